### The words of Diamant: cards, decisions, events, options, and the labels of the drawing.

title = Diamenty
tagline = Spróbuj szczęścia w jaskini pełnej rubinów i pułapek.

## Cards and decisions

first = zaczyna { $seat }
treasure = { $rubies ->
    [one] skarb wart 1 rubin
    [few] skarb wart { $rubies } rubiny
    [many] skarb wart { $rubies } rubinów
   *[other] skarb wart { $rubies } rubinu
}
trap = { $kind ->
    [spider] olbrzymi pająk
    [snake] wąż
    [lava] jezioro lawy
    [boulder] toczący się głaz
    [ram] taran
    [scorpion] skorpion
    [rockslide] osuwisko
    [gas] trujący gaz
    [explosion] wybuch
    [mummy] mumia
    [fire] ogień
    [rockfall] spadające kamienie
   *[other] { $kind }
}
relic = { $value ->
    [none] relikt
    [one] relikt wart 1 punkt
    [few] relikt wart { $value } punkty
    [many] relikt wart { $value } punktów
   *[other] relikt wart { $value } punktu
}
continue = idź dalej
exit = wracaj
question = W głąb jaskini czy z powrotem z tym, co niesiesz?

## Events

event-begins = Karty odkrywa { $seat }.
event-expedition-started = { $added ->
    [none] Zaczyna się wyprawa { $number }.
   *[other] Zaczyna się wyprawa { $number }; do talii trafia { $added }.
}
event-revealed = Następna karta: { $card }.
event-rubies-shared = { $rubies } ÷ { $explorers } = { $each } dla każdego; na karcie { $left ->
    [0] nic nie zostaje
    [one] zostaje 1
    [few] zostają { $left }
    [many] zostaje { $left }
   *[other] zostaje { $left }
}.
event-expedition-failed = Po raz drugi: { $trap }! { $victims } { $victims_count ->
    [1] { $lost ->
        [0] nie ma nic do stracenia
        [one] traci 1 rubin
        [few] traci { $lost } rubiny
        [many] traci { $lost } rubinów
       *[other] traci { $lost } rubinu
    }
   *[other] { $lost ->
        [0] nie mają nic do stracenia
        [one] tracą po 1 rubinie
        [few] tracą po { $lost } rubiny
        [many] tracą po { $lost } rubinów
       *[other] tracą po { $lost } rubinu
    }
}, a jedna taka karta wypada z gry.
event-stayed = { $seat } idzie dalej.
event-went-home = { $seat } wraca: { $carried } przy sobie + { $found } po drodze.
event-relics-taken = { $seat } wraca w pojedynkę i zabiera { $values_count ->
    [one] relikt wart { $values } punktów
    [few] { $values_count } relikty warte { $values } punktów
    [many] { $values_count } reliktów wartych { $values } punktów
   *[other] { $values_count } reliktu wartego { $values } punktów
}.
event-deck-ran-out = Karty się skończyły; kto jest w jaskini, wraca do obozu.
event-expedition-ended = Koniec wyprawy { $number }.{ $rubies_returned ->
    [0] {""}
    [one] {""} W jaskini zostaje 1 rubin.
    [few] {""} W jaskini zostają { $rubies_returned } rubiny.
    [many] {""} W jaskini zostaje { $rubies_returned } rubinów.
   *[other] {""} W jaskini zostaje { $rubies_returned } rubinu.
}{ $relics_lost ->
    [0] {""}
    [one] {""} Na zawsze przepada 1 relikt.
    [few] {""} Na zawsze przepadają { $relics_lost } relikty.
    [many] {""} Na zawsze przepada { $relics_lost } reliktów.
   *[other] {""} Na zawsze przepada { $relics_lost } reliktu.
}

## Editions

edition-iello2016 = IELLO 2016 (instrukcja francuska i serbska)
edition-lavka = Lavka Games (instrukcja rosyjska), gra podstawowa bez reliktów
edition-lavka_relics = Lavka Games (instrukcja rosyjska), wariant z reliktami
edition-schmidt2005 = Schmidt 2005, pierwsze wydanie, bez reliktów
edition-incan_gold = Incan Gold, w każdej rundzie o jeden artefakt więcej
edition-online14 = znana wersja internetowa z 14 skarbami

## Options

option-relics = Jak relikty trafiają do talii
option-relics-all_in_deck = wszystkie pięć od początku
option-relics-one_per_expedition = po jednym przed każdą wyprawą
option-relics-none = nie ma reliktów
option-relic_values = Ile są warte relikty
option-relic_values-5-5-5-10-10 = trzy pierwsze po 5, następne po 10
option-relic_values-5-7-8-10-12 = tyle, ile na nich wydrukowano
option-leftover = Jak wracający dzielą rubiny ze ścieżki
option-leftover-pooled = wszystkie razem, w jednym podziale
option-leftover-per_card = karta po karcie, jak w niektórych programach
option-relic_counter = Które relikty to trzy pierwsze
option-relic_counter-taken = trzy pierwsze wyniesione z jaskini
option-relic_counter-revealed = trzy pierwsze odkryte
option-relic_batch = Ile są warte relikty wyniesione razem
option-relic_batch-each = każdy tyle, ile wynika z jego kolejności
option-relic_batch-by_first = wszystkie tyle, co pierwszy z nich
option-relic_order = Który relikt z wydrukowaną wartością jest wtasowywany jako pierwszy
option-relic_order-ascending = ten o najniższej wartości
option-relic_order-descending = ten o najwyższej wartości
option-tie = Kto wygrywa przy remisie
option-tie-shared = zwycięstwo jest wspólne
option-tie-relics_then_shared = kto ma więcej reliktów; potem jest wspólne
option-chests = Kiedy wszyscy widzą, co jest w skrzyniach
option-chests-hidden = dopiero na końcu
option-chests-open = zawsze
option-odds = Lampa, która mówi, jak groźna jest następna karta
option-odds-off = wyłączona
option-odds-on = włączona, dla wszystkich
option-expeditions = Ile jest wypraw (inna liczba niż 5 to zasada domowa)
option-unofficial_seats = Gra także dla jednej lub dwóch osób
option-unofficial_seats-off = nie, od trzech do ośmiu, jak na pudełku
option-unofficial_seats-on = tak, choć żadna instrukcja tego nie opisuje
option-first_seat = Kto odkrywa karty (bez wpływu na grę)
option-first_seat-random = decyduje los

## The drawing

sketch-expedition = Wyprawa { $number } z { $of }
sketch-over = { $expeditions ->
    [one] Wyprawa zakończona
    [few] Wszystkie { $expeditions } wyprawy za nami
    [many] Wszystkie { $expeditions } wypraw za nami
   *[other] Koniec { $expeditions } wyprawy
}
sketch-deck = { $cards ->
    [one] 1 karta w talii
    [few] { $cards } karty w talii
    [many] { $cards } kart w talii
   *[other] { $cards } karty w talii
}
sketch-empty-path = Ścieżka jest pusta.
sketch-trap = { $kind ->
    [spider] pająk
    [snake] wąż
    [lava] lawa
    [boulder] głaz
    [ram] taran
    [scorpion] skorpion
    [rockslide] osuwisko
    [gas] gaz
    [explosion] wybuch
    [mummy] mumia
    [fire] ogień
    [rockfall] kamienie
   *[other] { $kind }
}
sketch-relic = ★ relikt
sketch-danger = Groźne przy powtórce, zostało:
sketch-in-cave = w jaskini, { $rubies } ♦ przy sobie
sketch-in-camp = bezpiecznie w obozie
sketch-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
sketch-chest = skrzynia { $rubies } ♦
sketch-chest-closed = skrzynia ? ♦

## Bots

bot-mouse = Jej odwaga zmienia się z każdą kartą: bez powodu ucieka i bez powodu zostaje.
bot-badger = Z grubsza ocenia następną kartę, a o innych nigdy nie myśli.
bot-fox = Wie to samo co sowa, ale często ulega zachciankom.
bot-owl = Nikt nie zgadnie, kiedy wróci. Uczyła się na milionach gier i liczy rubiny w każdej skrzyni.
bot-random = Przy każdej karcie rzuca monetą.
bot-threshold = Wraca z określonym łupem: tym, co niesie, i równą częścią tego, co leży na ścieżce.
bot-hazards = Wraca, gdy na ścieżce leży określona liczba rodzajów pułapek.
bot-value = Dokładnie waży, co następna karta średnio przyniesie i co może kosztować.
bot-sensible = Tak samo, ale z reliktami i odrobiną wahania.
bot-search = Każdą możliwość rozgrywa w myślach setki razy (tylko w symulatorze).
