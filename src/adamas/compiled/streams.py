"""Random numbers by address: a counter-based generator (SplitMix64's mixing of a Weyl sequence).

No number depends on another one, only on where it is used, so game 7 of a run is the same whether
it is played first, last, by another thread or on another machine:

    game     = mix(mix(seed) + number * GAME)      one key for each game of a run
    chance   = mix(game + count * STEP)            its draws, counted from 1
    decision = mix(game + (seat + 1) * SEAT + count * STEP)   its decisions, counted from 1
    further numbers of one decision = mix(decision + count * STEP), counted from 1

`mix` is the finaliser of SplitMix64 (Steele, Lea and Flood 2014; constants of variant 13). A whole
number below n is the upper half of a number times n, without its lower 32 bits: the bias is less
than n / 2**32. All arithmetic is modulo 2**64, on NumPy's uint64: called from Python, these
functions want that type too.
"""

from typing import Any

import numpy as np

from adamas.compiled import njit

STEP = np.uint64(0x9E3779B97F4A7C15)
GAME = np.uint64(0xD1342543DE82EF95)
SEAT = np.uint64(0xBF58476D1CE4E5B9)

_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32, _11 = (np.uint64(bits) for bits in (30, 27, 31, 32, 11))
_UNIT = 1.0 / (1 << 53)


@njit(inline="always")
def mix(number: Any) -> Any:
    """Scramble 64 bits, one to one."""
    number = (number ^ (number >> _30)) * _FIRST
    number = (number ^ (number >> _27)) * _SECOND
    return number ^ (number >> _31)


@njit
def game_key(seed: Any, number: int) -> Any:
    """The key of one game of a run."""
    return mix(mix(np.uint64(seed)) + np.uint64(number) * GAME)


@njit(inline="always")
def numbered(key: Any, count: int) -> Any:
    """A number of a key's stream, counted from 1."""
    return mix(np.uint64(key) + np.uint64(count) * STEP)


@njit(inline="always")
def decision_key(game: Any, seat: int, count: int) -> Any:
    """The number of a seat's decision: random itself, and the key for more."""
    return mix(np.uint64(game) + np.uint64(seat + 1) * SEAT + np.uint64(count) * STEP)


@njit(inline="always")
def below(number: Any, limit: int) -> Any:
    """A whole number from 0 up to but not including `limit`."""
    return np.int64((np.uint64(number) >> _32) * np.uint64(limit) >> _32)


@njit(inline="always")
def unit(number: Any) -> Any:
    """A float from 0 up to but not including 1."""
    return np.float64(np.uint64(number) >> _11) * _UNIT
