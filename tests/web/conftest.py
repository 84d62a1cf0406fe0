"""Servers that the tests of the web share."""

from collections.abc import Callable, Iterator

import pytest

from tests.web.servers import Server, sqlite


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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that need none of their own, without limits of rate."""
    made = Server(sqlite(tmp_path_factory.mktemp("server")), "--no-rate-limits")
    yield made
    made.kill()
