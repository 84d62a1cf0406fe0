"""Tells other processes which tables moved: PostgreSQL's NOTIFY, outside of the journal's commits.

Whoever commits after a NOTIFY waits for all others who do, while all of them wait for the disk. So
notices have a connection of their own, whose commits wait for no disk, and one of them tells what
came together in a few milliseconds. A notice is a hint: the log is the truth, and whoever listens
compares heads now and then. What cannot be told is therefore forgotten in the end, not kept.
"""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any
from zlib import crc32

import asyncpg

from adamas.store.database import Database

_log = logging.getLogger(__name__)
CHANNELS = 32
"""Tables are spread over so many channels: a process hears of few that it does not serve."""
GATHER_SECONDS = 0.004
"""What comes within so long is told together."""
LONGEST_NOTICE = 7_000
"""PostgreSQL takes payloads of just under 8,000 bytes."""
MOST_PENDING = 10_000
"""Tables of which nobody could be told; beyond that the comparison of heads must do."""
ANSWER_SECONDS = 5.0
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
"""Seconds between attempts while the database is away."""
AWAY = (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What a connection says when the database is away."""
_TELL = """
SELECT pg_notify(channel, notice)
FROM unnest($1::text[], $2::text[]) AS told(channel, notice)
"""


def channel_of(table: str) -> str:
    """The channel on which is told that a table moved."""
    return f"adamas_log_{crc32(table.encode()) % CHANNELS}"


async def connect(database: Database, **settings: str) -> Any:
    """A connection of asyncpg's own, outside of the pool."""
    url = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await asyncpg.connect(
        url, timeout=10, command_timeout=ANSWER_SECONDS, server_settings=settings
    )


class Notices:
    """Tells for one process. `run` must be running where the database is shared."""

    def __init__(self, database: Database, process: str) -> None:
        self.sent = self.connections = 0
        """Notices that went out, and connections that were made for them."""
        self._database, self._process = database, process
        self._pending: dict[str, int] = {}
        self._some = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()

    def add(self, heads: Mapping[str, int]) -> None:
        """Tell soon that tables have these rows now; they are durable."""
        if not heads or not self._database.shared:
            return
        self._pending.update(heads)
        if len(self._pending) > MOST_PENDING:
            self._pending.clear()
        self._some.set()
        self._idle.clear()

    async def run(self) -> None:
        """Tell what there is to tell; whenever the connection is lost, make a new one."""
        pause = FIRST_PAUSE
        while True:
            await self._some.wait()
            before = self.sent
            try:
                await self._tell_all()
            except AWAY as error:
                _log.warning("Other processes cannot be told: %s", _first_line(error))
            except Exception:
                _log.exception("Telling other processes failed.")
            pause = FIRST_PAUSE if self.sent > before else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def drain(self) -> None:
        """Wait until all is told."""
        await self._idle.wait()

    async def _tell_all(self) -> None:
        """Tell over one connection for as long as it lasts."""
        # Nothing is lost with a notice that a crash of the database takes along.
        connection = await connect(self._database, synchronous_commit="off")
        self.connections += 1
        try:
            while True:
                await self._some.wait()
                await asyncio.sleep(GATHER_SECONDS)
                await self._tell(connection)
        finally:
            connection.terminate()

    async def _tell(self, connection: Any) -> None:
        heads, self._pending = self._pending, {}
        self._some.clear()
        channels, notices = _notices(self._process, heads)
        try:
            await connection.execute(_TELL, channels, notices)
        except BaseException:
            # Once more over the next connection, unless something newer is to be told by then.
            self.add({table: seq for table, seq in heads.items() if table not in self._pending})
            raise
        self.sent += len(notices)
        if not self._pending:
            self._idle.set()


def _notices(process: str, heads: Mapping[str, int]) -> tuple[list[str], list[str]]:
    """Channels, and what is told on each: the process and its rows, as many as fit."""
    channels: list[str] = []
    notices: list[str] = []
    latest: dict[str, int] = {}
    for table, seq in heads.items():
        channel, part = channel_of(table), f" {table}:{seq}"
        place = latest.get(channel)
        if place is None or len(notices[place]) + len(part) > LONGEST_NOTICE:
            place = latest[channel] = len(notices)
            channels.append(channel)
            notices.append(process)
        notices[place] += part
    return channels, notices


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
