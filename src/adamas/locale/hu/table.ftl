### Words around a table: its log, and what its host has set.

log-earlier = Ami korábban történt, itt nem látszik.
log-unread = { $count } új üzenet

## What the host has set, for whoever is invited

waiting-clock = Időkorlát: { $seconds } másodperc { $kind ->
    [decision] döntésenként
   *[bank] az egész játékra
}
waiting-changed = A házigazda módosította:
waiting-option = { $option }: { $value }

## Telling whoever looks after the server about somebody

report-link = Valaki jelentése
report-text = A szerver gazdája olvassa el. Az asztalnál senki sem tud róla.
report-who = Ki
report-why = Mi a baj
report-send = Küldés
report-sent = Köszönjük. A szerver gazdája most már elolvashatja.
