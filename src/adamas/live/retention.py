"""What a house keeps, for how long, and how it forgets.

Finished tables are kept for some days; then only their record stays, without names. Whoever wants
to be forgotten is taken out of every log: names and words are overwritten, what was played stays.
"""

import asyncio
import logging
from collections.abc import Sequence, Set
from dataclasses import replace

from adamas.live import commands
from adamas.live.entries import (
    AnyEntry,
    Barred,
    Held,
    HostNamed,
    Opened,
    Row,
    Said,
    decode_row,
    encode_row,
)
from adamas.live.errors import LiveError, Unplayable
from adamas.live.hosted_record import hosted_record, without_names
from adamas.live.restore import restore
from adamas.live.table_server import TableServer
from adamas.play import record_json
from adamas.play.ledger import hashed_name
from adamas.play.log import Sat
from adamas.play.status import LIVE
from adamas.store.database import Database, reachable
from adamas.store.errors import Damaged
from adamas.store.retention import Retention
from adamas.store.stored_tables import StoredRow, read_rows

_log = logging.getLogger(__name__)
DAY = 86_400.0
NOBODY = "–"
OPEN_DAYS = 2
"""A table that never started is closed after so long without a change."""


async def forget_person(server: TableServer, person: str) -> None:
    """Take somebody out of everything that is kept."""
    async with reachable():
        owned = await server.people.tables_of(person, 10_000)
        # Keys first: nobody acts under them any more.
        await server.people.forget(person)
    for table, status, _ in owned:
        try:
            live = await server.live_table(table)
        except LiveError:
            _log.warning("Table %s cannot be opened; its log is scrubbed all the same.", table)
            async with reachable():
                await _scrub(server.services.database, table, {person})
            continue
        except Damaged:
            _log.error("Table %s is damaged: somebody cannot be taken out of its log.", table)
            continue
        if status in LIVE:
            await live.perform(commands.give_up_seats(person))
        async with reachable():
            await _scrub(server.services.database, table, {person})
        await live.overwritten()
        async with reachable():
            # A process that had not heard of it may have written once more.
            await _scrub(server.services.database, table, {person})


async def _scrub(database: Database, table: str, people: Set[str]) -> None:
    """Overwrite people's names and words in a log."""
    rows = await read_rows(database, table)
    await Retention(database).overwrite(table, await asyncio.to_thread(_cleaned, rows, people))


def _cleaned(rows: Sequence[StoredRow], people: Set[str]) -> dict[int, bytes]:
    """The rows of a log that people are taken out of, without them."""
    changed: dict[int, bytes] = {}
    for stored in rows:
        row = decode_row(stored.row)
        clean = replace(row, entries=tuple(_clean(e, people, row) for e in row.entries))
        kept = tuple(each for each in row.commands if each.partition("/")[0] not in people)
        clean = replace(clean, commands=kept)
        if clean != row:
            changed[stored.seq] = encode_row(clean)
    return changed


def _clean(entry: AnyEntry, people: Set[str], row: Row) -> AnyEntry:
    match entry:
        case Sat(seat=seat) if any(Held(seat, person) in row.entries for person in people):
            # The ledger goes on without the name: of that and its salt only the hash stays.
            kept = hashed_name(entry.salt, entry.name) if entry.salt else entry.name_hash
            return replace(entry, name=f"{NOBODY} {seat + 1}", salt=None, name_hash=kept)
        case Held() | HostNamed() | Barred() if entry.person in people:
            return replace(entry, person="")
        case Opened() if entry.host in people:
            return replace(entry, host="")
        case Said() if entry.person in people:
            text = None if entry.text is None else NOBODY
            return replace(entry, person="", name=NOBODY, text=text)
        case _:
            return entry


async def said_by(
    database: Database, person: str, where: Sequence[str]
) -> tuple[tuple[str, str], ...]:
    """What somebody said, with the table where they did."""
    said: list[tuple[str, str]] = []
    for table in where:
        for stored in await read_rows(database, table):
            said += [
                (table, entry.phrase or entry.text or "")
                for entry in decode_row(stored.row).entries
                if isinstance(entry, Said) and entry.person == person
            ]
    return tuple(said)


async def clear_up(server: TableServer, keep_days: float) -> int:
    """Keep of old tables only the record without names; how many were cleared."""
    database, now = server.services.database, server.services.wall_time()
    retention = Retention(database)
    for waiting in await retention.waiting_before(now - OPEN_DAYS * DAY):
        await close_table(server, waiting.id, "forgotten")
    found = await retention.ended_before(now - keep_days * DAY)
    for each in found:
        try:
            record = await _nameless_record(database, each.id)
        except Damaged:
            continue  # What is left of it is for whoever mends it.
        except Unplayable:
            # Without its rules there is no record: the log stays, without names.
            await _scrub_all(database, each.id, now)
            continue
        await retention.clear(each, record)
        server.let_go(each.id)
    return len(found)


async def _scrub_all(database: Database, table: str, now: float) -> None:
    """Take everybody out of a log, and look at it again only after as many days."""
    people: set[str] = set()
    for stored in await read_rows(database, table):
        for entry in decode_row(stored.row).entries:
            if isinstance(entry, Held | HostNamed | Barred | Said):
                people.add(entry.person)
            elif isinstance(entry, Opened):
                people.add(entry.host)
    await _scrub(database, table, people)
    await Retention(database).forget_everybody(table, now)


async def close_table(server: TableServer, table: str, reason: str) -> None:
    """Close a table; one that cannot be opened here is taken out of the lists."""
    try:
        await (await server.live_table(table)).perform(commands.close_by_house(reason))
    except (Unplayable, Damaged):
        async with reachable():
            await server.lobby.take_out(table)


async def _nameless_record(database: Database, table: str) -> bytes | None:
    """The record of a finished game without names; None if there is none to keep.

    Unplayable if its rules are not here.
    """
    restored = await restore(database, table)
    if restored is None or not restored[0].table.over:
        return None
    hosted = restored[0]

    def write() -> bytes:
        return record_json.to_json(without_names(hosted_record(hosted))).encode()

    return await asyncio.to_thread(write)
