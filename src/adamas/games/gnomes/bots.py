"""The bots of Gnomes: levels to play against, and strategies to study."""

from adamas.core.bot import Bot
from adamas.core.kernel import SEARCH
from adamas.games.gnomes.policies import JUDGEMENT, SENSIBLE

W0 = (1.0, 0.0, 0.0, 0.2, 0.0, 0.0, 0.3, 0.1, 0.2, -0.1, 0.2, 0.6, -0.8, 0.0, 0.0, 0.0, 0.3, 0.3, 0.1, 0.2, 0.2, 0.3, 0.0, 0.1, -0.2, 2.0, 0.0, 0.0, 0.0)

BOTS: tuple[Bot, ...] = (
    Bot("mouse", SENSIBLE, (0.8, 0.2, 0.2), level=1),
    Bot("badger", SENSIBLE, (0.95, 0.04, 0.03), level=2),
    Bot("fox", JUDGEMENT, (1.0, 0.01, 0.0, *W0), level=3),
    Bot("owl", JUDGEMENT, (1.0, 0.0, 0.0, *W0), level=4),
    Bot("sensible", SENSIBLE, (1.0, 0.0, 0.0)),
    Bot("forgetful", SENSIBLE, (0.7, 0.0, 0.0), ("memory",)),
)


# --- OLD


from adamas.core.player import Rng
from adamas.core.seat import Seat
from adamas.games.gnomes.actions import Action, Bury, Cart, Keep, Look, Swap
from adamas.games.gnomes.tiles import Holdable, diamonds
from adamas.games.gnomes.view import View

CURIOSITY = 10.0
"""Makes an unknown own tile worth more of a look than any tile of others."""


def sensible(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:  # noqa: ARG001
    """Do what brings most diamonds as far as can be foreseen; the first such thing if equal."""
    return max(legal, key=lambda action: gain(view, action))


def gain(view: View, action: Action) -> float:
    """What an action is worth to the view's seat; 0 for doing nothing."""
    seat = view.seat
    assert seat is not None
    match action:
        case Keep(slot):
            return _drawn(view) - expected(view, seat, slot)
        case Look(owner, slot):
            return _news(view, owner, slot)
        case Swap(slot, owner, other_slot):
            return expected(view, owner, other_slot) - expected(view, seat, slot)
        case Cart(slot):
            # What lies face up cannot be swapped away any more.
            return expected(view, seat, slot)
        case Bury(slot):
            return -expected(view, seat, slot)
        case _:
            return 0.0


def expected(view: View, seat: Seat, slot: int) -> float:
    """The diamonds of a tile: known, or the average of what it can be."""
    known = view.rows[seat][slot]
    assert known is not None
    return diamonds(known.tile) if known.tile is not None else average(view, known.level)


def average(view: View, level: int) -> float:
    """The mean of the unseen tiles of a level that can lie in a row."""
    left = [(tile, n) for tile, n in view.unseen[level] if isinstance(tile, Holdable)]
    return sum(diamonds(tile) * n for tile, n in left) / sum(n for _, n in left)


def _drawn(view: View) -> float:
    assert view.drawn is not None
    return diamonds(view.drawn)


def _news(view: View, owner: Seat, slot: int) -> float:
    """What a look tells: nothing if the face is known, most if the tile is the seat's own."""
    known = view.rows[owner][slot]
    assert known is not None
    if known.tile is not None:
        return -1.0
    return expected(view, owner, slot) + (CURIOSITY if owner == view.seat else 0.0)
