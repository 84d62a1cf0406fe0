### The figures in the rules of Gnomes: what they show, and what is written below them.

figure-tiles = Three ordinary tiles: the symbol is above, the diamonds are below.
figure-levels = The backs of the tiles. They show the level.
figure-levels-level = { $number ->
    [one] Level { $roman }: 1 tile
   *[other] Level { $roman }: { $number } tiles
}, { $least } to { $most } diamonds on ordinary ones
figure-specials = The special tiles, and how many there are.
figure-specials-tile = { $type ->
    [five] Five diamonds
    [lit] Lit corridor
    [bats] Bats
    [explosion] Explosion
   *[snow-white] Snow White
}
figure-learning = Only you look at your row.
figure-learning-look = At first: look and remember.
figure-learning-then = Then: face down, until they go up or the game ends.
figure-keeping = The tile with the frame is the one that you discard. Its symbol takes effect.
figure-keeping-discard = Discard the drawn tile.
figure-keeping-keep = Keep the drawn tile, and discard the tile that lay there.
figure-symbols = What a symbol does when you discard it.
figure-symbols-lantern = Lantern: look at one of your own tiles.
figure-symbols-torch = Torch: look at a tile of somebody else.
figure-symbols-arrows = Arrows: swap one of your tiles with one of somebody else.
figure-carts = A row on its way down. { $safe ->
    [explosion] What went up cannot be swapped any more.
   *[yes] What went up is safe.
}
figure-carts-level = { $up ->
    [0] Level { $roman }: { $down } tiles face down.
   *[other] Level { $roman }: { $down } tiles face down, { $up } face up.
}
figure-own-row = Your row
figure-other-row = The row of somebody else
figure-light = The lit corridor: { $lit ->
    [exactly_three] three looks
   *[up_to_three] up to three looks
}, wherever you like.
figure-bats = Bats: two of your tiles change places.
figure-explosion = The explosion: one of your tiles is gone.
figure-counting = { $sum } = { $diamonds } diamonds
