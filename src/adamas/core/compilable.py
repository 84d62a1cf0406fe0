"""Functions with two lives: plain Python for one game, machine code for a million.

A module whose functions are marked with `@compiled` knows no compiler. Imported as usual, it is
ordinary Python, and its arrays may be lists. The simulator loads the same file a second time, as a
module of its own, with Numba as the decorator and NumPy arrays in place of lists. So there is one
text for both, and playing in a terminal never waits for a compiler.

What such a function may do: whole numbers and floats, `if`, loops, indices, tuples, and calls of
other marked functions of the same file. Nothing else compiles.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar, overload

F = TypeVar("F", bound=Callable[..., Any])


class Ints(Protocol):
    """A list of whole numbers, or an array."""

    def __getitem__(self, place: int, /) -> int:
        """One of them."""

    def __setitem__(self, place: int, number: int, /) -> None:
        """Change one."""

    def __len__(self) -> int:
        """How many there are."""


class Floats(Protocol):
    """Parameters: a tuple, or an array. A slice is only read."""

    @overload
    def __getitem__(self, place: int, /) -> float: ...
    @overload
    def __getitem__(self, place: slice, /) -> "Floats": ...


class Scratch(Protocol):
    """A list of floats to write to, or an array."""

    def __getitem__(self, place: int, /) -> float:
        """One of them."""

    def __setitem__(self, place: int, number: float, /) -> None:
        """Change one."""


CHANCE, DECIDE, OVER = 0, 1, 2
"""What a kernel's `turn` gives."""


class _Marking:
    """What the mark does now."""

    decorator: Callable[[Any], Any] | None = None


def compiled(function: F) -> F:
    """Mark a function that the simulator compiles."""
    decorator = _Marking.decorator
    return decorator(function) if decorator else function


@contextmanager
def compiling(decorator: Callable[[Any], Any]) -> Iterator[None]:
    """While it lasts, marked functions that are defined are compiled with `decorator`."""
    _Marking.decorator = decorator
    try:
        yield
    finally:
        _Marking.decorator = None
