"""The lone explorer as a test of rules, kernel and bots: solved by the compiled function."""

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from adamas.compiled.modules import compiled_module
from adamas.core.turn import Chance, Over
from adamas.games.diamant.actions import Decision
from adamas.games.diamant.lone import LoneExplorer
from adamas.games.diamant.rules import Diamant
from adamas.play.match import draw_at_random
from adamas.sim.plan import Plan
from adamas.sim.runs import run
from adamas.sim.tally import Tally
from tests.games.test_diamant_lone import BOXES, alone, opened_box, stays

SOLO = (("unofficial_seats", "on"),)


@cache
def compiled() -> Any:
    return compiled_module("adamas.games.diamant.lone")


def explorer(game: Diamant) -> LoneExplorer:
    """Solved by the compiled function."""
    return LoneExplorer(game, compiled().solve, np.array)


@cache
def usual() -> LoneExplorer:
    """The usual game, solved once: it takes a second."""
    return explorer(alone())


@pytest.mark.parametrize("changes", BOXES, ids=str)
def test_plain_and_compiled_values_are_the_same(changes: dict[str, object]) -> None:
    game = opened_box(changes)
    assert explorer(game).value() == pytest.approx(LoneExplorer(game).value(), abs=1e-12)


def test_the_value_of_one_expedition_and_of_a_game() -> None:
    """Known values, so that a slip in rules, decks or solver cannot go unnoticed."""
    assert explorer(alone(expeditions=1)).value() == pytest.approx(17.339875356, abs=1e-8)
    assert explorer(alone("iello2016", expeditions=1)).value() == pytest.approx(
        20.304584295, abs=1e-8
    )
    assert usual().value() == pytest.approx(91.896887783, abs=1e-8)


def test_playing_so_by_the_rules_brings_that_much() -> None:
    best = usual()
    game = best.game
    rng, scores = Random("lone"), list[int]()
    for _ in range(1500):
        state = game.initial(1)
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Chance):
                state, _ = game.apply(state, draw_at_random(turn, rng))
            else:
                action = Decision.CONTINUE if stays(best, state) else Decision.EXIT
                state, _ = game.apply(state, {0: action})
        scores.append(turn.scores[0])
    error = np.std(scores) / len(scores) ** 0.5
    assert abs(np.mean(scores) - best.value()) < 4 * error


@pytest.mark.parametrize("bot", ["value:0", "threshold:15", "threshold:25", "hazards:3", "random"])
def test_no_bot_beats_it_alone(bot: str) -> None:
    plan = Plan("diamant", (bot,), "lavka", SOLO, seed=5)
    tally = Tally(plan)
    for chunk in run(plan, 20_000):
        tally.add(chunk)
    line = tally.lines()[0]
    best = usual().value()
    assert line.mean - 2 * line.mean_error < best
    if bot == "value:0":
        # One card ahead is nearly as good as all of them.
        assert line.mean > 0.97 * best
