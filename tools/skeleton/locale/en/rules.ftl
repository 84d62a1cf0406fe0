heading-setup = The bag
S1-1 = A bag holds { $stones } stones: { $white } white and { $black } black.
S1-2 = The first seat begins, unless the option first_seat says otherwise.

heading-turn = Your turn
S1-3 = Draw one stone from the bag. Everybody sees it.
S1-4 = Keep it, or give it to the next seat clockwise.
S1-5 = The turn passes clockwise until the bag is empty.

heading-end = The end
S1-6 = A white stone counts 1 point; a black one takes away 2.
S1-7 = Most points win. Players that tie share the place.
