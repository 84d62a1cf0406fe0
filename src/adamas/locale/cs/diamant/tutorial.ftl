### A first game of Diamant, guided: at most three short sentences a step. It is also read aloud.
### $name1 and $name2 are the two other explorers.

tutorial-welcome = Vítej! Před námi je jeskyně plná rubínů. Tohle jsi ty a ostatní jdou s tebou. Pojďme dovnitř: otočí se karta.
tutorial-share = Poklad, { $rubies ->
    [one] 1 rubín
    [few] { $rubies } rubíny
    [many] { $rubies } rubínu
   *[other] { $rubies } rubínů
}! Každý dostane { $each ->
    [one] 1 rubín
    [few] { $each } rubíny
    [many] { $each } rubínu
   *[other] { $each } rubínů
}. { $left ->
    [one] Na kartě zůstane 1 rubín, protože se rozdělit nedá.
    [few] Na kartě zůstanou { $left } rubíny, protože se rozdělit nedají.
    [many] Na kartě zůstane { $left } rubínu, protože se rozdělit nedá.
   *[other] Na kartě zůstane { $left } rubínů, protože se rozdělit nedají.
}
tutorial-decide = Co neseš, ještě není v bezpečí. Po každé kartě si každý tajně vybere: jít dál, nebo se vrátit. Tentokrát jdi dál.
tutorial-trap = Had! První past svého druhu jen vyleká, ale druhý had by výpravu ukončil. Odvahu, jdi dál!
tutorial-relic = Relikvie! Dostane ji jen průzkumník, který se vrací sám, a s ní i všechny rubíny na cestě. Teď se vrať.
tutorial-alone = Nikdo jiný se nevrací! Neseš { $carried ->
    [one] 1 rubín
    [few] { $carried } rubíny
    [many] { $carried } rubínu
   *[other] { $carried } rubínů
}, z cesty bereš { $found } a k tomu relikvii: všechno je v bezpečí ve tvé truhle. Ostatní jsou ještě v jeskyni…
tutorial-failed = Druhý had! { $name1 } a { $name2 } ztrácejí všechno, co nesou: po { $lost ->
    [one] 1 rubínu
    [few] { $lost } rubínech
    [many] { $lost } rubínu
   *[other] { $lost } rubínech
}. Co máš v truhle ty, to ti nikdo nevezme.
tutorial-again = Všichni jsou zase v jeskyni, na nové cestě. Už neseš { $each ->
    [one] 1 rubín
    [few] { $each } rubíny
    [many] { $each } rubínu
   *[other] { $each } rubínů
}. Jdi dál.
tutorial-company = Další relikvie! Vrať se a uvidíš, kdo půjde s tebou.
tutorial-together = Zároveň s tebou se vrací { $name1 }. O rubíny na cestě se dělíte: každý dostane { $found ->
    [one] 1 rubín
    [few] { $found } rubíny
    [many] { $found } rubínu
   *[other] { $found } rubínů
}. Relikvie zůstává, protože se nikdo nevrací sám.
tutorial-last = Později se vrací { $name2 }, bez ostatních, a bere relikvii. Poslední výprava začíná pavoukem. Jdi dál.
tutorial-brave = Neseš { $each ->
    [one] 1 rubín
    [few] { $each } rubíny
    [many] { $each } rubínu
   *[other] { $each } rubínů
} a v balíčku jsou další pavouci. Opatrný průzkumník by se vrátil. Ty jdi dál, ať vidíš, co se stane!
tutorial-lost = Druhý pavouk! Ztrácíš, co neseš: { $lost ->
    [one] 1 rubín
    [few] { $lost } rubíny
    [many] { $lost } rubínu
   *[other] { $lost } rubínů
}. Tvoje truhla je ale pořád nejplnější, takže vyhráváš. Skutečná hra má { $expeditions ->
    [one] 1 výpravu
    [few] { $expeditions } výpravy
    [many] { $expeditions } výpravy
   *[other] { $expeditions } výprav
}.
