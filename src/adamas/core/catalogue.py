"""Finds the games by walking the package `adamas.games`; no list names them.

A folder named in the environment variable ADAMAS_GAMES is walked as well: the folder that holds the
game's own one. So a new game can be tried before it is moved into the package.
"""

import os
import pkgutil
from functools import cache
from importlib import import_module
from types import ModuleType

from adamas.core.box import Box
from adamas.core.errors import UnknownGame, unknown
from adamas.core.level import Level, missing

SHELF = "adamas.games"


@cache
def shelf() -> dict[str, Box]:
    """All boxes by name, in alphabetical order."""
    package = import_module(SHELF)
    extra = os.environ.get("ADAMAS_GAMES")
    if extra and not os.path.isdir(extra):
        raise UnknownGame(f"ADAMAS_GAMES is `{extra}`, but there is no such folder.")
    if extra and extra not in package.__path__:
        package.__path__.append(extra)
    names = sorted(each.name for each in pkgutil.iter_modules(package.__path__) if each.ispkg)
    modules = (_load(name) for name in names)
    return {module.BOX.name: module.BOX for module in modules if hasattr(module, "BOX")}


def _load(name: str) -> ModuleType:
    try:
        return import_module(f"{SHELF}.{name}")
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownGame(f"The game in the folder `{name}` cannot be loaded: {reason}.") from error


def box(name: str) -> Box:
    """The box of that name; UnknownGame if there is none."""
    if name not in shelf():
        raise UnknownGame(unknown("game", name, shelf()))
    return shelf()[name]


@cache
def games_at(level: Level) -> dict[str, Box]:
    """The boxes that have reached a level."""
    return {name: found for name, found in shelf().items() if not missing(found, level)}


def box_with_screens(name: str) -> Box:
    """The box of that name, for a page; UnknownGame if it is played in the terminal only."""
    found = box(name)
    if name not in games_at(Level.SCREENS):
        raise UnknownGame(
            f"`{name}` has no screens yet. It is played in the terminal: adamas play {name}."
        )
    return found
