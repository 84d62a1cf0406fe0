### A table on a big screen, and the phones beside it.

## How to get there

wall-show = На большом экране
wall-open = Показать стол на большом экране

## The big screen before the start

wall-join = Наведи телефон на картинку
wall-only-here = Телефонам сюда пока не попасть
wall-only-here-how = Сервер открыт только на этом компьютере. Останови его и запусти такой командой:
# The same.
wall-only-here-command = adamas serve
wall-free = свободно
wall-bot = бот
wall-nobody = Имя, одно нажатие — и ты за столом.
wall-seats-free = { $count ->
    [one] Свободно { $count } место. Начать можно с телефона.
    [few] Свободно { $count } места. Начать можно с телефона.
    [many] Свободно { $count } мест. Начать можно с телефона.
   *[other] Свободно { $count } места. Начать можно с телефона.
}
wall-all-here = Все на месте. Начать можно с телефона.
wall-keys = Клавиша F или нажатие — полный экран и звук.
wall-full-screen = Во весь экран

## The big screen while people play

wall-waiting-many = { $count ->
    [one] Ещё выбирает { $count } игрок.
    [few] Ещё выбирают { $count } игрока.
    [many] Ещё выбирают { $count } игроков.
   *[other] Ещё выбирают { $count } игрока.
}
wall-join-late = Подсесть или вернуться
wall-again = Нажмите на телефоне «Сыграть ещё», и игра продолжится здесь.

## The phones

card-join = Сесть за стол
card-full = Все места заняты. Смотри на большом экране.
card-room = Другие ещё могут подсесть: картинка — на большом экране.
card-look = Смотри на большой экран.
card-whole = Весь стол
card-back = К моему экрану
card-won = Победа!
card-place = { $place }-е место
card-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
