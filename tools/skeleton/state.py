"""Everything there is to know about a game in progress, and what of it a seat can know.

Here nothing is hidden: a view is the state and who looks. Next: what a seat may not know must not
be in its view (`observe`), and what a person has to remember not on their screen (`show`).
"""

from dataclasses import dataclass

from adamas.core.bag import Bag
from adamas.core.seat import Seat

from .actions import Stone


@dataclass(frozen=True, slots=True)
class State:
    """Where all stones are, and whose turn it is."""

    bag: Bag[Stone]
    """The stones that can still be drawn."""
    taken: tuple[Bag[Stone], ...]
    """Before each seat."""
    mover: Seat | None
    """Whose turn it is; None until chance has picked the first seat."""
    drawn: Stone | None = None
    """What the mover has drawn and not yet laid down."""


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows; `seat` is None for a spectator."""

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    state: State
    """All there is, since nothing is hidden."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What a person's screen is told."""

    seat: Seat | None
    mover: Seat | None
    drawn: Stone | None
    left: int
    """Stones in the bag."""
    taken: tuple[tuple[Stone, ...], ...]
