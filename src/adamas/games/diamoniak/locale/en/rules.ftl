### The rules of Diamoniak as a player reads them. A message is named after its rule in RULES.md.

heading-aim = The aim

M5-1 = Everybody builds a castle of { $parts } parts. { $win ->
    [any_colour] The first to have all { $parts } parts of one colour wins on the spot, whether the last part was drawn or bought. They may be spare parts of a colour that you do not build.
   *[own_colour] The first to complete the own castle wins on the spot, whether its last part was drawn or bought.
}

heading-cards = The cards

M1-1 = { $least_seats } to { $most_seats } players use { $cards } cards: { $castle_cards } castle parts in { $colours } colours, { $diamonds } diamonds, { $witches } witches and { $fairies } fairies.
M1-2 = Each colour has { $parts } parts. You need all of them, so it never matters which one you find first.

heading-preparation = Getting ready

M1-3 = Shuffle all cards and put them on the table as one face-down pile. Leave room beside it for the discard pile. Nobody gets any cards.
M-A12 = { $begins ->
    [lot] Draw lots for who begins.
    [agreed] You have agreed who begins.
   *[first] The player in the first seat begins; around a real table, let that be the youngest.
} Turns go round clockwise.
M1-4 = Whatever you own lies face up in front of you: your castle, and next to it your reserve of spare castle parts, diamonds and fairies.

heading-turn = Your turn

M2-2 = Turn over the top card of the pile and show it to everybody. { $witch ->
    [turn_goes_on] Then you may turn over another one, and another, or stop whenever you like.
   *[ends_turn] As long as it is no witch, you may turn over another one, and another, or stop whenever you like.
} { $buy ->
    [after_first_draw] You have to take at least one card each turn.
   *[other] You have to take at least one card, unless you buy.
}
M2-1 = { $buy ->
    [after_first_draw] Once you have drawn a card, you may buy a castle part in place of another card. That ends your turn.
    [instead_of_drawing] You may buy a castle part in place of drawing at all. That is then your whole turn.
   *[any_draw] You may buy a castle part in place of any card, even the first. That ends your turn.
}
M2-3 = { $reshuffle ->
    [when_needed] If the pile is empty when you want a card, shuffle the discard pile: it becomes the new pile.
   *[when_empty] As soon as the pile is empty, shuffle the discard pile: it becomes the new pile. If the last card was a witch, she and what she takes start the next discard pile.
}

heading-faces = What the cards do

M3-1 = A castle part when you are building nothing: if nobody else builds this colour, it is now yours, whether you like it or not, and this part is the first of your castle.
M-A4 = { $lost_colour ->
    [freed] If parts of your new colour wait in your reserve, they join the castle at once. A castle always begins with a card from the pile, never with one from a reserve.
   *[kept] { "" }
}
M3-2 = A castle part of your own colour: add it to your castle.
M3-3 = Any other castle part goes into your reserve.
M3-4 = A diamond goes into your reserve. Diamonds buy castle parts.
M3-5 = A fairy goes into your reserve and waits there for a witch.
M3-6 = { $witch ->
    [turn_goes_on] A witch has to be answered first; after that your turn may go on.
   *[ends_turn] A witch ends your turn.
} Choose { $toll } of your cards and put them on the discard pile together with her. { $fairy ->
    [optional] { $fairy_given ->
        [kept_back] Diamonds and castle parts count, spare ones as well as your own, but no fairies. If you have fewer than { $toll } such cards, she takes all of these.
       *[allowed] Castle parts, spare ones or your own, diamonds and fairies all count. If you have fewer than { $toll }, she takes everything.
    }
   *[automatic] Diamonds and castle parts all count, spare ones as well as your own. If you have fewer than { $toll }, she takes everything.
}
M-A5 = { $fairy ->
    [optional] If you have a fairy, you may discard it together with the witch. Then you lose nothing else. You may also spare the fairy.
   *[automatic] If you have a fairy, it acts at once: discard it together with the witch. You lose nothing else.
}
M-A3 = { $lost_colour ->
    [freed] If a witch takes the last part of your castle, its colour is free for everybody, and you start afresh.
   *[kept] If a witch takes the last part of your castle, you stay with its colour: nobody else may build it, and you cannot build another. Your castle goes on with the next part of its colour that you draw or buy.
}

heading-buying = Buying

M4-1 = If you have a colour of your own and { $price } diamonds, and somebody has a spare part of that colour, you may buy it for { $price } diamonds. The owner has to sell. If several players have one, you choose the seller.
M4-2 = You can buy only parts of your own colour, only one each turn, and you draw no card afterwards.
M-A1 = { $payment ->
    [seller] The seller gets the diamonds.
   *[discard] The diamonds go to the discard pile.
}
M-A10 = Nobody can throw cards away or put parts up for sale: cards leave you through a witch or through a purchase.
