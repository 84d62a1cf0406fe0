### The figures in the rules of Diamant: what they show, and what is written below them.

figure-treasures = Сокровища. Число говорит, сколько рубинов приносит карта.
figure-treasures-alt = { $cards ->
    [one] { $cards } карта сокровища с числом.
    [few] { $cards } карты сокровищ с числами.
    [many] { $cards } карт сокровищ с числами.
   *[other] { $cards } карты сокровищ с числами.
}
figure-traps = Ловушки. Каждого типа — { $copies ->
    [1] одна карта.
    [one] { $copies } карта.
    [few] { $copies } карты.
    [many] { $copies } карт.
   *[other] { $copies } карты.
}
figure-relics = { $relic_values ->
    [printed] Реликвии и очки, которые они приносят.
   *[by_order] Реликвии. Ценность на них не указана: её определяет порядок.
}
figure-relics-alt = { $cards ->
    [one] { $cards } карта реликвии.
    [few] { $cards } карты реликвий.
    [many] { $cards } карт реликвий.
   *[other] { $cards } карты реликвий.
}
figure-equipment = Что есть у каждого.
figure-equipment-thing = { $thing ->
    [explorer] Исследо{"\u00AD"}ватель
    [chest] Сундук
    [continue] Продол{"\u00AD"}жить
   *[exit] Выйти
}
figure-sharing = { $rubies } ÷ { $explorers } = { $each }. Каждый в пещере получает { $each ->
    [one] { $each } рубин.
    [few] { $each } рубина.
    [many] { $each } рубинов.
   *[other] { $each } рубина.
} На карте { $left ->
    [one] остаётся { $left } рубин.
    [few] остаются { $left } рубина.
    [many] остаётся { $left } рубинов.
   *[other] остаётся { $left } рубина.
}
figure-sharing-alt = { $explorers ->
    [one] { $explorers } исследователь делит
    [few] { $explorers } исследователя делят
    [many] { $explorers } исследователей делят
   *[other] { $explorers } исследователя делят
} сокровище в { $rubies ->
    [one] { $rubies } рубин.
    [few] { $rubies } рубина.
    [many] { $rubies } рубинов.
   *[other] { $rubies } рубина.
}
figure-twice = Две ловушки одного типа завершают экспедицию.
figure-twice-card = { $which ->
    [first] Первая: испуг
   *[second] Вторая: конец
}
figure-leaving = { $leftover ->
    [per_card] Пример: на пути лежат рубины, которые не удалось разделить поровну. Рубины каждой карты делят отдельно.
   *[pooled] Пример: на пути лежат рубины, которые не удалось разделить поровну. Их складывают вместе и делят.
}
figure-leaving-alt = { $relics ->
    [none] На пути три сокровища, рубинов на них: 1, 3 и 1.
   *[some] На пути три сокровища, рубинов на них: 1, 3 и 1. Рядом реликвия.
}
figure-leaving-alone = Кто выходит в одиночку, забирает { $rubies ->
    [one] { $rubies } рубин
    [few] { $rubies } рубина
    [many] { $rubies } рубинов
   *[other] { $rubies } рубина
}{ $relics ->
    [none] .
   *[some] {""} и реликвию.
}
figure-leaving-together = { $each ->
    [one] Двое выходят вместе: каждый забирает { $each } рубин.
    [few] Двое выходят вместе: каждый забирает { $each } рубина.
    [many] Двое выходят вместе: каждый забирает { $each } рубинов.
   *[other] Двое выходят вместе: каждый забирает { $each } рубина.
} { $left ->
    [one] На пути остаётся { $left } рубин.
    [few] На пути остаются { $left } рубина.
    [many] На пути остаётся { $left } рубинов.
   *[other] На пути остаётся { $left } рубина.
}{ $relics ->
    [none] { "" }
   *[some] {" "}Реликвия тоже остаётся.
}
figure-removed = После провала карт этого типа остаётся { $left } из { $copies }.
figure-removed-alt = { $copies ->
    [one] { $copies } ловушка одного типа; одна карта зачёркнута.
    [few] { $copies } ловушки одного типа; одна карта зачёркнута.
    [many] { $copies } ловушек одного типа; одна карта зачёркнута.
   *[other] { $copies } ловушки одного типа; одна карта зачёркнута.
}
figure-worth = { $relic_counter ->
    [revealed] Ценность реликвий — в том порядке, в каком их открывают.
   *[taken] Ценность реликвий — в том порядке, в каком их уносят из пещеры.
}{ $relic_batch ->
    [by_first] {" "}Если уносят сразу несколько, за все решает первая из них.
   *[each] { "" }
}
figure-worth-points = { $number }-я: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
