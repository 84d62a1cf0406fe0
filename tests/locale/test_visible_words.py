"""No visible word stands in the sources of the terminal: all come from the Fluent files."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import adamas

ROOT = Path(adamas.__file__).parent
DRAWING = sorted([*(ROOT / "terminal").rglob("*.py"), *ROOT.glob("games/*/sketch.py")])
COMMAND = re.compile(r"adamas\b|pip | --")
STYLE = re.compile(r"(\[|\]|/|bold|dim|bright_\w+|red|green|yellow|cyan|blue|white|magenta|on|\s)+")
PRINTING = {"print", "Text", "append", "assemble", "add_column", "add_row", "input", "Rule"}


def sentences(source: str) -> list[str]:
    """Texts of several words, and single words that are printed as they stand."""
    tree = ast.parse(source)
    notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in notes
        and re.search(r"[^\W\d_]{2,} [^\W\d_]{2,}", node.value)
    ]
    found += [text for text in _printed(tree) if re.search(r"[^\W\d_]{2}", text)]
    return [each for each in found if not COMMAND.match(each) and not STYLE.fullmatch(each)]


def _printed(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in PRINTING:
            for given in node.args:
                pieces = given.values if isinstance(given, ast.JoinedStr) else [given]
                for piece in pieces:
                    if isinstance(piece, ast.Constant) and isinstance(piece.value, str):
                        yield piece.value


def _name(called: ast.expr) -> str:
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


@pytest.mark.parametrize("path", DRAWING, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_visible_word_is_in_the_terminal(path: Path) -> None:
    assert sentences(path.read_text(encoding="utf-8")) == []


def test_visible_words_are_found() -> None:
    assert sentences('raise BadOption("No such seat.")') == ["No such seat."]
    assert sentences('console.print(Text(f"Seat {number}"))') == ["Seat "]
    assert sentences('"""What it does."""\nText(shell("result-place"), style="bold red")') == []
