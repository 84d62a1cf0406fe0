### The words of the board in the browser.

board-label = La table
board-players = Les autres joueurs

## What lies in front of somebody

board-own = (c’est toi)
board-own-shared = (a l’appareil)
board-on-turn = joue
board-castle = { $colour ->
    [red] Château rouge
    [blue] Château bleu
    [green] Château vert
    [yellow] Château jaune
   *[other] Château
} : { $parts ->
    [one] { $parts } morceau
   *[other] { $parts } morceaux
} sur { $of }
board-no-castle = Pas encore de château
board-reserve = Cartes à côté du château
board-stack = { $card ->
    [red] { $count ->
        [one] { $count } morceau du château rouge en réserve
       *[other] { $count } morceaux du château rouge en réserve
    }
    [blue] { $count ->
        [one] { $count } morceau du château bleu en réserve
       *[other] { $count } morceaux du château bleu en réserve
    }
    [green] { $count ->
        [one] { $count } morceau du château vert en réserve
       *[other] { $count } morceaux du château vert en réserve
    }
    [yellow] { $count ->
        [one] { $count } morceau du château jaune en réserve
       *[other] { $count } morceaux du château jaune en réserve
    }
    [diamond] { $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
    }
   *[fairy] { $count ->
        [one] { $count } fée
       *[other] { $count } fées
    }
}

## The middle of the table

board-pile = Piocher une carte. { $cards ->
    [0] La pioche est vide ; la défausse va être mélangée.
    [one] Il reste { $cards } carte dans la pioche.
   *[other] Il reste { $cards } cartes dans la pioche.
}
board-discards = Défausse : { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-stop = Stop !
board-buy = Acheter à { $seller } un morceau pour ton château contre { $price ->
    [one] { $price } diamant
   *[other] { $price } diamants
}{ $count ->
    [one] {""}
   *[other] {""} ; il y en a { $count }
}
board-buy-shared = Acheter à { $seller } un morceau de château contre { $price ->
    [one] { $price } diamant
   *[other] { $price } diamants
}{ $count ->
    [one] {""}
   *[other] {""} ; il y en a { $count }
}

## The witch

board-shield = Envoyer la fée !
board-sack = Pour la sorcière : { $picked ->
    [one] { $picked } carte
   *[other] { $picked } cartes
} sur { $toll }
board-give = Donner !
board-give-nothing = Rien pour toi !
board-pick = Donner { $card ->
    [red] un morceau du château rouge en réserve
    [blue] un morceau du château bleu en réserve
    [green] un morceau du château vert en réserve
    [yellow] un morceau du château jaune en réserve
    [diamond] un diamant
   *[fairy] une fée
} (reste : { $left })
board-pick-castle = Donner un morceau de ton château (reste : { $left })
board-pick-castle-shared = Donner un morceau du château (reste : { $left })
board-unpick = Finalement, garder { $card ->
    [red] le morceau du château rouge
    [blue] le morceau du château bleu
    [green] le morceau du château vert
    [yellow] le morceau du château jaune
    [diamond] le diamant
   *[fairy] la fée
}

## What to do now

board-hint-draw = Touche la pioche !
board-hint-more = Stop ou encore ?
board-hint-witch = { $toll ->
    [0] La sorcière ne trouve rien. Ouf !
   *[other] { $left ->
        [0] Voilà pour la sorcière.
        [one] Encore { $left } carte pour la sorcière !
       *[other] { $left } cartes pour la sorcière !
    }
}
board-hint-wait = { $name } joue.
board-hint-over = { $name } a un château complet !

## What is asked, where several people share a device

question-shared = Que faire ?
question-begin-shared = Un nouveau tour.
question-witch-shared = Une sorcière ! Que lui donner ?

## The lamp

board-odds = { $mood ->
    [calm] La lampe sourit : peu de risque de sorcière
    [careful] La lampe se méfie : une sorcière peut venir
   *[danger] La lampe s’inquiète : gros risque de sorcière
}
board-odds-numbers = { $witches ->
    [one] { $witches } sorcière
   *[other] { $witches } sorcières
} sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
