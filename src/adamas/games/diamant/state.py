"""The state of a game of Diamant: data only."""

from dataclasses import dataclass

from adamas.core.bag import Bag
from adamas.core.seat import Seat
from adamas.games.diamant.cards import Card


@dataclass(frozen=True, slots=True)
class PathCard:
    """A card that lies in the cave."""

    card: Card
    """What was turned over."""
    rubies: int = 0
    """Rubies that lie on it."""


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know. The deck has a composition and no order."""

    first: Seat | None
    """Who turns the cards; None until chance has picked. It has no effect on play."""
    expedition: int
    """Counted from 0; equal to the number of expeditions when the game is over."""
    deck: Bag[Card]
    """The cards that can still be turned over."""
    path: tuple[PathCard, ...]
    """The cards that lie in the cave, the newest last (RULES D4.2)."""
    inside: tuple[Seat, ...]
    """The explorers in the cave, by seat."""
    hand: int
    """Rubies that each of them carries: all entered together and shared equally (RULES D4.3)."""
    deciding: bool
    """Whether a decision is due rather than a card."""
    chests: tuple[int, ...]
    """Rubies in safety, by seat."""
    relics: tuple[tuple[int, ...], ...]
    """Values of the relics that each seat took."""
    relics_revealed: int
    """Relics turned over in the whole game, for `relic_counter=revealed` (RULES D-A2)."""
    removed: tuple[Card, ...]
    """Traps and relics out of the game, in the order in which they left it."""

    @property
    def relics_taken(self) -> int:
        """Relics taken by anybody in the whole game."""
        return sum(map(len, self.relics))
