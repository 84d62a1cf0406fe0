"""Who plays Diamant: four levels for people, and strategies to study. Their minds: policies.py."""

from importlib.resources import files

from adamas.core.bot import Bot
from adamas.core.kernel import SEARCH
from adamas.games.diamant.policies import EXPECTED_VALUE, HAZARDS, NETWORK, SHARE, THRESHOLD

WEIGHTS = tuple(
    float(word) for word in files(__package__).joinpath("network.txt").read_text("ascii").split()
)
"""What tools/train_diamant.py has taught the network: units of both layers, then their weights."""

BOTS = (
    # Its courage changes with every card: it runs from nothing and stays for nothing.
    Bot("mouse", EXPECTED_VALUE, (0, 6, SHARE), level=1),
    # Weighs the next card, more or less, and never thinks of the others.
    Bot("badger", EXPECTED_VALUE, (1, 1.5, SHARE), level=2),
    # Knows what the owl knows, but follows its feelings.
    Bot("fox", NETWORK, (0.25, *WEIGHTS), level=3),
    # Mixes its choices, so that nobody can tell when it leaves, and counts everybody's chests.
    Bot("owl", NETWORK, (1, *WEIGHTS), level=4),
    Bot("threshold", THRESHOLD, (9, SHARE), parameters=("loot", "lying")),
    Bot("hazards", HAZARDS, (2,), parameters=("kinds",)),
    Bot("value", EXPECTED_VALUE, (0, 0, SHARE), parameters=("relics", "wavering", "lying")),
    Bot("sensible", EXPECTED_VALUE, (1, 1.5, SHARE)),
    Bot("search", SEARCH, (400,), parameters=("rollouts",), imagines=("owl", "owl")),
)

FIELD = (
    *("threshold:6", "threshold:9", "threshold:12"),
    *("value:0", "value:1"),
    *("hazards:2", "hazards:3"),
)
"""Opponents against whom strength is stated: drawn for each game and seat."""
