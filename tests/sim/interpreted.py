"""Runs all that is compiled without the compiler: python -m tests.sim.interpreted GAME.

Started with NUMBA_DISABLE_JIT=1, so that each line of kernels, policies, observations and loops of
a game is run as plain Python, and seen by whatever measures coverage.
"""

import sys
from random import Random

import numpy as np

import adamas
from adamas import sim
from adamas.compiled import Ints
from adamas.core.catalogue import box
from adamas.core.turn import Chance, Decide, Over
from adamas.play.match import draw_at_random
from adamas.sim.chunks import play_chunk
from adamas.sim.kernels import find_playout, rules_of
from adamas.sim.plan import Plan
from tests.contract.cases import Case
from tests.sim.batch_games import with_bots_at_the_table
from tests.sim.lockstep import cases, compare, compare_odd
from tests.sim.odd_games import odd_games

PLAYED, WATCHED, ODD = 20, 3, 36
"""About so many games of each kind are enough to run every line."""
MOST_TRIED = 12
"""A search plays games for every action that it has: this many are enough."""


def some_tables(name: str, games: int) -> list[Case]:
    """Set-ups of a game for so many games: all of them, some several times, or every other one."""
    found = cases(name)
    return (found * -(-games // len(found)))[:: max(1, len(found) // games)]


def watch(name: str) -> int:
    """Games of bots at all kinds of tables, in which every seat's row of numbers is written."""
    rows = 0
    for number, case in enumerate(some_tables(name, WATCHED)):
        game, rng = case.game, Random(number)
        bots = [bot.name for bot in case.box.bots if not bot.searches]
        players = [adamas.bot(game, rng.choice(bots)) for _ in range(case.seats)]
        state = game.initial(case.seats)
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Chance):
                state, _ = game.apply(state, draw_at_random(turn, rng))
                continue
            assert isinstance(turn, Decide)
            for seat in turn.choices:
                assert game.decode_row(game.encode(game.observe(state, seat)))
                rows += 1
            joint = {
                seat: players[seat](game.observe(state, seat), legal, rng)
                for seat, legal in turn.choices.items()
            }
            state, _ = game.apply(state, joint)
    return rows


def everybody(name: str) -> int:
    """Every bot, also with its first parameter changed, at all kinds of tables on the kernel."""
    bots = [bot for bot in box(name).bots if not bot.searches]
    specs = [bot.name for bot in bots]
    specs += [f"{bot.name}:{number}" for bot in bots if bot.parameters for number in (0, 0.3)]
    specs += ["threshold:9:0", "threshold:9:2"] if "threshold" in specs else []
    games = 0
    for number, case in enumerate(some_tables(name, PLAYED)):
        seated = tuple(specs[(number + 3 * seat) % len(specs)] for seat in range(case.seats))
        games += len(play_chunk(Plan(name, seated, case.edition, case.options, number), 0, 1))
    return games


def search(name: str, decisions: int = 2) -> int:
    """Some decisions of a bot that searches, whose whole games take long without the compiler."""
    game, rng, made = box(name).open(), Random(1), 0
    player, state = adamas.bot(game, "search:2"), game.initial(box(name).seats[0])
    while made < decisions and not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Chance):
            state, _ = game.apply(state, draw_at_random(turn, rng))
            continue
        for seat, legal in turn.choices.items():
            if 1 < len(legal) <= MOST_TRIED and made < decisions:
                assert player(game.observe(state, seat), legal, rng) in legal
                made += 1
        joint = {seat: rng.choice(legal) for seat, legal in turn.choices.items()}
        state, _ = game.apply(state, joint)
    return made


def step(name: str, steps: int = 40) -> int:
    """Tables side by side, with random choices."""
    batch = sim.batch(adamas.game(name), 4, seed=1)
    for _ in range(steps):
        batch.step(batch.random_actions())
    field = "+".join(box(name).casts["field"])
    bots = ["mouse", "random", field]
    in_batch, in_simulator = with_bots_at_the_table(box(name).open(), bots, 1, games=2)
    assert in_batch == in_simulator
    tiny, seats = box(name).tiny()
    searching = sim.batch(tiny, 1, bots=["search:2", *[None] * (seats - 1)])
    for _ in range(2):
        searching.step(searching.random_actions())
    return steps


def play_out(name: str) -> int:
    """Random games by a game's own loop, if it has one."""
    playout, games = find_playout(name), 0
    if playout:
        odd = odd_games(name)
        for game, seats in [*((case.game, case.seats) for case in cases(name)), *odd]:
            rules = rules_of(game)
            # In the odd ones the deck runs out now and then.
            rows = 60 if (game, seats) in odd else 3
            scores, ranks = np.zeros((2, rows, seats), np.int64)
            trace: Ints = np.zeros(2000 * (games % 2), np.int64)
            playout.play_random(rules, seats, np.uint64(1), games, scores, ranks, trace)
            games += rows
    return games


if __name__ == "__main__":
    # NumPy warns of what is meant: arithmetic modulo 2**64.
    np.seterr(over="ignore")
    for each in sys.argv[1:]:
        # Of many odd games three each, of few some more.
        odd = min(6, max(3, ODD // max(1, len(odd_games(each)))))
        steps = compare(each, 0) + compare_odd(each, odd)
        steps += step(each) + search(each)
        played = everybody(each) + play_out(each)
        print(f"{each}: {steps} steps are equal; {watch(each)} rows, {played} games played")
