"""Bots as data."""

import pytest

from adamas.core.bot import Bot
from adamas.core.errors import BadOption

BOT = Bot("brave", 2, (5.0, 1.0, 7.0), parameters=("courage", "greed"))


def test_a_bot_can_be_tuned() -> None:
    tuned = BOT.tuned(["9"])
    assert tuned.numbers == (9.0, 1.0, 7.0)
    assert tuned.name == "brave:9"
    assert BOT.tuned([]) == BOT


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        (["1", "2", "3"], "takes no 3 parameters; it has: courage, greed"),
        (["much"], r"are numbers \(courage\), not `much`"),
    ],
)
def test_but_not_beyond_what_it_has(values: list[str], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        BOT.tuned(values)


def test_only_policy_1_searches() -> None:
    assert not BOT.searches
    assert Bot("deep", 1).searches
