"""Each rule has a number, each number a test, and the code cites numbers that exist."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from adamas.core.catalogue import shelf
from adamas.locale.words import message_ids

TESTS = Path(__file__).parent / "rulebook"
NUMBER = r"[A-Z](?:\d+\.\d+|-A\d+)"


def rule_numbers(game: str) -> set[str]:
    """The numbers that begin an entry of the game's RULES.md."""
    text = (files(shelf()[game].package) / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(rf"^\s*- \*\*({NUMBER})\*\*", text, re.MULTILINE))


@pytest.mark.parametrize("game", shelf())
def test_rules_are_numbered(game: str) -> None:
    assert len(rule_numbers(game)) > 5


@pytest.mark.parametrize("game", shelf())
def test_every_rule_has_a_test_named_after_it(game: str) -> None:
    names: set[str] = set()
    # A game that lies elsewhere has its tests beside its folder.
    beside = Path(str(files(shelf()[game].package))).parent
    for path in (*TESTS.glob(f"test_{game}*.py"), *beside.glob(f"test_{game}*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    missing = {
        number
        for number in rule_numbers(game)
        if not any(each.startswith(f"test_{re.sub('[.-]', '_', number)}_") for each in names)
    }
    assert not missing


@pytest.mark.parametrize("game", shelf())
def test_cited_rules_exist(game: str) -> None:
    known = rule_numbers(game)
    sections = {number.split(".")[0] for number in known}
    cited: set[str] = set()
    for path in Path(str(files(shelf()[game].package))).rglob("*.py"):
        for citation in re.findall(r"RULES ([^:;\n)\"]*)", path.read_text(encoding="utf-8")):
            cited |= set(re.findall(rf"{NUMBER}|\b[A-Z]\d+\b", citation))
    assert len(cited) > 3
    assert cited <= known | sections


@pytest.mark.parametrize("game", shelf())
def test_the_rules_page_uses_the_numbers(game: str) -> None:
    ids = message_ids(shelf()[game].package, "en", "rules.ftl")
    numbered = [
        re.sub(r"^([A-Z]\d+)-", r"\1.", each) for each in ids if not each.startswith("heading")
    ]
    assert len(numbered) > 5
    sections = {number.split(".")[0] for number in rule_numbers(game)}
    assert set(numbered) <= rule_numbers(game) | sections


@pytest.mark.parametrize("game", shelf())
def test_options_cite_rules(game: str) -> None:
    known = rule_numbers(game)
    sections = {number.split(".")[0] for number in known}
    assert {option.rule for option in shelf()[game].options} <= known | sections
