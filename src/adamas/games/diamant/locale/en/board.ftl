### The words of the board in the browser.

## The cave and who is in it

board-cave = The cave
board-path = The path
board-explorers = Explorers
board-treasure = treasure of { $value }, { $rubies ->
    [0] empty
    [one] 1 ruby lies on it
   *[other] { $rubies } rubies lie on it
}
board-you = you
board-you-shared = has the device
board-relics = { $count ->
    [one] 1 relic, worth { $worth }
   *[other] { $count } relics, worth { $worth }
}
board-card-choosing = is still choosing
board-card-sealed = has chosen
board-card-continue = goes on
board-card-exit = goes home

## What is just happening

board-rest = { $left ->
    [0] nothing stays
    [one] 1 stays
   *[other] { $left } stay
}
board-second = Second time: { $kind }!
board-lost = { $lost ->
    [0] Nobody had anything to lose
   *[other] Everybody in the cave loses { $lost }
}
board-added = { $relic } is shuffled in
board-closed = Entrance { $number } is closed

## What lies ahead

board-deadly = Deadly if repeated:
board-no-danger = No trap so far
board-left = { $left ->
    [0] none left in the deck, harmless
    [one] 1 left in the deck
   *[other] { $left } left in the deck
}
board-lamp = { $light ->
    [safe] Lamp: little danger
    [careful] Lamp: be careful
    [danger] Lamp: great danger
   *[dark] Lamp: not lit
}
board-odds-end = The next card ends it
board-odds-stay = After the next card, on average
board-odds-alone = Go home now, alone
board-odds-together = Go home now, all together

## The cards

board-cards = The cards
board-trap = Trap
board-on-path = Path
board-in-deck = Deck
board-removed = Gone
board-kind-spider = Spider
board-kind-snake = Snake
board-kind-lava = Lava
board-kind-boulder = Boulder
board-kind-ram = Ram
board-kind-scorpion = Scorpion
board-kind-rockslide = Rockslide
board-kind-gas = Gas
board-kind-explosion = Explosion
board-kind-mummy = Mummy
board-kind-fire = Fire
board-kind-rockfall = Rockfall
board-treasures-left = { $count ->
    [one] 1 treasure in the deck
   *[other] { $count } treasures in the deck
}
board-relics-left = { $count ->
    [0] No relic in the deck
    [one] 1 relic in the deck
   *[other] { $count } relics in the deck
}
board-relics-come = { $count ->
    [one] 1 relic joins later{ $values ->
        [none] { "" }
       *[other] : { $values }
    }
   *[other] { $count } relics join later{ $values ->
        [none] { "" }
       *[other] : { $values }
    }
}
board-relics-lost = { $count ->
    [one] 1 relic lost{ $values ->
        [none] { "" }
       *[other] : { $values }
    }
   *[other] { $count } relics lost{ $values ->
        [none] { "" }
       *[other] : { $values }
    }
}

## The decision

board-decision = Your decision
board-decision-shared = { $name }: go on or go home
question-shared = Deeper into the cave, or home with the rubies?
board-take-back = Take back

## On a phone beside a big screen

card-in-cave = In the cave
card-in-camp = Safe in the camp
card-carried = You carry
card-chest = In your chest
card-relics = { $count ->
    [one] Relic
   *[other] Relics
}

## The result

board-outcome-chest = { $rubies } in the chest
board-outcome-relics = { $count ->
    [one] 1 relic: { $values }
   *[other] { $count } relics: { $values }
}
