"""What changed in a screen is told, and enough to know the whole."""

import json
from random import Random

import pytest

from adamas.core.catalogue import games_at
from adamas.core.codec import to_data
from adamas.core.level import Level
from adamas.core.turn import Decide
from adamas.teller.changes import changed, changes
from tests.contract.cases import CASES, Case, whole_game

FIRST = {case.box.name: case for case in CASES if case.box.name in games_at(Level.SCREENS)}


@pytest.mark.parametrize("case", FIRST.values(), ids=str)
def test_changes_make_the_next_screen_of_the_one_before(case: Case) -> None:
    game, rng = case.game, Random(1)
    states = [step.before for step in whole_game(case)]
    decided = [state for state in states if isinstance(game.turn(state), Decide)]
    smaller = 0
    for viewer in (*range(case.seats), None):
        told, before = None, None
        for state in decided:
            screen = game.show(game.observe(state, viewer), answered=rng.random() < 0.2)
            data = json.loads(json.dumps(to_data(screen)))
            if before is not None:
                made = json.loads(json.dumps(changes(before, screen)))
                old = json.dumps(told)
                new = changed(told, made)
                assert new == data
                # What was told before is not touched.
                assert json.dumps(told) == old
                smaller += len(json.dumps(made)) < len(json.dumps(data))
            told, before = data, screen
    assert smaller > 0


def test_the_same_screen_has_no_changes() -> None:
    case = next(iter(FIRST.values()))
    state = whole_game(case)[0].before
    screen = case.game.show(case.game.observe(state, 0), answered=False)
    again = case.game.show(case.game.observe(state, 0), answered=False)
    assert changes(screen, again) == changes(screen, screen) == []


def test_a_shorter_list_is_told_whole() -> None:
    assert changes((1, 2, 3), (1, 2)) == [[[1, 2]]]
    assert changed({"path": [1, 2, 3]}, [["path", [1, 2]]]) == {"path": [1, 2]}


def test_an_item_more_is_told_alone() -> None:
    assert changes((1, 2), (1, 5, 6)) == [[1, 5], [2, 6]]
    assert changed({"path": [1, 2]}, [["path", 1, 5], ["path", 2, 6]]) == {"path": [1, 5, 6]}
