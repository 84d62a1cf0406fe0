"""Halls in the test's own process, on real databases."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from adamas.core.seat import Seat
from adamas.live.live_table import LiveTable
from adamas.live.new_table import TableRequest
from adamas.live.table_server import TableServer
from adamas.store.clock import SharedClock
from adamas.store.database import Database, open_database
from tests.effort import PATIENCE_SECONDS
from tests.live import requests

Json = dict[str, object]


@asynccontextmanager
async def open_server(
    address: str | Database, clock: Callable[[Database], SharedClock] | None = None
) -> AsyncIterator[TableServer]:
    """A server that serves, until the end of the block."""
    database = await open_database(address) if isinstance(address, str) else address
    server = TableServer(database, clock(database) if clock else None)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()
        await database.close()


class Watcher:
    """Somebody at a screen, who keeps everything that they are told."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.viewer: Seat | None = None
        self.heard: list[Json] = []

    def tell(self, message: bytes) -> None:
        """Hear a message."""
        self.heard.append(msgspec.json.decode(message))

    @property
    def events(self) -> list[str]:
        """The names of all events, in order."""
        return [e["type"] for m in self.heard for e in m.get("events", ())]  # type: ignore[attr-defined]


async def new_game(
    server: TableServer, game: str = "diamant", people: int = 3, **wanted: object
) -> LiveTable:
    """A game that has begun, with the people p0, p1, … and nobody else."""
    asked = TableRequest(game, seats=people, **wanted)  # type: ignore[arg-type]
    live = await server.live_table(await server.create(asked, "p0"))
    for seat in range(people):
        await live.perform(requests.sit(f"p{seat}", server.services.process, f"P{seat}", seat))
    await live.perform(requests.start("p0"))
    return live


async def until(condition: Callable[[], object], seconds: float = PATIENCE_SECONDS) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)
