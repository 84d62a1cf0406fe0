"""Finds a game's compiled kernel and policies, and compiles the loops that play with them."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np

from adamas.compiled import WHOLE, Ints
from adamas.compiled.modules import compiled_module, template
from adamas.core.catalogue import box, games_at
from adamas.core.errors import BadOption
from adamas.core.game import AnyGame
from adamas.core.kernel import Fields, Kernel, Policies
from adamas.core.level import Level
from adamas.core.numbered import fields_of


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
    return cast(Kernel, _compiled(game, "kernel"))


def policies(game: str) -> Policies:
    """The compiled policies of a game."""
    return cast(Policies, _compiled(game, "policies"))


def fields(game: str) -> Fields:
    """The numbers of a game."""
    return fields_of(_package(game), game)


def rules_of(game: AnyGame) -> Ints:
    """The rules of a game as numbers."""
    return np.array(fields(game.name).RULES.flatten(game), WHOLE)


def loops(game: str, searching: bool = False) -> Any:
    """The compiled loops of `loops.py`, bound to a game; with or without bots that search."""
    name = f"loops_{game}_searching" if searching else f"loops_{game}"
    bound = {
        "KERNEL": kernel(game),
        "FIELDS": fields(game),
        "POLICIES": policies(game),
        "SEARCHES": searching,
    }
    return _bound("loops.py", name, bound)


def batch_loops(game: str, bots: bool = False, searching: bool = False) -> Any:
    """The compiled loops of `batch_loops.py`, bound to a game; with or without bots."""
    name = f"batch_loops_{game}" + "_bots" * bots + "_searching" * searching
    bound = {
        "KERNEL": kernel(game),
        "FIELDS": fields(game),
        "LOOPS": loops(game, searching),
        "BOTS": bots,
    }
    return _bound("batch_loops.py", name, bound)


def _compiled(game: str, module: str) -> ModuleType:
    return compiled_module(f"{_package(game)}.{module}")


def _bound(file: str, name: str, bound: dict[str, Any]) -> ModuleType:
    return template(f"{__package__}.{name}", Path(__file__).with_name(file), **bound)
