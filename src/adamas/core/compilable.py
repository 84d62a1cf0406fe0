"""Functions with two lives: plain Python for one game, machine code for a million.

A module whose functions are marked with `@compiled` knows no compiler. Imported as usual, it is
ordinary Python, and its arrays may be lists. The simulator makes a second module of it, in which
Numba has compiled these functions, with NumPy arrays in place of lists. So there is one text for
both, and playing in a terminal never waits for a compiler.

What such a function may do: whole numbers and floats, `if`, loops, indices, tuples, and calls of
other marked functions, its own or imported by name. Nothing else compiles.
"""

from collections.abc import Callable
from types import FunctionType
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
NO_URN = -1
"""What a kernel's `urn` gives while chance picks a seat or the like: each is as likely."""


_MARK = "compilable"


def compiled(function: F) -> F:
    """Mark a function that the simulator compiles."""
    setattr(function, _MARK, True)
    return function


def is_marked(thing: object) -> bool:
    """Whether this is such a function."""
    return isinstance(thing, FunctionType) and hasattr(thing, _MARK)
