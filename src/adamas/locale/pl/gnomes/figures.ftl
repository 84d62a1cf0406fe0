### The figures in the rules of Gnomes: what they show, and what is written below them.

figure-tiles = Trzy zwykłe płytki: u góry symbol, u dołu diamenty.
figure-levels = Rewersy płytek. Pokazują kondygnację.
figure-levels-level = { $number ->
    [one] { $roman } kondygnacja: 1 płytka
    [few] { $roman } kondygnacja: { $number } płytki
    [many] { $roman } kondygnacja: { $number } płytek
   *[other] { $roman } kondygnacja: { $number } płytki
}, na zwykłych od { $least } do { $most } diamentów
figure-specials = Płytki specjalne i ich liczba.
figure-specials-tile = { $type ->
    [five] Pięć diamentów
    [lit] Oświetlony korytarz
    [bats] Nietoperze
    [explosion] Wybuch
   *[snow-white] Królewna Śnieżka
}
figure-learning = Tylko ty oglądasz swój rząd.
figure-learning-look = Najpierw: obejrzyj i zapamiętaj.
figure-learning-then = Potem: zakryte, aż pojadą na górę albo gra się skończy.
figure-keeping = Płytkę w ramce odrzucasz. Jej symbol działa.
figure-keeping-discard = Odrzuć pobraną płytkę.
figure-keeping-keep = Zatrzymaj pobraną płytkę i odrzuć tę, która tam leżała.
figure-symbols = Co robi symbol, gdy odrzucasz płytkę.
figure-symbols-lantern = Latarnia: podejrzyj jedną ze swoich płytek.
figure-symbols-torch = Pochodnia: podejrzyj płytkę innego gracza.
figure-symbols-arrows = Strzałki: zamień jedną ze swoich płytek na płytkę innego gracza.
figure-carts = Rząd w drodze w głąb kopalni. { $safe ->
    [explosion] Tego, co pojechało na górę, nie można już zamienić.
   *[yes] To, co pojechało na górę, jest bezpieczne.
}
figure-carts-level = { $roman } kondygnacja: { $down ->
    [one] 1 zakryta płytka
    [few] { $down } zakryte płytki
    [many] { $down } zakrytych płytek
   *[other] { $down } zakrytej płytki
}{ $up ->
    [0] { "" }
    [one] , 1 odkryta
    [few] , { $up } odkryte
    [many] , { $up } odkrytych
   *[other] , { $up } odkrytej
}.
figure-own-row = Twój rząd
figure-other-row = Rząd innego gracza
figure-light = Oświetlony korytarz: { $lit ->
    [exactly_three] trzy spojrzenia
   *[up_to_three] do trzech spojrzeń
}, gdzie chcesz.
figure-bats = Nietoperze: dwie twoje płytki zamieniają się miejscami.
figure-explosion = Wybuch: jednej twojej płytki już nie ma.
figure-counting = { $sum } = { $diamonds ->
    [one] 1 diament
    [few] { $diamonds } diamenty
    [many] { $diamonds } diamentów
   *[other] { $diamonds } diamentu
}
