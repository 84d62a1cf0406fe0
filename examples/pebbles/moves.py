"""What chance brings and what players do."""

from adamas.core.bag import Bag
from adamas.core.first import First
from adamas.core.text import Vocabulary, WordEnum


class Pebble(WordEnum):
    """Chance: one pebble out of the bag."""

    WHITE = "white"
    GREY = "grey"
    BLACK = "black"


class Action(WordEnum):
    """What the drawer does with it."""

    KEEP = "keep"
    PUT_ASIDE = "put-aside"


Outcome = Pebble | First

ACTIONS = Vocabulary("action", Action)
OUTCOMES = Vocabulary[Outcome]("pebble or first seat", Pebble, First)


def one_by_one(pebbles: Bag[Pebble]) -> tuple[Pebble, ...]:
    """Every single pebble."""
    return tuple(pebble for pebble, copies in pebbles for _ in range(copies))
