### The page of whoever looks after the server: reports, tables and people.

admin-title = Управление сервером
admin-look-again = Обновить
admin-leave = Выйти

## The door

admin-key = Ключ этого сервера
# $variable is the name of a setting: ADAMAS_ADMIN_KEY.
admin-key-where = Сервер показывает ключ при запуске, если не задать свой через { $variable }. Страница помнит ключ, пока ты с неё не уйдёшь, и нигде его не сохраняет.
admin-open = Открыть

## What is going on

admin-version = Версия { $version }
# A server may consist of several processes.
admin-pages = { $count ->
    [one] Этот процесс обслуживает { $count } открытую страницу.
    [few] Этот процесс обслуживает { $count } открытые страницы.
    [many] Этот процесс обслуживает { $count } открытых страниц.
   *[other] Этот процесс обслуживает { $count } открытой страницы.
}
admin-rooms = { $count ->
    [one] В памяти этого процесса { $count } стол.
    [few] В памяти этого процесса { $count } стола.
    [many] В памяти этого процесса { $count } столов.
   *[other] В памяти этого процесса { $count } стола.
}

## The lists

admin-reports = Жалобы
admin-no-reports = Жалоб нет.
admin-tables = Столы
admin-no-tables = Столов нет.
admin-people = Люди
admin-no-people = Здесь ещё никого не было.

## Titles of their columns

admin-reported-at = Когда
admin-changed-at = Изменён
admin-since = Здесь с
admin-name = Имя
admin-person = Человек
admin-reason = Причина
admin-game = Игра
admin-table = Стол
admin-status = Состояние
# A column with buttons; it is only read aloud.
admin-to-do = Действия

## What stands in them

admin-status-open = ждёт игроков
admin-status-playing = идёт игра
admin-status-over = игра окончена
admin-status-closed = закрыт
# Stands beside the name of a person.
admin-is-blocked = доступ закрыт

## What can be done

admin-block = Закрыть доступ
# Read aloud for the button “Block”.
admin-block-person = Закрыть доступ: { $name }
admin-block-question = Закрыть доступ игроку { $name }?
admin-block-consequence = Все страницы этого человека закроются, места освободятся, а вернуться будет нельзя.
admin-block-yes = Закрыть доступ
admin-blocked = Доступ закрыт: { $name }.
admin-unblock = Вернуть доступ
# Read aloud for the button “Unblock”.
admin-unblock-person = Вернуть доступ: { $name }
admin-unblocked = Доступ снова открыт: { $name }.
admin-close = Закрыть
# Read aloud for the button “Close”. $table is made of letters and digits.
admin-close-table = Закрыть стол { $table }
admin-close-question = Закрыть этот стол ({ $game })?
admin-close-consequence = Партия за этим столом закончится для всех.
admin-close-yes = Закрыть стол
admin-closed = Стол закрыт.
admin-cancel = Отмена

## What was refused. These replace the words that the same errors have elsewhere.

admin-error-no_key = Ключ не подходит. Нужен тот, который сервер показал при последнем запуске.
admin-error-not_welcome = У этого сервера нет ключа. Управлять им можно только в терминале.
admin-error-malformed = Такого человека здесь больше нет. Обнови список.
admin-error-no_table = Этот стол нельзя закрыть: партия окончена или стол уже убрали. Обнови список.
