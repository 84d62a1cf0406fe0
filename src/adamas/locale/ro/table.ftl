### Words around a table: its log, and what its host has set.

log-earlier = Ce s-a întâmplat mai devreme nu apare aici.
log-unread = { $count ->
    [one] 1 mesaj nou
    [few] { $count } mesaje noi
   *[other] { $count } de mesaje noi
}

## What the host has set, for whoever is invited

waiting-clock = { $kind ->
    [decision] Cronometru: { $seconds ->
        [one] 1 secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    } pentru fiecare decizie
   *[bank] Cronometru: { $seconds ->
        [one] 1 secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    } pentru toată partida
}
waiting-changed = Schimbat de gazdă:
waiting-option = { $option }: { $value }

## Telling whoever looks after the server about somebody

report-link = Raportează pe cineva
report-text = O citește cine are grijă de server. Nimeni de la masă nu află.
report-who = Cine
report-why = Ce nu e în regulă
report-send = Trimite
report-sent = Mulțumim. Cine are grijă de server o poate citi acum.
