"""Several people on one device: one key, several seats, nothing secret unless it is asked for."""

import hashlib
import secrets
from random import Random

import pytest

from adamas.core.catalogue import box, games_at
from adamas.core.level import Level
from tests.web.clients import Client, Json, Refused, new_person, new_table, run
from tests.web.servers import Server

NAMES = ("Ann", "Bo", "Cy")


async def gather(url: str, game: str, **wanted: object) -> tuple[Client, str]:
    """A device with three people who have sat down at a table of their own."""
    key = await new_person(url, NAMES[0])
    table = await new_table(url, key, game, seats=len(NAMES), **wanted)
    device = await Client.open(url, NAMES[0], key)
    await device.follow(table)
    for name in NAMES:
        await device.ask("sit", name=name)
    return device, table


async def begin(device: Client) -> None:
    """Start, and wait for the first decision."""
    await device.ask("start")
    await device.until(lambda: device.turn)


def eyes(client: Client) -> list[int | None]:
    """Through whose eyes each screen was seen that came."""
    found = [each["screen"]["seat"] for each in client.received if each.get("screen")]
    return list(dict.fromkeys(found))


def test_whoever_holds_several_seats_is_a_spectator_at_first(server: Server) -> None:
    async def work() -> None:
        device, table = await gather(server.url, "gnomes")
        assert device.you == {"seats": [0, 1, 2], "host": True, "viewer": None}
        assert [seat["name"] for seat in device.table["seats"]] == list(NAMES)
        assert all(seat["present"] for seat in device.table["seats"])
        await begin(device)
        again = await Client.open(server.url, "Ann", device.key)
        await again.follow(table)
        assert eyes(device) == eyes(again) == [None]
        assert again.turn is not None
        assert again.turn["legal"] == []

    run(work())


def test_a_seat_is_seen_while_it_is_followed(server: Server) -> None:
    async def work() -> None:
        device, table = await gather(server.url, "gnomes")
        await begin(device)
        hand = await Client.open(server.url, "Ann", device.key)
        for seat in range(len(NAMES)):
            await hand.follow(table, seat=seat)
            assert hand.screen is not None
            rows = hand.screen["rows"]
            seen = [owner for owner, row in enumerate(rows) if any(each["tile"] for each in row)]
            assert seen == [seat]
        await hand.ask("unfollow")
        # All of them are still here: the device follows the table.
        assert all(each["present"] for each in device.table["seats"])
        assert eyes(device) == [None]

    run(work())


def test_with_one_seat_everything_is_as_ever(server: Server) -> None:
    async def work() -> None:
        key = await new_person(server.url, "Ann")
        table = await new_table(server.url, key, "gnomes", seats=3)
        ann = await Client.open(server.url, "Ann", key)
        await ann.follow(table)
        assert await ann.sit() == 0
        assert ann.you["viewer"] == 0
        await ann.ask("sit", name="Bo")
        assert ann.you["viewer"] is None
        await ann.ask("stand", seat=1)
        await ann.follow(table)
        assert ann.you["viewer"] == 0

    run(work())


def tries(seat: int) -> list[Json]:
    """What another device may try with a seat."""
    return [
        {"kind": "choose", "seat": seat, "decision": 0, "action": "lay-0-1-2-3-4"},
        {"kind": "stand", "seat": seat},
        {"kind": "commit", "seat": seat, "commitment": None},
        {"kind": "reveal", "seat": seat, "entropy": "00" * 32},
    ]


def test_another_device_gets_none_of_these_seats(server: Server) -> None:
    async def work() -> None:
        device, table = await gather(server.url, "gnomes")
        await begin(device)
        other = await Client.open(server.url, "Eve", await new_person(server.url, "Eve"))
        await other.follow(table)
        for seat in device.you["seats"]:
            with pytest.raises(Refused, match="not_yours"):
                await other.follow(table, seat=seat)
            for attempt in tries(seat):
                with pytest.raises(Refused, match="not_yours"):
                    await other.ask(**attempt)
            with pytest.raises(Refused, match="seat"):
                await other.ask("sit", name="Eve", seat=seat)
        assert eyes(other) == [None]

    run(work())


def test_every_seat_takes_part_in_the_dice(server: Server) -> None:
    async def work() -> None:
        key = await new_person(server.url, "Ann")
        table = await new_table(server.url, key, "diamant", seats=3)
        device = await Client.open(server.url, "Ann", key)
        await device.follow(table)
        entropies = [secrets.token_bytes(32) for _ in NAMES]
        for name, entropy in zip(NAMES, entropies, strict=True):
            await device.ask("sit", name=name, commitment=hashlib.sha256(entropy).hexdigest())
        await device.ask("start")
        for seat, entropy in enumerate(entropies):
            await device.ask("reveal", seat=seat, entropy=entropy.hex())
        (started,) = [each for each in device.events if each["type"] == "game-started"]
        assert started["entropies"] == [entropy.hex() for entropy in entropies]

    run(work())


@pytest.mark.parametrize("game", list(games_at(Level.SCREENS)))
def test_a_device_plays_a_whole_game_and_again(server: Server, game: str) -> None:
    """It stays a spectator on one socket, and looks through one seat after the other on another."""

    async def work() -> None:
        device, table = await gather(server.url, game)
        await begin(device)
        hand = await Client.open(server.url, "Ann", device.key)
        assert device.table["secrets"] == box(game).secrets
        rng = Random(game)
        while not device.over:
            assert device.turn is not None
            seat, decision = device.turn["waiting"][0], device.turn["decision"]
            await hand.follow(table, seat=seat)
            assert hand.turn is not None
            action = rng.choice(hand.turn["legal"])
            await device.ask("choose", seat=seat, decision=decision, action=action)
        assert eyes(device) == [None]
        next_table = (await device.ask("rematch"))["table"]
        await device.follow(next_table)
        assert device.you == {"seats": [0, 1, 2], "host": True, "viewer": None}
        assert [seat["name"] for seat in device.table["seats"]] == list(NAMES)

    run(work())
