"""The pages about views, actions and chance are true, and nothing on them is left unexplained."""

import re

import pytest

from adamas.core.catalogue import shelf
from tools import views_page


def test_the_generated_pages_are_up_to_date() -> None:
    """If this fails: python -m tools.views_page."""
    pages = views_page.pages()
    written = {path: path.read_text(encoding="utf-8") for path in views_page.PAGES.glob("*.md")}
    assert written == pages
    assert len(pages) >= 3


@pytest.mark.parametrize("name", shelf())
def test_every_field_is_explained(name: str) -> None:
    """If this fails: the string that stands below a field says what it means."""
    page = views_page.page(shelf()[name])
    rows = [line for line in page.splitlines() if re.match(r"\| `", line)]
    assert len(rows) > 8
    # The last column, and each field of an action or outcome within it.
    lacking = [row for row in rows if re.search(r"(\| *|`\w+`: *)(\||(?=`\w+`: ))", row[1:])]
    assert lacking == []


@pytest.mark.parametrize("name", shelf())
def test_every_field_of_a_view_is_on_its_page(name: str) -> None:
    box = shelf()[name]
    page = views_page.page(box)
    for method in ("observe", "initial"):
        for field in views_page.fields(views_page.result_of(box, method)):
            assert f"\n| `{field}` | " in page


@pytest.mark.parametrize("name", shelf())
def test_what_is_linked_stands_on_the_page(name: str) -> None:
    page = views_page.page(shelf()[name])
    headings = {heading.lower() for heading in re.findall(r"^#+ (\w+)$", page, re.MULTILINE)}
    assert set(re.findall(r"\]\(#(\w+)\)", page)) <= headings
