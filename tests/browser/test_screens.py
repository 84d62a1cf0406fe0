"""Every screen of the client: accessible, laid out well, and as it was when last looked at."""

import pytest
from PIL import Image

from adamas.locale.languages import languages
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.layout import faults
from tests.browser.pictures import LONGEST, MOST_DIFFERENT, difference, kept, sheet, sheet_in
from tests.browser.screens import SCREENS
from tests.browser.visitors import SIZES, Scheme


@pytest.mark.parametrize("screen", list(SCREENS))
def test_screen(visit: Visit, scenes: str, screen: str) -> None:
    ann = visit("Ann", scenes)
    SCREENS[screen](ann)
    # If this fails and should: python -m tests.browser.pictures SCREEN
    assert difference(sheet(ann), kept(screen)) < MOST_DIFFERENT
    schemes: tuple[Scheme, Scheme] = ("light", "dark")
    for scheme in schemes:
        ann.look_at(scheme=scheme)
        assert violations(ann) == []
    ann.look_at(320, 640)
    assert faults(ann) == []
    # Letters of twice the size.
    ann.look_at(1280, 900)
    ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
    ann.settle()
    assert faults(ann) == []
    ann.page.evaluate("document.documentElement.style.fontSize = ''")
    # Texts that are longer by two fifths.
    ann.stretch_texts()
    for width, height in SIZES.values():
        ann.look_at(width, height)
        assert faults(ann) == []


@pytest.mark.parametrize("screen", list(SCREENS))
def test_screen_in_every_language(visit: Visit, scenes: str, screen: str) -> None:
    ann = visit("Ann", scenes)
    SCREENS[screen](ann)
    found = []
    for size in ("phone", "desktop"):
        ann.look_at(*SIZES[size])
        for language in languages():
            ann.speak(language)
            found += [f"{language}, {size}: {fault}" for fault in faults(ann)]
    assert found == []
    for language in LONGEST:
        assert difference(sheet_in(ann, language), kept(f"{screen}.{language}")) < MOST_DIFFERENT


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
