"""Pebbles: the example game of CONTRIBUTING.md."""

from collections.abc import Mapping

from adamas.core.bag import Bag
from adamas.core.bot import Bot
from adamas.core.box import Box, Variant
from adamas.core.first import first_seat_option
from adamas.core.options import HOUSE, RULING, Edition, Option, settle

from .bots import sensible
from .moves import Pebble
from .rules import Pebbles

EDITIONS = (Edition("standard", source="made up for CONTRIBUTING.md"),)
OPTIONS = (
    first_seat_option(4, "P1.2"),
    Option("black_counts", {"minus3": RULING, "zero": HOUSE}, "P-A1"),
)


def tiny() -> tuple[Pebbles, int]:
    """Seven pebbles for two."""
    few = Bag.of([(Pebble.WHITE, 3), (Pebble.GREY, 2), (Pebble.BLACK, 2)])
    return Pebbles(Variant(*settle(EDITIONS, OPTIONS, None, {})), few), 2


def facts(game: Pebbles) -> Mapping[str, object]:
    """Numbers for the rules page."""
    copies = {str(pebble): number for pebble, number in game.stock}
    return {"pebbles": len(game.stock), **copies, "black_costs": -game.worth[Pebble.BLACK]}


BOX = Box(
    name="pebbles",
    package=__name__,
    seats=Pebbles.seats,
    age=6,
    minutes=5,
    editions=EDITIONS,
    options=OPTIONS,
    make=Pebbles,
    tiny=tiny,
    bots=(Bot("sensible", level=2, player=sensible),),
    facts=facts,
)
