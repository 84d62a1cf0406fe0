"""Teaches the network of Diamoniak's owl, by playing against itself and simple players.

python -m tools.tune_diamoniak FILE [--rounds R] [--games G] [--seed S]

A round plays games with the network so far, keeps what its seats saw whenever their turns ended,
and teaches the network how these games went on. Afterwards FILE is what the package has as
network.txt. With the defaults this takes about five minutes on one core, and everything is
drawn from the seed.
"""

import argparse
import time
from pathlib import Path
from textwrap import fill
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

import adamas
from adamas.compiled import MOST_ACTIONS, MOST_SEATS, Floats, Ints, streams
from adamas.core.compilable import DECIDE, OVER
from adamas.games.diamoniak.fields import ON_TURN, PHASE, PHASE_BEGIN, SIZE
from adamas.games.diamoniak.policies import INPUTS, NETWORK, SCRATCH, WEIGHING
from adamas.sim.kernels import kernel, loops, policies, rules_of

UNITS = 24
PUPILS = 0.5
"""How many seats the network takes; the others belong to simple players."""
SLIP = 0.02
"""How often a seat does anything instead, so that the network sees what it would avoid."""
TRUST = 0.3
"""How much a judgement is taught by the next one, and not by the end of the game."""
MEMORY = 3
"""Rounds whose games are taught again."""
EPOCHS, BATCH = 3, 1024
RATES = (0.003, 0.0015, 0.0015, 0.0008, 0.0008, 0.0004)
"""How fast it learns, round by round."""

TABLES: tuple[tuple[int, dict[str, str], float], ...] = (
    (4, {}, 0.46),
    (3, {}, 0.16),
    (2, {}, 0.10),
    (4, {"buy": "instead_of_drawing"}, 0.05),
    (3, {"buy": "instead_of_drawing"}, 0.04),
    (2, {"buy": "instead_of_drawing"}, 0.03),
    (4, {"buy": "any_draw"}, 0.03),
    (3, {"buy": "any_draw", "lost_colour": "freed"}, 0.03),
    (4, {"payment": "discard"}, 0.03),
    (2, {"payment": "discard", "fairy": "automatic"}, 0.03),
    (4, {"lost_colour": "freed", "witches": "8"}, 0.02),
    (3, {"fairy": "automatic"}, 0.02),
)
"""Seats, options, and their part of the games."""

SIMPLE = (
    (0.0, 1.0, 2.0, 5.0, 6.0, 0.0),
    (1.5, 1.0, 1.4, 2.4, 5.0, 0.0),
    (-0.5, 1.0, 2.0, 5.0, 6.0, 0.1),
    (1.0, 1.0, 2.0, 5.0, 6.0, 0.0),
    (9.0, 1.0, 2.0, 5.0, 6.0, 0.1),
)
"""Parameters of simple players of many kinds; the network is to know them all."""
KINDS_OF_SIMPLE, EACH = len(SIMPLE), len(SIMPLE[0])
LEARNER = KINDS_OF_SIMPLE * EACH
"""Where the network's numbers begin."""

Sample = NDArray[np.float32]
Round = tuple[Sample, Ints, Ints]
"""What was seen, whose it was (game and seat), and whether that seat won."""

KERNEL: Any = kernel("diamoniak")
POLICIES: Any = policies("diamoniak")
STREAMS: Any = streams
begin, turn, legal, decide = KERNEL.begin, KERNEL.turn, KERNEL.legal, KERNEL.decide
choose, perceive, draw_one = POLICIES.choose, POLICIES.perceive, loops("diamoniak").draw_one
below, unit, numbered = STREAMS.below, STREAMS.unit, STREAMS.numbered
game_key, decision_key = STREAMS.game_key, STREAMS.decision_key


@numba.njit(error_model="numpy")
def play_and_watch(
    rules: Ints,
    seats: int,
    seed: np.uint64,
    first: int,
    games: int,
    taught: bool,
    numbers: Floats,
    seen: Sample,
    whose: Ints,
    won: Ints,
) -> int:
    """Play games and keep what the network's seats saw when their turns ended; how often.

    As long as it is not taught anything, simple players play and all seats are kept.
    """
    state = np.zeros(SIZE, np.int64)
    actions = np.empty(MOST_ACTIONS, np.int64)
    choices, scratch = np.zeros(MOST_SEATS, np.int64), np.zeros(SCRATCH)
    learns = np.zeros(MOST_SEATS, np.int64)
    kept = 0
    for game in range(first, first + games):
        key = game_key(seed, game)
        start = kept
        for seat in range(seats):
            learns[seat] = not taught or unit(decision_key(key, seat, 0)) < PUPILS
        begin(rules, state, seats)
        draws, decisions, last = 0, 0, -1
        due = turn(rules, state)
        while due != OVER:
            if due == DECIDE:
                seat = state[ON_TURN]
                if state[PHASE] == PHASE_BEGIN and seat != last:
                    if last >= 0 and learns[last] and kept < seen.shape[0]:
                        perceive(rules, state, last, scratch)
                        seen[kept] = scratch[:INPUTS]
                        whose[kept] = game * MOST_SEATS + last
                        kept += 1
                    last = seat
                decisions += 1
                count = legal(rules, state, seat, actions)
                word = decision_key(key, seat, decisions)
                policy, at = NETWORK, LEARNER
                if not taught or not learns[seat]:
                    policy, at = WEIGHING, below(numbered(key, -1 - seat), KINDS_OF_SIMPLE) * EACH
                if unit(numbered(word, 1)) < SLIP:
                    choices[seat] = actions[below(numbered(word, 2), count)]
                else:
                    choices[seat] = choose(
                        rules, state, seat, policy, at, numbers, unit(word), actions, count, scratch
                    )
                decide(rules, state, choices)
            else:
                draws += 1
                draw_one(rules, state, numbered(key, draws))
            due = turn(rules, state)
        for row in range(start, kept):
            won[row] = whose[row] % MOST_SEATS == state[ON_TURN]
    return kept


@numba.njit(error_model="numpy")
def blend(whose: Ints, won: Ints, judged: Floats, lessons: Floats) -> None:
    """What to teach: the end of the game, mixed with the seat's judgements on the way to it."""
    following = np.zeros(MOST_SEATS)
    game = -1
    for row in range(whose.size - 1, -1, -1):
        seat = whose[row] % MOST_SEATS
        if whose[row] // MOST_SEATS != game:
            game = whose[row] // MOST_SEATS
            following[:] = -1.0
        lessons[row] = won[row] if following[seat] < 0 else following[seat]
        following[seat] = TRUST * judged[row] + (1 - TRUST) * lessons[row]


class Network:
    """One layer of rectified units and a logistic output, as `policies.outlook` has it."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.rng = rng
        self.parts: list[Sample] = [
            rng.normal(0, (2 / INPUTS) ** 0.5, (INPUTS, UNITS)).astype(np.float32),
            np.zeros(UNITS, np.float32),
            rng.normal(0, UNITS**-0.5, UNITS).astype(np.float32),
            np.array([-1.0], np.float32),
        ]

    def judge(self, inputs: Sample) -> tuple[Sample, Sample]:
        """The hidden units and the chances to win."""
        into, bias, out, base = self.parts
        hidden = np.maximum(inputs @ into + bias, 0)
        return hidden, 1 / (1 + np.exp(-(hidden @ out + base[0])))

    def lessons(self, played: Round) -> Sample:
        """What a round's games teach."""
        seen, whose, won = played
        chunks = np.array_split(seen, 1 + len(seen) // 100_000)
        judged = np.concatenate([self.judge(chunk)[1] for chunk in chunks])
        made = np.zeros(len(seen))
        blend(whose, won, judged.astype(np.float64), made)
        return made.astype(np.float32)

    def learn(self, inputs: Sample, lessons: Sample, rate: float) -> float:
        """Adam on the cross entropy, at a rate that fades; the loss of the last epoch."""
        means = [np.zeros_like(part) for part in self.parts]
        squares = [np.zeros_like(part) for part in self.parts]
        steps, step, loss = EPOCHS * (len(inputs) // BATCH), 0, 0.0
        for _ in range(EPOCHS):
            order, loss = self.rng.permutation(len(inputs)), 0.0
            for at in range(0, len(order) - BATCH + 1, BATCH):
                rows = order[at : at + BATCH]
                step += 1
                slopes, lost = self._slopes(inputs[rows], lessons[rows])
                loss += lost * EPOCHS / steps
                now = rate * (1 - step / (steps + 1))
                for place, slope in enumerate(slopes):
                    means[place] += 0.1 * (slope - means[place])
                    squares[place] += 0.001 * (slope * slope - squares[place])
                    speed = np.sqrt(squares[place] / (1 - 0.999**step)) + 1e-8
                    self.parts[place] -= now * (means[place] / (1 - 0.9**step)) / speed
        return loss

    def _slopes(self, x: Sample, y: Sample) -> tuple[list[Sample], float]:
        hidden, chance = self.judge(x)
        loss = -np.mean(y * np.log(chance + 1e-7) + (1 - y) * np.log(1 - chance + 1e-7))
        error = (chance - y) / BATCH
        back = np.outer(error, self.parts[2]).astype(np.float32) * (hidden > 0)
        base = np.array([error.sum()], np.float32)
        return [x.T @ back + 1e-6 * self.parts[0], back.sum(0), hidden.T @ error, base], float(loss)

    def numbers(self) -> list[float]:
        """Hidden units and weights, in the order of the policy."""
        into, bias, out, base = self.parts
        return [UNITS, *map(float, np.concatenate([bias, into.ravel(), base, out]))]


def play_round(network: Network, number: int, games: int, seed: int) -> Round:
    """Games at tables of all kinds."""
    simple = [each for parameters in SIMPLE for each in parameters]
    numbers = np.array([*simple, 0.0, *network.numbers()])
    scratch = games * (200 if number == 0 else 50)
    seen = np.zeros((scratch, INPUTS), np.float32)
    whose, won = np.zeros(scratch, np.int64), np.zeros(scratch, np.int64)
    kept = 0
    for place, (seats, options, part) in enumerate(TABLES):
        rules = rules_of(adamas.game("diamoniak", **options))
        kept += play_and_watch(
            rules,
            seats,
            np.uint64(seed + number),
            10_000_000 * place,
            # Simple players are quick, and there is much to learn at first.
            int(part * games * (3 if number == 0 else 1)),
            number > 0,
            numbers,
            seen[kept:],
            whose[kept:],
            won[kept:],
        )
    return seen[:kept], whose[:kept], won[:kept]


def text(numbers: list[float]) -> str:
    """Numbers with three decimals, in lines."""
    words = (f"{number:.3f}".rstrip("0").rstrip(".") for number in numbers)
    return fill(" ".join("0" if word == "-0" else word for word in words), 100) + "\n"


def main() -> None:
    """Teach from nothing."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=30_000)
    parser.add_argument("--seed", type=int, default=20261115)
    asked = parser.parse_args()
    network = Network(np.random.default_rng(asked.seed))
    rounds: list[Round] = []
    for number in range(asked.rounds):
        started = time.perf_counter()
        played = play_round(network, number, asked.games, asked.seed)
        # What simple players did at first is forgotten as soon as there is something better.
        rounds = [played] if number < 2 else [*rounds[1 - MEMORY :], played]
        lessons = [
            network.lessons(each) if number else each[2].astype(np.float32) for each in rounds
        ]
        rate = RATES[min(number, len(RATES) - 1)]
        inputs = np.concatenate([seen for seen, _, _ in rounds])
        loss = network.learn(inputs, np.concatenate(lessons), rate)
        asked.file.write_text(text(network.numbers()), "ascii")
        seconds = time.perf_counter() - started
        print(
            f"round {number}: {len(played[0])} turns, loss {loss:.4f}, {seconds:.0f} s", flush=True
        )


if __name__ == "__main__":
    main()
