"""Safety at the door: who is let in, what a browser may do, how much is too much, what leaks."""

import asyncio
import contextlib
import hashlib
import json
import re
import socket as sockets
import sqlite3
import tempfile
import time
from collections.abc import Callable
from html.parser import HTMLParser
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from adamas.live.entries import decode_row
from adamas.play.log import Created
from adamas.web.limits import Limits
from adamas.web.websocket import CLOSE_SECONDS
from adamas.wire.closes import CloseCode
from adamas.wire.messages import PROTOCOL
from tests.effort import PATIENCE_SECONDS
from tests.postgres import Cluster
from tests.terminal.run import adamas
from tests.web.clients import Client, Json, Refused, new_person, new_table, run
from tests.web.servers import ADMIN_KEY, Server, sqlite

LIMITS = Limits()
BROKEN = 1006
"""The connection ended without a code."""


def problem(answer: httpx.Response) -> str:
    """The code of an error, which must come as JSON."""
    assert answer.headers["content-type"] == "application/json"
    assert set(answer.json()) == {"code", "message", "todo"}
    return str(answer.json()["code"])


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def person(server: Server, name: str = "Ann") -> Json:
    answer = httpx.post(f"{server.url}/api/people", json={"name": name})
    assert answer.status_code == 201
    found: Json = answer.json()
    return found


# The name of the house


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.nip.io",
        "evil.example:80",
        "localhost@evil.example",
        "169.254.169.254",
        "",
        "[::2]",
        "[",
        "localhost:80:80@evil.example",
    ],
)
@pytest.mark.parametrize("path", ["/", "/api/games", "/static/unbuilt.css", "/metrics"])
def test_a_page_elsewhere_that_points_its_name_here_is_refused(
    server: Server, host: str, path: str
) -> None:
    """DNS rebinding: the request arrives here, but under the other page's name."""
    answer = httpx.get(server.url + path, headers={"Host": host})
    assert answer.status_code == 403
    assert problem(answer) == "not_welcome"


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:1", "127.0.0.1", "[::1]:80", "localhost."]
)
def test_the_house_is_reached_under_its_own_names(server: Server, host: str) -> None:
    assert httpx.get(f"{server.url}/", headers={"Host": host}).status_code == 200


def test_a_name_that_was_allowed_is_good_in_any_case(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    server = serve(sqlite(tmp_path), "--allow-host", "Games.Example.org")
    answer = httpx.get(f"{server.url}/", headers={"Host": "games.example.org"})
    assert answer.status_code == 200


def test_a_socket_under_another_name_is_refused(server: Server) -> None:
    assert shaken(server, Host="evil.example") == 403


# The page that asks


def shaken(server: Server, **headers: str) -> int:
    """The status with which a socket is opened by such a page: 101 if it is let in."""

    async def attempt() -> int:
        place = sockets.create_connection(("127.0.0.1", server.port))
        origin = headers.pop("Origin", None)
        host = headers.pop("Host", f"localhost:{server.port}")
        try:
            async with connect(f"ws://{host}/ws", sock=place, origin=origin):  # type: ignore[arg-type]
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    return asyncio.run(attempt())


ELSEWHERE = [
    "http://evil.example",
    "null",
    "http://localhost",
    "http://localhost:1",
    "https://localhost.evil.example",
    "file://",
    "chrome-extension://abcdef",
    "http://[",
]


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_page_elsewhere_opens_no_socket(server: Server, origin: str) -> None:
    assert shaken(server, Origin=origin) == 403


def test_an_own_page_opens_a_socket(server: Server) -> None:
    assert shaken(server, Origin=f"http://localhost:{server.port}") == 101


@pytest.mark.parametrize("origin", ELSEWHERE)
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/people"),
        ("POST", "/api/tables"),
        ("PATCH", "/api/people/me"),
        ("DELETE", "/api/people/me"),
        ("POST", "/api/admin/block"),
        ("PUT", "/"),
    ],
)
def test_a_page_elsewhere_changes_nothing(
    server: Server, method: str, path: str, origin: str
) -> None:
    headers = {"Origin": origin, **bearer(ADMIN_KEY)}
    answer = httpx.request(method, server.url + path, headers=headers, content=b'{"name":"A"}')
    assert answer.status_code == 403
    assert problem(answer) == "not_welcome"


def test_an_own_page_changes_things(server: Server) -> None:
    headers = {"Origin": f"http://localhost:{server.port}"}
    url = f"http://localhost:{server.port}/api/people"
    assert httpx.post(url, headers=headers, json={"name": "Ann"}).status_code == 201


def test_no_page_elsewhere_may_read_an_answer(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/games", headers={"Origin": "http://evil.example"})
    assert "access-control-allow-origin" not in answer.headers
    preflight = httpx.options(
        f"{server.url}/api/people/me",
        headers={"Origin": "http://evil.example", "Access-Control-Request-Method": "DELETE"},
    )
    assert preflight.status_code == 405
    assert "access-control-allow-origin" not in preflight.headers


def test_nothing_hangs_on_a_cookie(server: Server) -> None:
    for path in ("/", "/api/games", "/api/people/me"):
        assert "set-cookie" not in httpx.get(server.url + path).headers


# What a browser may do

RESPONSES: dict[str, tuple[str, str, dict[str, Any], int]] = {
    "page": ("GET", "/", {}, 200),
    "table page": ("GET", "/t/abc", {}, 200),
    "admin page": ("GET", "/admin", {}, 200),
    "static": ("GET", "/static/unbuilt.css", {}, 200),
    "api": ("GET", "/api/games", {}, 200),
    "head": ("HEAD", "/api/games", {}, 200),
    "document": ("GET", "/api/openapi.json", {}, 200),
    "figures": ("GET", "/metrics", {}, 200),
    "health": ("GET", "/healthz", {}, 200),
    "nothing": ("GET", "/nothing", {}, 404),
    "no static": ("GET", "/static/nothing", {}, 404),
    "no table": ("GET", "/api/tables/nothing", {}, 404),
    "no key": ("GET", "/api/people/me", {}, 401),
    "bad method": ("PUT", "/api/games", {}, 405),
    "bad body": ("POST", "/api/people", {"content": b"{"}, 400),
    "large body": ("POST", "/api/people", {"content": b" " * 20_000}, 413),
    "other host": ("GET", "/", {"headers": {"Host": "evil.example"}}, 403),
}


@pytest.mark.parametrize("kind", RESPONSES)
def test_every_kind_of_response_has_the_security_headers(server: Server, kind: str) -> None:
    method, path, more, status = RESPONSES[kind]
    answer = httpx.request(method, server.url + path, **more)
    assert answer.status_code == status
    headers = answer.headers
    parts = [part.split() for part in headers["content-security-policy"].split(";")]
    policy = {name: allowed for name, *allowed in parts}
    assert policy["default-src"] == ["'none'"]
    assert policy["script-src"] == policy["worker-src"] == policy["manifest-src"] == ["'self'"]
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == ["'none'"]
    sources = [source for each in policy.values() for source in each]
    assert not {"'unsafe-inline'", "'unsafe-eval'", "*", "http:", "https:"} & set(sources)
    assert "data:" not in policy.get("script-src", [])
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers
    assert len(headers.get_list("content-security-policy")) == 1


def test_what_the_api_says_is_kept_by_no_cache(server: Server) -> None:
    for path in ("/api/games", "/api/people/me", "/api/tables/nothing"):
        assert httpx.get(server.url + path).headers["cache-control"] == "no-store"


def test_behind_a_proxy_with_tls_browsers_are_told_to_stay_there(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    server = serve(sqlite(tmp_path), "--behind-proxy")
    assert "max-age=" in httpx.get(server.url).headers["strict-transport-security"]


class Inline(HTMLParser):
    """Finds what a strict policy would not run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.scripts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "script":
            self.scripts.append(given.get("src") or "")
        if tag == "style" or (tag == "script" and not given.get("src")):
            self.found.append(f"<{tag}>")
        self.found += [name for name in given if name.startswith("on") or name == "style"]
        self.found += [v for v in given.values() if v and v.strip().startswith("javascript:")]


def test_search_engines_are_asked_to_leave_out_the_page_of_the_house(server: Server) -> None:
    assert httpx.get(f"{server.url}/admin").headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in httpx.get(server.url).headers


@pytest.mark.parametrize("path", ["/", "/t/abc", "/admin"])
def test_pages_have_no_inline_script_or_style(server: Server, path: str) -> None:
    found = Inline()
    found.feed(httpx.get(server.url + path).text)
    assert found.found == []
    assert all(source.startswith(("/", "./")) for source in found.scripts)
    assert not any(source.startswith("//") for source in found.scripts)


# How much is too much


def test_a_body_above_the_limit_is_refused(server: Server) -> None:
    url = f"{server.url}/api/people"
    fits = b'{"name":"Ann"}'.ljust(LIMITS.body_bytes)
    assert httpx.post(url, content=fits).status_code == 201
    assert problem(httpx.post(url, content=fits + b" ")) == "too_large"
    chunks = iter([b" " * 10_000] * 3)
    assert httpx.post(url, content=chunks).status_code == 413


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 41, "x" * 201, "a\u0000b", "a\u202eb", "\u200b", "a\u0007", "\ud7ff\ue000"],
)
def test_names_that_nobody_could_read_out_are_refused(server: Server, name: str) -> None:
    answer = httpx.post(f"{server.url}/api/people", json={"name": name})
    assert problem(answer) == "malformed"
    key = person(server)["key"]
    url = f"{server.url}/api/people/me"
    assert problem(httpx.patch(url, json={"name": name}, headers=bearer(key))) == "malformed"

    async def work() -> None:
        ann = await Client.open(server.url, "Ann", key)
        await ann.follow(await new_table(server.url, key, "diamoniak"))
        with pytest.raises(Refused) as refused:
            await ann.ask("sit", name=name)
        assert refused.value.code == "malformed"

    run(work())


def test_what_is_said_has_a_limit(server: Server) -> None:
    async def work() -> None:
        key = await new_person(server.url, "Ann")
        ann = await Client.open(server.url, "Ann", key)
        await ann.follow(await new_table(server.url, key, "diamoniak", chat="free"))
        await ann.ask("say", text="x" * 200)
        for text in ("x" * 201, "x" * 1001, "", "a\u0000b", "a\u202eb"):
            with pytest.raises(Refused) as refused:
                await ann.ask("say", text=text)
            assert refused.value.code == "malformed"
        assert [each["text"] for each in ann.events if each["type"] == "spoke"] == ["x" * 200]

    run(work())


def test_a_table_says_only_what_its_host_allows(server: Server) -> None:
    async def work() -> None:
        key = await new_person(server.url, "Ann")
        ann = await Client.open(server.url, "Ann", key)
        for chat, allowed in (("none", ()), ("phrases", ("phrase",)), ("free", ("phrase", "text"))):
            await ann.follow(await new_table(server.url, key, "diamant", chat=chat))
            for kind, words in (("phrase", "hello"), ("text", "hello"), ("phrase", "insult")):
                if kind in allowed and words == "hello":
                    await ann.ask("say", **{kind: words})
                else:
                    with pytest.raises(Refused) as refused:
                        await ann.ask("say", **{kind: words})
                    assert refused.value.code == "no_chat"

    run(work())


def test_a_socket_that_sends_too_fast_is_closed_with_its_own_code(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    server = serve(sqlite(tmp_path))

    async def work() -> None:
        fast, calm = await Client.open(server.url), await Client.open(server.url)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(3 * LIMITS.message_burst):
                await fast.send({"type": "ping"})
        await fast.until(lambda: fast.closed)
        await calm.send({"type": "ping"})
        await calm.until(lambda: any(each["type"] == "pong" for each in calm.received))
        pongs = [each for each in fast.received if each["type"] == "pong"]
        assert len(pongs) <= LIMITS.message_burst + LIMITS.messages_per_second
        assert fast.closed
        assert fast.closed[0] == CloseCode.TOO_FAST

    run(work())


def test_an_address_that_asks_too_often_is_told_to_wait(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    start = time.monotonic()
    server = serve(sqlite(tmp_path))
    answered: list[httpx.Response] = []
    refused: list[httpx.Response] = []
    # Not with httpx, which needs longer for a request than the server.
    with contextlib.closing(HTTPConnection("127.0.0.1", server.port)) as http:
        # On a slow machine they are allowed more meanwhile.
        while len(refused) <= LIMITS.request_burst:
            http.request("GET", "/api/people/me")
            found = http.getresponse()
            answer = httpx.Response(found.status, headers=found.getheaders(), content=found.read())
            (refused if answer.status_code == 429 else answered).append(answer)
    meanwhile = LIMITS.requests_per_second * (time.monotonic() - start)
    assert len(answered) <= LIMITS.request_burst + meanwhile
    assert problem(refused[0]) == "too_many"
    assert int(refused[0].headers["retry-after"]) > 0
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_an_address_makes_only_so_many_people(tmp_path: Path, serve: Callable[..., Server]) -> None:
    server = serve(sqlite(tmp_path))
    with httpx.Client(base_url=server.url) as http:
        asked = [http.post("/api/people", json={"name": "A"}) for _ in range(100)]
        made = [each for each in asked if each.status_code == 201]
        assert LIMITS.creation_burst <= len(made) < 80
        assert problem(asked[-1]) == "too_many"
        guess = http.post("/api/people/redeem", json={"code": "abcdefghjk"})
        assert problem(guess) == "too_many"


def test_a_host_has_only_so_many_tables(tmp_path: Path, serve: Callable[..., Server]) -> None:
    server = serve(sqlite(tmp_path))
    headers = bearer(person(server)["key"])
    with httpx.Client(base_url=server.url, headers=headers) as http:
        codes = [
            http.post("/api/tables", json={"game": "diamant"}).status_code
            for _ in range(LIMITS.tables_per_host + 2)
        ]
    assert codes == [201] * LIMITS.tables_per_host + [429, 429]


def test_an_address_has_only_so_many_sockets(tmp_path: Path, serve: Callable[..., Server]) -> None:
    server = serve(sqlite(tmp_path), "--max-sockets-per-address", "3")

    async def work() -> None:
        opened = [await Client.open(server.url) for _ in range(3)]
        async with connect(server.url.replace("http", "ws") + "/ws") as more:
            with pytest.raises(ConnectionClosed):
                await more.recv()
            assert more.close_code == CloseCode.TOO_MANY
        await opened[0].close()
        await opened[0].until(lambda: opened[0].closed)
        await eventually(lambda: figure(server, "adamas_sockets") == 2)
        await Client.open(server.url)

    run(work())


def figure(server: Server, name: str) -> float:
    """One of the server's figures."""
    text = httpx.get(f"{server.url}/metrics", headers=bearer(ADMIN_KEY)).text
    return float(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[1])


async def eventually(condition: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
    """Wait for something that only asking tells."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.05)


# Slow readers


class SlowReader:
    """A socket that says hello and follows a table, and reads only when it is asked to."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1

    @staticmethod
    async def at(server: Server, table: str) -> "SlowReader":
        place = sockets.socket()
        place.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        # In small packets little is on its way, and the other side's system keeps little of it.
        place.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_MAXSEG, 536)
        place.connect(("127.0.0.1", server.port))
        url = f"ws://localhost:{server.port}/ws"
        reader = SlowReader(
            await connect(url, sock=place, max_queue=1, ping_interval=None, compression=None)
        )
        await reader.socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        await reader.ask_for_a_view(table)
        while (await reader.read())["type"] != "done":
            pass
        return reader

    async def ask_for_a_view(self, table: str) -> None:
        await self.socket.send(json.dumps({"type": "follow", "id": "f", "table": table}))

    async def read(self) -> Json:
        async with asyncio.timeout(PATIENCE_SECONDS):
            found: Json = json.loads(await self.socket.recv())
        self.version = found.get("version", self.version)
        return found

    async def read_to_the_end(self) -> int:
        """The code with which the socket is closed."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.read()
        return self.socket.close_code or 0


async def chatting_table(server: Server, chatters: int) -> list[Client]:
    keys = [await new_person(server.url, f"P{n}") for n in range(chatters)]
    table = await new_table(server.url, keys[0], "diamant", chat="free")
    clients = [await Client.open(server.url, "P", key) for key in keys]
    for client in clients:
        await client.follow(table)
    return clients


async def drop_by_chatting(server: Server, clients: list[Client], slow: SlowReader) -> None:
    """Others talk and talk, and hear each other, while one does not read."""
    before = figure(server, "adamas_slow_readers_total")
    table = clients[0].table["id"]
    for number in range(400):
        for client in clients:
            for spoken in range(20):
                await client.send({"type": "say", "id": f"{number}-{spoken}", "text": "bla " * 50})
        await asyncio.gather(*(each.ask("say", text="that is all") for each in clients))
        if number == 0:
            # Fills what the systems on both sides hold on the way.
            for _ in range(15):
                await slow.ask_for_a_view(table)
        if figure(server, "adamas_slow_readers_total") > before:
            return
    pytest.fail("The slow reader was never dropped.")


def test_a_slow_reader_is_dropped_with_its_code_and_comes_back_by_its_version(
    server: Server,
) -> None:
    async def work() -> None:
        clients = await chatting_table(server, 4)
        table = clients[0].table["id"]
        slow = await SlowReader.at(server, table)
        await drop_by_chatting(server, clients, slow)
        assert await slow.read_to_the_end() == CloseCode.SLOW_READER
        assert all(client.closed is None for client in clients)
        back = await Client.open(server.url)
        done = await back.follow(table, version=slow.version)
        assert back.version == done["version"] == clients[0].version
        assert back.received[-2]["type"] in ("view", "update")

    run(work())


def test_a_slow_reader_that_wakes_up_late_learns_that_it_was_dropped(server: Server) -> None:
    """Otherwise it would wait on a silent socket, and never know."""

    async def work() -> None:
        clients = await chatting_table(server, 4)
        slow = await SlowReader.at(server, clients[0].table["id"])
        await drop_by_chatting(server, clients, slow)
        # Nothing can be waited for: after so long the server gives up telling.
        await asyncio.sleep(CLOSE_SECONDS + 1)
        try:
            assert await slow.read_to_the_end() in (CloseCode.SLOW_READER, BROKEN)
        finally:
            slow.socket.transport.abort()

    run(work())


# Secrets


def files_of(database: str) -> bytes:
    """Everything that the database keeps on the disk."""
    found = sorted(Path(database).parent.glob(Path(database).name + "*"))
    return b"".join(each.read_bytes() for each in found)


def test_keys_and_codes_are_kept_only_as_hashes(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    database = sqlite(tmp_path)
    server = serve(database)
    ann = person(server)
    with httpx.Client(base_url=server.url, headers=bearer(ann["key"])) as http:
        used = http.post("/api/people/me/code").json()["code"]
        second = http.post("/api/people/redeem", json={"code": used}).json()["key"]
        waiting = http.post("/api/people/me/code").json()["code"]
    server.stop()
    kept = files_of(database)
    assert ann["person"].encode() in kept
    for secret in (ann["key"], second, waiting):
        assert hashlib.sha256(secret.encode()).hexdigest().encode() in kept
    for secret in (ann["key"], second, used, waiting, ADMIN_KEY):
        assert secret.encode() not in kept


def test_a_code_works_once_and_a_new_one_ends_the_old(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers=bearer(person(server)["key"])) as http:
        old = http.post("/api/people/me/code").json()["code"]
        new = http.post("/api/people/me/code").json()["code"]
        assert problem(http.post("/api/people/redeem", json={"code": old})) == "not_yours"
        assert http.post("/api/people/redeem", json={"code": new}).status_code == 201
        assert problem(http.post("/api/people/redeem", json={"code": new})) == "not_yours"


def setups(database: str) -> list[Created]:
    """The first entry of every table's log: the secrets of its dice and of its bots."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT row FROM log WHERE seq = 1").fetchall()
    found = [decode_row(row).entries[0] for (row,) in rows]
    return [each for each in found if isinstance(each, Created)]


async def busy_evening(server: Server) -> list[str]:
    """A bit of everything that can go well or wrong; what must not be repeated anywhere."""
    ann = person(server)
    secrets = [ann["key"], ADMIN_KEY, "psst, the owl has the ruby"]
    async with httpx.AsyncClient(base_url=server.url, headers=bearer(ann["key"])) as http:
        code = (await http.post("/api/people/me/code")).json()["code"]
        redeemed = (await http.post("/api/people/redeem", json={"code": code})).json()
        secrets += [code, redeemed["key"]]
        await http.get(f"/api/people/me?key={ann['key']}")
        await http.get("/api/admin", headers=bearer(ADMIN_KEY))
        await http.post("/api/people", content=f'{{"name": "{ann["key"]}"'.encode())
    table = await new_table(server.url, ann["key"], "diamant", seats=3, bots=["random"] * 2)
    client = await Client.open(server.url, "Ann", ann["key"])
    await client.follow(table)
    await client.sit()
    await client.ask("start")
    await client.play(lambda turn: str(turn["legal"][0]))
    await client.follow(await new_table(server.url, ann["key"], "diamant", chat="free"))
    await client.ask("say", text=secrets[2])
    await client.send({"type": "say", "id": "x", "text": secrets[2], "key": ann["key"]})
    await client.send({"type": "hello", "protocol": PROTOCOL, "key": ann["key"]})
    stranger = await Client.open(server.url, "Bo", "x" + ann["key"])
    await stranger.socket.send(b"\xff" + ann["key"].encode(), text=True)
    await stranger.until(lambda: stranger.closed)
    return secrets


def test_nothing_secret_is_printed_or_logged(tmp_path: Path, serve: Callable[..., Server]) -> None:
    database = sqlite(tmp_path)
    server = serve(database)
    secrets: list[str] = []

    async def work() -> None:
        secrets.extend(await busy_evening(server))

    run(work())
    server.stop()
    printed = server.output()
    for setup in setups(database):
        secrets += [setup.secret, setup.bot_stream]
    assert len(secrets) >= 7
    assert [each for each in secrets if each in printed] == []


REFUSING = {
    "sqlite": (
        "CREATE TRIGGER refuse BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'refused'); END",
    ),
    "postgresql": (
        "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "RAISE EXCEPTION 'refused' USING ERRCODE = '23514'; END $$",
        "CREATE TRIGGER refuse BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION refuse()",
    ),
}
"""Statements after which a database takes no row of a log, and says so."""


async def refuse_rows(database: str) -> None:
    if "://" not in database:
        with contextlib.closing(sqlite3.connect(database)) as connection:
            connection.execute(*REFUSING["sqlite"])
            connection.commit()
        return
    shared = await asyncpg.connect(database)
    for statement in REFUSING["postgresql"]:
        await shared.execute(statement)
    await shared.close()


def test_a_store_in_trouble_prints_nothing_secret(
    database: str, serve: Callable[..., Server]
) -> None:
    """A database error may carry what was to be stored; none of it may reach the log."""
    server = serve(database)
    words = "psst, the owl has the ruby"

    async def work() -> None:
        key = await new_person(server.url, "Ann")
        ann = await Client.open(server.url, "Ann", key)
        await ann.follow(await new_table(server.url, key, "diamant", chat="free"))
        await refuse_rows(database)
        with contextlib.suppress(Refused, ConnectionError):
            await ann.ask("say", text=words)
        async with httpx.AsyncClient(base_url=server.url, headers=bearer(key)) as http:
            answer = await http.post("/api/tables", json={"game": "diamant"})
            assert answer.is_error
            assert words not in answer.text

    run(work())
    server.stop()
    printed = server.output()
    assert words not in printed
    assert '"secret"' not in printed
    assert re.findall(r"[0-9a-f]{64}", printed) == []


# Settings that are refused


def refused_start(*arguments: str, admin_key: str = ADMIN_KEY) -> str:
    """What `adamas serve` says when it refuses to start: a sentence, never a traceback."""
    command = ("serve", "--no-browser", "--port", "0", *arguments)
    done = adamas(*command, ADAMAS_ADMIN_KEY=admin_key, COLUMNS="500")
    assert done.code == 2, done
    assert "Traceback" not in done.err + done.out
    last = done.err.strip().splitlines()[-1]
    assert last.startswith("adamas: ")
    return last.removeprefix("adamas: ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "--public needs --allow-host NAME"),
        (("--behind-proxy",), "--public needs --allow-host NAME"),
        (("--allow-host", "a.example"), "--public needs --behind-proxy"),
        (
            ("--allow-host", "a.example", "--behind-proxy", "--no-rate-limits"),
            "--public and --no-rate-limits do not go together",
        ),
    ],
)
def test_in_public_unsafe_settings_are_refused(
    tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    said = refused_start("--public", "--database", sqlite(tmp_path), *arguments)
    assert said.startswith(sentence)
    assert said.endswith(".")
    assert not Path(sqlite(tmp_path)).exists()


def test_a_short_admin_key_is_refused_and_not_repeated(tmp_path: Path) -> None:
    said = refused_start("--local", "--database", sqlite(tmp_path), admin_key="hunter2")
    assert "needs at least" in said
    assert "hunter2" not in said


def test_a_second_process_on_the_same_file_is_refused(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    server = serve(sqlite(tmp_path))
    said = refused_start("--local", "--database", sqlite(tmp_path))
    assert said.startswith("Another server uses")
    assert httpx.get(f"{server.url}/readyz").status_code == 200


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:hunter2@127.0.0.1:1/games",
        "postgresql://ann:hunter2@127.0.0.1:port/games",
        "postgresql://ann:hunter2@no-such-host.invalid/games",
        "postgresql://ann:hunter2@127.0.0.1:1/games?sslmode=nonsense",
        "postgresql://ann:hunter2@127.0.0.1:1/games?nonsense=1",
        "mysql://ann:hunter2@127.0.0.1/games",
        "://ann:hunter2@127.0.0.1/games",
        "sqlite:///:memory:",
        "sqlite://",
        "/proc/nothing/adamas.db",
    ],
)
def test_a_bad_database_gets_a_sentence_without_the_password(address: str) -> None:
    said = refused_start("--local", "--database", address)
    assert "hunter2" not in said
    assert said.endswith(".")


def test_a_file_that_is_no_database_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("These are my notes. " * 100)
    said = refused_start("--local", "--database", str(tmp_path / "notes.txt"))
    assert "cannot be opened" in said


def test_a_database_that_does_not_exist_on_the_server_gets_a_sentence(postgres: Cluster) -> None:
    address = postgres.new_database().replace("postgres@/t", "postgres:hunter2@/nothing")
    said = refused_start("--local", "--database", address)
    assert "hunter2" not in said
    assert said.startswith("The database ")


# What others see of what one writes

MARKUP = "<img src=x onerror=alert(1)>"


def test_markup_in_names_and_words_comes_back_as_plain_text(server: Server) -> None:
    async def work() -> None:
        key = await new_person(server.url, MARKUP)
        ann = await Client.open(server.url, MARKUP, key)
        table = await new_table(server.url, key, "diamoniak", chat="free")
        await ann.follow(table)
        await ann.sit()
        await ann.ask("say", text=MARKUP)
        watching = await Client.open(server.url)
        await watching.follow(table)
        view = next(each for each in watching.received if each["type"] == "view")
        assert view["chat"] == [{"name": MARKUP, "phrase": None, "text": MARKUP}]
        assert view["table"]["seats"][0]["name"] == MARKUP
        async with httpx.AsyncClient(base_url=server.url) as http:
            answer = await http.get(f"/api/tables/{table}")
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.json()["seats"][0]["name"] == MARKUP
            page = await http.get(f"/t/{MARKUP}")
            assert "onerror" not in page.text

    run(work())


def test_bots_from_files_are_refused_and_not_run(server: Server) -> None:
    with tempfile.TemporaryDirectory() as folder:
        mark = Path(folder) / "ran"
        file = Path(folder) / "x.py"
        file.write_text(f"open({str(mark)!r}, 'w').close()\ndef f(*_): pass\n")
        spec = f"{file}:f"
        assert len(spec) <= 60

        async def work() -> None:
            key = await new_person(server.url, "Ann")
            for wanted in ({"bots": [spec]}, {"stand_in": spec}, {"bots": [str(file)]}):
                with pytest.raises(Refused) as refused:
                    await new_table(server.url, key, "diamant", **wanted)
                assert refused.value.code == "bad_option"
            ann = await Client.open(server.url, "Ann", key)
            await ann.follow(await new_table(server.url, key, "diamant"))
            with pytest.raises(Refused) as refused:
                await ann.ask("seat-bot", seat=0, bot=spec)
            assert refused.value.code == "bad_option"

        run(work())
        assert not mark.exists()


@pytest.mark.parametrize("option", ["/etc/passwd", "../../../etc/passwd", "x.py", "@/etc/passwd"])
def test_options_never_open_a_file(server: Server, option: str) -> None:
    body = {"game": "gnomes", "options": {"tiles": option}}
    headers = bearer(person(server)["key"])
    answer = httpx.post(f"{server.url}/api/tables", json=body, headers=headers)
    assert problem(answer) == "bad_option"
    assert "root:" not in answer.text


# Whoever looks after the house


def test_the_house_needs_its_own_key(server: Server) -> None:
    ann = person(server)
    for headers in ({}, bearer(ann["key"]), bearer("x"), bearer(ADMIN_KEY[:-1])):
        assert problem(httpx.get(f"{server.url}/api/admin", headers=headers)) == "no_key"
    basic = {"Authorization": f"Basic {ADMIN_KEY}"}
    assert httpx.get(f"{server.url}/api/admin", headers=basic).status_code == 401
    assert httpx.get(f"{server.url}/api/admin", headers=bearer(ADMIN_KEY)).status_code == 200


def test_whoever_is_blocked_is_shown_out_and_not_let_in_again(server: Server) -> None:
    async def work() -> None:
        ann = person(server)
        client = await Client.open(server.url, "Ann", ann["key"])
        body = {"person": ann["person"], "blocked": True}
        async with httpx.AsyncClient(base_url=server.url) as http:
            path, headers = "/api/admin/block", bearer(ADMIN_KEY)
            assert (await http.post(path, json=body, headers=headers)).status_code == 204
            await client.until(lambda: client.closed)
            assert client.closed
            assert client.closed[0] == CloseCode.BLOCKED
            answer = await http.get("/api/people/me", headers=bearer(ann["key"]))
            assert problem(answer) == "not_welcome"
        async with connect(server.url.replace("http", "ws") + "/ws") as again:
            await again.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": ann["key"]}))
            assert json.loads(await again.recv())["code"] == "not_welcome"
            with pytest.raises(ConnectionClosed):
                await again.recv()
            assert again.close_code == CloseCode.BLOCKED

    run(work())
