### The words of Diamoniak: cards, actions, events, options, and the labels of the drawing.

title = Диамоняк
tagline = Построй свой замок раньше всех и берегись ведьм.

## Cards and actions

first = Начинает { $seat }
red = { $count ->
    [1] часть красного замка
    [one] { $count } часть красного замка
    [few] { $count } части красного замка
    [many] { $count } частей красного замка
   *[other] { $count } части красного замка
}
blue = { $count ->
    [1] часть синего замка
    [one] { $count } часть синего замка
    [few] { $count } части синего замка
    [many] { $count } частей синего замка
   *[other] { $count } части синего замка
}
green = { $count ->
    [1] часть зелёного замка
    [one] { $count } часть зелёного замка
    [few] { $count } части зелёного замка
    [many] { $count } частей зелёного замка
   *[other] { $count } части зелёного замка
}
yellow = { $count ->
    [1] часть жёлтого замка
    [one] { $count } часть жёлтого замка
    [few] { $count } части жёлтого замка
    [many] { $count } частей жёлтого замка
   *[other] { $count } части жёлтого замка
}
diamond = { $count ->
    [1] алмаз
    [one] { $count } алмаз
    [few] { $count } алмаза
    [many] { $count } алмазов
   *[other] { $count } алмаза
}
fairy = { $count ->
    [1] фея
    [one] { $count } фея
    [few] { $count } феи
    [many] { $count } фей
   *[other] { $count } феи
}
witch = { $count ->
    [1] ведьма
    [one] { $count } ведьма
    [few] { $count } ведьмы
    [many] { $count } ведьм
   *[other] { $count } ведьмы
}
draw = взять карту
buy = купить часть замка у игрока { $seller }
stop = остановиться
shield = послать фею против ведьмы
give = { $cards_count ->
    [0] ничего не отдавать ведьме
   *[other] отдать ведьме: { $cards }
}

## What a player is asked

question = Что делаешь?
question-begin = Новый ход: что делаешь?
question-more = Ещё карту или хватит?
question-witch = Ведьма! Как от неё избавиться?

## Events

event-begins = Начинает { $seat }.
event-pile-shuffled = Сброс перемешан и становится колодой { $number }: в ней { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}.
event-drew = { $seat } берёт карту: { $card }.
event-castle-begun = { $seat } начинает строить { $colour ->
    [red] красный
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
   *[other] { $colour }
} замок{ $joined ->
    [0] {""}
    [one] , из запаса добавляется { $joined } часть
    [few] , из запаса добавляются { $joined } части
    [many] , из запаса добавляется { $joined } частей
   *[other] , из запаса добавляется { $joined } части
}.
event-part-built = { $seat }: { $colour ->
    [red] красный
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
   *[other] { $colour }
} замок растёт, в нём уже { $parts ->
    [one] { $parts } часть
    [few] { $parts } части
    [many] { $parts } частей
   *[other] { $parts } части
}.
event-put-aside = { $seat } откладывает в запас: { $card }.
event-stopped = { $seat } останавливается.
event-part-bought = { $seat } покупает часть { $colour ->
    [red] красного
    [blue] синего
    [green] зелёного
    [yellow] жёлтого
   *[other] { $colour }
} замка у игрока { $seller } и платит { $diamonds ->
    [one] { $diamonds } алмаз
    [few] { $diamonds } алмаза
    [many] { $diamonds } алмазов
   *[other] { $diamonds } алмаза
} { $seller_paid ->
    [true] продавцу
   *[false] в сброс
}.
event-fairy-helped = { $seat }: фея прогоняет ведьму.
event-cards-lost = { $seat }: ведьма уносит карты ({ $cards }).
event-nothing-lost = { $seat }: ведьме нечего взять.
event-castle-lost = { $seat }: { $colour ->
    [red] красного
    [blue] синего
    [green] зелёного
    [yellow] жёлтого
   *[other] { $colour }
} замка больше нет; { $freed ->
    [true] теперь его может начать кто угодно
   *[false] никто другой строить его не может
}.
event-castle-finished = { $seat } собирает весь { $colour ->
    [red] красный
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
   *[other] { $colour }
} замок и побеждает!

## Editions

edition-cs = Djeco, чешские правила
edition-djeco = Djeco, правила на других языках: кто покупает, карт не берёт

## Options

option-payment = Куда идут алмазы за часть замка
option-payment-seller = продавцу
option-payment-discard = в сброс
option-buy = Когда можно купить часть замка
option-buy-after_first_draw = после первой карты за ход, вместо следующей
option-buy-instead_of_drawing = в начале хода, вместо всех карт
option-buy-any_draw = вместо любой карты, даже первой
option-lost_colour = Что с цветом замка, если ведьма унесла замок целиком
option-lost_colour-freed = его снова может начать кто угодно
option-lost_colour-kept = он остаётся за своим игроком
option-win = Что приносит победу
option-win-own_colour = все части своего замка
option-win-any_colour = все части одного цвета, даже лишние
option-witch = Что бывает после ведьмы
option-witch-ends_turn = ход завершается
option-witch-turn_goes_on = ход можно продолжить
option-fairy = Когда приходит ведьма, фея помогает
option-fairy-optional = если хозяин феи захочет
option-fairy-automatic = всегда и сразу
option-fairy_given = Фея может быть среди карт, отданных ведьме
option-fairy_given-allowed = да, как любая другая карта
option-fairy_given-kept_back = нет, её берегут или посылают против ведьмы
option-reshuffle = Когда сброс становится новой колодой
option-reshuffle-when_needed = когда пора взять карту, а колода пуста
option-reshuffle-when_empty = как только взята последняя карта
option-witches = Сколько ведьм
option-witches-7 = 7, как в чешских правилах
option-witches-8 = 8, как в более старом тираже
option-odds = Лампа, которая показывает, насколько вероятна ведьма
option-odds-off = нет
option-odds-on = есть, для всех
option-first_seat = Кто начинает
option-first_seat-random = по жребию

## The drawing

sketch-pile = Колода { $number }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
sketch-discards = Сброс: { $cards ->
    [0] пусто
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
sketch-no-castle = замка пока нет
sketch-castle = { $colour ->
    [red] красный замок
    [blue] синий замок
    [green] зелёный замок
    [yellow] жёлтый замок
   *[other] { $colour }
}
sketch-parts = { $parts } из { $of }
sketch-cards = { $card ->
    [red] красных: { $count }
    [blue] синих: { $count }
    [green] зелёных: { $count }
    [yellow] жёлтых: { $count }
    [diamond] { $count } ♦
    [fairy] { $count ->
        [one] { $count } фея
        [few] { $count } феи
        [many] { $count } фей
       *[other] { $count } феи
    }
   *[witch] { $count ->
        [one] { $count } ведьма
        [few] { $count } ведьмы
        [many] { $count } ведьм
       *[other] { $count } ведьмы
    }
}
sketch-lot = Кто начинает, решает жребий.
sketch-begin = Ходит { $name }.
sketch-draw = { $name } открывает карту.
sketch-more = { $name } может взять ещё карту.
sketch-witch = { $name }: пришла ведьма!
sketch-over = { $name } собирает целый замок и побеждает.

## Bots

bot-mouse = Берёт карту за картой, а каждый второй ход делает наугад.
bot-badger = Знает цену картам, но слишком боится ведьм и порой витает в облаках.
bot-fox = Знает, что ещё одна карта чаще всего того стоит и что фей надо пускать в дело.
bot-owl = Смотрит на карту вперёд, сравнивает шансы всех на победу и ничего не забывает.
bot-random = Делает что угодно, лишь бы по правилам.
bot-sensible = Берёт карты, пока это в среднем выгоднее, чем может отнять ведьма.
bot-cautious = Останавливается в среднем после стольких-то карт.
bot-greedy = Покупает, если может, а иначе не останавливается никогда.
bot-search = Сотни раз доигрывает в уме каждый вариант (только в симуляторе).
