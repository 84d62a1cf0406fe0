"""A hostile client at the socket: always a typed error or a documented close code, and nobody else
notices. What the fuzzer sends follows from a seed.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from adamas.live.errors import ADVICE
from adamas.play import record_json
from adamas.play.verify import verify
from adamas.web.limits import Limits
from adamas.web.socket import MOST_FAULTS
from adamas.wire import messages as wire
from adamas.wire.closes import CloseCode
from adamas.wire.messages import PROTOCOL
from tests.effort import PATIENCE_SECONDS, examples
from tests.web.clients import Client, Json, Refused, new_person, new_table, run
from tests.web.servers import Server, memory, sqlite

TYPED = set(ADVICE)
"""The codes of errors; `internal` is none of them."""
BROKEN, NOT_UTF8, TOO_BIG = 1006, 1007, 1009
LIMIT = Limits().message_bytes
ROUND = examples(1000)
"""Hostile messages in each of the rounds between which memory is compared."""
MOST_GROWTH_KB = 24_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of their own for tests that attack it."""
    made = Server(sqlite(tmp_path_factory.mktemp("attacked")), "--no-rate-limits")
    yield made
    made.kill()


@contextmanager
def no_traceback(server: Server) -> Iterator[None]:
    """Nothing that is done inside makes the server print a traceback."""
    server.output()
    yield
    assert "Traceback" not in server.output()


_open: list["Raw"] = []


class Raw:
    """A socket that sends whatever it likes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    @staticmethod
    async def open(url: str) -> "Raw":
        raw = Raw(await connect(url.replace("http", "ws", 1) + "/ws", compression=None))
        _open.append(raw)
        return raw

    @staticmethod
    async def greeted(url: str, key: str | None = None) -> "Raw":
        raw = await Raw.open(url)
        await raw.send({"type": "hello", "protocol": PROTOCOL, "key": key})
        while (await raw.next())["type"] != "welcome":
            pass
        return raw

    async def send(self, message: Any) -> None:
        """Bytes as a binary frame, text as it is, anything else as JSON."""
        ready = message if isinstance(message, bytes | str) else json.dumps(message)
        await self.socket.send(ready)

    async def next(self) -> Json:
        async with asyncio.timeout(PATIENCE_SECONDS):
            found: Json = json.loads(await self.socket.recv())
            return found

    async def answer(self, *messages: Any) -> list[Json]:
        """All that comes back for some messages; a ping after them marks the end."""
        for message in messages:
            await self.send(message)
        await self.send({"type": "ping"})
        answers = []
        while (found := await self.next())["type"] != "pong":
            answers.append(found)
        return answers

    async def error(self, message: Any) -> Json:
        """The one error that a message is answered with."""
        errors = [each for each in await self.answer(message) if each["type"] == "error"]
        assert len(errors) == 1
        return errors[0]

    async def closed(self) -> int:
        """The code with which the server closes."""
        try:
            while True:
                await self.next()
        except ConnectionClosed:
            return self.socket.close_code or 0


def attack(server: Server, work: Callable[[str], Awaitable[None]]) -> None:
    """Run an attack on a server, which must not print a traceback."""

    async def attacking() -> None:
        try:
            await work(server.url)
        finally:
            for raw in _open:
                await raw.socket.close()
            _open.clear()

    with no_traceback(server):
        run(attacking())


# Before hello


@pytest.mark.parametrize(
    "first",
    [
        {"type": "ping"},
        {"type": "follow", "id": "1", "table": "abc"},
        {"type": "choose", "id": "1", "seat": 0, "decision": 0, "action": "stay"},
        {"type": "hello"},
        {"type": "hello", "protocol": "1"},
        {"type": "hello", "protocol": PROTOCOL, "key": 5},
        {"type": "hello", "protocol": PROTOCOL, "key": "x" * 101},
        "",
        "{",
        "null",
        "[" * 2000,
        b"\xff\xfe",
        b"",
    ],
)
def test_whoever_does_not_say_hello_is_shown_the_door(server: Server, first: Any) -> None:
    async def work(url: str) -> None:
        raw = await Raw.open(url)
        await raw.send(first)
        assert await raw.closed() == CloseCode.NO_HELLO

    attack(server, work)


@pytest.mark.parametrize("protocol", [0, PROTOCOL - 1, PROTOCOL + 1, -1, 10**30])
def test_another_protocol_is_refused_with_its_own_code(server: Server, protocol: int) -> None:
    async def work(url: str) -> None:
        raw = await Raw.open(url)
        await raw.send({"type": "hello", "protocol": protocol})
        assert await raw.closed() == CloseCode.OTHER_PROTOCOL

    attack(server, work)


def test_hello_is_said_once(server: Server) -> None:
    async def work(url: str) -> None:
        raw = await Raw.greeted(url)
        error = await raw.error({"type": "hello", "protocol": PROTOCOL})
        assert error["code"] == "wrong_time"

    attack(server, work)


@pytest.mark.parametrize("key", ["unknown", "x" * 100, "💎", "\u0000", "' OR 1=1 --"])
def test_an_unknown_key_makes_a_visitor_who_is_told_why(server: Server, key: str) -> None:
    async def work(url: str) -> None:
        raw = await Raw.open(url)
        await raw.send({"type": "hello", "protocol": PROTOCOL, "key": key})
        error, welcome = await raw.next(), await raw.next()
        assert (error["type"], error["code"]) == ("error", "no_key")
        assert welcome["person"] is None

    attack(server, work)


def test_without_a_key_one_can_only_watch(server: Server) -> None:
    async def work(url: str) -> None:
        table = await new_table(url, await new_person(url, "Ann"), "diamant")
        raw = await Raw.greeted(url)
        views = await raw.answer({"type": "follow", "id": "f", "table": table})
        assert [each["type"] for each in views] == ["view", "done"]
        for command in commands_at(table):
            if command["type"] not in ("follow", "unfollow", "hello", "ping"):
                assert (await raw.error(command))["code"] == "no_key", command

    attack(server, work)


# Messages that cannot be read

UNREADABLE: list[str | bytes] = [
    "",
    " ",
    "{",
    '{"type":"say","id":"1","phrase":"hel',
    "[]",
    "null",
    "7",
    '"say"',
    "{}",
    '{"type":"nonsense","id":"1"}',
    '{"type":null,"id":"1"}',
    '{"type":["say"],"id":"1"}',
    '{"type":"say"}',
    '{"type":"say","id":""}',
    '{"type":"say","id":7}',
    '{"type":"say","id":"' + "x" * 41 + '"}',
    '{"type":"say","id":"1","phrase":"hello","loud":true}',
    '{"type":"choose","id":"1","seat":-1,"decision":0,"action":"x"}',
    '{"type":"choose","id":"1","seat":64,"decision":0,"action":"x"}',
    '{"type":"choose","id":"1","seat":1e999,"decision":0,"action":"x"}',
    '{"type":"choose","id":"1","seat":0,"decision":NaN,"action":"x"}',
    '{"type":"choose","id":"1","seat":0,"decision":0,"action":null}',
    '{"type":"choose","id":"1","seat":0,"decision":0,"action":"' + "x" * 201 + '"}',
    '{"type":"follow","id":"1","table":"../../etc"}',
    '{"type":"follow","id":"1","table":"ABC"}',
    '{"type":"sit","id":"1","name":"A","commitment":"abc"}',
    '{"type":"reveal","id":"1","seat":0,"entropy":"' + "G" * 64 + '"}',
    '{"type":"say","id":"\\ud800","phrase":"hello"}',
    "[" * 3000,
    '{"a":' * 700,
    '{"type":"say","id":"1","phrase":' + "[" * 1500 + "]" * 1500 + "}",
    b"\xff\xfe\xfd",
    b'{"type":"say","id":"1","text":"\xc3\x28"}',
    b'\xef\xbb\xbf{"type":"ping"}',
    b"\x00" * 100,
]


@pytest.mark.parametrize("message", UNREADABLE)
def test_what_cannot_be_read_is_answered_as_malformed(server: Server, message: str | bytes) -> None:
    async def work(url: str) -> None:
        raw = await Raw.greeted(url)
        assert (await raw.error(message))["code"] == "malformed"

    attack(server, work)


def test_the_error_names_the_command_where_that_much_could_be_read(server: Server) -> None:
    async def work(url: str) -> None:
        raw = await Raw.greeted(url)
        error = await raw.error({"type": "say", "id": "mine", "phrase": 5})
        assert error["id"] == "mine"

    attack(server, work)


def test_too_many_unreadable_messages_close_the_socket(server: Server) -> None:
    async def work(url: str) -> None:
        raw = await Raw.greeted(url)
        for _ in range(MOST_FAULTS):
            assert (await raw.error("{"))["code"] == "malformed"
        await raw.send("{")
        assert await raw.closed() == CloseCode.TOO_FAST

    attack(server, work)


def test_a_message_above_the_limit_closes_the_socket(server: Server) -> None:
    async def work(url: str) -> None:
        raw = await Raw.greeted(url)
        await raw.send("x" * (LIMIT + 1))
        assert await raw.closed() == TOO_BIG

    attack(server, work)


def test_a_huge_message_closes_the_socket_while_it_is_being_sent(server: Server) -> None:
    async def work(url: str) -> None:
        raw = await Raw.greeted(url)
        with suppress(ConnectionClosed):
            await raw.send("x" * 3_000_000)
        # The code may be lost under what was still on its way.
        assert await raw.closed() in (TOO_BIG, BROKEN)

    attack(server, work)


def test_a_message_in_pieces_has_the_same_limit(server: Server) -> None:
    async def work(url: str) -> None:
        raw = await Raw.greeted(url)
        await raw.socket.send(["x" * 500] * (LIMIT // 500 + 1))
        assert await raw.closed() == TOO_BIG

    attack(server, work)


def test_a_message_at_the_limit_is_read(server: Server) -> None:
    async def work(url: str) -> None:
        raw = await Raw.greeted(url)
        assert (await raw.error("x" * LIMIT))["code"] == "malformed"

    attack(server, work)


def test_text_that_is_not_utf8_closes_the_socket_without_a_traceback(server: Server) -> None:
    async def work(url: str) -> None:
        raw = await Raw.greeted(url)
        await raw.socket.send(b"\xff\xfe", text=True)
        assert await raw.closed() == NOT_UTF8

    attack(server, work)


# Commands that are not one's own to give


def commands_at(table: str) -> list[Json]:
    """One of every message that a client can send."""
    return [
        {"type": "hello", "protocol": PROTOCOL, "key": None},
        {"type": "follow", "id": "c1", "table": table},
        {"type": "sit", "id": "c3", "name": "Mallory", "seat": 0, "commitment": "0" * 64},
        {"type": "commit", "id": "c4", "seat": 0, "commitment": "0" * 64},
        {"type": "stand", "id": "c5", "seat": 0},
        {"type": "seat-bot", "id": "c6", "seat": 0, "bot": "random"},
        {"type": "remove", "id": "c7", "seat": 0},
        {"type": "hand-over", "id": "c8", "seat": 0},
        {"type": "start", "id": "c9"},
        {"type": "reveal", "id": "c10", "seat": 0, "entropy": "0" * 64},
        {"type": "choose", "id": "c11", "seat": 0, "decision": 0, "action": "exit"},
        {"type": "say", "id": "c12", "phrase": "hello"},
        {"type": "rematch", "id": "c13"},
        {"type": "close", "id": "c14"},
        {"type": "unfollow", "id": "c2"},
        {"type": "ping"},
    ]


def at_random(seed: str) -> Callable[[Json], str]:
    rng = Random(seed)
    return lambda turn: str(rng.choice(turn["legal"]))


async def seated(url: str, game: str, people: int, **wanted: Any) -> list[Client]:
    """People at a new table; the first one is the host."""
    names = ["Ann", "Bo", "Cy", "Di"][:people]
    keys = [await new_person(url, name) for name in names]
    table = await new_table(url, keys[0], game, seats=people, **wanted)
    clients = [await Client.open(url, name, key) for name, key in zip(names, keys, strict=True)]
    for client in clients:
        await client.follow(table)
        await client.sit()
    return clients


async def started(url: str, game: str, people: int) -> list[Client]:
    clients = await seated(url, game, people)
    await clients[0].ask("start")
    await asyncio.gather(*(each.until(partial(getattr, each, "turn")) for each in clients))
    return clients


async def refusal(work: Awaitable[Any]) -> str:
    """The code of the error with which something is refused."""
    with pytest.raises(Refused) as caught:
        await work
    return str(caught.value.code)


def test_a_stranger_can_do_nothing_at_a_table_but_watch_and_talk(server: Server) -> None:
    async def work(url: str) -> None:
        players = await started(url, "diamant", 3)
        table = players[0].table["id"]
        before = [(each.turn, each.table, each.screen) for each in players]
        raw = await Raw.greeted(url, await new_person(url, "Mallory"))
        await raw.answer({"type": "follow", "id": "f", "table": table})
        for command in commands_at(table):
            if command["type"] not in ("follow", "unfollow", "ping", "say"):
                assert (await raw.error(command))["code"] in TYPED, command
        await players[0].ask("follow", table=table)
        assert [(each.turn, each.table, each.screen) for each in players] == before

    attack(server, work)


def test_nobody_chooses_at_somebody_elses_seat(server: Server) -> None:
    async def work(url: str) -> None:
        ann, *_ = await started(url, "diamant", 3)
        assert ann.turn
        for seat in (1, 2, 3, 63):
            assert await refusal(ann.choose(ann.turn["legal"][0], seat)) == "not_yours"

    attack(server, work)


def test_nobody_looks_through_somebody_elses_eyes(server: Server) -> None:
    async def work(url: str) -> None:
        ann, *_ = await started(url, "gnomes", 3)
        table, viewer = ann.table["id"], ann.you["viewer"]
        for seat in (1, 2, 3, 63):
            assert await refusal(ann.follow(table, seat=seat)) == "not_yours"
        visitor = await Client.open(url)
        for seat in range(3):
            assert await refusal(visitor.follow(table, seat=seat)) == "not_yours"
        assert visitor.screen is None
        await ann.follow(table)
        assert ann.you["viewer"] == viewer

    attack(server, work)


@pytest.mark.parametrize("away", [-(10**30), -1, 1, 2, 10**30])
def test_an_answer_to_another_decision_comes_too_late(server: Server, away: int) -> None:
    async def work(url: str) -> None:
        ann, *_ = await started(url, "diamant", 3)
        assert ann.turn
        other = ann.turn["decision"] + away
        assert await refusal(ann.choose(ann.turn["legal"][0], decision=other)) == "too_late"
        assert ann.turn["chosen"] is None

    attack(server, work)


def test_a_choice_out_of_turn_is_illegal(server: Server) -> None:
    async def work(url: str) -> None:
        clients = await started(url, "diamoniak", 2)
        turn = clients[0].turn
        assert turn
        idle = next(each for each in clients if each.you["viewer"] not in turn["deciding"])
        active = next(each for each in clients if each is not idle)
        assert active.turn
        for action in active.turn["legal"]:
            assert await refusal(idle.choose(action)) == "illegal"

    attack(server, work)


@pytest.mark.parametrize("game", ["diamant", "diamoniak", "gnomes"])
def test_actions_that_do_not_exist_are_refused(server: Server, game: str) -> None:
    async def work(url: str) -> None:
        clients = await started(url, game, 3)
        await clients[0].until(lambda: any(each.asked for each in clients))
        asked = next(each for each in clients if each.asked)
        assert asked.turn
        known = asked.turn["legal"][0]
        texts = ["", " ", known + " ", known.upper(), f"0:{known}", "💎", "\u0000", "x" * 200, "-1"]
        texts += ["keep-999999999999999999999", "look 1 1 1 1", "__class__", "treasure-9", "exit\n"]
        for text in texts:
            assert await refusal(asked.choose(text)) in ("illegal", "malformed"), text
        assert asked.asked

    attack(server, work)


@pytest.mark.parametrize("version", [-(10**30), -1, 0, 1, 7, 10**6, 10**30])
def test_any_version_can_be_claimed_and_the_truth_is_told(server: Server, version: int) -> None:
    async def work(url: str) -> None:
        ann, *_ = await started(url, "diamant", 3)
        done = await ann.follow(ann.table["id"], version=version)
        last = [each for each in ann.received if each["type"] in ("view", "update")][-1]
        assert last["version"] == done["version"]
        assert last["turn"]["legal"] == ["continue", "exit"]

    attack(server, work)


def test_a_table_that_is_not_there_is_no_table(server: Server) -> None:
    async def work(url: str) -> None:
        ann = await Client.open(url, key=await new_person(url, "Ann"))
        for table in ("nosuchtable1", "a", "0" * 20):
            assert await refusal(ann.follow(table)) == "no_table"
        assert await refusal(ann.ask("say", phrase="hello")) == "wrong_time"

    attack(server, work)


# The same command again


def test_a_command_that_is_sent_again_is_answered_and_not_repeated(server: Server) -> None:
    async def work(url: str) -> None:
        ann, bo = await seated(url, "diamoniak", 2, chat="phrases")
        for _ in range(5):
            assert (await ann.ask("say", id="once", phrase="hello"))["type"] == "done"
        await ann.ask("say", phrase="bye")
        await bo.until(lambda: any(each.get("phrase") == "bye" for each in bo.events))
        spoken = [each["phrase"] for each in bo.events if each["type"] == "spoke"]
        assert spoken == ["hello", "bye"]

    attack(server, work)


def test_somebody_elses_id_is_not_taken_for_the_same_command(server: Server) -> None:
    async def work(url: str) -> None:
        ann, bo = await seated(url, "diamoniak", 2, chat="phrases")
        await ann.ask("say", id="same", phrase="hello")
        await bo.ask("say", id="same", phrase="wow")
        await ann.until(lambda: any(each.get("phrase") == "wow" for each in ann.events))

    attack(server, work)


def test_a_replayed_choice_does_not_answer_the_next_decision(server: Server) -> None:
    async def work(url: str) -> None:
        ann, bo, cy = await started(url, "diamant", 3)
        assert ann.turn
        message = {"type": "choose", "id": "stay", "seat": 0, "decision": ann.turn["decision"]}
        for client in (ann, bo, cy):
            assert client.turn
            again = {**message, "seat": client.you["viewer"], "action": "continue"}
            await client.ask(**{"kind": again.pop("type"), **again})
        await ann.until(lambda: ann.turn and ann.turn["decision"] > message["decision"])
        waiting = ann.turn["waiting"]
        answer = await ann.ask("choose", id="stay", seat=0, decision=0, action="continue")
        assert answer["type"] == "done"
        assert ann.turn["waiting"] == waiting
        assert ann.turn["chosen"] is None

    attack(server, work)


def test_a_replayed_sit_after_standing_up_is_answered(server: Server) -> None:
    async def work(url: str) -> None:
        key = await new_person(url, "Ann")
        table = await new_table(url, key, "diamoniak")
        raw = await Raw.greeted(url, key)
        await raw.answer({"type": "follow", "id": "f", "table": table})
        sit = {"type": "sit", "id": "sit", "name": "Ann"}
        await raw.answer(sit)
        await raw.answer({"type": "stand", "id": "stand", "seat": 0})
        answers = [each for each in await raw.answer(sit) if each.get("id") == "sit"]
        assert next(each.get("code", "done") for each in answers) in TYPED | {"done"}

    attack(server, work)


@pytest.mark.parametrize("kind", ["sit", "rematch", "start", "choose", "close"])
def test_an_id_that_is_used_for_another_command_is_answered(server: Server, kind: str) -> None:
    async def work(url: str) -> None:
        key = await new_person(url, "Ann")
        table = await new_table(url, key, "diamoniak", chat="phrases")
        raw = await Raw.greeted(url, key)
        await raw.answer({"type": "follow", "id": "f", "table": table})
        said = await raw.answer({"type": "say", "id": "used", "phrase": "hello"})
        assert said[-1]["type"] == "done"
        command = next(each for each in commands_at(table) if each["type"] == kind)
        answers = await raw.answer({**command, "id": "used"})
        (answer,) = [each for each in answers if each.get("id") == "used"]
        assert answer.get("code", "done") in TYPED | {"done"}

    attack(server, work)


def test_sitting_down_at_a_second_seat_names_that_seat(server: Server) -> None:
    async def work(url: str) -> None:
        key = await new_person(url, "Ann")
        ann = await Client.open(url, "Ann", key)
        await ann.follow(await new_table(url, key, "diamoniak", seats=3))
        assert (await ann.ask("sit", name="Ann", seat=2))["seat"] == 2
        assert (await ann.ask("sit", name="Bo", seat=0))["seat"] == 0

    attack(server, work)


def test_whoever_was_forgotten_does_nothing_more_on_an_open_socket(server: Server) -> None:
    async def work(url: str) -> None:
        key = await new_person(url, "Ann")
        table = await new_table(url, await new_person(url, "Bo"), "diamoniak")
        raw = await Raw.greeted(url, key)
        await raw.answer({"type": "follow", "id": "f", "table": table})
        async with httpx.AsyncClient(base_url=url) as http:
            headers = {"Authorization": f"Bearer {key}"}
            assert (await http.delete("/api/people/me", headers=headers)).status_code == 204
        try:
            answers = await raw.answer({"type": "sit", "id": "s", "name": "Ann"})
            (answer,) = [each for each in answers if each.get("id") == "s"]
            assert answer.get("code") in ("no_key", "not_yours")
        except ConnectionClosed:
            pass  # As good.

    attack(server, work)


# Bots as a weapon


@pytest.mark.parametrize("game", ["diamant", "diamoniak", "gnomes"])
def test_a_table_of_bots_alone_plays_quietly_to_its_end(server: Server, game: str) -> None:
    """Each decision is thought about once; thoughts used to double with every decision."""

    async def work(url: str) -> None:
        await bots_play(url, game, "owl")

    attack(server, work)


async def bots_play(url: str, game: str, bot: str) -> None:
    """Three bots play at a table that a host has opened and watches."""
    key = await new_person(url, "Ann")
    table = await new_table(url, key, game, seats=3, bots=[bot] * 3)
    ann = await Client.open(url, "Ann", key)
    await ann.follow(table)
    await ann.ask("start")
    await ann.until(lambda: ann.over)


@pytest.mark.parametrize("numbers", ["nan", "1e308"])
@pytest.mark.parametrize(
    ("game", "bot"),
    [("diamant", "threshold"), ("diamoniak", "owl"), ("diamoniak", "fox"), ("gnomes", "owl")],
)
def test_bots_with_strange_numbers_play_on_or_are_refused(
    server: Server, game: str, bot: str, numbers: str
) -> None:
    async def work(url: str) -> None:
        with suppress(Refused):
            await bots_play(url, game, f"{bot}:{numbers}")

    attack(server, work)


# The fuzzer

EVIL: list[Any] = [
    *(None, True, False, 0, -1, 1, 63, 64, 2**31, 2**63, 2**64, -(2**63), 10**300, 1.5, 1e308),
    *("", " ", "0", "x" * 41, "x" * 1500, "\u0000", "\u202e", "💎", "exit", "random", "x.py:f"),
    *("random:1", "owl:nan", "a" * 64, "A" * 64, "<script>", "{}", [], {}, [[]], {"type": "ping"}),
]


def hostile(rng: Random, tables: list[str], keys: list[str]) -> str | bytes:
    """A message that somebody might send who means ill."""
    message = dict(rng.choice(commands_at(rng.choice(tables))))
    if "id" in message and rng.random() < 0.8:
        message["id"] = f"{rng.randrange(10**6)}"
    for name in tuple(message):
        if name != "type" and rng.random() < 0.25:
            message[name] = rng.choice([*EVIL, *tables, *keys])
    if rng.random() < 0.1:
        message[rng.choice(["type", "extra", "id", "seat", ""])] = rng.choice(EVIL)
    text = json.dumps(message, ensure_ascii=rng.random() < 0.5)
    way = rng.random()
    if way < 0.05:
        return text[: rng.randrange(len(text))]
    if way < 0.1:
        place = rng.randrange(len(text))
        return text[:place] + rng.choice('{}[]",:\\0x\u00e9') + text[place + 1 :]
    if way < 0.15:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if way < 0.2:
        return text.encode()
    if way < 0.22:
        return rng.choice(["[", '{"a":', '{"type":']) * rng.randrange(1, 500)
    return text


def is_ping(message: str | bytes) -> bool:
    try:
        return wire.decode(message) == wire.Ping()
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


async def fuzz(url: str, seed: str, count: int, tables: list[str], keys: list[str]) -> None:
    """Send hostile messages one after another; come back whenever the door is shown."""
    rng, left = Random(seed), count
    while left:
        raw = await Raw.greeted(url, rng.choice([*keys, None]))
        await raw.answer({"type": "follow", "id": "f", "table": rng.choice(tables)})
        try:
            while left:
                batch = min(left, rng.randrange(1, 40))
                left -= batch
                messages = [hostile(rng, tables, keys) for _ in range(batch)]
                # A hostile ping would be taken for the one that marks the end.
                messages = [each for each in messages if not is_ping(each)]
                for answer in await raw.answer(*messages):
                    assert answer["type"] != "error" or answer["code"] in TYPED, answer
                    assert answer["type"] != "bye", answer
        except ConnectionClosed:
            assert raw.socket.close_code == CloseCode.TOO_FAST
        await raw.socket.close()


def test_a_game_goes_on_undisturbed_while_others_attack(server: Server) -> None:
    """Two people play game after game while four hostile sockets send thousands of messages."""

    async def work(url: str) -> None:
        evil = [await new_person(url, "Mallory"), await new_person(url, "Trudy")]
        played: list[Client] = []

        async def attack_all(number: int, table: str) -> None:
            own = [await new_table(url, key, "diamant", chat="free") for key in evil]
            seeds = [f"{number} {each}" for each in range(4)]
            each = ROUND // len(seeds)
            await asyncio.gather(*(fuzz(url, seed, each, [table, *own], evil) for seed in seeds))

        async def play_while(attacking: "asyncio.Task[None]", players: list[Client]) -> None:
            while not attacking.done():
                await asyncio.gather(*(each.play(at_random(each.name)) for each in players))
                played.append(players[0])
                again = (await players[0].ask("rematch"))["table"]
                for player in players:
                    player.turn = None
                    await player.follow(again)
                await players[0].ask("start")

        sizes = []
        for number in range(3):
            players = await started(url, "diamant", 3)
            for player in players:
                player.keep = False
            table = players[0].table["id"]
            attacking = asyncio.create_task(attack_all(number, table))
            await asyncio.gather(attacking, play_while(attacking, players))
            async with httpx.AsyncClient(base_url=url) as http:
                text = (await http.get(f"/api/tables/{table}/record")).text
            record = record_json.from_json(text)
            assert record.result is not None
            assert [seat.name for seat in record.seats] == ["Ann", "Bo", "Cy"]
            assert all(check.holds for check in verify(record))
            sizes.append(memory(server))
        assert len(played) >= len(sizes)
        assert sizes[-1] - sizes[0] < MOST_GROWTH_KB, sizes

    attack(server, work)


def test_memory_stays_flat_under_thousands_of_messages(server: Server) -> None:
    async def flood(url: str, count: int) -> None:
        key = await new_person(url, "Mallory")
        table = await new_table(url, key, "diamant")
        raw = await Raw.greeted(url, key)
        follow = {"type": "follow", "id": "f", "table": table}
        command = {"type": "choose", "id": "c", "seat": 0, "decision": 0, "action": "x"}
        for _ in range(count // 20):
            answers = await raw.answer(*[follow, command] * 10)
            assert {each.get("code") for each in answers} == {None, "not_yours"}
        await raw.socket.close()

    async def work(url: str) -> None:
        await flood(url, 4000)
        warm = memory(server)
        await flood(url, 20_000)
        assert memory(server) - warm < MOST_GROWTH_KB

    attack(server, work)
