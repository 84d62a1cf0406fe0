### The words of Diamant: cards, decisions, events, options, and the labels of the drawing.

# The same.
title = Diamant
tagline = Tedd próbára a szerencsédet egy rubinokkal és csapdákkal teli barlangban!

## Cards and decisions

first = { $seat } kezd
treasure = { $rubies } rubinos kincs
trap = { $kind ->
    [spider] óriáspók
    [snake] kígyó
    [lava] lávató
    [boulder] guruló szikla
    [ram] faltörő kos
    [scorpion] skorpió
    [rockslide] kőomlás
    [gas] mérges gáz
    [explosion] robbanás
    [mummy] múmia
    [fire] tűz
    [rockfall] beomlás
   *[other] { $kind }
}
relic = { $value ->
    [none] ereklye
   *[other] { $value } pontos ereklye
}
continue = tovább
exit = haza
question = Beljebb a barlangba, vagy haza azzal, ami nálad van?

## Events

event-begins = { $seat } fordítja fel a kártyákat.
event-expedition-started = { $added ->
    [none] Indul { $number ->
        [1] az
        [5] az
       *[other] a
    } { $number }. expedíció.
   *[other] Indul { $number ->
        [1] az
        [5] az
       *[other] a
    } { $number }. expedíció; a pakliba kerül: { $added }.
}
event-revealed = A következő kártya: { $card }.
event-rubies-shared = { $rubies } ÷ { $explorers } = { $each } rubin minden felfedezőnek; a kártyán { $left ->
    [0] nem marad semmi
   *[other] { $left } marad
}.
event-expedition-failed = Másodszor is: { $trap }! { $lost ->
    [0] { $victims } kezében nem volt semmi
   *[other] { $victims_count ->
        [one] { $victims } { $lost } rubint veszít
       *[other] { $victims } fejenként { $lost } rubint veszít
    }
}, és egy ilyen kártya kikerül a játékból.
event-stayed = { $seat } továbbmegy.
event-went-home = { $seat } hazamegy: { $carried } rubin kézben + { $found } az útról.
event-relics-taken = { $values_count ->
    [one] { $seat } egyedül megy haza, és elvisz egy { $values } pontos ereklyét.
   *[other] { $seat } egyedül megy haza, és elvisz { $values_count } ereklyét; értékük { $values } pont.
}
event-deck-ran-out = Elfogyott a pakli; aki a barlangban van, hazamegy.
event-expedition-ended = Véget ért { $number ->
    [1] az
    [5] az
   *[other] a
} { $number }. expedíció.{ $rubies_returned ->
    [0] {""}
   *[other] {""} { $rubies_returned } rubin a barlangban marad.
}{ $relics_lost ->
    [0] {""}
   *[other] {""} { $relics_lost } ereklye végleg elveszett.
}

## Editions

edition-iello2016 = IELLO 2016 (francia és szerb szabályfüzet)
edition-lavka = Lavka Games (orosz szabályfüzet), alapjáték ereklyék nélkül
edition-lavka_relics = Lavka Games (orosz szabályfüzet), változat ereklyékkel
edition-schmidt2005 = Schmidt 2005, az első kiadás, ereklyék nélkül
edition-incan_gold = Incan Gold, fordulónként eggyel több műkincs
edition-online14 = egy ismert online változat 14 kinccsel

## Options

option-relics = Hogyan kerülnek az ereklyék a pakliba
option-relics-all_in_deck = mind az öt már a kezdéskor
option-relics-one_per_expedition = minden expedíció előtt eggyel több
option-relics-none = nincsenek ereklyék
option-relic_values = Mennyit érnek az ereklyék
option-relic_values-5-5-5-10-10 = az első három 5, a többi 10 pontot
option-relic_values-5-7-8-10-12 = amennyi rájuk van nyomtatva
option-leftover = Hogyan osztoznak a hazamenők az úton heverő rubinokon
option-leftover-pooled = az összesen együtt, egyetlen osztással
option-leftover-per_card = kártyánként, ahogy néhány programban
option-relic_counter = Melyik ereklyék számítanak az első háromnak
option-relic_counter-taken = az első három, amelyet valaki hazavisz
option-relic_counter-revealed = az első három, amelyet felfordítanak
option-relic_batch = Mennyit ér több egyszerre hazavitt ereklye
option-relic_batch-each = mindegyik a saját helye szerint
option-relic_batch-by_first = mind annyit, mint közülük az első
option-relic_order = Melyik nyomtatott értékű ereklye kerül elsőként a pakliba
option-relic_order-ascending = a legkisebb értékű
option-relic_order-descending = a legnagyobb értékű
option-tie = Ki győz döntetlennél
option-tie-shared = osztoznak a győzelmen
option-tie-relics_then_shared = akinek több ereklyéje van; aztán osztoznak
option-chests = Mikor látja mindenki, mi van a ládákban
option-chests-hidden = csak a végén
option-chests-open = mindig
option-odds = Lámpa, amely jelzi, mennyire veszélyes a következő kártya
option-odds-off = ki
option-odds-on = be, mindenkinek
option-expeditions = Hány expedíció van (ha nem 5: házi szabály)
option-unofficial_seats = Egyedül vagy ketten is lehet játszani
option-unofficial_seats-off = nem, 3–8 játékos, ahogy meg van írva
option-unofficial_seats-on = igen, bár egy szabályfüzet sem írja, hogyan
option-first_seat = Ki fordítja fel a kártyákat (a játékot nem befolyásolja)
option-first_seat-random = sorsolás dönti el

## The drawing

sketch-expedition = { $number }/{ $of }. expedíció
sketch-over = { $expeditions ->
    [one] Az expedíció véget ért
    [5] Mind az { $expeditions } expedíció véget ért
   *[other] Mind a { $expeditions } expedíció véget ért
}
sketch-deck = { $cards } kártya a pakliban
sketch-empty-path = Az út üres.
sketch-trap = { $kind ->
    [spider] óriáspók
    [snake] kígyó
    [lava] lávató
    [boulder] szikla
    [ram] faltörő
    [scorpion] skorpió
    [rockslide] kőomlás
    [gas] gáz
    [explosion] robbanás
    [mummy] múmia
    [fire] tűz
    [rockfall] beomlás
   *[other] { $kind }
}
sketch-relic = ★ ereklye
sketch-danger = Másodszorra végzetes, maradt:
sketch-in-cave = a barlangban, { $rubies } ♦ kézben
sketch-in-camp = biztonságban a táborban
sketch-points = { $points } pont
sketch-chest = láda: { $rubies } ♦
sketch-chest-closed = láda zárva

## Bots

bot-mouse = Kártyáról kártyára változik a bátorsága: a semmitől is megfutamodik, és a semmiért is ott marad.
bot-badger = Nagyjából mérlegeli a következő kártyát, de sosem gondol a többiekre.
bot-fox = Tudja, amit a bagoly tud, de gyakran a szeszélyére hallgat.
bot-owl = Senki sem sejti, mikor megy haza. Több millió játszmából tanult, és minden ládát számon tart.
bot-random = Minden kártyánál pénzt dob fel.
bot-threshold = Ennyi zsákmánnyal hazamegy: ami nála van, meg egy egyenlő rész abból, ami az úton hever.
bot-hazards = Hazamegy, ha ennyiféle csapda van az úton.
bot-value = Pontosan mérlegeli, mit hoz átlagosan a következő kártya, és mibe kerülhet.
bot-sensible = Ugyanez ereklyékkel és egy kis habozással.
bot-search = Minden lehetőséget több százszor lejátszik fejben (csak a szimulátorban).
