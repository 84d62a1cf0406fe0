### A first game of Diamant, guided: at most three short sentences a step. It is also read aloud.
### $name1 and $name2 are the two other explorers.

tutorial-welcome = Bienvenue ! Une grotte pleine de rubis t’attend. Te voici, et les autres viennent avec toi. Entrons : on révèle une carte.
tutorial-share = Un trésor de { $rubies } rubis ! Chacun en reçoit { $each }. { $left ->
    [one] { $left } rubis ne peut pas être partagé : il reste sur la carte.
   *[other] { $left } rubis ne peuvent pas être partagés : ils restent sur la carte.
}
tutorial-decide = Ce que tu portes n’est pas encore à l’abri. Après chaque carte, chacun choisit en secret : continuer ou sortir. Cette fois, continue.
tutorial-trap = Un serpent ! Le premier danger de sa sorte fait seulement peur, mais un deuxième serpent mettrait fin à l’expédition. Courage, continue !
tutorial-relic = Une relique ! Elle est pour qui sort en solo, avec tous les rubis du chemin. Sors maintenant.
tutorial-alone = Tu sors en solo, avec { $carried } rubis en main, { $found } du chemin, et la relique. Tout est à l’abri dans ton coffre. Les autres sont encore dans la grotte…
tutorial-failed = Un deuxième serpent ! { $name1 } et { $name2 } perdent tout, soit { $lost } rubis par personne. Ce qui est dans ton coffre, personne ne peut te le prendre.
tutorial-again = Tout le monde est de nouveau dans la grotte, sur un nouveau chemin. Tu portes déjà { $each } rubis. Continue.
tutorial-company = Encore une relique ! Sors, et regarde qui vient avec toi.
tutorial-together = { $name1 } sort en même temps que toi. Vous partagez les rubis du chemin : { $found } par personne. La relique reste, car vous êtes deux à sortir.
tutorial-last = Plus tard, { $name2 } sort en solo et emporte la relique. La dernière expédition commence par une araignée. Continue.
tutorial-brave = Tu portes { $each } rubis, et il y a encore des araignées dans la pioche. La prudence dirait de sortir. Continue, juste pour voir !
tutorial-lost = La deuxième araignée ! Ce que tu portais est perdu : { $lost } rubis. Ton coffre reste le plus rempli, alors tu gagnes. Une vraie partie compte { $expeditions ->
    [one] { $expeditions } expédition
   *[other] { $expeditions } expéditions
}.
