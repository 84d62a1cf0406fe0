"""What a seat sees of Diamant as a row of numbers, for learners: the View without its names.

Seats are counted from the own one clockwise, so that a row reads the same wherever one sits.
"""

from adamas.core.compilable import Ints, Scratch, compiled
from adamas.games.diamant.kernel import (
    CHESTS,
    COUNTS,
    DECIDING,
    DECK,
    EXPEDITION,
    HAND,
    IN_CAVE,
    INSIDE,
    LEFT,
    LENGTH,
    LYING,
    MOST_SEATS,
    PATH_RELIC_POINTS,
    PATH_RELICS,
    POINTS,
    R_EXPEDITIONS,
    R_KINDS,
    R_TRAPS,
    REVEALED,
    SEATS,
    TAKEN,
    TRAPS,
)

FIELDS = (
    *("seats", "expedition", "expeditions", "deciding", "explorers", "hand", "lying"),
    *(
        "path length",
        "relics on path",
        "their printed points",
        "relics taken",
        "relics revealed",
        "cards left",
    ),
    *(f"trap {kind} on path" for kind in range(8)),
    *(f"in deck: kind {kind}" for kind in range(24)),
    *(f"inside: seat +{seat}" for seat in range(MOST_SEATS)),
    *(f"chest: seat +{seat}" for seat in range(MOST_SEATS)),
    *(f"relic points: seat +{seat}" for seat in range(MOST_SEATS)),
    *(f"relics: seat +{seat}" for seat in range(MOST_SEATS)),
)
"""What each number of a row means."""
OBSERVATION = len(FIELDS)
ACTIONS = 2
"""How many action numbers there are."""

O_TRAPS, O_DECK = 13, 21
O_INSIDE = PUBLIC = O_DECK + 24
O_CHESTS, O_POINTS, O_COUNTS = (O_INSIDE + MOST_SEATS * place for place in (1, 2, 3))


@compiled
def observe_public(rules: Ints, state: Ints, row: Scratch) -> None:
    """Write the first fields, which are the same for everybody."""
    row[0] = state[SEATS]
    row[1] = state[EXPEDITION]
    row[2] = rules[R_EXPEDITIONS]
    row[3] = state[DECIDING]
    row[4] = state[IN_CAVE]
    row[5] = state[HAND]
    row[6] = state[LYING]
    row[7] = state[LENGTH]
    row[8] = state[PATH_RELICS]
    row[9] = state[PATH_RELIC_POINTS]
    row[10] = state[TAKEN]
    row[11] = state[REVEALED]
    row[12] = state[LEFT]
    traps = state[TRAPS]
    for kind in range(rules[R_TRAPS]):
        row[O_TRAPS + kind] = traps >> kind & 1
    for kind in range(rules[R_KINDS]):
        row[O_DECK + kind] = state[DECK + kind]


@compiled
def observe_own(rules: Ints, state: Ints, seat: int, row: Scratch) -> None:
    """Write the other fields."""
    seats, inside = state[SEATS], state[INSIDE]
    other = seat
    for place in range(seats):
        row[O_INSIDE + place] = inside >> other & 1
        row[O_CHESTS + place] = state[CHESTS + other]
        row[O_POINTS + place] = state[POINTS + other]
        row[O_COUNTS + place] = state[COUNTS + other]
        other += 1
        if other == seats:
            other = 0
