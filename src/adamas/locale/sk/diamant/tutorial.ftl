### A first game of Diamant, guided: at most three short sentences a step. It is also read aloud.
### $name1 and $name2 are the two other explorers.

tutorial-welcome = Vitaj! Pred tebou je jaskyňa plná rubínov. Toto si ty a ostatní idú s tebou. Vojdime: otočí sa karta.
tutorial-share = { $rubies ->
    [one] Poklad, 1 rubín!
    [few] Poklad, { $rubies } rubíny!
    [many] Poklad, { $rubies } rubína!
   *[other] Poklad, { $rubies } rubínov!
} Každý dostáva { $each }. { $left ->
    [one] 1 rubín sa rozdeliť nedá, preto zostáva na karte.
    [few] { $left } rubíny sa rozdeliť nedajú, preto zostávajú na karte.
    [many] { $left } rubína sa rozdeliť nedá, preto zostáva na karte.
   *[other] { $left } rubínov sa rozdeliť nedá, preto zostáva na karte.
}
tutorial-decide = Čo nesieš, ešte nie je v bezpečí. Po každej karte si všetci tajne vyberú: ísť ďalej, alebo sa vrátiť. Tentoraz choď ďalej.
tutorial-trap = Had! Prvá pasca svojho druhu len vystraší, ale druhý had by výpravu ukončil. Odvahu, choď ďalej.
tutorial-relic = Relikvia! Dostane ju len ten, s kým sa nevracia nikto iný, a k nej všetky rubíny na ceste. Teraz sa vráť.
tutorial-alone = Nikto iný sa nevracia. Máš { $carried ->
    [one] 1 rubín
    [few] { $carried } rubíny
    [many] { $carried } rubína
   *[other] { $carried } rubínov
} pri sebe, { $found } z cesty a k tomu relikviu: všetko je v bezpečí v tvojej truhlici. Ostatní sú ešte v jaskyni…
tutorial-failed = Druhý had! { $name1 } a { $name2 } strácajú všetko, čo nesú: každý { $lost ->
    [one] 1 rubín
    [few] { $lost } rubíny
    [many] { $lost } rubína
   *[other] { $lost } rubínov
}. Čo máš v truhlici ty, ti nikto nevezme.
tutorial-again = Všetci sú opäť v jaskyni, na novej ceste. Nesieš už { $each ->
    [one] 1 rubín
    [few] { $each } rubíny
    [many] { $each } rubína
   *[other] { $each } rubínov
}. Choď ďalej.
tutorial-company = Ďalšia relikvia! Vráť sa a uvidíš, kto pôjde s tebou.
tutorial-together = { $name1 } sa vracia v tej istej chvíli. O rubíny na ceste sa delíte: každý dostáva { $found }. Relikvia zostáva, lebo sa vraciate dvaja.
tutorial-last = Neskôr sa vracia iba { $name2 } a dostáva relikviu. Posledná výprava sa začína pavúkom. Choď ďalej.
tutorial-brave = Nesieš { $each ->
    [one] 1 rubín
    [few] { $each } rubíny
    [many] { $each } rubína
   *[other] { $each } rubínov
} a v balíčku sú ďalšie pavúky. Opatrný prieskumník by sa vrátil. Choď ďalej, nech vidíš, čo sa stane!
tutorial-lost = Druhý pavúk! Strácaš, čo nesieš: { $lost ->
    [one] 1 rubín
    [few] { $lost } rubíny
    [many] { $lost } rubína
   *[other] { $lost } rubínov
}. Tvoja truhlica je aj tak najplnšia, takže vyhrávaš. Skutočná hra má { $expeditions ->
    [one] 1 výpravu
    [few] { $expeditions } výpravy
    [many] { $expeditions } výpravy
   *[other] { $expeditions } výprav
}.
