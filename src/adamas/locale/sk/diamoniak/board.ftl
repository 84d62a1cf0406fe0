### The words of the board in the browser.

board-label = Stôl
board-players = Ostatní hráči

## What lies in front of somebody

board-own = (to si ty)
board-own-shared = (má zariadenie)
board-on-turn = na ťahu
board-castle = { $colour ->
    [red] Červený zámok
    [blue] Modrý zámok
    [green] Zelený zámok
    [yellow] Žltý zámok
   *[other] Zámok
}: { $parts } zo { $of } dielov
board-no-castle = Zatiaľ bez zámku
board-reserve = Karty vedľa zámku
board-stack = { $card ->
    [red] { $count ->
        [one] 1 červený diel zámku navyše
        [few] { $count } červené diely zámku navyše
        [many] { $count } červeného dielu zámku navyše
       *[other] { $count } červených dielov zámku navyše
    }
    [blue] { $count ->
        [one] 1 modrý diel zámku navyše
        [few] { $count } modré diely zámku navyše
        [many] { $count } modrého dielu zámku navyše
       *[other] { $count } modrých dielov zámku navyše
    }
    [green] { $count ->
        [one] 1 zelený diel zámku navyše
        [few] { $count } zelené diely zámku navyše
        [many] { $count } zeleného dielu zámku navyše
       *[other] { $count } zelených dielov zámku navyše
    }
    [yellow] { $count ->
        [one] 1 žltý diel zámku navyše
        [few] { $count } žlté diely zámku navyše
        [many] { $count } žltého dielu zámku navyše
       *[other] { $count } žltých dielov zámku navyše
    }
    [diamond] { $count ->
        [one] 1 diamant
        [few] { $count } diamanty
        [many] { $count } diamantu
       *[other] { $count } diamantov
    }
   *[fairy] { $count ->
        [one] 1 víla
        [few] { $count } víly
        [many] { $count } víly
       *[other] { $count } víl
    }
}

## The middle of the table

board-pile = Potiahnuť kartu. { $cards ->
    [0] Kôpka je prázdna a zamieša sa znova.
    [one] V kôpke zostáva 1 karta.
    [few] V kôpke zostávajú { $cards } karty.
    [many] V kôpke zostáva { $cards } karty.
   *[other] V kôpke zostáva { $cards } kariet.
}
board-discards = Odhodené karty: { $cards ->
    [0] žiadne
   *[other] { $cards }
}
board-stop = Stačí!
board-buy = Kúpiť diel do svojho zámku za { $price ->
    [one] 1 diamant
    [few] { $price } diamanty
    [many] { $price } diamantu
   *[other] { $price } diamantov
}, predáva { $seller }{ $count ->
    [1] {""}
   *[other] {""}; na výber { $count }
}
board-buy-shared = Kúpiť diel zámku za { $price ->
    [one] 1 diamant
    [few] { $price } diamanty
    [many] { $price } diamantu
   *[other] { $price } diamantov
}, predáva { $seller }{ $count ->
    [1] {""}
   *[other] {""}; na výber { $count }
}

## The witch

board-shield = Víla, pomôž!
board-sack = Pre bosorku: { $picked } / { $toll }
board-give = Tu máš!
board-give-nothing = Nič ti nedám!
board-pick = Dať { $card ->
    [red] červený diel navyše
    [blue] modrý diel navyše
    [green] zelený diel navyše
    [yellow] žltý diel navyše
    [diamond] diamant
   *[fairy] vílu
}, zostáva { $left }
board-pick-castle = Dať diel svojho zámku, zostáva { $left }
board-pick-castle-shared = Dať diel zámku, zostáva { $left }
board-unpick = Predsa si nechať { $card ->
    [red] červený diel zámku
    [blue] modrý diel zámku
    [green] zelený diel zámku
    [yellow] žltý diel zámku
    [diamond] diamant
   *[fairy] vílu
}

## What to do now

board-hint-draw = Ťukni na kôpku!
board-hint-more = Ešte jednu? Alebo stačí?
board-hint-witch = { $toll ->
    [0] Bosorka nič nenašla. Uf!
   *[other] { $left ->
        [0] Toto dostane bosorka.
        [one] Ešte 1 karta pre bosorku!
        [few] { $left } karty pre bosorku!
        [many] { $left } karty pre bosorku!
       *[other] { $left } kariet pre bosorku!
    }
}
board-hint-wait = Hrá { $name }.
board-hint-over = { $name } má hotový zámok!

## What is asked, where several people share a device

question-shared = Čo teraz?
question-begin-shared = Nový ťah.
question-witch-shared = Bosorka! Čo dostane?

## The lamp

board-odds = { $mood ->
    [calm] Lampa sa usmieva: bosorka asi nepríde
    [careful] Lampa je opatrná: bosorka prísť môže
   *[danger] Lampa sa bojí: bosorka zrejme príde
}
board-odds-numbers = Kariet: { $cards }, z toho bosoriek: { $witches }.
