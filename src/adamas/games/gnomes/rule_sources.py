"""What stands behind each sentence of `rules.ftl`, and the options that change it.

Figures stand here if an option changes what is written below them.
"""

from adamas.core.options import Settings, Source
from adamas.core.rule_sources import On, by
from adamas.games.gnomes.tile_set import NAMES, tile_set
from adamas.games.gnomes.tiles import Bats, Explosion, Lit, Tile

PRINTED, RULING, SCREEN = Source.PRINTED, Source.RULING, Source.SCREEN


def _has(settings: Settings, tile: Tile) -> bool:
    return tile_set(settings["tiles"]).copies(tile) > 0


def _own_set(settings: Settings) -> bool:
    return settings["tiles"] not in NAMES


def _lit(settings: Settings) -> bool:
    return _has(settings, Lit())


def _lit_on_all(settings: Settings) -> bool:
    return _lit(settings) and settings["look_at"] == "any"


def _bats(settings: Settings) -> bool:
    return _has(settings, Bats())


def _explosion(settings: Settings) -> bool:
    return _has(settings, Explosion())


def _explosion_of_all(settings: Settings) -> bool:
    return _explosion(settings) and settings["explosion"] == "any"


OWN_SET = On("tiles", where=_own_set)
"""The sets of this project are as the rulebook says in this, and only in this."""

SENTENCES = {
    "G1-1": by(PRINTED),
    "G1-2": by(PRINTED, OWN_SET),
    "G1-3": by(PRINTED, On("tiles", alike=NAMES)),
    "G8-2": by(PRINTED, "tiles"),
    "G2-1": by(PRINTED),
    "G2-2": by(PRINTED, "arrange", OWN_SET),
    "G-A14": by(SCREEN, "memory_help"),
    "G2-4": by(PRINTED, On("first_seat", alike=("1", "2", "3"))),
    "G3-1": by(PRINTED),
    "G3-2": by(PRINTED),
    "G3-3": by(PRINTED),
    "G-A5": by(PRINTED, "look"),
    "G-A20": by(PRINTED, "look_at"),
    # That a tile of this turn may go is ours.
    "G-A6": by(RULING, "arrows"),
    "G-A4": by(RULING, "discard_pile"),
    "G7-7": by(PRINTED),
    "G-A19": by(RULING),
    # That all choose in secret is ours.
    "G4-1": by(RULING, "cart"),
    "G4-2": by(PRINTED, On("explosion", where=_explosion_of_all), OWN_SET),
    # That it has no symbol is ours.
    "G5-1": by(RULING, OWN_SET),
    "G-A11": by(RULING, OWN_SET),
    # By the rulebook it is face-down tiles that a lit corridor shows.
    "G5-2": by(PRINTED, On("lit", where=_lit), On("look_at", where=_lit_on_all), OWN_SET),
    "G-A10": by(RULING, On("lit", where=_lit), OWN_SET),
    "G5-3": by(PRINTED, On("bats", where=_bats), OWN_SET),
    # That nobody looks at the tile is ours.
    "G5-4": by(RULING, On("explosion", where=_explosion), OWN_SET),
    "G-A16": by(RULING, OWN_SET),
    "G5-5": by(PRINTED),
    "G6-1": by(PRINTED),
    "figure-carts": by(PRINTED, On("explosion", where=_explosion_of_all), OWN_SET),
    "figure-light": by(PRINTED, On("lit", where=_lit)),
}
