"""What happens at the table."""

from dataclasses import dataclass

from adamas.core.event import Event
from adamas.core.seat import Seat

from .moves import Pebble


@dataclass(frozen=True, slots=True)
class PebbleDrawn(Event):
    """A seat drew; so many pebbles are left in the bag."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class LookBegan(Event):
    """Tells the drawer to look. The face is not in here: the screen shows it during the look."""

    seat: Seat

    @property
    def audience(self) -> Seat | None:
        """The drawer."""
        return self.seat


@dataclass(frozen=True, slots=True)
class PebbleKept(Event):
    """A seat kept what it drew, face down."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PebblePutAside(Event):
    """A seat laid open what it drew."""

    seat: Seat
    pebble: Pebble


@dataclass(frozen=True, slots=True)
class PebblesShown(Event):
    """At the end a seat turned over what it had kept."""

    seat: Seat
    white: int
    grey: int
    black: int
    points: int
