"""Text drawings of a state, as a seat sees them."""

from typing import Any

from adamas.core.box import Box
from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.core.sketch import Say, Sketch
from adamas.core.turn import Over


def sketch_of(
    box: Box, say: Say, game: AnyGame, state: Any, seat: Seat | None, result: Over | None = None
) -> Sketch:
    """What a seat sees; with the true result if the game is over and no other is given."""
    turn = game.turn(state)
    if result is None and isinstance(turn, Over):
        result = turn
    found = box.draw(game.show(game.observe(state, seat), answered=False), say, result)
    assert found is not None
    return found
