### Words around a table: its log, and what its host has set.

log-earlier = Что было раньше, здесь не показано.
log-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}

## What the host has set, for whoever is invited

waiting-clock = Часы: { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
} { $kind ->
    [decision] на каждое решение
   *[bank] на всю партию
}
waiting-changed = Изменено хозяином стола:
waiting-option = { $option }: { $value }

## Telling whoever looks after the server about somebody

report-link = Пожаловаться
report-text = Жалобу прочитает владелец сервера. За столом о ней никто не узнает.
report-who = На кого
report-why = Что не так
report-send = Отправить
report-sent = Спасибо. Владелец сервера теперь может её прочитать.
