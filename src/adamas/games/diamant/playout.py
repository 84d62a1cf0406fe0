"""Diamant between random players, as fast as it gets: the law of kernel.py without its state.

Two facts carry it. Everybody in the cave has seen the same cards, so all carry the same number of
rubies, and a hand is one number. And who is inside, who leaves and which traps lie on the path are
bits, so a decision of all explorers together is one `and` with random bits.

The cards of an expedition lie in one array: the deck up to `left`, the path from there to `size`.
A draw takes any card of the deck and puts the last one in its place, so closing the cave is
`left = size`. Cards that leave the game are overwritten by the last one of the path.

Each step takes one random number: its upper half picks the card, its lowest bits are the choices.
Branches that cannot be foreseen cost more than sums, so a treasure, a first trap and leavers that
do not exist all go through the same lines: what they do not have is 0.
"""

from typing import Any

import numpy as np

from adamas.compiled import Ints, njit
from adamas.compiled.streams import below, game_key, numbered
from adamas.games.diamant.fields import (
    LONGEST_PATH,
    MOST_KINDS,
    MOST_SEATS,
    R_BY_FIRST,
    R_COPIES,
    R_COUNT_REVEALED,
    R_EXPEDITIONS,
    R_JOIN,
    R_KINDS,
    R_POOLED,
    R_PRINTED,
    R_RELIC_ORDER,
    R_RELICS,
    R_RELICS_BREAK_TIES,
    R_SHARES,
    R_TRAPS,
    R_TREASURES,
    R_VALUE,
)
from adamas.games.diamant.rules import EARLY_RELICS, EARLY_VALUE, LATE_VALUE

NOBODY_DECIDES = -1
"""Stands in a trace after the trap that ends an expedition."""

ONE = 32
COUNTS: Any = np.array([bits.bit_count() for bits in range(1 << MOST_SEATS)])
"""How many explorers a mask has."""
PARTS: Any = np.array([0] + [(1 << ONE) // count + 1 for count in range(1, MOST_SEATS + 1)])
"""So much of 1 << ONE is the share of one of `count`: a product instead of a division.

Rounded up, it gives whole shares of any number below 1 << 28; of nobody the share is 0.
"""
RELIC_BITS = 8
"""Room for a number of relics below a score, where they break ties."""


@njit
def play_random(
    rules: Ints,
    seats: int,
    seed: np.uint64,
    first: int,
    scores: Ints,
    ranks: Ints,
    trace: Ints,
) -> int:
    """Play games number `first` and on, one for each row of `scores`; all decisions of seats.

    While there is room in `trace`, two numbers for each step are written there: the kind of the
    card, and the mask of those who leave.
    """
    deck, lying = np.empty(2 * LONGEST_PATH, np.int64), np.empty(LONGEST_PATH, np.int64)
    chests, relics = np.empty(MOST_SEATS, np.int64), np.empty(MOST_SEATS, np.int64)
    decisions, traced = 0, 0
    for row in range(scores.shape[0]):
        key = game_key(seed, first + row)
        more, traced = _play_one(rules, seats, key, deck, lying, chests, relics, trace, traced)
        decisions += more
        _rank(rules[R_RELICS_BREAK_TIES], seats, chests, relics, scores[row], ranks[row])
    return decisions


@njit(_nrt=False)
def _play_one(
    rules: Ints,
    seats: int,
    key: np.uint64,
    deck: Ints,
    lying: Ints,
    chests: Ints,
    relics: Ints,
    trace: Ints,
    traced: int,
) -> tuple[int, int]:
    """Fill the chests, with relic points, and count relics; decisions, and how far the trace is."""
    treasures, pooled = rules[R_TREASURES], rules[R_POOLED]
    first_relic = treasures + rules[R_TRAPS]
    trap_bits = (1 << first_relic) - (1 << treasures)
    for seat in range(MOST_SEATS):
        chests[seat] = 0
        relics[seat] = 0
    size = 0
    for kind in range(rules[R_KINDS]):
        for _ in range(rules[R_COPIES + kind]):
            deck[size] = kind
            size += 1
    steps, decisions, taken, revealed = 0, 0, 0, 0
    for expedition in range(rules[R_EXPEDITIONS]):
        if rules[R_JOIN] and expedition < rules[R_RELICS]:
            deck[size] = rules[R_RELIC_ORDER + expedition]
            size += 1
        left, inside, explorers = size, (1 << seats) - 1, seats
        hand, on_path, traps, cards = 0, 0, 0, 0
        here, points = 0, 0  # relics on the path, and what is printed on them
        while inside:
            steps += 1
            word = numbered(key, steps)
            place = below(word, left)
            kind = deck[place]
            left -= 1
            deck[place] = deck[left]
            deck[left] = kind
            bit = 1 << kind & trap_bits
            if traps & bit:
                # `_fail`: the second trap leaves the game, and all hands are lost.
                size -= 1
                deck[left] = deck[size]
                if traced < trace.size:
                    trace[traced], trace[traced + 1] = kind, NOBODY_DECIDES
                    traced += 2
                break
            traps |= bit
            if kind < first_relic:
                each = rules[R_SHARES + explorers * MOST_KINDS + kind]
                rest = rules[R_VALUE + kind] - each * explorers
                hand += each
                on_path += rest
                if not pooled:
                    lying[cards] = rest
                    cards += 1
            else:
                # A relic that was turned over never comes back, whoever takes it.
                size -= 1
                deck[left] = deck[size]
                revealed += 1
                here += 1
                points += rules[R_VALUE + kind]
            decisions += explorers
            leavers = int(np.int64(word)) & inside
            if traced < trace.size:
                trace[traced], trace[traced + 1] = kind, leavers
                traced += 2
            while True:
                # `_go_home`, also for no leavers: then nothing changes.
                count = COUNTS[leavers]
                if pooled:
                    found = on_path * PARTS[count] >> ONE
                else:
                    found = 0
                    for card in range(cards):
                        each = lying[card] * PARTS[count] >> ONE
                        lying[card] -= each * count
                        found += each
                on_path -= found * count
                for seat in range(MOST_SEATS):
                    chests[seat] += (hand + found) * (leavers >> seat & 1)
                if here and count == 1:
                    # `_take_relics`: the one who left alone has them all.
                    if not rules[R_PRINTED]:
                        seen = revealed - here if rules[R_COUNT_REVEALED] else taken
                        early = max(EARLY_RELICS - seen, 0)
                        early = here if early and rules[R_BY_FIRST] else min(early, here)
                        points = early * EARLY_VALUE + (here - early) * LATE_VALUE
                    for seat in range(seats):
                        chests[seat] += points * (leavers >> seat & 1)
                        relics[seat] += here * (leavers >> seat & 1)
                    taken += here
                    here, points = 0, 0
                inside &= ~leavers
                explorers -= count
                if left or not inside:
                    break
                # RULES D-A9: nothing is left to turn over, so the rest go home together.
                leavers = inside
    return decisions, traced


@njit(_nrt=False)
def _rank(
    relics_break_ties: int, seats: int, chests: Ints, relics: Ints, scores: Ints, ranks: Ints
) -> None:
    """`score`: a tie-breaker is the lower part of a number whose upper part is the score."""
    for seat in range(seats):
        scores[seat] = chests[seat]
        chests[seat] <<= RELIC_BITS
        if relics_break_ties:
            chests[seat] += relics[seat]
    for seat in range(seats):
        rank = 1
        for other in range(seats):
            rank += chests[other] > chests[seat]
        ranks[seat] = rank
