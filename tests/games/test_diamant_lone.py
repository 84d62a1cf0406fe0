"""The lone explorer: exact values by dynamic programming, as a test of rules, kernel and bots."""

from dataclasses import replace
from functools import cache
from random import Random

import numpy as np
import pytest

import adamas
from adamas.compiled.loading import twin
from adamas.core.turn import Chance, Decide, Over
from adamas.games.diamant.actions import Decision
from adamas.games.diamant.cards import Relic, Trap, Treasure
from adamas.games.diamant.lone import LoneExplorer
from adamas.games.diamant.rules import Diamant
from adamas.games.diamant.state import State
from adamas.play.match import draw_at_random
from adamas.sim.plan import Plan
from adamas.sim.running import run
from adamas.sim.tally import Tally

SOLO = (("unofficial_seats", "on"),)


def alone(edition: str = "lavka", **changes: object) -> Diamant:
    """A game for one."""
    game = adamas.game("diamant", edition, unofficial_seats="on")
    assert isinstance(game, Diamant)
    return replace(game, rules=replace(game.rules, **changes))  # type: ignore[arg-type]


@cache
def compiled() -> object:
    return twin("adamas.games.diamant.lone", {})


def explorer(game: Diamant) -> LoneExplorer:
    """Solved by the compiled function."""
    return LoneExplorer(game, compiled().solve, np.array)  # type: ignore[attr-defined]


def by_the_rules(game: Diamant) -> float:
    """The same by trying every move of rules.py: only for tiny boxes."""

    @cache
    def best(state: State) -> float:
        turn = game.turn(state)
        if isinstance(turn, Over):
            return float(turn.scores[0])
        if isinstance(turn, Chance):
            total = sum(copies for _, copies in turn.outcomes)
            parts = ((game.apply(state, card)[0], copies) for card, copies in turn.outcomes)
            return sum(copies * best(after) for after, copies in parts) / total
        assert isinstance(turn, Decide)
        return max(best(game.apply(state, {0: action})[0]) for action in turn.choices[0])

    return best(game.initial(1))


@pytest.mark.parametrize(
    "changes",
    [
        {"treasures": (3, 5), "traps": ("ram", "lava"), "expeditions": 1},
        {"treasures": (2, 4, 4), "traps": ("ram", "lava"), "expeditions": 1},
        {"treasures": (2, 7), "traps": ("ram", "lava"), "trap_copies": 2, "expeditions": 2},
        {"treasures": (2, 3), "traps": ("ram",), "trap_copies": 2, "relics": 2, "expeditions": 2},
    ],
    ids=str,
)
def test_values_are_those_of_the_rules(changes: dict[str, object]) -> None:
    game = alone("iello2016" if "relics" in changes else "lavka", **changes)
    exact = by_the_rules(game)
    assert LoneExplorer(game).value() == pytest.approx(exact, abs=1e-12)
    assert explorer(game).value() == pytest.approx(exact, abs=1e-12)


def test_the_value_of_one_expedition_and_of_a_game() -> None:
    """Known values, so that a slip in rules, decks or solver cannot go unnoticed."""
    assert explorer(alone(expeditions=1)).value() == pytest.approx(17.339875356, abs=1e-8)
    assert explorer(alone("iello2016", expeditions=1)).value() == pytest.approx(
        20.304584295, abs=1e-8
    )
    assert explorer(alone()).value() == pytest.approx(91.896887783, abs=1e-8)


def test_playing_so_by_the_rules_brings_that_much() -> None:
    game = alone()
    best = explorer(game)
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


def stays(best: LoneExplorer, state: State) -> bool:
    """What the lone explorer does, given a state of the rules."""
    rules = best.game.rules
    path = [lying.card for lying in state.path]
    treasures = [card.rubies for card in path if isinstance(card, Treasure)]
    traps = [rules.traps.index(card.kind) for card in path if isinstance(card, Trap)]
    relics = [card for card in path if isinstance(card, Relic)]
    copies = tuple(state.deck.count(Trap(kind)) + path.count(Trap(kind)) for kind in rules.traps)
    camp = (state.expedition, copies, 0, state.relics_taken)
    return best.stays(camp, treasures, traps, len(relics))


@pytest.mark.parametrize("bot", ["value:0", "threshold:15", "threshold:25", "hazards:3", "random"])
def test_no_bot_beats_it_alone(bot: str) -> None:
    plan = Plan("diamant", (bot,), "lavka", SOLO, seed=5)
    tally = Tally(plan)
    for chunk in run(plan, 20_000):
        tally.add(chunk)
    line = tally.lines()[0]
    best = explorer(alone()).value()
    assert line.mean - 2 * line.mean_error < best
    if bot == "value:0":
        # One card ahead is nearly as good as all of them.
        assert line.mean > 0.97 * best
