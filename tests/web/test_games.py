"""Whole games over the wire, on real servers."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest

from adamas.core.catalogue import box, games_at
from adamas.core.level import Level
from adamas.play import record_json
from adamas.play.verify import verify
from tests.web.clients import Client, Json, new_person, new_table, run
from tests.web.servers import Server


async def seated(url: str, game: str, people: int, **wanted: object) -> list[Client]:
    """People at a new table, all committed to entropy; the first one is the host."""
    names = ["Ann", "Bo", "Cy", "Di"][:people]
    keys = [await new_person(url, name) for name in names]
    table = await new_table(url, keys[0], game, **wanted)
    clients = [await Client.open(url, name, key) for name, key in zip(names, keys, strict=True)]
    for client in clients:
        await client.follow(table)
        await client.sit()
    return clients


def at_random(seed: str) -> Callable[[Json], str]:
    rng = Random(seed)
    return lambda turn: rng.choice(turn["legal"])


@pytest.mark.parametrize("game", games_at(Level.SCREENS))
def test_a_game_is_played_to_its_end_and_its_dice_hold(
    database: str, serve: Callable[..., Server], game: str
) -> None:
    server = serve(database, "--no-rate-limits")

    async def play() -> None:
        seats = max(3, box(game).seats[0])
        clients = await seated(server.url, game, 2, seats=seats, bots=["random"] * (seats - 2))
        await clients[0].ask("start")
        await asyncio.gather(*(client.play(at_random(client.name)) for client in clients))
        table = clients[0].table["id"]
        assert clients[0].turn == clients[1].turn
        text = httpx.get(f"{server.url}/api/tables/{table}/record").text
        record = record_json.from_json(text)
        assert all(check.holds for check in verify(record))
        entropies = json.loads(text)["dice"]["entropies"]
        assert [clients[0].entropy, clients[1].entropy] == [
            bytes.fromhex(each) for each in entropies[:2]
        ]
        again = await clients[1].ask("rematch")
        assert (await clients[0].ask("rematch"))["table"] == again["table"]
        await clients[0].follow(again["table"])
        assert [seat["name"] for seat in clients[0].table["seats"]][:2] == ["Ann", "Bo"]

    run(play())


POLICY = """
import adamas
from adamas import sim

def highest(rows, legal):
    with open({trace!r}, "a") as trace:
        trace.write("asked ")
    return legal.shape[-1] - 1 - legal[..., ::-1].argmax(axis=-1)

learned = sim.numeric_player(adamas.game({game!r}), highest)
"""


@pytest.mark.parametrize("game", games_at(Level.SIMULATOR))
def test_a_policy_over_numbers_plays_at_a_served_table(
    tmp_path: Path, serve: Callable[..., Server], game: str
) -> None:
    """The same that plays in a batch, in a file of the host's own."""
    file, trace = tmp_path / "mine.py", tmp_path / "trace"
    file.write_text(POLICY.format(trace=str(trace), game=game), encoding="utf-8")
    bot = ("--bot", game, f"{file}:learned")
    server = serve(str(tmp_path / "a.db"), "--no-rate-limits", *bot)
    known = httpx.get(f"{server.url}/api/games").json()["games"]
    (bots,) = (each["bots"] for each in known if each["name"] == game)
    assert {"spec": "learned", "level": 0} in bots

    async def play() -> None:
        seats = max(3, box(game).seats[0])
        (ann,) = await seated(server.url, game, 1, seats=seats, bots=["learned"] * (seats - 1))
        await ann.ask("start")
        await ann.play(at_random("Ann"))
        assert ann.turn
        assert ann.turn["result"]

    run(play())
    assert trace.read_text(encoding="utf-8").count("asked") > box(game).seats[0]


def test_the_key_of_the_house_is_told_to_everybody(server: Server) -> None:
    """At a fixed address, and to every page that comes."""

    async def work() -> None:
        client = await Client.open(server.url, "Ann")
        keys = httpx.get(f"{server.url}/.well-known/adamas-keys.json").json()
        assert keys["format"] == "adamas-keys-1"
        assert [key["key"] for key in keys["keys"]] == [client.received[0]["house"]]
        assert keys["keys"][0]["until"] is None

    run(work())
