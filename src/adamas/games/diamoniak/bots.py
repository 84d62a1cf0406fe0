"""Who plays Diamoniak: four levels for people, strategies to study. Their minds: policies.py."""

from importlib.resources import files

from adamas.core.bot import Bot
from adamas.core.kernel import SEARCH
from adamas.games.diamoniak.policies import CAUTIOUS, GREEDY, NETWORK, WEIGHING

WEIGHTS = tuple(
    float(word) for word in files(__package__).joinpath("network.txt").read_text("ascii").split()
)
"""What tools/tune_diamoniak.py has taught the network: its hidden units, then their weights."""

WORTHS = ("courage", "spare", "diamond", "fairy", "part", "carelessness")

BOTS = (
    # Draws and draws, and does anything at all every other time.
    Bot("mouse", WEIGHING, (9, 1, 2, 5, 6, 0.5), parameters=WORTHS, level=1),
    # Knows what cards are worth, but is too afraid of witches, and sometimes dreams.
    Bot("badger", WEIGHING, (-0.5, 1, 2, 5, 6, 0.1), parameters=WORTHS, level=2),
    # Knows that one more card is mostly worth it, and that a fairy is there to be used.
    Bot("fox", WEIGHING, (1.5, 1, 1.4, 2.4, 5, 0), parameters=WORTHS, level=3),
    # Looks one card ahead and compares its chances to win.
    Bot("owl", NETWORK, (0, *WEIGHTS), parameters=("carelessness",), level=4),
    Bot("sensible", WEIGHING, (0, 1, 2, 5, 6, 0), parameters=WORTHS),
    Bot("cautious", CAUTIOUS, (2,), parameters=("draws",)),
    Bot("greedy", GREEDY),
    Bot("search", SEARCH, (600,), parameters=("rollouts",), imagines=("fox", "fox")),
)

FIELD = ("sensible", "badger", "fox")
"""Opponents against whom strength is stated: drawn for each game and seat."""
