"""Databases and servers that the tests of the web share."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.postgres import Cluster, cluster
from tests.web.servers import Server, sqlite


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of one worker."""
    with cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    made: Cluster = request.getfixturevalue("postgres")
    return made.new_database()


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    """Starts servers, and stops them after the test."""
    running: list[Server] = []

    def start(database: str, *arguments: str) -> Server:
        running.append(Server(database, *arguments))
        return running[-1]

    yield start
    for server in running:
        server.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests of a module, without limits of rate."""
    made = Server(sqlite(tmp_path_factory.mktemp("server")), "--no-rate-limits")
    yield made
    made.kill()
