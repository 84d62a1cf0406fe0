### A table on a big screen, and the phones beside it.

## How to get there

wall-show = Sur grand écran
wall-open = Afficher cette table sur grand écran

## The big screen before the start

wall-join = Scannez le code QR avec un téléphone
wall-only-here = Pas encore accessible aux téléphones
wall-only-here-how = Ce serveur n’écoute que sur cette machine. Arrêtez-le et relancez-le avec cette commande :
# The same.
wall-only-here-command = adamas serve
wall-free = libre
wall-bot = robot
wall-nobody = Un nom, un geste, et c’est parti !
wall-seats-free = { $count ->
    [one] Encore { $count } place libre. La partie se lance sur un téléphone.
   *[other] Encore { $count } places libres. La partie se lance sur un téléphone.
}
wall-all-here = Tout le monde est là. La partie se lance sur un téléphone.
wall-keys = La touche F ou un doigt sur l’écran : plein écran et son.
wall-full-screen = Plein écran

## The big screen while people play

wall-waiting-many = { $count ->
    [one] { $count } personne choisit encore.
   *[other] { $count } personnes choisissent encore.
}
wall-join-late = Rejoindre ou revenir
wall-again = Touchez « Rejouer » sur un téléphone, et la suite se joue ici.

## The phones

card-join = Rejoindre
card-full = Table complète. Regarde le grand écran.
card-room = On peut encore rejoindre la table avec le code QR du grand écran.
card-look = Regarde le grand écran.
card-whole = Toute la table
card-back = Retour à mon jeu
card-won = Tu as gagné !
card-place = { $place ->
    [1] { $place }re place
   *[other] { $place }e place
}
card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
