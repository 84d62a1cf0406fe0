"""Translations are whole: no message is missing, left in English, or has lost a variable."""

from pathlib import Path

import pytest

from adamas.locale.languages import SHELL, languages, source
from adamas.locale.words import bundle, format_message
from tools.texts import PACKAGE, SOURCE, faults, forms, originals, translated, untranslated

WRITTEN = [code for code in languages() if code not in (SOURCE, "sr-Latn")]


def test_every_language_of_the_list_has_a_folder() -> None:
    assert sorted(WRITTEN) == translated()


@pytest.mark.parametrize("language", WRITTEN)
def test_a_translation_is_whole(language: str) -> None:
    assert list(faults(language)) == []


@pytest.mark.parametrize("language", WRITTEN)
def test_a_translation_has_a_glossary(language: str) -> None:
    text = (PACKAGE / "locale" / language / "glossary.md").read_text(encoding="utf-8")
    for title in ("Diamant", "Diamoniak", "Gnomes"):
        assert f"## {title}" in text


PLURALS = {
    "en": ("1 point", "2 points", "5 points", "12 points", "22 points", "1.5 points"),
    "cs": ("1 bod", "2 body", "5 bodů", "12 bodů", "22 bodů", "1,5 bodu"),
    "fr": ("1 point", "2 points", "5 points", "12 points", "22 points", "1,5 point"),
    "hu": ("1 pont", "2 pont", "5 pont", "12 pont", "22 pont", "1,5 pont"),
    "pl": ("1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty", "1,5 punktu"),
    "ro": ("1 punct", "2 puncte", "5 puncte", "12 puncte", "22 de puncte", "1,5 puncte"),
    "ru": ("1 очко", "2 очка", "5 очков", "12 очков", "22 очка", "1,5 очка"),
    "sk": ("1 bod", "2 body", "5 bodov", "12 bodov", "22 bodov", "1,5 bodu"),
    "sr": ("1 поен", "2 поена", "5 поена", "12 поена", "22 поена", "1,5 поена"),
    "sr-Latn": ("1 poen", "2 poena", "5 poena", "12 poena", "22 poena", "1,5 poena"),
}
"""Points, said of 1, 2, 5, 12, 22 and 1.5."""
COUNTS = (1, 2, 5, 12, 22, 1.5)


@pytest.mark.parametrize("language", list(languages()))
def test_plurals(language: str) -> None:
    made = bundle("adamas.games.diamant", language, "game.ftl")
    said = tuple(format_message(made, "sketch-points", {"points": count}) for count in COUNTS)
    assert said == PLURALS[language]


def translate(folder: Path, text: str, name: str = "shell.ftl") -> list[str]:
    """What is found in a language with this text in place of one file."""
    (folder / "locale" / SOURCE).mkdir(parents=True)
    (folder / "locale" / "cs").mkdir()
    (folder / "locale" / SOURCE / name).write_text(
        "# A comment.\nhello = Hello { $name }\n"
        "count = { $count ->\n    [one] 1 card\n   *[other] { $count } cards\n}\n"
    )
    (folder / "locale" / "cs" / name).write_text(text)
    return list(faults("cs", folder))


GOOD = "hello = Ahoj { $name }\n"
COUNTED = (
    "count = { $count ->\n    [one] 1 karta\n    [few] { $count } karty\n"
    "    [many] { $count } karty\n   *[other] { $count } karet\n}\n"
)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (GOOD, "count is missing"),
        (GOOD + COUNTED + "more = Navíc\n", "more is not in the English file"),
        ("hello = Ahoj\n" + COUNTED, "hello has lost $name"),
        ("hello = Ahoj { $nume }\n" + COUNTED, "hello has $nume, which"),
        ("hello = Hello { $name }\n" + COUNTED, "hello is the same as in English"),
        (GOOD + COUNTED.replace("    [few] { $count } karty\n", ""), "lacks the plural forms few"),
        (GOOD + GOOD + COUNTED, "has hello twice"),
        ("hello = { $name\n" + COUNTED, "cannot be read"),
    ],
)
def test_what_is_wrong_with_a_translation_is_found(tmp_path: Path, text: str, fault: str) -> None:
    assert any(fault in each for each in translate(tmp_path, text))


def test_a_good_translation_has_no_faults(tmp_path: Path) -> None:
    assert translate(tmp_path, GOOD + COUNTED) == []


def test_what_is_meant_to_be_the_same_may_be(tmp_path: Path) -> None:
    assert translate(tmp_path, "# The same.\nhello = Hello { $name }\n" + COUNTED) == []


def test_a_missing_file_is_found(tmp_path: Path) -> None:
    found = translate(tmp_path, GOOD + COUNTED, "other.ftl")
    (tmp_path / "locale" / "cs" / "other.ftl").rename(tmp_path / "locale" / "cs" / "odd.ftl")
    assert found == []
    assert list(faults("cs", tmp_path)) == [
        "odd.ftl: there is no English file for it",
        "other.ftl: is missing",
    ]


def test_a_game_is_translated_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    assert translate(tmp_path, GOOD + COUNTED) == []
    own = tmp_path / "games" / "stones" / "locale" / SOURCE
    own.mkdir(parents=True)
    for name in ("game.ftl", "rules.ftl"):
        (own / name).write_text("win = { $name } wins\n")
    assert untranslated("cs", tmp_path) == ["stones"]
    assert list(faults("cs", tmp_path)) == []
    begun = tmp_path / "locale" / "cs" / "stones"
    begun.mkdir()
    (begun / "game.ftl").write_text("win = Vítězí { $name }\n")
    assert untranslated("cs", tmp_path) == []
    assert list(faults("cs", tmp_path)) == ["stones/rules.ftl: is missing"]


def test_plural_forms_are_those_of_the_language() -> None:
    assert forms("hu") == {"one", "other"}
    assert forms("cs") == {"one", "few", "many", "other"}
    assert forms("sr-Latn") == {"one", "few", "other"}


def test_all_texts_are_found() -> None:
    assert {"client.ftl", "shell.ftl", "diamant/game.ftl"} <= set(originals())
    assert source(SHELL, SOURCE, "shell.ftl").startswith("###")
