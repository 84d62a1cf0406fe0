"""A game grows step by step: one that has only some levels passes whatever asks for these."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from adamas.core.level import FILES, Level
from tools.levels import SUITES
from tools.new_game import WRITERS, complaint, main, write

ROOT = Path(__file__).parents[1]
NOTHING_SELECTED = 5
"""What pytest returns then."""
LEFT_OUT = (".git", ".venv", ".*_cache", "*.pyc.*", "node_modules")
WHOLE_TREE = (
    "tests/core/test_level.py",
    "tests/locale/test_translations.py::test_a_translation_is_whole[fr]",
    "tests/test_layers.py::test_no_game_is_named_outside_its_folder",
    "tests/test_types.py",
    "tests/test_views_pages.py::test_the_generated_pages_are_up_to_date",
    "tests/test_client.py::test_what_is_served_was_built_from_these_sources",
    "tests/test_client.py::test_what_is_drawn_is_a_game_with_screens",
    "tests/test_docs.py::test_links_lead_somewhere[src/adamas/games/pebbles/RULES.md]",
    "tests/test_docs.py::test_links_lead_somewhere[docs/views/pebbles.md]",
    "tests/live/test_corpus.py::test_every_edition_has_a_log",
    "tests/web/test_protocol.py::test_the_generated_files_are_up_to_date",
)
"""What looks at all games at once, and does not need long."""


def pytest_in(folder: Path, *arguments: str, **settings: str) -> tuple[int, str]:
    """The exit code and output of tests in a folder like this one."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), **settings}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout[-5000:] + done.stderr[-2000:]


def passed(output: str) -> int:
    """How many tests passed."""
    found = re.search(r"^(\d+) passed", output, re.MULTILINE)
    return int(found[1]) if found else 0


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """This tree with the example as one of its games, which has rules and bots."""
    made = tmp_path_factory.mktemp("grown") / "adamas"
    shutil.copytree(ROOT, made, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)
    shutil.copytree(made / "examples" / "pebbles", made / "src" / "adamas" / "games" / "pebbles")
    shutil.copy(made / "examples" / "test_pebbles.py", made / "tests" / "rulebook")
    environment = {**os.environ, "PYTHONPATH": str(made / "src")}
    for tool in WRITERS:
        subprocess.run([sys.executable, "-m", *tool], cwd=made, env=environment, check=True)
    assert "pebbles" in (made / "src" / "adamas" / "games" / "__init__.pyi").read_text("utf-8")
    return made


def test_a_game_in_the_tree_passes_all_suites_of_its_levels(tree: Path) -> None:
    suites = (*SUITES[Level.RULES], *SUITES[Level.BOTS])
    code, output = pytest_in(tree, *suites, "-k", "pebbles")
    assert code == 0, output
    assert passed(output) > 150, output


def test_the_rest_of_the_tree_asks_it_for_nothing_more(tree: Path) -> None:
    code, output = pytest_in(tree, *WHOLE_TREE)
    assert code == 0, output
    higher = [suite for level in list(Level)[2:-1] for suite in SUITES[level]]
    code, output = pytest_in(tree, *dict.fromkeys(higher), "--collect-only", "-k", "pebbles")
    assert code == NOTHING_SELECTED, output


@pytest.mark.parametrize("level", Level)
def test_every_level_has_its_command_on_the_page(level: Level) -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    chosen = "" if level is Level.LANGUAGES else " -k NAME"
    assert f"\n    python3 run.py test {' '.join(SUITES[level])}{chosen}\n" in page
    assert all((ROOT / suite).exists() for suite in SUITES[level])


def test_a_game_elsewhere_passes_them_too() -> None:
    """As in the README: ADAMAS_GAMES names the folder."""
    suites = ("tests/contract", "tests/test_rule_numbers.py", "examples/test_pebbles.py")
    games = str(ROOT / "examples")
    code, output = pytest_in(ROOT, *suites, "-k", "pebbles", ADAMAS_GAMES=games)
    assert code == 0, output
    assert passed(output) > 100, output


def test_a_new_game_passes_the_first_level(tmp_path: Path) -> None:
    """The command that it prints is the one to type."""
    making = [sys.executable, "-m", "tools.new_game", "dragon_eggs", "--folder", str(tmp_path)]
    told = subprocess.run(making, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "bots: lacks `a bot with a level`" in told
    settings, _, arguments = next(
        line.strip() for line in told.splitlines() if "run.py test" in line
    ).partition("python3 run.py test ")
    assert settings == f"ADAMAS_GAMES={tmp_path} "
    code, output = pytest_in(ROOT, *shlex.split(arguments), ADAMAS_GAMES=str(tmp_path))
    assert code == 0, output
    assert passed(output) > 100, output
    written = [path.read_text("utf-8") for path in tmp_path.rglob("*") if path.suffix == ".py"]
    assert not any("skeleton" in text.lower() for text in written)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Pebbles", "use small letters"),
        ("dragon-eggs", "use small letters"),
        ("../pebbles", "use small letters"),
        ("", "use small letters"),
        ("class", "is a word of Python"),
        ("diamant", "There is a game `diamant` already"),
        ("seat", "stands in texts of the program"),
    ],
)
def test_a_bad_name_gets_a_sentence(
    name: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name, "--folder", str(tmp_path)]) == 2
    assert sentence in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    assert complaint("dragon_eggs") is None
    game, tests = write("dragon_eggs", tmp_path)
    assert {str(path.relative_to(game)) for path in game.rglob("*")} >= {*FILES[Level.RULES]}
    tests.write_text("precious")
    with pytest.raises(FileExistsError, match="exists already; nothing was written"):
        write("dragon_eggs", tmp_path)
    shutil.rmtree(game)
    with pytest.raises(FileExistsError, match="exists already; nothing was written"):
        write("dragon_eggs", tmp_path)
    assert tests.read_text() == "precious"
    assert not game.exists()
