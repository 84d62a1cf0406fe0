### The words of Gnomes: tiles, actions, events, options, and the labels of the drawing.

title = Гномови
tagline = Памти своје дијаманте на путу у дубину рудника, док Снежана не позове на вечеру.
note-tiles = У правилима не пише колико има којих плочица, па је овај комплет предлог нашег пројекта, а не онај из кутије.

## Tiles

first = { $seat } почиње
lantern = { $count ->
    [1] { $diamonds ->
        [0] фењер без дијаманата
        [one] фењер са { $diamonds } дијамантом
        [few] фењер са { $diamonds } дијаманта
       *[other] фењер са { $diamonds } дијаманата
    }
    [one] { $diamonds ->
        [0] { $count } фењер без дијаманата
        [one] { $count } фењер са по { $diamonds } дијамантом
        [few] { $count } фењер са по { $diamonds } дијаманта
       *[other] { $count } фењер са по { $diamonds } дијаманата
    }
    [few] { $diamonds ->
        [0] { $count } фењера без дијаманата
        [one] { $count } фењера са по { $diamonds } дијамантом
        [few] { $count } фењера са по { $diamonds } дијаманта
       *[other] { $count } фењера са по { $diamonds } дијаманата
    }
   *[other] { $diamonds ->
        [0] { $count } фењера без дијаманата
        [one] { $count } фењера са по { $diamonds } дијамантом
        [few] { $count } фењера са по { $diamonds } дијаманта
       *[other] { $count } фењера са по { $diamonds } дијаманата
    }
}
torch = { $count ->
    [1] { $diamonds ->
        [0] бакља без дијаманата
        [one] бакља са { $diamonds } дијамантом
        [few] бакља са { $diamonds } дијаманта
       *[other] бакља са { $diamonds } дијаманата
    }
    [one] { $diamonds ->
        [0] { $count } бакља без дијаманата
        [one] { $count } бакља са по { $diamonds } дијамантом
        [few] { $count } бакља са по { $diamonds } дијаманта
       *[other] { $count } бакља са по { $diamonds } дијаманата
    }
    [few] { $diamonds ->
        [0] { $count } бакље без дијаманата
        [one] { $count } бакље са по { $diamonds } дијамантом
        [few] { $count } бакље са по { $diamonds } дијаманта
       *[other] { $count } бакље са по { $diamonds } дијаманата
    }
   *[other] { $diamonds ->
        [0] { $count } бакљи без дијаманата
        [one] { $count } бакљи са по { $diamonds } дијамантом
        [few] { $count } бакљи са по { $diamonds } дијаманта
       *[other] { $count } бакљи са по { $diamonds } дијаманата
    }
}
arrows = { $count ->
    [1] { $diamonds ->
        [0] стрелице без дијаманата
        [one] стрелице са { $diamonds } дијамантом
        [few] стрелице са { $diamonds } дијаманта
       *[other] стрелице са { $diamonds } дијаманата
    }
    [one] { $diamonds ->
        [0] { $count } плочица стрелица без дијаманата
        [one] { $count } плочица стрелица са по { $diamonds } дијамантом
        [few] { $count } плочица стрелица са по { $diamonds } дијаманта
       *[other] { $count } плочица стрелица са по { $diamonds } дијаманата
    }
    [few] { $diamonds ->
        [0] { $count } плочице стрелица без дијаманата
        [one] { $count } плочице стрелица са по { $diamonds } дијамантом
        [few] { $count } плочице стрелица са по { $diamonds } дијаманта
       *[other] { $count } плочице стрелица са по { $diamonds } дијаманата
    }
   *[other] { $diamonds ->
        [0] { $count } плочица стрелица без дијаманата
        [one] { $count } плочица стрелица са по { $diamonds } дијамантом
        [few] { $count } плочица стрелица са по { $diamonds } дијаманта
       *[other] { $count } плочица стрелица са по { $diamonds } дијаманата
    }
}
plain = { $count ->
    [1] { $diamonds ->
        [0] плочица без знака и без дијаманата
        [one] плочица без знака, са { $diamonds } дијамантом
        [few] плочица без знака, са { $diamonds } дијаманта
       *[other] плочица без знака, са { $diamonds } дијаманата
    }
    [one] { $diamonds ->
        [0] { $count } плочица без знака и без дијаманата
        [one] { $count } плочица без знака, са по { $diamonds } дијамантом
        [few] { $count } плочица без знака, са по { $diamonds } дијаманта
       *[other] { $count } плочица без знака, са по { $diamonds } дијаманата
    }
    [few] { $diamonds ->
        [0] { $count } плочице без знака и без дијаманата
        [one] { $count } плочице без знака, са по { $diamonds } дијамантом
        [few] { $count } плочице без знака, са по { $diamonds } дијаманта
       *[other] { $count } плочице без знака, са по { $diamonds } дијаманата
    }
   *[other] { $diamonds ->
        [0] { $count } плочица без знака и без дијаманата
        [one] { $count } плочица без знака, са по { $diamonds } дијамантом
        [few] { $count } плочица без знака, са по { $diamonds } дијаманта
       *[other] { $count } плочица без знака, са по { $diamonds } дијаманата
    }
}
five = { $count ->
    [1] пет дијаманата
    [one] { $count } плочица са по пет дијаманата
    [few] { $count } плочице са по пет дијаманата
   *[other] { $count } плочица са по пет дијаманата
}
lit = осветљен ходник
bats = слепи мишеви
explosion = експлозија
snow-white = Снежана
lot = жреб одређује место { $slot }

## Actions

discard = одбаци је
keep = задржи је на месту { $slot }
look = { $seat_self ->
    [true] погледај своју плочицу, место { $slot }
   *[false] погледај туђу плочицу: { $seat }, место { $slot }
}
pass = не гледај
confirm = готово
lay = поређај плочице овим редом: { $slots }
swap = замени своју плочицу (место { $slot }) за туђу: { $seat }, место { $other_slot }
offer = замени плочицу (место { $slot }) за туђу коју одреди жреб: { $seat }
cart = пошаљи горе плочицу с места { $slot }
exchange = замени плочице на местима { $slot } и { $other }
bury = жртвуј плочицу с места { $slot }
stop = не гледај даље

## Questions

question = Шта радиш?
question-memorise = Ово су твоје плочице. Знаш ли их напамет?
question-keep = Задржаваш ли извучену плочицу, и где?
question-lantern = Коју своју плочицу гледаш?
question-torch = Коју туђу плочицу гледаш?
question-peek = Запамти ову плочицу. Готово?
question-arrows = Коју своју плочицу мењаш, и за коју?
question-lit = Ходник је осветљен за све: коју плочицу гледаш?
question-bats = Слепи мишеви! Које две твоје плочице мењају места?
question-explosion = Експлозија! Коју своју плочицу жртвујеш?
question-cart = Колица иду горе: коју своју плочицу шаљеш, заувек откривену?

## Events

event-begins = { $seat } почиње.
event-row-dealt = { $seat } добија ред плочица.
event-level-entered = { $level ->
    [1] Гномови улазе у рудник, на ниво I.
    [2] Гномови силазе на ниво II.
   *[other] Гномови силазе на ниво III.
}
event-drew = { $seat } извлачи плочицу; { $left ->
    [0] гомила је сада празна
    [one] остаје { $left }
    [few] остају { $left }
   *[other] остаје { $left }
}.
event-happening-drawn = { $seat } показује: { $tile }!
event-discarded = { $seat } одбацује: { $tile }.
event-kept = { $seat } задржава плочицу на месту { $slot } и одбацује: { $tile }.
event-looked = { $owner_self ->
    [true] { $seat } гледа своју плочицу, место { $slot }.
   *[false] { $seat } гледа туђу плочицу: { $owner }, место { $slot }.
}
event-did-not-look = { $seat } не гледа.
event-swapped = { $seat } мења своју плочицу (место { $slot }) за туђу: { $owner }, место { $other_slot }.
event-exchanged = { $seat } замењује плочице на местима { $slot } и { $other }.
event-buried = { $seat } губи плочицу на месту { $slot }.
event-cart-sent-up = { $seat } шаље горе плочицу с места { $slot }: { $tile }.
event-skipped = { $seat } нема плочицу за то.
event-counted = { $seat } открива: { $tiles }. Укупно { $diamonds ->
    [one] { $diamonds } дијамант
    [few] { $diamonds } дијаманта
   *[other] { $diamonds } дијаманата
}.

## Editions

edition-kukuryku = KUKURYKU (пољска, чешка, словачка, мађарска и румунска правила)

## Options

option-tiles = Од којих плочица су гомиле (предлог или твоја датотека)
option-tiles-b = ниво I има 0 до 3 дијаманта на плочици, дубљи нивои 1 до 4
option-tiles-a = 1 до 4 дијаманта на свакој плочици сваког нивоа
option-arrange = Како слажеш свој ред пре почетка
option-arrange-own_order = било којим редом
option-arrange-as_dealt = онако како је подељен
option-look = Да ли се фењер или бакља мора употребити
option-look-optional = не, поглед се сме одбити
option-look-must = да, мора се погледати
option-look_at = Шта се сме погледати
option-look_at-face_down = само покривена плочица
option-look_at-any = било која плочица, чак и откривена
option-arrows = Коју плочицу доносе стрелице
option-arrows-chosen = ону коју изабереш
option-arrows-by_lot = играча бираш ти, плочицу жреб
option-lit = Колико погледа доноси осветљен ходник
option-lit-up_to_three = колико желиш, највише три
option-lit-exactly_three = свакоме три
option-bats = Које плочице слепи мишеви премештају
option-bats-face_down = две покривене
option-bats-any = било које две, чак и ону послату горе
option-cart = Кад колица иду горе
option-cart-stack_empty = кад се заврши потез с последњом плочицом
option-cart-last_draw = чим се извуче последња плочица
option-explosion = Коју плочицу може да однесе експлозија
option-explosion-face_down = неку покривену
option-explosion-any = било коју, чак и ону послату горе
option-discard_pile = Колико се одбачених плочица види на екрану
option-discard_pile-top_only = само горња
option-discard_pile-open = све
option-memory_help = Помоћ памћењу: екран показује оно што је већ виђено
option-memory_help-off = искључена, памћење и јесте игра
option-memory_help-on = укључена, за лакшу игру
option-first_seat = Ко почиње
option-first_seat-random = одлучује жреб

## The drawing

sketch-level = Ниво { $level } рудника
sketch-stack = { $level }: { $tiles }
sketch-now = { $phase ->
    [first] Ко почиње?
    [deal] Редови се деле.
    [memorise] Свако учи напамет свој ред.
    [draw] { $seat } извлачи следећу плочицу.
    [keep] { $seat } задржава или одбацује извучену плочицу.
    [lantern] Фењер: { $seat } сме да погледа своју плочицу.
    [torch] Бакља: { $seat } сме да погледа туђу плочицу.
    [peek] { $seat } гледа.
    [arrows] Стрелице: { $seat } мора да замени плочицу.
    [lit] { $round ->
        [4] Ходник је осветљен: последњи поглед.
       *[other] Ходник је осветљен: поглед { $round } од 3.
    }
    [bats] Слепи мишеви: свако замењује места двема плочицама.
    [explosion] Експлозија: свако губи плочицу.
    [cart] Гомила је празна: свако шаље горе колица.
   *[over] Вечера је готова: игра је завршена.
}
sketch-pile = { $tiles ->
    [0] Нема одбачених плочица.
    [one] Одбачена { $tiles } плочица:
    [few] Одбачене { $tiles } плочице:
   *[other] Одбачено { $tiles } плочица:
}
# A tile in the terminal has room for seven letters, in Cyrillic and in Latin.
sketch-tile = { $tile ->
    [lantern] фењер
    [torch] бакља
    [arrows] стреле
    [five] пет
    [lit] ходник
    [bats] слепи мишеви
    [explosion] експлозија
    [snow-white] Снежана
   *[other] { $tile }
}
sketch-up = { $diamonds } ♦ горе
sketch-looking = { $owner_self ->
    [true] { $seat } гледа своју плочицу, место { $slot }.
   *[false] { $seat } гледа туђу плочицу: { $owner }, место { $slot }.
}
sketch-drawn = Извлачиш: { $tile }.
sketch-waits = Извучено, чека колица: { $tile }
sketch-unseen = { $tiles ->
    [0] Ниво { $level } знаш у потпуности.
   *[other] На нивоу { $level } још не знаш:
}

## Bots

bot-mouse = Заборавља пола онога што види, а сваки пети потез му је хир.
bot-badger = Јури најбогатије плочице, али старе му бледе у сећању.
bot-fox = Види шта следи из одбачене плочице, али јој старе бледе.
bot-owl = Ништа не заборавља, згрће стрелице и зна ко је видео њену најбољу плочицу.
bot-random = Ради било шта што је дозвољено.
bot-sensible = Ради оно што одмах доноси највише дијаманата, уз савршено памћење.
bot-forgetful = Исто, али памти само неке плочице.
bot-fading = Исто, али старе плочице бледе.
bot-prudent = Расуђује као сова, с ручно подешеним тежинама.
bot-search = Сваки избор у глави одигра стотине пута (само у симулатору).
