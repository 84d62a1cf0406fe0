"""Simulations: the same games on one thread, in two processes and on a real Dask cluster."""

from collections.abc import Iterator
from dataclasses import replace

import distributed
import numpy as np
import pytest

import adamas
from adamas import sim
from adamas.core.catalogue import games_at
from adamas.core.errors import BadOption
from adamas.core.level import Level
from adamas.sim.chunks import Chunk, EndlessGame, compiles, members_of, play_chunk
from adamas.sim.plan import Plan, filled
from adamas.sim.runs import run
from adamas.sim.tally import Tally
from adamas.terminal.bot_files import find_bot_or_file
from tests.contract.cases import cases_at

PLAN = Plan("diamant", ("value:1", "field", "field", "random"), seed=3)
GAMES = 500


def played(plan: Plan, games: int = GAMES, **where: object) -> Chunk:
    """All games of a run in one chunk."""
    chunks = list(run(plan, games, **where))  # type: ignore[arg-type]
    assert [chunk.first for chunk in chunks] == list(
        np.cumsum([0, *(len(chunk) for chunk in chunks[:-1])])
    )
    return Chunk(
        0,
        np.concatenate([chunk.scores for chunk in chunks]),
        np.concatenate([chunk.ranks for chunk in chunks]),
        sum(chunk.decisions for chunk in chunks),
    )


def same(one: Chunk, other: Chunk) -> bool:
    return (
        np.array_equal(one.scores, other.scores)
        and np.array_equal(one.ranks, other.ranks)
        and one.decisions == other.decisions
    )


@pytest.fixture(scope="module")
def reference() -> Chunk:
    return played(PLAN, threads=1)


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """A real Dask cluster of two worker processes on this machine."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address.removeprefix("tcp://")


class TestTheSameGamesEverywhere:
    def test_on_two_threads(self, reference: Chunk) -> None:
        assert same(reference, played(PLAN, threads=2))

    def test_in_pieces(self, reference: Chunk) -> None:
        piece = play_chunk(PLAN, 123, 45)
        assert np.array_equal(piece.scores, reference.scores[123:168])

    def test_in_two_processes(self, reference: Chunk) -> None:
        assert same(reference, played(PLAN, cluster="processes://2"))

    def test_on_a_dask_cluster(self, reference: Chunk, scheduler: str) -> None:
        assert same(reference, played(PLAN, cluster=f"dask://{scheduler}"))

    def test_another_seed_gives_other_games(self, reference: Chunk) -> None:
        assert not same(reference, played(replace(PLAN, seed=4), threads=1))

    def test_plain_functions_as_well(self, tmp_path: object) -> None:
        path = f"{tmp_path}/mine.py"
        with open(path, "w", encoding="utf-8") as file:
            file.write("def bold(view, legal, rng):\n    return legal[0]\n")
        bots = (f"{path}:bold", "random", "sensible")
        plan = Plan("diamant", bots, seed=1, find=find_bot_or_file)
        assert not compiles(plan)
        one = played(plan, 12, threads=1)
        assert same(one, played(plan, 12, threads=2))
        assert one.scores[:, 0].sum() == 0, "who never leaves takes nothing home"


class TestDecisions:
    """Both ways of playing count the choices of seats: once the moves of chance were counted."""

    def by_the_rules(self, plan: Plan, games: int, monkeypatch: pytest.MonkeyPatch) -> int:
        monkeypatch.setattr("adamas.sim.chunks.compiles", lambda _: False)
        return play_chunk(plan, 0, games).decisions

    def test_who_leaves_at_once_decides_once_an_expedition(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        plan = Plan("diamant", ("threshold:0",) * 4, seed=1)
        compiled = play_chunk(plan, 0, 10).decisions
        assert compiled == 10 * 5 * 4
        assert self.by_the_rules(plan, 10, monkeypatch) == compiled

    @pytest.mark.parametrize("name", games_at(Level.SIMULATOR))
    def test_random_games_take_as_many(self, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """They are other games, so only their mean is the same."""
        plan = Plan(name, ("random",) * 4, seed=1)
        many = play_chunk(plan, 0, 2000).decisions / 2000
        few = self.by_the_rules(plan, 120, monkeypatch) / 120
        assert few == pytest.approx(many, rel=0.15)


def test_rotation_moves_everybody_around_the_table() -> None:
    """Seat 0 has no edge in this game, so look at a game where it begins."""
    fixed = Plan("diamoniak", ("random",) * 2, seed=1, rotate=False)
    shares = [
        (played(plan, 4000).ranks[:, 0] == 1).mean()
        for plan in (fixed, replace(fixed, rotate=True))
    ]
    assert abs(shares[1] - 0.5) < 0.03
    assert shares[0] != shares[1]


def test_members_of_a_cast_are_those_who_played() -> None:
    """Who leaves at once and who never leaves are easy to tell apart."""
    plan = Plan("diamant", ("threshold:0+threshold:999",) * 3, seed=2)
    members = members_of(plan, 0, 300)
    assert {0, 1} == set(members.ravel().tolist())
    chunk = play_chunk(plan, 0, 300)
    never_leaves = chunk.scores[members == 1]
    assert never_leaves.sum() == 0
    assert chunk.scores[members == 0].sum() > 0


@pytest.mark.parametrize("case", cases_at(Level.SIMULATOR)[::7], ids=str)
def test_every_edition_and_option_can_be_simulated(case: object) -> None:
    assert hasattr(case, "box")
    plan = Plan(
        case.box.name,
        ("random",) * case.seats,  # type: ignore[attr-defined]
        case.edition,  # type: ignore[attr-defined]
        case.options,  # type: ignore[attr-defined]
    )
    chunk = played(plan, 5, threads=1)
    assert chunk.scores.shape == (5, plan.seats)
    assert (chunk.ranks.min(axis=1) == 1).all()


@pytest.mark.parametrize("seed", [0, 2**64 - 1])
def test_the_first_and_the_last_seed_can_be_played(seed: int) -> None:
    assert len(played(replace(PLAN, seed=seed), 3, threads=1)) == 3
    assert sim.batch(adamas.game("diamant"), 2, seed=seed).tables == 2


class TestErrors:
    @pytest.mark.parametrize("seed", [-1, 2**64])
    def test_a_seed_that_does_not_fit(self, seed: int) -> None:
        complaint = f"from 0 to {2**64 - 1}, not {seed}"
        with pytest.raises(BadOption, match=complaint):
            played(replace(PLAN, seed=seed), 1)
        with pytest.raises(BadOption, match=complaint):
            sim.batch(adamas.game("diamant"), 2, seed=seed)

    @pytest.mark.parametrize(
        ("address", "complaint"),
        [
            ("slurm://here", "it should begin with dask://"),
            ("processes://many", "how many processes"),
            ("dask://127.0.0.1:1", "no Dask scheduler at"),
        ],
    )
    def test_a_wrong_cluster(self, address: str, complaint: str) -> None:
        with pytest.raises(BadOption, match=complaint):
            played(PLAN, 1, cluster=address)

    def test_a_bot_without_an_end(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("adamas.sim.chunks.loops", lambda *_: _Endless)
        with pytest.raises(EndlessGame, match="Game 10 did not come to an end"):
            play_chunk(PLAN, 10, 5)


class _Endless:
    @staticmethod
    def play(*_: object) -> int:
        return 0


def test_the_last_bot_fills_the_seats() -> None:
    assert filled(("a", "b"), 4) == ("a", "b", "b", "b")
    assert filled(("a",), 1) == ("a",)


class TestTally:
    def chunk(self) -> Chunk:
        scores = np.array([[10, 4, 4], [6, 6, 0], [0, 9, 3], [5, 5, 5]])
        ranks = np.array([[1, 2, 2], [1, 1, 3], [3, 1, 2], [1, 1, 1]])
        return Chunk(0, scores, ranks, 40)

    def test_shared_victories_count_in_parts(self) -> None:
        tally = Tally(Plan("diamant", ("value", "random", "random")))
        tally.add(self.chunk())
        value, random = tally.lines()
        assert value.share == pytest.approx((1 + 0.5 + 0 + 1 / 3) / 4)
        assert random.share == pytest.approx((1 - value.share) / 2)
        assert (value.places, random.places) == (1, 2)
        assert value.mean == 21 / 4
        assert random.mean == (4 + 3 + 6 + 5) / 4

    def test_quantiles_and_histogram(self) -> None:
        tally = Tally(Plan("diamant", ("value", "random", "random")))
        tally.add(self.chunk())
        value = tally.lines()[0]
        assert value.lowest == 0
        assert value.histogram.tolist() == [1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1]
        assert value.quantiles == (0, 0, 5, 6, 10)

    def test_the_interval_is_that_of_a_mean(self) -> None:
        tally = Tally(Plan("diamant", ("value", "random", "random")))
        tally.add(self.chunk())
        points = np.array([10, 6, 0, 5])
        expected = 1.959964 * points.std(ddof=1) / 2
        assert tally.lines()[0].mean_error == pytest.approx(expected)

    def test_chunks_add_up_in_any_order(self) -> None:
        plan = Plan("diamant", ("value", "random", "random"))
        parts = [play_chunk(plan, first, 50) for first in (0, 50, 100)]
        forward, backward = Tally(plan), Tally(plan)
        for part in parts:
            forward.add(part)
        for part in reversed(parts):
            backward.add(part)
        assert forward.games == backward.games == 150
        for one, other in zip(forward.lines(), backward.lines(), strict=True):
            assert one.share == pytest.approx(other.share)
            assert one.quantiles == other.quantiles
