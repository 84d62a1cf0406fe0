"""Every screen, light and dark: no violation of WCAG 2.0 to 2.2, level A and AA, that axe finds."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.screens import SCREENS
from tests.browser.visitors import Visitor

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
    const rules = { "target-size": { enabled: true } };
    const found = await axe.run(document, { runOnly: tags, rules });
    return found.violations.map((each) => [each.id, each.nodes.map((node) => node.html)]);
}"""


def violations(visitor: Visitor) -> list[Any]:
    """What axe-core finds on the page as it is."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = visitor.page.evaluate(RUN, TAGS)
    return found


@pytest.mark.parametrize("screen", list(SCREENS))
def test_no_violation(visit: Visit, scenes: str, screen: str) -> None:
    ann = visit("Ann", scenes)
    SCREENS[screen](ann)
    assert violations(ann) == []
    ann.page.emulate_media(color_scheme="dark")
    assert violations(ann) == []
