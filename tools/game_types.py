"""Writes what a type checker knows of `adamas.game`: python -m tools.game_types.

That is src/adamas/games/__init__.pyi, with one overload for each folder beside it: the name of a
game gives the class of its rules, and with it the game's own states, views and actions.
"""

from importlib.resources import files
from pathlib import Path

from adamas.core import game
from adamas.core.box import Box
from adamas.core.catalogue import shelf
from tools.levels import GAMES

STUB = GAMES / "__init__.pyi"
HEAD = '''\
"""Written by `python -m tools.game_types`: the name of a game gives the class of its rules."""

from typing import Literal, overload
'''
LONGEST = 100
"""Columns of a line, as ruff breaks them."""


def games_of_the_program() -> list[Box]:
    """The games in the package, without those that lie elsewhere."""
    return [each for each in shelf().values() if Path(str(files(each.package))).parent == GAMES]


def stub() -> str:
    """The stub as it is written."""
    kinds = {each.name: type(each.open()) for each in games_of_the_program()}
    # Whole modules: two games may call their classes alike.
    modules = sorted({game.__name__, *(kind.__module__ for kind in kinds.values())})
    overloads = (
        overload(f'Literal["{name}"]', f"{kind.__module__}.{kind.__qualname__}")
        for name, kind in kinds.items()
    )
    # A name that is known only when the program runs.
    any_game = overload("str", f"{game.__name__}.AnyGame")
    imports = (f"import {module}" for module in modules)
    return "\n".join((HEAD, *imports, "", *overloads, any_game, ""))


def overload(name: str, result: str) -> str:
    """The types of `game` for some names."""
    options = "edition: str | None = None, **options: object"
    line = f"def game(name: {name}, {options}) -> {result}: ..."
    if len(line) > LONGEST:
        line = f"def game(\n    name: {name}, {options}\n) -> {result}: ..."
    return f"@overload\n{line}"


if __name__ == "__main__":
    STUB.write_text(stub(), encoding="utf-8")
