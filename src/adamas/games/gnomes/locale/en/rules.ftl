### The rules of Gnomes as a player reads them, with the numbers of the edition filled in.

heading-idea = The idea

G1-1 = You lead a band of gnomes down a diamond mine, { $least_seats } to { $most_seats } of you. Your tiles lie face down, and you have to remember what is on them. Whoever has the most diamonds when Snow White calls to supper wins.

heading-tiles = The tiles

G1-2 = An ordinary tile shows diamonds and one symbol: a lantern, a torch or arrows.{ $plains ->
    [0] { "" }
   *[other] {" "}Some have no symbol.
} The back shows the level it belongs to: { $tiles_1 } tiles are of level I, { $tiles_2 } of level II and { $tiles_3 } of level III.
G1-3 = { $specials ->
    [0] There are no special tiles but Snow White, deep down in level III.
   *[other] Special tiles wait further down, in levels II and III:{ $fives ->
        [0] { "" }
       *[other] {" "}five diamonds (×{ $fives }),
    }{ $lits ->
        [0] { "" }
       *[other] {" "}lit corridors (×{ $lits }),
    }{ $bats ->
        [0] { "" }
       *[other] {" "}bats (×{ $bats }),
    }{ $explosions ->
        [0] { "" }
       *[other] {" "}explosions (×{ $explosions }),
    } and Snow White.
}
G8-2 = { $tile_set ->
    [b] The rulebook does not say how often each tile occurs, so this set is a proposal: 0 to 3 diamonds on a tile in level I, 1 to 4 further down.
    [a] The rulebook does not say how often each tile occurs, so this set is a proposal: 1 to 4 diamonds on an ordinary tile in every level.
   *[house] You play with a tile set of your own.
}

heading-before = Before you start

G2-1 = Shuffle each level by itself. With two players put { $removed_2 } tiles of level I back into the box without looking, with three players { $removed_3 }, with four none.
G2-2 = Each of you gets { $places } tiles of level I. Look at them, learn them by heart, and { $arrange ->
    [own_order] lay them face down in a row, in any order that helps you to remember them.
   *[as_dealt] turn them face down where they lie.
} { $stack ->
    [one] The 1 tile that is left is
   *[other] The { $stack } tiles that are left are
} the first stack.
G-A14 = { $memory_help ->
    [on] The screen helps you: it goes on showing what you have seen, and who has seen what.
   *[off] Once you have looked, the faces are gone from your screen. Remembering is the game.
}
G2-4 = { $begins ->
    [lot] Who begins is drawn by lot.
    [agreed] You have agreed who begins.
   *[first] The player in the first seat begins; by the rulebook that is the youngest.
} Then turns go round clockwise.

heading-turn = Your turn

G3-1 = You must draw the top tile of the stack. Look at it, and show it to nobody.
G3-2 = Discard it, or keep it. To keep it, choose one of your face-down tiles, discard that one, and lay the new tile face down in its place.
G3-3 = Now the symbol on the tile that you have just discarded takes effect. Lantern: a look at one of your own tiles. Torch: a look at a tile of somebody else. Arrows: you must swap one of your face-down tiles with one of somebody else, and nobody looks.
G-A5 = { $look ->
    [must] You cannot decline a look.
   *[optional] You need not look if you do not want to.
}
G-A20 = { $look_at ->
    [any] A look may fall on any tile, even one that lies face up.
   *[face_down] Only tiles that lie face down can be looked at.
}
G-A6 = { $arrows ->
    [by_lot] For a swap you choose one of your tiles and another player. Which of that player's face-down tiles you get is drawn by lot.
   *[chosen] You choose both tiles of a swap.
} Even the tile that you have just kept may go.
G-A4 = Discarded tiles lie face up. { $discard_pile ->
    [open] You may look through the whole pile at any time.
   *[top_only] Only the top one can be seen.
} Nothing ever comes back from there.
G7-7 = Everybody sees which tiles you look at or move. What you saw is yours alone.
G-A19 = If you give no answer in time, your row stays as it was dealt, the tile that you drew is discarded, you look only if you must, and whatever must be chosen is the leftmost.

heading-down = Down the mine

G4-1 = { $cart ->
    [last_draw] As soon as the last tile of a stack is drawn, and before it takes effect, a cart goes up:
   *[stack_empty] When a stack is empty and the turn is over, a cart goes up:
} each of you secretly picks one of your face-down tiles, and all turn theirs face up together. After that turn you go down to the next level. This happens twice, after level I and after level II.
G4-2 = What lies face up cannot be replaced or swapped any more, and it counts for you in the end{ $explosions ->
    [0] { "" }
   *[other] { $explosion ->
        [any] , unless you give it up to an explosion
       *[face_down] { "" }
    }
}.

heading-special = Special tiles

G5-1 = { $fives ->
    [0] { "" }
   *[other] Five diamonds: keep the tile like any other, or discard it. It has no symbol.
}
G-A11 = { $fives ->
    [0] Special tiles are shown and discarded as soon as they are drawn.
   *[other] All other special tiles are shown and discarded as soon as they are drawn.
}
G5-2 = { $lits ->
    [0] { "" }
   *[other] The lit corridor: each of you { $lit ->
        [exactly_three] takes three looks at
       *[up_to_three] may take up to three looks at
    } { $look_at ->
        [any] tiles
       *[face_down] face-down tiles
    }, your own or those of others.
}
G-A10 = { $lits ->
    [0] { "" }
   *[other] You look at them one after another, all players at the same time. { $lit ->
        [exactly_three] After each look you pick the next tile.
       *[up_to_three] After each look you pick the next tile or stop.
    }
}
G5-3 = { $bats ->
    [0] { "" }
   *[other] Bats: each of you must let two of your { $bats_move ->
        [any] tiles, face down or face up,
       *[face_down] face-down tiles
    } change places.
}
G5-4 = { $explosions ->
    [0] { "" }
   *[other] The explosion: each of you gives up { $explosion ->
        [any] one of your tiles, face down or face up
       *[face_down] one of your face-down tiles
    }. It goes into the box, nobody looks at it, and it counts nothing.
}
G-A16 = { $explosions ->
    [0] { "" }
    [one] { "" }
   *[other] If there is nothing left that an explosion could take, you are spared. Your last tile always stays.
}
G5-5 = Snow White: supper is ready, and the game ends at once.

heading-end = The end

G6-1 = Turn up all your tiles and count the diamonds on them. Whoever has the most wins; if several have, they share the victory.
