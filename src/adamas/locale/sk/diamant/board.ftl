### The words of the board in the browser.

## The cave and who is in it

board-cave = Jaskyňa
board-path = Cesta
board-explorers = Prieskumníci
board-treasure = poklad s hodnotou { $value }, { $rubies ->
    [0] prázdny
    [one] leží na ňom 1 rubín
    [few] ležia na ňom { $rubies } rubíny
    [many] leží na ňom { $rubies } rubína
   *[other] leží na ňom { $rubies } rubínov
}
board-you = ty
board-you-shared = má zariadenie
board-relics = { $count ->
    [one] 1 relikvia, hodnota { $worth }
    [few] { $count } relikvie, hodnota { $worth }
    [many] { $count } relikvie, hodnota { $worth }
   *[other] { $count } relikvií, hodnota { $worth }
}
board-card-choosing = ešte si vyberá
board-card-sealed = má vybrané
board-card-continue = ide ďalej
board-card-exit = vracia sa

## What is just happening

board-rest = { $left ->
    [0] nezostáva nič
    [one] zostáva 1
    [few] zostávajú { $left }
    [many] zostáva { $left }
   *[other] zostáva { $left }
}
board-second = Druhý raz: { $kind }!
board-lost = { $lost ->
    [0] Nikto nemá čo stratiť
   *[other] Každý v jaskyni stráca { $lost }
}
board-added = Do balíčka pribúda { $relic }
board-closed = Vchod { $number } je zatvorený

## What lies ahead

board-deadly = Druhý raz osudné:
board-no-danger = Zatiaľ žiadna pasca
board-left = { $left ->
    [0] v balíčku už nie je, neškodí
   *[other] v balíčku ešte { $left }
}
board-lamp = { $light ->
    [safe] Lampa: malé nebezpečenstvo
    [careful] Lampa: opatrne
    [danger] Lampa: veľké nebezpečenstvo
   *[dark] Lampa: nesvieti
}
board-odds-end = Ďalšia karta výpravu ukončí
board-odds-stay = Po ďalšej karte, priemerne
board-odds-alone = Návrat hneď, iba ty
board-odds-together = Návrat hneď, všetci

## The cards

board-cards = Karty
board-trap = Pasca
board-on-path = Cesta
board-in-deck = Balík
board-removed = Preč
board-kind-spider = Pavúk
board-kind-snake = Had
board-kind-lava = Láva
board-kind-boulder = Balvan
board-kind-ram = Baranidlo
board-kind-scorpion = Škorpión
board-kind-rockslide = Zosuv
board-kind-gas = Plyn
board-kind-explosion = Výbuch
board-kind-mummy = Múmia
board-kind-fire = Oheň
board-kind-rockfall = Zával
board-treasures-left = { $count ->
    [one] 1 poklad v balíčku
    [few] { $count } poklady v balíčku
    [many] { $count } pokladu v balíčku
   *[other] { $count } pokladov v balíčku
}
board-relics-left = { $count ->
    [0] Žiadna relikvia v balíčku
    [one] 1 relikvia v balíčku
    [few] { $count } relikvie v balíčku
    [many] { $count } relikvie v balíčku
   *[other] { $count } relikvií v balíčku
}
board-relics-come = { $count ->
    [one] 1 relikvia pribudne neskôr
    [few] { $count } relikvie pribudnú neskôr
    [many] { $count } relikvie pribudne neskôr
   *[other] { $count } relikvií pribudne neskôr
}{ $values ->
    [none] { "" }
   *[other] : { $values }
}
board-relics-lost = { $count ->
    [one] 1 stratená relikvia
    [few] { $count } stratené relikvie
    [many] { $count } stratenej relikvie
   *[other] { $count } stratených relikvií
}{ $values ->
    [none] { "" }
   *[other] : { $values }
}

## The decision

board-decision = Tvoje rozhodnutie
board-decision-shared = { $name }: ďalej, alebo späť
question-shared = Hlbšie do jaskyne, alebo späť s rubínmi?
board-take-back = Vziať späť

## On a phone beside a big screen

card-in-cave = V jaskyni
card-in-camp = V tábore, v bezpečí
card-carried = Nesieš
card-chest = V truhlici
card-relics = { $count ->
    [one] Relikvia
    [few] Relikvie
    [many] Relikvie
   *[other] Relikvie
}

## The result

board-outcome-chest = { $rubies } v truhlici
board-outcome-relics = { $count ->
    [one] relikvia: { $values }
    [few] { $count } relikvie: { $values }
    [many] { $count } relikvie: { $values }
   *[other] { $count } relikvií: { $values }
}
