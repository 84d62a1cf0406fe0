### The words of Diamant: cards, decisions, events, options, and the labels of the drawing.

title = Diamant
tagline = Push your luck in a cave full of rubies and traps.

## Cards and decisions

first = { $seat } begins
treasure = { $rubies ->
    [one] a treasure of 1 ruby
   *[other] a treasure of { $rubies } rubies
}
trap = { $kind ->
    [spider] a giant spider
    [snake] a snake
    [lava] a pool of lava
    [boulder] a rolling boulder
    [ram] a battering ram
    [scorpion] a scorpion
    [rockslide] a rockslide
    [gas] poison gas
    [explosion] an explosion
    [mummy] a mummy
    [fire] a fire
    [rockfall] a rockfall
   *[other] { $kind }
}
relic = { $value ->
    [none] a relic
   *[other] a relic worth { $value }
}
continue = go on
exit = go home
question = Deeper into the cave, or home with what you carry?

## Events

event-begins = { $seat } turns the cards.
event-expedition-started = { $added ->
    [none] Expedition { $number } begins.
   *[other] Expedition { $number } begins; { $added } is shuffled in.
}
event-revealed = The next card: { $card }.
event-rubies-shared = { $rubies } ÷ { $explorers } = { $each } for each explorer; { $left ->
    [0] nothing stays
    [one] 1 stays
   *[other] { $left } stay
} on the card.
event-expedition-failed = The second of its kind: { $trap }! { $victims } { $lost ->
    [0] had nothing to lose
   *[other] { $victims_count ->
        [one] lost { $lost }
       *[other] lost { $lost } each
    }
}, and one such card leaves the game.
event-stayed = { $seat } goes on.
event-went-home = { $seat } goes home: { $carried } carried + { $found } found on the way.
event-relics-taken = { $values_count ->
    [one] { $seat } goes home alone and takes a relic worth { $values }.
   *[other] { $seat } goes home alone and takes { $values_count } relics, worth { $values }.
}
event-deck-ran-out = No card is left; whoever is in the cave goes home.
event-expedition-ended = Expedition { $number } is over.{ $rubies_returned ->
    [0] {""}
    [one] {""} 1 ruby stays behind in the cave.
   *[other] {""} { $rubies_returned } rubies stay behind in the cave.
}{ $relics_lost ->
    [0] {""}
    [one] {""} 1 relic is lost for good.
   *[other] {""} { $relics_lost } relics are lost for good.
}

## Editions

edition-iello2016 = IELLO 2016 (French and Serbian rulebooks)
edition-lavka = Lavka Games (Russian rulebook), basic game without relics
edition-lavka_relics = Lavka Games (Russian rulebook), variant with relics
edition-schmidt2005 = Schmidt 2005, the first edition, without relics
edition-incan_gold = Incan Gold, one artifact more in each round
edition-online14 = a well-known online version with 14 treasures

## Options

option-relics = How relics get into the deck
option-relics-all_in_deck = all five from the start
option-relics-one_per_expedition = one more before each expedition
option-relics-none = there are no relics
option-relic_values = What relics are worth
option-relic_values-5-5-5-10-10 = the first three 5 each, later ones 10 each
option-relic_values-5-7-8-10-12 = what is printed on them
option-leftover = How leavers share the rubies on the path
option-leftover-pooled = all of them together, in one division
option-leftover-per_card = card by card, as some programs do
option-relic_counter = Which relics count as the first three
option-relic_counter-taken = the first three that somebody takes home
option-relic_counter-revealed = the first three that are turned over
option-relic_batch = What several relics are worth that are taken in one go
option-relic_batch-each = each what its own place makes it
option-relic_batch-by_first = all of them as much as the first one
option-relic_order = Which printed relic is shuffled in first
option-relic_order-ascending = the one with the lowest value
option-relic_order-descending = the one with the highest value
option-tie = Who wins a tie
option-tie-shared = the victory is shared
option-tie-relics_then_shared = whoever has more relics; then it is shared
option-chests = When everybody sees what is in the chests
option-chests-hidden = only at the end
option-chests-open = always
option-odds = A lamp that tells how dangerous the next card is
option-odds-off = off
option-odds-on = on, for everybody
option-expeditions = How many expeditions there are (other than 5: a house rule)
option-unofficial_seats = One or two may play as well
option-unofficial_seats-off = no, three to eight as printed
option-unofficial_seats-on = yes, though no rulebook says how
option-first_seat = Who turns the cards (no effect on play)
option-first_seat-random = drawn by lot

## The drawing

sketch-expedition = Expedition { $number } of { $of }
sketch-over = { $expeditions ->
    [one] The expedition is over
   *[other] All { $expeditions } expeditions are over
}
sketch-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
sketch-empty-path = The path is empty.
sketch-trap = { $kind }
sketch-relic = ★ relic
sketch-danger = Deadly if repeated, left:
sketch-in-cave = in the cave, { $rubies } ♦ in hand
sketch-in-camp = safe in the camp
sketch-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sketch-chest = chest { $rubies } ♦
sketch-chest-closed = chest closed

## Bots

bot-mouse = Its courage changes with every card: it runs from nothing and stays for nothing.
bot-badger = Weighs the next card, more or less, and never thinks of the others.
bot-fox = Knows what the owl knows, but often follows a whim.
bot-owl = Nobody can tell when it leaves. It learned from millions of games and counts every chest.
bot-random = Tosses a coin at every card.
bot-threshold = Leaves with so much loot: the hand and an equal share of what lies on the path.
bot-hazards = Leaves when so many kinds of traps lie on the path.
bot-value = Weighs exactly what the next card brings on average and what it may cost.
bot-sensible = The same with relics and a little wavering.
bot-search = Plays every choice out hundreds of times in its head (simulator only).
