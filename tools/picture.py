"""Takes the picture of the README: python -m tools.picture. A real server, a real browser."""

import io
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Browser

from tests.browser.screens import SCREENS
from tests.browser.visitors import Visitor, chromium
from tests.web.servers import Server

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "adamas.png"
WIDTH, HEIGHT, GAP = 1400, 760, 24
CORNER = 18


def shot(browser: Browser, server: str, screen: str, width: int, height: int) -> Image.Image:
    """A screen with round corners."""
    visitor = Visitor(browser, server, "Ann")
    visitor.page.set_viewport_size({"width": width, "height": height})
    SCREENS[screen](visitor)
    visitor.page.wait_for_timeout(300)
    picture = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGBA")
    visitor.close()
    mask = Image.new("L", picture.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), CORNER, fill=255)
    picture.putalpha(mask)
    return picture


def main() -> None:
    """A large screen and two phones, side by side."""
    phone = 360, HEIGHT
    large = WIDTH - 2 * (phone[0] + GAP), HEIGHT
    made = Image.new("RGBA", (WIDTH, HEIGHT), (0, 0, 0, 0))
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        database = f"{folder}/adamas.db"
        fill = [sys.executable, "-m", "tests.browser.scenes", "--fill", database]
        subprocess.run(fill, check=True)
        server = Server(database, "--no-rate-limits")
        left = 0
        wanted = {"diamant-deep": large, "diamoniak-begin": phone, "gnomes-keep": phone}
        for screen, (width, height) in wanted.items():
            made.paste(shot(browser, server.url, screen, width, height), (left, 0))
            left += width + GAP
        server.close()
    made.quantize(256, method=Image.Quantize.FASTOCTREE).save(PICTURE, optimize=True)


if __name__ == "__main__":
    main()
