### The words of the board in the browser.

board-label = The table
board-players = The other players

## What lies in front of somebody

board-own = (that is you)
board-own-shared = (has the device)
board-on-turn = is on turn
board-castle = { $colour ->
    [red] Red castle
    [blue] Blue castle
    [green] Green castle
    [yellow] Yellow castle
   *[other] Castle
}: { $parts } of { $of } pieces
board-no-castle = No castle yet
board-reserve = Cards beside the castle
board-stack = { $card ->
    [red] { $count ->
        [one] 1 spare red castle part
       *[other] { $count } spare red castle parts
    }
    [blue] { $count ->
        [one] 1 spare blue castle part
       *[other] { $count } spare blue castle parts
    }
    [green] { $count ->
        [one] 1 spare green castle part
       *[other] { $count } spare green castle parts
    }
    [yellow] { $count ->
        [one] 1 spare yellow castle part
       *[other] { $count } spare yellow castle parts
    }
    [diamond] { $count ->
        [one] 1 diamond
       *[other] { $count } diamonds
    }
   *[fairy] { $count ->
        [one] 1 fairy
       *[other] { $count } fairies
    }
}

## The middle of the table

board-pile = Draw a card. { $cards ->
    [0] The pile is empty and will be shuffled anew.
    [one] 1 card is left in the pile.
   *[other] { $cards } cards are left in the pile.
}
board-discards = Discard pile: { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
}
board-stop = Enough!
board-buy = Buy a part for your castle from { $seller } for { $price ->
    [one] 1 diamond
   *[other] { $price } diamonds
}{ $count ->
    [one] {""}
   *[other] {""}; there are { $count }
}
board-buy-shared = Buy a castle part from { $seller } for { $price ->
    [one] 1 diamond
   *[other] { $price } diamonds
}{ $count ->
    [one] {""}
   *[other] {""}; there are { $count }
}

## The witch

board-shield = Send the fairy!
board-sack = For the witch: { $picked } of { $toll } cards
board-give = Give!
board-give-nothing = Nothing for the witch!
board-pick = Give { $card ->
    [red] a spare red castle part
    [blue] a spare blue castle part
    [green] a spare green castle part
    [yellow] a spare yellow castle part
    [diamond] a diamond
   *[fairy] a fairy
}, { $left } left
board-pick-castle = Give a piece of your castle, { $left } left
board-pick-castle-shared = Give a piece of the castle, { $left } left
board-unpick = Keep { $card ->
    [red] the red castle part
    [blue] the blue castle part
    [green] the green castle part
    [yellow] the yellow castle part
    [diamond] the diamond
   *[fairy] the fairy
} after all

## What to do now

board-hint-draw = Tap the pile!
board-hint-more = One more? Or enough?
board-hint-witch = { $toll ->
    [0] The witch finds nothing. Good!
   *[other] { $left ->
        [0] That is what the witch gets.
        [one] 1 more card for the witch!
       *[other] { $left } cards for the witch!
    }
}
board-hint-wait = { $name } is playing.
board-hint-over = { $name } has a whole castle!

## What is asked, where several people share a device

question-shared = What now?
question-begin-shared = A new turn.
question-witch-shared = A witch! What does she get?

## The lamp

board-odds = { $mood ->
    [calm] The lamp smiles: a witch is unlikely
    [careful] The lamp is careful: a witch may come
   *[danger] The lamp is worried: a witch is likely
}
board-odds-numbers = { $witches } of { $cards } cards are witches.
