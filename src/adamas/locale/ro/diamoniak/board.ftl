### The words of the board in the browser.

board-label = Masa
board-players = Ceilalți jucători

## What lies in front of somebody

board-own = (tu)
board-own-shared = (are dispozitivul)
board-on-turn = e la rând
board-castle = { $colour ->
    [red] Castelul roșu
    [blue] Castelul albastru
    [green] Castelul verde
    [yellow] Castelul galben
   *[other] Castelul
}: { $parts } din { $of } piese
board-no-castle = Încă fără castel
board-reserve = Cărțile de lângă castel
board-stack = { $card ->
    [red] { $count ->
        [one] 1 piesă roșie de rezervă
        [few] { $count } piese roșii de rezervă
       *[other] { $count } de piese roșii de rezervă
    }
    [blue] { $count ->
        [one] 1 piesă albastră de rezervă
        [few] { $count } piese albastre de rezervă
       *[other] { $count } de piese albastre de rezervă
    }
    [green] { $count ->
        [one] 1 piesă verde de rezervă
        [few] { $count } piese verzi de rezervă
       *[other] { $count } de piese verzi de rezervă
    }
    [yellow] { $count ->
        [one] 1 piesă galbenă de rezervă
        [few] { $count } piese galbene de rezervă
       *[other] { $count } de piese galbene de rezervă
    }
    [diamond] { $count ->
        [one] 1 diamant
        [few] { $count } diamante
       *[other] { $count } de diamante
    }
   *[fairy] { $count ->
        [one] 1 zână
        [few] { $count } zâne
       *[other] { $count } de zâne
    }
}

## The middle of the table

board-pile = Trage o carte. { $cards ->
    [0] Teancul e gol și se amestecă din nou.
    [one] În teanc a mai rămas 1 carte.
    [few] În teanc au mai rămas { $cards } cărți.
   *[other] În teanc au mai rămas { $cards } de cărți.
}
board-discards = Teancul de decartare: { $cards ->
    [0] gol
    [one] 1 carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
board-stop = Ajunge!
board-buy = Cumpără de la { $seller } o piesă pentru castelul tău, cu { $price ->
    [one] 1 diamant
    [few] { $price } diamante
   *[other] { $price } de diamante
}{ $count ->
    [one] {""}
    [few] {""}; are { $count }
   *[other] {""}; are { $count }
}
board-buy-shared = Cumpără de la { $seller } o piesă de castel, cu { $price ->
    [one] 1 diamant
    [few] { $price } diamante
   *[other] { $price } de diamante
}{ $count ->
    [one] {""}
    [few] {""}; are { $count }
   *[other] {""}; are { $count }
}

## The witch

board-shield = Trimite zâna!
board-sack = Pentru vrăjitoare: { $picked } din { $toll } cărți
board-give = Dă-i!
board-give-nothing = Nu-ți dau nimic!
board-pick = Dă { $card ->
    [red] o piesă roșie de rezervă
    [blue] o piesă albastră de rezervă
    [green] o piesă verde de rezervă
    [yellow] o piesă galbenă de rezervă
    [diamond] un diamant
   *[fairy] o zână
}, rămase: { $left }
board-pick-castle = Dă o piesă din castelul tău, rămase: { $left }
board-pick-castle-shared = Dă o piesă din castel, rămase: { $left }
board-unpick = Păstrează totuși { $card ->
    [red] piesa roșie
    [blue] piesa albastră
    [green] piesa verde
    [yellow] piesa galbenă
    [diamond] diamantul
   *[fairy] zâna
}

## What to do now

board-hint-draw = Atinge teancul!
board-hint-more = Încă una? Sau ajunge?
board-hint-witch = { $toll ->
    [0] Vrăjitoarea nu găsește nimic. Ce bine!
   *[other] { $left ->
        [0] Atât primește vrăjitoarea.
        [one] Încă 1 carte pentru vrăjitoare!
        [few] { $left } cărți pentru vrăjitoare!
       *[other] { $left } de cărți pentru vrăjitoare!
    }
}
board-hint-wait = { $name } joacă.
board-hint-over = { $name } are un castel întreg!

## What is asked, where several people share a device

question-shared = Ce urmează?
question-begin-shared = Un rând nou.
question-witch-shared = O vrăjitoare! Ce primește?

## The lamp

board-odds = { $mood ->
    [calm] Lampa zâmbește: probabil nu vine nicio vrăjitoare
    [careful] Lampa e atentă: poate veni o vrăjitoare
   *[danger] Lampa e îngrijorată: probabil vine o vrăjitoare
}
board-odds-numbers = Vrăjitoare: { $witches } din { $cards ->
    [one] 1 carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}.
