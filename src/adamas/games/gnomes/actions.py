"""What a player can do. Seats and the places of a row count from 0."""

from dataclasses import dataclass

from adamas.core.seat import Seat
from adamas.core.text import Vocabulary, Word


@dataclass(frozen=True, slots=True)
class Discard(Word):
    """Do not keep the drawn tile (RULES G3.2)."""


@dataclass(frozen=True, slots=True)
class Keep(Word):
    """Lay the drawn tile into an own place and discard what lay there (RULES G3.2)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Look(Word):
    """Look at a face-down tile (RULES G3.3, G5.2)."""

    seat: Seat
    """Whose tile it is."""
    slot: int


@dataclass(frozen=True, slots=True)
class Pass(Word):
    """Do not look (RULES G-A5)."""


@dataclass(frozen=True, slots=True)
class Confirm(Word):
    """I have seen enough: turn it face down again (RULES G-A15)."""


@dataclass(frozen=True, slots=True)
class Swap(Word):
    """Swap an own tile with one of somebody else (RULES G3.3)."""

    slot: int
    seat: Seat
    """Whose tile it is swapped with."""
    other_slot: int


@dataclass(frozen=True, slots=True)
class Cart(Word):
    """Send a tile up: turn it face up for good (RULES G4.1)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Exchange(Word):
    """Exchange two own tiles (RULES G5.3)."""

    slot: int
    """The one further left."""
    other: int


@dataclass(frozen=True, slots=True)
class Bury(Word):
    """Lose a tile to the explosion (RULES G5.4)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Stop(Word):
    """No more looks in the lit corridor (RULES G-A10)."""


Action = Discard | Keep | Look | Pass | Confirm | Swap | Cart | Exchange | Bury | Stop

ACTIONS: Vocabulary[Action] = Vocabulary(
    "action", Discard, Keep, Look, Pass, Confirm, Swap, Cart, Exchange, Bury, Stop
)
