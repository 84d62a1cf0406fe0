"""Says how far games have grown, what they lack, and what to run: python -m tools.levels [GAME…].

`core/level.py` says what a level is, CONTRIBUTING.md what to write for it.
"""

import re
import shlex
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from adamas.core.box import Box
from adamas.core.catalogue import box, shelf
from adamas.core.errors import listing
from adamas.core.level import Level, missing

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "adamas" / "games"

SUITES: dict[Level, tuple[str, ...]] = {
    Level.RULES: (
        "tests/core/test_level.py",
        "tests/contract",
        "tests/play",
        "tests/games",
        "tests/rulebook",
        "tests/test_layers.py",
        "tests/test_rule_numbers.py",
        "tests/test_views_pages.py",
        "tests/terminal/test_command.py",
        "tests/locale/test_used.py",
    ),
    Level.BOTS: ("tests/games/test_bots.py", "tests/golden"),
    Level.SIMULATOR: ("tests/sim",),
    Level.SCREENS: (
        "tests/test_client.py",
        "tests/test_browser_dice.py",
        "tests/teller",
        "tests/live",
        "tests/web",
        "tests/browser",
    ),
    Level.TUTORIAL: (
        "tests/teller/test_tutorials.py",
        "tests/web/test_tutorials.py",
        "tests/browser/test_tutorial.py",
    ),
    Level.LANGUAGES: ("tests/locale", "tests/browser/test_languages.py"),
}
"""Where the promises of a level are checked, for every game that has reached it."""


def suites(found: Box, level: Level) -> list[str]:
    """The suites of a level for one game, as arguments of pytest."""
    folder = Path(str(files(found.package)))
    # The tests of a game that lies elsewhere are beside its folder.
    beside = sorted(folder.parent.glob(f"test_{found.name}*.py")) if level is Level.RULES else ()
    # A translation is checked whole, a language at a time.
    chosen = () if level is Level.LANGUAGES else ("-k", found.name)
    return [*SUITES[level], *map(str, beside), *chosen]


def command(found: Box, level: Level) -> str:
    """What to type to check a level of a game."""
    elsewhere = Path(str(files(found.package))).parent
    setting = "" if elsewhere == GAMES else f"ADAMAS_GAMES={shlex.quote(str(elsewhere))} "
    return f"{setting}python3 run.py test {shlex.join(suites(found, level))}"


def report(found: Box) -> Iterator[str]:
    """The levels of a game, a line or two each."""
    yield f"{found.name}:"
    for level in Level:
        # Of a language that was not begun, its name is enough.
        names = (re.sub(r"^(\w\w)/.*", r"\1", name) for name in missing(found, level))
        lacking = tuple(dict.fromkeys(names))
        yield f"  {level}: {f'lacks {listing(lacking)}' if lacking else 'reached'}"
        if not lacking:
            yield f"    {command(found, level)}"


if __name__ == "__main__":
    for each in map(box, sys.argv[1:] or shelf()):
        print("\n".join(report(each)))
