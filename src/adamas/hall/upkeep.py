"""What a house keeps, for how long, and how it forgets.

Finished tables are kept for some days; then only their record stays, without names. Whoever wants
to be forgotten is taken out of every log: names and words are overwritten, what was played stays.
"""

import logging
from collections.abc import Sequence, Set
from dataclasses import replace

from sqlalchemy import delete, select, update

from adamas.hall import commands
from adamas.hall.entries import (
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
from adamas.hall.errors import HallError, Unplayable
from adamas.hall.hall import Hall
from adamas.hall.party import Party
from adamas.hall.rebuilding import rebuild
from adamas.play import record_json
from adamas.play.log import Sat
from adamas.play.record import record_of
from adamas.store.database import Database, reachable
from adamas.store.lobby import CLOSED, LIVE, OPEN, OVER
from adamas.store.reading import read_rows, read_table
from adamas.store.schema import log, places, records, snapshots, tables

_log = logging.getLogger(__name__)
DAY = 86_400.0
NOBODY = "–"
OPEN_DAYS = 2
"""A table that never started is closed after so long without a change."""


async def forget_person(hall: Hall, person: str) -> None:
    """Take somebody out of everything that is kept."""
    async with reachable():
        owned = await hall.people.tables_of(person, 10_000)
        # Keys first: nobody acts under them any more.
        await hall.people.forget(person)
    for table, status, _ in owned:
        try:
            room = await hall.room(table)
        except HallError:
            _log.warning("Table %s cannot be opened; its log is scrubbed all the same.", table)
            async with reachable():
                await _scrub(hall.house.database, table, {person})
            continue
        if status in LIVE:
            await room.perform(commands.give_up_seats(person))
        async with reachable():
            await _scrub(hall.house.database, table, {person})
        await room.overwritten()
        async with reachable():
            # A process that had not heard of it may have written once more.
            await _scrub(hall.house.database, table, {person})


async def _scrub(database: Database, table: str, people: Set[str]) -> None:
    """Overwrite people's names and words in a log; the snapshot would hold them too."""
    rows = await read_rows(database, table)
    async with database.begin() as connection:
        for stored in rows:
            row = decode_row(stored.row)
            clean = replace(row, entries=tuple(_clean(e, people, row) for e in row.entries))
            if row.command and row.command.partition("/")[0] in people:
                clean = replace(clean, command=None)
            if clean != row:
                key = (log.c.table_id == table) & (log.c.seq == stored.seq)
                await connection.execute(update(log).where(key).values(row=encode_row(clean)))
        await connection.execute(delete(snapshots).where(snapshots.c.table_id == table))


def _clean(entry: AnyEntry, people: Set[str], row: Row) -> AnyEntry:
    match entry:
        case Sat(seat=seat) if any(Held(seat, person) in row.entries for person in people):
            return replace(entry, name=f"{NOBODY} {seat + 1}")
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


async def clear_up(hall: Hall, keep_days: float) -> int:
    """Keep of old tables only the record without names; how many were cleared."""
    database, now = hall.house.database, hall.house.wall()
    await _close_forgotten(hall, now - OPEN_DAYS * DAY)
    old = tables.c.status.in_((OVER, CLOSED)) & (tables.c.changed_at < now - keep_days * DAY)
    async with database.read() as connection:
        query = select(tables.c.id, tables.c.game, tables.c.changed_at).where(old).limit(200)
        found = (await connection.execute(query)).all()
    for each in found:
        try:
            record = await _nameless_record(database, each.id)
        except Unplayable:
            # Without its rules there is no record: the log stays, without names.
            await _scrub_all(database, each.id, now)
            continue
        async with database.begin() as connection:
            if record is not None:
                values = {
                    "table_id": each.id,
                    "game": each.game,
                    "finished_at": each.changed_at,
                    "data": record,
                }
                insert = database.insert(records).values(values).on_conflict_do_nothing()
                await connection.execute(insert)
            for kept in (log, snapshots, places):
                await connection.execute(delete(kept).where(kept.c.table_id == each.id))
            await connection.execute(delete(tables).where(tables.c.id == each.id))
        hall.rooms.pop(each.id, None)
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
    async with database.begin() as connection:
        await connection.execute(delete(places).where(places.c.table_id == table))
        looked_at = update(tables).where(tables.c.id == table).values(changed_at=now, host="")
        await connection.execute(looked_at)


async def _close_forgotten(hall: Hall, before: float) -> None:
    async with hall.house.database.read() as connection:
        forgotten = (tables.c.status == OPEN) & (tables.c.changed_at < before)
        found = tuple(await connection.scalars(select(tables.c.id).where(forgotten).limit(200)))
    for table in found:
        await close_table(hall, table, "forgotten")


async def close_table(hall: Hall, table: str, reason: str) -> None:
    """Close a table; one that cannot be opened here is taken out of the lists."""
    try:
        await (await hall.room(table)).perform(commands.close(None, reason))
    except Unplayable:
        async with reachable():
            await hall.lobby.take_out(table)


async def _nameless_record(database: Database, table: str) -> bytes | None:
    """The record of a finished game without names; None if there is none to keep.

    Unplayable if its rules are not here.
    """
    stored = await read_table(database, table)
    if stored is None:
        return None
    party: Party = rebuild(stored)[0]
    if not party.table.over:
        return None
    record = record_of(party.table)
    seats = tuple(
        replace(seat, name=f"Seat {number}") for number, seat in enumerate(record.seats, start=1)
    )
    return record_json.to_json(replace(record, seats=seats)).encode()
