"""The journal: rows are written once, by one writer, and survive trouble."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import event

from adamas.store.database import Database, open_database
from adamas.store.errors import Full, StoreError
from adamas.store.journal import MOST_WAITING, Append, Journal, Listing
from adamas.store.lobby import Lobby
from adamas.store.stored_tables import read_heads, read_rows, read_table
from tests.postgres import Cluster

CARD = Listing("diamant", "open", True, "host", 1.0, None)


@asynccontextmanager
async def writing(
    address: str, *processes: str, on_trouble: Callable[[str | None], None] = lambda _: None
) -> AsyncIterator[tuple[Database, list[Journal]]]:
    database = await open_database(address)
    journals = [Journal(database, process, on_trouble) for process in processes]
    tasks = [asyncio.create_task(journal.run()) for journal in journals]
    try:
        yield database, journals
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await database.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_of_many_who_want_the_same_row_one_gets_it(database: str) -> None:
    async def work() -> None:
        async with writing(database, "a", "b") as (store, journals):
            wanted = [
                (journal, Append("t", 1, f"{journal.process}{number}".encode(), CARD))
                for number in range(20)
                for journal in journals
            ]
            won = await asyncio.gather(*(journal.append(each) for journal, each in wanted))
            assert won.count(True) == 1
            rows = await read_rows(store, "t")
            assert [row.row for row in rows] == [wanted[won.index(True)][1].row]

    run(work())


def test_a_batch_holds_many_tables_and_their_cards(database: str) -> None:
    async def work() -> None:
        async with writing(database, "a") as (store, (journal,)):
            names = [f"t{number}" for number in range(40)]
            await asyncio.gather(
                *(journal.append(Append(name, 1, b"1", CARD, ["ann"])) for name in names)
            )
            moved = Listing("diamant", "playing", True, "host", 2.0, 7.0)
            await asyncio.gather(
                *(journal.append(Append(name, 2, b"2", moved, snapshot=b"s")) for name in names)
            )
            assert journal.batches < 40
            assert await read_heads(store, names) == dict.fromkeys(names, 2)
            assert {each.status for each in await Lobby(store).listed(100)} == {"playing"}
            stored = await read_table(store, "t7")
            assert stored is not None
            assert (stored.snapshot, stored.snapshot_seq, stored.rows) == (b"s", 2, ())
            assert len(await Lobby(store).due(8.0, 20.0)) == 40
            assert await Lobby(store).due(8.0, 20.0) == ()

    run(work())


def test_a_row_whose_answer_was_lost_is_known_again(database: str) -> None:
    """The commit went through, but the connection broke before it said so."""

    async def work() -> None:
        async with writing(database, "a") as (store, (journal,)):
            wanted = Append("t", 1, b"x", CARD)
            assert await journal.append(wanted)
            again = Append("t", 1, b"x", CARD, writer=wanted.writer)
            await journal._write([again])
            assert again.done.result()
            assert len(await read_rows(store, "t")) == 1
            other = Append("t", 1, b"y", CARD, writer="a:999")
            await journal._write([other])
            assert not other.done.result()

    run(work())


def test_a_full_disk_is_waited_for(tmp_path: Any) -> None:
    heard: list[str | None] = []

    async def work() -> None:
        async with writing(f"{tmp_path}/a.db", "a", on_trouble=heard.append) as (store, (journal,)):
            assert await journal.append(Append("t", 1, b"x", CARD))
            assert store._writer
            allowed = [True]

            @event.listens_for(store._writer, "begin")
            def limit(connection: Any) -> None:
                pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
                most = 2**30 if allowed[0] else pages
                connection.exec_driver_sql(f"PRAGMA max_page_count={most}")

            allowed[0] = False
            waiting = asyncio.create_task(journal.append(Append("t", 2, b"y" * 100_000)))
            while not heard:
                await asyncio.sleep(0.01)
            assert "full" in str(heard[0])
            assert not waiting.done()
            allowed[0] = True
            assert await waiting
            assert heard[1:] == [None]
            assert [row.seq for row in await read_rows(store, "t")] == [1, 2]

    run(work())


def test_a_database_that_is_gone_is_waited_for(postgres: Cluster) -> None:
    heard: list[str | None] = []

    async def work() -> None:
        address = postgres.new_database()
        async with writing(address, "a", on_trouble=heard.append) as (store, (journal,)):
            assert await journal.append(Append("t", 1, b"x", CARD))
            postgres.stop()
            waiting = asyncio.create_task(journal.append(Append("t", 2, b"y")))
            try:
                while not heard:
                    await asyncio.sleep(0.01)
                assert not waiting.done()
            finally:
                postgres.start()
            assert await waiting
            assert heard[-1] is None
            assert [row.seq for row in await read_rows(store, "t")] == [1, 2]

    run(work())


def test_too_much_that_waits_is_refused(tmp_path: Any) -> None:
    async def work() -> None:
        database = await open_database(f"{tmp_path}/a.db")
        try:
            journal = Journal(database, "a")
            journal._waiting = [Append("t", 1, b"")] * MOST_WAITING
            with pytest.raises(Full):
                await journal.append(Append("t", 1, b""))
        finally:
            await database.close()

    run(work())


def test_a_second_process_on_the_same_file_is_refused(tmp_path: Any) -> None:
    async def work() -> None:
        database = await open_database(f"{tmp_path}/a.db")
        try:
            with pytest.raises(StoreError, match="Another server uses"):
                await open_database(f"{tmp_path}/a.db")
        finally:
            await database.close()

    run(work())


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("mysql://secret@host/x", "no support for `mysql`"),
        ("postgresql://u:secret@localhost:1/x", "cannot be opened"),
        ("sqlite://", "needs a file"),
        ("://", "cannot be read"),
    ],
)
def test_a_bad_address_gets_a_sentence_without_its_password(address: str, reason: str) -> None:
    async def work() -> None:
        with pytest.raises(StoreError, match=reason) as caught:
            await open_database(address)
        assert "secret" not in str(caught.value)

    run(work())
