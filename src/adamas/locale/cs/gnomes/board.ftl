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
board-drawn-by = Přibírá { $name }
board-pile = Odloženo: { $tiles }
board-pile-top = Navrchu: { $tile }
board-pile-open = Prohlédnout odložené dlaždice
board-pile-title = Odložené dlaždice ({ $tiles }), od nejnovější

## Rows

board-row = Řada hráče { $name }
board-row-own = Tvoje řada ({ $name })
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
board-label = { $named }: { $what }
board-hole = prázdné
board-face-up = odkryto: { $tile }
board-face-seen = právě vidíš: { $tile }
board-face-known = zakrytá dlaždice, { $level }. patro; znáš ji: { $tile }
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
board-hint-memorise = Za chvíli budou lícem dolů.
board-hint-keep = Klepni na dlaždici, kterou nahradí, nebo ji odlož.
board-hint-lantern = Klepni na jednu ze svých dlaždic.
board-hint-torch = Klepni na dlaždici někoho jiného.
board-hint-peek = Tuto dlaždici vidíš jen ty.
board-hint-arrows = Krok 1 ze 2: klepni na jednu ze svých dlaždic.
board-hint-arrows-then = Krok 2 ze 2: klepni na dlaždici, kterou chceš na své místo { $slot }.
board-hint-bats = Krok 1 ze 2: klepni na jednu ze svých dlaždic.
board-hint-bats-then = Krok 2 ze 2: klepni na dlaždici, která se prohodí s místem { $slot }.
board-hint-explosion = Klepni na dlaždici, kterou obětuješ.
board-hint-cart = Klepni na dlaždici, která pojede nahoru.
board-hint-lit = { $round ->
    [4] To byl tvůj poslední pohled.
   *[other] Pohled { $round } ze 3: klepni na kteroukoli zakrytou dlaždici.
}
board-hint-change = Ještě si to můžeš rozmyslet.

## Memory help

board-unseen = Dlaždice, které neznáš
board-unseen-level = { $level }. patro
board-unseen-none = žádné

## The result

board-outcome = { $tiles }
