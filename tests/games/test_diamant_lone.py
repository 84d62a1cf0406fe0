"""The lone explorer: exact values by dynamic programming, against every move of the rules."""

from dataclasses import replace
from functools import cache

import pytest

import adamas
from adamas.core.turn import Chance, Decide, Over
from adamas.games.diamant.cards import Relic, Trap, Treasure
from adamas.games.diamant.lone import LoneExplorer
from adamas.games.diamant.rules import Diamant
from adamas.games.diamant.state import State


def alone(edition: str = "lavka", **changes: object) -> Diamant:
    """A game for one."""
    game = adamas.game("diamant", edition, unofficial_seats="on")
    assert isinstance(game, Diamant)
    return replace(game, rules=replace(game.rules, **changes))  # type: ignore[arg-type]


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


BOXES = (
    {"treasures": (3, 5), "traps": ("ram", "lava"), "expeditions": 1},
    {"treasures": (2, 4, 4), "traps": ("ram", "lava"), "expeditions": 1},
    {"treasures": (2, 7), "traps": ("ram", "lava"), "trap_copies": 2, "expeditions": 2},
    {"treasures": (2, 3), "traps": ("ram",), "trap_copies": 2, "relics": 2, "expeditions": 2},
    {"treasures": (2,), "traps": ("ram",), "trap_copies": 2, "relics": 4, "expeditions": 1},
    {
        "treasures": (2,),
        "traps": ("ram",),
        "trap_copies": 2,
        "relics": 4,
        "expeditions": 1,
        "batch_by_first": True,
    },
)


def opened_box(changes: dict[str, object]) -> Diamant:
    """A tiny box, with relics if it says so."""
    return alone("iello2016" if "relics" in changes else "lavka", **changes)


@pytest.mark.parametrize("changes", BOXES, ids=str)
def test_values_are_those_of_the_rules(changes: dict[str, object]) -> None:
    game = opened_box(changes)
    assert LoneExplorer(game).value() == pytest.approx(by_the_rules(game), abs=1e-12)


def test_one_more_card_is_a_matter_of_what_is_at_stake() -> None:
    game = alone(treasures=(2, 9), traps=("ram", "lava"), expeditions=1)
    best = LoneExplorer(game)
    assert best.stays(best.entrance, [2], [0], 0)
    assert not best.stays(best.entrance, [9], [0], 0)
    assert not best.stays(best.entrance, [2, 9], [0, 1], 0), "only traps are left"


def test_after_the_last_expedition_nothing_follows() -> None:
    game = alone(treasures=(2, 9), traps=("ram",), trap_copies=1, expeditions=1)
    best = LoneExplorer(game)
    assert best.value((1, (1,), 0, 0)) == 0
    # A trap that there is only once never strikes: all rubies come home.
    assert best.value() == 11
