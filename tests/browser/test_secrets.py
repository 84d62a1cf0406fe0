"""Gnomes, a game of memory: what a seat must not know is nowhere in its browser.

Two things are checked. Everything that a browser ever received shows a face-down tile only to
whoever looks at it, while they look. And at every moment the page is the same as in a tab that was
opened just now, which cannot remember anything: so nothing that was seen before is left in the
page, in its storage or in its cache.
"""

import json
import re
import time
from random import Random
from typing import Any

from playwright.sync_api import Page

from adamas.teller.changes import changed
from tests.browser.conftest import Visit
from tests.browser.test_games import invite, join
from tests.browser.visitors import MOST_TAPS, WAIT_MS, Visitor

BOARD = """() => {
    const stage = document.querySelector(".stage").cloneNode(true);
    stage.querySelector(".status").remove();
    return stage.innerHTML;
}"""
# How far the ledger has come is kept with the receipt; its salted head tells nothing.
STORED = r"""() => JSON.stringify([localStorage, sessionStorage])
    .replaceAll(/\\"(entries|head)\\": (\d+|\\"[0-9a-f]{64}\\")/g, "…")"""
LOADED = "() => performance.getEntriesByType('resource').map((each) => each.name)"
EVERY = 5
"""After so many taps a page is compared with a new one."""
FACES = ("lantern", "torch", "arrows", "five", "diamonds", "bats", "explosion", "snow")


class Spy:
    """Keeps everything that a visitor receives."""

    def __init__(self, visitor: Visitor) -> None:
        self.screens: list[dict[str, Any]] = []
        visitor.hear(self._keep)

    def _keep(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("screen"):
            self.screens.append(message["screen"])
        elif message.get("changes"):
            self.screens.append(changed(self.screens[-1], message["changes"]))


def forbidden(screen: dict[str, Any], seat: int | None) -> list[str]:
    """Faces in a screen that this seat must not see."""
    found = []
    looking: dict[str, Any] = (screen["looking"][seat] if seat is not None else None) or {}
    for owner, row in enumerate(screen["rows"]):
        for slot, spot in enumerate(row):
            if spot is None or spot["tile"] is None or spot["face_up"]:
                continue
            own_start = screen["phase"] in ("deal", "memorise") and owner == seat
            looks = (looking.get("seat"), looking.get("slot")) == (owner, slot)
            if screen["phase"] != "over" and not own_start and not looks:
                found.append(f"{screen['phase']}: seat {seat} sees tile {slot} of {owner}")
    if screen["drawn"] is not None and screen["active"] != seat:
        found.append(f"{screen['phase']}: seat {seat} sees what {screen['active']} drew")
    return found


def without_numbers(html: str) -> str:
    """A page without the marks that the framework counts."""
    html = re.sub(r"<!--.*?-->", "", html, flags=re.S)
    html = re.sub(
        r"\b(id|for|name|aria-labelledby|href|clip-path|fill)=\"[^\"]*?c\d+[^\"]*\"", "", html
    )
    return re.sub(r"\s+", " ", html)


def parts(html: str) -> list[str]:
    """The elements of a page one by one, so that a difference can be read."""
    # In which order classes came and went does not show.
    ordered = re.sub(
        r'class="([^"]*)"', lambda found: f'class="{" ".join(sorted(found[1].split()))}"', html
    )
    return without_numbers(ordered).replace("<", "\n<").split("\n")


def same_boards(one: Page, other: Page, board: str) -> None:
    """Two pages show the same, as soon as both have heard all that was said so far."""
    deadline = time.monotonic() + WAIT_MS / 1000
    while (found := parts(one.evaluate(board))) != (wanted := parts(other.evaluate(board))):
        assert time.monotonic() < deadline, (found, wanted)


def same_as_a_new_tab(visitor: Visitor) -> bool:
    """Whether the board is what a tab shows that was opened just now; False if nobody can tell."""
    if visitor.page.locator("[aria-pressed=true]").count():
        return False  # In the middle of a choice of two steps.
    fresh = visitor.new_page()
    fresh.goto(visitor.page.url)
    fresh.locator(".stage .status").wait_for()
    same_boards(visitor.page, fresh, BOARD)
    fresh.close()
    return True


def test_nothing_tells_what_somebody_must_not_know(visit: Visit) -> None:
    ann, bo, eve = (visit(name, size="phone") for name in ("Ann", "Bo", "Eve"))
    spies = {0: Spy(ann), 1: Spy(bo), None: Spy(eve)}
    path = invite(ann, "gnomes", 2)
    join(bo, path)
    eve.go(path)
    ann.button("Start").click()
    for each in (ann, bo, eve):
        each.page.locator(".stage").wait_for()
    rng = Random("secrets")
    stored = [each.page.evaluate(STORED) for each in (ann, bo)]
    compared = taps = 0
    for _ in range(MOST_TAPS):
        done = [player.choose_at_random(rng) for player in (ann, bo)]
        if done == ["over", "over"]:
            break
        if "tapped" not in done:
            ann.painted()
        elif (taps := taps + 1) % EVERY == 0:
            # Of the two, now the one and now the other.
            compared += same_as_a_new_tab((ann, bo)[taps // EVERY % 2])
    assert compared > 8
    for viewer, spy in spies.items():
        assert len(spy.screens) > 20
        assert [fault for screen in spy.screens for fault in forbidden(screen, viewer)] == []
    assert [each.page.evaluate(STORED) for each in (ann, bo)] == stored
    for each in (ann, bo):
        files = "".join(each.page.evaluate(LOADED)).lower()
        assert not any(face in files for face in FACES)
