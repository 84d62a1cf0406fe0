"""Compiled play, written once for all games: this file is loaded anew for each kernel.

Numba compiles calls of functions that it knows when it compiles, so a loop that calls "the kernel"
must be compiled once for each kernel. `kernels.loops(game)` loads this file as a module of its own
with `KERNEL`, `FIELDS` and `POLICIES` set to those of the game, and with a `njit` that keeps what
it compiles under the name of that module. SEARCHES says whether bots that look ahead may sit down:
without them there is half as much to compile. It is a template; do not import it.

Random numbers come by address (see `compiled.streams`): those of chance and of each seat's
decisions are apart, so no player's thinking shifts another's chances.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from adamas.compiled import MOST_ACTIONS, MOST_SEATS, WORD, Floats, Ints
from adamas.compiled.memory import floats, ints, pointer
from adamas.compiled.streams import below, decision_key, game_key, numbered, unit
from adamas.core.compilable import DECIDE, NO_URN, OVER
from adamas.core.kernel import RANDOM, SEARCH

if TYPE_CHECKING:
    from adamas.compiled import njit
    from adamas.core.kernel import Fields, Kernel

    KERNEL: Kernel
    FIELDS: Fields
    POLICIES: Any
    SEARCHES: bool

begin, turn, legal, urn, left = (
    *(KERNEL.begin, KERNEL.turn, KERNEL.legal),
    *(KERNEL.urn, KERNEL.left),
)
draw, decide, score = KERNEL.draw, KERNEL.decide, KERNEL.score
resample, choose = POLICIES.resample, POLICIES.choose
SIZE, SEATS, SCRATCH = FIELDS.SIZE, FIELDS.SEATS, POLICIES.SCRATCH

MOST_STEPS = 200_000
"""A game that takes longer is given up: somebody plays without an end."""

# Parameters of SEARCH, from its place in the numbers on.
BUDGET, OWN_POLICY, OWN_AT, OTHERS_POLICY, OTHERS_AT = 0, 1, 2, 3, 4


@njit
def draw_one(rules: Ints, state: Ints, number: np.uint64) -> None:
    """Chance moves: each copy is as likely as the others."""
    outcome, at = below(number, left(rules, state)), urn(rules, state)
    if at != NO_URN:
        place, outcome = outcome, 0
        while place >= state[at + outcome]:
            place -= state[at + outcome]
            outcome += 1
    draw(rules, state, outcome)


@njit
def pick(
    rules: Ints,
    state: Ints,
    seat: int,
    policy: int,
    at: int,
    numbers: Floats,
    key: np.uint64,
    actions: Ints,
    count: int,
    scratch: Floats,
) -> int:
    """What a policy without search does."""
    if policy == RANDOM:
        return actions[below(key, count)]  # type: ignore[no-any-return]
    return choose(rules, state, seat, policy, at, numbers, unit(key), actions, count, scratch)  # type: ignore[no-any-return]


@njit(inline="always")
def play_out(
    rules: Ints,
    state: Ints,
    key: np.uint64,
    seat: int,
    numbers: Floats,
    at: int,
    actions: Ints,
    choices: Ints,
    scratch: Floats,
) -> bool:
    """Play on to the end as a search imagines it; whether it came to one."""
    draws, decisions = 0, 0
    own, own_at = int(numbers[at + OWN_POLICY]), int(numbers[at + OWN_AT])
    others, others_at = int(numbers[at + OTHERS_POLICY]), int(numbers[at + OTHERS_AT])
    for _ in range(MOST_STEPS):
        due = turn(rules, state)
        if due == OVER:
            return True
        if due == DECIDE:
            decisions += 1
            for each in range(WORD(state[SEATS])):
                count = legal(rules, state, each, actions)
                if count == 1:
                    choices[each] = actions[0]
                elif count:
                    word = decision_key(key, each, decisions)
                    mine = each == seat
                    choices[each] = pick(
                        rules,
                        state,
                        each,
                        own if mine else others,
                        own_at if mine else others_at,
                        numbers,
                        word,
                        actions,
                        count,
                        scratch,
                    )
            decide(rules, state, choices)
        else:
            draws += 1
            draw_one(rules, state, numbered(key, draws))
    return False


@njit
def share(ranks: Ints, seats: int, seat: int) -> float:
    """A seat's part of the victory."""
    if ranks[seat] != 1:
        return 0.0
    winners = 0
    for each in range(seats):
        winners += ranks[each] == 1
    return 1.0 / winners


@njit
def halve(worth: Floats, alive: Ints, better: Ints, count: int) -> int:
    """The better half goes on, in its order; of equal ones the earlier. How many they are."""
    for place in range(count):
        better[place] = 0
        for other in range(count):
            ahead = worth[other] == worth[place] and other < place
            better[place] += ahead or worth[other] > worth[place]
    half, kept = (count + 1) // 2, 0
    for place in range(count):
        if better[place] < half:
            alive[kept], worth[kept] = alive[place], worth[place]
            kept += 1
    return kept


@njit
def search(
    rules: Ints,
    state: Ints,
    seat: int,
    at: int,
    numbers: Floats,
    key: np.uint64,
    actions: Ints,
    count: int,
    worth: Floats,
    scratch: Floats,
) -> int:
    """Try every action in imagined worlds and halve the field until one is left.

    Worlds are what the seat cannot tell from the true one; the same worlds and random numbers are
    tried with every action, so that their difference is not drowned in noise.
    """
    # A player at a table has arrays: with pointers from here on, nothing below is compiled twice.
    rules, state, numbers = pointer(rules), pointer(state), pointer(numbers)
    actions, worth, scratch = pointer(actions), pointer(worth), pointer(scratch)
    seats = WORD(state[SEATS])
    found, choices = ints(MOST_ACTIONS), ints(MOST_SEATS)
    world, scores, ranks = ints(SIZE), ints(MOST_SEATS), ints(MOST_SEATS)
    alive, better = ints(MOST_ACTIONS), ints(MOST_ACTIONS)
    others, others_at = int(numbers[at + OTHERS_POLICY]), int(numbers[at + OTHERS_AT])
    for place in range(count):
        alive[place] = actions[place]
        worth[place] = 0.0
    rounds = 1
    while 1 << rounds < count:
        rounds += 1
    budget, tried = int(numbers[at + BUDGET]), 0
    while count > 1:
        tries = max(1, budget // (rounds * count))
        for number in range(tried, tried + tries):
            world_key = numbered(key, number + 1)
            for place in range(count):
                for field in range(SIZE):
                    world[field] = state[field]
                resample(rules, world, seat, below(world_key, 1 << 31))
                for each in range(seats):
                    if each != seat:
                        several = legal(rules, world, each, found)
                        if several:
                            choices[each] = pick(
                                rules,
                                world,
                                each,
                                others,
                                others_at,
                                numbers,
                                decision_key(world_key, each, 0),
                                found,
                                several,
                                scratch,
                            )
                choices[seat] = alive[place]
                decide(rules, world, choices)
                if play_out(rules, world, world_key, seat, numbers, at, found, choices, scratch):
                    score(rules, world, scores, ranks)
                    worth[place] += share(ranks, seats, seat)
        tried += tries
        count = halve(worth, alive, better, count)
    return alive[0]  # type: ignore[no-any-return]


@njit(inline="always")
def answer(
    rules: Ints,
    state: Ints,
    seat: int,
    policy: int,
    at: int,
    numbers: Floats,
    key: np.uint64,
    actions: Ints,
    count: int,
    worth: Floats,
    scratch: Floats,
) -> int:
    """What any policy does; where there is no choice, nobody thinks."""
    if count == 1:
        return actions[0]  # type: ignore[no-any-return]
    if SEARCHES:  # noqa: SIM102 - known when it is compiled, so one branch goes away
        if policy == SEARCH:
            return search(  # type: ignore[no-any-return]
                rules, state, seat, at, numbers, key, actions, count, worth, scratch
            )
    return pick(rules, state, seat, policy, at, numbers, key, actions, count, scratch)  # type: ignore[no-any-return]


@njit(inline="always")
def play_one(
    rules: Ints,
    state: Ints,
    seats: int,
    key: np.uint64,
    policies: Ints,
    ats: Ints,
    numbers: Floats,
    actions: Ints,
    choices: Ints,
    worth: Floats,
    scratch: Floats,
) -> int:
    """Play a game with a policy at each seat; how many decisions it took, or -1 without an end."""
    begin(rules, state, seats)
    draws, joint, decisions = 0, 0, 0
    for _ in range(MOST_STEPS):
        due = turn(rules, state)
        if due == OVER:
            return decisions
        if due == DECIDE:
            joint += 1
            for seat in range(seats):
                count = legal(rules, state, seat, actions)
                if count == 0:
                    continue
                decisions += 1
                policy, at = WORD(policies[seat]), WORD(ats[seat])
                word = decision_key(key, seat, joint)
                choices[seat] = answer(
                    rules,
                    state,
                    seat,
                    policy,
                    at,
                    numbers,
                    word,
                    actions,
                    count,
                    worth,
                    scratch,
                )
            decide(rules, state, choices)
        else:
            draws += 1
            draw_one(rules, state, numbered(key, draws))
    return -1


@njit
def members(seed: np.uint64, first: int, count: int, sizes: Ints) -> Ints:
    """Which member of its cast sits at each place, as `play` draws them, by game and place."""
    drawn = np.zeros((count, sizes.size), np.int64)
    for row in range(count):
        key = game_key(seed, first + row)
        for place in range(sizes.size):
            # Decision 0 is who sits down.
            drawn[row, place] = below(decision_key(key, place, 0), sizes[place])
    return drawn


@njit
def play(
    rules: Ints,
    seats: int,
    seed: np.uint64,
    first: int,
    cast: Ints,
    cast_at: Ints,
    cast_size: Ints,
    numbers: Floats,
    rotate: bool,
    scores: Ints,
    ranks: Ints,
    decisions: Ints,
) -> int:
    """Play games number `first` and on, one for each row of `scores`; how many were played.

    Players have places of their own: with `rotate`, place p sits at seat (p + game) % seats, so
    everybody sits everywhere. A place with several policies has one of them drawn for each game.
    """
    law, parameters = pointer(rules), pointer(numbers)
    state, scratch = ints(SIZE), floats(SCRATCH)
    actions, worth = ints(MOST_ACTIONS), floats(MOST_ACTIONS)
    choices, policies, ats = ints(MOST_SEATS), ints(MOST_SEATS), ints(MOST_SEATS)
    seat_scores, seat_ranks = ints(MOST_SEATS), ints(MOST_SEATS)
    for row in range(scores.shape[0]):
        number = first + row
        key = game_key(seed, number)
        shift = number % seats if rotate else 0
        for place in range(seats):
            seat = (place + shift) % seats
            # Decision 0 is who sits down.
            member = below(decision_key(key, place, 0), cast_size[place])
            policies[seat], ats[seat] = cast[place, member], cast_at[place, member]
        decisions[row] = play_one(
            law,
            state,
            seats,
            key,
            policies,
            ats,
            parameters,
            actions,
            choices,
            worth,
            scratch,
        )
        if decisions[row] < 0:
            return row
        score(law, state, seat_scores, seat_ranks)
        for place in range(seats):
            seat = (place + shift) % seats
            scores[row, place], ranks[row, place] = seat_scores[seat], seat_ranks[seat]
    return len(scores)
