"""The state of a game of Gnomes: data only."""

from dataclasses import dataclass
from enum import Enum

from adamas.core.bag import Bag
from adamas.core.seat import Seat
from adamas.games.gnomes.actions import Look, Offer
from adamas.games.gnomes.rows import Laid, Rows
from adamas.games.gnomes.tiles import Tile


class Phase(Enum):
    """What is going on."""

    DEAL = "deal"
    """The rows are dealt, tile by tile."""
    MEMORISE = "memorise"
    """All seats look at their rows and may lay them in another order (RULES G2.2)."""
    DRAW = "draw"
    """The next tile comes from the stack."""
    KEEP = "keep"
    """The active seat keeps or discards what it drew."""
    LANTERN = "lantern"
    """The active seat may look at an own tile (RULES G3.3)."""
    TORCH = "torch"
    """The active seat may look at a tile of somebody else (RULES G3.3)."""
    PEEK = "peek"
    """The active seat looks at a tile."""
    ARROWS = "arrows"
    """The active seat swaps a tile with somebody else (RULES G3.3)."""
    LOT = "lot"
    """Chance picks the tile that the active seat gets for its own (RULES G-A6)."""
    LIT = "lit"
    """Seats look at tiles in the lit corridor, in rounds (RULES G5.2)."""
    BATS = "bats"
    """All seats exchange two own tiles (RULES G5.3)."""
    EXPLOSION = "explosion"
    """All seats lose a tile (RULES G5.4)."""
    CART = "cart"
    """All seats send a cart up."""
    OVER = "over"
    """The game has ended and is counted (RULES G6.1)."""


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know. The stacks have a composition and no order."""

    first: Seat | None
    """Who begins; None until chance has picked."""
    phase: Phase
    """What is going on."""
    level: int
    """The stack that is drawn from, counted from 0."""
    active: Seat
    """Whose turn it is, or to whom tiles are dealt; without meaning until `first` is known."""
    bags: tuple[Bag[Tile], ...]
    """Tiles of each level that nobody has drawn, those that were removed among them (G2.1)."""
    heights: tuple[int, ...]
    """Tiles that are still to be drawn from each stack, apart from the dealt rows."""
    rows: Rows
    """The places of each seat, by seat, from the left; None where no tile lies."""
    drawn: Tile | None
    """What the active seat has drawn and not yet kept or discarded; only while carts go up before
    the last tile of a level takes effect, this can be one that happens (RULES G-A7)."""
    discards: tuple[Tile, ...]
    """The discard pile, its top last."""
    boxed: tuple[tuple[Laid, ...], ...]
    """Tiles that each seat lost to explosions."""
    looking: tuple[Look | None, ...]
    """The tile that each seat is looking at now."""
    offer: Offer | None
    """The swap for which chance picks a tile (RULES G-A6)."""
    lit_round: int
    """1 to 3 for the looks in a lit corridor, 4 for the last glance, 0 outside of it."""
