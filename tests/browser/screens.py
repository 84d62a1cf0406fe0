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


def away(visitor: Visitor) -> None:
    """The start page while the server cannot be reached."""
    for path in ("**/api/**", "**/app/build.json"):
        visitor.page.route(path, lambda route: route.abort())
    visitor.go("/")
    visitor.page.get_by_role("alert").wait_for()


def app_offered(visitor: Visitor) -> None:
    """The browser offers to install the page as an app."""
    visitor.go("/about")
    visitor.page.locator("h1").first.wait_for()
    visitor.page.evaluate("dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))")
    visitor.page.get_by_role("button", name="Install as an app").wait_for()


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
    "away": away,
    "app-offered": app_offered,
    "settings": settings_dialog,
    "waiting-room": waiting_room,
    "joining": joining,
    **{name: scene(name) for name in SCENES},
}
