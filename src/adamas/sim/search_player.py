"""Bots that look ahead, as players at a table: they imagine worlds on the compiled kernel."""

from typing import Any

import numpy as np

from adamas.bots.players import player_of
from adamas.compiled import MOST_ACTIONS, WHOLE, Floats, Ints
from adamas.core.bot import Bot
from adamas.core.box import Box
from adamas.core.game import AnyGame
from adamas.core.player import AnyPlayer, Rng
from adamas.sim.kernels import fields, loops, policies, rules_of
from adamas.sim.numbers import Numbers


class SearchPlayer:
    """Tries every action in worlds that its seat cannot tell from the true one."""

    def __init__(self, box: Box, game: AnyGame, bot: Bot) -> None:
        self.__name__ = bot.name
        self.game = game
        self._fields, self._loops = fields(game.name), loops(game.name, searching=True)
        numbers = Numbers(box)
        self._at = numbers.place(bot)
        self._numbers: Floats = numbers.array()
        self._rules: Ints = rules_of(game)
        self._actions: Ints = np.zeros(MOST_ACTIONS, WHOLE)
        self._worth: Floats = np.zeros(MOST_ACTIONS)
        self._scratch: Floats = np.zeros(policies(game.name).SCRATCH)

    def __call__(self, view: Any, legal: tuple[Any, ...], rng: Rng, /) -> Any:
        """One of `legal`."""
        key = np.uint64(rng.randrange(2**64))
        if len(legal) == 1:
            return legal[0]
        state: Ints = np.array(self._fields.STATE.flatten(self.game, view), WHOLE)
        numbers = self._fields.ACTIONS.numbers(legal, view.seat, int(state[self._fields.SEATS]))
        self._actions[: len(numbers)] = numbers
        chosen = self._loops.search(
            *(self._rules, state, view.seat, self._at, self._numbers, key),
            *(self._actions, len(numbers), self._worth, self._scratch),
        )
        return legal[numbers.index(chosen)]


def any_player_of(box: Box, game: AnyGame, bot: Bot) -> AnyPlayer:
    """Any bot as a player of this game, also one that searches."""
    return SearchPlayer(box, game, bot) if bot.searches else player_of(box, game, bot)
