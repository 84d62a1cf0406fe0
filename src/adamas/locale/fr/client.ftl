### The words of the browser client around the games.

# The same.
program-name = Adamas
# The same.
page-title = { $title } · Adamas
page-title-your-turn = ● À toi · { $title }
skip-to-content = Aller au contenu
navigation = Menu principal
close = Fermer
loading = Un instant…
try-again = Réessayer
reload = Recharger la page
leave = Quitter la table
to-start = Retour à l’accueil

## Start and about

start-title = Les jeux de diamants
start-lead = Trois jeux avec des rubis, des châteaux et une mine. Joue tout de suite contre des robots, ou envoie un lien à tes amis.
start-running = Tes parties
unofficial = Projet non officiel, sans lien avec les éditeurs de ces jeux.
about-link = À propos
about-title = À propos d’Adamas
about-text = Adamas est un logiciel libre pour jouer aux jeux de diamants et pour les étudier. Tous ses dessins, sons et textes ont été créés pour lui.
about-designers = { $title } est un jeu créé par { $designers }.
about-licence = Le programme est sous licence MIT.
lost-title = Il n’y a rien ici
lost-text = L’adresse est peut-être mal tapée, ou la table a été rangée il y a longtemps.

## Settings

settings = Réglages
# The same.
settings-speed = Animation
settings-speed-slow = lente
settings-speed-normal = normale
settings-speed-fast = rapide
settings-speed-still = images fixes
settings-speed-none = aucune
settings-theme = Couleurs
settings-theme-auto = comme l’appareil
settings-theme-light = claires
settings-theme-dark = sombres
settings-sound = Son
settings-effects = Volume des événements
settings-ambience = Volume de la grotte et du feu de camp
settings-vibration = Vibreur
settings-language = Langue

## Who one is

me-link = Profil
me-title = Ton profil sur cet appareil
me-tables = Tes tables
me-no-tables = Aucune pour l’instant.
me-your-turn = à toi de jouer
me-go-on = Reprendre
me-look = Revoir
me-devices = Un autre appareil
me-devices-text = Avec un code, un autre téléphone ou ordinateur devient aussi le tien : même nom, mêmes places, mêmes tables.
me-make-code = Créer un code
me-code = { $code } (valable { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, une seule fois)
me-enter-code = Le code d’un autre appareil :
me-use-code = Utiliser
me-moved = Sur cet appareil, tu es maintenant { $name }.
name-label = Ton nom
name-another = Un autre
preset-name = { $number ->
    [0] Lièvre Ambre
    [1] Héron Jade
    [2] Lynx Argent
    [3] Corbeau Silex
    [4] Loutre Corail
    [5] Taupe Bronze
    [6] Écureuil Quartz
    [7] Roitelet Cuivre
    [8] Hérisson Marbre
    [9] Crapaud Cobalt
    [10] Hermine Cristal
   *[11] Martre Dorée
}
bot-name = { $name ->
    [Onyx] Onyx
    [Beryl] Béryl
    [Jasper] Jaspe
    [Opal] Opale
    [Garnet] Grenat
    [Agate] Agate
    [Topaz] Topaze
    [Pearl] Perle
   *[other] { $name }
}
explorer-label = Ton explorateur
explorer = { $number ->
    [0] Rouge, chapeau de feutre
    [1] Bleu, casque de mineur
    [2] Vert, casque colonial
    [3] Jaune, bonnet à pompon
    [4] Violet, foulard
    [5] Orange, casquette
    [6] Turquoise, haut-de-forme
   *[7] Rose, casque à cornes
}
explorer-taken = { $explorer } : pris par { $name }

## The lobby

# The same.
tables-link = Tables
# The same.
tables-title = Tables
tables-open = En attente de joueurs
tables-running = Parties en cours
tables-none-open = Personne n’attend.
tables-none-running = Aucune partie publique n’est en cours.
tables-begin = Commencer une partie
tables-join = Rejoindre
tables-watch = Regarder
tables-action = { $action } : { $title }
# A colon and names follow.
tables-seats = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }{ "\u00A0" }

## A new table

game-play-bots = Jouer contre des robots
game-invite = Inviter des amis
game-seats = Nombre de joueurs
game-level = Les robots
game-more = Plus de réglages
game-edition = Édition
game-clock = Temps
game-clock-none = sans limite
game-clock-none-hint = Chacun prend son temps.
game-clock-decision = par décision
game-clock-decision-hint = Le temps écoulé, c’est le choix par défaut qui est joué.
game-clock-bank = pour toute la partie
game-clock-bank-hint = Chacun dispose de ce temps en tout ; ensuite, c’est le choix par défaut.
game-clock-seconds = Secondes
game-chat = Discussion
game-chat-hint = Ce qu’on peut se dire à la table.
game-chat-none = aucune
game-chat-phrases = phrases toutes faites
game-chat-free = libre
game-stand-in = Si quelqu’un s’absente
game-stand-in-after = { $value ->
    [30] un robot prend le relais après une demi-minute
    [120] un robot prend le relais après deux minutes
    [600] un robot prend le relais après dix minutes
   *[never] tout le monde attend
}
game-listed = Afficher la table dans la liste : tout le monde peut s’y asseoir
game-rulings = Règles
game-rulings-hint = L’édition fixe ces points ; changes-en un pour jouer à ta façon.
seat-number = Place { $number }
level-mouse = Souris, facile
level-badger = Blaireau, moyen
level-fox = Renard, difficile
level-owl = Hibou, très difficile

## Before the start

seat-empty = Place { $number }, libre
table-starting = On mélange les cartes…
table-closed = Cette table a été fermée.
waiting-title = Autour de la table
waiting-seats = Places
waiting-sit = S’asseoir
waiting-sit-here = S’asseoir ici
waiting-full = Table complète : tu peux regarder
waiting-stand = Se lever
waiting-add-bot = Ajouter un robot
waiting-remove = Retirer { $name }
waiting-hand-over = Nommer hôte
waiting-hand-over-to = Nommer { $name } hôte de la table
waiting-host = hôte
waiting-you = toi
waiting-away = pas là
waiting-level = Robots aux places libres
waiting-start = Commencer
waiting-fill-and-start = { $count ->
    [one] Compléter avec un robot et commencer
   *[other] Compléter avec { $count } robots et commencer
}
waiting-for-host = L’hôte va lancer la partie.
waiting-close = Fermer la table
waiting-invite = Inviter du monde
waiting-rules = { $title }, { $edition }
invite-text = Scanne ce code QR avec un téléphone, ou envoie le lien. Un nom suffit pour jouer.
invite-picture = Code QR du lien
invite-link = Lien vers cette table
invite-copy = Copier
invite-copied = Le lien est copié.
invite-only-here = Ce serveur n’écoute que sur cette machine : personne d’autre ne peut ouvrir le lien.

## At the table

watching = tu regardes
your-turn = À toi
read-aloud = Lire à voix haute
game-over = La partie est finie.
status-held = Choix : { $action }. Touche encore pour l’envoyer tout de suite.
status-chosen = Choix scellé. On attend { $names }.
status-waiting = On attend { $names }.
status-moment = Un instant…
chosen-elsewhere = Choix fait dans une autre de tes fenêtres : { $action }.
clock-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
clock-default = à zéro : { $action }
log-title = Ce qui s’est passé
skip-story = Passer
chat-title = Dire quelque chose
chat-text = Ton message
chat-say = Dire
said = { $name } : { $words }
event-sat-down = { $name } s’assoit.
event-stood-up = { $name } se lève.
event-game-started = La partie commence.
event-start-failed = Départ annulé : un navigateur n’a pas répondu. Relance la partie.
event-time-ran-out = { $name } n’a plus de temps.
event-bot-stood-in = Un robot joue pour { $name }.
event-holder-came = { $name } est là.
event-holder-went = { $name } s’absente.

## The connection

connection-connecting = Connexion…
connection-lost = Connexion coupée. On réessaie ; rien n’est perdu.
connection-restarting = Le serveur redémarre. La partie reprend dans un instant.
connection-waits = Le serveur ne peut rien enregistrer pour le moment. La table attend.
connection-outdated = Le serveur est maintenant plus récent que cette page.
connection-blocked = La personne qui gère ce serveur t’en a fermé l’accès.

## Results

result-winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
result-how = Détail
result-rematch = Rejouer
result-join-rematch = Partie suivante
result-record = Télécharger la partie
result-receipt = Télécharger le reçu

## Errors

error-offline = Le serveur est injoignable. Vérifie le réseau et réessaie.
error-internal = Un problème est survenu de notre côté. Recharge la page ; si cela se reproduit, préviens la personne qui gère le serveur.
error-error = Cela n’a pas marché. Recharge la page.
error-too_late = Trop tard : la partie a déjà avancé.
error-illegal = Ce n’est pas possible maintenant.
error-wrong_time = Ce n’est pas possible maintenant : la partie a avancé.
error-malformed = Le serveur n’a pas compris cette page. Recharge-la.
error-bad_option = Ces réglages ne vont pas ensemble. Changes-en un.
error-unknown_game = Ce serveur ne connaît pas ce jeu.
error-seat = Impossible de prendre cette place : elle est occupée, ou quelqu’un porte déjà ce nom.
error-looks_alike = Ton nom a l’air identique à celui de quelqu’un à cette table, même si ses lettres diffèrent. Choisis-en un autre.
error-broken_seal = La garantie des tirages a échoué sur cet appareil. Lève-toi, puis rassieds-toi.
error-table = Ce n’est pas possible à cette table.
error-bad_record = Cette partie suit des règles que le serveur ne connaît pas.
error-unplayable = Cette partie a été commencée avec une autre version d’Adamas. Parles-en à la personne qui gère le serveur.
error-no_table = Cette table n’existe pas ; elle a peut-être été rangée.
error-not_found = C’est introuvable.
error-no_key = Cet appareil n’est pas encore connu ici. Recharge la page.
error-not_yours = Cela appartient à un autre appareil. Utilise celui-là, ou fais venir tes places ici avec un code.
error-not_host = C’est réservé à l’hôte de la table.
error-not_welcome = Tu ne peux pas t’asseoir à cette table.
error-no_chat = Cela ne peut pas se dire à cette table.
error-too_many = C’était trop à la fois. Attends un instant et réessaie.
error-too_large = C’est trop long.
error-store = Le serveur ne peut rien enregistrer pour le moment. Réessaie dans un instant.
error-damaged = Le serveur ne peut plus lire cette table : ses données sont endommagées. Parles-en à la personne qui gère le serveur ; les autres tables continuent.
error-busy = La table est occupée. Réessaie dans un instant.
