"""Golden games: the stories in this folder are what the rules still give."""

import pytest

from tests.golden.games import golden_editions, path, play, story


@pytest.mark.parametrize(("game", "edition", "version"), list(golden_editions()))
def test_golden_games_are_unchanged(game: str, edition: str, version: int) -> None:
    told = story(play(game, edition, version))
    assert path(game, edition, version).read_text(encoding="utf-8") == told


def test_every_rulebook_has_one() -> None:
    assert len(list(golden_editions())) >= 5
