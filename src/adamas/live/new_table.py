"""Opening a table: checks what the host asks for, and writes the first row of the log."""

import secrets
from dataclasses import dataclass, field

from adamas.bots.names import free_names
from adamas.bots.players import player
from adamas.bots.roster import level
from adamas.core.box import Box, check_seats
from adamas.core.catalogue import box_with_screens
from adamas.core.errors import BadOption
from adamas.core.game import AnyGame
from adamas.live.entries import AnyEntry, Dressed, Held, Opened
from adamas.live.settings import LONGEST, NO_CLOCK, SHORTEST, ChatKind, Clock, Settings
from adamas.play import commands as playing
from adamas.play.dice import SECRET_BYTES, Deal

USUAL_LEVEL = 2
CHILDREN = 6
"""Games for this age and below have no chat unless the host wants one."""
STAND_IN_SECONDS = range(10, 7 * 24 * 3600 + 1)


@dataclass(frozen=True, slots=True)
class TableRequest:
    """What a host asks for."""

    game: str
    edition: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    seats: int | None = None
    bots: tuple[str, ...] = ()
    """Specs of bots, for the last seats."""
    seated: tuple[str | None, ...] = ()
    """Instead of them: the spec of a bot or nobody for each seat, where it matters which."""
    clock: Clock = NO_CLOCK
    listed: bool = False
    chat: ChatKind | None = None
    """None for what suits the game: nothing in games for small children, phrases in others."""
    stand_in_seconds: int | None = 120
    stand_in: str | None = None
    everybody_hosts: bool = False
    """Whether all who sit at the table are its hosts, rather than who asks for it."""


@dataclass(frozen=True, slots=True)
class TableSeeds:
    """The random parts of a table."""

    table: str
    secret: bytes
    bot_stream: str
    seal: bytes
    """Of the ledger."""


def first_entries(
    wanted: TableRequest, host: str, seeds: TableSeeds, at: float, deal: Deal | None = None
) -> tuple[AnyEntry, ...]:
    """The entries that open a table and seat its bots; an error says what does not go."""
    opened = box_with_screens(wanted.game)
    game = opened.open(wanted.edition, wanted.options)
    seats = opened.usual_seats(game) if wanted.seats is None else wanted.seats
    check_seats(game, seats)
    if len(wanted.bots) > seats:
        raise BadOption(f"There are {len(wanted.bots)} bots for {seats} seats.")
    change = playing.create(
        game,
        seats,
        table=seeds.table,
        secret=seeds.secret,
        bot_stream=seeds.bot_stream,
        at=at,
        deal=deal,
        seal=seeds.seal,
    )
    entries: list[AnyEntry] = [*change.entries, Opened(host, _settings(opened, game, wanted))]
    table, names = change.table, free_names(())
    seated = wanted.seated or (*(None,) * (seats - len(wanted.bots)), *wanted.bots)
    for seat, spec in enumerate(seated):
        if spec is None:
            continue
        check_bot(opened, game, spec)
        sat = playing.sit(table, seat, next(names), at=at, bot=spec, salt=new_salt())
        table, entries = sat.table, [*entries, *sat.entries]
    return tuple(entries)


def new_salt() -> bytes:
    """With which a name enters the ledger."""
    return secrets.token_bytes(SECRET_BYTES)


def again_entries(
    wanted: TableRequest,
    host: str,
    seeds: TableSeeds,
    at: float,
    sitters: tuple[tuple[str, str | None, str | None, int | None], ...],
) -> tuple[AnyEntry, ...]:
    """The same for a rematch: `sitters` are name, bot, holder and explorer of each seat."""
    entries = list(first_entries(wanted, host, seeds, at))
    game = box_with_screens(wanted.game).open(wanted.edition, wanted.options)
    table = playing.create(
        game,
        len(sitters),
        table=seeds.table,
        secret=seeds.secret,
        bot_stream="",
        at=at,
        seal=seeds.seal,
    ).table
    for seat, (name, bot, holder, explorer) in enumerate(sitters):
        change = playing.sit(table, seat, name, at=at, bot=bot, salt=new_salt())
        table, entries = change.table, [*entries, *change.entries]
        if holder:
            entries.append(Held(seat, holder))
        if explorer is not None:
            entries.append(Dressed(seat, explorer))
    return tuple(entries)


def _settings(opened: Box, game: AnyGame, wanted: TableRequest) -> Settings:
    clock = wanted.clock
    if clock.kind != "none" and not SHORTEST <= clock.seconds <= LONGEST:
        raise BadOption(f"A clock gives {SHORTEST} to {LONGEST} seconds, not {clock.seconds}.")
    if not 0 <= clock.increment <= LONGEST:
        raise BadOption(f"An increment has 0 to {LONGEST} seconds, not {clock.increment}.")
    patience = wanted.stand_in_seconds
    if patience is not None and patience not in STAND_IN_SECONDS:
        least, most = STAND_IN_SECONDS[0], STAND_IN_SECONDS[-1]
        raise BadOption(f"A bot stands in after {least} to {most} seconds, not {patience}.")
    stand_in = wanted.stand_in or level(opened, USUAL_LEVEL).name
    check_bot(opened, game, stand_in)
    chat = wanted.chat or ("none" if opened.age <= CHILDREN else "phrases")
    return Settings(clock, wanted.listed, chat, patience, stand_in)


def check_bot(opened: Box, game: AnyGame, spec: str) -> None:
    """Raise BadOption unless this bot can sit at a table of this server."""
    player(opened, game, spec)
