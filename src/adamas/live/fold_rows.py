"""Folding: how the rows of a log change a hosted table. Nothing else does."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeVar, assert_never

from msgspec.structs import replace

from adamas.core.catalogue import box
from adamas.core.errors import AdamasError
from adamas.core.event import Event
from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.live import events as happened
from adamas.live.entries import (
    PLAY_ENTRIES,
    AnyEntry,
    Barred,
    Came,
    Closed,
    Dressed,
    Held,
    HostNamed,
    Opened,
    Overwritten,
    Rematched,
    Revealed,
    Row,
    Said,
    Signed,
    StartCalled,
    StartCalledOff,
    StoodIn,
    Went,
)
from adamas.live.errors import Unplayable
from adamas.live.hosted_table import HostedTable, News
from adamas.play.events import ChoiceMade, TableOpened
from adamas.play.fold import fold_all, open_table
from adamas.play.log import Chosen, Committed, Created, Drawn, Sat, Started, Stood, Substituted
from adamas.play.recorded_ledger import Signature
from adamas.play.table import Table

T = TypeVar("T")
REMEMBERED_COMMANDS = 64
REMEMBERED_CHAT = 50
_QUIET = (Chosen, Drawn, Said)
"""Entries that change nothing about the table itself."""


def rules_of(created: Created) -> AnyGame:
    """The rules that a table was begun with; Unplayable if this server has others."""
    try:
        return _rules(created.game, created.edition, created.options, created.rules_version)
    except AdamasError as error:
        raise Unplayable(f"This table cannot be played on this server. {error}") from error


@lru_cache(maxsize=256)
def _rules(name: str, edition: str, options: tuple[tuple[str, str], ...], version: int) -> AnyGame:
    """Rules are values: all tables with the same ones share them."""
    return box(name).open(edition, dict(options), version)


def open_hosted_table(row: Row, game: AnyGame | None = None) -> tuple[HostedTable, News]:
    """The hosted table that the first row of a log describes."""
    created, opened, *rest = row.entries
    assert isinstance(created, Created)
    assert isinstance(opened, Opened)
    table = open_table(game or rules_of(created), created)
    nobody = (None,) * created.seats
    versions = (0,) * (created.seats + 1)
    hosted = HostedTable(
        table, opened.settings, opened.host, nobody, nobody, nobody, versions=versions
    )
    first = TableOpened(created.table, table.anchor)
    hosted, news = fold_row(hosted, Row(row.at, tuple(rest), row.commands))
    return hosted, replace(news, events=(first, *news.events), about=True)


def fold_row(hosted: HostedTable, row: Row) -> tuple[HostedTable, News]:
    """The hosted table after a row, and what it tells."""
    played = [entry for entry in row.entries if isinstance(entry, PLAY_ENTRIES)]
    change = fold_all(hosted.table, played)
    return advance(hosted, row, change.table, change.events)


def advance(
    hosted: HostedTable, row: Row, table: Table, events: Sequence[Event]
) -> tuple[HostedTable, News]:
    """The hosted table after a row whose entries have already been played at the table."""
    own = frozenset(entry.seat for entry in row.entries if isinstance(entry, Chosen))
    about = any(not isinstance(entry, _QUIET) for entry in row.entries)
    moved = table.state is not hosted.table.state
    noted: list[Event] = []
    for entry in row.entries:
        hosted, more = _note(hosted, entry, row.at)
        noted += more
    if moved:
        # Who has chosen is told while others think; now everybody sees what.
        events = [event for event in events if not isinstance(event, ChoiceMade)]
    news = News((*noted, *events), about or (moved and table.over), moved, own)
    commands = hosted.commands
    if row.commands:
        commands = (*commands, *row.commands)[-REMEMBERED_COMMANDS:]
    after = replace(
        hosted,
        table=table,
        # A new decision: everybody's time begins.
        began=row.at if moved else hosted.began,
        timed_out=frozenset() if moved else hosted.timed_out,
        commands=commands,
        versions=_count(hosted, news),
    )
    return after, news


def _count(hosted: HostedTable, news: News) -> tuple[int, ...]:
    """One more version for everybody who is told something."""
    if news.about or news.board:
        return tuple(version + 1 for version in hosted.versions)
    viewers: tuple[Seat | None, ...] = (*hosted.table.seats, None)
    counted = zip(viewers, hosted.versions, strict=True)
    return tuple(version + news.visible_to(viewer) for viewer, version in counted)


def _note(hosted: HostedTable, entry: AnyEntry, at: float) -> tuple[HostedTable, tuple[Event, ...]]:
    """What an entry changes around the table."""
    match entry:
        case Chosen():
            return _note_choice(hosted, entry)
        case Created() | Opened() | Sat() | Committed() | Drawn() | Overwritten() | Substituted():
            return hosted, ()
        case Signed(key=key, signature=signature):
            return replace(hosted, signature=Signature(key, signature)), ()
        case Started():
            bank = float(hosted.settings.clock.seconds)
            banks = (bank,) * len(hosted.holders)
            return replace(hosted, starting=None, revealed={}, banks=banks), ()
        case Stood(seat=seat):
            left = hosted.stand_ins | {seat} if hosted.table.started else hosted.stand_ins
            return replace(
                hosted,
                holders=put(hosted.holders, seat, None),
                seen_by=put(hosted.seen_by, seat, None),
                away_since=put(hosted.away_since, seat, None),
                stand_ins=left,
                # In a game that goes on, whoever plays there looks the same.
                dressed=hosted.dressed if hosted.table.started else _without(hosted.dressed, seat),
            ), ()
        case Dressed(seat=seat, explorer=explorer):
            return replace(hosted, dressed={**hosted.dressed, seat: explorer}), ()
        case Held(seat=seat, person=person):
            return replace(
                hosted,
                holders=put(hosted.holders, seat, person),
                away_since=put(hosted.away_since, seat, at),
                stand_ins=hosted.stand_ins - {seat},
            ), ()
        case Came(seat=seat, process=process):
            # Who has just sat down is here anyway.
            known = hosted.seen_by[seat] or hosted.away_since[seat] == at
            noted = () if known else (happened.HolderCame(seat),)
            return replace(
                hosted,
                seen_by=put(hosted.seen_by, seat, process),
                away_since=put(hosted.away_since, seat, None),
                stand_ins=hosted.stand_ins - {seat},
            ), noted
        case Went(seat=seat):
            return replace(
                hosted,
                seen_by=put(hosted.seen_by, seat, None),
                away_since=put(hosted.away_since, seat, at),
            ), (happened.HolderWent(seat),)
        case StoodIn(seat=seat):
            standing = hosted.stand_ins | {seat}
            return replace(hosted, stand_ins=standing), (happened.BotStoodIn(seat),)
        case HostNamed(person=person):
            return replace(hosted, host=person), ()
        case Barred(person=person):
            return replace(hosted, barred=hosted.barred | {person}), ()
        case StartCalled():
            return replace(hosted, starting=at, revealed={}), ()
        case Revealed(seat=seat, entropy=entropy):
            return replace(hosted, revealed={**hosted.revealed, seat: entropy}), ()
        case StartCalledOff(missing=missing):
            return replace(hosted, starting=None, revealed={}), (happened.StartFailed(missing),)
        case Said():
            chat = (*hosted.chat[1 - REMEMBERED_CHAT :], entry)
            return replace(hosted, chat=chat), (
                happened.Spoke(entry.name, entry.phrase, entry.text),
            )
        case Rematched(table=other):
            return replace(hosted, rematch=other), ()
        case Closed(reason=reason):
            return replace(hosted, closed=reason), ()
        case _:
            assert_never(entry)


def _without(dressed: Mapping[Seat, int], seat: Seat) -> dict[Seat, int]:
    return {each: explorer for each, explorer in dressed.items() if each != seat}


def _note_choice(hosted: HostedTable, entry: Chosen) -> tuple[HostedTable, tuple[Event, ...]]:
    """Take the time that was used from the seat's bank; note whose time ran out."""
    seat, clock = entry.seat, hosted.settings.clock
    if clock.kind == "none":
        return hosted, ()
    if clock.kind == "bank" and seat not in hosted.table.sealed and not hosted.bot_at(seat):
        left = max(hosted.banks[seat] - (entry.at - hosted.began), 0.0) + clock.increment
        hosted = replace(hosted, banks=put(hosted.banks, seat, left))
    if not entry.by_default:
        return hosted, ()
    timed_out = hosted.timed_out | {seat}
    return replace(hosted, timed_out=timed_out), (happened.TimeRanOut(seat),)


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with one replaced."""
    return (*items[:place], item, *items[place + 1 :])
