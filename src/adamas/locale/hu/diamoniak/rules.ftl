### The rules of Diamoniak as a player reads them. A message is named after its rule in RULES.md.

heading-aim = A cél

M5-1 = Mindenki egy { $parts } részből álló kastélyt épít. { $win ->
    [any_colour] Aki elsőként gyűjti össze egy szín mind a { $parts } részét, azonnal győz, akár húzta az utolsó részt, akár vette. Ezek egy olyan szín tartalék részei is lehetnek, amelyet nem építesz.
   *[own_colour] Aki elsőként befejezi a sajátját, azonnal győz, akár húzta az utolsó részt, akár vette.
}

heading-cards = A kártyák

M1-1 = { $least_seats }–{ $most_seats } játékos játszik { $cards } kártyával: { $castle_cards } kastélyrész { $colours } színben, { $diamonds } gyémánt, { $witches } boszorkány és { $fairies } tündér.
M1-2 = Minden színből { $parts } rész van. Mindegyikre szükséged van, ezért sosem számít, melyiket találod meg előbb.

heading-preparation = Előkészületek

M1-3 = Keverjétek meg az összes kártyát, és tegyétek az asztalra egyetlen lefordított pakliban. Mellette hagyjatok helyet az eldobott kártyáknak. Kártyát senki sem kap.
M-A12 = { $begins ->
    [lot] Sorsoljátok ki, ki kezd.
    [agreed] Megegyeztetek, ki kezd.
   *[first] Az első helyen ülő játékos kezd; igazi asztalnál legyen ez a legfiatalabb.
} Utána az óramutató járásának irányában következtek.
M1-4 = Minden kártyád felfordítva fekszik előtted: a kastélyod, és mellette a tartalékod, vagyis a tartalék kastélyrészek, a gyémántok és a tündérek.

heading-turn = Amikor te jössz

M2-2 = Fordítsd fel a pakli legfelső kártyáját, és mutasd meg mindenkinek. { $witch ->
    [turn_goes_on] Utána felfordíthatsz még egyet, meg még egyet, vagy megállhatsz, amikor csak akarsz.
   *[ends_turn] Amíg nem boszorkány jön, felfordíthatsz még egyet, meg még egyet, vagy megállhatsz, amikor csak akarsz.
} { $buy ->
    [after_first_draw] Minden körben legalább egy kártyát húznod kell.
   *[other] Legalább egy kártyát húznod kell, hacsak nem veszel.
}
M2-1 = { $buy ->
    [after_first_draw] Ha már húztál egy kártyát, egy újabb helyett vehetsz egy kastélyrészt. Ezzel véget ér a köröd.
    [instead_of_drawing] Húzás helyett vehetsz egy kastélyrészt. Akkor ennyi az egész köröd.
   *[any_draw] Bármelyik kártya helyett, akár az első helyett is vehetsz egy kastélyrészt. Ezzel véget ér a köröd.
}
M2-3 = { $reshuffle ->
    [when_needed] Ha kártyát húznál, de a pakli üres, keverd meg az eldobott kártyákat: ez lesz az új pakli.
   *[when_empty] Amint a pakli kiürül, keverjétek meg az eldobott kártyákat: ez lesz az új pakli. Ha az utolsó kártya boszorkány volt, a boszorkány és amit elvisz, már az új eldobott kártyák közé kerül.
}

heading-faces = Mit tudnak a kártyák?

M3-1 = Kastélyrész, amikor még nem építesz semmit: ha ezt a színt senki más nem építi, mostantól a tiéd, akár tetszik, akár nem, és ez a kastélyod első része.
M-A4 = { $lost_colour ->
    [freed] Ha az új színedből van rész a tartalékodban, rögtön a kastélyodhoz kerül. Egy kastély mindig a pakliból húzott kártyával kezdődik, sosem a tartalékból.
   *[kept] { "" }
}
M3-2 = Kastélyrész a saját színedből: tedd a kastélyodhoz.
M3-3 = Minden más kastélyrész a tartalékodba kerül.
M3-4 = A gyémánt a tartalékodba kerül. Gyémántért kastélyrészt vehetsz.
M3-5 = A tündér a tartalékodba kerül, és ott várja a boszorkányt.
M3-6 = { $witch ->
    [turn_goes_on] Előbb a boszorkányt kell elintézned, utána a köröd folytatódhat.
   *[ends_turn] A boszorkány véget vet a körödnek.
} Válassz ki { $toll } kártyát a tieid közül, és tedd őket a boszorkánnyal együtt az eldobott kártyák közé. { $fairy ->
    [optional] { $fairy_given ->
        [kept_back] Lehet gyémánt vagy kastélyrész, akár a tartalékodból, akár a kastélyodból, de tündér nem. Ha nincs { $toll } ilyen kártyád, mindet elviszi, ami van belőlük.
       *[allowed] Lehet kastélyrész, akár a tartalékodból, akár a kastélyodból, de lehet gyémánt vagy tündér is. Ha nincs { $toll } kártyád, mindent elvisz.
    }
   *[automatic] Lehet gyémánt vagy kastélyrész, akár a tartalékodból, akár a kastélyodból. Ha nincs { $toll } kártyád, mindent elvisz.
}
M-A5 = { $fairy ->
    [optional] Ha van tündéred, eldobhatod a boszorkánnyal együtt. Akkor semmi mást nem veszítesz. De meg is tarthatod a tündért.
   *[automatic] Ha van tündéred, azonnal segít: dobd el a boszorkánnyal együtt. Semmi mást nem veszítesz.
}
M-A3 = { $lost_colour ->
    [freed] Ha a boszorkány a kastélyod utolsó részét is elviszi, a szín mindenki számára szabad lesz, te pedig elölről kezded.
   *[kept] Ha a boszorkány a kastélyod utolsó részét is elviszi, a szín a tiéd marad: senki más nem építheti, és te sem építhetsz másikat. A kastélyod a színének következő részével folytatódik, amelyet húzol vagy veszel.
}

heading-buying = Vásárlás

M4-1 = Ha van saját színed és { $price } gyémántod, és valakinek van tartalék része a te színedből, megveheted { $price } gyémántért. A gazdájának el kell adnia. Ha többeknek is van, te választod ki az eladót.
M4-2 = Csak a saját színedből vehetsz, körönként csak egy részt, és utána már nem húzol kártyát.
M-A1 = { $payment ->
    [seller] A gyémántokat az eladó kapja.
   *[discard] A gyémántok az eldobott kártyák közé kerülnek.
}
M-A10 = Senki sem dobhatja el a kártyáit, és eladásra sem kínálhatja őket: kártyától csak boszorkány vagy vásárlás miatt válsz meg.
