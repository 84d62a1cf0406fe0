### The words of the board in the browser.

## The cave and who is in it

board-cave = Jeskyně
board-path = Cesta
board-explorers = Průzkumníci
board-treasure = poklad s hodnotou { $value }, { $rubies ->
    [0] prázdný
    [one] leží na něm 1 rubín
    [few] leží na něm { $rubies } rubíny
    [many] leží na něm { $rubies } rubínu
   *[other] leží na něm { $rubies } rubínů
}
board-you = ty
board-you-shared = má zařízení
board-relics = { $count ->
    [one] 1 relikvie, hodnota { $worth }
    [few] { $count } relikvie, hodnota { $worth }
    [many] { $count } relikvie, hodnota { $worth }
   *[other] { $count } relikvií, hodnota { $worth }
}
board-card-choosing = ještě vybírá
board-card-sealed = má vybráno
board-card-continue = jde dál
board-card-exit = vrací se

## What is just happening

board-rest = { $left ->
    [0] nezůstává nic
    [one] zůstává 1
    [few] zůstávají { $left }
    [many] zůstává { $left }
   *[other] zůstává { $left }
}
board-second = Podruhé: { $kind }!
board-lost = { $lost ->
    [0] Nikdo nemá co ztratit
   *[other] Každý v jeskyni ztrácí { $lost }
}
board-added = Do balíčku přibývá { $relic }
board-closed = Vchod { $number } je zavřený

## What lies ahead

board-deadly = Podruhé osudné:
board-no-danger = Zatím žádná past
board-left = { $left ->
    [0] v balíčku už není, neškodí
   *[other] v balíčku ještě { $left }
}
board-lamp = { $light ->
    [safe] Lampa: malé nebezpečí
    [careful] Lampa: opatrně
    [danger] Lampa: velké nebezpečí
   *[dark] Lampa: nesvítí
}
board-odds-end = Další karta výpravu ukončí
board-odds-stay = Po další kartě, v průměru
board-odds-alone = Návrat hned, bez ostatních
board-odds-together = Návrat hned, všichni spolu

## The cards

board-cards = Karty
board-trap = Past
board-on-path = Cesta
board-in-deck = Zbývá
board-removed = Pryč
board-kind-spider = Pavouk
board-kind-snake = Had
board-kind-lava = Láva
board-kind-boulder = Balvan
board-kind-ram = Beranidlo
board-kind-scorpion = Štír
board-kind-rockslide = Sesuv
board-kind-gas = Plyn
board-kind-explosion = Výbuch
board-kind-mummy = Mumie
board-kind-fire = Oheň
board-kind-rockfall = Zával
board-treasures-left = { $count ->
    [one] 1 poklad v balíčku
    [few] { $count } poklady v balíčku
    [many] { $count } pokladu v balíčku
   *[other] { $count } pokladů v balíčku
}
board-relics-left = { $count ->
    [0] Žádná relikvie v balíčku
    [one] 1 relikvie v balíčku
    [few] { $count } relikvie v balíčku
    [many] { $count } relikvie v balíčku
   *[other] { $count } relikvií v balíčku
}
board-relics-come = { $count ->
    [one] 1 relikvie přibude později
    [few] { $count } relikvie přibudou později
    [many] { $count } relikvie přibude později
   *[other] { $count } relikvií přibude později
}{ $values ->
    [none] { "" }
   *[other] : { $values }
}
board-relics-lost = { $count ->
    [one] 1 relikvie ztracena
    [few] { $count } relikvie ztraceny
    [many] { $count } relikvie ztraceno
   *[other] { $count } relikvií ztraceno
}{ $values ->
    [none] { "" }
   *[other] : { $values }
}

## The decision

board-decision = Tvoje rozhodnutí
board-decision-shared = { $name }: dál, nebo zpátky?
question-shared = Hlouběji do jeskyně, nebo zpátky s rubíny?
board-take-back = Vzít zpět

## On a phone beside a big screen

card-in-cave = V jeskyni
card-in-camp = V táboře, v bezpečí
card-carried = Neseš
card-chest = Ve tvé truhle
card-relics = { $count ->
    [one] Relikvie
    [few] Relikvie
    [many] Relikvie
   *[other] Relikvie
}

## The result

board-outcome-chest = { $rubies } v truhle
board-outcome-relics = { $count ->
    [one] 1 relikvie: { $values }
    [few] { $count } relikvie: { $values }
    [many] { $count } relikvie: { $values }
   *[other] { $count } relikvií: { $values }
}
