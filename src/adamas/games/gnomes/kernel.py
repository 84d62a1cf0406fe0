"""Gnomes as compiled functions over one flat array: the same law as rules.py, for simulations.

A state is an array with the fields that `fields.py` declares; the rules are another one. Tiles,
places, phases, seats and actions are numbers. Each function names the rule function that it
repeats; tests replay random games through both, step by step.
"""

from adamas.core.compilable import CHANCE, DECIDE, NO_URN, OVER, Ints, Scratch, compiled
from adamas.core.fields import UNKNOWN
from adamas.games.gnomes.choices import LOOKS
from adamas.games.gnomes.editions import PLACES
from adamas.games.gnomes.fields import (
    ACTIVE,
    ARROWS,
    BACK,
    BAGS,
    BOXED,
    BURY,
    CART,
    CONFIRM,
    DEALT,
    DISCARD,
    DRAWN,
    EXCHANGE,
    FACE,
    FACE_UP,
    FIRST,
    HEIGHTS,
    IN_BAGS,
    KEEP,
    LANTERN,
    LAY,
    LEFT_OF_PAIR,
    LEVEL,
    LIT_ROUND,
    LOOK,
    LOOKS_AT,
    LOOKS_SLOT,
    MOST_KINDS,
    MOST_LEVELS,
    MOST_SEATS,
    NO_SYMBOL,
    NONE,
    NUMBER,
    OFFER,
    OFFER_SEAT,
    OFFER_SLOT,
    OFFER_STEP,
    ORDERS,
    P_ARROWS,
    P_BATS,
    P_CART,
    P_DEAL,
    P_DRAW,
    P_EXPLOSION,
    P_KEEP,
    P_LANTERN,
    P_LIT,
    P_LOT,
    P_MEMORISE,
    P_OVER,
    P_PEEK,
    P_TORCH,
    PAIR_AT,
    PASS,
    PHASE,
    R_ALL_LOOKS,
    R_ARRANGES,
    R_BURY_ANY,
    R_BY_LOT,
    R_CART_AT_DRAW,
    R_COPIES,
    R_DIAMONDS,
    R_FIRST,
    R_HEIGHTS,
    R_LOOK_ANY,
    R_MOVE_ANY,
    R_MUST_LOOK,
    R_PLACES,
    RIGHT_OF_PAIR,
    ROWS,
    SEATS,
    SEEN_BY,
    SIZE,
    STOP,
    SWAP,
    SWAP_STEP,
    SYMBOL,
    T_BATS,
    T_LIT,
    T_SNOW_WHITE,
    TAKEN,
    TILE,
    TORCH,
)
from adamas.games.gnomes.rules import Gnomes
from adamas.games.gnomes.tiles import KINDS, Tile


def outcomes(game: Gnomes, epoch: int) -> tuple[Tile, ...]:  # noqa: ARG001 - always the same
    """The tiles by number."""
    return KINDS


@compiled
def begin(rules: Ints, state: Ints, seats: int) -> None:
    """`_set_up`: three stacks and empty rows."""
    for field in range(SIZE):
        state[field] = 0
    state[SEATS] = seats
    state[FIRST] = rules[R_FIRST]
    state[PHASE] = P_DEAL
    state[ACTIVE] = max(rules[R_FIRST], 0)
    state[DRAWN] = NONE
    state[OFFER_SEAT] = NONE
    for level in range(MOST_LEVELS):
        state[HEIGHTS + level] = rules[R_HEIGHTS + level]
        for kind in range(level * MOST_KINDS, (level + 1) * MOST_KINDS):
            state[BAGS + kind] = rules[R_COPIES + kind]
            state[IN_BAGS + level] += rules[R_COPIES + kind]
    for place in range(ROWS):
        state[FACE + place] = NONE
        state[FACE + BOXED + place] = NONE
    for seat in range(MOST_SEATS):
        state[LOOKS_AT + seat] = NONE


@compiled
def turn(rules: Ints, state: Ints) -> int:  # noqa: ARG001 - the shape that all kernels share
    """`turn`: what is due, CHANCE, DECIDE or OVER."""
    phase = state[PHASE]
    if state[FIRST] == NONE or phase in (P_DEAL, P_DRAW, P_LOT):
        return CHANCE
    return OVER if phase == P_OVER else DECIDE


@compiled
def epoch(rules: Ints, state: Ints) -> int:  # noqa: ARG001
    """The shuffle that the next draw belongs to."""
    return state[LEVEL]


@compiled
def urn(rules: Ints, state: Ints) -> int:  # noqa: ARG001
    """`turn`: where the copies of all outcomes begin; NO_URN while chance picks a seat or place."""
    if state[FIRST] == NONE or state[PHASE] == P_LOT:
        return NO_URN
    return BAGS + state[LEVEL] * MOST_KINDS


@compiled
def left(rules: Ints, state: Ints) -> int:  # noqa: ARG001
    """`turn`: how many outcomes there are, all copies counted."""
    if state[FIRST] == NONE:
        return state[SEATS]
    if state[PHASE] == P_LOT:
        return _face_down_of(state, state[OFFER_SEAT])
    return state[IN_BAGS + state[LEVEL]]


@compiled
def legal(rules: Ints, state: Ints, seat: int, actions: Ints) -> int:
    """`_actions`: a seat's legal actions by number, in canonical order; how many there are."""
    if not _chooses(rules, state, seat):
        return 0
    phase = state[PHASE]
    if phase in (P_LANTERN, P_TORCH) or (phase == P_LIT and state[LIT_ROUND] <= LOOKS):
        return _looks(rules, state, seat, phase, actions)
    if phase == P_ARROWS:
        return _offers(state, seat, actions) if rules[R_BY_LOT] else _swaps(state, seat, actions)
    if phase == P_BATS:
        return _exchanges(rules, state, seat, actions)
    if phase == P_EXPLOSION and rules[R_BURY_ANY]:
        return _burials(state, seat, actions)
    if phase in (P_KEEP, P_EXPLOSION, P_CART):
        actions[0] = DISCARD  # before what is kept; others overwrite it
        count = 1 if phase == P_KEEP else 0
        first = KEEP if phase == P_KEEP else BURY if phase == P_EXPLOSION else CART
        return _for_face_down(state, seat, first, actions, count)
    if phase == P_MEMORISE and rules[R_ARRANGES]:
        for order in range(ORDERS):
            actions[order] = LAY + order
        return ORDERS
    actions[0] = CONFIRM
    return 1


@compiled
def draw(rules: Ints, state: Ints, outcome: int) -> None:
    """`apply` for an outcome: the first seat, or a tile that is dealt or drawn (`_draw`)."""
    if state[FIRST] == NONE:
        state[FIRST] = outcome
        state[ACTIVE] = outcome
        return
    if state[PHASE] == P_LOT:
        _swap_by_lot(rules, state, outcome)
        return
    state[BAGS + state[LEVEL] * MOST_KINDS + outcome] -= 1
    state[IN_BAGS + state[LEVEL]] -= 1
    state[TAKEN] += 1
    if state[PHASE] == P_DEAL:
        _deal(rules, state, outcome)
        return
    state[HEIGHTS + state[LEVEL]] -= 1
    last = state[HEIGHTS + state[LEVEL]] == 0 and outcome != T_SNOW_WHITE
    if last and rules[R_CART_AT_DRAW]:
        state[DRAWN] = outcome
        state[PHASE] = P_CART
        for seat in range(state[SEATS]):
            if _chooses(rules, state, seat):
                return
    _use(rules, state, outcome)


@compiled
def happens(kind: int) -> bool:
    """Whether a tile happens as soon as it is drawn, and never lies in a row."""
    return kind >= T_LIT


@compiled
def _use(rules: Ints, state: Ints, kind: int) -> None:
    """`_use`: the active seat keeps or discards what it drew, or it happens."""
    if happens(kind):
        state[DRAWN] = NONE
        _discard(rules, state, kind)
    else:
        state[DRAWN] = kind
        state[PHASE] = P_KEEP


@compiled
def decide(rules: Ints, state: Ints, choices: Ints) -> None:
    """`_carry_out`: what the deciding seats chose; the choices of others are not read."""
    phase, seat = state[PHASE], state[ACTIVE]
    if phase == P_MEMORISE:
        if rules[R_ARRANGES]:
            _lay_rows(state, choices)
        _enter_level(state, 0)
    elif phase == P_KEEP:
        _keep_or_discard(rules, state, choices[seat])
    elif phase in (P_LANTERN, P_TORCH):
        _peek(rules, state, choices[seat])
    elif phase == P_PEEK:
        _end_turn(rules, state)
    elif phase == P_LIT:
        _look_around(rules, state, choices)
    elif phase == P_ARROWS and rules[R_BY_LOT]:
        _offer(state, seat, choices[seat])
    elif phase == P_ARROWS:
        _swap_tiles(rules, state, choices[seat])
    elif phase == P_BATS:
        _scare(rules, state, choices)
    elif phase == P_EXPLOSION:
        _blast(rules, state, choices)
    else:
        _send_carts(rules, state, choices)


@compiled
def score(rules: Ints, state: Ints, scores: Ints, ranks: Ints) -> None:
    """`count_diamonds`: scores and ranks by seat."""
    seats = state[SEATS]
    for seat in range(seats):
        scores[seat] = 0
        for slot in range(PLACES):
            kind = state[FACE + seat * PLACES + slot]
            if kind != NONE:
                scores[seat] += rules[R_DIAMONDS + kind]
    for seat in range(seats):
        ranks[seat] = 1
        for other in range(seats):
            if scores[other] > scores[seat]:
                ranks[seat] += 1


@compiled
def conceal(rules: Ints, state: Ints, seat: int, row: Scratch) -> None:  # noqa: ARG001
    """Faces that the seat has not seen are unknown, and unseen; so is what somebody else drew."""
    if state[DRAWN] != NONE and state[ACTIVE] != seat and not happens(state[DRAWN]):
        row[BAGS + state[LEVEL] * MOST_KINDS + state[DRAWN]] += 1
        row[DRAWN] = UNKNOWN
    own = seat * PLACES
    for owner in range(state[SEATS]):
        first = owner * PLACES
        turned = first - own if owner >= seat else first - own + state[SEATS] * PLACES
        for slot in range(PLACES):
            # Counted in any case, and by 0 if it is known: nobody can foresee who knows what.
            place, face = first + slot, state[FACE + first + slot]
            hidden = (face >= 0) & (state[SEEN_BY + place] >> seat & 1 == 0)
            row[BAGS + state[BACK + place] * MOST_KINDS + max(face, 0)] += hidden
            row[FACE + turned + slot] = UNKNOWN if hidden else face
        place = BOXED + first
        while place < BOXED + first + PLACES and state[FACE + place] != NONE:
            if not state[SEEN_BY + place] >> seat & 1:
                row[BAGS + state[BACK + place] * MOST_KINDS + state[FACE + place]] += 1
            place += 1


@compiled
def seat_at(state: Ints, seat: int, distance: int) -> int:
    """The seat so far to the left; not by a division, which takes long."""
    other = seat + distance
    return other if other < state[SEATS] else other - state[SEATS]


@compiled
def distance(state: Ints, seat: int, other: int) -> int:
    """How far somebody sits to the left."""
    return other - seat if other >= seat else other - seat + state[SEATS]


@compiled
def looked_at(state: Ints, seat: int, look: int) -> int:
    """The place that a look of a seat is at."""
    owner, slot = divmod(look - LOOK, PLACES)
    return seat_at(state, seat, owner) * PLACES + slot


@compiled
def swap_number(state: Ints, seat: int, slot: int, owner: int) -> int:
    """The number of the swap of an own slot with the first one of somebody else."""
    return SWAP + slot * SWAP_STEP + (distance(state, seat, owner) - 1) * PLACES


@compiled
def swapped_slot(swap: int) -> int:
    """The own slot of a swap."""
    return (swap - SWAP) // SWAP_STEP


@compiled
def swapped_place(state: Ints, seat: int, swap: int) -> int:
    """The place of the other tile of a swap."""
    owner, slot = divmod((swap - SWAP) % SWAP_STEP, PLACES)
    return seat_at(state, seat, owner + 1) * PLACES + slot


@compiled
def offer_number(state: Ints, seat: int, slot: int, owner: int) -> int:
    """The number of the offer of an own slot to somebody else."""
    return OFFER + slot * OFFER_STEP + distance(state, seat, owner) - 1


@compiled
def offered_slot(offer: int) -> int:
    """The own slot of an offer."""
    return (offer - OFFER) // OFFER_STEP


@compiled
def offered_seat(state: Ints, seat: int, offer: int) -> int:
    """To whom an offer is made."""
    return seat_at(state, seat, (offer - OFFER) % OFFER_STEP + 1)


@compiled
def _chooses(rules: Ints, state: Ints, seat: int) -> bool:
    """`choices`: whether a seat has anything to choose, so `concerned` and not without a target."""
    phase, active = state[PHASE], seat == state[ACTIVE]
    if phase in (P_KEEP, P_PEEK):
        return active
    if phase == P_LANTERN:
        return active and (rules[R_LOOK_ANY] != 0 or _has_face_down(state, seat))
    if phase == P_TORCH:
        return active and (rules[R_LOOK_ANY] != 0 or _others_have_face_down(state, seat))
    if phase == P_ARROWS:
        own = active and _has_face_down(state, seat)
        return own and _others_have_face_down(state, seat)
    if phase == P_LIT:
        if state[LIT_ROUND] > 1:
            return state[LOOKS_AT + seat] != NONE
        if rules[R_LOOK_ANY]:
            return True
        return _has_face_down(state, seat) or _others_have_face_down(state, seat)
    if phase == P_BATS:
        return (_lying_of(state, seat) if rules[R_MOVE_ANY] else _face_down_of(state, seat)) > 1
    if phase == P_EXPLOSION:
        return _blastable(rules, state, seat)
    if phase == P_CART:
        return _has_face_down(state, seat)
    return phase == P_MEMORISE


@compiled
def lies_face_down(state: Ints, place: int) -> bool:
    """`face_down` for one place."""
    return state[FACE + place] != NONE and not state[FACE_UP + place]


@compiled
def _face_down_of(state: Ints, seat: int) -> int:
    """`face_down`: how many tiles of a seat lie face down."""
    count = 0
    for slot in range(PLACES):
        count += lies_face_down(state, seat * PLACES + slot)
    return count


@compiled
def _lying_of(state: Ints, seat: int) -> int:
    """`lying`: how many tiles of a seat lie in its row."""
    count = 0
    for slot in range(PLACES):
        count += state[FACE + seat * PLACES + slot] != NONE
    return count


@compiled
def _has_face_down(state: Ints, seat: int) -> bool:
    """`face_down`: whether any tile of a seat lies face down."""
    for slot in range(PLACES):
        if lies_face_down(state, seat * PLACES + slot):
            return True
    return False


@compiled
def _others_have_face_down(state: Ints, seat: int) -> bool:
    """`face_down`: whether any tile of all other seats lies face down."""
    for other in range(state[SEATS]):
        if other != seat and _has_face_down(state, other):
            return True
    return False


@compiled
def _blastable(rules: Ints, state: Ints, seat: int) -> bool:
    """`_blastable`: whether an explosion can empty any place of a seat."""
    lying = _lying_of(state, seat)
    if lying == 1:
        return False
    return lying > 0 if rules[R_BURY_ANY] else _has_face_down(state, seat)


@compiled
def _for_face_down(state: Ints, seat: int, first: int, actions: Ints, count: int) -> int:
    """An action for each face-down tile of a seat, numbered from `first` by slot, after others."""
    for slot in range(PLACES):
        # Written in any case, and kept if it counts: nobody can foresee which tiles lie how.
        actions[count] = first + slot
        count += lies_face_down(state, seat * PLACES + slot)
    return count


@compiled
def _for_lying(state: Ints, seat: int, first: int, actions: Ints, count: int) -> int:
    """An action for each tile of a seat, whichever way up, after others."""
    for slot in range(PLACES):
        actions[count] = first + slot
        count += state[FACE + seat * PLACES + slot] != NONE
    return count


@compiled
def _looks(rules: Ints, state: Ints, seat: int, phase: int, actions: Ints) -> int:
    """`_looks`: lanterns show own tiles, torches those of others, a lit mine all; or no look."""
    count = 0
    for owner in range(state[SEATS]):
        if phase != (P_TORCH if owner == seat else P_LANTERN):
            first = LOOK + distance(state, seat, owner) * PLACES
            if rules[R_LOOK_ANY]:
                count = _for_lying(state, owner, first, actions, count)
            else:
                count = _for_face_down(state, owner, first, actions, count)
    if rules[R_ALL_LOOKS if phase == P_LIT else R_MUST_LOOK]:
        return count
    actions[count] = STOP if phase == P_LIT else PASS
    return count + 1


@compiled
def _swaps(state: Ints, seat: int, actions: Ints) -> int:
    """`_swaps`: any own face-down tile with any of somebody else."""
    count = 0
    for slot in range(PLACES):
        if lies_face_down(state, seat * PLACES + slot):
            for owner in range(state[SEATS]):
                if owner != seat:
                    first = swap_number(state, seat, slot, owner)
                    count = _for_face_down(state, owner, first, actions, count)
    return count


@compiled
def _offers(state: Ints, seat: int, actions: Ints) -> int:
    """`_offers`: any own face-down tile, and somebody who has one too."""
    count = 0
    for slot in range(PLACES):
        if lies_face_down(state, seat * PLACES + slot):
            for owner in range(state[SEATS]):
                if owner != seat and _has_face_down(state, owner):
                    actions[count] = offer_number(state, seat, slot, owner)
                    count += 1
    return count


@compiled
def _moves(rules: Ints, state: Ints, place: int) -> bool:
    """`_actions` among bats: whether a tile may change its place."""
    return lies_face_down(state, place) or (rules[R_MOVE_ANY] != 0 and state[FACE + place] != NONE)


@compiled
def _exchanges(rules: Ints, state: Ints, seat: int, actions: Ints) -> int:
    """`_actions` among bats: any two own tiles that may be moved."""
    count, row = 0, seat * PLACES
    for slot in range(PLACES):
        if _moves(rules, state, row + slot):
            for other in range(slot + 1, PLACES):
                if _moves(rules, state, row + other):
                    actions[count] = EXCHANGE + PAIR_AT[slot] + other
                    count += 1
    return count


@compiled
def _burials(state: Ints, seat: int, actions: Ints) -> int:
    """`_blastable`: the places that an explosion can empty where it may take any tile."""
    count = 0
    for slot in range(PLACES):
        if state[FACE + seat * PLACES + slot] != NONE:
            actions[count] = BURY + slot
            count += 1
    return count


@compiled
def _deal(rules: Ints, state: Ints, kind: int) -> None:
    """`_deal`: a tile for the seat whose row is being filled."""
    seat, last = state[ACTIVE], rules[R_PLACES] - 1
    slot = 0
    while state[FACE + seat * PLACES + slot] != NONE:
        slot += 1
    _lay(state, seat * PLACES + slot, kind)
    if slot == last:
        following = _after(state, seat)
        state[ACTIVE] = following
        if state[FACE + following * PLACES + last] != NONE:
            state[PHASE] = P_MEMORISE


@compiled
def _after(state: Ints, seat: int) -> int:
    """The seat to the left."""
    return seat_at(state, seat, 1)


@compiled
def _lay(state: Ints, place: int, kind: int) -> None:
    """`_lay`: the tile that was taken last, face down, seen by the active seat."""
    state[FACE + place] = kind
    state[BACK + place] = state[LEVEL]
    state[NUMBER + place] = state[TAKEN] - 1
    state[FACE_UP + place] = 0
    state[SEEN_BY + place] = 1 << state[ACTIVE]


@compiled
def _change_places(state: Ints, place: int, other: int) -> None:
    """`put`, twice: what lies in two places, or nothing, with all that is known of it."""
    for field in range(FACE, FACE + TILE * ROWS, ROWS):
        state[field + place], state[field + other] = state[field + other], state[field + place]


@compiled
def _turn_up(state: Ints, place: int) -> None:
    """`turned_up`: in front of everybody."""
    state[FACE_UP + place] = 1
    state[SEEN_BY + place] = (1 << state[SEATS]) - 1


@compiled
def _keep_or_discard(rules: Ints, state: Ints, choice: int) -> None:
    """`_keep_or_discard`: the drawn tile goes to the pile, or the one that it replaces."""
    discarded = state[DRAWN]
    if choice != DISCARD:
        place = state[ACTIVE] * PLACES + choice - KEEP
        discarded = state[FACE + place]
        _lay(state, place, state[DRAWN])
    state[DRAWN] = NONE
    _discard(rules, state, discarded)


@compiled
def _discard(rules: Ints, state: Ints, kind: int) -> None:
    """`_discard`: what lands on the pile takes effect."""
    if kind == T_SNOW_WHITE:
        _call_to_supper(state)
    elif SYMBOL[kind] == NO_SYMBOL and not happens(kind):
        _end_turn(rules, state)
    else:
        state[LIT_ROUND] = 1 if kind == T_LIT else 0
        state[PHASE] = _effect(kind)
        _start(rules, state)


@compiled
def _effect(kind: int) -> int:
    """`_discard`: the phase that a tile on the pile starts."""
    if SYMBOL[kind] == LANTERN:
        return P_LANTERN
    if SYMBOL[kind] == TORCH:
        return P_TORCH
    if SYMBOL[kind] == ARROWS:
        return P_ARROWS
    if kind == T_LIT:
        return P_LIT
    return P_BATS if kind == T_BATS else P_EXPLOSION


@compiled
def _start(rules: Ints, state: Ints) -> None:
    """`_start`: if nobody has a target, the turn is over."""
    for seat in range(state[SEATS]):
        if _chooses(rules, state, seat):
            return
    _end_turn(rules, state)


@compiled
def _end_turn(rules: Ints, state: Ints) -> None:
    """`end_turn`: the next seat, or carts if the stack is empty and they did not go up before."""
    if state[HEIGHTS + state[LEVEL]]:
        state[PHASE] = P_DRAW
    elif rules[R_CART_AT_DRAW]:
        _enter_level(state, state[LEVEL] + 1)
    else:
        state[PHASE] = P_CART
    state[ACTIVE] = _after(state, state[ACTIVE])
    state[LIT_ROUND] = 0
    for seat in range(state[SEATS]):
        state[LOOKS_AT + seat] = NONE
        state[LOOKS_SLOT + seat] = 0


@compiled
def _lay_rows(state: Ints, choices: Ints) -> None:
    """`lay_rows`: in each row only faces change places."""
    for seat in range(state[SEATS]):
        place, order = FACE + seat * PLACES, (choices[seat] - LAY) * PLACES
        # The faces as the digits of one number, from which each is taken to its new place.
        faces = 0
        for slot in range(PLACES):
            faces += state[place + slot] * MOST_KINDS**slot
        for slot in range(PLACES):
            state[place + slot] = faces // MOST_KINDS ** DEALT[order + slot] % MOST_KINDS


@compiled
def _peek(rules: Ints, state: Ints, choice: int) -> None:
    """`peek`: the active seat looks at a tile, or does not."""
    if choice == PASS:
        _end_turn(rules, state)
    else:
        _look(state, state[ACTIVE], choice)
        state[PHASE] = P_PEEK


@compiled
def _look(state: Ints, seat: int, look: int) -> None:
    """`_look` for one seat."""
    place = looked_at(state, seat, look)
    state[SEEN_BY + place] |= 1 << seat
    state[LOOKS_AT + seat] = place // PLACES
    state[LOOKS_SLOT + seat] = place % PLACES


@compiled
def _look_around(rules: Ints, state: Ints, choices: Ints) -> None:
    """`look_around`: one round of looks; the round after the last only ends them."""
    looks = 0
    if state[LIT_ROUND] <= LOOKS:
        for seat in range(state[SEATS]):
            if _chooses(rules, state, seat) and choices[seat] != STOP:
                _look(state, seat, choices[seat])
                looks += 1
            else:
                state[LOOKS_AT + seat] = NONE
                state[LOOKS_SLOT + seat] = 0
        state[LIT_ROUND] += 1
    if not looks:
        _end_turn(rules, state)


@compiled
def _offer(state: Ints, seat: int, choice: int) -> None:
    """`_carry_out`: the swap is made when chance has picked the other tile."""
    state[PHASE] = P_LOT
    state[OFFER_SLOT] = offered_slot(choice)
    state[OFFER_SEAT] = offered_seat(state, seat, choice)


@compiled
def _swap_by_lot(rules: Ints, state: Ints, lot: int) -> None:
    """`apply` for a lot: the tile is counted among those that lie face down."""
    place = state[OFFER_SEAT] * PLACES
    while lot or not lies_face_down(state, place):
        lot -= lies_face_down(state, place)
        place += 1
    _change_places(state, state[ACTIVE] * PLACES + state[OFFER_SLOT], place)
    state[OFFER_SLOT] = 0
    state[OFFER_SEAT] = NONE
    _end_turn(rules, state)


@compiled
def _swap_tiles(rules: Ints, state: Ints, choice: int) -> None:
    """`swap_tiles`: an own tile against one of somebody else."""
    seat = state[ACTIVE]
    place = seat * PLACES + swapped_slot(choice)
    _change_places(state, place, swapped_place(state, seat, choice))
    _end_turn(rules, state)


@compiled
def _scare(rules: Ints, state: Ints, choices: Ints) -> None:
    """`scare`: everybody exchanges two own tiles."""
    for seat in range(state[SEATS]):
        if _chooses(rules, state, seat):
            row, pair = seat * PLACES, choices[seat] - EXCHANGE
            _change_places(state, row + LEFT_OF_PAIR[pair], row + RIGHT_OF_PAIR[pair])
    _end_turn(rules, state)


@compiled
def _blast(rules: Ints, state: Ints, choices: Ints) -> None:
    """`blast`: everybody loses a tile, which goes behind those that the seat lost before.

    Explosions take as many tiles from all seats, so if one of them has a target, all have.
    """
    for seat in range(state[SEATS]):
        box = BOXED + seat * PLACES
        while state[FACE + box] != NONE:
            box += 1
        _change_places(state, seat * PLACES + choices[seat] - BURY, box)
    _end_turn(rules, state)


@compiled
def _send_carts(rules: Ints, state: Ints, choices: Ints) -> None:
    """`send_carts`, `_go_down`: everybody turns a tile face up; then the next level begins."""
    for seat in range(state[SEATS]):
        if _chooses(rules, state, seat):
            _turn_up(state, seat * PLACES + choices[seat] - CART)
    if state[DRAWN] == NONE:
        _enter_level(state, state[LEVEL] + 1)
    else:
        _use(rules, state, state[DRAWN])


@compiled
def _enter_level(state: Ints, level: int) -> None:
    """`enter_level`: whoever is next goes on, with the new stack."""
    state[LEVEL] = level
    state[PHASE] = P_DRAW


@compiled
def _call_to_supper(state: Ints) -> None:
    """`call_to_supper`: the game is over, and all rows are turned up."""
    for seat in range(state[SEATS]):
        for slot in range(PLACES):
            place = seat * PLACES + slot
            if state[FACE + place] != NONE:
                _turn_up(state, place)
    state[PHASE] = P_OVER
