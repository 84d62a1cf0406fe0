### The rules of Gnomes as a player reads them, with the numbers of the edition filled in.

heading-idea = O čo ide

G1-1 = Každý z vás vedie partiu gnómov do diamantovej bane a je vás { $least_seats } až { $most_seats }. Tvoje doštičky ležia lícom nadol a ty si musíš pamätať, čo na nich je. Kto má najviac diamantov, keď Snehulienka zavolá na večeru, vyhráva.

heading-tiles = Doštičky

G1-2 = Bežná doštička ukazuje diamanty a jeden symbol: lampáš, fakľu alebo šípky.{ $plains ->
    [0] { "" }
   *[other] {" "}Niektoré nemajú symbol.
} Na zadnej strane je podlažie, ku ktorému patrí: na I. podlaží je { $tiles_1 } doštičiek, na II. podlaží { $tiles_2 } a na III. podlaží { $tiles_3 }.
G1-3 = { $specials ->
    [0] Špeciálna doštička je len jedna: Snehulienka, hlboko na III. podlaží.
   *[other] Nižšie, na II. a III. podlaží, čakajú špeciálne doštičky: Snehulienka{ $fives ->
        [0] { "" }
       *[other] , päť diamantov ({ $fives }×)
    }{ $lits ->
        [0] { "" }
       *[other] , osvetlená chodba ({ $lits }×)
    }{ $bats ->
        [0] { "" }
       *[other] , netopiere ({ $bats }×)
    }{ $explosions ->
        [0] { "" }
       *[other] , explózia ({ $explosions }×)
    }.
}
G8-2 = { $tile_set ->
    [b] Pravidlá neuvádzajú, koľko je ktorých doštičiek, preto je táto sada len návrh: na I. podlaží sú na doštičke 0 až 3 diamanty, hlbšie 1 až 4.
    [a] Pravidlá neuvádzajú, koľko je ktorých doštičiek, preto je táto sada len návrh: na bežnej doštičke sú na každom podlaží 1 až 4 diamanty.
   *[house] Hráte s vlastnou sadou doštičiek.
}

heading-before = Skôr než začnete

G2-1 = Každé podlažie zamiešajte zvlášť. Pri dvoch hráčoch vráťte naslepo do krabičky { $removed_2 } doštičiek I. podlažia, pri troch { $removed_3 }, pri štyroch žiadnu.
G2-2 = Každý dostane { $places } doštičiek I. podlažia. Pozri si ich, nauč sa ich naspamäť a { $arrange ->
    [own_order] polož ich do radu lícom nadol, v poradí, v akom si ich najlepšie zapamätáš.
   *[as_dealt] otoč ich lícom nadol tam, kde ležia.
} { $stack ->
    [one] Zvyšná 1 doštička tvorí prvú kopu.
    [few] Zvyšné { $stack } doštičky tvoria prvú kopu.
    [many] Zvyšných { $stack } doštičky tvorí prvú kopu.
   *[other] Zvyšných { $stack } doštičiek tvorí prvú kopu.
}
G-A14 = { $memory_help ->
    [on] Obrazovka ti pomáha: naďalej ukazuje, čo už poznáš a kto čo pozná.
   *[off] Len čo sa prestaneš pozerať, obrázky z obrazovky zmiznú. Veď o pamäť tu ide.
}
G2-4 = { $begins ->
    [lot] Kto začína, určí žreb.
    [agreed] Kto začína, na tom ste sa dohodli.
   *[first] Začína hráč na prvom mieste; podľa pravidiel je to najmladší.
} Ďalej sa hrá v smere hodinových ručičiek.

heading-turn = Tvoj ťah

G3-1 = Musíš si zobrať vrchnú doštičku z kopy. Pozri si ju a nikomu ju neukazuj.
G3-2 = Vyhoď ju, alebo si ju nechaj. Ak si ju chceš nechať, vyber jednu zo svojich zakrytých doštičiek, tú vyhoď a novú polož lícom nadol na jej miesto.
G3-3 = Teraz platí symbol na doštičke, ktorá bola práve vyhodená. Lampáš: pohľad na jednu z vlastných doštičiek. Fakľa: pohľad na doštičku niekoho iného. Šípky: musíš vymeniť jednu zo svojich zakrytých doštičiek za zakrytú doštičku niekoho iného a nikto sa pritom nepozerá.
G-A5 = { $look ->
    [must] Pohľad sa nedá odmietnuť.
   *[optional] Ak nechceš, pozerať sa nemusíš.
}
G-A20 = { $look_at ->
    [any] Pozrieť sa dá na ktorúkoľvek doštičku, aj na odokrytú.
   *[face_down] Pozrieť sa dá len na zakryté doštičky.
}
G-A6 = { $arrows ->
    [by_lot] Na výmenu vyberáš jednu zo svojich doštičiek a iného hráča. Ktorú z jeho zakrytých doštičiek dostaneš, určí žreb.
   *[chosen] Obe doštičky na výmenu vyberáš ty.
} Dať preč smieš aj doštičku, ktorú si v tomto ťahu nechávaš.
G-A4 = Vyhodené doštičky ležia lícom nahor. { $discard_pile ->
    [open] Všetky si smieš kedykoľvek prezrieť.
   *[top_only] Vidno len tú navrchu.
} Nič sa odtiaľ nevracia.
G7-7 = Všetci vidia, na ktoré doštičky sa pozeráš a ktoré presúvaš. Čo na nich vidíš, vieš iba ty.
G-A19 = Ak neodpovieš včas, rad zostane, ako bol rozdaný, nová doštička sa vyhodí, pozrieš sa, len ak musíš, a kde sa vyberať musí, platí doštička najviac vľavo.

heading-down = Do hĺbky

G4-1 = { $cart ->
    [last_draw] Hneď ako si niekto zoberie poslednú doštičku z kopy, ešte skôr, než začne platiť, ide hore vozík:
   *[stack_empty] Keď je kopa prázdna a ťah sa skončil, ide hore vozík:
} každý si tajne vyberie jednu zo svojich zakrytých doštičiek a všetci ich naraz odokryjú. Po tomto ťahu schádzate na ďalšie podlažie. Stane sa to dvakrát, po I. a po II. podlaží.
G4-2 = Čo je odokryté, už sa nedá nahradiť ani vymeniť a na konci sa ti to ráta{ $explosions ->
    [0] { "" }
   *[other] { $explosion ->
        [any] , ak to neobetuješ pri explózii
       *[face_down] { "" }
    }
}.

heading-special = Špeciálne doštičky

G5-1 = { $fives ->
    [0] { "" }
   *[other] Päť diamantov: nechaj si ich ako každú inú doštičku, alebo ich vyhoď. Symbol nemajú.
}
G-A11 = { $fives ->
    [0] Špeciálne doštičky sa ukážu a vyhodia hneď, ako si ich niekto zoberie.
   *[other] Všetky ostatné špeciálne doštičky sa ukážu a vyhodia hneď, ako si ich niekto zoberie.
}
G5-2 = { $lits ->
    [0] { "" }
   *[other] Osvetlená chodba: každý sa { $lit ->
        [exactly_three] pozrie trikrát
       *[up_to_three] smie pozrieť až trikrát
    } { $look_at ->
        [any] na doštičky
       *[face_down] na zakryté doštičky
    }, svoje aj cudzie.
}
G-A10 = { $lits ->
    [0] { "" }
   *[other] Pozeráte sa na ne po jednej, všetci súčasne. { $lit ->
        [exactly_three] Po každom pohľade si vyber ďalšiu doštičku.
       *[up_to_three] Po každom pohľade si vyber ďalšiu doštičku, alebo skonči.
    }
}
G5-3 = { $bats ->
    [0] { "" }
   *[other] Netopiere: každý musí navzájom prehodiť dve svoje { $bats_move ->
        [any] doštičky, či už zakryté, alebo odokryté
       *[face_down] zakryté doštičky
    }.
}
G5-4 = { $explosions ->
    [0] { "" }
   *[other] Explózia: každý obetuje { $explosion ->
        [any] jednu zo svojich doštičiek, zakrytú alebo odokrytú
       *[face_down] jednu zo svojich zakrytých doštičiek
    }. Ide do krabičky, nikto si ju nepozrie a neráta sa.
}
G-A16 = { $explosions ->
    [0] { "" }
    [1] { "" }
   *[other] Ak už nemáš nič, čo by explózia mohla vziať, nič sa ti nestane. Posledná doštička ti zostane vždy.
}
G5-5 = Snehulienka: večera je na stole a hra sa okamžite končí.

heading-end = Koniec

G6-1 = Odokry všetky svoje doštičky a spočítaj na nich diamanty. Vyhráva, kto ich má najviac; ak je takých viac, o víťazstvo sa delia.
