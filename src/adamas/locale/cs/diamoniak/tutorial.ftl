### A first game of Diamoniak, guided: for a child of five who is read to. Short words, short sentences.
### $name1 is the other player.

tutorial-welcome = Ahoj! Tady si postavíš zámek. Má { $parts ->
    [one] 1 část
    [few] { $parts } části
    [many] { $parts } části
   *[other] { $parts } částí
}. Kdo je má všechny první, vyhrává.
tutorial-draw = Klepni na hromádku! Jakou kartu dostaneš?
tutorial-castle = Červená část! Teď je červený zámek tvůj. Klepni na hromádku ještě jednou.
tutorial-spare = Zelená část se k červenému zámku nehodí. Leží vedle něj. Vezmi si další kartu!
tutorial-diamond = Diamant! Za diamanty si můžeš koupit části zámku. Zatím to stačí: klepni na ruku.
tutorial-other = { $name1 } staví modrý zámek a vedle něj má červenou část. Tu potřebuješ! Hledej diamanty: klepni na hromádku.
tutorial-saving = Další diamant! Část stojí { $price ->
    [one] 1 diamant
    [few] { $price } diamanty
    [many] { $price } diamantu
   *[other] { $price } diamantů
}. Vezmi si ještě kartu.
tutorial-buy = Teď máš { $price ->
    [one] 1 diamant
    [few] { $price } diamanty
    [many] { $price } diamantu
   *[other] { $price } diamantů
}. Kup si červenou část: klepni na ni!
tutorial-bought = Tvůj zámek je větší! Kdo si něco koupí, ten už v tom tahu karty netáhne. A teď jsi zase na tahu: klepni na hromádku.
tutorial-fairy = Víla! Zůstane u tebe a pomůže ti. Ještě jednu kartu? Neboj se!
tutorial-shield = Ale ne, bosorka! Chce od tebe { $toll ->
    [one] 1 kartu
    [few] { $toll } karty
    [many] { $toll } karty
   *[other] { $toll } karet
}. Ty ale máš vílu: zavolej ji na pomoc!
tutorial-saved = Bosorka je pryč a všechno ti zůstalo. Víla odletěla s ní. Vezmi si kartu!
tutorial-more = Diamant, to je krása! Ještě jednu kartu?
tutorial-luck = Žlutá část, ta patří vedle zámku. Další karta může být bosorka… Zkus to!
tutorial-give = Zase bosorka, a víla už tu není! Vezme si { $toll ->
    [one] 1 kartu
    [few] { $toll } karty
    [many] { $toll } karty
   *[other] { $toll } karet
} a ty vybíráš, co to bude. Dej jí to, co leží vedle zámku.
tutorial-end = Tvůj zámek pořád stojí! Teď už umíš všechno: stavět, kupovat a dávat pozor na bosorku.
