"""What a record says about its ledger: who came and went, all heads, and the signature."""

from dataclasses import dataclass

from adamas.core.seat import Seat
from adamas.play.ledger import Ledger, Occupant, hashed_name

FORGOTTEN = "–"
"""Stands for a name that was forgotten, with the number of its seat."""


@dataclass(frozen=True, slots=True)
class RecordedSeat:
    """Who sat at a seat."""

    name: str
    bot: str | None = None
    """The spec of the bot that played; None for a person."""
    salt: str | None = None
    """With which the name entered the ledger, in hex."""
    forgotten: str | None = None
    """What the ledger says of a name that was forgotten with its salt, in hex."""

    def occupant(self) -> Occupant:
        """Who played there, as the ledger says it."""
        return Occupant(self.name_hash, self.bot)

    @property
    def name_hash(self) -> str | None:
        """What the ledger says of the name, in hex."""
        return hashed_name(self.salt, self.name) if self.salt else self.forgotten

    def without_name(self, seat: Seat) -> "RecordedSeat":
        """The same with the name and its salt forgotten."""
        return RecordedSeat(f"{FORGOTTEN} {seat + 1}", self.bot, None, self.name_hash)


@dataclass(frozen=True, slots=True)
class RecordedChange:
    """Somebody else played at a seat from a point of the game on."""

    after: int
    """The number of moves that were made before."""
    seat: Seat
    who: RecordedSeat | None
    """Whose seat it was; None for nobody's."""
    bot: str | None
    """The spec of the bot that played; None for whoever sat there."""

    def occupant(self) -> Occupant:
        """Who played there, as the ledger says it."""
        return Occupant(self.who.name_hash if self.who else None, self.bot)


@dataclass(frozen=True, slots=True)
class RecordedLedger:
    """The ledger of a table. All values but the name are in hex."""

    table: str
    seal: str | None
    """From which the salts of all entries follow; None before the end of the game."""
    heads: tuple[str, ...]
    """The head after each entry."""

    @property
    def last(self) -> Ledger:
        """How far it came."""
        return Ledger(len(self.heads), self.heads[-1])


@dataclass(frozen=True, slots=True)
class Signature:
    """The house's word that the game ended with this head. Both are in hex."""

    key: str
    """The public key of the house."""
    value: str
