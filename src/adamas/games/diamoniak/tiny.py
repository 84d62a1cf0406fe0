"""A Diamoniak small enough to enumerate: two castles of two parts, and a few other cards.

Parts are cheap, so that a sale is not far from the beginning.
"""

from dataclasses import replace

from adamas.core.box import Variant
from adamas.core.options import settle
from adamas.games.diamoniak.cards import Card
from adamas.games.diamoniak.editions import EDITIONS, OPTIONS, Ruleset
from adamas.games.diamoniak.rules import Diamoniak

RULES = Ruleset(
    colours=(Card.RED, Card.BLUE),
    parts=2,
    diamonds=3,
    fairies=1,
    witches=2,
    price=1,
    seats=range(2, 3),
)


def tiny() -> tuple[Diamoniak, int]:
    """The game and its number of seats."""
    opened = Variant(*settle(EDITIONS, OPTIONS, None, {}))
    return replace(Diamoniak.from_box(opened), rules=RULES), RULES.seats[0]
