"""The printed edition of Gnomes and the rulings that can be changed (RULES G8.4, G-A4 to G-A18)."""

from dataclasses import dataclass

from adamas.core.box import Variant
from adamas.core.errors import BadOption
from adamas.core.first import first_seat_option
from adamas.core.options import Edition, Option
from adamas.games.gnomes.tile_set import NAMES, TileSet, canonical, canonical_from_file, tile_set
from adamas.games.gnomes.tiles import Explosion

SEATS = range(2, 5)
"""RULES G1.1, G-A17."""
PLACES = 5
"""RULES G2.2: the tiles of a row."""

OPTIONS = (
    Option("tiles", NAMES, "G8", parse=canonical, from_file=canonical_from_file),
    Option("explosion", ("face_down", "any"), "G-A9", house=True),
    Option("discard_pile", ("top_only", "open"), "G-A4", screen=True),
    Option("memory_help", ("off", "on"), "G-A14", screen=True),
    first_seat_option(SEATS[-1], "G-A18"),
)

EDITIONS = (
    Edition(
        "kukuryku",
        source="KUKURYKU, the rulebook in Polish, Czech, Slovak, Hungarian and Romanian",
    ),
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """An edition and its options as the rules use them."""

    tiles: TileSet
    places: int = PLACES
    bury_any: bool = False
    """Whether the explosion may take a face-up tile (RULES G-A9)."""
    open_discards: bool = False
    """Whether a screen shows the whole discard pile (RULES G-A4)."""
    memory_help: bool = False
    """Whether a screen shows again what its seat has seen (RULES G-A14)."""
    seats: range = SEATS

    def heights(self) -> tuple[int, ...]:
        """RULES G2.3: rows and removed tiles together are four rows, however many play."""
        first, *deeper = self.tiles.sizes
        return (first - SEATS[-1] * self.places, *deeper)


def ruleset(variant: Variant) -> Ruleset:
    """The rules of the edition with its options; BadOption for options that do not fit."""
    settings = variant.settings
    tiles = tile_set(settings["tiles"])
    if settings["explosion"] == "any" and not tiles.copies(Explosion()):
        raise BadOption(
            "`explosion=any` cannot be set: this tile set has no explosion. "
            "Choose other `tiles` or leave `explosion` alone."
        )
    return Ruleset(
        tiles=tiles,
        bury_any=settings["explosion"] == "any",
        open_discards=settings["discard_pile"] == "open",
        memory_help=settings["memory_help"] == "on",
    )
