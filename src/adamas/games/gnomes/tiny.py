"""A Gnomes small enough to enumerate: rows of three, and stacks of a single tile or three."""

from dataclasses import replace

from adamas.core.bag import Bag
from adamas.core.box import Variant
from adamas.core.options import settle
from adamas.games.gnomes.editions import EDITIONS, OPTIONS, Ruleset
from adamas.games.gnomes.rules import Gnomes
from adamas.games.gnomes.tile_set import TileSet
from adamas.games.gnomes.tiles import Arrows, Bats, Explosion, Lantern, SnowWhite, Tile

LEVELS: tuple[tuple[tuple[Tile, int], ...], ...] = (
    ((Lantern(1), 13),),
    ((Bats(), 1),),
    ((Arrows(2), 1), (Explosion(), 1), (SnowWhite(), 1)),
)
RULES = Ruleset(TileSet(tuple(map(Bag.of, LEVELS))), places=3, arranges=False, seats=range(2, 3))


def tiny() -> tuple[Gnomes, int]:
    """The game and its number of seats."""
    opened = Variant(*settle(EDITIONS, OPTIONS, None, {}))
    return replace(Gnomes.from_box(opened), rules=RULES), RULES.seats[0]
