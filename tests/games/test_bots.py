"""What a game with bots promises: the same choices again, and a character."""

import pytest

from adamas.bots.players import player
from adamas.bots.roster import roster
from adamas.core.catalogue import box, games_at
from adamas.core.level import Level
from adamas.locale.words import Words
from adamas.play.match import play_game

every_game = pytest.mark.parametrize("name", games_at(Level.BOTS))


@every_game
def test_all_bots_do_the_same_again(name: str) -> None:
    found, game = box(name), box(name).open()
    bots = [bot.name for bot in roster(found).values() if not bot.searches]
    seats = game.seats[0]
    for first in range(0, len(bots), seats):
        seated = [bots[(first + seat) % len(bots)] for seat in range(seats)]
        players = [player(found, game, spec) for spec in seated]
        one, again = (play_game(game, players, f"{name}/{first}") for _ in range(2))
        assert one == again


@every_game
def test_every_bot_has_a_character(name: str) -> None:
    words = Words(box(name), ())
    for bot in roster(box(name)):
        assert len(words(f"bot-{bot}")) > 20
