"""What anybody with a good memory can work out about the next card."""

from adamas.games.diamant.cards import Trap, Treasure
from adamas.games.diamant.view import View


def danger(view: View) -> float:
    """The chance that the next card ends the expedition (RULES D7.2)."""
    if not len(view.deck):
        return 0.0
    seen = {lying.card for lying in view.path if isinstance(lying.card, Trap)}
    return sum(view.deck.count(trap) for trap in seen) / len(view.deck)


def expected_gain(view: View) -> float:
    """Rubies that the next card brings on average to each explorer in the cave (RULES D4.3)."""
    if not len(view.deck):
        return 0.0
    inside = len(view.inside)
    shares = sum(card.rubies // inside * n for card, n in view.deck if isinstance(card, Treasure))
    return shares / len(view.deck)
