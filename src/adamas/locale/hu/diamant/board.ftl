### The words of the board in the browser.

## The cave and who is in it

board-cave = A barlang
board-path = Az út
board-explorers = Felfedezők
board-treasure = { $value } rubinos kincs, { $rubies ->
    [0] üres
   *[other] { $rubies } rubin van rajta
}
board-you = te
board-you-shared = nála van az eszköz
board-relics = { $count } ereklye, { $worth } pont
board-card-choosing = még választ
board-card-sealed = már választott
board-card-continue = továbbmegy
board-card-exit = hazamegy

## What is just happening

board-rest = { $left ->
    [0] nem marad semmi
   *[other] { $left } ott marad
}
board-second = Másodszor is: { $kind }!
board-lost = { $lost ->
    [0] Senkinek sem volt vesztenivalója
   *[other] A barlangban mindenki { $lost } rubint veszít
}
board-added = A pakliba kerül: { $relic }
board-closed = { $number }. bejárat: lezárva

## What lies ahead

board-deadly = Másodszorra végzetes:
board-no-danger = Még nincs csapda
board-left = { $left ->
    [0] nincs több a pakliban, ártalmatlan
   *[other] { $left } van még a pakliban
}
board-lamp = { $light ->
    [safe] Lámpa: kicsi a veszély
    [careful] Lámpa: óvatosan!
    [danger] Lámpa: nagy a veszély
   *[dark] Lámpa: nem ég
}
board-odds-end = A következő kártyával vége
board-odds-stay = A következő kártya után, átlagosan
board-odds-alone = Most haza, egyedül
board-odds-together = Most haza, mind együtt

## The cards

board-cards = A kártyák
board-trap = Csapda
board-on-path = Út
board-in-deck = Pakli
board-removed = Kint
board-kind-spider = Óriáspók
board-kind-snake = Kígyó
board-kind-lava = Lávató
board-kind-boulder = Szikla
board-kind-ram = Faltörő kos
board-kind-scorpion = Skorpió
board-kind-rockslide = Kőomlás
board-kind-gas = Gáz
board-kind-explosion = Robbanás
board-kind-mummy = Múmia
board-kind-fire = Tűz
board-kind-rockfall = Beomlás
board-treasures-left = { $count } kincs a pakliban
board-relics-left = { $count ->
    [0] Nincs ereklye a pakliban
   *[other] { $count } ereklye a pakliban
}
board-relics-come = { $count } ereklye jön később{ $values ->
    [none] { "" }
   *[other] : { $values }
}
board-relics-lost = { $count } ereklye elveszett{ $values ->
    [none] { "" }
   *[other] : { $values }
}

## The decision

board-decision = A döntésed
board-decision-shared = { $name }: tovább vagy haza
question-shared = Beljebb a barlangba, vagy haza a rubinokkal?
board-take-back = Visszavonom

## On a phone beside a big screen

card-in-cave = A barlangban
card-in-camp = Biztonságban a táborban
card-carried = Nálad van
card-chest = A ládádban
card-relics = { $count ->
    [one] Ereklye
   *[other] Ereklyék
}

## The result

board-outcome-chest = { $rubies } a ládában
board-outcome-relics = { $count } ereklye: { $values }
