### The rules of Diamoniak as a player reads them. A message is named after its rule in RULES.md.

heading-aim = Cel gry

M5-1 = Każdy buduje zamek z { $parts } części. { $win ->
    [any_colour] Kto pierwszy ma komplet { $parts } części jednego koloru, od razu wygrywa, wszystko jedno, czy ostatnia część została dobrana, czy kupiona. Mogą to być zapasowe części w kolorze, w którym nie budujesz.
   *[own_colour] Kto pierwszy ukończy swój zamek, od razu wygrywa, wszystko jedno, czy ostatnia część została dobrana, czy kupiona.
}

heading-cards = Karty

M1-1 = Gra jest dla { $least_seats }–{ $most_seats } osób. Kart jest { $cards }: { $castle_cards ->
    [one] 1 część zamku
    [few] { $castle_cards } części zamków
    [many] { $castle_cards } części zamków
   *[other] { $castle_cards } części zamków
} w { $colours ->
    [one] 1 kolorze
    [few] { $colours } kolorach
    [many] { $colours } kolorach
   *[other] { $colours } koloru
}, { $diamonds ->
    [one] 1 diament
    [few] { $diamonds } diamenty
    [many] { $diamonds } diamentów
   *[other] { $diamonds } diamentu
}, { $witches ->
    [one] 1 czarownica
    [few] { $witches } czarownice
    [many] { $witches } czarownic
   *[other] { $witches } czarownicy
} i { $fairies ->
    [one] 1 wróżka
    [few] { $fairies } wróżki
    [many] { $fairies } wróżek
   *[other] { $fairies } wróżki
}.
M1-2 = Każdy kolor ma { $parts } części. Potrzebujesz wszystkich, więc nie ma znaczenia, którą znajdziesz najpierw.

heading-preparation = Przygotowanie

M1-3 = Potasujcie wszystkie karty i połóżcie je na stole w jednym zakrytym stosie. Obok zostawcie miejsce na odrzucone karty. Nikt nie dostaje kart.
M-A12 = { $begins ->
    [lot] O tym, kto zaczyna, decyduje los.
    [agreed] Już ustalono, kto zaczyna.
   *[first] Zaczyna gracz na pierwszym miejscu; przy prawdziwym stole niech to będzie najmłodsza osoba.
} Potem gra toczy się zgodnie z ruchem wskazówek zegara.
M1-4 = Wszystko, co masz, leży przed tobą odkryte: twój zamek, a obok zapas, czyli zapasowe części zamków, diamenty i wróżki.

heading-turn = Twoja tura

M2-2 = Odkryj wierzchnią kartę stosu i pokaż ją wszystkim. { $witch ->
    [turn_goes_on] Potem możesz odkryć następną i jeszcze następną albo przestać, kiedy chcesz.
   *[ends_turn] Dopóki nie jest to czarownica, możesz odkryć następną i jeszcze następną albo przestać, kiedy chcesz.
} { $buy ->
    [after_first_draw] W każdej turze musisz dobrać co najmniej jedną kartę.
   *[other] Musisz dobrać co najmniej jedną kartę, chyba że kupujesz.
}
M2-1 = { $buy ->
    [after_first_draw] Po dobraniu karty możesz zamiast następnej kupić część zamku. To kończy twoją turę.
    [instead_of_drawing] Możesz kupić część zamku zamiast dobierania kart. To jest wtedy cała twoja tura.
   *[any_draw] Możesz kupić część zamku zamiast dowolnej karty, nawet pierwszej. To kończy twoją turę.
}
M2-3 = { $reshuffle ->
    [when_needed] Jeśli chcesz dobrać kartę, a stos jest pusty, potasuj odrzucone karty: to będzie nowy stos.
   *[when_empty] Gdy tylko stos jest pusty, potasuj odrzucone karty: to będzie nowy stos. Jeśli ostatnią kartą jest czarownica, ona i to, co zabiera, zaczynają nowy stos odrzuconych kart.
}

heading-faces = Co robią karty

M3-1 = Część zamku, gdy jeszcze nic nie budujesz: jeśli nikt inny nie buduje w tym kolorze, kolor jest teraz twój, czy chcesz, czy nie, a ta karta to pierwsza część twojego zamku.
M-A4 = { $lost_colour ->
    [freed] Jeśli części twojego nowego koloru czekają w twoim zapasie, od razu dołączają do zamku. Zamek zaczyna się zawsze od karty ze stosu, nigdy od karty z zapasu.
   *[kept] { "" }
}
M3-2 = Część zamku w twoim kolorze: dołóż ją do swojego zamku.
M3-3 = Każda inna część zamku trafia do twojego zapasu.
M3-4 = Diament trafia do twojego zapasu. Za diamenty kupuje się części zamków.
M3-5 = Wróżka trafia do twojego zapasu i czeka tam na czarownicę.
M3-6 = { $witch ->
    [turn_goes_on] Najpierw trzeba pozbyć się czarownicy; potem twoja tura może trwać dalej.
   *[ends_turn] Czarownica kończy twoją turę.
} Wybierz { $toll ->
    [one] 1 swoją kartę i odrzuć ją
    [few] { $toll } swoje karty i odrzuć je
    [many] { $toll } swoich kart i odrzuć je
   *[other] { $toll } swojej karty i odrzuć ją
} razem z nią. { $fairy ->
    [optional] { $fairy_given ->
        [kept_back] Mogą to być diamenty i części zamków, zapasowe i z twojego zamku, ale nie wróżki. Jeśli masz takich kart mniej, czarownica zabiera je wszystkie.
       *[allowed] Mogą to być części zamków, zapasowe i z twojego zamku, diamenty i wróżki. Jeśli masz mniej niż { $toll ->
            [one] 1 kartę
            [few] { $toll } karty
            [many] { $toll } kart
           *[other] { $toll } karty
        }, czarownica zabiera wszystko.
    }
   *[automatic] Mogą to być diamenty i części zamków, zapasowe i z twojego zamku. Jeśli masz mniej niż { $toll ->
        [one] 1 kartę
        [few] { $toll } karty
        [many] { $toll } kart
       *[other] { $toll } karty
    }, czarownica zabiera wszystko.
}
M-A5 = { $fairy ->
    [optional] Jeśli masz wróżkę, możesz odrzucić ją razem z czarownicą. Wtedy nic więcej nie tracisz. Możesz też wróżkę oszczędzić.
   *[automatic] Jeśli masz wróżkę, działa ona od razu: odrzuć ją razem z czarownicą. Nic więcej nie tracisz.
}
M-A3 = { $lost_colour ->
    [freed] Jeśli czarownica zabierze ostatnią część twojego zamku, kolor jest znowu wolny dla wszystkich, a ty zaczynasz od nowa.
   *[kept] Jeśli czarownica zabierze ostatnią część twojego zamku, zostajesz przy jego kolorze: nikt inny nie może w nim budować, a ty nie możesz budować w innym. Twój zamek rośnie dalej od następnej części w jego kolorze, którą dobierzesz lub kupisz.
}

heading-buying = Kupowanie

M4-1 = Jeśli masz własny kolor i { $price ->
    [one] 1 diament
    [few] { $price } diamenty
    [many] { $price } diamentów
   *[other] { $price } diamentu
}, a ktoś ma zapasową część w twoim kolorze, możesz ją za tyle kupić. Odmówić sprzedaży nie wolno. Jeśli taką część ma kilka osób, wybierasz, kto sprzedaje.
M4-2 = Kupować możesz tylko części w swoim kolorze, tylko jedną w turze, a potem nie dobierasz już kart.
M-A1 = { $payment ->
    [seller] Diamenty dostaje sprzedający.
   *[discard] Diamenty trafiają do odrzuconych kart.
}
M-A10 = Nie wolno wyrzucać kart ani wystawiać części na sprzedaż: karty tracisz tylko przez czarownicę albo przy zakupie.
