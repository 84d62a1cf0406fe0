"""What happens around a table. All of it is public."""

from dataclasses import dataclass

from adamas.core.seat import Seat
from adamas.play.events import TableEvent


@dataclass(frozen=True, slots=True)
class Spoke(TableEvent):
    """Somebody said something."""

    name: str
    phrase: str | None
    text: str | None


@dataclass(frozen=True, slots=True)
class TimeRanOut(TableEvent):
    """A seat did not choose in time; its default was taken."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BotStoodIn(TableEvent):
    """A bot plays for somebody who went away."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HolderCame(TableEvent):
    """The holder of a seat is here."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HolderWent(TableEvent):
    """The holder of a seat is not here any more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StartFailed(TableEvent):
    """The start was called off: some seats did not reveal their entropy in time."""

    missing: tuple[Seat, ...]
