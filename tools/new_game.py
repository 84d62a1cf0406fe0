"""Writes the skeleton of a game: python -m tools.new_game NAME [--folder DIR].

It is a small game that can be played, at the level `rules`: its folder, and the tests of its rules.
Without a folder it becomes a part of the program; a game that lies elsewhere is found by the
variable ADAMAS_GAMES. The pattern is tools/skeleton.
"""

import argparse
import keyword
import os
import re
import subprocess
import sys
from pathlib import Path

from adamas.core.catalogue import shelf
from adamas.core.level import Level
from tests.test_layers import modules, naming
from tools.levels import GAMES, ROOT

PATTERN = ROOT / "tools" / "skeleton"
RULEBOOK = ROOT / "tests" / "rulebook"
WRITERS = (("tools.game_types",), ("tools.views_page",))
"""What writes files about all games of the program."""


def complaint(name: str) -> str | None:
    """What is wrong with a name, as a sentence; None if a game can have it."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        return f"`{name}` cannot be a package of Python: use small letters, as in `pebbles`."
    if keyword.iskeyword(name):
        return f"`{name}` is a word of Python; take another."
    if name in shelf():
        return f"There is a game `{name}` already; take another name."
    # No game may be named outside its folder, which a test looks for.
    found = [place for path in modules() for place in naming(path, {name})]
    if found:
        return f"`{name}` stands in texts of the program ({found[0]}); take a rarer word."
    return None


def write(name: str, folder: Path) -> tuple[Path, Path]:
    """Write a game into a folder of games; its own folder, and the tests of its rules."""
    game, beside = folder / name, RULEBOOK if folder == GAMES else folder
    tests = beside / f"test_{name}.py"
    for path in (game, tests):
        if path.exists():
            raise FileExistsError(f"{path} exists already; nothing was written.")
    words = name.split("_")
    kind, title = "".join(map(str.capitalize, words)), " ".join(words).capitalize()
    game.mkdir(parents=True)
    for pattern in sorted(PATTERN.rglob("*")):
        target = game / pattern.relative_to(PATTERN)
        if pattern.name == f"test_{PATTERN.name}.py":
            target = tests
        if pattern.is_dir() and pattern.name != "__pycache__":
            target.mkdir()
        elif pattern.suffix in {".py", ".md", ".ftl", ".json"}:
            called = kind if pattern.suffix == ".py" else title
            text = renamed(pattern.read_text(encoding="utf-8"), name, called)
            target.write_text(text, encoding="utf-8")
    return game, tests


def renamed(text: str, name: str, called: str) -> str:
    """A text of the pattern for a game of that name; rules are numbered after its first letter."""
    text = re.sub(r"\bS(?=1[.-]\d|-A\d)", name[0].upper(), text)
    text = re.sub(r"(?<=test_)S(?=1_\d)", name[0].upper(), text)
    return text.replace("Skeleton", called).replace("skeleton", name)


def main(arguments: list[str]) -> int:
    """Write a game, and say what to do with it; 2 with a sentence if that does not go."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description=__doc__)
    parser.add_argument("name")
    parser.add_argument("--folder", type=Path, default=GAMES, help="the parent of its own folder")
    asked = parser.parse_args(arguments)
    folder = asked.folder.resolve()
    try:
        if found := complaint(asked.name):
            raise ValueError(found)
        game, tests = write(asked.name, folder)
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{game} is a game at the level `{Level.RULES}`; {tests} has the tests of its rules.")
    setting = {} if folder == GAMES else {"ADAMAS_GAMES": str(folder)}
    # Processes of their own: this one has walked the shelf already.
    for tool in (*(WRITERS if folder == GAMES else ()), ("tools.levels", asked.name)):
        told = [sys.executable, "-m", *tool]
        if code := subprocess.call(told, cwd=ROOT, env={**os.environ, **setting}):
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
