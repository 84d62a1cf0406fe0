"""Folding: how the rows of a log change a party. Nothing else does."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from adamas.core.catalogue import box
from adamas.core.errors import AdamasError
from adamas.core.event import Event
from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.hall import events as happened
from adamas.hall.entries import (
    PLAY_ENTRIES,
    AnyEntry,
    Barred,
    Came,
    Closed,
    Held,
    HostNamed,
    Opened,
    Rematched,
    Revealed,
    Row,
    Said,
    StartCalled,
    StartCalledOff,
    StoodIn,
    Went,
)
from adamas.hall.errors import Unplayable
from adamas.hall.party import Party, Told
from adamas.play.events import TableOpened
from adamas.play.folding import fold_all, open_table
from adamas.play.log import Chosen, Created, Drawn, Started, Stood
from adamas.play.table import Table

T = TypeVar("T")
REMEMBERED_COMMANDS = 64
REMEMBERED_CHAT = 50
_QUIET = (Chosen, Drawn, Said)
"""Entries that change nothing about the table itself."""


def rules_of(created: Created) -> AnyGame:
    """The rules that a table was begun with; Unplayable if this server has others."""
    try:
        game = _rules(created.game, created.edition, created.options)
    except AdamasError as error:
        raise Unplayable(f"This table cannot be played on this server. {error}") from error
    if game.rules_version != created.rules_version:
        raise Unplayable(
            f"This table was begun with version {created.rules_version} of the rules of "
            f"{created.game}; this server has version {game.rules_version}."
        )
    return game


@lru_cache(maxsize=256)
def _rules(name: str, edition: str, options: tuple[tuple[str, str], ...]) -> AnyGame:
    """Rules are values: all tables with the same ones share them."""
    return box(name).open(edition, dict(options))


def open_party(row: Row, game: AnyGame | None = None) -> tuple[Party, Told]:
    """The party that the first row of a log describes."""
    created, opened, *rest = row.entries
    assert isinstance(created, Created)
    assert isinstance(opened, Opened)
    table = open_table(game or rules_of(created), created)
    nobody = (None,) * created.seats
    versions = (0,) * (created.seats + 1)
    party = Party(table, opened.settings, opened.host, nobody, nobody, nobody, versions=versions)
    first = TableOpened(created.table, table.anchor)
    party, told = fold_row(party, Row(row.at, tuple(rest), row.command))
    return party, replace(told, events=(first, *told.events), about=True)


def fold_row(party: Party, row: Row) -> tuple[Party, Told]:
    """The party after a row, and what it tells."""
    played = [entry for entry in row.entries if isinstance(entry, PLAY_ENTRIES)]
    step = fold_all(party.table, played)
    return advance(party, row, step.table, step.events)


def advance(party: Party, row: Row, table: Table, events: Sequence[Event]) -> tuple[Party, Told]:
    """The party after a row whose entries have already been played at the table."""
    own = frozenset(entry.seat for entry in row.entries if isinstance(entry, Chosen))
    about = any(not isinstance(entry, _QUIET) for entry in row.entries)
    moved = table.state is not party.table.state
    news: list[Event] = []
    for entry in row.entries:
        party, more = _note(party, entry, row.at)
        news += more
    told = Told((*news, *events), about or (moved and table.over), moved, own)
    commands = party.commands
    if row.command is not None:
        commands = (*commands[1 - REMEMBERED_COMMANDS :], row.command)
    after = replace(
        party,
        table=table,
        # A new decision: everybody's time begins.
        began=row.at if moved else party.began,
        timed_out=frozenset() if moved else party.timed_out,
        commands=commands,
        versions=_count(party, told),
    )
    return after, told


def _count(party: Party, told: Told) -> tuple[int, ...]:
    """One more version for everybody who is told something."""
    if told.about or told.board:
        return tuple(version + 1 for version in party.versions)
    viewers: tuple[Seat | None, ...] = (*party.table.seats, None)
    counted = zip(viewers, party.versions, strict=True)
    return tuple(version + told.visible_to(viewer) for viewer, version in counted)


def _note(party: Party, entry: AnyEntry, at: float) -> tuple[Party, tuple[Event, ...]]:
    """What an entry changes around the table."""
    match entry:
        case Chosen():
            return _note_choice(party, entry)
        case Drawn():
            return party, ()
        case Started():
            bank = float(party.settings.clock.seconds)
            banks = (bank,) * len(party.holders)
            return replace(party, starting=None, revealed={}, banks=banks), ()
        case Stood(seat=seat):
            left = party.stand_ins | {seat} if party.table.started else party.stand_ins
            return replace(
                party,
                holders=put(party.holders, seat, None),
                seen_by=put(party.seen_by, seat, None),
                away_since=put(party.away_since, seat, None),
                stand_ins=left,
            ), ()
        case Held(seat=seat, person=person):
            return replace(
                party,
                holders=put(party.holders, seat, person),
                away_since=put(party.away_since, seat, at),
                stand_ins=party.stand_ins - {seat},
            ), ()
        case Came(seat=seat, process=process):
            # Who has just sat down is here anyway.
            known = party.seen_by[seat] or party.away_since[seat] == at
            news = () if known else (happened.HolderCame(seat),)
            return replace(
                party,
                seen_by=put(party.seen_by, seat, process),
                away_since=put(party.away_since, seat, None),
                stand_ins=party.stand_ins - {seat},
            ), news
        case Went(seat=seat):
            return replace(
                party,
                seen_by=put(party.seen_by, seat, None),
                away_since=put(party.away_since, seat, at),
            ), (happened.HolderWent(seat),)
        case StoodIn(seat=seat):
            standing = party.stand_ins | {seat}
            return replace(party, stand_ins=standing), (happened.BotStoodIn(seat),)
        case HostNamed(person=person):
            return replace(party, host=person), ()
        case Barred(person=person):
            return replace(party, barred=party.barred | {person}), ()
        case StartCalled():
            return replace(party, starting=at, revealed={}), ()
        case Revealed(seat=seat, entropy=entropy):
            return replace(party, revealed={**party.revealed, seat: entropy}), ()
        case StartCalledOff(missing=missing):
            return replace(party, starting=None, revealed={}), (happened.StartFailed(missing),)
        case Said():
            chat = (*party.chat[1 - REMEMBERED_CHAT :], entry)
            return replace(party, chat=chat), (
                happened.Spoke(entry.name, entry.phrase, entry.text),
            )
        case Rematched(table=other):
            return replace(party, rematch=other), ()
        case Closed(reason=reason):
            return replace(party, closed=reason), ()
        case _:
            return party, ()


def _note_choice(party: Party, entry: Chosen) -> tuple[Party, tuple[Event, ...]]:
    """Take the time that was used from the seat's bank; note whose time ran out."""
    seat, clock = entry.seat, party.settings.clock
    if clock.kind == "none":
        return party, ()
    if clock.kind == "bank" and seat not in party.table.sealed and not party.bot_at(seat):
        left = max(party.banks[seat] - (entry.at - party.began), 0.0) + clock.increment
        party = replace(party, banks=put(party.banks, seat, left))
    if not entry.by_default:
        return party, ()
    timed_out = party.timed_out | {seat}
    return replace(party, timed_out=timed_out), (happened.TimeRanOut(seat),)


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with one replaced."""
    return (*items[:place], item, *items[place + 1 :])
