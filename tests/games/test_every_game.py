"""One game of each, through all its doors: here coverage is measured, not in the contract suite."""

from random import Random

import pytest

from adamas.core.catalogue import shelf
from adamas.core.first import First
from adamas.core.turn import Chance, Over
from tests.contract.cases import random_game


@pytest.mark.parametrize("name", shelf())
def test_a_game_before_all_eyes(name: str) -> None:
    box, rng = shelf()[name], Random(name)
    game, seats = box.open(options={"first_seat": "random"}), box.seats[0]
    first, *steps = random_game(game, seats, rng)
    assert isinstance(first.move, First)
    for step in steps:
        for viewer in (None, *range(seats)):
            view = game.observe(step.after, viewer)
            assert game.observe(game.sample_state(view, rng), viewer) == view
            for answered in (False, True):
                assert game.show(view, answered=answered).seat == viewer
        for event in step.events:
            assert event.visible_to(event.audience)
        if isinstance(step.turn, Chance):
            assert game.parse_outcome(str(step.move)) == step.move
        else:
            chosen = step.move.items()
            assert all(game.parse_action(str(action)) == action for _, action in chosen)
    assert isinstance(game.turn(steps[-1].after), Over)
    assert game.settled_epochs(steps[-1].after) > game.settled_epochs(first.before)
    assert box.facts(game)
    few, players = box.tiny()
    assert few.initial(players) != game.initial(seats)
