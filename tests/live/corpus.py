"""Logs of played tables, kept so that every change of the code still reads them.

python -m tests.live.corpus writes the logs of games that are not there yet. A log is never written
anew: if one does not replay any more, `rules_version` of its game has to be raised, or the change
undone.
"""

import asyncio
import json
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random

from adamas.bots.roster import level
from adamas.core.catalogue import box, games_at
from adamas.core.level import Level
from adamas.live.hosted_table import HostedTable
from adamas.live.new_table import TableRequest
from adamas.live.restore import rebuild
from adamas.live.settings import Clock
from adamas.live.table_server import TableServer
from adamas.play import record_json
from adamas.play.errors import TooLate, WrongTime
from adamas.play.record import record_of
from adamas.store.stored_tables import StoredRow, StoredTable, read_rows
from tests.live import requests
from tests.live.table_servers import open_server

FOLDER = Path(__file__).parent / "logs"


def names() -> list[str]:
    """All logs that should be there: one for each edition and version of the rules of each game."""
    return [
        f"{found.name}-{each.name}{f'-v{version}' if version > 1 else ''}"
        for found in games_at(Level.SCREENS).values()
        for each in found.editions
        for version in range(1, found.version + 1)
    ]


def digest(hosted: HostedTable) -> dict[str, object]:
    """What a log comes to, as far as people would notice a difference."""
    return {
        "record": json.loads(record_json.to_json(record_of(hosted.table))),
        "versions": list(hosted.versions),
        "holders": list(hosted.holders),
        "host": hosted.host,
        "chat": [[line.name, line.phrase, line.text] for line in hosted.chat],
        "banks": list(hosted.banks),
        "status": hosted.status,
    }


def read(name: str) -> tuple[StoredTable, dict[str, object]]:
    """A log and what it came to when it was written."""
    data = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    rows = tuple(
        StoredRow(seq, "", text.encode()) for seq, text in enumerate(data["rows"], start=1)
    )
    return StoredTable(None, 0, rows), data["digest"]


async def _play(server: TableServer, game: str, edition: str) -> str:
    """A game with chat, a change of mind, a stand-up and a bot; its table."""
    rng = Random(f"{game}/{edition}")
    bots = (level(box(game), 1).name,)
    wanted = TableRequest(
        game, edition, seats=3, bots=bots, chat="free", clock=Clock("bank", 900, 3)
    )
    live = await server.live_table(await server.create(wanted, "ann"))
    for seat, person in enumerate(("ann", "bo")):
        await live.perform(requests.sit(person, server.services.process, person.title()))
        assert live.hosted.holders[seat] == person
    await live.perform(requests.say("bo", "hello"))
    await live.perform(requests.start("ann"))
    number = 0
    while not live.hosted.table.over:
        table = live.hosted.table
        for seat in (s for s in table.waiting_for if s < 2):
            for action in rng.choices(table.legal(seat), k=rng.choice((1, 1, 2))):
                number += 1
                person = ("ann", "bo")[seat]
                choose = requests.choose(person, seat, table.decision, str(action))
                # The other choices may be in by now; then a change of mind is too late.
                with suppress(TooLate, WrongTime):
                    await live.perform(choose, f"{person}/{number}")
        await asyncio.sleep(0)
    await live.perform(requests.say("ann", text="That was close."))
    return live.id


async def _write(name: str) -> None:
    game, edition = name.split("-")[:2]
    with tempfile.TemporaryDirectory() as folder:
        async with open_server(f"{folder}/a.db") as server:
            table = await _play(server, game, edition)
            rows = await read_rows(server.services.database, table)
    hosted = rebuild(StoredTable(None, 0, rows))[0]
    data = {"rows": [row.row.decode() for row in rows], "digest": digest(hosted)}
    text = json.dumps(data, ensure_ascii=False, indent=0)
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in names():
        if not (FOLDER / f"{each}.json").exists():
            asyncio.run(_write(each))
            print(f"{each} written")
