### The figures in the rules of Diamant: what they show, and what is written below them.

figure-treasures = Comorile. Numărul spune câte rubine aduce o carte.
figure-treasures-alt = { $cards ->
    [one] 1 carte de comoară cu numărul ei.
    [few] { $cards } cărți de comoară cu numerele lor.
   *[other] { $cards } de cărți de comoară cu numerele lor.
}
figure-traps = { $copies ->
    [one] Capcanele. Din fiecare fel există o carte.
    [few] Capcanele. Din fiecare fel există { $copies } cărți.
   *[other] Capcanele. Din fiecare fel există { $copies } de cărți.
}
figure-relics = { $relic_values ->
    [printed] Relicvele, cu punctele pe care le valorează.
   *[by_order] Relicvele. Pe ele nu e tipărită nicio valoare: ordinea hotărăște.
}
figure-relics-alt = { $cards ->
    [one] 1 carte cu o relicvă.
    [few] { $cards } cărți cu relicve.
   *[other] { $cards } de cărți cu relicve.
}
figure-equipment = Ce are fiecare dintre voi.
figure-equipment-thing = { $thing ->
    [explorer] Explorator
    [chest] Cufăr
    [continue] Continuă
   *[exit] Pleacă
}
figure-sharing = { $rubies } ÷ { $explorers } = { $each }. Fiecare explorator din peșteră primește { $each ->
    [one] 1 rubin
    [few] { $each } rubine
   *[other] { $each } de rubine
}. { $left ->
    [one] 1 rubin rămâne pe carte.
    [few] { $left } rubine rămân pe carte.
   *[other] { $left } de rubine rămân pe carte.
}
figure-sharing-alt = O comoară de { $rubies ->
    [one] 1 rubin
    [few] { $rubies } rubine
   *[other] { $rubies } de rubine
} se împarte între { $explorers ->
    [one] 1 explorator
    [few] { $explorers } exploratori
   *[other] { $explorers } de exploratori
}.
figure-twice = Două capcane de același fel încheie expediția.
figure-twice-card = { $which ->
    [first] Prima: o sperietură
   *[second] A doua: sfârșitul
}
figure-leaving = { $leftover ->
    [per_card] Un exemplu: pe traseu mai sunt rubine care nu s-au putut împărți. Fiecare carte se împarte separat.
   *[pooled] Un exemplu: pe traseu mai sunt rubine care nu s-au putut împărți. Se împart toate la un loc.
}
figure-leaving-alt = { $relics ->
    [none] Pe traseu sunt trei comori, cu 1, 3 și 1 rubine pe ele.
   *[some] Pe traseu sunt trei comori, cu 1, 3 și 1 rubine pe ele, și o relicvă.
}
figure-leaving-alone = Pleacă o singură persoană și ia { $rubies ->
    [one] 1 rubin
    [few] { $rubies } rubine
   *[other] { $rubies } de rubine
}{ $relics ->
    [none] { "" }
   *[some] {" "}și relicva
}.
figure-leaving-together = Pleacă două persoane împreună: fiecare ia { $each ->
    [one] 1 rubin
    [few] { $each } rubine
   *[other] { $each } de rubine
}. { $left ->
    [one] 1 rubin rămâne pe traseu.
    [few] { $left } rubine rămân pe traseu.
   *[other] { $left } de rubine rămân pe traseu.
}{ $relics ->
    [none] { "" }
   *[some] {" "}Rămâne și relicva.
}
figure-removed = După un eșec, din { $copies } cărți de acest fel mai rămân { $left }.
figure-removed-alt = { $copies ->
    [one] 1 capcană; este tăiată.
    [few] { $copies } capcane de același fel; una dintre ele este tăiată.
   *[other] { $copies } de capcane de același fel; una dintre ele este tăiată.
}
figure-worth = { $relic_counter ->
    [revealed] Cât valorează relicvele, în ordinea în care sunt întoarse.
   *[taken] Cât valorează relicvele, în ordinea în care sunt scoase din peșteră.
}{ $relic_batch ->
    [by_first] {" "}Dacă mai multe sunt scoase deodată, prima dintre ele hotărăște pentru toate.
   *[each] { "" }
}
figure-worth-points = Relicva { $number }: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
