"""What hosts and guests do at tables, through the gateway door of a real server."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from adamas.live.new_table import CHILDREN
from adamas.live.phrases import PHRASES
from tests.web.clients import Client, Json, Refused, new_person, new_table, run
from tests.web.servers import Server, sqlite

GAME = "diamant"
"""Here all seats choose at the same time, and three is the fewest."""
SHORT = {"expeditions": "1"}


async def guest(url: str, name: str, table: str | None = None) -> Client:
    """Somebody new, who follows a table."""
    client = await Client.open(url, name, await new_person(url, name))
    if table:
        await client.follow(table)
    return client


async def seated(url: str, *names: str, committed: bool = False, **wanted: Any) -> list[Client]:
    """People at a new table, at the first seats; the first one is the host."""
    host = await guest(url, names[0])
    assert host.key
    table = await new_table(url, host.key, GAME, **wanted)
    await host.follow(table)
    clients = [host, *[await guest(url, name, table) for name in names[1:]]]
    for client in clients:
        await client.sit(committed=committed)
    return clients


async def playing(url: str, *names: str, **wanted: Any) -> list[Client]:
    """People in a game that has begun; bots sit at seats that are left."""
    bots = ["random"] * max(3 - len(names), 0)
    clients = await seated(url, *names, **{"seats": len(names) + len(bots), "bots": bots, **wanted})
    await clients[0].ask("start")
    for client in clients:
        await begun(client)
    return clients


async def begun(client: Client) -> None:
    """The game has begun, as far as this client knows."""
    await client.until(lambda: client.turn)


async def refused(code: str, work: Any) -> None:
    """The work is refused with this code."""
    with pytest.raises(Refused) as caught:
        await work
    assert caught.value.code == code


def kinds(client: Client) -> list[str]:
    """What has happened, in order."""
    return [event["type"] for event in client.events]


def happened(client: Client, kind: str, seat: int | None = None) -> bool:
    found = (event for event in client.events if event["type"] == kind)
    return any(seat is None or event["seat"] == seat for event in found)


def names_at(client: Client) -> list[str | None]:
    return [seat["name"] for seat in client.table["seats"]]


class TestOpening:
    def test_every_setting_is_kept(self, server: Server) -> None:
        async def work() -> None:
            key = await new_person(server.url, "Ann")
            table = await new_table(
                server.url,
                key,
                GAME,
                edition="incan_gold",
                options={"leftover": "per_card"},
                seats=5,
                bots=["fox", "hazards:2"],
                clock={"kind": "bank", "seconds": 300, "increment": 7},
                listed=True,
                chat="free",
                stand_in_seconds=45,
                stand_in="owl",
            )
            found = httpx.get(f"{server.url}/api/tables/{table}").json()
            assert found["edition"] == "incan_gold"
            assert found["options"]["leftover"] == "per_card"
            assert [seat["bot"] for seat in found["seats"]] == [
                None,
                None,
                None,
                "fox",
                "hazards:2",
            ]
            assert found["clock"] == {"kind": "bank", "seconds": 300, "increment": 7}
            assert (found["listed"], found["chat"], found["status"]) == (True, "free", "open")
            assert found["stand_in_seconds"] == 45
            assert len(found["anchor"]) == 64

        run(work())

    def test_only_the_game_has_to_be_named(self, server: Server) -> None:
        async def work() -> None:
            key = await new_person(server.url, "Ann")
            for box in games_at(Level.SCREENS).values():
                table = await new_table(server.url, key, box.name)
                found = httpx.get(f"{server.url}/api/tables/{table}").json()
                assert len(found["seats"]) == box.usual_seats(box.open())
                assert found["clock"]["kind"] == "none"
                assert not found["listed"]
                children = box.age <= CHILDREN
                assert found["chat"] == ("none" if children else "phrases"), box.name
            assert any(box.age <= CHILDREN for box in games_at(Level.SCREENS).values())

        run(work())

    @pytest.mark.parametrize(
        ("code", "wanted"),
        [
            ("unknown_game", {"game": "chess"}),
            ("bad_option", {"edition": "nobody's"}),
            ("bad_option", {"options": {"gravity": "on"}}),
            ("bad_option", {"options": {"relics": "perhaps"}}),
            ("malformed", {"options": {"relics": 1}}),
            ("bad_option", {"seats": 2}),
            ("bad_option", {"seats": 9}),
            ("malformed", {"seats": 0}),
            ("malformed", {"seats": "three"}),
            ("bad_option", {"bots": ["nobody"]}),
            ("bad_option", {"bots": ["examples/my_bot.py:greedy"]}),
            ("bad_option", {"bots": ["hazards:many"]}),
            ("bad_option", {"seats": 3, "bots": ["fox"] * 4}),
            ("malformed", {"bots": "fox"}),
            ("malformed", {"clock": {"kind": "sand"}}),
            ("bad_option", {"clock": {"kind": "decision"}}),
            ("bad_option", {"clock": {"kind": "decision", "seconds": 4}}),
            ("bad_option", {"clock": {"kind": "bank", "seconds": 2_000_000}}),
            ("bad_option", {"clock": {"kind": "bank", "seconds": 60, "increment": 2_000_000}}),
            ("malformed", {"clock": {"kind": "bank", "seconds": 60, "increment": -1}}),
            ("malformed", {"stand_in_seconds": 9}),
            ("malformed", {"stand_in_seconds": 604_801}),
            ("bad_option", {"stand_in": "nobody"}),
            ("bad_option", {"stand_in": "examples/my_bot.py:greedy"}),
            ("malformed", {"chat": "loud"}),
            ("malformed", {"listed": "yes"}),
            ("malformed", {"colour": "red"}),
        ],
        ids=str,
    )
    def test_wrong_settings_are_refused(self, server: Server, code: str, wanted: Json) -> None:
        async def work() -> None:
            key = await new_person(server.url, "Ann")
            game = {"game": GAME, **wanted}
            await refused(code, new_table(server.url, key, **game))

        run(work())

    def test_without_a_key_nobody_opens_one(self, server: Server) -> None:
        answer = httpx.post(f"{server.url}/api/tables", json={"game": GAME})
        assert (answer.status_code, answer.json()["code"]) == (401, "no_key")

    def test_the_lobby_lists_what_is_listed(self, server: Server) -> None:
        async def work() -> None:
            host = await guest(server.url, "Ann")
            assert host.key
            shown = await new_table(server.url, host.key, GAME, listed=True)
            private = await new_table(server.url, host.key, GAME)

            def listed() -> list[str]:
                tables = httpx.get(f"{server.url}/api/tables").json()["tables"]
                return [each["id"] for each in tables]

            assert shown in listed()
            assert private not in listed()
            await host.follow(shown)
            await host.ask("close")
            assert shown not in listed()

        run(work())

    def test_a_table_that_is_not_there(self, server: Server) -> None:
        async def work() -> None:
            client = await guest(server.url, "Ann")
            await refused("no_table", client.follow("nowhere"))
            answer = httpx.get(f"{server.url}/api/tables/nowhere")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_table")
            await refused("wrong_time", client.ask("start"))

        run(work())

    def test_a_host_has_so_many_tables_at_most(
        self, serve: Callable[..., Server], tmp_path: Path
    ) -> None:
        server = serve(sqlite(tmp_path))

        async def work() -> None:
            host = await guest(server.url, "Ann")
            assert host.key
            tables = []
            with httpx.Client(base_url=server.url) as http:
                http.headers["Authorization"] = f"Bearer {host.key}"
                for _ in range(20):
                    answer = http.post("/api/tables", json={"game": GAME}).raise_for_status()
                    tables.append(answer.json()["table"])
            await refused("too_many", new_table(server.url, host.key, GAME))
            other = await new_person(server.url, "Bo")
            assert await new_table(server.url, other, GAME)
            await host.follow(tables[0])
            await host.ask("close")
            assert await new_table(server.url, host.key, GAME)

        run(work())


class TestSeats:
    def test_a_certain_seat_or_any(self, server: Server) -> None:
        async def work() -> None:
            (ann,) = await seated(server.url, "Ann", seats=4)
            table = ann.table["id"]
            bo, cy = await guest(server.url, "Bo", table), await guest(server.url, "Cy", table)
            assert await bo.sit(2) == 2
            assert await cy.sit() == 1
            await ann.until(lambda: names_at(ann) == ["Ann", "Cy", "Bo", None])
            assert cy.you == {"seats": [1], "host": False, "viewer": 1}
            assert ann.you["host"]
            assert (ann.table["host"], ann.table["host_seat"]) == ("Ann", 0)

        run(work())

    def test_taken_seats_and_names_are_refused(self, server: Server) -> None:
        async def work() -> None:
            clients = await seated(server.url, "Ann", "Bo", seats=3)
            cy = await guest(server.url, "Cy", clients[0].table["id"])
            await refused("seat", cy.sit(0))
            await refused("seat", cy.sit(3))
            await refused("seat", cy.ask("sit", name="  Ann "))
            await refused("malformed", cy.ask("sit", name=""))
            await refused("malformed", cy.ask("sit", name="x" * 41))
            await refused("malformed", cy.ask("sit", name="Ann\u202e"))
            assert await cy.sit() == 2
            di = await guest(server.url, "Di", clients[0].table["id"])
            await refused("seat", di.sit())
            assert names_at(di) == ["Ann", "Bo", "Cy"]

        run(work())

    def test_two_who_want_the_same_seat(self, server: Server) -> None:
        async def work() -> None:
            (ann,) = await seated(server.url, "Ann", seats=3)
            others = [await guest(server.url, name, ann.table["id"]) for name in ("Bo", "Cy")]
            found = await asyncio.gather(*(each.sit(1) for each in others), return_exceptions=True)
            assert sorted(map(str, found))[0] == "1"
            assert sum(isinstance(each, Refused) for each in found) == 1

        run(work())

    def test_a_command_that_is_sent_again_is_done_once(self, server: Server) -> None:
        async def work() -> None:
            (ann,) = await seated(server.url, "Ann", seats=3)
            bo = await guest(server.url, "Bo", ann.table["id"])
            first = await bo.ask("sit", id="again", name="Bo")
            second = await bo.ask("sit", id="again", name="Bo")
            assert first == second
            assert names_at(bo) == ["Ann", "Bo", None]

        run(work())

    def test_whoever_stands_up_leaves_an_empty_seat(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await seated(server.url, "Ann", "Bo", seats=3)
            await refused("not_yours", bo.ask("stand", seat=0))
            await bo.ask("stand", seat=1)
            await ann.until(lambda: names_at(ann) == ["Ann", None, None])
            await bo.until(lambda: bo.you == {"seats": [], "host": False, "viewer": None})
            assert await bo.sit(2) == 2

        run(work())

    def test_whoever_leaves_a_game_is_followed_by_a_bot_or_somebody_else(
        self, server: Server
    ) -> None:
        async def work() -> None:
            ann, bo = await playing(server.url, "Ann", "Bo")
            await bo.ask("stand", seat=1)
            await ann.until(lambda: ann.table["seats"][1]["stand_in"])
            await ann.until(lambda: ann.turn and 1 not in ann.turn["waiting"])
            cy = await guest(server.url, "Cy", ann.table["id"])
            assert await cy.sit(committed=False) == 1
            await ann.until(lambda: names_at(ann)[1] == "Cy")
            assert not ann.table["seats"][1]["stand_in"]
            # If the bot has left the cave, the next expedition asks everybody again.
            await ann.choose("exit")
            await cy.until(lambda: cy.asked)
            await cy.choose("exit")

        run(work())

    def test_who_is_removed_cannot_sit_down_again(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await seated(server.url, "Ann", "Bo", seats=3, bots=["fox"], chat="free")
            await ann.ask("remove", seat=1)
            await bo.until(lambda: bo.you["viewer"] is None)
            assert names_at(bo)[1] is None
            await refused("not_welcome", bo.sit())
            await refused("not_welcome", bo.ask("say", phrase="hello"))
            # Another name and another tab do not help.
            tab = await Client.open(server.url, "Bert", bo.key)
            await tab.follow(ann.table["id"])
            await refused("not_welcome", tab.sit(1))
            await ann.ask("remove", seat=2)
            await ann.until(lambda: names_at(ann) == ["Ann", None, None])
            await ann.ask("seat-bot", seat=1, bot="owl")
            await ann.until(lambda: ann.table["seats"][1]["bot"] == "owl")
            await refused("bad_option", ann.ask("seat-bot", seat=2, bot="nobody"))
            await refused(
                "bad_option", ann.ask("seat-bot", seat=2, bot="examples/my_bot.py:greedy")
            )

        run(work())

    def test_the_host_hands_over(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await seated(server.url, "Ann", "Bo", seats=3, bots=["fox"])
            await refused("seat", ann.ask("hand-over", seat=2))
            await refused("seat", ann.ask("hand-over", seat=9))
            await ann.ask("hand-over", seat=1)
            await bo.until(lambda: bo.you["host"])
            assert (bo.table["host"], bo.table["host_seat"]) == ("Bo", 1)
            await ann.until(lambda: not ann.you["host"])
            await refused("not_host", ann.ask("start"))
            await bo.ask("start")

        run(work())

    @pytest.mark.parametrize(
        "command",
        [
            {"kind": "start"},
            {"kind": "remove", "seat": 0},
            {"kind": "hand-over", "seat": 1},
            {"kind": "seat-bot", "seat": 2, "bot": "fox"},
            {"kind": "close"},
        ],
        ids=lambda command: command["kind"],
    )
    def test_only_the_host_may(self, server: Server, command: Json) -> None:
        async def work() -> None:
            _, bo = await seated(server.url, "Ann", "Bo", seats=3)
            before = bo.table
            await refused("not_host", bo.ask(**command))
            assert httpx.get(f"{server.url}/api/tables/{before['id']}").json() == before

        run(work())

    def test_one_person_with_two_seats_looks_from_either(self, server: Server) -> None:
        async def work() -> None:
            (ann,) = await seated(server.url, "Ann", seats=3, bots=["random"])
            await ann.ask("sit", name="Ann's daughter")
            await ann.ask("start")
            await ann.until(lambda: ann.turn)
            assert ann.you == {"seats": [0, 1], "host": True, "viewer": None}
            table = ann.table["id"]
            await ann.follow(table, seat=1)
            await ann.until(lambda: ann.you["viewer"] == 1)
            await refused("not_yours", ann.follow(table, seat=2))
            await ann.choose("continue", seat=1)
            assert ann.turn
            assert ann.turn["chosen"] == "continue"
            await ann.follow(table, seat=0)
            await ann.until(lambda: ann.you["viewer"] == 0)
            assert ann.turn["chosen"] is None
            await ann.follow(table, seat=None)
            await ann.until(lambda: ann.you["viewer"] is None)
            assert (ann.turn["legal"], ann.turn["chosen"]) == ([], None)
            await ann.choose("continue", seat=0)

        run(work())

    def test_the_answer_names_the_seat_that_was_taken(self, server: Server) -> None:
        """Also if the same person sits at a seat with a higher number already."""

        async def work() -> None:
            ann = await guest(server.url, "Ann")
            assert ann.key
            await ann.follow(await new_table(server.url, ann.key, GAME, seats=3))
            assert await ann.sit(2) == 2
            done = await ann.ask("sit", name="Ann's daughter", seat=0)
            assert done["seat"] == 0

        run(work())


class TestStarting:
    def test_all_seats_must_be_taken(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await seated(server.url, "Ann", "Bo", seats=3)
            await refused("wrong_time", ann.ask("start"))
            await ann.ask("commit", seat=0, commitment=hashlib.sha256(b"x").hexdigest())
            await refused("wrong_time", ann.ask("start"))
            assert not bo.turn

        run(work())

    def test_committed_seats_reveal_and_the_game_begins(self, server: Server) -> None:
        async def work() -> None:
            clients = await seated(
                server.url, "Ann", "Bo", committed=True, seats=3, bots=["random"]
            )
            await clients[0].ask("start")
            for client in clients:
                await begun(client)
            started = next(e for e in clients[1].events if e["type"] == "game-started")
            given = [client.entropy.hex() for client in clients if client.entropy]
            assert started["entropies"] == [*given, None]
            await refused("wrong_time", clients[0].ask("start"))
            await refused("wrong_time", clients[0].ask("remove", seat=1))

        run(work())

    def test_other_entropy_than_was_committed_to_is_refused(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await seated(
                server.url, "Ann", "Bo", committed=True, seats=3, bots=["random"]
            )
            entropy, bo.entropy = bo.entropy, None
            assert entropy
            await refused("wrong_time", bo.ask("reveal", seat=1, entropy=entropy.hex()))
            await ann.ask("start")
            await bo.until(lambda: bo.table["starting"])
            await refused("broken_seal", bo.ask("reveal", seat=1, entropy=secrets.token_hex(32)))
            await refused("not_yours", bo.ask("reveal", seat=0, entropy=entropy.hex()))
            await refused("malformed", bo.ask("reveal", seat=1, entropy="00"))
            await refused("wrong_time", bo.ask("stand", seat=1))
            await refused("wrong_time", bo.ask("commit", seat=1, commitment=None))
            await bo.ask("reveal", seat=1, entropy=entropy.hex())
            await ann.until(lambda: ann.turn)

        run(work())

    def test_a_start_is_called_off_at_once_if_somebody_leaves_for_good(
        self, server: Server
    ) -> None:
        """The others waited for 15 seconds at a table where nothing could be done."""

        async def work() -> None:
            ann, bo = await seated(
                server.url, "Ann", "Bo", committed=True, seats=3, bots=["random"]
            )
            bo.entropy = None
            await ann.ask("start")
            await ann.until(lambda: ann.table["seats"][0]["revealed"])
            headers = {"Authorization": f"Bearer {bo.key}"}
            gone = httpx.delete(f"{server.url}/api/people/me", headers=headers)
            assert gone.status_code == 204
            await ann.until(lambda: not ann.table["seats"][1]["name"])
            assert not ann.table["starting"]
            failed = next(e for e in ann.events if e["type"] == "start-failed")
            assert failed["missing"] == [1]
            assert [seat["commitment"] for seat in ann.table["seats"]] == [None] * 3
            await ann.ask("seat-bot", seat=1, bot="random")
            await ann.ask("start")
            await ann.until(lambda: ann.turn)

        run(work())

    def test_a_start_is_called_off_if_somebody_does_not_reveal(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await seated(
                server.url, "Ann", "Bo", committed=True, seats=3, bots=["random"]
            )
            bo.entropy = None
            await ann.ask("start")
            await ann.until(lambda: ann.table["seats"][0]["revealed"])
            assert ann.table["starting"]
            await refused("wrong_time", ann.ask("start"))
            await ann.until(lambda: happened(ann, "start-failed"))
            failed = next(e for e in ann.events if e["type"] == "start-failed")
            assert failed["missing"] == [1]
            assert not ann.table["starting"]
            # What was revealed is known now, so nobody's commitment is worth anything.
            assert [seat["commitment"] for seat in ann.table["seats"]] == [None] * 3
            await ann.ask("start")
            await bo.until(lambda: bo.turn)

        run(work())


class TestWatching:
    def test_a_spectator_sees_the_table_and_touches_nothing(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await playing(server.url, "Ann", "Bo")
            await ann.choose("exit")
            eve = await Client.open(server.url)
            await eve.follow(ann.table["id"])
            assert eve.you == {"seats": [], "host": False, "viewer": None}
            assert eve.screen is not None
            assert eve.turn
            assert (eve.turn["legal"], eve.turn["chosen"], eve.turn["default"]) == ([], None, None)
            assert 0 not in eve.turn["waiting"]
            await refused("no_key", eve.ask("choose", seat=1, decision=0, action="exit"))
            await refused("no_key", eve.ask("sit", name="Eve"))
            await refused("no_key", eve.ask("say", phrase="hello"))
            await refused("not_yours", eve.follow(ann.table["id"], seat=0))
            fay = await guest(server.url, "Fay", ann.table["id"])
            await refused("not_yours", fay.ask("choose", seat=1, decision=0, action="exit"))
            await bo.choose("exit")
            await eve.until(lambda: eve.over or (eve.turn and eve.turn["decision"] > 0))

        run(work())

    def test_unfollowing_ends_the_news(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await seated(server.url, "Ann", "Bo", seats=3)
            await bo.ask("unfollow")
            before = len(bo.received)
            await ann.ask("say", phrase="hello")
            await bo.send({"type": "ping"})
            await bo.until(lambda: bo.received[-1]["type"] == "pong")
            assert len(bo.received) == before + 1
            await refused("wrong_time", bo.ask("say", phrase="hello"))
            await bo.follow(ann.table["id"])
            assert bo.you["seats"] == [1]

        run(work())

    def test_who_comes_back_gets_exactly_what_was_missed(self, server: Server) -> None:
        async def work() -> None:
            ann, bo, cy = await playing(server.url, "Ann", "Bo", "Cy")
            # Another tab of the same person stays and hears everything.
            stays = await Client.open(server.url, "Bo", bo.key)
            await stays.follow(ann.table["id"])
            version = bo.version
            assert version == stays.version
            await bo.close()
            await ann.ask("say", phrase="hello")
            for client in (ann, stays, cy):
                await client.choose("continue")
            await ann.ask("say", phrase="wow")
            await stays.until(lambda: kinds(stays).count("spoke") == 2)
            await stays.until(lambda: stays.asked or stays.over)
            back = await Client.open(server.url, "Bo", bo.key)
            await back.follow(ann.table["id"], version=version)
            told = [m for m in back.received if m["type"] in ("view", "update")]
            assert [m["type"] for m in told] == ["update"]
            await stays.until(lambda: stays.version == back.version)
            assert back.events == stays.events
            assert kinds(back).count("spoke") == 2
            assert (back.turn, back.screen, back.table, back.you) == (
                stays.turn,
                stays.screen,
                stays.table,
                stays.you,
            )
            # With nothing missed there is nothing to tell.
            again = await Client.open(server.url, "Bo", bo.key)
            await again.follow(ann.table["id"], version=stays.version)
            assert again.events == []
            assert again.turn == stays.turn

        run(work())

    @pytest.mark.parametrize("version", [-1, 0, 1_000_000])
    def test_a_version_of_long_ago_or_of_nobody_gets_the_whole(
        self, server: Server, version: int
    ) -> None:
        async def work() -> None:
            (ann,) = await seated(server.url, "Ann", seats=3)
            for _ in range(30):
                await ann.ask("say", phrase="wow")
            tab = await Client.open(server.url, "Ann", ann.key)
            await tab.follow(ann.table["id"], version=version)
            told = [m for m in tab.received if m["type"] in ("view", "update")]
            assert [m["type"] for m in told] == ["view"]
            assert told[0]["version"] == ann.version
            assert len(told[0]["chat"]) == 30

        run(work())

    def test_two_tabs_of_one_person_show_the_same(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await playing(server.url, "Ann", "Bo")
            tab = await Client.open(server.url, "Ann", ann.key)
            await tab.follow(ann.table["id"])
            assert tab.you == ann.you
            await tab.choose("continue")
            await ann.until(lambda: ann.turn and ann.turn["chosen"] == "continue")
            await bo.until(lambda: bo.turn and 0 not in bo.turn["waiting"])
            # A change of mind in one tab is seen in the other, and by nobody else.
            before = len(bo.received)
            await ann.choose("exit")
            await tab.until(lambda: tab.turn and tab.turn["chosen"] == "exit")
            await bo.send({"type": "ping"})
            await bo.until(lambda: bo.received[-1]["type"] == "pong")
            assert len(bo.received) == before + 1

        run(work())

    def test_one_is_here_as_long_as_one_tab_is(self, server: Server) -> None:
        async def work() -> None:
            ann, bo, cy = await seated(server.url, "Ann", "Bo", "Cy", seats=3)
            tab = await Client.open(server.url, "Ann", ann.key)
            await tab.follow(ann.table["id"])
            await tab.close()
            await bo.close()
            # Ann's tab was closed first: when Bo is found away, Ann was looked for, too.
            await cy.until(lambda: happened(cy, "holder-went", 1))
            assert not happened(cy, "holder-went", 0)
            assert [seat["present"] for seat in cy.table["seats"]] == [True, False, True]
            back = await Client.open(server.url, "Bo", bo.key)
            await back.follow(ann.table["id"])
            await cy.until(lambda: cy.table["seats"][1]["present"])
            assert names_at(cy) == ["Ann", "Bo", "Cy"]

        run(work())


class TestTalking:
    def test_nobody_talks_where_the_host_wants_none(self, server: Server) -> None:
        async def work() -> None:
            (ann,) = await seated(server.url, "Ann", seats=3, chat="none")
            await refused("no_chat", ann.ask("say", phrase="hello"))
            await refused("no_chat", ann.ask("say", text="hello"))

        run(work())

    def test_phrases_only(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await seated(server.url, "Ann", "Bo", seats=3, chat="phrases")
            for phrase in PHRASES:
                await ann.ask("say", phrase=phrase)
            await bo.until(lambda: kinds(bo).count("spoke") == len(PHRASES))
            await refused("no_chat", ann.ask("say", text="hello"))
            await refused("no_chat", ann.ask("say", phrase="damn"))
            await refused("no_chat", ann.ask("say"))

        run(work())

    def test_free_words_as_text_and_in_bounds(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await seated(server.url, "Ann", "Bo", seats=3, chat="free")
            words = "<b>Good luck</b>, Bo & all! 💎"
            await ann.ask("say", text=f"  {words}\n")
            await bo.until(lambda: happened(bo, "spoke"))
            spoke = {"type": "spoke", "name": "Ann", "phrase": None, "text": words}
            assert bo.events[-1] == spoke
            await refused("malformed", ann.ask("say", text=" "))
            await refused("malformed", ann.ask("say", text="x" * 201))
            await refused("malformed", ann.ask("say", text="\u202e"))
            cy = await guest(server.url, "Cy", ann.table["id"])
            view = next(m for m in cy.received if m["type"] == "view")
            assert view["chat"] == [{"name": "Ann", "phrase": None, "text": words}]

        run(work())


class TestATableWithoutAHost:
    """Opened by a big screen: everybody who sits at it is host, and nobody else."""

    def test_whoever_sits_fills_starts_and_plays_again(self, server: Server) -> None:
        async def work() -> None:
            screen = await guest(server.url, "Screen")
            assert screen.key
            table = await new_table(
                server.url, screen.key, GAME, everybody_hosts=True, seats=3, options=SHORT
            )
            await screen.follow(table)
            ann, bo = [await guest(server.url, name, table) for name in ("Ann", "Bo")]
            for client in (screen, ann):
                assert not client.you["host"]
                await refused("not_host", client.ask("seat-bot", seat=2, bot="mouse"))
            for client in (ann, bo):
                await client.sit()
            assert ann.you["host"]
            assert bo.you["host"]
            assert ann.table["host"] is None
            await bo.ask("seat-bot", seat=2, bot="mouse")
            await refused("not_host", screen.ask("start"))
            # Whoever stands up is a guest again, and the others go on.
            await ann.ask("stand", seat=0)
            await refused("not_host", ann.ask("start"))
            await ann.sit()
            await bo.ask("start")
            for client in (ann, bo):
                await begun(client)
            await asyncio.gather(*(each.play(lambda _: "exit") for each in (ann, bo)))
            await refused("not_yours", screen.ask("rematch"))
            again = (await ann.ask("rematch"))["table"]
            for client in (ann, bo):
                await client.follow(again)
                assert client.you["host"]
            await bo.ask("start")

        run(work())

    def test_phones_are_led_to_their_own_page(self, server: Server) -> None:
        async def work() -> None:
            screen = await guest(server.url, "Screen")
            assert screen.key
            table = await new_table(server.url, screen.key, GAME, everybody_hosts=True)
            asked = f"{server.url}/api/tables/{table}/invitation"
            usual, phone = (httpx.get(f"{asked}{each}").json() for each in ("", "/phone"))
            assert usual["address"] == f"{server.url}/t/{table}"
            assert phone["address"] == f"{server.url}/p/{table}"
            assert phone["picture"] != usual["picture"]

        run(work())


class TestEnding:
    def test_a_rematch_has_the_same_people_and_settings(self, server: Server) -> None:
        async def work() -> None:
            clock = {"kind": "decision", "seconds": 600, "increment": 0}
            ann, bo = await playing(
                server.url, "Ann", "Bo", options=SHORT, clock=clock, chat="free", listed=True
            )
            await refused("wrong_time", ann.ask("rematch"))
            await asyncio.gather(*(each.play(lambda _: "exit") for each in (ann, bo)))
            eve = await guest(server.url, "Eve", ann.table["id"])
            await refused("not_yours", eve.ask("rematch"))
            asked = await asyncio.gather(bo.ask("rematch"), ann.ask("rematch"))
            table = asked[0]["table"]
            assert asked[1]["table"] == table
            await eve.until(lambda: eve.table["rematch"] == table)
            for client in (ann, bo):
                await client.follow(table)
            for field in ("game", "edition", "options", "clock", "chat", "listed"):
                assert ann.table[field] == eve.table[field], field
            assert names_at(ann) == names_at(eve)
            assert ann.table["anchor"] != eve.table["anchor"]
            assert (ann.you["host"], ann.you["seats"], bo.you["seats"]) == (True, [0], [1])
            await ann.ask("start")
            await bo.until(lambda: bo.asked)

        run(work())

    def test_a_closed_table_is_still(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await playing(server.url, "Ann", "Bo")
            await ann.ask("close")
            await bo.until(lambda: bo.table["status"] == "closed")
            assert bo.table["closed"] == "host"
            await refused("wrong_time", bo.choose("exit"))
            await refused("wrong_time", bo.ask("stand", seat=1))
            await refused("wrong_time", ann.ask("start"))
            cy = await guest(server.url, "Cy", ann.table["id"])
            await refused("wrong_time", cy.sit())
            answer = httpx.get(f"{server.url}/api/tables/{ann.table['id']}/record")
            assert (answer.status_code, answer.json()["code"]) == (409, "wrong_time")

        run(work())


async def think(client: Client, seconds: float) -> None:
    """Let the clock of the game run on for somebody; on a busy machine it can stand still."""

    def left() -> float:
        assert client.turn
        return float(client.turn["seconds"][str(client.you["viewer"])])

    async def look_again() -> None:
        await client.follow(client.table["id"])

    await look_again()
    start = left()
    while left() > start - seconds:
        await asyncio.sleep(0.1)
        await look_again()


class TestClocks:
    def test_time_for_each_decision_runs_out(self, server: Server) -> None:
        async def work() -> None:
            clock = {"kind": "decision", "seconds": 5}
            ann, bo = await playing(server.url, "Ann", "Bo", clock=clock)
            await ann.choose("continue")
            assert bo.turn
            first = bo.turn
            assert 0 < first["seconds"]["1"] <= 5
            await bo.until(lambda: happened(bo, "time-ran-out"))
            assert not happened(bo, "time-ran-out", 0)
            await bo.until(lambda: bo.over or (bo.turn and bo.turn["decision"] > 0))
            late = bo.choose(first["legal"][0], decision=first["decision"])
            await refused("too_late", late)
            assert happened(bo, "time-ran-out", 1)

        run(work())

    def test_a_bank_runs_out_and_fills_with_each_choice(self, server: Server) -> None:
        async def work() -> None:
            clock = {"kind": "bank", "seconds": 10, "increment": 1}
            ann, bo, cy = await playing(server.url, "Ann", "Bo", "Cy", clock=clock)
            for client in (ann, cy):
                await client.choose("continue")
            await think(bo, 1.2)
            await bo.choose("continue")
            await bo.until(lambda: bo.turn and bo.turn["decision"] == 1)
            assert bo.turn
            left = bo.turn["seconds"]
            assert 0 < left["1"] <= left["0"] - 1
            assert left["0"] <= 11
            default = bo.turn["default"]
            await bo.until(lambda: bo.turn and bo.turn["chosen"] == default)
            assert happened(bo, "time-ran-out", 1)
            # Ann still thinks, so the decision is the same: but Bo's time is over.
            assert bo.turn["decision"] == 1
            assert 0 in bo.turn["waiting"]
            await refused("too_late", bo.choose("continue"))
            assert bo.turn["chosen"] == default

        run(work())

    def test_a_bot_plays_for_who_went_away_until_they_return(self, server: Server) -> None:
        async def work() -> None:
            ann, bo = await playing(server.url, "Ann", "Bo", stand_in_seconds=10, stand_in="random")
            await bo.close()
            await ann.until(lambda: happened(ann, "bot-stood-in", 1))
            seat = ann.table["seats"][1]
            assert (seat["name"], seat["stand_in"], seat["present"]) == ("Bo", True, False)
            await ann.until(lambda: ann.turn and 1 not in ann.turn["waiting"])
            back = await Client.open(server.url, "Bo", bo.key)
            await back.follow(ann.table["id"])
            # The answer to `follow` comes when the seat is one's own again.
            seat = httpx.get(f"{server.url}/api/tables/{ann.table['id']}").json()["seats"][1]
            assert (seat["name"], seat["stand_in"], seat["present"]) == ("Bo", False, True)
            await back.until(lambda: back.you["viewer"] == 1)
            await ann.choose("continue")
            await back.until(lambda: back.turn and (back.turn["decision"] == 1 or back.over))
            if back.turn and 1 in back.turn["deciding"]:
                assert 1 in back.turn["waiting"], "no bot chooses any more"
                await back.choose("exit")

        run(work())

    def test_nobody_stands_in_where_the_host_wants_none(self, server: Server) -> None:
        async def work() -> None:
            key = await new_person(server.url, "Ann")
            table = await new_table(server.url, key, GAME, stand_in_seconds=None)
            found = httpx.get(f"{server.url}/api/tables/{table}").json()
            assert found["stand_in_seconds"] is None

        run(work())


def worn(client: Client) -> list[int | None]:
    """The explorer of every seat, as everybody sees it."""
    return [seat["explorer"] for seat in client.table["seats"]]


class TestExplorers:
    def test_people_are_who_they_like_and_bots_make_room(self, server: Server) -> None:
        async def work() -> None:
            ann = await guest(server.url, "Ann")
            assert ann.key
            await ann.follow(await new_table(server.url, ann.key, GAME, seats=4, bots=["random"]))
            assert worn(ann) == [None, None, None, 3]
            await ann.ask("sit", name="Ann", explorer=3)
            await ann.until(lambda: worn(ann)[0] is not None)
            assert worn(ann) == [3, None, None, 0]
            bo = await guest(server.url, "Bo", ann.table["id"])
            await bo.ask("sit", name="Bo", explorer=3)
            await bo.until(lambda: worn(bo)[1] is not None)
            assert worn(bo) == [3, 1, None, 0], "Ann is that one already"
            await refused("seat", bo.ask("dress", seat=1, explorer=3))
            await refused("not_yours", bo.ask("dress", seat=0, explorer=5))
            await bo.ask("dress", seat=1, explorer=0)
            await ann.until(lambda: worn(ann)[1] == 0)
            assert worn(ann) == [3, 0, None, 1]
            await ann.ask("stand", seat=0)
            await bo.ask("dress", seat=1, explorer=3)
            await bo.until(lambda: worn(bo) == [None, 3, None, 0])

        run(work())

    def test_nobody_changes_in_a_game_and_a_rematch_begins_alike(self, server: Server) -> None:
        async def work() -> None:
            ann, bo, cy = await seated(server.url, "Ann", "Bo", "Cy", seats=3, options=SHORT)
            await bo.ask("dress", seat=1, explorer=7)
            await ann.ask("start")
            await begun(ann)
            assert worn(ann) == [0, 7, 2]
            await refused("wrong_time", ann.ask("dress", seat=0, explorer=5))
            await asyncio.gather(*(each.play(lambda _: "exit") for each in (ann, bo, cy)))
            again = (await ann.ask("rematch"))["table"]
            await ann.follow(again)
            await ann.until(lambda: ann.table["id"] == again)
            assert worn(ann) == [0, 7, 2]

        run(work())
