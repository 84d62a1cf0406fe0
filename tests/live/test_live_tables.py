"""One server: clocks, presence, snapshots, and what happens when the store is away."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from adamas.bots.roster import level
from adamas.core.catalogue import games_at
from adamas.core.level import Level
from adamas.live import commands
from adamas.live.errors import Busy, NoTable
from adamas.live.live_table import MOST_QUEUED, SNAPSHOT_EVERY
from adamas.live.new_table import TableRequest
from adamas.live.restore import rebuild, restore
from adamas.live.settings import Clock
from adamas.live.snapshot import OldSnapshot, read_snapshot, take_snapshot
from adamas.live.table_server import TableServer
from adamas.play.errors import TooLate
from adamas.store.schema import snapshots
from adamas.store.stored_tables import StoredTable, read_rows, read_table
from tests.effort import PATIENCE_SECONDS
from tests.live import requests
from tests.live.table_servers import Watcher, new_game, open_server, until


def run(work: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await work

    asyncio.run(in_time())


@pytest.fixture
def address(tmp_path: Path) -> str:
    return str(tmp_path / "a.db")


def test_a_table_that_does_not_exist(address: str) -> None:
    async def work() -> None:
        async with open_server(address) as server:
            for _ in range(2):
                with pytest.raises(NoTable):
                    await server.live_table("nowhere")

    run(work())


def test_bots_alone_play_to_the_end(database: str) -> None:
    async def work() -> None:
        async with open_server(database) as server:
            for game, box in games_at(Level.SCREENS).items():
                seats = box.seats[0]
                wanted = TableRequest(game, seats=seats, bots=(level(box, 1).name,) * seats)
                live = await server.live_table(await server.create(wanted, "p0"))
                watcher = Watcher(None)
                live.follow(watcher, None, None)
                await live.perform(requests.start("p0"))
                await until(lambda live=live: live.hosted.table.over, 60)  # type: ignore[misc]
                assert watcher.heard[-1]["turn"]["result"]  # type: ignore[index]

    run(work())


def test_snapshot_and_tail_give_the_same_party_as_the_whole_log(address: str) -> None:
    async def work() -> None:
        async with open_server(address) as server:
            for game in games_at(Level.SCREENS):
                live = await new_game(server, game, 3, chat="phrases", clock=Clock("bank", 600, 5))
                number = 0
                while not live.hosted.table.over and live.head < 2 * SNAPSHOT_EVERY + 30:
                    table = live.hosted.table
                    for seat in table.waiting_for:
                        number += 1
                        action = str(table.legal(seat)[number % len(table.legal(seat))])
                        command = requests.choose(f"p{seat}", seat, table.decision, action)
                        await live.perform(command, f"p{seat}/{number}")
                    await live.perform(requests.say("p0", "wow"))
                stored = await read_table(server.services.database, live.id)
                assert stored is not None
                rows = await read_rows(server.services.database, live.id)
                assert stored.snapshot is not None
                assert len(stored.rows) < SNAPSHOT_EVERY
                assert rebuild(stored)[0] == rebuild(StoredTable(None, 0, rows))[0] == live.hosted
                assert await restore(server.services.database, live.id) == rebuild(stored)
                assert read_snapshot(take_snapshot(live.hosted)) == live.hosted

    run(work())


WITHOUT_FORM = b'{"setup":{},"sitters":[null]}'
"""How snapshots began before their first line named their form."""


@pytest.mark.parametrize(
    "spoiled",
    [
        lambda _: WITHOUT_FORM,
        lambda data: b"0123456789abcdef" + data[16:],
        lambda data: data.replace(b'"hand"', b'"purse"', 1),
        lambda data: data.replace(b'"decision":', b'"decision":"x","":', 1),
        lambda data: data[:-1],
    ],
    ids=["before forms", "other fields", "another state", "another type", "cut off"],
)
def test_a_snapshot_that_cannot_be_read_is_passed_by(
    spoiled: Callable[[bytes], bytes], address: str
) -> None:
    """It is a shortcut: a table that cannot take it goes the long way and is the same table."""

    async def work() -> None:
        async with open_server(address) as server:
            database = server.services.database
            live = await new_game(server, chat="phrases")
            await live.perform(requests.choose("p0", 0, 0, "continue"))
            while live.head < SNAPSHOT_EVERY + 5:
                await live.perform(requests.say("p0", "wow"))
            stored = await read_table(database, live.id)
            assert stored is not None
            assert stored.snapshot is not None
            other = spoiled(stored.snapshot)
            assert other != stored.snapshot
            async with database.begin() as connection:
                await connection.execute(update(snapshots).values(data=other))
            with pytest.raises(OldSnapshot):
                rebuild(replace(stored, snapshot=other))
            restored = await restore(database, live.id)
            assert restored is not None
            assert restored[:2] == (live.hosted, live.head)

    run(work())


def test_time_runs_out_and_the_default_is_taken(address: str) -> None:
    async def work() -> None:
        async with open_server(address) as server:
            live = await new_game(server, clock=Clock("decision", 5))
            watcher = Watcher("p0")
            live.follow(watcher, 0, None)
            live.hosted = _began_earlier(live.hosted, 4.7)
            live.schedule()
            await live.perform(requests.choose("p1", 1, 0, "continue"))
            await until(lambda: live.hosted.table.decision == 1)
            assert watcher.events.count("time-ran-out") == 2
            with pytest.raises(TooLate):
                await live.perform(requests.choose("p0", 0, 0, "continue"))

    run(work())


def test_a_bank_is_used_up_by_thinking_and_filled_by_choosing(address: str) -> None:
    async def work() -> None:
        async with open_server(address) as server:
            live = await new_game(server, clock=Clock("bank", 60, 7))
            live.hosted = _began_earlier(live.hosted, 10)
            await live.perform(requests.choose("p0", 0, 0, "continue"))
            assert live.hosted.banks[0] == pytest.approx(57, abs=1)
            await live.perform(requests.choose("p0", 0, 0, "exit"))
            assert live.hosted.banks[0] == pytest.approx(57, abs=1), "a change of mind is free"

    run(work())


def _began_earlier(hosted: Any, seconds: float) -> Any:
    from msgspec.structs import replace

    return replace(hosted, began=hosted.began - seconds)


def test_a_bot_plays_for_who_is_away_until_they_come_back(address: str) -> None:
    async def work() -> None:
        async with open_server(address) as server:
            live = await new_game(server, stand_in_seconds=10)
            process = server.services.process
            await live.perform(commands.go(2, process))
            assert live.hosted.away_since[2] is not None
            from msgspec.structs import replace

            away = (None, None, live.hosted.away_since[2] - 9.8)
            live.hosted = replace(live.hosted, away_since=away)
            live.schedule()
            await until(lambda: 2 in live.hosted.stand_ins)
            await until(lambda: 2 not in live.hosted.table.waiting_for)
            await live.perform(commands.come(2, process))
            assert 2 not in live.hosted.stand_ins
            # The bot's sealed choice can still be changed by its owner.
            await live.perform(requests.choose("p2", 2, 0, "exit"))
            await live.perform(requests.choose("p0", 0, 0, "continue"))
            await live.perform(requests.choose("p1", 1, 0, "continue"))
            assert live.hosted.table.decision == 1
            await asyncio.sleep(0.2)
            assert 2 not in live.hosted.table.sealed

    run(work())


def test_a_command_is_done_once_also_after_a_restart(address: str) -> None:
    async def work() -> None:
        async with open_server(address) as server:
            live = await new_game(server)
            await live.perform(requests.choose("p0", 0, 0, "continue"), "p0/1")
            await live.perform(requests.choose("p0", 0, 0, "exit"), "p0/2")
            head = live.head
        async with open_server(address) as server:
            live = await server.live_table(live.id)
            await live.perform(requests.choose("p0", 0, 0, "continue"), "p0/1")
            assert str(live.hosted.table.sealed[0]) == "exit"
            assert live.head in (head, head + 3), "only that everybody went away is new"

    run(work())


def test_what_is_done_on_the_side_ends_before_the_store_is_closed(address: str) -> None:
    """Otherwise it would wait for the store for ever, and the process would not end."""
    ended: list[bool] = []

    async def slow_to_let_go(server: TableServer, table: str) -> None:
        try:
            await asyncio.sleep(PATIENCE_SECONDS)
        finally:
            ended.append(bool(await read_rows(server.services.database, table)))

    async def work() -> None:
        async with open_server(address) as server:
            live = await new_game(server)
            server.services.spawn(slow_to_let_go(server, live.id))
            await asyncio.sleep(0)
        assert ended == [True]

    run(work())


def test_too_many_commands_at_one_table_are_refused(address: str) -> None:
    async def work() -> None:
        async with open_server(address) as server:
            live = await new_game(server)
            say = requests.say("p0", "wow")
            asked = (live.perform(say) for _ in range(2 * MOST_QUEUED))
            done = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(each, Busy) for each in done) == MOST_QUEUED

    run(work())


def test_rooms_where_nobody_is_are_let_go(address: str) -> None:
    async def work() -> None:
        async with open_server(address) as server:
            live = await server.live_table(await server.create(TableRequest("diamant"), "p0"))
            watcher = Watcher(None)
            live.follow(watcher, None, None)
            await server.sweep()
            assert live.id in server.live_tables
            live.unfollow(watcher)
            await server.sweep()
            assert live.id not in server.live_tables

    run(work())


def test_versions_count_only_what_a_viewer_is_told(address: str) -> None:
    """A change of mind is told to nobody else, and leaves no gap in their count."""

    async def work() -> None:
        async with open_server(address) as server:
            live = await new_game(server)
            watchers = [Watcher("p0"), Watcher("p1"), Watcher(None)]
            for watcher, viewer in zip(watchers, (0, 1, None), strict=True):
                live.follow(watcher, viewer, None)
            for action in ("continue", "exit", "continue"):
                await live.perform(requests.choose("p0", 0, 0, action))
            told = [[m["version"] for m in watcher.heard] for watcher in watchers]
            assert [len(each) for each in told] == [4, 2, 2]
            for versions in told:
                assert versions == list(range(versions[0], versions[0] + len(versions)))  # type: ignore[call-overload,operator]
            assert "exit" not in str(watchers[1].heard[1:]) + str(watchers[2].heard[1:])

    run(work())


def test_while_the_store_is_away_nothing_is_shown(address: str) -> None:
    """What is not durable is told to nobody; when the store is back, it is done and told."""

    async def work() -> None:
        async with open_server(address) as server:
            live = await new_game(server)
            watcher = Watcher("p1")
            live.follow(watcher, 1, None)
            blocker = await _lock_database(server)
            asked = asyncio.create_task(live.perform(requests.choose("p0", 0, 0, "continue")))
            await until(lambda: watcher.heard[-1]["type"] == "waits", 30)
            assert not asked.done()
            assert 0 in live.hosted.table.waiting_for
            await blocker.rollback()
            await blocker.close()
            await asked
            kinds = [message["type"] for message in watcher.heard]
            assert kinds[-2:] in (["goes-on", "update"], ["update", "goes-on"])
            assert 0 not in live.hosted.table.waiting_for

    run(work())


async def _lock_database(server: TableServer) -> Any:
    """Another program that has begun to write and does not end."""
    from sqlalchemy import text

    connection = await server.services.database.engine.connect()
    await connection.execute(text("BEGIN IMMEDIATE"))
    return connection
