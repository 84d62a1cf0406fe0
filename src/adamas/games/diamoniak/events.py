"""What happens at the table. Everything is public: the order of the pile is the only secret.

A castle's colour is given as the text of its card, so that a language can bend its word for it.
"""

from dataclasses import dataclass

from adamas.core.event import Event, for_pages
from adamas.core.seat import Seat
from adamas.games.diamoniak.cards import Card


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The discard pile was shuffled and is the new pile."""

    number: int
    """Of the new pile, the first of the game being 1."""
    cards: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card was drawn and shown."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CastleBegun(Event):
    """A player found the first part of a castle and is bound to its colour."""

    seat: Seat
    colour: str
    joined: int
    """Parts that came from the player's own reserve at once (RULES M-A4)."""
    castle: int = for_pages(default=1)
    """Parts of the castle now."""


@dataclass(frozen=True, slots=True)
class PartBuilt(Event):
    """A drawn part was added to the own castle."""

    seat: Seat
    colour: str
    parts: int
    """Parts of the castle now."""


@dataclass(frozen=True, slots=True)
class PutAside(Event):
    """A drawn card went into the reserve."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A player draws no further card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PartBought(Event):
    """A player bought a part of the own castle out of a reserve."""

    seat: Seat
    seller: Seat
    colour: str
    diamonds: int
    """The price."""
    seller_paid: bool
    """Whether the seller got it; if not, it was discarded (RULES M-A1)."""


@dataclass(frozen=True, slots=True)
class FairyHelped(Event):
    """A fairy drove the witch away; both are discarded."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsLost(Event):
    """A player gave cards up to the witch; all are discarded."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NothingLost(Event):
    """The witch found a player who had no card to give."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CastleLost(Event):
    """The last part of a castle went to the witch."""

    seat: Seat
    colour: str
    freed: bool
    """Whether anybody may begin this colour now (RULES M-A3)."""


@dataclass(frozen=True, slots=True)
class CastleFinished(Event):
    """A player has all parts of a castle and wins."""

    seat: Seat
    colour: str
    """The player's own, or another one by `win=any_colour` (RULES M5.1)."""
