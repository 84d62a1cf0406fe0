"""Finds a game's compiled kernel and policies, and compiles the loops that play with them."""

from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from adamas.compiled.loading import template, twin
from adamas.core.catalogue import box
from adamas.core.kernel import Kernel, Policies


@cache
def kernel(game: str) -> Kernel:
    """The compiled kernel of a game."""
    return cast(Kernel, twin(f"{box(game).package}.kernel", {}))


@cache
def policies(game: str) -> Policies:
    """The compiled policies of a game."""
    package = box(game).package
    return cast(Policies, twin(f"{package}.policies", {f"{package}.kernel": _module(game)}))


@cache
def loops(game: str) -> Any:
    """The compiled loops of `loops.py`, bound to a game."""
    path = Path(__file__).with_name("loops.py")
    bound = {"KERNEL": kernel(game), "POLICIES": policies(game)}
    return template(f"{__package__}.loops_{game}", path, game, **bound)


def _module(game: str) -> ModuleType:
    return cast(ModuleType, kernel(game))
