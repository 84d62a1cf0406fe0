"""Worlds that a seat cannot tell from the true one: unknown tiles are drawn from the unseen."""

from adamas.core.bag import Bag
from adamas.core.player import Rng
from adamas.games.gnomes.rows import Laid
from adamas.games.gnomes.state import State
from adamas.games.gnomes.tiles import Holdable, Tile
from adamas.games.gnomes.view import Known, View


def sample_state(view: View, rng: Rng) -> State:
    """RULES G-A13: each unknown tile is equally likely any unseen one of its level."""
    unseen = _Unseen(view.unseen, rng)
    rows = tuple(
        tuple(None if known is None else _laid(known, unseen) for known in row) for row in view.rows
    )
    boxed = tuple(tuple(_laid(known, unseen) for known in lost) for lost in view.boxed)
    drawn = view.drawn
    if view.tile_waits and drawn is None:
        drawn = unseen.draw(view.level)
    return State(
        first=view.first,
        phase=view.phase,
        level=view.level,
        active=view.active,
        bags=tuple(unseen.bags),
        heights=view.heights,
        rows=rows,
        drawn=drawn,
        discards=view.discards,
        boxed=boxed,
        looking=view.looking,
        offer=view.offer,
        lit_round=view.lit_round,
    )


class _Unseen:
    """The unseen tiles of each level, from which the hidden ones are taken."""

    def __init__(self, bags: tuple[Bag[Tile], ...], rng: Rng) -> None:
        self.bags = list(bags)
        self._rng = rng

    def draw(self, level: int) -> Holdable:
        """Take a tile that can lie in a row (RULES G7.5: the others would have been shown)."""
        holdable = [tile for tile in self.bags[level].cards() if isinstance(tile, Holdable)]
        tile = self._rng.choice(holdable)
        self.bags[level] = self.bags[level].minus(tile)
        return tile


def _laid(known: Known, unseen: _Unseen) -> Laid:
    tile = unseen.draw(known.level) if known.tile is None else known.tile
    return Laid(tile, known.level, known.number, known.face_up, known.seen_by)
