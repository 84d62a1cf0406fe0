### The rules of Diamant as a player reads them, with the numbers of an edition filled in.

heading-idea = Ideea

D1-1 = Sunteți între { $least_seats } și { $most_seats } exploratori. { $expeditions ->
    [one] O singură expediție duce
    [few] { $expeditions } expediții duc
   *[other] { $expeditions } de expediții duc
} într-o peșteră plină de rubine și capcane. După fiecare pas îți pui aceeași întrebare: mergi mai adânc sau pleci cu ce ai strâns?

heading-cards = Cărțile

D1-2 = { $treasure_cards ->
    [one] 1 comoară arată
    [few] { $treasure_cards } comori arată
   *[other] { $treasure_cards } de comori arată
} câte rubine se găsesc acolo: { $treasure_values }. Regulamentele tipărite nu dau aceste numere: ele vin din descrieri publice ale jocului.
D1-3 = { $trap_cards ->
    [one] 1 capcană
    [few] { $trap_cards } capcane
   *[other] { $trap_cards } de capcane
}, câte { $trap_copies } de fiecare fel: { $edition ->
    [schmidt2005] șarpe, scorpion, avalanșă de pietre, gaz și explozie
    [incan_gold] păianjen, mumie, incendiu, șarpe și cădere de pietre
    [online14] păianjen, mumie, incendiu, șarpe și cădere de pietre
   *[other] păianjen uriaș, șarpe, lavă, bolovan care se rostogolește și berbec de asediu
}.
D1-4 = { $relics_in_deck ->
    [none] { "" }
   *[other] { $relic_cards ->
        [one] 1 relicvă
        [few] { $relic_cards } relicve
       *[other] { $relic_cards } de relicve
    }. Valorează mult, dar numai pentru un explorator care pleacă fără însoțitori.
}
D1-5 = Un rubin este un punct. Un diamant înlocuiește cinci rubine, nimic mai mult.
D1-6 = Fiecare dintre voi are un explorator, un cufăr și două decizii din care alege: continuă sau pleacă.

heading-before = Înaintea unei expediții

D3-1 = La început toate cuferele sunt goale. { $relics_in_deck ->
    [all] Comorile, capcanele și toate cele { $relic_cards } relicve se amestecă într-un singur pachet.
   *[other] Comorile și capcanele se amestecă într-un singur pachet.
}
D3-2 = { $relics_in_deck ->
    [joining] Relicvele stau lângă pachet. Înaintea fiecărei expediții, chiar și a primei, relicva următoare se amestecă în pachet, cât timp mai există vreuna.{ $relic_values ->
        [printed] {" "}Ele stau cu fața în sus și vin în ordinea { $joining_values }.
       *[by_order] {" "}Ele stau cu fața în jos, și toți află când intră una.
    }
    [none] { $edition ->
        [schmidt2005] Această ediție nu are relicve.
       *[other] Cele cinci cărți cu relicve din cutie nu se folosesc.
    }
   *[all] { "" }
}
D4-1 = Toți intră în peșteră. Aveți mâinile goale, iar traseul e gol și el.

heading-step = Un pas în peșteră

D4-2 = Întoarceți cartea de deasupra pachetului și așezați-o la capătul traseului. Prima carte vine înainte să decidă cineva.
D4-3 = O comoară: împărțiți-i rubinele în mod egal între toți cei din peșteră. Ține-ți partea lângă cufăr; încă nu e în siguranță. Rubinele care nu se pot împărți rămân pe carte.
D4-4 = O capcană care e prima de felul ei în această expediție: o sperietură, nimic mai mult.
D4-5 = O capcană care e a doua de felul ei: expediția eșuează pe loc. Toți cei din peșteră lasă să cadă tot ce au în mână și fug. Cine a plecat mai devreme păstrează tot.
D4-6 = { $relics_in_deck ->
    [none] { "" }
   *[other] O relicvă: deocamdată rămâne pe traseu.
}

heading-decision = Mai adânc sau înapoi?

D4-7 = După fiecare carte care nu a încheiat expediția, fiecare explorator din peșteră alege în secret: continuă sau pleacă. Toate alegerile se dezvăluie deodată.
D-A15 = Dacă nu răspunzi la timp, pleci.
D4-8 = Cei care pleacă adună rubinele de pe traseu. { $leftover ->
    [per_card] Dacă plecați mai mulți, împărțiți separat rubinele de pe fiecare carte. Ce nu se poate împărți rămâne pe cartea respectivă.
   *[pooled] Dacă plecați mai mulți, puneți la un loc rubinele de pe toate cărțile și împărțiți-le în mod egal. Ce nu se poate împărți rămâne în peșteră.
}{ $relics_in_deck ->
    [none] { "" }
   *[other] {" "}Dacă la acest pas nu mai pleacă nimeni în afară de tine, iei și toate relicvele de pe traseu. Dacă pleacă mai mulți, relicvele rămân unde sunt.
} Pune în cufăr tot ce aveai în mână și tot ce ai adunat: din cufăr nu se pierde nimic. Apoi așteaptă în tabără până se încheie expediția.
D4-9 = Când peștera e goală, expediția s-a încheiat. Altfel, cei rămași înăuntru întorc cartea următoare.

heading-end-of-expedition = După o expediție

D5-1 = Rubinele rămase pe traseu se întorc în rezerva comună.
D5-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] Relicvele rămase pe traseu ies din joc. Relicvele pe care nu le-a întors nimeni rămân în pachet.
}
D5-3 = Dacă expediția s-a încheiat din cauza unei capcane, o carte de felul ei iese definitiv din joc. Astfel, acest fel de capcană devine mai puțin periculos.
D5-4 = Toate celelalte cărți se întorc în pachet, care se amestecă.

heading-end = Sfârșitul

D5-5 = Jocul se termină după { $expeditions ->
    [one] această unică expediție
    [few] { $expeditions } expediții
   *[other] { $expeditions } de expediții
}.
D6-1 = Numără rubinele din cufărul tău{ $relics_in_deck ->
    [none] { "" }
   *[other] {" "}și adaugă valoarea relicvelor tale
}. Câștigă cel mai mare punctaj.
D6-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] { $relic_values ->
        [printed] O relicvă valorează cât scrie pe ea: { $printed_values }.
       *[by_order] { $relic_counter ->
            [revealed] Primele trei relicve întoarse în joc valorează câte 5 puncte, următoarele câte 10. Cele pierdute în peșteră se numără printre cele trei.
           *[taken] Primele trei relicve scoase de cineva din peșteră valorează câte 5 puncte, următoarele câte 10. Cele pierdute în peșteră nu se numără.
        } { $relic_batch ->
            [by_first] Relicvele scoase împreună valorează toate cât prima dintre ele: a treia și a patra împreună aduc 5 și 5 puncte.
           *[each] Chiar și scoase împreună, relicvele se numără una câte una: a treia și a patra împreună aduc 5 și 10 puncte.
        }
    }
}
D-A11 = { $tie ->
    [relics_then_shared] La egalitate câștigă cine are mai multe relicve. Dacă și acolo e egalitate, împărțiți victoria.
   *[shared] La egalitate împărțiți victoria.
}

heading-notes = Bine de știut

D7-2 = Cartea următoare e periculoasă numai dacă o capcană de felul ei e deja pe traseu. Un fel care a încheiat două expediții mai are o singură carte și nu mai poate încheia alta.
D-A7 = Poți pleca și după prima carte, chiar cu mâinile goale.
D-A12 = { $chests ->
    [open] Toți pot vedea ce e în fiecare cufăr.
   *[hidden] Cuferele rămân închise până la sfârșit. Ai văzut ce a pus fiecare, așa că o memorie bună ajută.
}
D-A16 = { $unofficial_seats ->
    [on] Aici pot juca și una sau două persoane. Niciun regulament nu prevede asta, și nicio regulă nu se schimbă.
   *[off] { "" }
}
D-A18 = { $first_seat ->
    [random] Se trage la sorți cine întoarce cărțile. Pentru joc nu contează.
   *[other] Cineva dintre voi întoarce cărțile. Pentru joc nu contează cine.
}
