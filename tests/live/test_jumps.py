"""A machine whose clock jumps: nobody's time runs out, and nothing is cleared away by mistake."""

import asyncio
from pathlib import Path

import pytest

from adamas.live.calendar import Calendar
from adamas.live.settings import Clock
from adamas.store.clock import BEAT_SECONDS
from tests.live.table_servers import new_game, open_server
from tests.store.test_clock import Time

HOUR = 3600.0


@pytest.mark.parametrize("jump", [4.0, -4.0, HOUR, -HOUR])
def test_nobodys_time_runs_out_by_a_jump(tmp_path: Path, jump: float) -> None:
    """Three jumps of four seconds took twelve from somebody who had thirty."""

    async def work() -> None:
        time = Time()
        async with open_server(str(tmp_path / "a.db"), time.clock) as server:
            # The loops of the server beat as well: here only this test does.
            for each in server._loops[:2]:
                each.cancel()
            live = await new_game(server, clock=Clock("decision", 30))
            for _ in range(3):
                time.pass_(BEAT_SECONDS)
                time.wall_time += jump
                await server.services.clock.beat()
            left = live.hosted.deadlines[0] - server.services.clock.now()
            assert left == pytest.approx(30 - 3 * BEAT_SECONDS, abs=0.1)
            await live._act()
            assert live.hosted.timed_out == frozenset()
            for _ in range(13):
                time.pass_(BEAT_SECONDS)
                await server.services.clock.beat()
            await live._act()
            assert live.hosted.table.decision > 0

    asyncio.run(work())


def test_a_date_that_jumps_is_not_believed_until_it_has_gone_steadily() -> None:
    """A date set to next year for a moment would have cleared away every finished table."""
    time = Time()
    calendar = Calendar(lambda: time.wall_time, lambda: time.steady)
    assert calendar.believable()
    time.pass_(HOUR)
    assert calendar.believable()
    for jump in (365 * 24 * HOUR, -365 * 24 * HOUR):
        time.pass_(HOUR)
        time.wall_time += jump
        assert not calendar.believable()
        time.pass_(HOUR)
        assert calendar.believable()
