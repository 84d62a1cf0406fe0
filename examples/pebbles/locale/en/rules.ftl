heading-setup = The bag
P1-1 = A bag holds { $pebbles } pebbles: { $white } white, { $grey } grey and { $black } black.
P1-2 = The first seat begins, unless the option first_seat says otherwise.

heading-turn = Your turn
P1-3 = Draw one pebble from the bag. Nobody else sees it.
P1-4 = Look at it and decide: keep it or put it aside.
P1-5 = What you keep lies face down before you. Others may count it; nobody looks at it again
    before the end.
P1-6 = What you put aside lies face up and is out of the game.
P1-7 = The turn passes clockwise until the bag is empty and the last pebble is down.

heading-end = The end
P1-8 = All show what they have kept. White counts 1 point, grey 2, and black { $black_costs ->
    [0] nothing
   *[other] takes away { $black_costs }
}.
P1-9 = Most points win. Players that tie share the place.
