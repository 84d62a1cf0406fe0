### The figures in the rules of Diamoniak: what they show, and what is written below them.

figure-growing = { $parts ->
    [one] Zamek ma 1 część.
    [few] Zamek ma { $parts } części. Kropki pokazują, czego jeszcze brakuje.
    [many] Zamek ma { $parts } części. Kropki pokazują, czego jeszcze brakuje.
   *[other] Zamek ma { $parts } części. Kropki pokazują, czego jeszcze brakuje.
}
figure-growing-alt = Zamek, który rośnie od pierwszej części; wszystkich jest { $parts }.
figure-kinds = { $cards ->
    [one] 1 karta.
    [few] Wszystkie { $cards } karty. Każdy kolor ma swój znak.
    [many] Wszystkie karty, razem { $cards }. Każdy kolor ma swój znak.
   *[other] Wszystkie karty, razem { $cards }. Każdy kolor ma swój znak.
}
figure-kinds-card = { $kind ->
    [red] Czerwony zamek
    [blue] Niebieski zamek
    [green] Zielony zamek
    [yellow] Żółty zamek
    [diamond] Diament
    [witch] Czarownica
   *[fairy] Wróżka
}
figure-castle = Twój zamek
figure-reserve = Twój zapas
figure-discards = Odrzucone karty
figure-home = To leży przed tobą. Ten zamek jest czerwony, więc części w innych kolorach są zapasowe.
figure-places = Dokąd trafia karta. W tym przykładzie budujesz czerwony zamek.
figure-places-card = { $kind ->
    [own] Twój zamek
    [red] Twój kolor: do zamku
    [blue] Inny kolor: do zapasu
    [diamond] Diament: do zapasu
   *[fairy] Wróżka: do zapasu
}
figure-toll = { $toll ->
    [one] Czarownica zabiera ze sobą 1 kartę. Wybierasz którą.
    [few] Czarownica zabiera ze sobą { $toll } karty. Wybierasz które.
    [many] Czarownica zabiera ze sobą { $toll } kart. Wybierasz które.
   *[other] Czarownica zabiera ze sobą { $toll } karty. Wybierasz które.
}
figure-toll-alt = { $toll ->
    [one] Czarownica i 1 inna karta trafiają do odrzuconych kart.
    [few] Czarownica i { $toll } inne karty trafiają do odrzuconych kart.
    [many] Czarownica i { $toll } innych kart trafiają do odrzuconych kart.
   *[other] Czarownica i { $toll } innej karty trafiają do odrzuconych kart.
}
figure-toll-cards = { $toll ->
    [one] Czarownica i 1 twoja karta
    [few] Czarownica i { $toll } twoje karty
    [many] Czarownica i { $toll } twoich kart
   *[other] Czarownica i { $toll } twojej karty
}
figure-fairy = Wróżka odchodzi z czarownicą, a ty zachowujesz wszystko inne.
figure-fairy-alt = Czarownica i wróżka trafiają do odrzuconych kart.
figure-fairy-cards = Czarownica i twoja wróżka
figure-buying = { $payment ->
    [discard] Płacisz, a część dołącza do twojego zamku. Diamenty trafiają do odrzuconych kart.
   *[seller] Płacisz, a część dołącza do twojego zamku. Diamenty dostaje sprzedający.
}
figure-buying-alt = { $price ->
    [one] Wymiana: 1 diament za część zamku w twoim kolorze.
    [few] Wymiana: { $price } diamenty za część zamku w twoim kolorze.
    [many] Wymiana: { $price } diamentów za część zamku w twoim kolorze.
   *[other] Wymiana: { $price } diamentu za część zamku w twoim kolorze.
}
figure-buying-price = { $price ->
    [one] 1 diament
    [few] { $price } diamenty
    [many] { $price } diamentów
   *[other] { $price } diamentu
}
figure-buying-part = Czyjaś zapasowa część
