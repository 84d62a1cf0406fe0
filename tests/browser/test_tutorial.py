"""The tutorials, by following what is pointed at; and everything else that a pupil may do."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from tests.browser.conftest import Visit
from tests.browser.visitors import Visitor

GAMES = games_at(Level.TUTORIAL)
MOST_TAPS = 6
"""For one action: three cards for the witch, and the button."""

COVERED = """() => {
    // Frames that the guide lies on, and those that are out of sight.
    const guide = document.querySelector(".guide").getBoundingClientRect();
    const inside = (x, y, box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    return [...document.querySelectorAll(".frame")].filter((frame) => {
        const box = frame.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return inside(x, y, guide) || x < 0 || y < 0 || x > innerWidth || y > innerHeight;
    }).length;
}"""


DO_AND_SKIP = """async () => {
    // At once, without a turn of the clock, so that the story cannot end before it is skipped.
    const arrow = document.querySelector(".frame.taps")?.getBoundingClientRect();
    const target = arrow
        ? document.elementFromPoint(arrow.x + arrow.width / 2, arrow.y + arrow.height / 2)
        : document.querySelector(".ways [data-main]");
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const buttons = () => [...document.querySelectorAll(".ways button")];
    const skip = () => buttons().find((each) => each.textContent.trim() === "Skip");
    for (let turns = 0; turns < 1000 && !skip(); turns++) await null;
    const found = skip();
    found?.click();
    return found !== undefined;
}"""


class Pupil:
    """Somebody who learns a game."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor, self.page = visitor, visitor.page
        visitor.go(f"/g/{game}")
        self.page.get_by_role("link", name="Learn it in").click()
        self.text.wait_for()
        self.go_on.wait_for()

    @property
    def text(self) -> Locator:
        """What the guide says."""
        return self.page.locator(".coach [data-status]")

    @property
    def go_on(self) -> Locator:
        """The button of the guide where there is nothing to choose."""
        return self.page.locator(".coach").get_by_role("button", name="Go on", exact=True)

    @property
    def arrow(self) -> Locator:
        """The frame around what is to be tapped."""
        return self.page.locator(".frame.taps")

    @property
    def hint(self) -> Locator:
        """What is said to somebody who did something else."""
        return self.page.locator(".coach").get_by_text("please follow the arrow")

    @property
    def end(self) -> Locator:
        """What there is when all is done."""
        return self.page.get_by_role("button", name="Play a real game")

    def button(self, name: str) -> Locator:
        """A button or link of the guide."""
        coach = self.page.locator(".coach")
        return coach.get_by_role("button", name=name).or_(coach.get_by_role("link", name=name))

    def tap_the_arrow(self) -> None:
        """Tap where the arrow points, as a finger would: whatever lies there gets it."""
        box = self.arrow.bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def told(self) -> None:
        """Wait until the story of a step is told, and everything points where it should."""
        self.page.locator(".coach .text:not(.telling)").wait_for()
        self.visitor.settle()

    def step(self) -> int:
        """How many steps are done; a step is done as soon as what it asks for is."""
        return int(self.page.locator(".coach progress").get_attribute("value") or 0)

    def do_step(self) -> None:
        """What this step asks for."""
        before, step = self.text.inner_text(), self.step()
        self.go_on.or_(self.arrow).first.wait_for()
        if self.go_on.is_visible():
            self.go_on.click()
        else:
            for _ in range(MOST_TAPS):
                self.tap_the_arrow()
                self.visitor.settle()
                if self.step() != step:
                    break
        expect(self.text).not_to_have_text(before)
        self.told()

    def steps(self) -> Iterator[str]:
        """Go through all steps, each with what is said."""
        while not self.end.is_visible():
            yield self.text.inner_text()
            self.do_step()


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_to_its_end_and_into_a_real_game(visit: Visit, game: str) -> None:
    ann = visit("Ann", size="phone")
    pupil = Pupil(ann, game)
    told = []
    for text in pupil.steps():
        told.append(text)
        pupil.page.locator(".frame").first.wait_for(state="attached")
        assert pupil.page.evaluate(COVERED) == 0, text
    assert len(set(told)) == len(GAMES[game].tutorial.steps)  # type: ignore[union-attr]
    expect(pupil.end).to_be_focused()
    pupil.end.click()
    pupil.page.wait_for_url("**/t/*")
    assert ann.ready()


@pytest.mark.parametrize("game", GAMES)
def test_what_moves_can_be_followed(visit: Visit, game: str) -> None:
    """With animations: stories end where the server says, and can be skipped."""
    pupil = Pupil(visit("Ann", speed="fast"), game)
    for _ in range(5):
        pupil.do_step()
    while not pupil.page.evaluate(DO_AND_SKIP):
        pupil.told()
        pupil.go_on.or_(pupil.arrow).first.wait_for()
    expect(pupil.button("Skip")).to_have_count(0)
    expect(pupil.page.locator(".frame").first).to_be_visible()


def test_something_else_gets_a_hint_and_breaks_nothing(visit: Visit) -> None:
    pupil = Pupil(visit("Ann"), "diamant")
    pupil.do_step()
    # While something is only explained, there is nothing to choose.
    expect(pupil.page.locator("[data-key=exit]")).to_be_disabled()
    pupil.do_step()
    text = pupil.text.inner_text()
    for _ in range(2):
        pupil.page.locator("[data-key=exit]").click()
        expect(pupil.hint).to_be_visible()
        expect(pupil.text).to_have_text(text)
    pupil.do_step()
    expect(pupil.hint).to_have_count(0)


def test_other_cards_for_the_witch_are_laid_back(visit: Visit) -> None:
    pupil = Pupil(visit("Ann"), "diamoniak")
    while "you choose which" not in pupil.text.inner_text():
        pupil.do_step()
    for _ in range(2):
        pupil.page.get_by_role("button", name="Give a piece of your castle").click()
    pupil.page.get_by_role("button", name="Give a diamond").click()
    pupil.page.get_by_role("button", name="Give!").click()
    expect(pupil.hint).to_be_visible()
    expect(pupil.page.get_by_role("button", name="Give!")).to_have_count(0)
    pupil.do_step()
    expect(pupil.text).to_contain_text("Your castle is still there")


def test_a_free_choice_is_free(visit: Visit) -> None:
    pupil = Pupil(visit("Ann"), "gnomes")
    while "Tap any of them" not in pupil.text.inner_text():
        pupil.do_step()
    # Another one than the arrow points at.
    pupil.page.locator("button[data-at=place-0-2]").click()
    expect(pupil.text).to_contain_text("You alone see this tile")
    expect(pupil.page.locator("[data-at=place-0-2]")).to_contain_text("a torch with 3 diamonds")
    pupil.do_step()
    pupil.button("One step back").click()
    # As it was on this pupil's own way.
    expect(pupil.page.locator("[data-at=place-0-2]")).to_contain_text("a torch with 3 diamonds")


def test_back_and_anew(visit: Visit) -> None:
    pupil = Pupil(visit("Ann"), "diamoniak")
    expect(pupil.button("One step back")).to_be_disabled()
    steps = pupil.steps()
    told = [next(steps) for _ in range(5)]
    expect(pupil.text).to_have_text(told[-1])
    castle = pupil.page.locator("[data-spot=castle-0]").first
    for text in reversed(told[:-1]):
        pupil.button("One step back").click()
        expect(pupil.text).to_have_text(text)
    expect(castle).to_be_visible()
    pupil.do_step()
    pupil.do_step()
    pupil.button("Begin anew").click()
    expect(pupil.text).to_have_text(told[0])
    expect(pupil.page.get_by_role("img", name="No castle yet").first).to_be_visible()


def test_steps_can_be_shown_and_the_tutorial_left(visit: Visit) -> None:
    pupil = Pupil(visit("Ann"), "gnomes")
    pupil.do_step()
    before = pupil.text.inner_text()
    pupil.button("Show me").click()
    expect(pupil.text).not_to_have_text(before)
    pupil.button("Leave the tutorial").click()
    expect(pupil.page.get_by_role("button", name="Play against bots")).to_be_visible()


def test_it_is_read_aloud_on_request(visit: Visit) -> None:
    ann = visit("Ann")
    ann.context.add_init_script(
        "window.heard = []; speechSynthesis.speak = (said) => heard.push([said.text, said.lang]);"
    )
    pupil = Pupil(ann, "diamoniak")
    assert ann.page.evaluate("heard") == []
    pupil.button("Read it to me").click()
    first = pupil.text.inner_text()
    pupil.do_step()
    second = pupil.text.inner_text()
    assert ann.page.evaluate("heard") == [[first, "en"], [second, "en"]]
    pupil.button("Read it to me").click()
    pupil.do_step()
    assert len(ann.page.evaluate("heard")) == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_with_the_keyboard_alone(visit: Visit, game: str) -> None:
    """The focus is always on what leads on: one key does it."""
    pupil = Pupil(visit("Ann"), game)
    pupil.go_on.focus()
    live = pupil.page.locator("[role=log][aria-live]")
    for _ in range(100):
        if pupil.end.is_visible():
            break
        assert pupil.page.evaluate("document.activeElement.matches('[data-choice]')")
        expect(live).to_contain_text(pupil.text.inner_text())
        pupil.page.keyboard.press("Enter")
        pupil.visitor.settle()
    expect(pupil.end).to_be_focused()


def test_a_game_that_is_not_there_has_no_tutorial(visit: Visit) -> None:
    ann = visit("Ann")
    ann.forgive("400")  # The browser itself complains about the answer.
    ann.go("/g/nowhere/learn")
    expect(ann.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
