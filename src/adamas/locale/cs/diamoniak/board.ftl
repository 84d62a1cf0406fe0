### The words of the board in the browser.

board-label = Stůl
board-players = Ostatní hráči

## What lies in front of somebody

board-own = (to jsi ty)
board-own-shared = (má zařízení)
board-on-turn = na tahu
board-castle = { $colour ->
    [red] Červený zámek
    [blue] Modrý zámek
    [green] Zelený zámek
    [yellow] Žlutý zámek
   *[other] Zámek
}: { $parts } ze { $of } částí
board-no-castle = Zatím bez zámku
board-reserve = Karty vedle zámku
board-stack = { $card ->
    [red] { $count ->
        [one] 1 část červeného zámku navíc
        [few] { $count } části červeného zámku navíc
        [many] { $count } části červeného zámku navíc
       *[other] { $count } částí červeného zámku navíc
    }
    [blue] { $count ->
        [one] 1 část modrého zámku navíc
        [few] { $count } části modrého zámku navíc
        [many] { $count } části modrého zámku navíc
       *[other] { $count } částí modrého zámku navíc
    }
    [green] { $count ->
        [one] 1 část zeleného zámku navíc
        [few] { $count } části zeleného zámku navíc
        [many] { $count } části zeleného zámku navíc
       *[other] { $count } částí zeleného zámku navíc
    }
    [yellow] { $count ->
        [one] 1 část žlutého zámku navíc
        [few] { $count } části žlutého zámku navíc
        [many] { $count } části žlutého zámku navíc
       *[other] { $count } částí žlutého zámku navíc
    }
    [diamond] { $count ->
        [one] 1 diamant
        [few] { $count } diamanty
        [many] { $count } diamantu
       *[other] { $count } diamantů
    }
   *[fairy] { $count ->
        [one] 1 víla
        [few] { $count } víly
        [many] { $count } víly
       *[other] { $count } víl
    }
}

## The middle of the table

board-pile = Táhnout kartu. { $cards ->
    [0] Hromádka je prázdná a znovu se zamíchá.
    [one] V hromádce zbývá 1 karta.
    [few] V hromádce zbývají { $cards } karty.
    [many] V hromádce zbývá { $cards } karty.
   *[other] V hromádce zbývá { $cards } karet.
}
board-discards = Vrácené karty: { $cards ->
    [0] žádné
   *[other] { $cards }
}
board-stop = Stačí!
board-buy = Koupit část zámku za { $price ->
    [one] 1 diamant
    [few] { $price } diamanty
    [many] { $price } diamantu
   *[other] { $price } diamantů
}, prodává { $seller }{ $count ->
    [1] {""}
   *[other] {""}; na výběr { $count }
}
board-buy-shared = Koupit část zámku za { $price ->
    [one] 1 diamant
    [few] { $price } diamanty
    [many] { $price } diamantu
   *[other] { $price } diamantů
}, prodává { $seller }{ $count ->
    [1] {""}
   *[other] {""}; na výběr { $count }
}

## The witch

board-shield = Vílo, pomoz!
board-sack = Pro bosorku: vybráno { $picked }, potřeba { $toll }
board-give = Tu máš!
board-give-nothing = Nic ti nedám!
board-pick = Dát { $card ->
    [red] část červeného zámku ze zásoby
    [blue] část modrého zámku ze zásoby
    [green] část zeleného zámku ze zásoby
    [yellow] část žlutého zámku ze zásoby
    [diamond] diamant
   *[fairy] vílu
}, zbývá { $left }
board-pick-castle = Dát část svého zámku, zbývá { $left }
board-pick-castle-shared = Dát část zámku, zbývá { $left }
board-unpick = Přece jen si nechat { $card ->
    [red] část červeného zámku
    [blue] část modrého zámku
    [green] část zeleného zámku
    [yellow] část žlutého zámku
    [diamond] diamant
   *[fairy] vílu
}

## What to do now

board-hint-draw = Klepni na hromádku!
board-hint-more = Ještě jednu? Nebo stačí?
board-hint-witch = { $toll ->
    [0] Bosorka nic nenašla. Uf!
   *[other] { $left ->
        [0] Tohle dostane bosorka.
        [one] Ještě 1 karta pro bosorku!
        [few] { $left } karty pro bosorku!
        [many] { $left } karty pro bosorku!
       *[other] { $left } karet pro bosorku!
    }
}
board-hint-wait = Hraje { $name }.
board-hint-over = { $name } má hotový zámek!

## What is asked, where several people share a device

question-shared = Co teď?
question-begin-shared = Začíná nový tah.
question-witch-shared = Bosorka! Co dostane?

## The lamp

board-odds = { $mood ->
    [calm] Lampa se usmívá: bosorka asi nepřijde
    [careful] Lampa je opatrná: bosorka přijít může
   *[danger] Lampa se bojí: bosorka nejspíš přijde
}
board-odds-numbers = Karet: { $cards }, z toho bosorek: { $witches }.
