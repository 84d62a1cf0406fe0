"""The cards: what chance turns over."""

from adamas.core.first import First
from adamas.core.text import Vocabulary, WordEnum


class Card(WordEnum):
    """The kinds of cards, in canonical order. Castle parts of a colour are alike (RULES M1.2)."""

    RED = "red"
    """A part of the red castle."""
    BLUE = "blue"
    """A part of the blue castle."""
    GREEN = "green"
    """A part of the green castle."""
    YELLOW = "yellow"
    """A part of the yellow castle."""
    DIAMOND = "diamond"
    """Money: some of them buy a castle part (RULES M3.4, M4.1)."""
    FAIRY = "fairy"
    """Protects from one witch (RULES M3.5, M3.6)."""
    WITCH = "witch"
    """Takes cards from whoever draws her (RULES M3.6)."""

    @property
    def is_part(self) -> bool:
        """Whether this is part of a castle."""
        return self in COLOURS


COLOURS = (Card.RED, Card.BLUE, Card.GREEN, Card.YELLOW)
"""The colours of the castles, each named by the card that shows a part of it."""

Outcome = First | Card

OUTCOMES: Vocabulary[Outcome] = Vocabulary("card", First, Card)
