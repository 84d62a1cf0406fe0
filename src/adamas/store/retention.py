"""What is overwritten or cleared away in the database, and what stays of it."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import delete, select, update

from adamas.play.status import TableStatus
from adamas.store.checksums import checksum
from adamas.store.database import Database
from adamas.store.schema import log, places, records, snapshots, tables

AT_ONCE = 200
"""Tables that are looked at in one go."""


@dataclass(frozen=True, slots=True)
class OldTable:
    """A table that nobody has changed for long."""

    id: str
    game: str
    changed_at: float


class Retention:
    """Overwrites and clears away."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def overwrite(self, table: str, rows: Mapping[int, bytes]) -> None:
        """Put other rows in place of some; the snapshot, which was made of the old ones, goes."""
        async with self._database.begin() as connection:
            for seq, row in rows.items():
                key = (log.c.table_id == table) & (log.c.seq == seq)
                values = {"row": row, "checksum": checksum(table, seq, row)}
                await connection.execute(update(log).where(key).values(values))
            await connection.execute(delete(snapshots).where(snapshots.c.table_id == table))

    async def ended_before(self, time: float) -> tuple[OldTable, ...]:
        """Tables that are over or closed, and unchanged since then."""
        return await self._unchanged(time, TableStatus.OVER, TableStatus.CLOSED)

    async def waiting_before(self, time: float) -> tuple[OldTable, ...]:
        """Tables that have never started, and unchanged since then."""
        return await self._unchanged(time, TableStatus.OPEN)

    async def _unchanged(self, time: float, *statuses: TableStatus) -> tuple[OldTable, ...]:
        old = tables.c.status.in_(statuses) & (tables.c.changed_at < time)
        query = select(tables.c.id, tables.c.game, tables.c.changed_at).where(old).limit(AT_ONCE)
        async with self._database.read() as connection:
            return tuple(OldTable(*each) for each in await connection.execute(query))

    async def clear(self, table: OldTable, record: bytes | None) -> None:
        """Forget a table; keep its record, if there is one."""
        async with self._database.begin() as connection:
            if record is not None:
                values = {
                    "table_id": table.id,
                    "game": table.game,
                    "finished_at": table.changed_at,
                    "data": record,
                }
                insert = self._database.insert(records).values(values).on_conflict_do_nothing()
                await connection.execute(insert)
            for kept in (log, snapshots, places):
                await connection.execute(delete(kept).where(kept.c.table_id == table.id))
            await connection.execute(delete(tables).where(tables.c.id == table.id))

    async def forget_everybody(self, table: str, now: float) -> None:
        """Free all places at a table, and count it as changed now."""
        async with self._database.begin() as connection:
            await connection.execute(delete(places).where(places.c.table_id == table))
            changed = update(tables).where(tables.c.id == table).values(changed_at=now, host="")
            await connection.execute(changed)
