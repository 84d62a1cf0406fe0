"""Halls in the test's own process, on real databases."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from adamas.core.seat import Seat
from adamas.hall import commands
from adamas.hall.hall import Hall
from adamas.hall.opening import Wanted
from adamas.hall.room import Room
from adamas.store.clock import HouseClock
from adamas.store.database import Database, open_database

Json = dict[str, object]


@asynccontextmanager
async def open_hall(
    address: str | Database, clock: Callable[[Database], HouseClock] | None = None
) -> AsyncIterator[Hall]:
    """A hall that serves, until the end of the block."""
    database = await open_database(address) if isinstance(address, str) else address
    hall = Hall(database, clock(database) if clock else None)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
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


async def new_game(hall: Hall, game: str = "diamant", people: int = 3, **wanted: object) -> Room:
    """A game that has begun, with the people p0, p1, … and nobody else."""
    asked = Wanted(game, seats=people, **wanted)  # type: ignore[arg-type]
    room = await hall.room(await hall.create(asked, "p0"))
    for seat in range(people):
        await room.perform(commands.sit(f"p{seat}", hall.house.process, f"P{seat}", seat, None))
    await room.perform(commands.start("p0"))
    return room


async def until(condition: Callable[[], object], seconds: float = 15.0) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)
