### The words of the browser client around the games.

# The same.
program-name = Adamas
# The same.
page-title = { $title } · Adamas
page-title-your-turn = ● Твој потез · { $title }
skip-to-content = Пређи на садржај
navigation = Главни мени
close = Затвори
loading = Само тренутак…
try-again = Покушај поново
reload = Учитај страницу поново
leave = Напусти сто
to-start = На почетну страницу

## Start and about

start-title = Дијамантске игре
start-lead = Три игре: о рубинима, о дворцима и о руднику. Заиграј одмах против ботова или пошаљи пријатељима линк.
start-running = Твоје партије
unofficial = Незваничан пројекат, који није повезан с издавачима ових игара.
about-link = О програму
about-title = О програму Adamas
about-text = Adamas је слободан софтвер за играње и проучавање дијамантских игара. Сви цртежи, звуци и текстови направљени су баш за њега.
about-designers = { $title } – дизајн игре: { $designers }.
about-licence = Програм је под лиценцом MIT.
lost-title = Овде нема ничега
lost-text = Можда је адреса погрешно укуцана, или је сто одавно распремљен.

## Settings

settings = Подешавања
settings-speed = Анимација
settings-speed-slow = спора
settings-speed-normal = обична
settings-speed-fast = брза
settings-speed-still = слика по слика
settings-speed-none = искључена
settings-theme = Боје
settings-theme-auto = као на уређају
settings-theme-light = светле
settings-theme-dark = тамне
settings-sound = Звук
settings-effects = Јачина звука догађаја
settings-ambience = Јачина звука пећине и логорске ватре
settings-vibration = Вибрација
settings-language = Језик

## Who one is

me-link = Ти
me-title = Ти на овом уређају
me-tables = Твоји столови
me-no-tables = Још ниједан.
me-your-turn = твој потез
me-go-on = Настави
me-look = Погледај поново
me-devices = Други уређај
me-devices-text = Помоћу кода и други телефон или рачунар постаје твој: исто име, иста места, исти столови.
me-make-code = Направи код
me-code = { $code } (важи једном, у року од { $minutes } минута)
me-enter-code = Код с другог уређаја:
me-use-code = Употреби
me-moved = На овом уређају је сада { $name }.
name-label = Твоје име
name-another = Друго име
preset-name = { $number ->
    [0] Ћилибарски Зец
    [1] Смарагдна Чапља
    [2] Сребрни Рис
    [3] Кремени Гавран
    [4] Корална Видра
    [5] Бронзана Кртица
    [6] Кварцна Веверица
    [7] Бакарни Царић
    [8] Мермерни Јеж
    [9] Кобалтна Жаба
    [10] Кристална Ласица
   *[11] Златна Куна
}
bot-name = { $name ->
    [Onyx] Оникс
    [Beryl] Берил
    [Jasper] Јаспис
    [Opal] Опал
    [Garnet] Гранат
    [Agate] Ахат
    [Topaz] Топаз
    [Pearl] Бисер
   *[other] { $name }
}
explorer-label = Твој истраживач
explorer = { $number ->
    [0] Црвена, шешир од филца
    [1] Плава, рударски шлем
    [2] Зелена, тропски шлем
    [3] Жута, капа с кићанком
    [4] Љубичаста, марама
    [5] Наранџаста, качкет
    [6] Тиркизна, цилиндар
   *[7] Розе, шлем с роговима
}
explorer-taken = { $explorer }: има { $name }

## The lobby

tables-link = Столови
tables-title = Столови
tables-open = Чекају се играчи
tables-running = Партије у току
tables-none-open = Нико не чека.
tables-none-running = На списку нема партија у току.
tables-begin = Започни партију
tables-join = Придружи се
tables-watch = Гледај
tables-action = { $action }: { $title }
tables-seats = Заузето { $taken } од { $seats } места

## A new table

game-play-bots = Играј против ботова
game-invite = Позови пријатеље
game-seats = Број играча
game-level = Ботови
game-more = Још подешавања
game-edition = Издање
game-clock = Време
game-clock-none = неограничено
game-clock-none-hint = Свако мисли колико жели.
game-clock-decision = за сваку одлуку
game-clock-decision-hint = Кад истекне, важи подразумевани избор.
game-clock-bank = за целу партију
game-clock-bank-hint = Свако има толико времена укупно; после тога важи подразумевани избор.
game-clock-seconds = Секунде
game-chat = Ћаскање
game-chat-hint = Шта за столом можете да кажете једни другима.
game-chat-none = ништа
game-chat-phrases = готове реченице
game-chat-free = било шта
game-stand-in = Кад неко оде
game-stand-in-after = { $value ->
    [30] после пола минута игра бот
    [120] после два минута игра бот
    [600] после десет минута игра бот
   *[never] сви чекају
}
game-listed = Прикажи сто на списку, да свако може да се придружи
game-rulings = Правила
game-rulings-hint = Одређује их издање; за своје кућно правило промени неко од њих.
seat-number = Место { $number }
level-mouse = Миш, лако
level-badger = Јазавац, средње
level-fox = Лисица, тешко
level-owl = Сова, веома тешко

## Before the start

seat-empty = Место { $number }, слободно
table-starting = Карте се мешају…
table-closed = Овај сто је затворен.
waiting-title = За столом
waiting-seats = Места
waiting-sit = Седни за сто
waiting-sit-here = Седни овде
waiting-full = Сва места су заузета: можеш да гледаш
waiting-stand = Устани
waiting-add-bot = Додај бота
waiting-remove = Уклони: { $name }
waiting-hand-over = За домаћина
waiting-hand-over-to = За домаћина: { $name }
waiting-host = домаћин
waiting-you = ти
waiting-away = није ту
waiting-level = Ботови на празним местима
waiting-start = Почни
waiting-fill-and-start = { $count ->
    [1] Попуни место ботом и почни
    [one] Попуни { $count } место ботовима и почни
    [few] Попуни { $count } места ботовима и почни
   *[other] Попуни { $count } места ботовима и почни
}
waiting-for-host = Партију започиње домаћин.
waiting-close = Затвори сто
waiting-invite = Позови друге
waiting-rules = { $title }, { $edition }
invite-text = Нека други усмере телефон на ову слику, или им пошаљи линк. Потребно им је само име.
invite-picture = QR код линка
invite-link = Линк до овог стола
invite-copy = Копирај
invite-copied = Линк је копиран.
invite-only-here = Овај сервер је доступан само с овог рачунара, па други не могу да отворе линк.

## At the table

watching = гледаш
your-turn = Твој потез
read-aloud = Прочитај ми
game-over = Партија је завршена.
status-held = Изабрано: { $action }. Додирни поново да одмах пошаљеш.
status-chosen = Запечаћено. Чека се: { $names }.
status-waiting = Чека се: { $names }.
status-moment = Само тренутак…
chosen-elsewhere = Изабрано у другом твом прозору: { $action }.
clock-left = { $seconds ->
    [one] Још { $seconds } секунда
    [few] Још { $seconds } секунде
   *[other] Још { $seconds } секунди
}
clock-default = кад време истекне: { $action }
log-title = Шта се десило
skip-story = Прескочи
chat-title = Кажи нешто
chat-text = Твоје речи
chat-say = Кажи
said = { $name }: { $words }
event-sat-down = { $name } седа за сто.
event-stood-up = { $name } устаје од стола.
event-game-started = Партија почиње.
event-start-failed = Почетак је отказан: нечији прегледач није одговорио. Почни поново.
event-time-ran-out = { $name }: време је истекло.
event-bot-stood-in = { $name }: сада игра бот.
event-holder-came = { $name } је ту.
event-holder-went = { $name } није ту.

## The connection

connection-connecting = Повезивање…
connection-lost = Веза је прекинута. Повезујемо се поново; ништа није изгубљено.
connection-restarting = Сервер се поново покреће. Игра се наставља за који тренутак.
connection-waits = Сервер тренутно не може ништа да сачува. Сто чека.
connection-outdated = Сервер је сада новији од ове странице.
connection-blocked = Администратор овог сервера блокирао ти је приступ.

## Results

result-winners = { $count ->
    [1] { $names } побеђује!
   *[other] { $names } деле победу!
}
result-how = Од чега
result-rematch = Играј поново
result-join-rematch = На следећу партију
result-record = Преузми запис
result-receipt = Преузми потврду

## Errors

error-offline = Сервер није доступан. Провери мрежу и покушај поново.
error-internal = Овде је нешто пошло наопако. Учитај страницу поново; ако се понови, јави администратору сервера.
error-error = То није успело. Учитај страницу поново.
error-too_late = Прекасно: игра је отишла даље.
error-illegal = То сада није могуће.
error-wrong_time = То сада није могуће: игра је отишла даље.
error-malformed = Сервер није разумео ову страницу. Учитај је поново.
error-bad_option = Ова подешавања не иду заједно. Промени неко од њих.
error-unknown_game = Овај сервер не познаје ту игру.
error-seat = Ту не можеш да седнеш: место је заузето, или неко већ има исто име.
error-looks_alike = Твоје име изгледа исто као име некога за овим столом, иако има друга слова. Изабери друго.
error-broken_seal = Коцкице на овом уређају нису прошле проверу. Устани, па седни поново.
error-table = То за овим столом није могуће.
error-bad_record = Ова партија је играна по правилима која сервер не познаје.
error-unplayable = Ова партија је започета у другој верзији програма Adamas. Обрати се администратору сервера.
error-no_table = Такав сто не постоји; можда је распремљен.
error-not_found = То није пронађено.
error-no_key = Овај уређај овде још није познат. Учитај страницу поново.
error-not_yours = То припада другом уређају. Употреби њега, или пренеси то овамо помоћу кода.
error-not_host = То може само домаћин стола.
error-not_welcome = Не можеш да седнеш за овај сто.
error-no_chat = То се за овим столом не може рећи.
error-too_many = Превише одједном. Сачекај мало, па покушај поново.
error-too_large = То је предугачко.
error-store = Сервер тренутно не може ништа да сачува. Покушај поново за који тренутак.
error-damaged = Сервер више не може да прочита овај сто: сачувани подаци су оштећени. Обрати се администратору сервера; за другим столовима се игра наставља.
error-busy = Сто је заузет. Покушај поново за који тренутак.
