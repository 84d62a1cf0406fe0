"""Games of a batch, held against the same games of the simulator."""

import numpy as np

from adamas import sim
from adamas.bots.roster import find_cast
from adamas.compiled import Ints
from adamas.core.catalogue import box
from adamas.core.game import AnyGame
from adamas.sim.batches import Batch
from adamas.sim.kernels import loops, rules_of
from adamas.sim.numbers import seating

SEED = 7
Results = dict[int, tuple[list[int], list[int]]]
"""Scores and ranks by the number of the game."""


def finished(batch: Batch, games: int) -> Results:
    """Scores and ranks of the first games by number, with random choices of the learners."""
    found: Results = {}
    while not all(number in found for number in range(games)):
        playing = batch.games.copy()
        batch.step(batch.random_actions())
        for table in np.flatnonzero(batch.done):
            result = batch.scores[table].tolist(), batch.ranks[table].tolist()
            found[int(playing[table])] = result
    return {number: found[number] for number in range(games)}


def simulated(game: AnyGame, bots: list[str], games: int) -> Results:
    """The same games by the loops of the simulator."""
    shelf, seats = box(game.name), len(bots)
    casts = [find_cast(shelf, spec) for spec in bots]
    scores, ranks = np.zeros((2, games, seats), np.int64)
    decisions: Ints = np.zeros(games, np.int64)
    loops(game.name).play(
        *(rules_of(game), seats, np.uint64(SEED), 0),
        *(*seating(shelf, casts), False, scores, ranks, decisions),
    )
    return {number: (scores[number].tolist(), ranks[number].tolist()) for number in range(games)}


def with_bots_at_the_table(
    game: AnyGame, bots: list[str], learner: int, games: int
) -> tuple[Results, Results]:
    """One seat is a learner that chooses as its bot would: in a batch, and in the simulator."""
    specs = [None if seat == learner else spec for seat, spec in enumerate(bots)]
    batch = sim.batch(game, 4, seed=SEED, bots=specs)
    assert (batch.seats, batch.learners) == (len(bots), (learner,))
    assert batch.observations.shape[:2] == (4, 1)
    return finished(batch, games), simulated(game, bots, games)
