### The words of the program around the games.

## Playing in a terminal

play-opened = Сто { $table }. Коцкице су одређене: { $anchor }…
play-repeat = Сто { $table }. Поново се игра подела са стола { $origin }.
play-seats = За столом: { $names }.
play-hint = Укуцај број или реч; { "?" } за правила, { "!" } за подразумевани избор ({ $default }), q за крај.
play-seat-numbers = Места: { $names }
play-narrow = Ширина овог терминала у знаковима: { $width }; цртежу треба { $needed }.
play-enter = Притисни Enter за наставак ({ $action }).
play-prompt = { $name }>
play-unclear = „{ $text }” може да значи: { $matches }.
play-unknown = „{ $text }” није међу понуђеним изборима.
play-recorded = Запис је у датотеци { $file }.
play-receipt = Потврда је у датотеци { $file }.
play-pass-to = Тастатуру преузима { $name }; сви остали гледају у страну.
play-ready = Притисни Enter кад нико други не гледа.
play-over = Партија је завршена. Притисни Enter.
play-guest = Гост
play-choose-game = Која игра?
play-order = Укуцај места слева редом којим желиш, на пример { $example }. Enter их оставља како леже; { "?" } за правила, q за крај.
play-order-wrong = Наведи свако место од { $first } до { $last } тачно једном, на пример { $example }.
play-more = … и још { $count }: укуцај реч, на пример { $example }.

## Results

result-place = Место
result-name = Име
result-points = Поени
result-unfinished = Није завршено.

## The catalogue

games-intro = Игре на полици. Заиграј неку: adamas play GAME
games-facts = { $least }–{ $most } играча, узраст { $age }+, око { $minutes } минута
games-designers = (дизајн: { $designers })
games-editions = Издања
games-options = Опције (прва вредност је уобичајена; издање може имати другу)
games-levels = Ботови за игру, почев од најслабијег
games-strategies = Стратегије за проучавање (adamas simulate)
games-default = (подразумевано)
games-from-file = или датотека

## Rules

rules-title = { $title }: правила, издање { $edition }
rules-source = Извор: { $source }. Препричано нашим речима; бројеви су они из датотеке RULES.md ове игре.

## Checking

verify-holds = слаже се
verify-fails = НЕ СЛАЖЕ СЕ: { $found }
verify-open = још не може да се провери
# The same.
verify-line = { $about }: { $found }
verify-about-secret = Тајна { $number }
verify-about-entropy = { $name }: случајни број
verify-about-stack = Шпил { $number }
# $name is the card as the record writes it: treasure-9
verify-about-card = Корак { $number }: { $name }
verify-about-opening = Правила, места и карте, како су прво утврђени
verify-about-start = Ко је где седео на почетку
verify-about-change = Корак { $number }, { $name }: ко игра на том месту
verify-about-over = Крај и поени
verify-about-signature = Потпис куће
verify-about-move = Корак { $number }: { $name }
verify-about-record = Запис у целини
verify-about-receipt = { $name ->
    [table] Сто
    [game] Игра
    [options] Правила
    [seats] Број места
    [anchor] Обећање стола
    [head] Шта је одиграно до твоје потврде
    [house] Кључ куће
   *[entropy] Твој случајни број
}
verify-fault-hash = хеш је { $due }
verify-fault-missing = недостаје тајна
verify-fault-stack = по правилима треба да буде другачији
verify-fault-no-draw = из њега ништа није извучено
verify-fault-dice = коцкице дају { $due }
verify-fault-receipt = у запису је { $due }
# The same.
verify-fault-illegal = { $due }
verify-fault-ledger = то је накнадно промењено
verify-fault-no-head = то је накнадно додато
verify-fault-cut = запис је скраћен
verify-fault-signature = кућа то није потписала
verify-commitments = Обећања дата пре почетка
verify-ledger = Ток партије
verify-stacks = Шпилови, како их дају правила
verify-cards = Карте
verify-receipt = Потврда
verify-repeat = Ова партија понавља поделу са стола { $table }: о њеним кључевима ништа није обећано, па се овим показује само да карте следе из њих.
verify-good = Све се слаже: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карте
   *[other] { $cards } карата
}{ $commitments ->
    [0] ; обећања није било
    [one] {" "}и { $commitments } обећање
    [few] {" "}и { $commitments } обећања
   *[other] {" "}и { $commitments } обећања
}.
verify-partly = Оно што је објављено слаже се, али { $open ->
    [one] { $open } карта не може да се провери
    [few] { $open } карте не могу да се провере
   *[other] { $open } карата не може да се провери
} пре краја партије.
verify-bad = { $count ->
    [1] Једна ствар се не слаже: { $first }.
    [one] { $count } ствар се не слаже. Прва: { $first }.
    [few] { $count } ствари се не слажу. Прва: { $first }.
   *[other] { $count } ствари се не слаже. Прва: { $first }.
}
verify-limit-unfinished = Овај запис се завршава пре краја партије: скраћен је, или партија није довршена.
verify-limit-no-ledger = Овај запис је старе врсте. Ко је записао датотеку, могао је да промени изборе, имена и крај, и овде се то не би видело.
verify-limit-unproven = Нема ни потврде ни потписа. Изборе и имена могао је да промени онај ко је записао датотеку.
verify-limit-late = Потврда покрива само прве уносе; њихов број: { $number }. Оно после тога могло је да буде промењено.
verify-limit-house = Потписано кључем { $name }. Да ли је то кључ куће, каже њена страница /.well-known/adamas-keys.json.
verify-limit-unread = Потпис није проверен: за то треба pip install 'adamas[serve]'.
verify-limit-name = { $name }: ово име је заборављено и више не може да се провери.

## Keys

keys-now = Потписује сада: { $key }
keys-before = Потписивала пре: { $key }

## Simulating

simulate-playing = Игра се
simulate-compiling = Симулатор се преводи, само први пут…
simulate-rate = { $rate } парт./s
simulate-title = { $games ->
    [one] { $games } партија
    [few] { $games } партије
   *[other] { $games } партија
} игре { $game }, издање { $edition }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } места
}, семе { $seed }
simulate-stopped = Прекинуто пре краја: ово је оно што се досад зна.
simulate-none = Прекинуто пре краја прве партије.
simulate-bot = Бот
simulate-places = Места
simulate-share = Победе
simulate-mean = Поени
simulate-par = Победе на једном месту, подељене рачунате у деловима; пуким случајем { $par }%. ± је интервал од 95%.
simulate-speed = { $seconds } s, партија у секунди: { $rate }
simulate-points = Поени: { $bot }
simulate-csv = Све партије су у датотеци { $file }.
simulate-plot = Цртеж је у датотеци { $file }.

## The arena

arena-share = Победе
arena-rating = Рејтинг
arena-seats = Места
arena-games = Партије
arena-against = Против
arena-mixed = Свако седи свуда, жребом изнова за сваку партију и свако место; пуким случајем било би { $par }%. Рејтинг је Plackett-Luce.
arena-alone = Један против { $others }

## adamas serve
serve-here = Adamas ради на адреси { $address }
serve-network = Другима у твојој мрежи доступан је на адреси { $address }
serve-admin = Управљаш њиме на адреси { $address } уз кључ { $key }
serve-stop = Ctrl-C га зауставља; столови остају сачувани.

## What can be said at a table

phrase-hello = Здраво!
phrase-good-luck = Срећно!
phrase-your-turn = Ти си на потезу.
phrase-one-moment = Само тренутак, молим.
phrase-well-played = Добро одиграно!
phrase-wow = Опа!
phrase-oh-no = О, не!
phrase-oops = Упс.
phrase-thanks = Хвала!
phrase-good-game = Добра партија!
phrase-again = Још једном?
phrase-bye = Ћао!
