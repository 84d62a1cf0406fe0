"""The configuration of packaging/: a real nginx with TLS in front of two servers on PostgreSQL."""

import asyncio
import ssl
import subprocess
from pathlib import Path

import httpx
import httpx._transports.default as httpx_transports
import pytest

from bench import crash
from tests.effort import PATIENCE_SECONDS
from tests.postgres import Cluster
from tests.web.clients import new_person
from tests.web.nginx import local_configuration, make_certificate, program, proxy
from tests.web.servers import Server

PUBLIC = ("--public", "--behind-proxy", "--allow-host", "games.example.org")
"""As compose.yaml has it."""


@pytest.fixture
def trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """Makes a certificate that all clients trust."""
    certificate = make_certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    context = ssl.create_default_context(cafile=str(certificate))
    monkeypatch.setattr(httpx_transports, "create_ssl_context", lambda *_, **__: context)
    return context


def test_nginx_finds_fault_with_a_broken_configuration(tmp_path: Path) -> None:
    """Guards against a check that takes anything."""
    nginx = program()
    make_certificate(tmp_path)
    path = local_configuration(tmp_path, ("127.0.0.1:1", "127.0.0.1:2"), 3)
    path.write_text(path.read_text().replace("proxy_pass", "proxy_passes"))
    command = [nginx, "-t", "-p", str(tmp_path), "-c", str(path), "-e", "stderr"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "proxy_passes" in done.stderr


def test_a_game_goes_on_behind_the_proxy_when_a_server_is_killed(
    tmp_path: Path, postgres: Cluster, trusted: ssl.SSLContext
) -> None:
    address = postgres.new_database()
    servers = [Server(address, *PUBLIC, host="127.0.0.1") for _ in range(2)]
    try:
        places = [f"127.0.0.1:{server.port}" for server in servers]
        with proxy(tmp_path, places) as url:
            _check_the_door(url, trusted)
            notes = asyncio.run(_play_and_kill(url, servers))
        assert notes.reconnections > 0, "nobody noticed that a server was killed"
        found = asyncio.run(crash.audit(address, [notes]))
        assert found.pop("acknowledged") > 10
        assert not any(found.values()), found
    finally:
        for server in servers:
            server.kill()


def _check_the_door(url: str, context: ssl.SSLContext) -> None:
    with httpx.Client(base_url=url, verify=context) as http:
        page = http.get("/")
        assert page.status_code == 200
        assert "max-age" in page.headers["strict-transport-security"]
        assert http.get("/metrics").status_code == 404
        assert http.get("/readyz", headers={"Host": "games.example.org"}).status_code == 200
        assert http.get("/readyz", headers={"Host": "elsewhere.example"}).status_code == 403


async def _play_and_kill(url: str, servers: list[Server]) -> crash.Notes:
    """A game through the proxy, during which each server is away once: everybody has to move."""
    first, second = servers
    async with asyncio.timeout(PATIENCE_SECONDS):
        keys = [await new_person(url, f"P{seat}") for seat in range(crash.PEOPLE)]
        playing: list[crash.Notes] = []
        game = asyncio.create_task(crash.play_table([url], "diamoniak", 1, {"keys": keys}, playing))
        await _more_choices(game, playing)
        first.kill()
        await _more_choices(game, playing)
        await asyncio.to_thread(first.start)
        second.kill()
        await game
    return playing[0]


async def _more_choices(game: "asyncio.Task[None]", playing: list[crash.Notes]) -> None:
    """Wait until the game has gone on."""
    goal = 4 + sum(len(notes.acknowledged) for notes in playing)
    while sum(len(notes.acknowledged) for notes in playing) < goal:
        assert not game.done(), "the game was over too soon"
        await asyncio.sleep(0.01)
