"""The protocol as it is published: the files are true, and every message of real games fits."""

import asyncio
import copy
import hashlib
import json
import re
import secrets
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from adamas.core.catalogue import box, games_at
from adamas.core.codec import to_data
from adamas.core.errors import BadOption
from adamas.core.level import Level
from adamas.core.turn import Chance, Over
from adamas.play.match import draw_at_random
from adamas.wire import messages
from adamas.wire.schema import Definitions
from tests.effort import examples
from tests.web.clients import Client, Json, Refused, new_person, new_table, run
from tests.web.servers import Server, sqlite
from tests.web.test_games import at_random
from tools import protocol

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "socket_bot.py"


# The files


def test_the_generated_files_are_up_to_date() -> None:
    """If this fails: python -m tools.protocol."""
    page = protocol.PAGE.read_text(encoding="utf-8")
    assert protocol.page(page) == page
    assert f"It describes protocol {messages.PROTOCOL}." in page
    assert protocol.SCHEMA.read_text(encoding="utf-8") == protocol.schema_text()
    for path, text in protocol.client_files().items():
        assert path.read_text(encoding="utf-8") == text


def test_the_schema_is_one_and_leaves_nothing_open() -> None:
    Draft202012Validator.check_schema(protocol.document())
    assert {} not in parts(protocol.document())
    defined = protocol.document()["$defs"]
    referred = {each["$ref"] for each in parts(protocol.document()) if "$ref" in each}
    assert referred <= {f"#/$defs/{name}" for name in defined}


def test_the_transcript_on_the_page_is_of_this_protocol() -> None:
    page = protocol.PAGE.read_text(encoding="utf-8")
    block = page.partition("<!-- generated: transcript -->")[2].partition("<!-- end -->")[0]
    found = re.split(r"^(?=[→←#])", block.strip().strip("`"), flags=re.MULTILINE)
    said = [json.loads(each[2:]) for each in found if each[:3] in ("→ {", "← {")]
    assert len(said) > 20
    for message in said:
        schema = definition(message["type"])
        assert set(schema["required"]) <= set(message) <= set(schema["properties"])
    assert {"hello", "follow", "sit", "reveal", "choose"} <= {each["type"] for each in said}
    assert said[-1]["turn"]["result"]["scores"]


def parts(schema: Any) -> list[Json]:
    """All schemas in a schema."""
    if isinstance(schema, list):
        return [each for item in schema for each in parts(item)]
    if not isinstance(schema, dict):
        return []
    return [schema, *(each for item in schema.values() for each in parts(item))]


# Messages against the schema


@cache
def strict() -> Json:
    """The schema for this very version: it has no fields that are not described."""
    document = copy.deepcopy(protocol.document())
    for each in parts(document):
        if each.get("type") == "object" and "properties" in each:
            each["additionalProperties"] = False
    return document


@cache
def kinds() -> dict[str, str]:
    """The definition of each message, by its type."""
    defined = protocol.document()["$defs"]
    members = (*defined["FromClient"]["anyOf"], *defined["FromServer"]["anyOf"])
    names = (each["$ref"].removeprefix("#/$defs/") for each in members)
    return {defined[name]["properties"]["type"]["const"]: name for name in names}


def definition(kind: str) -> Json:
    found: Json = strict()["$defs"][kinds()[kind]]
    return found


@cache
def validator(name: str) -> Draft202012Validator:
    """A validator for one definition, whose errors are shorter than those of the whole."""
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": strict()["$defs"]})


def fit(union: str, value: Json) -> None:
    """Check that a value fits one of a union's definitions: only those of its type can."""
    names = by_type(union).get(value["type"])
    (one_of(names) if names else validator(union)).validate(value)


@cache
def by_type(union: str) -> dict[str, tuple[str, ...]]:
    """The definitions of a union, also of unions in it, by the type that they ask for."""
    found: dict[str, tuple[str, ...]] = {}
    defined, open_ones = strict()["$defs"], [union]
    while open_ones:
        name = open_ones.pop()
        if "anyOf" in defined[name]:
            members = (each["$ref"] for each in defined[name]["anyOf"])
            open_ones += [each.removeprefix("#/$defs/") for each in members]
        else:
            kind = defined[name]["properties"]["type"]["const"]
            found[kind] = (*found.get(kind, ()), name)
    return found


@cache
def one_of(names: tuple[str, ...]) -> Draft202012Validator:
    members = [{"$ref": f"#/$defs/{name}"} for name in names]
    return Draft202012Validator({"anyOf": members, "$defs": strict()["$defs"]})


def types(*unions: Any) -> set[str]:
    """The types of all messages of some unions."""
    return {str(each.__struct_config__.tag) for union in unions for each in get_args(union)}


class Heard:
    """Everything that clients sent and received."""

    def __init__(self) -> None:
        self.types: set[str] = set()
        self.events: set[str] = set()
        self._values: dict[tuple[str, str], Json] = {}

    def add(self, message: Json) -> None:
        self.types.add(message["type"])
        shell = dict(message)
        # Many clients are told the same: each event and each screen is checked once.
        if "events" in message:
            shell["events"] = []
            for event in message["events"]:
                self.events.add(event["type"])
                self._note("AnyEvent", event)
        if message.get("screen"):
            shell["screen"] = None
            self._note("AnyScreen", message["screen"])
        self._note(kinds()[message["type"]], shell)

    def _note(self, name: str, value: Json) -> None:
        self._values[name, json.dumps(value, sort_keys=True)] = value

    def check(self) -> None:
        for (name, _), value in self._values.items():
            fit(name, value)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Listens to all clients."""
    made = Heard()
    send, take = Client.send, Client._take

    async def sending(self: Client, message: Json) -> None:
        made.add(message)
        await send(self, message)

    def taking(self: Client, message: Json) -> None:
        made.add(message)
        take(self, message)

    monkeypatch.setattr(Client, "send", sending)
    monkeypatch.setattr(Client, "_take", taking)
    return made


async def refused(asking: Any) -> str:
    """The code with which a command is refused."""
    with pytest.raises(Refused) as error:
        await asking
    return str(error.value.code)


async def whole_game(url: str, game: str) -> None:
    """Everything that people do around a table, and a game to its end."""
    keys = [await new_person(url, name) for name in ("Ann", "Bo")]
    seats = max(3, box(game).seats[0])
    table = await new_table(url, keys[0], game, seats=seats, chat="free", bots=["random"])
    ann, bo = await Client.open(url, "Ann", keys[0]), await Client.open(url, "Bo", keys[1])
    watcher = await Client.open(url, "Di")
    for client in (ann, bo, watcher):
        await client.follow(table)
    await ann.sit()
    await bo.sit()
    await gather_round(ann, bo, watcher)
    await bo.until(lambda: bo.turn)
    ann = await play_a_little(url, ann, bo)
    await asyncio.gather(ann.play(at_random("Ann")), bo.play(at_random("Bo")))
    await watcher.until(lambda: watcher.over)
    again = (await bo.ask("rematch"))["table"]
    await ann.until(lambda: ann.table["rematch"] == again)
    await bo.follow(again)
    await bo.ask("close")
    assert bo.table["closed"] == "host"
    await bo.ask("unfollow")
    await bo.send({"type": "ping"})
    await bo.until(lambda: bo.received[-1] == {"type": "pong"})


async def gather_round(ann: Client, bo: Client, watcher: Client) -> None:
    """What people do before a game, allowed or not; the last seat has a bot."""
    last = len(ann.table["seats"]) - 1
    await ann.ask("remove", seat=last)
    await ann.ask("seat-bot", seat=last, bot="random")
    await bo.ask("stand", seat=1)
    await bo.sit(1, committed=False)
    bo.entropy = secrets.token_bytes(32)
    commitment = hashlib.sha256(bo.entropy).hexdigest()
    await bo.ask("commit", seat=1, commitment=commitment)
    await ann.ask("say", phrase="hello")
    await bo.ask("say", text="Good luck to all of you!")
    assert await refused(watcher.sit()) == "no_key"
    assert await refused(ann.follow("nowhere")) == "no_table"
    assert await refused(bo.ask("start")) == "not_host"
    assert await refused(bo.sit(0, committed=False)) == "seat"
    await watcher.socket.send('{"type": "choose", "id": "x"')
    await watcher.until(lambda: watcher.received[-1].get("code") == "malformed")
    await ann.follow(ann.table["id"])
    await ann.ask("hand-over", seat=1)
    await bo.ask("start")


async def play_a_little(url: str, ann: Client, bo: Client) -> Client:
    """Some choices that do not go, and a socket that is lost and comes back."""
    await ann.until(lambda: ann.turn)
    assert await refused(ann.choose("dance", seat=0)) == "malformed"
    assert await refused(ann.choose("dance", seat=1)) == "not_yours"
    await ann.close()
    await bo.ask("say", phrase="one-moment")
    back = await Client.open(url, "Ann", ann.key)
    await back.follow(ann.table["id"], seat=0, version=ann.version)
    assert "view" not in {each["type"] for each in back.received}
    assert {"type": "spoke", "name": "Bo", "phrase": "one-moment", "text": None} in back.events
    return back


async def trouble(server: Server, client: Client) -> None:
    """The database does not take anything for a while; then the server goes down."""
    with sqlite3.connect(server.database, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(client.ask("say", phrase="wow"))
        await client.until(lambda: client.received[-1]["type"] == "waits")
        other.execute("ROLLBACK")
    await waiting
    other.close()
    assert "goes-on" in {each["type"] for each in client.received}
    await asyncio.to_thread(server.stop)
    await client.until(lambda: client.closed)
    assert client.received[-1]["type"] == "bye"


def test_every_message_of_whole_games_fits_the_schema(
    tmp_path: Path, serve: Callable[..., Server], heard: Heard
) -> None:
    server = serve(sqlite(tmp_path), "--no-rate-limits")

    async def play() -> None:
        for game in games_at(Level.SCREENS):
            await whole_game(server.url, game)
        client = await Client.open(server.url, "Ann", await new_person(server.url, "Ann"))
        await client.follow(await new_table(server.url, str(client.key), "diamant"))
        seat = await client.sit()
        await client.ask("dress", seat=seat, explorer=5)
        await trouble(server, client)

    run(play())
    heard.check()
    assert heard.types == types(messages.FromClient, messages.FromServer)
    table = {"sat-down", "stood-up", "seat-committed", "game-started", "spoke", "secret-published"}
    assert table <= heard.events


def test_a_message_with_a_fault_does_not_fit() -> None:
    good = {"type": "choose", "id": "a", "seat": 0, "decision": 3, "action": "exit"}
    assert validator("FromClient").is_valid(good)
    for name in good:
        assert not validator("FromClient").is_valid({k: v for k, v in good.items() if k != name})
    assert not validator("FromClient").is_valid({**good, "seat": -1})
    assert not validator("FromClient").is_valid({**good, "more": 1})
    update = {"type": "update", "version": 1, "events": [{"type": "stood-up", "seat": 0}]}
    assert validator("FromServer").is_valid(update)
    assert not validator("FromServer").is_valid({**update, "events": [{"type": "stood-up"}]})
    assert not validator("FromServer").is_valid({**update, "screen": {"type": "screen"}})


# Events and screens, also those that are rare


ALL_EVENTS = [(source.prefix, kind) for source in protocol.sources() for kind in source.events]


@pytest.mark.parametrize(("prefix", "kind"), ALL_EVENTS, ids=str)
def test_every_event_fits_its_schema(prefix: str, kind: type[Any]) -> None:
    checks = validator(f"{prefix}{kind.__name__}")

    @settings(max_examples=examples(10), database=None)
    @given(st.from_type(kind))
    def check(event: object) -> None:
        data = to_data(event)
        checks.validate(data)
        for name in data:
            assert not checks.is_valid({k: v for k, v in data.items() if k != name})

    check()


def variants(name: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The editions of a game, and each option changed in the first one that allows it."""
    yield from ((each.name, {}) for each in box(name).editions)
    for option in box(name).options:
        for value in option.values[1:3]:
            yield allowed(name, {option.name: value}), {option.name: value}


def allowed(name: str, options: dict[str, str]) -> str:
    """The first edition that can be played with these options."""
    for edition in box(name).editions:
        with suppress(BadOption):
            return box(name).open(edition.name, options).edition
    raise AssertionError(f"no edition allows {options}")


@pytest.mark.parametrize("name", games_at(Level.SCREENS))
def test_screens_fit_their_schema_in_every_edition(name: str) -> None:
    prefix = next(each.prefix for each in protocol.sources() if each.name == name)
    checks, rng = validator(f"{prefix}Screen"), Random(name)
    for edition, options in variants(name):
        game = box(name).open(edition, options)
        seats = box(name).usual_seats(game)
        state, told = game.initial(seats), set[str]()
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Chance):
                state, events = game.apply(state, draw_at_random(turn, rng))
            else:
                joint = {seat: rng.choice(legal) for seat, legal in turn.choices.items()}
                state, events = game.apply(state, joint)
            told |= {json.dumps(to_data(event)) for event in events}
            # A few states of each game are enough; there are many games.
            if rng.random() < 1 / 16:
                for viewer in (None, rng.randrange(seats)):
                    shown = game.show(game.observe(state, viewer), answered=rng.random() < 0.5)
                    checks.validate(to_data(shown))
        for text in told:
            fit("AnyEvent", json.loads(text))


def test_what_cannot_be_described_is_refused() -> None:
    with pytest.raises(TypeError, match="No schema describes"):
        Definitions("", {}).of(bytes)


# The example


@pytest.mark.parametrize("game", games_at(Level.SCREENS))
def test_the_example_plays_a_game(server: Server, game: str) -> None:
    command = [sys.executable, "-W", "error", str(BOT), server.url, "--game", game]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"Robin came in as number \d\. Scores: \[\d", done.stdout)


def test_the_example_sits_down_at_a_table_and_comes_back_after_a_crash(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    server = serve(sqlite(tmp_path))

    async def play() -> None:
        key = await new_person(server.url, "Ann")
        table = await new_table(server.url, key, "diamant", seats=3, bots=["random"])
        ann = await Client.open(server.url, "Ann", key)
        await ann.follow(table)
        await ann.sit()
        command = [sys.executable, str(BOT), server.url, "--table", table]
        robin = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        await ann.until(lambda: all(seat["name"] for seat in ann.table["seats"]))
        await ann.ask("start")
        await ann.until(lambda: ann.asked and ann.turn and ann.turn["waiting"] == [0])
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        back = await Client.open(server.url, "Ann", key)
        await back.follow(table)
        await back.play(at_random("Ann"))
        output, _ = await robin.communicate()
        assert output.startswith(b"Robin came in as number")
        assert back.turn
        assert str(back.turn["result"]["scores"]) in output.decode()

    run(play())
