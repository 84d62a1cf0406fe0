"""A marked function, for `marked`."""

from adamas.core.compilable import compiled


@compiled
def twice(number: int) -> int:
    """Two of it."""
    return 2 * number
