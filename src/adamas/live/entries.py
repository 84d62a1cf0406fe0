"""The entries that a server adds to a table's log, beside those of `play.log`.

A row of the log holds all entries of one command, or of the choices that came together. Its JSON
is a list of pairs: the name of the entry, and its fields.
"""

from dataclasses import dataclass
from typing import Any

import msgspec

from adamas.core.seat import Seat
from adamas.core.text import kebab
from adamas.live.settings import Settings
from adamas.play.log import (
    Chosen,
    Committed,
    Created,
    Drawn,
    Entry,
    Sat,
    Started,
    Stood,
    Substituted,
)


@dataclass(frozen=True, slots=True)
class Opened:
    """Who opened the table, and how."""

    host: str
    settings: Settings


@dataclass(frozen=True, slots=True)
class Held:
    """Who holds a seat: it goes back to them whenever they come."""

    seat: Seat
    person: str


@dataclass(frozen=True, slots=True)
class Dressed:
    """Who somebody is at the table: an explorer that they have picked."""

    seat: Seat
    explorer: int


@dataclass(frozen=True, slots=True)
class HostNamed:
    """Somebody else is the host."""

    person: str


@dataclass(frozen=True, slots=True)
class Barred:
    """The host removed somebody, who cannot sit down here again."""

    person: str


@dataclass(frozen=True, slots=True)
class Came:
    """The holder of a seat is here; a bot that played for them stops."""

    seat: Seat
    process: str
    """The process that sees them."""


@dataclass(frozen=True, slots=True)
class Went:
    """The holder of a seat is not here any more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot plays for somebody who went away."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StartCalled:
    """The host called the start; seats that committed to entropy are asked for it."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """A seat gave its entropy."""

    seat: Seat
    entropy: str


@dataclass(frozen=True, slots=True)
class StartCalledOff:
    """Some seats did not give theirs in time."""

    missing: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody said something."""

    person: str
    name: str
    phrase: str | None
    """One of the phrases that every language has."""
    text: str | None
    """Free text, where the host allows it."""


@dataclass(frozen=True, slots=True)
class Signed:
    """The house signed the ledger of a game that is over."""

    key: str
    """The public key of the house, in hex."""
    signature: str


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people play again, at another table."""

    table: str


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed before its end."""

    reason: str


@dataclass(frozen=True, slots=True)
class Overwritten:
    """Something in the log before this was overwritten; whoever has read it reads it again."""


PlayEntry = Entry
PeopleEntry = (
    Opened
    | Held
    | Dressed
    | HostNamed
    | Barred
    | Came
    | Went
    | StoodIn
    | StartCalled
    | Revealed
    | StartCalledOff
    | Said
    | Signed
    | Rematched
    | Closed
    | Overwritten
)
AnyEntry = PlayEntry | PeopleEntry
PLAY_ENTRIES = (Created, Sat, Stood, Substituted, Committed, Started, Chosen, Drawn)


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the log: what one command did, or what several people chose at once."""

    at: float
    """On the clock of the house."""
    entries: tuple[AnyEntry, ...]
    commands: tuple[str, ...] = ()
    """Whose commands these were, and their ids: so that none is done twice."""


_KINDS: dict[str, Any] = {kebab(kind.__name__): kind for kind in (AnyEntry).__args__}
_NAMES = {kind: name for name, kind in _KINDS.items()}
_LATE_FIELDS: dict[type, tuple[str, ...]] = {Created: ("seal",), Sat: ("salt", "name_hash")}
"""Fields that entries did not have at first."""
_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(
    tuple[float, str | tuple[str, ...] | None, list[tuple[str, msgspec.Raw]]]
)
_DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in _KINDS.items()}


def encode_row(row: Row) -> bytes:
    """The row as it is stored."""
    pairs = [(_NAMES[type(entry)], _written(entry)) for entry in row.entries]
    return _ENCODER.encode((row.at, _written_commands(row.commands), pairs))


def _written_commands(commands: tuple[str, ...]) -> str | tuple[str, ...] | None:
    """A single one stands for itself: that is how all rows were written at first."""
    return commands if len(commands) > 1 else commands[0] if commands else None


def _written(entry: AnyEntry) -> object:
    """The entry without late fields that say nothing: an old row is written again as it was."""
    late = _LATE_FIELDS.get(type(entry))
    if late is None:
        return entry
    data: dict[str, object] = msgspec.to_builtins(entry)
    return {name: value for name, value in data.items() if value is not None or name not in late}


def decode_row(data: bytes) -> Row:
    """The row that was stored."""
    at, written, pairs = _DECODER.decode(data)
    commands = (written,) if isinstance(written, str) else written or ()
    return Row(at, tuple(_DECODERS[name].decode(raw) for name, raw in pairs), commands)
