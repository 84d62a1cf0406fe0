"""What players do, and what chance brings. Each has one text for records, and a message for it.

Next: an action with a number or a seat in it is a frozen dataclass that inherits `Word`
(core/text.py).
"""

from adamas.core.first import First
from adamas.core.text import Vocabulary, WordEnum


class Action(WordEnum):
    """What is done with a stone."""

    KEEP = "keep"
    """Lay it before oneself (RULES S1.4)."""
    GIVE = "give"
    """Lay it before the neighbour (RULES S1.4)."""


class Stone(WordEnum):
    """Chance: one stone out of the bag."""

    WHITE = "white"
    """Counts one point (RULES S1.6)."""
    BLACK = "black"
    """Costs two points (RULES S1.6)."""


Outcome = Stone | First

ACTIONS = Vocabulary("action", Action)
OUTCOMES = Vocabulary[Outcome]("stone or first seat", Stone, First)
