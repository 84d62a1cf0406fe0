"""What happens in the mine. All of it is public; no event tells a face that was only looked at."""

from dataclasses import dataclass

from adamas.core.event import Event, for_pages
from adamas.core.seat import Seat
from adamas.games.gnomes.actions import Slot
from adamas.games.gnomes.tiles import Happening, Holdable


@dataclass(frozen=True, slots=True)
class RowDealt(Event):
    """A seat has got its row."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LevelEntered(Event):
    """The gnomes reach a level."""

    level: int
    """Counted from 1."""


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat took the top tile of a stack."""

    seat: Seat
    left: int
    """Tiles left in the stack."""


@dataclass(frozen=True, slots=True)
class HappeningDrawn(Event):
    """What was drawn is shown to all and discarded at once (RULES G-A11)."""

    seat: Seat
    tile: Happening
    phase: str = for_pages(default="draw")
    """What is to be done now, as the screen calls it."""


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat did not want what it drew."""

    seat: Seat
    tile: Holdable
    phase: str = for_pages(default="draw")
    """What is to be done now, as the screen calls it."""


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A seat laid what it drew into its row, and discarded what lay there."""

    seat: Seat
    slot: Slot
    tile: Holdable
    """The discarded tile."""
    phase: str = for_pages(default="draw")
    """What is to be done now, as the screen calls it."""


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """A seat looks at a tile."""

    seat: Seat
    owner: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class DidNotLook(Event):
    """A seat could have looked at a tile."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A seat swapped one of its tiles with somebody else."""

    seat: Seat
    slot: Slot
    owner: Seat
    other_slot: Slot


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat exchanged two of its tiles."""

    seat: Seat
    slot: Slot
    other: Slot


@dataclass(frozen=True, slots=True)
class Buried(Event):
    """A seat lost a tile to the explosion."""

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class CartSentUp(Event):
    """A seat turned a tile face up for good."""

    seat: Seat
    slot: Slot
    tile: Holdable


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat has no tile for what is to be done (RULES G7.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """A seat's row was turned up and counted."""

    seat: Seat
    tiles: tuple[Holdable, ...]
    diamonds: int
