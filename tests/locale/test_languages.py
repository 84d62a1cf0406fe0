"""Which language is spoken, and where its texts come from."""

from math import inf

import pytest

from adamas.core.catalogue import box
from adamas.locale.languages import languages, latin, nearest, source, speaking, spoken, wanted
from adamas.locale.numbers import decimal
from adamas.locale.shell import shell
from adamas.locale.words import Words, enumeration
from tests.terminal.run import adamas


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("fr", "fr"),
        ("fr_CA.UTF-8", "fr"),
        ("pl-PL", "pl"),
        ("sr_RS.UTF-8", "sr"),
        ("sr_RS@latin", "sr-Latn"),
        ("sr-Latn-RS", "sr-Latn"),
        ("SR-LATN", "sr-Latn"),
        ("C.UTF-8", None),
        ("tlh", None),
        ("", None),
    ],
)
def test_a_language_is_found_by_its_many_names(asked: str, meant: str | None) -> None:
    assert nearest(asked) == meant


def test_the_environment_chooses_the_language() -> None:
    assert wanted({}) == "en"
    assert wanted({"LANG": "cs_CZ.UTF-8"}) == "cs"
    assert wanted({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}) == "en"
    assert wanted({"LANG": "cs_CZ.UTF-8", "ADAMAS_LANGUAGE": "hu"}) == "hu"


def test_a_language_is_spoken_for_a_while() -> None:
    with speaking("fr"):
        assert spoken() == "fr"
        assert enumeration(["a", "b", "c"]) == "a, b et c"
    assert spoken() == "en"
    assert enumeration([]) == "–"


def test_latin_letters() -> None:
    assert latin("Љубав, ЉУБАВ, Њ, џеп и Ђорђе") == "Ljubav, LJUBAV, Nj, džep i Đorđe"
    assert latin("a = { $count -> [one] један *[other] more }") == (
        "a = { $count -> [one] jedan *[other] more }"
    )


def test_serbian_in_latin_letters_is_made_of_the_other() -> None:
    cyrillic, letters = (
        source("adamas", "sr", "shell.ftl"),
        source("adamas", "sr-Latn", "shell.ftl"),
    )
    assert letters == latin(cyrillic)
    assert letters != cyrillic


def test_a_text_that_was_not_translated_is_english() -> None:
    pebbles = "examples.pebbles"
    assert source(pebbles, "fr", "game.ftl") == source(pebbles, "en", "game.ftl")


@pytest.mark.parametrize("language", list(languages()))
def test_the_terminal_speaks_every_language(language: str) -> None:
    done = adamas("--language", language, "games", "diamant")
    assert done.code == 0
    with speaking(language):
        assert Words(box("diamant"), ())("tagline") in done.out
    told = adamas("--language", language, "--help")
    assert shell("cli-play", language) in " ".join(told.out.split())


def test_an_unknown_language_is_refused_with_a_sentence() -> None:
    done = adamas("--language", "tlh", "games")
    assert done.code == 2
    assert "There is no language `tlh`" in done.err


def test_a_library_error_is_introduced_in_the_language() -> None:
    done = adamas("games", "chess", "--language", "fr")
    assert done.code == 2
    assert shell("cli-refused", "fr", code="unknown_game", detail="").strip() in done.err
    assert "chess" in done.err
    assert "Details" not in adamas("games", "chess").err


def test_numbers_are_written_as_in_the_language() -> None:
    with speaking("ru"):
        assert decimal(12345.678) == "12\xa0345,7"
        assert decimal(2, 2) == "2,00"
    assert decimal(12345.678, 0) == "12,346"
    assert decimal(inf) == "∞"
