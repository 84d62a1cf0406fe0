### The figures in the rules of Gnomes: what they show, and what is written below them.

figure-tiles = Tři běžné dlaždice: nahoře je symbol, dole jsou diamanty.
figure-levels = Rub dlaždic. Ukazuje patro.
figure-levels-level = { $number ->
    [one] { $roman }. patro: 1 dlaždice
    [few] { $roman }. patro: { $number } dlaždice
    [many] { $roman }. patro: { $number } dlaždice
   *[other] { $roman }. patro: { $number } dlaždic
}, na běžných { $least } až { $most ->
    [one] 1 diamant
    [few] { $most } diamanty
    [many] { $most } diamantu
   *[other] { $most } diamantů
}
figure-specials = Speciální dlaždice a jejich počet.
figure-specials-tile = { $type ->
    [five] Pět diamantů
    [lit] Osvětlená chodba
    [bats] Netopýři
    [explosion] Výbuch
   *[snow-white] Sněhurka
}
figure-learning = Na svou řadu se díváš jen ty.
figure-learning-look = Nejdřív: dívej se a pamatuj si.
figure-learning-then = Potom: lícem dolů, dokud nejedou nahoru nebo hra neskončí.
figure-keeping = Dlaždici v rámečku odkládáš. Uplatní se její symbol.
figure-keeping-discard = Odlož přibranou dlaždici.
figure-keeping-keep = Ponech si přibranou dlaždici a odlož tu, která ležela na jejím místě.
figure-symbols = Co symbol udělá, když ho odložíš.
figure-symbols-lantern = Svítilna: podívej se na jednu ze svých dlaždic.
figure-symbols-torch = Pochodeň: podívej se na dlaždici někoho jiného.
figure-symbols-arrows = Šipky: vyměň jednu ze svých dlaždic za dlaždici někoho jiného.
figure-carts = Řada cestou do hloubky. { $safe ->
    [explosion] Co jelo nahoru, už se nedá vyměnit.
   *[yes] Co jelo nahoru, je v bezpečí.
}
figure-carts-level = { $roman }. patro: { $down ->
    [one] 1 zakrytá dlaždice
    [few] { $down } zakryté dlaždice
    [many] { $down } zakryté dlaždice
   *[other] { $down } zakrytých dlaždic
}{ $up ->
    [0] {""}
    [one] , 1 odkrytá
    [few] , { $up } odkryté
    [many] , { $up } odkryté
   *[other] , { $up } odkrytých
}.
figure-own-row = Tvoje řada
figure-other-row = Řada někoho jiného
figure-light = Osvětlená chodba: { $lit ->
    [exactly_three] tři pohledy
   *[up_to_three] až tři pohledy
}, kamkoli chceš.
figure-bats = Netopýři: dvě tvoje dlaždice se prohodí.
figure-explosion = Výbuch: o jednu dlaždici přijdeš.
figure-counting = { $sum } = { $diamonds ->
    [one] 1 diamant
    [few] { $diamonds } diamanty
    [many] { $diamonds } diamantu
   *[other] { $diamonds } diamantů
}
