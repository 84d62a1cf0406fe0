### The words of the board in the browser.

board = The table

## The mine

board-mine = The mine
board-level = Level { $level }: { $tiles ->
    [0] no tiles left.
    [one] 1 tile left.
   *[other] { $tiles } tiles left.
}
board-here = The gnomes are here.
board-bench = Drawn tile and discard pile
board-drawn-none = Drawn tile
board-drawn-own = You drew
board-drawn-own-shared = { $name } drew
board-drawn-by = Drawn by { $name }
board-pile = Pile: { $tiles }
board-pile-top = On top: { $tile }
board-pile-open = Look through the discard pile
board-pile-title = Discard pile ({ $tiles }), the newest first

## Rows

board-row = The row of { $name }
board-row-own = Your row ({ $name })
board-row-own-shared = The row of { $name }
board-active = Turn
board-waiting = is choosing
board-ready = has chosen
board-won = wins
board-up = { $diamonds ->
    [one] 1 diamond face up
   *[other] { $diamonds } diamonds face up
}
board-sum = { $diamonds ->
    [one] 1 diamond in all
   *[other] { $diamonds } diamonds in all
}
board-place = Place { $slot }
board-place-own = Your place { $slot }
board-place-own-shared = Own place { $slot }
board-label = { $named }: { $what }
board-hole = empty
board-face-up = { $tile }, face up
board-face-seen = you are looking at { $tile }
board-face-seen-shared = { $tile }, to be seen now
board-face-known = face down, level { $level }; you have seen { $tile }
board-face-known-shared = face down, level { $level }; seen before: { $tile }
board-face-down = face down, level { $level }
board-lookers = { $count ->
    [one] { $names } is looking at it
   *[other] { $names } are looking at it
}
board-seen-by = seen by { $names }
board-goes-up = goes up with the cart

## What to do

board-do-discard = Discard it
board-do-pass = Do not look
board-do-confirm = Seen enough
board-do-stop = Look no further
board-do-lay = Lay them down like this
board-hint-memorise = Soon they lie face down.
board-hint-arrange = Drag a tile, or tap two, to change their places.
board-hint-arrange-then = Tap the tile that it changes places with.
board-hint-laid = They lie face down, in this order.
board-arranging-keys = Enter or Space lifts a tile and puts it down, the arrow keys move it.
board-moved = Now in place { $slot } of { $places }: { $tile }
board-hint-keep = Tap the tile that it replaces, or discard it.
board-hint-lantern = Tap one of your tiles.
board-hint-lantern-shared = Tap an own tile.
board-hint-torch = Tap a tile of somebody else.
board-hint-peek = Only you see this tile.
board-hint-peek-shared = Only { $name } may see this tile.
board-hint-arrows = Step 1 of 2: tap one of your own tiles.
board-hint-arrows-shared = Step 1 of 2: tap an own tile.
board-hint-arrows-then = Step 2 of 2: tap the tile that you want for your place { $slot }.
board-hint-arrows-then-shared = Step 2 of 2: tap the tile that comes to place { $slot }.
board-hint-offer-then = Step 2 of 2: tap a row. Chance picks the tile that you get from it.
board-hint-offer-then-shared = Step 2 of 2: tap a row. Chance picks the tile that comes from it.
board-hint-bats = Step 1 of 2: tap one of your tiles.
board-hint-bats-shared = Step 1 of 2: tap an own tile.
board-hint-bats-then = Step 2 of 2: tap the tile that changes places with place { $slot }.
board-hint-explosion = Tap the tile that you give up.
board-hint-explosion-shared = Tap the tile that is given up.
board-hint-cart = Tap the tile that goes up.
board-hint-lit = { $round ->
    [4] That was your last look.
   *[other] Look { $round } of 3: tap any tile.
}
board-hint-lit-shared = { $round ->
    [4] That was the last look.
   *[other] Look { $round } of 3: tap any tile.
}
board-hint-change = You can still change your mind.
board-hint-change-shared = This can still be changed.

## What is asked, where several people share a device

question-shared = What now?
question-memorise-shared = Look at the tiles and learn them by heart.
question-keep-shared = Keep the drawn tile, and where?
question-lantern-shared = Which own tile to look at?
question-torch-shared = Which tile of somebody else to look at?
question-peek-shared = Look at the tile. Seen enough?
question-arrows-shared = Which own tile to swap, and for which?
question-lit-shared = The corridor is lit for everybody: which tile to look at?
question-bats-shared = Bats! Which two own tiles change places?
question-explosion-shared = An explosion! Which own tile to give up?
question-cart-shared = A cart goes up: which own tile goes with it, face up for good?
swap-shared = swap place { $slot } with place { $other_slot } of { $seat }

## Memory help

board-unseen = Tiles that you have not seen
board-unseen-shared = Tiles that { $name } has not seen
board-unseen-level = Level { $level }
board-unseen-none = none

## The result

board-outcome = { $tiles }
