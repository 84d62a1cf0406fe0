### The words of the board in the browser.

board-label = Az asztal
board-players = A többi játékos

## What lies in front of somebody

board-own = (ez te vagy)
board-own-shared = (nála van az eszköz)
board-on-turn = ő jön
board-castle = { $colour ->
    [red] Piros kastély
    [blue] Kék kastély
    [green] Zöld kastély
    [yellow] Sárga kastély
   *[other] Kastély
}: { $of } részből { $parts }
board-no-castle = Még nincs kastély
board-reserve = Kártyák a kastély mellett
board-stack = { $card ->
    [red] { $count } tartalék piros kastélyrész
    [blue] { $count } tartalék kék kastélyrész
    [green] { $count } tartalék zöld kastélyrész
    [yellow] { $count } tartalék sárga kastélyrész
    [diamond] { $count } gyémánt
   *[fairy] { $count } tündér
}

## The middle of the table

board-pile = Húzz egy kártyát! { $cards ->
    [0] A pakli üres, előbb újrakeverjük.
   *[other] A pakliban { $cards } kártya van.
}
board-discards = Eldobott kártyák: { $cards ->
    [0] nincs
   *[other] { $cards }
}
board-stop = Elég!
board-buy = Veszek egy részt a kastélyomhoz { $price } gyémántért. Az eladó { $seller }{ $count ->
    [one] {""}
   *[other] {""}; { $count } ilyen van nála
}
board-buy-shared = Veszek egy kastélyrészt { $price } gyémántért. Az eladó { $seller }{ $count ->
    [one] {""}
   *[other] {""}; { $count } ilyen van nála
}

## The witch

board-shield = Tündér, segíts!
board-sack = A boszorkánynak: { $toll } kártyából { $picked }
board-give = Odaadom!
board-give-nothing = Nem adok semmit!
board-pick = Odaadok { $card ->
    [red] egy tartalék piros kastélyrészt
    [blue] egy tartalék kék kastélyrészt
    [green] egy tartalék zöld kastélyrészt
    [yellow] egy tartalék sárga kastélyrészt
    [diamond] egy gyémántot
   *[fairy] egy tündért
}, még { $left } van
board-pick-castle = Odaadok egy részt a kastélyomból, még { $left } van
board-pick-castle-shared = Odaadok egy részt a kastélyból, még { $left } van
board-unpick = Mégis megtartom { $card ->
    [red] a piros kastélyrészt
    [blue] a kék kastélyrészt
    [green] a zöld kastélyrészt
    [yellow] a sárga kastélyrészt
    [diamond] a gyémántot
   *[fairy] a tündért
}

## What to do now

board-hint-draw = Koppints a paklira!
board-hint-more = Még egyet? Vagy elég?
board-hint-witch = { $toll ->
    [0] A boszorkány nem talál semmit. Hurrá!
   *[other] { $left ->
        [0] Ezt kapja a boszorkány.
        [one] Még 1 kártya a boszorkánynak!
       *[other] { $left } kártya a boszorkánynak!
    }
}
board-hint-wait = { $name } játszik.
board-hint-over = { $name } összegyűjtött egy egész kastélyt!

## What is asked, where several people share a device

question-shared = Mi legyen?
question-begin-shared = Új kör.
question-witch-shared = Egy boszorkány! Mit kapjon?

## The lamp

board-odds = { $mood ->
    [calm] A lámpa mosolyog: aligha jön boszorkány
    [careful] A lámpa óvatos: jöhet boszorkány
   *[danger] A lámpa aggódik: valószínűleg boszorkány jön
}
board-odds-numbers = { $cards } kártyából { $witches } boszorkány.
