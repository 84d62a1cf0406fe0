### The words of the board in the browser.

board = Stůl

## The mine

board-mine = Důl
board-level = { $level }. patro: { $tiles ->
    [0] nezbývá žádná dlaždice.
    [one] zbývá 1 dlaždice.
    [few] zbývají { $tiles } dlaždice.
    [many] zbývá { $tiles } dlaždice.
   *[other] zbývá { $tiles } dlaždic.
}
board-here = Skřítci jsou tady.
board-bench = Přibraná dlaždice a odložené dlaždice
board-drawn-none = Nová dlaždice
board-drawn-own = Přibíráš
board-drawn-own-shared = Přibírá { $name }
board-drawn-by = Přibírá { $name }
board-pile = Odloženo: { $tiles }
board-pile-top = Navrchu: { $tile }
board-pile-open = Prohlédnout odložené dlaždice
board-pile-title = Odložené dlaždice ({ $tiles }), od nejnovější

## Rows

board-row = Řada: { $name }
board-row-own = Tvoje řada ({ $name })
board-row-own-shared = Řada: { $name }
board-active = Na tahu
board-waiting = vybírá
board-ready = má vybráno
board-won = vyhrává
board-up = { $diamonds ->
    [one] 1 diamant odkrytý
    [few] { $diamonds } diamanty odkryté
    [many] { $diamonds } diamantu odkryto
   *[other] { $diamonds } diamantů odkryto
}
board-sum = { $diamonds ->
    [one] celkem 1 diamant
    [few] celkem { $diamonds } diamanty
    [many] celkem { $diamonds } diamantu
   *[other] celkem { $diamonds } diamantů
}
board-place = Místo { $slot }
board-place-own = Tvoje místo { $slot }
board-place-own-shared = Vlastní místo { $slot }
board-label = { $named }: { $what }
board-hole = prázdné
board-face-up = odkryto: { $tile }
board-face-seen = právě vidíš: { $tile }
board-face-seen-shared = právě je vidět: { $tile }
board-face-known = zakrytá dlaždice, { $level }. patro; znáš ji: { $tile }
board-face-known-shared = zakrytá dlaždice, { $level }. patro; už známá: { $tile }
board-face-down = zakrytá dlaždice, { $level }. patro
board-lookers = { $count ->
    [one] dívá se { $names }
    [few] dívají se { $names }
    [many] dívají se { $names }
   *[other] dívají se { $names }
}
board-seen-by = kdo ji zná: { $names }
board-goes-up = jede nahoru s vozíkem

## What to do

board-do-discard = Odložit
board-do-pass = Nedívat se
board-do-confirm = Hotovo
board-do-stop = Už se nedívat
board-do-lay = Položit takhle
board-hint-memorise = Za chvíli budou lícem dolů.
board-hint-arrange = Dlaždice prohodíš přetažením, nebo klepnutím na dvě z nich.
board-hint-arrange-then = Klepni na dlaždici, se kterou se prohodí.
board-hint-laid = Leží lícem dolů, v tomto pořadí.
board-arranging-keys = Enter nebo mezerník dlaždici zvedne a položí, klávesy se šipkami ji posunou.
board-moved = Teď na místě { $slot } z { $places }: { $tile }
board-hint-keep = Klepni na dlaždici, kterou nová nahradí, nebo novou odlož.
board-hint-lantern = Klepni na jednu ze svých dlaždic.
board-hint-lantern-shared = Klepni na vlastní dlaždici.
board-hint-torch = Klepni na dlaždici někoho jiného.
board-hint-peek = Tuto dlaždici vidíš jen ty.
board-hint-peek-shared = Tuto dlaždici smí vidět jen { $name }.
board-hint-arrows = Krok 1 ze 2: klepni na jednu ze svých dlaždic.
board-hint-arrows-shared = Krok 1 ze 2: klepni na vlastní dlaždici.
board-hint-arrows-then = Krok 2 ze 2: klepni na dlaždici, kterou chceš na své místo { $slot }.
board-hint-arrows-then-shared = Krok 2 ze 2: klepni na dlaždici, která přijde na místo { $slot }.
board-hint-offer-then = Krok 2 ze 2: klepni na něčí řadu. Kterou dlaždici z ní dostaneš, určí los.
board-hint-offer-then-shared = Krok 2 ze 2: klepni na něčí řadu. Která dlaždice z ní přijde, určí los.
board-hint-bats = Krok 1 ze 2: klepni na jednu ze svých dlaždic.
board-hint-bats-shared = Krok 1 ze 2: klepni na vlastní dlaždici.
board-hint-bats-then = Krok 2 ze 2: klepni na dlaždici, která se prohodí s místem { $slot }.
board-hint-explosion = Klepni na dlaždici, kterou obětuješ.
board-hint-explosion-shared = Klepni na dlaždici, která se obětuje.
board-hint-cart = Klepni na dlaždici, která pojede nahoru.
board-hint-lit = { $round ->
    [4] To byl tvůj poslední pohled.
   *[other] Pohled { $round } ze 3: klepni na kteroukoli dlaždici.
}
board-hint-lit-shared = { $round ->
    [4] To byl poslední pohled.
   *[other] Pohled { $round } ze 3: klepni na kteroukoli dlaždici.
}
board-hint-change = Ještě si to můžeš rozmyslet.
board-hint-change-shared = Ještě se to dá změnit.

## What is asked, where several people share a device

question-shared = Co teď?
question-memorise-shared = Prohlédni si dlaždice a nauč se je nazpaměť.
question-keep-shared = Ponechat si přibranou dlaždici? A kam s ní?
question-lantern-shared = Na kterou vlastní dlaždici se podívat?
question-torch-shared = Na kterou cizí dlaždici se podívat?
question-peek-shared = Podívej se na dlaždici. Stačí?
question-arrows-shared = Kterou vlastní dlaždici vyměnit a za kterou?
question-lit-shared = Chodba je osvětlená pro všechny: na kterou dlaždici se podívat?
question-bats-shared = Netopýři! Které dvě vlastní dlaždice prohodit?
question-explosion-shared = Výbuch! Kterou vlastní dlaždici obětovat?
question-cart-shared = Nahoru jede vozík: kterou vlastní dlaždici s ním poslat, odkrytou až do konce hry?
swap-shared = vyměnit místo { $slot } za místo { $other_slot } ({ $seat })

## Memory help

board-unseen = Dlaždice, které neznáš
board-unseen-shared = Co ještě nezná { $name }
board-unseen-level = { $level }. patro
board-unseen-none = žádné

## The result

board-outcome = { $tiles }
