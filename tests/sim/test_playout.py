"""The fast random Diamant: its games are games of the rules, as random as those of the loops."""

from collections.abc import Iterator

import numpy as np
import pytest

from adamas.compiled import Ints
from adamas.core.game import AnyGame
from adamas.core.turn import Chance, Decide, Over
from adamas.games.diamant.actions import Decision
from adamas.games.diamant.playout import NOBODY_DECIDES, play_random
from adamas.sim.kernels import kernel, loops, rules_of
from tests.contract.cases import EDITIONS
from tests.sim.lockstep import cases
from tests.sim.odd_games import odd_games

NAME = "diamant"
GAMES_OF_A_CASE = 12
SEED = np.uint64(2016)

CASES = [
    *((str(case), case.game, case.seats) for case in cases(NAME)),
    *((f"odd-{place}", game, seats) for place, (game, seats) in enumerate(odd_games(NAME))),
]


def encoded(game: AnyGame) -> Ints:
    return rules_of(game)


def played(
    game: AnyGame, seats: int, first: int, games: int, scratch: int = 0
) -> tuple[Ints, Ints, Ints, int]:
    """Scores, ranks, the trace and the number of decisions."""
    scores, ranks = np.zeros((2, games, seats), np.int64)
    trace: Ints = np.full(scratch, NOBODY_DECIDES - 1, np.int64)
    decisions = play_random(encoded(game), seats, SEED, first, scores, ranks, trace)
    return scores, ranks, trace, decisions


def replayed(game: AnyGame, seats: int, trace: Iterator[int]) -> tuple[Over, int]:
    """The end of a game by the rules with the moves of a trace, and its decisions."""
    state, decisions = game.initial(seats), 0
    cards = kernel(NAME).outcomes(game, 0)
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Chance) and str(turn.outcomes[0][0]).startswith("first-"):
            # Who begins changes nothing.
            state, _ = game.apply(state, turn.outcomes[0][0])
            continue
        assert isinstance(turn, Chance)
        state, _ = game.apply(state, cards[next(trace)])
        leavers = next(trace)
        if leavers == NOBODY_DECIDES:
            continue
        deciding = game.turn(state)
        assert isinstance(deciding, Decide)
        inside = deciding.choices
        assert not leavers & ~sum(1 << seat for seat in inside)
        decisions += len(inside)
        joint = {seat: tuple(Decision)[leavers >> seat & 1] for seat in inside}
        state, _ = game.apply(state, joint)
    return turn, decisions


@pytest.mark.parametrize(("game", "seats"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_its_games_are_games_of_the_rules(game: AnyGame, seats: int) -> None:
    scores, ranks, trace, decisions = played(game, seats, 7, GAMES_OF_A_CASE, scratch=20_000)
    moves, counted = iter(trace.tolist()), 0
    for row in range(GAMES_OF_A_CASE):
        over, more = replayed(game, seats, moves)
        counted += more
        assert tuple(scores[row]) == over.scores
        assert tuple(ranks[row]) == over.ranks
    assert counted == decisions
    assert next(moves) == NOBODY_DECIDES - 1, "the trace holds more than was replayed"


def test_a_game_depends_on_its_number_alone() -> None:
    game, seats = EDITIONS[0].game, 4
    whole = played(game, seats, 0, 50)
    parts = [played(game, seats, first, 25) for first in (0, 25)]
    assert (whole[0] == np.concatenate([part[0] for part in parts])).all()
    assert (whole[1] == np.concatenate([part[1] for part in parts])).all()
    assert whole[3] == sum(part[3] for part in parts)


def test_a_full_trace_is_left_alone() -> None:
    game = EDITIONS[0].game
    scores, _, trace, _ = played(game, 4, 0, 50, scratch=10)
    assert (scores == played(game, 4, 0, 50)[0]).all()
    assert (trace == played(game, 4, 0, 1, scratch=1000)[2][:10]).all()


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_its_scores_are_those_of_the_loops_on_average(seats: int) -> None:
    """The means of both differ by less than four standard errors, for scores and decisions."""
    game, games = EDITIONS[0].game, 20_000
    scores, _, _, decisions = played(game, seats, 0, games)
    slow, ranks = np.zeros((2, games, seats), np.int64)
    counts: Ints = np.zeros(games, np.int64)
    nobody: Ints = np.zeros((8, 1), np.int64)
    one: Ints = np.ones(8, np.int64)
    arguments = (nobody, nobody, one, np.zeros(8), False, slow, ranks, counts)
    assert loops(NAME).play(encoded(game), seats, SEED, 0, *arguments) == games
    error = np.sqrt((scores.var(0) + slow.var(0)) / games)
    assert (abs(scores.mean(0) - slow.mean(0)) < 4 * error).all()
    assert abs(decisions / games - counts.mean()) < 4 * np.sqrt(2 * counts.var() / games)
