### A first game of Diamant, guided: at most three short sentences a step. It is also read aloud.
### $name1 and $name2 are the two other explorers.

tutorial-welcome = Bun venit! În față e o peșteră plină de rubine. Acesta e exploratorul tău, iar ceilalți vin cu tine. Să intrăm: se întoarce o carte.
tutorial-share = O comoară de { $rubies ->
    [one] 1 rubin
    [few] { $rubies } rubine
   *[other] { $rubies } de rubine
}! Fiecare primește { $each }. { $left ->
    [one] 1 rubin nu se poate împărți, așa că rămâne pe carte.
    [few] { $left } rubine nu se pot împărți, așa că rămân pe carte.
   *[other] { $left } de rubine nu se pot împărți, așa că rămân pe carte.
}
tutorial-decide = Ce ai în mână nu e încă în siguranță. După fiecare carte, fiecare alege în secret: continuă sau pleacă. De data asta, continuă.
tutorial-trap = Un șarpe! Prima capcană de felul ei e doar o sperietură, dar un al doilea șarpe ar încheia expediția. Curaj, continuă!
tutorial-relic = O relicvă! O primește numai un explorator care pleacă fără însoțitori, împreună cu toate rubinele de pe traseu. Pleacă acum.
tutorial-alone = Ai plecat fără însoțitori, cu { $carried ->
    [one] 1 rubin
    [few] { $carried } rubine
   *[other] { $carried } de rubine
} din mână, { $found } de pe traseu și relicva. Totul e în siguranță în cufărul tău. Ceilalți sunt încă în peșteră…
tutorial-failed = Al doilea șarpe! { $name1 } și { $name2 } au pierdut tot ce aveau în mână: câte { $lost ->
    [one] 1 rubin
    [few] { $lost } rubine
   *[other] { $lost } de rubine
}. Ce ai tu în cufăr nu-ți poate lua nimeni.
tutorial-again = Acum toți sunt din nou în peșteră, pe un traseu nou. Ai deja în mână { $each ->
    [one] 1 rubin
    [few] { $each } rubine
   *[other] { $each } de rubine
}. Continuă.
tutorial-company = Încă o relicvă! Pleacă și vezi cine vine cu tine.
tutorial-together = { $name1 } a plecat în același timp. Împărțiți rubinele de pe traseu: câte { $found } pentru fiecare. Relicva rămâne, fiindcă ați plecat în doi.
tutorial-last = Mai târziu a plecat numai { $name2 } și a luat relicva. Ultima expediție începe cu un păianjen. Continuă.
tutorial-brave = Ai în mână { $each ->
    [one] 1 rubin
    [few] { $each } rubine
   *[other] { $each } de rubine
}, iar în pachet mai sunt păianjeni. Un explorator prudent ar pleca. Continuă, doar ca să vezi ce se întâmplă!
tutorial-lost = Al doilea păianjen! Ce aveai în mână s-a pierdut: { $lost ->
    [one] 1 rubin
    [few] { $lost } rubine
   *[other] { $lost } de rubine
}. Cufărul tău e tot cel mai plin, așa că tu câștigi. O partidă adevărată are { $expeditions ->
    [one] 1 expediție
    [few] { $expeditions } expediții
   *[other] { $expeditions } de expediții
}.
