### Looking at a game again, checking its dice, playing its cards again.

## Looking at a game again

replay-look = Погледај партију поново
replay-title = Снимак: { $title }
replay-page-title = Снимак: { $title } · Adamas
replay-none-title = Ова партија не може да се прикаже
replay-to-table = До стола
replay-controls = Кроз партију
replay-position = Тренутак у партији
replay-place = { $moment } од { $last }
replay-first = На почетак
replay-last = На крај
replay-back = Корак назад
replay-forward = Корак напред
replay-play = Пусти
replay-pause = Пауза
replay-tempo = Брзина
replay-eyes = Ко гледа
replay-eyes-spectator = гледалац
replay-deciding = На потезу: { $names }
# $action is what was chosen, such as “go on” or “keep it”.
replay-chose = { $name } бира: { $action }
replay-cut-off = Запис се овде завршава.
replay-link = Линк до овог тренутка
replay-copy = Копирај линк до овог тренутка

## Records from files

replay-file-link = Погледај партију из датотеке
replay-file-title = Партија из датотеке
replay-file-text = Изабери запис преузет са стола или направљен у терминалу. Сервер га одигра по правилима и ништа од тога не чува.
replay-file-choose = Изабери датотеку
replay-file-drop = Датотеку можеш и да превучеш овамо.
replay-file-none = Ова датотека није запис партије, или није потпуна.
replay-file-refused = Овај запис не може да се прикаже: не слаже се с правилима која овај сервер познаје. Његове коцкице ипак могу да се провере.
replay-file-not-shared = Ова партија је из датотеке. Њени тренуци немају адресу коју би други могли да отворе.

## Checking the dice

dice-check = Да ли је подела била поштена?
fair-good = Подела је била поштена: свака карта је утврђена пре него што је ико сео за сто.
fair-bad = Нешто се у овој партији не слаже.
fair-repeat = Ово су карте једне раније партије.
fair-how = Види како
fair-what = Види шта
dice-title = Да ли је подела била поштена?
dice-how = Твој прегледач поново израчунава све карте, без помоћи сервера.
dice-running = Проверено: { $done } од { $all }.
dice-good = { $cards ->
    [one] Проверена је { $cards } карта, управо она која је утврђена пре почетка.
    [few] Проверене су { $cards } карте, управо оне које су утврђене пре почетка.
   *[other] Проверено је { $cards } карата, управо оних које су утврђене пре почетка.
}
dice-proven = Имена, избори и поени су из партије која је заиста одиграна.
dice-partly = Оно што је објављено слаже се. { $open ->
    [one] { $open } карта не може да се провери, јер партија није завршена.
    [few] { $open } карте не могу да се провере, јер партија није завршена.
   *[other] { $open } карата не може да се провери, јер партија није завршена.
}
dice-bad = { $count ->
    [1] Једна ствар се не слаже.
    [one] { $count } ствар се не слаже. Овде је наведена прва.
    [few] { $count } ствари се не слажу. Овде је наведена прва.
   *[other] { $count } ствари се не слаже. Овде је наведена прва.
}
dice-bad-card = Корак { $move } записа (тренутак { $moment }). У запису: { $card }. По коцкицама: { $due }.
dice-bad-card-none = Корак { $move } записа (тренутак { $moment }). У запису: { $card }. Коцкице не дају ништа, јер недостаје тајна или карта.
dice-bad-secret = Тајна { $number }: хеш је { $hash }, а треба да буде { $due }.
dice-bad-entropy = { $name }: случајни број није онај који је обећан пре почетка.
# $fault: missing, order, no-draw, epoch, too-small
dice-bad-stack = Шпил { $number }: { $fault ->
    [missing] у запису нема ниједног шпила.
    [order] не почиње тамо где се извлачи прва карта, или долази прерано.
    [no-draw] тамо где почиње не извлачи се ниједна карта.
    [epoch] његово мешање није следеће по реду.
   *[too-small] извучено је више карата него што их има.
}
dice-bad-receipt = Твоја потврда: { $part ->
    [table] припада другом столу
    [game] припада другој игри
    [options] има друга правила
    [seats] има други број места
    [anchor] пре почетка је дато друго обећање
    [head] нешто у партији је промењено, или је запис скраћен
    [house] кућа није потписала овај запис
   *[entropy] твој случајни број је други
}. У потврди: { $kept }, у запису: { $due }.
# The same.
dice-bad-entry = { $about }: { $fault }.
dice-fault-ledger = то је накнадно промењено
dice-fault-no-head = то је накнадно додато
dice-fault-cut = запис је скраћен
dice-fault-signature = кућа то није потписала
dice-show = Прикажи тај тренутак
dice-none = Овај запис нема коцкице. Не може се проверити одакле су карте.
dice-repeats = Ова партија понавља карте са стола { $table }. О њима ништа није обећано. Провера показује само да карте следе из кључева у запису.
dice-receipt-kept = Овај уређај је током партије сачувао потврду. Запис се пореди с њом.
dice-receipt-none = Овај уређај нема потврду за овај сто.
dice-limits = Које су карте у ком шпилу, провера узима из записа. Да ли су шпилови исправни, могу да кажу само правила: и то проверава „adamas verify”.
dice-limit-unfinished = Овај запис се завршава пре краја партије: скраћен је, или партија није довршена.
dice-limit-no-ledger = Овај запис је старе врсте. Ко је записао датотеку, могао је да промени изборе, имена и крај, и овде се то не би видело.
dice-limit-unproven = Нема ни потврде ни потписа. Изборе и имена могао је да промени онај ко је записао датотеку.
dice-limit-late = Потврда покрива само прве уносе; њихов број: { $number }. Оно после тога могло је да буде промењено.
dice-limit-house = Потписано кључем { $name }. Да ли је то кључ куће, каже њена страница /.well-known/adamas-keys.json.
dice-limit-name = { $name }: ово име је заборављено и више не може да се провери.
dice-commitments = Утврђено пре почетка
dice-ledger = Ток партије
dice-stacks = Шпилови
dice-cards = Карте
dice-receipt = Твоја потврда
dice-group = { $title }: слаже се { $good } од { $count }
dice-holds = слаже се:
dice-fails = не слаже се:
dice-open = још не може да се провери:
dice-secret = Тајна { $number }
dice-entropy = { $name }: случајни број
dice-stack = Шпил { $number }
dice-card = Корак { $move }: { $card }
dice-opening = Правила, места и карте, како су прво утврђени
dice-start = Ко је где седео на почетку
dice-change = Корак { $number }, { $name }: ко игра на том месту
dice-over = Крај и поени
dice-signature = Потпис куће
dice-move = Корак { $number }: { $name }
dice-receipt-part = { $part ->
    [table] Сто
    [game] Игра
    [options] Правила
    [seats] Број места
    [anchor] Обећање стола
    [head] Шта је одиграно до твоје потврде
    [house] Кључ куће
   *[entropy] Твој случајни број
}

## The same deal

deal-play = Играј ову поделу
deal-waiting = За овим столом поново се играју карте из једне раније партије. Ко је тада био за столом, можда се неких сећа.
deal-compared = Ова подела је већ играна. Пореде се поени на истом месту за столом.
deal-before = Раније
deal-before-unknown = –
