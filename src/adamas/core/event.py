"""Events: facts about what happened at a table, each with an audience."""

from dataclasses import dataclass

from adamas.core.seat import Seat


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
