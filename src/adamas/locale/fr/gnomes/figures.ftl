### The figures in the rules of Gnomes: what they show, and what is written below them.

figure-tiles = Trois tuiles ordinaires : le symbole est en haut, les diamants sont en bas.
figure-levels = Le dos des tuiles. Il montre le niveau.
figure-levels-level = { $number ->
    [one] Niveau { $roman } : { $number } tuile
   *[other] Niveau { $roman } : { $number } tuiles
}, { $least } à { $most } diamants sur les ordinaires
figure-specials = Les tuiles spéciales, et combien il y en a.
figure-specials-tile = { $type ->
    [five] Cinq diamants
    [lit] Galerie éclairée
    [bats] Chauves-souris
    [explosion] Explosion
   *[snow-white] Blanche-Neige
}
figure-learning = Personne d’autre ne regarde ta rangée.
figure-learning-look = D’abord : regarde et retiens.
figure-learning-then = Ensuite : face cachée, jusqu’à ce qu’elles remontent ou que la partie finisse.
figure-keeping = La tuile encadrée est celle que tu défausses. Son symbole agit.
figure-keeping-discard = Défausse la tuile piochée.
figure-keeping-keep = Garde la tuile piochée, et défausse celle qui était là.
figure-symbols = Ce que fait un symbole quand tu le défausses.
figure-symbols-lantern = Lanterne : regarde une de tes tuiles.
figure-symbols-torch = Torche : regarde une tuile de quelqu’un d’autre.
figure-symbols-arrows = Flèches : échange une de tes tuiles contre une tuile de quelqu’un d’autre.
figure-carts = Une rangée au fil de la descente. { $safe ->
    [explosion] Ce qui est remonté ne s’échange plus.
   *[yes] Ce qui est remonté est à l’abri.
}
figure-carts-level = { $up ->
    [0] Niveau { $roman } : { $down } tuiles face cachée.
   *[other] Niveau { $roman } : { $down } tuiles face cachée, { $up } face visible.
}
figure-own-row = Ta rangée
figure-other-row = La rangée de quelqu’un d’autre
figure-light = La galerie éclairée : { $lit ->
    [exactly_three] trois regards
   *[up_to_three] trois regards au plus
}, où tu veux.
figure-bats = Les chauves-souris : tu intervertis deux de tes tuiles.
figure-explosion = L’explosion : une de tes tuiles disparaît.
figure-counting = { $sum } = { $diamonds } diamants
