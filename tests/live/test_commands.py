"""What people ask for: every message is done by one function, and read once."""

from collections import Counter
from collections.abc import Callable
from typing import Any, get_args

import pytest

from adamas.core.catalogue import games_at
from adamas.core.errors import Malformed
from adamas.core.level import Level
from adamas.live.commands import Asker, TableCommand, carry_out
from adamas.live.entries import Row
from adamas.live.fold_rows import advance, open_hosted_table
from adamas.live.hosted_table import HostedTable
from adamas.live.new_table import TableRequest, TableSeeds, first_entries
from adamas.wire import messages as wire
from tests.live import requests

ELSEWHERE = {wire.Follow, wire.Unfollow, wire.Rematch}
"""Commands about which table to follow. The socket does them; no table is asked."""


def after(hosted: HostedTable, command: TableCommand) -> HostedTable:
    change = command(hosted, 1.0)
    assert change
    return advance(hosted, Row(1.0, change.entries), change.table, change.events)[0]


def begun(game: str) -> HostedTable:
    seeds = TableSeeds("t1", b"s" * 32, "bots", b"l" * 32)
    wanted = TableRequest(game, seats=3, options={"first_seat": "0"})
    hosted, _ = open_hosted_table(Row(0.0, first_entries(wanted, "p0", seeds, 0.0)))
    for seat in range(3):
        hosted = after(hosted, requests.sit(f"p{seat}", "process", f"P{seat}", seat))
    return after(hosted, requests.start("p0"))


def test_every_command_is_done_by_exactly_one_function() -> None:
    done = set(carry_out.registry) - {object}
    assert not done & ELSEWHERE
    assert done | ELSEWHERE == set(wire.Command.__subclasses__())


def test_every_command_can_be_sent() -> None:
    assert set(wire.Command.__subclasses__()) == set(get_args(wire.FromClient)) - {
        wire.Hello,
        wire.Ping,
    }


def test_a_command_that_nobody_does_at_a_table_is_refused() -> None:
    with pytest.raises(Malformed, match="Follow"):
        carry_out(wire.Follow("1", "t1"), begun("diamant"), Asker("p0", "P0", "process", 1.0))


def counted(function: Callable[..., Any], calls: Counter[str]) -> Callable[..., Any]:
    def counting(self: Any, text: str) -> Any:
        calls[function.__name__] += 1
        return function(self, text)

    return counting


@pytest.mark.parametrize("game", games_at(Level.SCREENS))
def test_an_action_is_read_once_and_a_draw_not_at_all(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosted, calls, chosen = begun(game), Counter[str](), 0
    rules = type(hosted.table.game)
    for name in ("parse_action", "parse_outcome"):
        monkeypatch.setattr(rules, name, counted(getattr(rules, name), calls))
    for _ in range(6):
        decision = hosted.table.decision
        for seat in hosted.table.waiting_for:
            action = str(hosted.table.legal(seat)[0])
            hosted = after(hosted, requests.choose(f"p{seat}", seat, decision, action))
            chosen += 1
    assert calls == {"parse_action": chosen}
    assert any(":" not in move for move in hosted.table.moves)
