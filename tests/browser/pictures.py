"""Pictures of every screen, small and side by side, to see whether one has changed.

python -m tests.browser.pictures [SCREEN...] takes them anew. They are compared in coarse cells, so
that another font or a line more in the log does not matter, but a missing drawing does.
"""

import io
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageChops

from tests.browser.screens import SCREENS
from tests.browser.visitors import SIZES, Scheme, Visitor, chromium
from tests.web.servers import Server

FOLDER = Path(__file__).parent / "pictures"
SCALE = 4
"""Pictures are kept at this fraction of their size."""
CELL = 4
"""Cells have so many pixels of the kept size each way."""
DIFFERENT = 32
"""A cell whose mean differs so much, of 255, is another one."""
MOST_DIFFERENT = 0.025
"""So much of a picture may differ."""
TO_THE_TOP = """() => {
    // A dialog that scrolls would be where other sizes and languages have left it.
    for (const each of [window, ...document.querySelectorAll("dialog[open]")]) each.scrollTo(0, 0);
}"""
LONGEST = ("pl", "ro")
"""The languages with the longest texts: pictures are kept of them as well."""


def sheet(visitor: Visitor) -> Image.Image:
    """The screen in all sizes, light above and dark below."""
    return _sheet(visitor, tuple(SIZES), ("light", "dark"))


def sheet_in(visitor: Visitor, language: str) -> Image.Image:
    """The screen in another language, on a phone and on a desktop."""
    visitor.speak(language)
    return _sheet(visitor, ("phone", "desktop"), ("light",))


def _sheet(visitor: Visitor, sizes: tuple[str, ...], schemes: tuple[Scheme, ...]) -> Image.Image:
    rows = []
    for scheme in schemes:
        row = []
        for width, height in (SIZES[size] for size in sizes):
            visitor.look_at(width, height, scheme)
            visitor.page.evaluate(TO_THE_TOP)
            # The code of an address and what happened lately are never the same.
            changing = [visitor.page.locator("img[src^='data:']"), visitor.page.locator(".log")]
            taken = visitor.page.screenshot(mask=changing, animations="disabled")
            picture = Image.open(io.BytesIO(taken)).convert("RGB")
            row.append(picture.resize((width // SCALE, height // SCALE), Image.Resampling.BOX))
        rows.append(row)
    across = sum(picture.width for picture in rows[0])
    down = max(picture.height for picture in rows[0])
    made = Image.new("RGB", (across, down * len(rows)))
    for top, row in enumerate(rows):
        left = 0
        for picture in row:
            made.paste(picture, (left, top * down))
            left += picture.width
    return made


def difference(one: Image.Image, other: Image.Image) -> float:
    """Which part of two pictures differs; 1 if they have different sizes."""
    if one.size != other.size:
        return 1.0
    cells = (one.width // CELL, one.height // CELL)
    coarse = [each.resize(cells, Image.Resampling.BOX) for each in (one, other)]
    red, green, blue = ImageChops.difference(*coarse).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[DIFFERENT + 1 :]) / (most.width * most.height)


def kept(name: str) -> Image.Image:
    """The picture of a screen as it was when somebody last looked at it."""
    return Image.open(FOLDER / f"{name}.webp").convert("RGB")


def _keep(picture: Image.Image, name: str) -> None:
    picture.save(FOLDER / f"{name}.webp", quality=70, method=6)


def main(names: list[str]) -> None:
    """Take pictures anew."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        database = f"{folder}/adamas.db"
        fill = [sys.executable, "-m", "tests.browser.scenes", "--fill", database]
        subprocess.run(fill, check=True)
        server = Server(database, "--no-rate-limits")
        for name in names or SCREENS:
            visitor = Visitor(browser, server.url, "Ann")
            SCREENS[name](visitor)
            _keep(sheet(visitor), name)
            for language in LONGEST:
                _keep(sheet_in(visitor, language), f"{name}.{language}")
            visitor.close()
            print(f"{name} taken")
        server.close()


if __name__ == "__main__":
    main(sys.argv[1:])
