"""A game without screens on a server: it is not offered, and whoever asks for it is told why."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.servers import Server, sqlite

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the example game, which has rules and bots."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("ADAMAS_GAMES", str(EXAMPLES))
        made = Server(sqlite(tmp_path_factory.mktemp("server")), "--no-rate-limits")
        yield made
        made.kill()


def check_refused(answer: httpx.Response) -> None:
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (400, "unknown_game")
    assert problem["message"] == (
        "`pebbles` has no screens yet. It is played in the terminal: adamas play pebbles."
    )
    assert problem["todo"]


def test_it_is_not_listed(server: Server) -> None:
    listed = [game["name"] for game in httpx.get(f"{server.url}/api/games").json()["games"]]
    assert "diamant" in listed
    assert "pebbles" not in listed


def test_no_table_of_it_is_opened(server: Server) -> None:
    key = httpx.post(f"{server.url}/api/people", json={"name": "Ann"}).json()["key"]
    who = {"Authorization": f"Bearer {key}"}
    check_refused(httpx.post(f"{server.url}/api/tables", json={"game": "pebbles"}, headers=who))


def test_neither_its_rules_nor_a_tutorial_are_shown(server: Server) -> None:
    for path in ("rules/standard", "tutorial"):
        check_refused(httpx.get(f"{server.url}/api/games/pebbles/{path}"))


def test_a_record_of_it_is_neither_shown_nor_dealt_again(server: Server, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    play = [sys.executable, "-m", "adamas", "play", "pebbles", "--watch", "--record", str(record)]
    subprocess.run(play, check=True, capture_output=True, env={**os.environ, "LANG": "C"})
    check_refused(httpx.post(f"{server.url}/api/replay", content=record.read_bytes()))
    key = httpx.post(f"{server.url}/api/people", json={"name": "Bo"}).json()["key"]
    who = {"Authorization": f"Bearer {key}"}
    check_refused(httpx.post(f"{server.url}/api/deal", content=record.read_bytes(), headers=who))
