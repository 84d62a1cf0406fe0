"""The clock of the house stands still while nobody serves, and no jump of a clock moves it."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from adamas.store.clock import LONGEST_GAP, SharedClock
from adamas.store.database import Database, open_database


class Time:
    """A wall_time clock and a steady one, both set by hand."""

    def __init__(self) -> None:
        self.wall_time, self.steady = 1_000_000.0, 50.0

    def pass_(self, seconds: float) -> None:
        self.wall_time += seconds
        self.steady += seconds

    def clock(self, database: Database) -> SharedClock:
        return SharedClock(database, lambda: self.wall_time, lambda: self.steady)


def with_database(
    tmp_path: Path, work: Callable[[Database, Time], Coroutine[Any, Any, None]]
) -> None:
    async def run() -> None:
        database = await open_database(str(tmp_path / "a.db"))
        try:
            await work(database, Time())
        finally:
            await database.close()

    asyncio.run(run())


def test_time_passes_between_beats(tmp_path: Path) -> None:
    async def work(database: Database, time: Time) -> None:
        clock = time.clock(database)
        await clock.beat()
        start = clock.now()
        time.pass_(1.5)
        assert clock.now() == start + 1.5
        await clock.beat()
        assert clock.now() == start + 1.5

    with_database(tmp_path, work)


def test_an_outage_does_not_count(tmp_path: Path) -> None:
    async def work(database: Database, time: Time) -> None:
        clock = time.clock(database)
        await clock.beat()
        start = clock.now()
        time.pass_(10_000)
        again = time.clock(database)
        await again.beat()
        assert again.now() == start + LONGEST_GAP

    with_database(tmp_path, work)


def test_without_a_beat_the_clock_stops(tmp_path: Path) -> None:
    async def work(database: Database, time: Time) -> None:
        clock = time.clock(database)
        await clock.beat()
        start = clock.now()
        time.pass_(100)
        assert clock.now() == start + LONGEST_GAP
        await clock.beat()
        time.pass_(1)
        assert clock.now() == start + LONGEST_GAP + 1

    with_database(tmp_path, work)


def test_a_clock_that_is_set_forward_or_back_moves_nothing(tmp_path: Path) -> None:
    async def work(database: Database, time: Time) -> None:
        clock = time.clock(database)
        await clock.beat()
        start = clock.now()
        for jump in (3600.0, -7200.0, 86_400.0):
            time.pass_(1)
            time.wall_time += jump
            before = clock.now()
            await clock.beat()
            assert before <= clock.now() <= before + LONGEST_GAP
        assert clock.now() <= start + 3 * (1 + LONGEST_GAP)

    with_database(tmp_path, work)


@pytest.mark.parametrize("jump", [0.6, 2.0, 4.0, 5.9, -0.6, -1.0, -1.9, 3600.0, -3600.0])
def test_a_jump_of_any_size_moves_nothing(tmp_path: Path, jump: float) -> None:
    """One of up to six seconds was taken for time that had passed, again and again."""

    async def work(database: Database, time: Time) -> None:
        clock = time.clock(database)
        await clock.beat()
        start = clock.now()
        for beats in range(1, 11):
            time.pass_(2.0)
            time.wall_time += jump
            await clock.beat()
            assert clock.now() == pytest.approx(start + 2.0 * beats, abs=0.01)

    with_database(tmp_path, work)


@pytest.mark.parametrize("jump", [4.0, -4.0, 3600.0, -3600.0])
def test_a_jump_is_noticed_by_whichever_process_beats_next(tmp_path: Path, jump: float) -> None:
    async def work(database: Database, time: Time) -> None:
        clocks = [time.clock(database), time.clock(database)]
        for each in clocks:
            await each.beat()
        start = clocks[0].now()
        for beats in range(1, 11):
            time.pass_(1.0)
            time.wall_time += jump if beats == 5 else 0.0
            await clocks[beats % 2].beat()
        shown = [each.now() for each in clocks]
        assert all(start + 10 - 2.5 <= now <= start + 10 + 2.5 for now in shown)

    with_database(tmp_path, work)


def test_two_processes_agree(database: str) -> None:
    async def run() -> None:
        one = await open_database(database)
        try:
            clocks = [SharedClock(one), SharedClock(one)]
            for clock in clocks:
                await clock.beat()
            assert abs(clocks[0].now() - clocks[1].now()) < 1
        finally:
            await one.close()

    asyncio.run(run())
