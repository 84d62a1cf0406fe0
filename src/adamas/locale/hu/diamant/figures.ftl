### The figures in the rules of Diamant: what they show, and what is written below them.

figure-treasures = A kincsek. A szám megmutatja, hány rubint hoz egy kártya.
figure-treasures-alt = { $cards } kincskártya, számmal.
figure-traps = { $copies ->
    [one] A csapdák. Minden fajtából egy kártya van.
   *[other] A csapdák. Minden fajtából { $copies } kártya van.
}
figure-relics = { $relic_values ->
    [printed] Az ereklyék, és hogy hány pontot érnek.
   *[by_order] Az ereklyék. Nincs rájuk nyomtatva az értékük: a sorrend dönt.
}
figure-relics-alt = { $cards } ereklyekártya.
figure-equipment = Ami mindenkinek van.
figure-equipment-thing = { $thing ->
    [explorer] Felfedező
    [chest] Láda
    [continue] Tovább
   *[exit] Haza
}
figure-sharing = { $rubies } ÷ { $explorers } = { $each }. A barlangban mindenki { $each } rubint kap. A kártyán { $left } rubin marad.
figure-sharing-alt = { $explorers } felfedező osztozik egy { $rubies } rubinos kincsen.
figure-twice = Két egyforma csapda véget vet az expedíciónak.
figure-twice-card = { $which ->
    [first] Az első: ijedtség
   *[second] A második: itt a vége
}
figure-leaving = { $leftover ->
    [per_card] Példa: az úton még ott vannak a rubinok, amelyeket nem lehetett elosztani. Minden kártyát külön osztotok el.
   *[pooled] Példa: az úton még ott vannak a rubinok, amelyeket nem lehetett elosztani. Az összeset együtt osztjátok el.
}
figure-leaving-alt = { $relics ->
    [none] Az úton három kincs van, rajtuk 1, 3 és 1 rubin.
   *[some] Az úton három kincs van, rajtuk 1, 3 és 1 rubin, és van egy ereklye is.
}
figure-leaving-alone = { $relics ->
    [none] Valaki egyedül megy haza, és { $rubies } rubint visz el.
   *[some] Valaki egyedül megy haza, és { $rubies } rubint meg az ereklyét viszi el.
}
figure-leaving-together = Ketten mennek haza együtt: mindketten { $each } rubint visznek el. Az úton { $left } rubin marad.{ $relics ->
    [none] { "" }
   *[some] {" "}Az ereklye is ott marad.
}
figure-removed = Kudarc után ebből a fajtából { $copies } kártya helyett { $left } marad.
figure-removed-alt = { $copies } egyforma csapda; az egyik át van húzva.
figure-worth = { $relic_counter ->
    [revealed] Mennyit érnek az ereklyék, abban a sorrendben, ahogy felfordítjátok őket.
   *[taken] Mennyit érnek az ereklyék, abban a sorrendben, ahogy hazaviszitek őket.
}{ $relic_batch ->
    [by_first] {" "}Ha valaki többet visz haza egyszerre, mindegyikről az első dönt.
   *[each] { "" }
}
figure-worth-points = { $number }. ereklye: { $points } pont
