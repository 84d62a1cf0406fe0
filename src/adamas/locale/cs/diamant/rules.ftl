### The rules of Diamant as a player reads them, with the numbers of an edition filled in.

heading-idea = O co jde

D1-1 = Je vás { $least_seats } až { $most_seats } průzkumníků. V jeskyni plné rubínů a pastí vás { $expeditions ->
    [one] čeká jediná výprava
    [few] čekají { $expeditions } výpravy
    [many] čeká { $expeditions } výpravy
   *[other] čeká { $expeditions } výprav
}. Po každém kroku si kladete stejnou otázku: jít hlouběji, nebo se vrátit s tím, co nesete?

heading-cards = Karty

D1-2 = Poklady ({ $treasure_cards } karet) ukazují, kolik rubínů na nich leží: { $treasure_values }. Pravidla tato čísla neuvádějí: pocházejí z veřejných popisů hry.
D1-3 = Pasti ({ $trap_cards } karet, od každého druhu { $trap_copies }): { $edition ->
    [schmidt2005] had, štír, sesuv skály, plyn a výbuch
    [incan_gold] pavouk, mumie, oheň, had a zával
    [online14] pavouk, mumie, oheň, had a zával
   *[other] obří pavouk, had, láva, valící se balvan a beranidlo
}.
D1-4 = { $relics_in_deck ->
    [none] { "" }
   *[other] Relikvie ({ $relic_cards } karet). Mají velkou cenu, ale jen pro průzkumníka, který se vrací sám.
}
D1-5 = Rubín je jeden bod. Diamant jen zastupuje pět rubínů, nic víc.
D1-6 = Každý z vás má průzkumníka, truhlu a dvě možnosti na výběr: jít dál, nebo se vrátit.

heading-before = Před výpravou

D3-1 = Všechny truhly jsou na začátku prázdné. { $relics_in_deck ->
    [all] Poklady, pasti a všechny relikvie ({ $relic_cards }) se zamíchají do jednoho balíčku.
   *[other] Poklady a pasti se zamíchají do jednoho balíčku.
}
D3-2 = { $relics_in_deck ->
    [joining] Relikvie leží vedle balíčku. Před každou výpravou, i před první, se do něj přimíchá další relikvie, dokud nějaké zbývají.{ $relic_values ->
        [printed] {" "}Leží lícem nahoru a přicházejí v pořadí { $joining_values }.
       *[by_order] {" "}Leží lícem dolů, a když některá přibude, všichni se to dozvědí.
    }
    [none] { $edition ->
        [schmidt2005] V tomto vydání relikvie nejsou.
       *[other] Pět karet relikvií z krabice se nepoužívá.
    }
   *[all] { "" }
}
D4-1 = Všichni vejdou do jeskyně. Nikdo zatím nic nenese a cesta je prázdná.

heading-step = Krok do jeskyně

D4-2 = Otoč vrchní kartu balíčku a polož ji na konec cesty. První karta přijde dřív, než se kdokoli rozhoduje.
D4-3 = Poklad: rubíny se rozdělí rovným dílem mezi všechny, kdo jsou v jeskyni. Svůj díl si nech vedle truhly; v bezpečí ještě není. Rubíny, které se rozdělit nedají, zůstanou na kartě.
D4-4 = Past, která je v této výpravě první svého druhu: jen leknutí, nic víc.
D4-5 = Past, která je druhá svého druhu: výprava hned končí nezdarem. Všichni v jeskyni zahodí, co nesou, a utečou. Kdo se vrátil dřív, o nic nepřijde.
D4-6 = { $relics_in_deck ->
    [none] { "" }
   *[other] Relikvie: zatím zůstane na cestě.
}

heading-decision = Hlouběji, nebo zpátky?

D4-7 = Po každé kartě, která výpravu neukončila, si každý v jeskyni tajně zvolí, zda jde dál, nebo se vrací. Všechny volby se ukážou najednou.
D-A15 = Když včas neodpovíš, vracíš se.
D4-8 = Kdo se vrací, posbírá rubíny na cestě. { $leftover ->
    [per_card] Je-li vás víc, rozdělte si rubíny z každé karty zvlášť. Co se na které kartě rozdělit nedá, tam zůstane.
   *[pooled] Je-li vás víc, dejte rubíny ze všech karet dohromady a rozdělte si je rovným dílem. Co se rozdělit nedá, zůstane v jeskyni.
}{ $relics_in_deck ->
    [none] { "" }
   *[other] {" "}Nevrací-li se s tebou v tomto kroku nikdo jiný, vezmeš si i všechny relikvie na cestě. Vrací-li se vás víc, relikvie zůstanou ležet.
} Všechno, co neseš a co cestou sebereš, si dej do truhly: z truhly se nic neztratí. Pak čekej v táboře, než výprava skončí.
D4-9 = Je-li jeskyně prázdná, výprava končí. Jinak ti, kdo jsou uvnitř, otočí další kartu.

heading-end-of-expedition = Po výpravě

D5-1 = Rubíny, které zůstaly na cestě, se vrátí do zásoby.
D5-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] Relikvie, které zůstaly na cestě, jsou ze hry venku. Relikvie, které nikdo neotočil, zůstávají v balíčku.
}
D5-3 = Pokud výpravu ukončila past, jedna karta jejího druhu odchází ze hry natrvalo. Ten druh je pak méně nebezpečný.
D5-4 = Všechny ostatní karty se vrátí do balíčku a ten se zamíchá.

heading-end = Konec

D5-5 = Hra končí po { $expeditions ->
    [one] této jediné výpravě
    [few] { $expeditions } výpravách
    [many] { $expeditions } výpravy
   *[other] { $expeditions } výpravách
}.
D6-1 = Spočítej rubíny ve své truhle{ $relics_in_deck ->
    [none] { "" }
   *[other] {" "}a přičti hodnotu svých relikvií
}. Vyhrává, kdo má nejvíc bodů.
D6-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] { $relic_values ->
        [printed] Relikvie má hodnotu, která je na ní natištěna: { $printed_values }.
       *[by_order] { $relic_counter ->
            [revealed] První tři relikvie, které se ve hře otočí, jsou za 5 bodů, další za 10. Mezi ty tři patří i relikvie ztracené v jeskyni.
           *[taken] První tři relikvie, které si kdo odnese, jsou za 5 bodů, další za 10. Relikvie ztracené v jeskyni se nepočítají.
        } { $relic_batch ->
            [by_first] Relikvie odnesené najednou mají všechny hodnotu první z nich: třetí a čtvrtá dohromady přinesou 5 a 5 bodů.
           *[each] I relikvie odnesené najednou se počítají jedna po druhé: třetí a čtvrtá dohromady přinesou 5 a 10 bodů.
        }
    }
}
D-A11 = { $tie ->
    [relics_then_shared] Při shodě vyhrává, kdo má víc relikvií. Je-li shoda i v nich, o vítězství se dělíte.
   *[shared] Při shodě se o vítězství dělíte.
}

heading-notes = Dobré vědět

D7-2 = Další karta je nebezpečná jen tehdy, když na cestě už leží past stejného druhu. Druh, který ukončil dvě výpravy, má už jen jednu kartu a žádnou další výpravu ukončit nemůže.
D-A7 = Vrátit se můžeš hned po první kartě, i s prázdnýma rukama.
D-A12 = { $chests ->
    [open] Každý vidí, co je v které truhle.
   *[hidden] Truhly zůstávají zavřené až do konce. Co si do nich kdo dal, ale viděli všichni, a tak se hodí dobrá paměť.
}
D-A16 = { $unofficial_seats ->
    [on] Tady se dá hrát i sólo nebo ve dvou. Žádná pravidla s tím nepočítají a nic se kvůli tomu nemění.
   *[off] { "" }
}
D-A18 = { $first_seat ->
    [random] Kdo otáčí karty, určí los. Na hru to nemá vliv.
   *[other] Karty otáčí jeden z vás. Kdo to je, nemá na hru vliv.
}
