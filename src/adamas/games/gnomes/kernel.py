"""Gnomes as compiled functions over one flat array: the same law as rules.py, for simulations.

Names are thrown away here, so they are all given first. A state is an int64 array with the fields
below; the rules are another one. Tiles, phases, seats and actions are numbers. A tile is its place
in `KINDS`, the canonical order that all three levels share; a phase is its place in `Phase`. An
action is, with the slots and seats of its class:

    discard      0                    pass        64
    keep         1 + slot             confirm     65
    look        16 + 8 seat + slot    stop        66
    swap       128 + 64 slot + 8 seat + other_slot
    cart       640 + slot             exchange   704 + 8 slot + other
    bury       800 + slot

Rows and the boxed tiles are laid out as places: slot s of seat p is place 8 p + s, and what seat p
lost to explosions lies from place BOXED + 8 p on, in the order in which it went. The discard pile
is not kept: no rule reads it. Each function names the rule function that it repeats; tests replay
random games through both, step by step.
"""

from adamas.core.compilable import CHANCE, DECIDE, OVER, Ints, compiled
from adamas.core.kernel import UNKNOWN
from adamas.games.gnomes.actions import (
    Action,
    Bury,
    Cart,
    Confirm,
    Discard,
    Exchange,
    Keep,
    Look,
    Pass,
    Stop,
    Swap,
)
from adamas.games.gnomes.choices import LOOKS
from adamas.games.gnomes.rules import Gnomes
from adamas.games.gnomes.state import Phase
from adamas.games.gnomes.tile_set import LEVELS
from adamas.games.gnomes.tiles import (
    KINDS,
    Arrows,
    Bats,
    Explosion,
    Five,
    Holdable,
    Lit,
    Tile,
    Torch,
    diamonds,
)
from adamas.games.gnomes.view import Known, View

MOST_SEATS, MOST_PLACES = 4, 8
MOST_LEVELS, MOST_KINDS = len(LEVELS), len(KINDS)

# Numbers of the actions; where there are several, the first.
DISCARD, KEEP, LOOK, PASS, CONFIRM, STOP = 0, 1, 16, 64, 65, 66
SWAP, CART, EXCHANGE, BURY = 128, 640, 704, 800
SWAP_STEP = 64  # from the swaps of one own slot to those of the next

SLOTS, PLAYERS = range(MOST_PLACES), range(MOST_SEATS)
ACTIONS: dict[int, Action] = {
    DISCARD: Discard(),
    **{KEEP + slot: Keep(slot) for slot in SLOTS},
    **{LOOK + MOST_PLACES * seat + slot: Look(seat, slot) for seat in PLAYERS for slot in SLOTS},
    PASS: Pass(),
    CONFIRM: Confirm(),
    STOP: Stop(),
    **{
        SWAP + SWAP_STEP * slot + MOST_PLACES * seat + other: Swap(slot, seat, other)
        for slot in SLOTS
        for seat in PLAYERS
        for other in SLOTS
    },
    **{CART + slot: Cart(slot) for slot in SLOTS},
    **{
        EXCHANGE + MOST_PLACES * slot + other: Exchange(slot, other)
        for slot in SLOTS
        for other in SLOTS[slot + 1 :]
    },
    **{BURY + slot: Bury(slot) for slot in SLOTS},
}
"""The actions by number."""
NUMBERS = {action: number for number, action in ACTIONS.items()}

# Numbers of the tiles; of the ordinary ones the first of each symbol, and lanterns begin at 0.
T_TORCH, T_ARROWS = KINDS.index(Torch(0)), KINDS.index(Arrows(0))
T_FIVE, T_LIT = KINDS.index(Five()), KINDS.index(Lit())
T_BATS, T_EXPLOSION = KINDS.index(Bats()), KINDS.index(Explosion())

# Numbers of the phases.
PHASES = tuple(Phase)
P_DEAL, P_MEMORISE, P_DRAW = map(PHASES.index, (Phase.DEAL, Phase.MEMORISE, Phase.DRAW))
P_KEEP, P_PEEK, P_ARROWS = map(PHASES.index, (Phase.KEEP, Phase.PEEK, Phase.ARROWS))
P_LANTERN, P_TORCH, P_LIT = map(PHASES.index, (Phase.LANTERN, Phase.TORCH, Phase.LIT))
P_BATS, P_EXPLOSION = map(PHASES.index, (Phase.BATS, Phase.EXPLOSION))
P_CART, P_OVER = map(PHASES.index, (Phase.CART, Phase.OVER))

# Fields of the rules.
R_PLACES = 0  # the tiles of a row
R_BURY_ANY = 1  # whether the explosion may take a face-up tile
R_FIRST = 2  # who begins; -1 if chance picks
R_HEIGHTS = 4  # tiles to be drawn from each stack, by level
R_COPIES = 8  # copies of each tile, level after level, by kind
R_DIAMONDS = R_COPIES + MOST_LEVELS * MOST_KINDS  # what a tile in a row is worth, by kind
R_SIZE = R_DIAMONDS + MOST_KINDS

# Fields of a state.
NONE = -1  # no tile, or nobody
NOT_LOOKING = 0  # the number of no look
BOXED = MOST_SEATS * MOST_PLACES  # the first place in the box
ALL_PLACES = 2 * BOXED

SEATS = 0
FIRST = 1  # NONE until chance has picked
PHASE = 2
LEVEL = 3  # the stack that is drawn from
ACTIVE = 4
DRAWN = 5  # what the active seat has drawn; NONE if nothing
LIT_ROUND = 6
TAKEN = 7  # tiles that were taken from the stacks
HEIGHTS = 8  # by level
LOOKING = 12  # the look of each seat as an action number, NOT_LOOKING if there is none
BAGS = LOOKING + MOST_SEATS  # copies that nobody has drawn, level after level, by kind
FACE = BAGS + MOST_LEVELS * MOST_KINDS  # the tile in each place; NONE where no tile lies
BACK = FACE + ALL_PLACES  # its level
NUMBER = BACK + ALL_PLACES  # which tile it is: how many were taken before it
FACE_UP = NUMBER + ALL_PLACES  # whether everybody can see it, or could before it was boxed
SEEN_BY = FACE_UP + ALL_PLACES  # the seats that have seen its face, as bits
SIZE = SEEN_BY + ALL_PLACES


def encode(game: Gnomes) -> list[int]:
    """The rules of a game as numbers."""
    rules = game.rules
    fields = [0] * R_SIZE
    fields[R_PLACES] = rules.places
    fields[R_BURY_ANY] = rules.bury_any
    first = game.settings["first_seat"]
    fields[R_FIRST] = NONE if first == "random" else int(first)
    for level, (height, bag) in enumerate(zip(rules.heights(), rules.tiles.levels, strict=True)):
        fields[R_HEIGHTS + level] = height
        for tile, copies in bag:
            fields[R_COPIES + level * MOST_KINDS + KINDS.index(tile)] = copies
    for kind, tile in enumerate(KINDS):
        fields[R_DIAMONDS + kind] = diamonds(tile) if isinstance(tile, Holdable) else 0
    return fields


def flatten(game: Gnomes, view: View) -> list[int]:  # noqa: ARG001 - the shape of all kernels
    """The state behind a view: faces that the seat has not seen are UNKNOWN, and in the bags."""
    state = [0] * SIZE
    state[SEATS] = len(view.rows)
    state[FIRST] = NONE if view.first is None else view.first
    state[PHASE] = PHASES.index(view.phase)
    state[LEVEL], state[ACTIVE], state[LIT_ROUND] = view.level, view.active, view.lit_round
    state[DRAWN] = NONE
    if view.phase is Phase.KEEP:
        state[DRAWN] = UNKNOWN if view.drawn is None else KINDS.index(view.drawn)
    state[HEIGHTS : HEIGHTS + MOST_LEVELS] = view.heights
    for seat, look in enumerate(view.looking):
        state[LOOKING + seat] = NOT_LOOKING if look is None else number(look)
    for level, bag in enumerate(view.unseen):
        for tile, copies in bag:
            state[BAGS + level * MOST_KINDS + KINDS.index(tile)] = copies
    state[FACE:BACK] = [NONE] * ALL_PLACES
    state[TAKEN] = len(view.discards) + (view.phase is Phase.KEEP)
    for first, groups in ((0, view.rows), (BOXED, view.boxed)):
        for seat, group in enumerate(groups):
            for slot, known in enumerate(group):
                if known is not None:
                    state[TAKEN] += 1
                    _note(state, first + seat * MOST_PLACES + slot, known)
    return state


def _note(state: list[int], place: int, known: Known) -> None:
    """What is known of the tile in a place."""
    state[FACE + place] = UNKNOWN if known.tile is None else KINDS.index(known.tile)
    state[BACK + place] = known.level
    state[NUMBER + place] = known.number
    state[FACE_UP + place] = known.face_up
    state[SEEN_BY + place] = sum(1 << seat for seat in known.seen_by)


def outcomes(game: Gnomes, epoch: int) -> tuple[Tile, ...]:  # noqa: ARG001 - always the same
    """The tiles by number."""
    return KINDS


def action(game: Gnomes, number: int) -> Action:  # noqa: ARG001 - always the same
    """The action with this number; KeyError if there is none."""
    return ACTIONS[number]


def number(action: Action) -> int:
    """The number of an action."""
    return NUMBERS[action]


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
    for level in range(MOST_LEVELS):
        state[HEIGHTS + level] = rules[R_HEIGHTS + level]
    for kind in range(MOST_LEVELS * MOST_KINDS):
        state[BAGS + kind] = rules[R_COPIES + kind]
    for place in range(ALL_PLACES):
        state[FACE + place] = NONE


@compiled
def turn(rules: Ints, state: Ints) -> int:  # noqa: ARG001 - the shape that all kernels share
    """`turn`: what is due, CHANCE, DECIDE or OVER."""
    phase = state[PHASE]
    if state[FIRST] == NONE or phase in (P_DEAL, P_DRAW):
        return CHANCE
    return OVER if phase == P_OVER else DECIDE


@compiled
def epoch(rules: Ints, state: Ints) -> int:  # noqa: ARG001
    """The shuffle that the next draw belongs to."""
    return state[LEVEL]


@compiled
def weights(rules: Ints, state: Ints, copies: Ints) -> int:  # noqa: ARG001
    """Copies of each outcome by number, 0 for those that are not in; how many numbers there are."""
    if state[FIRST] == NONE:
        for seat in range(state[SEATS]):
            copies[seat] = 1
        return state[SEATS]
    bag = BAGS + state[LEVEL] * MOST_KINDS
    for kind in range(MOST_KINDS):
        copies[kind] = state[bag + kind]
    return MOST_KINDS


@compiled
def legal(rules: Ints, state: Ints, seat: int, actions: Ints) -> int:
    """`_actions`: a seat's legal actions by number, in canonical order; how many there are."""
    if not _chooses(rules, state, seat):
        return 0
    phase = state[PHASE]
    if phase in (P_LANTERN, P_TORCH) or (phase == P_LIT and state[LIT_ROUND] <= LOOKS):
        return _looks(rules, state, seat, phase, actions)
    if phase == P_ARROWS:
        return _swaps(rules, state, seat, actions)
    if phase == P_BATS:
        return _exchanges(rules, state, seat, actions)
    if phase == P_EXPLOSION and rules[R_BURY_ANY]:
        return _burials(rules, state, seat, actions)
    if phase in (P_KEEP, P_EXPLOSION, P_CART):
        actions[0] = DISCARD  # before what is kept; others overwrite it
        count = 1 if phase == P_KEEP else 0
        first = KEEP if phase == P_KEEP else BURY if phase == P_EXPLOSION else CART
        return _for_face_down(rules, state, seat, first, actions, count)
    actions[0] = CONFIRM
    return 1


@compiled
def draw(rules: Ints, state: Ints, outcome: int) -> None:
    """`apply` for an outcome: the first seat, or a tile that is dealt or drawn (`_draw`)."""
    if state[FIRST] == NONE:
        state[FIRST] = outcome
        state[ACTIVE] = outcome
        return
    state[BAGS + state[LEVEL] * MOST_KINDS + outcome] -= 1
    state[TAKEN] += 1
    if state[PHASE] == P_DEAL:
        _deal(rules, state, outcome)
        return
    state[HEIGHTS + state[LEVEL]] -= 1
    if outcome <= T_FIVE:
        state[DRAWN] = outcome
        state[PHASE] = P_KEEP
    else:
        _discard(rules, state, outcome)


@compiled
def decide(rules: Ints, state: Ints, choices: Ints) -> None:
    """`_carry_out`: what the deciding seats chose; the choices of others are not read."""
    phase, seat = state[PHASE], state[ACTIVE]
    if phase == P_MEMORISE:
        _enter_level(state, 0)
    elif phase == P_KEEP:
        _keep_or_discard(rules, state, choices[seat])
    elif phase in (P_LANTERN, P_TORCH):
        _peek(state, choices[seat])
    elif phase == P_PEEK:
        _end_turn(state)
    elif phase == P_LIT:
        _look_around(rules, state, choices)
    elif phase == P_ARROWS:
        _swap_tiles(state, choices[seat])
    elif phase == P_BATS:
        _scare(rules, state, choices)
    elif phase == P_EXPLOSION:
        _blast(state, choices)
    else:
        _send_carts(rules, state, choices)


@compiled
def score(rules: Ints, state: Ints, scores: Ints, ranks: Ints) -> None:
    """`count_diamonds`: scores and ranks by seat."""
    seats = state[SEATS]
    for seat in range(seats):
        scores[seat] = 0
        for slot in range(rules[R_PLACES]):
            kind = state[FACE + seat * MOST_PLACES + slot]
            if kind != NONE:
                scores[seat] += rules[R_DIAMONDS + kind]
    for seat in range(seats):
        ranks[seat] = 1
        for other in range(seats):
            if scores[other] > scores[seat]:
                ranks[seat] += 1


@compiled
def _chooses(rules: Ints, state: Ints, seat: int) -> bool:
    """`choices`: whether a seat has anything to choose, so `concerned` and not without a target."""
    phase, active = state[PHASE], seat == state[ACTIVE]
    if phase in (P_KEEP, P_PEEK):
        return active
    if phase == P_LANTERN:
        return active and _has_face_down(rules, state, seat)
    if phase == P_TORCH:
        return active and _others_have_face_down(rules, state, seat)
    if phase == P_ARROWS:
        own = active and _has_face_down(rules, state, seat)
        return own and _others_have_face_down(rules, state, seat)
    if phase == P_LIT:
        if state[LIT_ROUND] > 1:
            return state[LOOKING + seat] != NOT_LOOKING
        return _has_face_down(rules, state, seat) or _others_have_face_down(rules, state, seat)
    if phase == P_BATS:
        return _face_down_of(rules, state, seat) > 1
    if phase == P_EXPLOSION:
        return _blastable(rules, state, seat)
    if phase == P_CART:
        return _has_face_down(rules, state, seat)
    return phase == P_MEMORISE


@compiled
def lies_face_down(state: Ints, place: int) -> bool:
    """`face_down` for one place."""
    return state[FACE + place] != NONE and not state[FACE_UP + place]


@compiled
def _face_down_of(rules: Ints, state: Ints, seat: int) -> int:
    """`face_down`: how many tiles of a seat lie face down."""
    count = 0
    for slot in range(rules[R_PLACES]):
        count += lies_face_down(state, seat * MOST_PLACES + slot)
    return count


@compiled
def _has_face_down(rules: Ints, state: Ints, seat: int) -> bool:
    """`face_down`: whether any tile of a seat lies face down."""
    for slot in range(rules[R_PLACES]):
        if lies_face_down(state, seat * MOST_PLACES + slot):
            return True
    return False


@compiled
def _others_have_face_down(rules: Ints, state: Ints, seat: int) -> bool:
    """`face_down`: whether any tile of all other seats lies face down."""
    for other in range(state[SEATS]):
        if other != seat and _has_face_down(rules, state, other):
            return True
    return False


@compiled
def _blastable(rules: Ints, state: Ints, seat: int) -> bool:
    """`_blastable`: whether an explosion can empty any place of a seat."""
    lying = 0
    for slot in range(rules[R_PLACES]):
        lying += state[FACE + seat * MOST_PLACES + slot] != NONE
    if lying == 1:
        return False
    return lying > 0 if rules[R_BURY_ANY] else _has_face_down(rules, state, seat)


@compiled
def _for_face_down(
    rules: Ints, state: Ints, seat: int, first: int, actions: Ints, count: int
) -> int:
    """An action for each face-down tile of a seat, numbered from `first` by slot, after others."""
    for slot in range(rules[R_PLACES]):
        # Written in any case, and kept if it counts: nobody can foresee which tiles lie how.
        actions[count] = first + slot
        count += lies_face_down(state, seat * MOST_PLACES + slot)
    return count


@compiled
def _looks(rules: Ints, state: Ints, seat: int, phase: int, actions: Ints) -> int:
    """`_looks`: lanterns show own tiles, torches those of others, a lit mine all; or no look."""
    count = 0
    for owner in range(state[SEATS]):
        if phase != (P_TORCH if owner == seat else P_LANTERN):
            first = LOOK + owner * MOST_PLACES
            count = _for_face_down(rules, state, owner, first, actions, count)
    actions[count] = STOP if phase == P_LIT else PASS
    return count + 1


@compiled
def _swaps(rules: Ints, state: Ints, seat: int, actions: Ints) -> int:
    """`_swaps`: any own face-down tile with any of somebody else."""
    count = 0
    for slot in range(rules[R_PLACES]):
        if lies_face_down(state, seat * MOST_PLACES + slot):
            for owner in range(state[SEATS]):
                if owner != seat:
                    first = SWAP + slot * SWAP_STEP + owner * MOST_PLACES
                    count = _for_face_down(rules, state, owner, first, actions, count)
    return count


@compiled
def _exchanges(rules: Ints, state: Ints, seat: int, actions: Ints) -> int:
    """`_actions` among bats: any two own face-down tiles."""
    count, row = 0, seat * MOST_PLACES
    for slot in range(rules[R_PLACES]):
        if lies_face_down(state, row + slot):
            for other in range(slot + 1, rules[R_PLACES]):
                if lies_face_down(state, row + other):
                    actions[count] = EXCHANGE + slot * MOST_PLACES + other
                    count += 1
    return count


@compiled
def _burials(rules: Ints, state: Ints, seat: int, actions: Ints) -> int:
    """`_blastable`: the places that an explosion can empty where it may take any tile."""
    count = 0
    for slot in range(rules[R_PLACES]):
        if state[FACE + seat * MOST_PLACES + slot] != NONE:
            actions[count] = BURY + slot
            count += 1
    return count


@compiled
def _deal(rules: Ints, state: Ints, kind: int) -> None:
    """`_deal`: a tile for the seat whose row is being filled."""
    seat, last = state[ACTIVE], rules[R_PLACES] - 1
    slot = 0
    while state[FACE + seat * MOST_PLACES + slot] != NONE:
        slot += 1
    _lay(state, seat * MOST_PLACES + slot, kind)
    if slot == last:
        following = _after(state, seat)
        state[ACTIVE] = following
        if state[FACE + following * MOST_PLACES + last] != NONE:
            state[PHASE] = P_MEMORISE


@compiled
def _after(state: Ints, seat: int) -> int:
    """The seat to the left; not by a division, which takes long."""
    return seat + 1 if seat + 1 < state[SEATS] else 0


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
    for field in range(FACE, SIZE, ALL_PLACES):
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
        place = state[ACTIVE] * MOST_PLACES + choice - KEEP
        discarded = state[FACE + place]
        _lay(state, place, state[DRAWN])
    state[DRAWN] = NONE
    _discard(rules, state, discarded)


@compiled
def _discard(rules: Ints, state: Ints, kind: int) -> None:
    """`_discard`: what lands on the pile takes effect."""
    if kind == T_FIVE:
        _end_turn(state)
    elif kind > T_EXPLOSION:
        _call_to_supper(rules, state)
    else:
        state[LIT_ROUND] = 1 if kind == T_LIT else 0
        state[PHASE] = _effect(kind)
        _start(rules, state)


@compiled
def _effect(kind: int) -> int:
    """`_discard`: the phase that a tile on the pile starts."""
    if kind < T_TORCH:
        return P_LANTERN
    if kind < T_ARROWS:
        return P_TORCH
    if kind < T_FIVE:
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
    _end_turn(state)


@compiled
def _end_turn(state: Ints) -> None:
    """`end_turn`: the next seat, or carts if the stack is empty."""
    state[PHASE] = P_DRAW if state[HEIGHTS + state[LEVEL]] else P_CART
    state[ACTIVE] = _after(state, state[ACTIVE])
    state[LIT_ROUND] = 0
    for seat in range(state[SEATS]):
        state[LOOKING + seat] = NOT_LOOKING


@compiled
def _peek(state: Ints, choice: int) -> None:
    """`peek`: the active seat looks at a tile, or does not."""
    if choice == PASS:
        _end_turn(state)
    else:
        _look(state, state[ACTIVE], choice)
        state[PHASE] = P_PEEK


@compiled
def _look(state: Ints, seat: int, look: int) -> None:
    """`_look` for one seat."""
    state[SEEN_BY + look - LOOK] |= 1 << seat
    state[LOOKING + seat] = look


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
                state[LOOKING + seat] = NOT_LOOKING
        state[LIT_ROUND] += 1
    if not looks:
        _end_turn(state)


@compiled
def _swap_tiles(state: Ints, choice: int) -> None:
    """`swap_tiles`: an own tile against one of somebody else."""
    slot, other = divmod(choice - SWAP, SWAP_STEP)
    _change_places(state, state[ACTIVE] * MOST_PLACES + slot, other)
    _end_turn(state)


@compiled
def _scare(rules: Ints, state: Ints, choices: Ints) -> None:
    """`scare`: everybody exchanges two own tiles."""
    for seat in range(state[SEATS]):
        if _chooses(rules, state, seat):
            slot, other = divmod(choices[seat] - EXCHANGE, MOST_PLACES)
            _change_places(state, seat * MOST_PLACES + slot, seat * MOST_PLACES + other)
    _end_turn(state)


@compiled
def _blast(state: Ints, choices: Ints) -> None:
    """`blast`: everybody loses a tile, which goes behind those that the seat lost before.

    Explosions take as many tiles from all seats, so if one of them has a target, all have.
    """
    for seat in range(state[SEATS]):
        box = BOXED + seat * MOST_PLACES
        while state[FACE + box] != NONE:
            box += 1
        _change_places(state, seat * MOST_PLACES + choices[seat] - BURY, box)
    _end_turn(state)


@compiled
def _send_carts(rules: Ints, state: Ints, choices: Ints) -> None:
    """`send_carts`: everybody turns a tile face up for good; then the next level begins."""
    for seat in range(state[SEATS]):
        if _chooses(rules, state, seat):
            _turn_up(state, seat * MOST_PLACES + choices[seat] - CART)
    _enter_level(state, state[LEVEL] + 1)


@compiled
def _enter_level(state: Ints, level: int) -> None:
    """`enter_level`: whoever is next goes on, with the new stack."""
    state[LEVEL] = level
    state[PHASE] = P_DRAW


@compiled
def _call_to_supper(rules: Ints, state: Ints) -> None:
    """`call_to_supper`: the game is over, and all rows are turned up."""
    for seat in range(state[SEATS]):
        for slot in range(rules[R_PLACES]):
            place = seat * MOST_PLACES + slot
            if state[FACE + place] != NONE:
                _turn_up(state, place)
    state[PHASE] = P_OVER
