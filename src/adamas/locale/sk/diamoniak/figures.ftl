### The figures in the rules of Diamoniak: what they show, and what is written below them.

figure-growing = { $parts ->
    [one] Zámok má 1 diel.
    [few] Zámok má { $parts } diely. Bodky ukazujú, čo ešte chýba.
    [many] Zámok má { $parts } dielu. Bodky ukazujú, čo ešte chýba.
   *[other] Zámok má { $parts } dielov. Bodky ukazujú, čo ešte chýba.
}
figure-growing-alt = Zámok, ktorý rastie od prvého dielu; všetkých je { $parts }.
figure-kinds = { $cards ->
    [one] 1 karta.
    [few] Všetky { $cards } karty. Každá farba má svoj znak.
    [many] Všetky karty, spolu { $cards }. Každá farba má svoj znak.
   *[other] Všetkých { $cards } kariet. Každá farba má svoj znak.
}
figure-kinds-card = { $kind ->
    [red] Červený zámok
    [blue] Modrý zámok
    [green] Zelený zámok
    [yellow] Žltý zámok
    [diamond] Diamant
    [witch] Bosorka
   *[fairy] Víla
}
figure-castle = Tvoj zámok
figure-reserve = Tvoja zásoba
figure-discards = Odhodené karty
figure-home = Toto leží pred tebou. Zámok je červený, takže diely iných farieb sú navyše.
figure-places = Kam karta patrí. V tomto príklade staviaš červený zámok.
figure-places-card = { $kind ->
    [own] Tvoj zámok
    [red] Tvoja farba: k zámku
    [blue] Iná farba: do zásoby
    [diamond] Diamant: do zásoby
   *[fairy] Víla: do zásoby
}
figure-toll = { $toll ->
    [one] Bosorka si berie 1 kartu. Ty vyberáš ktorú.
    [few] Bosorka si berie { $toll } karty. Ty vyberáš ktoré.
    [many] Bosorka si berie { $toll } karty. Ty vyberáš ktoré.
   *[other] Bosorka si berie { $toll } kariet. Ty vyberáš ktoré.
}
figure-toll-alt = { $toll ->
    [one] Bosorka a 1 ďalšia karta idú k odhodeným kartám.
    [few] Bosorka a { $toll } ďalšie karty idú k odhodeným kartám.
    [many] Bosorka a { $toll } ďalšej karty idú k odhodeným kartám.
   *[other] Bosorka a { $toll } ďalších kariet idú k odhodeným kartám.
}
figure-toll-cards = { $toll ->
    [one] Bosorka a 1 tvoja karta
    [few] Bosorka a { $toll } tvoje karty
    [many] Bosorka a { $toll } tvojej karty
   *[other] Bosorka a { $toll } tvojich kariet
}
figure-fairy = Víla odchádza s bosorkou a všetko ostatné ti zostáva.
figure-fairy-alt = Bosorka a víla idú k odhodeným kartám.
figure-fairy-cards = Bosorka a tvoja víla
figure-buying = { $payment ->
    [discard] Zaplatíš a diel pribudne k tvojmu zámku. Diamanty idú k odhodeným kartám.
   *[seller] Zaplatíš a diel pribudne k tvojmu zámku. Diamanty dostane predávajúci.
}
figure-buying-alt = { $price ->
    [one] Výmena: 1 diamant za diel zámku tvojej farby.
    [few] Výmena: { $price } diamanty za diel zámku tvojej farby.
    [many] Výmena: { $price } diamantu za diel zámku tvojej farby.
   *[other] Výmena: { $price } diamantov za diel zámku tvojej farby.
}
figure-buying-price = { $price ->
    [one] 1 diamant
    [few] { $price } diamanty
    [many] { $price } diamantu
   *[other] { $price } diamantov
}
figure-buying-part = Diel, ktorý má niekto navyše
