"""What tiles bring about: looks, swaps, bats, explosions, carts and the call to supper.

Each function carries out what the seats chose, and most of them end the turn. Before all that,
everybody lays a row.
"""

from collections.abc import Mapping
from dataclasses import replace

from adamas.core.event import Event
from adamas.core.seat import Seat, clockwise, ranks
from adamas.core.turn import Over
from adamas.games.gnomes import events as happened
from adamas.games.gnomes.actions import Bury, Cart, Exchange, Lay, Look, Swap
from adamas.games.gnomes.choices import LOOKS, concerned
from adamas.games.gnomes.editions import Ruleset
from adamas.games.gnomes.rows import Row, put, seen, tile_at, turned_up
from adamas.games.gnomes.state import Phase, State
from adamas.games.gnomes.tiles import Holdable, diamonds

After = tuple[State, tuple[Event, ...]]


def lay_rows(state: State, orders: Mapping[Seat, Lay]) -> State:
    """RULES G2.2, G-A15: everybody lays the own row, and nobody else can tell in which order.

    So only faces change places: all else about these tiles is public and the same for all.
    """
    rows = state.rows
    for seat, order in orders.items():
        for slot, dealt in enumerate(order.slots):
            laid, face = tile_at(rows, seat, slot), tile_at(state.rows, seat, dealt).tile
            rows = put(rows, seat, slot, replace(laid, tile=face))
    return replace(state, rows=rows)


def peek(rules: Ruleset, state: State, looks: Mapping[Seat, Look]) -> After:
    """RULES G3.3: the active seat looks at a tile, or does not."""
    seat = state.active
    if not looks:
        return then(end_turn(rules, state), happened.DidNotLook(seat))
    look = looks[seat]
    state = replace(_look(state, looks), phase=Phase.PEEK)
    return state, (happened.Looked(seat, look.seat, look.slot),)


def look_around(rules: Ruleset, state: State, looks: Mapping[Seat, Look]) -> After:
    """RULES G-A10: one sealed round of looks; the round after the last only ends them."""
    if state.lit_round > LOOKS:
        return end_turn(rules, state)
    events = tuple(
        happened.Looked(seat, looks[seat].seat, looks[seat].slot)
        if seat in looks
        else happened.DidNotLook(seat)
        for seat in concerned(state)
    )
    state = replace(_look(state, looks), lit_round=state.lit_round + 1)
    return (state, events) if looks else then(end_turn(rules, state), *events)


def _look(state: State, looks: Mapping[Seat, Look]) -> State:
    """These seats, and no others, look at a tile each."""
    rows = state.rows
    for seat, look in looks.items():
        laid = tile_at(rows, look.seat, look.slot)
        rows = put(rows, look.seat, look.slot, seen(laid, (seat,)))
    return replace(state, rows=rows, looking=tuple(map(looks.get, range(len(rows)))))


def swap_tiles(rules: Ruleset, state: State, swap: Swap) -> After:
    """RULES G3.3: an own tile against one of somebody else, nobody looking."""
    seat, rows = state.active, state.rows
    own, other = tile_at(rows, seat, swap.slot), tile_at(rows, swap.seat, swap.other_slot)
    rows = put(put(rows, seat, swap.slot, other), swap.seat, swap.other_slot, own)
    swapped = happened.Swapped(seat, swap.slot, swap.seat, swap.other_slot)
    return then(end_turn(rules, replace(state, rows=rows, offer=None)), swapped)


def scare(rules: Ruleset, state: State, exchanges: Mapping[Seat, Exchange]) -> After:
    """RULES G5.3: everybody exchanges two own tiles."""
    rows = state.rows
    for seat, exchange in exchanges.items():
        left, right = rows[seat][exchange.slot], rows[seat][exchange.other]
        rows = put(put(rows, seat, exchange.slot, right), seat, exchange.other, left)
    events = tuple(happened.Exchanged(seat, x.slot, x.other) for seat, x in exchanges.items())
    return then(end_turn(rules, replace(state, rows=rows)), *events)


def blast(rules: Ruleset, state: State, buried: Mapping[Seat, Bury]) -> After:
    """RULES G5.4, G-A9: everybody loses a tile; nobody sees it, its owner included."""
    rows, boxed = state.rows, list(state.boxed)
    for seat, bury in buried.items():
        boxed[seat] = (*boxed[seat], tile_at(rows, seat, bury.slot))
        rows = put(rows, seat, bury.slot, None)
    events = tuple(happened.Buried(seat, bury.slot) for seat, bury in buried.items())
    return then(end_turn(rules, replace(state, rows=rows, boxed=tuple(boxed))), *events)


def end_turn(rules: Ruleset, state: State) -> After:
    """RULES G3.4: the next seat clockwise; RULES G4.1: carts go up when a stack is empty."""
    state = replace(
        state,
        phase=Phase.DRAW if state.heights[state.level] else Phase.CART,
        active=clockwise(state.active, len(state.rows)),
        looking=(None,) * len(state.rows),
        lit_round=0,
    )
    if state.phase is Phase.CART and rules.cart_at_draw:
        # RULES G-A7: they went up before.
        return enter_level(state, state.level + 1)
    return state, ()


def then(after: After, *events: Event) -> After:
    """What happened before an end, and then the end."""
    return after[0], (*events, *after[1])


def send_carts(state: State, carts: Mapping[Seat, Cart]) -> After:
    """RULES G4.1: everybody turns a tile face up for good."""
    rows, events = state.rows, []
    for seat, cart in carts.items():
        laid = tile_at(rows, seat, cart.slot)
        rows = put(rows, seat, cart.slot, turned_up(laid, len(rows)))
        events.append(happened.CartSentUp(seat, cart.slot, laid.tile))
    return replace(state, rows=rows), tuple(events)


def enter_level(state: State, level: int) -> After:
    """RULES G4.3: whoever is next goes on, with the new stack."""
    state = replace(state, level=level, phase=Phase.DRAW)
    return state, (happened.LevelEntered(level + 1),)


def call_to_supper(state: State) -> After:
    """RULES G5.5, G6.1: the game is over, and all rows are turned up."""
    seats = len(state.rows)
    rows = tuple(
        tuple(None if laid is None else turned_up(laid, seats) for laid in row)
        for row in state.rows
    )
    counted = tuple(
        happened.Counted(seat, _tiles(row), sum(map(diamonds, _tiles(row))))
        for seat, row in enumerate(rows)
    )
    return replace(state, rows=rows, phase=Phase.OVER), counted


def count_diamonds(state: State) -> Over:
    """RULES G6.1: most diamonds win, and equals share the victory."""
    scores = tuple(sum(map(diamonds, _tiles(row))) for row in state.rows)
    return Over(scores, ranks(scores))


def _tiles(row: Row) -> tuple[Holdable, ...]:
    return tuple(laid.tile for laid in row if laid is not None)
