"""A marked function that calls one of another module."""

from adamas.core.compilable import compiled
from tests.sim.marked_base import twice


@compiled
def four_times(number: int) -> int:
    """Four of it."""
    return twice(twice(number))
