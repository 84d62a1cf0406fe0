"""Plays random games through the rules and the kernel at once, comparing every step.

python -m tests.sim.lockstep GAMES [GAME...] [--seed SEED] compares so many games of each game,
spread over all editions, options and numbers of seats; with 0 one game of each, and some odd ones.
"""

import argparse
import time
from collections.abc import Callable
from copy import copy
from functools import cache
from random import Random

import numpy as np

from adamas.compiled import MOST_ACTIONS, MOST_SEATS, WHOLE, Ints
from adamas.core.catalogue import box, games_at
from adamas.core.compilable import CHANCE, DECIDE, NO_URN, OVER
from adamas.core.game import AnyGame
from adamas.core.kernel import Kernel
from adamas.core.level import Level
from adamas.core.turn import Chance, Decide, Over
from adamas.play.match import draw_at_random
from adamas.sim.kernels import fields, rules_of
from adamas.terminal.progress import GamesProgress
from tests.contract.cases import CASES, Case
from tests.sim.compiled import kernel
from tests.sim.odd_games import odd_games


def keep_turn(game: AnyGame) -> AnyGame:
    """The same rules, which do not work out again the turn that was asked for last.

    `apply` checks its move by that very turn; this is a third of the work.
    """
    kept, turn = copy(game), game.turn
    last: list[object] = [None, None]

    def once(state: object) -> object:
        if last[0] is not state:
            last[:] = state, turn(state)
        return last[1]

    object.__setattr__(kept, "turn", once)
    return kept


class Lockstep:
    """One game in both worlds."""

    def __init__(self, game: AnyGame, seats: int, compiled: Kernel) -> None:
        self.game, self.seats, self.compiled = keep_turn(game), seats, compiled
        self.rules = rules_of(game)
        self.array: Ints = np.zeros(fields(game.name).SIZE, WHOLE)
        compiled.begin(self.rules, self.array, seats)
        self.state = game.initial(seats)
        self.actions: Ints = np.zeros(MOST_ACTIONS, WHOLE)
        self.named = cache(lambda number, seat: game.action(number, seat, seats))

    def play(self, rng: Random) -> int:
        """Play to the end; the number of steps that were compared."""
        steps = 0
        while True:
            turn = self.game.turn(self.state)
            kind = self.compiled.turn(self.rules, self.array)
            steps += 1
            if isinstance(turn, Over):
                assert kind == OVER
                self._compare_end(turn)
                return steps
            if isinstance(turn, Chance):
                assert kind == CHANCE
                self._draw(turn, rng)
            else:
                assert kind == DECIDE
                self._decide(turn, rng)

    def _compare_end(self, over: Over) -> None:
        scores, ranks = np.zeros((2, MOST_SEATS), WHOLE)
        self.compiled.score(self.rules, self.array, scores, ranks)
        assert tuple(scores[: self.seats]) == over.scores
        assert tuple(ranks[: self.seats]) == over.ranks

    def _draw(self, chance: Chance[object], rng: Random) -> None:
        assert self.compiled.epoch(self.rules, self.array) == chance.epoch
        names, copies = self._urn(chance)
        listed = [(name, count) for name, count in zip(names, copies, strict=True) if count]
        assert listed == list(chance.outcomes)
        assert self.compiled.left(self.rules, self.array) == sum(copies)
        outcome = draw_at_random(chance, rng)
        self.compiled.draw(self.rules, self.array, names.index(outcome))
        self.state, _ = self.game.apply(self.state, outcome)

    def _urn(self, chance: Chance[object]) -> tuple[list[object], list[int]]:
        """The outcomes by number, and how many copies of each there are."""
        urn = self.compiled.urn(self.rules, self.array)
        if urn == NO_URN:
            return [outcome for outcome, _ in chance.outcomes], [1] * len(chance.outcomes)
        names = list(self.compiled.outcomes(self.game, chance.epoch))
        return names, self.array[urn : urn + len(names)].tolist()

    def _decide(self, turn: Decide[object], rng: Random) -> None:
        choices: Ints = np.zeros(MOST_SEATS, WHOLE)
        joint = {}
        for seat in range(self.seats):
            count = self.compiled.legal(self.rules, self.array, seat, self.actions)
            actions = self.actions[:count].tolist()
            legal = [self.named(number, seat) for number in actions]
            assert legal == list(turn.choices.get(seat, ()))
            if legal:
                place = rng.randrange(count)
                choices[seat], joint[seat] = actions[place], legal[place]
        self.compiled.decide(self.rules, self.array, choices)
        self.state, _ = self.game.apply(self.state, joint)


def cases(name: str) -> list[Case]:
    """All set-ups of a game."""
    return [case for case in CASES if case.box.name == name]


def compare(
    name: str, games: int, seed: str = "lockstep", done: Callable[[int], None] = lambda _: None
) -> int:
    """Compare so many games, or one of each case; the number of steps."""
    found, compiled, steps = cases(name), kernel(name), 0
    for number in range(games or len(found)):
        case = found[number % len(found)]
        rng = Random(f"{seed}/{name}/{number}")
        steps += Lockstep(case.game, case.seats, compiled).play(rng)
        done(1)
    return steps


def compare_odd(name: str, games: int = 10) -> int:
    """Compare some games of the tiny configuration and of odd ones; the number of steps."""
    return sum(
        Lockstep(game, seats, kernel(name)).play(Random(seed))
        for game, seats in (box(name).tiny(), *odd_games(name))
        for seed in range(games)
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("game", nargs="*", default=list(games_at(Level.SIMULATOR)))
    parser.add_argument("--seed", default="lockstep")
    asked = parser.parse_args()
    for each in asked.game:
        start = time.perf_counter()
        with GamesProgress(asked.games or len(cases(each))) as progress:
            compared = compare(each, asked.games, asked.seed, progress.add) + compare_odd(each)
        seconds = time.perf_counter() - start
        print(f"{each}: {asked.games} games, {compared} steps are equal ({seconds:.0f} s)")
