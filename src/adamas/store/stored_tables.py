"""Reads the logs of tables: a snapshot and the rows after it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import func, select

from adamas.store.database import Database
from adamas.store.schema import log, snapshots


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
    """What is needed to open a table; None if there is none."""
    async with database.read() as connection:
        query = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table_id == table)
        kept = (await connection.execute(query)).first()
    seq = kept.seq if kept else 0
    rows = await read_rows(database, table, seq)
    if not kept and not rows:
        return None
    return StoredTable(kept.data if kept else None, seq, rows)


async def read_rows(database: Database, table: str, after: int = 0) -> tuple[StoredRow, ...]:
    """The rows of a log after one of them."""
    query = (
        select(log.c.seq, log.c.writer, log.c.row)
        .where(log.c.table_id == table, log.c.seq > after)
        .order_by(log.c.seq)
    )
    async with database.read() as connection:
        found = await connection.execute(query)
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
