"""Adamas, the home of the diamond games. Unofficial; docs and command: see the README.

import adamas
game = adamas.game("diamant")
played = adamas.play_game(game, [adamas.bot(game, "fox")] * 4)
print(played.scores, played.winners)
"""

from importlib.metadata import version
from typing import Any as _Any
from typing import TypeVar as _TypeVar

from adamas.bots.players import player_of as _player_of
from adamas.bots.players import random_player
from adamas.bots.roster import find_bot as _find_bot
from adamas.core.catalogue import box, shelf
from adamas.core.errors import AdamasError
from adamas.core.game import AnyGame, Game
from adamas.core.player import AnyPlayer, Player, Rng
from adamas.core.turn import Chance, Decide, Over
from adamas.games import game
from adamas.play.match import Played, play_game

__all__ = [
    "AdamasError",
    "AnyGame",
    "AnyPlayer",
    "Chance",
    "Decide",
    "Game",
    "Over",
    "Played",
    "Player",
    "Rng",
    "bot",
    "box",
    "game",
    "play_game",
    "random_player",
    "shelf",
]

__version__ = version("adamas")

_A = _TypeVar("_A")
_V = _TypeVar("_V")


def bot(game: Game[_Any, _A, _Any, _V, _Any], spec: str) -> Player[_V, _A]:
    """A bot as a player of a game: `bot(game("diamant"), "owl")`, or `"threshold:9"`.

    >>> rules = game("diamant")
    >>> play_game(rules, [bot(rules, "threshold:9")] * 3, seed=1).scores
    (10, 10, 10)

    Only a bot that searches needs the simulator; the first one waits until that is compiled.
    """
    found = _find_bot(box(game.name), spec)
    if found.searches:
        from adamas.sim.search_player import SearchPlayer

        return SearchPlayer(box(game.name), game, found)
    return _player_of(box(game.name), game, found)
