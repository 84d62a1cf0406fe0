"""PostgreSQL is started anew while people play: everybody waits, and goes on."""

import asyncio
from collections.abc import Callable

import asyncpg
import httpx
import pytest
from sqlalchemy.exc import DBAPIError, OperationalError

from adamas.store.trouble import is_damage, passes
from tests.postgres import Cluster
from tests.web.clients import Client, new_person, new_table, run
from tests.web.servers import Server


def test_choices_and_readers_wait_while_it_starts(
    postgres: Cluster, serve: Callable[..., Server]
) -> None:
    """“Not now” was taken for good: choices got `internal`, and their sockets were closed."""
    server = serve(postgres.new_database())

    async def work() -> None:
        url = server.url
        keys = [await new_person(url, f"P{seat}") for seat in range(3)]
        table = await new_table(url, keys[0], "diamant", seats=3)
        clients = [await Client.open(url, f"P{seat}", key) for seat, key in enumerate(keys)]
        for client in clients:
            await client.follow(table)
            await client.sit(committed=False)
        await clients[0].ask("start")
        await asyncio.gather(*map(asked, clients))
        await asyncio.to_thread(postgres.stop)
        try:
            choices = [asyncio.create_task(client.choose("continue")) for client in clients]
            await clients[0].until(lambda: "waits" in types(clients[0]))
            seen = await asyncio.to_thread(postgres.refusals)
        finally:
            await asyncio.to_thread(postgres.start_refusing)
        try:
            async with httpx.AsyncClient(base_url=url) as http:
                headers = {"Authorization": f"Bearer {keys[1]}"}
                reading = asyncio.create_task(http.get("/api/people/me", headers=headers))
                while await asyncio.to_thread(postgres.refusals) < seen + 4:
                    await asyncio.sleep(0.02)
                assert not any(each.done() for each in (*choices, reading))
                await asyncio.to_thread(postgres.let_in)
                assert (await reading).status_code == 200
        finally:
            if postgres.refusing:
                await asyncio.to_thread(postgres.let_in)
        assert {done["type"] for done in await asyncio.gather(*choices)} == {"done"}
        await clients[0].until(lambda: "goes-on" in types(clients[0]))
        assert not any(client.closed for client in clients)
        assert not any("error" in types(client) for client in clients)
        # They play on.
        await clients[0].until(lambda: clients[0].asked or clients[0].over)
        if not clients[0].over:
            await clients[0].choose("exit")

    run(work())


async def asked(client: Client) -> None:
    await client.until(lambda: client.asked or client.over)


def types(client: Client) -> set[str]:
    return {str(message["type"]) for message in client.received}


@pytest.mark.parametrize(
    "kind",
    [
        asyncpg.CannotConnectNowError,
        asyncpg.AdminShutdownError,
        asyncpg.CrashShutdownError,
        asyncpg.TooManyConnectionsError,
        asyncpg.ConnectionDoesNotExistError,
        asyncpg.DiskFullError,
        asyncpg.DeadlockDetectedError,
        asyncpg.ReadOnlySQLTransactionError,
    ],
)
def test_trouble_that_passes(kind: type[asyncpg.PostgresError]) -> None:
    assert passes(DBAPIError("SELECT 1", {}, kind("Not now.")))


def test_what_does_not_pass() -> None:
    fault = DBAPIError("SELECT 1", {}, asyncpg.UndefinedTableError("There is no such table."))
    assert not passes(fault)
    assert not passes(ValueError())
    broken = DBAPIError("SELECT 1", {}, asyncpg.DataCorruptedError("A page is garbled."))
    assert is_damage(broken)
    assert not passes(broken)
    assert passes(OperationalError("SELECT 1", {}, Exception("The disk is full.")))
