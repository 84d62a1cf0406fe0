"""How fast the reference rules are: python -m bench.rules [SECONDS].

Random games of every game, by number of seats: games, moves and decisions a second on one core.
The figures depend on the machine; docs/performance.md has some with their machine.
"""

import platform
import sys
import time
from random import Random

import adamas
from adamas.core.game import AnyGame
from adamas.core.turn import Chance, Over
from adamas.play.match import draw_at_random


def random_game(game: AnyGame, seats: int, rng: Random) -> tuple[int, int]:
    """Play one; how many moves and how many choices it took."""
    state, moves, choices = game.initial(seats), 0, 0
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Chance):
            state, _ = game.apply(state, draw_at_random(turn, rng))
        else:
            joint = {seat: rng.choice(legal) for seat, legal in turn.choices.items()}
            choices += len(joint)
            state, _ = game.apply(state, joint)
        moves += 1
    return moves, choices


def measure(game: AnyGame, seats: int, seconds: float) -> tuple[float, float, float]:
    """Games, moves and choices a second."""
    rng, games, moves, choices = Random(1), 0, 0, 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        more_moves, more_choices = random_game(game, seats, rng)
        games, moves, choices = games + 1, moves + more_moves, choices + more_choices
    return games / passed, moves / passed, choices / passed


def main() -> None:
    """Print the table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print(f"Python {platform.python_version()} on {platform.machine()}, {seconds:g} s each")
    print(f"{'game':<12}{'seats':>6}{'games/s':>10}{'moves/s':>10}{'choices/s':>11}")
    for name, box in adamas.shelf().items():
        for seats in box.seats:
            games, moves, choices = measure(adamas.game(name), seats, seconds)
            print(f"{name:<12}{seats:>6}{games:>10.0f}{moves:>10.0f}{choices:>11.0f}", flush=True)


if __name__ == "__main__":
    main()
