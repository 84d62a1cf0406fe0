### The words of the board in the browser.

board = Masa

## The mine

board-mine = Mina
board-level = Nivelul { $level }: { $tiles ->
    [0] niciun cartonaș rămas.
    [one] 1 cartonaș rămas.
    [few] { $tiles } cartonașe rămase.
   *[other] { $tiles } de cartonașe rămase.
}
board-here = Piticii sunt aici.
board-bench = Cartonașul luat și cele respinse
board-drawn-none = Cartonașul luat
board-drawn-own = Ai luat
board-drawn-own-shared = { $name } a luat
board-drawn-by = Luat de { $name }
board-pile = Respinse: { $tiles }
board-pile-top = Deasupra: { $tile }
board-pile-open = Răsfoiește cartonașele respinse
board-pile-title = Cartonașe respinse ({ $tiles }), întâi cele mai noi

## Rows

board-row = Șirul: { $name }
board-row-own = Șirul tău ({ $name })
board-row-own-shared = Șirul: { $name }
board-active = La rând
board-waiting = alege
board-ready = a ales
board-won = câștigă
board-up = { $diamonds ->
    [one] 1 diamant la vedere
    [few] { $diamonds } diamante la vedere
   *[other] { $diamonds } de diamante la vedere
}
board-sum = { $diamonds ->
    [one] 1 diamant în total
    [few] { $diamonds } diamante în total
   *[other] { $diamonds } de diamante în total
}
board-place = Locul { $slot }
board-place-own = Locul tău { $slot }
board-place-own-shared = Locul propriu { $slot }
board-label = { $named }: { $what }
board-hole = gol
board-face-up = { $tile }, cu fața în sus
board-face-seen = te uiți la { $tile }
board-face-seen-shared = { $tile }, se vede acum
board-face-known = cu spatele în sus, nivelul { $level }; ai văzut { $tile }
board-face-known-shared = cu spatele în sus, nivelul { $level }; văzut deja: { $tile }
board-face-down = cu spatele în sus, nivelul { $level }
board-lookers = { $count ->
    [one] { $names } se uită la el
    [few] { $names } se uită la el
   *[other] { $names } se uită la el
}
board-seen-by = văzut de { $names }
board-goes-up = pleacă sus cu căruciorul

## What to do

board-do-discard = Respinge-l
board-do-pass = Nu te uita
board-do-confirm = Am văzut destul
board-do-stop = Nu te mai uita
board-do-lay = Așază-le așa
board-hint-memorise = În curând vor sta cu spatele în sus.
board-hint-arrange = Trage un cartonaș sau atinge două, ca să facă schimb de locuri.
board-hint-arrange-then = Atinge cartonașul cu care face schimb de locuri.
board-hint-laid = Stau cu spatele în sus, în această ordine.
board-arranging-keys = Enter sau Spațiu ridică un cartonaș și îl pune jos, tastele săgeți îl mută.
board-moved = Acum pe locul { $slot } din { $places }: { $tile }
board-hint-keep = Atinge cartonașul de înlocuit sau respinge-l pe cel luat.
board-hint-lantern = Atinge un cartonaș de-al tău.
board-hint-lantern-shared = Atinge un cartonaș propriu.
board-hint-torch = Atinge un cartonaș al altcuiva.
board-hint-peek = Numai tu vezi acest cartonaș.
board-hint-peek-shared = Numai { $name } poate vedea acest cartonaș.
board-hint-arrows = Pasul 1 din 2: atinge un cartonaș de-al tău.
board-hint-arrows-shared = Pasul 1 din 2: atinge un cartonaș propriu.
board-hint-arrows-then = Pasul 2 din 2: atinge cartonașul pe care îl vrei pe locul tău { $slot }.
board-hint-arrows-then-shared = Pasul 2 din 2: atinge cartonașul care vine pe locul { $slot }.
board-hint-offer-then = Pasul 2 din 2: atinge un șir. Ce cartonaș primești din el se trage la sorți.
board-hint-offer-then-shared = Pasul 2 din 2: atinge un șir. Ce cartonaș vine din el se trage la sorți.
board-hint-bats = Pasul 1 din 2: atinge un cartonaș de-al tău.
board-hint-bats-shared = Pasul 1 din 2: atinge un cartonaș propriu.
board-hint-bats-then = Pasul 2 din 2: atinge cartonașul care face schimb cu locul { $slot }.
board-hint-explosion = Atinge cartonașul la care renunți.
board-hint-explosion-shared = Atinge cartonașul la care se renunță.
board-hint-cart = Atinge cartonașul care pleacă sus.
board-hint-lit = { $round ->
    [4] A fost ultima ta privire.
   *[other] Privirea { $round } din 3: atinge orice cartonaș.
}
board-hint-lit-shared = { $round ->
    [4] A fost ultima privire.
   *[other] Privirea { $round } din 3: atinge orice cartonaș.
}
board-hint-change = Încă te poți răzgândi.
board-hint-change-shared = Alegerea se mai poate schimba.

## What is asked, where several people share a device

question-shared = Ce urmează?
question-memorise-shared = Privește și învață cartonașele pe de rost.
question-keep-shared = Păstrează cartonașul luat? Pe ce loc?
question-lantern-shared = La ce cartonaș propriu se uită?
question-torch-shared = La ce cartonaș al altcuiva se uită?
question-peek-shared = Cartonașul e la vedere. Ajunge?
question-arrows-shared = Ce cartonaș propriu schimbă, și cu care?
question-lit-shared = Coridorul e iluminat pentru toți: la ce cartonaș se uită?
question-bats-shared = Lilieci! Care două cartonașe proprii fac schimb de locuri?
question-explosion-shared = O explozie! La ce cartonaș propriu renunță?
question-cart-shared = Un cărucior pleacă sus: ce cartonaș propriu merge cu el, cu fața în sus până la sfârșit?
swap-shared = schimbă locul { $slot } cu locul { $other_slot } de la { $seat }

## Memory help

board-unseen = Cartonașe pe care nu le-ai văzut
board-unseen-shared = Cartonașe pe care { $name } nu le-a văzut
board-unseen-level = Nivelul { $level }
board-unseen-none = niciunul

## The result

board-outcome = { $tiles }
