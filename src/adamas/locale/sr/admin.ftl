### The page of whoever looks after the server: reports, tables and people.

admin-title = Управљање сервером
admin-look-again = Освежи
admin-leave = Изађи

## The door

admin-key = Кључ овог сервера
# $variable is the name of a setting: ADAMAS_ADMIN_KEY.
admin-key-where = Сервер исписује кључ кад се покрене, осим ако је кључ задат помоћу { $variable }. Ова страница га памти док је не напустиш и нигде га не чува.
admin-open = Отвори

## What is going on

admin-version = Верзија { $version }
# A server may consist of several processes.
admin-pages = { $count ->
    [one] Овај процес опслужује { $count } отворену страницу.
    [few] Овај процес опслужује { $count } отворене странице.
   *[other] Овај процес опслужује { $count } отворених страница.
}
admin-rooms = { $count ->
    [one] Овај процес држи у меморији { $count } сто.
    [few] Овај процес држи у меморији { $count } стола.
   *[other] Овај процес држи у меморији { $count } столова.
}

## The lists

admin-reports = Пријаве
admin-no-reports = Нема пријава.
admin-tables = Столови
admin-no-tables = Нема столова.
admin-people = Људи
admin-no-people = Овде још никог није било.

## Titles of their columns

admin-reported-at = Кад
admin-changed-at = Измењено
admin-since = Од кад
admin-name = Име
admin-person = Особа
admin-reason = Разлог
admin-game = Игра
admin-table = Сто
admin-status = Стање
# A column with buttons; it is only read aloud.
admin-to-do = Радње

## What stands in them

admin-status-open = чекају се играчи
admin-status-playing = партија у току
admin-status-over = партија завршена
admin-status-closed = сто затворен
# Stands beside the name of a person.
admin-is-blocked = приступ блокиран

## What can be done

admin-block = Блокирај
# Read aloud for the button “Block”.
admin-block-person = Блокирај: { $name }
admin-block-question = { $name }: блокирати приступ?
admin-block-consequence = Све странице те особе се затварају, њена места постају слободна, а она више не може да се врати.
admin-block-yes = Блокирај
admin-blocked = Приступ је блокиран: { $name }.
admin-unblock = Одблокирај
# Read aloud for the button “Unblock”.
admin-unblock-person = Одблокирај: { $name }
admin-unblocked = Приступ је поново дозвољен: { $name }.
admin-close = Затвори
# Read aloud for the button “Close”. $table is made of letters and digits.
admin-close-table = Затвори сто { $table }
admin-close-question = Затворити овај сто ({ $game })?
admin-close-consequence = Партија за овим столом се завршава за све.
admin-close-yes = Затвори сто
admin-closed = Сто је затворен.
admin-cancel = Откажи

## What was refused. These replace the words that the same errors have elsewhere.

admin-error-no_key = Ово није кључ овог сервера. Важи онај који је сервер исписао кад је последњи пут покренут.
admin-error-not_welcome = Овај сервер нема кључ. Њиме се управља само из његовог терминала.
admin-error-malformed = Те особе више нема. Притисни „Освежи”.
admin-error-no_table = Овај сто не може да се затвори: партија је завршена, или је сто већ распремљен. Притисни „Освежи”.
