"""What a type checker knows of a game: states, views and actions by name, and mistakes in them."""

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import adamas
from tools import game_types

ROOT = Path(__file__).parents[1]
RIGHT = ("turn_by_turn", "my_bot", "three_lines", "castle_builder", "what_a_seat_knows")
"""Examples that name the states, views and actions of a game."""

DIAMANT = """
import adamas
from adamas.games.diamant.actions import Decision
from adamas.games.diamoniak.actions import Draw

rules = adamas.game("diamant", "lavka", leftover="per_card")
state = rules.initial(4)
print(rules.observe(state, 0).chests[0] + 1)
print(rules.observe(state, 0).treasures)  # wrong: attr-defined
print(state.chest)  # wrong: attr-defined
print(Decision.LEAVE)  # wrong: attr-defined
rules.apply(state, {0: Decision.EXIT})
rules.apply(state, {0: Draw()})  # wrong: dict-item
rules.initial("four")  # wrong: arg-type
print(rules.turn(state).choices)  # wrong: union-attr
"""

DIAMONIAK = """
import adamas
from adamas.games.diamoniak.actions import Action, Buy, Draw
from adamas.games.diamoniak.view import View

def careless(view: View, legal: tuple[Action, ...], rng: adamas.Rng) -> Action:
    print(view.holdings[0].castle, view.piles)  # wrong: attr-defined
    return Buy(seller=1) if len(legal) > 1 else Draw()

def mistaken(view: View, legal: tuple[Action, ...], rng: adamas.Rng) -> Action:
    return "draw"  # wrong: return-value

rules = adamas.game("diamoniak")
Buy(buyer=1)  # wrong: call-arg
turn = rules.turn(rules.initial(3))
if isinstance(turn, adamas.Chance):
    turn.outcomes[0][0].colour  # wrong: union-attr
adamas.play_game(rules, [careless, mistaken, adamas.bot(rules, "owl")])
gnomes = adamas.game("gnomes")
adamas.play_game(gnomes, [careless] * 3)  # wrong: misc
adamas.play_game(gnomes, [adamas.bot(gnomes, "owl"), careless])  # wrong: list-item
"""

GNOMES = """
import adamas
from adamas.games.gnomes.actions import Keep
from adamas.games.gnomes.state import State

rules = adamas.game("gnomes")
state: State = rules.initial(3)
view = rules.observe(state, 1)
known = view.rows[0][0]
print(known.tile)  # wrong: union-attr
if known is not None:
    print(known.face_up, known.face)  # wrong: attr-defined
owl = adamas.bot(rules, "owl")
owl(state, (Keep(0),), adamas.random_player)  # wrong: arg-type
adamas.bot(adamas.game("diamant"), "owl")(view, (), rng=None)  # wrong: call-arg arg-type
other = adamas.game(input())
print(other.initial(3).anything, other.observe(other.initial(3), 0).whatever)
"""
WRONG = {"diamant": DIAMANT, "diamoniak": DIAMONIAK, "gnomes": GNOMES}
"""Programs with mistakes, each beside its kind."""

Complaints = dict[str, dict[int, set[str]]]
"""The kinds of mistakes by program and line."""


def every_game() -> str:
    """A program that opens every game and says what it expects."""
    lines = ["from typing import assert_type", "import adamas"]
    for box in game_types.games_of_the_program():
        kind = type(box.open())
        lines.append(f"from {kind.__module__} import {kind.__name__} as {box.name}")
        lines.append(f'assert_type(adamas.game("{box.name}"), {box.name})')
    return "\n".join(lines)


def test_the_generated_stub_is_up_to_date() -> None:
    """If this fails: python -m tools.game_types."""
    assert game_types.STUB.read_text(encoding="utf-8") == game_types.stub()


def test_the_stub_says_how_the_function_is_called() -> None:
    """The checker reads the stub alone."""
    options = str(inspect.signature(adamas.game)).partition(" -> ")[0]
    last = game_types.stub().splitlines()[-1]
    assert last.startswith(f"def game{options} -> ")


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> Complaints:
    """What mypy says of all programs, in a folder that knows nothing of this project."""
    folder = tmp_path_factory.mktemp("programs")
    programs = {**{name: example(name) for name in RIGHT}, **WRONG, "every_game": every_game()}
    for name, text in programs.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    # The package is the one of this tree; what is wrong within it is another test's matter.
    checking = ["--strict", "--config-file=", "--follow-imports=silent", "--no-error-summary"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *checking, "."],
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    found: Complaints = {name: {} for name in programs}
    for name, line, kind in re.findall(
        r"^(\w+)\.py:(\d+): error: .*\[([\w-]+)\]$", done.stdout, re.MULTILINE
    ):
        found[name].setdefault(int(line), set()).add(kind)
    return found


def example(name: str) -> str:
    return (ROOT / "examples" / f"{name}.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RIGHT)
def test_examples_use_everything_by_name(name: str, complaints: Complaints) -> None:
    assert complaints[name] == {}
    assert not re.search(r"\bcast\(|type: ignore|\bAny\b", example(name))


def test_every_game_is_known_by_its_name(complaints: Complaints) -> None:
    assert complaints["every_game"] == {}


@pytest.mark.parametrize("name", WRONG)
def test_a_mistake_is_found_in_its_line(name: str, complaints: Complaints) -> None:
    expected = {
        number: set(line.partition("# wrong: ")[2].split())
        for number, line in enumerate(WRONG[name].splitlines(), start=1)
        if "# wrong: " in line
    }
    assert len(expected) > 3
    assert complaints[name] == expected


def test_an_installed_program_has_its_types() -> None:
    """What a wheel is made of: the mark that there are types, and the stub."""
    files = WheelBuilder(str(ROOT)).recurse_included_files()
    packed = {file.distribution_path for file in files}
    assert {"adamas/py.typed", "adamas/games/__init__.pyi"} <= packed
