### The figures in the rules of Diamoniak: what they show, and what is written below them.

figure-growing = { $parts ->
    [one] A castle has 1 part.
   *[other] A castle has { $parts } parts. The dots show what is still missing.
}
figure-growing-alt = A castle that grows from its first part to all { $parts } parts.
figure-kinds = { $cards ->
    [one] 1 card.
   *[other] All { $cards } cards. Each colour has its own sign.
}
figure-kinds-card = { $kind ->
    [red] Red castle
    [blue] Blue castle
    [green] Green castle
    [yellow] Yellow castle
    [diamond] Diamond
    [witch] Witch
   *[fairy] Fairy
}
figure-castle = Your castle
figure-reserve = Your reserve
figure-discards = Discard pile
figure-home = What lies in front of you. This castle is red, so parts of other colours are spare ones.
figure-places = Where a card goes. In this example you build the red castle.
figure-places-card = { $kind ->
    [own] Your castle
    [red] Your colour: to the castle
    [blue] Another colour: to the reserve
    [diamond] A diamond: to the reserve
   *[fairy] A fairy: to the reserve
}
figure-toll = { $toll ->
    [one] The witch takes 1 card with her. You choose which one.
   *[other] The witch takes { $toll } cards with her. You choose which ones.
}
figure-toll-alt = { $toll ->
    [one] A witch and 1 other card go to the discard pile.
   *[other] A witch and { $toll } other cards go to the discard pile.
}
figure-toll-cards = { $toll ->
    [one] The witch and 1 of your cards
   *[other] The witch and { $toll } of your cards
}
figure-fairy = A fairy leaves with the witch, and you keep everything else.
figure-fairy-alt = A witch and a fairy go to the discard pile.
figure-fairy-cards = The witch and your fairy
figure-buying = { $payment ->
    [discard] You pay, and the part joins your castle. The diamonds go to the discard pile.
   *[seller] You pay, and the part joins your castle. The diamonds go to the seller.
}
figure-buying-alt = { $price ->
    [one] 1 diamond is exchanged for a castle part of your colour.
   *[other] { $price } diamonds are exchanged for a castle part of your colour.
}
figure-buying-price = { $price ->
    [one] 1 diamond
   *[other] { $price } diamonds
}
figure-buying-part = A spare part of somebody else
