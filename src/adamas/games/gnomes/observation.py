"""What a seat sees of Gnomes as a row of numbers, for learners: the View without its names.

Seats are counted from the own one clockwise, so that a row reads the same wherever one sits. A face
is the number of its tile plus 1, and 0 where the seat does not know it.
"""

from adamas.core.compilable import Ints, Scratch, compiled
from adamas.games.gnomes.kernel import (
    ACTIVE,
    ALL_PLACES,
    BACK,
    BAGS,
    BURY,
    DRAWN,
    FACE,
    FACE_UP,
    HEIGHTS,
    LEVEL,
    LIT_ROUND,
    LOOK,
    LOOKING,
    MOST_KINDS,
    MOST_LEVELS,
    MOST_PLACES,
    MOST_SEATS,
    NONE,
    NOT_LOOKING,
    PHASE,
    PHASES,
    R_PLACES,
    SEATS,
    SEEN_BY,
)
from adamas.games.gnomes.tiles import KINDS

ABOUT_PLACES = ("level + 1", "face", "face up", "seen by how many")
FIELDS = (
    *("seats", "level", "lit round"),
    *(f"height of stack {level}" for level in range(MOST_LEVELS)),
    *(f"phase {phase.value}" for phase in PHASES),
    *("active: seat +", "drawn face"),
    *(f"unseen in {level}: {tile}" for level in range(MOST_LEVELS) for tile in KINDS),
    *(f"looks at: seat +{seat}" for seat in range(MOST_SEATS)),
    *(
        f"{what}: seat +{seat}, place {place}"
        for seat in range(MOST_SEATS)
        for place in range(MOST_PLACES)
        for what in ABOUT_PLACES
    ),
)
"""What each number of a row means."""
OBSERVATION = len(FIELDS)
ACTIONS = BURY + MOST_PLACES
"""How many action numbers there are."""

PHASE_COUNT, ABOUT = len(PHASES), len(ABOUT_PLACES)
# Where each of them stands; of several, the first.
O_SEATS = FIELDS.index("seats")
O_LEVEL = FIELDS.index("level")
O_LIT_ROUND = FIELDS.index("lit round")
O_HEIGHTS = FIELDS.index("height of stack 0")
O_PHASE = FIELDS.index(f"phase {PHASES[0].value}")
O_ACTIVE = PUBLIC = FIELDS.index("active: seat +")
O_DRAWN = FIELDS.index("drawn face")
O_UNSEEN = FIELDS.index(f"unseen in 0: {KINDS[0]}")
O_LOOKING = FIELDS.index("looks at: seat +0")
O_BACK, O_FACE, O_FACE_UP, O_SEEN_BY = (
    FIELDS.index(f"{what}: seat +0, place 0") for what in ABOUT_PLACES
)


@compiled
def observe_public(rules: Ints, state: Ints, row: Scratch) -> None:
    """Write the first fields, which are the same for everybody."""
    row[O_SEATS] = state[SEATS]
    row[O_LEVEL] = state[LEVEL]
    row[O_LIT_ROUND] = state[LIT_ROUND]
    for level in range(MOST_LEVELS):
        row[O_HEIGHTS + level] = state[HEIGHTS + level]
    for phase in range(PHASE_COUNT):
        row[O_PHASE + phase] = state[PHASE] == phase


@compiled
def observe_own(rules: Ints, state: Ints, seat: int, row: Scratch) -> None:
    """Write the other fields."""
    seats = state[SEATS]
    mine = state[ACTIVE] == seat
    row[O_ACTIVE] = (state[ACTIVE] - seat) % seats
    row[O_DRAWN] = state[DRAWN] + 1 if mine else 0
    for kind in range(MOST_LEVELS * MOST_KINDS):
        row[O_UNSEEN + kind] = state[BAGS + kind]
    if state[DRAWN] >= 0 and not mine:
        row[O_UNSEEN + state[LEVEL] * MOST_KINDS + state[DRAWN]] += 1
    for place in range(ALL_PLACES):
        hidden = not state[FACE_UP + place] and not state[SEEN_BY + place] >> seat & 1
        if state[FACE + place] >= 0 and hidden:
            row[O_UNSEEN + state[BACK + place] * MOST_KINDS + state[FACE + place]] += 1
    for turn in range(seats):
        other = (seat + turn) % seats
        row[O_LOOKING + turn] = looked_at(state, other, seat, seats)
        for slot in range(rules[R_PLACES]):
            place = other * MOST_PLACES + slot
            at = (turn * MOST_PLACES + slot) * ABOUT
            lies = state[FACE + place] != NONE
            known = state[FACE_UP + place] or state[SEEN_BY + place] >> seat & 1
            row[O_BACK + at] = state[BACK + place] + 1 if lies else 0
            row[O_FACE + at] = state[FACE + place] + 1 if lies and known else 0
            row[O_FACE_UP + at] = state[FACE_UP + place] if lies else 0
            row[O_SEEN_BY + at] = ones(state[SEEN_BY + place]) if lies else 0


@compiled
def looked_at(state: Ints, looker: int, seat: int, seats: int) -> int:
    """The place that somebody looks at, counted from 1 and from the own row on; 0 for none."""
    look = state[LOOKING + looker]
    if look == NOT_LOOKING:
        return 0
    owner, slot = (look - LOOK) // MOST_PLACES, (look - LOOK) % MOST_PLACES
    return 1 + (owner - seat) % seats * MOST_PLACES + slot


@compiled
def ones(bits: int) -> int:
    """How many seats a set of seats has."""
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count
