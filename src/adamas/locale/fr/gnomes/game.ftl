### The words of Gnomes: tiles, actions, events, options, and the labels of the drawing.

# The same.
title = Gnomes
tagline = Retiens où sont tes diamants en descendant dans la mine, jusqu’à ce que Blanche-Neige appelle à table.
note-tiles = Le livret ne dit pas combien de fois chaque tuile existe : ce jeu de tuiles est une proposition de ce projet, pas celui de la boîte.

## Tiles

first = { $seat } commence
lantern = { $count ->
    [one] { $diamonds ->
        [0] une lanterne sans diamant
        [one] une lanterne à { $diamonds } diamant
       *[other] une lanterne à { $diamonds } diamants
    }
   *[other] { $diamonds ->
        [0] { $count } lanternes sans diamant
        [one] { $count } lanternes à { $diamonds } diamant
       *[other] { $count } lanternes à { $diamonds } diamants
    }
}
torch = { $count ->
    [one] { $diamonds ->
        [0] une torche sans diamant
        [one] une torche à { $diamonds } diamant
       *[other] une torche à { $diamonds } diamants
    }
   *[other] { $diamonds ->
        [0] { $count } torches sans diamant
        [one] { $count } torches à { $diamonds } diamant
       *[other] { $count } torches à { $diamonds } diamants
    }
}
arrows = { $count ->
    [one] { $diamonds ->
        [0] des flèches sans diamant
        [one] des flèches à { $diamonds } diamant
       *[other] des flèches à { $diamonds } diamants
    }
   *[other] { $diamonds ->
        [0] { $count } tuiles flèches sans diamant
        [one] { $count } tuiles flèches à { $diamonds } diamant
       *[other] { $count } tuiles flèches à { $diamonds } diamants
    }
}
plain = { $count ->
    [one] { $diamonds ->
        [0] une tuile sans symbole ni diamant
        [one] une tuile sans symbole, à { $diamonds } diamant
       *[other] une tuile sans symbole, à { $diamonds } diamants
    }
   *[other] { $diamonds ->
        [0] { $count } tuiles sans symbole ni diamant
        [one] { $count } tuiles sans symbole, à { $diamonds } diamant
       *[other] { $count } tuiles sans symbole, à { $diamonds } diamants
    }
}
five = { $count ->
    [one] une tuile à cinq diamants
   *[other] { $count } tuiles à cinq diamants
}
lit = la galerie éclairée
bats = des chauves-souris
explosion = une explosion
snow-white = Blanche-Neige
lot = le sort désigne la case { $slot }

## Actions

discard = la défausser
keep = la garder en case { $slot }
look = { $seat_self ->
    [true] regarder la case { $slot }
   *[false] regarder la case { $slot } chez { $seat }
}
pass = ne pas regarder
confirm = assez vu
lay = poser les tuiles dans cet ordre : { $slots }
swap = échanger la case { $slot } contre la case { $other_slot } chez { $seat }
offer = échanger la case { $slot } contre une tuile tirée au sort chez { $seat }
cart = faire remonter la case { $slot }
exchange = intervertir les cases { $slot } et { $other }
bury = sacrifier la case { $slot }
stop = ne plus regarder

## Questions

question = Que fais-tu ?
question-memorise = Voici tes tuiles. Tu les connais par cœur ?
question-keep = Gardes-tu la tuile piochée, et où ?
question-lantern = Laquelle de tes tuiles regardes-tu ?
question-torch = Quelle tuile des autres regardes-tu ?
question-peek = As-tu assez vu ?
question-arrows = Laquelle de tes tuiles échanges-tu, et contre laquelle ?
question-lit = La galerie est éclairée pour tout le monde : quelle tuile regardes-tu ?
question-bats = Des chauves-souris ! Quelles sont les deux tuiles que tu intervertis ?
question-explosion = Une explosion ! Laquelle de tes tuiles sacrifies-tu ?
question-cart = Un wagonnet remonte : laquelle de tes tuiles y mets-tu, face visible pour de bon ?

## Events

event-begins = { $seat } commence.
event-row-dealt = { $seat } reçoit une rangée de tuiles.
event-level-entered = { $level ->
    [1] Les gnomes entrent au niveau I de la mine.
    [2] Les gnomes descendent au niveau II.
   *[other] Les gnomes descendent au niveau III.
}
event-drew = { $seat } pioche une tuile ; { $left ->
    [0] la pioche est maintenant vide
   *[other] il en reste { $left }
}.
event-happening-drawn = { $seat } la montre : { $tile } !
event-discarded = { $seat } la défausse : { $tile }.
event-kept = { $seat } la garde en case { $slot } et défausse { $tile }.
event-looked = { $owner_self ->
    [true] { $seat } regarde sa case { $slot }.
   *[false] { $seat } regarde la case { $slot } chez { $owner }.
}
event-did-not-look = { $seat } ne regarde pas.
event-swapped = { $seat } échange sa case { $slot } contre la case { $other_slot } chez { $owner }.
event-exchanged = { $seat } intervertit ses cases { $slot } et { $other }.
event-buried = { $seat } perd la tuile de la case { $slot }.
event-cart-sent-up = { $seat } fait remonter la case { $slot } : { $tile }.
event-skipped = { $seat } n’a pas de tuile pour cela.
event-counted = { $seat } retourne { $tiles } : { $diamonds ->
    [one] { $diamonds } diamant
   *[other] { $diamonds } diamants
} en tout.

## Editions

edition-kukuryku = KUKURYKU (règles en polonais, tchèque, slovaque, hongrois et roumain)

## Options

option-tiles = Quelles tuiles forment les pioches (une proposition ou un fichier à toi)
option-tiles-b = 0 à 3 diamants par tuile au niveau I, 1 à 4 plus bas
option-tiles-a = 1 à 4 diamants sur chaque tuile de chaque niveau
option-arrange = Comment tu poses ta rangée avant de commencer
option-arrange-own_order = dans l’ordre que tu veux
option-arrange-as_dealt = comme elle a été distribuée
option-look = S’il faut utiliser une lanterne ou une torche
option-look-optional = non, on peut renoncer à un regard
option-look-must = oui, il faut regarder
option-look_at = Sur quoi un regard peut tomber
option-look_at-face_down = seulement sur une tuile face cachée
option-look_at-any = sur n’importe quelle tuile, même face visible
option-arrows = Quelle tuile les flèches apportent
option-arrows-chosen = celle que tu choisis
option-arrows-by_lot = tu choisis le joueur, le sort choisit la tuile
option-lit = Combien de regards offre une galerie éclairée
option-lit-up_to_three = autant que tu veux, trois au plus
option-lit-exactly_three = trois pour chacun
option-bats = Quelles tuiles les chauves-souris déplacent
option-bats-face_down = deux tuiles face cachée
option-bats-any = deux tuiles au choix, même une tuile remontée
option-cart = Quand les wagonnets remontent
option-cart-stack_empty = à la fin du tour de la dernière tuile
option-cart-last_draw = dès que la dernière tuile est piochée
option-explosion = Quelle tuile une explosion peut coûter
option-explosion-face_down = une tuile face cachée
option-explosion-any = n’importe laquelle, même une tuile remontée
option-discard_pile = Ce que l’écran montre de la défausse
option-discard_pile-top_only = seulement la tuile du dessus
option-discard_pile-open = toute la défausse
option-memory_help = Aide-mémoire : l’écran montre ce que tu as vu
option-memory_help-off = non, tout l’art est de s’en souvenir
option-memory_help-on = oui, pour une partie plus facile
option-first_seat = Qui commence
option-first_seat-random = tirage au sort

## The drawing

sketch-level = Niveau { $level } de la mine
sketch-stack = { $level } : { $tiles }
sketch-now = { $phase ->
    [first] Qui commence ?
    [deal] On distribue les rangées.
    [memorise] Chacun apprend sa rangée par cœur.
    [draw] { $seat } pioche la tuile suivante.
    [keep] { $seat } garde ou défausse la tuile piochée.
    [lantern] Lanterne : { $seat } peut regarder une de ses tuiles.
    [torch] Torche : { $seat } peut regarder une tuile des autres.
    [peek] { $seat } regarde.
    [arrows] Flèches : { $seat } doit échanger une tuile.
    [lit] { $round ->
        [4] La galerie est éclairée : un dernier coup d’œil.
       *[other] La galerie est éclairée : regard { $round } sur 3.
    }
    [bats] Chauves-souris : chacun intervertit deux tuiles.
    [explosion] Explosion : chacun perd une tuile.
    [cart] La pioche est vide : chacun fait remonter un wagonnet.
   *[over] À table ! La partie est finie.
}
sketch-pile = { $tiles ->
    [0] La défausse est vide.
    [one] Défausse, { $tiles } tuile :
   *[other] Défausse, { $tiles } tuiles :
}
sketch-tile = { $tile ->
    [lantern] lant.
    [torch] torche
    [arrows] flèches
    [five] cinq
    [lit] galerie éclairée
    [bats] chauves-souris
    [explosion] explosion
    [snow-white] Blanche-Neige
   *[other] { $tile }
}
sketch-up = { $diamonds ->
    [one] { $diamonds } ♦ visible
   *[other] { $diamonds } ♦ visibles
}
sketch-looking = { $owner_self ->
    [true] { $seat } regarde sa case { $slot }.
   *[false] { $seat } regarde la case { $slot } chez { $owner }.
}
sketch-drawn = Tu as pioché { $tile }.
sketch-waits = Piochée, en attente des wagonnets : { $tile }
sketch-unseen = { $tiles ->
    [0] Niveau { $level } : tu as tout vu.
   *[other] Niveau { $level }, pas encore vu :
}

## Bots

bot-mouse = Oublie la moitié de ce qu’elle a vu, et joue un coup sur cinq par caprice.
bot-badger = Vise les tuiles les plus riches, mais les plus anciennes s’effacent de sa mémoire.
bot-fox = Voit ce qu’une défausse entraîne, mais les tuiles anciennes s’effacent.
bot-owl = N’oublie rien, amasse les flèches et sait qui a vu sa meilleure tuile.
bot-random = Joue n’importe quel coup permis.
bot-sensible = Fait ce qui rapporte tout de suite le plus de diamants, avec une mémoire parfaite.
bot-forgetful = Pareil, mais ne retient qu’une partie des tuiles.
bot-fading = Pareil, mais les tuiles anciennes s’effacent.
bot-prudent = Le jugement du hibou, avec des poids réglés à la main.
bot-search = Joue chaque choix des centaines de fois dans sa tête (simulateur seulement).
