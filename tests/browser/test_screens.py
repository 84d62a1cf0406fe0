"""Every screen of the client: accessible, laid out well, and as it was when last looked at."""

import pytest
from PIL import Image

from adamas.locale.languages import languages
from tests.browser.axe import violations, violations_of_colours
from tests.browser.conftest import Visit
from tests.browser.layout import faults, faults_in
from tests.browser.pictures import (
    LONGEST,
    LONGEST_SIZES,
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
    with ann.unpainted():
        ann.look_at(320, 640)
        assert faults(ann) == []
        letters_of_twice_the_size(ann)
    every_language(ann, screen)
    with ann.unpainted():
        texts_longer_by_two_fifths(ann)


def letters_of_twice_the_size(ann: Visitor) -> None:
    ann.look_at(1280, 900)
    ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
    ann.settle()
    assert faults(ann) == []
    ann.page.evaluate("document.documentElement.style.fontSize = ''")


def every_language(ann: Visitor, screen: str) -> None:
    """Nothing is cut on a phone and on a desktop; the longest ones look as before."""
    rows: dict[str, list[Image.Image]] = {language: [] for language in LONGEST}
    for size in LONGEST_SIZES:
        with ann.unpainted():
            ann.look_at(*SIZES[size])
            assert faults_in(ann, (each for each in languages() if each not in LONGEST)) == [], size
        for language, row in rows.items():
            assert faults_in(ann, [language]) == [], size
            row.append(picture(ann))
    ann.speak("en")
    for language, row in rows.items():
        assert difference(sheet([row]), kept(f"{screen}.{language}")) < MOST_DIFFERENT, language


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
