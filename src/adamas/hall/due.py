"""When a party needs somebody to look at it even if nobody asks."""

from adamas.hall.commands import REVEAL_SECONDS
from adamas.hall.party import Party

LEASE_SECONDS = 5.0
"""How long whoever should act is given, before somebody else looks."""


def due_at(party: Party, now: float) -> float | None:
    """When something is to be done by itself: a bot's move, a default, a stand-in."""
    if party.left_to_people or party.closed or party.table.over:
        return None
    if party.bots_to_move:
        return now
    times = [*party.deadlines.values(), *party.takeovers.values()]
    if party.starting is not None:
        times.append(party.starting + REVEAL_SECONDS)
    return min(times, default=None)


def wake_for(due: float | None, now: float) -> float | None:
    """When somebody else should look, if whoever should act has not."""
    return None if due is None else max(due, now) + LEASE_SECONDS
