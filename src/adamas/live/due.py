"""When a hosted table needs somebody to look at it even if nobody asks."""

from adamas.live.commands import REVEAL_SECONDS
from adamas.live.hosted_table import HostedTable

LEASE_SECONDS = 5.0
"""How long whoever should act is given, before somebody else looks."""


def due_at(hosted: HostedTable, now: float) -> float | None:
    """When something is to be done by itself: a bot's move, a default, a stand-in."""
    if hosted.left_to_people or hosted.closed or hosted.table.over:
        return None
    if hosted.bots_to_move:
        return now
    times = [*hosted.deadlines.values(), *hosted.takeovers.values()]
    if hosted.starting is not None:
        times.append(hosted.starting + REVEAL_SECONDS)
    return min(times, default=None)


def wake_for(due: float | None, now: float) -> float | None:
    """When somebody else should look, if whoever should act has not."""
    return None if due is None else max(due, now) + LEASE_SECONDS
