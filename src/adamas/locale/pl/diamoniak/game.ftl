### The words of Diamoniak: cards, actions, events, options, and the labels of the drawing.

# The same.
title = Diamoniak
tagline = Zbuduj swój zamek przed innymi i strzeż się czarownic.

## Cards and actions

first = zaczyna { $seat }
red = { $count ->
    [one] część czerwonego zamku
    [few] { $count } części czerwonego zamku
    [many] { $count } części czerwonego zamku
   *[other] { $count } części czerwonego zamku
}
blue = { $count ->
    [one] część niebieskiego zamku
    [few] { $count } części niebieskiego zamku
    [many] { $count } części niebieskiego zamku
   *[other] { $count } części niebieskiego zamku
}
green = { $count ->
    [one] część zielonego zamku
    [few] { $count } części zielonego zamku
    [many] { $count } części zielonego zamku
   *[other] { $count } części zielonego zamku
}
yellow = { $count ->
    [one] część żółtego zamku
    [few] { $count } części żółtego zamku
    [many] { $count } części żółtego zamku
   *[other] { $count } części żółtego zamku
}
diamond = { $count ->
    [one] diament
    [few] { $count } diamenty
    [many] { $count } diamentów
   *[other] { $count } diamentu
}
fairy = { $count ->
    [one] wróżka
    [few] { $count } wróżki
    [many] { $count } wróżek
   *[other] { $count } wróżki
}
witch = { $count ->
    [one] czarownica
    [few] { $count } czarownice
    [many] { $count } czarownic
   *[other] { $count } czarownicy
}
draw = dobierz kartę
buy = kup część zamku od gracza { $seller }
stop = zakończ turę
shield = wyślij wróżkę przeciw czarownicy
give = { $cards_count ->
    [0] nie dawaj czarownicy niczego
   *[other] oddaj czarownicy: { $cards }
}

## What a player is asked

question = Co robisz?
question-begin = Nowa tura: co robisz?
question-more = Jeszcze jedna karta czy wystarczy?
question-witch = Czarownica! Jak się jej pozbędziesz?

## Events

event-begins = Zaczyna { $seat }.
event-pile-shuffled = Odrzucone karty po potasowaniu tworzą stos { $number }: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
event-drew = { $seat } dobiera: { $card }.
event-castle-begun = { $seat } zaczyna budować { $colour ->
    [red] czerwony
    [blue] niebieski
    [green] zielony
    [yellow] żółty
   *[other] { $colour }
} zamek{ $joined ->
    [0] {""}
    [one] , a 1 część z zapasu do niego dołącza
    [few] , a { $joined } części z zapasu do niego dołączają
    [many] , a { $joined } części z zapasu do niego dołącza
   *[other] , a { $joined } części z zapasu do niego dołącza
}.
event-part-built = { $seat } buduje { $colour ->
    [red] czerwony
    [blue] niebieski
    [green] zielony
    [yellow] żółty
   *[other] { $colour }
} zamek: { $parts ->
    [one] już 1 część
    [few] już { $parts } części
    [many] już { $parts } części
   *[other] już { $parts } części
}.
event-put-aside = { $seat } odkłada do zapasu: { $card }.
event-stopped = { $seat } kończy turę.
event-part-bought = { $seat } kupuje część { $colour ->
    [red] czerwonego
    [blue] niebieskiego
    [green] zielonego
    [yellow] żółtego
   *[other] { $colour }
} zamku za { $diamonds ->
    [one] 1 diament
    [few] { $diamonds } diamenty
    [many] { $diamonds } diamentów
   *[other] { $diamonds } diamentu
}. { $seller_paid ->
    [true] Diamenty dostaje { $seller }.
   *[false] Sprzedaje { $seller }, a diamenty trafiają do odrzuconych kart.
}
event-fairy-helped = { $seat } wysyła wróżkę i przegania czarownicę.
event-cards-lost = { $seat } oddaje czarownicy: { $cards }.
event-nothing-lost = { $seat } niczego nie oddaje, więc czarownica odchodzi z niczym.
event-castle-lost = { $seat } traci cały { $colour ->
    [red] czerwony
    [blue] niebieski
    [green] zielony
    [yellow] żółty
   *[other] { $colour }
} zamek; { $freed ->
    [true] teraz może go zacząć każdy
   *[false] nikt inny nie może go budować
}.
event-castle-finished = { $seat } ma cały { $colour ->
    [red] czerwony
    [blue] niebieski
    [green] zielony
    [yellow] żółty
   *[other] { $colour }
} zamek i wygrywa!

## Editions

edition-cs = Djeco, instrukcja czeska
edition-djeco = Djeco, instrukcje w innych językach: kto kupuje, nie dobiera kart

## Options

option-payment = Dokąd trafiają diamenty za część zamku
option-payment-seller = do sprzedającego
option-payment-discard = do odrzuconych kart
option-buy = Kiedy można kupić część zamku
option-buy-after_first_draw = po pierwszej karcie w turze, zamiast następnej
option-buy-instead_of_drawing = na początku tury, zamiast wszystkich kart
option-buy-any_draw = zamiast dowolnej karty, także pierwszej
option-lost_colour = Co z kolorem zamku, który czarownica zabrała w całości
option-lost_colour-freed = każdy może go znowu zacząć
option-lost_colour-kept = zostaje przy swoim graczu
option-win = Co daje zwycięstwo
option-win-own_colour = wszystkie części własnego zamku
option-win-any_colour = wszystkie części jednego koloru, także zapasowe
option-witch = Co się dzieje, gdy czarownica odejdzie
option-witch-ends_turn = tura się kończy
option-witch-turn_goes_on = tura może trwać dalej
option-fairy = Wróżka musi działać, gdy przychodzi czarownica
option-fairy-optional = nie, można ją oszczędzić
option-fairy-automatic = tak, od razu
option-fairy_given = Wróżka może być wśród kart oddanych czarownicy
option-fairy_given-allowed = tak, jak każda inna karta
option-fairy_given-kept_back = nie, można ją tylko zachować albo wysłać
option-reshuffle = Kiedy z odrzuconych kart powstaje nowy stos
option-reshuffle-when_needed = gdy ktoś ma dobrać kartę, a stos jest pusty
option-reshuffle-when_empty = zaraz po dobraniu ostatniej karty
option-witches = Ile jest czarownic
option-witches-7 = 7, jak w instrukcji czeskiej
option-witches-8 = 8, jak w starszym druku
option-odds = Lampa, która mówi, jak bardzo grozi czarownica
option-odds-off = wyłączona
option-odds-on = włączona, dla wszystkich
option-first_seat = Kto zaczyna
option-first_seat-random = decyduje los

## The drawing

sketch-pile = Stos { $number }: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
sketch-discards = Odrzucone karty: { $cards ->
    [0] brak
   *[other] { $cards }
}
sketch-no-castle = jeszcze bez zamku
sketch-castle = { $colour ->
    [red] czerwony zamek
    [blue] niebieski zamek
    [green] zielony zamek
    [yellow] żółty zamek
   *[other] { $colour }
}
sketch-parts = { $parts } z { $of }
sketch-cards = { $card ->
    [red] { $count ->
        [one] 1 czerwona
        [few] { $count } czerwone
        [many] { $count } czerwonych
       *[other] { $count } czerwonej
    }
    [blue] { $count ->
        [one] 1 niebieska
        [few] { $count } niebieskie
        [many] { $count } niebieskich
       *[other] { $count } niebieskiej
    }
    [green] { $count ->
        [one] 1 zielona
        [few] { $count } zielone
        [many] { $count } zielonych
       *[other] { $count } zielonej
    }
    [yellow] { $count ->
        [one] 1 żółta
        [few] { $count } żółte
        [many] { $count } żółtych
       *[other] { $count } żółtej
    }
    [diamond] { $count } ♦
    [fairy] { $count ->
        [one] 1 wróżka
        [few] { $count } wróżki
        [many] { $count } wróżek
       *[other] { $count } wróżki
    }
   *[witch] { $count ->
        [one] 1 czarownica
        [few] { $count } czarownice
        [many] { $count } czarownic
       *[other] { $count } czarownicy
    }
}
sketch-lot = Kto zaczyna, decyduje los.
sketch-begin = Teraz gra { $name }.
sketch-draw = { $name } odkrywa kartę.
sketch-more = { $name } może grać dalej.
sketch-witch = { $name } ma gościa: to czarownica!
sketch-over = { $name } ma gotowy zamek i wygrywa.

## Bots

bot-mouse = Dobiera i dobiera, a co drugi ruch to zachcianka.
bot-badger = Wie, ile są warte karty, ale za bardzo boi się czarownic i czasem się zamyśla.
bot-fox = Wie, że jeszcze jedna karta zwykle się opłaca, a wróżka jest po to, żeby pomagać.
bot-owl = Patrzy o jedną kartę naprzód, porównuje szanse wszystkich i niczego nie zapomina.
bot-random = Robi cokolwiek, byle zgodnie z zasadami.
bot-sensible = Dobiera, dopóki średnio daje to więcej, niż zabrałaby czarownica.
bot-cautious = Kończy średnio po określonej liczbie kart.
bot-greedy = Kupuje, kiedy może, a poza tym nigdy nie przestaje.
bot-search = Każdą możliwość rozgrywa w myślach setki razy (tylko w symulatorze).
