"""Finds tables without opening them: the lobby, a host's tables, those that have to be woken."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import bindparam, func, select, update

from adamas.play.status import LIVE, TableStatus
from adamas.store.database import Database
from adamas.store.schema import records, tables

_SET_WAKE = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values(wake_at=bindparam("new_wake_at"))
)


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    status: str
    changed_at: float


class Lobby:
    """All tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(self, limit: int) -> tuple[Listed, ...]:
        """Tables that anybody may join or watch, the latest first."""
        return await self._find(limit, tables.c.listed.is_(True), tables.c.status.in_(LIVE))

    async def latest(self, limit: int) -> tuple[Listed, ...]:
        """All tables, for the administrator."""
        return await self._find(limit)

    async def _find(self, limit: int, *conditions: object) -> tuple[Listed, ...]:
        query = (
            select(tables.c.id, tables.c.game, tables.c.status, tables.c.changed_at)
            .where(*conditions)  # type: ignore[arg-type]
            .order_by(tables.c.changed_at.desc())
            .limit(limit)
        )
        async with self._database.read() as connection:
            found = await connection.execute(query)
            return tuple(Listed(e.id, e.game, e.status, e.changed_at) for e in found)

    async def live(self, host: str | None = None) -> int:
        """How many tables are open or being played, in all or of one host."""
        query = select(func.count()).select_from(tables).where(tables.c.status.in_(LIVE))
        if host is not None:
            query = query.where(tables.c.host == host)
        async with self._database.read() as connection:
            return int(await connection.scalar(query) or 0)

    async def due(self, before: float, until: float, limit: int = 50) -> tuple[str, ...]:
        """Claim tables that should have been looked at before a time of the house's clock.

        They are nobody else's until another one. A claim is a hint; the log decides.
        """
        found = (
            select(tables.c.id)
            .where(tables.c.wake_at <= before)
            .order_by(tables.c.wake_at)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        async with self._database.begin() as connection:
            ids = tuple(await connection.scalars(found))
            if ids:
                claim = update(tables).where(tables.c.id.in_(ids)).values(wake_at=until)
                await connection.execute(claim)
        return ids

    async def set_wakes(self, wakes: Mapping[str, float | None]) -> None:
        """Say when somebody has to look at some tables."""
        rows = [{"table_id": table, "new_wake_at": at} for table, at in wakes.items()]
        if rows:
            async with self._database.begin() as connection:
                await connection.execute(_SET_WAKE, rows)

    async def take_out(self, table: str) -> None:
        """Count a table as closed without touching its log."""
        closed = (
            update(tables)
            .where(tables.c.id == table)
            .values(status=TableStatus.CLOSED, wake_at=None)
        )
        async with self._database.begin() as connection:
            await connection.execute(closed)

    async def wake_all(self, at: float) -> None:
        """Have somebody look at all tables at which something can still happen."""
        quiet = tables.c.status.in_(LIVE) & tables.c.wake_at.is_(None)
        async with self._database.begin() as connection:
            await connection.execute(update(tables).where(quiet).values(wake_at=at))

    async def record(self, table: str) -> bytes | None:
        """The record that was kept of a table whose log is gone."""
        query = select(records.c.data).where(records.c.table_id == table)
        async with self._database.read() as connection:
            found: bytes | None = await connection.scalar(query)
            return found
