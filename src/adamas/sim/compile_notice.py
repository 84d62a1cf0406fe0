"""Says when the compiler works, which can take a quarter of a minute the first time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import event


class _FirstTime(event.Listener):
    """Tells of the first thing that is compiled; what is read from the cache is not."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell: Callable[[], None] | None = tell

    def on_start(self, event: Any) -> None:  # noqa: ARG002 - the shape of a listener
        if self._tell:
            self._tell()
            self._tell = None

    def on_end(self, event: Any) -> None:
        """Nothing more is said."""


@contextmanager
def telling_when_it_compiles(tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell` once if anything is compiled meanwhile."""
    with event.install_listener("numba:compile", _FirstTime(tell)):
        yield
