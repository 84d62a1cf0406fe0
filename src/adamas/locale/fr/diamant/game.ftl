### The words of Diamant: cards, decisions, events, options, and the labels of the drawing.

# The same.
title = Diamant
tagline = Tente ta chance dans une grotte pleine de rubis et de pièges.

## Cards and decisions

first = { $seat } commence
treasure = un trésor de { $rubies } rubis
trap = { $kind ->
    [spider] une araignée géante
    [snake] un serpent
    [lava] un puits de lave
    [boulder] une boule de pierre
    [ram] un bélier
    [scorpion] un scorpion
    [rockslide] un éboulement
    [gas] un gaz toxique
    [explosion] une explosion
    [mummy] une momie
    [fire] un incendie
    [rockfall] une chute de pierres
   *[other] { $kind }
}
relic = { $value ->
    [none] une relique
   *[other] une relique de valeur { $value }
}
continue = continuer
exit = sortir
question = Continuer dans la grotte, ou sortir avec ton butin ?

## Events

event-begins = { $seat } retourne les cartes.
event-expedition-started = { $added ->
    [none] L’expédition { $number } commence.
   *[other] L’expédition { $number } commence ; { $added } rejoint la pioche.
}
event-revealed = Carte suivante : { $card }.
event-rubies-shared = { $rubies } ÷ { $explorers } = { $each } par explorateur ; { $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
} sur la carte.
event-expedition-failed = Deuxième fois : { $trap } ! { $lost ->
    [0] Rien à perdre pour { $victims }
   *[other] { $victims_count ->
        [one] { $victims } perd { $lost } rubis
       *[other] { $victims } perdent { $lost } rubis par personne
    }
}, et l’une des deux cartes quitte la partie.
event-stayed = { $seat } continue.
event-went-home = { $seat } sort : { $carried } rubis en main + { $found } sur le chemin.
event-relics-taken = { $values_count ->
    [one] { $seat } sort en solo et emporte une relique de valeur { $values }.
   *[other] { $seat } sort en solo et emporte { $values_count } reliques, de valeur { $values }.
}
event-deck-ran-out = La pioche est vide ; tous ceux qui sont dans la grotte sortent.
event-expedition-ended = L’expédition { $number } est finie.{ $rubies_returned ->
    [0] {""}
    [one] {""} { $rubies_returned } rubis reste dans la grotte.
   *[other] {""} { $rubies_returned } rubis restent dans la grotte.
}{ $relics_lost ->
    [0] {""}
    [one] {""} { $relics_lost } relique est perdue pour de bon.
   *[other] {""} { $relics_lost } reliques sont perdues pour de bon.
}

## Editions

edition-iello2016 = IELLO 2016 (règles en français et en serbe)
edition-lavka = Lavka Games (règles en russe), jeu de base sans reliques
edition-lavka_relics = Lavka Games (règles en russe), variante avec reliques
edition-schmidt2005 = Schmidt 2005, la première édition, sans reliques
edition-incan_gold = Incan Gold, un artefact de plus à chaque manche
edition-online14 = une version en ligne bien connue, avec 14 trésors

## Options

option-relics = Comment les reliques arrivent dans la pioche
option-relics-all_in_deck = toutes les cinq dès le début
option-relics-one_per_expedition = une de plus avant chaque expédition
option-relics-none = il n’y a pas de reliques
option-relic_values = Ce que valent les reliques
option-relic_values-5-5-5-10-10 = 5 pour les trois premières, 10 pour les suivantes
option-relic_values-5-7-8-10-12 = ce qui est imprimé dessus
option-leftover = Comment ceux qui sortent partagent les rubis du chemin
option-leftover-pooled = tous réunis, en un seul partage
option-leftover-per_card = carte par carte, comme dans certains programmes
option-relic_counter = Quelles reliques comptent comme les trois premières
option-relic_counter-taken = les trois premières emportées
option-relic_counter-revealed = les trois premières révélées
option-relic_batch = Ce que valent plusieurs reliques emportées d’un coup
option-relic_batch-each = chacune selon son rang
option-relic_batch-by_first = toutes autant que la première
option-relic_order = Quelle relique à valeur imprimée est mélangée en premier
option-relic_order-ascending = celle de la plus petite valeur
option-relic_order-descending = celle de la plus grande valeur
option-tie = Qui gagne en cas d’égalité
option-tie-shared = la victoire est partagée
option-tie-relics_then_shared = qui a le plus de reliques ; sinon, victoire partagée
option-chests = Quand tout le monde voit le contenu des coffres
option-chests-hidden = seulement à la fin
option-chests-open = toujours
option-odds = Une lampe qui montre le risque de la prochaine carte
option-odds-off = éteinte
option-odds-on = allumée, pour tous
option-expeditions = Nombre d’expéditions (autre que 5 : règle maison)
option-unofficial_seats = On peut aussi jouer à un ou à deux
option-unofficial_seats-off = non, de trois à huit comme prévu
option-unofficial_seats-on = oui, bien qu’aucune règle ne le prévoie
option-first_seat = Qui retourne les cartes (sans effet sur le jeu)
option-first_seat-random = tirage au sort

## The drawing

sketch-expedition = Expédition { $number } sur { $of }
sketch-over = { $expeditions ->
    [one] L’expédition est finie
   *[other] Les { $expeditions } expéditions sont finies
}
sketch-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
sketch-empty-path = Le chemin est vide.
sketch-trap = { $kind ->
    [spider] araignée
    [snake] serpent
    [lava] lave
    [boulder] boule
    [ram] bélier
    [scorpion] scorpion
    [rockslide] éboulis
    [gas] gaz
    [explosion] explosion
    [mummy] momie
    [fire] incendie
    [rockfall] pierres
   *[other] { $kind }
}
sketch-relic = ★ relique
sketch-danger = Fatal en double, en pioche :
sketch-in-cave = dans la grotte avec { $rubies } ♦
sketch-in-camp = à l’abri au campement
sketch-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sketch-chest = coffre { $rubies } ♦
sketch-chest-closed = coffre fermé

## Bots

bot-mouse = Son courage change à chaque carte : elle fuit sans raison et reste sans raison.
bot-badger = Soupèse à peu près la prochaine carte et ne pense jamais aux autres.
bot-fox = Sait ce que sait le hibou, mais suit souvent un caprice.
bot-owl = Personne ne devine quand il sort. Il a appris de millions de parties et compte chaque coffre.
bot-random = Joue à pile ou face à chaque carte.
bot-threshold = Sort avec un certain butin : sa main et une part égale de ce qu’il y a sur le chemin.
bot-hazards = Sort quand un certain nombre de dangers différents sont sur le chemin.
bot-value = Calcule exactement ce que la prochaine carte rapporte en moyenne et ce qu’elle peut coûter.
bot-sensible = Pareil, avec les reliques et un brin d’hésitation.
bot-search = Joue chaque choix des centaines de fois dans sa tête (simulateur seulement).
