### Words around a table: its log, and what its host has set.

log-earlier = Wcześniejszych wydarzeń tu nie widać.
log-unread = { $count ->
    [one] 1 nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}

## What the host has set, for whoever is invited

waiting-clock = { $kind ->
    [decision] Limit czasu: { $seconds ->
        [one] 1 sekunda na każdą decyzję
        [few] { $seconds } sekundy na każdą decyzję
        [many] { $seconds } sekund na każdą decyzję
       *[other] { $seconds } sekundy na każdą decyzję
    }
   *[bank] Limit czasu: { $seconds ->
        [one] 1 sekunda na całą grę
        [few] { $seconds } sekundy na całą grę
        [many] { $seconds } sekund na całą grę
       *[other] { $seconds } sekundy na całą grę
    }
}
waiting-changed = Zmienione przez gospodarza:
# The same.
waiting-option = { $option }: { $value }

## Telling whoever looks after the server about somebody

report-link = Zgłoś kogoś
report-text = Przeczyta to opiekun serwera. Nikt przy stole się o tym nie dowie.
report-who = Kto
report-why = Co jest nie tak
report-send = Wyślij
report-sent = Dziękujemy. Opiekun serwera może to teraz przeczytać.
