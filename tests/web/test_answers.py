"""What takes long to work out: in a thread, once, kept within bounds, and charged for."""

import asyncio
import gzip
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from adamas.live.errors import Busy, TooMany
from adamas.web import answers as module
from adamas.web.answers import Answers
from tests.web.clients import Client, Refused, new_person, new_table, run
from tests.web.servers import Server, sqlite
from tests.web.test_replay import play
from tests.web.test_retention import play_a_game


def free() -> None:
    """Charge nothing."""


def test_many_who_ask_for_the_same_wait_for_one_piece_of_work() -> None:
    async def work() -> None:
        answers, begun, go = Answers(), threading.Event(), threading.Event()
        done: list[str] = []
        charged: list[int] = []

        def dear() -> bytes:
            begun.set()
            go.wait()
            done.append(threading.current_thread().name)
            return b"x" * 30_000

        def charge() -> None:
            charged.append(1)

        waiting = [asyncio.create_task(answers.find("a", dear, charge)) for _ in range(20)]
        await asyncio.to_thread(begun.wait)
        # Whoever asked first goes away; the others get it all the same.
        waiting[0].cancel()
        go.set()
        found = await asyncio.gather(*waiting[1:])
        assert {gzip.decompress(each.content) for each in found} == {b"x" * 30_000}
        assert await answers.find("a", dear, charge) is found[0]
        assert (len(charged), len(done), answers.worked_out) == (1, 1, 1)
        assert done[0] != threading.current_thread().name
        answers.close()

    asyncio.run(work())


def test_what_is_kept_is_bounded_by_its_bytes() -> None:
    async def work() -> None:
        answers = Answers(most_bytes=50_000)
        for number in range(100):
            await answers.find(number, lambda: b"x" * 10_000, free)
            assert answers.kept_bytes <= 50_000
        await answers.find(99, lambda: b"", free)
        assert answers.worked_out == 100
        await answers.find(0, lambda: b"", free)
        assert answers.worked_out == 101
        answers.close()

    asyncio.run(work())


def test_an_error_is_told_and_not_kept() -> None:
    async def work() -> None:
        answers = Answers()

        def fail() -> bytes:
            raise Busy("No.")

        def refuse() -> None:
            raise TooMany("No.")

        for _ in range(2):
            with pytest.raises(Busy):
                await answers.find("a", fail, free)
        with pytest.raises(TooMany):
            await answers.find("a", fail, refuse)
        assert (await answers.find("a", lambda: b"1", free)).content == b"1"
        answers.close()

    asyncio.run(work())


def test_only_so_much_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 2)

    async def work() -> None:
        answers, go = Answers(), threading.Event()
        waiting = [asyncio.create_task(answers.run(go.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await answers.run(go.wait)
        go.set()
        await asyncio.gather(*waiting)
        answers.close()

    asyncio.run(work())


def test_replays_pictures_and_records_are_charged_once_each(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    """A replay was worked out anew for everybody, uncounted; so was the picture of a link."""
    server = serve(sqlite(tmp_path))

    async def work() -> None:
        table, _, _ = await play(server.url, "diamant")
        with httpx.Client(base_url=f"{server.url}/api/tables/{table}") as http:
            first = http.get("/replay?seat=1")
            for _ in range(100):
                assert http.get("/replay?seat=1").content == first.content
            hosts = (f"localhost:{port}" for port in range(1, 100))
            found = [http.get("/invitation", headers={"Host": host}) for host in hosts]
            assert {each.status_code for each in found} == {200, 429}
            assert http.get("/replay?seat=2").json()["code"] == "too_many"
            assert http.get("/replay?seat=1").content == first.content

    run(work())


def test_a_kept_replay_forgets_whom_the_house_forgets(server: Server) -> None:
    async def work() -> None:
        table, _, keys = await play(server.url, "diamant")
        path = f"{server.url}/api/tables/{table}"
        for where in ("/replay", "/record"):
            assert "P1" in httpx.get(path + where).text
        headers = {"Authorization": f"Bearer {keys[1]}"}
        assert httpx.delete(f"{server.url}/api/people/me", headers=headers).status_code == 204
        for where in ("/replay", "/record"):
            assert '"P1"' not in httpx.get(path + where).text

    run(work())


def test_rematches_and_reports_are_counted(tmp_path: Path, serve: Callable[..., Server]) -> None:
    """Neither was: whoever had finished games could open tables without end."""
    server = serve(sqlite(tmp_path))

    async def work() -> None:
        table = await play_a_game(server)
        key = await new_person(server.url, "Bo")
        headers = {"Authorization": f"Bearer {key}"}
        seat = {"table": table, "seat": 0, "reason": "Why not"}
        url = f"{server.url}/api/reports"
        found = [httpx.post(url, json=seat, headers=headers).status_code for _ in range(90)]
        assert found[0] == 204
        assert found[-1] == 429

    run(work())


def test_a_rematch_is_a_new_table_to_the_limits(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    server = serve(sqlite(tmp_path), "--max-tables", "1", "--no-rate-limits")

    async def work() -> None:
        key = await new_person(server.url, "Ann")
        wanted = {"options": {"expeditions": "1"}, "seats": 3, "bots": ["random"] * 2}
        table = await new_table(server.url, key, "diamant", **wanted)
        client = await Client.open(server.url, "Ann", key)
        await client.follow(table)
        await client.sit(committed=False)
        await client.ask("start")
        await client.play(lambda turn: str(turn["legal"][-1]))
        other = await new_table(server.url, key, "diamant")
        with pytest.raises(Refused, match="too_many"):
            await client.ask("rematch")
        await client.follow(other)
        await client.ask("close")
        await client.follow(table)
        again = (await client.ask("rematch"))["table"]
        # Whoever asks again is led to the same table, which is counted already.
        assert (await client.ask("rematch"))["table"] == again

    run(work())
