"""Random numbers by address, as the documentation of `compiled.streams` has them."""

from typing import Any

import numpy as np

import adamas
from adamas.compiled import WHOLE, Ints
from adamas.compiled.streams import (
    GAME,
    SEAT,
    STEP,
    below,
    decision_key,
    game_key,
    numbered,
    unit,
)
from adamas.games.diamant.fields import DECK, MOST_KINDS, SIZE
from adamas.sim.kernels import kernel, loops, rules_of

MASK = 2**64 - 1


def word(number: int) -> np.uint64:
    """Compiled functions give Python's whole numbers and take only NumPy's."""
    return np.uint64(number)


def mixed(number: int) -> int:
    """SplitMix64's finaliser in Python's own whole numbers."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & MASK
    return number ^ number >> 31


def key(seed: int, number: int) -> int:
    return mixed(mixed(seed) + number * int(GAME) & MASK)


def test_numbers_are_those_of_the_documentation() -> None:
    for seed, number in ((0, 0), (1, 0), (1, 1), (MASK, 123456789)):
        game = word(game_key(word(seed), number))
        assert int(game) == key(seed, number)
        for count in (1, 2, 1000):
            assert int(numbered(game, count)) == mixed(int(game) + count * int(STEP) & MASK)
            address = int(game) + 3 * int(SEAT) + count * int(STEP) & MASK
            assert int(decision_key(game, 2, count)) == mixed(address)


def test_a_known_value() -> None:
    """So that a change of the generator cannot go unnoticed."""
    assert int(game_key(word(1), 7)) == key(1, 7) == 5249285868982276415


def test_whole_numbers_and_floats_fill_their_range_evenly() -> None:
    game = word(game_key(word(5), 5))
    words = [word(numbered(game, count)) for count in range(1, 20_001)]
    counts = np.bincount([below(each, 7) for each in words], minlength=7)
    # Five standard deviations.
    assert abs(counts - 20_000 / 7).max() < 5 * (20_000 * 6 / 49) ** 0.5
    floats = np.array([unit(each) for each in words])
    assert 0 <= floats.min() < floats.max() < 1
    assert abs(floats.mean() - 0.5) < 5 * (1 / 12 / 20_000) ** 0.5


def test_every_copy_is_drawn_as_often_as_the_others() -> None:
    """By the place of a random number among all copies."""
    rules, law = rules_of(adamas.game("diamant")), kernel("diamant")
    draw_one: Any = loops("diamant").draw_one
    before: Ints = np.zeros(SIZE, WHOLE)
    law.begin(rules, before, 3)
    law.draw(rules, before, 0)
    kinds = np.repeat(np.arange(MOST_KINDS), before[DECK : DECK + MOST_KINDS])
    for count in range(1, 500):
        number, after = word(numbered(word(6), count)), before.copy()
        draw_one(rules, after, number)
        changed = before[DECK : DECK + MOST_KINDS] - after[DECK : DECK + MOST_KINDS]
        assert changed.sum() == changed[kinds[below(number, len(kinds))]] == 1


def test_streams_of_games_and_seats_are_apart() -> None:
    numbers = {
        int(decision_key(word(game_key(word(seed), game)), seat, count))
        for seed in range(3)
        for game in range(20)
        for seat in range(8)
        for count in range(20)
    }
    assert len(numbers) == 3 * 20 * 8 * 20
