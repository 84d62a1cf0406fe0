"""Hears of rows that other processes wrote: PostgreSQL's LISTEN.

A notice is a hint. Whoever listens compares heads after each reconnection, and now and then anyway.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import asyncpg

from adamas.store.database import Database
from adamas.store.journal import CHANNEL

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0


class Listener:
    """Listens for one process."""

    def __init__(
        self,
        database: Database,
        process: str,
        moved: Callable[[Mapping[str, int]], None],
        reconnected: Callable[[], Awaitable[None]],
    ) -> None:
        self._database, self._process = database, process
        self._moved, self._reconnected = moved, reconnected
        self.connections = 0

    async def run(self) -> None:
        """Listen; whenever the connection is lost, make a new one."""
        pause = FIRST_PAUSE
        while True:
            try:
                await self._listen()
                pause = FIRST_PAUSE
            except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                pause = min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def _listen(self) -> None:
        url = self._database.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False), timeout=10)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
            self.connections += 1
            await self._reconnected()
            await lost.wait()
        finally:
            connection.terminate()

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        process, *parts = payload.split()
        if process != self._process:
            pairs = (part.rsplit(":", 1) for part in parts)
            self._moved({table: int(seq) for table, seq in pairs})
