"""The crash drill: games go on while servers are killed, and nothing acknowledged is lost.

python -m bench.crash [--games N] [--tables N] [--postgresql] plays N games by protocol clients
while the server is killed (-9) at random instants and started again; with PostgreSQL three
processes serve, and one at a time is killed. Afterwards the clients' own notes are compared with
the log: every acknowledged choice is there, none twice, every game is finished and its dice hold.
"""

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import httpx
from rich.progress import Progress
from websockets.exceptions import WebSocketException

from adamas.core.catalogue import box, games_at
from adamas.core.level import Level
from adamas.live.entries import decode_row
from adamas.live.restore import rebuild
from adamas.play import record_json
from adamas.play.log import Chosen
from adamas.play.record import record_of
from adamas.play.verify import verify
from adamas.store.database import open_database
from adamas.store.stored_tables import StoredTable, read_rows, read_table
from tests.postgres import cluster
from tests.web.clients import Client, Json, Refused, new_person, new_table
from tests.web.servers import Server

PEOPLE = 2
LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, EOFError)
"""What a client meets when a server dies."""


@dataclass
class Notes:
    """What the clients of one table know for themselves."""

    table: str
    game: str
    acknowledged: dict[tuple[int, int], str] = field(default_factory=dict)
    """Seat and decision: the choice that the server said was durable."""
    refused: set[tuple[int, int]] = field(default_factory=set)
    """Choices of which the server said that they came too late."""
    reconnections: int = 0


class Steady:
    """Somebody who plays on whatever happens: comes back, and sends again what has no answer."""

    def __init__(self, urls: list[str], name: str, key: str, notes: Notes, rng: Random) -> None:
        self.urls, self.name, self.key, self.notes, self.rng = urls, name, key, notes, rng
        self.version: int | None = None
        self.pending: Json | None = None

    async def play(self) -> None:
        """Play to the end."""
        while True:
            client = None
            try:
                url = self.rng.choice(self.urls)
                async with asyncio.timeout(5):
                    client = await Client.open(url, self.name, self.key)
                client.keep = False
                async with asyncio.timeout(10):
                    await client.follow(self.notes.table, version=self.version)
                if await self._play_on(client):
                    return
            except LOST:
                self.notes.reconnections += 1
                await asyncio.sleep(0.05 + 0.2 * self.rng.random())
            except Refused as refused:
                if refused.code not in ("store", "busy"):
                    raise
            finally:
                if client:
                    with contextlib.suppress(*LOST):
                        await client.close()

    async def _play_on(self, client: Client) -> bool:
        """Play with this socket; whether the game is over."""
        while True:
            if self.pending:
                await self._send(client, self.pending)
            if client.closed:
                raise ConnectionError("The server is gone.")
            await client.until(lambda: client.asked or client.over or client.closed, 30)
            # What a view left out is known from the view before: keep the socket's own version.
            if client.over:
                return True
            if client.asked and client.turn:
                self.pending = {
                    "id": f"{self.name}-{client.turn['decision']}",
                    "seat": client.you["viewer"],
                    "decision": client.turn["decision"],
                    "action": self.rng.choice(client.turn["legal"]),
                }

    async def _send(self, client: Client, command: Json) -> None:
        place = command["seat"], command["decision"]
        try:
            async with asyncio.timeout(10):
                await client.ask("choose", **command)
        except Refused as refused:
            if refused.code not in ("too_late", "wrong_time"):
                raise
            self.notes.refused.add(place)
        else:
            self.notes.acknowledged[place] = command["action"]
        self.pending = None


async def play_table(
    urls: list[str], game: str, number: int, host: Json, playing: list[Notes]
) -> None:
    """One game from its table to its end, with its notes among the others."""
    rng = Random(f"crash/{number}")
    keys = host["keys"]
    table = ""
    while not table:
        try:
            async with asyncio.timeout(10):
                table = await _open(urls, game, keys, rng)
        except (*LOST, Refused):
            table = ""
            await asyncio.sleep(0.2)
    notes = Notes(table, game)
    playing.append(notes)
    players = [Steady(urls, f"P{seat}", key, notes, rng) for seat, key in enumerate(keys)]
    await asyncio.gather(*(player.play() for player in players))


async def _open(urls: list[str], game: str, keys: list[str], rng: Random) -> str:
    """A table that is being played; an attempt that a crash cuts short leaves an open one."""
    seats = max(PEOPLE + 1, box(game).seats[0])
    bots = ["mouse"] * (seats - PEOPLE)
    url = rng.choice(urls)
    table = await new_table(url, keys[0], game, seats=seats, bots=bots, stand_in_seconds=None)
    clients = []
    try:
        for seat, key in enumerate(keys):
            clients.append(await Client.open(url, f"P{seat}", key))
            await clients[-1].follow(table)
            await clients[-1].sit(seat)
        await clients[0].ask("start")
        await clients[0].until(lambda: clients[0].turn or clients[0].closed)
        if clients[0].closed:
            raise ConnectionError("The server is gone.")
    finally:
        for client in clients:
            await client.close()
    return table


async def kill_again_and_again(
    servers: list[Server], rng: Random, kills: list[float], playing: list[Notes]
) -> None:
    """Kill a server after a random number of choices, start it again, and so on.

    Counted in choices, not in seconds: on a slow machine games would never get on between two.
    """
    while True:
        goal = _acknowledged(playing) + rng.randrange(10, 60)
        while _acknowledged(playing) < goal:
            await asyncio.sleep(0.01)
        # Not only just after an answer: at any instant of what follows.
        await asyncio.sleep(0.1 * rng.random())
        server = rng.choice(servers)
        server.kill()
        kills.append(time.monotonic())
        await asyncio.to_thread(server.start)


def _acknowledged(playing: list[Notes]) -> int:
    return sum(len(notes.acknowledged) for notes in playing)


async def drill(
    servers: list[Server], games: int, tables: int, progress: bool = True
) -> list[Notes]:
    """Play so many games, some at a time, while servers are killed."""
    urls, kills = [server.url for server in servers], list[float]()
    keys = [await new_person(urls[0], f"P{seat}") for seat in range(PEOPLE)]
    names, waiting, playing = list(games_at(Level.SCREENS)), list(range(games)), list[Notes]()
    with Progress(disable=not progress) as bar:
        task = bar.add_task("games", total=games)

        async def work() -> None:
            while waiting:
                number = waiting.pop()
                game = names[number % len(names)]
                await play_table(urls, game, number, {"keys": keys}, playing)
                bar.advance(task)

        killing = asyncio.create_task(
            kill_again_and_again(servers, Random("kills"), kills, playing)
        )
        try:
            await asyncio.gather(*(work() for _ in range(tables)))
        finally:
            killing.cancel()
            await asyncio.gather(killing, return_exceptions=True)
    lost = sum(notes.reconnections for notes in playing)
    print(f"{len(playing)} games, {len(kills)} kills, {lost} reconnections")
    return playing


async def audit(address: str, found: list[Notes]) -> Counter[str]:
    """Compare the clients' notes with the log; what was found."""
    seen: Counter[str] = Counter()
    database = await open_database(address)
    try:
        for notes in found:
            rows = await read_rows(database, notes.table)
            chosen = Counter[tuple[int, int]]()
            last: dict[tuple[int, int], str] = {}
            for row in rows:
                for entry in decode_row(row.row).entries:
                    if isinstance(entry, Chosen):
                        chosen[entry.seat, entry.decision] += 1
                        last[entry.seat, entry.decision] = entry.action
            seen["acknowledged"] += len(notes.acknowledged)
            for place, action in notes.acknowledged.items():
                seen["lost"] += last.get(place) != action
            seen["applied twice"] += sum(count > 1 for count in chosen.values())
            seen["refused but applied"] += sum(place in last for place in notes.refused)
            stored = await read_table(database, notes.table)
            assert stored
            short, whole = rebuild(stored)[0], rebuild(StoredTable(None, 0, rows))[0]
            seen["snapshot differs from log"] += short.table != whole.table
            seen["unfinished"] += not whole.table.over
            if whole.table.over:
                record = record_json.from_json(record_json.to_json(record_of(whole.table)))
                seen["dice that do not hold"] += not all(each.holds for each in verify(record))
    finally:
        await database.close()
    return seen


@contextlib.contextmanager
def new_database(postgresql: bool) -> Iterator[str]:
    """An empty database, gone afterwards."""
    if postgresql:
        with cluster() as made:
            yield made.new_database()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"{folder}/adamas.db"


def run(games: int, tables: int, address: str, progress: bool = True) -> Counter[str]:
    """The whole drill, with one server on SQLite or three on PostgreSQL; what the audit found."""
    servers: list[Server] = []
    try:
        many = 3 if "://" in address else 1
        servers += [Server(address, "--no-rate-limits") for _ in range(many)]
        found = asyncio.run(drill(servers, games, tables, progress))
    finally:
        for server in servers:
            server.kill()
    return asyncio.run(audit(address, found))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--tables", type=int, default=20, help="at the same time")
    parser.add_argument("--postgresql", action="store_true")
    given = parser.parse_args()
    with new_database(given.postgresql) as database:
        found_wrong = run(given.games, given.tables, database)
    for what, count in found_wrong.items():
        print(f"{what}: {count}")
    del found_wrong["acknowledged"]
    sys.exit(1 if any(found_wrong.values()) else 0)
