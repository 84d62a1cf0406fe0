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


def wall_waiting(visitor: Visitor) -> None:
    """A big screen before the start, with two people at the table."""
    visitor.go("/g/diamant")
    visitor.button("On a big screen").click()
    visitor.page.locator(".gathering img").wait_for()
    phone = visitor.new_page()
    phone.goto(visitor.page.url.replace("/w/", "/p/"))
    phone.get_by_role("button", name="Join").click()
    phone.get_by_role("button", name="Add a bot").first.click()
    visitor.page.get_by_text("2 seats are free").wait_for()
    phone.close()


def card_joining(visitor: Visitor) -> None:
    """A phone that came by the code of a big screen."""
    visitor.go("/g/gnomes")
    visitor.button("On a big screen").click()
    visitor.page.locator(".gathering img").wait_for()
    visitor.go("/p/" + visitor.page.url.rpartition("/")[2])
    visitor.button("Join").wait_for()


def card_waiting(visitor: Visitor) -> None:
    """A phone before the start."""
    card_joining(visitor)
    visitor.button("Join").click()
    visitor.button("Add a bot").first.click()
    visitor.page.get_by_text("bot", exact=True).first.wait_for()


def wall(name: str) -> Callable[[Visitor], None]:
    """A moment of a game on a big screen."""

    def show(visitor: Visitor) -> None:
        visitor.go(f"/w/{table_of(name)}")
        visitor.page.locator(".stage, #result-title").first.wait_for()

    return show


def scene(name: str, page: str = "t") -> Callable[[Visitor], None]:
    """A moment of a game, as the person at seat 0 sees it."""

    def show(visitor: Visitor) -> None:
        visitor.go("/about")
        visitor.page.evaluate(f"localStorage.setItem('adamas.key', {key_of(0)!r})")
        visitor.go(f"/{page}/{table_of(name)}")
        visitor.page.locator(".stage").wait_for()
        visitor.page.locator("[data-choice]:enabled, #result-title").first.wait_for()

    return show


WALLS = ("diamant-deep", "diamoniak-begin", "gnomes-keep", "diamant-end")
CARDS = ("diamant-deep", "diamoniak-witch", "gnomes-keep", "gnomes-peek", "diamant-end")
"""Scenes that are also looked at on a big screen, and on a phone beside one."""

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
    **{name: scene(name) for name in SCENES},
    "wall-waiting": wall_waiting,
    **{f"wall-{name}": wall(name) for name in WALLS},
    "card-joining": card_joining,
    "card-waiting": card_waiting,
    **{f"card-{name}": scene(name, "p") for name in CARDS},
}
