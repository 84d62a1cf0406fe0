### The words of Diamoniak: cards, actions, events, options, and the labels of the drawing.

title = Diamoniak
tagline = Build your castle before anybody else does, and beware of the witches.

## Cards and actions

first = { $seat } begins
red = { $count ->
    [one] a red castle part
   *[other] { $count } red castle parts
}
blue = { $count ->
    [one] a blue castle part
   *[other] { $count } blue castle parts
}
green = { $count ->
    [one] a green castle part
   *[other] { $count } green castle parts
}
yellow = { $count ->
    [one] a yellow castle part
   *[other] { $count } yellow castle parts
}
diamond = { $count ->
    [one] a diamond
   *[other] { $count } diamonds
}
fairy = { $count ->
    [one] a fairy
   *[other] { $count } fairies
}
witch = { $count ->
    [one] a witch
   *[other] { $count } witches
}
draw = draw a card
buy = buy a castle part from { $seller }
stop = stop here
shield = send a fairy against the witch
give = { $cards_count ->
    [0] give the witch nothing
   *[other] give to the witch: { $cards }
}

## What a player is asked

question = What do you do?
question-begin = A new turn: what do you do?
question-more = One more card, or is that enough?
question-witch = A witch! How do you get rid of her?

## Events

event-begins = { $seat } begins.
event-pile-shuffled = The discard pile is shuffled and becomes pile { $number }, with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-drew = { $seat } draws { $card }.
event-castle-begun = { $seat } begins the { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] { $colour }
} castle{ $joined ->
    [0] {""}
    [one] , and 1 part from the reserve joins it
   *[other] , and { $joined } parts from the reserve join it
}.
event-part-built = The { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] { $colour }
} castle of { $seat } grows: { $parts ->
    [one] 1 part
   *[other] { $parts } parts
}.
event-put-aside = { $seat } puts { $card } aside.
event-stopped = { $seat } stops.
event-part-bought = { $seat } pays { $diamonds ->
    [one] 1 diamond
   *[other] { $diamonds } diamonds
} { $seller_paid ->
    [true] to { $seller }
   *[false] to the discard pile
} and takes a { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] { $colour }
} castle part from { $seller }.
event-fairy-helped = The fairy of { $seat } drives the witch away.
event-cards-lost = The witch takes from { $seat }: { $cards }.
event-nothing-lost = The witch finds nothing to take from { $seat }.
event-castle-lost = The { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] { $colour }
} castle of { $seat } is gone; { $freed ->
    [true] anybody may begin it now
   *[false] nobody else may build it
}.
event-castle-finished = { $seat } has all parts of the { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] { $colour }
} castle and wins!

## Editions

edition-cs = Djeco, the Czech sheet
edition-djeco = Djeco, sheets in other languages: whoever buys draws no card

## Options

option-payment = Where the diamonds for a castle part go
option-payment-seller = to the seller
option-payment-discard = to the discard pile
option-buy = When a castle part can be bought
option-buy-after_first_draw = after the first card of a turn, in place of another one
option-buy-instead_of_drawing = at the beginning of a turn, in place of all cards
option-buy-any_draw = in place of any card, the first included
option-lost_colour = What happens to the colour of a castle that a witch took entirely
option-lost_colour-freed = anybody may begin it again
option-lost_colour-kept = it stays with its player
option-win = What wins the game
option-win-own_colour = all parts of the own castle
option-win-any_colour = all parts of one colour, spare ones too
option-witch = What happens after a witch was answered
option-witch-ends_turn = the turn is over
option-witch-turn_goes_on = the turn may go on
option-fairy = A fairy must act when a witch comes
option-fairy-optional = no, its owner may spare it
option-fairy-automatic = yes, at once
option-fairy_given = A fairy may be among the cards that a witch gets
option-fairy_given-allowed = yes, like any other card
option-fairy_given-kept_back = no, it is kept or sent against her
option-reshuffle = When the discard pile becomes the new pile
option-reshuffle-when_needed = when somebody is to draw and the pile is empty
option-reshuffle-when_empty = as soon as the last card is drawn
option-witches = How many witches there are
option-witches-7 = 7, as the Czech sheet says
option-witches-8 = 8, as in an older print
option-odds = A lamp that tells how likely the next card is a witch
option-odds-off = off
option-odds-on = on, for everybody
option-first_seat = Who begins
option-first_seat-random = drawn by lot

## The drawing

sketch-pile = Pile { $number }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
sketch-discards = Discard pile: { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
}
sketch-no-castle = no castle yet
sketch-castle = { $colour ->
    [red] red castle
    [blue] blue castle
    [green] green castle
    [yellow] yellow castle
   *[other] { $colour }
}
sketch-parts = { $parts } of { $of }
sketch-cards = { $card ->
    [red] { $count } red
    [blue] { $count } blue
    [green] { $count } green
    [yellow] { $count } yellow
    [diamond] { $count } ♦
    [fairy] { $count ->
        [one] 1 fairy
       *[other] { $count } fairies
    }
   *[witch] { $count ->
        [one] 1 witch
       *[other] { $count } witches
    }
}
sketch-lot = Who begins is drawn by lot.
sketch-begin = It is { $name }'s turn.
sketch-draw = { $name } turns over a card.
sketch-more = { $name } may go on.
sketch-witch = A witch has come to { $name }!
sketch-over = { $name } has a whole castle and wins.

## Bots

bot-mouse = Draws and draws, and every other move is a whim.
bot-badger = Knows what cards are worth, but is too afraid of witches, and sometimes dreams.
bot-fox = Knows that one more card is mostly worth it, and that a fairy is there to be used.
bot-owl = Looks one card ahead, compares everybody's chances to win, and forgets nothing.
bot-random = Does anything that is allowed.
bot-sensible = Draws while that is worth more on average than a witch would cost.
bot-cautious = Stops after so many draws, on average.
bot-greedy = Buys when it can and otherwise never stops.
bot-search = Plays every choice out hundreds of times in its head (simulator only).
