"""Notices: what commits cost while others listen, with NOTIFY inside of them and outside.

python -m bench.notices [--listeners 100] [--writers 8] [--seconds 5]

Writers commit one row after the other, each over a connection of its own, while others listen on
channels of which nothing is told: PostgreSQL wakes them all the same. It waits for no disk.
"""

import argparse
import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from adamas.store.database import open_database
from adamas.store.notices import Notices
from tests.postgres import Cluster, cluster

INSERT = "INSERT INTO log (table_id, seq, writer, row) VALUES ($1, $2, $3, $4)"
NOTIFY = "SELECT pg_notify($1, $2)"
OLD_CHANNEL = "adamas_log"
ROW = 200 * b"x"


@asynccontextmanager
async def connections(address: str, count: int) -> AsyncIterator[list[Any]]:
    """Connections that are closed at the end."""
    made = [await asyncpg.connect(address) for _ in range(count)]
    try:
        yield made
    finally:
        for each in made:
            each.terminate()


async def commits(
    address: str, writers: int, seconds: float, notices: Notices | None, name: str
) -> float:
    """Commits a second, with NOTIFY inside of them unless there are notices outside."""
    end, done = time.perf_counter() + seconds, 0

    async def write(connection: Any, table: str) -> None:
        nonlocal done
        seq = 0
        while time.perf_counter() < end:
            seq += 1
            async with connection.transaction():
                await connection.execute(INSERT, table, seq, f"{table}:{seq}", ROW)
                if notices is None:
                    await connection.execute(NOTIFY, OLD_CHANNEL, f"one {table}:{seq}")
            if notices:
                notices.add({table: seq})
            done += 1

    async with connections(address, writers) as writing:
        each = (write(one, f"{name}{number}") for number, one in enumerate(writing))
        await asyncio.gather(*each)
    return done / seconds


async def compare(postgres: Cluster, asked: argparse.Namespace) -> None:
    """Both ways, with as many who listen."""
    address = postgres.new_database()
    database = await open_database(address)
    async with connections(address, asked.listeners) as listening:
        for number, each in enumerate(listening):
            await each.add_listener(f"idle_{number}", lambda *_: None)
        notices = Notices(database, "one")
        telling = asyncio.create_task(notices.run())
        for name, told in (("inside", None), ("outside", notices)):
            rate = await commits(address, asked.writers, asked.seconds, told, name)
            print(f"NOTIFY {name:8} {rate:6.0f} commits a second")
        telling.cancel()
    await database.close()


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--listeners", type=int, default=100)
    parser.add_argument("--writers", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    with cluster() as postgres:
        asyncio.run(compare(postgres, asked))


if __name__ == "__main__":
    main()
