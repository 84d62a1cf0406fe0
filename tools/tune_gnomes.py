"""Tunes the weights of a bot of Gnomes by playing: an evolution strategy on the compiled loops.

python -m tools.tune_gnomes SEED ROUNDS [WEIGHTS.json] prints the weights after each round. In a
round the weights are shaken in pairs of opposite directions; each shaken bot sits down with three
opponents of the field, both of a pair in the same games, and the weights move along those
directions that won more. TUNED in `bots.py` is what 37 rounds with seed 1 made of BY_HAND; badger
and fox forgot a little less then, so another run gives similar weights, not the same.
"""

import json
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import adamas
from adamas.compiled import MOST_SEATS
from adamas.games.gnomes.bots import BOTS
from adamas.games.gnomes.policies import JUDGEMENT, MEMORY
from adamas.sim.kernels import loops, rules_of

Floats = NDArray[np.float64]

FIELD = ("sensible", "badger", "fox", "prudent")
START = "prudent"
SEATS, PAIRS, GAMES = 4, 40, 320
SPREAD, STEP = 0.15, 1.0
"""How far weights are shaken, and how far they move for a difference of one deviation."""
SOFT = 1.5
"""Diamonds: a narrow victory or defeat counts as a part of one, which is less noisy."""


def main(seed: int, rounds: int, weights: Floats) -> None:
    """Tune, and print what became of it."""
    rng = np.random.default_rng(seed)
    momentum = np.zeros_like(weights)
    for number in range(rounds):
        start = time.perf_counter()
        shakes = rng.normal(0.0, SPREAD, (PAIRS, weights.size))
        worths = np.array(
            [
                [play(weights + sign * shake, seed, number * GAMES) for sign in (1, -1)]
                for shake in shakes
            ]
        )
        differences = worths[:, 0] - worths[:, 1]
        pull = differences / (differences.std() + 1e-9) @ shakes / PAIRS
        momentum = 0.6 * momentum + 0.4 * pull / SPREAD
        weights = weights + STEP * SPREAD * momentum
        seconds = time.perf_counter() - start
        print(f"# round {number}: worth {worths.mean():.4f}, {seconds:.0f} s", flush=True)
        print(json.dumps([round(float(weight), 3) for weight in weights]), flush=True)


def play(weights: Floats, seed: int, first: int) -> float:
    """What a bot with these weights makes of its games against the field."""
    field = [bot for bot in BOTS if bot.name in FIELD and not bot.searches]
    cast = np.zeros((MOST_SEATS, len(field)), np.int64)
    places = np.zeros_like(cast)
    sizes = np.full(MOST_SEATS, len(field), np.int64)
    numbers = [1.0, *[0.0] * (MEMORY - 1), *weights]
    cast[0, 0], sizes[0] = JUDGEMENT, 1
    for member, bot in enumerate(field):
        cast[1:, member], places[1:, member] = bot.policy, len(numbers)
        numbers.extend(bot.numbers)
    rules = rules_of(adamas.game("gnomes"))
    scores, ranks = np.zeros((2, GAMES, SEATS), np.int64)
    decisions = np.zeros(GAMES, np.int64)
    loops("gnomes").play(
        rules,
        SEATS,
        np.uint64(seed),
        first,
        cast,
        places,
        sizes,
        np.array(numbers),
        True,
        scores,
        ranks,
        decisions,
    )
    margin = scores[:, 0] - scores[:, 1:].max(axis=1)
    won = (ranks[:, 0] == 1) / (ranks == 1).sum(axis=1)
    return float((0.5 * won + 0.5 / (1 + np.exp(-margin / SOFT))).mean())


def weights_of(name: str) -> Floats:
    """The weights that a bot has now."""
    bot = next(bot for bot in BOTS if bot.name == name)
    return np.array(bot.numbers[MEMORY:])


if __name__ == "__main__":
    given = sys.argv[3:]
    found = np.array(json.loads(Path(given[0]).read_text())) if given else weights_of(START)
    main(int(sys.argv[1]), int(sys.argv[2]), found)
