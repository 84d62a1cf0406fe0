"""What a house keeps, for how long, and how it forgets.

Finished tables are kept for some days; then only their record stays, without names. Whoever wants
to be forgotten is taken out of every log: names and words are overwritten, what was played stays.
"""

import logging
from collections.abc import Sequence
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
from adamas.hall.errors import HallError
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
    for table, status, _ in owned:
        if status in LIVE:
            try:
                await (await hall.room(table)).perform(commands.give_up_seats(person))
            except HallError:
                _log.warning("Table %s cannot be opened; only its log is scrubbed.", table)
    async with reachable():
        for table, _, _ in owned:
            await _scrub(hall.house.database, table, person)
        await hall.people.forget(person)
    for table, _, _ in owned:
        if room := hall.rooms.get(table):
            await room.reload()


async def _scrub(database: Database, table: str, person: str) -> None:
    """Overwrite a person's name and words in a log; the snapshot would hold them too."""
    rows = await read_rows(database, table)
    async with database.begin() as connection:
        for stored in rows:
            row = decode_row(stored.row)
            clean = replace(row, entries=tuple(_clean(e, person, row) for e in row.entries))
            command = row.command
            if command and command.startswith(f"{person}/"):
                clean = replace(clean, command=None)
            if clean != row:
                key = (log.c.table_id == table) & (log.c.seq == stored.seq)
                await connection.execute(update(log).where(key).values(row=encode_row(clean)))
        await connection.execute(delete(snapshots).where(snapshots.c.table_id == table))


def _clean(entry: AnyEntry, person: str, row: Row) -> AnyEntry:
    match entry:
        case Sat(seat=seat) if Held(seat, person) in row.entries:
            return replace(entry, name=f"{NOBODY} {seat + 1}")
        case Held() | HostNamed() | Barred() if entry.person == person:
            return replace(entry, person="")
        case Opened() if entry.host == person:
            return replace(entry, host="")
        case Said() if entry.person == person:
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
        record = await _nameless_record(database, each.id)
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


async def _close_forgotten(hall: Hall, before: float) -> None:
    async with hall.house.database.read() as connection:
        forgotten = (tables.c.status == OPEN) & (tables.c.changed_at < before)
        found = tuple(await connection.scalars(select(tables.c.id).where(forgotten).limit(200)))
    for table in found:
        await (await hall.room(table)).perform(commands.close(None, "forgotten"))


async def _nameless_record(database: Database, table: str) -> bytes | None:
    """The record of a finished game without names; None if there is none to keep."""
    stored = await read_table(database, table)
    if stored is None:
        return None
    try:
        party: Party = rebuild(stored)[0]
    except HallError:
        return None
    if not party.table.over:
        return None
    record = record_of(party.table)
    seats = tuple(
        replace(seat, name=f"Seat {number}") for number, seat in enumerate(record.seats, start=1)
    )
    return record_json.to_json(replace(record, seats=seats)).encode()
