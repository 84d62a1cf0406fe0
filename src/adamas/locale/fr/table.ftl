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
