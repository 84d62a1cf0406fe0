"""The crash drill in small: bench/crash.py plays hundreds of games, this a few on each database."""

from bench import crash
from tests.postgres import Cluster


def test_servers_are_killed_and_nothing_acknowledged_is_lost(database: str) -> None:
    found = crash.run(games=9, tables=9, address=database, progress=False)
    assert found.pop("acknowledged") > 100, "so many that some servers were killed"
    assert not any(found.values()), found


def test_the_audit_can_fail(postgres: Cluster) -> None:
    """An acknowledged choice that is not in the log is found: guards against a blind audit."""
    import asyncio

    from tests.live.table_servers import new_game, open_server

    address = postgres.new_database()

    async def forge() -> crash.Notes:
        async with open_server(address) as server:
            live = await new_game(server)
            return crash.Notes(live.id, "", {(0, 0): "exit"})

    notes = asyncio.run(forge())
    found = asyncio.run(crash.audit(address, [notes]))
    assert (found["lost"], found["unfinished"]) == (1, 1)
