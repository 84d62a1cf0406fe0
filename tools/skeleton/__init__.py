"""Skeleton, a game at the level `rules`.

Next: change the rules in RULES.md, rules.py and their tests; then climb (CONTRIBUTING.md, "Add a
game"): a file `bots.py` and `bots=(Bot("sensible", level=2, player=sensible),)` below make the
level `bots`.
"""

from collections.abc import Mapping

from adamas.core.bag import Bag
from adamas.core.box import Box, Variant
from adamas.core.first import first_seat_option
from adamas.core.options import Edition, settle

from .actions import Stone
from .rules import Skeleton

EDITIONS = (Edition("standard", source="made up"),)
OPTIONS = (first_seat_option(4, "S1.2"),)


def tiny() -> tuple[Skeleton, int]:
    """Six stones for two: small enough to count every game that can be played with them."""
    few = Bag.of([(Stone.WHITE, 4), (Stone.BLACK, 2)])
    return Skeleton(Variant(*settle(EDITIONS, OPTIONS, None, {})), few), 2


def facts(game: Skeleton) -> Mapping[str, object]:
    """Numbers for the text of the rules in rules.ftl."""
    return {"stones": len(game.stock), **{str(stone): copies for stone, copies in game.stock}}


BOX = Box(
    name="skeleton",
    package=__name__,
    seats=Skeleton.seats,
    age=6,
    minutes=5,
    editions=EDITIONS,
    options=OPTIONS,
    make=Skeleton,
    tiny=tiny,
    bots=(),
    facts=facts,
    secrets=False,
)
