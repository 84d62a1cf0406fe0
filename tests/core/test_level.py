"""How far a game has grown, and what it lacks."""

from dataclasses import replace
from pathlib import Path

import pytest

from adamas.core import catalogue, level
from adamas.core.box import Box
from adamas.core.catalogue import box_with_screens, games_at, shelf
from adamas.core.errors import UnknownGame
from adamas.core.level import Level, levels, missing, unfinished


@pytest.mark.parametrize("step", Level)
def test_three_games_have_every_level(step: Level) -> None:
    """A level is found: what is lost by mistake would not be tested any more."""
    assert len(games_at(step)) >= 3, {name: missing(box, step) for name, box in shelf().items()}


@pytest.mark.parametrize("name", shelf())
def test_nothing_was_begun_and_left(name: str) -> None:
    assert unfinished(shelf()[name]) == ()


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Box, Path]:
    """A game with rules alone, and its folder; the program speaks French and Czech."""
    folder = tmp_path / "stones"
    (folder / "locale" / "en").mkdir(parents=True)
    for name in level.FILES[Level.RULES]:
        (folder / name).touch()
    for language in ("cs", "en", "fr", "__pycache__"):
        (tmp_path / "translations" / language).mkdir(parents=True)
    monkeypatch.setattr(level, "TRANSLATIONS", tmp_path / "translations")
    monkeypatch.setattr(level, "files", lambda _: folder)
    some = next(iter(shelf().values()))
    return replace(some, name="stones", bots=(), tutorial=None), folder


def test_a_game_begins_with_rules(bare: tuple[Box, Path]) -> None:
    box, folder = bare
    assert levels(box) == (Level.RULES,)
    assert unfinished(box) == ()
    (folder / "RULES.md").unlink()
    assert missing(box, Level.RULES) == ("RULES.md",)
    assert levels(box) == ()
    (sentence,) = unfinished(box)
    assert sentence.startswith("`stones` has `a box`, ")
    assert sentence.endswith("; for the level `rules` it lacks `RULES.md`.")


def test_a_level_that_was_begun_says_what_is_missing(bare: tuple[Box, Path]) -> None:
    box, folder = bare
    some = next(iter(shelf().values()))
    box = replace(box, bots=some.bots)
    assert levels(box) == (Level.RULES, Level.BOTS)
    (folder / "kernel.py").touch()
    assert unfinished(box) == (
        "`stones` has `kernel.py`; for the level `simulator` it lacks "
        "`fields.py` and `policies.py`.",
    )
    (folder / "kernel.py").unlink()
    for name in level.FILES[Level.SCREENS]:
        (folder / name).touch()
    assert levels(box) == (Level.RULES, Level.BOTS, Level.SCREENS), "screens need no simulator"
    assert unfinished(replace(box, bots=())) == (
        "`stones` has `locale/en/board.ftl`; for the level `screens` it lacks "
        "`a bot with a level`.",
    )
    taught = replace(box, tutorial=some.tutorial)
    assert missing(taught, Level.TUTORIAL) == ("locale/en/tutorial.ftl",)
    (folder / "locale" / "en" / "tutorial.ftl").touch()
    assert Level.TUTORIAL in levels(taught)


def test_a_game_may_speak_one_language_more(bare: tuple[Box, Path]) -> None:
    box, folder = bare
    (folder / "locale" / "fr").mkdir()
    (folder / "locale" / "fr" / "game.ftl").touch()
    assert unfinished(box) == (
        "`stones` has `fr/game.ftl`; for the level `languages` it lacks `fr/rules.ftl`.",
    )
    (folder / "locale" / "fr" / "rules.ftl").touch()
    assert unfinished(box) == (), "Czech was not begun"
    assert missing(box, Level.LANGUAGES) == ("cs/game.ftl", "cs/rules.ftl")
    (level.TRANSLATIONS / "cs" / "stones").mkdir()
    for name in ("game.ftl", "rules.ftl"):
        (level.TRANSLATIONS / "cs" / "stones" / name).touch()
    assert Level.LANGUAGES in levels(box)


def test_a_game_without_screens_is_sent_to_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(games_at(Level.SCREENS)))
    assert box_with_screens(name).name == name
    monkeypatch.setattr(catalogue, "games_at", lambda _: {})
    with pytest.raises(UnknownGame, match=f"played in the terminal: adamas play {name}"):
        box_with_screens(name)
