"""Many tables at once, compiled: a template like `loops.py`, loaded once for each game."""

from typing import TYPE_CHECKING, Any

import numpy as np

from adamas.compiled import MOST_ACTIONS, MOST_OUTCOMES, MOST_SEATS, Ints
from adamas.compiled.memory import ints, pointer
from adamas.compiled.streams import drawn, game_key, numbered
from adamas.core.compilable import DECIDE, OVER

if TYPE_CHECKING:
    from adamas.compiled import njit
    from adamas.core.kernel import Kernel

    KERNEL: Kernel
    OBSERVATION_MODULE: Any

begin, turn, weights, legal = KERNEL.begin, KERNEL.turn, KERNEL.weights, KERNEL.legal
draw, decide, score = KERNEL.draw, KERNEL.decide, KERNEL.score
SIZE = KERNEL.SIZE
observe_public, observe_own = OBSERVATION_MODULE.observe_public, OBSERVATION_MODULE.observe_own
PUBLIC, OBSERVATION, ACTIONS = (
    OBSERVATION_MODULE.PUBLIC,
    OBSERVATION_MODULE.OBSERVATION,
    OBSERVATION_MODULE.ACTIONS,
)


@njit
def deal(rules: Ints, state: Ints, key: np.uint64, draws: int, copies: Ints) -> int:
    """Let chance move until somebody decides or the game is over; how many draws there were."""
    while True:
        due = turn(rules, state)
        if due in (DECIDE, OVER):
            return draws
        draws += 1
        count = weights(rules, state, copies)
        draw(rules, state, drawn(numbered(key, draws), copies, count))


@njit
def look(
    rules: Ints,
    state: Ints,
    seats: int,
    table: int,
    rows: Any,
    mask: Any,
    deciding: Any,
    actions: Ints,
) -> None:
    """Write what all seats of one table see and may do. All arrays are flat."""
    first = table * seats
    shared = rows[first * OBSERVATION :]
    for seat in range(seats):
        row = rows[(first + seat) * OBSERVATION :]
        if seat == 0:
            observe_public(rules, state, row)
        else:
            for field in range(PUBLIC):
                row[field] = shared[field]
        observe_own(rules, state, seat, row)
        own = mask[(first + seat) * ACTIONS :]
        for action in range(ACTIONS):
            own[action] = 0
        count = legal(rules, state, seat, actions)
        deciding[first + seat] = 1 if count else 0
        for place in range(count):
            own[actions[place]] = 1


@njit
def reset(
    rules: Ints,
    seats: int,
    seed: np.uint64,
    states: Ints,
    numbers: Ints,
    draws: Ints,
    rows: Any,
    mask: Any,
    deciding: Any,
) -> None:
    """Begin a game at every table."""
    law, copies, actions = pointer(rules), ints(MOST_OUTCOMES), ints(MOST_ACTIONS)
    seen, may, asked, all_states = pointer(rows), pointer(mask), pointer(deciding), pointer(states)
    for table in range(numbers.size):
        state = all_states[table * SIZE :]
        numbers[table] = table
        begin(law, state, seats)
        draws[table] = deal(law, state, game_key(seed, table), 0, copies)
        look(law, state, seats, table, seen, may, asked, actions)


@njit
def illegal(seats: int, chosen: Ints, mask: Any, deciding: Any) -> int:
    """The number of a table where somebody chose what is not legal, or -1."""
    picked, may, asked = pointer(chosen), pointer(mask), pointer(deciding)
    for place in range(chosen.size):
        if asked[place]:
            action = picked[place]
            if action < 0 or action >= ACTIONS or not may[place * ACTIONS + action]:
                return place // seats
    return -1


@njit
def step(
    rules: Ints,
    seats: int,
    seed: np.uint64,
    states: Ints,
    numbers: Ints,
    draws: Ints,
    chosen: Ints,
    rows: Any,
    mask: Any,
    deciding: Any,
    rewards: Any,
    done: Any,
    scores: Ints,
) -> None:
    """Every table makes one joint decision; a finished one begins its next game at once."""
    law, copies, actions = pointer(rules), ints(MOST_OUTCOMES), ints(MOST_ACTIONS)
    seen, may, asked, all_states = pointer(rows), pointer(mask), pointer(deciding), pointer(states)
    picked, points, ranks = pointer(chosen), ints(MOST_SEATS), ints(MOST_SEATS)
    tables = numbers.size
    for table in range(tables):
        state, first = all_states[table * SIZE :], table * seats
        decide(law, state, picked[first:])
        key = game_key(seed, numbers[table])
        draws[table] = deal(law, state, key, draws[table], copies)
        over = turn(law, state) == OVER
        done[table] = over
        for seat in range(seats):
            rewards[first + seat] = 0.0
        if over:
            score(law, state, points, ranks)
            winners = 0
            for seat in range(seats):
                winners += ranks[seat] == 1
            for seat in range(seats):
                scores[first + seat] = points[seat]
                if ranks[seat] == 1:
                    rewards[first + seat] = 1.0 / winners
            numbers[table] += tables
            begin(law, state, seats)
            draws[table] = deal(law, state, game_key(seed, numbers[table]), 0, copies)
        look(law, state, seats, table, seen, may, asked, actions)
