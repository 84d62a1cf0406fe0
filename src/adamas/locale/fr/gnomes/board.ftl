### The words of the board in the browser.

board = La table

## The mine

board-mine = La mine
board-level = Niveau { $level } : { $tiles ->
    [0] plus de tuiles.
    [one] encore { $tiles } tuile.
   *[other] encore { $tiles } tuiles.
}
board-here = Les gnomes sont ici.
board-bench = Tuile piochée et défausse
board-drawn-none = Tuile piochée
board-drawn-own = Tu as pioché
board-drawn-own-shared = { $name } a pioché
board-drawn-by = Piochée par { $name }
board-pile = Défausse : { $tiles }
board-pile-top = Sur le dessus : { $tile }
board-pile-open = Parcourir la défausse
board-pile-title = Défausse ({ $tiles }), la plus récente d’abord

## Rows

board-row = Rangée : { $name }
board-row-own = Ta rangée ({ $name })
board-row-own-shared = Rangée : { $name }
board-active = Joue
board-waiting = choisit
board-ready = a choisi
board-won = gagne
board-up = { $diamonds ->
    [one] { $diamonds } diamant visible
   *[other] { $diamonds } diamants visibles
}
board-sum = { $diamonds ->
    [one] { $diamonds } diamant en tout
   *[other] { $diamonds } diamants en tout
}
board-place = Case { $slot }
board-place-own = Ta case { $slot }
board-place-own-shared = Sa case { $slot }
board-label = { $named } : { $what }
board-hole = vide
board-face-up = { $tile }, face visible
board-face-seen = tu regardes { $tile }
board-face-seen-shared = { $tile }, visible maintenant
board-face-known = face cachée, niveau { $level } ; tu as vu { $tile }
board-face-known-shared = face cachée, niveau { $level } ; déjà vu : { $tile }
board-face-down = face cachée, niveau { $level }
board-lookers = { $count ->
    [one] { $names } la regarde
   *[other] { $names } la regardent
}
board-seen-by = vue par { $names }
board-goes-up = remonte avec le wagonnet

## What to do

board-do-discard = La défausser
board-do-pass = Ne pas regarder
board-do-confirm = Assez vu
board-do-stop = Ne plus regarder
board-do-lay = Les poser ainsi
board-hint-memorise = Bientôt, elles seront face cachée.
board-hint-arrange = Glisse une tuile, ou touches-en deux, pour les intervertir.
board-hint-arrange-then = Touche la tuile à intervertir avec elle.
board-hint-laid = Elles sont face cachée, dans cet ordre.
board-arranging-keys = Entrée ou Espace soulève une tuile et la repose, les touches fléchées la déplacent.
board-moved = Maintenant en case { $slot } sur { $places } : { $tile }
board-hint-keep = Touche la tuile à remplacer, ou défausse la nouvelle.
board-hint-lantern = Touche une de tes tuiles.
board-hint-lantern-shared = Toucher une de ses propres tuiles.
board-hint-torch = Touche une tuile chez quelqu’un d’autre.
board-hint-peek = Personne d’autre ne voit cette tuile.
board-hint-peek-shared = { $name } regarde cette tuile, et personne d’autre.
board-hint-arrows = Étape 1 sur 2 : touche une de tes tuiles.
board-hint-arrows-shared = Étape 1 sur 2 : toucher une de ses propres tuiles.
board-hint-arrows-then = Étape 2 sur 2 : touche la tuile que tu veux pour ta case { $slot }.
board-hint-arrows-then-shared = Étape 2 sur 2 : toucher la tuile qui ira en case { $slot }.
board-hint-offer-then = Étape 2 sur 2 : touche une rangée. Le sort désigne la tuile que tu en reçois.
board-hint-offer-then-shared = Étape 2 sur 2 : toucher une rangée. Le sort désigne la tuile qui en vient.
board-hint-bats = Étape 1 sur 2 : touche une de tes tuiles.
board-hint-bats-shared = Étape 1 sur 2 : toucher une de ses propres tuiles.
board-hint-bats-then = Étape 2 sur 2 : touche la tuile à intervertir avec la case { $slot }.
board-hint-explosion = Touche la tuile que tu sacrifies.
board-hint-explosion-shared = Toucher la tuile à sacrifier.
board-hint-cart = Touche la tuile qui remonte.
board-hint-lit = { $round ->
    [4] C’était ton dernier regard.
   *[other] Regard { $round } sur 3 : touche n’importe quelle tuile.
}
board-hint-lit-shared = { $round ->
    [4] C’était le dernier regard.
   *[other] Regard { $round } sur 3 : toucher n’importe quelle tuile.
}
board-hint-change = Tu peux encore changer d’avis.
board-hint-change-shared = Ce choix peut encore changer.

## What is asked, where several people share a device

question-shared = Que faire ?
question-memorise-shared = Regarder les tuiles et les apprendre par cœur.
question-keep-shared = Garder la tuile piochée, et où ?
question-lantern-shared = Laquelle de ses propres tuiles regarder ?
question-torch-shared = Quelle tuile des autres regarder ?
question-peek-shared = Regarder la tuile. Assez vu ?
question-arrows-shared = Laquelle de ses propres tuiles échanger, et contre laquelle ?
question-lit-shared = La galerie est éclairée pour tout le monde : quelle tuile regarder ?
question-bats-shared = Des chauves-souris ! Quelles sont les deux tuiles de sa rangée à intervertir ?
question-explosion-shared = Une explosion ! Laquelle de ses propres tuiles sacrifier ?
question-cart-shared = Un wagonnet remonte : laquelle de ses propres tuiles y mettre, face visible pour de bon ?
swap-shared = échanger la case { $slot } contre la case { $other_slot } chez { $seat }

## Memory help

board-unseen = Tuiles que tu n’as pas vues
board-unseen-shared = { $name } n’a pas vu ces tuiles
board-unseen-level = Niveau { $level }
board-unseen-none = aucune

## The result

board-outcome = { $tiles }
