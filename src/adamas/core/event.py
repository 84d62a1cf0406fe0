"""Events: facts about what happened at a table, each with an audience."""

from dataclasses import dataclass, field
from typing import TypeVar

from adamas.core.seat import Seat

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Event:
    """A past fact. It is shown whole to its audience and not at all to anybody else.

    A face that somebody looks at is never in an event: events can be fetched again after a
    reload, a look can not. The looker's view holds it while the look lasts.
    """

    @property
    def audience(self) -> Seat | None:
        """The only seat that may see this event, or None if everybody may."""
        return None

    def visible_to(self, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator (None), may see this."""
        return self.audience is None or self.audience == seat


def for_pages(*, default: T) -> T:
    """A field that says how the board looks after an event, so that a page need not know why.

    It follows from the rest and from what lay on the board: two events that tell the same are
    equal without it.
    """
    made: T = field(default=default, compare=False)
    return made
