"""Who sits at a table, and the parameters of all bots in one array, as compiled loops read them."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from adamas.bots.roster import find_bot
from adamas.compiled import MOST_SEATS, Floats, Ints
from adamas.core.bot import Bot
from adamas.core.box import Box


class Numbers:
    """The parameters of all bots in one array."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._numbers: list[float] = []
        self._places: dict[Bot, int] = {}

    def place(self, bot: Bot) -> int:
        """Where a bot's parameters begin."""
        if bot not in self._places:
            numbers = self._with_imagined(bot) if bot.searches else bot.numbers
            self._places[bot] = len(self._numbers)
            self._numbers += numbers
        return self._places[bot]

    def _with_imagined(self, bot: Bot) -> tuple[float, ...]:
        """A search's budget, and the policies with which it imagines itself and the others."""
        imagined = [find_bot(self.box, name) for name in bot.imagines]
        pairs = ((each.policy, self.place(each)) for each in imagined)
        return (bot.numbers[0], *(float(number) for pair in pairs for number in pair))

    def array(self) -> Floats:
        """All of them."""
        return np.array([*self._numbers, 0.0])


class Seating(NamedTuple):
    """Who may sit at each place of a table."""

    policies: Ints
    """By place and member of its cast."""
    places: Ints
    """Where the parameters of each begin."""
    sizes: Ints
    """How many members the cast of each place has."""
    numbers: Floats
    """All parameters."""


def seating(box: Box, casts: Sequence[Sequence[Bot]]) -> Seating:
    """The bots that may sit at each place; nobody where a cast is empty."""
    most = max((1, *map(len, casts)))
    policies, places = np.zeros((2, MOST_SEATS, most), np.int64)
    sizes: Ints = np.zeros(MOST_SEATS, np.int64)
    numbers = Numbers(box)
    for place, cast in enumerate(casts):
        sizes[place] = len(cast)
        for member, bot in enumerate(cast):
            policies[place, member], places[place, member] = bot.policy, numbers.place(bot)
    return Seating(policies, places, sizes, numbers.array())
