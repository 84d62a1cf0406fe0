"""A Diamant small enough to enumerate: two treasures, two kinds of traps, one relic."""

from dataclasses import replace

from adamas.core.box import Variant
from adamas.core.options import settle
from adamas.games.diamant.editions import EDITIONS, OPTIONS, Ruleset
from adamas.games.diamant.rules import Diamant

RULES = Ruleset(
    treasures=(3, 5),
    traps=("snake", "lava"),
    trap_copies=2,
    relics=1,
    expeditions=1,
    seats=range(2, 3),
)


def tiny() -> tuple[Diamant, int]:
    """The game and its number of seats."""
    opened = Variant(*settle(EDITIONS, OPTIONS, None, {}))
    return replace(Diamant.from_box(opened), rules=RULES), RULES.seats[0]
