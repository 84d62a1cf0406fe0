"""Measures bots against each other: mixed tables with a rating, and one against many."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from adamas.compiled import Ints
from adamas.core.errors import BadOption
from adamas.sim.chunks import members_of
from adamas.sim.plan import Plan
from adamas.sim.runs import need, run
from adamas.sim.tally import WHOLE, Tally, interval

Progress = Callable[[int], None]

RATED_GAMES = 4_000
"""Games that the rating is made from: it is settled long before."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did at mixed tables."""

    bot: str
    seats: int
    """At how many places it sat, over all games."""
    share: float
    share_error: float
    mean: float
    rating: float
    rating_error: float


@dataclass(frozen=True, slots=True)
class Duel:
    """How one bot did against many of another kind, or against a set such as `field`."""

    bot: str
    against: str
    games: int
    share: float
    share_error: float
    mean: float


def mixed_tables(
    plan: Plan,
    bots: tuple[str, ...],
    games: int,
    progress: Progress = lambda _: None,
    threads: int = 0,
    cluster: str | None = None,
) -> list[Standing]:
    """Every seat of every game is taken by one of the bots, drawn independently; best first."""
    if len(bots) < 2:
        raise BadOption("An arena needs at least two bots.")
    together = "+".join(bots)
    plan = replace(plan, bots=(together,) * plan.seats).check()
    sums: Ints = np.zeros((len(bots), 4), np.int64)
    rating = _Rating(len(bots))
    for chunk in run(plan, games, threads, cluster):
        members = members_of(plan, chunk.first, len(chunk))
        won = (chunk.ranks == 1).astype(np.int64)
        shares = won * (WHOLE // won.sum(axis=1, keepdims=True))
        for bot in range(len(bots)):
            own = members == bot
            sums[bot] += (
                own.sum(),
                shares[own].sum(),
                (shares[own] ** 2).sum(),
                chunk.scores[own].sum(),
            )
        rating.add(members, chunk.ranks)
        progress(len(chunk))
    found = []
    for bot, (seats, share, squares, points) in enumerate(sums.tolist()):
        mean, error = interval(share, squares, seats, WHOLE)
        level, spread = rating.of(bot)
        average = points / max(seats, 1)
        found.append(Standing(bots[bot], seats, mean, error, average, level, spread))
    return sorted(found, key=lambda standing: -standing.share)


class _Rating:
    """A Plackett-Luce rating of the bots, from the ranks at their tables."""

    def __init__(self, bots: int) -> None:
        models = need("openskill.models", "sim")
        self._model = models.PlackettLuce()
        self._ratings = [self._model.rating() for _ in range(bots)]
        self._games = 0

    def add(self, members: Ints, ranks: Ints) -> None:
        """Learn from some games."""
        for bots, places in zip(members.tolist(), ranks.tolist(), strict=True):
            if self._games >= RATED_GAMES:
                return
            self._games += 1
            self._learn(bots, places)

    def _learn(self, bots: list[int], places: list[int]) -> None:
        # A bot that sits at several seats is rated by its best one.
        best: dict[int, int] = {}
        for bot, place in zip(bots, places, strict=True):
            best[bot] = min(place, best.get(bot, place))
        if len(best) < 2:
            return
        teams = [[self._ratings[bot]] for bot in best]
        rated = self._model.rate(teams, ranks=list(best.values()))
        for bot, team in zip(best, rated, strict=True):
            self._ratings[bot] = team[0]

    def of(self, bot: int) -> tuple[float, float]:
        """The rating, and how uncertain it is (95 %)."""
        return self._ratings[bot].mu, 2 * self._ratings[bot].sigma


def one_against_many(
    plan: Plan,
    bots: tuple[str, ...],
    against: tuple[str, ...],
    games: int,
    progress: Progress = lambda _: None,
    threads: int = 0,
    cluster: str | None = None,
) -> Iterator[Duel]:
    """Each bot alone against a table full of each other one; seats rotate."""
    pairs = ((bot, other) for other in against for bot in bots if bot != other)
    for bot, other in pairs:
        duel = replace(plan, bots=(bot, *((other,) * (plan.seats - 1)))).check()
        tally = Tally(duel)
        for chunk in run(duel, games, threads, cluster):
            tally.add(chunk)
            progress(len(chunk))
        line = tally.lines()[0]
        yield Duel(bot, other, tally.games, line.share, line.share_error, line.mean)
