### The page of whoever looks after the server: reports, tables and people.

admin-title = Gérer ce serveur
admin-look-again = Actualiser
admin-leave = Quitter

## The door

admin-key = Clé de ce serveur
# $variable is the name of a setting: ADAMAS_ADMIN_KEY.
admin-key-where = Le serveur a affiché sa clé au démarrage, sauf si tu en as choisi une avec { $variable }. Cette page retient la clé tant qu’elle reste ouverte, et ne l’enregistre nulle part.
admin-open = Ouvrir

## What is going on

# The same.
admin-version = Version { $version }
# A server may consist of several processes.
admin-pages = { $count ->
    [one] Ce processus sert { $count } page ouverte.
   *[other] Ce processus sert { $count } pages ouvertes.
}
admin-rooms = { $count ->
    [one] Ce processus a { $count } table en mémoire.
   *[other] Ce processus a { $count } tables en mémoire.
}

## The lists

admin-reports = Signalements
admin-no-reports = Aucun signalement.
# The same.
admin-tables = Tables
admin-no-tables = Aucune table.
admin-people = Personnes
admin-no-people = Aucune visite pour l’instant.

## Titles of their columns

admin-reported-at = Date
admin-changed-at = Modifiée le
admin-since = Depuis
admin-name = Nom
admin-person = Personne
admin-reason = Motif
admin-game = Jeu
# The same.
admin-table = Table
admin-status = État
# A column with buttons; it is only read aloud.
admin-to-do = Actions

## What stands in them

admin-status-open = en attente de joueurs
admin-status-playing = en cours
admin-status-over = finie
admin-status-closed = fermée
# Stands beside the name of a person.
admin-is-blocked = accès bloqué

## What can be done

admin-block = Bloquer
# Read aloud for the button “Block”.
admin-block-person = Bloquer { $name }
admin-block-question = Bloquer { $name } ?
admin-block-consequence = Toutes les pages de cette personne se ferment, ses places se libèrent, et elle ne peut pas revenir.
admin-block-yes = Bloquer
admin-blocked = Accès bloqué : { $name }.
admin-unblock = Débloquer
# Read aloud for the button “Unblock”.
admin-unblock-person = Débloquer { $name }
admin-unblocked = Accès rétabli : { $name }.
admin-close = Fermer
# Read aloud for the button “Close”. $table is made of letters and digits.
admin-close-table = Fermer la table { $table }
admin-close-question = Fermer cette table de { $game } ?
admin-close-consequence = À cette table, la partie s’arrête pour tout le monde.
admin-close-yes = Fermer la table
admin-closed = La table est fermée.
admin-cancel = Annuler

## What was refused. These replace the words that the same errors have elsewhere.

admin-error-no_key = Ce n’est pas la clé de ce serveur. La bonne est celle que le serveur a affichée à son dernier démarrage.
admin-error-not_welcome = Ce serveur n’a pas de clé. On ne peut le gérer que dans son terminal.
admin-error-malformed = Cette personne n’existe plus ici. Touche « Actualiser ».
admin-error-no_table = Impossible de fermer cette table : sa partie est finie, ou la table a été rangée. Touche « Actualiser ».
