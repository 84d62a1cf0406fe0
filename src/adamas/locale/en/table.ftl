### Words around a table: its log, and what its host has set.

log-earlier = What happened earlier is not shown here.
log-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}

## What the host has set, for whoever is invited

waiting-clock = { $kind ->
    [decision] Clock: { $seconds ->
        [one] 1 second for each decision
       *[other] { $seconds } seconds for each decision
    }
   *[bank] Clock: { $seconds ->
        [one] 1 second for the whole game
       *[other] { $seconds } seconds for the whole game
    }
}
waiting-changed = Changed by the host:
waiting-option = { $option }: { $value }

## Telling whoever looks after the server about somebody

report-link = Report somebody
report-text = Whoever looks after this server reads it. Nobody at the table learns of it.
report-who = Who
report-why = What is wrong
report-send = Send
report-sent = Thank you. Whoever looks after this server can read it now.
