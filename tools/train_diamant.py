"""Trains the network that ships with Diamant, by playing against itself and a population.

python -m tools.train_diamant OUT [--minutes M] [--seed S] [--start FILE]
"""

import argparse
import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

import adamas
from adamas.compiled.streams import decision_key, game_key, numbered, unit
from adamas.core.kernel import RANDOM
from adamas.sim.kernels import kernel, loops, policies
from tools.learning import Network, Seen, improve

KERNEL: Any = kernel("diamant")
POLICIES: Any = policies("diamant")
LOOPS: Any = loops("diamant")
begin, turn, draw, decide, score = (
    KERNEL.begin,
    KERNEL.turn,
    KERNEL.draw,
    KERNEL.decide,
    KERNEL.score,
)
draw_one = LOOPS.draw_one
look_around, look_at_others = POLICIES.look_around, POLICIES.look_at_others
perceive, think, choose = POLICIES.perceive, POLICIES.think, POLICIES.choose
certainty = POLICIES.chance
INPUTS, FACTS, ROOM, NETWORK = POLICIES.INPUTS, POLICIES.FACTS, POLICIES.ROOM, POLICIES.NETWORK
SIZE, INSIDE = KERNEL.SIZE, KERNEL.INSIDE

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

# Scripted opponents: policy and parameters. The field is what the strength is stated against.
SHARE = 1
FIELD = [
    *((POLICIES.THRESHOLD, (rubies, SHARE, 0)) for rubies in (6, 9, 12)),
    *((POLICIES.EXPECTED_VALUE, (relics, 0, SHARE)) for relics in (0, 1)),
    *((POLICIES.HAZARDS, (kinds, 0, 0)) for kinds in (2, 3)),
]
OTHERS = [
    *((POLICIES.THRESHOLD, (rubies, 0, 0)) for rubies in (3, 5, 7, 9, 12, 15, 20)),
    *((POLICIES.THRESHOLD, (rubies, 2, 0)) for rubies in (6, 9, 12, 16, 20)),
    *((POLICIES.EXPECTED_VALUE, (relics, 0, lying)) for relics in (0, 1) for lying in (0, 2)),
    *(
        (POLICIES.EXPECTED_VALUE, (relics, waver, SHARE))
        for relics in (0, 1, 3)
        for waver in (2, 5)
    ),
    (POLICIES.HAZARDS, (1, 0, 0)),
    (RANDOM, (0, 0, 0)),
    (RANDOM, (0, 0, 0)),
]
SCRIPTED = [*FIELD, *OTHERS]

TABLES = [
    *(("iello2016", seats, weight) for seats, weight in ((4, 45), (3, 14), (8, 10))),
    *(("iello2016", seats, 2) for seats in (5, 6, 7)),
    *(("lavka_relics", seats, weight) for seats, weight in ((4, 8), (3, 3), (8, 3), (6, 1))),
    *((edition, 4, 1) for edition in ("incan_gold", "online14", "lavka", "schmidt2005")),
]


@numba.njit(nogil=True)
def collect(
    rules: Ints,
    tables: Ints,
    seed: int,
    first: int,
    cast: Ints,
    cast_at: Ints,
    learns: Ints,
    numbers: Floats,
    inputs: Any,
    stayed: Any,
    before: Any,
    following: Ints,
    reward: Any,
) -> int:
    """Play one game for each row of `cast`; write down what the learning seats saw and did."""
    state = np.zeros(SIZE, np.int64)
    copies = np.zeros(128, np.int64)
    actions = np.array([0, 1] + [0] * 14)
    choices = np.zeros(8, np.int64)
    room = np.zeros(ROOM)
    scores, ranks = np.zeros(8, np.int64), np.zeros(8, np.int64)
    last = np.zeros(8, np.int64)
    count = 0
    for row in range(cast.shape[0]):
        law, seats = rules[tables[row, 0]], tables[row, 1]
        key = game_key(np.uint64(seed), first + row)
        begin(law, state, seats)
        draws, joint = 0, 0
        last[:] = -1
        while True:
            due = turn(law, state)
            if due == 2:
                break
            if due == 0:
                draws += 1
                draw_one(law, state, numbered(key, draws), copies)
                continue
            joint += 1
            looked = False
            for seat in range(seats):
                if not state[INSIDE] >> seat & 1:
                    continue
                word = decision_key(key, seat, joint)
                luck = unit(word)
                if cast[row, seat] == NETWORK:
                    if not looked:
                        look_around(law, state, room)
                    looked = True
                    look_at_others(state, seat, room)
                    perceive(room)
                    chance = certainty(think(numbers, cast_at[row, seat] + 1, room))
                    stays = luck < chance
                    if learns[row, seat] and count < inputs.shape[0]:
                        for place in range(INPUTS):
                            inputs[count, place] = room[FACTS + place]
                        stayed[count] = stays
                        before[count] = chance
                        following[count] = -1
                        reward[count] = 0
                        if last[seat] >= 0:
                            following[last[seat]] = count
                        last[seat] = count
                        count += 1
                elif cast[row, seat] == 0:
                    stays = luck < 0.5
                else:
                    stays = (
                        choose(
                            law,
                            state,
                            seat,
                            cast[row, seat],
                            cast_at[row, seat],
                            numbers,
                            luck,
                            actions,
                            2,
                            room,
                        )
                        == 0
                    )
                    looked = False
                choices[seat] = 0 if stays else 1
            decide(law, state, choices)
        score(law, state, scores, ranks)
        winners = 0
        for seat in range(seats):
            winners += ranks[seat] == 1
        for seat in range(seats):
            if last[seat] >= 0:
                reward[last[seat]] = (1.0 / winners if ranks[seat] == 1 else 0.0) - 1.0 / seats
    return count


@numba.njit(nogil=True)
def advantages(
    value: Any, reward: Any, following: Ints, trace: float, advantage: Any, returns: Any
) -> None:
    """Generalised advantage estimates, from the last decision backwards."""
    for place in range(len(value) - 1, -1, -1):
        after = following[place]
        if after < 0:
            advantage[place] = reward[place] - value[place]
        else:
            advantage[place] = value[after] - value[place] + trace * advantage[after]
        returns[place] = advantage[place] + value[place]


class Population:
    """All parameters of everybody who plays, in one array; the learner comes first."""

    def __init__(self, learner: Floats) -> None:
        self.size = len(learner)
        self.nets = [learner]
        self.weights = [1.0]
        self.script = np.array([numbers for _, numbers in SCRIPTED], np.float64)

    def numbers(self) -> Floats:
        return np.concatenate([*self.nets, self.script.ravel()])

    def script_at(self, which: Ints) -> Any:
        return len(self.nets) * self.size + which * self.script.shape[1]


def seat_everybody(
    games: int,
    population: Population,
    rng: np.random.Generator,
    mix: tuple[float, ...],
    only_first: bool,
) -> tuple[Ints, Ints, Ints, Ints]:
    """Which table each game is played at, and by whom."""
    weights = np.array([weight for _, _, weight in TABLES], float)
    if only_first:
        weights[1:] = 0
    table = rng.choice(len(TABLES), games, p=weights / weights.sum())
    tables = np.stack([table, np.array([seats for _, seats, _ in TABLES])[table]], 1)
    kind = rng.choice(4, games, p=mix)
    # 0 the learner, 1 a former self, 2 a scripted player.
    who = np.zeros((games, 8), np.int64)
    who[kind == 1] = 2
    who[kind == 2] = 1
    mixed = kind == 3
    who[mixed] = rng.choice(3, (int(mixed.sum()), 8), p=(0.4, 0.25, 0.35))
    seat = rng.integers(0, tables[:, 1])
    who[np.arange(games), seat] = 0
    if len(population.nets) == 1:
        who[who == 1] = 0
    scripted = np.where(
        rng.random((games, 8)) < 0.5,
        rng.integers(0, len(FIELD), (games, 8)),
        rng.integers(0, len(SCRIPTED), (games, 8)),
    )
    cast = np.full((games, 8), NETWORK, np.int64)
    cast_at = np.zeros((games, 8), np.int64)
    former = rng.integers(1, max(2, len(population.nets)), (games, 8)) * population.size
    cast_at[who == 1] = former[who == 1]
    policy = np.array([each for each, _ in SCRIPTED])
    cast[who == 2] = policy[scripted][who == 2]
    cast_at[who == 2] = population.script_at(scripted)[who == 2]
    return tables, cast, cast_at, (who == 0).astype(np.int64)


def all_rules() -> Ints:
    return np.array([KERNEL.encode(adamas.game("diamant", edition)) for edition, _, _ in TABLES])


def measure(
    edition: str,
    seats: int,
    own: tuple[int, Any],
    others: list[tuple[int, Any]],
    games: int = 20000,
    seed: int = 7,
) -> float:
    """The share of one player against others drawn for each game and seat."""
    parts, ats, at = [], [], 0
    for _, numbers in [own, *others]:
        parts.append(np.asarray(numbers, np.float64))
        ats.append(at)
        at += len(parts[-1])
    cast = np.zeros((8, len(others)), np.int64)
    cast_at = np.zeros((8, len(others)), np.int64)
    cast[:] = [policy for policy, _ in others]
    cast_at[:] = ats[1:]
    cast[0], cast_at[0] = own[0], ats[0]
    sizes = np.full(8, len(others))
    rules = np.array(KERNEL.encode(adamas.game("diamant", edition)))

    def part(first: int) -> float:
        scores = np.zeros((games // 2, seats), np.int64)
        ranks, decisions = np.zeros_like(scores), np.zeros(games // 2, np.int64)
        LOOPS.play(
            rules,
            seats,
            np.uint64(seed),
            first,
            cast,
            cast_at,
            sizes,
            np.concatenate(parts),
            True,
            scores,
            ranks,
            decisions,
        )
        won = ranks == 1
        return float((won[:, 0] / won.sum(1)).mean())

    with ThreadPoolExecutor(2) as pool:
        return sum(pool.map(part, (0, games // 2))) / 2


def report(net: Floats) -> str:
    """How strong a network is now."""
    own = (NETWORK, net)
    rows = [
        ("field4", measure("iello2016", 4, own, FIELD)),
        ("rand", measure("iello2016", 4, own, [(RANDOM, (0, 0, 0))], 6000)),
        ("field3", measure("iello2016", 3, own, FIELD, 10000)),
        ("field8", measure("iello2016", 8, own, FIELD, 10000)),
        ("relics4", measure("lavka_relics", 4, own, FIELD, 10000)),
    ]
    against = max(measure("iello2016", 4, (each, n), [own], 6000) for each, n in FIELD)
    rows.append(("worst vs 3", against))
    return " ".join(f"{name} {100 * value:.1f}" for name, value in rows)


def train(asked: argparse.Namespace) -> None:
    rng = np.random.default_rng(asked.seed)
    if asked.start:
        policy = Network.from_flat(INPUTS, np.array(json.loads(Path(asked.start).read_text())))
    else:
        policy = Network.random((INPUTS, asked.first, asked.second), rng)
    critic = Network.random((INPUTS, 64, 32), rng)
    population = Population(policy.flat())
    if asked.against:
        population.nets.append(np.array(json.loads(Path(asked.against).read_text())))
    rules = all_rules()
    games, most = asked.games, asked.games * 100
    halves = [
        (
            np.zeros((most, INPUTS), np.float32),
            np.zeros(most, np.float32),
            np.zeros(most, np.float32),
            np.zeros(most, np.int64),
            np.zeros(most, np.float32),
        )
        for _ in range(2)
    ]
    start, played, iteration = time.perf_counter(), 0, 0
    mix = tuple(map(float, asked.mix.split(",")))
    average: Floats | None = None
    while (passed := (time.perf_counter() - start) / 60) < asked.minutes:
        iteration += 1
        left = 1 - passed / asked.minutes
        rate = asked.rate * (0.05 + 0.95 * left)
        population.nets[0] = policy.flat()
        numbers = population.numbers()
        tables, cast, cast_at, learns = seat_everybody(
            2 * games, population, rng, mix, bool(asked.against)
        )

        def part(half: int, numbers: Floats = numbers) -> int:
            rows = slice(half * games, (half + 1) * games)
            room = halves[half]
            return int(
                collect(
                    rules,
                    tables[rows],
                    asked.seed,
                    played + half * games,
                    cast[rows],
                    cast_at[rows],
                    learns[rows],
                    numbers,
                    *room,
                )
            )

        with ThreadPoolExecutor(2) as pool:
            counts = list(pool.map(part, range(2)))
        played += 2 * games
        found = []
        for count, (inputs, stayed, before, following, reward) in zip(counts, halves, strict=True):
            value = critic.forward(inputs[:count])[2]
            advantage, returns = np.zeros(count, np.float32), np.zeros(count, np.float32)
            advantages(value, reward[:count], following[:count], asked.trace, advantage, returns)
            found.append((inputs[:count], stayed[:count], before[:count], advantage, returns))
        joined = [np.concatenate(each) for each in zip(*found, strict=True)]
        entropy = asked.entropy * (0.2 + 0.8 * left)
        seen = Seen(*joined)
        improve(policy, critic, seen, rate, entropy, rng, asked.epochs)
        flat = policy.flat()
        if left < 0.5:
            average = flat if average is None else average + 0.01 * (flat - average)
        if iteration % asked.snapshot == 0 and not asked.against:
            population.nets.append(flat)
            if len(population.nets) > 16:
                # Forget one at random, so that some very old ones stay.
                population.nets.pop(int(rng.integers(1, len(population.nets))))
        if iteration % asked.every == 0:
            text = report(flat)
            if asked.against:
                frozen = population.nets[1]
                share = measure("iello2016", 4, (NETWORK, flat), [(NETWORK, frozen)], 40000)
                text = f"{100 * share:.1f} against three of the frozen one; {text}"
            print(f"{passed:.1f} min {played} games {len(joined[0])} samples: {text}", flush=True)
            Path(asked.out).write_text(json.dumps([round(each, 6) for each in flat.tolist()]))
    final = policy.flat()
    if average is not None:
        print("last:", report(final))
        print("average:", report(average))
        Path(asked.out + ".average").write_text(json.dumps(average.tolist()))
    Path(asked.out).write_text(json.dumps(final.tolist()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start")
    parser.add_argument("--against", help="look for the best answer to three copies of this one")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--trace", type=float, default=0.9)
    parser.add_argument("--first", type=int, default=48)
    parser.add_argument("--second", type=int, default=24)
    parser.add_argument("--mix", default="0.2,0.45,0.15,0.2")
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--snapshot", type=int, default=60)
    parser.add_argument("--every", type=int, default=50)
    train(parser.parse_args())
