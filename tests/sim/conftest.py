"""Two workers share out the games, so that no kernel is compiled twice (--dist=loadgroup)."""

import pytest

from adamas.core.catalogue import games_at
from adamas.core.level import Level


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep all tests of a game together; those that name none go with the first game."""
    first, *_ = games_at(Level.SIMULATOR)
    for item in items:
        game = next((name for name in games_at(Level.SIMULATOR) if name in item.nodeid), first)
        item.add_marker(pytest.mark.xdist_group(game))
