### The rules of Diamoniak as a player reads them. A message is named after its rule in RULES.md.

heading-aim = Scopul

M5-1 = Fiecare construiește un castel din { $parts } piese. { $win ->
    [any_colour] Cine strânge înaintea celorlalți toate cele { $parts } piese ale unei culori câștigă pe loc, fie că ultima piesă a fost trasă, fie că a fost cumpărată. Pot fi și piese de rezervă de o culoare pe care nu o construiești.
   *[own_colour] Cine își termină castelul înaintea celorlalți câștigă pe loc, fie că ultima piesă a fost trasă, fie că a fost cumpărată.
}

heading-cards = Cărțile

M1-1 = Joacă între { $least_seats } și { $most_seats } jucători, cu { $cards ->
    [one] 1 carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}: { $castle_cards ->
    [one] 1 piesă
    [few] { $castle_cards } piese
   *[other] { $castle_cards } de piese
} de castel în { $colours } culori, { $diamonds ->
    [one] 1 diamant
    [few] { $diamonds } diamante
   *[other] { $diamonds } de diamante
}, { $witches ->
    [one] 1 vrăjitoare
    [few] { $witches } vrăjitoare
   *[other] { $witches } de vrăjitoare
} și { $fairies ->
    [one] 1 zână
    [few] { $fairies } zâne
   *[other] { $fairies } de zâne
}.
M1-2 = Fiecare culoare are { $parts } piese. Ai nevoie de toate, așa că nu contează pe care o găsești întâi.

heading-preparation = Pregătirea

M1-3 = Amestecați toate cărțile și puneți-le pe masă într-un singur teanc, cu fața în jos. Lăsați alături loc pentru teancul de decartare. Nimeni nu primește cărți.
M-A12 = { $begins ->
    [lot] Trageți la sorți cine începe.
    [agreed] V-ați înțeles cine începe.
   *[first] Începe jucătorul de pe primul loc; la o masă adevărată, acesta să fie cel mai tânăr.
} Se joacă pe rând, în sensul acelor de ceasornic.
M1-4 = Tot ce ai stă în fața ta, cu fața în sus: castelul și, lângă el, rezerva ta, cu piese de castel în plus, diamante și zâne.

heading-turn = Rândul tău

M2-2 = Întoarce cartea de deasupra teancului și arat-o tuturor. { $witch ->
    [turn_goes_on] Apoi poți întoarce încă una, și încă una, sau te poți opri când vrei.
   *[ends_turn] Cât timp nu e o vrăjitoare, poți întoarce încă una, și încă una, sau te poți opri când vrei.
} { $buy ->
    [after_first_draw] La fiecare rând trebuie să iei cel puțin o carte.
   *[other] Trebuie să iei cel puțin o carte, dacă nu cumperi.
}
M2-1 = { $buy ->
    [after_first_draw] După ce ai tras o carte, poți cumpăra o piesă de castel în loc să mai tragi una. Cu asta rândul tău se încheie.
    [instead_of_drawing] Poți cumpăra o piesă de castel în loc să tragi vreo carte. Atunci asta e tot ce faci la rândul tău.
   *[any_draw] Poți cumpăra o piesă de castel în locul oricărei cărți, chiar și al primei. Cu asta rândul tău se încheie.
}
M2-3 = { $reshuffle ->
    [when_needed] Dacă teancul e gol când vrei o carte, amestecă teancul de decartare: el devine noul teanc.
   *[when_empty] De îndată ce teancul e gol, amestecă teancul de decartare: el devine noul teanc. Dacă ultima carte a fost o vrăjitoare, ea și ce ia cu ea încep următorul teanc de decartare.
}

heading-faces = Ce fac cărțile

M3-1 = O piesă de castel când nu construiești nimic: dacă nimeni altcineva nu construiește culoarea ei, aceasta e acum a ta, fie că îți place, fie că nu, iar piesa e prima din castelul tău.
M-A4 = { $lost_colour ->
    [freed] Dacă în rezerva ta așteaptă piese de noua ta culoare, ele intră imediat în castel. Un castel începe mereu cu o carte din teanc, niciodată cu una dintr-o rezervă.
   *[kept] { "" }
}
M3-2 = O piesă de castel de culoarea ta: adaug-o la castel.
M3-3 = Orice altă piesă de castel merge în rezerva ta.
M3-4 = Un diamant merge în rezerva ta. Cu diamante se cumpără piese de castel.
M3-5 = O zână merge în rezerva ta și așteaptă acolo o vrăjitoare.
M3-6 = { $witch ->
    [turn_goes_on] Mai întâi trebuie să scapi de vrăjitoare; apoi rândul tău poate continua.
   *[ends_turn] O vrăjitoare îți încheie rândul.
} Alege { $toll ->
    [one] 1 carte de-a ta și pune-o
    [few] { $toll } cărți de-ale tale și pune-le
   *[other] { $toll } de cărți de-ale tale și pune-le
} împreună cu ea în teancul de decartare. { $fairy ->
    [optional] { $fairy_given ->
        [kept_back] Pot fi diamante și piese de castel, atât de rezervă, cât și din castelul tău, dar nu zâne. Dacă ai mai puțin de { $toll } astfel de cărți, ea le ia pe toate.
       *[allowed] Pot fi piese de castel, de rezervă sau din castelul tău, diamante și zâne. Dacă ai mai puțin de { $toll }, ea ia tot.
    }
   *[automatic] Pot fi diamante și piese de castel, atât de rezervă, cât și din castelul tău. Dacă ai mai puțin de { $toll }, ea ia tot.
}
M-A5 = { $fairy ->
    [optional] Dacă ai o zână, o poți decarta împreună cu vrăjitoarea. Atunci nu mai pierzi nimic altceva. Dacă vrei, poți și să păstrezi zâna.
   *[automatic] Dacă ai o zână, ea te ajută imediat: decarteaz-o împreună cu vrăjitoarea. Nu pierzi nimic altceva.
}
M-A3 = { $lost_colour ->
    [freed] Dacă o vrăjitoare ia ultima piesă din castelul tău, culoarea lui e liberă pentru toți, iar tu o iei de la capăt.
   *[kept] Dacă o vrăjitoare ia ultima piesă din castelul tău, rămâi la culoarea lui: nimeni altcineva nu o poate construi, iar tu nu poți construi alta. Castelul tău continuă cu următoarea piesă de culoarea lui pe care o tragi sau o cumperi.
}

heading-buying = Cumpărarea

M4-1 = Dacă ai o culoare a ta și { $price ->
    [one] 1 diamant
    [few] { $price } diamante
   *[other] { $price } de diamante
}, iar altcineva are o piesă de rezervă de culoarea ta, o poți cumpăra cu { $price ->
    [one] 1 diamant
    [few] { $price } diamante
   *[other] { $price } de diamante
}. Cine o are trebuie să vândă. Dacă mai mulți jucători au o astfel de piesă, tu alegi vânzătorul.
M4-2 = Poți cumpăra numai piese de culoarea ta, numai una la fiecare rând, iar după aceea nu mai tragi nicio carte.
M-A1 = { $payment ->
    [seller] Diamantele le primește vânzătorul.
   *[discard] Diamantele ajung în teancul de decartare.
}
M-A10 = Cărțile nu se pot arunca, iar piesele nu se pot scoate la vânzare: o carte pleacă de la tine numai din cauza unei vrăjitoare sau la o cumpărare.
