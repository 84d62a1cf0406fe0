### The words of the board in the browser.

board-label = Stół
board-players = Pozostali gracze

## What lies in front of somebody

board-own = (to ty)
board-own-shared = (ma urządzenie)
board-on-turn = teraz gra
board-castle = { $colour ->
    [red] Czerwony zamek
    [blue] Niebieski zamek
    [green] Zielony zamek
    [yellow] Żółty zamek
   *[other] Zamek
}: { $parts } z { $of } części
board-no-castle = Jeszcze bez zamku
board-reserve = Karty obok zamku
board-stack = { $card ->
    [red] { $count ->
        [one] 1 zapasowa część czerwonego zamku
        [few] { $count } zapasowe części czerwonego zamku
        [many] { $count } zapasowych części czerwonego zamku
       *[other] { $count } zapasowej części czerwonego zamku
    }
    [blue] { $count ->
        [one] 1 zapasowa część niebieskiego zamku
        [few] { $count } zapasowe części niebieskiego zamku
        [many] { $count } zapasowych części niebieskiego zamku
       *[other] { $count } zapasowej części niebieskiego zamku
    }
    [green] { $count ->
        [one] 1 zapasowa część zielonego zamku
        [few] { $count } zapasowe części zielonego zamku
        [many] { $count } zapasowych części zielonego zamku
       *[other] { $count } zapasowej części zielonego zamku
    }
    [yellow] { $count ->
        [one] 1 zapasowa część żółtego zamku
        [few] { $count } zapasowe części żółtego zamku
        [many] { $count } zapasowych części żółtego zamku
       *[other] { $count } zapasowej części żółtego zamku
    }
    [diamond] { $count ->
        [one] 1 diament
        [few] { $count } diamenty
        [many] { $count } diamentów
       *[other] { $count } diamentu
    }
   *[fairy] { $count ->
        [one] 1 wróżka
        [few] { $count } wróżki
        [many] { $count } wróżek
       *[other] { $count } wróżki
    }
}

## The middle of the table

board-pile = Dobierz kartę. { $cards ->
    [0] Stos jest pusty, zaraz powstanie nowy.
    [one] Na stosie została 1 karta.
    [few] Na stosie zostały { $cards } karty.
    [many] Na stosie zostało { $cards } kart.
   *[other] Na stosie zostało { $cards } karty.
}
board-discards = Odrzucone karty: { $cards ->
    [0] brak
   *[other] { $cards }
}
board-stop = Wystarczy!
board-buy = Kup część swojego zamku od gracza { $seller } za { $price ->
    [one] 1 diament
    [few] { $price } diamenty
    [many] { $price } diamentów
   *[other] { $price } diamentu
}{ $count ->
    [1] {""}
   *[other] {""}; do wyboru { $count }
}
board-buy-shared = Kup część zamku od gracza { $seller } za { $price ->
    [one] 1 diament
    [few] { $price } diamenty
    [many] { $price } diamentów
   *[other] { $price } diamentu
}{ $count ->
    [1] {""}
   *[other] {""}; do wyboru { $count }
}

## The witch

board-shield = Wyślij wróżkę!
board-sack = Karty dla czarownicy: { $picked } z { $toll }
board-give = Oddaj!
board-give-nothing = Nic ci nie dam!
board-pick = Oddaj { $card ->
    [red] zapasową część czerwonego zamku
    [blue] zapasową część niebieskiego zamku
    [green] zapasową część zielonego zamku
    [yellow] zapasową część żółtego zamku
    [diamond] diament
   *[fairy] wróżkę
} (jeszcze { $left })
board-pick-castle = Oddaj część swojego zamku (jeszcze { $left })
board-pick-castle-shared = Oddaj część zamku (jeszcze { $left })
board-unpick = Jednak zatrzymaj { $card ->
    [red] część czerwonego zamku
    [blue] część niebieskiego zamku
    [green] część zielonego zamku
    [yellow] część żółtego zamku
    [diamond] diament
   *[fairy] wróżkę
}

## What to do now

board-hint-draw = Dotknij stosu!
board-hint-more = Jeszcze jedna? Czy wystarczy?
board-hint-witch = { $toll ->
    [0] Czarownica nic nie znajduje. Uff!
   *[other] { $left ->
        [0] To dostanie czarownica.
        [one] Jeszcze 1 karta dla czarownicy!
        [few] Jeszcze { $left } karty dla czarownicy!
        [many] Jeszcze { $left } kart dla czarownicy!
       *[other] Jeszcze { $left } karty dla czarownicy!
    }
}
board-hint-wait = Teraz gra { $name }.
board-hint-over = { $name } ma gotowy zamek!

## What is asked, where several people share a device

question-shared = Co teraz?
question-begin-shared = Nowa tura.
question-witch-shared = Czarownica! Co dostanie?

## The lamp

board-odds = { $mood ->
    [calm] Lampa się uśmiecha: czarownica raczej nie przyjdzie
    [careful] Lampa jest ostrożna: czarownica może przyjść
   *[danger] Lampa się martwi: czarownica pewnie przyjdzie
}
board-odds-numbers = Czarownice: { $witches } z { $cards } kart.
