"""Hears of rows that other processes wrote: PostgreSQL's LISTEN, on the channels of some tables.

A notice is a hint. Whoever listens compares heads whenever a channel or a connection is new, and
now and then anyway.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from adamas.store.database import Database
from adamas.store.errors import StoreError
from adamas.store.notices import AWAY, FIRST_PAUSE, LONGEST_PAUSE, channel_of, connect

_log = logging.getLogger(__name__)
PROBE_SECONDS = 30.0
"""After so much silence the connection is asked whether it still lives."""


class Listener:
    """Listens for one process."""

    def __init__(
        self,
        database: Database,
        process: str,
        moved: Callable[[Mapping[str, int]], None],
        compare: Callable[[], Awaitable[None]],
    ) -> None:
        self._database, self._process = database, process
        self._moved, self._compare = moved, compare
        self._wanted: Counter[str] = Counter()
        self._changed = asyncio.Event()
        self.connections = 0
        self.channels: frozenset[str] = frozenset()
        """On which it listens at present."""

    def want(self, table: str) -> None:
        """Hear of a table from now on."""
        self._wanted[channel_of(table)] += 1
        self._changed.set()

    def forget(self, table: str) -> None:
        """Hear of a table no longer."""
        channel = channel_of(table)
        self._wanted[channel] -= 1
        if not self._wanted[channel]:
            del self._wanted[channel]
            self._changed.set()

    async def run(self) -> None:
        """Listen; whenever the connection is lost, make a new one."""
        pause = FIRST_PAUSE
        while True:
            before = self.connections
            try:
                await self._listen()
            except (*AWAY, SQLAlchemyError, StoreError):
                pass  # The journal says that the database is away.
            except Exception:
                _log.exception("Listening to other processes failed.")
            finally:
                self.channels = frozenset()
            pause = FIRST_PAUSE if self.connections > before else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def _listen(self) -> None:
        connection = await connect(self._database)
        connection.add_termination_listener(lambda _: self._changed.set())
        try:
            await self._tune(connection, always=True)
            self.connections += 1
            while not connection.is_closed():
                try:
                    async with asyncio.timeout(PROBE_SECONDS):
                        await self._changed.wait()
                except TimeoutError:
                    await connection.execute("SELECT 1")
                else:
                    await self._tune(connection)
        finally:
            connection.terminate()

    async def _tune(self, connection: Any, always: bool = False) -> None:
        """Listen on the channels that are wanted now; what was told there before is caught up."""
        self._changed.clear()
        if connection.is_closed():
            return
        wanted = frozenset(self._wanted)
        new = wanted - self.channels
        for channel in sorted(new):
            await connection.add_listener(channel, self._hear)
        for channel in sorted(self.channels - wanted):
            await connection.remove_listener(channel, self._hear)
        self.channels = wanted
        if new or always:
            await self._compare()

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        process, *parts = payload.split()
        if process != self._process:
            pairs = (part.rsplit(":", 1) for part in parts)
            self._moved({table: int(seq) for table, seq in pairs})
