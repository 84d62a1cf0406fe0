### The words of the board in the browser.

## The cave and who is in it

board-cave = Пећина
board-path = Пут
board-explorers = Истраживачи
board-treasure = благо од { $value }, { $rubies ->
    [0] празно
    [one] на њему лежи { $rubies } рубин
    [few] на њему леже { $rubies } рубина
   *[other] на њему лежи { $rubies } рубина
}
board-you = ти
board-you-shared = држи уређај
board-relics = { $count ->
    [one] { $count } реликвија, вредност { $worth }
    [few] { $count } реликвије, вредност { $worth }
   *[other] { $count } реликвија, вредност { $worth }
}
board-card-choosing = још бира
board-card-sealed = избор је запечаћен
board-card-continue = иде напред
board-card-exit = враћа се у камп

## What is just happening

board-rest = { $left ->
    [0] ништа не остаје
    [one] остаје { $left }
    [few] остају { $left }
   *[other] остаје { $left }
}
board-second = Други пут: { $kind }!
board-lost = { $lost ->
    [0] Нико нема шта да изгуби
   *[other] Свако у пећини губи { $lost }
}
board-added = У шпил улази { $relic }
board-closed = Улаз { $number } је затворен

## What lies ahead

board-deadly = Кобно ако се понови:
board-no-danger = Засад нема замки
board-left = { $left ->
    [0] нема више у шпилу, безопасно
   *[other] још { $left } у шпилу
}
board-lamp = { $light ->
    [safe] Лампа: мала опасност
    [careful] Лампа: опрез
    [danger] Лампа: велика опасност
   *[dark] Лампа: угашена
}
board-odds-end = Следећа карта је кобна
board-odds-stay = После следеће карте, у просеку
board-odds-alone = Излаз сада, без друштва
board-odds-together = Излаз сада, сви заједно

## The cards

board-cards = Карте
board-trap = Замка
board-on-path = Пут
board-in-deck = Шпил
board-removed = Ван игре
board-kind-spider = Паук
board-kind-snake = Змија
board-kind-lava = Лава
board-kind-boulder = Стење
board-kind-ram = Ован
board-kind-scorpion = Шкорпија
board-kind-rockslide = Одрон
board-kind-gas = Гас
board-kind-explosion = Експлозија
board-kind-mummy = Мумија
board-kind-fire = Ватра
board-kind-rockfall = Камење
board-treasures-left = Карте блага у шпилу: { $count }
board-relics-left = { $count ->
    [0] У шпилу нема реликвија
   *[other] Реликвије у шпилу: { $count }
}
board-relics-come = Реликвије које тек стижу: { $count }{ $values ->
    [none] { "" }
   *[other] {" "}({ $values })
}
board-relics-lost = Изгубљене реликвије: { $count }{ $values ->
    [none] { "" }
   *[other] {" "}({ $values })
}

## The decision

board-decision = Твоја одлука
board-decision-shared = { $name }: напред или излаз
question-shared = Дубље у пећину, или у камп с рубинима?
board-take-back = Предомисли се

## On a phone beside a big screen

card-in-cave = У пећини
card-in-camp = На сигурном, у кампу
card-carried = Носиш
card-chest = У твом сандуку
card-relics = { $count ->
    [1] Реликвија
   *[other] Реликвије
}

## The result

board-outcome-chest = { $rubies } у сандуку
board-outcome-relics = { $count ->
    [one] { $count } реликвија: { $values }
    [few] { $count } реликвије: { $values }
   *[other] { $count } реликвија: { $values }
}
