"""Who plays Diamant: four levels for people, and strategies to study. Their minds: policies.py."""

from adamas.core.bot import Bot
from adamas.games.diamant.policies import EXPECTED_VALUE, HAZARDS, SHARE, THRESHOLD

BOTS = (
    Bot("threshold", THRESHOLD, (9, SHARE), parameters=("rubies", "lying")),
    Bot("hazards", HAZARDS, (2,), parameters=("kinds",)),
    Bot("value", EXPECTED_VALUE, (0, 0, SHARE), parameters=("relics", "wavering", "lying")),
    Bot("sensible", EXPECTED_VALUE, (1, 1.5, SHARE)),
)

FIELD = (
    *("threshold:6", "threshold:9", "threshold:12"),
    *("value:0", "value:1"),
    *("hazards:2", "hazards:3"),
)
"""Opponents against whom strength is stated: drawn for each game and seat."""
