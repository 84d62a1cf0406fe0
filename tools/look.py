"""Takes pictures of pages or of a game against bots: python -m tools.look OUT GAME_OR_PATH...

It starts a server of its own, with a database that is thrown away, and looks at everything in three
sizes, light and dark. A game is played by tapping at random, with pictures every few taps.
"""

import argparse
import tempfile
from pathlib import Path
from random import Random

from tests.browser.visitors import SIZES, Visitor, chromium
from tests.web.servers import Server


def pictures(visitor: Visitor, out: Path, name: str, sizes: list[str]) -> None:
    """The page as it is now, in all sizes and colours."""
    for size in sizes:
        width, height = SIZES[size]
        visitor.page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme=scheme)
            visitor.page.wait_for_timeout(120)
            visitor.page.screenshot(path=out / f"{name}-{size}-{scheme}.png")


def play(visitor: Visitor, asked: argparse.Namespace, out: Path, game: str) -> None:
    """A game against bots, with pictures."""
    rng = Random(asked.seed)
    visitor.go(f"/g/{game}")
    if asked.seats:
        visitor.page.get_by_label(str(asked.seats), exact=True).check()
    for option in asked.option:
        name, value = option.split("=")
        visitor.page.evaluate("document.querySelector('details').open = true")
        visitor.page.locator(f"[data-option='{name}']").select_option(value)
    visitor.page.get_by_role("button", name="Play against bots").click()
    visitor.page.locator(".stage").wait_for()
    for tap in range(asked.taps):
        if not visitor.ready():
            break
        if tap % asked.every == 0:
            pictures(visitor, out, f"{game}-{tap:03}", asked.sizes)
        visitor.choose_at_random(rng)
        if asked.during:
            visitor.page.wait_for_timeout(asked.during)
            pictures(visitor, out, f"{game}-{tap:03}-during", asked.sizes[:1])
    pictures(visitor, out, f"{game}-end", asked.sizes)


def main() -> None:
    """Look at what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("what", nargs="+")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--taps", type=int, default=400, help="at most")
    parser.add_argument("--every", type=int, default=10, help="taps between pictures")
    parser.add_argument("--during", type=int, default=0, help="a picture so many ms after each tap")
    parser.add_argument("--speed", default="none", choices=["none", "fast", "normal", "slow"])
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(str(Path(folder) / "look.db"), "--no-rate-limits")
        visitor = Visitor(browser, server.url, "Ann", speed=asked.speed)
        try:
            for what in asked.what:
                if what.startswith("/"):
                    visitor.go(what)
                    visitor.page.wait_for_timeout(300)
                    name = what.strip("/").replace("/", "-") or "start"
                    pictures(visitor, asked.out, name, asked.sizes)
                else:
                    play(visitor, asked, asked.out, what)
        finally:
            for problem in dict.fromkeys(visitor.problems):
                print(f"The browser says: {problem}")
            visitor.close()
            server.stop()


if __name__ == "__main__":
    main()
