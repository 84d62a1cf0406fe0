### The figures in the rules of Diamoniak: what they show, and what is written below them.

figure-growing = { $parts ->
    [one] Zámek má 1 část.
    [few] Zámek má { $parts } části. Tečky ukazují, co ještě chybí.
    [many] Zámek má { $parts } části. Tečky ukazují, co ještě chybí.
   *[other] Zámek má { $parts } částí. Tečky ukazují, co ještě chybí.
}
figure-growing-alt = Zámek roste od první části až do konce; počet částí: { $parts }.
figure-kinds = { $cards ->
    [one] 1 karta.
    [few] Všechny { $cards } karty. Každá barva má svůj znak.
    [many] Všech { $cards } karty. Každá barva má svůj znak.
   *[other] Všech { $cards } karet. Každá barva má svůj znak.
}
figure-kinds-card = { $kind ->
    [red] Červený zámek
    [blue] Modrý zámek
    [green] Zelený zámek
    [yellow] Žlutý zámek
    [diamond] Diamant
    [witch] Bosorka
   *[fairy] Víla
}
figure-castle = Tvůj zámek
figure-reserve = Tvoje zásoba
figure-discards = Vrácené karty
figure-home = Co leží před tebou. Tento zámek je červený, a tak jsou části jiných barev navíc.
figure-places = Kam která karta patří. V tomto příkladu stavíš červený zámek.
figure-places-card = { $kind ->
    [own] Tvůj zámek
    [red] Tvoje barva: k zámku
    [blue] Jiná barva: do zásoby
    [diamond] Diamant: do zásoby
   *[fairy] Víla: do zásoby
}
figure-toll = { $toll ->
    [one] Bosorka si vezme 1 kartu. Vybíráš ji ty.
    [few] Bosorka si vezme { $toll } karty. Vybíráš je ty.
    [many] Bosorka si vezme { $toll } karty. Vybíráš je ty.
   *[other] Bosorka si vezme { $toll } karet. Vybíráš je ty.
}
figure-toll-alt = { $toll ->
    [one] Bosorka a 1 další karta jdou na hromádku vrácených karet.
    [few] Bosorka a { $toll } další karty jdou na hromádku vrácených karet.
    [many] Bosorka a { $toll } další karty jdou na hromádku vrácených karet.
   *[other] Bosorka a { $toll } dalších karet jdou na hromádku vrácených karet.
}
figure-toll-cards = { $toll ->
    [one] Bosorka a 1 tvoje karta
    [few] Bosorka a { $toll } tvoje karty
    [many] Bosorka a { $toll } tvé karty
   *[other] Bosorka a { $toll } tvých karet
}
figure-fairy = Víla odejde s bosorkou a všechno ostatní ti zůstane.
figure-fairy-alt = Bosorka a víla jdou na hromádku vrácených karet.
figure-fairy-cards = Bosorka a tvoje víla
figure-buying = { $payment ->
    [discard] Zaplatíš a část se přidá k tvému zámku. Diamanty jdou na hromádku vrácených karet.
   *[seller] Zaplatíš a část se přidá k tvému zámku. Diamanty dostane prodejce.
}
figure-buying-alt = { $price ->
    [one] 1 diamant se vymění za část zámku tvé barvy.
    [few] { $price } diamanty se vymění za část zámku tvé barvy.
    [many] { $price } diamantu se vymění za část zámku tvé barvy.
   *[other] { $price } diamantů se vymění za část zámku tvé barvy.
}
figure-buying-price = { $price ->
    [one] 1 diamant
    [few] { $price } diamanty
    [many] { $price } diamantu
   *[other] { $price } diamantů
}
figure-buying-part = Něčí část navíc
