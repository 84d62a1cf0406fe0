"""How far a game has grown. Suites and program ask a game only for what its levels promise.

A level is found, not declared: it is reached when the files and parts that belong to it are there.
The order is the one in which a game usually grows; what a level stands on has to be reached first.
"""

from collections.abc import Iterator
from enum import StrEnum
from importlib.resources import files
from itertools import groupby
from pathlib import Path

from adamas.core.box import Box
from adamas.core.errors import listing


class Level(StrEnum):
    """A rung of the ladder in CONTRIBUTING.md, which says what is written for each."""

    RULES = "rules"
    """The rules, in words and in code: whoever has a terminal plays, against random moves."""
    BOTS = "bots"
    """Somebody to play against."""
    SIMULATOR = "simulator"
    """The same law for the compiler: millions of games, and bots that search."""
    SCREENS = "screens"
    """The page can show it: tables on a server."""
    TUTORIAL = "tutorial"
    """A first game with explanations."""
    LANGUAGES = "languages"
    """All texts in all languages of the program."""


STANDS_ON = {
    Level.BOTS: Level.RULES,
    Level.SIMULATOR: Level.BOTS,
    Level.SCREENS: Level.BOTS,
    Level.TUTORIAL: Level.SCREENS,
    Level.LANGUAGES: Level.RULES,
}
"""What has to be reached first: screens need no simulator."""

FILES: dict[Level, tuple[str, ...]] = {
    Level.RULES: ("RULES.md", "locale/en/game.ftl", "locale/en/rules.ftl", "node_counts.json"),
    Level.SIMULATOR: ("fields.py", "kernel.py", "policies.py"),
    Level.SCREENS: ("locale/en/board.ftl", "actions.py", "events.py"),
    Level.TUTORIAL: ("locale/en/tutorial.ftl",),
}
"""What a game's folder has for a level.

The drawings of its screens are in `client/src/games`, which an installed program does not have.
"""
SHARED = {"actions.py", "events.py"}
"""Files that a game may have without thinking of screens."""

SOURCE = "en"
TRANSLATIONS = Path(__file__).parents[1] / "locale"
"""A folder a language, and in it a folder a game."""


def levels(box: Box) -> tuple[Level, ...]:
    """The levels that a game has reached."""
    return tuple(level for level in Level if not missing(box, level))


def missing(box: Box, level: Level) -> tuple[str, ...]:
    """What a game lacks for a level, and for what that stands on; nothing if it is reached."""
    below = STANDS_ON.get(level)
    own = tuple(name for name, there in _parts(box, level) if not there)
    return (*missing(box, below), *own) if below else own


def unfinished(box: Box) -> tuple[str, ...]:
    """A sentence for each level that was begun and is not reached."""
    return tuple(
        f"`{box.name}` has {listing(begun)}; for the level `{level}` it lacks {listing(lacking)}."
        for level in Level
        for begun, lacking in _beginnings(box, level)
        if begun and lacking
    )


def _beginnings(box: Box, level: Level) -> Iterator[tuple[list[str], tuple[str, ...]]]:
    """What there is of a level and what it lacks; of languages one by one: many need not be all."""
    parts = list(_parts(box, level))
    if level is not Level.LANGUAGES:
        yield [name for name, there in parts if there and name not in SHARED], missing(box, level)
        return
    for _, group in groupby(parts, key=lambda part: part[0].partition("/")[0]):
        texts = list(group)
        lacking = tuple(name for name, there in texts if not there)
        yield [name for name, there in texts if there], lacking


def _parts(box: Box, level: Level) -> Iterator[tuple[str, bool]]:
    """Everything that belongs to a level, and whether a game has it."""
    folder = Path(str(files(box.package)))
    if level is Level.RULES:
        yield "a box", True
    if level is Level.BOTS:
        yield "a bot with a level", any(bot.level for bot in box.bots)
    if level is Level.TUTORIAL:
        yield "a tutorial in its box", box.tutorial is not None
    if level is Level.LANGUAGES:
        yield from _translations(box.name, folder / "locale")
    yield from ((name, (folder / name).is_file()) for name in FILES.get(level, ()))


def _translations(game: str, own: Path) -> Iterator[tuple[str, bool]]:
    """Every English text of a game in every other language, as `fr/game.ftl`."""
    texts = sorted(path.name for path in (own / SOURCE).glob("*.ftl"))
    for language in sorted(path.name for path in TRANSLATIONS.glob("[!_]*/")):
        if language != SOURCE:
            places = (TRANSLATIONS / language / game, own / language)
            for text in texts:
                yield f"{language}/{text}", any((place / text).is_file() for place in places)
