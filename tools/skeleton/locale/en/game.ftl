title = Skeleton
tagline = Draw a stone, and keep it or give it away.
question = What do you do with the stone?

edition-standard = Standard

option-first_seat = Who begins
option-first_seat-random = drawn by lot

keep = keep it
give = give it to the next

white = a white stone
black = a black stone
first = { $seat } begins

event-begins = { $seat } begins.
event-stone-drawn = { $seat } draws { $stone }; { $left ->
    [0] the bag is empty
    [one] one is left in the bag
   *[other] { $left } are left in the bag
}.
event-stone-taken = { $seat } has got { $stone }.
