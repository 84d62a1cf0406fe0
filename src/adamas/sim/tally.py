"""Adds up the results of many games: shares of victory, points and their spread, with intervals."""

import math
from dataclasses import dataclass, field

import numpy as np

from adamas.compiled import Ints
from adamas.sim.chunks import Chunk
from adamas.sim.plan import Plan

CERTAINTY = 1.959964
"""Standard errors on each side of an interval of 95 %."""
WHOLE = 840
"""A victory in parts that up to eight winners can share: sums stay whole, and exact."""
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True, slots=True)
class Line:
    """What is known of one bot."""

    bot: str
    places: int
    """How many places it has at the table."""
    share: float
    """Its part of the victories at one place; a shared victory counts in parts."""
    share_error: float
    """Half the length of the 95 % interval."""
    mean: float
    mean_error: float
    quantiles: tuple[int, ...]
    histogram: Ints
    """Games by points, beginning with `lowest`."""
    lowest: int


@dataclass
class Tally:
    """Grows with every chunk; the order of chunks does not matter."""

    plan: Plan
    games: int = 0
    decisions: int = 0
    _groups: dict[str, "_Group"] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for place, bot in enumerate(self.plan.bots):
            self._groups.setdefault(bot, _Group()).places.append(place)

    def add(self, chunk: Chunk) -> None:
        """Count some more games."""
        self.games += len(chunk)
        self.decisions += chunk.decisions
        won = (chunk.ranks == 1).astype(np.int64)
        shares = won * (WHOLE // won.sum(axis=1, keepdims=True))
        for group in self._groups.values():
            group.add(shares, chunk.scores)

    def lines(self) -> list[Line]:
        """What is known so far, in the order in which the bots were named."""
        return [group.line(bot, self.games) for bot, group in self._groups.items()]


@dataclass
class _Group:
    """Sums over the places of one bot. Its places in one game count as one observation."""

    places: list[int] = field(default_factory=list)
    share: int = 0
    share_squares: int = 0
    points: int = 0
    point_squares: int = 0
    counts: dict[int, int] = field(default_factory=dict)

    def add(self, shares: Ints, scores: Ints) -> None:
        own = shares[:, self.places].sum(axis=1)
        points = scores[:, self.places].sum(axis=1)
        self.share += int(own.sum())
        self.share_squares += int((own * own).sum())
        self.points += int(points.sum())
        self.point_squares += int((points * points).sum())
        values, counts = np.unique(scores[:, self.places], return_counts=True)
        for value, count in zip(values.tolist(), counts.tolist(), strict=True):
            self.counts[value] = self.counts.get(value, 0) + count

    def line(self, bot: str, games: int) -> Line:
        lowest, highest = min(self.counts, default=0), max(self.counts, default=0)
        histogram: Ints = np.zeros(highest - lowest + 1, np.int64)
        for value, count in self.counts.items():
            histogram[value - lowest] = count
        places = len(self.places)
        share, share_error = interval(self.share, self.share_squares, games, WHOLE * places)
        mean, mean_error = interval(self.points, self.point_squares, games, places)
        return Line(
            bot=bot,
            places=places,
            share=share,
            share_error=share_error,
            mean=mean,
            mean_error=mean_error,
            quantiles=_quantiles(histogram, lowest),
            histogram=histogram,
            lowest=lowest,
        )


def interval(total: int, squares: int, count: int, unit: int = 1) -> tuple[float, float]:
    """The mean of some whole numbers, and ± of it, given their sum and that of their squares.

    Both are given in units: a share of 420 is half a WHOLE.
    """
    if count < 2:
        return total / count / unit if count else math.nan, math.inf
    # Whole numbers until here, so that nothing depends on the order of the games.
    variance = (squares * count - total * total) / (count * (count - 1))
    return total / count / unit, CERTAINTY * math.sqrt(variance / count) / unit


def _quantiles(histogram: Ints, lowest: int) -> tuple[int, ...]:
    """For each quantile the fewest points that so many games do not exceed."""
    if not histogram.sum():
        return (0,) * len(QUANTILES)
    sums = np.cumsum(histogram)
    places = (int(np.searchsorted(sums, each * sums[-1])) for each in QUANTILES)
    return tuple(lowest + place for place in places)
