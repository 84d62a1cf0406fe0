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
