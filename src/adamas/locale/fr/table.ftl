### Words around a table: its log, and what its host has set.

log-earlier = Ce qui s’est passé avant n’est pas affiché ici.
log-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

## What the host has set, for whoever is invited

waiting-clock = { $kind ->
    [decision] Temps : { $seconds ->
        [one] { $seconds } seconde par décision
       *[other] { $seconds } secondes par décision
    }
   *[bank] Temps : { $seconds ->
        [one] { $seconds } seconde pour toute la partie
       *[other] { $seconds } secondes pour toute la partie
    }
}
waiting-changed = Modifié par l’hôte :
waiting-option = { $option } : { $value }

## Telling whoever looks after the server about somebody

report-link = Signaler quelqu’un
report-text = La personne qui gère ce serveur le lira. Personne à la table n’en saura rien.
report-who = Qui
report-why = Ce qui ne va pas
report-send = Envoyer
report-sent = Merci. La personne qui gère ce serveur peut maintenant le lire.
