"""Players: whoever chooses for a seat, knowing what that seat can observe and nothing else."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

A = TypeVar("A")
T = TypeVar("T")
V_contra = TypeVar("V_contra", contravariant=True)


class Rng(Protocol):
    """A stream of random numbers, such as `random.Random`. It is always passed in."""

    def random(self) -> float:
        """A number from 0 up to but not including 1."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to but not including `stop`."""

    def choice(self, options: Sequence[T], /) -> T:
        """One of the options."""


class Player(Protocol[V_contra, A]):
    """A function that picks one of the legal actions. Any function of this shape can sit down."""

    def __call__(self, view: V_contra, legal: tuple[A, ...], rng: Rng, /) -> A:
        """One of `legal`, chosen by what `view` tells. Randomness comes from `rng` alone."""


AnyPlayer = Player[Any, Any]
