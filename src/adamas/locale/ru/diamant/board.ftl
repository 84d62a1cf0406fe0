### The words of the board in the browser.

## The cave and who is in it

board-cave = Пещера
board-path = Путь
board-explorers = Исследователи
board-treasure = сокровище: { $value }, { $rubies ->
    [0] на карте пусто
    [one] на карте { $rubies } рубин
    [few] на карте { $rubies } рубина
    [many] на карте { $rubies } рубинов
   *[other] на карте { $rubies } рубина
}
board-you = это ты
board-you-shared = держит устройство
board-relics = { $count ->
    [one] { $count } реликвия ценностью { $worth }
    [few] { $count } реликвии общей ценностью { $worth }
    [many] { $count } реликвий общей ценностью { $worth }
   *[other] { $count } реликвии общей ценностью { $worth }
}
board-card-choosing = ещё выбирает
board-card-sealed = выбор сделан
board-card-continue = продолжает путь
board-card-exit = выходит

## What is just happening

board-rest = { $left ->
    [0] без остатка
   *[other] остаток: { $left }
}
board-second = Второй раз: { $kind }!
board-lost = { $lost ->
    [0] Терять было нечего
    [one] Все в пещере теряют по { $lost } рубину
    [few] Все в пещере теряют по { $lost } рубина
    [many] Все в пещере теряют по { $lost } рубинов
   *[other] Все в пещере теряют по { $lost } рубина
}
board-added = В стопку добавлена { $relic }
board-closed = Вход { $number } закрыт

## What lies ahead

board-deadly = Опасен повтор:
board-no-danger = Ловушек пока нет
board-left = { $left ->
    [0] в стопке больше нет, не опасно
   *[other] в стопке ещё { $left }
}
board-lamp = { $light ->
    [safe] Лампа: почти не опасно
    [careful] Лампа: осторожно
    [danger] Лампа: очень опасно
   *[dark] Лампа: не горит
}
board-odds-end = Провал на следующей карте
board-odds-stay = В среднем после следующей карты
board-odds-alone = Выйти сейчас в одиночку
board-odds-together = Выйти сейчас всем вместе

## The cards

board-cards = Карты
board-trap = Ловушка
board-on-path = На пути
board-in-deck = Ещё есть
board-removed = Вне игры
board-kind-spider = Паук
board-kind-snake = Змея
board-kind-lava = Лава
board-kind-boulder = Валун
board-kind-ram = Таран
board-kind-scorpion = Скорпион
board-kind-rockslide = Обвал
board-kind-gas = Газ
board-kind-explosion = Взрыв
board-kind-mummy = Мумия
board-kind-fire = Огонь
board-kind-rockfall = Камнепад
board-treasures-left = { $count ->
    [one] { $count } сокровище в стопке
    [few] { $count } сокровища в стопке
    [many] { $count } сокровищ в стопке
   *[other] { $count } сокровища в стопке
}
board-relics-left = { $count ->
    [0] Реликвий в стопке нет
    [one] { $count } реликвия в стопке
    [few] { $count } реликвии в стопке
    [many] { $count } реликвий в стопке
   *[other] { $count } реликвии в стопке
}
board-relics-come = { $count ->
    [one] Позже добавится { $count } реликвия
    [few] Позже добавятся { $count } реликвии
    [many] Позже добавится { $count } реликвий
   *[other] Позже добавится { $count } реликвии
}{ $values ->
    [none] { "" }
   *[other] : { $values }
}
board-relics-lost = { $count ->
    [one] Потеряна { $count } реликвия
    [few] Потеряны { $count } реликвии
    [many] Потеряно { $count } реликвий
   *[other] Потеряно { $count } реликвии
}{ $values ->
    [none] { "" }
   *[other] : { $values }
}

## The decision

board-decision = Твоё решение
board-decision-shared = { $name }: продолжить или выйти
question-shared = Дальше вглубь пещеры или в лагерь с добычей?
board-take-back = Передумать

## On a phone beside a big screen

card-in-cave = В пещере
card-in-camp = В лагере, в безопасности
card-carried = С собой
card-chest = В сундуке
card-relics = { $count ->
    [1] Реликвия
   *[other] Реликвии
}

## The result

board-outcome-chest = { $rubies } в сундуке
board-outcome-relics = { $count ->
    [1] реликвия: { $values }
    [one] { $count } реликвия: { $values }
    [few] { $count } реликвии: { $values }
    [many] { $count } реликвий: { $values }
   *[other] { $count } реликвии: { $values }
}
