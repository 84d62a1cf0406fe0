### The figures in the rules of Diamoniak: what they show, and what is written below them.

figure-growing = { $parts ->
    [one] Egy kastély 1 részből áll.
   *[other] Egy kastély { $parts } részből áll. A pöttyök mutatják, mi hiányzik még.
}
figure-growing-alt = Egy kastély növekedése az első résztől a teljes kastélyig: { $parts } rész.
figure-kinds = { $cards ->
    [one] 1 kártya.
   *[other] Az összes kártya: { $cards }. Minden színnek saját jele van.
}
figure-kinds-card = { $kind ->
    [red] Piros rész
    [blue] Kék rész
    [green] Zöld rész
    [yellow] Sárga rész
    [diamond] Gyémánt
    [witch] Boszorkány
   *[fairy] Tündér
}
figure-castle = A kastélyod
figure-reserve = A tartalékod
figure-discards = Eldobott kártyák
figure-home = Ami előtted fekszik. Ez a kastély piros, így a más színű részek a tartalékba valók.
figure-places = Hová kerül egy kártya. Ebben a példában a piros kastélyt építed.
figure-places-card = { $kind ->
    [own] A kastélyod
    [red] A te színed: a kastélyba
    [blue] Más szín: a tartalékba
    [diamond] Gyémánt: a tartalékba
   *[fairy] Tündér: a tartalékba
}
figure-toll = { $toll ->
    [one] A boszorkány 1 kártyát visz magával. Te választod ki, melyiket.
   *[other] A boszorkány { $toll } kártyát visz magával. Te választod ki, melyeket.
}
figure-toll-alt = Egy boszorkány és { $toll } másik kártya az eldobott kártyák közé kerül.
figure-toll-cards = A boszorkány és { $toll } kártyád
figure-fairy = A tündér a boszorkánnyal együtt távozik, és minden más nálad marad.
figure-fairy-alt = Egy boszorkány és egy tündér az eldobott kártyák közé kerül.
figure-fairy-cards = A boszorkány és a tündéred
figure-buying = { $payment ->
    [discard] Fizetsz, és a rész a kastélyodhoz kerül. A gyémántok az eldobott kártyák közé mennek.
   *[seller] Fizetsz, és a rész a kastélyodhoz kerül. A gyémántokat az eladó kapja.
}
figure-buying-alt = { $price } gyémántért cserébe egy kastélyrész a te színedből.
figure-buying-price = { $price } gyémánt
figure-buying-part = Valaki más tartalék része
