"""The crash drill in small: bench/crash.py plays hundreds of games, this a few on each database."""

import pytest

from bench import crash
from tests.postgres import Cluster


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_servers_are_killed_and_nothing_acknowledged_is_lost(
    kind: str, request: pytest.FixtureRequest
) -> None:
    if kind == "postgresql":
        request.getfixturevalue("postgres")
    found = crash.run(games=9, tables=9, postgresql=kind == "postgresql", progress=False)
    assert found.pop("acknowledged") > 100
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
