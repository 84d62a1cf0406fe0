"""Every screen of the client, with the way to it."""

from collections.abc import Callable

from tests.browser.scenes import SCENES, key_of, table_of
from tests.browser.visitors import Visitor


def page(path: str) -> Callable[[Visitor], None]:
    """A page by its address."""

    def show(visitor: Visitor) -> None:
        visitor.go(path)
        visitor.page.locator("h1").first.wait_for()
        visitor.page.get_by_text("One moment").first.wait_for(state="hidden")

    return show


def all_settings(visitor: Visitor) -> None:
    """A game's page with everything that can be set."""
    visitor.go("/g/diamant")
    visitor.page.get_by_text("More settings").click()


def settings_dialog(visitor: Visitor) -> None:
    """The settings of the device."""
    visitor.go("/about")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("dialog").wait_for()


def waiting_room(visitor: Visitor) -> None:
    """A table before the start, as its host sees it."""
    visitor.go("/g/gnomes")
    visitor.button("Invite friends").click()
    visitor.button("Add a bot").first.click()
    visitor.page.get_by_label("Link to this table").wait_for()


def joining(visitor: Visitor) -> None:
    """A table before the start, as somebody sees it who got the link."""
    waiting_room(visitor)
    visitor.page.evaluate("localStorage.removeItem('adamas.key')")
    visitor.page.reload()
    visitor.button("Sit down").wait_for()


def scene(name: str) -> Callable[[Visitor], None]:
    """A moment of a game, as the person at seat 0 sees it."""

    def show(visitor: Visitor) -> None:
        visitor.go("/about")
        visitor.page.evaluate(f"localStorage.setItem('adamas.key', {key_of(0)!r})")
        visitor.go(f"/t/{table_of(name)}")
        visitor.page.locator(".stage").wait_for()
        visitor.page.locator("[data-choice]:enabled, #result-title").first.wait_for()

    return show


def rules_over(name: str) -> Callable[[Visitor], None]:
    """The rules over a moment of a game."""

    def show(visitor: Visitor) -> None:
        scene(name)(visitor)
        visitor.page.get_by_role("button", name="Rules").click()
        visitor.page.locator("dialog .rules").wait_for()

    return show


def replay(name: str, moment: int, seat: int | None = None) -> Callable[[Visitor], None]:
    """A moment of a finished game, looked at again."""

    def show(visitor: Visitor) -> None:
        visitor.go(f"/r/{table_of(name)}/{moment}" + ("" if seat is None else f"?seat={seat}"))
        visitor.page.get_by_role("slider").wait_for()
        visitor.page.get_by_text("One moment").first.wait_for(state="hidden")

    return show


def tutorial(game: str, steps: int = 0) -> Callable[[Visitor], None]:
    """A step of a tutorial, counted from 0."""

    def show(visitor: Visitor) -> None:
        visitor.go(f"/g/{game}/learn")
        frame = visitor.page.locator(".frame").first
        for step in range(steps):
            visitor.page.locator(".coach").get_by_text(f"{step + 1}/").wait_for()
            frame.wait_for(state="attached")
            visitor.page.locator(".ways button").click()
        visitor.page.locator(".coach").get_by_text(f"{steps + 1}/").wait_for()
        frame.wait_for(state="attached")

    return show


def dice(visitor: Visitor) -> None:
    """The check of a finished game's dice."""
    replay("diamoniak-end", 20)(visitor)
    visitor.button("Check the dice").click()
    visitor.page.get_by_text("Everything holds").wait_for()


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "start": page("/"),
    "game-diamant": page("/g/diamant"),
    "game-diamoniak": page("/g/diamoniak"),
    "game-gnomes": page("/g/gnomes"),
    "settings-of-a-table": all_settings,
    "tables": page("/tables"),
    "me": page("/me"),
    "about": page("/about"),
    "lost": page("/g/nowhere"),
    "settings": settings_dialog,
    "waiting-room": waiting_room,
    "joining": joining,
    "rules-diamant": page("/g/diamant/rules"),
    "rules-diamoniak": page("/g/diamoniak/rules"),
    "rules-gnomes": page("/g/gnomes/rules"),
    "rules-over-a-table": rules_over("diamoniak-witch"),
    "replay-diamant": replay("diamant-end", 12, 1),
    "replay-diamant-end": replay("diamant-end", 999),
    "replay-diamoniak": replay("diamoniak-end", 20),
    "replay-gnomes": replay("gnomes-end", 1, 0),
    "record": page("/replay"),
    "dice": dice,
    **{name: scene(name) for name in SCENES},
    "tutorial-diamant": tutorial("diamant"),
    "tutorial-diamant-relic": tutorial("diamant", 4),
    "tutorial-diamoniak": tutorial("diamoniak"),
    "tutorial-diamoniak-witch": tutorial("diamoniak", 10),
    "tutorial-gnomes": tutorial("gnomes"),
    "tutorial-gnomes-arrows": tutorial("gnomes", 10),
}
