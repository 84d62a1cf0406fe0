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

# Where each of them stands; of several, the first.
O_SEATS = FIELDS.index("seats")
O_EXPEDITION = FIELDS.index("expedition")
O_EXPEDITIONS = FIELDS.index("expeditions")
O_DECIDING = FIELDS.index("deciding")
O_EXPLORERS = FIELDS.index("explorers")
O_HAND = FIELDS.index("hand")
O_LYING = FIELDS.index("lying")
O_LENGTH = FIELDS.index("path length")
O_PATH_RELICS = FIELDS.index("relics on path")
O_PATH_RELIC_POINTS = FIELDS.index("their printed points")
O_TAKEN = FIELDS.index("relics taken")
O_REVEALED = FIELDS.index("relics revealed")
O_LEFT = FIELDS.index("cards left")
O_TRAPS = FIELDS.index("trap 0 on path")
O_DECK = FIELDS.index("in deck: kind 0")
O_INSIDE = PUBLIC = FIELDS.index("inside: seat +0")
O_CHESTS = FIELDS.index("chest: seat +0")
O_POINTS = FIELDS.index("relic points: seat +0")
O_COUNTS = FIELDS.index("relics: seat +0")


@compiled
def observe_public(rules: Ints, state: Ints, row: Scratch) -> None:
    """Write the first fields, which are the same for everybody."""
    row[O_SEATS] = state[SEATS]
    row[O_EXPEDITION] = state[EXPEDITION]
    row[O_EXPEDITIONS] = rules[R_EXPEDITIONS]
    row[O_DECIDING] = state[DECIDING]
    row[O_EXPLORERS] = state[IN_CAVE]
    row[O_HAND] = state[HAND]
    row[O_LYING] = state[LYING]
    row[O_LENGTH] = state[LENGTH]
    row[O_PATH_RELICS] = state[PATH_RELICS]
    row[O_PATH_RELIC_POINTS] = state[PATH_RELIC_POINTS]
    row[O_TAKEN] = state[TAKEN]
    row[O_REVEALED] = state[REVEALED]
    row[O_LEFT] = state[LEFT]
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
