"""Reads the logs of tables: a snapshot and the rows after it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError

from adamas.store.checksums import holds
from adamas.store.database import Database
from adamas.store.schema import log, snapshots
from adamas.store.trouble import is_damage, reason


@dataclass(frozen=True, slots=True)
class StoredRow:
    """A row of a log."""

    seq: int
    writer: str
    row: bytes


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was kept: the newest snapshot, and all rows after it."""

    snapshot: bytes | None
    snapshot_seq: int
    """0 if there is no snapshot."""
    rows: Sequence[StoredRow]


async def read_table(database: Database, table: str) -> StoredTable | None:
    """What is needed to open a table; None if there is none, Damaged if it cannot be read.

    A snapshot is only a shortcut: one that is damaged is passed by.
    """
    query = select(snapshots.c.seq, snapshots.c.data, snapshots.c.checksum)
    try:
        async with database.read() as connection:
            kept = (await connection.execute(query.where(snapshots.c.table_id == table))).first()
    except DBAPIError as error:
        if not is_damage(error):
            raise
        kept = None
    if kept and not holds(kept.checksum, table, kept.seq, kept.data):
        kept = None
    seq = kept.seq if kept else 0
    rows = await read_rows(database, table, seq)
    if not kept and not rows:
        return None
    return StoredTable(kept.data if kept else None, seq, rows)


async def read_rows(database: Database, table: str, after: int = 0) -> tuple[StoredRow, ...]:
    """The rows of a log after one of them; Damaged if they are not what was written."""
    query = (
        select(log.c.seq, log.c.writer, log.c.row, log.c.checksum)
        .where(log.c.table_id == table, log.c.seq > after)
        .order_by(log.c.seq)
    )
    try:
        async with database.read() as connection:
            found = (await connection.execute(query)).all()
    except DBAPIError as error:
        if not is_damage(error):
            raise
        raise database.note_damage(table, reason(error)) from error
    for place, each in enumerate(found, start=after + 1):
        if each.seq != place:
            raise database.note_damage(table, f"row {place} is missing")
        if not holds(each.checksum, table, each.seq, each.row):
            raise database.note_damage(table, f"row {place} is not what was written")
    return tuple(StoredRow(each.seq, each.writer, each.row) for each in found)


async def read_heads(database: Database, wanted: Iterable[str]) -> dict[str, int]:
    """The number of the last row of each log."""
    newest = func.max(log.c.seq)
    query = (
        select(log.c.table_id, newest)
        .where(log.c.table_id.in_(list(wanted)))
        .group_by(log.c.table_id)
    )
    async with database.read() as connection:
        return {each[0]: each[1] for each in await connection.execute(query)}
