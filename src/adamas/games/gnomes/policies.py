"""How bots of Gnomes think: what they remember, what they believe, and what they make of it.

Plain Python that the simulator also compiles (see `core.compilable`). The simulator hands over the
true state, so all that a bot knows of faces goes through `believe`: a face is read only where the
seat has seen it, and of the others only their sum is used, which every seat could work out. What
lies face up has been seen by all, so SEEN_BY alone tells who knows a tile.
"""

from adamas.core.compilable import Floats, Ints, Scratch, compiled
from adamas.games.gnomes.editions import PLACES
from adamas.games.gnomes.fields import (
    ACTIVE,
    ARROWS,
    BACK,
    BAGS,
    BOXED,
    BURY,
    CART,
    DISCARD,
    DRAWN,
    EXCHANGE,
    FACE,
    FACE_UP,
    HEIGHTS,
    IN_BAGS,
    KEEP,
    LANTERN,
    LEVEL,
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
    P_ARROWS,
    P_CART,
    P_EXPLOSION,
    P_KEEP,
    P_MEMORISE,
    PHASE,
    R_BY_LOT,
    R_COPIES,
    R_DIAMONDS,
    R_HOLDABLE,
    R_MOST,
    R_PLACES,
    ROWS,
    SEATS,
    SEEN_BY,
    SWAP,
    SYMBOL,
    T_LIT,
    TAKEN,
    TORCH,
)
from adamas.games.gnomes.kernel import (
    happens,
    lies_face_down,
    looked_at,
    offer_number,
    offered_seat,
    offered_slot,
    swap_number,
    swapped_place,
    swapped_slot,
)
from adamas.games.gnomes.tiles import MOST_DIAMONDS

# The policies. The first parameters of both are those of memory.
SENSIBLE = 2  # what brings most diamonds at once
JUDGEMENT = 3  # also what that leads to, weighed by the numbers from W on

# Parameters of memory.
REMEMBERS = 0  # the chance to remember a tile that was taken just now
FADES = 1  # how fast that falls: it is halved when FADES times the tiles taken since is 1
SLIPS = 2  # the chance to do anything at all, without thinking
MEMORY = 3

# Weights of judgement. Those named EARLY are multiplied by the turns that are left, in tens.
W = MEMORY
W_FOLLOWS = W  # what a discarded symbol brings, as a whole
W_AMMO = W + 1  # a known lantern, torch, arrows of the own row, less the more diamonds it has
W_AMMO_EARLY = W + 4
W_RISK = W + 7  # an own tile above the mean may be taken away
W_RISK_SEEN = W + 8  # for each other seat that has seen it
W_UNKNOWN = W + 9  # an own tile that is not known
W_KEPT = W + 10  # what is not known, but its owner drew and kept it
W_STAYED = W + 11  # what its owner was dealt and did not replace, by turns
W_GIVEN = W + 12  # what its owner has not seen
W_MINE_GIVEN = W + 13  # what the seat has not seen of its own, but somebody has
W_DENY = W + 14  # diamonds that an opponent loses
W_DENY_LEADER = W + 15  # the same, for each diamond by which the opponent is ahead
W_LANTERN = W + 16  # a look at an own tile, by its spread
W_LANTERN_EARLY = W + 17
W_TORCH = W + 18  # a look at somebody else's, by the hope for something better
W_TORCH_EARLY = W + 19
W_TORCH_ARMED = W + 20  # the same while the own row has arrows
W_CART_SEEN = W + 21  # turn up what others have seen
W_CART_AMMO = W + 22  # turn up what has a symbol that is wanted
W_CART_BACK = W + 23  # turn up what is from deeper down
W_CART_UNKNOWN = W + 24  # turn up what is not known
W_RISK_FROM = W + 25  # only what has more diamonds than this is at risk
W_RISK_SOON = W + 26  # risk for each seat that has seen it, by the draws before the next cart
W_TARGET = W + 27  # arrows in the own row, for each diamond of a known target above an own tile
W_GAMBLE = W + 28  # an own unknown tile, for each diamond by which somebody is ahead
W_ALL = W + 29

# What a bot makes of a decision, in its scratch.
MOST_VALUES = MOST_DIAMONDS + 1  # a tile has 0 to 9 diamonds
SYMBOLS = NO_SYMBOL + 1  # none is one of them

B_VALUE = 0  # diamonds of the tile in each place, as far as the seat can tell
B_KNOWN = B_VALUE + MOST_SEATS * PLACES  # whether it remembers the face
B_MEAN = B_KNOWN + MOST_SEATS * PLACES  # diamonds of an unseen tile, by level
B_SPREAD = B_MEAN + MOST_LEVELS  # how far they are from that on average
B_CHANCE = B_SPREAD + MOST_LEVELS  # chances of their diamonds, level after level
B_SYMBOL = B_CHANCE + MOST_LEVELS * MOST_VALUES  # chances of their symbols
B_WORTH = B_SYMBOL + MOST_LEVELS * SYMBOLS  # what each own tile is worth in the row
B_TAKE = B_WORTH + PLACES  # what the best tile of each seat would be worth to take
B_TOTAL = B_TAKE + MOST_SEATS  # diamonds of each row
B_TURNS = B_TOTAL + MOST_SEATS  # turns that are left, in tens
B_BAR = B_TURNS + 1  # diamonds of the best tile of somebody else that the seat knows
B_ARMED = B_BAR + 1  # whether the own row has arrows
B_SOON = B_ARMED + 1  # draws before the next cart, in tens
B_LOW = B_SOON + 1  # diamonds of the poorest own tile that lies face down
B_BEHIND = B_LOW + 1  # diamonds by which somebody else is ahead
B_UNSEEN = B_BEHIND + 1  # how many tiles of each level are unseen
B_COUNT = B_UNSEEN + MOST_LEVELS  # the same by kind
SCRATCH = B_COUNT + MOST_LEVELS * MOST_KINDS

CURIOSITY = 10.0
"""Makes an unknown own tile worth more of a look than any tile of others."""
MANY = 4.0
"""Diamonds of a tile that nobody parts with for its symbol."""
HALF_FULL = 2.0
"""Diamonds of a tile that nobody is after."""
NEVER = -1000.0
"""Worse than anything."""

PRIME, ROOT = 2147483647, 48271
"""A small generator of random numbers (MINSTD) that needs no more than 64 bits."""


@compiled
def resample(rules: Ints, state: Ints, seat: int, seed: int) -> None:
    """`sample_state`: each tile that the seat does not know becomes a random unseen one."""
    for part in range(2):
        for place in range(part * BOXED, part * BOXED + ROWS):
            face = state[FACE + place]
            if face >= 0 and not state[SEEN_BY + place] >> seat & 1:
                state[BAGS + state[BACK + place] * MOST_KINDS + face] += 1
                state[IN_BAGS + state[BACK + place]] += 1
    hidden = state[DRAWN] != NONE and state[ACTIVE] != seat and not happens(state[DRAWN])
    if hidden and state[DRAWN] >= 0:
        state[BAGS + state[LEVEL] * MOST_KINDS + state[DRAWN]] += 1
        state[IN_BAGS + state[LEVEL]] += 1
    number = seed % (PRIME - 1) + 1
    for part in range(2):
        for place in range(part * BOXED, part * BOXED + ROWS):
            if state[FACE + place] != NONE and not state[SEEN_BY + place] >> seat & 1:
                number = number * ROOT % PRIME
                state[FACE + place] = _take_any(state, state[BACK + place], number)
    if hidden:
        number = number * ROOT % PRIME
        state[DRAWN] = _take_any(state, state[LEVEL], number)


@compiled
def _take_any(state: Ints, level: int, number: int) -> int:
    """Take a random tile that can lie in a row, each copy as likely as the others."""
    bag = BAGS + level * MOST_KINDS
    total = 0
    for kind in range(T_LIT):
        total += state[bag + kind]
    place = number % total
    kind = 0
    while place >= state[bag + kind]:
        place -= state[bag + kind]
        kind += 1
    state[bag + kind] -= 1
    state[IN_BAGS + level] -= 1
    return kind


@compiled
def choose(
    rules: Ints,
    state: Ints,
    seat: int,
    policy: int,
    at: int,
    numbers: Floats,
    uniform: float,
    actions: Ints,
    count: int,
    scratch: Scratch,
) -> int:
    """The action that is worth most to the seat; the first of them if equal."""
    seed = int(uniform * (PRIME - 1)) + 1
    if numbers[at + SLIPS] > 0.0 and scrambled(seed, 0) < numbers[at + SLIPS] * PRIME:
        return actions[scrambled(seed, 1) % count]
    if state[PHASE] == P_MEMORISE:
        # As it was dealt: where a tile lies is as easy to remember everywhere.
        return actions[0]
    believe(rules, state, seat, at, numbers, seed, scratch)
    if policy == JUDGEMENT:
        return judge(rules, state, seat, at, numbers, actions, count, scratch)
    best, found = 0.0, -1
    for place in range(count):
        worth = gain(rules, state, seat, actions[place], scratch)
        if found < 0 or worth > best:
            best, found = worth, actions[place]
    return found


@compiled
def scrambled(seed: int, number: int) -> int:
    """A random whole number below PRIME that a seed and a number decide."""
    mixed = (seed + number * 40692) * ROOT % PRIME
    mixed = (mixed ^ mixed >> 15) * 16807 % PRIME
    return (mixed ^ mixed >> 13) * ROOT % PRIME


@compiled
def believe(
    rules: Ints, state: Ints, seat: int, at: int, numbers: Floats, seed: int, scratch: Scratch
) -> None:
    """What the seat remembers, and what it takes the other tiles for."""
    count_unseen(rules, state, seat, scratch)
    remembers, fades = numbers[at + REMEMBERS], numbers[at + FADES]
    perfect = remembers >= 1.0 and fades <= 0.0
    for owner in range(state[SEATS]):
        first = owner * PLACES
        for place in range(first, first + rules[R_PLACES]):
            if state[FACE + place] == NONE:
                continue
            known = state[SEEN_BY + place] >> seat & 1 == 1
            if known and not perfect and not state[FACE_UP + place]:
                # Remembering one tile more and another less is a matter of chance, but the same
                # chance at every look-alike: it hangs on when the tile was taken.
                chance = remembers / (1.0 + fades * (state[TAKEN] - state[NUMBER + place]))
                if state[LOOKS_AT + seat] != owner or state[LOOKS_SLOT + seat] != place - first:
                    known = scrambled(seed, state[NUMBER + place] + 2) < chance * PRIME
            if known:
                scratch[B_KNOWN + place] = 1.0
                scratch[B_VALUE + place] = rules[R_DIAMONDS + state[FACE + place]]
            else:
                scratch[B_KNOWN + place] = 0.0
                scratch[B_VALUE + place] = scratch[B_MEAN + state[BACK + place]]


@compiled
def count_unseen(rules: Ints, state: Ints, seat: int, scratch: Scratch) -> None:
    """How many diamonds and which symbols an unseen tile of each level has.

    No tile from further down lies anywhere. Calls cost more than what they would do here, so the
    loops are written out.
    """
    levels = state[LEVEL] + 1
    for level in range(levels):
        for kind in range(rules[R_HOLDABLE]):
            scratch[B_COUNT + level * MOST_KINDS + kind] = state[BAGS + level * MOST_KINDS + kind]
    for owner in range(state[SEATS]):
        row = owner * PLACES
        for place in range(row, row + rules[R_PLACES]):
            if state[FACE + place] >= 0 and not state[SEEN_BY + place] >> seat & 1:
                scratch[B_COUNT + state[BACK + place] * MOST_KINDS + state[FACE + place]] += 1.0
        place = BOXED + row
        while place < BOXED + row + PLACES and state[FACE + place] != NONE:
            if state[FACE + place] >= 0 and not state[SEEN_BY + place] >> seat & 1:
                scratch[B_COUNT + state[BACK + place] * MOST_KINDS + state[FACE + place]] += 1.0
            place += 1
    if state[DRAWN] >= 0 and state[ACTIVE] != seat:
        scratch[B_COUNT + state[LEVEL] * MOST_KINDS + state[DRAWN]] += 1.0
    for level in range(levels):
        counts = B_COUNT + level * MOST_KINDS
        total, diamonds = 0.0, 0.0
        for kind in range(rules[R_HOLDABLE]):
            total += scratch[counts + kind]
            diamonds += scratch[counts + kind] * rules[R_DIAMONDS + kind]
        if total == 0.0:
            # Everything was seen, but some of it may be forgotten: think of a full stack.
            for kind in range(rules[R_HOLDABLE]):
                scratch[counts + kind] = rules[R_COPIES + level * MOST_KINDS + kind]
                total += scratch[counts + kind]
                diamonds += scratch[counts + kind] * rules[R_DIAMONDS + kind]
        scratch[B_MEAN + level] = diamonds / max(total, 1.0)
        scratch[B_UNSEEN + level] = total


@compiled
def consider_unseen(rules: Ints, state: Ints, scratch: Scratch) -> None:
    """Turn the counts of each level into chances of diamonds and symbols, and a spread."""
    for level in range(state[LEVEL] + 1):
        chances, symbols = B_CHANCE + level * MOST_VALUES, B_SYMBOL + level * SYMBOLS
        for value in range(MOST_VALUES):
            scratch[chances + value] = 0.0
        for symbol in range(SYMBOLS):
            scratch[symbols + symbol] = 0.0
        spread, mean, total = 0.0, scratch[B_MEAN + level], max(scratch[B_UNSEEN + level], 1.0)
        for kind in range(rules[R_HOLDABLE]):
            chance = scratch[B_COUNT + level * MOST_KINDS + kind] / total
            if chance > 0.0:
                value = rules[R_DIAMONDS + kind]
                scratch[chances + value] += chance
                scratch[symbols + SYMBOL[kind]] += chance
                spread += chance * abs(value - mean)
        scratch[B_SPREAD + level] = spread


@compiled
def gain(rules: Ints, state: Ints, seat: int, action: int, scratch: Scratch) -> float:
    """What an action brings at once; 0 for doing nothing."""
    own = B_VALUE + seat * PLACES
    if action < KEEP or EXCHANGE <= action < BURY:
        return 0.0
    if action < LOOK:
        return rules[R_DIAMONDS + state[DRAWN]] - scratch[own + action - KEEP]
    if action < SWAP:
        # A look at a known tile tells nothing, one at an unknown own tile most.
        place = looked_at(state, seat, action)
        if scratch[B_KNOWN + place] > 0.0:
            return -1.0
        mine = place // PLACES == seat
        return scratch[B_VALUE + place] + (CURIOSITY if mine else 0.0)
    if action < CART:
        other = swapped_place(state, seat, action)
        return scratch[B_VALUE + other] - scratch[own + swapped_slot(action)]
    if action < EXCHANGE:
        # What lies face up cannot be swapped away any more.
        return scratch[own + action - CART]
    if action < OFFER:
        return -scratch[own + action - BURY]
    mean = mean_of(rules, state, offered_seat(state, seat, action), scratch)
    return mean - scratch[own + offered_slot(action)]


@compiled
def mean_of(rules: Ints, state: Ints, owner: int, scratch: Scratch) -> float:
    """Diamonds of a tile that lies face down in a row, whichever it is."""
    total, tiles = 0.0, 0
    for place in range(owner * PLACES, owner * PLACES + rules[R_PLACES]):
        if lies_face_down(state, place):
            total += scratch[B_VALUE + place]
            tiles += 1
    return total / tiles


@compiled
def judge(
    rules: Ints,
    state: Ints,
    seat: int,
    at: int,
    numbers: Floats,
    actions: Ints,
    count: int,
    scratch: Scratch,
) -> int:
    """The action with the best prospects."""
    consider_unseen(rules, state, scratch)
    suspect(rules, state, seat, at, numbers, scratch)
    weigh_row(rules, state, seat, at, numbers, scratch)
    phase = state[PHASE]
    if phase == P_KEEP:
        return keep_or_discard(rules, state, seat, at, numbers, actions, count, scratch)
    if phase == P_ARROWS:
        return swap(rules, state, seat, at, numbers, scratch)
    best, found = 0.0, -1
    for place in range(count):
        action = actions[place]
        worth = 0.0
        if phase == P_CART:
            worth = cart(state, seat, action - CART, at, numbers, scratch)
        elif phase == P_EXPLOSION:
            worth = -scratch[B_WORTH + action - BURY]
        elif LOOK <= action < CART:
            worth = look(rules, state, seat, looked_at(state, seat, action), at, numbers, scratch)
        if found < 0 or worth > best:
            best, found = worth, action
    return found


@compiled
def suspect(
    rules: Ints, state: Ints, seat: int, at: int, numbers: Floats, scratch: Scratch
) -> None:
    """Judge unknown tiles by how they came where they lie, and sum up the rows."""
    seats, places = state[SEATS], rules[R_PLACES]
    dealt = seats * places
    passed = (state[TAKEN] - dealt) / (10.0 * seats)
    scratch[B_BAR], scratch[B_ARMED], scratch[B_LOW] = 0.0, 0.0, MANY
    for owner in range(seats):
        scratch[B_TOTAL + owner] = 0.0
        for place in range(owner * PLACES, owner * PLACES + places):
            if state[FACE + place] == NONE:
                continue
            value = scratch[B_VALUE + place]
            if not state[SEEN_BY + place] >> seat & 1:
                if owner == seat:
                    value += numbers[at + W_MINE_GIVEN]
                elif not state[SEEN_BY + place] >> owner & 1:
                    value += numbers[at + W_GIVEN]
                elif state[NUMBER + place] >= dealt:
                    value += numbers[at + W_KEPT]
                else:
                    value += numbers[at + W_STAYED] * passed
                value = min(max(value, 0.0), float(rules[R_MOST]))
                scratch[B_VALUE + place] = value
            elif scratch[B_KNOWN + place] > 0.0 and not state[FACE_UP + place]:
                if owner != seat:
                    scratch[B_BAR] = max(scratch[B_BAR], value)
                elif SYMBOL[state[FACE + place]] == ARROWS:
                    scratch[B_ARMED] = 1.0
            scratch[B_TOTAL + owner] += value
            if owner == seat and not state[FACE_UP + place]:
                scratch[B_LOW] = min(scratch[B_LOW], value)
    draws = 0.0
    for level in range(state[LEVEL], MOST_LEVELS):
        draws += state[HEIGHTS + level]
    draws -= (state[HEIGHTS + MOST_LEVELS - 1] - 1) / 2.0
    scratch[B_TURNS] = draws / (10.0 * seats)
    scratch[B_SOON] = state[HEIGHTS + state[LEVEL]] / 10.0
    ahead = 0.0
    for other in range(seats):
        ahead = max(ahead, scratch[B_TOTAL + other] - scratch[B_TOTAL + seat])
    scratch[B_BEHIND] = ahead


@compiled
def weigh_row(
    rules: Ints, state: Ints, seat: int, at: int, numbers: Floats, scratch: Scratch
) -> None:
    """What the own tiles are worth, and the best of those that others could be made to give."""
    for slot in range(rules[R_PLACES]):
        if state[FACE + seat * PLACES + slot] != NONE:
            scratch[B_WORTH + slot] = lying_worth(
                state, seat, seat * PLACES + slot, at, numbers, scratch
            )
    for owner in range(state[SEATS]):
        scratch[B_TAKE + owner] = NEVER
        if owner != seat:
            scratch[B_TAKE + owner] = take_from(rules, state, seat, owner, at, numbers, scratch)


@compiled
def take_from(
    rules: Ints, state: Ints, seat: int, owner: int, at: int, numbers: Floats, scratch: Scratch
) -> float:
    """What the best face-down tile of somebody else would be worth to take; NEVER if none is.

    Where chance picks it, what they are worth on average.
    """
    best, total, tiles = NEVER, 0.0, 0
    denied = deny(seat, owner, at, numbers, scratch)
    for place in range(owner * PLACES, owner * PLACES + rules[R_PLACES]):
        if lies_face_down(state, place):
            worth = lying_worth(state, seat, place, at, numbers, scratch)
            worth += denied * scratch[B_VALUE + place]
            best = max(best, worth)
            total += worth
            tiles += 1
    return total / tiles if tiles and rules[R_BY_LOT] else best


@compiled
def deny(seat: int, owner: int, at: int, numbers: Floats, scratch: Scratch) -> float:
    """What a diamond is worth that somebody else loses."""
    ahead = scratch[B_TOTAL + owner] - scratch[B_TOTAL + seat]
    return numbers[at + W_DENY] + numbers[at + W_DENY_LEADER] * ahead


@compiled
def lying_worth(
    state: Ints, seat: int, place: int, at: int, numbers: Floats, scratch: Scratch
) -> float:
    """What a tile that lies somewhere is worth in the seat's row."""
    value = scratch[B_VALUE + place]
    if state[FACE_UP + place]:
        return value
    kind = state[FACE + place] if scratch[B_KNOWN + place] > 0.0 else NONE
    # Whoever gives a tile away still knows it.
    return worth_of(kind, value, watchers(state[SEEN_BY + place], seat), at, numbers, scratch)


@compiled
def watchers(seen_by: int, seat: int) -> int:
    """How many others have seen a tile."""
    others = seen_by & ~(1 << seat)
    return (others & 1) + (others >> 1 & 1) + (others >> 2 & 1) + (others >> 3 & 1)


@compiled
def worth_of(
    kind: int, value: float, seen: int, at: int, numbers: Floats, scratch: Scratch
) -> float:
    """What a tile is worth in a row: its diamonds, its symbol for later, and what threatens it."""
    turns = scratch[B_TURNS]
    worth = value
    if kind == NONE:
        worth += numbers[at + W_UNKNOWN] + numbers[at + W_GAMBLE] * scratch[B_BEHIND]
    else:
        symbol = SYMBOL[kind]
        if symbol != NO_SYMBOL:
            ammo = numbers[at + W_AMMO + symbol] + numbers[at + W_AMMO_EARLY + symbol] * turns
            if symbol == ARROWS:
                ammo += numbers[at + W_TARGET] * max(0.0, scratch[B_BAR] - scratch[B_LOW])
            worth += ammo * max(0.0, 1.0 - value / MANY)
    risk = (numbers[at + W_RISK] + numbers[at + W_RISK_SEEN] * seen) * turns
    risk += numbers[at + W_RISK_SOON] * seen * scratch[B_SOON]
    return worth - risk * max(0.0, value - numbers[at + W_RISK_FROM])


@compiled
def keep_or_discard(
    rules: Ints,
    state: Ints,
    seat: int,
    at: int,
    numbers: Floats,
    actions: Ints,
    count: int,
    scratch: Scratch,
) -> int:
    """The tile that it is best to part with, also for what its symbol brings."""
    drawn = state[DRAWN]
    value = float(rules[R_DIAMONDS + drawn])
    fresh = worth_of(drawn, value, 0, at, numbers, scratch)
    torch = best_torch(rules, state, seat, at, numbers, scratch)
    best, found = 0.0, -1
    for option in range(count):
        action = actions[option]
        slot = action - KEEP
        place = seat * PLACES + slot
        worth = 0.0 if action == DISCARD else fresh - scratch[B_WORTH + slot]
        lantern = best_lantern(rules, state, seat, slot, at, numbers, scratch)
        arrows = best_swap(rules, state, seat, slot, fresh, value, at, numbers, scratch)
        follows = 0.0
        if action != DISCARD and scratch[B_KNOWN + place] == 0.0:
            chances = B_SYMBOL + state[BACK + place] * SYMBOLS
            follows = (
                scratch[chances + LANTERN] * lantern
                + scratch[chances + TORCH] * torch
                + scratch[chances + ARROWS] * arrows
            )
        else:
            symbol = SYMBOL[drawn if action == DISCARD else state[FACE + place]]
            if symbol == LANTERN:
                follows = lantern
            elif symbol == TORCH:
                follows = torch
            elif symbol != NO_SYMBOL:
                follows = arrows
        worth += numbers[at + W_FOLLOWS] * follows
        if found < 0 or worth > best:
            best, found = worth, action
    return found


@compiled
def best_lantern(
    rules: Ints, state: Ints, seat: int, but: int, at: int, numbers: Floats, scratch: Scratch
) -> float:
    """What a look at an own tile is worth at most, except at one that is gone by then."""
    best = 0.0
    for slot in range(rules[R_PLACES]):
        place = seat * PLACES + slot
        if slot != but and lies_face_down(state, place):
            best = max(best, look(rules, state, seat, place, at, numbers, scratch))
    return best


@compiled
def best_torch(
    rules: Ints, state: Ints, seat: int, at: int, numbers: Floats, scratch: Scratch
) -> float:
    """What a look at a tile of somebody else is worth at most."""
    best = 0.0
    for owner in range(state[SEATS]):
        if owner != seat:
            for place in range(owner * PLACES, owner * PLACES + rules[R_PLACES]):
                if lies_face_down(state, place):
                    best = max(best, look(rules, state, seat, place, at, numbers, scratch))
    return best


@compiled
def look(
    rules: Ints, state: Ints, seat: int, place: int, at: int, numbers: Floats, scratch: Scratch
) -> float:
    """What a look at a tile is worth: nothing is lost, so more than none if it is unknown."""
    if scratch[B_KNOWN + place] > 0.0:
        return -1.0
    level, turns = state[BACK + place], scratch[B_TURNS]
    if place // PLACES == seat:
        weight = numbers[at + W_LANTERN] + numbers[at + W_LANTERN_EARLY] * turns
        return weight * scratch[B_SPREAD + level]
    weight = numbers[at + W_TORCH] + numbers[at + W_TORCH_EARLY] * turns
    weight += numbers[at + W_TORCH_ARMED] * scratch[B_ARMED]
    # A target for arrows is only news if it is better than those that are known.
    bar = scratch[B_BAR]
    shift = scratch[B_VALUE + place] - scratch[B_MEAN + level]
    hope = 0.0
    for value in range(rules[R_MOST] + 1):
        hope += scratch[B_CHANCE + level * MOST_VALUES + value] * max(0.0, value + shift - bar)
    return weight * hope


@compiled
def best_swap(
    rules: Ints,
    state: Ints,
    seat: int,
    changed: int,
    fresh: float,
    value: float,
    at: int,
    numbers: Floats,
    scratch: Scratch,
) -> float:
    """What the best swap brings after a new tile was laid into a place, if into any."""
    best = NEVER
    for owner in range(state[SEATS]):
        if scratch[B_TAKE + owner] == NEVER:
            continue
        denied = deny(seat, owner, at, numbers, scratch)
        given = -NEVER
        for slot in range(rules[R_PLACES]):
            place = seat * PLACES + slot
            if slot == changed:
                given = min(given, fresh + denied * value)
            elif lies_face_down(state, place):
                given = min(given, scratch[B_WORTH + slot] + denied * scratch[B_VALUE + place])
        best = max(best, scratch[B_TAKE + owner] - given)
    return best if best > NEVER else 0.0


@compiled
def swap(rules: Ints, state: Ints, seat: int, at: int, numbers: Floats, scratch: Scratch) -> int:
    """The best swap."""
    best, found = NEVER, SWAP
    for owner in range(state[SEATS]):
        if scratch[B_TAKE + owner] == NEVER:
            continue
        denied = deny(seat, owner, at, numbers, scratch)
        for slot in range(rules[R_PLACES]):
            place = seat * PLACES + slot
            if not lies_face_down(state, place):
                continue
            given = scratch[B_WORTH + slot] + denied * scratch[B_VALUE + place]
            if scratch[B_TAKE + owner] - given <= best:
                continue
            best = scratch[B_TAKE + owner] - given
            if rules[R_BY_LOT]:
                found = offer_number(state, seat, slot, owner)
                continue
            first = owner * PLACES
            # One of them is worth what was found to be the most.
            for other in range(first, first + rules[R_PLACES]):  # pragma: no branch
                if lies_face_down(state, other):
                    worth = lying_worth(state, seat, other, at, numbers, scratch)
                    if worth + denied * scratch[B_VALUE + other] == scratch[B_TAKE + owner]:
                        found = swap_number(state, seat, slot, owner) + other - first
                        break
    return found


@compiled
def cart(state: Ints, seat: int, slot: int, at: int, numbers: Floats, scratch: Scratch) -> float:
    """How much it helps to have a tile out of everybody's reach, the own included."""
    place = seat * PLACES + slot
    value = scratch[B_VALUE + place]
    worth = value + numbers[at + W_CART_BACK] * state[BACK + place]
    worth += (
        numbers[at + W_CART_SEEN]
        * watchers(state[SEEN_BY + place], seat)
        * max(0.0, value - HALF_FULL)
    )
    if scratch[B_KNOWN + place] == 0.0:
        return worth + numbers[at + W_CART_UNKNOWN]
    if SYMBOL[state[FACE + place]] == ARROWS:
        worth += numbers[at + W_CART_AMMO] * max(0.0, 1.0 - value / MANY)
    return worth
