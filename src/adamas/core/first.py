"""Who begins: the option, the draw and the event that all games share."""

from dataclasses import dataclass

from adamas.core.errors import BadOption
from adamas.core.event import Event
from adamas.core.options import RULING, Option, Settings
from adamas.core.seat import Seat
from adamas.core.text import Word
from adamas.core.turn import Chance

NAME = "first_seat"
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class First(Word):
    """Chance picks the seat that begins."""

    seat: Seat
    """The seat that begins."""


@dataclass(frozen=True, slots=True)
class Begins(Event):
    """A seat was picked to begin."""

    seat: Seat


def first_seat_option(most_seats: int, rule: str) -> Option:
    """The option: a seat, or `random`."""
    return Option(NAME, dict.fromkeys((*map(str, range(most_seats)), RANDOM), RULING), rule)


def who_begins(settings: Settings) -> str:
    """What the text of the rules says about it: `first`, `agreed` for another seat, or `lot`."""
    value = settings[NAME]
    return "lot" if value == RANDOM else "agreed" if int(value) else "first"


def first_seat(settings: Settings, seats: int) -> Seat | None:
    """The seat that begins, or None if chance is to pick it; BadOption if nobody sits there."""
    value = settings[NAME]
    if value == RANDOM:
        return None
    if int(value) >= seats:
        raise BadOption(f"`{NAME}` is {value}, but the {seats} seats are 0 to {seats - 1}.")
    return int(value)


def pick_first(seats: int) -> Chance[First]:
    """The draw that picks it, before the first card of the first epoch."""
    return Chance(0, tuple((First(seat), 1) for seat in range(seats)))
