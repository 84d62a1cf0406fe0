### A first game of Gnomes, guided: at most three short sentences a step. It is also read aloud.
### $name1 is the other player.

tutorial-welcome = Welcome to the mine! These are your { $places ->
    [one] 1 tile
   *[other] { $places } tiles
}. The diamonds on them are your points.
tutorial-memorise = You may lay them in any order: tap your best tile, then the one in the middle, and they change places. Learn them all by heart, for soon they lie face down. Ready? Tap the button.
tutorial-keep = You drew a tile with many diamonds, and nobody else sees it. Keep it: tap your tile without diamonds, which makes room for it.
tutorial-lantern = The tile on the pile tells what you do now. It shows a lantern: look at one of your own tiles. Tap any of them.
tutorial-peek = You alone see this tile. Remember it, then cover it again with the button.
tutorial-discard = { $name1 } discarded a torch and looked at one of your tiles. You drew a torch too, without diamonds: discard it.
tutorial-torch = A torch: now you may look at a tile of somebody else. Tap any of them.
tutorial-remember = Is it a good tile? Remember where it lies, then cover it again.
tutorial-cart = The first level is empty, so a cart goes up. The tile that you send up turns face up: it is safe, and it counts in the end. Send up your best one.
tutorial-level = Down to the next level, where tiles are richer! You drew arrows with few diamonds. Discard them.
tutorial-arrows = Arrows: you must swap one of your tiles with somebody else, and nobody looks. Tap a poor tile of your own, then the one that you want.
tutorial-bats = Bats! Everybody must let two of their own tiles change places. Tap two, and remember where they are now.
tutorial-lit = The corridor is lit! Everybody may look at up to three tiles, of any row, one after the other. Tap one.
tutorial-stop = You could look at more. That is enough for now: tap the button.
tutorial-up = Another cart! Where did the bats take your best tile? Send it up, before anybody swaps it.
tutorial-five = The richest tile of all: five diamonds! Keep it, and let a poor one go.
tutorial-pass = The tile that you let go shows a lantern. You may look, but you do not have to. This time, do not look.
tutorial-explosion = An explosion! Everybody loses one of the tiles that lie face down. Give up a poor one.
tutorial-supper = Snow White calls to supper: the game ends at once. All tiles are turned up, and the most diamonds win. A real mine is much deeper than this one.
