### The rules of Gnomes as a player reads them, with the numbers of the edition filled in.

heading-idea = O co jde

G1-1 = Je vás { $least_seats } až { $most_seats } a každý vede partu skřítků do diamantového dolu. Tvoje dlaždice leží lícem dolů a ty si musíš pamatovat, co na nich je. Kdo má nejvíc diamantů, když Sněhurka zavolá k večeři, vyhrává.

heading-tiles = Dlaždice

G1-2 = Běžná dlaždice ukazuje diamanty a jeden symbol: svítilnu, pochodeň, nebo šipky.{ $plains ->
    [0] { "" }
   *[other] {" "}Některé symbol nemají.
} Na rubu je patro, ke kterému patří: v I. patře je { $tiles_1 } dlaždic, ve II. patře { $tiles_2 } a ve III. patře { $tiles_3 }.
G1-3 = { $specials ->
    [0] Speciální dlaždice je jen jedna: Sněhurka, hluboko ve III. patře.
   *[other] Níž, ve II. a III. patře, čekají speciální dlaždice: Sněhurka{ $fives ->
        [0] { "" }
       *[other] , pět diamantů ({ $fives }×)
    }{ $lits ->
        [0] { "" }
       *[other] , osvětlená chodba ({ $lits }×)
    }{ $bats ->
        [0] { "" }
       *[other] , netopýři ({ $bats }×)
    }{ $explosions ->
        [0] { "" }
       *[other] , výbuch ({ $explosions }×)
    }.
}
G8-2 = { $tile_set ->
    [b] Pravidla neuvádějí, kolik je kterých dlaždic, takže tato sada je jen návrh: v I. patře jsou na dlaždici 0 až 3 diamanty, hlouběji 1 až 4.
    [a] Pravidla neuvádějí, kolik je kterých dlaždic, takže tato sada je jen návrh: na běžné dlaždici jsou v každém patře 1 až 4 diamanty.
   *[house] Hrajete s vlastní sadou dlaždic.
}

heading-before = Než začnete

G2-1 = Každé patro zamíchejte zvlášť. Hrajete-li ve dvou, vraťte { $removed_2 } dlaždic I. patra do krabičky, aniž se na ně podíváte, ve třech { $removed_3 }, ve čtyřech žádnou.
G2-2 = Každý dostane { $places } dlaždic I. patra. Prohlédni si je, nauč se je nazpaměť a { $arrange ->
    [own_order] polož je do řady lícem dolů, v pořadí, ve kterém si je nejlíp zapamatuješ.
   *[as_dealt] otoč je lícem dolů tam, kde leží.
} { $stack ->
    [one] Zbylá 1 dlaždice je první hromádka.
    [few] Zbylé { $stack } dlaždice jsou první hromádka.
    [many] Zbylé { $stack } dlaždice jsou první hromádka.
   *[other] Zbylých { $stack } dlaždic je první hromádka.
}
G-A14 = { $memory_help ->
    [on] Obrazovka ti pomáhá: ukazuje dál, co už znáš a kdo co zná.
   *[off] Jakmile se přestaneš dívat, obrázky z obrazovky zmizí. Právě o paměť tu jde.
}
G2-4 = { $begins ->
    [lot] Kdo začíná, určí los.
    [agreed] Kdo začíná, na tom jste se dohodli.
   *[first] Začíná hráč na prvním místě; podle pravidel je to nejmladší z vás.
} Dál se hraje po směru hodinových ručiček.

heading-turn = Tvůj tah

G3-1 = Musíš přibrat vrchní dlaždici z hromádky. Podívej se na ni a nikomu ji neukazuj.
G3-2 = Odlož ji, nebo si ji ponech. Chceš-li si ji ponechat, vyber jednu ze svých zakrytých dlaždic, tu odlož a novou polož lícem dolů na její místo.
G3-3 = Teď se uplatní symbol na dlaždici, která byla právě odložena. Svítilna: pohled na jednu z vlastních dlaždic. Pochodeň: pohled na dlaždici někoho jiného. Šipky: musíš vyměnit jednu ze svých zakrytých dlaždic za zakrytou dlaždici někoho jiného a nikdo se přitom nedívá.
G-A5 = { $look ->
    [must] Pohled nejde odmítnout.
   *[optional] Když nechceš, dívat se nemusíš.
}
G-A20 = { $look_at ->
    [any] Podívat se dá na kteroukoli dlaždici, i na odkrytou.
   *[face_down] Podívat se dá jen na zakryté dlaždice.
}
G-A6 = { $arrows ->
    [by_lot] K výměně vybíráš jednu ze svých dlaždic a jiného hráče. Kterou z jeho zakrytých dlaždic dostaneš, určí los.
   *[chosen] Obě dlaždice k výměně vybíráš ty.
} Dát pryč smíš i dlaždici ponechanou v tomto tahu.
G-A4 = Odložené dlaždice leží lícem nahoru. { $discard_pile ->
    [open] Celou hromádku odložených dlaždic si smíš kdykoli prohlédnout.
   *[top_only] Vidět je jen ta navrchu.
} Nic se odtud nevrací.
G7-7 = Všichni vidí, na které dlaždice se díváš a které přesouváš. Co na nich vidíš, víš jen ty.
G-A19 = Když včas neodpovíš, řada zůstane, jak byla rozdána, přibraná dlaždice se odloží, díváš se, jen když musíš, a kde se vybrat musí, platí dlaždice úplně vlevo.

heading-down = Do hloubky

G4-1 = { $cart ->
    [last_draw] Jakmile někdo přibere poslední dlaždici z hromádky, ještě než se uplatní, jede nahoru vozík:
   *[stack_empty] Když je hromádka prázdná a tah skončil, jede nahoru vozík:
} každý si tajně vybere jednu ze svých zakrytých dlaždic a všichni je naráz odkryjí. Po tomto tahu sjíždíte do dalšího patra. Stane se to dvakrát, po I. a po II. patře.
G4-2 = Co je odkryté, už se nedá nahradit ani vyměnit a na konci se ti počítá{ $explosions ->
    [0] { "" }
   *[other] { $explosion ->
        [any] , pokud to neobětuješ při výbuchu
       *[face_down] { "" }
    }
}.

heading-special = Speciální dlaždice

G5-1 = { $fives ->
    [0] { "" }
   *[other] Pět diamantů: ponech si je jako každou jinou dlaždici, nebo je odlož. Symbol nemají.
}
G-A11 = { $fives ->
    [0] Speciální dlaždice se hned po přibrání ukážou a odloží.
   *[other] Všechny ostatní speciální dlaždice se hned po přibrání ukážou a odloží.
}
G5-2 = { $lits ->
    [0] { "" }
   *[other] Osvětlená chodba: každý se { $lit ->
        [exactly_three] podívá třikrát
       *[up_to_three] smí podívat až třikrát
    } { $look_at ->
        [any] na dlaždice
       *[face_down] na zakryté dlaždice
    }, své i cizí.
}
G-A10 = { $lits ->
    [0] { "" }
   *[other] Díváte se na ně jednu po druhé, všichni zároveň. { $lit ->
        [exactly_three] Po každém pohledu si vyber další dlaždici.
       *[up_to_three] Po každém pohledu si vyber další dlaždici, nebo skonči.
    }
}
G5-3 = { $bats ->
    [0] { "" }
   *[other] Netopýři: každý musí navzájem prohodit dvě své { $bats_move ->
        [any] dlaždice, ať zakryté, nebo odkryté
       *[face_down] zakryté dlaždice
    }.
}
G5-4 = { $explosions ->
    [0] { "" }
   *[other] Výbuch: každý obětuje { $explosion ->
        [any] jednu ze svých dlaždic, zakrytou nebo odkrytou
       *[face_down] jednu ze svých zakrytých dlaždic
    }. Ta jde do krabičky, aniž se na ni kdo podívá, a nepočítá se.
}
G-A16 = { $explosions ->
    [0] { "" }
    [one] { "" }
    [few] Nemáš-li už nic, co by výbuch mohl vzít, nic se ti nestane. Poslední dlaždice ti zůstane vždy.
    [many] Nemáš-li už nic, co by výbuch mohl vzít, nic se ti nestane. Poslední dlaždice ti zůstane vždy.
   *[other] Nemáš-li už nic, co by výbuch mohl vzít, nic se ti nestane. Poslední dlaždice ti zůstane vždy.
}
G5-5 = Sněhurka: večeře je hotová a hra okamžitě končí.

heading-end = Konec

G6-1 = Odkryj všechny své dlaždice a spočítej na nich diamanty. Vyhrává, kdo jich má nejvíc; je-li takových víc, o vítězství se dělí.
