"""How fast the compiled simulator is: python -m bench.simulator [SECTION...].

Each section is a function that prints a table of ratios within this run, each with its bar. The
yardstick is C: bench/c has the same rules by the same algorithm, compiled here by gcc, and it must
play the very same games. Figures of other programs on the machine go into all of them; run it when
the machine is quiet. docs/performance.md has some with their machine.
"""

import ctypes
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random

import numba
import numpy as np

import adamas
from adamas import sim
from adamas.compiled import MOST_SEATS, Ints
from adamas.core.catalogue import games_at
from adamas.core.level import Level
from adamas.games.diamant.playout import play_random
from adamas.sim.kernels import loops, rules_of
from bench.rules import random_game

SEED = 1
ROUNDS = 15
"""Both sides of a comparison take turns so often, and the best of each counts."""
SECONDS = 0.1
"""What one turn takes, about."""

Played = tuple[Ints, Ints, int]
"""Scores, ranks and the number of decisions."""
Play = Callable[[int, int], Played]
"""Plays games number `first` and on, so many of them: what they came to."""
Clock = Callable[[], float]
"""Time on a core, which other programs disturb less, or that of a clock."""


def main() -> None:
    """Print all sections, or those that are named."""
    print(f"{_cpu()}, {os.cpu_count()} cores; Python {platform.python_version()}", end="")
    print(f", Numba {numba.__version__}, {_compiler_version() or 'no gcc'}")
    print("Other programs that want a core, before this one: about", f"{os.getloadavg()[0]:.1f}")
    every = (against_c, against_rules, threads, seats, batch, start)
    sections = {each.__name__: each for each in every}
    for name in sys.argv[1:] or sections:
        sections[name]()


def against_c() -> None:
    """Random games of four by Numba and by C, on one core."""
    _title("Against C", "games/s", "C games/s", "ratio")
    if not _compiler_version():
        print("There is no gcc: nothing to compare with.")
        return
    rows: list[tuple[str, str, Callable[[int], Play], float]] = [
        ("diamant", "diamant", fast_diamant, 0.85),
        ("diamoniak", "diamoniak", lambda seats: stepped("diamoniak", seats), 0.7),
        ("gnomes", "gnomes", lambda seats: stepped("gnomes", seats), 0.7),
    ]
    with tempfile.TemporaryDirectory() as folder:
        for label, game, player, bar in rows:
            ours, theirs = player(4), in_c(game, 4, Path(folder))
            here, there = ours(0, 500), theirs(0, 500)
            same = all(np.array_equal(here[part], there[part]) for part in (0, 1))
            assert same, f"{game}: C plays other games"
            fast, slow = _race(ours, theirs)
            _row(label, f"{fast:.0f}", f"{slow:.0f}", f"{fast / slow:.2f}", fast / slow >= bar, bar)


def against_rules() -> None:
    """Random Diamant of four by Numba and by the readable rules."""
    _title("Against the rules", "games/s", "rules", "ratio")
    game, rng = adamas.game("diamant"), Random(SEED)

    def by_rules(first: int, games: int) -> Played:  # noqa: ARG001 - a shape that all share
        for _ in range(games):
            random_game(game, 4, rng)
        return np.zeros(0, np.int64), np.zeros(0, np.int64), 0

    fast, slow = _race(fast_diamant(4), by_rules)
    _row("diamant", f"{fast:.0f}", f"{slow:.0f}", f"{fast / slow:.0f}", fast / slow >= 200, 200)
    fast, slow = _race(stepped("diamant", 4), by_rules)
    _row("step by step", f"{fast:.0f}", f"{slow:.0f}", f"{fast / slow:.0f}")


def threads() -> None:
    """Random Diamant of four on two threads and on one."""
    _title("Two threads", "one", "two", "ratio")
    ours = fast_diamant(4)

    def twice(first: int, games: int) -> Played:
        with ThreadPoolExecutor(2) as pool:
            half = (games + 1) // 2
            parts = pool.map(ours, (first, first + half), (half, games - half))
            return next(iter(parts))

    # Two threads are no faster on their cores, only on the clock.
    two, one = _race(twice, ours, time.perf_counter)
    _row("diamant", f"{one:.0f}", f"{two:.0f}", f"{two / one:.2f}", two / one >= 1.7, 1.7)


def seats() -> None:
    """What a decision costs in Diamant, by number of seats."""
    _title("A decision by seats", "games/s", "decisions/s", "ns")
    players = {count: fast_diamant(count) for count in range(3, 9)}
    cost: dict[int, float] = {}
    for count, play in players.items():
        games, decisions = _best(play)
        cost[count] = 1e9 / decisions
        _row(f"diamant {count}", f"{games:.0f}", f"{decisions:.0f}", f"{cost[count]:.1f}")
    ratio = cost[8] / cost[3]
    _row("eight / three", "", "", f"{ratio:.2f}", ratio <= 1, 1, "<=")


def batch() -> None:
    """Joint steps a second of 1,000 tables of four from Python, on one core."""
    _title("Batches", "tables", "", "steps/s")
    tables = sim.batch(adamas.game("diamant"), 1000, seats=4, seed=SEED)
    rng = np.random.default_rng(SEED)
    chosen = [rng.integers(0, 2, (1000, 4)) for _ in range(64)]

    def play(first: int, steps: int) -> Played:
        for step in range(first, first + steps):
            tables.step(chosen[step % 64])
        return np.zeros(0, np.int64), np.zeros(0, np.int64), 0

    speed = 1000 * _best(play)[0]
    _row("diamant", "1000", "", f"{speed:.0f}", speed >= 4e6, 4_000_000)


def start() -> None:
    """The first game of a process, with nothing compiled yet and with everything compiled.

    The bars are on the time on a core: that is what it takes where nothing else runs.
    """
    _title("Start, s on a core", "cold", "of a clock", "warm")
    for name in games_at(Level.SIMULATOR):
        with tempfile.TemporaryDirectory() as folder:
            cold, clock = _first_game(name, folder)
            warm = min(_first_game(name, folder)[0] for _ in range(3))
        met = cold < 15 and warm < 1
        _row(name, f"{cold:.1f}", f"{clock:.1f}", f"{warm:.2f}", met, "15, 1", "<")


def fast_diamant(count: int) -> Play:
    """Random Diamant by `playout`."""
    rules, nothing = _rules("diamant"), np.zeros(0, np.int64)

    def play(first: int, games: int) -> Played:
        scores, ranks = np.zeros((2, games, count), np.int64)
        decisions = play_random(rules, count, np.uint64(SEED), first, scores, ranks, nothing)
        return scores, ranks, decisions

    return play


def stepped(name: str, count: int) -> Play:
    """Random games of any kind by the kernel, step by step."""
    rules, play_all = _rules(name), loops(name).play
    # All places have the policy number 0, which is random.
    policies, sizes = np.zeros((MOST_SEATS, 1), np.int64), np.ones(MOST_SEATS, np.int64)
    numbers = np.zeros(8)

    def play(first: int, games: int) -> Played:
        scores, ranks = np.zeros((2, games, count), np.int64)
        decisions: Ints = np.zeros(games, np.int64)
        cast = (policies, policies, sizes, numbers, False)
        played = play_all(rules, count, np.uint64(SEED), first, *cast, scores, ranks, decisions)
        assert played == games
        return scores, ranks, int(decisions.sum())

    return play


def in_c(name: str, count: int, folder: Path) -> Play:
    """The same by bench/c."""
    source, library = Path(__file__).parent / "c" / f"{name}.c", folder / f"{name}.so"
    options = ["-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run(["gcc", *options, "-o", str(library), str(source)], check=True)
    play_all = ctypes.CDLL(str(library)).play
    play_all.restype = ctypes.c_int64
    whole, address = ctypes.c_int64, ctypes.c_void_p
    play_all.argtypes = (whole, ctypes.c_int, ctypes.c_uint64, whole, address, address)

    def play(first: int, games: int) -> Played:
        scores, ranks = np.zeros((2, games, count), np.int64)
        decisions = play_all(games, count, SEED, first, scores.ctypes.data, ranks.ctypes.data)
        return scores, ranks, decisions

    return play


@cache
def _rules(name: str) -> Ints:
    return rules_of(adamas.game(name))


def _race(one: Play, other: Play, clock: Clock = time.process_time) -> tuple[float, float]:
    """Games a second of both, who take turns."""
    sizes = [_size(each) for each in (one, other)]
    best = [0.0, 0.0]
    for turn in range(ROUNDS):
        for place, play in enumerate((one, other)):
            best[place] = max(
                best[place], _speed(play, turn * sizes[place], sizes[place], clock)[0]
            )
    return best[0], best[1]


def _best(play: Play) -> tuple[float, float]:
    """Games and decisions a second."""
    size = _size(play)
    return max(_speed(play, turn * size, size) for turn in range(ROUNDS))


def _size(play: Play) -> int:
    """How many games fill a turn."""
    games = 1
    play(0, games)
    while True:
        begun = time.perf_counter()
        play(0, games)
        passed = time.perf_counter() - begun
        if passed > SECONDS / 4:
            return max(1, int(games * SECONDS / passed))
        games *= 2


def _speed(
    play: Play, first: int, games: int, clock: Clock = time.process_time
) -> tuple[float, float]:
    begun = clock()
    _, _, decisions = play(first, games)
    passed = clock() - begun
    return games / passed, decisions / passed


def _first_game(name: str, folder: str) -> tuple[float, float]:
    """Seconds on a core until a new process has played its first game, and those of a clock."""
    code = (
        "from adamas.sim.plan import Plan; from adamas.sim.chunks import play_chunk;"
        f"play_chunk(Plan({name!r}, ('mouse',) * 4), 0, 1)"
    )
    # Where packages are installed as usual, Python has compiled them to bytecode long before.
    environment = {**os.environ, "XDG_CACHE_HOME": folder, "PYTHONPYCACHEPREFIX": f"{folder}/pyc"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    primer = "import adamas.sim.chunks, numba.core.inline_closurecall, numba.typed"
    subprocess.run([sys.executable, "-c", primer], check=True, env=environment)
    before, begun = os.times(), time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)
    passed, after = time.perf_counter() - begun, os.times()
    user, system = (after[place] - before[place] for place in (2, 3))
    return user + system, passed


def _title(*heads: str) -> None:
    label, *others = heads
    print(f"\n{label:<22}" + "".join(f"{head:>13}" for head in others) + f"{'bar':>10}", flush=True)


def _row(
    label: str,
    one: str,
    two: str,
    three: str,
    met: bool = True,
    bar: float | str = "",
    sign: str = ">=",
) -> None:
    """A line of a table; without a bar nothing is asked of it."""
    asked = f"{f'{sign} {bar}':>10}  {'met' if met else 'NOT MET'}" if bar else ""
    print(f"{label:<22}{one:>13}{two:>13}{three:>13}{asked}", flush=True)


def _cpu() -> str:
    described = Path("/proc/cpuinfo")
    if described.exists():
        for line in described.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


@cache
def _compiler_version() -> str:
    if not shutil.which("gcc"):
        return ""
    done = subprocess.run(["gcc", "--version"], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[0]


if __name__ == "__main__":
    main()
