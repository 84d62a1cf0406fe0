### The words of Gnomes: tiles, actions, events, options, and the labels of the drawing.

title = Гномы
tagline = Спускайся в шахту и помни, где твои алмазы, пока Белоснежка не позовёт ужинать.
note-tiles = В правилах не сказано, сколько в игре каких плиток, поэтому набор придуман в этом проекте, а не взят из коробки.

## Tiles

first = Начинает { $seat }
lantern = { $count ->
    [1] фонарь
    [one] { $count } фонарь
    [few] { $count } фонаря
    [many] { $count } фонарей
   *[other] { $count } фонаря
} { $diamonds ->
    [0] без алмазов
   *[other] { $count ->
        [1] { $diamonds ->
            [one] с { $diamonds } алмазом
            [few] с { $diamonds } алмазами
            [many] с { $diamonds } алмазами
           *[other] с { $diamonds } алмаза
        }
       *[other] { $diamonds ->
            [one] по { $diamonds } алмазу
            [few] по { $diamonds } алмаза
            [many] по { $diamonds } алмазов
           *[other] по { $diamonds } алмаза
        }
    }
}
torch = { $count ->
    [1] факел
    [one] { $count } факел
    [few] { $count } факела
    [many] { $count } факелов
   *[other] { $count } факела
} { $diamonds ->
    [0] без алмазов
   *[other] { $count ->
        [1] { $diamonds ->
            [one] с { $diamonds } алмазом
            [few] с { $diamonds } алмазами
            [many] с { $diamonds } алмазами
           *[other] с { $diamonds } алмаза
        }
       *[other] { $diamonds ->
            [one] по { $diamonds } алмазу
            [few] по { $diamonds } алмаза
            [many] по { $diamonds } алмазов
           *[other] по { $diamonds } алмаза
        }
    }
}
arrows = { $count ->
    [1] стрелки
    [one] { $count } плитка со стрелками
    [few] { $count } плитки со стрелками
    [many] { $count } плиток со стрелками
   *[other] { $count } плитки со стрелками
} { $diamonds ->
    [0] без алмазов
   *[other] { $count ->
        [1] { $diamonds ->
            [one] с { $diamonds } алмазом
            [few] с { $diamonds } алмазами
            [many] с { $diamonds } алмазами
           *[other] с { $diamonds } алмаза
        }
       *[other] { $diamonds ->
            [one] по { $diamonds } алмазу
            [few] по { $diamonds } алмаза
            [many] по { $diamonds } алмазов
           *[other] по { $diamonds } алмаза
        }
    }
}
plain = { $count ->
    [1] плитка без знака
    [one] { $count } плитка без знака
    [few] { $count } плитки без знака
    [many] { $count } плиток без знака
   *[other] { $count } плитки без знака
}, { $diamonds ->
    [0] без алмазов
   *[other] { $count ->
        [1] { $diamonds ->
            [one] с { $diamonds } алмазом
            [few] с { $diamonds } алмазами
            [many] с { $diamonds } алмазами
           *[other] с { $diamonds } алмаза
        }
       *[other] { $diamonds ->
            [one] по { $diamonds } алмазу
            [few] по { $diamonds } алмаза
            [many] по { $diamonds } алмазов
           *[other] по { $diamonds } алмаза
        }
    }
}
five = { $count ->
    [1] пять алмазов
    [one] { $count } плитка по пять алмазов
    [few] { $count } плитки по пять алмазов
    [many] { $count } плиток по пять алмазов
   *[other] { $count } плитки по пять алмазов
}
lit = освещённый коридор
bats = летучие мыши
explosion = взрыв
snow-white = Белоснежка
lot = жребий указывает на место { $slot }

## Actions

discard = сбросить
keep = положить на место { $slot }
look = { $seat_self ->
    [true] посмотреть свою плитку { $slot }
   *[false] посмотреть плитку { $slot } ({ $seat })
}
pass = не смотреть
confirm = готово
lay = выложить плитки в порядке: { $slots }
swap = обменять свою плитку { $slot } на плитку { $other_slot } ({ $seat })
offer = обменять плитку { $slot } на чужую по жребию ({ $seat })
cart = отправить наверх плитку { $slot }
exchange = поменять плитки { $slot } и { $other }
bury = отдать плитку { $slot }
stop = больше не смотреть

## Questions

question = Что делаешь?
question-memorise = Это твои плитки. Всё запомнилось?
question-keep = Оставишь новую плитку? И куда её положишь?
question-lantern = На какую свою плитку посмотришь?
question-torch = На какую чужую плитку посмотришь?
question-peek = Запомнилось?
question-arrows = Какую свою плитку обменяешь и на какую чужую?
question-lit = В коридоре светло для всех: на какую плитку посмотришь?
question-bats = Летучие мыши! Какие две свои плитки поменяешь местами?
question-explosion = Взрыв! С какой из своих плиток расстанешься?
question-cart = Вагонетка едет наверх: какую плитку отправишь? Она останется открытой.

## Events

event-begins = Начинает { $seat }.
event-row-dealt = { $seat } получает ряд плиток.
event-level-entered = { $level ->
    [1] Гномы входят в шахту, на ярус I.
    [2] Гномы спускаются на ярус II.
   *[other] Гномы спускаются на ярус III.
}
event-drew = { $seat } берёт плитку; { $left ->
    [0] стопка опустела
    [one] осталась { $left }
    [few] осталось { $left }
    [many] осталось { $left }
   *[other] осталось { $left }
}.
event-happening-drawn = { $seat } показывает: { $tile }!
event-discarded = { $seat } сбрасывает: { $tile }.
event-kept = { $seat } кладёт её на место { $slot } и сбрасывает: { $tile }.
event-looked = { $owner_self ->
    [true] { $seat } смотрит свою плитку на месте { $slot }.
   *[false] { $seat } смотрит чужую плитку: { $owner }, место { $slot }.
}
event-did-not-look = { $seat } не смотрит.
event-swapped = { $seat } меняет плитку на месте { $slot } на чужую: { $owner }, место { $other_slot }.
event-exchanged = { $seat } меняет местами плитки { $slot } и { $other }.
event-buried = { $seat } теряет плитку на месте { $slot }.
event-cart-sent-up = { $seat } отправляет наверх с места { $slot }: { $tile }.
event-skipped = { $seat }: подходящей плитки нет.
event-counted = { $seat } открывает: { $tiles }. Всего { $diamonds ->
    [one] { $diamonds } алмаз
    [few] { $diamonds } алмаза
    [many] { $diamonds } алмазов
   *[other] { $diamonds } алмаза
}.

## Editions

edition-kukuryku = KUKURYKU (польские, чешские, словацкие, венгерские и румынские правила)

## Options

option-tiles = Из каких плиток состоят стопки (готовый набор или свой файл)
option-tiles-b = на ярусе I от 0 до 3 алмазов на плитке, глубже — от 1 до 4
option-tiles-a = от 1 до 4 алмазов на каждой плитке любого яруса
option-arrange = Как ты кладёшь свой ряд перед началом
option-arrange-own_order = в любом порядке
option-arrange-as_dealt = как он был роздан
option-look = Обязательно ли использовать фонарь и факел
option-look-optional = нет, от взгляда можно отказаться
option-look-must = да, посмотреть нужно
option-look_at = На что можно посмотреть
option-look_at-face_down = только на закрытую плитку
option-look_at-any = на любую плитку, даже открытую
option-arrows = Какую плитку приносят стрелки
option-arrows-chosen = ту, которую ты выберешь
option-arrows-by_lot = игрока выбираешь ты, плитку — жребий
option-lit = Сколько взглядов даёт освещённый коридор
option-lit-up_to_three = сколько хочешь, до трёх
option-lit-exactly_three = каждому три
option-bats = Какие плитки могут переставить летучие мыши
option-bats-face_down = две закрытые
option-bats-any = любые две, даже отправленную наверх
option-cart = Когда вагонетки едут наверх
option-cart-stack_empty = когда закончен ход с последней плиткой
option-cart-last_draw = как только взята последняя плитка
option-explosion = Какую плитку может унести взрыв
option-explosion-face_down = только закрытую
option-explosion-any = любую, даже отправленную наверх
option-discard_pile = Сколько плиток сброса видно на экране
option-discard_pile-top_only = только верхняя
option-discard_pile-open = все
option-memory_help = Подсказка памяти: на экране видно всё, что тебе известно
option-memory_help-off = нет: в том и игра, чтобы помнить
option-memory_help-on = есть, чтобы было легче
option-first_seat = Кто начинает
option-first_seat-random = по жребию

## The drawing

sketch-level = Шахта, ярус { $level }
sketch-stack = { $level }: { $tiles }
sketch-now = { $phase ->
    [first] Кто начинает?
    [deal] Ряды раздаются.
    [memorise] Каждый запоминает свой ряд.
    [draw] { $seat } берёт следующую плитку.
    [keep] { $seat } оставляет или сбрасывает взятую плитку.
    [lantern] Фонарь: { $seat } может посмотреть свою плитку.
    [torch] Факел: { $seat } может посмотреть чужую плитку.
    [peek] { $seat } смотрит.
    [arrows] Стрелки: { $seat } обязательно меняет плитку.
    [lit] { $round ->
        [4] Коридор освещён: последний взгляд.
       *[other] Коридор освещён: взгляд { $round } из 3.
    }
    [bats] Летучие мыши: каждый меняет местами две плитки.
    [explosion] Взрыв: каждый теряет плитку.
    [cart] Стопка пуста: каждый отправляет наверх вагонетку.
   *[over] Ужин готов: игра окончена.
}
sketch-pile = { $tiles ->
    [0] Сброс пуст.
    [one] Сброс, { $tiles } плитка:
    [few] Сброс, { $tiles } плитки:
    [many] Сброс, { $tiles } плиток:
   *[other] Сброс, { $tiles } плитки:
}
sketch-tile = { $tile ->
    [lantern] фонарь
    [torch] факел
    [arrows] стрелки
    [five] пять алмазов
    [lit] освещённый коридор
    [bats] летучие мыши
    [explosion] взрыв
    [snow-white] Белоснежка
   *[other] { $tile }
}
sketch-up = { $diamonds } ♦ открыто
sketch-looking = { $owner_self ->
    [true] { $seat } смотрит свою плитку на месте { $slot }.
   *[false] { $seat } смотрит чужую плитку: { $owner }, место { $slot }.
}
sketch-drawn = Твоя новая плитка: { $tile }.
sketch-waits = Взятая плитка ждёт, пока уедут вагонетки: { $tile }
sketch-unseen = { $tiles ->
    [0] На ярусе { $level } тебе известно всё.
   *[other] На ярусе { $level } тебе неизвестны:
}

## Bots

bot-mouse = Забывает половину увиденного, а каждый пятый ход делает наугад.
bot-badger = Собирает самые богатые плитки, но старые понемногу забывает.
bot-fox = Видит, что выйдет из каждого сброса, но старые плитки понемногу забывает.
bot-owl = Ничего не забывает, бережёт стрелки и знает, кто видел её лучшую плитку.
bot-random = Делает что угодно, лишь бы по правилам.
bot-sensible = Делает то, что сразу даёт больше всего алмазов, и помнит всё.
bot-forgetful = То же, но помнит лишь некоторые плитки.
bot-fading = То же, но старые плитки понемногу забывает.
bot-prudent = Рассуждает как сова, но веса подобраны вручную.
bot-search = Сотни раз доигрывает в уме каждый вариант (только в симуляторе).
