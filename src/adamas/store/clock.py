"""The clock of the house: it stands still while no server runs or the database is away.

All deadlines are on this clock. It is the database's clock less the time that was lost, and the one
row of the table `clock` holds both: when it was seen last, and how much was lost before. Whoever
beats and finds that the last beat is long past, or in the future because somebody set a clock back,
books the difference as lost. A process that has beaten before also knows from its own steady clock
how much time can have passed since then, so that a small jump is noticed too. So neither an outage
nor a clock that jumps runs anybody's time out.
"""

import time
from collections.abc import Callable

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from adamas.store.database import Database
from adamas.store.schema import clock

BEAT_SECONDS = 2.0
LONGEST_GAP = 6.0
"""Without a beat for so long, the house's time stands still."""
JITTER = 0.5
"""Seconds by which two clocks may differ over a beat without either having jumped."""


class SharedClock:
    """The time on the clock of the house, in seconds. It never goes back."""

    def __init__(
        self,
        database: Database,
        wall_time: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._database = database
        self._wall, self._steady = wall_time, steady
        self._house = 0.0
        self._at = 0.0
        self._seen_at: float | None = None
        """What the database's clock showed at the last beat of this process."""
        self._shown = 0.0

    def now(self) -> float:
        """What the clock shows."""
        passed = min(self._steady() - self._at, LONGEST_GAP)
        self._shown = max(self._shown, self._house + passed)
        return self._shown

    async def beat(self) -> None:
        """Compare with the database; to be called every BEAT_SECONDS."""
        async with self._database.begin() as connection:
            seen_at, house = await self._book(connection)
        self._seen_at, self._house, self._at = seen_at, house, self._steady()

    async def _book(self, connection: AsyncConnection) -> tuple[float, float]:
        """Note that somebody is awake; the database's time, and the house's."""
        query = select(clock.c.seen_at, clock.c.lost).with_for_update()
        found = (await connection.execute(query)).first()
        now = await self._database_time(connection)
        if found is None:
            first = {"id": 1, "seen_at": now, "lost": 0.0}
            await connection.execute(insert(clock).values(first))
            return now, now
        gap = now - found.seen_at
        lost = found.lost + gap - self._passed(gap, found.seen_at)
        await connection.execute(update(clock).values(seen_at=now, lost=lost))
        return now, float(now - lost)

    def _passed(self, gap: float, seen_at: float) -> float:
        """How much of the time between two beats counts, if the database's clock says `gap`."""
        if self._seen_at is None:
            return min(max(gap, 0.0), LONGEST_GAP)
        own = min(self._steady() - self._at, LONGEST_GAP)
        if seen_at == self._seen_at:
            # Nobody has beaten since this process did: its steady clock knows better.
            return min(gap, LONGEST_GAP) if abs(gap - own) <= JITTER else own
        # Somebody else has since: less time has passed since then.
        return min(max(gap, 0.0), own + JITTER)

    async def _database_time(self, connection: AsyncConnection) -> float:
        if not self._database.shared:
            return self._wall()
        epoch = func.date_part("epoch", func.clock_timestamp())
        return float(await connection.scalar(select(epoch)) or 0)
