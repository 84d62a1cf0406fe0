"""What a seat sees of Diamoniak as a row of numbers, for learners: the View without its names.

Seats are counted from the own one clockwise, so that a row reads the same wherever one sits.
"""

from adamas.core.compilable import Ints, Scratch, compiled
from adamas.games.diamoniak.cards import Card
from adamas.games.diamoniak.kernel import (
    BASE,
    COLOUR,
    DISCARDS,
    EPOCH,
    GIVE,
    HELD,
    KINDS,
    LEFT,
    MOST_SEATS,
    ON_TURN,
    PARTS,
    PHASE,
    PHASE_OVER,
    PILE,
    SEATS,
)

FIRST_CARD = next(iter(Card))
FIELDS = (
    *("seats", "pile", "cards in pile"),
    *(f"phase {phase}" for phase in range(PHASE_OVER + 1)),
    *(f"in pile: {card}" for card in Card),
    *(f"in discards: {card}" for card in Card),
    "on turn: seat +",
    *(f"builds colour {part}: seat +{seat}" for seat in range(MOST_SEATS) for part in range(PARTS)),
    *(f"holds {card}: seat +{seat}" for seat in range(MOST_SEATS) for card in Card),
)
"""What each number of a row means."""
OBSERVATION = len(FIELDS)
ACTIONS = GIVE + BASE**3
"""How many action numbers there are."""

# Where each of them stands; of several, the first.
O_SEATS = FIELDS.index("seats")
O_EPOCH = FIELDS.index("pile")
O_LEFT = FIELDS.index("cards in pile")
O_PHASE = FIELDS.index("phase 0")
O_PILE = FIELDS.index(f"in pile: {FIRST_CARD}")
O_DISCARDS = FIELDS.index(f"in discards: {FIRST_CARD}")
O_ON_TURN = PUBLIC = FIELDS.index("on turn: seat +")
O_COLOUR = FIELDS.index("builds colour 0: seat +0")
O_HELD = FIELDS.index(f"holds {FIRST_CARD}: seat +0")


@compiled
def observe_public(rules: Ints, state: Ints, row: Scratch) -> None:
    """Write the first fields, which are the same for everybody."""
    row[O_SEATS] = state[SEATS]
    row[O_EPOCH] = state[EPOCH]
    row[O_LEFT] = state[LEFT]
    for phase in range(PHASE_OVER + 1):
        row[O_PHASE + phase] = state[PHASE] == phase
    for card in range(KINDS):
        row[O_PILE + card] = state[PILE + card]
        row[O_DISCARDS + card] = state[DISCARDS + card]


@compiled
def observe_own(rules: Ints, state: Ints, seat: int, row: Scratch) -> None:
    """Write the other fields."""
    seats = state[SEATS]
    row[O_ON_TURN] = (state[ON_TURN] - seat) % seats
    for place in range(seats):
        other = (seat + place) % seats
        for part in range(PARTS):
            row[O_COLOUR + place * PARTS + part] = state[COLOUR + other] == part
        for card in range(KINDS):
            row[O_HELD + place * KINDS + card] = state[HELD + other * KINDS + card]
