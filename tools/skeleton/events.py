"""What happens at the table: past facts, each with a message `event-…` in game.ftl.

Next: what only one seat may hear has the property `audience` (core/event.py).
"""

from dataclasses import dataclass

from adamas.core.event import Event
from adamas.core.seat import Seat

from .actions import Stone


@dataclass(frozen=True, slots=True)
class StoneDrawn(Event):
    """A seat drew a stone; so many are left in the bag."""

    seat: Seat
    stone: Stone
    left: int


@dataclass(frozen=True, slots=True)
class StoneTaken(Event):
    """A stone came to lie before a seat."""

    seat: Seat
    stone: Stone
