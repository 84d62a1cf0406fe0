"""Every message of the socket, one type each. docs/protocol.md explains them.

Fields that say nothing new are left out of an update; a client keeps what it had.
"""

from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

PROTOCOL = 3
"""Raised when a client of the old protocol would misunderstand the new one."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Name = Annotated[str, Meta(max_length=200)]
Explorer = Annotated[int, Meta(ge=0, le=7)]
"""A hat, a colour and a sign that go together."""
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes."""


class ToServer(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Base of what a client sends."""


class Command(ToServer, frozen=True):
    """Base of what is answered with `done` or `error`. A repeated id is answered, not repeated."""

    id: Id


class Hello(ToServer, tag="hello", frozen=True):
    """The first message: who is there. Without a key one can only watch."""

    protocol: int
    key: Annotated[str, Meta(max_length=100)] | None = None


class Follow(Command, tag="follow", frozen=True):
    """Go to a table, or come back to it. One socket follows one table."""

    table: TableId
    seat: SeatNumber | UnsetType | None = UNSET
    """Through whose eyes: one of one's own seats, or null for those of a spectator. Left out: one's
    own seat, or a spectator's eyes for whoever holds none or several."""
    version: int | None = None
    """The last version that the client has, to get only the rest."""


class Unfollow(Command, tag="unfollow", frozen=True):
    """Leave the table. The seat stays one's own."""


class Sit(Command, tag="sit", frozen=True):
    """Take a seat, or any seat."""

    name: Name
    seat: SeatNumber | None = None
    commitment: Hex | None = None
    """The SHA-256 of entropy for the dice."""
    explorer: Explorer | None = None
    """Who one likes to be; where somebody is that already, the next that is free."""


class Commit(Command, tag="commit", frozen=True):
    """Commit to entropy for the dice after sitting down."""

    seat: SeatNumber
    commitment: Hex | None


class Dress(Command, tag="dress", frozen=True):
    """Be another explorer, which nobody else is, before the start."""

    seat: SeatNumber
    explorer: Explorer


class Stand(Command, tag="stand", frozen=True):
    """Give up a seat."""

    seat: SeatNumber


class SeatBot(Command, tag="seat-bot", frozen=True):
    """Put a bot at an empty seat (host, before the start)."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=60)]


class Remove(Command, tag="remove", frozen=True):
    """Empty a seat (host, before the start). A person who sat there cannot come back."""

    seat: SeatNumber


class HandOver(Command, tag="hand-over", frozen=True):
    """Make whoever sits at a seat the host."""

    seat: SeatNumber


class Start(Command, tag="start", frozen=True):
    """Call the start (host)."""


class Reveal(Command, tag="reveal", frozen=True):
    """Give the entropy that was committed to, once the start is called."""

    seat: SeatNumber
    entropy: Hex


class Choose(Command, tag="choose", frozen=True):
    """Make or change a sealed choice."""

    seat: SeatNumber
    decision: int
    """The decision that this answers; for an older one the error is `too_late`."""
    action: Annotated[str, Meta(max_length=200)]
    """One of the legal actions of the turn."""


class Say(Command, tag="say", frozen=True):
    """Say a phrase, or free text where the host allows it."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None


class Rematch(Command, tag="rematch", frozen=True):
    """Play again with the same people; `done` names the new table."""


class Close(Command, tag="close", frozen=True):
    """Close a table before its end (host)."""


class Ping(ToServer, tag="ping", frozen=True):
    """Ask for a `pong`."""


FromClient: Any = Union[Hello, *Command.__subclasses__(), Ping]
"""All messages that a client can send: every command is one, without being listed here."""


class ToClient(msgspec.Struct, tag_field="type", frozen=True):
    """Base of what the server sends."""


class PersonInfo(msgspec.Struct, frozen=True):
    """Who one is."""

    id: str
    name: str


class Welcome(ToClient, tag="welcome", frozen=True):
    """The answer to `hello`."""

    protocol: int
    server: str
    """The version of the server."""
    person: PersonInfo | None
    house: str | None = None
    """The public key with which the house signs finished games."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat, as everybody may know it."""

    name: str | None
    """None if it is empty."""
    bot: str | None
    """The spec of the bot that sits here."""
    present: bool
    """Whether somebody is here; bots always are."""
    stand_in: bool
    """Whether a bot plays for somebody who is away."""
    commitment: str | None
    revealed: bool
    """Whether the seat has given its entropy, while the start is called."""
    explorer: int | None
    """Hat, colour and sign of whoever sits here; None if it is empty."""


class ClockInfo(msgspec.Struct, frozen=True):
    """How long people may think."""

    kind: Literal["none", "decision", "bank"]
    seconds: int
    increment: int


class TableInfo(msgspec.Struct, frozen=True):
    """A table, as everybody may know it."""

    id: str
    game: str
    rules_version: int
    edition: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    secrets: bool
    """Whether a seat may see or choose what the others do not know yet. Then people who share a
    device need a curtain."""
    host: str | None
    """The name of the host, if the host sits at the table."""
    host_seat: int | None
    status: Literal["open", "playing", "over", "closed"]
    listed: bool
    clock: ClockInfo
    chat: Literal["none", "phrases", "free"]
    stand_in_seconds: int | None
    starting: bool
    """Whether the start is called; seats that committed to entropy are to reveal it now."""
    anchor: str | None
    """The commitment to all secrets of the dice."""
    repeats: str | None
    """The table whose deal is repeated."""
    before: tuple[int, ...] | None
    """The points of each seat when the repeated deal was played before; None if not known."""
    rematch: str | None
    """The table at which the same people play again."""
    closed: str | None


class You(msgspec.Struct, frozen=True):
    """What the table knows of whoever follows it."""

    seats: tuple[int, ...]
    """One's own seats."""
    host: bool
    viewer: int | None
    """The seat through whose eyes one sees, or null for a spectator's."""


class Result(msgspec.Struct, frozen=True):
    """How it ended."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


class TurnInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can happen next."""

    decision: int
    deciding: tuple[int, ...] = ()
    """All seats that choose in this decision."""
    waiting: tuple[int, ...] = ()
    """Those that have not chosen yet."""
    legal: tuple[str, ...] = ()
    """What the viewer may choose."""
    default: str | None = None
    """What is chosen for the viewer if time runs out."""
    chosen: str | None = None
    """What the viewer has chosen; nobody else knows."""
    seconds: dict[str, float] = msgspec.field(default_factory=dict)
    """The time that each waiting seat has left, with a clock."""
    result: Result | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """Something that was said."""

    name: str
    phrase: str | None
    text: str | None


class LedgerInfo(msgspec.Struct, frozen=True):
    """The running hash over everything public at a table. What it covers is told at the end."""

    entries: int
    """How many there are so far."""
    head: str
    """The hash over all of them."""


class View(ToClient, tag="view", frozen=True):
    """The whole of what a viewer may see."""

    version: int
    table: TableInfo | Raw
    you: You
    screen: Raw | None
    """What the game shows, as docs/protocol.md lists for each game; null before the start."""
    turn: TurnInfo | None
    chat: tuple[ChatLine, ...]
    ledger: LedgerInfo | None = None
    """Null where there is none: in a tutorial, and at tables of old versions."""


class Update(ToClient, tag="update", frozen=True, omit_defaults=True):
    """What is new since the version before, or since the version that `follow` named."""

    version: int
    events: Raw | UnsetType = UNSET
    waiting: tuple[int, ...] | UnsetType = UNSET
    """The seats that have not chosen yet, if nothing else of the turn changed."""
    chosen: str | UnsetType | None = UNSET
    """What the viewer has chosen, likewise."""
    table: TableInfo | Raw | UnsetType = UNSET
    you: You | UnsetType = UNSET
    screen: Raw | UnsetType | None = UNSET
    """The whole screen, if it was not known before."""
    changes: Raw | UnsetType = UNSET
    """What changed in it otherwise: for each change the way to its place, and last what is there
    now. docs/protocol.md has an example."""
    turn: TurnInfo | UnsetType | None = UNSET
    ledger: LedgerInfo | UnsetType = UNSET


class Done(ToClient, tag="done", frozen=True, omit_defaults=True):
    """A command was done, and what it did is durable."""

    id: str
    version: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    """After `sit`: which seat it is."""
    table: str | UnsetType = UNSET
    """After `rematch`: the new table."""


class Problem(ToClient, tag="error", frozen=True):
    """A command was not done, or a message not understood."""

    id: str | None
    code: str
    message: str
    todo: str


class Waits(ToClient, tag="waits", frozen=True):
    """Nothing can be stored at present: what is sent now is answered later."""

    message: str


class GoesOn(ToClient, tag="goes-on", frozen=True):
    """Storing works again."""


class Bye(ToClient, tag="bye", frozen=True):
    """The server closes the socket; come back after some seconds."""

    code: str
    message: str
    seconds: float


class Pong(ToClient, tag="pong", frozen=True):
    """The answer to `ping`."""


FromServer = Welcome | View | Update | Done | Problem | Waits | GoesOn | Bye | Pong

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(FromClient)


def encode(message: ToClient) -> bytes:
    """The message as it is sent."""
    return _ENCODER.encode(message)


def decode(data: bytes | str) -> ToServer:
    """The message that was sent; msgspec's errors say what is wrong with it."""
    message: ToServer = _DECODER.decode(data)
    return message
