"""Draws the icons of the installable app: python -m tools.icons. Needs Debian's chromium.

The sources are `client/src/art/icon.svg` and each game's `icon.svg`; the pictures are committed, so
that a build needs no browser.
"""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.visitors import chromium

CLIENT = Path(__file__).parents[1] / "client"
ICON = CLIENT / "src" / "art" / "icon.svg"
ICONS = CLIENT / "public" / "icons"
GAME_SIZE = 96
ROUND = 22
"""How round the corners are where the system cuts none, in hundredths of the width."""
SHAPES = {
    "icon-192": (192, ROUND),
    "icon-512": (512, ROUND),
    "maskable-192": (192, 0),
    "maskable-512": (512, 0),
    "apple-touch": (180, 0),
}


def draw(browser: Browser, source: Path, to: Path, size: int, corner: int) -> None:
    """One drawing as a picture of a size."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f"<style>body {{ margin: 0 }} svg {{ display: block; border-radius: {corner}% }}</style>"
        + source.read_text(encoding="utf-8")
    )
    page.screenshot(path=to, omit_background=True)
    page.close()


def main() -> None:
    """All icons."""
    ICONS.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for name, (size, corner) in SHAPES.items():
            draw(browser, ICON, ICONS / f"{name}.png", size, corner)
        for source in sorted((CLIENT / "src" / "games").glob("*/icon.svg")):
            draw(browser, source, ICONS / f"{source.parent.name}-96.png", GAME_SIZE, 0)


if __name__ == "__main__":
    main()
