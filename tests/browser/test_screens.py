"""Every screen of the client: accessible, laid out well, and as it was when last looked at."""

import pytest
from PIL import Image

from adamas.locale.languages import languages
from tests.browser.axe import violations, violations_of_colours
from tests.browser.conftest import Visit
from tests.browser.layout import faults, faults_in
from tests.browser.pictures import (
    LONGEST,
    MOST_DIFFERENT,
    difference,
    kept,
    picture,
    sheet,
    sheet_of,
)
from tests.browser.screens import SCREENS
from tests.browser.visitors import SIZES, Visitor


@pytest.mark.parametrize("screen", list(SCREENS))
def test_screen_is_as_before_accessible_and_fits_in_every_language(
    visit: Visit, scenes: str, screen: str
) -> None:
    ann = visit("Ann", scenes)
    SCREENS[screen](ann)
    # If a picture differs and should: python -m tests.browser.pictures SCREEN
    assert difference(sheet_of(ann), kept(screen)) < MOST_DIFFERENT
    assert violations_of_colours(ann) == []
    ann.look_at(scheme="light")
    assert violations(ann) == []
    # From size to size: each is laid out once, and all that is asked of it is asked then.
    rows: dict[str, list[Image.Image]] = {language: [] for language in LONGEST}
    every_language(ann, "desktop", rows)
    with ann.unpainted():
        letters_of_twice_the_size(ann)
        ann.look_at(320, 640)
        assert faults(ann) == []
        ann.look_at(*SIZES["phone"])
    every_language(ann, "phone", rows)
    for language, row in rows.items():
        narrow_first = sheet([row[::-1]])
        assert difference(narrow_first, kept(f"{screen}.{language}")) < MOST_DIFFERENT, language
    with ann.unpainted():
        texts_longer_by_two_fifths(ann)


def letters_of_twice_the_size(ann: Visitor) -> None:
    ann.look_at(1280, 900)
    ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
    ann.settle()
    assert faults(ann) == []
    ann.page.evaluate("document.documentElement.style.fontSize = ''")


def every_language(ann: Visitor, size: str, rows: dict[str, list[Image.Image]]) -> None:
    """Nothing is cut; the longest ones get pictures. In the end the page speaks English again."""
    for language, row in rows.items():
        with ann.unpainted():
            assert faults_in(ann, [language]) == [], size
        row.append(picture(ann))
    with ann.unpainted():
        others = [each for each in languages() if each not in LONGEST and each != "en"]
        assert faults_in(ann, [*others, "en"]) == [], size


def texts_longer_by_two_fifths(ann: Visitor) -> None:
    ann.stretch_texts()
    for width, height in SIZES.values():
        ann.look_at(width, height)
        assert faults(ann) == []


def test_pictures_of_different_screens_differ() -> None:
    pictures = {name: kept(name) for name in SCREENS}
    for name, other in zip(SCREENS, list(SCREENS)[1:], strict=False):
        assert difference(pictures[name], pictures[other]) > MOST_DIFFERENT, (name, other)


def test_a_board_that_is_gone_is_noticed() -> None:
    for name in SCREENS:
        picture = kept(name)
        blank = picture.copy()
        left, top = picture.width // 3, picture.height // 8
        blank.paste("white", (left, top, picture.width, picture.height // 2))
        assert difference(picture, blank) > MOST_DIFFERENT, name


def test_noise_does_not_matter() -> None:
    picture = kept("start")
    softer = picture.resize((picture.width // 2, picture.height // 2)).resize(picture.size)
    assert difference(picture, softer) < MOST_DIFFERENT
    assert isinstance(softer, Image.Image)
