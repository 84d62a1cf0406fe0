"""How fast many tables are stepped at once: python -m bench.batches [FOLDER].

Joint steps a second of processor time, with observations, legal masks and new games, on one core:
1,000 tables of four, random legal actions that were drawn beforehand. With the folder of another
clone of this project, its steps are measured in the same run, both sides taking turns, and the
bars are ratios. For games of pgx to stand beside, any Python that has it (`pip install pgx`):
`python bench/batches.py --pgx`.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

TABLES, SEATS, STEPS, ROUNDS = 1000, 4, 150, 5
BARS = {"diamant": 1.0, "diamoniak": 1.7, "gnomes": 3.5}
"""At least so many times as fast as commit a5caf37."""
BESIDE = ("leduc_holdem", "2048", "connect_four", "backgammon")
"""Games of pgx: cards, chance, or about as long."""


def main() -> None:
    """Print the table."""
    sides = {"here": Path(__file__).parents[1]}
    if len(sys.argv) > 1:
        sides["there"] = Path(sys.argv[1]).resolve()
    found: dict[str, list[dict[str, float]]] = {side: [] for side in sides}
    for _ in range(ROUNDS):
        for side, folder in sides.items():
            found[side].append(_measured(folder))
    print(f"{'1,000 tables of four':<22}{'steps/s':>12}{'there':>12}{'ratio':>8}{'bar':>8}")
    for game, bar in BARS.items():
        here = max(each[game] for each in found["here"])
        line = f"{game:<22}{here:>12,.0f}"
        if "there" in found:
            there = max(each[game] for each in found["there"])
            met = "met" if here / there >= bar else "NOT MET"
            line += f"{there:>12,.0f}{here / there:>8.2f}{f'>= {bar}':>8}  {met}"
        print(line)
    for game in BARS:
        drawn = max(each[f"{game} random"] for each in found["here"])
        print(f"{game + ', drawing':<22}{drawn:>12,.0f} tables/s")


def _measured(folder: Path) -> dict[str, float]:
    """The figures of a clone, by a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    command = [sys.executable, __file__, "--measure"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def measure() -> dict[str, float]:
    """Steps a second of each game, by whatever package is imported."""
    import adamas
    from adamas import sim

    figures: dict[str, float] = {}
    for name in BARS:
        batch: Any = sim.batch(adamas.game(name), TABLES, seats=SEATS, seed=1)
        rng = np.random.default_rng(1)
        stepping, drawing = 0.0, 0.0
        for _ in range(STEPS):
            luck = rng.random(batch.legal.shape, dtype=np.float32)
            actions = (luck * batch.legal).argmax(axis=2).astype(np.int64)
            stepping += _seconds(batch.step, actions)
            if hasattr(batch, "random_actions"):
                drawing += _seconds(batch.random_actions)
        figures[name] = TABLES * STEPS / stepping
        figures[f"{name} random"] = TABLES * STEPS / drawing if drawing else 0.0
    return figures


def _seconds(act: Callable[..., object], *given: object) -> float:
    begun = time.process_time()
    act(*given)
    return time.process_time() - begun


def pgx_games() -> None:
    """Games of pgx, stepped as many at a time by random legal actions."""
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    rng = np.random.default_rng(1)
    for name in BESIDE:
        game = pgx.make(name)
        keys = jax.random.split(jax.random.PRNGKey(1), TABLES)
        state, step = jax.jit(jax.vmap(game.init))(keys), jax.jit(jax.vmap(game.step))
        stepping = 0.0
        for number in range(STEPS + 1):
            mask = np.asarray(state.legal_action_mask)
            actions = (rng.random(mask.shape) * mask).argmax(axis=1)
            keys = jax.random.split(keys[0], TABLES)
            chance = () if name == "connect_four" else (keys,)
            begun = time.process_time()
            state = jax.block_until_ready(step(state, actions, *chance))
            # The first one is compiled.
            stepping += time.process_time() - begun if number else 0.0
        speed = TABLES * STEPS / stepping
        print(f"{'pgx ' + name:<22}{speed:>12,.0f}  ({pgx.__version__})")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--measure"]:
            print(json.dumps(measure()))
        case ["--pgx"]:
            pgx_games()
        case _:
            main()
