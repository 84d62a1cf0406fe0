### Words around a table: its log, and what its host has set.

log-earlier = Оно што је било раније овде се не види.
log-unread = { $count ->
    [one] { $count } нова порука
    [few] { $count } нове поруке
   *[other] { $count } нових порука
}

## What the host has set, for whoever is invited

waiting-clock = { $kind ->
    [decision] Време: { $seconds ->
        [one] { $seconds } секунда за сваку одлуку
        [few] { $seconds } секунде за сваку одлуку
       *[other] { $seconds } секунди за сваку одлуку
    }
   *[bank] Време: { $seconds ->
        [one] { $seconds } секунда за целу партију
        [few] { $seconds } секунде за целу партију
       *[other] { $seconds } секунди за целу партију
    }
}
waiting-changed = Измене домаћина:
waiting-option = { $option }: { $value }

## Telling whoever looks after the server about somebody

report-link = Пријави некога
report-text = То чита администратор сервера. Нико за столом то неће сазнати.
report-who = Кога
report-why = Шта није у реду
report-send = Пошаљи
report-sent = Хвала. Администратор сервера сада то може да прочита.
