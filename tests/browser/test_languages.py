"""Languages in the page: chosen by the browser, switched in a game, added by a folder."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from adamas.locale.languages import languages
from adamas.locale.shell import shell
from adamas.locale.words import bundle, format_message
from tests.browser.axe import violations
from tests.browser.builds import copy_program
from tests.browser.conftest import Visit
from tests.browser.visitors import Visitor
from tests.web.servers import Server
from tools.texts import originals

ROOT = Path(__file__).parents[2]


def said(message: str, language: str, package: str = "adamas", file: str = "client.ftl") -> str:
    """A text of the page."""
    return format_message(bundle(package, language, file), message, {})


def weight_of_letters(ann: Visitor) -> int:
    """Bytes of typefaces that the page has loaded."""
    ann.settle()
    loaded = "performance.getEntriesByType('resource').filter(({ name }) => /woff2/.test(name))"
    size: int = ann.page.evaluate(f"{loaded}.reduce((sum, each) => sum + each.encodedBodySize, 0)")
    return size


def foreign_letters(ann: Visitor) -> set[str]:
    """Typefaces of the device that stand in for letters which the page's own lack."""
    ann.settle()
    session = ann.context.new_cdp_session(ann.page)
    for domain in ("DOM", "CSS"):
        session.send(f"{domain}.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    wanted = {"nodeId": root, "selector": "h1, h2, p, a, strong, button, span"}
    found = set()
    for node in session.send("DOM.querySelectorAll", wanted)["nodeIds"]:
        fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        found |= {each["familyName"] for each in fonts if not each["isCustomFont"]}
    return found


LOCALES = {"cs": "cs-CZ", "sr": "sr-RS", "sr-Latn": "sr-Latn-RS", "en": "ja"}
"""What a browser may ask for, where it is not the language itself; nobody has written the last."""


@pytest.mark.parametrize("language", list(languages()))
def test_the_browser_chooses_the_language_of_an_accessible_start_page(
    visit: Visit, language: str
) -> None:
    ann = visit("Ann", locale=LOCALES.get(language, language))
    ann.go("/")
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    expect(ann.page.locator("h1")).to_have_text(said("start-title", language))
    ann.page.locator(".games a").first.wait_for()
    assert violations(ann) == []
    assert foreign_letters(ann) == set()
    assert 0 < weight_of_letters(ann) <= (60_000 if language == "en" else 110_000)


def test_the_language_is_switched_in_the_middle_of_a_game(visit: Visit) -> None:
    ann = visit("Ann")
    ann.begin("diamant")
    ann.ready()
    ann.choose_at_random(Random(1))
    ann.ready()
    log = ann.page.locator(".log")
    expect(log).to_contain_text("The game begins.")
    ann.page.get_by_role("button", name=said("settings", "en")).click()
    ann.page.get_by_label(said("settings-language", "en")).select_option("ru")
    expect(ann.page.get_by_role("dialog")).to_contain_text(said("settings-theme", "ru"))
    ann.page.keyboard.press("Escape")
    # Everything on the page, what was told before included.
    expect(ann.page.locator("html")).to_have_attribute("lang", "ru")
    expect(log).to_contain_text(said("event-game-started", "ru"))
    words = re.findall(r"[A-Za-z]{3,}", ann.page.locator("main").inner_text())
    assert set(words) <= {word for name in ann.names() for word in name.split()}
    assert ann.ready()
    # It is kept, and the game goes on in it.
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("lang", "ru")
    assert ann.ready()


ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
CODE, NAME = "eo", "Esperanto"
"""Stands for any tenth language: English with accents."""


def accented(source: str) -> str:
    """A Fluent file with other letters in its words; variables, keys and numbers stay."""
    lines = []
    for line in source.splitlines():
        head, text = "", line
        found = re.match(r"([\w-]+ =|\s+\*?\[[\w-]+\])", line)
        if found:
            head, text = found.group(), line[found.end() :]
        elif line.startswith("#") or not line.startswith(" "):
            head, text = line, ""
        parts = re.split(r"(\{[^{}]*\}?|\[[^]]*\])", text)
        said = (part if part[:1] in ("{", "[") else part.translate(ACCENTS) for part in parts)
        lines.append(head + "".join(said))
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with one language more: one folder and one line."""
    folder = tmp_path_factory.mktemp("tenth")
    copy_program(folder / "src")
    modules = shutil.ignore_patterns("node_modules")
    shutil.copytree(ROOT / "client", folder / "client", ignore=modules)
    (folder / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")
    locale = folder / "src" / "adamas" / "locale"
    for name, english in originals().items():
        made = locale / CODE / name
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(accented(english.read_text(encoding="utf-8")), encoding="utf-8")
    known = json.loads((locale / "languages.json").read_text(encoding="utf-8"))
    known[CODE] = {"name": NAME}
    (locale / "languages.json").unlink()
    (locale / "languages.json").write_text(json.dumps(known), encoding="utf-8")
    subprocess.run([sys.executable, folder / "client" / "building.py"], check=True)
    return folder


def test_a_tenth_language_in_the_page(copy: Path, visit: Visit, tmp_path: Path) -> None:
    server = Server(str(tmp_path / "adamas.db"), sources=copy / "src")
    try:
        ann = visit("Ann", server.url, locale="eo")
        ann.go("/")
        expect(ann.page.locator("h1")).to_have_text(said("start-title", "en").translate(ACCENTS))
        ann.page.get_by_role("button", name=said("settings", "en").translate(ACCENTS)).click()
        expect(ann.page.locator("option", has_text=NAME)).to_be_attached()
    finally:
        server.close()


def test_a_tenth_language_in_the_terminal(copy: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(copy / "src"), "ADAMAS_LANGUAGE": CODE}
    command = [sys.executable, "-m", "adamas", "games"]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert shell("games-intro").translate(ACCENTS) in told.stdout
