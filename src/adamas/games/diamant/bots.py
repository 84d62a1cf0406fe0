"""Simple players of Diamant."""

from adamas.core.player import Rng
from adamas.games.diamant.actions import Decision
from adamas.games.diamant.cards import Relic, Trap, Treasure
from adamas.games.diamant.view import View

HESITATION = 1.5
"""Rubies by which a sensible player's judgement wavers, so that not all leave at once."""


def sensible(view: View, legal: tuple[Decision, ...], rng: Rng) -> Decision:  # noqa: ARG001
    """Weigh what the next card may bring against what it may cost, with a little wavering."""
    staying = expected_gain(view) - danger(view) * at_stake(view)
    waver = (2 * rng.random() - 1) * HESITATION
    return Decision.CONTINUE if staying + waver > 0 else Decision.EXIT


def danger(view: View) -> float:
    """The chance that the next card ends the expedition (RULES D7.2)."""
    if not len(view.deck):
        return 0.0
    seen = {lying.card for lying in view.path if isinstance(lying.card, Trap)}
    return sum(view.deck.count(trap) for trap in seen) / len(view.deck)


def expected_gain(view: View) -> float:
    """Rubies that the next card brings on average to each explorer in the cave."""
    if not len(view.deck):
        return 0.0
    rubies = sum(card.rubies * n for card, n in view.deck if isinstance(card, Treasure))
    return rubies / len(view.deck) / len(view.inside)


def at_stake(view: View) -> float:
    """What leaving now would bring if nobody else leaves: the hand, the path, the relics."""
    on_path = sum(lying.rubies for lying in view.path)
    relics = sum((lying.card.value or 5) for lying in view.path if isinstance(lying.card, Relic))
    return view.hand + (on_path + relics) / len(view.inside)
