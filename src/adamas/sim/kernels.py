"""Finds a game's compiled kernel and policies, and compiles the loops that play with them."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, cast

from adamas.compiled.modules import compiled_module, template
from adamas.core.catalogue import box, games_at
from adamas.core.errors import BadOption
from adamas.core.kernel import Kernel, Policies
from adamas.core.level import Level

_LOADING = RLock()
"""Loading a module for the compiler changes what a decorator does: one thread at a time."""


def has_kernel(game: str) -> bool:
    """Whether a game comes with a kernel, and so with all that is compiled."""
    return game in games_at(Level.SIMULATOR)


def _package(game: str) -> str:
    """The package of a game; BadOption if it has nothing to compile."""
    if not has_kernel(game):
        raise BadOption(
            f"`{game}` has no kernel yet, so this cannot be compiled. Bots that do not search play "
            f"it by the rules: adamas simulate {game} --bots random."
        )
    return box(game).package


def find_playout(game: str) -> Any:
    """A game's own loop for random play; None if it has none."""
    name = f"{box(game).package}.playout"
    return import_module(name) if find_spec(name) else None


def kernel(game: str) -> Kernel:
    """The compiled kernel of a game."""
    with _LOADING:
        return cast(Kernel, _kernel(_package(game)))


def policies(game: str) -> Policies:
    """The compiled policies of a game."""
    with _LOADING:
        return cast(Policies, _policies(_package(game)))


def loops(game: str, searching: bool = False) -> Any:
    """The compiled loops of `loops.py`, bound to a game; with or without bots that search."""
    with _LOADING:
        return _loops(game, _package(game), searching)


def observation(game: str) -> Any:
    """What the seats of a game see as numbers, compiled."""
    with _LOADING:
        return _observation(_package(game))


def batch_loops(game: str) -> Any:
    """The compiled loops of `batching.py`, bound to a game."""
    with _LOADING:
        return _batch_loops(game, _package(game))


@cache
def _kernel(package: str) -> ModuleType:
    return compiled_module(f"{package}.kernel", {})


@cache
def _policies(package: str) -> ModuleType:
    return compiled_module(f"{package}.policies", {f"{package}.kernel": _kernel(package)})


@cache
def _loops(game: str, package: str, searching: bool) -> ModuleType:
    path = Path(__file__).with_name("loops.py")
    bound = {"KERNEL": _kernel(package), "POLICIES": _policies(package), "SEARCHES": searching}
    name = f"{game}_searching" if searching else game
    return template(f"{__package__}.loops_{name}", path, name, **bound)


@cache
def _observation(package: str) -> ModuleType:
    return compiled_module(f"{package}.observation", {f"{package}.kernel": _kernel(package)})


@cache
def _batch_loops(game: str, package: str) -> ModuleType:
    path = Path(__file__).with_name("batch_loops.py")
    bound = {"KERNEL": _kernel(package), "OBSERVATION_MODULE": _observation(package)}
    return template(f"{__package__}.batch_loops_{game}", path, game, **bound)
