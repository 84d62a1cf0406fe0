"""Visitors: people with a browser of their own, who look at pages and play."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    expect,
    sync_playwright,
)

CHROMIUM = "/usr/bin/chromium"
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
WALLS = ((1280, 720), (1920, 1080), (3840, 2160))
"""Screens of a living room."""
SIDEWAYS = (740, 360)
"""A phone that is held sideways."""
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
WAIT_MS = 60_000
SETTLE_MS = 250
Scheme = Literal["light", "dark"]

expect.set_options(timeout=WAIT_MS)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's browser, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser of their own: its storage is shared with nobody."""

    def __init__(
        self,
        browser: Browser,
        server: str,
        name: str,
        *,
        size: str = "desktop",
        dark: bool = False,
        speed: str = "none",
        locale: str = "en",
        worker: bool = False,
    ) -> None:
        width, height = SIZES[size]
        self.server, self.name = server, name
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            locale=locale,
            # The service worker fetches everything at once: only its own tests wait for that.
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(WAIT_MS)
        stored = {
            "adamas.name": name,
            "adamas.speed": speed,
            "adamas.sound": "off",
            "adamas.check-stories": "on",
        }
        script = "".join(
            f"localStorage.getItem({key!r}) ?? localStorage.setItem({key!r}, {value!r});"
            for key, value in stored.items()
        )
        self.context.add_init_script(f"try {{ {script} }} catch {{}}")
        self.problems: list[str] = []
        """What the browser complained about: errors of scripts and of the security policy."""
        self.page: Page = self.new_page()

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._listen)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        # A server that is away, and a header that plain HTTP does not have, are no faults of ours.
        ours = not any(each in message.text for each in ("ERR_", "Cross-Origin-Opener-Policy"))
        if message.type == "error" and ours:
            self.problems.append(message.text)

    def go(self, path: str = "/") -> None:
        """Open a page."""
        self.page.goto(self.server + path)

    def button(self, name: str) -> Locator:
        """A button or a link by its name."""
        return self.page.get_by_role("button", name=name).or_(
            self.page.get_by_role("link", name=name)
        )

    def begin(self, game: str) -> None:
        """Two taps: a game against bots."""
        self.go("/")
        self.page.locator(f"a[href='/g/{game}']").click()
        self.page.get_by_role("button", name="Play against bots").click()
        self.page.locator(".stage").wait_for()

    def names(self) -> list[str]:
        """What those at the table are called."""
        table = self.page.url.rpartition("/t/")[2]
        found = self.page.request.get(f"{self.server}/api/tables/{table}").json()
        return [str(seat["name"]) for seat in found["seats"]]

    @property
    def over(self) -> bool:
        """Whether the result is on screen."""
        return self.page.locator("#result-title").is_visible()

    def ready(self) -> bool:
        """Wait until something can be chosen; False if the game is over."""
        self.page.locator("[data-choice]:enabled, #result-title").first.wait_for()
        return not self.over

    def choose_at_random(self, rng: Random) -> None:
        """Tap one of the things that can be tapped."""
        held = self.page.locator(".status.held").count() > 0
        # A choice that is held back is sent at once when it is tapped again.
        which = "[aria-pressed=true]" if held else ":not([aria-pressed=true])"
        choices = self.page.locator(f"[data-choice]:enabled{which}")
        count = choices.count()
        if count:
            try:
                choices.nth(rng.randrange(count)).click(timeout=2000)
            except Exception:  # It went away meanwhile, as the game moved on.
                if self.page.is_closed():
                    raise

    def look_at(
        self, width: int | None = None, height: int = 900, scheme: Scheme | None = None
    ) -> None:
        """Another size or other colours; wait until the page has taken them on."""
        if scheme:
            self.page.emulate_media(color_scheme=scheme)
            self.page.wait_for_function(f"matchMedia('(prefers-color-scheme: {scheme})').matches")
        if width:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_function(f"innerWidth === {width}")
        self.settle()

    def settle(self) -> None:
        """Wait until what was changed is on screen, and short transitions are over."""
        self.painted()
        self.page.wait_for_timeout(SETTLE_MS)

    def painted(self) -> None:
        """Wait until what was changed is on screen."""
        self.page.evaluate(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def stretch_texts(self) -> None:
        """Make all words of the page longer by two fifths, as in another language."""
        self.page.evaluate("document.dispatchEvent(new Event('stretch-texts'))")
        self.page.get_by_text("~~").first.wait_for(state="attached")
        self.settle()

    def speak(self, language: str) -> None:
        """Change the language of the page, as its settings do."""
        self.page.evaluate(
            "(language) => document.dispatchEvent(new CustomEvent('speak', { detail: language }))",
            language,
        )
        self.page.locator(f"html[lang={language}]").wait_for(state="attached")
        self.painted()

    def close(self) -> None:
        """Go home."""
        self.context.close()
