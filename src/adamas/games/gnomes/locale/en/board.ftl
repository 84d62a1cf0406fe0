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
board-drawn-by = Drawn by { $name }
board-pile = Pile: { $tiles }
board-pile-top = On top: { $tile }
board-pile-open = Look through the discard pile
board-pile-title = Discard pile ({ $tiles }), the newest first

## Rows

board-row = The row of { $name }
board-row-own = Your row ({ $name })
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
board-label = { $named }: { $what }
board-hole = empty
board-face-up = { $tile }, face up
board-face-seen = you are looking at { $tile }
board-face-known = face down, level { $level }; you have seen { $tile }
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
board-hint-memorise = Soon they lie face down.
board-hint-keep = Tap the tile that it replaces, or discard it.
board-hint-lantern = Tap one of your tiles.
board-hint-torch = Tap a tile of somebody else.
board-hint-peek = Only you see this tile.
board-hint-arrows = Step 1 of 2: tap one of your own tiles.
board-hint-arrows-then = Step 2 of 2: tap the tile that you want for your place { $slot }.
board-hint-bats = Step 1 of 2: tap one of your tiles.
board-hint-bats-then = Step 2 of 2: tap the tile that changes places with place { $slot }.
board-hint-explosion = Tap the tile that you give up.
board-hint-cart = Tap the tile that goes up.
board-hint-lit = { $round ->
    [4] That was your last look.
   *[other] Look { $round } of 3: tap any tile that lies face down.
}
board-hint-change = You can still change your mind.

## Memory help

board-unseen = Tiles that you have not seen
board-unseen-level = Level { $level }
board-unseen-none = none

## The result

board-outcome = { $tiles }
