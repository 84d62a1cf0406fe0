### A table on a big screen, and the phones beside it.

## How to get there

wall-show = On a big screen
wall-open = Show this table on a big screen

## The big screen before the start

wall-join = Point a phone at the picture
wall-only-here = Phones cannot get here yet
wall-only-here-how = This server listens on this machine only. Stop it, and start it with this command:
wall-only-here-command = adamas serve
wall-free = free
wall-bot = bot
wall-nobody = A name and one tap, and you are in.
wall-seats-free = { $count ->
    [one] 1 seat is free. The game is started on a phone.
   *[other] { $count } seats are free. The game is started on a phone.
}
wall-all-here = Everybody is here. The game is started on a phone.
wall-keys = The key F or a tap: full screen and sound.
wall-full-screen = Full screen

## The big screen while people play

wall-waiting-many = { $count ->
    [one] 1 player is still choosing.
   *[other] { $count } players are still choosing.
}
wall-join-late = Join or come back
wall-again = Tap “Play again” on a phone, and it goes on here.

## The phones

card-join = Join
card-full = All seats are taken. Watch on the big screen.
card-room = Others can still join by the picture on the big screen.
card-look = Look at the big screen.
card-whole = The whole board
card-back = Back to my card
card-won = You win!
card-place = Place { $place }
card-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
