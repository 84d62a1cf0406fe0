"""Whole games with nothing but the keyboard."""

from random import Random

import pytest

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from tests.browser.conftest import Visit
from tests.browser.visitors import Visitor

MOST_TABS = 150
MOST_CHOICES = 400
FREE = """() => document.querySelector(".status.held") ? 0 :
    document.querySelectorAll("[data-choice]:enabled").length"""
"""Among how many things one can choose."""


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until something of this kind has the focus."""
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("(kind) => document.activeElement.matches(kind)", selector):
            return
    raise AssertionError(f"The keyboard does not get to {selector}.")


def focus_is_kept(visitor: Visitor) -> bool:
    """Whether something other than the page as a whole has the focus, and it can be seen."""
    kept: bool = visitor.page.evaluate("document.activeElement !== document.body")
    return kept


@pytest.mark.parametrize("game", list(games_at(Level.SCREENS)))
def test_a_game_is_played_with_the_keyboard_alone(visit: Visit, game: str) -> None:
    ann, rng = visit("Ann"), Random(game)
    ann.go("/")
    ann.page.locator(".games a").first.wait_for()
    tab_to(ann, f"a[href='/g/{game}']")
    ann.page.keyboard.press("Enter")
    ann.page.locator(".go .primary").wait_for()
    tab_to(ann, ".go .primary")
    ann.page.keyboard.press("Enter")
    ann.page.locator(".stage").wait_for()
    lost = 0
    for _ in range(MOST_CHOICES):
        if not ann.ready():
            break
        # A choice that is held back is sent by the same key once more.
        free = ann.page.evaluate(FREE)
        for _ in range(rng.randint(1, min(free, 6)) if free else 0):
            # What others do may end the decision meanwhile.
            if ann.page.evaluate(FREE):
                tab_to(ann, "[data-choice]:enabled, #result-title")
        ann.page.keyboard.press(rng.choice(["Enter", "Space"]))
        ann.settle()
        lost += not focus_is_kept(ann)
    assert ann.over
    assert lost == 0
    # The focus is where the news are, and the next game is a key away.
    assert focus_is_kept(ann)
    tab_to(ann, ".result button.primary")
