### What `adamas --help` says: the commands, and what each of them can be told.

cli-about = La maison des jeux de diamants. Non officiel : voir adamas games.
# The same. The program puts a colon after it, and French a space before the colon.
cli-usage = usage{ "\u00A0" }
# A colon follows.
cli-commands = commandes{ "\u00A0" }
# A colon follows.
cli-arguments = ce qu’on peut indiquer{ "\u00A0" }
# The same. A colon follows.
cli-options = options{ "\u00A0" }
cli-help = afficher cette aide et quitter
cli-version = afficher la version et quitter
cli-language = parler cette langue : { $languages }
cli-not-understood = adamas: { $message }. Aide : { $command } --help
# A colon follows.
cli-examples = exemples{ "\u00A0" }
cli-example-serve = proposer des tables dans le navigateur, ici et sur ton réseau
cli-example-play = choisir un jeu et y jouer dans le terminal
cli-example-games = les jeux : { $games }
cli-example-play-one = jouer à l’un d’eux contre des robots
cli-example-record = garder la partie jouée…
cli-example-verify = … et la vérifier
cli-example-rules = ses règles
# A colon follows.
cli-codes = codes de sortie{ "\u00A0" }
cli-code-done = c’est fait
cli-code-negative = réponse négative : un enregistrement non conforme, une partie inachevée
cli-code-usage = la commande n’a pas été comprise

## Commands

cli-serve = proposer des tables dans le navigateur, sur cette machine ou pour beaucoup de monde
cli-keys = montrer les clés avec lesquelles cette maison signe les enregistrements
cli-play = jouer dans le terminal contre des robots
cli-games = lister les jeux, leurs éditions et leurs options, avec leur sens
cli-rules = afficher les règles d’un jeu, avec nos propres mots
cli-replay = raconter une partie enregistrée, coup par coup
cli-verify = vérifier une partie enregistrée : chaque carte, chaque choix, chaque nom
cli-export = écrire une partie enregistrée sous une autre forme
cli-simulate = faire jouer beaucoup de parties à des robots et compter les victoires
cli-arena = mesurer la force des robots et leur donner une cote

## What several commands can be told

cli-all-game = quel jeu
cli-all-edition = une édition imprimée (voir adamas games)
cli-all-option = changer un seul point de règle (voir adamas games) ; peut être répété
cli-all-seats = nombre de joueurs
cli-all-record = un fichier écrit par adamas play --record
cli-all-seed = la même graine donne les mêmes parties
cli-all-force = remplacer les fichiers existants
cli-all-json = écrire le résultat pour un programme
cli-all-threads = combien ; sans précision, tous les cœurs
cli-all-cluster = dask://HOST:PORT, ray://HOST:PORT ou processes://N

## Serving

cli-serve-port = d’habitude { $default }
cli-serve-host = écouter à cette adresse ; d’habitude, cette machine et son adresse sur le réseau de la maison
cli-serve-local = n’écouter que sur cette machine
cli-serve-database = un fichier, ou postgresql://… pour plusieurs processus ; d’habitude, un fichier à toi
cli-serve-allow-host = un nom par lequel les navigateurs atteignent le serveur, comme games.example.org
cli-serve-no-browser = ne pas ouvrir de navigateur
cli-serve-public = servir sur internet ; refuse les réglages dangereux
cli-serve-behind-proxy = un proxy à toi termine TLS et indique l’adresse des clients
cli-serve-keep-days = garder les tables terminées pendant ce nombre de jours (d’habitude { $default })
cli-serve-max-tables = nombre maximal de tables (d’habitude { $default })
cli-serve-max-sockets = nombre maximal de connexions (d’habitude { $default })
cli-serve-max-sockets-per-address = nombre maximal depuis une même adresse (d’habitude { $default })
cli-serve-no-rate-limits = pour des tests de charge sur ta propre machine
cli-serve-bot = un joueur à toi, qu’on peut asseoir aux tables par son nom ; peut être répété
cli-keys-database = un fichier, ou postgresql://… pour plusieurs processus ; d’habitude, un fichier à toi
cli-keys-rotate = signer désormais avec une nouvelle clé

## Playing

cli-play-game = quel jeu ; sans précision, la question est posée
cli-play-seats = nombre de joueurs, en te comptant
cli-play-bots = qui occupe les autres places, à tour de rôle (voir adamas games) ; peut être répété
cli-play-name = ton nom ; à répéter pour chaque personne qui partage ce terminal
cli-play-watch = faire jouer des robots à toutes les places
cli-play-record = écrire la partie jouée dans un fichier
cli-play-receipt = garder l’engagement de la table sur ses tirages
cli-play-deal = rejouer les cartes d’une partie enregistrée
cli-play-seed = rendre la partie reproductible ; ses tirages ne sont alors plus secrets

## Looking things up

cli-games-game = seulement celui-ci
cli-rules-markdown = en texte Markdown

## Recorded games

cli-replay-seat = seulement ce que cette place pouvait voir
cli-replay-screens = dessiner la table à chaque décision
cli-replay-step = attendre Entrée après chaque coup
cli-replay-json = un objet JSON par ligne pour chaque coup
cli-verify-receipt = le reçu que tu as gardé à la table
cli-export-form = text : un récit lisible (par défaut) ; csv : une ligne par carte et par choix ; events : ce que tout le monde a vu, en lignes JSON ; json : l’enregistrement, réécrit
cli-export-output = l’écrire dans un fichier

## Simulating

cli-simulate-bots = qui joue, place par place (voir adamas games) ; le dernier occupe les places restantes
cli-simulate-games = nombre de parties (d’habitude { $default })
cli-simulate-fixed-seats = ne pas faire tourner les robots autour de la table
cli-simulate-csv = écrire les points de chaque partie
cli-simulate-plot = dessiner les points en SVG, PNG ou PDF
cli-arena-bots = qui est mesuré ; sans précision, les niveaux
cli-arena-against = faire aussi jouer chaque robot seul contre une table remplie de chacun de ceux-ci
cli-arena-games = nombre de parties de chaque sorte (d’habitude { $default })
cli-arena-markdown = écrire les tableaux dans un fichier

## What cannot be done

# Before the details, which are in English. English itself shows only the details.
cli-refused = { $code ->
    [unknown_game] Ce jeu n’existe pas ici.
    [bad_option] Ce choix n’est pas possible.
    [bad_record] Cet enregistrement est inutilisable.
    [store] La base de données est inutilisable.
   *[other] Ce n’est pas possible.
} Détails (en anglais) : { $detail }

file-unreadable = Impossible de lire `{ $path }` ({ $reason }).
file-unwritable = Impossible d’écrire `{ $path }` ({ $reason }).
file-no-text = `{ $path }` n’est pas un fichier texte.
file-folder = `{ $path }` est un dossier. Indique un fichier dans ce dossier.
file-odd = `{ $path }` n’est pas un fichier ordinaire.
file-exists = `{ $path }` existe déjà. Choisis un autre nom, ou ajoute --force.
file-protected = Impossible d’écrire `{ $path }`, car son dossier n’existe pas ou il est protégé.
file-output = Impossible d’écrire le résultat ({ $reason }).
file-no-program = Impossible d’exécuter `{ $path }` ({ $error }).
file-no-function = `{ $path }` n’a pas de fonction `{ $name }`. Indiques-en une, comme { $path }:FONCTION.
bad-language = La langue `{ $language }` n’existe pas ici. Au choix, { $languages }.
bad-pair = `--option { $pair }` devrait être un nom et une valeur, comme K=V.
bad-arena = Une arène demande au moins deux robots.
bad-same-file = L’enregistrement et le reçu demandent deux fichiers différents.
bad-receipt = Aucun reçu à garder, car personne ne s’assoit ou une ancienne donne est rejouée.
bad-same-name = Deux personnes ne peuvent pas porter le même nom.
bad-names = Il y a { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour une table de { $seats }.
bad-deal = `{ $path }` contient une partie de { $game }, et sa donne ne peut pas servir ici.
bad-seat = La place { $seat } n’existe pas. Les places vont de 0 à { $last }.
bad-least = { $option } vaut au moins { $least }.
bad-bots = Il y a { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
bad-seed = --seed est un nombre de 0 à { $most }.
bad-part = Cette partie du programme n’est pas installée. Pour l’installer, tape { $command }
bad-port = Un port est un nombre de 0 à 65535, pas { $port }.
bad-together = { $one } et { $other } ne vont pas ensemble.
bad-host = --host attend une adresse comme 0.0.0.0, pas `{ $host }`. Pour le nom qu’utilisent les navigateurs, il y a --allow-host.
bad-public-name = --public demande --allow-host NAME. Sans le nom par lequel on l’atteint, un serveur ne peut pas distinguer ses pages de celles des autres.
bad-public-proxy = --public demande --behind-proxy, sinon les clés passeraient sur internet sans chiffrement. Mets un proxy avec TLS devant, comme le montre docs/hosting.md.
bad-public-limits = --public et --no-rate-limits ne vont pas ensemble, car n’importe qui pourrait submerger le serveur.
bad-admin-key = { $variable } demande au moins { $least } caractères.
