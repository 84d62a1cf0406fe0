"""Scenes: tables that stopped at a certain moment, so that pages can be looked at again and again.

python -m tests.browser.scenes writes those that are not there yet. Everybody at such a table is a
person who does not move; the person at seat 0 can be anybody's browser.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import insert

from adamas.core.turn import Decide
from adamas.games.diamant.cards import Relic, Trap
from adamas.live.keys import hashed
from adamas.live.new_table import TableRequest
from adamas.play.table import Table
from adamas.store.database import open_database
from adamas.store.people import People
from adamas.store.schema import log, tables
from adamas.store.stored_tables import read_rows
from tests.live import requests
from tests.live.table_servers import open_server

FOLDER = Path(__file__).parent / "scenes"
NAMES = ("Ann", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal")
MOST_TRIES = 400


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a game to stop at."""

    game: str
    seats: int
    here: Callable[[Table], bool]
    """Whether this is the moment."""
    options: dict[str, str] = field(default_factory=dict)
    edition: str | None = None
    shared: bool = False
    """Whether all of them play on one device: that of the person at seat 0."""

    def holder(self, seat: int) -> str:
        """The person who holds a seat."""
        return person_at(0 if self.shared else seat)


def asked(table: Table, phase: str | None = None) -> bool:
    """Whether seat 0 has to choose, in this phase of the game."""
    if table.over or 0 not in table.waiting_for:
        return False
    return phase is None or screen(table).phase.value == phase


def screen(table: Table) -> Any:
    """What seat 0 is shown."""
    return table.game.show(table.view(0), answered=0 in table.sealed)


def deep_in_the_cave(table: Table) -> bool:
    """A long path with several traps, a relic, and people inside and outside."""
    if not asked(table):
        return False
    shown = screen(table)
    cards = [lying.card for lying in shown.path]
    return (
        len(cards) >= 8
        and sum(isinstance(card, Trap) for card in cards) >= 2
        and any(isinstance(card, Relic) for card in cards)
        and 2 < len(shown.inside) < len(shown.chests)
        and shown.expedition >= 2
    )


def legal(table: Table, start: str) -> bool:
    """Whether seat 0 may do something that begins like this."""
    if not asked(table):
        return False
    turn = table.turn
    assert isinstance(turn, Decide)
    return any(str(each).startswith(start) for each in turn.choices[0])


def castles(table: Table, parts: int) -> bool:
    """Whether seat 0 has so many parts of a castle."""
    return asked(table) and screen(table).holdings[0].castle >= parts


def over(table: Table) -> bool:
    """Whether the game has ended, and did not take too long."""
    return table.over and table.decision < 150


def much_to_lose(table: Table) -> bool:
    """A witch stands before seat 0, who has a castle and a fairy."""
    if not asked(table, "witch"):
        return False
    own = screen(table).holdings[0]
    return bool(own.castle >= 2 and own.fairies >= 1 and own.diamonds >= 1)


SCENES = {
    "diamant-deep": Scene("diamant", 8, deep_in_the_cave, {"odds": "on"}),
    "diamant-three": Scene("diamant", 3, lambda t: asked(t) and len(screen(t).path) == 3),
    "diamant-end": Scene("diamant", 5, over),
    "diamoniak-begin": Scene("diamoniak", 4, lambda t: asked(t, "begin") and castles(t, 3)),
    "diamoniak-witch": Scene("diamoniak", 3, much_to_lose, {"odds": "on"}),
    "diamoniak-buy": Scene("diamoniak", 4, lambda t: legal(t, "buy")),
    "diamoniak-end": Scene("diamoniak", 2, over),
    "gnomes-memorise": Scene("gnomes", 3, lambda t: asked(t, "memorise")),
    "gnomes-keep": Scene("gnomes", 4, lambda t: asked(t, "keep") and screen(t).level == 1),
    "gnomes-peek": Scene("gnomes", 2, lambda t: asked(t, "peek")),
    "gnomes-arrows": Scene("gnomes", 4, lambda t: asked(t, "arrows")),
    "gnomes-cart": Scene("gnomes", 3, lambda t: asked(t, "cart") and screen(t).level == 1),
    "gnomes-help": Scene(
        "gnomes",
        3,
        lambda t: asked(t, "keep") and screen(t).level == 2,
        {"memory_help": "on", "discard_pile": "open"},
    ),
    "gnomes-end": Scene("gnomes", 3, over),
    "hotseat-diamant": Scene(
        "diamant", 6, lambda t: asked(t) and len(screen(t).path) == 4, shared=True
    ),
    "hotseat-diamoniak": Scene("diamoniak", 3, lambda t: castles(t, 3), shared=True),
    "hotseat-gnomes": Scene("gnomes", 3, lambda t: asked(t, "memorise"), shared=True),
}


def key_of(seat: int) -> str:
    """The device key of the person at a seat."""
    return f"the-key-of-the-person-at-seat-{seat}"


def person_at(seat: int) -> str:
    """The person at a seat of every scene."""
    return f"person{seat}"


# Making them


def pick(rng: Random, actions: tuple[Any, ...]) -> str:
    """A choice, rather brave than not: scenes in which much happens are wanted."""
    texts = [str(action) for action in actions]
    brave = [text for text in texts if text in ("continue", "draw", "shield")]
    return brave[0] if brave and rng.random() < 0.85 else rng.choice(texts)


async def _play(folder: str, scene: Scene, rng: Random) -> list[str] | None:
    """The rows of a table that has come to the moment; None if this game did not."""
    async with open_server(f"{folder}/{rng.random()}.db") as server:
        wanted = TableRequest(
            scene.game, scene.edition, scene.options, seats=scene.seats, stand_in_seconds=None
        )
        live = await server.live_table(await server.create(wanted, person_at(0)))
        for seat in range(scene.seats):
            sit = requests.sit(scene.holder(seat), server.services.process, NAMES[seat], seat)
            await live.perform(sit)
        await live.perform(requests.start(person_at(0)))
        while not scene.here(live.hosted.table):
            table = live.hosted.table
            if table.over:
                return None
            # Seat 0 chooses last, so that a scene can stop while only it is waited for.
            seat = max(table.waiting_for)
            turn = table.turn
            assert isinstance(turn, Decide)
            action = pick(rng, turn.choices[seat])
            await live.perform(requests.choose(scene.holder(seat), seat, table.decision, action))
        rows = await read_rows(server.services.database, live.id)
        return [row.row.decode() for row in rows]


async def _write(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for attempt in range(MOST_TRIES):
            rows = await _play(folder, SCENES[name], Random(f"{name}/{attempt}"))
            if rows:
                text = json.dumps(rows, ensure_ascii=False, indent=0)
                (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
                return
    raise RuntimeError(f"No game came to {name}.")


# Using them


def rows_of(name: str) -> list[str]:
    """The log of a scene's table."""
    rows: list[str] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return rows


def table_of(name: str) -> str:
    """The id of the table of a scene."""
    _, _, [(_, created), *_] = json.loads(rows_of(name)[0])
    return str(created["table"])


async def fill(database: str) -> None:
    """Put all scenes and their people into a new database."""
    opened = await open_database(database)
    try:
        people = People(opened)
        for seat, name in enumerate(NAMES):
            await people.add(person_at(seat), name, hashed(key_of(seat)), time.time())
        async with opened.begin() as connection:
            for name, scene in SCENES.items():
                table = table_of(name)
                for seq, row in enumerate(rows_of(name), start=1):
                    values = {"table_id": table, "seq": seq, "writer": "", "row": row.encode()}
                    await connection.execute(insert(log).values(values))
                card = {
                    "id": table,
                    "game": scene.game,
                    "status": "over" if name.endswith("-end") else "playing",
                    "listed": False,
                    "host": person_at(0),
                    "created_at": time.time(),
                    "changed_at": time.time(),
                    "wake_at": None,
                }
                await connection.execute(insert(tables).values(card))
    finally:
        await opened.close()


def main(arguments: list[str]) -> None:
    """Write what is missing; or, with --fill DATABASE, fill a database."""
    if arguments[:1] == ["--fill"]:
        asyncio.run(fill(arguments[1]))
        return
    FOLDER.mkdir(exist_ok=True)
    for each in SCENES:
        if not (FOLDER / f"{each}.json").exists():
            asyncio.run(_write(each))
            print(f"{each} written")


if __name__ == "__main__":
    main(sys.argv[1:])
