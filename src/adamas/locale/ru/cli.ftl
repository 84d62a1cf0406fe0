### What `adamas --help` says: the commands, and what each of them can be told.

cli-about = Дом алмазных игр. Неофициальный проект, см. adamas games.
cli-usage = использование
cli-commands = команды
cli-arguments = аргументы
cli-options = ключи
cli-help = показать эту справку и выйти
cli-version = показать версию и выйти
cli-language = говорить на этом языке: { $languages }
cli-not-understood = adamas: { $message }. Подробнее: { $command } --help
cli-examples = примеры
cli-example-serve = открыть столы для браузеров, здесь и в твоей сети
cli-example-play = выбрать игру и сыграть в терминале
cli-example-games = какие есть игры: { $games }
cli-example-play-one = сыграть в одну из них с ботами
cli-example-record = записать партию…
cli-example-verify = …и проверить её
cli-example-rules = правила этой игры
cli-codes = коды завершения
cli-code-done = готово
cli-code-negative = отрицательный ответ: запись не сходится, партия не доиграна
cli-code-usage = команда не понята

## Commands

cli-serve = открыть столы для браузеров, на этом компьютере или для многих
cli-keys = показать ключи, которыми этот дом подписывает записи
cli-play = сыграть в терминале с ботами
cli-games = показать игры, их издания и настройки с пояснениями
cli-rules = показать правила игры, пересказанные своими словами
cli-replay = рассказать записанную партию ход за ходом
cli-verify = проверить записанную партию: каждую карту, каждое решение, каждое имя
cli-export = сохранить записанную партию в другом виде
cli-simulate = дать ботам сыграть много партий и сосчитать победы
cli-arena = измерить силу ботов и составить рейтинг

## What several commands can be told

cli-all-game = какая игра
cli-all-edition = печатное издание (см. adamas games)
cli-all-option = изменить одно правило (см. adamas games); можно повторять
cli-all-seats = сколько игроков
cli-all-record = файл, записанный командой adamas play --record
cli-all-seed = с тем же зерном будут те же партии
cli-all-force = перезаписывать существующие файлы
cli-all-json = вывести в виде для программ
cli-all-threads = сколько потоков; обычно по числу ядер
cli-all-cluster = dask://HOST:PORT, ray://HOST:PORT или processes://N

## Serving

cli-serve-port = обычно { $default }
cli-serve-host = слушать на этом адресе; обычно этот компьютер и его адрес в домашней сети
cli-serve-local = слушать только на этом компьютере
cli-serve-database = файл или, если процессов несколько, postgresql://…; обычно твой собственный файл
cli-serve-allow-host = имя, по которому браузеры находят сервер, например games.example.org
cli-serve-no-browser = не открывать браузер
cli-serve-public = открыть для интернета; небезопасные настройки отклоняются
cli-serve-behind-proxy = TLS завершает твой прокси, он же сообщает адреса клиентов
cli-serve-keep-days = сколько дней хранить доигранные столы (обычно { $default })
cli-serve-max-tables = сколько столов самое большее (обычно { $default })
cli-serve-max-sockets = сколько соединений самое большее (обычно { $default })
cli-serve-max-sockets-per-address = сколько соединений с одного адреса (обычно { $default })
cli-serve-no-rate-limits = для нагрузочных тестов на своём компьютере
cli-serve-bot = свой игрок, которого можно посадить за столы по имени; можно повторять
cli-keys-database = файл или, если процессов несколько, postgresql://…; обычно твой собственный файл
cli-keys-rotate = подписывать отныне новым ключом

## Playing

cli-play-game = какая игра; без этого программа спросит сама
cli-play-seats = сколько игроков вместе с тобой
cli-play-bots = кто сидит на других местах, по порядку (см. adamas games); можно повторять
cli-play-name = как тебя зовут; повтори для каждого, кто играет за этим терминалом
cli-play-watch = все места отдать ботам
cli-play-record = записать партию в файл
cli-play-receipt = сохранить то, что стол обещает о своём жребии
cli-play-deal = сыграть картами записанной партии ещё раз
cli-play-seed = сделать партию воспроизводимой; её жребий тогда не тайна

## Looking things up

cli-games-game = только эта
cli-rules-markdown = в виде текста Markdown

## Recorded games

cli-replay-seat = только то, что видно с этого места
cli-replay-screens = рисовать стол перед каждым решением
cli-replay-step = ждать Enter после каждого хода
cli-replay-json = на каждый ход строка с объектом JSON
cli-verify-receipt = квитанция, сохранённая за столом
cli-export-form = text: рассказ для чтения (обычный вид); csv: строка на каждую карту и каждый выбор; events: строки JSON о том, что видели все; json: запись, сохранённая заново
cli-export-output = записать в файл

## Simulating

cli-simulate-bots = кто играет, место за местом (см. adamas games); последний занимает все оставшиеся
cli-simulate-games = сколько партий (обычно { $default })
cli-simulate-fixed-seats = не пересаживать ботов по кругу
cli-simulate-csv = записать очки каждой партии
cli-simulate-plot = нарисовать очки в SVG, PNG или PDF
cli-arena-bots = кого измерять; обычно все уровни
cli-arena-against = пусть каждый бот сыграет ещё и один против стола, полного таких ботов
cli-arena-games = сколько партий каждого рода (обычно { $default })
cli-arena-markdown = записать таблицы в файл

## What cannot be done

# Before the details, which are in English. English itself shows only the details.
cli-refused = { $code ->
    [unknown_game] Такой игры нет.
    [bad_option] Так выбрать нельзя.
    [bad_record] Эта запись не годится.
    [store] База данных не работает.
   *[other] Так не получится.
} Подробности: { $detail }

file-unreadable = Не получается прочитать `{ $path }`: { $reason }.
file-unwritable = Не получается записать `{ $path }`: { $reason }.
file-no-text = `{ $path }` — не текстовый файл.
file-folder = `{ $path }` — папка. Укажи файл в ней.
file-odd = `{ $path }` — не обычный файл.
file-exists = `{ $path }` уже существует. Выбери другое имя или добавь --force.
file-protected = Не получается записать `{ $path }`: для него нет папки, или она защищена.
file-output = Не получается вывести: { $reason }.
file-no-program = Не получается запустить `{ $path }`: { $error }.
file-no-function = В `{ $path }` нет функции `{ $name }`. Укажи её: { $path }:ФУНКЦИЯ.
bad-language = Языка `{ $language }` нет. Можно выбрать: { $languages }.
bad-pair = `--option { $pair }`: нужны имя и значение, K=V.
bad-arena = Для арены нужны хотя бы два бота.
bad-same-file = Для записи и для квитанции нужны разные файлы.
bad-receipt = Квитанции не будет: никто не садится за стол или повторяется старый расклад.
bad-same-name = У двоих не может быть одно и то же имя.
bad-names = { $names ->
    [one] Дано { $names } имя
    [few] Дано { $names } имени
    [many] Дано { $names } имён
   *[other] Дано { $names } имени
}, а мест за столом — { $seats }.
bad-deal = `{ $path }` — запись игры { $game }; её расклад здесь не подойдёт.
bad-seat = Места { $seat } нет; места — от 0 до { $last }.
bad-least = { $option }: не меньше { $least }.
bad-bots = { $bots ->
    [one] Дан { $bots } бот
    [few] Даны { $bots } бота
    [many] Дано { $bots } ботов
   *[other] Дано { $bots } бота
} на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}.
bad-seed = --seed — число от 0 до { $most }.
bad-part = Эта часть программы не установлена. Её установит команда: { $command }
bad-port = Порт — число от 0 до 65535, а не { $port }.
bad-together = { $one } и { $other } не сочетаются.
bad-host = --host ждёт адрес вроде 0.0.0.0, а не `{ $host }`; имя для браузеров указывается в --allow-host.
bad-public-name = --public требует --allow-host NAME: не зная имени, по которому его находят, сервер не отличит свои страницы от чужих.
bad-public-proxy = --public требует --behind-proxy: иначе ключи пойдут по интернету незашифрованными. Поставь перед сервером прокси с TLS; как — показано в docs/hosting.md.
bad-public-limits = --public и --no-rate-limits не сочетаются: сервер смог бы завалить кто угодно.
bad-admin-key = { $variable }: нужно хотя бы { $least ->
    [one] { $least } символ
    [few] { $least } символа
    [many] { $least } символов
   *[other] { $least } символа
}.
