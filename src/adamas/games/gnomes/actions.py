"""What a player can do. Seats and the places of a row count from 0."""

from dataclasses import dataclass
from typing import Annotated

from adamas.core.seat import Seat
from adamas.core.text import Vocabulary, Word

Slot = Annotated[int, "slot"]
"""A place of a row, counted from 0 from the left."""


@dataclass(frozen=True, slots=True)
class Discard(Word):
    """Do not keep the drawn tile (RULES G3.2)."""


@dataclass(frozen=True, slots=True)
class Keep(Word):
    """Lay the drawn tile into an own place and discard what lay there (RULES G3.2)."""

    slot: Slot
    """The own place that it goes to."""


@dataclass(frozen=True, slots=True)
class Look(Word):
    """Look at a face-down tile (RULES G3.3, G5.2)."""

    seat: Seat
    """Whose tile it is."""
    slot: Slot
    """Where it lies in that row."""


@dataclass(frozen=True, slots=True)
class Pass(Word):
    """Do not look (RULES G-A5)."""


@dataclass(frozen=True, slots=True)
class Confirm(Word):
    """I have seen enough: turn it face down again (RULES G-A15)."""


@dataclass(frozen=True, slots=True)
class Lay(Word):
    """Lay the own row face down in this order (RULES G2.2, G-A15)."""

    slots: tuple[Slot, ...]
    """From the left: the place that each tile was dealt to."""


@dataclass(frozen=True, slots=True)
class Swap(Word):
    """Swap an own tile with one of somebody else (RULES G3.3)."""

    slot: Slot
    """Where the own tile lies."""
    seat: Seat
    """Whose tile it is swapped with."""
    other_slot: Slot
    """Where that one lies."""


@dataclass(frozen=True, slots=True)
class Offer(Word):
    """Swap an own tile with one of somebody else that chance picks (RULES G-A6)."""

    slot: Slot
    """Where the own tile lies."""
    seat: Seat
    """Whose tile it is swapped with."""


@dataclass(frozen=True, slots=True)
class Cart(Word):
    """Send a tile up: turn it face up for good (RULES G4.1)."""

    slot: Slot
    """Where the own tile lies."""


@dataclass(frozen=True, slots=True)
class Exchange(Word):
    """Exchange two own tiles (RULES G5.3)."""

    slot: Slot
    """The one further left."""
    other: Slot
    """The one further right."""


@dataclass(frozen=True, slots=True)
class Bury(Word):
    """Lose a tile to the explosion (RULES G5.4)."""

    slot: Slot
    """Where the own tile lies."""


@dataclass(frozen=True, slots=True)
class Stop(Word):
    """No more looks in the lit corridor (RULES G-A10)."""


Action = Discard | Keep | Look | Pass | Confirm | Lay | Swap | Offer | Cart | Exchange | Bury | Stop

ACTIONS: Vocabulary[Action] = Vocabulary(
    "action", Discard, Keep, Look, Pass, Confirm, Lay, Swap, Offer, Cart, Exchange, Bury, Stop
)
