### The words of the board in the browser.

## The cave and who is in it

board-cave = Peștera
board-path = Traseul
board-explorers = Exploratori
board-treasure = comoară de { $value }, { $rubies ->
    [0] goală
    [one] cu 1 rubin pe ea
    [few] cu { $rubies } rubine pe ea
   *[other] cu { $rubies } de rubine pe ea
}
board-you = tu
board-you-shared = are dispozitivul
board-relics = { $count ->
    [one] 1 relicvă, în valoare de { $worth }
    [few] { $count } relicve, în valoare de { $worth }
   *[other] { $count } de relicve, în valoare de { $worth }
}
board-card-choosing = încă alege
board-card-sealed = a ales
board-card-continue = continuă
board-card-exit = pleacă

## What is just happening

board-rest = { $left ->
    [0] nu rămâne nimic
    [one] rămâne 1
    [few] rămân { $left }
   *[other] rămân { $left }
}
board-second = A doua oară: { $kind }!
board-lost = { $lost ->
    [0] Nimeni nu avea ce pierde
   *[other] Toți cei din peșteră pierd câte { $lost }
}
board-added = { $relic } intră în pachet
board-closed = Intrarea { $number } s-a închis

## What lies ahead

board-deadly = Fatale dacă se repetă:
board-no-danger = Nicio capcană până acum
board-left = { $left ->
    [0] niciuna în pachet, inofensivă
    [one] încă 1 în pachet
    [few] încă { $left } în pachet
   *[other] încă { $left } în pachet
}
board-lamp = { $light ->
    [safe] Lampa: pericol mic
    [careful] Lampa: atenție
    [danger] Lampa: pericol mare
   *[dark] Lampa: stinsă
}
board-odds-end = Cartea următoare încheie expediția
board-odds-stay = După cartea următoare, în medie
board-odds-alone = Plecare acum, fără alții
board-odds-together = Plecare acum, toți împreună

## The cards

board-cards = Cărțile
board-trap = Capcană
board-on-path = Tra{ "\u00AD" }seu
board-in-deck = Pa{ "\u00AD" }chet
board-removed = Afară
board-kind-spider = Păianjen
board-kind-snake = Șarpe
board-kind-lava = Lavă
board-kind-boulder = Bolovan
board-kind-ram = Berbec
# The same.
board-kind-scorpion = Scorpion
board-kind-rockslide = Avalanșă
board-kind-gas = Gaz
board-kind-explosion = Explozie
board-kind-mummy = Mumie
board-kind-fire = Incendiu
board-kind-rockfall = Pietre
board-treasures-left = { $count ->
    [one] 1 comoară în pachet
    [few] { $count } comori în pachet
   *[other] { $count } de comori în pachet
}
board-relics-left = { $count ->
    [0] Nicio relicvă în pachet
    [one] 1 relicvă în pachet
    [few] { $count } relicve în pachet
   *[other] { $count } de relicve în pachet
}
board-relics-come = { $count ->
    [one] 1 relicvă vine mai târziu
    [few] { $count } relicve vin mai târziu
   *[other] { $count } de relicve vin mai târziu
}{ $values ->
    [none] { "" }
   *[other] : { $values }
}
board-relics-lost = { $count ->
    [one] 1 relicvă pierdută
    [few] { $count } relicve pierdute
   *[other] { $count } de relicve pierdute
}{ $values ->
    [none] { "" }
   *[other] : { $values }
}

## The decision

board-decision = Decizia ta
board-decision-shared = { $name }: continuă sau pleacă
question-shared = Mai adânc în peșteră sau înapoi cu rubinele?
board-take-back = Retrage alegerea

## On a phone beside a big screen

card-in-cave = În peșteră
card-in-camp = În siguranță, în tabără
card-carried = Ai în mână
card-chest = În cufărul tău
card-relics = { $count ->
    [one] Relicvă
    [few] Relicve
   *[other] Relicve
}

## The result

board-outcome-chest = { $rubies } în cufăr
board-outcome-relics = { $count ->
    [one] 1 relicvă: { $values }
    [few] { $count } relicve: { $values }
   *[other] { $count } de relicve: { $values }
}
