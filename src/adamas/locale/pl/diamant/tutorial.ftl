### A first game of Diamant, guided: at most three short sentences a step. It is also read aloud.
### $name1 and $name2 are the two other explorers.

tutorial-welcome = Witaj! Przed tobą jaskinia pełna rubinów. To jesteś ty, a inni idą z tobą. Wchodzimy: czas odkryć kartę.
tutorial-share = { $rubies ->
    [one] Skarb wart 1 rubin!
    [few] Skarb wart { $rubies } rubiny!
    [many] Skarb wart { $rubies } rubinów!
   *[other] Skarb wart { $rubies } rubinu!
} Każdy dostaje { $each }. { $left ->
    [one] 1 rubinu nie da się podzielić, więc zostaje na karcie.
    [few] { $left } rubinów nie da się podzielić, więc zostają na karcie.
    [many] { $left } rubinów nie da się podzielić, więc zostają na karcie.
   *[other] { $left } rubinu nie da się podzielić, więc zostaje na karcie.
}
tutorial-decide = To, co niesiesz, nie jest jeszcze bezpieczne. Po każdej karcie wszyscy wybierają w tajemnicy: iść dalej czy wracać. Tym razem idź dalej.
tutorial-trap = Wąż! Pierwsza pułapka swojego rodzaju tylko straszy, ale drugi wąż zakończyłby wyprawę. Odwagi, idź dalej.
tutorial-relic = Relikt! Dostaje go tylko ten, kto wraca w pojedynkę, razem ze wszystkimi rubinami ze ścieżki. Teraz wracaj.
tutorial-alone = Wracasz w pojedynkę: niesiesz { $carried ->
    [one] 1 rubin
    [few] { $carried } rubiny
    [many] { $carried } rubinów
   *[other] { $carried } rubinu
}, ze ścieżki bierzesz { $found }, a do tego relikt. Wszystko jest bezpieczne w twojej skrzyni. Inni są jeszcze w jaskini…
tutorial-failed = Drugi wąż! { $name1 } i { $name2 } tracą wszystko, co niosą: { $lost ->
    [one] po 1 rubinie
    [few] po { $lost } rubiny
    [many] po { $lost } rubinów
   *[other] po { $lost } rubinu
}. Tego, co masz w skrzyni, nikt ci nie zabierze.
tutorial-again = Wszyscy są znowu w jaskini, na nowej ścieżce. Niesiesz już { $each ->
    [one] 1 rubin
    [few] { $each } rubiny
    [many] { $each } rubinów
   *[other] { $each } rubinu
}. Idź dalej.
tutorial-company = Jeszcze jeden relikt! Wracaj i zobacz, kto pójdzie z tobą.
tutorial-together = { $name1 } wraca w tej samej chwili. Dzielicie się rubinami ze ścieżki: każde z was dostaje { $found }. Relikt zostaje, bo nikt nie wraca w pojedynkę.
tutorial-last = Potem { $name2 } wraca w pojedynkę i dostaje relikt. Ostatnia wyprawa zaczyna się od pająka. Idź dalej.
tutorial-brave = Niesiesz { $each ->
    [one] 1 rubin
    [few] { $each } rubiny
    [many] { $each } rubinów
   *[other] { $each } rubinu
}, a w talii są jeszcze pająki. Ostrożny poszukiwacz by wrócił. Idź dalej, żeby zobaczyć, co się stanie!
tutorial-lost = Drugi pająk! Tracisz to, co niesiesz: { $lost ->
    [one] 1 rubin
    [few] { $lost } rubiny
    [many] { $lost } rubinów
   *[other] { $lost } rubinu
}. Twoja skrzynia i tak jest najpełniejsza, więc wygrywasz. Prawdziwa gra ma { $expeditions ->
    [one] 1 wyprawę
    [few] { $expeditions } wyprawy
    [many] { $expeditions } wypraw
   *[other] { $expeditions } wyprawy
}.
