"""The numbers of Gnomes: of its rules, of a state, and of the actions. The kernel plays them.

A tile is its place in `KINDS`, the canonical order that all three levels share; a phase is its
place in `Phase`. Slot s of seat p is place PLACES * p + s. What seat p lost to explosions lies in
the box from place BOXED + PLACES * p on, in the order in which it went: the fields of the box
repeat those of the rows, so that one place finds them all. The discard pile is not kept: no rule
reads it.
"""

from collections.abc import Callable, Iterable
from itertools import combinations

from adamas.core.action_numbers import ActionNumbers
from adamas.core.fields import NOBODY, UNKNOWN, Kind, Layout, Seen
from adamas.games.gnomes.actions import (
    Action,
    Bury,
    Cart,
    Confirm,
    Discard,
    Exchange,
    Keep,
    Look,
    Offer,
    Pass,
    Stop,
    Swap,
)
from adamas.games.gnomes.choices import LOOKS, orders
from adamas.games.gnomes.editions import PLACES
from adamas.games.gnomes.rules import Gnomes
from adamas.games.gnomes.state import Phase
from adamas.games.gnomes.tile_set import LEVELS, MOST_COPIES
from adamas.games.gnomes.tiles import (
    FIVE_DIAMONDS,
    KINDS,
    MOST_DIAMONDS,
    Arrows,
    Bats,
    Explosion,
    Holdable,
    Lantern,
    Lit,
    SnowWhite,
    Tile,
    Torch,
    diamonds,
)
from adamas.games.gnomes.view import Known, View

MOST_SEATS, MOST_LEVELS, MOST_KINDS = 4, len(LEVELS), len(KINDS)
MOST_TILES = MOST_LEVELS * MOST_KINDS * MOST_COPIES
NONE = NOBODY  # no tile, or nobody

# Numbers of the tiles that happen as soon as they are drawn: they come last.
T_LIT, T_BATS = KINDS.index(Lit()), KINDS.index(Bats())
T_EXPLOSION, T_SNOW_WHITE = KINDS.index(Explosion()), KINDS.index(SnowWhite())
LANTERN, TORCH, ARROWS, NO_SYMBOL = range(4)
SYMBOL = tuple(
    next((at for at, kind in enumerate((Lantern, Torch, Arrows)) if isinstance(tile, kind)), 3)
    for tile in KINDS
)
"""What a discarded tile lets its player do, by tile."""

# Numbers of the phases.
PHASES = tuple(Phase)
P_DEAL, P_MEMORISE, P_DRAW = map(PHASES.index, (Phase.DEAL, Phase.MEMORISE, Phase.DRAW))
P_KEEP, P_PEEK = map(PHASES.index, (Phase.KEEP, Phase.PEEK))
P_ARROWS, P_LOT = map(PHASES.index, (Phase.ARROWS, Phase.LOT))
P_LANTERN, P_TORCH, P_LIT = map(PHASES.index, (Phase.LANTERN, Phase.TORCH, Phase.LIT))
P_BATS, P_EXPLOSION = map(PHASES.index, (Phase.BATS, Phase.EXPLOSION))
P_CART, P_OVER = map(PHASES.index, (Phase.CART, Phase.OVER))

_tiles = [f"{level} {tile}" for level in LEVELS for tile in KINDS]
_slots = [f"slot {slot}" for slot in range(PLACES)]
_truth = range(2)
_faces = ("unknown", "nothing", *KINDS)


def _first(game: Gnomes) -> int:
    first = game.settings["first_seat"]
    return NONE if first == "random" else int(first)


def _copies(bags: Iterable[Iterable[tuple[Tile, int]]]) -> list[int]:
    """Copies of each tile, level after level, by kind."""
    return [dict(bag).get(tile, 0) for bag in bags for tile in KINDS]


def _holdable(game: Gnomes) -> Iterable[Holdable]:
    """The tiles of the set that can lie in a row."""
    return (
        tile for bag in game.rules.tiles.levels for tile, _ in bag if isinstance(tile, Holdable)
    )


RULES: Layout[Callable[[Gnomes], object]] = Layout()
_rule = RULES.add
R_PLACES = _rule("places", "the tiles of a row", range(PLACES + 1), lambda g: g.rules.places)
R_BURY_ANY = _rule(
    "bury any", "the explosion may take a face-up tile", _truth, lambda g: g.rules.bury_any
)
R_ARRANGES = _rule(
    "arranges", "everybody lays the own row in any order", _truth, lambda g: g.rules.arranges
)
R_MUST_LOOK = _rule(
    "must look", "lanterns and torches have to be used", _truth, lambda g: g.rules.must_look
)
R_LOOK_ANY = _rule(
    "look any", "a look may fall on a face-up tile", _truth, lambda g: g.rules.look_any
)
R_BY_LOT = _rule("by lot", "chance picks what arrows bring in", _truth, lambda g: g.rules.by_lot)
R_ALL_LOOKS = _rule(
    "all looks", "all looks of a lit corridor are taken", _truth, lambda g: g.rules.all_looks
)
R_MOVE_ANY = _rule("move any", "bats may move a face-up tile", _truth, lambda g: g.rules.move_any)
R_CART_AT_DRAW = _rule(
    "cart at draw",
    "carts go up before the last tile takes effect",
    _truth,
    lambda g: g.rules.cart_at_draw,
)
R_FIRST = _rule("first", "who begins; -1 if chance picks", range(-1, MOST_SEATS), _first)
R_HEIGHTS = _rule(
    "heights",
    "tiles to be drawn from each stack",
    range(MOST_TILES),
    lambda g: g.rules.heights(),
    each=LEVELS,
)
R_COPIES = _rule(
    "copies",
    "copies of each tile",
    range(MOST_COPIES + 1),
    lambda g: _copies(g.rules.tiles.levels),
    each=_tiles,
)
R_MOST = _rule(
    "most",
    "diamonds of the richest tile, or as many as the five has",
    range(MOST_DIAMONDS + 1),
    lambda g: max(FIVE_DIAMONDS, *map(diamonds, _holdable(g))),
)
R_HOLDABLE = _rule(
    "holdable",
    "kinds that can lie in a row: those before this one",
    range(MOST_KINDS),
    lambda g: 1 + max(KINDS.index(tile) for tile in _holdable(g)),
)
R_DIAMONDS = _rule(
    "diamonds",
    "what a tile in a row is worth",
    range(MOST_DIAMONDS + 1),
    lambda _: [diamonds(tile) if isinstance(tile, Holdable) else 0 for tile in KINDS],
    each=KINDS,
)


def _drawn(view: View) -> int:
    if not view.tile_waits:
        return NONE
    return UNKNOWN if view.drawn is None else KINDS.index(view.drawn)


def _taken(view: View) -> int:
    lying = sum(known is not None for places in (*view.rows, *view.boxed) for known in places)
    return lying + len(view.discards) + view.tile_waits


def _face(known: Known | None) -> int:
    if known is None:
        return NONE
    return UNKNOWN if known.tile is None else KINDS.index(known.tile)


def _back(known: Known | None) -> int:
    return known.level if known else 0


def _number(known: Known | None) -> int:
    return known.number if known else 0


def _face_up(known: Known | None) -> int:
    return known.face_up if known else 0


def _seen_by(known: Known | None) -> int:
    return sum(1 << seat for seat in known.seen_by) if known else 0


def _box(what: Callable[[Known | None], int]) -> Callable[[Gnomes, View], object]:
    """One number for each place of the box."""
    return lambda _, view: [
        what(lost[slot] if slot < len(lost) else None)
        for lost in view.boxed
        for slot in range(PLACES)
    ]


STATE: Layout[Callable[[Gnomes, View], object]] = Layout(MOST_SEATS)
_add = STATE.add
SEATS = _add("seats", "how many play", range(2, 5), lambda _, view: len(view.rows))
FIRST = _add(
    "first",
    "who begins; -1 until chance has picked",
    range(-1, MOST_SEATS),
    lambda _, view: view.first,
    kind=Kind.SEAT,
)
ACTIVE = _add(
    "active",
    "whose turn it is, or to whom tiles are dealt",
    range(MOST_SEATS),
    lambda _, view: view.active,
    kind=Kind.SEAT,
)
PHASE = _add(
    "phase",
    "what is going on",
    range(len(PHASES)),
    lambda _, view: PHASES.index(view.phase),
    words=(phase.value for phase in PHASES),
)
LEVEL = _add(
    "level",
    "the stack that is drawn from, from 0",
    range(MOST_LEVELS + 1),
    lambda _, view: view.level,
)
LIT_ROUND = _add(
    "lit round",
    "which look of a lit corridor it is",
    range(LOOKS + 2),
    lambda _, view: view.lit_round,
)
TAKEN = _add(
    "taken",
    "tiles that were taken from the stacks",
    range(MOST_TILES),
    lambda _, view: _taken(view),
)
HEIGHTS = _add(
    "height",
    "tiles to be drawn from each stack",
    range(MOST_TILES),
    lambda _, view: view.heights,
    each=LEVELS,
)
DRAWN = _add(
    "drawn",
    "what the active seat has drawn",
    range(UNKNOWN, MOST_KINDS),
    lambda _, view: _drawn(view),
    words=_faces,
    seen=Seen.KNOWING,
)
BAGS = _add(
    "unseen",
    "copies whose face the seat has never seen",
    range(MOST_COPIES + 1),
    lambda _, view: _copies(view.unseen),
    each=_tiles,
    seen=Seen.KNOWING,
)
LOOKS_AT = _add(
    "looks at",
    "whose tile the seat looks at; -1 for none",
    range(-1, MOST_SEATS),
    lambda _, view: [None if look is None else look.seat for look in view.looking],
    kind=Kind.SEAT,
    by_seat=True,
    empty=NONE,
)
LOOKS_SLOT = _add(
    "looks at slot",
    "which slot of that row",
    range(PLACES),
    lambda _, view: [0 if look is None else look.slot for look in view.looking],
    by_seat=True,
)
FACE = _add(
    "face",
    "the tile in each slot",
    range(UNKNOWN, MOST_KINDS),
    lambda _, view: [map(_face, row) for row in view.rows],
    each=_slots,
    words=_faces,
    by_seat=True,
    seen=Seen.KNOWING,
    empty=NONE,
)
BACK = _add(
    "tile level",
    "the stack that it came from, from 0",
    range(MOST_LEVELS),
    lambda _, view: [map(_back, row) for row in view.rows],
    each=_slots,
    by_seat=True,
)
NUMBER = _add(
    "tile number",
    "which tile it is: how many were taken before it",
    range(MOST_TILES),
    lambda _, view: [map(_number, row) for row in view.rows],
    each=_slots,
    by_seat=True,
)
FACE_UP = _add(
    "face up",
    "whether everybody can see it",
    _truth,
    lambda _, view: [map(_face_up, row) for row in view.rows],
    each=_slots,
    by_seat=True,
)
SEEN_BY = _add(
    "seen by",
    "the seats that have seen its face",
    range(1 << MOST_SEATS),
    lambda _, view: [map(_seen_by, row) for row in view.rows],
    each=_slots,
    kind=Kind.SEATS,
    by_seat=True,
)
OFFER_SLOT = _add(
    "offered slot",
    "the own tile of a swap for which chance picks the other one",
    range(PLACES),
    lambda _, view: view.offer.slot if view.offer else 0,
    seen=Seen.NOBODY,
)
OFFER_SEAT = _add(
    "offered to",
    "whose tile chance picks; -1 for nobody's",
    range(-1, MOST_SEATS),
    lambda _, view: view.offer.seat if view.offer else NONE,
    seen=Seen.NOBODY,
)
IN_BAGS = _add(
    "in bags",
    "how many of them there are",
    range(MOST_TILES),
    lambda _, view: map(len, view.unseen),
    each=LEVELS,
    seen=Seen.NOBODY,
)
ROWS = MOST_SEATS * PLACES  # places in all rows: from one field of a tile to its next
TILE = 5  # fields of a tile
BOXED = STATE.size - FACE  # the first place in the box
for _name, _what, _empty in (
    ("face", _face, NONE),
    ("level", _back, 0),
    ("number", _number, 0),
    ("face up", _face_up, 0),
    ("seen by", _seen_by, 0),
):
    _add(
        f"boxed {_name}",
        "of the tiles that were lost to explosions",
        range(MOST_TILES),
        _box(_what),
        each=range(ROWS),
        seen=Seen.NOBODY,
        empty=_empty,
    )
SIZE = STATE.size

_others = range(1, MOST_SEATS)
PAIRS = tuple(combinations(range(PLACES), 2))
"""The slots that bats can make somebody exchange."""
ACTIONS: ActionNumbers[Action] = ActionNumbers(
    (
        *(Discard(), Pass(), Confirm(), Stop()),
        *(Keep(slot) for slot in range(PLACES)),
        *(Look(seat, slot) for seat in range(MOST_SEATS) for slot in range(PLACES)),
        *(
            Swap(slot, seat, other)
            for slot in range(PLACES)
            for seat in _others
            for other in range(PLACES)
        ),
        *(Cart(slot) for slot in range(PLACES)),
        *(Exchange(slot, other) for slot, other in PAIRS),
        *(Bury(slot) for slot in range(PLACES)),
        *(Offer(slot, seat) for slot in range(PLACES) for seat in _others),
        *orders(PLACES),
    )
)
DISCARD, PASS = ACTIONS.first(Discard()), ACTIONS.first(Pass())
CONFIRM, STOP = ACTIONS.first(Confirm()), ACTIONS.first(Stop())
KEEP = ACTIONS.first(Keep(0))  # and the slot
LOOK = ACTIONS.first(
    Look(0, 0)
)  # and PLACES times how far the owner sits to the left, and the slot
SWAP_STEP = len(_others) * PLACES  # from the swaps of one own slot to those of the next
SWAP = ACTIONS.first(Swap(0, 1, 0))  # and SWAP_STEP times the slot, and PLACES times how much
# further left than the next one the other sits, and their slot
CART = ACTIONS.first(Cart(0))  # and the slot
EXCHANGE = ACTIONS.first(Exchange(0, 1))  # and the place in PAIRS
BURY = ACTIONS.first(Bury(0))  # and the slot

OFFER_STEP = len(_others)
OFFER = ACTIONS.first(Offer(0, 1))  # and OFFER_STEP times the slot, and how much further left than
# the next one the other sits
LAY = ACTIONS.first(orders(PLACES)[0])  # and the place among all orders
ORDERS = len(orders(PLACES))
DEALT = tuple(slot for order in orders(PLACES) for slot in order.slots)
"""Order after order, from the left: the place that each tile was dealt to."""

LEFT_OF_PAIR = tuple(slot for slot, _ in PAIRS)
RIGHT_OF_PAIR = tuple(other for _, other in PAIRS)
PAIR_AT = tuple(
    PAIRS.index((slot, slot + 1)) - slot - 1 if slot + 1 < PLACES else 0 for slot in range(PLACES)
)
"""By the first slot of a pair: its place, less the second slot."""
