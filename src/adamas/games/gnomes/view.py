"""What can be seen of a game of Gnomes: by a seat with a perfect memory, and on a screen."""

from dataclasses import dataclass

from adamas.core.bag import Bag
from adamas.core.remember import remembered
from adamas.core.seat import Seat
from adamas.games.gnomes.actions import Look, Offer
from adamas.games.gnomes.choices import deciding
from adamas.games.gnomes.editions import Ruleset
from adamas.games.gnomes.rows import Laid, Row
from adamas.games.gnomes.state import Phase, State
from adamas.games.gnomes.tiles import Happening, Holdable, Tile


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat knows of a tile in a row or in the box."""

    tile: Holdable | None
    """Its face; None if the seat has never seen it."""
    level: int
    """The stack that it came from, counted from 0."""
    number: int
    """Which tile it is: how many were taken from the stacks before it."""
    face_up: bool
    """Whether everybody can see it, or could before it went to the box."""
    seen_by: tuple[Seat, ...]
    """Who has seen its face: every look is public (RULES G7.7)."""


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat can know: where tiles went is public, their faces are if it saw them."""

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    first: Seat | None
    """Who begins; None until chance has picked."""
    phase: Phase
    """What is going on."""
    level: int
    """The stack that is drawn from, counted from 0."""
    active: Seat
    """Whose turn it is, or to whom tiles are dealt; without meaning until `first` is known."""
    rows: tuple[tuple[Known | None, ...], ...]
    """The places of each seat, by seat, from the left; None where no tile lies."""
    drawn: Tile | None
    """What this seat has just drawn and not yet kept or discarded; None if it drew nothing. Of
    somebody else, only what happens to all and waits for the carts (RULES G-A7, G-A11)."""
    tile_waits: bool
    """Whether the active seat has drawn a tile that is neither kept nor discarded yet."""
    discards: tuple[Tile, ...]
    """The discard pile, its top last."""
    boxed: tuple[tuple[Known, ...], ...]
    """What each seat lost to explosions, by seat (RULES G5.4)."""
    heights: tuple[int, ...]
    """Tiles that are still to be drawn from each stack, by level."""
    unseen: tuple[Bag[Tile], ...]
    """The tiles of each level whose face this seat has never seen (RULES G-A13)."""
    looking: tuple[Look | None, ...]
    """The tile that each seat is looking at now, by seat."""
    offer: Offer | None
    """The swap for which chance picks a tile (RULES G-A6)."""
    lit_round: int
    """1 to 3 for the looks in a lit corridor, 4 for the last glance, 0 outside of it."""
    deciding: tuple[Seat, ...]
    """The seats that have something to choose now."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A tile on a screen."""

    tile: Holdable | None
    """Its face while the screen may show it."""
    level: int
    """Counted from 0."""
    face_up: bool
    seen_by: tuple[Seat, ...] | None
    """Who has seen its face; None without memory help."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What a person is shown: remembering is the game (RULES G-A14)."""

    seat: Seat | None
    first: Seat | None
    phase: Phase
    level: int
    """Counted from 0."""
    active: Seat
    rows: tuple[tuple[Spot | None, ...], ...]
    drawn: Tile | None
    discards: tuple[Tile, ...]
    """The discard pile, its top last; only its top unless the pile is open (RULES G-A4)."""
    discarded: int
    """How many tiles are in it."""
    heights: tuple[int, ...]
    unseen: tuple[Bag[Tile], ...] | None
    """The tiles that this seat has never seen; None without memory help."""
    looking: tuple[Look | None, ...]
    lit_round: int
    deciding: tuple[Seat, ...]


def observe(rules: Ruleset, state: State, seat: Seat | None) -> View:
    """RULES G7.7: movements are public, faces are known to those who saw them."""
    return View(
        seat=seat,
        first=state.first,
        phase=state.phase,
        level=state.level,
        active=state.active,
        rows=tuple(_known_row(row, seat) for row in state.rows),
        drawn=state.drawn if _sees_drawn(state, seat) else None,
        tile_waits=state.drawn is not None,
        discards=state.discards,
        boxed=tuple(_known_box(lost, seat) for lost in state.boxed),
        heights=state.heights,
        unseen=_unseen(state, seat),
        looking=state.looking,
        offer=state.offer,
        lit_round=state.lit_round,
        deciding=deciding(rules, state),
    )


def _sees_drawn(state: State, seat: Seat | None) -> bool:
    """RULES G3.1, G-A11: whether a seat can see what was drawn."""
    return seat == state.active or isinstance(state.drawn, Happening)


def _knows(laid: Laid, seat: Seat | None) -> bool:
    return laid.face_up or seat in laid.seen_by


# Most rows and tiles look to most seats as they did before: the same value is the same object then,
# and whoever looks for what changed need not compare it.


@remembered(16_384)
def _known_row(row: Row, seat: Seat | None) -> tuple[Known | None, ...]:
    return tuple(None if laid is None else _known(laid, seat) for laid in row)


@remembered(4_096)
def _known_box(lost: tuple[Laid, ...], seat: Seat | None) -> tuple[Known, ...]:
    return tuple(_known(laid, seat) for laid in lost)


@remembered(16_384)
def _known(laid: Laid, seat: Seat | None) -> Known:
    tile = laid.tile if _knows(laid, seat) else None
    return Known(tile, laid.level, laid.number, laid.face_up, laid.seen_by)


def _unseen(state: State, seat: Seat | None) -> tuple[Bag[Tile], ...]:
    """RULES G-A13: what nobody drew, and what others drew, kept and never let this seat see."""
    hidden: list[list[Tile]] = [[] for _ in state.bags]
    if state.drawn is not None and not _sees_drawn(state, seat):
        hidden[state.level].append(state.drawn)
    for places in (*state.rows, *state.boxed):
        for level, tile in _hidden(places, seat):
            hidden[level].append(tile)
    both = zip(state.bags, hidden, strict=True)
    return tuple(bag.with_cards(cards) for bag, cards in both)


@remembered(16_384)
def _hidden(places: Row, seat: Seat | None) -> tuple[tuple[int, Tile], ...]:
    """The tiles that a seat has never seen, with their levels."""
    return tuple(
        (laid.level, laid.tile) for laid in places if laid is not None and not _knows(laid, seat)
    )


def show(rules: Ruleset, view: View, *, answered: bool) -> Screen:
    """RULES G-A14: a face that was only looked at is gone when the look has ended."""
    pile = view.discards if rules.open_discards else view.discards[-1:]
    looks = not answered
    looked_at = _looked_at(view) if looks else {}
    return Screen(
        seat=view.seat,
        first=view.first,
        phase=view.phase,
        level=view.level,
        active=view.active,
        rows=tuple(_spots(rules, row, looked_at.get(owner)) for owner, row in enumerate(view.rows)),
        drawn=view.drawn if looks or rules.memory_help else None,
        discards=pile,
        discarded=len(view.discards),
        heights=view.heights,
        unseen=view.unseen if rules.memory_help else None,
        looking=view.looking,
        lit_round=view.lit_round,
        deciding=view.deciding,
    )


ALL = -1
"""Instead of a place: the whole row."""


def _looked_at(view: View) -> dict[Seat, int]:
    """The tiles that the view's seat is looking at now: owners and places."""
    if view.seat is None:
        return {}
    if view.phase is Phase.MEMORISE:
        # RULES G-A15: the whole own row, until the seat has memorised it.
        return {view.seat: ALL}
    look = view.looking[view.seat]
    return {} if look is None else {look.seat: look.slot}


@remembered(16_384)
def _spots(
    rules: Ruleset, row: tuple[Known | None, ...], looked_at: int | None
) -> tuple[Spot | None, ...]:
    return tuple(
        None if known is None else _spot(rules, known, looked_at in (slot, ALL))
        for slot, known in enumerate(row)
    )


@remembered(16_384)
def _spot(rules: Ruleset, known: Known, looked_at: bool) -> Spot:
    visible = known.face_up or looked_at or rules.memory_help
    return Spot(
        known.tile if visible else None,
        known.level,
        known.face_up,
        known.seen_by if rules.memory_help else None,
    )
