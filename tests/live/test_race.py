"""Two processes, one table: they never disagree, never lose an action, never apply one twice."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from adamas.core.errors import AdamasError
from adamas.live import commands
from adamas.live.entries import decode_row
from adamas.live.live_table import LiveTable
from adamas.live.restore import rebuild
from adamas.live.table_server import TableServer
from adamas.play.errors import TooLate
from adamas.play.log import Chosen
from adamas.store.stored_tables import StoredTable, read_rows
from tests.effort import PATIENCE_SECONDS
from tests.live import requests
from tests.live.table_servers import Watcher, new_game, open_server, until
from tests.postgres import Cluster


@pytest.fixture
def address(postgres: Cluster) -> str:
    return postgres.new_database()


def run(work: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await work

    asyncio.run(in_time())


async def chosen(server: TableServer, table: str) -> Counter[tuple[int, int]]:
    """How often each seat's choice of each decision is in the log."""
    rows = await read_rows(server.services.database, table)
    entries = [entry for row in rows for entry in decode_row(row.row).entries]
    return Counter((e.seat, e.decision) for e in entries if isinstance(e, Chosen))


async def both_live_tables(
    one: TableServer, two: TableServer, **wanted: object
) -> tuple[LiveTable, LiveTable]:
    here = await new_game(one, **wanted)  # type: ignore[arg-type]
    return here, await two.live_table(here.id)


def test_simultaneous_duplicated_and_stale_actions(address: str) -> None:
    """All seats choose at both processes at once, each command three times, some of them late."""

    async def work() -> None:
        async with open_server(address) as one, open_server(address) as two:
            live_tables, rng, late = await both_live_tables(one, two, people=4), Random(1), 0

            async def choose(live: LiveTable, seat: int, decision: int, mark: str) -> bool:
                await asyncio.sleep(0.01 * rng.random())
                action = "continue" if (seat + decision) % 4 else "exit"
                command = requests.choose(f"p{seat}", seat, decision, action)
                try:
                    await live.perform(command, mark)
                except AdamasError:
                    return False
                return True

            while not live_tables[0].hosted.table.over:
                decision = live_tables[0].hosted.table.decision
                seats = live_tables[0].hosted.table.waiting_for
                everybody = [
                    choose(rng.choice(live_tables), seat, decision, f"p{seat}/{decision}")
                    for seat in seats
                    for _ in range(3)
                ]
                stale = [
                    choose(live, 0, decision - 1, f"p0/late{decision}") for live in live_tables
                ]
                done = await asyncio.gather(*everybody, *stale)
                assert not any(done[len(everybody) :]), "an old answer slipped into a new vote"
                late += done.count(False)
                # Of three copies at least one was acknowledged, and all that were are the same.
                for place in range(len(seats)):
                    assert any(done[3 * place : 3 * place + 3])
                await asyncio.gather(*(live.refresh() for live in live_tables))
                assert live_tables[0].hosted.table == live_tables[1].hosted.table
                assert live_tables[0].hosted.versions == live_tables[1].hosted.versions
            counts = await chosen(one, live_tables[0].id)
            assert set(counts.values()) == {1}, "an action was applied twice"
            assert late > 0
            rows = await read_rows(one.services.database, live_tables[0].id)
            whole = rebuild(StoredTable(None, 0, rows))[0]
            assert whole.table == live_tables[0].hosted.table == live_tables[1].hosted.table
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))

    run(work())


def test_an_answer_to_an_older_decision_is_too_late_wherever_it_arrives(address: str) -> None:
    async def work() -> None:
        async with open_server(address) as one, open_server(address) as two:
            here, there = await both_live_tables(one, two)
            for seat in range(3):
                await here.perform(requests.choose(f"p{seat}", seat, 0, "continue"))
            # The other process may not have heard of it; the log has.
            with pytest.raises(TooLate):
                await there.perform(requests.choose("p0", 0, 0, "exit"))
            assert (await chosen(one, here.id))[0, 0] == 1
            late = await there.perform(commands.time_out(0))
            assert late.table.decision == 1

    run(work())


def test_a_lost_notice_is_made_good_by_comparing_heads(address: str) -> None:
    async def work() -> None:
        async with open_server(address) as one, open_server(address) as two:
            here, there = await both_live_tables(one, two)
            two.listener._moved = lambda _: None  # The notices go nowhere.
            watcher = Watcher(None)
            there.follow(watcher, None, None)
            await here.perform(requests.choose("p0", 0, 0, "continue"))
            await two.compare_heads()
            await until(lambda: there.head == here.head)
            assert "choice-made" in watcher.events

    run(work())


def test_a_listener_that_lost_its_connection_comes_back_and_catches_up(address: str) -> None:
    async def work() -> None:
        async with open_server(address) as one, open_server(address) as two:
            here, there = await both_live_tables(one, two)
            await until(lambda: two.listener.connections == 1)
            async with one.services.database.begin() as connection:
                listening = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
                end = f"SELECT pg_terminate_backend(pid) FROM ({listening}) AS listening"
                await connection.execute(text(end))
            await here.perform(requests.choose("p0", 0, 0, "continue"))
            await until(lambda: two.listener.connections == 2)
            await until(lambda: there.head == here.head)
            await here.perform(requests.choose("p1", 1, 0, "continue"))
            await until(lambda: there.head == here.head)

    run(work())


def test_a_notice_reaches_the_other_process_at_once(address: str) -> None:
    async def work() -> None:
        async with open_server(address) as one, open_server(address) as two:
            here, there = await both_live_tables(one, two)
            await until(lambda: two.listener.connections == 1)
            watcher = Watcher("p1")
            there.follow(watcher, 1, None)
            await here.perform(requests.choose("p0", 0, 0, "continue"))
            await until(lambda: "choice-made" in watcher.events, 2.0)

    run(work())


def test_bots_of_one_table_move_once_though_two_processes_have_it(address: str) -> None:
    async def work() -> None:
        async with open_server(address) as one, open_server(address) as two:
            from adamas.live.new_table import TableRequest

            wanted = TableRequest("diamant", seats=3, bots=("fox", "fox"))
            here = await one.live_table(await one.create(wanted, "p0"))
            there = await two.live_table(here.id)
            await here.perform(requests.sit("p0", one.services.process, "P0", 0))
            await here.perform(requests.start("p0"))
            live_tables, turn = (here, there), 0
            while not here.hosted.table.over:
                await until(lambda: 0 in here.hosted.table.waiting_for or here.hosted.table.over)
                if here.hosted.table.over:
                    break
                turn += 1
                decision = here.hosted.table.decision
                await live_tables[turn % 2].perform(requests.choose("p0", 0, decision, "continue"))
                await here.refresh()
                await until(lambda d=decision: here.hosted.table.decision > d)  # type: ignore[misc]
            assert set((await chosen(one, here.id)).values()) == {1}

    run(work())


def test_a_table_whose_process_died_is_woken_by_another(address: str) -> None:
    """The process that should have let the bots move is gone; another one lets them."""

    async def work() -> None:
        from adamas.live.new_table import TableRequest

        async with open_server(address) as two:
            async with open_server(address) as one:
                one.services.thinkers.shutdown()  # Its bots will never answer.
                wanted = TableRequest("diamant", seats=3, bots=("mouse", "mouse", "mouse"))
                here = await one.live_table(await one.create(wanted, "p0"))
                one.services.processes.leave = _stay  # type: ignore[method-assign]
                await here.perform(requests.start("p0"))
                assert here.hosted.bots_to_move
            await until(lambda: here.id in two.live_tables, 30)
            there = two.live_tables[here.id]
            await until(lambda: there.hosted.table.over, 30)

    run(work())


async def _stay() -> None:
    """Die without saying so."""
