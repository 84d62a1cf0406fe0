### Words around a table: its log, and what its host has set.

log-earlier = Co se stalo dřív, tu není vidět.
log-unread = { $count ->
    [one] 1 nová zpráva
    [few] { $count } nové zprávy
    [many] { $count } nové zprávy
   *[other] { $count } nových zpráv
}

## What the host has set, for whoever is invited

waiting-clock = { $kind ->
    [decision] Časový limit: { $seconds ->
        [one] 1 sekunda na každé rozhodnutí
        [few] { $seconds } sekundy na každé rozhodnutí
        [many] { $seconds } sekundy na každé rozhodnutí
       *[other] { $seconds } sekund na každé rozhodnutí
    }
   *[bank] Časový limit: { $seconds ->
        [one] 1 sekunda na celou hru
        [few] { $seconds } sekundy na celou hru
        [many] { $seconds } sekundy na celou hru
       *[other] { $seconds } sekund na celou hru
    }
}
waiting-changed = Změny od hostitele:
waiting-option = { $option }: { $value }

## Telling whoever looks after the server about somebody

report-link = Nahlásit někoho
report-text = Přečte si to správce serveru. Nikdo u stolu se to nedozví.
report-who = Kdo
report-why = Co je špatně
report-send = Odeslat
report-sent = Díky. Správce serveru si to teď může přečíst.
