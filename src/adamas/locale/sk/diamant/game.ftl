### The words of Diamant: cards, decisions, events, options, and the labels of the drawing.

# The same.
title = Diamant
tagline = Pokúšaj šťastie v jaskyni plnej rubínov a pascí.

## Cards and decisions

first = začína { $seat }
treasure = { $rubies ->
    [one] poklad (1 rubín)
    [few] poklad ({ $rubies } rubíny)
    [many] poklad ({ $rubies } rubína)
   *[other] poklad ({ $rubies } rubínov)
}
trap = { $kind ->
    [spider] obrovský pavúk
    [snake] had
    [lava] lávové jazierko
    [boulder] valiaci sa balvan
    [ram] baranidlo
    [scorpion] škorpión
    [rockslide] zosuv skál
    [gas] jedovatý plyn
    [explosion] výbuch
    [mummy] múmia
    [fire] oheň
    [rockfall] zával
   *[other] { $kind }
}
relic = { $value ->
    [none] relikvia
   *[other] relikvia za { $value } bodov
}
continue = ísť ďalej
exit = vrátiť sa
question = Hlbšie do jaskyne, alebo späť s tým, čo nesieš?

## Events

event-begins = Karty otáča { $seat }.
event-expedition-started = { $added ->
    [none] Začína sa výprava číslo { $number }.
   *[other] Začína sa výprava číslo { $number }; do balíčka pribúda { $added }.
}
event-revealed = Ďalšia karta: { $card }.
event-rubies-shared = { $rubies } ÷ { $explorers } = { $each } pre každého; na karte { $left ->
    [0] nezostáva nič
    [one] zostáva 1
    [few] zostávajú { $left }
    [many] zostáva { $left }
   *[other] zostáva { $left }
}.
event-expedition-failed = Druhý raz: { $trap }! { $victims } { $lost ->
    [0] { $victims_count ->
        [one] nemá čo stratiť
        [few] nemajú čo stratiť
        [many] nemajú čo stratiť
       *[other] nemajú čo stratiť
    }
   *[other] { $victims_count ->
        [one] stráca { $lost }
        [few] strácajú po { $lost }
        [many] strácajú po { $lost }
       *[other] strácajú po { $lost }
    }
} a jedna taká karta odchádza z hry.
event-stayed = { $seat } ide ďalej.
event-went-home = { $seat } sa vracia: { $carried } pri sebe + { $found } z cesty.
event-relics-taken = Nikto iný sa nevracia: { $values_count ->
    [one] { $seat } berie relikviu za { $values } bodov.
    [few] { $seat } berie { $values_count } relikvie za { $values } bodov.
    [many] { $seat } berie { $values_count } relikvie za { $values } bodov.
   *[other] { $seat } berie { $values_count } relikvií za { $values } bodov.
}
event-deck-ran-out = Karty sa minuli; kto je v jaskyni, vracia sa.
event-expedition-ended = Výprava číslo { $number } sa končí.{ $rubies_returned ->
    [0] {""}
    [one] {""} V jaskyni zostáva 1 rubín.
    [few] {""} V jaskyni zostávajú { $rubies_returned } rubíny.
    [many] {""} V jaskyni zostáva { $rubies_returned } rubína.
   *[other] {""} V jaskyni zostáva { $rubies_returned } rubínov.
}{ $relics_lost ->
    [0] {""}
    [one] {""} 1 relikvia je navždy stratená.
    [few] {""} { $relics_lost } relikvie sú navždy stratené.
    [many] {""} { $relics_lost } relikvie je navždy stratenej.
   *[other] {""} { $relics_lost } relikvií je navždy stratených.
}

## Editions

edition-iello2016 = IELLO 2016 (francúzske a srbské pravidlá)
edition-lavka = Lavka Games (ruské pravidlá), základná hra bez relikvií
edition-lavka_relics = Lavka Games (ruské pravidlá), variant s relikviami
edition-schmidt2005 = Schmidt 2005, prvé vydanie, bez relikvií
edition-incan_gold = Incan Gold, v každom kole o artefakt viac
edition-online14 = známa online verzia so 14 pokladmi

## Options

option-relics = Ako sa relikvie dostanú do balíčka
option-relics-all_in_deck = všetkých päť od začiatku
option-relics-one_per_expedition = pred každou výpravou o jednu viac
option-relics-none = bez relikvií
option-relic_values = Akú hodnotu majú relikvie
option-relic_values-5-5-5-10-10 = prvé tri po 5, ďalšie po 10
option-relic_values-5-7-8-10-12 = tú, ktorá je na nich vytlačená
option-leftover = Ako sa rubíny na ceste delia medzi tých, čo sa vracajú
option-leftover-pooled = všetky dokopy, jedným delením
option-leftover-per_card = karta po karte, ako to robia niektoré programy
option-relic_counter = Ktoré relikvie sa počítajú ako prvé tri
option-relic_counter-taken = prvé tri, ktoré si niekto odnesie
option-relic_counter-revealed = prvé tri, ktoré sa otočia
option-relic_batch = Akú hodnotu má viac relikvií odnesených naraz
option-relic_batch-each = každá podľa svojho poradia
option-relic_batch-by_first = všetky ako prvá z nich
option-relic_order = Ktorá relikvia s vytlačenou hodnotou sa zamieša ako prvá
option-relic_order-ascending = tá s najnižšou hodnotou
option-relic_order-descending = tá s najvyššou hodnotou
option-tie = Kto vyhráva pri remíze
option-tie-shared = víťazstvo sa delí
option-tie-relics_then_shared = kto má viac relikvií; inak sa delí
option-chests = Kedy všetci vidia, čo je v truhliciach
option-chests-hidden = až na konci
option-chests-open = stále
option-odds = Lampa, ktorá ukazuje, aká nebezpečná je ďalšia karta
option-odds-off = vypnutá
option-odds-on = zapnutá, pre všetkých
option-expeditions = Počet výprav (iný ako 5: domáce pravidlo)
option-unofficial_seats = Hrať môže aj jeden alebo dvaja
option-unofficial_seats-off = nie, traja až ôsmi ako na krabici
option-unofficial_seats-on = áno, hoci to žiadne pravidlá neopisujú
option-first_seat = Kto otáča karty (na hru to nemá vplyv)
option-first_seat-random = určí žreb

## The drawing

sketch-expedition = Výprava { $number } { $of ->
    [4] zo
    [6] zo
    [7] zo
   *[other] z
} { $of }
sketch-over = { $expeditions ->
    [one] Výprava sa skončila
    [few] Všetky { $expeditions } výpravy sa skončili
    [many] Všetkých { $expeditions } výpravy sa skončilo
   *[other] Všetkých { $expeditions } výprav sa skončilo
}
sketch-deck = { $cards ->
    [one] 1 karta v balíčku
    [few] { $cards } karty v balíčku
    [many] { $cards } karty v balíčku
   *[other] { $cards } kariet v balíčku
}
sketch-empty-path = Cesta je prázdna.
sketch-trap = { $kind ->
    [spider] pavúk
    [snake] had
    [lava] láva
    [boulder] balvan
    [ram] baranidlo
    [scorpion] škorpión
    [rockslide] zosuv
    [gas] plyn
    [explosion] výbuch
    [mummy] múmia
    [fire] oheň
    [rockfall] zával
   *[other] { $kind }
}
sketch-relic = ★ relikv.
sketch-danger = Druhý raz osudné, zostáva:
sketch-in-cave = v jaskyni, pri sebe { $rubies } ♦
sketch-in-camp = v tábore, v bezpečí
sketch-points = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
sketch-chest = truhlica { $rubies } ♦
sketch-chest-closed = truhlica ? ♦

## Bots

bot-mouse = S každou kartou má inú odvahu: pre nič za nič utečie, pre nič za nič zostane.
bot-badger = Ďalšiu kartu ako-tak odhadne, ale na ostatných nikdy nemyslí.
bot-fox = Vie to, čo sova, ale často dá na chvíľkový nápad.
bot-owl = Nikto nevie, kedy odíde. Učila sa z miliónov hier a počíta, čo je v ktorej truhlici.
bot-random = Pri každej karte si hodí mincou.
bot-threshold = Odíde s určitou korisťou: s tým, čo nesie, a s rovnakým dielom toho, čo leží na ceste.
bot-hazards = Odíde, keď na ceste leží určitý počet druhov pascí.
bot-value = Presne ráta, čo ďalšia karta priemerne prinesie a čo môže stáť.
bot-sensible = To isté aj s relikviami a s trochou váhania.
bot-search = Každú možnosť si v hlave vyskúša stovky ráz (len v simulátore).
