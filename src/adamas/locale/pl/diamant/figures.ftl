### The figures in the rules of Diamant: what they show, and what is written below them.

figure-treasures = Skarby. Liczba mówi, ile rubinów daje karta.
figure-treasures-alt = { $cards ->
    [one] 1 karta skarbu z liczbą.
    [few] { $cards } karty skarbów z liczbami.
    [many] { $cards } kart skarbów z liczbami.
   *[other] { $cards } karty skarbów z liczbami.
}
figure-traps = { $copies ->
    [one] Pułapki. Jest po jednej karcie każdego rodzaju.
    [few] Pułapki. Są po { $copies } karty każdego rodzaju.
    [many] Pułapki. Jest po { $copies } kart każdego rodzaju.
   *[other] Pułapki. Jest po { $copies } karty każdego rodzaju.
}
figure-relics = { $relic_values ->
    [printed] Relikty i punkty, które są warte.
   *[by_order] Relikty. Nie mają wydrukowanej wartości: decyduje kolejność.
}
figure-relics-alt = { $cards ->
    [one] 1 karta reliktu.
    [few] { $cards } karty reliktów.
    [many] { $cards } kart reliktów.
   *[other] { $cards } karty reliktów.
}
figure-equipment = To ma każdy z was.
figure-equipment-thing = { $thing ->
    [explorer] Poszukiwacz
    [chest] Skrzynia
    [continue] Idź dalej
   *[exit] Wracaj
}
figure-sharing = { $rubies } ÷ { $explorers } = { $each }. { $each ->
    [one] Każdy w jaskini dostaje 1 rubin.
    [few] Każdy w jaskini dostaje { $each } rubiny.
    [many] Każdy w jaskini dostaje { $each } rubinów.
   *[other] Każdy w jaskini dostaje { $each } rubinu.
} { $left ->
    [one] Na karcie zostaje 1 rubin.
    [few] Na karcie zostają { $left } rubiny.
    [many] Na karcie zostaje { $left } rubinów.
   *[other] Na karcie zostaje { $left } rubinu.
}
figure-sharing-alt = { $rubies ->
    [one] Skarb wart 1 rubin
    [few] Skarb wart { $rubies } rubiny
    [many] Skarb wart { $rubies } rubinów
   *[other] Skarb wart { $rubies } rubinu
} do podziału { $explorers ->
    [one] dla 1 poszukiwacza
    [few] między { $explorers } poszukiwaczy
    [many] między { $explorers } poszukiwaczy
   *[other] między { $explorers } poszukiwacza
}.
figure-twice = Dwie pułapki tego samego rodzaju kończą wyprawę.
figure-twice-card = { $which ->
    [first] Pierwsza: strach
   *[second] Druga: koniec
}
figure-leaving = { $leftover ->
    [per_card] Przykład: na ścieżce leżą jeszcze rubiny, których nie dało się podzielić. Każdą kartę dzieli się osobno.
   *[pooled] Przykład: na ścieżce leżą jeszcze rubiny, których nie dało się podzielić. Dzieli się je wszystkie razem.
}
figure-leaving-alt = { $relics ->
    [none] Na ścieżce leżą trzy skarby, na nich 1, 3 i 1 rubin.
   *[some] Na ścieżce leżą trzy skarby, na nich 1, 3 i 1 rubin, a obok relikt.
}
figure-leaving-alone = Jedna osoba wraca w pojedynkę i zabiera { $rubies ->
    [one] 1 rubin
    [few] { $rubies } rubiny
    [many] { $rubies } rubinów
   *[other] { $rubies } rubinu
}{ $relics ->
    [none] { "" }
   *[some] {" "}i relikt
}.
figure-leaving-together = { $each ->
    [one] Dwie osoby wracają razem: każda bierze 1 rubin.
    [few] Dwie osoby wracają razem: każda bierze { $each } rubiny.
    [many] Dwie osoby wracają razem: każda bierze { $each } rubinów.
   *[other] Dwie osoby wracają razem: każda bierze { $each } rubinu.
} { $left ->
    [one] Na ścieżce zostaje 1 rubin.
    [few] Na ścieżce zostają { $left } rubiny.
    [many] Na ścieżce zostaje { $left } rubinów.
   *[other] Na ścieżce zostaje { $left } rubinu.
}{ $relics ->
    [none] { "" }
   *[some] {" "}Relikt też zostaje.
}
figure-removed = Po klęsce { $left ->
    [one] zostaje 1
    [few] zostają { $left }
    [many] zostaje { $left }
   *[other] zostaje { $left }
} z { $copies } kart tego rodzaju.
figure-removed-alt = { $copies ->
    [one] 1 pułapka; jest przekreślona.
    [few] { $copies } pułapki tego samego rodzaju; jedna jest przekreślona.
    [many] { $copies } pułapek tego samego rodzaju; jedna jest przekreślona.
   *[other] { $copies } pułapki tego samego rodzaju; jedna jest przekreślona.
}
figure-worth = { $relic_counter ->
    [revealed] Ile są warte relikty, w kolejności odkrywania.
   *[taken] Ile są warte relikty, w kolejności wynoszenia z jaskini.
}{ $relic_batch ->
    [by_first] {" "}Jeśli ktoś wynosi kilka naraz, o wszystkich decyduje pierwszy z nich.
   *[each] { "" }
}
figure-worth-points = Numer { $number }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
