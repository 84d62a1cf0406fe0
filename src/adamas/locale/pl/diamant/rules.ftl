### The rules of Diamant as a player reads them, with the numbers of an edition filled in.

heading-idea = O co chodzi

D1-1 = Jesteście poszukiwaczami skarbów. Może was być od { $least_seats } do { $most_seats }. { $expeditions ->
    [one] Przed wami jedna wyprawa
    [few] Przed wami { $expeditions } wyprawy
    [many] Przed wami { $expeditions } wypraw
   *[other] Przed wami { $expeditions } wyprawy
} do jaskini pełnej rubinów i pułapek. Po każdym kroku zadajecie sobie to samo pytanie: iść głębiej czy wracać z tym, co macie?

heading-cards = Karty

D1-2 = Skarby ({ $treasure_cards }) pokazują, ile leży tam rubinów: { $treasure_values }. Instrukcje nie podają tych liczb: pochodzą z publicznych opisów gry.
D1-3 = Pułapki ({ $trap_cards }), po { $trap_copies } każdego rodzaju: { $edition ->
    [schmidt2005] wąż, skorpion, osuwisko, gaz i wybuch
    [incan_gold] pająk, mumia, ogień, wąż i spadające kamienie
    [online14] pająk, mumia, ogień, wąż i spadające kamienie
   *[other] olbrzymi pająk, wąż, lawa, toczący się głaz i taran
}.
D1-4 = { $relics_in_deck ->
    [none] { "" }
   *[other] Relikty ({ $relic_cards }). Są dużo warte, ale tylko dla poszukiwacza, który wraca w pojedynkę.
}
D1-5 = Rubin to jeden punkt. Diament to po prostu pięć rubinów w jednym kamieniu.
D1-6 = Każdy ma poszukiwacza, skrzynię i dwie decyzje do wyboru: iść dalej albo wracać.

heading-before = Przed wyprawą

D3-1 = Na początku wszystkie skrzynie są puste. { $relics_in_deck ->
    [all] Skarby, pułapki i wszystkie relikty ({ $relic_cards }) tasuje się w jedną talię.
   *[other] Skarby i pułapki tasuje się w jedną talię.
}
D3-2 = { $relics_in_deck ->
    [joining] Relikty leżą obok talii. Przed każdą wyprawą, także przed pierwszą, wtasowuje się następny relikt, dopóki jeszcze jakiś jest.{ $relic_values ->
        [printed] {" "}Leżą odkryte i wchodzą do gry w kolejności { $joining_values }.
       *[by_order] {" "}Leżą zakryte, a gdy któryś trafia do talii, mówi się o tym wszystkim.
    }
    [none] { $edition ->
        [schmidt2005] W tym wydaniu nie ma reliktów.
       *[other] Pięć kart reliktów z pudełka nie bierze udziału w grze.
    }
   *[all] { "" }
}
D4-1 = Wszyscy wchodzą do jaskini. Ręce macie puste, ścieżka też jest pusta.

heading-step = Krok w głąb jaskini

D4-2 = Odkryjcie wierzchnią kartę talii i połóżcie ją na końcu ścieżki. Pierwsza karta pojawia się, zanim ktokolwiek podejmie decyzję.
D4-3 = Skarb: podzielcie jego rubiny po równo między wszystkich, którzy są w jaskini. Swoją część trzymaj obok skrzyni; jeszcze nie jest bezpieczna. Rubiny, których nie da się podzielić, zostają na karcie.
D4-4 = Pułapka, pierwsza swojego rodzaju w tej wyprawie: kończy się na strachu.
D4-5 = Pułapka, druga swojego rodzaju: wyprawa natychmiast kończy się klęską. Wszyscy w jaskini porzucają to, co niosą, i uciekają. Kto wrócił wcześniej, zachowuje wszystko.
D4-6 = { $relics_in_deck ->
    [none] { "" }
   *[other] Relikt: na razie zostaje na ścieżce.
}

heading-decision = Głębiej czy z powrotem?

D4-7 = Po każdej karcie, która nie zakończyła wyprawy, wszyscy w jaskini potajemnie wybierają: iść dalej czy wracać. Wybory odsłania się jednocześnie.
D-A15 = Jeśli nie odpowiesz na czas, wracasz do obozu.
D4-8 = Kto wraca, zbiera rubiny ze ścieżki. { $leftover ->
    [per_card] Jeśli wraca kilka osób, rubiny z każdej karty dzieli się osobno. Na każdej karcie zostaje to, czego nie da się podzielić.
   *[pooled] Jeśli wraca kilka osób, zbierzcie rubiny ze wszystkich kart razem i podzielcie je po równo. To, czego nie da się podzielić, zostaje w jaskini.
}{ $relics_in_deck ->
    [none] { "" }
   *[other] {" "}Jeśli w tym kroku wracasz tylko ty, zabierasz też wszystkie relikty ze ścieżki. Jeśli wraca więcej osób, relikty zostają na miejscu.
} Wszystko, co niesiesz i co zbierzesz po drodze, włóż do skrzyni: ze skrzyni nic nie może przepaść. Potem czekaj w obozie na koniec wyprawy.
D4-9 = Gdy jaskinia jest pusta, wyprawa się kończy. W przeciwnym razie ci, którzy są w środku, odkrywają następną kartę.

heading-end-of-expedition = Po wyprawie

D5-1 = Rubiny, które jeszcze leżą na ścieżce, wracają do puli.
D5-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] Relikty, które jeszcze leżą na ścieżce, wypadają z gry. Relikty, których nikt nie odkrył, zostają w talii.
}
D5-3 = Jeśli wyprawę zakończyła pułapka, jedna karta tego rodzaju wypada z gry na zawsze. Ten rodzaj jest więc odtąd mniej groźny.
D5-4 = Wszystkie inne karty wracają do talii, którą się tasuje.

heading-end = Koniec gry

D5-5 = Gra kończy się po { $expeditions ->
    [one] tej jednej wyprawie
    [few] { $expeditions } wyprawach
    [many] { $expeditions } wyprawach
   *[other] { $expeditions } wyprawy
}.
D6-1 = Policz rubiny w swojej skrzyni{ $relics_in_deck ->
    [none] { "" }
   *[other] {" "}i dodaj wartość swoich reliktów
}. Najwyższy wynik wygrywa.
D6-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] { $relic_values ->
        [printed] Relikt jest wart tyle, ile na nim wydrukowano: { $printed_values }.
       *[by_order] { $relic_counter ->
            [revealed] Trzy pierwsze relikty odkryte w grze są warte po 5 punktów, następne po 10. Te, które przepadły w jaskini, też liczą się do trzech pierwszych.
           *[taken] Trzy pierwsze relikty, które ktoś wyniesie z jaskini, są warte po 5 punktów, następne po 10. Te, które przepadły w jaskini, się nie liczą.
        } { $relic_batch ->
            [by_first] Relikty wyniesione razem są warte tyle, co pierwszy z nich: trzeci i czwarty razem przynoszą 5 i 5 punktów.
           *[each] Relikty wyniesione razem też liczą się po kolei: trzeci i czwarty razem przynoszą 5 i 10 punktów.
        }
    }
}
D-A11 = { $tie ->
    [relics_then_shared] Przy remisie wygrywa ten, kto ma więcej reliktów. Jeśli i tu jest remis, dzielicie się zwycięstwem.
   *[shared] Przy remisie dzielicie się zwycięstwem.
}

heading-notes = Warto wiedzieć

D7-2 = Następna karta jest groźna tylko wtedy, gdy na ścieżce leży już pułapka tego samego rodzaju. Z rodzaju, który zakończył dwie wyprawy, została jedna karta: nie zakończy już żadnej.
D-A7 = Wrócić wolno już po pierwszej karcie, nawet z pustymi rękami.
D-A12 = { $chests ->
    [open] Każdy widzi, co jest w każdej skrzyni.
   *[hidden] Skrzynie są zamknięte aż do końca. Widać jednak, co kto do nich wkłada, więc dobra pamięć pomaga.
}
D-A16 = { $unofficial_seats ->
    [on] Tutaj może grać także jedna osoba albo dwie. Żadna instrukcja tego nie przewiduje i żadna zasada się wtedy nie zmienia.
   *[off] { "" }
}
D-A18 = { $first_seat ->
    [random] Kto odkrywa karty, decyduje los. Na grę nie ma to wpływu.
   *[other] Karty odkrywa jedna osoba. Nie ma znaczenia która.
}
