"""Names that look alike cannot sit at one table."""

import asyncio
from pathlib import Path

import pytest

from adamas.live.errors import ADVICE, LooksAlike
from adamas.live.lookalikes import TABLE, look_alike, skeleton
from adamas.live.new_table import TableRequest
from tests.live import requests
from tests.live.table_servers import open_server
from tools.lookalikes import content


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\N{CYRILLIC CAPITAL LETTER A}nna"),
        ("Anna", "\N{GREEK CAPITAL LETTER ALPHA}nna"),
        ("Bo", "\N{FULLWIDTH LATIN CAPITAL LETTER B}o"),
        ("Bill", "BiII"),
        ("Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}", "Zoe\N{COMBINING DIAERESIS}"),
        ("Вера", "Bepa"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert skeleton(skeleton(one)) == skeleton(one)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Zoe", "Zoë"), ("Ян", "Яна")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_the_table_is_what_the_tool_writes() -> None:
    assert TABLE.read_text(encoding="utf-8") == content()


def test_they_cannot_sit_at_one_table(tmp_path: Path) -> None:
    """A Latin name with one Cyrillic letter sat beside the real one, and nobody could tell."""

    async def work() -> None:
        async with open_server(str(tmp_path / "a.db")) as server:
            live = await server.live_table(await server.create(TableRequest("diamant"), "p0"))
            process = server.services.process
            await live.perform(requests.sit("p0", process, "Anna", 0))
            with pytest.raises(LooksAlike, match="looks the same as “Anna”") as caught:
                await live.perform(requests.sit("p1", process, "Аnna", 1))
            assert "Choose" in str(caught.value)
            assert ADVICE[caught.value.code]
            await live.perform(requests.sit("p1", process, "Hanna", 1))

    asyncio.run(work())
