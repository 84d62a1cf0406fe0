"""A garbled file: it is found, said, and confined to the table that it concerns."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import pytest

from adamas.live.errors import ADVICE
from adamas.live.retention import clear_up
from adamas.store.damage import WHOLE, look_for_damage
from adamas.store.database import open_database
from adamas.store.errors import Damaged
from tests.live import requests
from tests.live.table_servers import new_game, open_server
from tests.web.clients import Client, Refused, new_person, new_table, run
from tests.web.servers import ADMIN_KEY, Server
from tests.web.test_restarted_database import asked

PAGE = 4096
LONG = {"options": {"expeditions": "5"}, "seats": 3, "bots": ["random"] * 2}


async def two_tables(server: Server) -> tuple[list[str], str]:
    """Two tables where somebody plays, and their key; the log of each fills some pages."""
    key = await new_person(server.url, "Ann")
    tables = [await new_table(server.url, key, "diamant", **LONG) for _ in range(2)]
    for table in tables:
        client = await Client.open(server.url, "Ann", key)
        await client.follow(table)
        await client.sit()
        await client.ask("start")
        for _ in range(40):
            await asked(client)
            if client.over:
                break
            await client.choose("continue")
        await client.close()
    return tables, key


def settled(path: Path) -> None:
    """Bring everything from beside the file into it."""
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file.close()


def pages_of(path: Path, table: str, others: list[str]) -> list[int]:
    """The pages that hold rows of one table and of no other, the first with most of them."""
    data = path.read_bytes()
    pages = [data[at : at + PAGE] for at in range(0, len(data), PAGE)]
    counts = {
        number: page.count(table.encode())
        for number, page in enumerate(pages)
        if page[0] == 10 and not any(other.encode() in page for other in others)
    }
    found = sorted(counts, key=lambda number: -counts[number])
    assert counts[found[0]] > 3
    return found


def garble_page(path: Path, table: str, others: list[str]) -> None:
    """Write nonsense over a page in the middle of a log: its ends are next to other logs."""
    whole = path.read_bytes()
    for page in pages_of(path, table, others):
        at = page * PAGE
        path.write_bytes(whole[:at] + bytes(range(255, -1, -1)) * 16 + whole[at + PAGE :])
        if all(map(partial(readable, path), others)):
            return
    raise AssertionError("Every page of the log borders on another one.")


def readable(path: Path, table: str) -> bool:
    """Whether SQLite can read the rows of a table."""
    with closing(sqlite3.connect(path)) as file:
        try:
            file.execute("SELECT row FROM log WHERE table_id = ?", (table,)).fetchall()
        except sqlite3.DatabaseError:
            return False
    return True


def garble_letter(path: Path, table: str, others: list[str]) -> None:
    """Change one letter in a row, as a disk might: the page itself stays in order."""
    at = pages_of(path, table, others)[0] * PAGE
    data = path.read_bytes()
    place = data.index(b'"decision":', at)
    with path.open("r+b") as file:
        file.seek(place + len(b'"decision":'))
        file.write(b"9")


@pytest.mark.parametrize("garble", [garble_page, garble_letter])
def test_damage_is_found_said_and_confined(
    tmp_path: Path,
    serve: Callable[..., Server],
    garble: Callable[[Path, str, list[str]], None],
) -> None:
    """`/readyz` was content, nothing was logged, and players read “wait a moment” for ever."""
    path = tmp_path / "adamas.db"
    server = serve(str(path))
    tables: list[str] = []
    key = ""

    async def prepare() -> None:
        nonlocal tables, key
        tables, key = await two_tables(server)

    run(prepare())
    server.stop()
    settled(path)
    with sqlite3.connect(path) as file:
        file.execute("DELETE FROM snapshots")
    file.close()
    settled(path)
    broken, sound = tables
    garble(path, broken, [sound])
    server.start()

    async def work() -> None:
        client = await Client.open(server.url, "Ann", key)
        with pytest.raises(Refused, match="damaged"):
            await client.follow(broken)
        told = client.received[-1]
        assert told["todo"] == ADVICE["damaged"]
        assert "wait" not in f"{told['message']} {told['todo']}".lower()
        await client.follow(sound)
        assert client.table["id"] == sound
        url = server.url
        answer = httpx.get(f"{url}/api/tables/{broken}")
        assert (answer.status_code, answer.json()["code"]) == (409, "damaged")
        ready = httpx.get(f"{url}/readyz")
        assert (ready.status_code, ready.json()["status"]) == (200, "damaged")
        assert ready.json()["damaged"] >= 1
        headers = {"Authorization": f"Bearer {key}"}
        mine = httpx.get(f"{url}/api/people/me", headers=headers).json()
        assert [each["table"]["id"] for each in mine["tables"]] == [sound]
        # New tables are opened and played as ever, in the same commits.
        other = await new_table(url, key, "diamant", **LONG)
        await client.follow(other)
        await client.sit(committed=False)
        house = {"Authorization": f"Bearer {ADMIN_KEY}"}
        closing = httpx.post(f"{url}/api/admin/close", json={"table": broken}, headers=house)
        assert closing.status_code == 204

    run(work())
    said = server.said + server.output()
    assert f"Table {broken} is damaged" in said
    assert sound not in said
    assert "Traceback" not in said


def test_a_row_that_is_missing_is_damage(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "a.db"
        async with open_server(str(path)) as server:
            table = (await new_game(server)).id
        with sqlite3.connect(path) as file:
            file.execute("DELETE FROM log WHERE seq = 2")
        file.close()
        async with open_server(str(path)) as server:
            with pytest.raises(Damaged):
                await server.live_table(table)
            assert server.services.database.damaged == {table: "row 2 is missing"}

    asyncio.run(work())


def test_rows_of_before_there_were_checksums_are_read(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "a.db"
        async with open_server(str(path)) as server:
            live = await new_game(server)
            await live.perform(requests.choose("p0", 0, 0, "exit"))
            table, before = live.id, live.hosted.table
        with sqlite3.connect(path) as file:
            file.execute("UPDATE log SET checksum = NULL")
        file.close()
        async with open_server(str(path)) as server:
            assert (await server.live_table(table)).hosted.table == before
        with sqlite3.connect(path) as file:
            file.execute("UPDATE log SET row = replace(row, 'chosen', 'chasen')")
        file.close()
        async with open_server(str(path)) as server:
            with pytest.raises(Damaged):
                await server.live_table(table)

    asyncio.run(work())


def test_a_damaged_snapshot_is_passed_by(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "a.db"
        async with open_server(str(path)) as server:
            live = await new_game(server, options={"expeditions": "1"})
            while not live.hosted.table.over:
                decision = live.hosted.table.decision
                for seat in live.hosted.table.waiting_for:
                    await live.perform(requests.choose(f"p{seat}", seat, decision, "exit"))
            table, before = live.id, live.hosted.table
        with sqlite3.connect(path) as file:
            kept = file.execute("SELECT data, checksum FROM snapshots").fetchone()
            assert kept[1] is not None
            file.execute("UPDATE snapshots SET data = replace(data, '\"P1\"', '\"P9\"')")
        file.close()
        async with open_server(str(path)) as server:
            assert (await server.live_table(table)).hosted.table.sitters == before.sitters
            assert server.services.database.damaged == {}

    asyncio.run(work())


def test_a_damaged_table_does_not_stop_the_loops(tmp_path: Path) -> None:
    """One table that could not be read kept all others from being woken and cleared away."""

    async def work() -> None:
        path = tmp_path / "a.db"
        async with open_server(str(path)) as server:
            tables = [(await new_game(server)).id for _ in range(2)]
        with sqlite3.connect(path) as file:
            file.execute("DELETE FROM log WHERE seq = 2 AND table_id = ?", tables[:1])
            file.execute("UPDATE tables SET wake_at = 0, changed_at = 0")
            file.execute("UPDATE tables SET status = 'over' WHERE id = ?", tables[:1])
        file.close()
        async with open_server(str(path)) as server:
            await server.sweep()
            assert set(server.live_tables) == set(tables[1:])
            assert await server.lobby.due(10**12, 10**12) != ()
            await clear_up(server, keep_days=1)

    asyncio.run(work())


def test_a_sound_file_is_checked_without_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        database = await open_database(str(tmp_path / "a.db"))
        try:
            await look_for_damage(database)
            assert WHOLE not in database.damaged
        finally:
            await database.close()

    asyncio.run(work())
    assert not caplog.records


def test_a_long_check_is_told_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        database = await open_database(str(tmp_path / "a.db"))
        try:
            monkeypatch.setattr("adamas.store.damage.SAY_SECONDS", 0.0)
            monkeypatch.setattr(database, "transact", lambda _: asyncio.sleep(0.2, []))
            await look_for_damage(database)
        finally:
            await database.close()

    asyncio.run(work())
    assert "Checking the database" in caplog.records[0].getMessage()
