"""The entries of a table's log. Folded in order they give the table back, at any point.

The log is private to whoever runs the table: it holds the secrets of the dice and sealed choices.
Times are seconds on whatever clock the caller passes in.
"""

from dataclasses import dataclass

from adamas.core.seat import Seat


@dataclass(frozen=True, slots=True)
class Repeat:
    """The deal of an earlier table, to be played again."""

    table: str
    keys: tuple[str, ...]
    """The keys of its epochs, in hex."""
    scores: tuple[int, ...] = ()
    """The points of each seat when it was played before; empty if nobody knows."""


@dataclass(frozen=True, slots=True)
class Created:
    """A table was set up; its dice are fixed from here on."""

    at: float
    table: str
    game: str
    rules_version: int
    edition: str
    options: tuple[tuple[str, str], ...]
    """Options that differ from the edition's."""
    seats: int
    secret: str
    """The last secret of the dice's chain, in hex."""
    bot_stream: str
    """From this the bots' random numbers derive; it has nothing to do with the dice."""
    repeat: Repeat | None
    seal: str | None = None
    """From this the salts of the ledger derive, in hex; None for a table without one."""


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody took a seat."""

    at: float
    seat: Seat
    name: str
    bot: str | None
    """The spec of a bot; None for a person."""
    commitment: str | None
    """The SHA-256, in hex, of the entropy that this seat will add to the dice."""
    salt: str | None = None
    """The salt of the name in the ledger, in hex."""
    name_hash: str | None = None
    """What the ledger says of a name that was forgotten together with its salt, in hex."""


@dataclass(frozen=True, slots=True)
class Stood:
    """Somebody gave up a seat."""

    at: float
    seat: Seat


@dataclass(frozen=True, slots=True)
class Substituted:
    """A bot plays at a seat from now on, for its holder or for nobody; or does so no longer."""

    at: float
    seat: Seat
    bot: str | None
    """The spec of the bot; None if whoever sits there plays."""


@dataclass(frozen=True, slots=True)
class Committed:
    """A seat committed to entropy, or to none, after it had sat down."""

    at: float
    seat: Seat
    commitment: str | None
    """As in `Sat`."""


@dataclass(frozen=True, slots=True)
class Started:
    """All seats are taken, all entropy is on the table, and the game begins."""

    at: float
    entropies: tuple[str | None, ...]
    """By seat, in hex."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A seat made or changed its sealed choice."""

    at: float
    seat: Seat
    decision: int
    """The number of the decision that this answers."""
    action: str
    by_default: bool
    """Whether the seat did not answer and its default was taken."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance spoke."""

    outcome: str


Entry = Created | Sat | Stood | Substituted | Committed | Started | Chosen | Drawn
