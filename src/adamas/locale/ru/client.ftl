### The words of the browser client around the games.

# The same.
program-name = Adamas
# The same.
page-title = { $title } · Adamas
page-title-your-turn = ● Твой ход · { $title }
skip-to-content = К содержимому
navigation = Главное меню
close = Закрыть
loading = Минутку…
try-again = Ещё раз
reload = Обновить страницу
leave = Уйти из-за стола
to-start = На главную

## Start and about

start-title = Алмазные игры
start-lead = Три игры: про рубины, про замки и про шахту. Сыграй с ботами прямо сейчас или отправь друзьям ссылку.
start-running = Твои партии
unofficial = Неофициальный проект, не связанный с издателями этих игр.
about-link = О программе
about-title = О программе Adamas
about-text = Adamas — свободная программа: в алмазные игры здесь можно играть, а можно их изучать. Все рисунки, звуки и тексты сделаны специально для неё.
about-designers = Кто придумал игру «{ $title }»: { $designers }.
about-licence = Программа распространяется по лицензии MIT.
lost-title = Здесь ничего нет
lost-text = Может быть, в адресе опечатка, а может, стол давно убрали.

## Settings

settings = Настройки
settings-speed = Анимация
settings-speed-slow = медленная
settings-speed-normal = обычная
settings-speed-fast = быстрая
settings-speed-still = стоп-кадры
settings-speed-none = нет
settings-theme = Цвета
settings-theme-auto = как на устройстве
settings-theme-light = светлые
settings-theme-dark = тёмные
settings-sound = Звук
settings-effects = Громкость событий
settings-ambience = Громкость пещеры и костра
settings-vibration = Вибрация
settings-language = Язык

## Who one is

me-link = Профиль
me-title = Твой профиль на этом устройстве
me-tables = Твои столы
me-no-tables = Пока ни одного.
me-your-turn = твой ход
me-go-on = Продолжить
me-look = Пересмотреть
me-devices = Другое устройство
me-devices-text = Код сделает твоим ещё один телефон или компьютер: то же имя, те же места, те же столы.
me-make-code = Получить код
me-code = { $code } (на { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}, на один раз)
me-enter-code = Код с другого устройства:
me-use-code = Применить
me-moved = Теперь на этом устройстве играет { $name }.
name-label = Твоё имя
name-another = Другое имя
preset-name = { $number ->
    [0] Янтарный Заяц
    [1] Нефритовая Цапля
    [2] Серебряная Рысь
    [3] Кремнёвый Ворон
    [4] Коралловая Выдра
    [5] Бронзовый Крот
    [6] Кварцевая Белка
    [7] Медный Чиж
    [8] Мраморный Ёж
    [9] Кобальтовая Жаба
    [10] Хрустальный Хорёк
   *[11] Золотая Куница
}
bot-name = { $name ->
    [Onyx] Оникс
    [Beryl] Берилл
    [Jasper] Яшма
    [Opal] Опал
    [Garnet] Гранат
    [Agate] Агат
    [Topaz] Топаз
    [Pearl] Жемчуг
   *[other] { $name }
}
explorer-label = Твой исследователь
explorer = { $number ->
    [0] Красный, фетровая шляпа
    [1] Синий, шахтёрская каска
    [2] Зелёный, пробковый шлем
    [3] Жёлтый, шапка с помпоном
    [4] Фиолетовый, косынка
    [5] Оранжевый, кепка
    [6] Бирюзовый, цилиндр
   *[7] Розовый, рогатый шлем
}
explorer-taken = { $explorer }: занято, { $name }

## The lobby

tables-link = Столы
tables-title = Столы
tables-open = Ждут игроков
tables-running = Идёт игра
tables-none-open = Никто не ждёт.
tables-none-running = Открытых партий сейчас нет.
tables-begin = Начать партию
tables-join = Подсесть
tables-watch = Смотреть
tables-action = { $action }: { $title }
tables-seats = { $taken ->
    [one] Занято { $taken } место
    [few] Занято { $taken } места
    [many] Занято { $taken } мест
   *[other] Занято { $taken } места
} из { $seats }

## A new table

game-play-bots = Играть с ботами
game-invite = Позвать друзей
game-seats = Сколько игроков
game-level = Боты
game-more = Ещё настройки
game-edition = Издание
game-clock = Часы
game-clock-none = нет
game-clock-none-hint = Думать можно сколько угодно.
game-clock-decision = на решение
game-clock-decision-hint = Время вышло — ход делается по умолчанию.
game-clock-bank = на всю партию
game-clock-bank-hint = Столько времени у каждого на всю партию; дальше ходы делаются по умолчанию.
game-clock-seconds = Секунды
game-chat = Чат
game-chat-hint = Что можно говорить друг другу за столом.
game-chat-none = ничего
game-chat-phrases = готовые фразы
game-chat-free = что угодно
game-stand-in = Если кого-то долго нет
game-stand-in-after = { $value ->
    [30] через полминуты играет бот
    [120] через две минуты играет бот
    [600] через десять минут играет бот
   *[never] все ждут
}
game-listed = Показывать стол в общем списке, чтобы мог подсесть кто угодно
game-rulings = Правила
game-rulings-hint = Их задаёт издание; поменяй любое, если играете по-своему.
seat-number = Место { $number }
level-mouse = Мышь, легко
level-badger = Барсук, средне
level-fox = Лиса, трудно
level-owl = Сова, очень трудно

## Before the start

seat-empty = Место { $number }, свободно
table-starting = Перемешиваем…
table-closed = Этот стол закрыт.
waiting-title = За столом
waiting-seats = Места
waiting-sit = Сесть за стол
waiting-sit-here = Сесть сюда
waiting-full = Все места заняты: можно смотреть
waiting-stand = Встать
waiting-add-bot = Посадить бота
waiting-remove = Убрать из-за стола: { $name }
waiting-hand-over = Передать стол
waiting-hand-over-to = Передать стол: { $name }
waiting-host = хозяин
waiting-you = это ты
waiting-away = не на связи
waiting-level = Боты на свободных местах
waiting-start = Начать
waiting-fill-and-start = { $count ->
    [1] Посадить бота и начать
    [one] Посадить { $count } бота и начать
    [few] Посадить { $count } ботов и начать
    [many] Посадить { $count } ботов и начать
   *[other] Посадить { $count } бота и начать
}
waiting-for-host = Партию начнёт хозяин стола.
waiting-close = Закрыть стол
waiting-invite = Позвать других
waiting-rules = { $title }, { $edition }
invite-text = Пусть наведут телефон на эту картинку — или отправь им ссылку. Понадобится только имя.
invite-picture = QR-код ссылки
invite-link = Ссылка на этот стол
invite-copy = Копировать
invite-copied = Ссылка скопирована.
invite-only-here = Сервер открыт только на этом компьютере: у других ссылка не откроется.

## At the table

watching = зритель
your-turn = Твой ход
read-aloud = Прочитать вслух
game-over = Игра окончена.
status-held = Выбрано: { $action }. Нажми ещё раз, чтобы отправить сразу.
status-chosen = Выбор сделан. Ждём: { $names }.
status-waiting = Ждём: { $names }.
status-moment = Минутку…
chosen-elsewhere = В другом твоём окне выбрано: { $action }.
clock-left = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
    [many] Осталось { $seconds } секунд
   *[other] Осталось { $seconds } секунды
}
clock-default = когда время выйдет: { $action }
log-title = Что произошло
skip-story = Пропустить
chat-title = Сказать что-нибудь
chat-text = Твои слова
chat-say = Сказать
said = { $name }: { $words }
event-sat-down = { $name } садится за стол.
event-stood-up = { $name } встаёт из-за стола.
event-game-started = Игра начинается.
event-start-failed = Начать не удалось: чей-то браузер не ответил. Попробуй ещё раз.
event-time-ran-out = { $name }: время вышло.
event-bot-stood-in = Вместо игрока { $name } играет бот.
event-holder-came = { $name } на связи.
event-holder-went = { $name } не на связи.

## The connection

connection-connecting = Подключаемся…
connection-lost = Связь прервалась. Пробуем снова; в игре ничего не пропадёт.
connection-restarting = Сервер перезапускается. Игра вот-вот продолжится.
connection-waits = Сервер сейчас ничего не может сохранить. Стол ждёт.
connection-outdated = Сервер уже обновился, а эта страница — ещё нет.
connection-blocked = Владелец этого сервера закрыл тебе доступ.

## Results

result-winners = { $count ->
    [1] Побеждает { $names }!
   *[other] Победу делят { $names }!
}
result-how = Из чего
result-rematch = Сыграть ещё
result-join-rematch = К следующей партии
result-record = Скачать запись
result-receipt = Скачать квитанцию

## Errors

error-offline = Сервер недоступен. Проверь сеть и попробуй снова.
error-internal = Что-то сломалось. Обнови страницу; если не поможет, скажи владельцу сервера.
error-error = Не получилось. Обнови страницу.
error-too_late = Поздно: игра уже ушла вперёд.
error-illegal = Сейчас так нельзя.
error-wrong_time = Сейчас так нельзя: игра уже ушла вперёд.
error-malformed = Сервер не понял эту страницу. Обнови её.
error-bad_option = Эти настройки не сочетаются. Поменяй одну из них.
error-unknown_game = Этот сервер не знает такой игры.
error-seat = Сюда не сесть: место занято или за столом есть такое же имя.
error-looks_alike = Твоё имя выглядит так же, как у кого-то за этим столом, хотя буквы в нём другие. Выбери другое.
error-broken_seal = Жребий на этом устройстве не сошёлся. Встань из-за стола и сядь снова.
error-table = За этим столом так нельзя.
error-bad_record = Эта партия сыграна по правилам, которых сервер не знает.
error-unplayable = Эта партия начата в другой версии Adamas. Спроси владельца сервера.
error-no_table = Такого стола нет; возможно, его уже убрали.
error-not_found = Ничего не нашлось.
error-no_key = Это устройство здесь пока не знают. Обнови страницу.
error-not_yours = Это принадлежит другому устройству. Возьми его или перенеси всё сюда с помощью кода.
error-not_host = Это может только хозяин стола.
error-not_welcome = За этот стол тебе не сесть.
error-no_chat = За этим столом так говорить нельзя.
error-too_many = Слишком много сразу. Подожди немного и попробуй снова.
error-too_large = Слишком длинно.
error-store = Сервер сейчас ничего не может сохранить. Попробуй чуть позже.
error-damaged = Сервер больше не может прочитать этот стол: сохранённые данные повреждены. Сообщи владельцу сервера; за другими столами игра продолжается.
error-busy = Стол занят. Попробуй чуть позже.
