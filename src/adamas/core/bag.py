"""A stack of cards of which only the composition is known: counts, not an order."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from adamas.core.remember import remembered

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Bag(Generic[K]):
    """How many copies of each kind are in. Immutable: every change gives another bag."""

    kinds: tuple[K, ...]
    """All kinds that could be in, in canonical order."""
    counts: tuple[int, ...]
    """Copies of each kind, in the order of `kinds`."""

    @staticmethod
    def of(contents: Iterable[tuple[K, int]]) -> "Bag[K]":
        """A bag with these contents; their order becomes the canonical one."""
        contents = tuple(contents)
        return Bag(tuple(kind for kind, _ in contents), tuple(count for _, count in contents))

    def __iter__(self) -> Iterator[tuple[K, int]]:
        """The kinds that are in, each with its count, in canonical order."""
        return ((kind, n) for kind, n in zip(self.kinds, self.counts, strict=True) if n)

    def __len__(self) -> int:
        """How many cards are in."""
        return sum(self.counts)

    def cards(self) -> tuple[K, ...]:
        """Every card that is in, copies one by one, in canonical order."""
        return tuple(kind for kind, n in self for _ in range(n))

    def count(self, kind: K) -> int:
        """Copies of one kind."""
        return self.counts[_place(self.kinds, kind)]

    def plus(self, kind: K, copies: int = 1) -> "Bag[K]":
        """This bag with more (or, if negative, fewer) copies of a kind."""
        place = _place(self.kinds, kind)
        changed = self.counts[place] + copies
        if changed < 0:
            raise ValueError(f"There are only {self.counts[place]} of {kind} in the bag.")
        return Bag(self.kinds, (*self.counts[:place], changed, *self.counts[place + 1 :]))

    def with_cards(self, cards: Iterable[K]) -> "Bag[K]":
        """This bag with some more cards in it; the same if there are none."""
        counts: list[int] | None = None
        for card in cards:
            counts = counts or list(self.counts)
            counts[_place(self.kinds, card)] += 1
        return self if counts is None else Bag(self.kinds, tuple(counts))

    def minus(self, kind: K, copies: int = 1) -> "Bag[K]":
        """This bag with fewer copies of a kind."""
        return self.plus(kind, -copies)

    def merged(self, other: "Bag[K]") -> "Bag[K]":
        """Both bags shuffled together."""
        both = zip(self.counts, other.counts, strict=True)
        return Bag(self.kinds, tuple(mine + theirs for mine, theirs in both))

    def emptied(self) -> "Bag[K]":
        """A bag of the same kinds with nothing in it."""
        return Bag(self.kinds, (0,) * len(self.kinds))


@remembered(4096)
def _place(kinds: tuple[object, ...], kind: object) -> int:
    """Which of the kinds it is. Most are compared by all that they hold."""
    return kinds.index(kind)
