### A first game of Diamoniak, guided: for a child of five who is read to. Short words, short sentences.
### $name1 is the other player.

tutorial-welcome = Hello! Here you build your castle. It needs { $parts ->
    [one] 1 piece
   *[other] { $parts } pieces
}. Whoever has them all first wins.
tutorial-draw = Tap the pile! Which card will you get?
tutorial-castle = A red piece! Now the red castle is yours. Tap the pile again.
tutorial-spare = A green piece does not fit a red castle. It lies beside it. Take one more card!
tutorial-diamond = A diamond! With diamonds you can buy pieces. That is enough for now: tap the hand.
tutorial-other = { $name1 } builds the blue castle, and has a red piece beside it. You need it! Look for diamonds: tap the pile.
tutorial-saving = Another diamond! A piece costs { $price ->
    [one] 1 diamond
   *[other] { $price } diamonds
}. Take one more card.
tutorial-buy = Now you have { $price ->
    [one] 1 diamond
   *[other] { $price } diamonds
}. Buy the red piece: tap it!
tutorial-bought = Your castle has grown! Whoever buys draws no more cards in that turn. Now you are next again: tap the pile.
tutorial-fairy = A fairy! She stays with you and will help you. One more card? Be brave!
tutorial-shield = Oh no, a witch! She wants { $toll ->
    [one] 1 card
   *[other] { $toll } cards
} from you. But you have a fairy: send her!
tutorial-saved = The witch is gone, and you keep everything. The fairy flew away with her. Take a card!
tutorial-more = A diamond, how nice! One more card?
tutorial-luck = A yellow piece, for beside the castle. The next card may be a witch … Dare it!
tutorial-give = A witch again, and no fairy! She takes { $toll ->
    [one] 1 card
   *[other] { $toll } cards
}, and you choose which. Give her what lies beside your castle.
tutorial-end = Your castle is still there! Now you know it all: build, buy, and beware of the witch.
