### A first game of Gnomes, guided: at most three short sentences a step. It is also read aloud.
### $name1 is the other player.

tutorial-welcome = Bienvenue dans la mine ! { $places ->
    [one] Tu as { $places } tuile, que voici. Ses diamants
   *[other] Voici tes { $places } tuiles. Leurs diamants
} sont tes points.
tutorial-memorise = Tu peux les poser dans l’ordre que tu veux : touche ta meilleure tuile, puis celle du milieu, et elles changent de case. Apprends-les toutes par cœur : bientôt, elles seront face cachée. C’est bon ? Touche le bouton.
tutorial-keep = Tu as pioché une tuile avec beaucoup de diamants, et personne d’autre ne la voit. Garde-la : touche ta tuile sans diamant, qui lui cède la place.
tutorial-lantern = La tuile sur la défausse dit ce que tu fais maintenant. Elle montre une lanterne : regarde une de tes tuiles. Touche celle que tu veux.
tutorial-peek = Personne d’autre ne voit cette tuile. Retiens-la, puis cache-la de nouveau avec le bouton.
tutorial-discard = { $name1 } a défaussé une torche et regardé une de tes tuiles. Tu as pioché une torche aussi, sans diamant : défausse-la.
tutorial-torch = Une torche : maintenant, tu peux regarder une tuile de quelqu’un d’autre. Touche celle que tu veux.
tutorial-remember = Est-ce une bonne tuile ? Retiens où elle est, puis cache-la de nouveau.
tutorial-cart = Le premier niveau est vide, alors un wagonnet remonte. La tuile que tu y mets devient visible : elle est à l’abri, et elle compte à la fin. Fais remonter la meilleure.
tutorial-level = On descend au niveau suivant, où les tuiles sont plus riches ! Tu as pioché des flèches avec peu de diamants. Défausse-les.
tutorial-arrows = Les flèches : tu dois échanger une de tes tuiles contre une tuile de quelqu’un d’autre, et personne ne regarde. Touche une de tes tuiles pauvres, puis celle que tu veux.
tutorial-bats = Des chauves-souris ! Chacun doit intervertir deux de ses tuiles. Touches-en deux, et retiens où elles sont maintenant.
tutorial-lit = La galerie est éclairée ! Chacun peut regarder jusqu’à trois tuiles, dans toutes les rangées, l’une après l’autre. Touches-en une.
tutorial-stop = Tu pourrais en regarder d’autres. C’est assez pour l’instant : touche le bouton.
tutorial-up = Encore un wagonnet ! Où les chauves-souris ont-elles mis ta meilleure tuile ? Fais-la remonter, avant que quelqu’un ne l’échange.
tutorial-five = La tuile la plus riche de toutes : cinq diamants ! Garde-la, et laisse partir une tuile pauvre.
tutorial-pass = La tuile que tu laisses partir montre une lanterne. Tu peux regarder, mais rien ne t’y oblige. Cette fois, ne regarde pas.
tutorial-explosion = Une explosion ! Chacun perd une de ses tuiles face cachée. Sacrifie une tuile pauvre.
tutorial-supper = Blanche-Neige appelle à table : la partie s’arrête aussitôt. On retourne toutes les tuiles, et qui a le plus de diamants gagne. Une vraie mine est bien plus profonde que celle-ci.
