"""The tiles of the mine: what chance draws from a stack."""

from dataclasses import dataclass

from adamas.core.first import First
from adamas.core.text import Vocabulary, Word
from adamas.games.gnomes.actions import Slot

FIVE_DIAMONDS = 5
"""RULES G5.1: what the richest tile is worth."""
USUAL_DIAMONDS = 4
"""RULES G8.1: a printed ordinary tile shows fewer diamonds than the special one with five."""
MOST_DIAMONDS = 9
"""RULES G8.4: what an ordinary tile of somebody's own set may show."""


@dataclass(frozen=True, slots=True)
class Lantern(Word):
    """Discarded, it lets its player look at an own tile (RULES G3.3)."""

    diamonds: int
    """What it is worth in a row at the end (RULES G6.1)."""


@dataclass(frozen=True, slots=True)
class Torch(Word):
    """Discarded, it lets its player look at a tile of somebody else (RULES G3.3)."""

    diamonds: int
    """What it is worth in a row at the end (RULES G6.1)."""


@dataclass(frozen=True, slots=True)
class Arrows(Word):
    """Discarded, it makes its player swap a tile with somebody else (RULES G3.3)."""

    diamonds: int
    """What it is worth in a row at the end (RULES G6.1)."""


@dataclass(frozen=True, slots=True)
class Plain(Word):
    """Without a symbol: discarded, it does nothing (RULES G8.4). No set of ours has one."""

    diamonds: int
    """What it is worth in a row at the end (RULES G6.1)."""


@dataclass(frozen=True, slots=True)
class Five(Word):
    """Five diamonds and no symbol (RULES G5.1, G-A3)."""


@dataclass(frozen=True, slots=True)
class Lit(Word):
    """A lit corridor: everybody may look at up to three tiles (RULES G5.2)."""


@dataclass(frozen=True, slots=True)
class Bats(Word):
    """Everybody exchanges two own tiles (RULES G5.3)."""


@dataclass(frozen=True, slots=True)
class Explosion(Word):
    """Everybody loses a tile (RULES G5.4)."""


@dataclass(frozen=True, slots=True)
class SnowWhite(Word):
    """Supper is ready: the game ends (RULES G5.5)."""


Holdable = Lantern | Torch | Arrows | Plain | Five
"""The tiles that can lie in a row."""
Happening = Lit | Bats | Explosion | SnowWhite
"""The tiles that happen as soon as they are drawn and never lie in a row (RULES G7.5)."""
Tile = Lantern | Torch | Arrows | Plain | Five | Lit | Bats | Explosion | SnowWhite


@dataclass(frozen=True, slots=True)
class Lot(Word):
    """Chance picks the tile that arrows bring in (RULES G-A6, option `arrows=by_lot`)."""

    taken: int
    """Tiles that were taken from the stacks so far: so no two lots of a game are alike."""
    slot: Slot
    """Where the tile lies in its owner's row, counted from 0."""


Outcome = First | Lot | Tile

SYMBOLS = (Lantern, Torch, Arrows)
ORDINARY = (*SYMBOLS, Plain)
DEEP = (Five, Lit, Bats, Explosion, SnowWhite)
"""The special tiles: none of them is in level I (RULES G1.3)."""
DEEPEST = (Explosion, SnowWhite)
"""The special tiles of level III alone (RULES G7.1)."""

KINDS: tuple[Tile, ...] = (
    *(symbol(diamonds) for symbol in SYMBOLS for diamonds in range(USUAL_DIAMONDS + 1)),
    Five(),
    *(
        symbol(diamonds)
        for symbol in SYMBOLS
        for diamonds in range(USUAL_DIAMONDS + 1, MOST_DIAMONDS + 1)
    ),
    *(Plain(diamonds) for diamonds in range(MOST_DIAMONDS + 1)),
    *(Lit(), Bats(), Explosion(), SnowWhite()),
)
"""Every tile that a set can hold, in canonical order: what can lie in a row comes first, and of it
what our own sets have."""

TILES: Vocabulary[Tile] = Vocabulary("tile", *ORDINARY, *DEEP)
OUTCOMES: Vocabulary[Outcome] = Vocabulary("tile", First, Lot, *ORDINARY, *DEEP)


def diamonds(tile: Holdable) -> int:
    """What a tile in a row is worth (RULES G6.1)."""
    return FIVE_DIAMONDS if isinstance(tile, Five) else tile.diamonds
