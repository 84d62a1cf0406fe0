### The figures in the rules of Diamant: what they show, and what is written below them.

figure-treasures = Карте блага. Број показује колико рубина карта доноси.
figure-treasures-alt = { $cards ->
    [one] { $cards } карта блага са својим бројем.
    [few] { $cards } карте блага са својим бројевима.
   *[other] { $cards } карата блага са својим бројевима.
}
figure-traps = { $copies ->
    [one] Замке, по { $copies } карта сваке врсте.
    [few] Замке, по { $copies } карте сваке врсте.
   *[other] Замке, по { $copies } карата сваке врсте.
}
figure-relics = { $relic_values ->
    [printed] Реликвије, с поенима које вреде.
   *[by_order] Реликвије. На њима не пише колико вреде: одлучује редослед.
}
figure-relics-alt = { $cards ->
    [one] { $cards } карта реликвије.
    [few] { $cards } карте реликвија.
   *[other] { $cards } карата реликвија.
}
figure-equipment = Ово има свако од вас.
figure-equipment-thing = { $thing ->
    [explorer] Истра­живач
    [chest] Сандук
    [continue] Напред
   *[exit] Излаз
}
figure-sharing = { $rubies } ÷ { $explorers } = { $each }. { $each ->
    [one] Свако у пећини добија { $each } рубин.
    [few] Свако у пећини добија { $each } рубина.
   *[other] Свако у пећини добија { $each } рубина.
} { $left ->
    [one] На карти остаје { $left } рубин.
    [few] На карти остају { $left } рубина.
   *[other] На карти остаје { $left } рубина.
}
figure-sharing-alt = Благо од { $rubies } рубина { $explorers ->
    [one] дели { $explorers } истраживач.
    [few] деле { $explorers } истраживача.
   *[other] дели { $explorers } истраживача.
}
figure-twice = Две замке исте врсте прекидају експедицију.
figure-twice-card = { $which ->
    [first] Прва: само страх
   *[second] Друга: крај
}
figure-leaving = { $leftover ->
    [per_card] Пример: на путу још леже рубини који нису могли да се поделе. Свака карта се дели посебно.
   *[pooled] Пример: на путу још леже рубини који нису могли да се поделе. Сви рубини се деле заједно.
}
figure-leaving-alt = { $relics ->
    [none] На путу леже три карте блага са 1, 3 и 1 рубином.
   *[some] На путу леже реликвија и три карте блага са 1, 3 и 1 рубином.
}
figure-leaving-alone = { $rubies ->
    [one] Неко излази без друштва и узима { $rubies } рубин
    [few] Неко излази без друштва и узима { $rubies } рубина
   *[other] Неко излази без друштва и узима { $rubies } рубина
}{ $relics ->
    [none] .
   *[some] {" "}и реликвију.
}
figure-leaving-together = { $each ->
    [one] Двоје излази заједно: свако узима { $each } рубин.
    [few] Двоје излази заједно: свако узима { $each } рубина.
   *[other] Двоје излази заједно: свако узима { $each } рубина.
} { $left ->
    [one] На путу остаје { $left } рубин.
    [few] На путу остају { $left } рубина.
   *[other] На путу остаје { $left } рубина.
}{ $relics ->
    [none] { "" }
   *[some] {" "}Остаје и реликвија.
}
figure-removed = Кад експедиција пропадне, остаје мање карата ове врсте: { $left } од { $copies }.
figure-removed-alt = { $copies ->
    [one] { $copies } замка исте врсте; једна је прецртана.
    [few] { $copies } замке исте врсте; једна је прецртана.
   *[other] { $copies } замки исте врсте; једна је прецртана.
}
figure-worth = { $relic_counter ->
    [revealed] Колико вреде реликвије, редом којим се откривају.
   *[taken] Колико вреде реликвије, редом којим се износе из пећине.
}{ $relic_batch ->
    [by_first] {" "}Ако се више њих изнесе одједном, о свима одлучује прва.
   *[each] { "" }
}
figure-worth-points = { $points ->
    [one] { $number }. по реду: { $points } поен
    [few] { $number }. по реду: { $points } поена
   *[other] { $number }. по реду: { $points } поена
}
