### The figures in the rules of Diamant: what they show, and what is written below them.

figure-treasures = Poklady. Číslo říká, kolik rubínů karta přináší.
figure-treasures-alt = { $cards ->
    [one] 1 karta pokladu s číslem.
    [few] { $cards } karty pokladů s čísly.
    [many] { $cards } karty pokladů s čísly.
   *[other] { $cards } karet pokladů s čísly.
}
figure-traps = { $copies ->
    [one] Pasti. Od každého druhu je jedna karta.
    [few] Pasti. Od každého druhu jsou { $copies } karty.
    [many] Pasti. Od každého druhu je { $copies } karty.
   *[other] Pasti. Od každého druhu je { $copies } karet.
}
figure-relics = { $relic_values ->
    [printed] Relikvie a body, které za ně jsou.
   *[by_order] Relikvie. Hodnotu natištěnou nemají: rozhoduje jejich pořadí.
}
figure-relics-alt = { $cards ->
    [one] 1 karta relikvie.
    [few] { $cards } karty relikvií.
    [many] { $cards } karty relikvií.
   *[other] { $cards } karet relikvií.
}
figure-equipment = Co má každý z vás.
figure-equipment-thing = { $thing ->
    [explorer] Průzkumník
    [chest] Truhla
    [continue] Jít dál
   *[exit] Vrátit se
}
figure-sharing = { $rubies } ÷ { $explorers } = { $each }. { $each ->
    [one] Každý v jeskyni dostane 1 rubín.
    [few] Každý v jeskyni dostane { $each } rubíny.
    [many] Každý v jeskyni dostane { $each } rubínu.
   *[other] Každý v jeskyni dostane { $each } rubínů.
} { $left ->
    [one] 1 rubín zůstane na kartě.
    [few] { $left } rubíny zůstanou na kartě.
    [many] { $left } rubínu zůstane na kartě.
   *[other] { $left } rubínů zůstane na kartě.
}
figure-sharing-alt = O poklad ({ $rubies ->
    [one] 1 rubín
    [few] { $rubies } rubíny
    [many] { $rubies } rubínu
   *[other] { $rubies } rubínů
}) se { $explorers ->
    [one] nedělí nikdo, průzkumník je 1
    [few] dělí { $explorers } průzkumníci
    [many] dělí { $explorers } průzkumníka
   *[other] dělí { $explorers } průzkumníků
}.
figure-twice = Dvě pasti stejného druhu výpravu ukončí.
figure-twice-card = { $which ->
    [first] První: leknutí
   *[second] Druhá: konec
}
figure-leaving = { $leftover ->
    [per_card] Příklad: na cestě ještě leží rubíny, které se nedaly rozdělit. Každá karta se dělí zvlášť.
   *[pooled] Příklad: na cestě ještě leží rubíny, které se nedaly rozdělit. Dělí se všechny dohromady.
}
figure-leaving-alt = { $relics ->
    [none] Na cestě leží tři poklady a na nich 1, 3 a 1 rubín.
   *[some] Na cestě leží relikvie a tři poklady, na nich 1, 3 a 1 rubín.
}
figure-leaving-alone = Vrací se jen jeden a bere { $rubies ->
    [one] 1 rubín
    [few] { $rubies } rubíny
    [many] { $rubies } rubínu
   *[other] { $rubies } rubínů
}{ $relics ->
    [none] { "" }
   *[some] {" "}a relikvii
}.
figure-leaving-together = { $each ->
    [one] Dva se vracejí spolu: každý bere 1 rubín.
    [few] Dva se vracejí spolu: každý bere { $each } rubíny.
    [many] Dva se vracejí spolu: každý bere { $each } rubínu.
   *[other] Dva se vracejí spolu: každý bere { $each } rubínů.
} { $left ->
    [one] 1 rubín zůstane na cestě.
    [few] { $left } rubíny zůstanou na cestě.
    [many] { $left } rubínu zůstane na cestě.
   *[other] { $left } rubínů zůstane na cestě.
}{ $relics ->
    [none] { "" }
   *[some] {" "}Relikvie zůstane také.
}
figure-removed = Po nezdaru { $left ->
    [one] zbývá 1 karta
    [few] zbývají { $left } karty
    [many] zbývá { $left } karty
   *[other] zbývá { $left } karet
} tohoto druhu z původních { $copies }.
figure-removed-alt = { $copies ->
    [one] 1 past
    [few] { $copies } pasti
    [many] { $copies } pasti
   *[other] { $copies } pastí
} stejného druhu; jedna je přeškrtnutá.
figure-worth = { $relic_counter ->
    [revealed] Jakou hodnotu mají relikvie podle pořadí, v jakém se otočí.
   *[taken] Jakou hodnotu mají relikvie podle pořadí, v jakém si je kdo odnese.
}{ $relic_batch ->
    [by_first] {" "}Když si někdo odnese víc relikvií najednou, rozhoduje za všechny první z nich.
   *[each] { "" }
}
figure-worth-points = { $number }. relikvie: { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
