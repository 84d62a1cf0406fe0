### The figures in the rules of Gnomes: what they show, and what is written below them.

figure-tiles = Trei cartonașe obișnuite: sus e simbolul, jos sunt diamantele.
figure-levels = Spatele cartonașelor arată nivelul.
figure-levels-level = Nivelul { $roman }: { $number ->
    [one] 1 cartonaș
    [few] { $number } cartonașe
   *[other] { $number } de cartonașe
}, cele obișnuite cu { $least }–{ $most } diamante
figure-specials = Cartonașele speciale și câte sunt.
figure-specials-tile = { $type ->
    [five] Cinci diamante
    [lit] Coridor iluminat
    [bats] Lilieci
    [explosion] Explozie
   *[snow-white] Albă-ca-Zăpada
}
figure-learning = Numai tu te uiți la șirul tău.
figure-learning-look = La început: privește și ține minte.
figure-learning-then = Apoi: cu spatele în sus, până pleacă la suprafață sau se termină jocul.
figure-keeping = Cartonașul cu chenar e cel pe care îl respingi. Simbolul lui își face efectul.
figure-keeping-discard = Respinge cartonașul luat.
figure-keeping-keep = Păstrează cartonașul luat și respinge-l pe cel care era acolo.
figure-symbols = Ce face simbolul unui cartonaș respins.
figure-symbols-lantern = Felinar: uită-te la un cartonaș de-al tău.
figure-symbols-torch = Torță: uită-te la un cartonaș al altcuiva.
figure-symbols-arrows = Săgeți: schimbă un cartonaș de-al tău cu unul al altcuiva.
figure-carts = Un șir pe drumul în jos. { $safe ->
    [explosion] Ce a plecat sus nu mai poate fi schimbat.
   *[yes] Ce a plecat sus e în siguranță.
}
figure-carts-level = Nivelul { $roman }: { $down ->
    [one] 1 cartonaș
    [few] { $down } cartonașe
   *[other] { $down } de cartonașe
} cu spatele în sus{ $up ->
    [0] { "" }
   *[other] , { $up } cu fața în sus
}.
figure-own-row = Șirul tău
figure-other-row = Șirul altcuiva
figure-light = Coridorul iluminat: { $lit ->
    [exactly_three] trei priviri
   *[up_to_three] cel mult trei priviri
}, oriunde vrei.
figure-bats = Lilieci: două cartonașe de-ale tale fac schimb de locuri.
figure-explosion = Explozia: un cartonaș de-al tău dispare.
figure-counting = { $sum } = { $diamonds ->
    [one] 1 diamant
    [few] { $diamonds } diamante
   *[other] { $diamonds } de diamante
}
