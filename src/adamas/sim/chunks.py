"""Plays numbered games of a plan: compiled if every bot has a policy, else by the rules."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np

from adamas.compiled import Ints
from adamas.core.errors import AdamasError
from adamas.core.kernel import RANDOM
from adamas.play.match import play_game
from adamas.sim.kernels import find_playout, has_kernel, loops, rules_of
from adamas.sim.numbers import Seating, seating
from adamas.sim.plan import Plan


@dataclass(frozen=True)
class Chunk:
    """The results of some games in a row, by game and place."""

    first: int
    scores: Ints
    ranks: Ints
    decisions: int
    """How many choices the seats made, all together; the moves of chance are none."""

    def __len__(self) -> int:
        return len(self.scores)


class EndlessGame(AdamasError):
    """A game did not come to an end: the bots play for ever."""


def compiles(plan: Plan) -> bool:
    """Whether all bots of a plan can play on the kernel."""
    return has_kernel(plan.game) and all(not bot.player for cast in plan.casts for bot in cast)


def _searches(plan: Plan) -> bool:
    return any(bot.searches for cast in plan.casts for bot in cast)


def play_chunk(plan: Plan, first: int, count: int) -> Chunk:
    """Play games number `first` to `first + count - 1`."""
    return _compiled(plan, first, count) if compiles(plan) else _by_the_rules(plan, first, count)


def _compiled(plan: Plan, first: int, count: int) -> Chunk:
    if _only_random(plan) and (playout := find_playout(plan.game)):
        return _at_random(plan, playout, first, count)
    rules, seated = _table(plan)
    scores: Ints = np.zeros((count, plan.seats), np.int64)
    ranks, decisions = np.zeros_like(scores), np.zeros(count, np.int64)
    played = loops(plan.game, _searches(plan)).play(
        *(rules, plan.seats, np.uint64(plan.seed), first),
        *(*seated, plan.rotate, scores, ranks, decisions),
    )
    if played < count:
        raise EndlessGame(f"Game {first + played} did not come to an end: check the bots.")
    return Chunk(first, scores, ranks, int(decisions.sum()))


def members_of(plan: Plan, first: int, count: int) -> Ints:
    """Which member of its cast sat at each place, by game and place."""
    sizes: Ints = np.array([len(cast) for cast in plan.casts], np.int64)
    if compiles(plan):
        found: Ints = loops(plan.game).members(np.uint64(plan.seed), first, count, sizes)
        return found
    rows = [_drawn(plan, number) for number in range(first, first + count)]
    return np.array(rows, np.int64).reshape(count, plan.seats)


def _drawn(plan: Plan, number: int) -> list[int]:
    draw = Random(f"{plan.seed}/game {number}/cast")
    return [draw.randrange(len(cast)) for cast in plan.casts]


def _only_random(plan: Plan) -> bool:
    return all(bot.policy == RANDOM for cast in plan.casts for bot in cast)


def _at_random(plan: Plan, playout: Any, first: int, count: int) -> Chunk:
    """Nobody thinks, so a game's own loop can be used that is made for nothing but random play."""
    rules = rules_of(plan.rules)
    scores: Ints = np.zeros((count, plan.seats), np.int64)
    ranks = np.zeros_like(scores)
    nothing: Ints = np.zeros(0, np.int64)
    seed = np.uint64(plan.seed)
    decisions = playout.play_random(rules, plan.seats, seed, first, scores, ranks, nothing)
    return Chunk(first, scores, ranks, int(decisions))


@lru_cache(maxsize=64)
def _table(plan: Plan) -> tuple[Ints, Seating]:
    """A plan as the compiled loops read it."""
    plan.check()
    return rules_of(plan.rules), seating(plan.box, plan.casts)


def _by_the_rules(plan: Plan, first: int, count: int) -> Chunk:
    # Only bots that search need the compiler here.
    from adamas.sim.search_player import any_player_of

    scores: Ints = np.zeros((count, plan.seats), np.int64)
    ranks = np.zeros_like(scores)
    decisions = 0
    for row in range(count):
        number = first + row
        shift = number if plan.rotate else 0
        places = [(place + shift) % plan.seats for place in range(plan.seats)]
        players: list[Any] = [None] * plan.seats
        for place, member in enumerate(_drawn(plan, number)):
            # Found anew for each game: what a player remembers of one is not known in another.
            bot = plan.find(plan.box, plan.casts[place][member].name)
            players[places[place]] = any_player_of(plan.box, plan.rules, bot)
        played = play_game(plan.rules, players, seed=f"{plan.seed}/game {number}")
        decisions += played.decisions
        for place, seat in enumerate(places):
            scores[row, place] = played.scores[seat]
            ranks[row, place] = played.result.ranks[seat]
    return Chunk(first, scores, ranks, decisions)
