"""The ledger of live tables, and the house that signs it."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path

from adamas.live import commands
from adamas.live.hosted_record import hosted_record, without_names
from adamas.live.house import keys_at, open_house, rotate
from adamas.live.live_table import LiveTable
from adamas.live.retention import forget_person
from adamas.live.signing import is_signed, new_private, public_of, sign
from adamas.live.snapshot import read_snapshot, take_snapshot
from adamas.play import record_json
from adamas.play.ledger import signed_text
from adamas.play.limits import limits
from adamas.play.verify import verify
from adamas.store.database import open_database
from tests.live import requests
from tests.live.table_servers import Watcher, new_game, open_server, until


def run(work: Coroutine[object, object, None]) -> None:
    asyncio.run(work)


async def play_on(live: LiveTable) -> None:
    """Everybody leaves as soon as possible."""
    while not live.hosted.table.over:
        table = live.hosted.table
        seat = table.waiting_for[0]
        action = str(table.legal(seat)[-1])
        await live.perform(requests.choose(f"p{seat}", seat, table.decision, action))


def test_every_follower_is_told_the_head(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_server(f"{tmp_path}/a.db") as server:
            live = await new_game(server)
            player, spectator = Watcher("p0"), Watcher(None)
            live.follow(player, 0, None)
            live.follow(spectator, None, None)
            await play_on(live)
            ledger = live.hosted.table.ledger
            assert ledger is not None
            last = {"entries": ledger.entries, "head": ledger.head}
            for each in (player, spectator):
                told = [message["ledger"] for message in each.heard if "ledger" in message]
                assert told[-1] == last
                counts = [head["entries"] for head in told]  # type: ignore[index]
                assert counts == sorted(counts)
                assert len(set(counts)) > 3

    run(work())


def test_the_head_survives_restarts_and_snapshots(tmp_path: Path) -> None:
    async def work() -> None:
        address = f"{tmp_path}/a.db"
        async with open_server(address) as server:
            live = await new_game(server)
            for seat in range(3):
                await live.perform(requests.choose(f"p{seat}", seat, 0, "continue"))
            before = live.hosted.table.ledger
            assert read_snapshot(take_snapshot(live.hosted)).table.ledger == before
        async with open_server(address) as server:
            live = await server.live_table(live.id)
            assert live.hosted.table.ledger == before
            await play_on(live)
            record = hosted_record(live.hosted)
        assert all(check.holds for check in verify(record, None, is_signed))

    run(work())


def test_a_finished_game_is_signed_by_the_house(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_server(f"{tmp_path}/a.db") as server:
            live = await new_game(server)
            assert live.hosted.signature is None
            await play_on(live)
            record = hosted_record(live.hosted)
            house = server.services.house
            assert house is not None
            assert record.signature is not None
            assert record.ledger is not None
            assert record.signature.key == house.public
            text = signed_text(record.ledger.last)
            assert is_signed(house.public, record.signature.value, text)
            assert not is_signed(house.public, record.signature.value, text + b"!")
            assert not is_signed("ff" * 32, record.signature.value, text)
            rows = live.head
            await live.perform(requests.say("p0", "good-game"))
            assert live.head == rows + 1
            assert hosted_record(live.hosted) == record, "it is signed once"

    run(work())


def test_who_came_and_went_is_in_the_record(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_server(f"{tmp_path}/a.db") as server:
            live = await new_game(server, stand_in_seconds=10)
            process = server.services.process
            stand_in = live.hosted.settings.stand_in
            await live.perform(requests.stand("p1", 1))
            await live.perform(requests.sit("new", process, "Zoe", 1))
            await live.perform(commands.go(2, process))
            away = live.hosted.away_since[2]
            assert away is not None
            await live.perform(lambda hosted, _: commands.stand_in(hosted, away + 11))
            await live.perform(commands.come(2, process))
            changes = [
                (each.seat, each.sitter.name if each.sitter else None, each.bot)
                for each in live.hosted.table.changes
            ]
            assert changes == [
                (1, None, None),
                (1, None, stand_in),
                (1, "Zoe", None),
                (2, "P2", stand_in),
                (2, "P2", None),
            ]
            await live.perform(commands.give_up_seats("new"))
            assert live.hosted.table.changes[-1].bot == stand_in

    run(work())


def test_forgetting_somebody_leaves_the_hash(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_server(f"{tmp_path}/a.db") as server:
            live = await new_game(server)
            await play_on(live)
            before = hosted_record(live.hosted)
            salt = before.seats[1].salt
            assert salt is not None
            await server.people.add("p1", "P1", "hash", 0.0)
            await forget_person(server, "p1")
            record = hosted_record(live.hosted)
            assert record.seats[1].forgotten == before.seats[1].name_hash
            assert record.ledger == before.ledger
            text = record_json.to_json(record)
            assert salt not in text
            checks = verify(record_json.from_json(text), None, is_signed)
            assert all(check.holds for check in checks)
            kinds = [(each.kind, each.number) for each in limits(record, None, checks)]
            assert kinds == [("name", 1), ("house", 0)]
            nameless = without_names(record)
            assert all(check.holds for check in verify(nameless, None, is_signed))
            assert "P0" not in record_json.to_json(nameless)

    run(work())


def test_one_key_for_all_and_another_when_it_is_changed(tmp_path: Path) -> None:
    async def work() -> None:
        address = f"{tmp_path}/a.db"
        database = await open_database(address)
        first, again = await asyncio.gather(open_house(database, 1.0), open_house(database, 2.0))
        assert first == again
        second = await rotate(database, 5.0)
        assert second != first
        assert await open_house(database, 6.0) == second
        await database.close()
        keys = await keys_at(address, 7.0, renew=False)
        assert [(each.public, each.private, each.until) for each in keys] == [
            (first.public, None, 5.0),
            (second.public, second.private, None),
        ]
        assert len(await keys_at(address, 8.0, renew=True)) == 3

    run(work())


def test_signatures() -> None:
    private = new_private()
    assert is_signed(public_of(private), sign(private, b"text"), b"text")
    assert not is_signed(public_of(new_private()), sign(private, b"text"), b"text")


def test_nobody_waits_for_a_key(tmp_path: Path) -> None:
    """A server that has not started yet signs nothing, and its games are over all the same."""

    async def work() -> None:
        async with open_server(f"{tmp_path}/a.db") as server:
            server.services.house = None
            live = await new_game(server)
            await play_on(live)
            await until(lambda: live.hosted.table.over)
            assert hosted_record(live.hosted).signature is None

    run(work())
