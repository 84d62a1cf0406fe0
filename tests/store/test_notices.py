"""Notices between processes: outside of commits, few, on channels, and over lost connections."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import event, text

from adamas.store import notices as notices_module
from adamas.store.database import Database, open_database
from adamas.store.journal import Append, Journal, Listing
from adamas.store.listener import Listener
from adamas.store.notices import LONGEST_NOTICE, Notices, channel_of
from tests.effort import PATIENCE_SECONDS
from tests.live.table_servers import until
from tests.postgres import Cluster

CARD = Listing("diamant", "open", True, "host", 1.0, None)
HERE = [f"here{number}" for number in range(200)]
"""Tables, some on every channel."""


class Hearing:
    """Another process: what it heard, and how often it compared heads."""

    def __init__(self, database: Database) -> None:
        self.heads: dict[str, int] = {}
        self.notices = self.comparisons = 0
        self.listener = Listener(database, "two", self._hear, self._compare)

    def _hear(self, heads: Mapping[str, int]) -> None:
        self.heads.update(heads)
        self.notices += 1

    async def _compare(self) -> None:
        self.comparisons += 1

    async def want(self, *tables: str) -> None:
        """Listen for tables, from now on."""
        for table in tables:
            self.listener.want(table)
        channels = {channel_of(table) for table in tables}
        await until(lambda: channels <= self.listener.channels)


@asynccontextmanager
async def both(address: str) -> AsyncIterator[tuple[Database, Notices, Hearing]]:
    """One process that tells, one that hears."""
    database = await open_database(address)
    notices, hearing = Notices(database, "one"), Hearing(database)
    tasks = [asyncio.create_task(each.run()) for each in (notices, hearing.listener)]
    try:
        yield database, notices, hearing
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await database.close()


@pytest.fixture
def address(postgres: Cluster) -> str:
    return postgres.new_database()


def run(work: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await work

    asyncio.run(in_time())


async def end_connections(database: Database, like: str) -> None:
    """End the connections whose latest statement looks like this, as an administrator could."""
    found = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE :like"
    query = text(f"{found} AND datname = current_database() AND pid <> pg_backend_pid()")
    async with database.begin() as connection:
        assert (await connection.execute(query, {"like": like})).all()


def test_a_commit_of_the_journal_holds_no_notice(address: str) -> None:
    """A NOTIFY in it made every commit of the house wait for every other."""

    async def work() -> None:
        async with both(address) as (database, notices, hearing):
            said: list[str] = []

            @event.listens_for(database.engine.sync_engine, "before_cursor_execute")
            def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
                said.append(statement.lower())

            await hearing.want("t")
            journal = Journal(database, "one", on_written=notices.add)
            writing = asyncio.create_task(journal.run())
            assert await journal.append(Append("t", 1, b"x", CARD))
            await until(lambda: hearing.heads == {"t": 1})
            writing.cancel()
            assert any("insert into log" in each for each in said)
            assert not any("notify" in each for each in said)

    run(work())


def test_what_comes_together_is_told_together_and_only_the_newest_of_it(address: str) -> None:
    async def work() -> None:
        async with both(address) as (_, notices, hearing):
            await hearing.want(*HERE)
            for seq in (1, 2, 3):
                notices.add(dict.fromkeys(HERE, seq))
            await until(lambda: len(hearing.heads) == len(HERE))
            assert set(hearing.heads.values()) == {3}
            assert notices.sent == hearing.notices == len({channel_of(each) for each in HERE})

    run(work())


def test_a_process_hears_only_the_channels_of_its_tables(address: str) -> None:
    async def work() -> None:
        async with both(address) as (_, notices, hearing):
            one = HERE[0]
            other = next(each for each in HERE if channel_of(each) != channel_of(one))
            await hearing.want(one)
            notices.add({other: 7, one: 1})
            await until(lambda: hearing.heads)
            compared = hearing.comparisons
            await hearing.want(other)
            # What was told before it listened is found by a comparison.
            await until(lambda: hearing.comparisons > compared)
            hearing.listener.forget(one)
            await until(lambda: hearing.listener.channels == {channel_of(other)})
            notices.add({one: 2, other: 8})
            await until(lambda: other in hearing.heads)
            assert hearing.heads == {one: 1, other: 8}

    run(work())


def test_a_channel_is_listened_to_until_its_last_table_is_gone(address: str) -> None:
    async def work() -> None:
        async with both(address) as (_, notices, hearing):
            one, *rest = HERE
            same = next(each for each in rest if channel_of(each) == channel_of(one))
            await hearing.want(one, same)
            hearing.listener.forget(one)
            notices.add({same: 1})
            await until(lambda: hearing.heads == {same: 1})

    run(work())


def test_a_notice_that_is_too_long_is_several(address: str) -> None:
    async def work() -> None:
        async with both(address) as (_, notices, hearing):
            many = [f"{'x' * 40}{number}" for number in range(30_000)]
            same = [each for each in many if channel_of(each) == channel_of(many[0])]
            assert sum(map(len, same)) > 2 * LONGEST_NOTICE
            await hearing.want(same[0])
            notices.add(dict.fromkeys(same, 1))
            await until(lambda: len(hearing.heads) == len(same))
            assert notices.sent == hearing.notices > 2

    run(work())


def test_a_broken_connection_of_the_notices_is_made_anew(address: str) -> None:
    async def work() -> None:
        async with both(address) as (database, notices, hearing):
            await hearing.want("t")
            notices.add({"t": 1})
            await until(lambda: hearing.heads == {"t": 1})
            await end_connections(database, "%pg_notify%")
            notices.add({"t": 2})
            await until(lambda: hearing.heads == {"t": 2})
            assert notices.connections == 2
            await notices.drain()

    run(work())


def test_a_broken_connection_of_the_listener_is_made_anew(address: str) -> None:
    async def work() -> None:
        async with both(address) as (database, notices, hearing):
            await hearing.want("t")
            await until(lambda: hearing.listener.connections == 1)
            compared = hearing.comparisons
            await end_connections(database, "LISTEN%")
            await until(lambda: hearing.listener.connections == 2)
            assert hearing.comparisons > compared
            notices.add({"t": 1})
            await until(lambda: hearing.heads == {"t": 1})

    run(work())


def test_notices_go_on_after_a_restart_of_the_database(postgres: Cluster) -> None:
    async def work() -> None:
        async with both(postgres.new_database()) as (_, notices, hearing):
            await hearing.want("t")
            notices.add({"t": 1})
            await until(lambda: hearing.heads == {"t": 1})
            await until(lambda: hearing.listener.connections == 1)
            postgres.stop()
            try:
                # Told while nobody can be told: it is not lost.
                notices.add({"t": 2})
                await until(lambda: not hearing.listener.channels)
            finally:
                postgres.start()
            compared = hearing.comparisons
            await until(lambda: hearing.listener.connections == 2)
            assert hearing.comparisons > compared
            await notices.drain()
            notices.add({"t": 3})
            await until(lambda: hearing.heads == {"t": 3})

    run(work())


def test_a_comparison_that_fails_does_not_end_the_listening(address: str) -> None:
    """The database went away again just after the connection was made: nobody listened any more."""

    async def work() -> None:
        async with both(address) as (database, notices, hearing):
            failures = 0

            async def fail_once() -> None:
                nonlocal failures
                failures += 1
                if failures == 1:
                    async with database.begin() as connection:
                        await connection.execute(
                            text("SELECT pg_terminate_backend(pg_backend_pid())")
                        )

            hearing.listener._compare = fail_once
            await hearing.want("t")
            await until(lambda: failures == 2)
            notices.add({"t": 1})
            await until(lambda: hearing.heads == {"t": 1})

    run(work())


def test_what_nobody_could_be_told_for_long_is_forgotten(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory stays bounded; the comparison of heads makes it good."""
    monkeypatch.setattr(notices_module, "MOST_PENDING", 5)

    async def work() -> None:
        database = await open_database(address)
        notices = Notices(database, "one")
        for number in range(6):
            notices.add({f"t{number}": 1})
        assert notices._pending == {}
        await database.close()

    run(work())
