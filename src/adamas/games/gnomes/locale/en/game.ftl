### The words of Gnomes: tiles, actions, events, options, and the labels of the drawing.

title = Gnomes
tagline = Remember your diamonds on the way down the mine, until Snow White calls to supper.
note-tiles = The rulebook does not say how often each tile occurs, so the tile set is a proposal of this project, not the printed one.

## Tiles

first = { $seat } begins
lantern = { $count ->
    [one] { $diamonds ->
        [0] a lantern without diamonds
        [one] a lantern with 1 diamond
       *[other] a lantern with { $diamonds } diamonds
    }
   *[other] { $diamonds ->
        [0] { $count } lanterns without diamonds
        [one] { $count } lanterns with 1 diamond each
       *[other] { $count } lanterns with { $diamonds } diamonds each
    }
}
torch = { $count ->
    [one] { $diamonds ->
        [0] a torch without diamonds
        [one] a torch with 1 diamond
       *[other] a torch with { $diamonds } diamonds
    }
   *[other] { $diamonds ->
        [0] { $count } torches without diamonds
        [one] { $count } torches with 1 diamond each
       *[other] { $count } torches with { $diamonds } diamonds each
    }
}
arrows = { $count ->
    [one] { $diamonds ->
        [0] arrows without diamonds
        [one] arrows with 1 diamond
       *[other] arrows with { $diamonds } diamonds
    }
   *[other] { $diamonds ->
        [0] { $count } arrow tiles without diamonds
        [one] { $count } arrow tiles with 1 diamond each
       *[other] { $count } arrow tiles with { $diamonds } diamonds each
    }
}
plain = { $count ->
    [one] { $diamonds ->
        [0] a tile without a symbol and without diamonds
        [one] a tile without a symbol, with 1 diamond
       *[other] a tile without a symbol, with { $diamonds } diamonds
    }
   *[other] { $diamonds ->
        [0] { $count } tiles without a symbol and without diamonds
        [one] { $count } tiles without a symbol, with 1 diamond each
       *[other] { $count } tiles without a symbol, with { $diamonds } diamonds each
    }
}
five = { $count ->
    [one] five diamonds
   *[other] { $count } tiles with five diamonds each
}
lit = the lit corridor
bats = bats
explosion = an explosion
snow-white = Snow White
lot = chance picks place { $slot }

## Actions

discard = discard it
keep = keep it in place { $slot }
look = { $seat_self ->
    [true] look at own place { $slot }
   *[false] look at place { $slot } of { $seat }
}
pass = do not look
confirm = seen enough
lay = lay the tiles in this order: { $slots }
swap = swap your place { $slot } with place { $other_slot } of { $seat }
offer = swap place { $slot } for a tile of { $seat } that chance picks
cart = send up place { $slot }
exchange = exchange places { $slot } and { $other }
bury = give up place { $slot }
stop = look no further

## Questions

question = What do you do?
question-memorise = These are your tiles. Do you know them by heart?
question-keep = Do you keep the tile that you drew, and where?
question-lantern = Which of your tiles do you look at?
question-torch = Which tile of somebody else do you look at?
question-peek = Have you seen enough?
question-arrows = Which of your tiles do you swap, and for which?
question-lit = The corridor is lit for everybody: which tile do you look at?
question-bats = Bats! Which two of your tiles change places?
question-explosion = An explosion! Which of your tiles do you give up?
question-cart = A cart goes up: which of your tiles do you send with it, face up for good?

## Events

event-begins = { $seat } begins.
event-row-dealt = { $seat } has got a row of tiles.
event-level-entered = { $level ->
    [1] The gnomes enter level I of the mine.
    [2] The gnomes go down to level II.
   *[other] The gnomes go down to level III.
}
event-drew = { $seat } draws a tile; { $left ->
    [0] the stack is empty now
    [one] 1 is left
   *[other] { $left } are left
}.
event-happening-drawn = { $seat } shows it: { $tile }!
event-discarded = { $seat } discards it: { $tile }.
event-kept = { $seat } keeps it in place { $slot } and discards { $tile }.
event-looked = { $owner_self ->
    [true] { $seat } looks at place { $slot } of their own row.
   *[false] { $seat } looks at place { $slot } of { $owner }.
}
event-did-not-look = { $seat } does not look.
event-swapped = { $seat } swaps place { $slot } with place { $other_slot } of { $owner }.
event-exchanged = { $seat } exchanges places { $slot } and { $other }.
event-buried = { $seat } loses the tile in place { $slot }.
event-cart-sent-up = { $seat } sends up place { $slot }: { $tile }.
event-skipped = { $seat } has no tile for that.
event-counted = { $seat } turns up { $tiles }: { $diamonds ->
    [one] 1 diamond
   *[other] { $diamonds } diamonds
} in all.

## Editions

edition-kukuryku = KUKURYKU (Polish, Czech, Slovak, Hungarian and Romanian rulebook)

## Options

option-tiles = Which tiles the stacks are made of (a proposal or a file of your own)
option-tiles-b = level I has 0 to 3 diamonds on a tile, deeper levels 1 to 4
option-tiles-a = 1 to 4 diamonds on every tile of every level
option-arrange = How you lay your row before the start
option-arrange-own_order = in any order that you like
option-arrange-as_dealt = as it was dealt
option-look = Whether a lantern or a torch has to be used
option-look-optional = no, you may decline a look
option-look-must = yes, you must look
option-look_at = What a look may fall on
option-look_at-face_down = only on a tile that lies face down
option-look_at-any = on any tile, even one that lies face up
option-arrows = Which tile arrows bring in
option-arrows-chosen = the one that you choose
option-arrows-by_lot = you choose the player, chance picks the tile
option-lit = How many looks a lit corridor brings
option-lit-up_to_three = as many as you like, up to three
option-lit-exactly_three = three for everybody
option-bats = Which tiles the bats can move
option-bats-face_down = two that lie face down
option-bats-any = any two, even one that was sent up
option-cart = When carts go up
option-cart-stack_empty = when the turn of the last tile is over
option-cart-last_draw = as soon as the last tile is drawn
option-explosion = Which tile an explosion can cost
option-explosion-face_down = one that lies face down
option-explosion-any = any, even one that was sent up
option-discard_pile = How much of the discard pile a screen shows
option-discard_pile-top_only = only the tile on top
option-discard_pile-open = all of it
option-memory_help = Memory help: the screen shows what you have seen
option-memory_help-off = off, remembering is the game
option-memory_help-on = on, for an easier game
option-first_seat = Who begins
option-first_seat-random = drawn by lot

## The drawing

sketch-level = Level { $level } of the mine
sketch-stack = { $level }: { $tiles }
sketch-now = { $phase ->
    [first] Who begins?
    [deal] The rows are dealt.
    [memorise] Everybody memorises their own row.
    [draw] { $seat } draws the next tile.
    [keep] { $seat } keeps or discards what was drawn.
    [lantern] A lantern: { $seat } may look at an own tile.
    [torch] A torch: { $seat } may look at somebody else's tile.
    [peek] { $seat } is looking.
    [arrows] Arrows: { $seat } must swap a tile.
    [lit] { $round ->
        [4] The corridor is lit: a last glance.
       *[other] The corridor is lit: look { $round } of 3.
    }
    [bats] Bats: everybody exchanges two tiles.
    [explosion] Explosion: everybody loses a tile.
    [cart] The stack is empty: everybody sends up a cart.
   *[over] Supper is ready: the game is over.
}
sketch-pile = { $tiles ->
    [0] The discard pile is empty.
    [one] Discard pile, 1 tile:
   *[other] Discard pile, { $tiles } tiles:
}
sketch-tile = { $tile ->
    [five] five
    [snow-white] Snow White
   *[other] { $tile }
}
sketch-up = { $diamonds } ♦ up
sketch-looking = { $owner_self ->
    [true] { $seat } looks at place { $slot } of their own row.
   *[false] { $seat } looks at place { $slot } of { $owner }.
}
sketch-drawn = You drew { $tile }.
sketch-waits = Drawn, and waiting until the carts are up: { $tile }
sketch-unseen = { $tiles ->
    [0] Of level { $level } you have seen everything.
   *[other] Of level { $level } you have not seen:
}

## Bots

bot-mouse = Forgets half of what it saw, and every fifth move is a whim.
bot-badger = Plays for the richest tiles, but old ones fade from its memory.
bot-fox = Sees what follows from a discard, but old tiles fade.
bot-owl = Forgets nothing, hoards arrows, and knows who has seen its best tile.
bot-random = Does anything that is allowed.
bot-sensible = Does what brings most diamonds at once, with a perfect memory.
bot-forgetful = The same, but remembers only some of the tiles.
bot-fading = The same, but old tiles fade.
bot-prudent = The owl's judgement with weights set by hand.
bot-search = Plays every choice out hundreds of times in its head (simulator only).
