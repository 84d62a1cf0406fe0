### The rules of Diamoniak as a player reads them. A message is named after its rule in RULES.md.

heading-aim = Cieľ

M5-1 = Každý stavia zámok zo { $parts } dielov. { $win ->
    [any_colour] Kto má ako prvý všetkých { $parts } dielov jednej farby, okamžite vyhráva, či už posledný diel prišiel z kôpky, alebo kúpou. Môžu to byť aj diely navyše vo farbe, ktorú nestaviaš.
   *[own_colour] Kto má svoj zámok celý ako prvý, okamžite vyhráva, či už posledný diel prišiel z kôpky, alebo kúpou.
}

heading-cards = Karty

M1-1 = Pre { $least_seats } až { $most_seats } hráčov je tu { $cards } kariet: { $castle_cards } dielov zámkov vo { $colours } farbách, { $diamonds } diamantov, { $witches } bosoriek a { $fairies ->
    [one] 1 víla
    [few] { $fairies } víly
    [many] { $fairies } víly
   *[other] { $fairies } víl
}.
M1-2 = Každá farba má { $parts } dielov. Potrebuješ ich všetky, takže nezáleží na tom, ktorý nájdeš skôr.

heading-preparation = Príprava

M1-3 = Všetky karty zamiešajte a položte na stôl ako jednu kôpku lícom nadol. Vedľa nej nechajte miesto na odhodené karty. Nikto nedostane žiadnu kartu.
M-A12 = { $begins ->
    [lot] Kto začne, určí žreb.
    [agreed] Kto začne, na tom ste sa dohodli.
   *[first] Začína hráč na prvom mieste; pri skutočnom stole nech je to najmladší.
} Hrá sa v smere hodinových ručičiek.
M1-4 = Všetko, čo máš, leží pred tebou lícom nahor: tvoj zámok a vedľa neho zásoba dielov navyše, diamantov a víl.

heading-turn = Tvoj ťah

M2-2 = Otoč vrchnú kartu kôpky a ukáž ju všetkým. { $witch ->
    [turn_goes_on] Potom môžeš otočiť ďalšiu a zasa ďalšiu alebo kedykoľvek skončiť.
   *[ends_turn] Ak to nie je bosorka, môžeš otočiť ďalšiu a zasa ďalšiu alebo kedykoľvek skončiť.
} { $buy ->
    [after_first_draw] Aspoň jednu kartu si v každom ťahu vziať musíš.
   *[other] Aspoň jednu kartu si vziať musíš, ak nekupuješ.
}
M2-1 = { $buy ->
    [after_first_draw] Keď už máš v ťahu prvú kartu, môžeš namiesto ďalšej kúpiť diel zámku. Tým sa tvoj ťah končí.
    [instead_of_drawing] Namiesto ťahania kariet môžeš kúpiť diel zámku. To je potom celý tvoj ťah.
   *[any_draw] Namiesto ktorejkoľvek karty, aj tej prvej, môžeš kúpiť diel zámku. Tým sa tvoj ťah končí.
}
M2-3 = { $reshuffle ->
    [when_needed] Keď chceš kartu a kôpka je prázdna, zamiešaj odhodené karty: to je nová kôpka.
   *[when_empty] Len čo je kôpka prázdna, zamiešaj odhodené karty: to je nová kôpka. Ak bola poslednou kartou bosorka, ona a to, čo berie, patria už k novým odhodeným kartám.
}

heading-faces = Čo karty robia

M3-1 = Diel zámku, keď nič nestaviaš: ak túto farbu nestavia nikto iný, je odteraz tvoja, či sa ti to páči, alebo nie, a tento diel je prvý v tvojom zámku.
M-A4 = { $lost_colour ->
    [freed] Ak máš v zásobe diely svojej novej farby, hneď sa k zámku pridajú. Zámok sa vždy začína kartou z kôpky, nikdy kartou zo zásoby.
   *[kept] { "" }
}
M3-2 = Diel zámku tvojej farby: pridaj ho k svojmu zámku.
M3-3 = Každý iný diel zámku ide do tvojej zásoby.
M3-4 = Diamant ide do tvojej zásoby. Za diamanty sa kupujú diely zámku.
M3-5 = Víla ide do tvojej zásoby a čaká tam na bosorku.
M3-6 = { $witch ->
    [turn_goes_on] Najprv sa musíš vyrovnať s bosorkou; potom môže tvoj ťah pokračovať.
   *[ends_turn] Bosorka ukončí tvoj ťah.
} Vyber zo svojich kariet { $toll } a polož ich spolu s ňou k odhodeným kartám. { $fairy ->
    [optional] { $fairy_given ->
        [kept_back] Rátajú sa diamanty a diely zámkov (tie navyše aj tie z tvojho zámku), ale víly nie. Ak máš takých kariet menej ako { $toll }, vezme ti ich všetky.
       *[allowed] Rátajú sa diely zámkov (tie navyše aj tie z tvojho zámku), diamanty a víly. Ak ich máš menej ako { $toll }, vezme ti všetko.
    }
   *[automatic] Rátajú sa diamanty a diely zámkov (tie navyše aj tie z tvojho zámku). Ak ich máš menej ako { $toll }, vezme ti všetko.
}
M-A5 = { $fairy ->
    [optional] Ak máš vílu, môžeš ju odhodiť spolu s bosorkou. Potom o nič ďalšie neprídeš. Vílu si však môžeš aj ušetriť.
   *[automatic] Ak máš vílu, hneď zasiahne: odhoď ju spolu s bosorkou. O nič ďalšie neprídeš.
}
M-A3 = { $lost_colour ->
    [freed] Keď ti bosorka vezme posledný diel zámku, jeho farba je voľná pre všetkých a začínaš odznova.
   *[kept] Keď ti bosorka vezme posledný diel zámku, jeho farba ti zostáva: nikto iný ju stavať nesmie a ty nemôžeš stavať inú. Tvoj zámok pokračuje ďalším dielom svojej farby, ktorý potiahneš alebo kúpiš.
}

heading-buying = Nákup

M4-1 = Ak máš vlastnú farbu, máš { $price ->
    [one] 1 diamant
    [few] { $price } diamanty
    [many] { $price } diamantu
   *[other] { $price } diamantov
} a niekto má navyše diel tvojej farby, môžeš ho za ne kúpiť. Majiteľ ho predať musí. Ak ho má viac hráčov, predávajúceho si vyberieš.
M4-2 = Kupovať môžeš len diely svojej farby, v každom ťahu len jeden, a potom už žiadnu kartu neťaháš.
M-A1 = { $payment ->
    [seller] Diamanty dostane predávajúci.
   *[discard] Diamanty idú k odhodeným kartám.
}
M-A10 = Nikto nemôže karty zahadzovať ani ponúkať diely na predaj: karty od teba odchádzajú len pre bosorku alebo pri kúpe.
