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

O_PHASE = 3
O_PILE = O_PHASE + PHASE_OVER + 1
O_DISCARDS = O_PILE + KINDS
PUBLIC = O_DISCARDS + KINDS
O_COLOUR = PUBLIC + 1
O_HELD = O_COLOUR + MOST_SEATS * PARTS


@compiled
def observe_public(rules: Ints, state: Ints, row: Scratch) -> None:
    """Write the first fields, which are the same for everybody."""
    row[0] = state[SEATS]
    row[1] = state[EPOCH]
    row[2] = state[LEFT]
    for phase in range(PHASE_OVER + 1):
        row[O_PHASE + phase] = state[PHASE] == phase
    for card in range(KINDS):
        row[O_PILE + card] = state[PILE + card]
        row[O_DISCARDS + card] = state[DISCARDS + card]


@compiled
def observe_own(rules: Ints, state: Ints, seat: int, row: Scratch) -> None:
    """Write the other fields."""
    seats = state[SEATS]
    row[PUBLIC] = (state[ON_TURN] - seat) % seats
    for place in range(seats):
        other = (seat + place) % seats
        for part in range(PARTS):
            row[O_COLOUR + place * PARTS + part] = state[COLOUR + other] == part
        for card in range(KINDS):
            row[O_HELD + place * KINDS + card] = state[HELD + other * KINDS + card]
