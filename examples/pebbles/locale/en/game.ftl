title = Pebbles
tagline = Draw a pebble, peek, and keep it or put it aside.
question = Do you keep your pebble?

edition-standard = Standard

option-first_seat = Who begins
option-first_seat-random = drawn by lot
option-black_counts = A black pebble counts
option-black_counts-minus3 = minus 3
option-black_counts-zero = nothing

keep = keep it
put-aside = put it aside

white = a white pebble
grey = a grey pebble
black = a black pebble
first = { $seat } begins

event-begins = { $seat } begins.
event-pebble-drawn = { $seat } draws a pebble; { $left ->
    [0] the bag is empty
    [one] one is left in the bag
   *[other] { $left } are left in the bag
}.
event-look-began = Only you may look at it, { $seat }.
event-pebble-kept = { $seat } keeps the pebble, face down.
event-pebble-put-aside = { $seat } puts { $pebble } aside.
event-pebbles-shown = { $seat } shows { $white } white, { $grey } grey and { $black } black: {
    $points ->
        [one] { $points } point
       *[other] { $points } points
}.

bot-random = Does anything that is allowed, without looking at it.
bot-sensible = Keeps every pebble but the black ones, which never help.
