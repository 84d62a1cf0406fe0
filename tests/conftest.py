"""What all tests share."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.effort import examples
from tests.postgres import Cluster, cluster

# Tests read English, whatever the machine speaks.
os.environ["ADAMAS_LANGUAGE"] = "en"
# How long an example takes says more about the machine than about the code.
settings.register_profile("adamas", deadline=None, max_examples=examples(100))
settings.load_profile("adamas")


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
