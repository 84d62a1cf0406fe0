### Words around a table: its log, and what its host has set.

log-earlier = Čo sa stalo skôr, sa tu neukazuje.
log-unread = { $count ->
    [one] 1 nová správa
    [few] { $count } nové správy
    [many] { $count } novej správy
   *[other] { $count } nových správ
}

## What the host has set, for whoever is invited

waiting-clock = { $kind ->
    [decision] Časový limit: { $seconds ->
        [one] 1 sekunda na každé rozhodnutie
        [few] { $seconds } sekundy na každé rozhodnutie
        [many] { $seconds } sekundy na každé rozhodnutie
       *[other] { $seconds } sekúnd na každé rozhodnutie
    }
   *[bank] Časový limit: { $seconds ->
        [one] 1 sekunda na celú hru
        [few] { $seconds } sekundy na celú hru
        [many] { $seconds } sekundy na celú hru
       *[other] { $seconds } sekúnd na celú hru
    }
}
waiting-changed = Zmeny hostiteľa:
waiting-option = { $option }: { $value }

## Telling whoever looks after the server about somebody

report-link = Nahlásiť niekoho
report-text = Prečíta si to správca servera. Nikto pri stole sa to nedozvie.
report-who = Kto
report-why = Čo je zle
report-send = Odoslať
report-sent = Vďaka. Správca servera si to teraz môže prečítať.
