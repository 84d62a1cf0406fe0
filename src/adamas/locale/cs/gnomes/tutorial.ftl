### A first game of Gnomes, guided: at most three short sentences a step. It is also read aloud.
### $name1 is the other player.

tutorial-welcome = Vítej v dole! Tady { $places ->
    [one] je tvoje 1 dlaždice
    [few] jsou tvoje { $places } dlaždice
    [many] je tvé { $places } dlaždice
   *[other] je tvých { $places } dlaždic
}. Diamanty na nich jsou tvoje body.
tutorial-memorise = Smíš je položit v libovolném pořadí: klepni na svou nejlepší dlaždici, pak na prostřední, a prohodí se. Všechny se nauč nazpaměť, za chvíli budou lícem dolů. Hotovo? Klepni na tlačítko.
tutorial-keep = Přibíráš dlaždici s mnoha diamanty a nikdo jiný ji nevidí. Ponech si ji: klepni na svou dlaždici bez diamantů, ta jí uvolní místo.
tutorial-lantern = Co teď uděláš, říká odložená dlaždice. Je na ní svítilna: podívej se na jednu ze svých dlaždic. Klepni na kteroukoli.
tutorial-peek = Tuto dlaždici vidíš jen ty. Zapamatuj si ji a tlačítkem ji zase zakryj.
tutorial-discard = { $name1 } odkládá pochodeň a dívá se na jednu z tvých dlaždic. Ty přibíráš také pochodeň, a bez diamantů: odlož ji.
tutorial-torch = Pochodeň: teď se smíš podívat na dlaždici někoho jiného. Klepni na kteroukoli.
tutorial-remember = Je to dobrá dlaždice? Zapamatuj si, kde leží, a zase ji zakryj.
tutorial-cart = První patro je prázdné, a tak jede nahoru vozík. Dlaždice, kterou s ním pošleš, se odkryje: je v bezpečí a na konci se počítá. Pošli nahoru svou nejlepší.
tutorial-level = Dolů do dalšího patra, tam jsou dlaždice bohatší! Přibíráš šipky s málo diamanty. Odlož je.
tutorial-arrows = Šipky: musíš si s někým vyměnit jednu dlaždici a nikdo se přitom nedívá. Klepni na svou chudou dlaždici a pak na tu, kterou chceš.
tutorial-bats = Netopýři! Každý musí prohodit dvě své dlaždice. Klepni na dvě a pamatuj si, kde teď leží.
tutorial-lit = Chodba je osvětlená! Každý se smí podívat až na tři dlaždice z kterékoli řady, jednu po druhé. Klepni na některou.
tutorial-stop = Dívat by se dalo i dál. Tentokrát to stačí: klepni na tlačítko.
tutorial-up = Další vozík! Kam netopýři odnesli tvou nejlepší dlaždici? Pošli ji nahoru, než ti ji někdo vymění.
tutorial-five = Nejbohatší dlaždice ze všech: pět diamantů! Ponech si ji a odlož některou chudou.
tutorial-pass = Na odložené dlaždici je svítilna. Podívat se smíš, ale nemusíš. Tentokrát se nedívej.
tutorial-explosion = Výbuch! Každý přichází o jednu ze svých zakrytých dlaždic. Obětuj některou chudou.
tutorial-supper = Sněhurka volá k večeři: hra okamžitě končí. Všechny dlaždice se odkryjí a vyhrává, kdo má nejvíc diamantů. Skutečný důl je mnohem hlubší než tento.
