### The rules of Diamoniak as a player reads them. A message is named after its rule in RULES.md.

heading-aim = Cíl

M5-1 = Každý staví zámek ze { $parts } částí. { $win ->
    [any_colour] Kdo má jako první všech { $parts } částí jedné barvy, okamžitě vyhrává, ať už poslední část přišla z hromádky, nebo z nákupu. Mohou to být i části navíc v barvě, kterou nestavíš.
   *[own_colour] Kdo má svůj zámek celý jako první, okamžitě vyhrává, ať už jeho poslední část přišla z hromádky, nebo z nákupu.
}

heading-cards = Karty

M1-1 = Pro { $least_seats } až { $most_seats } hráče je tu { $cards } karet: { $castle_cards } částí zámků ve { $colours } barvách, { $diamonds } diamantů, { $witches } bosorek a { $fairies } víly.
M1-2 = Každá barva má { $parts } částí. Potřebuješ je všechny, takže nezáleží na tom, kterou najdeš dřív.

heading-preparation = Příprava

M1-3 = Všechny karty zamíchejte a položte na stůl jako jednu hromádku lícem dolů. Vedle ní nechte místo pro hromádku vrácených karet. Nikdo nedostane žádnou kartu.
M-A12 = { $begins ->
    [lot] Kdo začne, určí los.
    [agreed] Kdo začne, na tom jste se dohodli.
   *[first] Začíná hráč na prvním místě; u skutečného stolu ať začne nejmladší z vás.
} Hraje se po směru hodinových ručiček.
M1-4 = Všechno, co máš, leží před tebou lícem nahoru: tvůj zámek a vedle něj zásoba částí zámků navíc, diamantů a víl.

heading-turn = Tvůj tah

M2-2 = Otoč vrchní kartu hromádky a ukaž ji všem. { $witch ->
    [turn_goes_on] Potom můžeš otočit další a zase další, nebo kdykoli skončit.
   *[ends_turn] Není-li to bosorka, můžeš otočit další a zase další, nebo kdykoli skončit.
} { $buy ->
    [after_first_draw] Aspoň jednu kartu si v každém tahu vzít musíš.
   *[other] Aspoň jednu kartu si vzít musíš, pokud nekupuješ.
}
M2-1 = { $buy ->
    [after_first_draw] Jakmile máš v tahu první kartu, můžeš místo další karty koupit část zámku. Tím tvůj tah končí.
    [instead_of_drawing] Místo tažení karet můžeš koupit část zámku. To je pak celý tvůj tah.
   *[any_draw] Místo kterékoli karty, i té první, můžeš koupit část zámku. Tím tvůj tah končí.
}
M2-3 = { $reshuffle ->
    [when_needed] Když chceš kartu a hromádka je prázdná, zamíchej vrácené karty: to je nová hromádka.
   *[when_empty] Jakmile je hromádka prázdná, zamíchej vrácené karty: to je nová hromádka. Byla-li poslední kartou bosorka, začne ona a to, co bere, další hromádku vrácených karet.
}

heading-faces = Co karty dělají

M3-1 = Část zámku, když nic nestavíš: jestli tuto barvu nestaví nikdo jiný, je odteď tvoje, ať se ti to líbí, nebo ne, a tato část je první ve tvém zámku.
M-A4 = { $lost_colour ->
    [freed] Máš-li v zásobě části své nové barvy, hned se k zámku přidají. Zámek vždy začíná kartou z hromádky, nikdy kartou ze zásoby.
   *[kept] { "" }
}
M3-2 = Část zámku tvé barvy: přidej ji ke svému zámku.
M3-3 = Každá jiná část zámku jde do tvé zásoby.
M3-4 = Diamant jde do tvé zásoby. Za diamanty se kupují části zámku.
M3-5 = Víla jde do tvé zásoby a čeká tam na bosorku.
M3-6 = { $witch ->
    [turn_goes_on] Nejdřív se musíš vypořádat s bosorkou; potom může tvůj tah pokračovat.
   *[ends_turn] Bosorka ukončí tvůj tah.
} Vyber ze svých karet { $toll } a polož je spolu s ní na hromádku vrácených karet. { $fairy ->
    [optional] { $fairy_given ->
        [kept_back] Počítají se diamanty i části zámků, ať jsou navíc, nebo z tvého zámku, ale víly ne. Máš-li takových karet méně než { $toll }, vezme ti je všechny.
       *[allowed] Počítají se diamanty, víly i části zámků, ať jsou navíc, nebo z tvého zámku. Máš-li jich méně než { $toll }, vezme ti všechno.
    }
   *[automatic] Počítají se diamanty i části zámků, ať jsou navíc, nebo z tvého zámku. Máš-li jich méně než { $toll }, vezme ti všechno.
}
M-A5 = { $fairy ->
    [optional] Máš-li vílu, můžeš jí bosorku přebít: polož obě na hromádku vrácených karet a o nic dalšího nepřijdeš. Vílu si ale můžeš i ušetřit.
   *[automatic] Máš-li vílu, hned bosorku přebije: polož obě na hromádku vrácených karet. O nic dalšího nepřijdeš.
}
M-A3 = { $lost_colour ->
    [freed] Když ti bosorka vezme poslední část zámku, jeho barva je volná pro všechny a začínáš znovu.
   *[kept] Když ti bosorka vezme poslední část zámku, jeho barva ti zůstává: nikdo jiný ji stavět nesmí a ty nemůžeš stavět jinou. Tvůj zámek pokračuje další částí své barvy, kterou vytáhneš nebo koupíš.
}

heading-buying = Nákup

M4-1 = Máš svou barvu, k tomu { $price } diamanty a někdo má navíc část tvé barvy? Pak si ji za { $price } diamanty můžeš koupit. Majitel ji prodat musí. Má-li ji víc hráčů, prodejce si vybereš.
M4-2 = Kupovat můžeš jen části své barvy, v každém tahu jen jednu, a potom už žádnou kartu netáhneš.
M-A1 = { $payment ->
    [seller] Diamanty dostane prodejce.
   *[discard] Diamanty jdou na hromádku vrácených karet.
}
M-A10 = Nikdo nemůže karty odhazovat ani nabízet části k prodeji: karty od tebe odcházejí jen kvůli bosorce nebo při nákupu.
