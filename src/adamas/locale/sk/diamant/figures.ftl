### The figures in the rules of Diamant: what they show, and what is written below them.

figure-treasures = Poklady. Číslo hovorí, koľko rubínov karta prinesie.
figure-treasures-alt = { $cards ->
    [one] 1 karta pokladu s číslom.
    [few] { $cards } karty pokladov s číslami.
    [many] { $cards } karty pokladov s číslami.
   *[other] { $cards } kariet pokladov s číslami.
}
figure-traps = { $copies ->
    [one] Pasce. Z každého druhu je jedna karta.
    [few] Pasce. Z každého druhu sú { $copies } karty.
    [many] Pasce. Z každého druhu je { $copies } karty.
   *[other] Pasce. Z každého druhu je { $copies } kariet.
}
figure-relics = { $relic_values ->
    [printed] Relikvie a body, ktoré za ne dostaneš.
   *[by_order] Relikvie. Hodnotu na sebe nemajú: rozhoduje poradie.
}
figure-relics-alt = { $cards ->
    [one] 1 karta relikvie.
    [few] { $cards } karty relikvií.
    [many] { $cards } karty relikvií.
   *[other] { $cards } kariet relikvií.
}
figure-equipment = Toto má každý z vás.
figure-equipment-thing = { $thing ->
    [explorer] Prieskumník
    [chest] Truhlica
    [continue] Ísť ďalej
   *[exit] Vrátiť sa
}
figure-sharing = { $rubies } ÷ { $explorers } = { $each }. { $each ->
    [one] Každý v jaskyni dostane 1 rubín.
    [few] Každý v jaskyni dostane { $each } rubíny.
    [many] Každý v jaskyni dostane { $each } rubína.
   *[other] Každý v jaskyni dostane { $each } rubínov.
} { $left ->
    [one] Na karte zostane 1 rubín.
    [few] Na karte zostanú { $left } rubíny.
    [many] Na karte zostane { $left } rubína.
   *[other] Na karte zostane { $left } rubínov.
}
figure-sharing-alt = { $rubies ->
    [one] Poklad s 1 rubínom
    [few] Poklad s { $rubies } rubínmi
    [many] Poklad s { $rubies } rubína
   *[other] Poklad s { $rubies } rubínmi
} sa delí; počet prieskumníkov: { $explorers }.
figure-twice = Dve pasce rovnakého druhu ukončia výpravu.
figure-twice-card = { $which ->
    [first] Prvá: zľakneš sa
   *[second] Druhá: koniec
}
figure-leaving = { $leftover ->
    [per_card] Príklad: na ceste ešte ležia rubíny, ktoré sa nedali rozdeliť. Každá karta sa delí zvlášť.
   *[pooled] Príklad: na ceste ešte ležia rubíny, ktoré sa nedali rozdeliť. Delia sa všetky spolu.
}
figure-leaving-alt = { $relics ->
    [none] Na ceste ležia tri poklady s 1, 3 a 1 rubínom.
   *[some] Na ceste ležia tri poklady s 1, 3 a 1 rubínom a relikvia.
}
figure-leaving-alone = Vracia sa len jeden a berie si { $rubies ->
    [one] 1 rubín
    [few] { $rubies } rubíny
    [many] { $rubies } rubína
   *[other] { $rubies } rubínov
}{ $relics ->
    [none] { "" }
   *[some] {" "}aj relikviu
}.
figure-leaving-together = { $each ->
    [one] Vracajú sa dvaja naraz: každý si berie 1 rubín.
    [few] Vracajú sa dvaja naraz: každý si berie { $each } rubíny.
    [many] Vracajú sa dvaja naraz: každý si berie { $each } rubína.
   *[other] Vracajú sa dvaja naraz: každý si berie { $each } rubínov.
} { $left ->
    [one] Na ceste zostáva 1 rubín.
    [few] Na ceste zostávajú { $left } rubíny.
    [many] Na ceste zostáva { $left } rubína.
   *[other] Na ceste zostáva { $left } rubínov.
}{ $relics ->
    [none] { "" }
   *[some] {" "}Relikvia zostáva tiež.
}
figure-removed = Po nezdare { $left ->
    [one] zostáva 1 karta
    [few] zostávajú { $left } karty
    [many] zostáva { $left } karty
   *[other] zostáva { $left } kariet
} tohto druhu z pôvodných { $copies }.
figure-removed-alt = { $copies ->
    [one] 1 pasca; je prečiarknutá.
    [few] { $copies } pasce rovnakého druhu; jedna je prečiarknutá.
    [many] { $copies } pasce rovnakého druhu; jedna je prečiarknutá.
   *[other] { $copies } pascí rovnakého druhu; jedna je prečiarknutá.
}
figure-worth = { $relic_counter ->
    [revealed] Akú hodnotu majú relikvie v poradí, v akom sa otočia.
   *[taken] Akú hodnotu majú relikvie v poradí, v akom si ich hráči odnesú.
}{ $relic_batch ->
    [by_first] {" "}Keď si niekto odnesie viac relikvií naraz, rozhoduje za všetky prvá z nich.
   *[each] { "" }
}
figure-worth-points = { $number }. relikvia: { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
