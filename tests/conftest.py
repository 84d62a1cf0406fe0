"""What all tests share."""

import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import httpx._config as httpx_config
import httpx._transports.default as httpx_transports
import pytest
from hypothesis import settings

from tests.effort import PATIENCE_SECONDS, examples
from tests.postgres import Cluster, cluster

# Tests read English, whatever the machine speaks.
os.environ["ADAMAS_LANGUAGE"] = "en"
# Threads of a matrix product wait for each other at full speed: beside other lanes for minutes.
os.environ["OPENBLAS_NUM_THREADS"] = "1"
# Where no bytecode is kept, each of many processes would compile all modules again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# How long an example takes says more about the machine than about the code.
settings.register_profile("adamas", deadline=None, max_examples=examples(100))
settings.load_profile("adamas")
# Each client of httpx reads all certificates of the machine, which no test needs: 50 ms each time.
httpx_transports.create_ssl_context = cache(httpx.create_ssl_context)  # type: ignore[attr-defined]
# Five seconds are the usual limit, which a busy machine can need.
for part in ("connect", "read", "write", "pool"):
    setattr(httpx_config.DEFAULT_TIMEOUT_CONFIG, part, PATIENCE_SECONDS)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(node: Any, ids: Sequence[str]) -> None:
    """Refuse cases of one name where they would be lost.

    Workers that are given whole files, classes or groups know cases by name: they would run one of
    each, and nobody would miss the others.
    """
    alike = [name for name, times in Counter(ids).items() if times > 1]
    if alike and node.config.getoption("dist") in ("loadfile", "loadscope", "loadgroup"):
        pytest.exit(f"Several cases are called {alike[0]}: all but one would be lost.", 4)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of one worker."""
    with cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "adamas.db")
    made: Cluster = request.getfixturevalue("postgres")
    return made.new_database()
