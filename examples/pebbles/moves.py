"""What chance brings and what players do."""

from adamas.core.bag import Bag
from adamas.core.first import First
from adamas.core.text import Vocabulary, WordEnum


class Pebble(WordEnum):
    """Chance: one pebble out of the bag."""

    WHITE = "white"
    """Counts one point (RULES P1.8)."""
    GREY = "grey"
    """Counts two points (RULES P1.8)."""
    BLACK = "black"
    """Costs three points, or nothing (RULES P-A1)."""


class Action(WordEnum):
    """What the drawer does with it."""

    KEEP = "keep"
    """Lay it face down before oneself (RULES P1.5)."""
    PUT_ASIDE = "put-aside"
    """Lay it face up, out of the game (RULES P1.6)."""


Outcome = Pebble | First

ACTIONS = Vocabulary("action", Action)
OUTCOMES = Vocabulary[Outcome]("pebble or first seat", Pebble, First)


def one_by_one(pebbles: Bag[Pebble]) -> tuple[Pebble, ...]:
    """Every single pebble."""
    return tuple(pebble for pebble, copies in pebbles for _ in range(copies))
