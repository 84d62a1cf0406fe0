"""The parameters of all bots at a table in one array, as the compiled loops read them."""

import numpy as np

from adamas.bots.roster import find_bot
from adamas.compiled import Floats
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
