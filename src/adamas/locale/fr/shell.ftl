### The words of the program around the games.

## Playing in a terminal

play-opened = Table { $table }. Les tirages sont fixés : { $anchor }…
play-repeat = Table { $table }. On rejoue la donne de la table { $origin }.
play-seats = À la table : { $names }.
play-hint = Tape un numéro ou un mot ; { "?" } pour les règles, { "!" } pour le choix par défaut ({ $default }), q pour quitter.
play-seat-numbers = Places : { $names }
play-narrow = Ce terminal a { $width } colonnes ; le dessin en demande { $needed }.
play-enter = Appuie sur Entrée pour continuer ({ $action }).
play-prompt = { $name }>
play-unclear = « { $text } » pourrait vouloir dire { $matches }.
play-unknown = « { $text } » ne fait pas partie des choix.
play-recorded = La partie est enregistrée dans { $file }.
play-receipt = Le reçu est dans { $file }.
play-pass-to = Passe le clavier à { $name } ; les autres détournent les yeux.
play-ready = Appuie sur Entrée quand personne d’autre ne regarde.
play-over = La partie est finie. Appuie sur Entrée.
play-guest = Convive
play-choose-game = Quel jeu ?
play-order = Tape les cases dans l’ordre voulu, à partir de la gauche, par exemple { $example }. Entrée laisse tout en place ; { "?" } pour les règles, q pour quitter.
play-order-wrong = Indique chacune des cases { $first } à { $last } une seule fois, par exemple { $example }.
play-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
} : tape le mot, par exemple { $example }.

## Results

result-place = Rang
result-name = Nom
# The same.
result-points = Points
result-unfinished = Partie inachevée.

## The catalogue

games-intro = Les jeux sur l’étagère. Pour jouer : adamas play GAME
games-facts = { $least } à { $most } joueurs, dès { $age } ans, environ { $minutes } minutes
games-designers = (par { $designers })
games-editions = Éditions
games-options = Options (la valeur habituelle d’abord ; une édition peut en avoir une autre)
games-levels = Adversaires robots, du plus faible au plus fort
games-strategies = Stratégies à étudier (adamas simulate)
games-default = (par défaut)
games-from-file = ou un fichier

## Rules

rules-title = { $title } : les règles, édition { $edition }
rules-source = Source : { $source }. Raconté avec nos propres mots ; les numéros sont ceux du fichier RULES.md du jeu.

## Checking

verify-holds = conforme
verify-fails = NON CONFORME ({ $found })
verify-open = pas encore vérifiable
verify-line = { $about } : { $found }
# The same.
verify-about-secret = Secret { $number }
verify-about-entropy = { $name }, nombre aléatoire
verify-about-stack = Pioche { $number }
# $name is the card as the record writes it: treasure-9
verify-about-card = Étape { $number }, { $name }
verify-about-opening = Règles, places et cartes, telles que fixées d’abord
verify-about-start = Qui était à quelle place au début
verify-about-change = Étape { $number }, { $name } : qui joue à cette place
verify-about-over = La fin et les points
verify-about-signature = Signature de la maison
verify-about-move = Étape { $number }, { $name }
verify-about-record = L’enregistrement entier
verify-about-receipt = { $name ->
    [table] Table
    [game] Jeu
    [options] Règles
    [seats] Nombre de places
    [anchor] Engagement de la table
    [head] Ce qui a été joué jusqu’à ton reçu
    [house] Clé de la maison
   *[entropy] Ton nombre aléatoire
}
verify-fault-hash = son empreinte est { $due }
verify-fault-missing = le secret manque
verify-fault-stack = les règles en donnent une autre
verify-fault-no-draw = rien n’y a été pioché
verify-fault-dice = les tirages donnent { $due }
verify-fault-receipt = l’enregistrement indique { $due }
verify-fault-illegal = { $due }
verify-fault-ledger = modifié après coup
verify-fault-no-head = ajouté après coup
verify-fault-cut = l’enregistrement est tronqué
verify-fault-signature = la maison n’a pas signé cela
verify-commitments = Engagements d’avant le début
verify-ledger = Déroulement de la partie
verify-stacks = Pioches, telles que les règles les donnent
verify-cards = Cartes
verify-receipt = Reçu
verify-repeat = Cette partie rejoue la donne de la table { $table } : aucun engagement n’a été pris pour ses clés. La vérification montre donc seulement que les cartes en découlent.
verify-good = Tout est conforme : { $commitments ->
    [0] aucun engagement
    [one] { $commitments } engagement
   *[other] { $commitments } engagements
} et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
verify-partly = Ce qui a été publié est conforme, mais { $open ->
    [one] { $open } carte n’est pas vérifiable
   *[other] { $open } cartes ne sont pas vérifiables
} avant la fin de la partie.
verify-bad = { $count ->
    [one] Un point n’est pas conforme : { $first }.
   *[other] { $count } points ne sont pas conformes. Le premier : { $first }.
}
verify-limit-unfinished = Cet enregistrement s’arrête avant la fin de la partie : il a été tronqué, ou la partie a été abandonnée.
verify-limit-no-ledger = Cet enregistrement est d’un ancien format. La personne qui a écrit le fichier a pu changer les choix, les noms et la fin, et rien ici ne le montrerait.
verify-limit-unproven = Il n’y a ni reçu ni signature. La personne qui a écrit le fichier a pu changer les choix et les noms.
verify-limit-late = Le reçu ne couvre que les { $number } premières inscriptions. Ce qui suit a pu être changé.
verify-limit-house = Signé avec la clé { $name }. Sa page /.well-known/adamas-keys.json dit si c’est bien la clé de la maison.
verify-limit-unread = La signature n’a pas été vérifiée : il faut pip install 'adamas[serve]'.
verify-limit-name = { $name } : ce nom a été oublié et n’est plus vérifiable.

## Keys

keys-now = Signe maintenant : { $key }
keys-before = Signait avant : { $key }

## Simulating

simulate-playing = En jeu
simulate-compiling = Compilation du simulateur, une seule fois…
simulate-rate = { $rate } parties/s
simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game }, édition { $edition }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, graine { $seed }
simulate-stopped = Arrêt avant la fin : voici ce qu’on sait déjà.
simulate-none = Arrêt avant la fin de la première partie.
simulate-bot = Robot
# The same.
simulate-places = Places
simulate-share = Victoires
# The same.
simulate-mean = Points
simulate-par = Victoires par place, en fractions si elles sont partagées ; le pur hasard donnerait { $par } %. ± est l’intervalle à 95 %.
simulate-speed = { $seconds } s, { $rate } parties par seconde
simulate-points = Points : { $bot }
simulate-csv = Toutes les parties sont dans { $file }.
simulate-plot = Le graphique est dans { $file }.

## The arena

arena-share = Victoires
arena-rating = Cote
# The same.
arena-seats = Places
arena-games = Parties
arena-against = Contre
arena-mixed = Tous les robots passent partout, tirés au sort pour chaque partie et chaque place ; le pur hasard donnerait { $par } %. La cote suit le modèle de Plackett-Luce.
arena-alone = Un contre { $others }

## adamas serve
serve-here = Adamas t’attend à l’adresse { $address }
serve-network = Sur ton réseau, les autres le trouvent à l’adresse { $address }
serve-admin = Tu le gères à l’adresse { $address } avec la clé { $key }
serve-stop = Ctrl-C l’arrête ; les tables sont gardées.

## What can be said at a table

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = À toi de jouer.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-well-played = Bien joué !
phrase-wow = Waouh !
phrase-oh-no = Oh non !
phrase-oops = Oups.
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-again = On rejoue ?
phrase-bye = Au revoir !
