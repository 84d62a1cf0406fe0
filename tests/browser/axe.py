"""Violations of WCAG 2.0 to 2.2, level A and AA, as far as axe-core finds them."""

from pathlib import Path
from typing import Any

from tests.browser.visitors import Visitor

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that look at colours. The others find the same in light and in dark: what differs
between the two is nothing but values of colours, in `light-dark()`."""
RUN = """async (only) => {
    const rules = { "target-size": { enabled: true } };
    // What is right, and selectors of what is not, would take half of the time.
    const asked = { runOnly: only, rules, resultTypes: ["violations"], selectors: false };
    const found = await axe.run(document, asked);
    return found.violations.map((each) => [each.id, each.nodes.map((node) => node.html)]);
}"""


def violations(visitor: Visitor) -> list[Any]:
    """What axe-core finds on the page as it is."""
    return _run(visitor, {"type": "tag", "values": TAGS})


def violations_of_colours(visitor: Visitor) -> list[Any]:
    """The same on a page that was examined as a whole, in other colours."""
    return _run(visitor, {"type": "rule", "values": COLOURS})


def _run(visitor: Visitor, only: dict[str, object]) -> list[Any]:
    visitor.show()
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = visitor.page.evaluate(RUN, only)
    return found
