### The words of Diamant: cards, decisions, events, options, and the labels of the drawing.

title = Дијамант
tagline = Искушај срећу у пећини пуној рубина и замки.

## Cards and decisions

first = { $seat } почиње
treasure = благо од { $rubies } рубина
trap = { $kind ->
    [spider] џиновски паук
    [snake] змија
    [lava] јама пуна лаве
    [boulder] котрљајуће стење
    [ram] ударни ован
    [scorpion] шкорпија
    [rockslide] одрон
    [gas] отровни гас
    [explosion] експлозија
    [mummy] мумија
    [fire] ватра
    [rockfall] падајуће камење
   *[other] { $kind }
}
relic = { $value ->
    [none] реликвија
   *[other] реликвија вредности { $value }
}
continue = напред
exit = излаз
question = Дубље у пећину, или у камп с оним што носиш?

## Events

event-begins = Карте окреће { $seat }.
event-expedition-started = { $added ->
    [none] Почиње експедиција { $number }.
   *[other] Почиње експедиција { $number }; у шпил улази { $added }.
}
event-revealed = Следећа карта: { $card }.
event-rubies-shared = { $rubies } ÷ { $explorers } = { $each } по истраживачу; на карти { $left ->
    [0] не остаје ништа
    [one] остаје { $left }
    [few] остају { $left }
   *[other] остаје { $left }
}.
event-expedition-failed = Друга замка исте врсте: { $trap }! { $victims } { $lost ->
    [0] { $victims_count ->
        [1] нема
       *[other] немају
    } шта да { $victims_count ->
        [1] изгуби
       *[other] изгубе
    }
   *[other] { $victims_count ->
        [1] губи { $lost }
       *[other] губе по { $lost }
    }
}, а једна таква карта испада из игре.
event-stayed = { $seat } иде напред.
event-went-home = { $seat } се враћа у камп: { $carried } у рукама + { $found } успут.
event-relics-taken = { $seat } излази без друштва и узима { $values_count ->
    [1] реликвију вредности { $values }
   *[other] реликвије вредности { $values }
}.
event-deck-ran-out = Нема више карата; ко је у пећини, враћа се у камп.
event-expedition-ended = Експедиција { $number } је завршена.{ $rubies_returned ->
    [0] {""}
    [one] {""} У пећини остаје { $rubies_returned } рубин.
    [few] {""} У пећини остају { $rubies_returned } рубина.
   *[other] {""} У пећини остаје { $rubies_returned } рубина.
}{ $relics_lost ->
    [0] {""}
    [one] {""} Заувек је изгубљена { $relics_lost } реликвија.
    [few] {""} Заувек су изгубљене { $relics_lost } реликвије.
   *[other] {""} Заувек је изгубљено { $relics_lost } реликвија.
}

## Editions

edition-iello2016 = IELLO 2016 (француска и српска правила)
edition-lavka = Lavka Games (руска правила), основна игра без реликвија
edition-lavka_relics = Lavka Games (руска правила), варијанта с реликвијама
edition-schmidt2005 = Schmidt 2005, прво издање, без реликвија
edition-incan_gold = Incan Gold, у свакој рунди један артефакт више
edition-online14 = позната онлајн верзија са 14 карата блага

## Options

option-relics = Како реликвије доспевају у шпил
option-relics-all_in_deck = свих пет од почетка
option-relics-one_per_expedition = још једна пре сваке експедиције
option-relics-none = нема реликвија
option-relic_values = Колико вреде реликвије
option-relic_values-5-5-5-10-10 = прве три по 5, остале по 10
option-relic_values-5-7-8-10-12 = колико на њима пише
option-leftover = Како они који излазе деле рубине с пута
option-leftover-pooled = све заједно, једним дељењем
option-leftover-per_card = карту по карту, као у неким програмима
option-relic_counter = Које реликвије се рачунају као прве три
option-relic_counter-taken = прве три које неко изнесе из пећине
option-relic_counter-revealed = прве три које се открију
option-relic_batch = Колико вреде реликвије изнете одједном
option-relic_batch-each = свака према свом месту
option-relic_batch-by_first = све колико и прва од њих
option-relic_order = Која реликвија с одштампаном вредношћу се прва умеша
option-relic_order-ascending = она с најмањом вредношћу
option-relic_order-descending = она с највећом вредношћу
option-tie = Ко побеђује кад је нерешено
option-tie-shared = победа се дели
option-tie-relics_then_shared = ко има више реликвија; ако је и то исто, дели се
option-chests = Кад сви виде шта је у сандуцима
option-chests-hidden = тек на крају
option-chests-open = увек
option-odds = Лампа која показује колико је опасна следећа карта
option-odds-off = искључена
option-odds-on = укључена, за све
option-expeditions = Број експедиција (ако није 5: кућно правило)
option-unofficial_seats = Партије за једно или двоје
option-unofficial_seats-off = не, за троје до осморо, како пише на кутији
option-unofficial_seats-on = да, иако ниједна правила не кажу како
option-first_seat = Ко окреће карте (не утиче на игру)
option-first_seat-random = одлучује жреб

## The drawing

sketch-expedition = Експедиција { $number } од { $of }
sketch-over = { $expeditions ->
    [1] Експедиција је завршена
    [one] Завршена је { $expeditions } експедиција
    [few] Завршене су све { $expeditions } експедиције
   *[other] Завршено је свих { $expeditions } експедиција
}
sketch-deck = { $cards ->
    [one] { $cards } карта у шпилу
    [few] { $cards } карте у шпилу
   *[other] { $cards } карата у шпилу
}
sketch-empty-path = Пут је празан.
# A card in the terminal has room for nine letters, in Cyrillic and in Latin.
sketch-trap = { $kind ->
    [spider] паук
    [snake] змија
    [lava] лава
    [boulder] стење
    [ram] ован
    [scorpion] шкорпија
    [rockslide] одрон
    [gas] гас
    [explosion] експлоз.
    [mummy] мумија
    [fire] ватра
    [rockfall] камење
   *[other] { $kind }
}
sketch-relic = реликвија
sketch-danger = Кобно ако се понови, још у шпилу:
sketch-in-cave = у пећини, { $rubies } ♦ у рукама
sketch-in-camp = на сигурном, у кампу
sketch-points = { $points ->
    [one] { $points } поен
    [few] { $points } поена
   *[other] { $points } поена
}
sketch-chest = сандук { $rubies } ♦
sketch-chest-closed = сандук: тајна

## Bots

bot-mouse = Храброст му се мења са сваком картом: без разлога бежи и без разлога остаје.
bot-badger = Следећу карту одмери отприлике, а на друге никад не мисли.
bot-fox = Зна све што зна и сова, али често попусти хиру.
bot-owl = Нико не зна кад ће отићи. Учила је из милиона партија и броји сваки сандук.
bot-random = Код сваке карте баца новчић.
bot-threshold = Одлази кад плен достигне задату меру: оно у рукама и једнак део онога на путу.
bot-hazards = Одлази кад на путу лежи задати број врста замки.
bot-value = Тачно одмерава шта следећа карта у просеку доноси и колико може да кошта.
bot-sensible = Исто, али уз реликвије и мало колебања.
bot-search = Сваки избор у глави одигра стотине пута (само у симулатору).
