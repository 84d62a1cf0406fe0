"""People who play while something else goes on, and how long their answers take."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from random import Random

from tests.web.clients import Client, Refused, new_person, new_table

TABLES, SEATS = 2, 4
THINK_SECONDS = (0.05, 0.25)
"""Shortest and longest."""


class Tally:
    """How long answers took, in one phase at a time."""

    def __init__(self) -> None:
        self._seconds: list[float] = []
        self._open: dict[int, float] = {}
        self.lost = 0
        """Players whose socket was closed."""

    def begin(self, who: int) -> None:
        """Somebody has chosen."""
        self._open[who] = time.perf_counter()

    def end(self, who: int) -> None:
        """Their choice was acknowledged, or refused."""
        self._seconds.append(time.perf_counter() - self._open.pop(who))

    def take(self) -> list[float]:
        """The seconds of this phase, in order; what has no answer yet counts as far as it got."""
        now = time.perf_counter()
        waiting = [now - since for since in self._open.values()]
        found, self._seconds = sorted([*self._seconds, *waiting]), []
        self._open = dict.fromkeys(self._open, now)
        return found


def quantile(seconds: list[float], share: float) -> float:
    """The value below which a share of sorted values lies."""
    return seconds[min(int(share * len(seconds)), len(seconds) - 1)] if seconds else float("nan")


async def _play(client: Client, tally: Tally, rng: Random) -> None:
    """One game at a person's pace."""
    while True:
        await client.until(lambda: client.asked or client.over or client.closed)
        if client.closed:
            tally.lost += 1
            raise ConnectionError(f"{client.name} was closed with {client.closed}.")
        if client.over:
            return
        await asyncio.sleep(rng.uniform(*THINK_SECONDS))
        if not client.asked or not client.turn:
            continue
        action = "exit" if rng.random() < 0.15 else "continue"
        tally.begin(id(client))
        try:
            await client.choose(action)
        except Refused as refused:
            if refused.code not in ("too_late", "wrong_time"):
                raise
        finally:
            tally.end(id(client))


async def _sitting(players: list[Client], tally: Tally, rng: Random) -> None:
    """Game after game at one table."""
    while True:
        await asyncio.gather(*(_play(each, tally, rng) for each in players))
        again = (await players[0].ask("rematch"))["table"]
        for each in players:
            each.turn = None
            await each.follow(again)
        await players[0].ask("start")


@contextlib.asynccontextmanager
async def playing(url: str, tally: Tally) -> AsyncIterator[list[str]]:
    """Eight people play at two tables until the end of the block; the ids of the tables."""
    rng, everybody, tables = Random(1), list[list[Client]](), list[str]()
    for number in range(TABLES):
        keys = [await new_person(url, f"P{number}{seat}") for seat in range(SEATS)]
        options = {"expeditions": "9"}
        tables.append(await new_table(url, keys[0], "diamant", seats=SEATS, options=options))
        players = []
        for seat, key in enumerate(keys):
            player = await Client.open(url, f"P{number}{seat}", key)
            player.keep = False
            await player.follow(tables[-1])
            await player.sit(seat, committed=False)
            players.append(player)
        await players[0].ask("start")
        everybody.append(players)
    tasks = [asyncio.create_task(_sitting(players, tally, rng)) for players in everybody]
    try:
        yield tables
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in (each for players in everybody for each in players):
            await player.close()
