"""Games that were played: looked at again as each seat saw them, and their cards played again."""

import asyncio
import gzip
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from adamas.live.entries import decode_row
from adamas.live.restore import rebuild
from adamas.play import record_json
from adamas.play.errors import BadRecord
from adamas.play.log import Created
from adamas.play.match import play_game
from adamas.play.record import Record, record_of
from adamas.play.recorded_dice import FairDice, RepeatedDeal
from adamas.play.verify import verify
from adamas.teller import replay as replays
from adamas.teller.changes import changed
from tests.live.corpus import names as logs
from tests.live.corpus import read as read_log
from tests.web.clients import Client, Json, new_person, new_table, run, whole_turn
from tests.web.servers import Server, sqlite
from tests.web.test_secrets import SECRETIVE, TABLE_EVENTS

GAMES = games_at(Level.SCREENS)


class Screen:
    """What a client had on its screen at each decision, before it chose, and what it heard."""

    def __init__(self, client: Client) -> None:
        self.client, self.number = client, 0
        self.events: list[Json] = []
        self.moments: dict[int, tuple[Json, Json, list[Json]]] = {}
        """By decision: screen, turn, and what was heard since the one before."""
        client.on_message = self.take
        self.screen: Json = {}

    def take(self, message: Json) -> None:
        if message["type"] not in ("view", "update"):
            return
        told = message.get("events", ())
        self.events += [each for each in told if each["type"] not in TABLE_EVENTS]
        self.screen = message.get("screen") or changed(self.screen, message.get("changes", []))
        turn = message.get("turn")
        if turn and turn["decision"] not in self.moments:
            self.moments[turn["decision"]] = self.screen, whole_turn(turn), self.events
            self.events = []


async def play(url: str, game: str, people: int = 3) -> tuple[str, list[Screen], list[str]]:
    """A game of some people with a spectator: table, screens by seat and the spectator's, keys."""
    rng = Random(f"replay {game}")
    keys = [await new_person(url, f"P{seat}") for seat in range(people)]
    options = SECRETIVE.get(game, [{}])[0]
    table = await new_table(url, keys[0], game, seats=people, options=options)
    clients = [await Client.open(url, f"P{seat}", key) for seat, key in enumerate(keys)]
    clients.append(await Client.open(url, "Watcher"))
    for seat, client in enumerate(clients):
        await client.follow(table)
        if seat < people:
            await client.sit(committed=seat != 1)
    screens = [Screen(client) for client in clients]
    await clients[0].ask("start")

    def pick(turn: Json) -> str:
        return str(rng.choice(turn["legal"]))

    await asyncio.gather(*(client.play(pick) for client in clients))
    return table, screens, keys


def get(url: str, path: str, **wanted: Any) -> httpx.Response:
    return httpx.get(f"{url}{path}", **wanted)


@pytest.mark.parametrize("game", GAMES)
def test_each_viewer_sees_again_what_they_saw(server: Server, game: str) -> None:
    async def work() -> None:
        table, screens, _ = await play(server.url, game)
        record = get(server.url, f"/api/tables/{table}/record").json()
        for viewer, screen in zip((0, 1, 2, None), screens, strict=True):
            where = {} if viewer is None else {"seat": viewer}
            answer = get(server.url, f"/api/tables/{table}/replay", params=where)
            assert answer.status_code == 200
            replay = answer.json()
            assert replay["you"]["viewer"] == viewer
            assert len(replay["moments"]) == len(screen.moments)
            for number, moment in enumerate(replay["moments"]):
                shown, turn, events = screen.moments[number]
                assert moment["screen"] == shown
                assert moment["events"] == events
                # Who has chosen while this message was on its way is no part of a moment.
                live = {**turn, "waiting": turn["deciding"], "seconds": {}, "chosen": None}
                assert whole_turn(moment["turn"]) == live
            assert chosen(replay) == own_moves(record, viewer)

    run(work())


def chosen(replay: Json) -> list[str]:
    return [each for each in replay["chose"] if each is not None]


def own_moves(record: Json, viewer: int | None) -> list[str]:
    """What a seat chose in the whole game."""
    parts = (part for move in record["moves"] if ":" in move for part in move.split(" "))
    pairs = (part.partition(":") for part in parts)
    return [action for seat, _, action in pairs if seat == str(viewer)]


def finished(name: str) -> Record:
    """The record of a table of the corpus."""
    return record_of(rebuild(read_log(name)[0])[0].table)


def send(server: Server, path: str, body: str | bytes, **wanted: Any) -> httpx.Response:
    return httpx.post(f"{server.url}{path}", content=body, **wanted)


@pytest.mark.parametrize("name", logs())
def test_a_record_is_replayed_and_has_chapters(server: Server, name: str) -> None:
    record = finished(name)
    answer = send(server, "/api/replay", record_json.to_json(record))
    assert answer.status_code == 200
    replay = answer.json()
    decisions = sum(":" in move for move in record.moves)
    assert len(replay["moments"]) == len(replay["chose"]) == decisions + 1
    assert record.result
    last = replay["moments"][-1]["turn"]
    assert last["result"] == {
        "scores": list(record.result.scores),
        "ranks": list(record.result.ranks),
    }
    assert [seat["name"] for seat in replay["table"]["seats"]] == [s.name for s in record.seats]
    chapters = replay["chapters"]
    assert chapters[0] == 0
    assert chapters == sorted(set(chapters))
    assert 1 < len(chapters) <= decisions
    begins = {"diamant": "expedition", "gnomes": "level", "diamoniak": "on_turn"}[record.game]
    for number, moment in enumerate(replay["moments"][1:-1], start=1):
        before = replay["moments"][number - 1]["screen"][begins]
        assert (number in chapters) == (moment["screen"][begins] != before)


def test_a_game_without_dice_or_chapters_is_replayed(server: Server) -> None:
    rules = GAMES["diamant"].open()
    record = play_game(rules, [lambda _view, legal, _rng: legal[0]] * 3, seed=1).record
    replay = send(server, "/api/replay", record_json.to_json(record)).json()
    assert replay["table"]["id"] == ""
    assert replay["table"]["anchor"] is None
    empty = replace(record, moves=(), result=None)
    replay = send(server, "/api/replay?seat=0", record_json.to_json(empty)).json()
    assert len(replay["moments"]) == 1
    assert "deciding" not in replay["moments"][0]["turn"]


def test_a_long_answer_is_compressed_for_who_takes_it(server: Server) -> None:
    text = record_json.to_json(finished("gnomes-kukuryku"))
    plain = send(server, "/api/replay", text, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with httpx.stream("POST", f"{server.url}/api/replay", content=text) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        body = b"".join(packed.iter_raw())
    assert gzip.decompress(body) == plain.content
    assert len(body) * 10 < len(plain.content)
    assert len(body) < 20_000


def test_a_table_that_is_not_over_shows_nobody_anything(server: Server) -> None:
    async def work() -> None:
        keys = [await new_person(server.url, name) for name in ("Ann", "Bo")]
        table = await new_table(server.url, keys[0], "gnomes", seats=2)
        clients = [await Client.open(server.url, "A", key) for key in keys]
        path = f"/api/tables/{table}"
        headers = {"Authorization": f"Bearer {keys[0]}"}

        def refused() -> None:
            for where in ("/replay", "/replay?seat=0", "/replay?seat=1"):
                answer = get(server.url, path + where, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (409, "wrong_time")
            answer = httpx.post(f"{server.url}{path}/deal", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (409, "wrong_time")

        refused()
        for number, client in enumerate(clients):
            client.name = f"P{number}"
            await client.follow(table)
            await client.sit()
        await clients[0].ask("start")
        await clients[0].until(lambda: clients[0].turn)
        refused()
        await clients[0].ask("close")
        refused()

    run(work())


Damage = Callable[[dict[str, Any]], object]
DAMAGES: dict[str, Damage] = {
    "a missing field": lambda data: data.pop("moves"),
    "another format": lambda data: data.update(format="adamas-record-9"),
    "other rules": lambda data: data.update(rules_version=99),
    "an unknown game": lambda data: data.update(game="chess"),
    "an unknown edition": lambda data: data.update(edition="golden"),
    "too few seats": lambda data: data.update(seats=data["seats"][:1], dice=None),
    "an illegal move": lambda data: data["moves"].insert(0, "treasure-99"),
    "no move at all": lambda data: data["moves"].insert(0, "0:0:0"),
    "a move too few": lambda data: data["moves"].pop(),
    "a wrong result": lambda data: data["result"]["scores"].reverse(),
    "a field too many": lambda data: data.update(extra=1),
}


@pytest.mark.parametrize("path", ["/api/replay", "/api/deal"])
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_bad_record_is_refused_with_its_code(server: Server, path: str, damage: str) -> None:
    data = json.loads(record_json.to_json(finished("diamant-iello2016")))
    DAMAGES[damage](data)
    answer = send(server, path, json.dumps(data), headers=someone(server))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b'{"format":"x"}', b"[" * 5000])
def test_what_is_no_record_is_refused(server: Server, body: bytes) -> None:
    for path in ("/api/replay", "/api/deal"):
        answer = send(server, path, body, headers=someone(server))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
    huge = send(server, "/api/replay", b" " * 400_001)
    assert (huge.status_code, huge.json()["code"]) == (413, "too_large")


def test_a_game_that_never_ends_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished("diamant-iello2016")
    assert replays.replay_of(record, None, "t").moments
    monkeypatch.setattr(replays, "MOST_MOMENTS", 5)
    with pytest.raises(BadRecord, match="more than 5 decisions"):
        replays.replay_of(record, None, "t")


@pytest.mark.parametrize("seat", ["9", "x", "-1", "٣", "1e3", ""])
def test_a_seat_that_does_not_exist_is_refused(server: Server, seat: str) -> None:
    text = record_json.to_json(finished("diamant-iello2016"))
    answer = send(server, f"/api/replay?seat={seat}", text)
    assert (answer.status_code, answer.json()["code"]) == (400, "seat")


def test_no_table_has_no_replay(server: Server) -> None:
    for table in ("nosuchtable1", "%00", "x" * 50):
        assert get(server.url, f"/api/tables/{table}/replay").status_code == 404


# The same deal


def follow(choices: Iterator[str], _: Json) -> str:
    """What was chosen the first time."""
    return next(choices)


def someone(server: Server) -> Mapping[str, str]:
    """The header of somebody new."""
    answer = httpx.post(f"{server.url}/api/people", json={"name": "Ann"})
    return {"Authorization": f"Bearer {answer.json()['key']}"}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_deal_gives_the_same_cards(server: Server, game: str) -> None:
    async def work() -> None:
        table, _, keys = await play(server.url, game)
        first = record_json.from_json(get(server.url, f"/api/tables/{table}/record").text)
        headers = {"Authorization": f"Bearer {keys[1]}"}
        answer = httpx.post(f"{server.url}/api/tables/{table}/deal", headers=headers)
        assert answer.status_code == 201
        again = answer.json()["table"]
        assert answer.json()["path"] == f"/t/{again}"
        info = get(server.url, f"/api/tables/{again}").json()
        assert first.result
        assert info["repeats"] == table
        assert info["before"] == list(first.result.scores)
        assert info["anchor"] is None
        assert info["options"] == dict(first.options)
        # The same choices lead to the same game: nothing but the cards could differ.
        clients = [await Client.open(server.url, f"Q{seat}", key) for seat, key in enumerate(keys)]
        for client in clients:
            await client.follow(again)
            await client.sit(committed=False)
        await clients[1].ask("start")
        told = [iter(own_moves({"moves": first.moves}, seat)) for seat in range(3)]
        pairs = zip(clients, told, strict=True)
        await asyncio.gather(*(client.play(partial(follow, own)) for client, own in pairs))
        second = record_json.from_json(get(server.url, f"/api/tables/{again}/record").text)
        assert second.moves == first.moves
        assert second.result == first.result
        assert isinstance(second.dice, RepeatedDeal)
        assert all(check.holds for check in verify(second))
        # A repeat of a repeat names the first table, and compares with where it came from.
        text = record_json.to_json(replace(second))
        third = send(server, "/api/deal", text, headers=headers).json()["table"]
        info = get(server.url, f"/api/tables/{third}").json()
        assert (info["repeats"], info["before"]) == (table, list(first.result.scores))

    run(work())


def dealt(server: Server, record: Record) -> Json:
    """The table that plays the deal of a record, as everybody is told of it."""
    answer = send(server, "/api/deal", record_json.to_json(record), headers=someone(server))
    assert answer.status_code == 201
    info: Json = get(server.url, f"/api/tables/{answer.json()['table']}").json()
    return info


def invented(table: str) -> Record:
    """A game that was never played: legal by the rules, and its cards follow from no dice."""
    rules = GAMES["diamant"].open()
    record = play_game(rules, [lambda _view, legal, _rng: legal[0]] * 3, seed=1).record
    return replace(record, dice=RepeatedDeal(table, ("ab" * 32,) * 5, ()))


def test_points_that_nobody_vouches_for_are_not_shown(server: Server) -> None:
    """They were: whoever sent a record could tell everybody what had been played before."""
    assert dealt(server, invented("champions"))["before"] is None
    real = finished("gnomes-kukuryku-v2")
    assert real.result
    assert dealt(server, real)["before"] == list(real.result.scores)
    assert isinstance(real.dice, FairDice)
    false = replace(real, dice=replace(real.dice, anchor="00" * 32))
    assert dealt(server, false)["before"] is None
    # Without a ledger nothing says what the seats have chosen.
    assert dealt(server, finished("diamant-iello2016"))["before"] is None


def test_a_table_of_the_house_is_asked_itself(server: Server) -> None:
    async def work() -> None:
        table, _, _ = await play(server.url, "diamant")
        text = record_json.to_json(invented(table))
        answer = send(server, "/api/deal", text, headers=someone(server))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
        own = record_json.from_json(get(server.url, f"/api/tables/{table}/record").text)
        assert own.result
        assert isinstance(own.dice, FairDice)
        game = own.rules()
        keys = [own.dice.key(game, epoch) for epoch in range(len(own.dice.secrets))]
        # The cards are those of the table, the points are not.
        cards = RepeatedDeal(table, tuple(key.hex() for key in keys if key), ())
        forged = replace(invented(table), dice=cards)
        assert forged.result != own.result
        info = dealt(server, forged)
        assert (info["repeats"], info["before"]) == (table, list(own.result.scores))

    run(work())


def test_bots_sit_where_they_sat_and_somebody_can_sit_down(server: Server) -> None:
    record = finished("diamant-iello2016")

    def seated(*bots: str | None) -> list[str | None]:
        seats = tuple(replace(s, bot=bot) for s, bot in zip(record.seats, bots, strict=True))
        text = record_json.to_json(replace(record, seats=seats))
        made = send(server, "/api/deal", text, headers=someone(server)).json()["table"]
        info = get(server.url, f"/api/tables/{made}").json()
        return [seat["bot"] for seat in info["seats"]]

    count = len(record.seats)
    assert seated(*["owl"] * count) == [None, *["owl"] * (count - 1)]
    some = ["fox", None, "my_bot.py:greedy", *["no-such-bot"] * (count - 3)]
    assert seated(*some) == ["fox", *[None] * (count - 1)]


def test_a_deal_needs_a_key_dice_and_an_end(server: Server) -> None:
    record = finished("diamant-iello2016")
    text = record_json.to_json(record)
    assert send(server, "/api/deal", text).status_code == 401
    headers = someone(server)
    without = record_json.to_json(replace(record, dice=None))
    assert send(server, "/api/deal", without, headers=headers).json()["code"] == "bad_record"
    cut = record_json.to_json(replace(record, moves=record.moves[:-1], result=None))
    assert send(server, "/api/deal", cut, headers=headers).json()["code"] == "wrong_time"
    assert isinstance(record.dice, FairDice)
    for name in ("", "x" * 41, "a\u202eb"):
        odd = record_json.to_json(replace(record, dice=replace(record.dice, table=name)))
        assert send(server, "/api/deal", odd, headers=headers).json()["code"] == "malformed"
    many = RepeatedDeal("many", ("ab" * 32,) * 1025, ())
    answer = send(
        server, "/api/deal", record_json.to_json(replace(record, dice=many)), headers=headers
    )
    assert answer.json()["code"] == "bad_record"


def test_replays_of_records_count_as_creations(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    server = serve(sqlite(tmp_path))
    text = record_json.to_json(finished("diamant-iello2016"))
    assert send(server, "/api/replay", text).status_code == 200
    assert any(send(server, "/api/replay", text).status_code == 429 for _ in range(300))


def test_a_log_from_before_points_were_kept_can_be_read() -> None:
    stored, _ = read_log("diamant-iello2016")
    first = json.loads(stored.rows[0].row)
    first[2][0][1]["repeat"] = {"table": "older", "keys": ["ab" * 32]}
    created = decode_row(json.dumps(first).encode()).entries[0]
    assert isinstance(created, Created)
    assert created.repeat
    assert (created.repeat.table, created.repeat.scores) == ("older", ())
