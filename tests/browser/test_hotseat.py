"""Several people on one device: nothing secret is in the page while the curtain is down.

What is held against that is everything the page receives, and a stranger's page: while the curtain
is down, the board is what somebody sees who has no seat at all.
"""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from tests.browser.conftest import Visit
from tests.browser.test_games import invite, join, result
from tests.browser.test_secrets import STORED, forbidden, same_boards
from tests.browser.visitors import MOST_TAPS, Visitor

NAMES = ("Ann", "Ben", "Clara")
SECRET = [name for name, box in games_at(Level.SCREENS).items() if box.secrets]
BOARD = """() => {
    const stage = document.querySelector(".stage").cloneNode(true);
    const own = ".status, .bar[aria-label='Who has the device']";
    for (const each of stage.querySelectorAll(own)) each.remove();
    return `${document.querySelectorAll(".log li").length} lines ${stage.innerHTML}`;
}"""
SPOKEN = """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label]")]
    .map((each) => each.getAttribute("aria-label")), document.title].join("\\n")"""
YOU = re.compile(r"\byou(rs?|rself)?\b", re.I)
SEEN = "to be seen now"
"""How Gnomes says that a face can be seen."""


class Ear:
    """Hears what a visitor receives, and notes whose it is."""

    def __init__(self, visitor: Visitor) -> None:
        self.private: list[dict[str, Any]] = []
        """All that belongs to one seat alone."""
        self.screens: list[dict[str, Any]] = []
        visitor.hear(self._keep)

    def _keep(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        screen, turn = message.get("screen") or {}, message.get("turn") or {}
        if screen:
            self.screens.append(screen)
        viewer = (message.get("you") or {}).get("viewer")
        own = screen.get("seat") is not None or viewer is not None
        if own or turn.get("legal") or turn.get("chosen") or turn.get("default"):
            self.private.append(message)


def gather(visitor: Visitor, game: str, names: tuple[str, ...] = NAMES, others: str = "") -> None:
    """Fill in the names of a device's people."""
    visitor.go(f"/g/{game}")
    visitor.button("Together on this device").click()
    for number, name in enumerate(names, start=1):
        if number > 2:
            visitor.button("One more person").click()
        visitor.page.get_by_role("textbox", name=f"Person {number}").fill(name)
    if others:
        visitor.page.get_by_label(others).check()


def begin(visitor: Visitor, game: str, names: tuple[str, ...] = NAMES, others: str = "") -> None:
    """Start a game on one device."""
    gather(visitor, game, names, others)
    visitor.page.get_by_role("button", name="Start", exact=True).click()
    visitor.page.locator(".stage").wait_for()


def passed_to(visitor: Visitor) -> str:
    """For whom the curtain is down; empty if it is not."""
    heading: str = visitor.page.evaluate("document.querySelector('#curtain-name')?.innerText ?? ''")
    return heading.removeprefix("Pass to ")


def lift(visitor: Visitor, name: str) -> None:
    """Somebody takes the device."""
    visitor.page.get_by_role("dialog", name=f"Pass to {name}").wait_for()
    visitor.button(f"{name} is here").click()
    visitor.page.locator("[data-choice]:enabled").first.wait_for()


def nothing_to_see(visitor: Visitor, ear: Ear, stranger: Visitor | None) -> None:
    """While the curtain is down: the page has nothing that a stranger's has not."""
    heard = len(ear.private)
    page = visitor.page
    assert page.locator("[data-choice]:enabled, [data-choice][aria-pressed=true]").count() == 0
    assert page.get_by_text(SEEN).count() == 0
    if stranger:
        same_boards(page, stranger.page, BOARD)
    assert len(ear.private) == heard


def speaks_of_nobody_as_you(visitor: Visitor) -> None:
    """Names, never "you"."""
    text = visitor.page.evaluate(SPOKEN)
    assert not (found := YOU.search(text)), text[max(0, found.start() - 60) : found.end() + 30]


def play(visitor: Visitor, ear: Ear, stranger: Visitor | None, rng: Random, taps: int) -> int:
    """Pass the device around and tap at random; how often it was passed."""
    passed = 0
    for _ in range(taps):
        if name := passed_to(visitor):
            passed += 1
            nothing_to_see(visitor, ear, stranger if passed % 7 == 1 else None)
            speaks_of_nobody_as_you(visitor)
            visitor.button(f"{name} is here").click()
            continue
        done = visitor.play(rng, 1 if rng.random() < 0.2 else 10, stop="#curtain-name")
        if done == "over":
            return passed
        if done == "tapped":
            speaks_of_nobody_as_you(visitor)
    raise AssertionError("The game does not end.")


@pytest.mark.parametrize("game", list(games_at(Level.SCREENS)))
def test_a_whole_game_on_one_device(visit: Visit, game: str) -> None:
    ann, eve = visit("Ann", size="phone"), visit("Eve", size="phone")
    ear = Ear(ann)
    begin(ann, game)
    eve.go(f"/t/{ann.table()}")
    eve.page.locator(".stage").wait_for()
    stored = ann.page.evaluate(STORED)
    secret = game in SECRET
    passed = play(ann, ear, eve if secret else None, Random(game), MOST_TAPS)
    assert passed > 6 if secret else passed == 0
    assert sorted(line.rpartition(" ")[0] for line in result(ann)) == sorted(NAMES)
    assert result(ann) == result(eve)
    speaks_of_nobody_as_you(ann)
    assert ann.page.evaluate(STORED) == stored
    if game == "gnomes":
        faults = [each for screen in ear.screens for each in forbidden(screen, screen["seat"])]
        assert faults == []
    # The same people again.
    ann.button("Play again").click()
    ann.page.locator("#result-title").wait_for(state="hidden")
    ann.page.locator(".stage").wait_for()
    if secret:
        ann.page.get_by_role("dialog", name="Pass to").wait_for()
    else:
        ann.page.locator("[data-choice]:enabled").first.wait_for()
    for name in NAMES:
        expect(ann.page.locator(".stage")).to_contain_text(name)


def test_the_page_is_a_spectator_until_somebody_lifts_the_curtain(visit: Visit) -> None:
    ann = visit("Ann")
    ear = Ear(ann)
    begin(ann, "gnomes")
    ann.page.get_by_role("dialog", name="Pass to Ann").wait_for()
    seats = [each["screen"]["seat"] for each in ear.private if each.get("screen")]
    assert seats == []
    lift(ann, "Ann")
    assert ear.screens[-1]["seat"] == 0
    heard = len(ear.private)
    ann.button("Lower the curtain").click()
    nothing_to_see(ann, ear, None)
    ann.page.reload()
    ann.page.get_by_role("dialog", name="Pass to Ann").wait_for()
    assert len(ear.private) == heard
    # Before the curtain all may look at the table.
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("dialog").wait_for(state="hidden")
    nothing_to_see(ann, ear, None)
    ann.button("Ann is here").click()
    ann.button("Lay them down like this").click()
    ann.page.get_by_role("dialog", name="Pass to Ben").wait_for()


def sees(visitor: Visitor, faces: int) -> None:
    """Whether so many faces can be seen."""
    expect(visitor.page.get_by_text(SEEN)).to_have_count(faces)


def test_holding_a_key_or_a_button_shows_what_is_secret(visit: Visit) -> None:
    ann = visit("Ann")
    begin(ann, "gnomes")
    lift(ann, "Ann")
    look = ann.button("Hold to look")
    expect(look).to_be_focused()
    sees(ann, 0)
    ann.page.keyboard.down("Space")
    sees(ann, 5)
    ann.page.keyboard.up("Space")
    sees(ann, 0)
    look.hover()
    ann.page.mouse.down()
    sees(ann, 5)
    ann.page.mouse.up()
    sees(ann, 0)
    # A tap is too short to look.
    look.click()
    sees(ann, 0)


HIDDEN = """() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    delete document.visibilityState;
}"""


@pytest.mark.parametrize(
    "leaving",
    ["window.dispatchEvent(new Event('blur'))", HIDDEN, "dispatchEvent(new Event('pagehide'))"],
    ids=["blur", "hidden", "pagehide"],
)
def test_the_page_goes_blank_when_nobody_looks_at_it(visit: Visit, leaving: str) -> None:
    ann = visit("Ann")
    ear = Ear(ann)
    begin(ann, "gnomes")
    lift(ann, "Ann")
    ann.page.keyboard.down("Space")
    sees(ann, 5)
    ann.page.evaluate(leaving)
    ann.page.get_by_role("dialog", name="Pass to Ann").wait_for()
    sees(ann, 0)
    nothing_to_see(ann, ear, None)
    ann.page.keyboard.up("Space")
    lift(ann, "Ann")
    sees(ann, 0)


def test_whoever_cannot_hold_taps(visit: Visit) -> None:
    ann = visit("Ann")
    begin(ann, "gnomes")
    ann.button("See the table").click()
    ann.button("Settings").click()
    ann.page.get_by_label("Look at secrets by tapping").check()
    ann.button("Close").click()
    ann.button("Ann is here").click()
    ann.page.get_by_role("button", name="Look", exact=True).click()
    sees(ann, 5)
    ann.button("Cover").click()
    sees(ann, 0)


def test_eight_choose_with_two_taps_each_and_see_it_together(visit: Visit) -> None:
    names = ("Ann", "Ben", "Clara", "Dora", "Emil", "Flo", "Gus", "Hana")
    ann = visit("Ann", size="phone")
    begin(ann, "diamant", names)
    for place, name in enumerate(names):
        lift(ann, name)
        ann.button("Go on" if place else "Go home").click()
        if name != names[-1]:
            # The next one at once, around the table; nobody knows what was chosen.
            expect(ann.page.locator("#curtain-name")).to_have_text(f"Pass to {names[place + 1]}")
            assert "goes home" not in ann.page.evaluate(SPOKEN)
    log = ann.page.locator(".log")
    log.get_by_text("Ann goes home").first.wait_for(state="attached")
    expect(log).to_contain_text("Hana goes on")


def test_a_sealed_choice_can_be_looked_at_and_changed(visit: Visit) -> None:
    ann = visit("Ann")
    begin(ann, "diamant")
    lift(ann, "Ann")
    ann.button("Go home").click()
    ann.page.get_by_role("dialog", name="Pass to Ben").wait_for()
    ann.button("Ann: choose again").click()
    lift(ann, "Ann")
    pressed = ann.page.locator("[data-choice][aria-pressed=true]")
    expect(pressed).to_have_count(0)
    ann.page.keyboard.down("Space")
    expect(pressed).to_have_text("go home")
    ann.page.keyboard.up("Space")
    expect(pressed).to_have_count(0)
    ann.button("Go on").click()
    for name in ("Ben", "Clara"):
        lift(ann, name)
        ann.button("Go on").click()
    expect(ann.page.locator(".log").get_by_text("Ann goes on")).to_be_attached()


def test_a_friend_joins_from_elsewhere(visit: Visit) -> None:
    ann, dan = visit("Ann"), visit("Dan")
    gather(ann, "diamant", ("Ann", "Ben"), "friends")
    ann.button("Open the table").click()
    ann.page.get_by_text("on this device", exact=True).first.wait_for()
    speaks_of_nobody_as_you(ann)
    join(dan, f"/t/{ann.table()}")
    ann.page.get_by_text("Dan", exact=True).wait_for()
    ann.page.get_by_role("button", name="Start", exact=True).click()
    for name in ("Ann", "Ben"):
        lift(ann, name)
        ann.button("Go on").click()
    ann.page.get_by_text("Waiting for Dan").wait_for()
    ann.button("Ben: choose again").wait_for()
    dan.page.locator("[data-choice]:enabled").first.wait_for()
    dan.button("Go on").click()
    expect(ann.page.locator(".log").get_by_text("Dan goes on")).to_be_attached()
    expect(dan.page.get_by_text("Your turn").first).to_be_visible()


def test_a_lost_network_loses_nothing(visit: Visit) -> None:
    ann = visit("Ann")
    begin(ann, "diamant", others="bots")
    lift(ann, "Ann")
    ann.context.set_offline(True)
    ann.page.get_by_text("The connection is lost.").wait_for()
    ann.button("Go on").click()
    ann.page.get_by_role("dialog", name="Pass to Ben").get_by_text("The connection").wait_for()
    ann.context.set_offline(False)
    for name in ("Ben", "Clara"):
        lift(ann, name)
        ann.button("Go on").click()
    expect(ann.page.locator(".log").get_by_text("Ann goes on")).to_be_attached()


def test_names_are_kept_and_different(visit: Visit) -> None:
    ann = visit("Ann")
    begin(ann, "gnomes", ("Mia", " Mia ", ""))
    for name in ("Mia", "Mia 2"):
        expect(ann.page.locator(".log")).to_contain_text(f"{name} sits down.")
    ann.go("/g/diamoniak")
    ann.button("Together on this device").click()
    fields = ann.page.get_by_role("textbox", name=re.compile("Person"))
    fields.nth(2).wait_for()
    kept = [field.input_value() for field in fields.all()]
    assert kept[:2] == ["Mia", "Mia 2"]
    assert kept[2]


def test_two_people_join_from_one_phone(visit: Visit) -> None:
    ann, bo = visit("Ann"), visit("Bo")
    path = invite(ann, "gnomes", 3)
    join(bo, path)
    bo.page.get_by_label("Another person on this device").fill("Cy")
    bo.button("Join the table").click()
    bo.page.get_by_text("on this device", exact=True).first.wait_for()
    ann.page.get_by_role("button", name="Start", exact=True).click()
    lift(bo, "Bo")
    bo.button("Lay them down like this").click()
    bo.page.get_by_role("dialog", name="Pass to Cy").wait_for()
    ann.page.locator("[data-choice]:enabled").first.wait_for()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
