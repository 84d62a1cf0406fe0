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

dice-check = Проверить жребий
dice-title = Жребий этой партии
dice-how = Твой браузер вычисляет все карты заново и сервер не спрашивает.
dice-running = Проверено: { $done } из { $all }.
dice-good = Всё сходится: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}{ $commitments ->
    [0] {""}, обещаний не было
    [one] {""} и { $commitments } обещание
    [few] {""} и { $commitments } обещания
    [many] {""} и { $commitments } обещаний
   *[other] {""} и { $commitments } обещания
}.
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
   *[entropy] твоё случайное число другое
}. В квитанции: { $kept }, в записи: { $due }.
dice-show = Показать этот момент
dice-none = В этой записи нет жребия. Откуда взялись карты, проверить нельзя.
dice-repeats = Эта партия повторяет карты стола { $table }. О них ничего не было обещано. Проверка показывает только, что карты следуют из ключей в записи.
dice-receipt-kept = Твой браузер хранит квитанцию, полученную до начала. Она тоже проверяется.
dice-receipt-none = В этом браузере нет квитанции этого стола.
dice-limits = Какие карты были в каждой стопке, проверка берёт из записи. Верны ли сами стопки, знают только правила: это проверяет команда «adamas verify».
dice-commitments = Обещания до начала
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
dice-receipt-part = { $part ->
    [table] Стол
    [game] Игра
    [options] Правила
    [seats] Число мест
    [anchor] Обещание стола
   *[entropy] Твоё случайное число
}

## The same deal

deal-play = Сыграть этот расклад
deal-waiting = За этим столом заново играют карты прежней партии. Кто в ней был, может кое-что помнить.
deal-compared = Этот расклад уже играли. Очки сравниваются место за местом.
deal-before = Раньше
deal-before-unknown = —
