"""Weight and speed of the browser client: python -m bench.client [--seconds N].

Debian's Chromium without a window, against a server on the same machine. Bars: at most 120 kB of
compressed script until the start page can be used, 60 kB of typefaces, a tap answered on screen in
under 100 ms (the median), 50 frames a second or more while eight explorers walk through a cave.
"""

import argparse
import json
import sys
import tempfile
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Browser

from tests.browser.visitors import Visitor, chromium
from tests.web.servers import Server

BRAVE = "threshold:200"
"""A bot that hardly ever leaves: caves get full."""
TAPS = 40

WATCH_TAPS = """() => {
    window.answered = [];
    document.addEventListener("click", (event) => {
        const start = event.timeStamp;
        const observer = new MutationObserver(() => {
            observer.disconnect();
            requestAnimationFrame(() => {
                // The frame that shows the change has been made when this task runs.
                const channel = new MessageChannel();
                channel.port1.onmessage = () => window.answered.push(performance.now() - start);
                channel.port2.postMessage(0);
            });
        });
        observer.observe(document.body, { subtree: true, attributeFilter: ["aria-pressed"] });
    }, true);
}"""

WATCH_FRAMES = """() => {
    window.frames_seen = [];
    let before = 0;
    const look = (now) => {
        const telling = document.querySelector(".status.telling") !== null;
        if (telling && before) window.frames_seen.push(now - before);
        before = telling ? now : 0;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def weight(browser: Browser, server: str) -> dict[str, float]:
    """Bytes that come over the wire until the start page can be used, by kind."""
    visitor = Visitor(browser, server, "Ann")
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}
    bytes_by_kind: dict[str, float] = {}

    def response(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def finished(event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"], "Other")
        bytes_by_kind[kind] = bytes_by_kind.get(kind, 0) + event["encodedDataLength"]

    session.on("Network.responseReceived", response)
    session.on("Network.loadingFinished", finished)
    visitor.go("/")
    visitor.page.locator(".games a").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    visitor.close()
    return bytes_by_kind


def taps(browser: Browser, server: str) -> list[float]:
    """Milliseconds from a tap to the frame that shows it."""
    visitor, rng = Visitor(browser, server, "Ann"), Random(1)
    visitor.begin("diamant")
    visitor.page.evaluate(WATCH_TAPS)
    for _ in range(TAPS):
        if not visitor.ready():
            visitor.button("Play again").click()
            visitor.page.locator("#result-title").wait_for(state="hidden")
            continue
        visitor.choose_at_random(rng)
        visitor.page.wait_for_timeout(50)
    found: list[float] = visitor.page.evaluate("window.answered")
    visitor.close()
    return found


def frames(browser: Browser, server: str, seconds: float) -> list[float]:
    """Milliseconds between frames while a story of eight explorers is told."""
    visitor = Visitor(browser, server, "Ann", speed="normal")
    visitor.go("/g/diamant")
    visitor.page.get_by_label("8", exact=True).check()
    visitor.page.route("**/api/tables", lambda route: route.continue_(post_data=brave(route)))
    visitor.page.get_by_role("button", name="Play against bots").click()
    visitor.page.locator(".stage").wait_for()
    visitor.page.evaluate(WATCH_FRAMES)
    waited = 0.0
    while waited < seconds * 1000 and not visitor.over:
        go_on = visitor.page.locator("[data-choice]:enabled").first
        if go_on.count():
            go_on.click()
        visitor.page.wait_for_timeout(250)
        waited += 250
    found: list[float] = visitor.page.evaluate("window.frames_seen")
    visitor.close()
    return found


def brave(route: Any) -> str:
    """The same table with bots that stay."""
    body = json.loads(route.request.post_data)
    return json.dumps({**body, "bots": [BRAVE] * len(body["bots"])})


def main() -> None:
    """Measure and compare with the bars."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=40, help="of watching frames")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(f"{folder}/adamas.db", "--no-rate-limits", warm=False)
        try:
            size = weight(browser, server.url)
            answered = taps(browser, server.url)
            between = frames(browser, server.url, asked.seconds)
        finally:
            server.close()
    script, letters = size.get("Script", 0) / 1000, size.get("Font", 0) / 1000
    per_second = 1000 * len(between) / sum(between)
    slow = sorted(between)[int(len(between) * 0.95)]
    rest = ", ".join(f"{kind} {count / 1000:.1f} kB" for kind, count in sorted(size.items()))
    bars = (
        (f"script until the start page can be used: {script:.1f} kB ({rest})", script <= 120),
        (f"typefaces of the start page in English: {letters:.1f} kB", letters <= 60),
        (
            f"a tap is answered after {median(answered):.0f} ms (of {len(answered)})",
            median(answered) < 100,
        ),
        (
            f"eight explorers: {per_second:.1f} frames a second over {len(between)} frames, "
            f"the slowest 5 % take {slow:.0f} ms or more",
            per_second >= 50,
        ),
    )
    for text, met in bars:
        print(f"{'met   ' if met else 'MISSED'}  {text}")
    sys.exit(not all(met for _, met in bars))


if __name__ == "__main__":
    main()
