"""Trains the network that ships with Diamant, and looks for the best answer to it.

python -m tools.train_diamant train OUT [--games N] [--seed S]
    Plays against itself, its former selves and scripted players, and writes the weights to OUT;
    the shipped ones are games/diamant/network.txt.

python -m tools.train_diamant answer OUT [--games N] [--seed S]
    Trains a policy for no other purpose than to beat three copies of the shipped one.

Both are reproducible: everything follows from the seed and the number of games.
"""

import argparse
import textwrap
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

import adamas
from adamas.bots.roster import find_bot
from adamas.compiled import MOST_SEATS
from adamas.compiled.streams import decision_key, game_key, numbered, unit
from adamas.core.catalogue import box
from adamas.core.compilable import CHANCE, OVER
from adamas.core.kernel import RANDOM
from adamas.games.diamant.fields import CONTINUE, EXIT, INSIDE, SIZE
from adamas.sim.kernels import kernel, loops, policies, rules_of
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
INPUTS, FACTS, SCRATCH = POLICIES.INPUTS, POLICIES.FACTS, POLICIES.SCRATCH
NETWORK, N_LAYERS = POLICIES.NETWORK, POLICIES.N_LAYERS
NOTHING, SHARE, ALL = POLICIES.NOTHING, POLICIES.SHARE, POLICIES.ALL

UNITS = (48, 24)
"""Of the two hidden layers."""
TRACE = 0.9
"""How far later surprises count back to a decision."""

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

# Scripted opponents: policy and parameters. The field is what the strength is stated against.
FIELD = [
    *((POLICIES.THRESHOLD, (rubies, SHARE, 0)) for rubies in (6, 9, 12)),
    *((POLICIES.EXPECTED_VALUE, (relics, 0, SHARE)) for relics in (0, 1)),
    *((POLICIES.HAZARDS, (kinds, 0, 0)) for kinds in (2, 3)),
]
OTHERS = [
    *((POLICIES.THRESHOLD, (rubies, NOTHING, 0)) for rubies in (3, 5, 7, 9, 12, 15, 20)),
    *((POLICIES.THRESHOLD, (rubies, ALL, 0)) for rubies in (6, 9, 12, 16, 20)),
    *(
        (POLICIES.EXPECTED_VALUE, (relics, 0, lying))
        for relics in (0, 1)
        for lying in (NOTHING, ALL)
    ),
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
    actions = np.array([CONTINUE, EXIT])
    choices = np.zeros(MOST_SEATS, np.int64)
    scratch = np.zeros(SCRATCH)
    scores, ranks = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    last = np.zeros(MOST_SEATS, np.int64)
    count = 0
    for row in range(cast.shape[0]):
        law, seats = rules[tables[row, 0]], tables[row, 1]
        key = game_key(np.uint64(seed), first + row)
        begin(law, state, seats)
        draws, joint = 0, 0
        last[:] = -1
        while True:
            due = turn(law, state)
            if due == OVER:
                break
            if due == CHANCE:
                draws += 1
                draw_one(law, state, numbered(key, draws))
                continue
            joint += 1
            looked = False
            for seat in range(seats):
                if not state[INSIDE + seat]:
                    continue
                word = decision_key(key, seat, joint)
                luck = unit(word)
                if cast[row, seat] == NETWORK:
                    if not looked:
                        look_around(law, state, scratch)
                    looked = True
                    look_at_others(state, seat, scratch)
                    perceive(scratch)
                    chance = certainty(think(numbers, cast_at[row, seat] + N_LAYERS, scratch))
                    stays = luck < chance
                    if learns[row, seat] and count < inputs.shape[0]:
                        for place in range(INPUTS):
                            inputs[count, place] = scratch[FACTS + place]
                        stayed[count] = stays
                        before[count] = chance
                        following[count] = -1
                        reward[count] = 0
                        if last[seat] >= 0:
                            following[last[seat]] = count
                        last[seat] = count
                        count += 1
                elif cast[row, seat] == RANDOM:
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
                            actions.size,
                            scratch,
                        )
                        == CONTINUE
                    )
                    looked = False
                choices[seat] = CONTINUE if stays else EXIT
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
        self.script = np.array([numbers for _, numbers in SCRIPTED], np.float64)

    def numbers(self) -> Floats:
        return np.concatenate([*self.nets, self.script.ravel()])

    def remember(self, net: Floats, rng: np.random.Generator) -> None:
        """A former self joins; if there are many, one is forgotten at random, not the oldest."""
        self.nets.append(net)
        if len(self.nets) > 16:
            self.nets.pop(int(rng.integers(1, len(self.nets))))

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
    who = np.zeros((games, MOST_SEATS), np.int64)
    who[kind == 1] = 2
    who[kind == 2] = 1
    mixed = kind == 3
    who[mixed] = rng.choice(3, (int(mixed.sum()), MOST_SEATS), p=(0.4, 0.25, 0.35))
    seat = rng.integers(0, tables[:, 1])
    who[np.arange(games), seat] = 0
    if len(population.nets) == 1:
        who[who == 1] = 0
    scripted = np.where(
        rng.random((games, MOST_SEATS)) < 0.5,
        rng.integers(0, len(FIELD), (games, MOST_SEATS)),
        rng.integers(0, len(SCRIPTED), (games, MOST_SEATS)),
    )
    cast = np.full((games, MOST_SEATS), NETWORK, np.int64)
    cast_at = np.zeros((games, MOST_SEATS), np.int64)
    former = rng.integers(1, max(2, len(population.nets)), (games, MOST_SEATS)) * population.size
    cast_at[who == 1] = former[who == 1]
    policy = np.array([each for each, _ in SCRIPTED])
    cast[who == 2] = policy[scripted][who == 2]
    cast_at[who == 2] = population.script_at(scripted)[who == 2]
    return tables, cast, cast_at, (who == 0).astype(np.int64)


def all_rules() -> Ints:
    return np.array([rules_of(adamas.game("diamant", edition)) for edition, _, _ in TABLES])


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
    cast = np.zeros((MOST_SEATS, len(others)), np.int64)
    cast_at = np.zeros((MOST_SEATS, len(others)), np.int64)
    cast[:] = [policy for policy, _ in others]
    cast_at[:] = ats[1:]
    cast[0], cast_at[0] = own[0], ats[0]
    sizes = np.full(MOST_SEATS, len(others))
    rules = rules_of(adamas.game("diamant", edition))

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


def shipped() -> Floats:
    """The network of the strongest level."""
    return np.array(find_bot(box("diamant"), "owl").numbers)


def write(path: str, net: Floats) -> None:
    """The weights as text, without how sure the network is of itself."""
    words = [f"{int(each)}" if place < 2 else f"{each:.4g}" for place, each in enumerate(net[1:])]
    lines = textwrap.wrap(" ".join(words), 100)
    Path(path).write_text("\n".join(lines) + "\n", encoding="ascii")


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


class Scratch:
    """Where the games of one thread are written down."""

    def __init__(self, samples: int) -> None:
        self.inputs = np.zeros((samples, INPUTS), np.float32)
        self.stayed, self.before, self.reward = np.zeros((3, samples), np.float32)
        self.following: Ints = np.zeros(samples, np.int64)
        self.count = 0

    def play(self, *played: Any) -> None:
        """Fill it."""
        lists = (self.inputs, self.stayed, self.before, self.following, self.reward)
        fill: Any = collect
        self.count = fill(*played, *lists)

    def seen(self, critic: Network, trace: float) -> Seen:
        """What was played, with what it was worth."""
        some = slice(0, self.count)
        value = critic.forward(self.inputs[some])[2]
        advantage, returns = np.zeros((2, self.count), np.float32)
        advantages(value, self.reward[some], self.following[some], trace, advantage, returns)
        return Seen(self.inputs[some], self.stayed[some], self.before[some], advantage, returns)


@dataclass
class Training:
    """One run: who learns, against whom, and how fast."""

    policy: Network
    population: Population
    mix: tuple[float, ...]
    """How often: only learners, scripted others, former selves, a mixture."""
    games: int
    seed: int
    rate: float
    entropy: float
    only_first: bool
    """Whether only the first kind of table is played."""
    snapshots: int = 60
    """A former self joins the population after so many steps; 0 for never."""
    per_step: int = 3000
    threads: int = 2

    def run(self, tell: Callable[[int, Floats], None]) -> Floats:
        """Play and learn; the average of the networks of the second half."""
        rng = np.random.default_rng(self.seed)
        critic = Network.random((INPUTS, 64, 32), rng)
        rules, steps = all_rules(), self.games // self.per_step
        part = self.per_step // self.threads
        rooms = [Scratch(part * 120) for _ in range(self.threads)]
        average = self.policy.flat()
        with ThreadPoolExecutor(self.threads) as pool:
            for step in range(steps):
                left = 1 - step / steps
                self.population.nets[0] = self.policy.flat()
                numbers = self.population.numbers()
                seated = seat_everybody(
                    self.per_step, self.population, rng, self.mix, self.only_first
                )
                jobs = []
                for thread, scratch in enumerate(rooms):
                    rows = slice(thread * part, (thread + 1) * part)
                    tables, cast, cast_at, learns = (each[rows] for each in seated)
                    first = step * self.per_step + thread * part
                    played = (rules, tables, self.seed, first, cast, cast_at, learns, numbers)
                    jobs.append(pool.submit(scratch.play, *played))
                for job in jobs:
                    job.result()
                seen = joined([scratch.seen(critic, TRACE) for scratch in rooms])
                rate, entropy = self.rate * (0.05 + 0.95 * left), self.entropy * (0.2 + 0.8 * left)
                improve(self.policy, critic, seen, rate, entropy, rng)
                flat = self.policy.flat()
                average = flat if left > 0.5 else average + 0.01 * (flat - average)
                if self.snapshots and (step + 1) % self.snapshots == 0:
                    self.population.remember(flat, rng)
                tell((step + 1) * self.per_step, average)
        return average


def train(asked: argparse.Namespace) -> None:
    """Teach a network from nothing."""
    rng = np.random.default_rng(asked.seed)
    policy = Network.random((INPUTS, *UNITS), rng)
    training = Training(
        policy,
        Population(policy.flat()),
        mix=(0.45, 0.2, 0.2, 0.15),
        games=asked.games,
        seed=asked.seed,
        rate=1e-3,
        entropy=0.01,
        only_first=False,
    )
    teller = Teller(asked.games, report)
    average = training.run(teller.tell)
    write(asked.out, average)
    print("in the end:", report(average))


def answer(asked: argparse.Namespace) -> None:
    """Teach a network to beat three copies of the shipped one, beginning as a copy of it."""
    frozen = shipped()
    population = Population(frozen)
    population.nets.append(frozen)
    training = Training(
        Network.from_flat(INPUTS, frozen),
        population,
        mix=(0, 0, 1, 0),
        games=asked.games,
        seed=asked.seed,
        rate=2e-3,
        entropy=0.002,
        only_first=True,
        snapshots=0,
        per_step=10_000,
    )

    def share(net: Floats, games: int = 40_000) -> str:
        won = measure("iello2016", 4, (NETWORK, net), [(NETWORK, frozen)], games)
        return f"{100 * won:.2f} % against three of the shipped one"

    average = training.run(Teller(asked.games, share).tell)
    write(asked.out, average)
    print("in the end:", share(average, 400_000), "in 400,000 games")


class Teller:
    """Says how it goes, twenty times in a run."""

    def __init__(self, games: int, text: Callable[[Floats], str]) -> None:
        self.games, self.text, self.start = games, text, time.perf_counter()
        self.told = 0

    def tell(self, played: int, net: Floats) -> None:
        """Say something if it is time."""
        if played * 20 // self.games > self.told:
            self.told = played * 20 // self.games
            minutes = (time.perf_counter() - self.start) / 60
            print(f"{played:,} games, {minutes:.1f} min: {self.text(net)}", flush=True)


def joined(parts: list[Seen]) -> Seen:
    """What all threads have seen."""
    names = ("inputs", "stayed", "before", "advantage", "returns")
    return Seen(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train the network of Diamant.")
    tasks = parser.add_subparsers(required=True)
    for task, games, seed in ((train, 3_000_000, 11), (answer, 10_000_000, 21)):
        made = tasks.add_parser(task.__name__)
        made.add_argument("out", help="where the weights are written")
        made.add_argument("--games", type=int, default=games)
        made.add_argument("--seed", type=int, default=seed)
        made.set_defaults(task=task)
    arguments = parser.parse_args()
    arguments.task(arguments)
