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

dice-check = Провери коцкице
dice-title = Коцкице ове партије
dice-how = Твој прегледач поново израчунава све карте, без помоћи сервера.
dice-running = Проверено: { $done } од { $all }.
dice-good = Све се слаже: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карте
   *[other] { $cards } карата
}{ $commitments ->
    [0] ; обећања није било
    [one] {" "}и { $commitments } обећање
    [few] {" "}и { $commitments } обећања
   *[other] {" "}и { $commitments } обећања
}.
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
   *[entropy] твој случајни број је други
}. У потврди: { $kept }, у запису: { $due }.
dice-show = Прикажи тај тренутак
dice-none = Овај запис нема коцкице. Не може се проверити одакле су карте.
dice-repeats = Ова партија понавља карте са стола { $table }. О њима ништа није обећано. Провера показује само да карте следе из кључева у запису.
dice-receipt-kept = У твом прегледачу је сачувана потврда од пре почетка. И она се проверава.
dice-receipt-none = Овај прегледач нема потврду за овај сто.
dice-limits = Које су карте у ком шпилу, провера узима из записа. Да ли су шпилови исправни, могу да кажу само правила: и то проверава „adamas verify”.
dice-commitments = Обећања дата пре почетка
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
dice-receipt-part = { $part ->
    [table] Сто
    [game] Игра
    [options] Правила
    [seats] Број места
    [anchor] Обећање стола
   *[entropy] Твој случајни број
}

## The same deal

deal-play = Играј ову поделу
deal-waiting = За овим столом поново се играју карте из једне раније партије. Ко је тада био за столом, можда се неких сећа.
deal-compared = Ова подела је већ играна. Пореде се поени на истом месту за столом.
deal-before = Раније
deal-before-unknown = –
