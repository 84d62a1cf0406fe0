### Looking at a game again, checking its dice, playing its cards again.

## Looking at a game again

replay-look = Пересмотреть партию
replay-title = Повтор: { $title }
replay-page-title = Повтор: { $title } · Adamas
replay-none-title = Эту партию не показать
replay-to-table = К столу
replay-controls = Управление просмотром
replay-position = Момент партии
replay-place = { $moment } из { $last }
replay-first = В начало
replay-last = В конец
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-play = Смотреть
replay-pause = Пауза
replay-tempo = Скорость
replay-eyes = Чьими глазами
replay-eyes-spectator = зритель
replay-deciding = Кто решает: { $names }
# $action is what was chosen, such as “go on” or “keep it”.
replay-chose = { $name } выбирает: { $action }
replay-cut-off = Здесь запись обрывается.
replay-link = Ссылка на этот момент
replay-copy = Скопировать ссылку на этот момент

## Records from files

replay-file-link = Посмотреть партию из файла
replay-file-title = Партия из файла
replay-file-text = Выбери запись, скачанную со страницы стола или сохранённую в терминале. Сервер разыграет её по правилам и ничего у себя не оставит.
replay-file-choose = Выбрать файл
replay-file-drop = Файл можно и перетащить сюда.
replay-file-none = Этот файл — не запись партии, или запись неполная.
replay-file-refused = Эту запись не показать: она не подходит к правилам, которые знает этот сервер. Но жребий в ней проверить можно.
replay-file-not-shared = Эта партия из файла. У её моментов нет адреса, который могли бы открыть другие.

## Checking the dice

dice-check = Был ли расклад честным?
fair-good = Расклад был честным: каждая карта была задана раньше, чем кто-то сел за стол.
fair-bad = В этой партии что-то не сходится.
fair-repeat = Это карты более ранней партии.
fair-how = Посмотреть как
fair-what = Посмотреть что
dice-title = Был ли расклад честным?
dice-how = Твой браузер вычисляет все карты заново и сервер не спрашивает.
dice-running = Проверено: { $done } из { $all }.
dice-good = { $cards ->
    [one] Проверено: { $cards } карта. Она та самая, что была задана до начала.
    [few] Проверено: { $cards } карты. Они те самые, что были заданы до начала.
    [many] Проверено: { $cards } карт. Они те самые, что были заданы до начала.
   *[other] Проверено: { $cards } карты. Они те самые, что были заданы до начала.
}
dice-proven = Имена, решения и очки — те, что были в сыгранной партии.
dice-partly = Всё опубликованное сходится. { $open ->
    [one] { $open } карту нельзя проверить: партия не доиграна.
    [few] { $open } карты нельзя проверить: партия не доиграна.
    [many] { $open } карт нельзя проверить: партия не доиграна.
   *[other] { $open } карты нельзя проверить: партия не доиграна.
}
dice-bad = { $count ->
    [1] Кое-что не сходится.
    [one] Не сходится { $count } пункт. Вот первый из них.
    [few] Не сходятся { $count } пункта. Вот первый из них.
    [many] Не сходятся { $count } пунктов. Вот первый из них.
   *[other] Не сходится { $count } пункта. Вот первый из них.
}
dice-bad-card = Шаг { $move } записи (момент { $moment }). В записи: { $card }. По жребию: { $due }.
dice-bad-card-none = Шаг { $move } записи (момент { $moment }). В записи: { $card }. По жребию — ничего: не хватает секрета или карты.
dice-bad-secret = Секрет { $number }: его хеш — { $hash }. Должен быть { $due }.
dice-bad-entropy = { $name }: случайное число не то, что было обещано до начала.
# $fault: missing, order, no-draw, epoch, too-small
dice-bad-stack = Стопка { $number }: { $fault ->
    [missing] в записи нет ни одной стопки.
    [order] она начинается не там, где берут первую карту, или стоит слишком рано.
    [no-draw] там, где она начинается, карту не берут.
    [epoch] её перемешивание — не следующее по порядку.
   *[too-small] из неё взято больше карт, чем в ней есть.
}
dice-bad-receipt = Твоя квитанция: { $part ->
    [table] она от другого стола
    [game] она от другой игры
    [options] в ней другие правила
    [seats] в ней другое число мест
    [anchor] до начала было дано другое обещание
    [head] что-то в партии изменили, или запись обрезана
    [house] дом эту запись не подписывал
   *[entropy] твоё случайное число другое
}. В квитанции: { $kept }, в записи: { $due }.
# The same.
dice-bad-entry = { $about }: { $fault }.
dice-fault-ledger = это изменили потом
dice-fault-no-head = это добавили потом
dice-fault-cut = запись обрезана
dice-fault-signature = дом этого не подписывал
dice-show = Показать этот момент
dice-none = В этой записи нет жребия. Откуда взялись карты, проверить нельзя.
dice-repeats = Эта партия повторяет карты стола { $table }. О них ничего не было обещано. Проверка показывает только, что карты следуют из ключей в записи.
dice-receipt-kept = Это устройство сохранило квитанцию во время партии. Запись сверяется с ней.
dice-receipt-none = На этом устройстве нет квитанции этого стола.
dice-limits = Какие карты были в каждой стопке, проверка берёт из записи. Верны ли сами стопки, знают только правила: это проверяет команда «adamas verify».
dice-limit-unfinished = Эта запись кончается раньше партии: её обрезали, или партию не доиграли.
dice-limit-no-ledger = Эта запись старого вида. Кто записал файл, мог изменить решения, имена и конец, и здесь этого не было бы видно.
dice-limit-unproven = Нет ни квитанции, ни подписи. Решения и имена мог изменить тот, кто записал файл.
dice-limit-late = Квитанция покрывает только первые шаги, их число: { $number }. Что было после, могли изменить.
dice-limit-house = Подписано ключом { $name }. Ключ ли это дома, скажет его страница /.well-known/adamas-keys.json.
dice-limit-name = { $name }: это имя забыто, и проверить его больше нельзя.
dice-commitments = Задано до начала
dice-ledger = Ход партии
dice-stacks = Стопки
dice-cards = Карты
dice-receipt = Твоя квитанция
dice-group = { $title }: сходится { $good } из { $count }
dice-holds = сходится:
dice-fails = не сходится:
dice-open = пока нельзя проверить:
dice-secret = Секрет { $number }
dice-entropy = { $name }: случайное число
dice-stack = Стопка { $number }
dice-card = Шаг { $move }: { $card }
dice-opening = Правила, места и карты, как они были заданы вначале
dice-start = Кто где сидел в начале
dice-change = Шаг { $number }, { $name }: кто играет на этом месте
dice-over = Конец и очки
dice-signature = Подпись дома
dice-move = Шаг { $number }: { $name }
dice-receipt-part = { $part ->
    [table] Стол
    [game] Игра
    [options] Правила
    [seats] Число мест
    [anchor] Обещание стола
    [head] Что сыграно до твоей квитанции
    [house] Ключ дома
   *[entropy] Твоё случайное число
}

## The same deal

deal-play = Сыграть этот расклад
deal-waiting = За этим столом заново играют карты прежней партии. Кто в ней был, может кое-что помнить.
deal-compared = Этот расклад уже играли. Очки сравниваются место за местом.
deal-before = Раньше
deal-before-unknown = —
