"""Every screen of the client, with the way to it."""

from collections.abc import Callable

import msgspec

from adamas.wire import api
from tests.browser.scenes import SCENES, key_of, table_of
from tests.browser.visitors import Visitor
from tests.web.servers import ADMIN_KEY


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


def wall_waiting(visitor: Visitor) -> None:
    """A big screen before the start, with two people at the table."""
    visitor.go("/g/diamant")
    visitor.button("On a big screen").click()
    visitor.page.locator(".gathering img").wait_for()
    phone = visitor.new_page()
    phone.goto(f"{visitor.server}/p/{visitor.table()}")
    phone.get_by_role("button", name="Join").click()
    phone.get_by_role("button", name="Add a bot").first.click()
    visitor.page.get_by_text("2 seats are free").wait_for()
    phone.close()


def card_joining(visitor: Visitor) -> None:
    """A phone that came by the code of a big screen."""
    visitor.go("/g/gnomes")
    visitor.button("On a big screen").click()
    visitor.page.locator(".gathering img").wait_for()
    visitor.go(f"/p/{visitor.table()}")
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


def open_scene(visitor: Visitor, name: str, page: str = "t") -> None:
    """Go to the table of a scene as the person at seat 0."""
    visitor.become(key_of(0))
    visitor.go(f"/{page}/{table_of(name)}")
    visitor.page.locator(".stage").wait_for()


def scene(name: str, page: str = "t") -> Callable[[Visitor], None]:
    """A moment of a game, as the person at seat 0 sees it."""

    def show(visitor: Visitor) -> None:
        open_scene(visitor, name, page)
        visitor.page.locator("[data-choice]:enabled, #result-title").first.wait_for()

    return show


def rules_over(name: str) -> Callable[[Visitor], None]:
    """The rules over a moment of a game."""

    def show(visitor: Visitor) -> None:
        scene(name)(visitor)
        visitor.page.get_by_role("button", name="Rules").click()
        visitor.page.locator("dialog .rules").wait_for()

    return show


def people_of_a_device(visitor: Visitor) -> None:
    """A game's page with the names of those who play on one device."""
    visitor.go("/g/diamant")
    visitor.button("Together on this device").click()
    for number, name in enumerate(("Ann", "Bo", "Cy"), start=1):
        if number > 2:
            visitor.button("One more person").click()
        visitor.page.get_by_role("textbox", name=f"Person {number}").fill(name)
    visitor.page.get_by_label("bots").check()


def curtain(name: str) -> Callable[[Visitor], None]:
    """A device is passed on."""

    def show(visitor: Visitor) -> None:
        open_scene(visitor, name)
        visitor.page.get_by_role("dialog", name="Pass to Ann").wait_for()

    return show


def replay(name: str, moment: int, seat: int | None = None) -> Callable[[Visitor], None]:
    """A moment of a finished game, looked at again."""

    def show(visitor: Visitor) -> None:
        visitor.go(f"/r/{table_of(name)}/{moment}" + ("" if seat is None else f"?seat={seat}"))
        visitor.page.get_by_role("slider").wait_for()
        visitor.page.get_by_text("One moment").first.wait_for(state="hidden")

    return show


def curtain_up(name: str, *, looking: bool) -> Callable[[Visitor], None]:
    """Somebody has lifted the curtain, and perhaps looks at what is theirs."""

    def show(visitor: Visitor) -> None:
        curtain(name)(visitor)
        # Nobody holds a button down for as long as a screen is examined.
        visitor.page.evaluate("localStorage.setItem('adamas.look', 'tap')")
        visitor.page.reload()
        visitor.button("Ann is here").click()
        visitor.page.locator("[data-choice]:enabled").first.wait_for()
        if looking:
            visitor.page.get_by_role("button", name="Look", exact=True).click()
            visitor.page.get_by_role("button", name="Cover").wait_for()

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


LONG_NAME = "Maximiliane-Wilhelmina von Hohenstaufen"
HOUSE = api.AdminPage(
    "0.1.0",
    3,
    1,
    (
        api.AdminPerson("p3kd82hfa0ql", "Ann", blocked=False, created_at=1_794_800_000),
        api.AdminPerson("p9fj37sna1xz", "<b>Rude</b>", blocked=True, created_at=1_794_700_000),
        api.AdminPerson("p7vb21mcd5wy", LONG_NAME, blocked=False, created_at=1_794_600_000),
    ),
    (
        api.AdminTable("k2h8d0s7f3qa", "diamant", "open", 1_794_812_000),
        api.AdminTable("b5n1m4x9c6vw", "gnomes", "playing", 1_794_811_000),
        api.AdminTable("r8t3y7u2i0op", "diamoniak", "over", 1_794_810_000),
        api.AdminTable("l4k6j1h9g5fd", "diamant", "closed", 1_794_809_000),
    ),
    (
        api.AdminReport(2, 1_794_811_500, "b5n1m4x9c6vw", "p9fj37sna1xz", "<b>Rude</b>", "insults"),
        api.AdminReport(
            *(1, 1_794_701_500, "b5n1m4x9c6vw", "p7vb21mcd5wy", LONG_NAME),
            "waits until the clock has almost run out, in every decision, and laughs in the chat",
        ),
    ),
)
"""What goes on in a house, whatever goes on in the one that shows it."""


def admin_house(visitor: Visitor) -> None:
    """The page of whoever looks after the house, behind its door."""
    said = msgspec.json.encode(HOUSE).decode()
    visitor.page.route(
        "**/api/admin", lambda route: route.fulfill(body=said, content_type="application/json")
    )
    visitor.go("/admin")
    visitor.page.get_by_label("Key of this server").fill(ADMIN_KEY)
    visitor.button("Open").click()
    visitor.page.get_by_role("table").first.wait_for()


def dice(visitor: Visitor) -> None:
    """The check of a finished game's dice."""
    replay("diamoniak-end", 20)(visitor)
    visitor.button("Was this deal fair?").click()
    visitor.page.get_by_text("cards are the ones that were fixed before the start").wait_for()


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
    "admin-door": page("/admin"),
    "admin-house": admin_house,
    "lost": page("/g/nowhere"),
    "away": away,
    "app-offered": app_offered,
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
    **{name: scene(name) for name, each in SCENES.items() if not each.shared},
    "tutorial-diamant": tutorial("diamant"),
    "tutorial-diamant-relic": tutorial("diamant", 4),
    "tutorial-diamoniak": tutorial("diamoniak"),
    "tutorial-diamoniak-witch": tutorial("diamoniak", 10),
    "tutorial-gnomes": tutorial("gnomes"),
    "tutorial-gnomes-arrows": tutorial("gnomes", 10),
    "hotseat-names": people_of_a_device,
    "hotseat-curtain": curtain("hotseat-diamant"),
    "hotseat-quick": curtain_up("hotseat-diamant", looking=False),
    "hotseat-looking": curtain_up("hotseat-gnomes", looking=True),
    "hotseat-open": scene("hotseat-diamoniak"),
    "wall-waiting": wall_waiting,
    **{f"wall-{name}": wall(name) for name in WALLS},
    "card-joining": card_joining,
    "card-waiting": card_waiting,
    **{f"card-{name}": scene(name, "p") for name in CARDS},
}
