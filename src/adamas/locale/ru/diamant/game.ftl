### The words of Diamant: cards, decisions, events, options, and the labels of the drawing.

title = Диамант
tagline = Испытай удачу в пещере, где полно рубинов и ловушек.

## Cards and decisions

first = Начинает { $seat }
treasure = { $rubies ->
    [one] сокровище в { $rubies } рубин
    [few] сокровище в { $rubies } рубина
    [many] сокровище в { $rubies } рубинов
   *[other] сокровище в { $rubies } рубина
}
trap = { $kind ->
    [spider] гигантский паук
    [snake] змея
    [lava] раскалённая лава
    [boulder] катящийся валун
    [ram] таран
    [scorpion] скорпион
    [rockslide] обвал
    [gas] ядовитый газ
    [explosion] взрыв
    [mummy] мумия
    [fire] огонь
    [rockfall] камнепад
   *[other] { $kind }
}
relic = { $value ->
    [none] реликвия
   *[other] реликвия ценностью { $value }
}
continue = продолжить
exit = выйти
question = Дальше вглубь пещеры или в лагерь с добычей?

## Events

event-begins = Карты открывает { $seat }.
event-expedition-started = { $added ->
    [none] Начинается экспедиция { $number }.
   *[other] Начинается экспедиция { $number }; в стопку добавлена { $added }.
}
event-revealed = Следующая карта: { $card }.
event-rubies-shared = { $rubies } ÷ { $explorers } = { $each } на каждого; на карте { $left ->
    [0] ничего не остаётся
   *[other] остаётся { $left }
}.
event-expedition-failed = Второй раз: { $trap }! { $victims } { $victims_count ->
    [1] { $lost ->
        [0] ничего не теряет
        [one] теряет { $lost } рубин
        [few] теряет { $lost } рубина
        [many] теряет { $lost } рубинов
       *[other] теряет { $lost } рубина
    }
   *[other] { $lost ->
        [0] ничего не теряют
        [one] теряют по { $lost } рубину
        [few] теряют по { $lost } рубина
        [many] теряют по { $lost } рубинов
       *[other] теряют по { $lost } рубина
    }
}, а одна такая карта выбывает из игры.
event-stayed = { $seat } продолжает путь.
event-went-home = { $seat } возвращается в лагерь: { $carried } с собой + { $found } по дороге.
event-relics-taken = { $seat } возвращается в одиночку и забирает { $values_count ->
    [1] реликвию, её ценность
   *[other] реликвии, их ценность
}: { $values }.
event-deck-ran-out = Карт больше нет; все, кто ещё в пещере, возвращаются в лагерь.
event-expedition-ended = Экспедиция { $number } завершена.{ $rubies_returned ->
    [0] {""}
    [one] {""} В пещере остаётся { $rubies_returned } рубин.
    [few] {""} В пещере остаются { $rubies_returned } рубина.
    [many] {""} В пещере остаётся { $rubies_returned } рубинов.
   *[other] {""} В пещере остаётся { $rubies_returned } рубина.
}{ $relics_lost ->
    [0] {""}
    [one] {""} Навсегда потеряна { $relics_lost } реликвия.
    [few] {""} Навсегда потеряны { $relics_lost } реликвии.
    [many] {""} Навсегда потеряно { $relics_lost } реликвий.
   *[other] {""} Навсегда потеряно { $relics_lost } реликвии.
}

## Editions

edition-iello2016 = IELLO 2016 (французские и сербские правила)
edition-lavka = «Лавка Геймз» (русские правила), основная игра без реликвий
edition-lavka_relics = «Лавка Геймз» (русские правила), вариант с реликвиями
edition-schmidt2005 = Schmidt 2005, первое издание, без реликвий
edition-incan_gold = Incan Gold, в каждом раунде добавляется артефакт
edition-online14 = известная онлайн-версия с 14 сокровищами

## Options

option-relics = Как реликвии попадают в стопку
option-relics-all_in_deck = все пять с самого начала
option-relics-one_per_expedition = по одной перед каждой экспедицией
option-relics-none = реликвий нет
option-relic_values = Сколько стоят реликвии
option-relic_values-5-5-5-10-10 = первые три — по 5, остальные — по 10
option-relic_values-5-7-8-10-12 = сколько на них написано
option-leftover = Как выходящие делят рубины на пути
option-leftover-pooled = все вместе, одним разом
option-leftover-per_card = по каждой карте отдельно, как в некоторых программах
option-relic_counter = Какие реликвии считаются первыми тремя
option-relic_counter-taken = первые три, которые кто-то унёс из пещеры
option-relic_counter-revealed = первые три открытые
option-relic_batch = Сколько стоят реликвии, унесённые за один раз
option-relic_batch-each = каждая — по своему месту
option-relic_batch-by_first = все столько же, сколько первая из них
option-relic_order = Какая реликвия с напечатанной ценностью замешивается первой
option-relic_order-ascending = с наименьшей ценностью
option-relic_order-descending = с наибольшей ценностью
option-tie = Кто побеждает при ничьей
option-tie-shared = победа общая
option-tie-relics_then_shared = у кого больше реликвий; если поровну, победа общая
option-chests = Когда видно, что в чужих сундуках
option-chests-hidden = только в конце
option-chests-open = всегда
option-odds = Лампа, которая показывает, насколько опасна следующая карта
option-odds-off = нет
option-odds-on = есть, для всех
option-expeditions = Сколько экспедиций (не 5 — домашнее правило)
option-unofficial_seats = Игра в одиночку и вдвоём
option-unofficial_seats-off = нет, от трёх до восьми, как на коробке
option-unofficial_seats-on = да, хотя в правилах об этом ни слова
option-first_seat = Кто открывает карты (на игру не влияет)
option-first_seat-random = по жребию

## The drawing

sketch-expedition = Экспедиция { $number } из { $of }
sketch-over = { $expeditions ->
    [1] Экспедиция завершена
    [one] Завершена { $expeditions } экспедиция
    [few] Все { $expeditions } экспедиции завершены
    [many] Все { $expeditions } экспедиций завершены
   *[other] Завершено { $expeditions } экспедиции
}
sketch-deck = { $cards ->
    [one] { $cards } карта в стопке
    [few] { $cards } карты в стопке
    [many] { $cards } карт в стопке
   *[other] { $cards } карты в стопке
}
sketch-empty-path = На пути пока пусто.
sketch-trap = { $kind ->
    [spider] паук
    [snake] змея
    [lava] лава
    [boulder] валун
    [ram] таран
    [scorpion] скорпион
    [rockslide] обвал
    [gas] газ
    [explosion] взрыв
    [mummy] мумия
    [fire] огонь
    [rockfall] камнепад
   *[other] { $kind }
}
sketch-relic = ★реликвия
sketch-danger = Опасен повтор, осталось:
sketch-in-cave = в пещере, { $rubies } ♦ с собой
sketch-in-camp = в лагере, в безопасности
sketch-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
sketch-chest = сундук { $rubies } ♦
sketch-chest-closed = сундук закрыт

## Bots

bot-mouse = Храбрость меняется с каждой картой: то ни с того ни с сего убегает, то ни с того ни с сего остаётся.
bot-badger = Прикидывает следующую карту на глазок и никогда не думает о других.
bot-fox = Знает всё, что знает сова, но часто поддаётся прихоти.
bot-owl = Никому не угадать, когда она выйдет. Училась на миллионах партий и считает рубины в каждом сундуке.
bot-random = На каждой карте бросает монетку.
bot-threshold = Выходит, набрав столько-то добычи: что несёт с собой и равную долю того, что лежит на пути.
bot-hazards = Выходит, когда на пути лежит столько-то типов ловушек.
bot-value = Точно взвешивает, что следующая карта даст в среднем и что может отнять.
bot-sensible = То же, но учитывает реликвии и немного колеблется.
bot-search = Сотни раз доигрывает в уме каждый вариант (только в симуляторе).
