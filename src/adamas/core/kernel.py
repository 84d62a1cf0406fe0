"""What the compiled side of a game offers: its law as numbers, and players over these numbers."""

from typing import Any, Protocol

from adamas.core.action_numbers import ActionNumbers
from adamas.core.compilable import Floats, Ints, Scratch
from adamas.core.fields import Layout
from adamas.core.game import AnyGame

RANDOM, SEARCH = 0, 1
"""Policies that every game has; those of a game's own are numbered from 2."""


class Fields(Protocol):
    """What a game's module `fields` has: its numbers, declared once."""

    RULES: Layout[Any]
    """Of the rules; the sources of its fields are given the game."""
    STATE: Layout[Any]
    """Of a state; the sources of its fields are given the game and a view."""
    ACTIONS: ActionNumbers[Any]
    SEATS: int
    """Where a state has the number of its seats."""
    SIZE: int
    """Length of a state."""


class Kernel(Protocol):
    """What a game's module `kernel` has. Everything from `begin` on is compiled."""

    def outcomes(self, game: AnyGame, epoch: int, /) -> tuple[Any, ...]:
        """The chance outcomes of an epoch by number."""

    def begin(self, rules: Ints, state: Ints, seats: int, /) -> None:
        """Make `state` the initial one."""

    def turn(self, rules: Ints, state: Ints, /) -> int:
        """What is due: CHANCE, DECIDE or OVER."""

    def epoch(self, rules: Ints, state: Ints, /) -> int:
        """The shuffle that the next draw belongs to."""

    def urn(self, rules: Ints, state: Ints, /) -> int:
        """Where in the state the copies of each outcome stand, by number.

        NO_URN while all outcomes are as likely, such as the seats of which one begins: their
        numbers are their places among those that are possible.
        """

    def left(self, rules: Ints, state: Ints, /) -> int:
        """How many outcomes there are, all copies counted."""

    def legal(self, rules: Ints, state: Ints, seat: int, actions: Ints, /) -> int:
        """Numbers of a seat's legal actions in canonical order; how many there are."""

    def draw(self, rules: Ints, state: Ints, outcome: int, /) -> None:
        """Apply a chance outcome."""

    def decide(self, rules: Ints, state: Ints, choices: Ints, /) -> None:
        """Apply what the deciding seats chose, by seat; each number is seen from its own one."""

    def score(self, rules: Ints, state: Ints, scores: Ints, ranks: Ints, /) -> None:
        """Scores and ranks by seat, at the end."""

    def conceal(self, rules: Ints, state: Ints, seat: int, row: Scratch, /) -> None:
        """Take out of a seat's row what it does not know, as a flattened view has it."""


class Policies(Protocol):
    """What a game's module `policies` has: the minds of its bots, all of it compiled.

    They are given states of the kernel, but may only use what the seat knows.
    """

    SCRATCH: int
    """How many floats `choose` needs to think."""

    def choose(
        self,
        rules: Ints,
        state: Ints,
        seat: int,
        policy: int,
        at: int,
        numbers: Floats,
        uniform: float,
        actions: Ints,
        count: int,
        scratch: Scratch,
        /,
    ) -> int:
        """One of the first `count` actions, as a policy picks it.

        Its parameters are in `numbers` from `at` on; `uniform` is a random number from 0 to 1.
        """

    def resample(self, rules: Ints, state: Ints, seat: int, seed: int, /) -> None:
        """Replace what the seat does not know by something that it could be, drawn by a seed."""
