### The rules of Diamant as a player reads them, with the numbers of an edition filled in.

heading-idea = Miről szól?

D1-1 = Felfedezők vagytok, és { $least_seats }–{ $most_seats } fővel indultok útnak. { $expeditions ->
    [one] Egyetlen expedíció
   *[other] { $expeditions } expedíció
} vezet egy barlangba, amely tele van rubinokkal és csapdákkal. Minden lépés után ugyanazt kérdezed magadtól: menjek beljebb, vagy vigyem haza, ami nálam van?

heading-cards = A kártyák

D1-2 = { $treasure_cards } kincs. A szám megmutatja, hány rubin hever ott: { $treasure_values }. A szabálykönyvek nem sorolják fel ezeket a számokat: a játék nyilvános leírásaiból származnak.
D1-3 = { $trap_cards } csapda, minden fajtából { $trap_copies }: { $edition ->
    [schmidt2005] kígyó, skorpió, kőomlás, gáz és robbanás
    [incan_gold] óriáspók, múmia, tűz, kígyó és beomlás
    [online14] óriáspók, múmia, tűz, kígyó és beomlás
   *[other] óriáspók, kígyó, lávató, guruló szikla és faltörő kos
}.
D1-4 = { $relics_in_deck ->
    [none] { "" }
   *[other] { $relic_cards } ereklye. Sokat érnek, de csak annak a felfedezőnek, aki egyedül megy haza.
}
D1-5 = Egy rubin egy pont. A gyémánt csak váltópénz: öt rubint ér, semmi többet.
D1-6 = Mindenkinek van egy felfedezője, egy ládája, és kétféle döntés közül választhat: tovább vagy haza.

heading-before = Az expedíció előtt

D3-1 = Kezdetben minden láda üres. { $relics_in_deck ->
    [all] A kincseket, a csapdákat és az összes ereklyét ({ $relic_cards }) egyetlen pakliba keveritek.
   *[other] A kincseket és a csapdákat egyetlen pakliba keveritek.
}
D3-2 = { $relics_in_deck ->
    [joining] Az ereklyék a pakli mellett fekszenek. Minden expedíció előtt, már az első előtt is, a soron következő ereklyét a pakliba keveritek, amíg van belőlük.{ $relic_values ->
        [printed] {" "}Felfordítva fekszenek, és ebben a sorrendben jönnek: { $joining_values }.
       *[by_order] {" "}Lefordítva fekszenek, és mindenki megtudja, ha egy a pakliba kerül.
    }
    [none] { $edition ->
        [schmidt2005] Ebben a kiadásban nincsenek ereklyék.
       *[other] A dobozban lévő öt ereklyekártyára nincs szükség.
    }
   *[all] { "" }
}
D4-1 = Mindenki bemegy a barlangba. A kezetek üres, és az út is az.

heading-step = Egy lépés a barlangban

D4-2 = Fordítsátok fel a pakli legfelső kártyáját, és tegyétek az út végére. Az első kártya még azelőtt jön, hogy bárki döntene.
D4-3 = Kincs: osszátok el a rubinjait egyenlően azok között, akik a barlangban vannak. A részedet tedd a ládád mellé; ott még nincs biztonságban. Amit nem lehet elosztani, a kártyán marad.
D4-4 = Csapda, az első a fajtájából ebben az expedícióban: megijedtetek, de más baj nem történt.
D4-5 = Csapda, a második a fajtájából: az expedíció azonnal kudarcot vall. A barlangban mindenki eldobja, ami nála van, és elmenekül. Aki már hazament, mindent megtart.
D4-6 = { $relics_in_deck ->
    [none] { "" }
   *[other] Ereklye: egyelőre az úton marad.
}

heading-decision = Tovább vagy haza?

D4-7 = Minden kártya után, amely nem vetett véget az expedíciónak, a barlangban mindenki titokban választ: tovább vagy haza. A választásokat egyszerre feditek fel.
D-A15 = Ha nem válaszolsz időben, hazamész.
D4-8 = Akik hazamennek, felszedik az úton heverő rubinokat. { $leftover ->
    [per_card] Ha többen mentek, minden kártya rubinjait külön osszátok el. Amit egy kártyán nem lehet elosztani, ott marad.
   *[pooled] Ha többen mentek, tegyétek össze az összes kártya rubinjait, és osszátok el egyenlően. Amit nem lehet elosztani, a barlangban marad.
}{ $relics_in_deck ->
    [none] { "" }
   *[other] {" "}Ha ebben a lépésben csak te mész haza, az úton lévő összes ereklyét is elviszed. Ha többen mentek, az ereklyék a helyükön maradnak.
} Tedd a ládádba mindazt, ami nálad volt, és amit felszedtél: a ládából semmi sem veszhet el. Aztán várj a táborban az expedíció végéig.
D4-9 = Ha a barlang kiürült, az expedíció véget ér. Különben a bent lévők felfordítják a következő kártyát.

heading-end-of-expedition = Az expedíció után

D5-1 = Az úton maradt rubinok visszakerülnek a készletbe.
D5-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] Az úton maradt ereklyék kikerülnek a játékból. Amelyiket még senki sem fordította fel, a pakliban marad.
}
D5-3 = Ha csapda vetett véget az expedíciónak, a fajtájából egy kártya végleg kikerül a játékból. Így ez a fajta kevésbé lesz veszélyes.
D5-4 = Minden más kártya visszakerül a pakliba, amelyet újra megkevertek.

heading-end = A játék vége

D5-5 = A játék { $expeditions ->
    [one] ezzel az egyetlen expedícióval
   *[other] { $expeditions } expedíció után
} véget ér.
D6-1 = Számold meg a rubinokat a ládádban{ $relics_in_deck ->
    [none] { "" }
   *[other] , és add hozzá, amennyit az ereklyéid érnek
}. Az győz, akinek a legtöbb pontja van.
D6-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] { $relic_values ->
        [printed] Egy ereklye annyit ér, amennyi rá van nyomtatva: { $printed_values }.
       *[by_order] { $relic_counter ->
            [revealed] Az első három ereklye, amelyet a játékban felfordítotok, 5-5 pontot ér, a későbbiek 10-10-et. A barlangban elveszettek is beleszámítanak a háromba.
           *[taken] Az első három ereklye, amelyet bárki hazavisz, 5-5 pontot ér, a későbbiek 10-10-et. A barlangban elveszettek nem számítanak.
        } { $relic_batch ->
            [by_first] Az egyszerre hazavitt ereklyék mind annyit érnek, mint közülük az első: a harmadik és a negyedik együtt 5 és 5 pontot hoz.
           *[each] Az egyszerre hazavitt ereklyék is egyenként számítanak: a harmadik és a negyedik együtt 5 és 10 pontot hoz.
        }
    }
}
D-A11 = { $tie ->
    [relics_then_shared] Döntetlennél az győz, akinek több ereklyéje van. Ha ez is döntetlen, osztoztok a győzelmen.
   *[shared] Döntetlennél osztoztok a győzelmen.
}

heading-notes = Jó tudni

D7-2 = A következő kártya csak akkor veszélyes, ha ugyanolyan csapda már van az úton. Amelyik fajta két expedíciónak is véget vetett, abból már csak egy kártya maradt, így többé nem vethet véget egynek sem.
D-A7 = Már a legelső kártya után is hazamehetsz, akár üres kézzel.
D-A12 = { $chests ->
    [open] Mindenki láthatja, mi van a ládákban.
   *[hidden] A ládák a játék végéig zárva maradnak. Láttad, ki mit tett bele, ezért a jó emlékezet sokat segít.
}
D-A16 = { $unofficial_seats ->
    [on] Itt egyedül vagy ketten is lehet játszani. Erről egy szabályfüzet sem ír, és emiatt egy szabály sem változik.
   *[off] { "" }
}
D-A18 = { $first_seat ->
    [random] Sorsolás dönti el, ki fordítja fel a kártyákat. A játékot ez nem befolyásolja.
   *[other] A kártyákat egyikőtök fordítja fel. Hogy ki, az a játékot nem befolyásolja.
}
