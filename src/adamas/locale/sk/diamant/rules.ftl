### The rules of Diamant as a player reads them, with the numbers of an edition filled in.

heading-idea = O čo ide

D1-1 = Ste prieskumníci a je vás { $least_seats } až { $most_seats }. V jaskyni plnej rubínov a pascí vás { $expeditions ->
    [one] čaká jediná výprava
    [few] čakajú { $expeditions } výpravy
    [many] čaká { $expeditions } výpravy
   *[other] čaká { $expeditions } výprav
}. Po každom kroku si kladiete tú istú otázku: ísť hlbšie, alebo sa vrátiť s tým, čo nesiete?

heading-cards = Karty

D1-2 = Poklady ({ $treasure_cards } kariet) ukazujú, koľko rubínov na nich leží: { $treasure_values }. Pravidlá tieto čísla neuvádzajú: pochádzajú z verejných opisov hry.
D1-3 = Pasce ({ $trap_cards } kariet, z každého druhu { $trap_copies }): { $edition ->
    [schmidt2005] had, škorpión, zosuv skál, plyn a výbuch
    [incan_gold] pavúk, múmia, oheň, had a zával
    [online14] pavúk, múmia, oheň, had a zával
   *[other] obrovský pavúk, had, láva, valiaci sa balvan a baranidlo
}.
D1-4 = { $relics_in_deck ->
    [none] { "" }
   *[other] Relikvie ({ $relic_cards } kariet). Majú veľkú cenu, ale len pre prieskumníka, ktorý sa vracia sám.
}
D1-5 = Rubín je jeden bod. Diamant iba zastupuje päť rubínov, nič viac.
D1-6 = Každý z vás má prieskumníka, truhlicu a dve možnosti na výber: ísť ďalej, alebo sa vrátiť.

heading-before = Pred výpravou

D3-1 = Všetky truhlice sú na začiatku prázdne. { $relics_in_deck ->
    [all] Poklady, pasce a všetky relikvie ({ $relic_cards }) sa zamiešajú do jedného balíčka.
   *[other] Poklady a pasce sa zamiešajú do jedného balíčka.
}
D3-2 = { $relics_in_deck ->
    [joining] Relikvie ležia vedľa balíčka. Pred každou výpravou, aj pred prvou, sa doň primieša ďalšia relikvia, kým nejaké zostávajú.{ $relic_values ->
        [printed] {" "}Ležia lícom nahor a prichádzajú v poradí { $joining_values }.
       *[by_order] {" "}Ležia lícom nadol, a keď niektorá pribudne, všetci sa to dozvedia.
    }
    [none] { $edition ->
        [schmidt2005] V tomto vydaní relikvie nie sú.
       *[other] Päť kariet relikvií z krabice sa nepoužíva.
    }
   *[all] { "" }
}
D4-1 = Všetci vojdú do jaskyne. Nikto zatiaľ nič nenesie a cesta je prázdna.

heading-step = Krok do jaskyne

D4-2 = Otoč vrchnú kartu balíčka a polož ju na koniec cesty. Prvá karta príde skôr, než sa ktokoľvek rozhoduje.
D4-3 = Poklad: rubíny sa rozdelia rovnakým dielom medzi všetkých, čo sú v jaskyni. Svoj podiel si polož vedľa truhlice; ešte nie je v bezpečí. Rubíny, ktoré sa rozdeliť nedajú, zostanú na karte.
D4-4 = Pasca, ktorá je v tejto výprave prvá svojho druhu: len sa zľakneš, nič viac.
D4-5 = Pasca, ktorá je druhá svojho druhu: výprava sa hneď končí nezdarom. Všetci v jaskyni zahodia, čo nesú, a utečú. Kto sa vrátil skôr, o nič nepríde.
D4-6 = { $relics_in_deck ->
    [none] { "" }
   *[other] Relikvia: zatiaľ zostane na ceste.
}

heading-decision = Hlbšie, alebo späť?

D4-7 = Po každej karte, ktorá výpravu neukončila, si každý v jaskyni tajne zvolí, či ide ďalej, alebo sa vracia. Všetky voľby sa ukážu naraz.
D-A15 = Ak neodpovieš včas, vraciaš sa.
D4-8 = Kto sa vracia, pozbiera rubíny na ceste. { $leftover ->
    [per_card] Ak je vás viac, rozdeľte si rubíny z každej karty zvlášť. Čo sa na ktorej karte rozdeliť nedá, tam zostane.
   *[pooled] Ak je vás viac, dajte rubíny zo všetkých kariet dokopy a rozdeľte si ich rovnakým dielom. Čo sa rozdeliť nedá, zostane v jaskyni.
}{ $relics_in_deck ->
    [none] { "" }
   *[other] {" "}Ak sa s tebou v tomto kroku nevracia nikto iný, vezmeš si aj všetky relikvie na ceste. Ak sa vás vracia viac, relikvie zostanú ležať.
} Všetko, čo nesieš a čo cestou pozbieraš, si daj do truhlice: z truhlice sa nič nestratí. Potom čakaj v tábore, kým sa výprava neskončí.
D4-9 = Keď je jaskyňa prázdna, výprava sa končí. Inak tí, čo sú vnútri, otočia ďalšiu kartu.

heading-end-of-expedition = Po výprave

D5-1 = Rubíny, ktoré zostali na ceste, sa vrátia do zásoby.
D5-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] Relikvie, ktoré zostali na ceste, odchádzajú z hry. Relikvie, ktoré nikto neotočil, zostávajú v balíčku.
}
D5-3 = Ak výpravu ukončila pasca, jedna karta jej druhu odchádza z hry natrvalo. Ten druh je potom menej nebezpečný.
D5-4 = Všetky ostatné karty sa vrátia do balíčka a ten sa zamieša.

heading-end = Koniec

D5-5 = Hra sa končí po { $expeditions ->
    [one] tejto jedinej výprave
    [few] { $expeditions } výpravách
    [many] { $expeditions } výpravy
   *[other] { $expeditions } výpravách
}.
D6-1 = Spočítaj rubíny vo svojej truhlici{ $relics_in_deck ->
    [none] { "" }
   *[other] {" "}a pripočítaj hodnotu svojich relikvií
}. Vyhráva, kto má najviac bodov.
D6-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] { $relic_values ->
        [printed] Relikvia má hodnotu, ktorá je na nej vytlačená: { $printed_values }.
       *[by_order] { $relic_counter ->
            [revealed] Prvé tri relikvie, ktoré sa v hre otočia, majú po 5 bodov, ďalšie po 10. Medzi tie tri patria aj relikvie stratené v jaskyni.
           *[taken] Prvé tri relikvie, ktoré si niekto odnesie, majú po 5 bodov, ďalšie po 10. Relikvie stratené v jaskyni sa nerátajú.
        } { $relic_batch ->
            [by_first] Relikvie odnesené naraz majú všetky hodnotu prvej z nich: tretia a štvrtá spolu prinesú 5 a 5 bodov.
           *[each] Aj relikvie odnesené naraz sa rátajú jedna po druhej: tretia a štvrtá spolu prinesú 5 a 10 bodov.
        }
    }
}
D-A11 = { $tie ->
    [relics_then_shared] Pri remíze vyhráva, kto má viac relikvií. Ak je remíza aj v nich, o víťazstvo sa delíte.
   *[shared] Pri remíze sa o víťazstvo delíte.
}

heading-notes = Dobré vedieť

D7-2 = Ďalšia karta je nebezpečná len vtedy, keď na ceste už leží pasca rovnakého druhu. Druh, ktorý ukončil dve výpravy, má už len jednu kartu a žiadnu ďalšiu výpravu ukončiť nemôže.
D-A7 = Vrátiť sa môžeš hneď po prvej karte, aj s prázdnymi rukami.
D-A12 = { $chests ->
    [open] Každý vidí, čo je v ktorej truhlici.
   *[hidden] Truhlice zostávajú zatvorené až do konca. Čo si do nich kto vložil, však videli všetci, a tak sa zíde dobrá pamäť.
}
D-A16 = { $unofficial_seats ->
    [on] Tu môže hrať aj jeden alebo dvaja. Žiadne pravidlá s tým nerátajú a nič sa preto nemení.
   *[off] { "" }
}
D-A18 = { $first_seat ->
    [random] Kto otáča karty, určí žreb. Na hru to nemá vplyv.
   *[other] Karty otáča jeden z vás. Kto to je, nemá na hru vplyv.
}
