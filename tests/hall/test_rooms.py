"""One hall: clocks, presence, snapshots, and what happens when the store is away."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from adamas.core.catalogue import shelf
from adamas.hall import commands
from adamas.hall.errors import Busy, NoTable
from adamas.hall.hall import Hall
from adamas.hall.opening import Wanted
from adamas.hall.rebuilding import rebuild
from adamas.hall.room import MOST_QUEUED, SNAPSHOT_EVERY
from adamas.hall.settings import Clock
from adamas.hall.snapshot import read_snapshot, take_snapshot
from adamas.play.errors import TooLate
from adamas.store.reading import StoredTable, read_rows, read_table
from tests.hall.halls import Watcher, new_game, open_hall, until


def run(work: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(90):
            await work

    asyncio.run(in_time())


@pytest.fixture
def address(tmp_path: Path) -> str:
    return str(tmp_path / "a.db")


def test_a_table_that_does_not_exist(address: str) -> None:
    async def work() -> None:
        async with open_hall(address) as hall:
            for _ in range(2):
                with pytest.raises(NoTable):
                    await hall.room("nowhere")

    run(work())


def test_bots_alone_play_to_the_end(database: str) -> None:
    async def work() -> None:
        async with open_hall(database) as hall:
            for game, box in shelf().items():
                seats = box.seats[0]
                wanted = Wanted(game, seats=seats, bots=("mouse",) * seats)
                room = await hall.room(await hall.create(wanted, "p0"))
                watcher = Watcher(None)
                room.follow(watcher, None, None)
                await room.perform(commands.start("p0"))
                await until(lambda room=room: room.party.table.over, 60)  # type: ignore[misc]
                assert watcher.heard[-1]["turn"]["result"]  # type: ignore[index]

    run(work())


def test_snapshot_and_tail_give_the_same_party_as_the_whole_log(address: str) -> None:
    async def work() -> None:
        async with open_hall(address) as hall:
            for game in shelf():
                room = await new_game(hall, game, 3, chat="phrases", clock=Clock("bank", 600, 5))
                number = 0
                while not room.party.table.over and room.head < 2 * SNAPSHOT_EVERY + 30:
                    table = room.party.table
                    for seat in table.waiting_for:
                        number += 1
                        action = str(table.legal(seat)[number % len(table.legal(seat))])
                        command = commands.choose(f"p{seat}", seat, table.decision, action)
                        await room.perform(command, f"p{seat}/{number}")
                    await room.perform(commands.say("p0", "P0", "wow", None))
                stored = await read_table(hall.house.database, room.table)
                assert stored is not None
                rows = await read_rows(hall.house.database, room.table)
                assert stored.snapshot is not None
                assert len(stored.rows) < SNAPSHOT_EVERY
                assert rebuild(stored)[0] == rebuild(StoredTable(None, 0, rows))[0] == room.party
                assert read_snapshot(take_snapshot(room.party)) == room.party

    run(work())


def test_time_runs_out_and_the_default_is_taken(address: str) -> None:
    async def work() -> None:
        async with open_hall(address) as hall:
            room = await new_game(hall, clock=Clock("decision", 5))
            watcher = Watcher("p0")
            room.follow(watcher, 0, None)
            room.party = _began_earlier(room.party, 4.7)
            room.schedule()
            await room.perform(commands.choose("p1", 1, 0, "continue"))
            await until(lambda: room.party.table.decision == 1)
            assert watcher.events.count("time-ran-out") == 2
            with pytest.raises(TooLate):
                await room.perform(commands.choose("p0", 0, 0, "continue"))

    run(work())


def test_a_bank_is_used_up_by_thinking_and_filled_by_choosing(address: str) -> None:
    async def work() -> None:
        async with open_hall(address) as hall:
            room = await new_game(hall, clock=Clock("bank", 60, 7))
            room.party = _began_earlier(room.party, 10)
            await room.perform(commands.choose("p0", 0, 0, "continue"))
            assert room.party.banks[0] == pytest.approx(57, abs=1)
            await room.perform(commands.choose("p0", 0, 0, "exit"))
            assert room.party.banks[0] == pytest.approx(57, abs=1), "a change of mind is free"

    run(work())


def _began_earlier(party: Any, seconds: float) -> Any:
    from msgspec.structs import replace

    return replace(party, began=party.began - seconds)


def test_a_bot_plays_for_who_is_away_until_they_come_back(address: str) -> None:
    async def work() -> None:
        async with open_hall(address) as hall:
            room = await new_game(hall, stand_in_seconds=10)
            process = hall.house.process
            await room.perform(commands.go(2, process))
            assert room.party.away_since[2] is not None
            from msgspec.structs import replace

            away = (None, None, room.party.away_since[2] - 9.8)
            room.party = replace(room.party, away_since=away)
            room.schedule()
            await until(lambda: 2 in room.party.stand_ins)
            await until(lambda: 2 not in room.party.table.waiting_for)
            await room.perform(commands.come(2, process))
            assert 2 not in room.party.stand_ins
            # The bot's sealed choice can still be changed by its owner.
            await room.perform(commands.choose("p2", 2, 0, "exit"))
            await room.perform(commands.choose("p0", 0, 0, "continue"))
            await room.perform(commands.choose("p1", 1, 0, "continue"))
            assert room.party.table.decision == 1
            await asyncio.sleep(0.2)
            assert 2 not in room.party.table.sealed

    run(work())


def test_a_command_is_done_once_also_after_a_restart(address: str) -> None:
    async def work() -> None:
        async with open_hall(address) as hall:
            room = await new_game(hall)
            await room.perform(commands.choose("p0", 0, 0, "continue"), "p0/1")
            await room.perform(commands.choose("p0", 0, 0, "exit"), "p0/2")
            head = room.head
        async with open_hall(address) as hall:
            room = await hall.room(room.table)
            await room.perform(commands.choose("p0", 0, 0, "continue"), "p0/1")
            assert str(room.party.table.sealed[0]) == "exit"
            assert room.head in (head, head + 3), "only that everybody went away is new"

    run(work())


def test_too_many_commands_at_one_table_are_refused(address: str) -> None:
    async def work() -> None:
        async with open_hall(address) as hall:
            room = await new_game(hall)
            say = commands.say("p0", "P0", "wow", None)
            asked = (room.perform(say) for _ in range(2 * MOST_QUEUED))
            done = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(each, Busy) for each in done) == MOST_QUEUED

    run(work())


def test_rooms_where_nobody_is_are_let_go(address: str) -> None:
    async def work() -> None:
        async with open_hall(address) as hall:
            room = await hall.room(await hall.create(Wanted("diamant"), "p0"))
            watcher = Watcher(None)
            room.follow(watcher, None, None)
            await hall.sweep()
            assert room.table in hall.rooms
            room.unfollow(watcher)
            await hall.sweep()
            assert room.table not in hall.rooms

    run(work())


def test_versions_count_only_what_a_viewer_is_told(address: str) -> None:
    """A change of mind is told to nobody else, and leaves no gap in their count."""

    async def work() -> None:
        async with open_hall(address) as hall:
            room = await new_game(hall)
            watchers = [Watcher("p0"), Watcher("p1"), Watcher(None)]
            for watcher, viewer in zip(watchers, (0, 1, None), strict=True):
                room.follow(watcher, viewer, None)
            for action in ("continue", "exit", "continue"):
                await room.perform(commands.choose("p0", 0, 0, action))
            told = [[m["version"] for m in watcher.heard] for watcher in watchers]
            assert [len(each) for each in told] == [4, 2, 2]
            for versions in told:
                assert versions == list(range(versions[0], versions[0] + len(versions)))  # type: ignore[call-overload,operator]
            assert "exit" not in str(watchers[1].heard[1:]) + str(watchers[2].heard[1:])

    run(work())


def test_while_the_store_is_away_nothing_is_shown(address: str) -> None:
    """What is not durable is told to nobody; when the store is back, it is done and told."""

    async def work() -> None:
        async with open_hall(address) as hall:
            room = await new_game(hall)
            watcher = Watcher("p1")
            room.follow(watcher, 1, None)
            blocker = await _lock_database(hall)
            asked = asyncio.create_task(room.perform(commands.choose("p0", 0, 0, "continue")))
            await until(lambda: watcher.heard[-1]["type"] == "waits", 30)
            assert not asked.done()
            assert 0 in room.party.table.waiting_for
            await blocker.rollback()
            await blocker.close()
            await asked
            kinds = [message["type"] for message in watcher.heard]
            assert kinds[-2:] in (["goes-on", "update"], ["update", "goes-on"])
            assert 0 not in room.party.table.waiting_for

    run(work())


async def _lock_database(hall: Hall) -> Any:
    """Another program that has begun to write and does not end."""
    from sqlalchemy import text

    connection = await hall.house.database.engine.connect()
    await connection.execute(text("BEGIN IMMEDIATE"))
    return connection
