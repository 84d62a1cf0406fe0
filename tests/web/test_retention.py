"""Upkeep: what is kept for how long, other rules, and how old databases come up to date."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import alembic.command
import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select, text

from adamas.live.entries import decode_row, encode_row
from adamas.live.new_table import TableRequest
from adamas.live.retention import DAY, OPEN_DAYS, clear_up
from adamas.live.table_server import TableServer
from adamas.play import record_json
from adamas.play.log import Created
from adamas.play.verify import verify
from adamas.store.database import MIGRATIONS, Database, open_database
from adamas.store.errors import StoreError
from adamas.store.people import People
from adamas.store.retention import Retention
from adamas.store.schema import log, metadata, places, records, snapshots, tables
from adamas.store.stored_tables import read_rows
from tests.live import requests
from tests.web.clients import Client, Refused, new_person, new_table, run
from tests.web.servers import ADMIN_KEY, Server

GAME = "diamant"
SHORT = {"expeditions": "1"}
NAME = "Zanzibara Quux"
KEEP_DAYS = 30


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Database]:
    """A database that is closed afterwards."""
    database = await open_database(address)
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def server_at(address: str, days: float = 0.0) -> AsyncIterator[TableServer]:
    """A server in this process, so many days later."""
    async with opened(address) as database:
        server = TableServer(database)
        set_days(server, days)
        await server.start()
        try:
            yield server
        finally:
            await server.stop()


def set_days(server: TableServer, days: float) -> None:
    """Let the calendar of the server show a later day."""
    server.services.wall_time = lambda: time.time() + days * DAY


async def play_a_game(server: Server) -> str:
    """The id of a table at which a game was played to its end."""
    key = await new_person(server.url, NAME)
    table = await new_table(server.url, key, GAME, options=SHORT, seats=3, bots=["random"] * 2)
    client = await Client.open(server.url, NAME, key)
    await client.follow(table)
    await client.sit()
    await client.ask("start")
    await client.play(lambda turn: str(turn["legal"][-1]))
    return table


def halt(server: Server) -> None:
    """Stop a server in good order; `kill` closes the pipe to it."""
    server.stop()
    server.kill()


async def count(database: Database, kept: object) -> int:
    async with database.read() as connection:
        query = select(func.count()).select_from(kept)  # type: ignore[arg-type]
        return int(await connection.scalar(query) or 0)


async def status_of(server: TableServer, table: str) -> str | None:
    """What the list of tables says about one."""
    async with server.services.database.read() as connection:
        query = select(tables.c.status).where(tables.c.id == table)
        found: str | None = await connection.scalar(query)
        return found


class TestRetention:
    def test_after_some_days_only_the_record_without_names_is_left(
        self, database: str, serve: Callable[..., Server]
    ) -> None:
        server = serve(database)
        played: list[str] = []

        async def play() -> None:
            played.append(await play_a_game(server))

        run(play())
        table = played[0]
        path = f"{server.url}/api/tables/{table}/record"
        before = record_json.from_json(httpx.get(path).text)
        assert before.seats[0].name == NAME
        halt(server)

        async def clear() -> None:
            async with server_at(database, KEEP_DAYS - 1) as server:
                assert await clear_up(server, KEEP_DAYS) == 0
            async with server_at(database, KEEP_DAYS + 1) as server:
                assert await clear_up(server, KEEP_DAYS) == 1
                assert await clear_up(server, KEEP_DAYS) == 0
                for kept in (log, snapshots, places, tables):
                    assert await count(server.services.database, kept) == 0, kept.name
                assert await count(server.services.database, records) == 1

        run(clear())
        server.start()
        text = httpx.get(path).text
        assert NAME not in text
        record = record_json.from_json(text)
        assert all(check.holds for check in verify(record))
        assert (record.moves, record.result) == (before.moves, before.result)
        assert [seat.name for seat in record.seats] == ["– 1", "– 2", "– 3"]
        assert httpx.get(f"{server.url}/api/tables/{table}").json()["code"] == "no_table"
        assert httpx.get(f"{server.url}/api/tables/nowhere/record").json()["code"] == "no_table"

    def test_tables_that_never_started_are_closed_and_then_cleared(self, database: str) -> None:
        async def work() -> None:
            async with server_at(database) as server:
                table = await server.create(TableRequest(GAME), "ann")
                set_days(server, OPEN_DAYS - 0.1)
                await clear_up(server, KEEP_DAYS)
                assert await status_of(server, table) == "open"
                set_days(server, OPEN_DAYS + 0.1)
                await clear_up(server, KEEP_DAYS)
                assert await status_of(server, table) == "closed"
                assert (await server.live_table(table)).hosted.closed == "forgotten"
                set_days(server, OPEN_DAYS + KEEP_DAYS + 1)
                assert await clear_up(server, KEEP_DAYS) == 1
                assert await status_of(server, table) is None
                assert await count(server.services.database, records) == 0, "nothing was played"

        run(work())

    def test_a_table_where_somebody_just_sat_down_is_not_forgotten(self, database: str) -> None:
        async def work() -> None:
            async with server_at(database) as server:
                table = await server.create(TableRequest(GAME), "ann")
                set_days(server, OPEN_DAYS - 0.1)
                live = await server.live_table(table)
                await live.perform(requests.sit("bo", server.services.process, "Bo"))
                set_days(server, OPEN_DAYS + 0.1)
                await clear_up(server, KEEP_DAYS)
                assert await status_of(server, table) == "open"

        run(work())

    def test_a_game_in_play_is_kept_however_long_it_takes(self, database: str) -> None:
        async def work() -> None:
            async with server_at(database) as server:
                table = await server.create(
                    TableRequest(GAME, seats=3, bots=("random",) * 2), "ann"
                )
                live = await server.live_table(table)
                await live.perform(requests.sit("ann", server.services.process, "Ann"))
                await live.perform(requests.start("ann"))
                set_days(server, 10 * KEEP_DAYS)
                assert await clear_up(server, KEEP_DAYS) == 0
                assert await status_of(server, table) == "playing"

        run(work())


async def give_other_rules(address: str, table: str) -> None:
    """Make a log say that it was begun with rules that nobody has."""
    async with opened(address) as database:
        first = (await read_rows(database, table))[0]
        row = decode_row(first.row)
        entries = tuple(
            replace(each, rules_version=99) if isinstance(each, Created) else each
            for each in row.entries
        )
        new = encode_row(replace(row, entries=entries))
        await Retention(database).overwrite(table, {first.seq: new})


async def rows_of(address: str, table: str) -> tuple[object, ...]:
    async with opened(address) as database:
        return await read_rows(database, table)


class TestOtherRules:
    def test_a_table_with_other_rules_is_refused_and_left_alone(
        self, database: str, serve: Callable[..., Server]
    ) -> None:
        server = serve(database)
        made: list[str] = []

        async def sit_down() -> None:
            ann = await Client.open(server.url, "Ann", await new_person(server.url, "Ann"))
            assert ann.key
            made.append(await new_table(server.url, ann.key, GAME, listed=True, seats=3))
            made.append(await new_table(server.url, ann.key, GAME, listed=True, seats=3))
            for table in made:
                await ann.follow(table)
                await ann.sit()
            made.append(ann.key)

        run(sit_down())
        table, playable, key = made
        halt(server)
        asyncio.run(give_other_rules(database, table))
        before = asyncio.run(rows_of(database, table))
        server.start()

        async def look() -> None:
            ann = await Client.open(server.url, "Ann", key)
            with pytest.raises(Refused, match="version") as caught:
                await ann.follow(table)
            assert caught.value.code == "unplayable"
            await ann.follow(playable)
            answer = httpx.get(f"{server.url}/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (409, "unplayable")
            assert "version 99" in answer.json()["message"]
            assert "the latest is" in answer.json()["message"]
            headers = {"Authorization": f"Bearer {key}"}
            mine = httpx.get(f"{server.url}/api/people/me", headers=headers).json()["tables"]
            listed = httpx.get(f"{server.url}/api/tables").json()["tables"]
            assert [each["table"]["id"] for each in mine] == [playable]
            assert [each["id"] for each in listed] == [playable]

        run(look())
        assert "Traceback" not in server.output()
        halt(server)
        assert asyncio.run(rows_of(database, table)) == before

    def test_who_sits_at_such_a_table_can_be_forgotten(
        self, database: str, serve: Callable[..., Server]
    ) -> None:
        server = serve(database)
        made: list[str] = []

        async def sit_down() -> None:
            ann = await Client.open(server.url, NAME, await new_person(server.url, NAME))
            assert ann.key
            made.append(await new_table(server.url, ann.key, GAME))
            await ann.follow(made[0])
            await ann.sit()
            made.append(ann.key)

        run(sit_down())
        table, key = made
        halt(server)
        asyncio.run(give_other_rules(database, table))
        server.start()
        headers = {"Authorization": f"Bearer {key}"}
        assert httpx.delete(f"{server.url}/api/people/me", headers=headers).status_code == 204
        halt(server)
        assert NAME not in str(asyncio.run(rows_of(database, table)))

    def test_who_sits_at_such_a_table_can_be_blocked(
        self, database: str, serve: Callable[..., Server]
    ) -> None:
        server = serve(database)
        made: list[str] = []

        async def sit_down() -> None:
            ann = await Client.open(server.url, "Ann", await new_person(server.url, "Ann"))
            assert ann.key
            for _ in range(2):
                made.append(await new_table(server.url, ann.key, GAME))
                await ann.follow(made[-1])
                await ann.sit()
            made.append(ann.received[0]["person"]["id"])

        run(sit_down())
        playable, strange, person = made
        halt(server)
        asyncio.run(give_other_rules(database, strange))
        server.start()
        headers = {"Authorization": f"Bearer {ADMIN_KEY}"}
        block = {"person": person, "blocked": True}
        answer = httpx.post(f"{server.url}/api/admin/block", json=block, headers=headers)
        seats = httpx.get(f"{server.url}/api/tables/{playable}").json()["seats"]
        assert seats[0]["name"] is None, "the other table has a free seat now"
        assert answer.status_code == 204

    def test_a_finished_game_with_other_rules_is_not_lost(
        self, database: str, serve: Callable[..., Server]
    ) -> None:
        server = serve(database)
        played: list[str] = []

        async def play() -> None:
            played.append(await play_a_game(server))

        run(play())
        halt(server)

        async def clear() -> None:
            await give_other_rules(database, played[0])
            async with server_at(database, KEEP_DAYS + 1) as server:
                await clear_up(server, KEEP_DAYS)
                left = [await count(server.services.database, kept) for kept in (log, records)]
                assert any(left), "neither the log nor a record is left"

        run(clear())

    def test_such_a_table_does_not_stop_the_clearing_up(self, database: str) -> None:
        async def work() -> None:
            async with server_at(database) as server:
                strange = await server.create(TableRequest(GAME), "ann")
            await give_other_rules(database, strange)
            async with server_at(database) as server:
                forgotten = await server.create(TableRequest(GAME), "ann")
                set_days(server, OPEN_DAYS + 1)
                await clear_up(server, KEEP_DAYS)
                assert await status_of(server, forgotten) == "closed"

        run(work())


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config)


REVISIONS = [script.revision for script in scripts().walk_revisions()]


def migrate_to(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, revision)


class TestSchema:
    def test_there_is_one_newest_revision(self) -> None:
        assert len(scripts().get_heads()) == 1

    def test_the_newest_revision_is_what_the_code_expects(self, database: str) -> None:
        def differences(connection: Connection) -> tuple[str | None, list[object]]:
            options = {"compare_type": True}
            context = MigrationContext.configure(connection, opts=options)
            return context.get_current_revision(), compare_metadata(context, metadata)

        async def work() -> None:
            async with opened(database) as made, made.read() as connection:
                revision, found = await connection.run_sync(differences)
            assert revision == scripts().get_current_head()
            assert found == []

        run(work())

    @pytest.mark.parametrize("revision", REVISIONS)
    def test_a_database_of_any_time_is_brought_up_to_date(
        self, database: str, revision: str
    ) -> None:
        def down_to(connection: Connection) -> None:
            metadata.drop_all(connection)
            connection.execute(text("DELETE FROM alembic_version"))
            migrate_to(connection, revision)

        async def work() -> None:
            async with opened(database) as made, made.begin() as connection:
                await connection.run_sync(down_to)
            async with opened(database) as made:
                async with made.read() as connection:
                    found = await connection.scalar(text("SELECT version_num FROM alembic_version"))
                assert found == scripts().get_current_head()
                await People(made).add("ann", "Ann", "hash", at=0.0)

        run(work())

    def test_a_database_of_the_future_is_refused_with_a_sentence(self, database: str) -> None:
        async def work() -> None:
            async with opened(database) as made, made.begin() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            with pytest.raises(StoreError, match="newer version"):
                await open_database(database)

        run(work())
