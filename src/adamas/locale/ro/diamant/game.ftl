### The words of Diamant: cards, decisions, events, options, and the labels of the drawing.

# The same.
title = Diamant
tagline = Pune-ți norocul la încercare într-o peșteră plină de rubine și capcane.

## Cards and decisions

first = { $seat } începe
treasure = o comoară de { $rubies ->
    [one] 1 rubin
    [few] { $rubies } rubine
   *[other] { $rubies } de rubine
}
trap = { $kind ->
    [spider] un păianjen uriaș
    [snake] un șarpe
    [lava] un puț cu lavă
    [boulder] un bolovan care se rostogolește
    [ram] un berbec de asediu
    [scorpion] un scorpion
    [rockslide] o avalanșă de pietre
    [gas] gaz otrăvitor
    [explosion] o explozie
    [mummy] o mumie
    [fire] un incendiu
    [rockfall] o cădere de pietre
   *[other] { $kind }
}
relic = { $value ->
    [none] o relicvă
   *[other] o relicvă de { $value } puncte
}
continue = continuă
exit = pleacă
question = Mai adânc în peșteră sau înapoi cu ce ai strâns?

## Events

event-begins = { $seat } întoarce cărțile.
event-expedition-started = { $added ->
    [none] Începe expediția { $number }.
   *[other] Începe expediția { $number }; { $added } intră în pachet.
}
event-revealed = Cartea următoare: { $card }.
event-rubies-shared = { $rubies } ÷ { $explorers } = { $each } pentru fiecare explorator; { $left ->
    [0] nu rămâne nimic
    [one] rămâne 1
    [few] rămân { $left }
   *[other] rămân { $left }
} pe carte.
event-expedition-failed = A doua de același fel: { $trap }! { $lost ->
    [0] Nimic de pierdut pentru { $victims }
   *[other] { $victims_count ->
        [one] { $victims } pierde { $lost }
        [few] { $victims } pierd câte { $lost }
       *[other] { $victims } pierd câte { $lost }
    }
}, iar una dintre cele două cărți iese din joc.
event-stayed = { $seat } continuă.
event-went-home = { $seat } pleacă: { $carried } din mână + { $found } de pe traseu.
event-relics-taken = { $values_count ->
    [one] Pleacă numai { $seat } și ia o relicvă în valoare de { $values }.
    [few] Pleacă numai { $seat } și ia { $values_count } relicve, în valoare de { $values }.
   *[other] Pleacă numai { $seat } și ia { $values_count } de relicve, în valoare de { $values }.
}
event-deck-ran-out = Nu mai e nicio carte; cine e în peșteră pleacă.
event-expedition-ended = Expediția { $number } s-a încheiat.{ $rubies_returned ->
    [0] {""}
    [one] {""} 1 rubin rămâne în peșteră.
    [few] {""} { $rubies_returned } rubine rămân în peșteră.
   *[other] {""} { $rubies_returned } de rubine rămân în peșteră.
}{ $relics_lost ->
    [0] {""}
    [one] {""} 1 relicvă e pierdută pentru totdeauna.
    [few] {""} { $relics_lost } relicve sunt pierdute pentru totdeauna.
   *[other] {""} { $relics_lost } de relicve sunt pierdute pentru totdeauna.
}

## Editions

edition-iello2016 = IELLO 2016 (regulamentele în franceză și sârbă)
edition-lavka = Lavka Games (regulamentul în rusă), jocul de bază, fără relicve
edition-lavka_relics = Lavka Games (regulamentul în rusă), varianta cu relicve
edition-schmidt2005 = Schmidt 2005, prima ediție, fără relicve
edition-incan_gold = Incan Gold, cu un artefact în plus în fiecare rundă
edition-online14 = o versiune online cunoscută, cu 14 comori

## Options

option-relics = Cum intră relicvele în pachet
option-relics-all_in_deck = toate cele cinci, de la început
option-relics-one_per_expedition = încă una înaintea fiecărei expediții
option-relics-none = nu există relicve
option-relic_values = Cât valorează relicvele
option-relic_values-5-5-5-10-10 = primele trei câte 5, următoarele câte 10
option-relic_values-5-7-8-10-12 = cât scrie pe ele
option-leftover = Cum împart cei care pleacă rubinele de pe traseu
option-leftover-pooled = toate la un loc, printr-o singură împărțire
option-leftover-per_card = carte cu carte, ca în unele programe
option-relic_counter = Care relicve sunt primele trei
option-relic_counter-taken = primele trei scoase din peșteră
option-relic_counter-revealed = primele trei întoarse
option-relic_batch = Cât valorează mai multe relicve scoase deodată
option-relic_batch-each = fiecare după locul ei
option-relic_batch-by_first = toate cât prima dintre ele
option-relic_order = Care relicvă cu valoare tipărită se amestecă prima
option-relic_order-ascending = cea cu valoarea cea mai mică
option-relic_order-descending = cea cu valoarea cea mai mare
option-tie = Cine câștigă la egalitate
option-tie-shared = victoria se împarte
option-tie-relics_then_shared = cine are mai multe relicve; apoi se împarte
option-chests = Când vede toată lumea ce e în cufere
option-chests-hidden = numai la sfârșit
option-chests-open = mereu
option-odds = O lampă care arată cât de periculoasă e cartea următoare
option-odds-off = stinsă
option-odds-on = aprinsă, pentru toți
option-expeditions = Câte expediții sunt (alt număr decât 5: regulă de casă)
option-unofficial_seats = Pot juca și una sau două persoane
option-unofficial_seats-off = nu, de la trei la opt, ca pe cutie
option-unofficial_seats-on = da, deși niciun regulament nu spune cum
option-first_seat = Cine întoarce cărțile (nu contează în joc)
option-first_seat-random = prin tragere la sorți

## The drawing

sketch-expedition = Expediția { $number } din { $of }
sketch-over = { $expeditions ->
    [one] Expediția s-a încheiat
    [few] Toate cele { $expeditions } expediții s-au încheiat
   *[other] Toate cele { $expeditions } de expediții s-au încheiat
}
sketch-deck = { $cards ->
    [one] 1 carte în pachet
    [few] { $cards } cărți în pachet
   *[other] { $cards } de cărți în pachet
}
sketch-empty-path = Traseul e gol.
sketch-trap = { $kind ->
    [spider] păianjen
    [snake] șarpe
    [lava] lavă
    [boulder] bolovan
    [ram] berbec
    [scorpion] scorpion
    [rockslide] avalanșă
    [gas] gaz
    [explosion] explozie
    [mummy] mumie
    [fire] incendiu
    [rockfall] pietre
   *[other] { $kind }
}
sketch-relic = ★ relicvă
sketch-danger = Fatale dacă se repetă, rămase:
sketch-in-cave = în peșteră, { $rubies } ♦ în mână
sketch-in-camp = în siguranță în tabără
sketch-points = { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
sketch-chest = cufăr { $rubies } ♦
sketch-chest-closed = cufăr închis

## Bots

bot-mouse = Curajul i se schimbă la fiecare carte: fuge din te miri ce și rămâne din te miri ce.
bot-badger = Cântărește cartea următoare, mai mult sau mai puțin, și nu se gândește niciodată la ceilalți.
bot-fox = Știe ce știe bufnița, dar face adesea ce-i trece prin cap.
bot-owl = Nimeni nu ghicește când pleacă. A învățat din milioane de partide și numără fiecare cufăr.
bot-random = Dă cu banul la fiecare carte.
bot-threshold = Pleacă atunci când prada e destul de mare: ce are în mână și o parte egală din ce e pe traseu.
bot-hazards = Pleacă atunci când pe traseu se află un anumit număr de feluri de capcane.
bot-value = Cântărește exact ce aduce în medie cartea următoare și ce poate costa.
bot-sensible = La fel, dar cu relicve și cu puțină șovăială.
bot-search = Joacă în minte fiecare alegere de sute de ori (numai în simulator).
