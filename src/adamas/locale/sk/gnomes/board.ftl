### The words of the board in the browser.

board = Stôl

## The mine

board-mine = Baňa
board-level = { $level }. podlažie: { $tiles ->
    [0] nezostáva žiadna doštička.
    [one] zostáva 1 doštička.
    [few] zostávajú { $tiles } doštičky.
    [many] zostáva { $tiles } doštičky.
   *[other] zostáva { $tiles } doštičiek.
}
board-here = Gnómovia sú tu.
board-bench = Nová doštička a vyhodené doštičky
board-drawn-none = Nová doštička
board-drawn-own = Nová doštička
board-drawn-own-shared = Novú má { $name }
board-drawn-by = Novú má { $name }
board-pile = Vyhodené: { $tiles }
board-pile-top = Navrchu: { $tile }
board-pile-open = Prezrieť vyhodené doštičky
board-pile-title = Vyhodené doštičky ({ $tiles }), od najnovšej

## Rows

board-row = Rad hráča { $name }
board-row-own = Tvoj rad ({ $name })
board-row-own-shared = Rad hráča { $name }
board-active = Na ťahu
board-waiting = vyberá si
board-ready = má vybrané
board-won = vyhráva
board-up = { $diamonds ->
    [one] odokrytý 1 diamant
    [few] odokryté { $diamonds } diamanty
    [many] odokrytého { $diamonds } diamantu
   *[other] odokrytých { $diamonds } diamantov
}
board-sum = { $diamonds ->
    [one] spolu 1 diamant
    [few] spolu { $diamonds } diamanty
    [many] spolu { $diamonds } diamantu
   *[other] spolu { $diamonds } diamantov
}
board-place = Miesto { $slot }
board-place-own = Tvoje miesto { $slot }
board-place-own-shared = Vlastné miesto { $slot }
board-label = { $named }: { $what }
board-hole = prázdne
board-face-up = odokryté: { $tile }
board-face-seen = práve vidíš: { $tile }
board-face-seen-shared = práve vidno: { $tile }
board-face-known = zakrytá doštička, { $level }. podlažie; poznáš ju: { $tile }
board-face-known-shared = zakrytá doštička, { $level }. podlažie; už známa: { $tile }
board-face-down = zakrytá doštička, { $level }. podlažie
board-lookers = { $count ->
    [one] pozerá sa { $names }
    [few] pozerajú sa { $names }
    [many] pozerajú sa { $names }
   *[other] pozerajú sa { $names }
}
board-seen-by = kto ju pozná: { $names }
board-goes-up = ide hore s vozíkom

## What to do

board-do-discard = Vyhodiť
board-do-pass = Nepozrieť sa
board-do-confirm = Hotovo
board-do-stop = Už sa nepozerať
board-do-lay = Položiť takto
board-hint-memorise = O chvíľu budú lícom nadol.
board-hint-arrange = Doštičky prehodíš potiahnutím alebo ťuknutím na dve z nich.
board-hint-arrange-then = Ťukni na doštičku, s ktorou sa prehodí.
board-hint-laid = Ležia lícom nadol, v tomto poradí.
board-arranging-keys = Enter alebo medzerník doštičku zdvihne a položí, klávesy so šípkami ju posunú.
board-moved = Teraz na mieste { $slot } z { $places }: { $tile }
board-hint-keep = Ťukni na doštičku, ktorú nahradí, alebo novú vyhoď.
board-hint-lantern = Ťukni na jednu zo svojich doštičiek.
board-hint-lantern-shared = Ťukni na vlastnú doštičku.
board-hint-torch = Ťukni na doštičku niekoho iného.
board-hint-peek = Túto doštičku vidíš iba ty.
board-hint-peek-shared = Túto doštičku smie vidieť iba { $name }.
board-hint-arrows = Krok 1 z 2: ťukni na jednu zo svojich doštičiek.
board-hint-arrows-shared = Krok 1 z 2: ťukni na vlastnú doštičku.
board-hint-arrows-then = Krok 2 z 2: ťukni na doštičku, ktorú chceš na svoje miesto { $slot }.
board-hint-arrows-then-shared = Krok 2 z 2: ťukni na doštičku, ktorá príde na miesto { $slot }.
board-hint-offer-then = Krok 2 z 2: ťukni na niečí rad. Ktorú doštičku z neho dostaneš, určí žreb.
board-hint-offer-then-shared = Krok 2 z 2: ťukni na niečí rad. Ktorá doštička z neho príde, určí žreb.
board-hint-bats = Krok 1 z 2: ťukni na jednu zo svojich doštičiek.
board-hint-bats-shared = Krok 1 z 2: ťukni na vlastnú doštičku.
board-hint-bats-then = Krok 2 z 2: ťukni na doštičku, ktorá sa prehodí s miestom { $slot }.
board-hint-explosion = Ťukni na doštičku, ktorú obetuješ.
board-hint-explosion-shared = Ťukni na doštičku, ktorá sa obetuje.
board-hint-cart = Ťukni na doštičku, ktorá pôjde hore.
board-hint-lit = { $round ->
    [4] To bol tvoj posledný pohľad.
   *[other] Pohľad { $round } z 3: ťukni na ktorúkoľvek doštičku.
}
board-hint-lit-shared = { $round ->
    [4] To bol posledný pohľad.
   *[other] Pohľad { $round } z 3: ťukni na ktorúkoľvek doštičku.
}
board-hint-change = Ešte si to môžeš rozmyslieť.
board-hint-change-shared = Ešte sa to dá zmeniť.

## What is asked, where several people share a device

question-shared = Čo teraz?
question-memorise-shared = Pozri si doštičky a nauč sa ich naspamäť.
question-keep-shared = Nechať si novú doštičku? A kam s ňou?
question-lantern-shared = Ktorú vlastnú doštičku si pozrieť?
question-torch-shared = Ktorú cudziu doštičku si pozrieť?
question-peek-shared = Pozri si doštičku. Už stačí?
question-arrows-shared = Ktorú vlastnú doštičku vymeniť a za ktorú?
question-lit-shared = Chodba je osvetlená pre všetkých: ktorú doštičku si pozrieť?
question-bats-shared = Netopiere! Ktoré dve vlastné doštičky sa prehodia?
question-explosion-shared = Explózia! Ktorú vlastnú doštičku obetovať?
question-cart-shared = Hore ide vozík: ktorá vlastná doštička pôjde s ním, odokrytá až do konca hry?
swap-shared = vymeniť miesto { $slot } za miesto { $other_slot } ({ $seat })

## Memory help

board-unseen = Doštičky, ktoré nepoznáš
board-unseen-shared = Doštičky, ktoré nepozná { $name }
board-unseen-level = { $level }. podlažie
board-unseen-none = žiadne

## The result

board-outcome = { $tiles }
