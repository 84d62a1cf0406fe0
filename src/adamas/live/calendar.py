"""Whether the date can be believed: what is old is cleared away by it, and does not come back."""

import time
from collections.abc import Callable

TOLERANCE = 600.0
"""Seconds by which the date may differ from a steady clock between two looks at it."""


class Calendar:
    """Compares the date with a steady clock."""

    def __init__(
        self, wall_time: Callable[[], float], steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall, self._steady = wall_time, steady
        self._last: tuple[float, float] | None = None

    def believable(self) -> bool:
        """Whether the date has moved on as a clock does since it was looked at last."""
        wall, steady = self._wall(), self._steady()
        last, self._last = self._last, (wall, steady)
        return last is None or abs((wall - last[0]) - (steady - last[1])) <= TOLERANCE
