"""What a seat can know, and what its screen is told of that."""

from dataclasses import dataclass

from adamas.core.bag import Bag
from adamas.core.seat import Seat

from .moves import Pebble


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat with a perfect memory knows; `seat` is None for a spectator."""

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    mover: Seat | None
    """Whose turn it is; None until chance has picked the first seat."""
    holding: bool
    """Whether the mover has a pebble in hand."""
    hand: Pebble | None
    """That pebble, if it is one's own."""
    left: int
    """Pebbles in the bag."""
    kept: tuple[int, ...]
    """How many each seat has kept."""
    faces: tuple[Bag[Pebble] | None, ...]
    """Which ones: one's own, and at the end those of all."""
    aside: Bag[Pebble]
    """Pebbles that were put aside, face up (RULES P1.6)."""
    unseen: Bag[Pebble]
    """In the bag, in another's hand or kept by another: nobody told which is where."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What a person's screen is told: kept pebbles are a number until the end."""

    seat: Seat | None
    mover: Seat | None
    hand: Pebble | None
    left: int
    kept: tuple[int, ...]
    shown: tuple[tuple[Pebble, ...], ...] | None
    aside: tuple[Pebble, ...]
