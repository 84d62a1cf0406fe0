### The words of the board in the browser.

board-label = Стол
board-players = Другие игроки

## What lies in front of somebody

board-own = (это ты)
board-own-shared = (держит устройство)
board-on-turn = ходит
board-castle = { $colour ->
    [red] Красный замок
    [blue] Синий замок
    [green] Зелёный замок
    [yellow] Жёлтый замок
   *[other] Замок
}: { $parts } из { $of }
board-no-castle = Замка пока нет
board-reserve = Карты рядом с замком
board-stack = { $card ->
    [red] { $count ->
        [one] { $count } лишняя часть красного замка
        [few] { $count } лишние части красного замка
        [many] { $count } лишних частей красного замка
       *[other] { $count } лишней части красного замка
    }
    [blue] { $count ->
        [one] { $count } лишняя часть синего замка
        [few] { $count } лишние части синего замка
        [many] { $count } лишних частей синего замка
       *[other] { $count } лишней части синего замка
    }
    [green] { $count ->
        [one] { $count } лишняя часть зелёного замка
        [few] { $count } лишние части зелёного замка
        [many] { $count } лишних частей зелёного замка
       *[other] { $count } лишней части зелёного замка
    }
    [yellow] { $count ->
        [one] { $count } лишняя часть жёлтого замка
        [few] { $count } лишние части жёлтого замка
        [many] { $count } лишних частей жёлтого замка
       *[other] { $count } лишней части жёлтого замка
    }
    [diamond] { $count ->
        [one] { $count } алмаз
        [few] { $count } алмаза
        [many] { $count } алмазов
       *[other] { $count } алмаза
    }
   *[fairy] { $count ->
        [one] { $count } фея
        [few] { $count } феи
        [many] { $count } фей
       *[other] { $count } феи
    }
}

## The middle of the table

board-pile = Взять карту. { $cards ->
    [0] Колода пуста, сброс перемешают заново.
    [one] В колоде ещё { $cards } карта.
    [few] В колоде ещё { $cards } карты.
    [many] В колоде ещё { $cards } карт.
   *[other] В колоде ещё { $cards } карты.
}
board-discards = Сброс: { $cards ->
    [0] пусто
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
board-stop = Хватит!
board-buy = Купить часть своего замка у игрока { $seller } за { $price ->
    [one] { $price } алмаз
    [few] { $price } алмаза
    [many] { $price } алмазов
   *[other] { $price } алмаза
}{ $count ->
    [1] {""}
   *[other] {""}; таких частей: { $count }
}
board-buy-shared = Купить часть замка у игрока { $seller } за { $price ->
    [one] { $price } алмаз
    [few] { $price } алмаза
    [many] { $price } алмазов
   *[other] { $price } алмаза
}{ $count ->
    [1] {""}
   *[other] {""}; таких частей: { $count }
}

## The witch

board-shield = Послать фею!
board-sack = Карты для ведьмы: { $picked } из { $toll }
board-give = Отдать!
board-give-nothing = Ничего не дам!
board-pick = Отдать { $card ->
    [red] лишнюю часть красного замка
    [blue] лишнюю часть синего замка
    [green] лишнюю часть зелёного замка
    [yellow] лишнюю часть жёлтого замка
    [diamond] алмаз
   *[fairy] фею
}, осталось: { $left }
board-pick-castle = Отдать часть своего замка, осталось: { $left }
board-pick-castle-shared = Отдать часть замка, осталось: { $left }
board-unpick = Всё-таки оставить { $card ->
    [red] часть красного замка
    [blue] часть синего замка
    [green] часть зелёного замка
    [yellow] часть жёлтого замка
    [diamond] алмаз
   *[fairy] фею
}

## What to do now

board-hint-draw = Нажми на колоду!
board-hint-more = Ещё одну? Или хватит?
board-hint-witch = { $toll ->
    [0] Ведьме нечего взять. Ура!
   *[other] { $left ->
        [0] Вот это ведьма и получит.
        [one] Ведьме — ещё { $left } карта!
        [few] Ведьме — { $left } карты!
        [many] Ведьме — { $left } карт!
       *[other] Ведьме — { $left } карты!
    }
}
board-hint-wait = Ходит { $name }.
board-hint-over = { $name }: замок готов!

## What is asked, where several people share a device

question-shared = Что теперь?
question-begin-shared = Новый ход.
question-witch-shared = Ведьма! Что ей отдать?

## The lamp

board-odds = { $mood ->
    [calm] Лампа улыбается: ведьма вряд ли придёт
    [careful] Лампа насторожилась: может прийти ведьма
   *[danger] Лампа волнуется: похоже, придёт ведьма
}
board-odds-numbers = Карт: { $cards }, из них ведьм: { $witches }.
