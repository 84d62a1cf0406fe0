"""Compiled players."""

from adamas.core.compiling import Floats, Ints, Room, compiled

ROOM = 1


@compiled
def resample(rules: Ints, state: Ints, seat: int, luck: int) -> None:
    """Nothing is hidden."""


@compiled
def choose(
    rules: Ints,
    state: Ints,
    seat: int,
    policy: int,
    at: int,
    numbers: Floats,
    luck: float,
    actions: Ints,
    count: int,
    room: Room,
) -> int:
    """The first action."""
    return actions[0]
