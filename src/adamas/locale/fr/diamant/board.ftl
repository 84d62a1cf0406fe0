### The words of the board in the browser.

## The cave and who is in it

board-cave = La grotte
board-path = Le chemin
board-explorers = Explorateurs
board-treasure = trésor de { $value }, { $rubies ->
    [0] vide
   *[other] { $rubies } rubis dessus
}
board-you = toi
board-you-shared = a l’appareil
board-relics = { $count ->
    [one] { $count } relique, valeur { $worth }
   *[other] { $count } reliques, valeur { $worth }
}
board-card-choosing = n’a pas encore choisi
board-card-sealed = a choisi
board-card-continue = continue
board-card-exit = sort

## What is just happening

board-rest = { $left ->
    [0] il ne reste rien
   *[other] il en reste { $left }
}
board-second = Deuxième fois : { $kind } !
board-lost = { $lost ->
    [0] Personne n’avait rien à perdre
   *[other] Dans la grotte, chacun perd { $lost } rubis
}
board-added = { $relic } rejoint la pioche
board-closed = L’entrée { $number } est fermée

## What lies ahead

board-deadly = Fatal en double :
board-no-danger = Aucun danger pour l’instant
board-left = { $left ->
    [0] plus de carte en pioche, sans risque
   *[other] encore { $left } en pioche
}
board-lamp = { $light ->
    [safe] Lampe : peu de risque
    [careful] Lampe : prudence
    [danger] Lampe : grand risque
   *[dark] Lampe : éteinte
}
board-odds-end = Prochaine carte fatale
board-odds-stay = Après la prochaine carte, en moyenne
board-odds-alone = Sortir maintenant, en solo
board-odds-together = Sortir maintenant, tous ensemble

## The cards

board-cards = Les cartes
board-trap = Danger
board-on-path = Vus
board-in-deck = Reste
board-removed = Hors jeu
board-kind-spider = Araignée
board-kind-snake = Serpent
board-kind-lava = Lave
board-kind-boulder = Boule de pierre
board-kind-ram = Bélier
# The same.
board-kind-scorpion = Scorpion
board-kind-rockslide = Éboulement
board-kind-gas = Gaz
# The same.
board-kind-explosion = Explosion
board-kind-mummy = Momie
board-kind-fire = Incendie
board-kind-rockfall = Chute de pierres
board-treasures-left = { $count ->
    [one] { $count } trésor en pioche
   *[other] { $count } trésors en pioche
}
board-relics-left = { $count ->
    [0] Aucune relique en pioche
    [one] { $count } relique en pioche
   *[other] { $count } reliques en pioche
}
board-relics-come = { $count ->
    [one] { $count } relique à venir{ $values ->
        [none] { "" }
       *[other] { "\u00A0" }: { $values }
    }
   *[other] { $count } reliques à venir{ $values ->
        [none] { "" }
       *[other] { "\u00A0" }: { $values }
    }
}
board-relics-lost = { $count ->
    [one] { $count } relique perdue{ $values ->
        [none] { "" }
       *[other] { "\u00A0" }: { $values }
    }
   *[other] { $count } reliques perdues{ $values ->
        [none] { "" }
       *[other] { "\u00A0" }: { $values }
    }
}

## The decision

board-decision = Ta décision
board-decision-shared = { $name } : continuer ou sortir
question-shared = Continuer dans la grotte, ou sortir avec le butin ?
board-take-back = Annuler

## On a phone beside a big screen

card-in-cave = Dans la grotte
card-in-camp = À l’abri au campement
card-carried = Tu portes
card-chest = Dans ton coffre
card-relics = { $count ->
    [one] Relique
   *[other] Reliques
}

## The result

board-outcome-chest = { $rubies } dans le coffre
board-outcome-relics = { $count ->
    [one] { $count } relique : { $values }
   *[other] { $count } reliques : { $values }
}
