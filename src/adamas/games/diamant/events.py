"""What happens in the cave. Everything is public: the deck's order is the only secret.

What `for_pages` marks says how the board looks then, so that no page has to know a rule.
"""

from dataclasses import dataclass

from adamas.core.event import Event, for_pages
from adamas.core.seat import Seat
from adamas.games.diamant.cards import Card, Relic, Trap


@dataclass(frozen=True, slots=True)
class ExpeditionStarted(Event):
    """Everybody walks into the cave."""

    number: int
    """Counted from 1."""
    added: Relic | None
    """The relic that was shuffled in before (RULES D3.2)."""


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A card was turned over."""

    card: Card
    deadly: bool = for_pages(default=False)
    """Whether it is the second trap of its kind (RULES D4.5)."""


@dataclass(frozen=True, slots=True)
class RubiesShared(Event):
    """A treasure was divided among the explorers in the cave."""

    rubies: int
    explorers: int
    each: int
    left: int
    """What stays on the card."""


@dataclass(frozen=True, slots=True)
class ExpeditionFailed(Event):
    """A second trap of a kind: whoever was in the cave lost what they carried."""

    trap: Trap
    victims: tuple[Seat, ...]
    lost: int
    """Rubies lost by each of them."""


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """An explorer goes on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentHome(Event):
    """An explorer left and put everything into the chest."""

    seat: Seat
    carried: int
    """Rubies from the hand."""
    found: int
    """The share of the rubies that lay on the path."""
    rests: tuple[int, ...] = for_pages(default=())
    """What stays on each card of the path when all who leave now have taken theirs."""


@dataclass(frozen=True, slots=True)
class RelicsTaken(Event):
    """An explorer who left alone took all relics on the path."""

    seat: Seat
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeckRanOut(Event):
    """No card is left to turn over; whoever is in the cave goes home (RULES D-A9)."""


@dataclass(frozen=True, slots=True)
class ExpeditionEnded(Event):
    """The entrance is barred and the path cleared."""

    number: int
    rubies_returned: int
    relics_lost: int
    """Relics on the path; they leave the game."""
    returned: tuple[Card, ...] = for_pages(default=())
    """Cards that go back into the deck."""
    removed: tuple[Card, ...] = for_pages(default=())
    """Cards that leave the game."""
