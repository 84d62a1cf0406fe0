"""Visitors: people with a browser of their own, who look at pages and play."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.effort import PATIENCE_SECONDS

BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
"""Debian's browser: the same engine without what surrounds a window, or the whole of it."""
CHROMIUM = next((path for path in BROWSERS if Path(path).exists()), BROWSERS[-1])
FEATURES_OFF = (
    # Two pages that every window loads for its address bar, although nobody sees one here: they
    # would take as much time as the page itself.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # Playwright's own, again: only the last list of them counts.
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "PaintHolding", "MediaRouter"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "LensOverlay"),
    *("ThirdPartyStoragePartitioning", "OptimizationHints", "NetworkTimeServiceQuerying"),
    *("AimEnabled", "PreconnectToSearch"),
    # A process in reserve for every page that is opened, which is never needed.
    "SpareRendererForSitePerProcess",
)
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    f"--disable-features={','.join(FEATURES_OFF)}",
)
WALLS = ((1280, 720), (1920, 1080), (3840, 2160))
"""Screens of a living room."""
SIDEWAYS = (740, 360)
"""A phone that is held sideways."""
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
WAIT_MS = 60_000
PATIENCE_MS = 1000 * PATIENCE_SECONDS
Scheme = Literal["light", "dark"]

AT_REST = """async ({ width, scheme }) => {
    // Boards that measure themselves change again after a frame: two must be laid out alike.
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const taken = () =>
        (!width || innerWidth === width) &&
        (!scheme || matchMedia(`(prefers-color-scheme: ${scheme})`).matches);
    const ends = (each) =>
        each.playState === "running" && each.effect.getComputedTiming().endTime !== Infinity;
    const boxes = () => {
        // What is inside a drawing has no box of its own.
        const all = [...document.querySelectorAll("body *:not(svg, svg *)")];
        const sides = (it) => [it.offsetLeft, it.offsetTop, it.offsetWidth, it.offsetHeight];
        return all.map((each) => sides(each).join()).join(" ");
    };
    await document.fonts.ready;
    for (let before = null, now = ""; !taken() || now !== before; ) {
        before = now;
        await frame();
        const ending = document.getAnimations().filter(ends);
        await Promise.all(ending.map((each) => each.finished.catch(() => null)));
        now = boxes();
    }
}"""

UNTIL = """async (longest) => {
    const started = performance.now();
    while (!(await (%s))) {
        if (performance.now() - started > longest) throw new Error("It never becomes true.");
        await new Promise((done) => setTimeout(done, 50));
    }
}"""
SPEAK = """async (language) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    document.dispatchEvent(new CustomEvent("speak", { detail: language }));
    do await frame();
    while (document.documentElement.lang !== language);
    // What measures itself has done so when the frame with the new words is over.
    await frame();
}"""
TRANSPARENT = """
    const glass = new CSSStyleSheet();
    glass.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets = [glass];
"""
"""Nothing is painted, which takes a third of a browser's time, but everything can be hit."""
TAP = """(chance) => {
    // At once, so that what others do cannot come in between; as a finger does it: whatever lies
    // uppermost gets it.
    const seen = (each) => each.checkVisibility({ visibilityProperty: true });
    const result = document.querySelector("#result-title");
    if (result && seen(result)) return "over";
    // A choice that is held back is sent at once when it is tapped again. One that is on its way
    // or sealed could be changed, but perhaps too late.
    const held = document.querySelector(".status.held") !== null;
    if (!held && !document.querySelector(".status.asked")) return "nothing";
    const which = held ? "[aria-pressed=true]" : ":not([aria-pressed=true])";
    const found = [...document.querySelectorAll(`[data-choice]:enabled${which}`)].filter(seen);
    if (!found.length) return "nothing";
    // Who buys what is for sale and uses their shield comes to an end: by chance alone some games
    // of Diamoniak have a thousand turns.
    const helps = found.filter((each) => each.matches("[data-at=shield], :has(.price)"));
    const all = helps.length ? helps : found;
    // Where a notice covers one for a while, another one.
    const first = Math.floor(chance * all.length);
    for (const chosen of [...all.slice(first), ...all.slice(0, first)])
        for (const block of ["nearest", "center"]) {
            chosen.scrollIntoView({ block, inline: "nearest" });
            const box = chosen.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            if (!chosen.contains(top)) continue;
            top.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
            return "tapped";
        }
    return "covered";
}"""
Tapped = Literal["over", "nothing", "covered", "tapped"]
MOST_TAPS = 2000
PLAY = f"""async ({{ seed, most, stop, longest }}) => {{
    const tap = {TAP};
    const chance = () => {{
        seed = (seed + 0x6d2b79f5) | 0;
        let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    }};
    let changed = () => {{}};
    const observer = new MutationObserver(() => changed());
    const everything = {{ subtree: true, childList: true, attributes: true, characterData: true }};
    observer.observe(document, everything);
    let latest = performance.now();
    try {{
        for (let taps = 0; taps < most; ) {{
            if (stop && document.querySelector(stop)) return "stopped";
            const done = tap(chance());
            if (done === "over") return "over";
            if (done === "tapped") {{
                taps += 1;
                latest = performance.now();
            }} else if (performance.now() - latest > longest) throw new Error(`Still ${{done}}.`);
            // What covers something may go away without a change of the page.
            const moved = new Promise((resolve) => {{
                changed = resolve;
                setTimeout(resolve, 250);
            }});
            await moved;
            // All changes of this moment together.
            await new Promise((resolve) => setTimeout(resolve));
        }}
        return "tapped";
    }} finally {{
        observer.disconnect();
    }}
}}"""
"""A page that plays by itself, whenever it has changed: to ask it from here again and again whether
there is something to tap would take longer than the game."""
Played = Literal["over", "stopped", "tapped"]
TABLE = re.compile(r"/[twp]/([a-z0-9]+)$")

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


class Window:
    """A browser for one person at a time: its storage is shared with nobody."""

    def __init__(self, context: BrowserContext) -> None:
        context.set_default_timeout(WAIT_MS)
        self.context, self.problems, self.expected = context, list[str](), list[str]()
        self.page = self.new_page()
        self.tools = context.new_cdp_session(self.page)
        self.tools.send("Page.enable")
        self._scripts: list[str] = []
        self._ears: list[Callable[[WebSocket], None]] = []
        self._was_used = False

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self._note(str(error)))
        page.on("console", self._listen)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        # A server that is away, and a header that plain HTTP does not have, are no faults of ours.
        ours = not any(each in message.text for each in ("ERR_", "Cross-Origin-Opener-Policy"))
        # What is open between two visitors has no icon.
        asks = self._was_used and message.location["url"].endswith("/favicon.ico")
        if message.type == "error" and ours and not asks:
            self._note(message.text)

    def _note(self, problem: str) -> None:
        if not any(word in problem for word in self.expected):
            self.problems.append(problem)

    def begin_with(self, script: str) -> str:
        """Let every page run this first, until it is told by this name to do so no more."""
        added = self.tools.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})
        name: str = added["identifier"]
        self._scripts.append(name)
        return name

    def begin_without(self, name: str) -> None:
        """Let pages not run this any more."""
        self._scripts.remove(name)
        self.tools.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": name})

    def hear(self, take: Callable[[str | bytes], None]) -> None:
        """Hand on everything that the first tab will receive through sockets."""

        def listen(socket: WebSocket) -> None:
            socket.on("framereceived", take)

        self.page.on("websocket", listen)
        self._ears.append(listen)

    def forget(self, server: str) -> None:
        """Be as new: nothing is open, and nothing is left of who was here."""
        for other in self.context.pages:
            if other != self.page:
                other.close()
        self.page.unroute_all()
        self.page.mouse.move(0, 0)
        for script in list(self._scripts):
            self.begin_without(script)
        for listen in self._ears:
            self.page.remove_listener("websocket", listen)
        self._ears.clear()
        self._was_used = True
        # Of the same server: the process stays, which is half of what a new window costs.
        self.page.goto(f"{server}/healthz")
        self.page.evaluate("localStorage.clear(); sessionStorage.clear(); window.name = ''")
        self.tools.send("Storage.clearDataForOrigin", {"origin": server, "storageTypes": "all"})
        self.context.clear_cookies()
        self.tools.send("Page.resetNavigationHistory")
        # A new list: the old one is still read.
        self.problems, self.expected = [], []


class Windows:
    """Windows that nobody uses now, by the server whose page is open in them."""

    def __init__(self) -> None:
        self.lasting: set[str] = set()
        """The servers of which windows are kept: those that do not end with a test."""
        self._free: dict[str, list[Window]] = {}

    def take(self, server: str) -> Window | None:
        """One of them, if there is any."""
        free = self._free.get(server)
        return free.pop() if free else None

    def give_back(self, server: str, window: Window) -> None:
        """Let somebody else have it."""
        window.forget(server)
        self._free.setdefault(server, []).append(window)


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
        painted: bool = True,
        windows: "Windows | None" = None,
    ) -> None:
        width, height = SIZES[size]
        self.server, self.name = server, name
        self._left: list[str] | None = None
        # The service worker fetches everything at once: only its own tests wait for that.
        special = worker or locale != "en"
        self._windows = windows if windows and server in windows.lasting and not special else None
        self._window = (self._windows and self._windows.take(server)) or Window(
            browser.new_context(
                viewport={"width": width, "height": height},
                locale=locale,
                service_workers="allow" if worker else "block",
            )
        )
        self.page: Page = self._window.page
        if self.page.viewport_size != {"width": width, "height": height}:
            self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(media="screen", color_scheme="dark" if dark else "light")
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
        self._window.begin_with(f"try {{ {script} }} catch {{}}")
        self._glass = None if painted else self._window.begin_with(TRANSPARENT)

    @property
    def problems(self) -> list[str]:
        """What the browser complained about: errors of scripts and of the security policy."""
        return self._window.problems if self._left is None else self._left

    def forgive(self, *words: str) -> None:
        """Whatever the browser will say with one of these words is no fault.

        Before it happens: a browser may say it at any time, and when the test is over.
        """
        self._window.expected.extend(words)

    @property
    def context(self) -> BrowserContext:
        """The browser around the pages; nobody else gets it after somebody who changes it."""
        self._windows = None
        return self._window.context

    @property
    def tools(self) -> CDPSession:
        """What developers see of the page."""
        return self._window.tools

    def become(self, key: str) -> None:
        """Be the person with this key, from the next page on."""
        self._window.begin_with(f"localStorage.setItem('adamas.key', {key!r})")

    def new_page(self) -> Page:
        """Another tab."""
        page = self._window.new_page()
        if self._glass is not None:
            page.add_init_script(TRANSPARENT)
        return page

    def hear(self, take: Callable[[str | bytes], None]) -> None:
        """Hand on everything that the first tab will receive through sockets."""
        self._window.hear(take)

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

    def table(self) -> str:
        """The id of the table whose page is open."""
        self.page.wait_for_url(TABLE)
        found = TABLE.search(self.page.url)
        assert found
        return found[1]

    def names(self) -> list[str]:
        """What those at the table are called."""
        found = self.page.request.get(f"{self.server}/api/tables/{self.table()}").json()
        return [str(seat["name"]) for seat in found["seats"]]

    @property
    def over(self) -> bool:
        """Whether the result is on screen."""
        return self.page.locator("#result-title").is_visible()

    def ready(self) -> bool:
        """Wait until something can be chosen; False if the game is over."""
        self.page.locator("[data-choice]:enabled, #result-title").first.wait_for()
        return not self.over

    def choose_at_random(self, rng: Random) -> Tapped:
        """Tap one of the things that can be tapped, if there are any."""
        tapped: Tapped = self.page.evaluate(TAP, rng.random())
        return tapped

    def play(self, rng: Random, taps: int = MOST_TAPS, stop: str = "") -> Played:
        """Choose at random, so many times or until there is something that matches a selector."""
        self.start_playing(rng, taps, stop)
        return self.played()

    def start_playing(self, rng: Random, taps: int = MOST_TAPS, stop: str = "") -> None:
        """The same while others do something else."""
        asked = {"seed": rng.getrandbits(32), "most": taps, "stop": stop, "longest": PATIENCE_MS}
        self.page.evaluate(f"(asked) => {{ window.played = ({PLAY})(asked); }}", asked)

    def played(self) -> Played:
        """Wait for the end of that."""
        played: Played = self.page.evaluate("window.played")
        return played

    def play_to_the_end(self, rng: Random) -> None:
        """Choose at random until the result is on screen."""
        play_to_the_end([self], rng)

    def look_at(
        self, width: int | None = None, height: int = 900, scheme: Scheme | None = None
    ) -> None:
        """Another size or other colours; wait until the page has taken them on."""
        if scheme:
            self.page.emulate_media(color_scheme=scheme)
        size = ViewportSize(width=width, height=height) if width else None
        if size and size != self.page.viewport_size:
            self.page.set_viewport_size(size)
        self._rest(width, scheme)

    def settle(self) -> None:
        """Wait until what was changed is on screen, and movements that end have ended."""
        self._rest()

    def _rest(self, width: int | None = None, scheme: Scheme | None = None) -> None:
        self.page.evaluate(AT_REST, {"width": width, "scheme": scheme})

    def painted(self) -> None:
        """Wait until what was changed is on screen."""
        self.page.evaluate(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def show(self) -> None:
        """Paint the page from now on: whoever looks at it, or asks what can be seen, needs that."""
        if self._glass is not None:
            self._window.begin_without(self._glass)
            self._glass = None
            self.page.evaluate("document.adoptedStyleSheets = []")

    @contextmanager
    def unpainted(self) -> Iterator[None]:
        """Only lay out what changes meanwhile: painting it takes as long again.

        Boxes and styles are the same as ever, but nothing can be seen or hit.
        """
        self.page.evaluate("document.documentElement.style.clipPath = 'inset(50%)'")
        yield
        self.page.evaluate("document.documentElement.style.clipPath = ''")

    def stretch_texts(self) -> None:
        """Make all words of the page longer by two fifths, as in another language."""
        self.page.evaluate("document.dispatchEvent(new Event('stretch-texts'))")
        self.page.get_by_text("~~").first.wait_for(state="attached")
        self.settle()

    def speak(self, language: str) -> None:
        """Change the language of the page, as its settings do."""
        self.page.evaluate(SPEAK, language)

    def close(self) -> None:
        """Go home."""
        self._left = self._window.problems
        if self._windows:
            self._windows.give_back(self.server, self._window)
        else:
            self._window.context.close()


def until(page: Page, asked: str) -> None:
    """Wait for something in the page, or for a promise of it, to become true.

    Playwright's own way works out its text again and again, which the policy of our pages forbids.
    """
    page.evaluate(UNTIL % asked, WAIT_MS)


def play_to_the_end(players: Sequence[Visitor], rng: Random) -> None:
    """Everybody taps at random whenever something can be tapped, until all see the result."""
    for player in players:
        player.start_playing(rng)
    assert {player.played() for player in players} == {"over"}, "The game does not end."
