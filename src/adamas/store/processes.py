"""The processes that serve tables: who is awake, and who is not any more."""

from sqlalchemy import delete, select

from adamas.store.database import Database
from adamas.store.schema import processes

PATIENCE = 15.0
"""Seconds without a sign of life after which a process is taken for dead."""


class Processes:
    """All of them, as one of them sees it."""

    def __init__(self, database: Database, own: str) -> None:
        self._database, self._own = database, own
        self.awake: frozenset[str] = frozenset({own})

    async def sign(self, now: float) -> bool:
        """Show that this one is awake; whether others were found dead, by this one first."""
        insert = self._database.insert(processes).values(id=self._own, seen_at=now)
        again = insert.on_conflict_do_update(index_elements=["id"], set_={"seen_at": now})
        # One process alone knows that all others are dead.
        before = now - PATIENCE if self._database.shared else float("inf")
        dead = (processes.c.seen_at < before) & (processes.c.id != self._own)
        async with self._database.begin() as connection:
            await connection.execute(again)
            buried = await connection.scalars(
                delete(processes).where(dead).returning(processes.c.id)
            )
            found = bool(buried.all())
            self.awake = frozenset(await connection.scalars(select(processes.c.id)))
        return found

    async def leave(self) -> None:
        """Say that this one goes."""
        async with self._database.begin() as connection:
            await connection.execute(delete(processes).where(processes.c.id == self._own))
