### The words of Diamant: cards, decisions, events, options, and the labels of the drawing.

# The same.
title = Diamant
tagline = Zkus štěstí v jeskyni plné rubínů a pastí.

## Cards and decisions

first = začíná { $seat }
treasure = { $rubies ->
    [one] poklad (1 rubín)
    [few] poklad ({ $rubies } rubíny)
    [many] poklad ({ $rubies } rubínu)
   *[other] poklad ({ $rubies } rubínů)
}
trap = { $kind ->
    [spider] obří pavouk
    [snake] had
    [lava] lávové jezírko
    [boulder] valící se balvan
    [ram] beranidlo
    [scorpion] štír
    [rockslide] sesuv skály
    [gas] jedovatý plyn
    [explosion] výbuch
    [mummy] mumie
    [fire] oheň
    [rockfall] zával
   *[other] { $kind }
}
relic = { $value ->
    [none] relikvie
   *[other] relikvie za { $value } bodů
}
continue = jít dál
exit = vrátit se
question = Hlouběji do jeskyně, nebo zpátky s tím, co neseš?

## Events

event-begins = Karty otáčí { $seat }.
event-expedition-started = { $added ->
    [none] Začíná výprava číslo { $number }.
   *[other] Začíná výprava číslo { $number }; do balíčku přibývá { $added }.
}
event-revealed = Další karta: { $card }.
event-rubies-shared = { $rubies } ÷ { $explorers } = { $each } pro každého; na kartě { $left ->
    [0] nezůstává nic
    [one] zůstává 1
    [few] zůstávají { $left }
    [many] zůstává { $left }
   *[other] zůstává { $left }
}.
event-expedition-failed = Podruhé: { $trap }! { $victims } { $lost ->
    [0] { $victims_count ->
        [one] nemá co ztratit
        [few] nemají co ztratit
        [many] nemají co ztratit
       *[other] nemají co ztratit
    }
   *[other] { $victims_count ->
        [one] ztrácí { $lost }
        [few] ztrácejí po { $lost }
        [many] ztrácejí po { $lost }
       *[other] ztrácejí po { $lost }
    }
} a jedna taková karta mizí ze hry.
event-stayed = { $seat } jde dál.
event-went-home = { $seat } se vrací: { $carried } u sebe + { $found } z cesty.
event-relics-taken = Nikdo jiný se nevrací: { $values_count ->
    [one] { $seat } bere relikvii za { $values } bodů.
    [few] { $seat } bere { $values_count } relikvie za { $values } bodů.
    [many] { $seat } bere { $values_count } relikvie za { $values } bodů.
   *[other] { $seat } bere { $values_count } relikvií za { $values } bodů.
}
event-deck-ran-out = Karty došly; kdo je v jeskyni, vrací se.
event-expedition-ended = Výprava číslo { $number } končí.{ $rubies_returned ->
    [0] {""}
    [one] {""} V jeskyni zůstává 1 rubín.
    [few] {""} V jeskyni zůstávají { $rubies_returned } rubíny.
    [many] {""} V jeskyni zůstává { $rubies_returned } rubínu.
   *[other] {""} V jeskyni zůstává { $rubies_returned } rubínů.
}{ $relics_lost ->
    [0] {""}
    [one] {""} 1 relikvie je navždy ztracena.
    [few] {""} { $relics_lost } relikvie jsou navždy ztraceny.
    [many] {""} { $relics_lost } relikvie je navždy ztraceno.
   *[other] {""} { $relics_lost } relikvií je navždy ztraceno.
}

## Editions

edition-iello2016 = IELLO 2016 (francouzská a srbská pravidla)
edition-lavka = Lavka Games (ruská pravidla), základní hra bez relikvií
edition-lavka_relics = Lavka Games (ruská pravidla), varianta s relikviemi
edition-schmidt2005 = Schmidt 2005, první vydání, bez relikvií
edition-incan_gold = Incan Gold, v každém kole o artefakt víc
edition-online14 = známá online verze se 14 poklady

## Options

option-relics = Jak se relikvie dostanou do balíčku
option-relics-all_in_deck = všech pět od začátku
option-relics-one_per_expedition = před každou výpravou o jednu víc
option-relics-none = relikvie nejsou
option-relic_values = Jakou hodnotu mají relikvie
option-relic_values-5-5-5-10-10 = první tři po 5, další po 10
option-relic_values-5-7-8-10-12 = jaká je na nich natištěna
option-leftover = Jak se dělí rubíny na cestě mezi ty, kdo se vracejí
option-leftover-pooled = všechny dohromady, jedním dělením
option-leftover-per_card = kartu po kartě, jak to dělají některé programy
option-relic_counter = Které relikvie se počítají jako první tři
option-relic_counter-taken = první tři, které si někdo odnese
option-relic_counter-revealed = první tři, které se otočí
option-relic_batch = Jakou hodnotu má víc relikvií odnesených najednou
option-relic_batch-each = každá podle svého pořadí
option-relic_batch-by_first = všechny jako první z nich
option-relic_order = Která relikvie s natištěnou hodnotou se zamíchá jako první
option-relic_order-ascending = ta s nejnižší hodnotou
option-relic_order-descending = ta s nejvyšší hodnotou
option-tie = Kdo vyhrává při shodě
option-tie-shared = vítězství se dělí
option-tie-relics_then_shared = kdo má víc relikvií; jinak se dělí
option-chests = Kdy všichni vidí, co je v truhlách
option-chests-hidden = až na konci
option-chests-open = pořád
option-odds = Lampa, která ukazuje, jak nebezpečná je další karta
option-odds-off = vypnutá
option-odds-on = zapnutá, pro všechny
option-expeditions = Počet výprav (jiný než 5: domácí pravidlo)
option-unofficial_seats = Hrát se dá i sólo nebo ve dvou
option-unofficial_seats-off = ne, tři až osm jako na krabici
option-unofficial_seats-on = ano, i když to žádná pravidla nepopisují
option-first_seat = Kdo otáčí karty (na hru to nemá vliv)
option-first_seat-random = určí los

## The drawing

sketch-expedition = Výprava { $number } { $of ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
} { $of }
sketch-over = { $expeditions ->
    [one] Výprava skončila
    [few] Všechny { $expeditions } výpravy skončily
    [many] Všech { $expeditions } výpravy skončilo
   *[other] Všech { $expeditions } výprav skončilo
}
sketch-deck = { $cards ->
    [one] 1 karta v balíčku
    [few] { $cards } karty v balíčku
    [many] { $cards } karty v balíčku
   *[other] { $cards } karet v balíčku
}
sketch-empty-path = Cesta je prázdná.
sketch-trap = { $kind ->
    [spider] pavouk
    [snake] had
    [lava] láva
    [boulder] balvan
    [ram] beranidlo
    [scorpion] štír
    [rockslide] sesuv
    [gas] plyn
    [explosion] výbuch
    [mummy] mumie
    [fire] oheň
    [rockfall] zával
   *[other] { $kind }
}
sketch-relic = ★ relikv.
sketch-danger = Podruhé osudné, zbývá:
sketch-in-cave = v jeskyni, u sebe { $rubies } ♦
sketch-in-camp = v táboře, v bezpečí
sketch-points = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
sketch-chest = truhla { $rubies } ♦
sketch-chest-closed = truhla skrytá

## Bots

bot-mouse = S každou kartou má jinou odvahu: bez důvodu uteče a bez důvodu zůstane.
bot-badger = Další kartu jakž takž odhadne, ale na ostatní nikdy nemyslí.
bot-fox = Ví totéž co sova, ale často dá na chvilkový nápad.
bot-owl = Nikdo nepozná, kdy odejde. Učila se z milionů her a počítá, co je v které truhle.
bot-random = U každé karty si hodí mincí.
bot-threshold = Odejde s určitou kořistí: s tím, co nese, a s rovným dílem toho, co leží na cestě.
bot-hazards = Odejde, když na cestě leží určitý počet druhů pastí.
bot-value = Přesně počítá, co další karta v průměru přinese a co může stát.
bot-sensible = Totéž i s relikviemi a s trochou váhání.
bot-search = Každou možnost si v hlavě několiksetkrát přehraje (jen v simulátoru).
