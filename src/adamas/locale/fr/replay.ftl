### Looking at a game again, checking its dice, playing its cards again.

## Looking at a game again

replay-look = Revoir la partie
replay-title = Revoir : { $title }
replay-page-title = Revoir : { $title } · Adamas
replay-none-title = Impossible de montrer cette partie
replay-to-table = Retour à la table
replay-controls = Parcourir la partie
replay-position = Moment de la partie
replay-place = { $moment } sur { $last }
replay-first = Au début
replay-last = À la fin
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-play = Lecture
# The same.
replay-pause = Pause
replay-tempo = Vitesse
replay-eyes = Vu par
replay-eyes-spectator = le public
replay-deciding = Décision en cours : { $names }
# $action is what was chosen, such as “go on” or “keep it”.
replay-chose = { $name } a choisi : { $action }
replay-cut-off = L’enregistrement s’arrête ici.
replay-link = Lien vers ce moment
replay-copy = Copier le lien vers ce moment

## Records from files

replay-file-link = Revoir une partie depuis un fichier
replay-file-title = Revoir une partie depuis un fichier
replay-file-text = Choisis une partie téléchargée depuis une table ou enregistrée dans un terminal. Le serveur la rejoue selon les règles et n’en garde rien.
replay-file-choose = Choisir un fichier
replay-file-drop = Tu peux aussi déposer le fichier ici.
replay-file-none = Ce fichier n’est pas l’enregistrement d’une partie, ou il est incomplet.
replay-file-refused = Impossible de montrer cette partie : elle ne suit pas les règles que ce serveur connaît. On peut quand même vérifier ses tirages.
replay-file-not-shared = Cette partie vient d’un fichier. Ses moments n’ont pas d’adresse que d’autres pourraient ouvrir.

## Checking the dice

dice-check = Vérifier les tirages
dice-title = Les tirages de cette partie
dice-how = Ton navigateur recalcule toutes les cartes. Il ne demande rien au serveur.
dice-running = Vérification : { $done } sur { $all }.
dice-good = Tout est conforme : { $commitments ->
    [0] aucun engagement
    [one] { $commitments } engagement
   *[other] { $commitments } engagements
} et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
dice-partly = Ce qui a été publié est conforme. { $open ->
    [one] { $open } carte n’est pas vérifiable, car la partie n’est pas finie.
   *[other] { $open } cartes ne sont pas vérifiables, car la partie n’est pas finie.
}
dice-bad = { $count ->
    [one] Un point n’est pas conforme.
   *[other] { $count } points ne sont pas conformes. Voici le premier.
}
dice-bad-card = Étape { $move } de l’enregistrement (moment { $moment }). Dans l’enregistrement : { $card }. Selon les tirages : { $due }.
dice-bad-card-none = Étape { $move } de l’enregistrement (moment { $moment }). Dans l’enregistrement : { $card }. Les tirages ne donnent rien, car le secret ou la carte manque.
dice-bad-secret = Secret { $number } : son empreinte est { $hash }. Elle devrait être { $due }.
dice-bad-entropy = { $name } : le nombre aléatoire ne correspond pas à l’engagement pris avant le début.
# $fault: missing, order, no-draw, epoch, too-small
dice-bad-stack = Pioche { $number } : { $fault ->
    [missing] l’enregistrement n’indique aucune pioche.
    [order] elle ne commence pas là où la première carte est piochée, ou elle vient trop tôt.
    [no-draw] aucune carte n’est piochée là où elle commence.
    [epoch] son mélange n’est pas le suivant.
   *[too-small] on y a pioché plus de cartes qu’elle n’en a.
}
dice-bad-receipt = Ton reçu : { $part ->
    [table] il vient d’une autre table
    [game] il vient d’un autre jeu
    [options] il a d’autres règles
    [seats] il a un autre nombre de places
    [anchor] un autre engagement a été pris avant le début
   *[entropy] ton nombre aléatoire est différent
}. Selon le reçu : { $kept }. Selon l’enregistrement : { $due }.
dice-show = Montrer ce moment
dice-none = Cet enregistrement ne contient pas de tirages. Impossible de vérifier d’où viennent ses cartes.
dice-repeats = Cette partie rejoue les cartes de la table { $table }. Aucun engagement n’a été pris à leur sujet. La vérification montre seulement que les cartes découlent des clés de l’enregistrement.
dice-receipt-kept = Ton navigateur a gardé un reçu d’avant le début. Il est vérifié aussi.
dice-receipt-none = Ce navigateur n’a pas de reçu pour cette table.
dice-limits = La vérification lit dans l’enregistrement quelles cartes formaient chaque pioche. Seules les règles disent si les pioches sont justes : « adamas verify » le vérifie aussi.
dice-commitments = Engagements d’avant le début
dice-stacks = Pioches
dice-cards = Cartes
dice-receipt = Ton reçu
dice-group = { $title } : { $good ->
    [one] { $good } conforme
   *[other] { $good } conformes
} sur { $count }
dice-holds = conforme :
dice-fails = non conforme :
dice-open = pas encore vérifiable :
# The same.
dice-secret = Secret { $number }
dice-entropy = { $name } : nombre aléatoire
dice-stack = Pioche { $number }
dice-card = Étape { $move } : { $card }
dice-receipt-part = { $part ->
    [table] Table
    [game] Jeu
    [options] Règles
    [seats] Nombre de places
    [anchor] Engagement de la table
   *[entropy] Ton nombre aléatoire
}

## The same deal

deal-play = Rejouer cette donne
deal-waiting = Cette table rejoue les cartes d’une partie précédente. Qui y était s’en rappelle peut-être quelques-unes.
deal-compared = Cette donne a déjà été jouée. Les points de chaque place sont comparés.
deal-before = Avant
deal-before-unknown = –
