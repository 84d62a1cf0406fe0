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

dice-check = La donne était-elle honnête ?
fair-good = La donne était honnête : chaque carte était fixée avant que quelqu’un prenne place.
fair-bad = Quelque chose dans cette partie n’est pas conforme.
fair-repeat = Ce sont les cartes d’une partie précédente.
fair-how = Voir comment
fair-what = Voir quoi
dice-title = La donne était-elle honnête ?
dice-how = Ton navigateur recalcule toutes les cartes. Il ne demande rien au serveur.
dice-running = Vérification : { $done } sur { $all }.
dice-good = { $cards ->
    [one] La carte est bien celle qui a été fixée avant le début.
   *[other] Les { $cards } cartes sont bien celles qui ont été fixées avant le début.
}
dice-proven = Les noms, les choix et les points sont bien ceux de la partie jouée.
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
    [head] quelque chose a été changé dans la partie, ou l’enregistrement est tronqué
    [house] la maison n’a pas signé cet enregistrement
   *[entropy] ton nombre aléatoire est différent
}. Selon le reçu : { $kept }. Selon l’enregistrement : { $due }.
dice-bad-entry = { $about } : { $fault }.
dice-fault-ledger = modifié après coup
dice-fault-no-head = ajouté après coup
dice-fault-cut = l’enregistrement est tronqué
dice-fault-signature = la maison n’a pas signé cela
dice-show = Montrer ce moment
dice-none = Cet enregistrement ne contient pas de tirages. Impossible de vérifier d’où viennent ses cartes.
dice-repeats = Cette partie rejoue les cartes de la table { $table }. Aucun engagement n’a été pris à leur sujet. La vérification montre seulement que les cartes découlent des clés de l’enregistrement.
dice-receipt-kept = Cet appareil a gardé un reçu pendant la partie. L’enregistrement est comparé avec lui.
dice-receipt-none = Cet appareil n’a gardé aucun reçu de cette table.
dice-limits = La vérification lit dans l’enregistrement quelles cartes formaient chaque pioche. Seules les règles disent si les pioches sont justes : « adamas verify » le vérifie aussi.
dice-limit-unfinished = Cet enregistrement s’arrête avant la fin de la partie : il a été tronqué, ou la partie a été abandonnée.
dice-limit-no-ledger = Cet enregistrement est d’un ancien format. La personne qui a écrit le fichier a pu changer les choix, les noms et la fin, et rien ici ne le montrerait.
dice-limit-unproven = Il n’y a ni reçu ni signature. La personne qui a écrit le fichier a pu changer les choix et les noms.
dice-limit-late = Le reçu ne couvre que les { $number } premières inscriptions. Ce qui suit a pu être changé.
dice-limit-house = Signé avec la clé { $name }. Sa page /.well-known/adamas-keys.json dit si c’est bien la clé de la maison.
dice-limit-name = { $name } : ce nom a été oublié et n’est plus vérifiable.
dice-commitments = Fixé avant le début
dice-ledger = Déroulement de la partie
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
dice-opening = Règles, places et cartes, telles que fixées d’abord
dice-start = Qui était à quelle place au début
dice-change = Étape { $number }, { $name } : qui joue à cette place
dice-over = La fin et les points
dice-signature = Signature de la maison
dice-move = Étape { $number }, { $name }
dice-receipt-part = { $part ->
    [table] Table
    [game] Jeu
    [options] Règles
    [seats] Nombre de places
    [anchor] Engagement de la table
    [head] Ce qui a été joué jusqu’à ton reçu
    [house] Clé de la maison
   *[entropy] Ton nombre aléatoire
}

## The same deal

deal-play = Rejouer cette donne
deal-waiting = Cette table rejoue les cartes d’une partie précédente. Qui y était s’en rappelle peut-être quelques-unes.
deal-compared = Cette donne a déjà été jouée. Les points de chaque place sont comparés.
deal-before = Avant
deal-before-unknown = –
