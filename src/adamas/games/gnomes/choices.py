"""What each seat can choose, in canonical order, and what is done for one that does not answer.

Choices depend on where tiles lie and which way up, never on a face: they are public.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, permutations

from adamas.core.remember import remembered
from adamas.core.seat import Seat, clockwise
from adamas.core.turn import Decide
from adamas.games.gnomes.actions import (
    Action,
    Bury,
    Cart,
    Confirm,
    Discard,
    Exchange,
    Keep,
    Lay,
    Look,
    Offer,
    Pass,
    Stop,
    Swap,
)
from adamas.games.gnomes.editions import Ruleset
from adamas.games.gnomes.rows import face_down, lying
from adamas.games.gnomes.state import Phase, State

LOOKS = 3
"""RULES G5.2: how many tiles a lit corridor lets everybody see."""


def decide(rules: Ruleset, state: State) -> Decide[Action]:
    """The decision of the present phase."""
    asked = choices(rules, state)
    defaults = {seat: default(rules, state, seat, legal) for seat, legal in asked.items()}
    return Decide(asked, defaults)


def deciding(rules: Ruleset, state: State) -> tuple[Seat, ...]:
    """The seats that have something to choose now."""
    return tuple(choices(rules, state))


@remembered(1024)
def choices(rules: Ruleset, state: State) -> dict[Seat, tuple[Action, ...]]:
    """The legal actions of each seat. RULES G7.3: a seat without a target is left out."""
    legal = {seat: tuple(_actions(rules, state, seat)) for seat in concerned(state)}
    return {seat: actions for seat, actions in legal.items() if actions}


# The same few moves come again and again: each is made once, and its text too.
_bury, _cart, _exchange, _keep = cache(Bury), cache(Cart), cache(Exchange), cache(Keep)
_look, _offer, _swap = cache(Look), cache(Offer), cache(Swap)


def concerned(state: State) -> tuple[Seat, ...]:
    """The seats that the present phase is about."""
    everybody = tuple(range(len(state.rows)))
    match state.phase:
        case Phase.MEMORISE | Phase.BATS | Phase.EXPLOSION | Phase.CART:
            return everybody
        case Phase.LIT if state.lit_round > 1:
            # RULES G-A10: whoever stopped looking is out.
            return tuple(seat for seat in everybody if state.looking[seat] is not None)
        case Phase.LIT:
            return everybody
        case Phase.DEAL | Phase.DRAW | Phase.LOT | Phase.OVER:
            return ()
        case _:
            return (state.active,)


def _actions(rules: Ruleset, state: State, seat: Seat) -> Iterable[Action]:
    """What one seat may do, if the phase is about it."""
    hidden = face_down(state.rows[seat])
    match state.phase:
        case Phase.MEMORISE if rules.arranges:
            return orders(rules.places)
        case Phase.KEEP:
            # RULES G3.2: only a face-down tile can make room.
            return (Discard(), *map(_keep, hidden))
        case Phase.LANTERN:
            return _looks(rules, state, (seat,), None if rules.must_look else Pass())
        case Phase.TORCH:
            others = _others(state, seat)
            return _looks(rules, state, others, None if rules.must_look else Pass())
        case Phase.LIT if state.lit_round <= LOOKS:
            everybody = range(len(state.rows))
            return _looks(rules, state, everybody, None if rules.all_looks else Stop())
        case Phase.ARROWS:
            return _offers(state, seat) if rules.by_lot else _swaps(state, seat)
        case Phase.BATS:
            # RULES G-A8: face-up tiles stay where they are, unless the rules say otherwise.
            moved = lying(state.rows[seat]) if rules.move_any else hidden
            return (_exchange(slot, other) for slot, other in combinations(moved, 2))
        case Phase.EXPLOSION:
            return map(_bury, _blastable(rules, state, seat))
        case Phase.CART:
            return map(_cart, hidden)
        case _:
            return (Confirm(),)


@cache
def orders(places: int) -> tuple[Lay, ...]:
    """RULES G-A15: every way to lay a row; first of all as it was dealt."""
    return tuple(map(Lay, permutations(range(places))))


def _looks(
    rules: Ruleset, state: State, owners: Iterable[Seat], none: Pass | Stop | None
) -> tuple[Action, ...]:
    """RULES G-A5, G-A20: the tiles that can be looked at, and not looking if that is allowed."""
    targets = lying if rules.look_any else face_down
    looks = (_look(owner, slot) for owner in owners for slot in targets(state.rows[owner]))
    found = tuple(looks)
    return (*found, none) if found and none else found


def _swaps(state: State, seat: Seat) -> Iterator[Swap]:
    """RULES G-A6: any own face-down tile with any of somebody else."""
    for slot in face_down(state.rows[seat]):
        for owner in _others(state, seat):
            for other_slot in face_down(state.rows[owner]):
                yield _swap(slot, owner, other_slot)


def _offers(state: State, seat: Seat) -> Iterator[Offer]:
    """RULES G-A6: any own face-down tile, and somebody who has one too."""
    for slot in face_down(state.rows[seat]):
        for owner in _others(state, seat):
            if face_down(state.rows[owner]):
                yield _offer(slot, owner)


def _others(state: State, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in range(len(state.rows)) if other != seat)


def _blastable(rules: Ruleset, state: State, seat: Seat) -> tuple[int, ...]:
    """RULES G-A9, G-A16: the places that an explosion can empty; a last tile is spared."""
    row = state.rows[seat]
    if len(lying(row)) == 1:
        return ()
    return lying(row) if rules.bury_any else face_down(row)


def default(rules: Ruleset, state: State, seat: Seat, legal: tuple[Action, ...]) -> Action:
    """RULES G-A19: do not look if one need not, and otherwise take what lies furthest left."""
    match state.phase:
        case Phase.LANTERN | Phase.TORCH | Phase.LIT:
            return legal[0] if isinstance(legal[-1], Look) else legal[-1]
        case Phase.ARROWS:
            swap = _nearest_swap(state, seat)
            return Offer(swap.slot, swap.seat) if rules.by_lot else swap
        case Phase.BATS:
            hidden = face_down(state.rows[seat])
            return Exchange(*hidden[:2]) if len(hidden) > 1 else legal[0]
        case Phase.EXPLOSION:
            hidden = face_down(state.rows[seat])
            return Bury(hidden[0]) if hidden else legal[0]
        case _:
            return legal[0]


def _nearest_swap(state: State, seat: Seat) -> Swap:
    """The leftmost own tile with the leftmost of the next seat clockwise that has one."""
    owner = clockwise(seat, len(state.rows))
    while not face_down(state.rows[owner]):
        owner = clockwise(owner, len(state.rows))
    return Swap(face_down(state.rows[seat])[0], owner, face_down(state.rows[owner])[0])
