"""Everything there is to know about a game in progress."""

from dataclasses import dataclass

from adamas.core.bag import Bag
from adamas.core.seat import Seat

from .moves import Pebble


@dataclass(frozen=True, slots=True)
class State:
    """Where all pebbles are, and whose turn it is."""

    bag: Bag[Pebble]
    """The pebbles that can still be drawn."""
    kept: tuple[Bag[Pebble], ...]
    """Face down before each seat."""
    aside: Bag[Pebble]
    """Face up, out of the game."""
    mover: Seat | None
    """Whose turn it is; None until chance has picked the first seat."""
    hand: Pebble | None = None
    """What the mover has drawn and not yet laid down."""

    @property
    def ended(self) -> bool:
        """Whether the last pebble is down."""
        return not len(self.bag) and self.hand is None
