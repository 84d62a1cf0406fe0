"""A plain install plays and studies; what it lacks is named, with the way to get it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STUDY = """
import adamas
from adamas import sim
game = adamas.game("gnomes")
played = adamas.play_game(game, [adamas.bot(game, "owl"), adamas.bot(game, "mouse")])
print(len(played.scores), "scores")
row = game.encode(game.observe(game.initial(3), 0))
print(game.decode_row(row)["phase"], game.number(game.parse_action("look-2-1"), 1, 3))
for wanted in (sim.batch, sim.numeric_player):
    try:
        wanted(game, 1)
    except adamas.AdamasError as error:
        print(error)
"""


def required(name: str, found: set[str]) -> set[str]:
    """A distribution and all that it needs without any extra."""
    found.add(name)
    for wanted in distribution(name).requires or ():
        other = re.match(r"[\w.-]+", wanted)
        # What has a condition is for an extra, or for Pythons that are too old.
        if other and ";" not in wanted and other[0] not in found:
            required(other[0], found)
    return found


def folders(name: str) -> Iterator[Path]:
    """What a distribution has put into the folder of packages."""
    made = distribution(name)
    for top in {path.parts[0] for path in made.files or () if path.parts[0] != ".."}:
        yield Path(str(made.locate_file(top)))


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what `pip install adamas` brings, and no more."""
    library = tmp_path_factory.mktemp("plain")
    names = required("adamas", set())
    assert {"rich", "babel", "fluent-runtime"} <= names
    for path in {path for name in names for path in folders(name)}:
        if path.suffix != ".pth":
            (library / path.name).symlink_to(path)
    (library / "adamas").symlink_to(ROOT / "src" / "adamas")
    return library


def python(*arguments: str, path: tuple[Path, ...]) -> subprocess.CompletedProcess[str]:
    """Run Python with the packages of these folders alone."""
    places = os.pathsep.join(map(str, path))
    settings = {**os.environ, "PYTHONPATH": places, "ADAMAS_LANGUAGE": "en"}
    command = [sys.executable, "-S", *arguments]
    return subprocess.run(command, env=settings, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--version",),
        ("--help",),
        ("serve", "--help"),
        ("rules", "gnomes"),
        ("play", "diamoniak", "--watch", "--seed", "1"),
    ],
    ids=" ".join,
)
def test_a_plain_install_plays(plain: Path, arguments: tuple[str, ...]) -> None:
    done = python("-m", "adamas", *arguments, path=(plain,))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_a_plain_install_studies(plain: Path) -> None:
    done = python("-c", STUDY, path=(plain,))
    missing = "The simulator is not installed. Install it with: pip install 'adamas[sim]'\n"
    assert (done.stdout, done.stderr) == ("2 scores\ndeal 15\n" + 2 * missing, "")


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        ((), "serve"),
        (("serve",), "serve"),
        (("simulate", "diamant", "--bots", "owl"), "sim"),
        (("arena", "gnomes"), "sim"),
    ],
)
def test_it_says_how_to_get_what_it_lacks(
    plain: Path, arguments: tuple[str, ...], extra: str
) -> None:
    done = python("-m", "adamas", *arguments, path=(plain,))
    assert done.returncode == 2
    assert done.stderr.endswith(f"Install it with: pip install 'adamas[{extra}]'\n")
    # From the sources, the set-up brings the versions that were tested.
    done = python("-m", "adamas", *arguments, path=(ROOT / "src", plain))
    assert done.returncode == 2
    command = arguments[0] if arguments else "serve"
    assert done.stderr.endswith(f"Install it with: python3 run.py {command}\n")
