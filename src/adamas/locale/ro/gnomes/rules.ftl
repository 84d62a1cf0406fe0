### The rules of Gnomes as a player reads them, with the numbers of the edition filled in.

heading-idea = Ideea

G1-1 = Conduci o ceată de pitici într-o mină de diamante; sunteți între { $least_seats } și { $most_seats } jucători. Cartonașele tale stau cu spatele în sus, iar tu trebuie să ții minte ce e pe ele. Câștigă cine are cele mai multe diamante când Albă-ca-Zăpada cheamă la cină.

heading-tiles = Cartonașele

G1-2 = Un cartonaș obișnuit arată diamante și un simbol: un felinar, o torță sau săgeți.{ $plains ->
    [0] { "" }
   *[other] {" "}Unele nu au simbol.
} Spatele arată de ce nivel ține: { $tiles_1 ->
    [one] 1 cartonaș
    [few] { $tiles_1 } cartonașe
   *[other] { $tiles_1 } de cartonașe
} la nivelul I, { $tiles_2 } la nivelul II și { $tiles_3 } la nivelul III.
G1-3 = { $specials ->
    [0] Nu există alte cartonașe speciale decât Albă-ca-Zăpada, adânc, la nivelul III.
   *[other] Cartonașele speciale așteaptă mai jos, la nivelurile II și III:{ $fives ->
        [0] { "" }
       *[other] {" "}cinci diamante (×{ $fives }),
    }{ $lits ->
        [0] { "" }
       *[other] {" "}coridoare iluminate (×{ $lits }),
    }{ $bats ->
        [0] { "" }
       *[other] {" "}lilieci (×{ $bats }),
    }{ $explosions ->
        [0] { "" }
       *[other] {" "}explozii (×{ $explosions }),
    } precum și Albă-ca-Zăpada.
}
G8-2 = { $tile_set ->
    [b] Regulamentul nu spune de câte ori apare fiecare cartonaș, așa că acest set este o propunere: de la 0 la 3 diamante pe un cartonaș la nivelul I, de la 1 la 4 mai jos.
    [a] Regulamentul nu spune de câte ori apare fiecare cartonaș, așa că acest set este o propunere: de la 1 la 4 diamante pe un cartonaș obișnuit, la toate nivelurile.
   *[house] Jucați cu un set propriu de cartonașe.
}

heading-before = Înainte de început

G2-1 = Amestecați fiecare nivel separat. În doi, puneți înapoi în cutie, fără să vă uitați, { $removed_2 ->
    [one] 1 cartonaș
    [few] { $removed_2 } cartonașe
   *[other] { $removed_2 } de cartonașe
} de nivelul I; în trei, { $removed_3 }; în patru, niciunul.
G2-2 = Fiecare dintre voi primește { $places ->
    [one] 1 cartonaș
    [few] { $places } cartonașe
   *[other] { $places } de cartonașe
} de nivelul I. Uită-te la ele, învață-le pe de rost și { $arrange ->
    [own_order] așază-le într-un șir, cu spatele în sus, în ordinea în care le ții minte cel mai ușor.
   *[as_dealt] întoarce-le cu spatele în sus acolo unde sunt.
} { $stack ->
    [one] Singurul cartonaș rămas formează
    [few] Cele { $stack } cartonașe rămase formează
   *[other] Cele { $stack } de cartonașe rămase formează
} prima grămăjoară.
G-A14 = { $memory_help ->
    [on] Ecranul te ajută: arată în continuare ce ai văzut și cine ce a văzut.
   *[off] După ce te-ai uitat, fețele dispar de pe ecran: e un joc de memorie.
}
G2-4 = { $begins ->
    [lot] Se trage la sorți cine începe.
    [agreed] V-ați înțeles cine începe.
   *[first] Începe jucătorul de pe primul loc; după regulament, acesta e cel mai tânăr.
} Apoi se joacă pe rând, în sensul acelor de ceasornic.

heading-turn = Rândul tău

G3-1 = Trebuie să iei cartonașul de deasupra grămăjoarei. Uită-te la el și nu-l arăta nimănui.
G3-2 = Respinge-l sau păstrează-l. Ca să-l păstrezi, alege un cartonaș de-al tău cu spatele în sus, respinge-l pe acela și așază-l pe cel nou în locul lui, cu spatele în sus.
G3-3 = Acum își face efectul simbolul de pe cartonașul pe care tocmai l-ai respins. Felinar: o privire la un cartonaș propriu. Torță: o privire la un cartonaș al altcuiva. Săgeți: trebuie să schimbi un cartonaș de-al tău cu spatele în sus cu unul al altcuiva, tot cu spatele în sus, și nimeni nu se uită.
G-A5 = { $look ->
    [must] Nu se poate renunța la o privire.
   *[optional] Dacă nu vrei, nu trebuie să te uiți.
}
G-A20 = { $look_at ->
    [any] Te poți uita la orice cartonaș, chiar și la unul cu fața în sus.
   *[face_down] Te poți uita numai la cartonașe cu spatele în sus.
}
G-A6 = { $arrows ->
    [by_lot] La un schimb alegi un cartonaș de-al tău și un alt jucător. Pe care dintre cartonașele acelui jucător cu spatele în sus îl primești hotărăsc sorții.
   *[chosen] La un schimb alegi tu ambele cartonașe.
} Poate pleca și cartonașul pe care tocmai l-ai păstrat.
G-A4 = Cartonașele respinse stau cu fața în sus. { $discard_pile ->
    [open] Poți răsfoi oricând toată grămăjoara lor.
   *[top_only] Se vede numai cel de deasupra.
} De acolo nu se mai întoarce nimic.
G7-7 = Toți văd la ce cartonașe te uiți și pe care le muți. Ce ai văzut știi numai tu.
G-A19 = Dacă nu răspunzi la timp, șirul tău rămâne cum a fost împărțit, cartonașul luat e respins, te uiți numai dacă trebuie, iar din ce trebuie ales se ia cel mai din stânga.

heading-down = În adâncul minei

G4-1 = { $cart ->
    [last_draw] De îndată ce a fost luat ultimul cartonaș dintr-o grămăjoară, înainte să-și facă efectul, un cărucior pleacă la suprafață:
   *[stack_empty] Când o grămăjoară e goală și rândul s-a încheiat, un cărucior pleacă la suprafață:
} fiecare dintre voi alege în secret un cartonaș propriu cu spatele în sus, apoi le întoarceți toți deodată cu fața în sus. După acest rând coborâți la nivelul următor. Asta se întâmplă de două ori, după nivelul I și după nivelul II.
G4-2 = Ce stă cu fața în sus nu mai poate fi înlocuit sau schimbat și se numără pentru tine la sfârșit{ $explosions ->
    [0] { "" }
   *[other] { $explosion ->
        [any] , dacă nu renunți la el într-o explozie
       *[face_down] { "" }
    }
}.

heading-special = Cartonașele speciale

G5-1 = { $fives ->
    [0] { "" }
   *[other] Cinci diamante: păstrează cartonașul ca pe oricare altul sau respinge-l. Nu are simbol.
}
G-A11 = { $fives ->
    [0] Cartonașele speciale se arată și se resping de îndată ce au fost luate.
   *[other] Toate celelalte cartonașe speciale se arată și se resping de îndată ce au fost luate.
}
G5-2 = { $lits ->
    [0] { "" }
   *[other] Coridorul iluminat: fiecare dintre voi se { $lit ->
        [exactly_three] uită de trei ori
       *[up_to_three] poate uita de cel mult trei ori
    } { $look_at ->
        [any] la cartonașe
       *[face_down] la cartonașe cu spatele în sus
    }, proprii sau ale altora.
}
G-A10 = { $lits ->
    [0] { "" }
   *[other] Vă uitați la ele unul câte unul, toți jucătorii în același timp. { $lit ->
        [exactly_three] După fiecare privire alegi cartonașul următor.
       *[up_to_three] După fiecare privire alegi cartonașul următor sau te oprești.
    }
}
G5-3 = { $bats ->
    [0] { "" }
   *[other] Lilieci: fiecare dintre voi trebuie să schimbe între ele două cartonașe proprii{ $bats_move ->
        [any] , cu spatele sau cu fața în sus
       *[face_down] {" "}cu spatele în sus
    }.
}
G5-4 = { $explosions ->
    [0] { "" }
   *[other] Explozia: fiecare dintre voi renunță la { $explosion ->
        [any] un cartonaș propriu, cu spatele sau cu fața în sus
       *[face_down] un cartonaș propriu cu spatele în sus
    }. El merge în cutie fără să-l vadă cineva și nu se mai numără.
}
G-A16 = { $explosions ->
    [0] { "" }
    [one] { "" }
    [few] Dacă nu a mai rămas nimic ce ar putea lua o explozie, scapi. Ultimul tău cartonaș rămâne mereu.
   *[other] Dacă nu a mai rămas nimic ce ar putea lua o explozie, scapi. Ultimul tău cartonaș rămâne mereu.
}
G5-5 = Albă-ca-Zăpada: cina e gata, iar jocul se termină pe loc.

heading-end = Sfârșitul

G6-1 = Întoarce toate cartonașele tale și numără diamantele de pe ele. Câștigă cine are cele mai multe; la egalitate, împărțiți victoria.
