### The words of the board in the browser.

## The cave and who is in it

board-cave = Jaskinia
board-path = Ścieżka
board-explorers = Poszukiwacze
board-treasure = skarb wart { $value }, { $rubies ->
    [0] pusty
    [one] leży na nim 1 rubin
    [few] leżą na nim { $rubies } rubiny
    [many] leży na nim { $rubies } rubinów
   *[other] leży na nim { $rubies } rubinu
}
board-you = ty
board-you-shared = ma urządzenie
board-relics = { $count ->
    [one] 1 relikt, wartość { $worth }
    [few] { $count } relikty, wartość { $worth }
    [many] { $count } reliktów, wartość { $worth }
   *[other] { $count } reliktu, wartość { $worth }
}
board-card-choosing = jeszcze wybiera
board-card-sealed = wybór zapadł
board-card-continue = idzie dalej
board-card-exit = wraca

## What is just happening

board-rest = { $left ->
    [0] nic nie zostaje
    [one] zostaje 1
    [few] zostają { $left }
    [many] zostaje { $left }
   *[other] zostaje { $left }
}
board-second = Po raz drugi: { $kind }!
board-lost = { $lost ->
    [0] Nikt nie ma nic do stracenia
   *[other] Każdy w jaskini traci { $lost }
}
board-added = Do talii trafia { $relic }
board-closed = Wejście { $number } zamknięte

## What lies ahead

board-deadly = Groźne przy powtórce:
board-no-danger = Na razie bez pułapek
board-left = { $left ->
    [0] w talii już nie ma, niegroźne
   *[other] w talii jeszcze { $left }
}
board-lamp = { $light ->
    [safe] Lampa: małe ryzyko
    [careful] Lampa: ostrożnie
    [danger] Lampa: duże ryzyko
   *[dark] Lampa: nie świeci
}
board-odds-end = Następna karta kończy wyprawę
board-odds-stay = Po następnej karcie, średnio
board-odds-alone = Powrót teraz, w pojedynkę
board-odds-together = Powrót teraz, wszyscy razem

## The cards

board-cards = Karty
board-trap = Pułapka
board-on-path = Leży
board-in-deck = Talia
board-removed = Poza grą
board-kind-spider = Pająk
board-kind-snake = Wąż
board-kind-lava = Lawa
board-kind-boulder = Głaz
board-kind-ram = Taran
board-kind-scorpion = Skorpion
board-kind-rockslide = Osuwisko
board-kind-gas = Gaz
board-kind-explosion = Wybuch
board-kind-mummy = Mumia
board-kind-fire = Ogień
board-kind-rockfall = Kamienie
board-treasures-left = { $count ->
    [one] 1 skarb w talii
    [few] { $count } skarby w talii
    [many] { $count } skarbów w talii
   *[other] { $count } skarbu w talii
}
board-relics-left = { $count ->
    [0] Nie ma reliktów w talii
    [one] 1 relikt w talii
    [few] { $count } relikty w talii
    [many] { $count } reliktów w talii
   *[other] { $count } reliktu w talii
}
board-relics-come = { $count ->
    [one] 1 relikt dojdzie później
    [few] { $count } relikty dojdą później
    [many] { $count } reliktów dojdzie później
   *[other] { $count } reliktu dojdzie później
}{ $values ->
    [none] { "" }
   *[other] : { $values }
}
board-relics-lost = { $count ->
    [one] 1 relikt przepadł
    [few] { $count } relikty przepadły
    [many] { $count } reliktów przepadło
   *[other] { $count } reliktu przepadło
}{ $values ->
    [none] { "" }
   *[other] : { $values }
}

## The decision

board-decision = Twoja decyzja
board-decision-shared = { $name }: dalej czy z powrotem
question-shared = W głąb jaskini czy do obozu z rubinami?
board-take-back = Cofnij

## On a phone beside a big screen

card-in-cave = W jaskini
card-in-camp = Bezpiecznie w obozie
card-carried = Niesiesz
card-chest = W twojej skrzyni
card-relics = { $count ->
    [one] Relikt
    [few] Relikty
    [many] Relikty
   *[other] Relikty
}

## The result

board-outcome-chest = { $rubies } w skrzyni
board-outcome-relics = { $count ->
    [one] relikt: { $values }
    [few] { $count } relikty: { $values }
    [many] { $count } reliktów: { $values }
   *[other] { $count } reliktu: { $values }
}
