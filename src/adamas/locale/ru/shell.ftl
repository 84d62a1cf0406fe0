### The words of the program around the games.

## Playing in a terminal

play-opened = Стол { $table }. Жребий брошен: { $anchor }…
play-repeat = Стол { $table }. Заново играется расклад стола { $origin }.
play-seats = За столом: { $names }.
play-hint = Введи номер или слово; { "?" } — правила, { "!" } — ход по умолчанию ({ $default }), q — выход.
play-seat-numbers = Места за столом: { $names }
play-narrow = Столбцов в этом терминале: { $width }; для рисунка нужно { $needed }.
play-enter = Нажми Enter, чтобы продолжить ({ $action }).
play-prompt = { $name }>
play-unclear = «{ $text }» может означать: { $matches }.
play-unknown = Варианта «{ $text }» здесь нет.
play-recorded = Запись партии: { $file }
play-receipt = Квитанция: { $file }
play-pass-to = Клавиатуру берёт { $name }; остальные не подглядывают.
play-ready = Нажми Enter, когда никто не смотрит.
play-over = Игра окончена. Нажми Enter.
play-guest = Гость
play-choose-game = Во что играем?
play-order = Введи места слева направо в нужном порядке, например { $example }. Enter оставляет всё как есть; { "?" } — правила, q — выход.
play-order-wrong = Назови каждое место от { $first } до { $last } один раз, например { $example }.
play-more = …и ещё { $count }: введи слово, например { $example }.

## Results

result-place = Место
result-name = Имя
result-points = Очки
result-unfinished = Партия не доиграна.

## The catalogue

games-intro = Игры на полке. Сыграть: adamas play GAME
games-facts = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}, от { $age } { $age ->
    [one] года
    [few] лет
    [many] лет
   *[other] года
}, около { $minutes } { $minutes ->
    [one] минуты
    [few] минут
    [many] минут
   *[other] минуты
}
games-designers = (кто придумал: { $designers })
games-editions = Издания
games-options = Настройки (сначала обычное значение; в издании может быть другое)
games-levels = Боты-соперники, от слабых к сильным
games-strategies = Стратегии для изучения (adamas simulate)
games-default = (по умолчанию)
games-from-file = или файл

## Rules

rules-title = { $title }: правила, издание { $edition }
rules-source = Источник: { $source }. Пересказано своими словами; номера — как в файле RULES.md этой игры.

## Checking

verify-holds = сходится
verify-fails = НЕ СХОДИТСЯ: { $found }
verify-open = пока нельзя проверить
# The same.
verify-line = { $about }: { $found }
verify-about-secret = Секрет { $number }
verify-about-entropy = { $name }: случайное число
verify-about-stack = Стопка { $number }
# $name is the card as the record writes it: treasure-9
verify-about-card = Шаг { $number }: { $name }
verify-about-opening = Правила, места и карты, как они были заданы вначале
verify-about-start = Кто где сидел в начале
verify-about-change = Шаг { $number }, { $name }: кто играет на этом месте
verify-about-over = Конец и очки
verify-about-signature = Подпись дома
verify-about-move = Шаг { $number }: { $name }
verify-about-record = Запись в целом
verify-about-receipt = { $name ->
    [table] Стол
    [game] Игра
    [options] Правила
    [seats] Число мест
    [anchor] Обещание стола
    [head] Что сыграно до твоей квитанции
    [house] Ключ дома
   *[entropy] Твоё случайное число
}
verify-fault-hash = хеш — { $due }
verify-fault-missing = нет секрета
verify-fault-stack = по правилам она другая
verify-fault-no-draw = из неё ничего не взято
verify-fault-dice = по жребию — { $due }
verify-fault-receipt = в записи — { $due }
verify-fault-illegal = { $due }
verify-fault-ledger = это изменили потом
verify-fault-no-head = это добавили потом
verify-fault-cut = запись обрезана
verify-fault-signature = дом этого не подписывал
verify-commitments = Обещания до начала
verify-ledger = Ход партии
verify-stacks = Стопки, как велят правила
verify-cards = Карты
verify-receipt = Квитанция
verify-repeat = Эта партия повторяет расклад стола { $table }: о её ключах ничего не было обещано, поэтому видно только, что карты из них следуют.
verify-good = Всё сходится: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}{ $commitments ->
    [0] {""}, обещаний не было
    [one] {""} и { $commitments } обещание
    [few] {""} и { $commitments } обещания
    [many] {""} и { $commitments } обещаний
   *[other] {""} и { $commitments } обещания
}.
verify-partly = Всё опубликованное сходится, но { $open ->
    [one] { $open } карту
    [few] { $open } карты
    [many] { $open } карт
   *[other] { $open } карты
} нельзя проверить, пока партия не доиграна.
verify-bad = { $count ->
    [1] Не сходится одно: { $first }.
    [one] Не сходится { $count } пункт. Первый: { $first }.
    [few] Не сходятся { $count } пункта. Первый: { $first }.
    [many] Не сходятся { $count } пунктов. Первый: { $first }.
   *[other] Не сходится { $count } пункта. Первый: { $first }.
}
verify-limit-unfinished = Эта запись кончается раньше партии: её обрезали, или партию не доиграли.
verify-limit-no-ledger = Эта запись старого вида. Кто записал файл, мог изменить решения, имена и конец, и здесь этого не было бы видно.
verify-limit-unproven = Нет ни квитанции, ни подписи. Решения и имена мог изменить тот, кто записал файл.
verify-limit-late = Квитанция покрывает только первые шаги, их число: { $number }. Что было после, могли изменить.
verify-limit-house = Подписано ключом { $name }. Ключ ли это дома, скажет его страница /.well-known/adamas-keys.json.
verify-limit-unread = Подпись не проверена: для этого нужно pip install 'adamas[serve]'.
verify-limit-name = { $name }: это имя забыто, и проверить его больше нельзя.

## Keys

keys-now = Подписывает сейчас: { $key }
keys-before = Подписывал раньше: { $key }

## Simulating

simulate-playing = Играем
simulate-compiling = Симулятор компилируется, это бывает только один раз…
simulate-rate = { $rate ->
    [one] { $rate } партия/с
    [few] { $rate } партии/с
    [many] { $rate } партий/с
   *[other] { $rate } партии/с
}
simulate-title = { $game }, издание { $edition }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}, зерно { $seed }
simulate-stopped = Остановлено раньше времени: вот что известно к этому моменту.
simulate-none = Остановлено раньше, чем доиграна хоть одна партия.
simulate-bot = Бот
simulate-places = Мест
simulate-share = Победы
simulate-mean = Очки
simulate-par = Доля побед на одно место за столом, общие победы делятся; при чистой случайности было бы { $par } %. ± — 95-процентный интервал.
simulate-speed = { $seconds } с, { $rate ->
    [one] { $rate } партия
    [few] { $rate } партии
    [many] { $rate } партий
   *[other] { $rate } партии
} в секунду
simulate-points = Очки бота { $bot }
simulate-csv = Все партии: { $file }
simulate-plot = Рисунок: { $file }

## The arena

arena-share = Победы
arena-rating = Рейтинг
arena-seats = Мест
arena-games = Партии
arena-against = Против
arena-mixed = Любой может сидеть на любом месте: в каждой партии для каждого места заново бросают жребий; при чистой случайности было бы { $par } %. Рейтинг — по модели Плакетта – Льюса.
arena-alone = Один против { $others }

## adamas serve
serve-here = Adamas открыт по адресу { $address }
serve-network = Для других в твоей сети: { $address }
serve-admin = Управление сервером: { $address }, ключ { $key }
serve-stop = Ctrl-C останавливает сервер; столы сохраняются.

## What can be said at a table

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-your-turn = Твой ход.
phrase-one-moment = Минутку, пожалуйста.
phrase-well-played = Здорово сыграно!
phrase-wow = Ого!
phrase-oh-no = О нет!
phrase-oops = Ой.
phrase-thanks = Спасибо!
phrase-good-game = Отличная партия!
phrase-again = Ещё разок?
phrase-bye = Пока!
