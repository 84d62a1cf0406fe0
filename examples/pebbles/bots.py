"""Players of this game."""

from adamas.core.player import Rng

from .moves import Action, Pebble
from .view import View


def sensible(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:  # noqa: ARG001
    """Keep everything but black pebbles: at best they count nothing."""
    return Action.PUT_ASIDE if view.hand is Pebble.BLACK else Action.KEEP
