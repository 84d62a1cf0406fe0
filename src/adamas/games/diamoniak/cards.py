"""The cards: what chance turns over."""

from adamas.core.first import First
from adamas.core.text import Vocabulary, WordEnum


class Card(WordEnum):
    """The kinds of cards, in canonical order. Castle parts of a colour are alike (RULES M1.2)."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    DIAMOND = "diamond"
    FAIRY = "fairy"
    WITCH = "witch"

    @property
    def is_part(self) -> bool:
        """Whether this is part of a castle."""
        return self in COLOURS


COLOURS = (Card.RED, Card.BLUE, Card.GREEN, Card.YELLOW)
"""The colours of the castles, each named by the card that shows a part of it."""

Outcome = First | Card

OUTCOMES: Vocabulary[Outcome] = Vocabulary("card", First, Card)
