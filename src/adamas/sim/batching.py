"""Many tables at once, compiled: a template like `loops.py`, loaded once for each game."""

from typing import TYPE_CHECKING, Any

import numpy as np

from adamas.compiled import MOST_ACTIONS, MOST_OUTCOMES, MOST_SEATS, Ints, njit
from adamas.compiled.streams import below, game_key, numbered
from adamas.core.compiling import DECIDE, OVER

if TYPE_CHECKING:
    from adamas.core.kernel import Kernel

    KERNEL: Kernel
    OBSERVING: Any

begin, turn, weights, legal = KERNEL.begin, KERNEL.turn, KERNEL.weights, KERNEL.legal
draw, decide, score = KERNEL.draw, KERNEL.decide, KERNEL.score
observe, OBSERVATION = OBSERVING.observe, OBSERVING.OBSERVATION

LEGAL, ILLEGAL = 0, -1


@njit
def deal(rules: Ints, state: Ints, key: np.uint64, draws: int, copies: Ints) -> int:
    """Let chance move until somebody decides or the game is over; how many draws there were."""
    while True:
        due = turn(rules, state)
        if due in (DECIDE, OVER):
            return draws
        draws += 1
        total, count = 0, weights(rules, state, copies)
        for outcome in range(count):
            total += copies[outcome]
        place, outcome = below(numbered(key, draws), total), 0
        while place >= copies[outcome]:
            place -= copies[outcome]
            outcome += 1
        draw(rules, state, outcome)


@njit
def look(
    rules: Ints, state: Ints, seats: int, rows: Any, mask: Any, deciding: Any, actions: Ints
) -> None:
    """Write what all seats of one table see and may do."""
    for seat in range(seats):
        observe(rules, state, seat, rows[seat])
        count = legal(rules, state, seat, actions)
        deciding[seat] = count > 0
        own = mask[seat]
        for action in range(own.shape[0]):
            own[action] = False
        for place in range(count):
            own[actions[place]] = True


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
    copies, actions = np.empty(MOST_OUTCOMES, np.int64), np.empty(MOST_ACTIONS, np.int64)
    for table in range(states.shape[0]):
        state = states[table]
        numbers[table] = table
        begin(rules, state, seats)
        draws[table] = deal(rules, state, game_key(seed, table), 0, copies)
        look(rules, state, seats, rows[table], mask[table], deciding[table], actions)


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
) -> int:
    """Every table makes one joint decision; a finished one begins its next game at once.

    The number of a table where somebody chose what is not legal, or -1. Nothing is done then.
    """
    tables = states.shape[0]
    for table in range(tables):
        for seat in range(seats):
            action = chosen[table, seat]
            if deciding[table, seat] and not (
                0 <= action < mask.shape[2] and mask[table, seat, action]
            ):
                return table
    copies, actions = np.empty(MOST_OUTCOMES, np.int64), np.empty(MOST_ACTIONS, np.int64)
    points, ranks = np.empty(MOST_SEATS, np.int64), np.empty(MOST_SEATS, np.int64)
    for table in range(tables):
        state = states[table]
        decide(rules, state, chosen[table])
        key = game_key(seed, numbers[table])
        draws[table] = deal(rules, state, key, draws[table], copies)
        over = turn(rules, state) == OVER
        done[table] = over
        for seat in range(seats):
            rewards[table, seat] = 0.0
        if over:
            score(rules, state, points, ranks)
            winners = 0
            for seat in range(seats):
                winners += ranks[seat] == 1
            for seat in range(seats):
                scores[table, seat] = points[seat]
                if ranks[seat] == 1:
                    rewards[table, seat] = 1.0 / winners
            numbers[table] += tables
            begin(rules, state, seats)
            draws[table] = deal(rules, state, game_key(seed, numbers[table]), 0, copies)
        look(rules, state, seats, rows[table], mask[table], deciding[table], actions)
    return -1
