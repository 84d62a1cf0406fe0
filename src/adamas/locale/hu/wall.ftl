### A table on a big screen, and the phones beside it.

## How to get there

wall-show = Nagy képernyőn
wall-open = Mutatás nagy képernyőn

## The big screen before the start

wall-join = Irányíts egy telefont a képre!
wall-only-here = Telefonról ez még nem érhető el
wall-only-here-how = Ez a szerver csak ezen a gépen érhető el. Állítsd le, és indítsd el ezzel a paranccsal:
# The same.
wall-only-here-command = adamas serve
wall-free = szabad
wall-bot = robot
wall-nobody = Egy név, egy koppintás, és már bent is vagy.
wall-seats-free = { $count } hely szabad. A játék telefonról indítható.
wall-all-here = Mindenki itt van. A játék telefonról indítható.
wall-keys = F billentyű vagy koppintás: teljes képernyő és hang.
wall-full-screen = Teljes képernyő

## The big screen while people play

wall-waiting-many = { $count } játékos még választ.
wall-join-late = Beszállás vagy visszatérés
wall-again = Koppints egy telefonon a „Még egyet!” gombra, és itt folytatódik.

## The phones

card-join = Beszállok
card-full = Minden hely foglalt. Nézd a játékot a nagy képernyőn!
card-room = A nagy képernyőn látható képpel mások is beszállhatnak még.
card-look = Nézd a nagy képernyőt!
card-whole = Az egész játéktér
card-back = Vissza a saját lapomra
card-won = Győztél!
card-place = { $place }. lettél
card-points = { $points } pont
