"""Violations of WCAG 2.0 to 2.2, level A and AA, as far as axe-core finds them."""

from pathlib import Path
from typing import Any

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
