"""Many tables at once, compiled: a template like `loops.py`, loaded once for each game.

BOTS says whether bots sit at some of the seats: without them no policy is compiled.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from adamas.compiled import MOST_ACTIONS, MOST_SEATS, WORD, Ints
from adamas.compiled.memory import floats, ints, pointer
from adamas.compiled.streams import below, decision_key, game_key, numbered
from adamas.core.compilable import CHANCE, OVER
from adamas.core.fields import Kind

if TYPE_CHECKING:
    from adamas.compiled import njit
    from adamas.core.kernel import Fields, Kernel

    KERNEL: Kernel
    FIELDS: Fields
    LOOPS: Any
    BOTS: bool

begin, turn, legal, decide = KERNEL.begin, KERNEL.turn, KERNEL.legal, KERNEL.decide
score, conceal = KERNEL.score, KERNEL.conceal
answer, draw_one, share = LOOPS.answer, LOOPS.draw_one, LOOPS.share
SIZE, SCRATCH = FIELDS.SIZE, LOOPS.SCRATCH
ROW, ACTIONS = FIELDS.STATE.row_size, len(FIELDS.ACTIONS)

_BY_SEAT = [field for field in FIELDS.STATE.in_rows if field.by_seat]
SHARED = ROW - sum(map(FIELDS.STATE.width, _BY_SEAT))
"""How many fields of a row are not by seat: they come first."""


def _table(numbers: Iterable[int]) -> Ints:
    """Numbers to look up, and one more: an empty array does not compile."""
    return np.array([*numbers, 0], np.int64)


# Fields by seat: of one number each, of several, and sets of seats.
_NARROW = [each for each in _BY_SEAT if len(each.each) == 1 and each.kind is not Kind.SEATS]
_WIDE = [each for each in _BY_SEAT if len(each.each) > 1 and each.kind is not Kind.SEATS]
_SETS = [each for each in _BY_SEAT if each.kind is Kind.SEATS]
NARROW, WIDE, SETS = len(_NARROW), len(_WIDE), len(_SETS)
NARROW_AT, WIDE_AT, SETS_AT = (
    _table(each.at for each in fields) for fields in (_NARROW, _WIDE, _SETS)
)
WIDTH, SETS_WIDTH = (_table(len(each.each) for each in fields) for fields in (_WIDE, _SETS))
_NAMING = [field for field in FIELDS.STATE.in_rows if field.kind is Kind.SEAT]
NAMING_AT = _table(
    field.at + place for field in _NAMING for place in range(FIELDS.STATE.width(field))
)
"""Where a row names a seat."""
NAMING = len(NAMING_AT) - 1

# How a finished game is rewarded.
BY_WIN, BY_RANK, BY_SCORE = 0, 1, 2
# What is done at a table.
PASS_BY, CHOOSE, BEGIN, STEP, LOOK = 0, 1, 2, 3, 4


@njit
def deal(rules: Ints, state: Ints, key: np.uint64, draws: int) -> int:
    """Let chance move until somebody decides or the game is over; how many draws there were."""
    while turn(rules, state) == CHANCE:
        draws += 1
        draw_one(rules, state, numbered(key, draws))
    return draws


@njit
def see_own(rules: Ints, state: Ints, seats: int, seat: int, row: Any) -> None:
    """Write what a seat sees, but for the fields that everybody sees alike, which are there.

    Seats that do not exist keep what a new row has.
    """
    other = seat
    for place in range(seats):
        for field in range(NARROW):
            row[NARROW_AT[field] + place] = state[NARROW_AT[field] + other]
        other = other + 1 if other + 1 < seats else 0
    for field in range(WIDE):
        at, own, end = WIDE_AT[field], seat * WIDTH[field], seats * WIDTH[field]
        for place in range(own, end):
            row[at + place - own] = state[at + place]
        for place in range(own):
            row[at + end - own + place] = state[at + place]
    everybody = (1 << seats) - 1
    for field in range(SETS):
        at, own, end = SETS_AT[field], seat * SETS_WIDTH[field], seats * SETS_WIDTH[field]
        for place in range(own, end):
            members = state[at + place]
            row[at + place - own] = (members >> seat | members << (seats - seat)) & everybody
        for place in range(own):
            members = state[at + place]
            row[at + end - own + place] = (members >> seat | members << (seats - seat)) & everybody
    if seat:
        for each in range(NAMING):
            named = row[NAMING_AT[each]]
            if named >= 0:
                row[NAMING_AT[each]] = named - seat if named >= seat else named - seat + seats
    conceal(rules, state, seat, row)


@njit
def see(
    rules: Ints, state: Ints, seats: int, learners: Ints, count: int, table: int, rows: Any
) -> None:
    """Write what the learners of one table see."""
    first = rows[table * count * ROW :]
    for place in range(SHARED):
        first[place] = state[place]
    for learner in range(1, count):
        row = rows[(table * count + learner) * ROW :]
        for place in range(SHARED):
            row[place] = first[place]
    for learner in range(count):
        row = rows[(table * count + learner) * ROW :]
        see_own(rules, state, seats, WORD(learners[learner]), row)


@njit
def look(
    rules: Ints,
    state: Ints,
    seats: int,
    learners: Ints,
    count: int,
    table: int,
    rows: Any,
    mask: Any,
    deciding: Any,
    actions: Ints,
) -> None:
    """Write what the learners of one table see and may do. All arrays are flat."""
    see(rules, state, seats, learners, count, table, rows)
    for learner in range(count):
        place = table * count + learner
        own = mask[place * ACTIONS :]
        for action in range(ACTIONS):
            own[action] = 0
        choices = legal(rules, state, WORD(learners[learner]), actions)
        deciding[place] = 1 if choices else 0
        for choice in range(choices):
            own[actions[choice]] = 1


@njit
def asked(rules: Ints, state: Ints, learners: Ints, count: int, actions: Ints) -> bool:
    """Whether a learner has something to choose."""
    for learner in range(count):  # noqa: SIM110 - no generator compiles
        if legal(rules, state, WORD(learners[learner]), actions):
            return True
    return False


@njit
def let_bots_choose(
    rules: Ints, state: Ints, seats: int, key: np.uint64, joint: int, cast: Any, room: Any
) -> None:
    """What the bots at a table choose now; the learners' choices stay."""
    policies, ats, sizes, numbers = cast
    actions, choices, worth, scratch = room
    for seat in range(seats):
        if sizes[seat]:
            count = legal(rules, state, seat, actions)
            if count:
                # Decision 0 is who sits down.
                member = below(decision_key(key, seat, 0), sizes[seat])
                policy, at = policies[seat, member], ats[seat, member]
                word = decision_key(key, seat, joint)
                choices[seat] = answer(
                    rules,
                    state,
                    seat,
                    policy,
                    at,
                    pointer(numbers),
                    word,
                    actions,
                    count,
                    worth,
                    scratch,
                )


@njit
def go_on(
    rules: Ints,
    state: Ints,
    seats: int,
    key: np.uint64,
    learners: Ints,
    count: int,
    draws: int,
    joint: int,
    cast: Any,
    room: Any,
) -> tuple[int, int]:
    """Let chance and bots move until a learner has to choose or the game is over.

    How many draws and decisions there have been.
    """
    draws = deal(rules, state, key, draws)
    if BOTS:
        while turn(rules, state) != OVER and not asked(rules, state, learners, count, room[0]):
            joint += 1
            let_bots_choose(rules, state, seats, key, joint, cast, room)
            decide(rules, state, room[1])
            draws = deal(rules, state, key, draws)
    return draws, joint


@njit
def fill(states: Ints, learners: int, rows: Any) -> None:
    """Write all fields of all rows, also of seats that are not there."""
    all_states, all_rows = pointer(states), pointer(rows)
    for table in range(states.size // SIZE):
        for learner in range(learners):
            for place in range(ROW):
                all_rows[(table * learners + learner) * ROW + place] = all_states[
                    table * SIZE + place
                ]


@njit
def illegal(learners: int, chosen: Ints, mask: Any, deciding: Any) -> int:
    """The number of a table where somebody chose what is not legal, or -1."""
    picked, may, due = pointer(chosen), pointer(mask), pointer(deciding)
    for place in range(chosen.size):
        # Looked up in any case: nobody can foresee who has to choose.
        action = picked[place]
        exists = (action >= 0) & (action < ACTIONS)
        fine = may[place * ACTIONS + (action if exists else 0)] & exists
        if due[place] & (fine ^ 1):
            return place // learners
    return -1


@njit
def reward(way: int, scores: Ints, ranks: Ints, seats: int, seat: int) -> float:
    """What a finished game is worth to a seat."""
    if way == BY_SCORE:
        return scores[seat]  # type: ignore[no-any-return]
    if way == BY_WIN:
        return share(ranks, seats, seat)  # type: ignore[no-any-return]
    behind = 0.0
    for other in range(seats):
        if other != seat:
            behind += 1.0 if ranks[other] > ranks[seat] else 0.5 * (ranks[other] == ranks[seat])
    return behind / max(seats - 1, 1)


@njit
def choose_any(
    rules: Ints,
    state: Ints,
    key: np.uint64,
    joint: int,
    learners: Ints,
    count: int,
    chosen: Ints,
    actions: Ints,
) -> None:
    """Any legal action for every learner, as the policy RANDOM chooses in a simulation."""
    for learner in range(count):
        several = legal(rules, state, WORD(learners[learner]), actions)
        word = decision_key(key, learners[learner], joint)
        chosen[learner] = actions[below(word, several)] if several else 0


@njit
def visit(
    rules: Ints,
    seats: int,
    seed: np.uint64,
    learners: Ints,
    cast: Any,
    way: int,
    deeds: Any,
    chosen: Ints,
    states: Ints,
    games: Ints,
    draws: Ints,
    decisions: Ints,
    rows: Any,
    mask: Any,
    deciding: Any,
    last_rows: Any,
    rewards: Any,
    done: Any,
    scores: Ints,
    ranks: Ints,
) -> None:
    """Do at every table what `deeds` says. One function for all: each would be compiled anew.

    CHOOSE any action for the learners. BEGIN the game whose number stands in `games`. STEP: go on
    with what was chosen until a learner has to choose again or the game is over; a finished table
    begins its next game at once. LOOK at what the learners see and may do, which BEGIN and STEP do
    as well.
    """
    law, all_states, who, count = pointer(rules), pointer(states), pointer(learners), learners.size
    seen, may, due, actions = pointer(rows), pointer(mask), pointer(deciding), ints(MOST_ACTIONS)
    choices = ints(MOST_SEATS)
    room = (actions, choices, floats(MOST_ACTIONS), floats(SCRATCH))
    picked, last, worth = pointer(chosen), pointer(last_rows), pointer(rewards)
    ended, points, places, tables = pointer(done), pointer(scores), pointer(ranks), games.size
    game, drawn, decided = pointer(games), pointer(draws), pointer(decisions)
    for table in range(tables):
        deed = deeds[table]
        if deed == PASS_BY:
            continue
        state, own, first = all_states[table * SIZE :], table * count, table * seats
        key, moves, joint = game_key(seed, game[table]), drawn[table], decided[table]
        if deed == CHOOSE:
            choose_any(law, state, key, joint + 1, who, count, picked[own:], actions)
            continue
        over = False
        # If it is over already, only bots have played it since it began.
        if deed == STEP and (not BOTS or turn(law, state) != OVER):
            for learner in range(count):
                choices[who[learner]] = picked[own + learner]
            joint += 1
            if BOTS:
                let_bots_choose(law, state, seats, key, joint, cast, room)
            decide(law, state, choices)
            moves, joint = go_on(law, state, seats, key, who, count, moves, joint, cast, room)
        if deed == STEP:
            over = turn(law, state) == OVER
            ended[table] = over
            for learner in range(count):
                worth[own + learner] = 0.0
        if over:
            of_seats, ranked = points[first:], places[first:]
            score(law, state, of_seats, ranked)
            for learner in range(count):
                seat = WORD(who[learner])
                worth[own + learner] = reward(way, of_seats, ranked, seats, seat)
            see(law, state, seats, who, count, table, last)
            game[table] += tables
        if over or deed == BEGIN:
            key = game_key(seed, game[table])
            begin(law, state, seats)
            # A literal 0 has a type of its own.
            moves = joint = WORD(0)
            moves, joint = go_on(law, state, seats, key, who, count, moves, joint, cast, room)
        drawn[table], decided[table] = moves, joint
        look(law, state, seats, who, count, table, seen, may, due, actions)
