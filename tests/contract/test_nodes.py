"""Node counts of a tiny configuration of each game: any change of the rules changes them.

To accept a change of the rules: python -m tests.contract.test_nodes GAME, in a commit of its own.
"""

import json
import sys
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from adamas.core.box import Box
from adamas.core.catalogue import box, shelf
from adamas.core.game import AnyGame
from adamas.core.turn import Chance, Over

BUDGET = 8_000
"""Levels are counted as long as they have no more nodes than this."""


def level_sizes(game: AnyGame, seats: int) -> list[int]:
    """How many nodes the tree of the game has at each depth; a joint choice is one step."""
    level, sizes = [game.initial(seats)], []
    while level and len(level) <= BUDGET:
        sizes.append(len(level))
        level = [game.apply(state, move)[0] for state in level for move in moves(game, state)]
    return sizes


def moves(game: AnyGame, state: Any) -> list[Any]:
    turn = game.turn(state)
    if isinstance(turn, Over):
        return []
    if isinstance(turn, Chance):
        return [outcome for outcome, _ in turn.outcomes]
    seats = list(turn.choices)
    return [dict(zip(seats, joint, strict=True)) for joint in product(*turn.choices.values())]


def pinned(found: Box) -> Path:
    """The game's own file with its counts."""
    return Path(str(files(found.package) / "node_counts.json"))


@pytest.mark.parametrize("name", shelf())
def test_node_counts_are_pinned(name: str) -> None:
    found = box(name)
    sizes = level_sizes(*found.tiny())
    assert sizes == json.loads(pinned(found).read_text(encoding="utf-8"))
    assert sum(sizes) > 1000
    assert len(sizes) > 6, "deep enough to meet the rules"


if __name__ == "__main__":
    for each in map(box, sys.argv[1:] or shelf()):
        counts = json.dumps(level_sizes(*each.tiny()))
        pinned(each).write_text(f"{counts}\n", encoding="utf-8")
