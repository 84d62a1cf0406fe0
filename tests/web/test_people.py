"""People: who one is, on which devices, what is kept of one, and how one is forgotten."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from adamas.live.keys import CODE_SECONDS, hashed
from adamas.play import record_json
from adamas.play.verify import verify
from adamas.store.database import open_database
from adamas.store.people import People
from adamas.store.schema import metadata
from adamas.wire.closes import CloseCode
from adamas.wire.messages import PROTOCOL
from tests.postgres import Cluster
from tests.web.clients import Client, Json, Refused, new_person, new_table, run
from tests.web.servers import ADMIN_KEY, Server, sqlite

GAME = "diamant"
SHORT = {"expeditions": "1"}
NAME = "Zanzibara Quux"
WORDS = "xylophones are unmistakable"


class Api:
    """The HTTP API, with somebody's key."""

    def __init__(self, server: Server, key: str) -> None:
        self.key = key
        self._http = httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {key}"})

    def __enter__(self) -> "Api":
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """The answer; Refused if it is an error."""
        answer = self._http.request(method, f"/api/{path}", json=body)
        if answer.is_error:
            raise Refused(answer.json())
        return answer.json() if answer.content else None

    @property
    def person(self) -> str:
        """Whose key it is."""
        return str(self.ask("GET", "people/me")["person"])


async def somebody(server: Server, name: str, table: str | None = None) -> Client:
    """Somebody new, who follows a table."""
    client = await Client.open(server.url, name, await new_person(server.url, name))
    if table:
        await client.follow(table)
    return client


async def together(server: Server, *names: str, start: bool = True, **wanted: Any) -> list[Client]:
    """People and a bot at a table where everything can be said; the first one is the host."""
    clients = [await somebody(server, name) for name in names]
    assert clients[0].key
    settings = {"seats": 3, "bots": ["random"] * (3 - len(names)), "chat": "free", **wanted}
    table = await new_table(server.url, clients[0].key, GAME, **settings)
    for client in clients:
        await client.follow(table)
        await client.sit(committed=False)
    if start:
        await clients[0].ask("start")
        for client in clients:
            await begun(client)
    return clients


async def begun(client: Client) -> None:
    """The game has begun, as far as this client knows."""
    await client.until(lambda: client.turn)


async def play(*clients: Client) -> None:
    """Play to the end, as short as it goes."""
    await asyncio.gather(*(client.play(lambda turn: turn["legal"][-1]) for client in clients))


async def kept(database: str) -> bytes:
    """Everything that is in a database that nobody uses: of SQLite the bytes of the file."""
    if "://" not in database:
        connection = sqlite3.connect(database)
        connection.execute("VACUUM")
        connection.close()
        files = Path(database).parent.glob(f"{Path(database).name}*")
        return b"".join(path.read_bytes() for path in files)
    opened = await open_database(database)
    found = []
    async with opened.read() as connection_:
        for table in metadata.sorted_tables:
            for row in await connection_.execute(select(table)):
                found += [v if isinstance(v, bytes) else str(v).encode() for v in row]
    await opened.close()
    return b"\n".join(found)


def heard(client: Client) -> bool:
    """Whether a client has heard the words."""
    return any(event.get("text") == WORDS for event in client.events)


def told(*clients: Client) -> str:
    """What clients were told, as text."""
    return json.dumps([client.received for client in clients], ensure_ascii=False)


class TestKeys:
    def test_a_key_proves_who_one_is(self, server: Server) -> None:
        made = httpx.post(f"{server.url}/api/people", json={"name": "  Ann  "}).json()
        assert made["name"] == "Ann"
        with Api(server, made["key"]) as ann:
            assert ann.ask("GET", "people/me") == {
                "person": made["person"],
                "name": "Ann",
                "tables": [],
                "explorer": None,
            }

    @pytest.mark.parametrize("name", ["", "   ", "x" * 41, "Ann\u0007", "\u202eAnn"])
    def test_names_that_nobody_could_read_out(self, server: Server, name: str) -> None:
        answer = httpx.post(f"{server.url}/api/people", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")

    def test_a_key_that_is_not_known(self, server: Server) -> None:
        with Api(server, "nobody's") as nobody, pytest.raises(Refused) as caught:
            nobody.ask("GET", "people/me")
        assert caught.value.code == "no_key"

        async def work() -> None:
            client = await Client.open(server.url, "Eve", "nobody's")
            problem, welcome = client.received
            assert (problem["type"], problem["code"]) == ("error", "no_key")
            assert welcome["person"] is None, "one can watch all the same"

        run(work())

    def test_another_name_is_for_tables_to_come(self, server: Server) -> None:
        async def work() -> None:
            (ann,) = await together(server, "Ann", start=False)
            assert ann.key
            with Api(server, ann.key) as api:
                assert api.ask("PATCH", "people/me", {"name": " Anna "})["name"] == "Anna"
                me = api.ask("GET", "people/me")
                assert me["name"] == "Anna"
                assert me["tables"][0]["table"]["seats"][0]["name"] == "Ann"
                with pytest.raises(Refused):
                    api.ask("PATCH", "people/me", {"name": ""})
            tab = await Client.open(server.url, "Anna", ann.key)
            assert tab.received[0]["person"]["name"] == "Anna"

        run(work())

    def test_a_code_makes_another_device_ones_own_once(
        self, database: str, serve: Callable[..., Server]
    ) -> None:
        server = serve(database, "--no-rate-limits")

        async def work() -> None:
            ann, _ = await together(server, "Ann", "Bo")
            assert ann.key
            with Api(server, ann.key) as first:
                made = first.ask("POST", "people/me/code")
                assert made["seconds"] == CODE_SECONDS
                code = made["code"]
                # People write codes in groups and in capitals.
                typed = f" {code[:5]}-{code[5:]} ".upper()
                moved = first.ask("POST", "people/redeem", {"code": typed})
                assert (moved["person"], moved["name"]) == (first.person, "Ann")
                assert moved["key"] != ann.key
                with pytest.raises(Refused) as caught:
                    first.ask("POST", "people/redeem", {"code": code})
                assert caught.value.code == "not_yours"
                old = first.ask("POST", "people/me/code")["code"]
                first.ask("POST", "people/me/code")
                with pytest.raises(Refused):
                    first.ask("POST", "people/redeem", {"code": old})
                mine = first.ask("GET", "people/me")
            with Api(server, moved["key"]) as second:
                assert second.ask("GET", "people/me") == mine
                assert second.ask("GET", "people/me/export")["devices"] == 2
            phone = await Client.open(server.url, "Ann", moved["key"])
            await phone.follow(ann.table["id"])
            assert phone.you == ann.you
            await phone.choose("exit")
            await ann.until(lambda: ann.turn and ann.turn["chosen"] == "exit")

        run(work())

    def test_a_code_expires(self, database: str) -> None:
        async def work() -> None:
            opened = await open_database(database)
            try:
                people = People(opened)
                await people.add("ann", "Ann", hashed("key"), at=100.0)
                await people.add_code(hashed("late"), "ann", now=100.0, expires_at=700.0)
                assert await people.redeem(hashed("late"), hashed("k2"), at=700.1) is None
                found = await people.redeem(hashed("late"), hashed("k2"), at=700.0)
                assert found
                assert found.id == "ann"
                assert await people.redeem(hashed("late"), hashed("k3"), at=200.0) is None
                assert await people.devices("ann") == 2
            finally:
                await opened.close()

        run(work())


class TestOnesTables:
    def test_tables_are_found_with_a_mark_where_one_has_to_choose(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await together(server, "Ann", "Bo", options=SHORT)
            table = ann.table["id"]
            assert ann.key
            assert bo.key
            with Api(server, ann.key) as anns, Api(server, bo.key) as bos:

                def first(api: Api) -> Json:
                    found: Json = api.ask("GET", "people/me")["tables"][0]
                    return found

                assert first(anns)["table"]["id"] == table
                assert (first(anns)["seats"], first(anns)["host"]) == ([0], True)
                assert (first(bos)["seats"], first(bos)["host"]) == ([1], False)
                assert first(anns)["your_turn"]
                await ann.choose("continue")
                assert not first(anns)["your_turn"]
                assert first(bos)["your_turn"]
                await play(ann, bo)
                assert first(bos)["table"]["status"] == "over"
                assert not first(bos)["your_turn"]
                another = await new_table(server.url, ann.key, GAME)
                mine = anns.ask("GET", "people/me")["tables"]
                assert [each["table"]["id"] for each in mine] == [another, table]
                assert (mine[0]["seats"], mine[0]["host"]) == ([], True)

        run(work())

    def test_an_export_holds_words_and_places(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await together(server, NAME, "Bo", start=False)
            table = ann.table["id"]
            await ann.ask("say", text=WORDS)
            await ann.ask("say", phrase="wow")
            await bo.ask("say", text="what Bo says is Bo's")
            assert ann.key
            with Api(server, ann.key) as api:
                found = api.ask("GET", "people/me/export")
                assert (found["person"], found["name"]) == (api.person, NAME)
            assert found["devices"] == 1
            assert [each["id"] for each in found["tables"]] == [table]
            assert found["said"] == [[table, WORDS], [table, "wow"]]
            assert "Bo's" not in json.dumps(found)

        run(work())

    def test_the_explorer_goes_along_to_another_device(self, server: Server) -> None:
        async def work() -> None:
            made = httpx.post(f"{server.url}/api/people", json={"name": "Ann", "explorer": 4})
            with Api(server, made.json()["key"]) as api:
                assert (
                    api.ask("PATCH", "people/me", {"name": "Ann", "explorer": 6})["explorer"] == 6
                )
                assert api.ask("PATCH", "people/me", {"name": "Anna"})["explorer"] == 6
                assert api.ask("GET", "people/me")["explorer"] == 6
                assert api.ask("GET", "people/me/export")["explorer"] == 6
                code = api.ask("POST", "people/me/code")["code"]
            moved = httpx.post(f"{server.url}/api/people/redeem", json={"code": code}).json()
            assert (moved["name"], moved["explorer"]) == ("Anna", 6)

        run(work())

    def test_an_export_holds_what_one_said_as_a_spectator(self, server: Server) -> None:
        async def work() -> None:
            (bo,) = await together(server, "Bo", start=False)
            ann = await somebody(server, NAME, bo.table["id"])
            await ann.ask("say", text=WORDS)
            assert ann.key
            with Api(server, ann.key) as api:
                assert [bo.table["id"], WORDS] in api.ask("GET", "people/me/export")["said"]

        run(work())


class TestBeingForgotten:
    def test_name_words_and_id_are_gone_and_the_game_goes_on(
        self, database: str, serve: Callable[..., Server]
    ) -> None:
        server = serve(database, "--no-rate-limits")
        gone: list[str] = []

        async def work() -> None:
            ann, bo = await together(server, NAME, "Bo", options=SHORT)
            table = ann.table["id"]
            await ann.ask("say", text=WORDS)
            await bo.until(lambda: heard(bo))
            assert ann.key
            with Api(server, ann.key) as api:
                gone.append(api.person)
                assert api.ask("DELETE", "people/me") is None
                with pytest.raises(Refused) as caught:
                    api.ask("GET", "people/me")
                assert caught.value.code == "no_key"
            bo.received.clear()
            await bo.until(lambda: bo.you["host"] and bo.table["seats"][0]["stand_in"])
            await play(bo)
            new = await somebody(server, "Cy", table)
            text = httpx.get(f"{server.url}/api/tables/{table}/record").text
            assert all(check.holds for check in verify(record_json.from_json(text)))
            for mark in (NAME, WORDS, gone[0]):
                assert mark not in told(bo, new), mark
                assert mark not in text

        run(work())
        server.stop()
        found = asyncio.run(kept(database))
        assert b"Bo" in found
        for mark in (NAME, WORDS, *gone):
            assert mark.encode() not in found, mark

    def test_a_finished_table_forgets_its_host(
        self, database: str, serve: Callable[..., Server]
    ) -> None:
        server = serve(database, "--no-rate-limits")
        gone: list[str] = []

        async def work() -> None:
            ann, bo = await together(server, NAME, "Bo", options=SHORT)
            table = ann.table["id"]
            await play(ann, bo)
            await ann.close()
            assert ann.key
            with Api(server, ann.key) as api:
                gone.append(api.person)
                api.ask("DELETE", "people/me")
            new = await somebody(server, "Cy", table)
            text = httpx.get(f"{server.url}/api/tables/{table}/record").text
            assert all(check.holds for check in verify(record_json.from_json(text)))
            for mark in (NAME, gone[0]):
                assert mark not in told(new)
                assert mark not in text

        run(work())
        server.stop()
        found = asyncio.run(kept(database))
        for mark in (NAME, *gone):
            assert mark.encode() not in found, mark

    def test_what_a_spectator_said_is_gone(
        self, serve: Callable[..., Server], tmp_path: Path
    ) -> None:
        database = sqlite(tmp_path)
        server = serve(database)

        async def work() -> None:
            (bo,) = await together(server, "Bo", start=False)
            ann = await somebody(server, NAME, bo.table["id"])
            await ann.ask("say", text=WORDS)
            assert ann.key
            with Api(server, ann.key) as api:
                api.ask("DELETE", "people/me")
            new = await somebody(server, "Cy", bo.table["id"])
            assert WORDS not in told(new)

        run(work())
        server.stop()
        found = asyncio.run(kept(database))
        for mark in (NAME, WORDS):
            assert mark.encode() not in found, mark

    def test_who_comes_back_by_version_is_not_told_what_was_forgotten(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await together(server, NAME, "Bo", start=False)
            version = bo.version
            await ann.ask("say", text=WORDS)
            assert ann.key
            assert version is not None
            with Api(server, ann.key) as api:
                api.ask("DELETE", "people/me")
            tab = await Client.open(server.url, "Bo", bo.key)
            await tab.follow(bo.table["id"], version=version)
            assert WORDS not in told(tab)
            assert NAME not in told(tab)

        run(work())

    def test_another_process_forgets_too(
        self, postgres: Cluster, serve: Callable[..., Server]
    ) -> None:
        database = postgres.new_database()
        one, two = serve(database), serve(database)

        async def work() -> None:
            ann, bo = await together(one, NAME, "Bo", start=False)
            table = ann.table["id"]
            elsewhere = await Client.open(two.url, "Bo", bo.key)
            await elsewhere.follow(table)
            await ann.ask("say", text=WORDS)
            await elsewhere.until(lambda: heard(elsewhere))
            assert ann.key
            with Api(one, ann.key) as api:
                api.ask("DELETE", "people/me")
            await elsewhere.until(lambda: elsewhere.table["seats"][0]["name"] is None)
            new = await somebody(two, "Cy", table)
            assert WORDS not in told(new)

        run(work())

    def test_an_open_page_of_who_is_forgotten_can_do_nothing(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await together(server, "Ann", "Bo", start=False)
            assert ann.key
            with Api(server, ann.key) as api:
                api.ask("DELETE", "people/me")
            await bo.until(lambda: bo.you["host"])
            with pytest.raises((Refused, OSError, WebSocketException)):
                await ann.sit()

        run(work())

    def test_a_rematch_after_somebody_was_forgotten_can_be_played(self, server: Server) -> None:
        async def work() -> None:
            bo, ann = await together(server, "Bo", "Ann", options=SHORT)
            await play(bo, ann)
            assert ann.key
            with Api(server, ann.key) as api:
                api.ask("DELETE", "people/me")
            again = await bo.ask("rematch")
            await bo.follow(again["table"])
            seat = bo.table["seats"][1]
            assert seat["name"] is None or seat["bot"], "nobody could ever play this seat"

        run(work())

    def test_a_rematch_without_the_old_host_has_another_one(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await together(server, "Ann", "Bo", options=SHORT)
            await play(ann, bo)
            assert ann.key
            with Api(server, ann.key) as api:
                api.ask("DELETE", "people/me")
            again = await bo.ask("rematch")
            await bo.follow(again["table"])
            assert bo.you["host"], "nobody could ever start it"

        run(work())


@asynccontextmanager
async def admin(server: Server) -> AsyncIterator[Api]:
    with Api(server, ADMIN_KEY) as api:
        yield api


class TestTheHouse:
    def test_a_report_reaches_whoever_looks_after_it(
        self, database: str, serve: Callable[..., Server]
    ) -> None:
        server = serve(database)

        async def work() -> None:
            ann, bo = await together(server, "Ann", "<i>Rude</i>", start=False)
            table = ann.table["id"]
            assert ann.key
            assert bo.key
            with Api(server, ann.key) as api, Api(server, bo.key) as theirs:
                report = {"table": table, "seat": 1, "reason": " such a  name "}
                assert api.ask("POST", "reports", report) is None
                for wrong, code in (
                    ({"seat": 2}, "seat"),
                    ({"seat": 9}, "seat"),
                    ({"reason": ""}, "malformed"),
                    ({"table": "nowhere"}, "no_table"),
                ):
                    with pytest.raises(Refused) as caught:
                        api.ask("POST", "reports", report | wrong)
                    assert caught.value.code == code
                person = theirs.person
            async with admin(server) as house:
                page = house.ask("GET", "admin")
            (found,) = page["reports"]
            assert (found["person"], found["name"]) == (person, "<i>Rude</i>")
            assert (found["table"], found["reason"]) == (table, "such a name")
            assert [each["name"] for each in page["people"]] == ["<i>Rude</i>", "Ann"]
            assert [each["id"] for each in page["tables"]] == [table]
            assert page["sockets"] == 2

        run(work())

    def test_who_is_blocked_is_out_until_let_in_again(
        self, database: str, serve: Callable[..., Server]
    ) -> None:
        server = serve(database)

        async def work() -> None:
            ann, bo = await together(server, "Ann", "Bo")
            assert ann.key
            with Api(server, ann.key) as api:
                person = api.person
                async with admin(server) as house:
                    block = {"person": person, "blocked": True}
                    assert house.ask("POST", "admin/block", block) is None
                    await ann.until(lambda: ann.closed)
                    assert ann.closed
                    assert ann.closed[0] == CloseCode.BLOCKED
                    await bo.until(lambda: bo.you["host"])
                    assert bo.table["seats"][0]["name"] is None
                    with pytest.raises(Refused) as caught:
                        api.ask("GET", "people/me")
                    assert caught.value.code == "not_welcome"
                    codes, _ = await hello(server, ann.key)
                    assert codes == ["not_welcome"]
                    blocked = [
                        p["name"] for p in house.ask("GET", "admin")["people"] if p["blocked"]
                    ]
                    assert blocked == ["Ann"]
                    await play(bo)
                    house.ask("POST", "admin/block", {"person": person, "blocked": False})
                assert api.person == person
            back = await Client.open(server.url, "Ann", ann.key)
            await back.follow(bo.table["id"])
            assert back.you["seats"] == []

        run(work())

    def test_the_socket_of_who_is_blocked_is_closed_with_its_reason(self, server: Server) -> None:
        async def work() -> None:
            key = await new_person(server.url, "Ann")
            with Api(server, key) as api:
                block = {"person": api.person, "blocked": True}
            async with admin(server) as house:
                house.ask("POST", "admin/block", block)
            assert await hello(server, key) == (["not_welcome"], CloseCode.BLOCKED)

        run(work())

    def test_who_is_blocked_is_out_at_every_process(
        self, postgres: Cluster, serve: Callable[..., Server]
    ) -> None:
        database = postgres.new_database()
        one, two = serve(database), serve(database)

        async def work() -> None:
            ann, bo = await together(one, "Ann", "Bo", start=False)
            elsewhere = await Client.open(two.url, "Ann", ann.key)
            await elsewhere.follow(ann.table["id"])
            assert ann.key
            with Api(one, ann.key) as api:
                person = api.person
            async with admin(one) as house:
                house.ask("POST", "admin/block", {"person": person, "blocked": True})
            await bo.until(lambda: bo.table["seats"][0]["name"] is None)
            await elsewhere.until(lambda: elsewhere.table["seats"][0]["name"] is None)
            with pytest.raises((Refused, OSError, WebSocketException)):
                await elsewhere.sit()

        run(work())

    def test_the_house_closes_a_table(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await together(server, "Ann", "Bo", options=SHORT)
            over = ann.table["id"]
            await play(ann, bo)
            (cy,) = await together(server, "Cy", start=False)
            async with admin(server) as house:
                assert house.ask("POST", "admin/close", {"table": cy.table["id"]}) is None
                await cy.until(lambda: cy.table["closed"])
                assert (cy.table["status"], cy.table["closed"]) == ("closed", "house")
                for table in (over, "nowhere"):
                    with pytest.raises(Refused) as caught:
                        house.ask("POST", "admin/close", {"table": table})
                    assert caught.value.code == "no_table"
                with pytest.raises(Refused):
                    house.ask("POST", "admin/block", {"person": "nobody", "blocked": True})

        run(work())

    @pytest.mark.parametrize("key", ["wrong", ADMIN_KEY[:-1], f"{ADMIN_KEY}x", None])
    def test_without_its_key_the_house_stays_shut(self, server: Server, key: str | None) -> None:
        with httpx.Client(base_url=server.url) as http:
            if key:
                http.headers["Authorization"] = f"Bearer {key}"
            answers = [
                http.get("/api/admin"),
                http.post("/api/admin/block", json={"person": "x", "blocked": True}),
                http.post("/api/admin/close", json={"table": "x"}),
            ]
        for answer in answers:
            assert (answer.status_code, answer.json()["code"]) == (401, "no_key")

    def test_a_persons_key_does_not_open_the_house(self, server: Server) -> None:
        made = httpx.post(f"{server.url}/api/people", json={"name": "Ann"}).json()
        with Api(server, made["key"]) as api, pytest.raises(Refused) as caught:
            api.ask("GET", "admin")
        assert caught.value.code == "no_key"


async def hello(server: Server, key: str) -> tuple[list[str], int | None]:
    """The codes of the errors that follow a hello, until the server closes the socket."""
    url = server.url.replace("http", "ws", 1)
    async with connect(f"{url}/ws") as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": key}))
        messages = [json.loads(text) async for text in _until_closed(socket)]
        return [each["code"] for each in messages], socket.close_code


async def _until_closed(socket: Any) -> AsyncIterator[str]:
    try:
        while True:
            yield await socket.recv()
    except ConnectionClosed:
        return
