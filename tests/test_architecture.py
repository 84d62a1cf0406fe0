"""docs/architecture.md is true: its pictures are those of the code, its files exist."""

import re
from pathlib import Path

import pytest

from tests.test_layers import BELOW
from tools.diagrams import DRAWN, LAYERS, PICTURES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PLACES = (ROOT, ROOT / "src" / "adamas", ROOT / "docs")
"""Where the files that the page names may lie."""
ANY_GAME = "diamant"


@pytest.mark.parametrize("name", list(DRAWN))
def test_pictures_are_as_drawn(name: str) -> None:
    """If this fails: python -m tools.diagrams."""
    assert (PICTURES / f"{name}.svg").read_text(encoding="utf-8") == DRAWN[name]()
    assert f"pictures/{name}.svg" in PAGE


def test_every_layer_is_drawn_above_what_it_imports() -> None:
    row_of = {name: row for row, together in enumerate(LAYERS) for name, _ in together}
    assert set(row_of) == set(BELOW)
    for name, imported in BELOW.items():
        assert all(row_of[each] > row_of[name] for each in imported), name


def test_the_files_that_the_page_names_exist() -> None:
    named = re.findall(r"`([\w./-]+/[\w./-]*|[\w/]+\.(?:py|ts|svelte|md))`", PAGE)
    assert len(named) > 40
    for each in named:
        path = each.replace("GAME", ANY_GAME).replace("NAME", "play")
        found = [place for place in PLACES if (place / path).exists()]
        inside = (ROOT / "src/adamas/games" / ANY_GAME / path).exists()
        assert found or inside, f"docs/architecture.md names {each}"
