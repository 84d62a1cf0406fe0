"""What anybody with a good memory can work out about the next card."""

from dataclasses import dataclass

from adamas.games.diamoniak.cards import Card
from adamas.games.diamoniak.view import View


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely the next card is a witch."""

    cards: int
    """Cards that could come next."""
    witches: int
    """How many of them are witches."""


def odds(view: View) -> Odds:
    """RULES M-A13: where the pile is empty, the discard pile is drawn from next (M-A6)."""
    pile = view.pile if len(view.pile) else view.discards
    return Odds(len(pile), pile.count(Card.WITCH))
