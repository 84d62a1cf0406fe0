"""How bots of Diamant think: each policy gives the chance that an explorer goes on.

Plain Python that the simulator also compiles (see `core.compilable`). Nothing is hidden in this
game, so a state of the kernel and a seat's view hold the same facts.
"""

from math import exp

from adamas.core.compilable import Floats, Ints, Scratch, compiled
from adamas.games.diamant.fields import (
    CHESTS,
    CONTINUE,
    DECK,
    EXIT,
    EXPEDITION,
    HAND,
    IN_CAVE,
    INSIDE,
    LEFT,
    LENGTH,
    LYING,
    MOST_KINDS,
    PATH_RELIC_POINTS,
    PATH_RELICS,
    POINTS,
    R_BY_FIRST,
    R_COUNT_REVEALED,
    R_EXPEDITIONS,
    R_JOIN,
    R_KINDS,
    R_PRINTED,
    R_RELIC_ORDER,
    R_RELICS,
    R_SHARES,
    R_TRAPS,
    R_TREASURES,
    R_VALUE,
    REVEALED,
    SEATS,
    TAKEN,
    TRAPS,
)
from adamas.games.diamant.kernel import value_of
from adamas.games.diamant.rules import LATE_VALUE

# The policies.
THRESHOLD = 2  # leave with so much loot
HAZARDS = 3  # leave at so many kinds of traps
EXPECTED_VALUE = 4  # leave when one more card costs more than it brings
NETWORK = 5

# Their parameters. COUNTS_LYING: what counts of the rubies on the path (see `loot`).
T_LOOT, T_COUNTS_LYING = 0, 1
H_KINDS = 0
V_RELICS, V_WAVERING, V_COUNTS_LYING = 0, 1, 2  # the weight of relics, wavering in rubies
N_SURE, N_LAYERS = 0, 1  # how sure of itself it is; then both hidden layers:
FIRST_UNITS, SECOND_UNITS, WEIGHTS = 0, 1, 2  # how many units they have; then the weights

# Facts about a decision. The first ones are the same for everybody in the cave.
F_HAND = 0
F_LYING = 1
F_RELICS = 2  # what the relics on the path are worth to one who leaves alone now
F_INSIDE = 3
F_DANGER = 4  # the chance that the next card ends the expedition
F_GAIN = 5  # rubies that the next card brings to each explorer, on average
F_RELIC_GAIN = 6  # what a relic among the next card is worth, on average
F_HAZARDS = 7  # kinds of traps on the path
F_LEFT = 8  # cards in the deck
F_LENGTH = 9  # cards on the path
F_LATER = 10  # expeditions after this one
F_SEATS = 11
F_LATER_RELICS = 12  # points in relics that may still be found after this expedition
F_DEADLY = 13  # kinds of traps of which the path has none, but which could still end it
# These are the seat's own: points in safety, compared with the others'.
F_OWN = 14
F_BEST_INSIDE = 15  # of the others in the cave; NOBODY if there are none
F_BEST_HOME = 16  # of those who have left; NOBODY if there are none
F_MEAN = 17  # of all others
F_SECOND = 18  # the second best of all others; NOBODY if there is only one
F_AHEAD = 19  # others in the cave with more points
FACTS = 20


NOTHING, SHARE, ALL = 0, 1, 2
"""What a player counts of the rubies on the path."""

NOBODY = -99.0

# What the network is told, each about as large as 1, in the order of its weights.
INPUTS = 40
(
    I_HAND,
    I_LYING,
    I_RELICS,
    I_SHARE,  # an equal part of anything
    I_INSIDE,
    I_ALONE,
    I_PAIR,  # exactly two in the cave
    I_DANGER,
    I_HAND_AT_RISK,  # what the next card is expected to take of the hand
    I_SHARE_AT_RISK,  # the same with an equal share of the path
    I_ALL_AT_RISK,  # the same with all of the path
    I_GAIN,
    I_RELIC_GAIN,
    I_HAZARDS,
    I_LEFT,
    I_LENGTH,
    I_LATER,
    I_LAST,  # this is the last expedition
    I_SEATS,
    I_LATER_RELICS,
    I_DEADLY,
    I_LEAD_INSIDE,  # points ahead of the best of the others in the cave
    I_LEAD_HOME,  # of the best at home
    I_LEAD_MEAN,  # of the mean of all others
    I_LEAD_SECOND,  # of the second best
    I_AHEAD,
    I_NOBODY_HOME,
    I_URGENT_INSIDE,  # leads that count more, the fewer expeditions are left: as they are,
    I_URGENT_HAND,  # with the hand,
    I_URGENT_SHARE,  # with an equal share of the path,
    I_URGENT_ALL,  # with all of it
    I_LAST_HAND,  # leads that count in the last expedition only: with the hand,
    I_LAST_INSIDE,  # as they are,
    I_LAST_ALL,  # with all of the path,
    I_LAST_ALONE,  # and ahead of those who stay behind with their hands
    I_RELIC_SHARE,
    I_ANY_RELIC,
    I_ONE_CARD,  # what one more card is worth, shared by all in the cave
    I_LIGHT_HAND,  # how far the hand is below eight rubies,
    I_HEAVY_HAND,  # or above
) = range(FACTS, FACTS + INPUTS)

MOST_UNITS = 64
ONE = FACTS + INPUTS
TWO = ONE + MOST_UNITS
SCRATCH = TWO + MOST_UNITS
"""Facts, inputs, and the two hidden layers from ONE and from TWO on."""


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
    """Continue or exit, as a policy has it."""
    look_around(rules, state, scratch)
    if policy == THRESHOLD:
        stays = loot(scratch, numbers[at + T_COUNTS_LYING]) < numbers[at + T_LOOT]
    elif policy == HAZARDS:
        stays = scratch[F_HAZARDS] < numbers[at + H_KINDS]
    elif policy == EXPECTED_VALUE:
        worth = one_card(scratch, numbers[at + V_RELICS], numbers[at + V_COUNTS_LYING])
        stays = worth + (2 * uniform - 1) * numbers[at + V_WAVERING] > 0
    else:
        look_at_others(state, seat, scratch)
        perceive(scratch)
        sure = numbers[at + N_SURE]
        stays = uniform < chance(sure * think(numbers, at + N_LAYERS, scratch))
    return CONTINUE if stays else EXIT


@compiled
def loot(facts: Scratch, lying: float) -> float:
    """The hand, and of what lies on the path NOTHING, an equal SHARE or ALL."""
    if lying == NOTHING:
        return facts[F_HAND]
    return facts[F_HAND] + facts[F_LYING] / (facts[F_INSIDE] if lying == SHARE else 1.0)


@compiled
def one_card(facts: Scratch, relics: float, lying: float) -> float:
    """What one more card is worth on average: its rubies, less what it may cost.

    A relic counts as an equal share of it for all in the cave, times `relics`.
    """
    inside = facts[F_INSIDE]
    gain = facts[F_GAIN] + relics * facts[F_RELIC_GAIN] / inside
    stake = loot(facts, lying) + relics * facts[F_RELICS] / (inside if lying < ALL else 1.0)
    return gain - facts[F_DANGER] * stake


@compiled
def look_around(rules: Ints, state: Ints, facts: Scratch) -> None:
    """The facts that are the same for everybody in the cave."""
    inside, left = state[IN_CAVE], state[LEFT]
    treasures, traps = rules[R_TREASURES], rules[R_TRAPS]
    shares = R_SHARES + inside * MOST_KINDS
    gain = 0
    for kind in range(treasures):
        gain += state[DECK + kind] * rules[shares + kind]
    deadly, seen, unseen = 0, 0, 0
    for trap in range(traps):
        copies = state[DECK + treasures + trap]
        if state[TRAPS + trap]:
            seen += 1
            deadly += copies
        elif copies > 1:
            unseen += 1
    relics, points = 0, 0
    for kind in range(treasures + traps, rules[R_KINDS]):
        relics += state[DECK + kind]
        points += state[DECK + kind] * rules[R_VALUE + kind]
    here = state[PATH_RELIC_POINTS]
    if not rules[R_PRINTED]:
        revealed = state[REVEALED] - state[PATH_RELICS]
        before = revealed if rules[R_COUNT_REVEALED] else state[TAKEN]
        by_first = rules[R_BY_FIRST]
        here = value_of(before, state[PATH_RELICS], by_first)
        if by_first:
            # Each of them, taken with those on the path, is worth as much as the first of these.
            points = relics * value_of(before, 1, by_first)
        else:
            points = value_of(before + state[PATH_RELICS], relics, by_first)
    later = rules[R_EXPEDITIONS] - state[EXPEDITION] - 1
    chance = 1.0 / max(left, 1)
    facts[F_HAND] = state[HAND]
    facts[F_LYING] = state[LYING]
    facts[F_RELICS] = here
    facts[F_INSIDE] = inside
    facts[F_DANGER] = deadly * chance
    facts[F_GAIN] = gain * chance
    facts[F_RELIC_GAIN] = points * chance
    facts[F_HAZARDS] = seen
    facts[F_LEFT] = left
    facts[F_LENGTH] = state[LENGTH]
    facts[F_LATER] = later
    facts[F_SEATS] = state[SEATS]
    facts[F_LATER_RELICS] = points
    facts[F_DEADLY] = unseen
    if rules[R_JOIN]:
        following = min(state[EXPEDITION] + 1, rules[R_RELICS])
        for place in range(following, min(rules[R_RELICS], rules[R_EXPEDITIONS])):
            value = rules[R_VALUE + rules[R_RELIC_ORDER + place]]
            facts[F_LATER_RELICS] += value if rules[R_PRINTED] else LATE_VALUE


@compiled
def look_at_others(state: Ints, seat: int, facts: Scratch) -> None:
    """How the seat stands, compared with the others."""
    own = state[CHESTS + seat] + state[POINTS + seat]
    inside, home, first, second = NOBODY, NOBODY, NOBODY, NOBODY
    total, ahead = 0, 0
    for other in range(state[SEATS]):
        if other == seat:
            continue
        points = state[CHESTS + other] + state[POINTS + other]
        total += points
        if state[INSIDE + other]:
            inside = max(inside, float(points))
            ahead += points > own
        else:
            home = max(home, float(points))
        if points > first:
            first, second = float(points), first
        else:
            second = max(second, float(points))
    facts[F_OWN] = own
    facts[F_BEST_INSIDE] = inside
    facts[F_BEST_HOME] = home
    facts[F_MEAN] = total / max(state[SEATS] - 1, 1)
    facts[F_SECOND] = second
    facts[F_AHEAD] = ahead


@compiled
def perceive(scratch: Scratch) -> None:
    """Turn the facts into the network's inputs, all of them about as large as 1."""
    hand, lying, relics, inside = (
        scratch[F_HAND],
        scratch[F_LYING],
        scratch[F_RELICS],
        scratch[F_INSIDE],
    )
    danger, later, own = scratch[F_DANGER], scratch[F_LATER], scratch[F_OWN]
    alone, last = 1.0 if inside == 1 else 0.0, 1.0 if later == 0 else 0.0
    best_inside, best_home = scratch[F_BEST_INSIDE], scratch[F_BEST_HOME]
    best = max(best_inside, best_home)
    together = hand + lying / inside
    everything = hand + lying + relics
    # Rubies matter more, the fewer expeditions are left to change the order.
    urgency = 1.0 / (later + 1.0)
    scratch[I_HAND] = hand / 10
    scratch[I_LYING] = lying / 10
    scratch[I_RELICS] = relics / 10
    scratch[I_SHARE] = 1 / inside
    scratch[I_INSIDE] = inside / 8
    scratch[I_ALONE] = alone
    scratch[I_PAIR] = 1.0 if inside == 2 else 0.0
    scratch[I_DANGER] = 4 * danger
    scratch[I_HAND_AT_RISK] = danger * hand / 2
    scratch[I_SHARE_AT_RISK] = danger * together / 2
    scratch[I_ALL_AT_RISK] = danger * everything / 3
    scratch[I_GAIN] = scratch[F_GAIN] / 3
    scratch[I_RELIC_GAIN] = scratch[F_RELIC_GAIN] / 2
    scratch[I_HAZARDS] = scratch[F_HAZARDS] / 3
    scratch[I_LEFT] = scratch[F_LEFT] / 35
    scratch[I_LENGTH] = scratch[F_LENGTH] / 10
    scratch[I_LATER] = later / 4
    scratch[I_LAST] = last
    scratch[I_SEATS] = scratch[F_SEATS] / 8
    scratch[I_LATER_RELICS] = scratch[F_LATER_RELICS] / 20
    scratch[I_DEADLY] = scratch[F_DEADLY] / 5
    scratch[I_LEAD_INSIDE] = clip((own - best_inside) / 15)
    scratch[I_LEAD_HOME] = clip((own - best_home) / 15)
    scratch[I_LEAD_MEAN] = clip((own - scratch[F_MEAN]) / 15)
    scratch[I_LEAD_SECOND] = clip((own - scratch[F_SECOND]) / 15)
    scratch[I_AHEAD] = scratch[F_AHEAD] / 4
    scratch[I_NOBODY_HOME] = 1.0 if best_home == NOBODY else 0.0
    scratch[I_URGENT_INSIDE] = urgency * clip((own - best_inside) / 5)
    scratch[I_URGENT_HAND] = urgency * clip((own + hand - best_home) / 5)
    scratch[I_URGENT_SHARE] = urgency * clip((own + together - best) / 5)
    scratch[I_URGENT_ALL] = urgency * clip((own + everything - best_home) / 5)
    scratch[I_LAST_HAND] = last * clip((own + hand - best_home) / 2)
    scratch[I_LAST_INSIDE] = last * clip((own - best_inside) / 2)
    scratch[I_LAST_ALL] = last * clip((own + everything - best_home) / 2)
    scratch[I_LAST_ALONE] = last * clip((own + everything - best_inside - hand) / 2)
    scratch[I_RELIC_SHARE] = relics / inside / 5
    scratch[I_ANY_RELIC] = 1.0 if relics > 0 else 0.0
    scratch[I_ONE_CARD] = clip(
        (scratch[F_GAIN] + scratch[F_RELIC_GAIN] / inside - danger * together) / 2
    )
    scratch[I_LIGHT_HAND] = max(0.0, 1 - hand / 8)
    scratch[I_HEAVY_HAND] = max(0.0, hand / 8 - 1)


@compiled
def clip(value: float) -> float:
    """Between -2 and 2."""
    return min(max(value, -2.0), 2.0)


@compiled
def think(numbers: Floats, at: int, scratch: Scratch) -> float:
    """How much speaks for going on: two layers of rectified units, and a linear one.

    The inner loops run over the units of the next layer, so that each sum is added up in the same
    order with and without the compiler, which can still do several of them at once.
    """
    first, second = int(numbers[at + FIRST_UNITS]), int(numbers[at + SECOND_UNITS])
    at += WEIGHTS
    row = numbers[at : at + first]
    for unit in range(first):
        scratch[ONE + unit] = row[unit]
    at += first
    for source in range(INPUTS):
        value = scratch[FACTS + source]
        if value != 0.0:
            row = numbers[at : at + first]
            for unit in range(first):
                scratch[ONE + unit] += row[unit] * value
        at += first
    row = numbers[at : at + second]
    for unit in range(second):
        scratch[TWO + unit] = row[unit]
    at += second
    for source in range(first):
        value = scratch[ONE + source]
        if value > 0.0:
            row = numbers[at : at + second]
            for unit in range(second):
                scratch[TWO + unit] += row[unit] * value
        at += second
    total = numbers[at]
    for unit in range(second):
        total += numbers[at + 1 + unit] * max(scratch[TWO + unit], 0.0)
    return total


@compiled
def chance(total: float) -> float:
    """The chance of going on, given what speaks for it."""
    return 1.0 / (1.0 + exp(-total))
