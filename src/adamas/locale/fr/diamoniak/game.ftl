### The words of Diamoniak: cards, actions, events, options, and the labels of the drawing.

# The same.
title = Diamoniak
tagline = Construis ton château avant tout le monde, et gare aux sorcières !

## Cards and actions

first = { $seat } commence
red = { $count ->
    [one] un morceau du château rouge
   *[other] { $count } morceaux du château rouge
}
blue = { $count ->
    [one] un morceau du château bleu
   *[other] { $count } morceaux du château bleu
}
green = { $count ->
    [one] un morceau du château vert
   *[other] { $count } morceaux du château vert
}
yellow = { $count ->
    [one] un morceau du château jaune
   *[other] { $count } morceaux du château jaune
}
diamond = { $count ->
    [one] un diamant
   *[other] { $count } diamants
}
fairy = { $count ->
    [one] une fée
   *[other] { $count } fées
}
witch = { $count ->
    [one] une sorcière
   *[other] { $count } sorcières
}
draw = piocher une carte
buy = acheter un morceau de château à { $seller }
stop = en rester là
shield = envoyer une fée contre la sorcière
give = { $cards_count ->
    [0] ne rien donner à la sorcière
   *[other] donner à la sorcière : { $cards }
}

## What a player is asked

question = Que fais-tu ?
question-begin = Un nouveau tour : que fais-tu ?
question-more = Encore une carte, ou ça suffit ?
question-witch = Une sorcière ! Comment t’en débarrasser ?

## Events

event-begins = { $seat } commence.
event-pile-shuffled = La défausse est mélangée et devient la pioche { $number }, avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-drew = { $seat } pioche { $card }.
event-castle-begun = { $seat } commence le château { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[other] { $colour }
}{ $joined ->
    [0] {""}
    [one] , et { $joined } morceau de sa réserve s’y ajoute
   *[other] , et { $joined } morceaux de sa réserve s’y ajoutent
}.
event-part-built = { $seat } agrandit le château { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[other] { $colour }
} : { $parts ->
    [one] { $parts } morceau
   *[other] { $parts } morceaux
}.
event-put-aside = { $seat } met de côté { $card }.
event-stopped = { $seat } s’arrête.
event-part-bought = { $seat } achète à { $seller } un morceau du château { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[other] { $colour }
} pour { $diamonds ->
    [one] { $diamonds } diamant
   *[other] { $diamonds } diamants
}{ $seller_paid ->
    [true] {""}
   *[false] {" "}(à la défausse)
}.
event-fairy-helped = { $seat } envoie une fée, qui chasse la sorcière.
event-cards-lost = La sorcière prend à { $seat } : { $cards }.
event-nothing-lost = La sorcière ne trouve rien à prendre à { $seat }.
event-castle-lost = { $seat } n’a plus rien du château { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[other] { $colour }
} ; { $freed ->
    [true] tout le monde peut maintenant le commencer
   *[false] personne d’autre ne peut le construire
}.
event-castle-finished = { $seat } a le château { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[other] { $colour }
} au complet et gagne !

## Editions

edition-cs = Djeco, la règle en tchèque
edition-djeco = Djeco, règles en d’autres langues : qui achète ne pioche pas

## Options

option-payment = Où vont les diamants d’un achat
option-payment-seller = à la personne qui vend
option-payment-discard = à la défausse
option-buy = Quand on peut acheter un morceau de château
option-buy-after_first_draw = après la première carte du tour, au lieu d’une autre
option-buy-instead_of_drawing = au début du tour, au lieu de piocher
option-buy-any_draw = au lieu de n’importe quelle carte, même la première
option-lost_colour = Ce que devient la couleur d’un château qu’une sorcière a pris en entier
option-lost_colour-freed = tout le monde peut la recommencer
option-lost_colour-kept = elle reste à la même personne
option-win = Ce qui fait gagner
option-win-own_colour = tous les morceaux de son propre château
option-win-any_colour = tous les morceaux d’une même couleur, même en réserve
option-witch = Ce qui se passe après une sorcière
option-witch-ends_turn = le tour est fini
option-witch-turn_goes_on = le tour peut continuer
option-fairy = La fée doit agir quand une sorcière arrive
option-fairy-optional = non, on peut la garder
option-fairy-automatic = oui, aussitôt
option-fairy_given = Une fée peut être parmi les cartes données à la sorcière
option-fairy_given-allowed = oui, comme toute autre carte
option-fairy_given-kept_back = non, on la garde ou on l’envoie contre elle
option-reshuffle = Quand la défausse devient la nouvelle pioche
option-reshuffle-when_needed = quand il faut piocher et que la pioche est vide
option-reshuffle-when_empty = dès que la dernière carte est piochée
option-witches = Nombre de sorcières
option-witches-7 = 7, selon la règle en tchèque
option-witches-8 = 8, comme dans une édition plus ancienne
option-odds = Une lampe qui montre le risque de piocher une sorcière
option-odds-off = éteinte
option-odds-on = allumée, pour tous
option-first_seat = Qui commence
option-first_seat-random = tirage au sort

## The drawing

sketch-pile = Pioche { $number } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
sketch-discards = Défausse : { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
}
sketch-no-castle = pas encore de château
sketch-castle = { $colour ->
    [red] château rouge
    [blue] château bleu
    [green] château vert
    [yellow] château jaune
   *[other] { $colour }
}
sketch-parts = { $parts } sur { $of }
sketch-cards = { $card ->
    [red] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    [blue] { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
    [green] { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
    [yellow] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
    [diamond] { $count } ♦
    [fairy] { $count ->
        [one] { $count } fée
       *[other] { $count } fées
    }
   *[witch] { $count ->
        [one] { $count } sorcière
       *[other] { $count } sorcières
    }
}
sketch-lot = On tire au sort qui commence.
sketch-begin = À { $name } de jouer.
sketch-draw = { $name } retourne une carte.
sketch-more = { $name } peut continuer.
sketch-witch = Une sorcière arrive chez { $name } !
sketch-over = { $name } a un château complet et gagne.

## Bots

bot-mouse = Pioche et pioche encore, et joue un coup sur deux par caprice.
bot-badger = Connaît la valeur des cartes, mais a trop peur des sorcières et rêvasse parfois.
bot-fox = Sait qu’une carte de plus vaut presque toujours le coup, et qu’une fée est faite pour servir.
bot-owl = Réfléchit une carte à l’avance, compare les chances de chacun et n’oublie rien.
bot-random = Joue n’importe quel coup permis.
bot-sensible = Pioche tant que cela rapporte en moyenne plus qu’une sorcière ne coûterait.
bot-cautious = S’arrête en moyenne après un certain nombre de cartes.
bot-greedy = Achète dès que possible et, sinon, ne s’arrête jamais.
bot-search = Joue chaque choix des centaines de fois dans sa tête (simulateur seulement).
