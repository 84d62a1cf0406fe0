### The figures in the rules of Gnomes: what they show, and what is written below them.

figure-tiles = Tri bežné doštičky: hore je symbol, dole diamanty.
figure-levels = Zadné strany doštičiek. Ukazujú podlažie.
figure-levels-level = { $number ->
    [one] { $roman }. podlažie: 1 doštička
    [few] { $roman }. podlažie: { $number } doštičky
    [many] { $roman }. podlažie: { $number } doštičky
   *[other] { $roman }. podlažie: { $number } doštičiek
}, na bežných { $least } až { $most ->
    [one] 1 diamant
    [few] { $most } diamanty
    [many] { $most } diamantu
   *[other] { $most } diamantov
}
figure-specials = Špeciálne doštičky a ich počet.
figure-specials-tile = { $type ->
    [five] Päť diamantov
    [lit] Osvetlená chodba
    [bats] Netopiere
    [explosion] Explózia
   *[snow-white] Snehulienka
}
figure-learning = Na svoj rad sa pozeráš iba ty.
figure-learning-look = Najprv: pozri si ich a zapamätaj.
figure-learning-then = Potom: lícom nadol, kým nejdú hore alebo sa hra neskončí.
figure-keeping = Doštičku v rámčeku vyhadzuješ. Platí jej symbol.
figure-keeping-discard = Vyhoď novú doštičku.
figure-keeping-keep = Nechaj si novú doštičku a vyhoď tú, čo tam ležala.
figure-symbols = Čo robí symbol, keď doštičku vyhodíš.
figure-symbols-lantern = Lampáš: pozri si jednu svoju doštičku.
figure-symbols-torch = Fakľa: pozri si doštičku niekoho iného.
figure-symbols-arrows = Šípky: vymeň jednu svoju doštičku za doštičku niekoho iného.
figure-carts = Rad na ceste do hĺbky. { $safe ->
    [explosion] Čo išlo hore, už sa nedá vymeniť.
   *[yes] Čo išlo hore, je v bezpečí.
}
figure-carts-level = { $roman }. podlažie: { $down ->
    [one] 1 zakrytá doštička
    [few] { $down } zakryté doštičky
    [many] { $down } zakrytej doštičky
   *[other] { $down } zakrytých doštičiek
}{ $up ->
    [0] { "" }
    [one] , 1 odokrytá
    [few] , { $up } odokryté
    [many] , { $up } odokrytej
   *[other] , { $up } odokrytých
}.
figure-own-row = Tvoj rad
figure-other-row = Rad niekoho iného
figure-light = Osvetlená chodba: { $lit ->
    [exactly_three] tri pohľady
   *[up_to_three] až tri pohľady
}, kam len chceš.
figure-bats = Netopiere: dve tvoje doštičky si vymenia miesto.
figure-explosion = Explózia: jedna tvoja doštička je preč.
figure-counting = { $sum } = { $diamonds ->
    [one] 1 diamant
    [few] { $diamonds } diamanty
    [many] { $diamonds } diamantu
   *[other] { $diamonds } diamantov
}
