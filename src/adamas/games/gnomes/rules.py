"""The rules of Gnomes, step by step as in RULES.md beside this file: pure functions of states."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from adamas.core.box import Variant, check_seats
from adamas.core.event import Event
from adamas.core.first import Begins, First, first_seat, pick_first
from adamas.core.numbered import Numbered
from adamas.core.options import Settings
from adamas.core.player import Rng
from adamas.core.remember import remembered
from adamas.core.seat import Seat, clockwise
from adamas.core.turn import Chance, Decide, Over, check_move
from adamas.games.gnomes import events as happened
from adamas.games.gnomes.actions import (
    ACTIONS,
    Action,
    Bury,
    Cart,
    Exchange,
    Keep,
    Lay,
    Look,
    Offer,
    Swap,
)
from adamas.games.gnomes.choices import choices, concerned, decide
from adamas.games.gnomes.editions import Ruleset, ruleset
from adamas.games.gnomes.effects import (
    After,
    blast,
    call_to_supper,
    count_diamonds,
    end_turn,
    enter_level,
    lay_rows,
    look_around,
    peek,
    scare,
    send_carts,
    swap_tiles,
    then,
)
from adamas.games.gnomes.rows import Laid, face_down, put, tile_at
from adamas.games.gnomes.sample import sample_state
from adamas.games.gnomes.state import Phase, State
from adamas.games.gnomes.tile_set import LEVELS
from adamas.games.gnomes.tiles import (
    OUTCOMES,
    Arrows,
    Bats,
    Explosion,
    Five,
    Holdable,
    Lantern,
    Lit,
    Lot,
    Outcome,
    Plain,
    SnowWhite,
    Tile,
    Torch,
)
from adamas.games.gnomes.view import Screen, View, observe, show

A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class Gnomes(Numbered[View, Action]):
    """Gnomes by its edition and options."""

    edition: str
    settings: Settings
    options: Settings
    rules: Ruleset
    rules_version: int

    name = "gnomes"
    state_type = State

    @staticmethod
    def from_box(variant: Variant) -> "Gnomes":
        """The game that an edition and its options describe."""
        return Gnomes(
            variant.edition.name,
            variant.settings,
            variant.changed,
            ruleset(variant),
            variant.version,
        )

    @property
    def seats(self) -> range:
        """How many can play."""
        return self.rules.seats

    def initial(self, seats: int) -> State:
        """The state before anything has happened."""
        check_seats(self, seats)
        return _set_up(self.rules, seats, first_seat(self.settings, seats))

    @remembered(1024)
    def turn(self, state: State) -> Chance[Outcome] | Decide[Action] | Over:
        """What can happen next."""
        if state.first is None:
            return pick_first(len(state.rows))
        match state.phase:
            case Phase.OVER:
                return count_diamonds(state)
            case Phase.DEAL | Phase.DRAW:
                return Chance(state.level, tuple(state.bags[state.level]))
            case Phase.LOT:
                return _lots(self.rules, state)
            case _:
                return decide(self.rules, state)

    def apply(self, state: State, move: Outcome | Mapping[Seat, Action]) -> After:
        """The state after a move, and what happened."""
        check_move(self.turn(state), move)
        match move:
            case First(seat):
                return replace(state, first=seat, active=seat), (Begins(seat),)
            case Mapping():
                return _carry_out(self.rules, state, dict(sorted(move.items())))
            case Lot(slot=slot):
                assert state.offer is not None
                swap = Swap(state.offer.slot, state.offer.seat, slot)
                return swap_tiles(self.rules, state, swap)
            case Lantern() | Torch() | Arrows() | Plain() if state.phase is Phase.DEAL:
                return _deal(self.rules, state, move)
            case _:
                return _draw(self.rules, state, move)

    def observe(self, state: State, seat: Seat | None) -> View:
        """All that a seat can know."""
        return observe(self.rules, state, seat)

    def show(self, view: View, *, answered: bool) -> Screen:
        """What a person's screen is told."""
        return show(self.rules, view, answered=answered)

    def settled_epochs(self, state: State) -> int:
        """Tiles of every level stay hidden until the end."""
        return len(LEVELS) if state.phase is Phase.OVER else 0

    def sample_state(self, view: View, rng: Rng) -> State:
        """A state that the view's seat cannot tell from the true one."""
        return sample_state(view, rng)

    def parse_action(self, text: str) -> Action:
        """The action with this text."""
        return ACTIONS.parse(text)

    def parse_outcome(self, text: str) -> Outcome:
        """The tile, or the first seat, with this text."""
        return OUTCOMES.parse(text)


def _set_up(rules: Ruleset, seats: int, first: Seat | None) -> State:
    """RULES G2.1: three stacks; tiles that are removed unseen just stay in level I's bag."""
    return State(
        first=first,
        phase=Phase.DEAL,
        level=0,
        active=first or 0,
        bags=rules.tiles.levels,
        heights=rules.heights(),
        rows=((None,) * rules.places,) * seats,
        drawn=None,
        discards=(),
        boxed=((),) * seats,
        looking=(None,) * seats,
        offer=None,
        lit_round=0,
    )


def _deal(rules: Ruleset, state: State, tile: Lantern | Torch | Arrows | Plain) -> After:
    """RULES G2.2: a tile for the seat whose row is being filled; it may look at it."""
    seat = state.active
    slot = state.rows[seat].index(None)
    state = _taken(state, tile)
    rows = put(state.rows, seat, slot, _lay(rules, state, tile))
    state = replace(state, rows=rows)
    if None in rows[seat]:
        return state, ()
    following = clockwise(seat, len(rows))
    phase = Phase.DEAL if None in rows[following] else Phase.MEMORISE
    return replace(state, active=following, phase=phase), (happened.RowDealt(seat),)


def _taken(state: State, tile: Tile) -> State:
    """A tile leaves the stack of the present level."""
    bags = list(state.bags)
    bags[state.level] = bags[state.level].minus(tile)
    return replace(state, bags=tuple(bags))


def _lay(rules: Ruleset, state: State, tile: Holdable) -> Laid:
    """The tile that was taken last, face down, as the active seat lays it after looking at it."""
    return Laid(tile, state.level, _tiles_taken(rules, state) - 1, False, (state.active,))


def _tiles_taken(rules: Ruleset, state: State) -> int:
    """How many tiles have left the stacks, those in the rows included."""
    return sum(rules.tiles.sizes) - sum(map(len, state.bags))


def _draw(rules: Ruleset, state: State, tile: Tile) -> After:
    """RULES G3.1: the top tile of the stack, seen by the active seat alone."""
    heights = list(state.heights)
    heights[state.level] -= 1
    state = replace(_taken(state, tile), heights=tuple(heights))
    drew = happened.Drew(state.active, heights[state.level])
    if rules.cart_at_draw and not heights[state.level] and not isinstance(tile, SnowWhite):
        # RULES G-A7: first everybody sends a cart up.
        state = replace(state, drawn=tile, phase=Phase.CART)
        asked = choices(rules, state)
        return (state, (drew,)) if asked else then(_use(rules, state, tile), drew)
    return then(_use(rules, state, tile), drew)


def _use(rules: Ruleset, state: State, tile: Tile) -> After:
    """RULES G3.2, G5: the active seat keeps or discards what it drew, or it happens."""
    if isinstance(tile, Holdable):
        return replace(state, drawn=tile, phase=Phase.KEEP), ()
    # RULES G-A11: shown to all and resolved at once.
    seat = state.active
    state, events = _discard(rules, replace(state, drawn=None), tile)
    return state, (happened.HappeningDrawn(seat, tile, state.phase.value), *events)


def _lots(rules: Ruleset, state: State) -> Chance[Lot]:
    """RULES G-A6: each face-down tile of the other player is as likely."""
    assert state.offer is not None
    taken = _tiles_taken(rules, state)
    slots = face_down(state.rows[state.offer.seat])
    return Chance(state.level, tuple((Lot(taken, slot), 1) for slot in slots))


def _carry_out(rules: Ruleset, state: State, move: Mapping[Seat, Action]) -> After:
    """What the deciding seats chose, in the order of seats."""
    match state.phase:
        case Phase.MEMORISE:
            return enter_level(lay_rows(state, _of(Lay, move)), 0)
        case Phase.KEEP:
            return _keep_or_discard(rules, state, _of(Keep, move))
        case Phase.LANTERN | Phase.TORCH:
            return peek(rules, state, _of(Look, move))
        case Phase.PEEK:
            return end_turn(rules, state)
        case Phase.LIT:
            return look_around(rules, state, _of(Look, move))
        case Phase.ARROWS if rules.by_lot:
            return replace(state, phase=Phase.LOT, offer=_of(Offer, move)[state.active]), ()
        case Phase.ARROWS:
            return swap_tiles(rules, state, _of(Swap, move)[state.active])
        case Phase.BATS:
            return scare(rules, state, _of(Exchange, move))
        case Phase.EXPLOSION:
            return blast(rules, state, _of(Bury, move))
        case _:
            return _go_down(rules, *send_carts(state, _of(Cart, move)))


def _go_down(rules: Ruleset, state: State, sent: tuple[Event, ...]) -> After:
    """RULES G4.3: after the carts the next level begins; or first what was drawn (RULES G-A7)."""
    if state.drawn is not None:
        return then(_use(rules, state, state.drawn), *sent)
    return then(enter_level(state, state.level + 1), *sent)


def _of(kind: type[A], move: Mapping[Seat, Action]) -> dict[Seat, A]:
    """The seats that chose an action of one kind, with what they chose."""
    return {seat: action for seat, action in move.items() if isinstance(action, kind)}


def _keep_or_discard(rules: Ruleset, state: State, kept: Mapping[Seat, Keep]) -> After:
    """RULES G3.2: the drawn tile goes to the pile, or it replaces one that goes there instead."""
    seat, drawn = state.active, state.drawn
    assert isinstance(drawn, Holdable)
    state = replace(state, drawn=None)
    if not kept:
        state, events = _discard(rules, state, drawn)
        return state, (happened.Discarded(seat, drawn, state.phase.value), *events)
    slot = kept[seat].slot
    replaced = tile_at(state.rows, seat, slot).tile
    laid = _lay(rules, state, drawn)
    state = replace(state, rows=put(state.rows, seat, slot, laid))
    state, events = _discard(rules, state, replaced)
    return state, (happened.Kept(seat, slot, replaced, state.phase.value), *events)


def _discard(rules: Ruleset, state: State, tile: Tile) -> After:
    """RULES G3.3, G5.1 to G5.5: what lands on the pile is what takes effect."""
    state = replace(state, discards=(*state.discards, tile))
    match tile:
        case Lantern():
            return _start(rules, state, Phase.LANTERN)
        case Torch():
            return _start(rules, state, Phase.TORCH)
        case Arrows():
            return _start(rules, state, Phase.ARROWS)
        case Five() | Plain():
            # RULES G-A3, G8.4: it has no symbol.
            return end_turn(rules, state)
        case Lit():
            return _start(rules, replace(state, lit_round=1), Phase.LIT)
        case Bats():
            return _start(rules, state, Phase.BATS)
        case Explosion():
            return _start(rules, state, Phase.EXPLOSION)
        case _:
            # RULES G5.5: only Snow White is left.
            return call_to_supper(state)


def _start(rules: Ruleset, state: State, phase: Phase) -> After:
    """RULES G7.3: seats without a target are skipped; if nobody has one, the turn is over."""
    state = replace(state, phase=phase)
    asked = choices(rules, state)
    skipped = tuple(happened.Skipped(seat) for seat in concerned(state) if seat not in asked)
    return (state, skipped) if asked else then(end_turn(rules, state), *skipped)
