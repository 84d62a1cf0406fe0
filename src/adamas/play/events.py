"""What happens at a table besides the game itself. All of it is public."""

from dataclasses import dataclass

from adamas.core.event import Event
from adamas.core.seat import Seat


@dataclass(frozen=True, slots=True)
class TableEvent(Event):
    """Base of what the table tells; the game's own events are the game's."""


@dataclass(frozen=True, slots=True)
class TableOpened(TableEvent):
    """A table was set up; nobody sits at it yet."""

    table: str
    anchor: str | None
    """The commitment to all secrets of the dice, in hex; None if an old deal is repeated."""


@dataclass(frozen=True, slots=True)
class SatDown(TableEvent):
    """Somebody took a seat."""

    seat: Seat
    name: str
    commitment: str | None
    """The commitment to the seat's entropy, in hex."""


@dataclass(frozen=True, slots=True)
class StoodUp(TableEvent):
    """Somebody gave up a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatCommitted(TableEvent):
    """A seat committed to entropy, or took its commitment back."""

    seat: Seat
    commitment: str | None
    """In hex."""


@dataclass(frozen=True, slots=True)
class GameStarted(TableEvent):
    """The game begins."""

    entropies: tuple[str | None, ...]
    """What each seat added to the dice, in hex."""


@dataclass(frozen=True, slots=True)
class ChoiceMade(TableEvent):
    """A seat has chosen; what, stays sealed. A change of mind is told to nobody."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SecretPublished(TableEvent):
    """Nothing of an epoch is hidden any more; its secret can be checked."""

    epoch: int
    secret: str
    """In hex."""
