"""All that a server imports, also later: what this is imported into can be copied for servers."""

import gc
import pkgutil
from importlib import import_module

import aiosqlite  # noqa: F401
import asyncpg  # noqa: F401
import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

import adamas.games
import adamas.terminal.command
import adamas.web.serve
from adamas.core.catalogue import games_at, shelf

for _found in pkgutil.walk_packages(adamas.games.__path__, f"{adamas.games.__name__}."):
    import_module(_found.name)
# Which games there are depends on the environment of each copy.
games_at.cache_clear()
shelf.cache_clear()
# The copies need not look through it again.
gc.collect()
gc.freeze()
