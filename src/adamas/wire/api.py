"""The bodies of the HTTP API, one type each."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from adamas.wire.messages import Explorer, Name, TableId, TableInfo, Update, View, You

Spec = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=60)]


class Body(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Base of what is sent to the server."""


class ApiProblem(msgspec.Struct, frozen=True):
    """Why a request was refused, and what to do."""

    code: str
    message: str
    todo: str


class WantedClock(Body, frozen=True):
    """How long people may think."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    """For each decision, or in each seat's bank."""
    increment: Annotated[int, Meta(ge=0, le=10_000_000)] = 0


class NewTable(Body, frozen=True):
    """What a host asks for. Only the game is needed; the rest has good defaults."""

    game: Word
    edition: Word | None = None
    options: dict[Word, Word] = {}
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    bots: Annotated[tuple[Spec, ...], Meta(max_length=64)] = ()
    """Specs of bots, for the last seats."""
    clock: WantedClock = WantedClock()
    listed: bool = False
    """Whether the lobby shows the table."""
    chat: Literal["none", "phrases", "free"] | None = None
    stand_in_seconds: Annotated[int, Meta(ge=10, le=604_800)] | None = 120
    """After so long a bot plays for somebody who went away; null for never."""
    stand_in: Spec | None = None
    everybody_hosts: bool = False
    """Whether all who sit down are hosts, rather than who asks: for a screen without a seat."""


class HouseKeyInfo(msgspec.Struct, frozen=True):
    """A public key (Ed25519) with which a house signs the records of finished games."""

    key: str
    """32 bytes in hex."""
    since: float
    """Seconds since 1970."""
    until: float | None
    """When another one took its place; null for the one that signs now."""


class HouseKeyList(msgspec.Struct, frozen=True):
    """All public keys of a house, the newest last."""

    format: Literal["adamas-keys-1"]
    keys: tuple[HouseKeyInfo, ...]


class TableCreated(msgspec.Struct, frozen=True):
    """A new table."""

    table: str
    path: str
    """Its page, to be shared."""


class Invitation(msgspec.Struct, frozen=True):
    """How others get to a table."""

    address: str
    picture: str
    """The address as a QR code: an SVG picture, as a `data:` address."""
    elsewhere: bool
    """Whether another machine can open the address."""


class TableList(msgspec.Struct, frozen=True):
    """Tables that anybody may join or watch."""

    tables: tuple[TableInfo, ...]


class Replay(msgspec.Struct, frozen=True):
    """A game that was played, as one viewer saw it."""

    table: TableInfo
    you: You
    moments: tuple[Update, ...]
    """Each decision and the end: `screen` and `turn` as they were, `events` since the moment
    before."""
    chose: tuple[str | None, ...]
    """What the viewer chose at each moment, if the viewer had to choose."""
    chapters: tuple[int, ...]
    """The moments at which a chapter begins: an expedition, a level, a turn."""


class NewPerson(Body, frozen=True):
    """Somebody who is here for the first time."""

    name: Name
    explorer: Explorer | None = None
    """Who they like to be at tables."""


class PersonKey(msgspec.Struct, frozen=True):
    """Who one is, and the key that proves it. Keep it: it is shown once."""

    person: str
    name: str
    key: str
    explorer: int | None = None


class Rename(Body, frozen=True):
    """Another name and another explorer, for tables to come."""

    name: Name
    explorer: Explorer | None = None
    """Left out: as before."""


class Code(msgspec.Struct, frozen=True):
    """A code that makes another device one's own, once."""

    code: str
    seconds: int
    """How long it can be used."""


class Redeem(Body, frozen=True):
    """A code from another device."""

    code: Annotated[str, Meta(max_length=40)]


class MyTable(msgspec.Struct, frozen=True):
    """A table at which one sits or sat."""

    table: TableInfo
    seats: tuple[int, ...]
    host: bool
    your_turn: bool


class Me(msgspec.Struct, frozen=True):
    """Who one is, with one's tables, the latest first."""

    person: str
    name: str
    tables: tuple[MyTable, ...]
    explorer: int | None = None
    """Who one likes to be at tables."""


class Export(msgspec.Struct, frozen=True):
    """Everything that the house holds under one's key."""

    person: str
    name: str
    created_at: float
    devices: int
    tables: tuple[TableInfo, ...]
    said: tuple[tuple[str, str], ...]
    """What one said: table, phrase or text."""
    explorer: int | None = None


class Report(Body, frozen=True):
    """A name or behaviour that the house should know of."""

    table: TableId
    seat: Annotated[int, Meta(ge=0, le=63)]
    reason: Annotated[str, Meta(max_length=500)]


class OriginInfo(msgspec.Struct, frozen=True):
    """Where a value of an option comes from."""

    source: str
    """`printed`, `ruling`, `reading`, `elsewhere`, `house` or `screen`."""
    editions: tuple[str, ...]
    """The editions whose rulebook prints it."""
    everywhere: bool
    """Whether every rulebook prints it that was read for this game."""


class OptionInfo(msgspec.Struct, frozen=True):
    """A ruling that can be changed."""

    name: str
    values: tuple[str, ...]
    origins: tuple[OriginInfo, ...]
    """Where each value comes from."""
    screen: bool
    """Whether it changes only what screens show."""


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can sit at a table."""

    spec: str
    level: int
    """1 to 4 for people to choose from; 0 for strategies to study."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that the page can show."""

    name: str
    rules_version: int
    seats: tuple[int, int]
    """The fewest and the most."""
    usual_seats: int
    age: int
    minutes: int
    designers: tuple[str, ...]
    editions: dict[str, dict[str, str]]
    """The settings of each edition, the usual one first."""
    options: tuple[OptionInfo, ...]
    bots: tuple[BotInfo, ...]
    tutorial: int | None
    """The minutes that its tutorial takes; null if there is none."""


class TutorialReply(msgspec.Struct, frozen=True):
    """What follows when the pupil has done what a step asks for."""

    action: str | None
    """What the pupil chose; null where there is nothing to choose."""
    messages: tuple[Update, ...]
    """What the socket of a real table would have told."""


class TutorialStep(msgspec.Struct, frozen=True):
    """One thing that is explained."""

    text: str
    """A message of the game."""
    numbers: dict[str, int]
    """Arguments for it."""
    about: tuple[str, ...]
    """The parts of the board that it speaks about."""
    tap: tuple[str, ...]
    """The parts to be tapped, one after the other."""
    replies: tuple[TutorialReply, ...]
    """Any of these leads on to the next step."""


class Tutorial(msgspec.Struct, frozen=True):
    """A first game, with explanations. Whoever learns it sits at seat 0."""

    game: str
    minutes: int
    start: View
    steps: tuple[TutorialStep, ...]


class Games(msgspec.Struct, frozen=True):
    """All games."""

    games: tuple[GameInfo, ...]
    phrases: tuple[str, ...]
    """What can be said at a table."""


class RuleMark(msgspec.Struct, frozen=True):
    """What a reader is told about a sentence that the rulebook of the edition does not print."""

    source: str
    """`ruling`, `reading`, `elsewhere` or `house`."""
    editions: tuple[str, ...]
    """The editions that print it, if others do."""
    changeable: bool
    """Whether whoever sets up a table can choose otherwise."""


class Rules(msgspec.Struct, frozen=True):
    """What the text of the rules needs: its numbers, and the rulings that it follows."""

    game: str
    edition: str
    changed: dict[str, str]
    """Options that differ from the edition's."""
    facts: dict[str, int | str | tuple[int | str, ...]]
    """The arguments of the messages in the game's `rules.ftl` and `figures.ftl`, and lists for its
    pictures."""
    marks: dict[str, RuleMark]
    """By message; what has no mark is printed."""
    described: bool
    """Whether the edition is known only from public descriptions."""


class Health(msgspec.Struct, frozen=True):
    """Whether the process is alive, or ready."""

    status: Literal["ok", "waits", "damaged"]
    """`damaged`: some tables cannot be read any more, all others go on."""
    damaged: int = 0
    """How much was found damaged since the start; the log says what."""


class AdminPerson(msgspec.Struct, frozen=True):
    """Somebody, as whoever looks after the house sees them."""

    id: str
    name: str
    blocked: bool
    created_at: float


class AdminTable(msgspec.Struct, frozen=True):
    """A table, as whoever looks after the house sees it."""

    id: str
    game: str
    status: str
    changed_at: float


class AdminReport(msgspec.Struct, frozen=True):
    """A report."""

    id: int
    at: float
    table: str
    person: str
    name: str
    reason: str


class AdminPage(msgspec.Struct, frozen=True):
    """The house at a glance."""

    version: str
    sockets: int
    rooms: int
    people: tuple[AdminPerson, ...]
    tables: tuple[AdminTable, ...]
    reports: tuple[AdminReport, ...]


class Block(Body, frozen=True):
    """Refuse somebody from now on, or no longer."""

    person: Annotated[str, Meta(max_length=20)]
    blocked: bool


class CloseTable(Body, frozen=True):
    """Close a table."""

    table: TableId
