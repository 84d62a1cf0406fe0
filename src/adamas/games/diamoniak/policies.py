"""How bots of Diamoniak think: by the worth of single cards, or by the chance to win.

Plain Python that the simulator also compiles (see `core.compilable`). Only the order of the pile is
hidden in this game, so a state of the kernel and a seat's view hold the same facts. A policy that
looks ahead changes the state in place and takes the change back.
"""

from math import exp

from adamas.core.compilable import Floats, Ints, Scratch, compiled
from adamas.games.diamoniak.editions import TOLL
from adamas.games.diamoniak.fields import (
    BASE,
    BUY,
    CODES,
    COLOUR,
    DIAMOND,
    DISCARDS,
    DRAW,
    FAIRY,
    GIVE,
    HELD,
    KINDS,
    LEFT,
    MOST_SEATS,
    PARTS,
    PHASE,
    PHASE_WITCH,
    PILE,
    R_ANY_COLOUR,
    R_BUYS_FIRST,
    R_BUYS_LATER,
    R_FAIRY_OPTIONAL,
    R_FREES_COLOUR,
    R_PARTS,
    R_PAYS_SELLER,
    R_PRICE,
    R_WITCH_ENDS,
    SEATS,
    SHIELD,
    STOP,
    WITCH,
)
from adamas.games.diamoniak.kernel import claimed, kinds_given, seat_at

# The policies, and their parameters in order.
WEIGHING = 2  # courage; worth of a spare part, a diamond, a fairy, a castle part; carelessness
CAUTIOUS = 3  # draws in a turn, on average
GREEDY = 4  # none
NETWORK = 5  # carelessness, hidden units, and the weights

# Parameters of WEIGHING.
COURAGE, SPARE_WORTH, DIAMOND_WORTH, FAIRY_WORTH, PART_WORTH, CARELESS = 0, 1, 2, 3, 4, 5

# What simple players think a card is worth, compared with a spare castle part.
SPARE, GEM, HELPER, PART = 1.0, 2.0, 5.0, 6.0

# What the network is told of each player, itself first and the others clockwise.
CASTLES = 6  # the last of them is "five parts or more"
I_CASTLE = 0  # one for each number of parts, of which only that one is 1
I_COLOUR = I_CASTLE + CASTLES
I_DIAMONDS = 7
I_FEW = 8  # diamonds up to the price of a part
I_RICH = 9  # can pay for one part
I_VERY_RICH = 10  # can pay for two
I_FAIRIES = 11
I_SPARES = 12
I_FODDER = 13  # cards to satisfy a witch with, other than castle parts and fairies
I_OFFERED = 14  # own parts that others hold
I_ANY_OFFERED = 15
I_COMING = 16  # own parts in the pile
I_GONE = 17  # own parts in the discard pile
I_THREAT = 18  # can buy the last part at once
I_LAST_OFFERED = 19  # misses one part, and somebody has it
I_UNPAID = 20  # parts still missing after all purchases that diamonds allow
I_LUCK = 21  # the chance that the next card fits
BLOCK = 22

I_SOLD = BLOCK * MOST_SEATS  # parts that the seat holds of each other player's castle
I_OWED = I_SOLD + MOST_SEATS - 1  # parts that each other player holds of the seat's castle
I_TABLE = I_OWED + MOST_SEATS - 1  # what is the same for everybody
(
    I_LEFT,  # cards in the pile
    I_WITCH_NEXT,  # the chance that the next card is one
    I_DIAMOND_NEXT,
    I_FAIRIES_LEFT,  # in the pile
    I_DISCARDED,  # cards in the discard pile
    I_WITCHES_LEFT,
    I_BUYS_FIRST,  # the rules, as the kernel has them
    I_BUYS_LATER,
    I_PAYS_SELLER,
    I_FREES_COLOUR,
    I_FAIRY_OPTIONAL,
    I_TWO_SEATS,
    I_THREE_SEATS,
    INPUTS,
) = range(I_TABLE, I_TABLE + 14)

MOST_UNITS = 48
# Where things lie in the scratch.
BEFORE = INPUTS  # the inputs of the situation that others are compared with
UNITS = 2 * INPUTS  # sums of the hidden units
UNITS_BEFORE = UNITS + MOST_UNITS
SCRATCH = UNITS_BEFORE + MOST_UNITS


@compiled
def resample(rules: Ints, state: Ints, seat: int, seed: int) -> None:
    """Nothing is hidden."""


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
    """One of the actions, as a policy has it."""
    if policy == NETWORK:
        if uniform < numbers[at]:
            return at_random(uniform / numbers[at], actions, count)
        return most_promising(rules, state, seat, at + 1, numbers, actions, count, scratch)
    if policy == WEIGHING:
        if uniform < numbers[at + CARELESS]:
            return at_random(uniform / numbers[at + CARELESS], actions, count)
        spare, gem = numbers[at + SPARE_WORTH], numbers[at + DIAMOND_WORTH]
        helper, part = numbers[at + FAIRY_WORTH], numbers[at + PART_WORTH]
    else:
        spare, gem, helper, part = SPARE, GEM, HELPER, PART
    if state[PHASE] == PHASE_WITCH:
        return cheapest(rules, state, seat, actions, count, spare, gem, helper, part)
    bought = poorest_seller(state, seat, actions, count)
    if bought >= 0:
        return bought
    if policy == GREEDY and not rules[R_WITCH_ENDS] and not can_grow(rules, state, seat):
        # Where no witch ends a turn, it would go on for ever: stop, unless a draw is compulsory.
        return actions[count - 1]
    if actions[count - 1] != STOP or policy == GREEDY:
        return DRAW
    if policy == CAUTIOUS:
        # Nobody counts the draws of a turn, so stop at random, as often as it takes.
        return STOP if uniform * numbers[at] < 1 else DRAW
    gain = prospect(rules, state, seat, spare, gem, helper, part)
    return DRAW if gain + numbers[at + COURAGE] > 0 else STOP


@compiled
def at_random(uniform: float, actions: Ints, count: int) -> int:
    """Any action."""
    return actions[min(int(uniform * count), count - 1)]


@compiled
def cheapest(
    rules: Ints,
    state: Ints,
    seat: int,
    actions: Ints,
    count: int,
    spare: float,
    gem: float,
    helper: float,
    part: float,
) -> int:
    """The answer to a witch that takes away the least."""
    chosen, least = actions[0], 1e9
    for place in range(count):
        cost = 0.0
        if actions[place] == SHIELD:
            cost = helper
        else:
            code = CODES[actions[place] - GIVE]
            while code:
                card = code % BASE - 1
                cost += worth(rules, state, seat, card, spare, gem, helper, part)
                code //= BASE
        if cost < least:
            chosen, least = actions[place], cost
    return chosen


@compiled
def worth(
    rules: Ints,
    state: Ints,
    seat: int,
    card: int,
    spare: float,
    gem: float,
    helper: float,
    part: float,
) -> float:
    """What one of the seat's cards is worth to it."""
    if card == DIAMOND:
        return gem
    if card == FAIRY:
        return helper
    return part if wanted(rules, state, seat, card) else spare


@compiled
def wanted(rules: Ints, state: Ints, seat: int, card: int) -> bool:
    """Whether a castle part can be one of those that win."""
    own = card == state[COLOUR + seat]
    return own or card == aim(rules, state, seat)


@compiled
def aim(rules: Ints, state: Ints, seat: int) -> int:
    """The colour that a seat is closest to complete; -1 for none.

    It is the own one, unless spare parts win as well (RULES M5.1) and the seat has more of a colour
    of which nobody else has any.
    """
    colour = state[COLOUR + seat]
    if not rules[R_ANY_COLOUR]:
        return colour
    most = castle(state, seat)
    for other in range(PARTS):
        held = state[HELD + seat * KINDS + other]
        if held > most and held == laid_out(state, other):
            colour, most = other, held
    return colour


@compiled
def laid_out(state: Ints, card: int) -> int:
    """Copies of a card in front of all players together."""
    copies = 0
    for seat in range(state[SEATS]):
        copies += state[HELD + seat * KINDS + card]
    return copies


@compiled
def can_grow(rules: Ints, state: Ints, seat: int) -> bool:
    """Whether a card can come, now or after a shuffle, that makes a castle of the seat grow."""
    coming = 0
    for card in range(PARTS):
        begins = state[COLOUR + seat] < 0 and not claimed(state, card)
        if begins or card == aim(rules, state, seat):
            coming += state[PILE + card] + state[DISCARDS + card]
    return coming > 0


@compiled
def poorest_seller(state: Ints, seat: int, actions: Ints, count: int) -> int:
    """The purchase from whoever is furthest from a castle; -1 without any.

    The price makes the seller stronger.
    """
    chosen, least = -1, 99
    for place in range(count):
        if BUY < actions[place] < GIVE:
            parts = castle(state, seat_at(state, seat, actions[place] - BUY))
            if parts < least:
                chosen, least = actions[place], parts
    return chosen


@compiled
def castle(state: Ints, seat: int) -> int:
    """Parts of a seat's castle."""
    colour = state[COLOUR + seat]
    return 0 if colour < 0 else state[HELD + seat * KINDS + colour]


@compiled
def prospect(
    rules: Ints, state: Ints, seat: int, spare: float, gem: float, helper: float, part: float
) -> float:
    """What the next card changes on average, a witch included."""
    pile = PILE if state[LEFT] else DISCARDS
    change, cards = 0.0, 0
    for card in range(KINDS):
        copies = state[pile + card]
        cards += copies
        if not copies:
            continue
        if card == WITCH:
            change -= copies * toll(rules, state, seat, spare, gem, helper, part)
        elif card < PARTS and state[COLOUR + seat] < 0 and not claimed(state, card):
            change += copies * part
        else:
            change += copies * worth(rules, state, seat, card, spare, gem, helper, part)
    return change / cards


@compiled
def toll(
    rules: Ints, state: Ints, seat: int, spare: float, gem: float, helper: float, part: float
) -> float:
    """What a witch takes: the cheapest cards, or a fairy."""
    own = HELD + seat * KINDS
    fairies, diamonds = state[own + FAIRY], state[own + DIAMOND]
    if kinds_given(rules) <= FAIRY:
        fairies = 0
    parts, spares = 0, 0
    for card in range(PARTS):
        if wanted(rules, state, seat, card):
            parts += state[own + card]
        else:
            spares += state[own + card]
    # Take whatever is cheapest, and again, until the witch has enough.
    cost = 0.0
    for _ in range(TOLL):
        least = 1e9
        if spares:
            least = min(least, spare)
        if diamonds:
            least = min(least, gem)
        if fairies:
            least = min(least, helper)
        if parts:
            least = min(least, part)
        if least == 1e9:
            break
        cost += least
        if spares and least == spare:
            spares -= 1
        elif diamonds and least == gem:
            diamonds -= 1
        elif fairies and least == helper:
            fairies -= 1
        else:
            parts -= 1
    return min(cost, helper) if state[own + FAIRY] else cost


@compiled
def most_promising(
    rules: Ints,
    state: Ints,
    seat: int,
    at: int,
    numbers: Floats,
    actions: Ints,
    count: int,
    scratch: Scratch,
) -> int:
    """The action after which the network sees the best chance to win."""
    remember(rules, state, seat, at, numbers, scratch)
    # Where no witch ends a turn, whoever ends it hands over one that nearly always wins.
    goes_on = not rules[R_WITCH_ENDS] and can_grow(rules, state, seat)
    chosen, best = actions[0], -1.0
    for place in range(count):
        action = actions[place]
        if action == DRAW:
            chance = after_draw(rules, state, seat, at, numbers, scratch)
        elif action == STOP:
            chance = -1.0 if goes_on else outlook(rules, state, seat, at, numbers, scratch)
        elif action == SHIELD:
            chance = after_gift(rules, state, seat, FAIRY + 1, at, numbers, scratch)
        elif action < GIVE:
            seller = seat_at(state, seat, action - BUY)
            chance = after_purchase(rules, state, seat, seller, at, numbers, scratch)
            if chance == 1.0:
                # Why wait?
                return action
            if goes_on:
                chance = -1.0
        else:
            chance = after_gift(rules, state, seat, CODES[action - GIVE], at, numbers, scratch)
        if chance > best:
            chosen, best = action, chance
    return chosen


@compiled
def after_gift(
    rules: Ints, state: Ints, seat: int, code: int, at: int, numbers: Floats, scratch: Scratch
) -> float:
    """The chance to win after giving cards up to the witch; a fairy alone is a shield."""
    colour = state[COLOUR + seat]
    left = code
    while left:
        move(state, seat, left % BASE - 1, 1)
        left //= BASE
    state[DISCARDS + WITCH] += 1
    if rules[R_FREES_COLOUR] and not castle(state, seat):
        state[COLOUR + seat] = -1
    chance = outlook(rules, state, seat, at, numbers, scratch)
    state[COLOUR + seat] = colour
    state[DISCARDS + WITCH] -= 1
    while code:
        move(state, seat, code % BASE - 1, -1)
        code //= BASE
    return chance


@compiled
def move(state: Ints, seat: int, card: int, copies: int) -> None:
    """Move cards from a seat to the discard pile, or back if negative."""
    state[HELD + seat * KINDS + card] -= copies
    state[DISCARDS + card] += copies


@compiled
def after_purchase(
    rules: Ints, state: Ints, seat: int, seller: int, at: int, numbers: Floats, scratch: Scratch
) -> float:
    """The chance to win after a purchase."""
    if castle(state, seat) + 1 >= rules[R_PARTS]:
        return 1.0
    trade(rules, state, seat, seller, 1)
    chance = outlook(rules, state, seat, at, numbers, scratch)
    trade(rules, state, seat, seller, -1)
    return chance


@compiled
def trade(rules: Ints, state: Ints, seat: int, seller: int, parts: int) -> None:
    """Buy parts, or take that back if negative."""
    own, other = HELD + seat * KINDS, HELD + seller * KINDS
    colour, price = state[COLOUR + seat], parts * rules[R_PRICE]
    state[own + colour] += parts
    state[other + colour] -= parts
    state[own + DIAMOND] -= price
    if rules[R_PAYS_SELLER]:
        state[other + DIAMOND] += price
    else:
        state[DISCARDS + DIAMOND] += price


@compiled
def after_draw(
    rules: Ints, state: Ints, seat: int, at: int, numbers: Floats, scratch: Scratch
) -> float:
    """The chance to win after one more card, averaged over what it can be."""
    shuffles = not state[LEFT]
    if shuffles:
        turn_pile(state, DISCARDS, PILE)
    cards = state[LEFT]
    chance = 0.0
    for card in range(KINDS):
        copies = state[PILE + card]
        if not copies:
            continue
        state[PILE + card] -= 1
        state[LEFT] -= 1
        if card == WITCH:
            chance += copies * after_witch(rules, state, seat, at, numbers, scratch)
        else:
            chance += copies * after_card(rules, state, seat, card, at, numbers, scratch)
        state[PILE + card] += 1
        state[LEFT] += 1
    if shuffles:
        turn_pile(state, PILE, DISCARDS)
        state[LEFT] = 0
    return chance / cards


@compiled
def turn_pile(state: Ints, source: int, target: int) -> None:
    """Make one pile the other."""
    state[LEFT] = 0
    for card in range(KINDS):
        state[target + card] = state[source + card]
        state[LEFT] += state[source + card]
        state[source + card] = 0


@compiled
def after_card(
    rules: Ints, state: Ints, seat: int, card: int, at: int, numbers: Floats, scratch: Scratch
) -> float:
    """The chance to win with one more card, if the turn ends then or with a purchase."""
    own, colour = HELD + seat * KINDS, state[COLOUR + seat]
    state[own + card] += 1
    if card < PARTS and colour < 0 and not claimed(state, card):
        state[COLOUR + seat] = card
    whole = castle(state, seat)
    if rules[R_ANY_COLOUR] and card < PARTS:
        whole = max(whole, state[own + card])
    if whole >= rules[R_PARTS]:
        chance = 1.0
    else:
        chance = outlook(rules, state, seat, at, numbers, scratch)
        built = state[COLOUR + seat]
        if rules[R_BUYS_LATER] and built >= 0 and state[own + DIAMOND] >= rules[R_PRICE]:
            for other in range(state[SEATS]):
                if other != seat and state[HELD + other * KINDS + built]:
                    bought = after_purchase(rules, state, seat, other, at, numbers, scratch)
                    chance = max(chance, bought)
    state[own + card] -= 1
    state[COLOUR + seat] = colour
    return chance


@compiled
def after_witch(
    rules: Ints, state: Ints, seat: int, at: int, numbers: Floats, scratch: Scratch
) -> float:
    """The chance to win after a witch, with an answer that is good if not the best.

    The cards are picked one by one, each time the one that is missed least.
    """
    own = HELD + seat * KINDS
    shield = -1.0
    if state[own + FAIRY]:
        shield = after_gift(rules, state, seat, FAIRY + 1, at, numbers, scratch)
        if not rules[R_FAIRY_OPTIONAL]:
            return shield
    code, chance = 0, -1.0
    for _ in range(TOLL):
        least, best = -1, -1.0
        for card in range(kinds_given(rules)):
            if state[own + card] > times(code, card):
                hope = after_gift(rules, state, seat, code * BASE + card + 1, at, numbers, scratch)
                if hope > best:
                    least, best = card, hope
        if least >= 0:
            code, chance = code * BASE + least + 1, best
    if not code:
        chance = after_gift(rules, state, seat, code, at, numbers, scratch)
    return max(shield, chance)


@compiled
def times(code: int, card: int) -> int:
    """How often a card is among those of a code."""
    found = 0
    while code:
        found += code % BASE == card + 1
        code //= BASE
    return found


@compiled
def remember(
    rules: Ints, state: Ints, seat: int, at: int, numbers: Floats, scratch: Scratch
) -> None:
    """Work the hidden units out in full, so that small changes can be added to them."""
    perceive(rules, state, seat, scratch)
    units = int(numbers[at])
    weights = at + 1
    for unit in range(units):
        scratch[UNITS_BEFORE + unit] = numbers[weights + unit]
    weights += units
    for source in range(INPUTS):
        value = scratch[source]
        scratch[BEFORE + source] = value
        if value != 0.0:
            for unit in range(units):
                scratch[UNITS_BEFORE + unit] += numbers[weights + unit] * value
        weights += units


@compiled
def outlook(
    rules: Ints, state: Ints, seat: int, at: int, numbers: Floats, scratch: Scratch
) -> float:
    """The seat's chance to win if its turn ends like this, as the network sees it."""
    perceive(rules, state, seat, scratch)
    units = int(numbers[at])
    weights = at + 1 + units
    for unit in range(units):
        scratch[UNITS + unit] = scratch[UNITS_BEFORE + unit]
    for source in range(INPUTS):
        change = scratch[source] - scratch[BEFORE + source]
        if change != 0.0:
            for unit in range(units):
                scratch[UNITS + unit] += numbers[weights + unit] * change
        weights += units
    total = numbers[weights]
    for unit in range(units):
        total += numbers[weights + 1 + unit] * max(scratch[UNITS + unit], 0.0)
    return 1.0 / (1.0 + exp(-total))


@compiled
def perceive(rules: Ints, state: Ints, seat: int, scratch: Scratch) -> None:
    """What the network is told of a state in which the seat's turn has ended."""
    seats, price, needed = state[SEATS], rules[R_PRICE], rules[R_PARTS]
    # An empty pile is as good as a shuffled one.
    pile = PILE if state[LEFT] else DISCARDS
    left, gone = 0, 0
    for card in range(KINDS):
        left += state[pile + card]
        gone += state[DISCARDS + card]
    if pile == DISCARDS:
        gone = 0
    one = 1.0 / max(left, 1)
    for source in range(INPUTS):
        scratch[source] = 0.0
    mine = aim(rules, state, seat)
    for place in range(seats):
        player = (seat + place) % seats
        own, colour = HELD + player * KINDS, aim(rules, state, player)
        block = place * BLOCK
        diamonds, fairies = state[own + DIAMOND], state[own + FAIRY]
        cards = 0
        for card in range(PARTS):
            cards += state[own + card]
        parts, offered, coming, away, fitting = 0, 0, 0, 0, 0
        if colour >= 0:
            parts = state[own + colour]
            fitting = state[pile + colour]
            coming = fitting
            if pile == PILE:
                away = state[DISCARDS + colour]
            for other in range(seats):
                offered += state[HELD + other * KINDS + colour]
            offered -= parts
            scratch[block + I_COLOUR] = 1.0
            if place:
                scratch[I_SOLD + place - 1] = state[HELD + seat * KINDS + colour] / 3
        else:
            for card in range(PARTS):
                if not claimed(state, card):
                    fitting += state[pile + card]
        if place and mine >= 0:
            scratch[I_OWED + place - 1] = state[own + mine] / 3
        spares = cards - parts
        scratch[block + I_CASTLE + min(parts, CASTLES - 1)] = 1.0
        scratch[block + I_DIAMONDS] = diamonds / 6
        scratch[block + I_FEW] = min(diamonds, price) / 3
        scratch[block + I_RICH] = 1.0 if diamonds >= price else 0.0
        scratch[block + I_VERY_RICH] = 1.0 if diamonds >= 2 * price else 0.0
        scratch[block + I_FAIRIES] = fairies
        scratch[block + I_SPARES] = spares / 4
        scratch[block + I_FODDER] = min(spares + diamonds, TOLL) / 3
        scratch[block + I_OFFERED] = offered / 3
        scratch[block + I_ANY_OFFERED] = 1.0 if offered else 0.0
        scratch[block + I_COMING] = coming / 3
        scratch[block + I_GONE] = away / 3
        if parts + 1 == needed and offered:
            scratch[block + I_LAST_OFFERED] = 1.0
            scratch[block + I_THREAT] = scratch[block + I_RICH]
        scratch[block + I_UNPAID] = (needed - parts - min(offered, diamonds // price)) / 6
        scratch[block + I_LUCK] = 4 * fitting * one
    scratch[I_LEFT] = left / 54
    scratch[I_WITCH_NEXT] = 4 * state[pile + WITCH] * one
    scratch[I_DIAMOND_NEXT] = 2 * state[pile + DIAMOND] * one
    scratch[I_FAIRIES_LEFT] = state[pile + FAIRY] / 3
    scratch[I_DISCARDED] = gone / 27
    scratch[I_WITCHES_LEFT] = state[pile + WITCH] / 7
    scratch[I_BUYS_FIRST] = rules[R_BUYS_FIRST]
    scratch[I_BUYS_LATER] = rules[R_BUYS_LATER]
    scratch[I_PAYS_SELLER] = rules[R_PAYS_SELLER]
    scratch[I_FREES_COLOUR] = rules[R_FREES_COLOUR]
    scratch[I_FAIRY_OPTIONAL] = rules[R_FAIRY_OPTIONAL]
    scratch[I_TWO_SEATS] = 1.0 if seats == 2 else 0.0
    scratch[I_THREE_SEATS] = 1.0 if seats == 3 else 0.0
