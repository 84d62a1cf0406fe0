"""Figures: who may read them, and that no figure for others tells of a sealed choice."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from adamas.live.table_server import TableServer
from adamas.web.metrics import MINUTE, Metrics
from tests.live import requests
from tests.live.table_servers import new_game, open_server
from tests.required import need
from tests.web.servers import ADMIN_KEY, Server, outer_address, sqlite

ALL = {"Authorization": f"Bearer {ADMIN_KEY}"}


def test_the_machine_itself_and_the_administrator_read_figures(server: Server) -> None:
    plain = httpx.get(f"{server.url}/metrics")
    assert plain.status_code == 200
    assert "adamas_rooms" in plain.text
    assert "adamas_commands" not in plain.text
    assert "adamas_commands" in httpx.get(f"{server.url}/metrics", headers=ALL).text


@pytest.mark.parametrize(
    "headers",
    [
        {"Authorization": "Bearer guessed"},
        {"X-Forwarded-For": "192.0.2.7"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"Forwarded": "for=192.0.2.7"},
        {"Via": "1.1 proxy"},
        {"X-Real-IP": "192.0.2.7"},
    ],
)
def test_nobody_else_does(server: Server, headers: dict[str, str]) -> None:
    answer = httpx.get(f"{server.url}/metrics", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (401, "no_key")


def test_behind_a_proxy_the_machine_itself_is_everybody(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    """The proxy asks from the same machine, for whoever is on the internet."""
    server = serve(sqlite(tmp_path), "--behind-proxy")
    assert httpx.get(f"{server.url}/metrics").status_code == 401
    assert httpx.get(f"{server.url}/metrics", headers=ALL).status_code == 200


def test_another_machine_needs_the_key(tmp_path: Path) -> None:
    address = outer_address()
    need("network", address is not None, "an address other than 127.0.0.1")
    server = Server(sqlite(tmp_path), host=address)
    try:
        assert httpx.get(f"{server.url}/metrics").status_code == 401
        # Whoever is elsewhere can write any name into a header.
        named = httpx.get(f"{server.url}/metrics", headers={"Host": "localhost"})
        assert named.status_code == 401
        assert httpx.get(f"{server.url}/metrics", headers=ALL).status_code == 200
    finally:
        server.kill()


def test_no_public_figure_tells_of_a_sealed_choice(tmp_path: Path) -> None:
    """A change of mind raised the counters of commands, rows and commits."""

    async def work() -> None:
        async with open_server(sqlite(tmp_path)) as server:
            live = await new_game(server, people=3)
            await live.perform(requests.choose("p0", 0, 0, "exit"))
            before = figures(server)
            for action in ("continue", "exit", "continue"):
                await live.perform(requests.choose("p0", 0, 0, action))
            assert figures(server) == before
            await live.perform(requests.choose("p1", 1, 0, "exit"))
            assert figures(server) == before
            await live.perform(requests.choose("p2", 2, 0, "exit"))
            assert figures(server) != before

    asyncio.run(work())


def figures(server: TableServer) -> bytes:
    return Metrics(server).minute_text()


def test_public_figures_change_once_a_minute(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_server(sqlite(tmp_path)) as server:
            now = [10 * MINUTE]
            metrics = Metrics(server, lambda: now[0])
            before = metrics.minute_text()
            await new_game(server)
            now[0] += MINUTE - 1
            assert metrics.minute_text() == before
            assert metrics.text() != before
            now[0] += 1
            assert metrics.minute_text() != before

    asyncio.run(work())
