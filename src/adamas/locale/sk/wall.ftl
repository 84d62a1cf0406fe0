### A table on a big screen, and the phones beside it.

## How to get there

wall-show = Na veľkej obrazovke
wall-open = Ukázať tento stôl na veľkej obrazovke

## The big screen before the start

wall-join = Namier telefón na obrázok
wall-only-here = Telefóny sa sem zatiaľ nedostanú
wall-only-here-how = Server počúva iba na tomto počítači. Zastav ho a spusti týmto príkazom:
# The same.
wall-only-here-command = adamas serve
wall-free = voľné
wall-bot = bot
wall-nobody = Stačí meno, jedno ťuknutie a hráš.
wall-seats-free = { $count ->
    [one] 1 miesto je voľné.
    [few] { $count } miesta sú voľné.
    [many] { $count } miesta je voľných.
   *[other] { $count } miest je voľných.
} Hra sa spúšťa na telefóne.
wall-all-here = Všetci sú tu. Hra sa spúšťa na telefóne.
wall-keys = Kláves F alebo ťuknutie: celá obrazovka a zvuk.
wall-full-screen = Celá obrazovka

## The big screen while people play

wall-waiting-many = { $count ->
    [one] 1 hráč si ešte vyberá.
    [few] { $count } hráči si ešte vyberajú.
    [many] { $count } hráča si ešte vyberá.
   *[other] { $count } hráčov si ešte vyberá.
}
wall-join-late = Pridať sa alebo sa vrátiť
wall-again = Ťukni na telefóne na „Hrať znova“ a bude sa tu pokračovať.

## The phones

card-join = Pridať sa
card-full = Všetky miesta sú obsadené. Pozeraj na veľkú obrazovku.
card-room = Ďalší sa ešte môžu pridať cez obrázok na veľkej obrazovke.
card-look = Pozri na veľkú obrazovku.
card-whole = Celý stôl
card-back = Späť na moju kartu
card-won = Vyhrávaš!
card-place = { $place }. miesto
card-points = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
