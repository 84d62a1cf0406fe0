### The figures in the rules of Diamant: what they show, and what is written below them.

figure-treasures = Les trésors. Le nombre indique combien de rubis la carte rapporte.
figure-treasures-alt = { $cards ->
    [one] { $cards } carte Trésor avec son nombre.
   *[other] { $cards } cartes Trésor avec leurs nombres.
}
figure-traps = { $copies ->
    [one] Les dangers. Il y a { $copies } carte de chaque sorte.
   *[other] Les dangers. Il y a { $copies } cartes de chaque sorte.
}
figure-relics = { $relic_values ->
    [printed] Les reliques, avec les points qu’elles valent.
   *[by_order] Les reliques. Aucune valeur n’est imprimée dessus : c’est leur ordre qui décide.
}
figure-relics-alt = { $cards ->
    [one] { $cards } carte Relique.
   *[other] { $cards } cartes Relique.
}
figure-equipment = Ce que chacun possède.
figure-equipment-thing = { $thing ->
    [explorer] Explorateur
    [chest] Coffre
    [continue] Continuer
   *[exit] Sortir
}
figure-sharing = { $rubies } ÷ { $explorers } = { $each }. Dans la grotte, chacun reçoit { $each } rubis. Il reste { $left } rubis sur la carte.
figure-sharing-alt = { $explorers } explorateurs se partagent un trésor de { $rubies } rubis.
figure-twice = Deux dangers de la même sorte mettent fin à l’expédition.
figure-twice-card = { $which ->
    [first] Le premier : une frayeur
   *[second] Le deuxième : la fin
}
figure-leaving = { $leftover ->
    [per_card] Un exemple : des rubis impossibles à partager sont encore sur le chemin. On partage chaque carte séparément.
   *[pooled] Un exemple : des rubis impossibles à partager sont encore sur le chemin. On les partage tous ensemble.
}
figure-leaving-alt = { $relics ->
    [none] Sur le chemin, il y a trois trésors avec 1, 3 et 1 rubis dessus.
   *[some] Sur le chemin, il y a trois trésors avec 1, 3 et 1 rubis dessus, et une relique.
}
figure-leaving-alone = { $relics ->
    [none] Une seule personne sort : elle prend { $rubies } rubis.
   *[some] Une seule personne sort : elle prend { $rubies } rubis et la relique.
}
figure-leaving-together = Deux personnes sortent ensemble : chacune prend { $each } rubis. Il reste { $left } rubis sur le chemin.{ $relics ->
    [none] { "" }
   *[some] {" "}La relique reste aussi.
}
figure-removed = { $left ->
    [one] Après un échec, il reste { $left } carte de cette sorte sur { $copies }.
   *[other] Après un échec, il reste { $left } cartes de cette sorte sur { $copies }.
}
figure-removed-alt = { $copies } dangers de la même sorte ; l’un d’eux est barré.
figure-worth = { $relic_counter ->
    [revealed] Ce que valent les reliques, dans l’ordre où elles sont révélées.
   *[taken] Ce que valent les reliques, dans l’ordre où elles sont emportées.
}{ $relic_batch ->
    [by_first] {" "}Si plusieurs sont emportées ensemble, la première décide pour toutes.
   *[each] { "" }
}
figure-worth-points = Relique { $number } : { $points } points
