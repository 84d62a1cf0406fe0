"""What anybody with a good memory can work out about the next card."""

from dataclasses import dataclass

from adamas.games.diamant.cards import Trap, Treasure
from adamas.games.diamant.editions import Ruleset
from adamas.games.diamant.view import View


@dataclass(frozen=True, slots=True)
class Odds:
    """What staying and leaving are worth, looking one card ahead. Relics are left out."""

    cards: int
    """Cards that could come next."""
    deadly: int
    """How many of them end the expedition."""
    stay_hundredths: int
    """Hundredths of a ruby that an explorer carries on average after the next card."""
    leave_alone: int
    """Rubies that one takes home who leaves now, alone."""
    leave_together: int
    """Rubies that each takes home if all leave now."""


def odds(rules: Ruleset, view: View) -> Odds:
    """RULES D-A19: the next card, and both decisions, for whoever is in the cave."""
    inside, cards = len(view.inside), len(view.deck)
    deadly = _deadly(view)
    carried = view.hand * (cards - deadly) + _shares(view)
    piles = [lying.rubies for lying in view.path]
    together = sum(piles) // inside if rules.pooled else sum(each // inside for each in piles)
    return Odds(
        cards=cards,
        deadly=deadly,
        stay_hundredths=round(100 * carried / cards) if cards else 100 * view.hand,
        leave_alone=view.hand + sum(piles),
        leave_together=view.hand + together,
    )


def danger(view: View) -> float:
    """The chance that the next card ends the expedition (RULES D7.2)."""
    return _deadly(view) / len(view.deck) if len(view.deck) else 0.0


def expected_gain(view: View) -> float:
    """Rubies that the next card brings on average to each explorer in the cave (RULES D4.3)."""
    return _shares(view) / len(view.deck) if len(view.deck) else 0.0


def _deadly(view: View) -> int:
    """Cards in the deck whose like lies on the path."""
    seen = {lying.card for lying in view.path if isinstance(lying.card, Trap)}
    return sum(view.deck.count(trap) for trap in seen)


def _shares(view: View) -> int:
    """What each explorer would get, over all cards of the deck."""
    inside = len(view.inside)
    return sum(card.rubies // inside * n for card, n in view.deck if isinstance(card, Treasure))
