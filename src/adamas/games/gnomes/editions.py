"""The printed edition of Gnomes and the rulings that can be changed (RULES G8.4, G-A4 to G-A18)."""

from dataclasses import dataclass

from adamas.core.box import Variant
from adamas.core.errors import BadOption
from adamas.core.first import first_seat_option
from adamas.core.options import (
    ELSEWHERE,
    HOUSE,
    READING,
    RULING,
    SCREEN,
    Edition,
    Option,
    printed,
)
from adamas.games.gnomes.tile_set import NAMES, TileSet, canonical, canonical_from_file, tile_set
from adamas.games.gnomes.tiles import Bats, Explosion, Lit

SEATS = range(2, 5)
"""RULES G1.1, G-A17."""
PLACES = 5
"""RULES G2.2: the tiles of a row."""

OPTIONS = (
    Option(
        "tiles",
        dict.fromkeys(NAMES, RULING),
        "G8",
        parse=canonical,
        from_file=canonical_from_file,
    ),
    Option("arrange", {"own_order": printed("kukuryku"), "as_dealt": HOUSE}, "G-A15"),
    Option("look", {"optional": RULING, "must": READING}, "G-A5"),
    Option("look_at", {"face_down": RULING, "any": READING}, "G-A20"),
    Option("arrows", {"chosen": printed("kukuryku"), "by_lot": ELSEWHERE}, "G-A6"),
    Option("lit", {"up_to_three": printed("kukuryku"), "exactly_three": READING}, "G-A21"),
    Option("bats", {"face_down": RULING, "any": READING}, "G-A8"),
    Option("cart", {"stack_empty": RULING, "last_draw": READING}, "G-A7"),
    Option("explosion", {"face_down": RULING, "any": READING}, "G-A9"),
    Option("discard_pile", {"top_only": SCREEN, "open": SCREEN}, "G-A4"),
    Option("memory_help", {"off": SCREEN, "on": SCREEN}, "G-A14"),
    first_seat_option(SEATS[-1], "G-A18"),
)

EDITIONS = (
    Edition(
        "kukuryku",
        source="KUKURYKU, the rulebook in Polish, Czech, Slovak, Hungarian and Romanian",
    ),
)

FORMER = ({"arrange": "as_dealt"},)
"""In version 1 of the rules rows stayed as they were dealt."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """An edition and its options as the rules use them."""

    tiles: TileSet
    places: int = PLACES
    arranges: bool = True
    """Whether everybody lays the own row in any order (RULES G-A15)."""
    must_look: bool = False
    """Whether a lantern or a torch has to be used (RULES G-A5)."""
    look_any: bool = False
    """Whether a look may fall on what lies face up (RULES G-A20)."""
    by_lot: bool = False
    """Whether chance picks the tile that arrows bring in (RULES G-A6)."""
    all_looks: bool = False
    """Whether everybody takes all three looks of a lit corridor (RULES G-A21)."""
    move_any: bool = False
    """Whether bats may move what lies face up (RULES G-A8)."""
    cart_at_draw: bool = False
    """Whether carts go up as soon as the last tile is drawn, before it takes effect (G-A7)."""
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
    _refuse_nonsense(variant, tiles)
    return Ruleset(
        tiles=tiles,
        arranges=settings["arrange"] == "own_order",
        must_look=settings["look"] == "must",
        look_any=settings["look_at"] == "any",
        by_lot=settings["arrows"] == "by_lot",
        all_looks=settings["lit"] == "exactly_three",
        move_any=settings["bats"] == "any",
        cart_at_draw=settings["cart"] == "last_draw",
        bury_any=settings["explosion"] == "any",
        open_discards=settings["discard_pile"] == "open",
        memory_help=settings["memory_help"] == "on",
    )


def _refuse_nonsense(variant: Variant, tiles: TileSet) -> None:
    """A ruling on a special tile needs a set that has one."""
    for name, tile in (("lit", Lit()), ("bats", Bats()), ("explosion", Explosion())):
        if name in variant.changed and not tiles.copies(tile):
            raise BadOption(
                f"`{name}={variant.settings[name]}` cannot be set: this tile set has no `{tile}`. "
                f"Choose other `tiles` or leave `{name}` alone."
            )
