### The rules of Diamant as a player reads them, with the numbers of an edition filled in.

heading-idea = L’idée

D1-1 = Vous êtes { $least_seats } à { $most_seats } explorateurs. { $expeditions ->
    [one] Une seule expédition vous mène
   *[other] { $expeditions } expéditions vous mènent
} dans une grotte pleine de rubis et de pièges. À chaque pas, la même question : continuer, ou sortir avec son butin ?

heading-cards = Les cartes

D1-2 = { $treasure_cards } trésors, chacun avec un nombre de rubis à ramasser : { $treasure_values }. Les règles imprimées ne donnent pas ces nombres : ils viennent de descriptions publiques du jeu.
D1-3 = { $trap_cards } dangers, { $trap_copies } de chaque sorte : { $edition ->
    [schmidt2005] serpent, scorpion, éboulement, gaz et explosion
    [incan_gold] araignée, momie, incendie, serpent et chute de pierres
    [online14] araignée, momie, incendie, serpent et chute de pierres
   *[other] araignée géante, serpent, puits de lave, boule de pierre et bélier
}.
D1-4 = { $relics_in_deck ->
    [none] { "" }
   *[other] { $relic_cards } reliques. Elles valent cher, mais seulement pour qui sort en solo.
}
D1-5 = Un rubis vaut un point. Un diamant remplace cinq rubis, rien de plus.
D1-6 = Chacun a un explorateur, un coffre et le choix entre deux décisions : continuer ou sortir.

heading-before = Avant une expédition

D3-1 = Au début, tous les coffres sont vides. { $relics_in_deck ->
    [all] On mélange les trésors, les dangers et les { $relic_cards } reliques en une seule pioche.
   *[other] On mélange les trésors et les dangers en une seule pioche.
}
D3-2 = { $relics_in_deck ->
    [joining] Les reliques attendent à côté de la pioche. Avant chaque expédition, y compris la première, on mélange la relique suivante à la pioche, tant qu’il y en a.{ $relic_values ->
        [printed] {" "}Elles sont face visible et arrivent dans l’ordre { $joining_values }.
       *[by_order] {" "}Elles sont face cachée, et on annonce à tous chaque relique qui entre.
    }
    [none] { $edition ->
        [schmidt2005] Cette édition n’a pas de reliques.
       *[other] Les cinq cartes Relique de la boîte ne servent pas.
    }
   *[all] { "" }
}
D4-1 = Tout le monde entre dans la grotte. Vos mains sont vides, et le chemin aussi.

heading-step = Un pas dans la grotte

D4-2 = On révèle la carte du dessus de la pioche et on la pose au bout du chemin. La première carte arrive avant toute décision.
D4-3 = Un trésor : tous ceux qui sont dans la grotte se partagent ses rubis à égalité. Garde ta part à côté de ton coffre ; elle n’est pas encore à l’abri. Les rubis impossibles à partager restent sur la carte.
D4-4 = Un danger, le premier de sa sorte dans cette expédition : plus de peur que de mal.
D4-5 = Un danger, le deuxième de sa sorte : l’expédition échoue aussitôt. Tous ceux qui sont dans la grotte lâchent ce qu’ils portent et s’enfuient. Ceux qui étaient déjà sortis gardent tout.
D4-6 = { $relics_in_deck ->
    [none] { "" }
   *[other] Une relique : pour l’instant, elle attend sur le chemin.
}

heading-decision = Continuer ou sortir ?

D4-7 = Après chaque carte qui n’a pas mis fin à l’expédition, tous ceux qui sont dans la grotte choisissent en secret de continuer ou de sortir. Tous les choix sont révélés ensemble.
D-A15 = Si tu ne réponds pas à temps, tu sors.
D4-8 = Ceux qui sortent ramassent les rubis du chemin. { $leftover ->
    [per_card] Si vous êtes plusieurs, partagez les rubis de chaque carte séparément. Sur chaque carte, ce qui ne se partage pas reste.
   *[pooled] Si vous êtes plusieurs, réunissez les rubis de toutes les cartes et partagez-les à égalité. Ce qui ne se partage pas reste dans la grotte.
}{ $relics_in_deck ->
    [none] { "" }
   *[other] {" "}Si personne d’autre ne sort en même temps que toi, tu prends aussi toutes les reliques du chemin. Si vous êtes plusieurs à sortir, les reliques restent où elles sont.
} Mets dans ton coffre tout ce que tu portais et tout ce que tu as ramassé : rien de ce qui est dans un coffre ne peut se perdre. Attends ensuite au campement la fin de l’expédition.
D4-9 = Quand la grotte est vide, l’expédition est finie. Sinon, ceux qui y sont encore révèlent la carte suivante.

heading-end-of-expedition = Après une expédition

D5-1 = Les rubis encore sur le chemin retournent à la réserve.
D5-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] Les reliques encore sur le chemin quittent la partie. Celles que personne n’a révélées restent dans la pioche.
}
D5-3 = Si un danger a mis fin à l’expédition, une carte de sa sorte quitte la partie pour de bon. Cette sorte devient donc moins dangereuse.
D5-4 = Toutes les autres cartes retournent dans la pioche, que l’on mélange.

heading-end = La fin

D5-5 = La partie se termine après { $expeditions ->
    [one] cette unique expédition
   *[other] { $expeditions } expéditions
}.
D6-1 = Compte les rubis de ton coffre{ $relics_in_deck ->
    [none] { "" }
   *[other] {" "}et ajoute la valeur de tes reliques
}. Le meilleur score gagne.
D6-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] { $relic_values ->
        [printed] Une relique vaut ce qui est imprimé dessus : { $printed_values }.
       *[by_order] { $relic_counter ->
            [revealed] Les trois premières reliques révélées dans la partie valent 5 points chacune, les suivantes 10 chacune. Celles qui ont été perdues dans la grotte comptent parmi les trois.
           *[taken] Les trois premières reliques emportées valent 5 points chacune, les suivantes 10 chacune. Celles qui ont été perdues dans la grotte ne comptent pas.
        } { $relic_batch ->
            [by_first] Des reliques emportées ensemble valent toutes autant que la première d’entre elles : la troisième et la quatrième ensemble rapportent 5 et 5 points.
           *[each] Même emportées ensemble, les reliques comptent une par une : la troisième et la quatrième ensemble rapportent 5 et 10 points.
        }
    }
}
D-A11 = { $tie ->
    [relics_then_shared] En cas d’égalité, le plus grand nombre de reliques l’emporte. Si l’égalité demeure, vous partagez la victoire.
   *[shared] En cas d’égalité, vous partagez la victoire.
}

heading-notes = Bon à savoir

D7-2 = La prochaine carte n’est dangereuse que si un danger de la même sorte est déjà sur le chemin. Une sorte qui a mis fin à deux expéditions n’a plus qu’une carte et ne peut plus mettre fin à aucune autre.
D-A7 = Tu peux sortir dès la toute première carte, même les mains vides.
D-A12 = { $chests ->
    [open] Tout le monde peut voir le contenu de tous les coffres.
   *[hidden] Les coffres restent fermés jusqu’à la fin. Tu as vu ce que chacun y a mis : une bonne mémoire aide.
}
D-A16 = { $unofficial_seats ->
    [on] On peut jouer ici à un ou à deux. Aucun livret ne le prévoit, et aucune règle ne change pour autant.
   *[off] { "" }
}
D-A18 = { $first_seat ->
    [random] On tire au sort qui retourne les cartes. Cela ne change rien au jeu.
   *[other] L’un de vous retourne les cartes. Peu importe qui : cela ne change rien au jeu.
}
