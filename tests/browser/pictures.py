"""Pictures of every screen, small and side by side, to see whether one has changed.

python -m tests.browser.pictures [SCREEN...] takes them anew. They are compared in coarse cells, so
that another font or a line more in the log does not matter, but a missing drawing does.
"""

import base64
import io
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw

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
    // The code of an address and what happened lately are never the same.
    const changing = [...document.querySelectorAll("img[src^='data:'], .log")];
    const boxes = changing.map((each) => {
        const box = each.getBoundingClientRect();
        return [box.left, box.top, box.right, box.bottom];
    });
    return [innerWidth, innerHeight, boxes];
}"""
COVER = "#ff00ff"
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
LONGEST = ("pl", "ro")
"""The languages with the longest texts: pictures are kept of them as well."""
LONGEST_SIZES = ("phone", "desktop")


def picture(visitor: Visitor) -> Image.Image:
    """The page as it is, small, with what changes covered."""
    visitor.show()
    width, height, changing = visitor.page.evaluate(TO_THE_TOP)
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1 / SCALE}
    taken = visitor.tools.send("Page.captureScreenshot", {"format": "png", "clip": clip})
    made = Image.open(io.BytesIO(base64.b64decode(taken["data"]))).convert("RGB")
    made = made.crop((0, 0, width // SCALE, height // SCALE))
    for left, top, right, bottom in changing:
        if right > left and bottom > top:
            box = [round(side / SCALE) for side in (left, top, right, bottom)]
            ImageDraw.Draw(made).rectangle((box[0], box[1], box[2] - 1, box[3] - 1), fill=COVER)
    return made


def sheet_of(visitor: Visitor) -> Image.Image:
    """The screen in all sizes, light above and dark below."""
    columns = []
    for width, height in SIZES.values():
        column = []
        for scheme in SCHEMES:
            # A picture is painted in its own, small size.
            with visitor.unpainted():
                visitor.look_at(width, height, scheme)
            column.append(picture(visitor))
        columns.append(column)
    return sheet([list(row) for row in zip(*columns, strict=True)])


def sheet(rows: list[list[Image.Image]]) -> Image.Image:
    """Pictures in rows that have the same sizes."""
    across = sum(each.width for each in rows[0])
    down = max(each.height for each in rows[0])
    made = Image.new("RGB", (across, down * len(rows)))
    for top, row in enumerate(rows):
        left = 0
        for each in row:
            made.paste(each, (left, top * down))
            left += each.width
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
            _keep(sheet_of(visitor), name)
            visitor.look_at(scheme="light")
            for language in LONGEST:
                visitor.speak(language)
                row = []
                for size in LONGEST_SIZES:
                    visitor.look_at(*SIZES[size])
                    row.append(picture(visitor))
                _keep(sheet([row]), f"{name}.{language}")
            visitor.close()
            print(f"{name} taken")
        server.close()


if __name__ == "__main__":
    main(sys.argv[1:])
