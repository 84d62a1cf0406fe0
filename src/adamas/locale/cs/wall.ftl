### A table on a big screen, and the phones beside it.

## How to get there

wall-show = Na velkou obrazovku
wall-open = Ukázat tento stůl na velké obrazovce

## The big screen before the start

wall-join = Namiř telefon na obrázek
wall-only-here = Telefony se sem zatím nedostanou
wall-only-here-how = Tento server naslouchá jen na tomto počítači. Zastav ho a spusť tímto příkazem:
# The same.
wall-only-here-command = adamas serve
wall-free = volné
# The same.
wall-bot = bot
wall-nobody = Stačí jméno a jedno klepnutí.
wall-seats-free = { $count ->
    [one] 1 místo je volné. Hra se spouští na telefonu.
    [few] { $count } místa jsou volná. Hra se spouští na telefonu.
    [many] { $count } místa je volného. Hra se spouští na telefonu.
   *[other] { $count } míst je volných. Hra se spouští na telefonu.
}
wall-all-here = Všichni jsou tady. Hra se spouští na telefonu.
wall-keys = Klávesa F nebo klepnutí: celá obrazovka a zvuk.
wall-full-screen = Celá obrazovka

## The big screen while people play

wall-waiting-many = { $count ->
    [one] 1 hráč ještě vybírá.
    [few] { $count } hráči ještě vybírají.
    [many] { $count } hráče ještě vybírá.
   *[other] { $count } hráčů ještě vybírá.
}
wall-join-late = Přisednout nebo se vrátit
wall-again = Na telefonu klepněte na „Hrát znovu“ a hra bude pokračovat tady.

## The phones

card-join = Přisednout
card-full = Všechna místa jsou obsazená. Sleduj velkou obrazovku.
card-room = Ostatní mohou ještě přisednout přes obrázek na velké obrazovce.
card-look = Podívej se na velkou obrazovku.
card-whole = Celý stůl
card-back = Zpět na moji kartu
card-won = Vyhráváš!
card-place = { $place }. místo
card-points = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
