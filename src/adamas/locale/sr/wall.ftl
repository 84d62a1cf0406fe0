### A table on a big screen, and the phones beside it.

## How to get there

wall-show = На великом екрану
wall-open = Прикажи овај сто на великом екрану

## The big screen before the start

wall-join = Усмери телефон на слику
wall-only-here = Телефони још не могу овамо
wall-only-here-how = Овај сервер је доступан само с овог рачунара. Заустави га, па га покрени овом командом:
# The same.
wall-only-here-command = adamas serve
wall-free = слободно
wall-bot = бот
wall-nobody = Име и један додир, и у игри си.
wall-seats-free = { $count ->
    [one] Слободно је { $count } место. Партија се покреће с телефона.
    [few] Слободна су { $count } места. Партија се покреће с телефона.
   *[other] Слободно је { $count } места. Партија се покреће с телефона.
}
wall-all-here = Сви су ту. Партија се покреће с телефона.
wall-keys = Тастер F или додир: цео екран и звук.
wall-full-screen = Цео екран

## The big screen while people play

wall-waiting-many = { $count ->
    [one] Још бира { $count } играч.
    [few] Још бирају { $count } играча.
   *[other] Још бира { $count } играча.
}
wall-join-late = Придружи се или се врати
wall-again = Додирни „Играј поново” на телефону, и игра се овде наставља.

## The phones

card-join = Придружи се
card-full = Сва места су заузета. Гледај на великом екрану.
card-room = Други још могу да се придруже помоћу слике на великом екрану.
card-look = Погледај на велики екран.
card-whole = Цела табла
card-back = Назад на картицу
card-won = Побеђујеш!
card-place = { $place }. место
card-points = { $points ->
    [one] { $points } поен
    [few] { $points } поена
   *[other] { $points } поена
}
