"""The sources of the browser client: texts, and the wheel that contains the build.

`client/building.py check` looks at their format and types, `client/building.py test` runs them.
"""

import importlib.util
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from adamas.core.catalogue import box, games_at
from adamas.core.level import Level, missing
from adamas.live.errors import ADVICE
from adamas.locale.words import message_ids
from adamas.play.status import TableStatus
from adamas.web.endpoints import STATUS

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client"
COMPONENTS = sorted((CLIENT / "src").rglob("*.svelte"))


@pytest.fixture(scope="module")
def building() -> ModuleType:
    """client/building.py, which is in no package."""
    return load_building()


def load_building() -> ModuleType:
    """The same, for tests of other files."""
    spec = importlib.util.spec_from_file_location("building", CLIENT / "building.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_served_was_built_from_these_sources(building: ModuleType) -> None:
    """If this fails: python3 run.py setup."""
    assert building.fresh()


def test_a_wheel_contains_the_pages(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path]
    subprocess.run(list(map(str, command)), check=True, capture_output=True, cwd=ROOT)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "adamas/web/pages/app/index.html" in names
    assert any(
        re.fullmatch(r"adamas/web/pages/app/assets/index-.*\.js\.gz", name) for name in names
    )
    assert not any("node_modules" in name for name in names)


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: path.stem)
def test_no_visible_word_is_in_a_component(path: Path) -> None:
    """Texts come from Fluent files: what is left of a template has no letters."""
    assert words_in(path.read_text(encoding="utf-8")) == []


STYLED = [
    path
    for path in sorted((CLIENT / "src").rglob("*"))
    if path.suffix in {".svelte", ".css"}
    and not {"art", "figures"} & set(path.relative_to(CLIENT).parts)
]
"""Everything with styles but drawings."""
WITH_COLOURS = {"tokens.css", "palette.css"}
COLOUR = re.compile(r"#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(", re.I)


def colours_in(source: str, suffix: str) -> list[str]:
    """The colours that styles name by themselves."""
    styles = (
        re.findall(r"<style\b.*?</style>", source, flags=re.S) if suffix == ".svelte" else [source]
    )
    return [found for style in styles for found in COLOUR.findall(style)]


@pytest.mark.parametrize("path", STYLED, ids=lambda path: path.stem)
def test_colours_are_laid_down_once(path: Path) -> None:
    """All pages take them from the tokens, or a board from the palette of its scene."""
    found = colours_in(path.read_text(encoding="utf-8"), path.suffix)
    assert bool(found) == (path.name in WITH_COLOURS)


def test_colours_in_styles_are_found() -> None:
    assert colours_in("<p>#fff</p><style>p { color: #1a2b3c }</style>", ".svelte") == ["#1a2b3c"]
    assert colours_in("p { color: rgb(0 0 0 / 0.5) }", ".css") == ["rgb("]


def test_typefaces_come_with_their_licence() -> None:
    built = ROOT / "src" / "adamas" / "web" / "pages" / "app"
    for face in ("Piazzolla", "Nunito"):
        assert "SIL Open Font License" in (built / "fonts" / f"OFL-{face}.txt").read_text("utf-8")


def test_words_in_components_are_found() -> None:
    assert words_in("<p>Hello {name}</p>") == ["Hello"]
    assert words_in('<button aria-label="Close"><i>×</i></button>') == ["Close"]
    assert words_in('{#if a > b}<p class="x">{t("hello")}</p>{/if}') == []


def test_every_error_has_words() -> None:
    codes = set(ADVICE) | set(STATUS)
    known = message_ids("adamas", "en", "client.ftl")
    assert {f"error-{code}" for code in codes} <= set(known)


def test_every_status_of_a_table_has_words() -> None:
    known = message_ids("adamas", "en", "admin.ftl")
    assert {f"admin-status-{each}" for each in TableStatus} <= set(known)


@pytest.mark.parametrize("game", list(games_at(Level.SCREENS)))
def test_a_game_with_screens_has_its_drawings(game: str) -> None:
    folder = CLIENT / "src" / "games" / game
    drawn = [folder / name for name in ("index.ts", "Picture.svelte", "icon.svg")]
    # `python -m tools.icons` draws the last one.
    drawn.append(CLIENT / "public" / "icons" / f"{game}-96.png")
    assert [path for path in drawn if not path.is_file()] == []


@pytest.mark.parametrize(
    "folder", sorted((CLIENT / "src" / "games").glob("*/")), ids=lambda path: path.name
)
def test_what_is_drawn_is_a_game_with_screens(folder: Path) -> None:
    assert missing(box(folder.name), Level.SCREENS) == ()


@pytest.mark.parametrize("game", list(games_at(Level.SCREENS)))
def test_a_shared_device_calls_nobody_you(game: str) -> None:
    """Where several people share a device, what says "you" has a variant with a name."""
    folder = ROOT / "src" / "adamas" / "games" / game / "locale" / "en"
    source = "\n".join((folder / name).read_text("utf-8") for name in ("game.ftl", "board.ftl"))
    messages = dict(re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", source, flags=re.M))
    shown = {name: text for name, text in messages.items() if re.match("board-|question", name)}
    calling = {name for name, text in shown.items() if re.search(r"\byou", text, flags=re.I)}
    assert calling
    assert {name for name in calling if f"{name}-shared" not in shown} == set()
    assert {name for name in calling if name.endswith("-shared")} == set()


SPOKEN = r"(?:aria-label|aria-description|title|alt|placeholder|label)"


def words_in(source: str) -> list[str]:
    """The words of a template that a person would see or hear."""
    template = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.S)
    template = without_braces(template)
    spoken = re.findall(rf'\s{SPOKEN}="([^"]*)"', template)
    texts = re.sub(r"<[^<>]*>", "\n", template)
    found = [*spoken, *texts.split("\n")]
    return [text.strip() for text in found if re.search(r"[^\W\d_]{2}", text)]


def without_braces(template: str) -> str:
    """A template without its expressions and blocks."""
    kept, depth = [], 0
    for letter in template:
        depth += letter == "{"
        if not depth:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)
