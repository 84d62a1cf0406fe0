"""Many tables at once: the same law, the same observations, and automatic new games."""

from contextlib import suppress
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import adamas
from adamas import sim
from adamas.compiled import Ints
from adamas.core.catalogue import box, games_at
from adamas.core.errors import BadOption, IllegalMove
from adamas.core.level import Level
from adamas.core.turn import Decide
from tests.contract.cases import Case, cases_at, random_game
from tests.sim.batch_games import SEED, finished, simulated, with_bots_at_the_table
from tests.sim.compiled import kernel
from tests.sim.lockstep import Lockstep

every_game = pytest.mark.parametrize("name", games_at(Level.SIMULATOR))


@every_game
def test_tables_play_games_to_their_end(name: str) -> None:
    batch = sim.batch(adamas.game(name), 8, seed=1)
    done, total = 0, 0.0
    while done < 12:
        assert (batch.legal.any(axis=2) == batch.deciding).all()
        assert batch.deciding.any(axis=1).all()
        batch.step(batch.random_actions())
        done += int(batch.done.sum())
        total += float(batch.rewards.sum())
        assert np.allclose(batch.rewards[batch.done].sum(axis=1), 1)
        assert not batch.rewards[~batch.done].any()
    assert total == pytest.approx(done)


@every_game
def test_random_actions_are_those_of_the_simulator(name: str) -> None:
    game, seats = adamas.game(name), box(name).seats[-1]
    batch = sim.batch(game, 5, seats, SEED)
    assert finished(batch, 12) == simulated(game, ["random"] * seats, 12)


@pytest.mark.parametrize("learner", [0, 1])
def test_bots_at_the_table_play_as_in_the_simulator(learner: int) -> None:
    """Also those of whom one is drawn for each game; the other games without the compiler."""
    bots = ["badger", "+".join(box("diamant").casts["field"]), "mouse", "fox"]
    bots[learner] = "random"
    in_batch, in_simulator = with_bots_at_the_table(adamas.game("diamant"), bots, learner, games=10)
    assert in_batch == in_simulator


def test_a_learner_among_bots_always_has_something_to_do() -> None:
    """Unless a game has ended before it came to its turn."""
    batch = sim.batch(adamas.game("diamant"), 20, seed=1, bots=[None, "mouse", "mouse"])
    for _ in range(60):
        batch.step(batch.random_actions())
        idle = ~batch.deciding[:, 0]
        assert (batch.done | ~idle).all()


@every_game
def test_the_same_seed_and_choices_give_the_same_games(name: str) -> None:
    runs = []
    for _ in range(2):
        batch = sim.batch(adamas.game(name), 4, seed=9)
        for _ in range(40):
            batch.step(batch.random_actions())
        runs.append(batch.observations.copy())
    assert np.array_equal(runs[0], runs[1])
    batch.reset()
    again = sim.batch(adamas.game(name), 4, seed=9)
    assert np.array_equal(batch.observations, again.observations)
    for seed in (8, 9):
        batch.reseed(seed)
        for _ in range(40):
            batch.step(batch.random_actions())
        assert np.array_equal(batch.observations, runs[0]) == (seed == 9)


@every_game
def test_a_table_does_not_depend_on_how_many_there_are(name: str) -> None:
    few, many = (sim.batch(adamas.game(name), tables, seed=4) for tables in (2, 5))
    assert np.array_equal(few.observations, many.observations[:2])


@pytest.mark.parametrize("case", cases_at(Level.SIMULATOR), ids=str)
def test_a_row_is_what_the_view_says(case: Case) -> None:
    """Compiled from the true state, and by plain Python from what the seat can know."""
    game, seats = case.game, case.seats
    batch = sim.batch(game, 1, seats)

    class Watched(Lockstep):
        decisions = 0

        def _decide(self, turn: Decide[Any], rng: Random) -> None:
            if self.decisions % 4 == 0:
                self.compare(turn)
            self.decisions += 1
            if self.decisions > 60:
                raise StopIteration
            super()._decide(turn, rng)

        def compare(self, turn: Decide[Any]) -> None:
            batch._inner[0][:] = self.array
            batch._look()
            for seat in range(seats):
                row = np.array(game.encode(game.observe(self.state, seat)))
                different = np.flatnonzero(batch.observations[0, seat] != row)
                assert not [batch.fields[place] for place in different]
                for field in game.row_fields.in_rows:
                    found = row[field.at :][: game.row_fields.width(field)]
                    assert field.values[0] <= found.min() <= found.max() <= field.values[-1]
                legal = game.action_numbers.numbers(turn.choices.get(seat, ()), seat, seats)
                assert set(np.flatnonzero(batch.legal[0, seat])) == set(legal)

    with suppress(StopIteration):
        Watched(game, seats, kernel(game.name)).play(Random(str(case)))


def anything(weights: NDArray[np.float64], rows: Any, legal: Any) -> NDArray[np.int64]:
    """A policy that nobody has taught: it makes something of every number that it is given."""
    worth = np.where(legal, np.tanh(rows @ weights[:-1] / 20 + weights[-1]), -9)
    found: NDArray[np.int64] = worth.argmax(axis=-1)
    return found


@pytest.mark.parametrize("name", ["diamoniak", "gnomes"])
def test_a_policy_plays_alike_from_every_seat(name: str) -> None:
    """Rows and numbers count seats from the own one, so it cannot tell where it sits."""
    game, games = adamas.game(name, first_seat="random"), 1500
    probe = sim.batch(game, 1, 3)
    size = (probe.observations.shape[2] + 1, probe.legal.shape[2])
    weights = np.random.default_rng(3).normal(size=size)
    shares = []
    for seat in range(3):
        batch = sim.batch(game, 500, 3, seed=seat)
        won, played = 0.0, 0
        while played < games:
            actions = batch.random_actions()
            actions[:, seat] = anything(weights, batch.observations[:, seat], batch.legal[:, seat])
            batch.step(actions)
            won, played = won + float(batch.rewards[:, seat].sum()), played + int(batch.done.sum())
        shares.append(won / played)
    error = (2 * max(shares) * (1 - min(shares)) / games) ** 0.5
    assert max(shares) - min(shares) < 4 * error


@every_game
def test_a_policy_over_numbers_is_a_player_like_any_other(name: str) -> None:
    """It does at a table what it does in a batch."""
    game, seats = adamas.game(name), box(name).seats[0]
    batch = sim.batch(game, 1, seats)
    size = (batch.observations.shape[2] + 1, batch.legal.shape[2])
    weights = np.random.default_rng(1).normal(size=size)

    def policy(rows: Any, legal: Any) -> NDArray[np.int64]:
        assert rows.shape == (1, size[0] - 1)
        assert legal.shape == (1, size[1])
        return anything(weights, rows, legal)

    player = sim.numeric_player(game, policy)
    others = adamas.bot(game, "mouse")
    played = adamas.play_game(game, [player, *[others] * (seats - 1)], seed=1)
    assert len(played.scores) == seats

    def wrong(rows: Any, legal: Any) -> NDArray[np.int64]:  # noqa: ARG001
        return legal.argmin(axis=-1)  # type: ignore[no-any-return]

    for step in random_game(game, seats, Random(1)):
        legal = step.turn.choices.get(0, ()) if isinstance(step.turn, Decide) else ()
        if 0 < len(legal) < size[1]:
            with pytest.raises(IllegalMove, match=r"`wrong` chose \[.*\], which is not legal; "):
                sim.numeric_player(game, wrong)(game.observe(step.before, 0), legal, Random(1))
            break


class TestRewards:
    @every_game
    def test_by_score_and_by_rank(self, name: str) -> None:
        game = adamas.game(name)
        by = {way: sim.batch(game, 6, seed=2, reward=way) for way in ("win", "rank", "score")}
        seen = 0
        while seen < 20:
            actions = by["win"].random_actions().copy()
            for batch in by.values():
                batch.step(actions)
            for table in np.flatnonzero(by["win"].done):
                seen += 1
                ranks = by["win"].ranks[table]
                winners = (ranks == 1) / (ranks == 1).sum()
                assert np.allclose(by["win"].rewards[table], winners)
                assert np.allclose(by["score"].rewards[table], by["win"].scores[table])
                behind = [((ranks > own).sum() + ((ranks == own).sum() - 1) / 2) for own in ranks]
                assert np.allclose(by["rank"].rewards[table], np.array(behind) / (len(ranks) - 1))

    def test_another_way(self) -> None:
        with pytest.raises(BadOption, match="one of win, rank, score, not `love`"):
            sim.batch(adamas.game("diamant"), 1, reward="love")


@every_game
def test_the_last_observation_of_a_game_is_kept(name: str) -> None:
    batch = sim.batch(adamas.game(name), 4, seed=3)
    ended = 0
    while ended < 6:
        before = batch.final_observations.copy()
        batch.step(batch.random_actions())
        assert np.array_equal(batch.final_observations[~batch.done], before[~batch.done])
        for table in np.flatnonzero(batch.done):
            ended += 1
            for seat in range(batch.seats):
                told = batch.game.decode_row(batch.final_observations[table, seat].tolist())
                assert told.get("phase", "over") == "over"
                assert told.get("expedition") == told.get("expeditions")
                if name == "diamant":
                    own: Any = told["seat +0"]
                    assert own["chest"] + own["relic points"] == batch.scores[table, seat]


@every_game
def test_some_tables_can_begin_their_next_game(name: str) -> None:
    batch = sim.batch(adamas.game(name), 4, seed=3)
    for _ in range(5):
        batch.step(batch.random_actions())
    before = batch.observations.copy()
    batch.reset([1, 3])
    assert batch.games.tolist() == [0, 5, 2, 7]
    assert np.array_equal(batch.observations[[0, 2]], before[[0, 2]])
    alone = sim.batch(adamas.game(name), 8, seed=3)
    assert np.array_equal(batch.observations[[1, 3]], alone.observations[[5, 7]])
    batch.reset(np.array([True, False, False, False]))
    assert batch.games.tolist() == [4, 5, 2, 7]
    batch.reset([])
    assert batch.games.tolist() == [4, 5, 2, 7]


@every_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    batch = sim.batch(adamas.game(name), 3, seed=3)
    for _ in range(5):
        batch.step(batch.random_actions())
    twin, saved = batch.clone(), batch.save()
    before = batch.observations.copy()
    for _ in range(200):
        batch.step(batch.random_actions())
    assert np.array_equal(twin.observations, before)
    other = sim.batch(adamas.game(name), 3, seed=99)
    other.restore(saved)
    for again in (twin, other):
        for _ in range(200):
            again.step(again.random_actions())
        for array in ("observations", "legal", "deciding", "games", "scores"):
            assert np.array_equal(getattr(again, array), getattr(batch, array)), array


def test_what_was_saved_elsewhere_is_refused() -> None:
    batch = sim.batch(adamas.game("diamant"), 3)
    others = (
        sim.batch(adamas.game("diamant"), 4),
        sim.batch(adamas.game("diamant", "lavka"), 3),
        sim.batch(adamas.game("diamant"), 3, bots=["mouse"], seats=4),
        sim.batch(adamas.game("gnomes"), 3),
    )
    for other in others:
        with pytest.raises(BadOption, match="does not fit"):
            batch.restore(other.save())
    for junk in (b"", b"PK\x03\x04", batch.save()[:100]):
        with pytest.raises(BadOption, match="nothing that a batch has saved"):
            batch.restore(junk)


@every_game
def test_columns_for_each_value_of_a_choice(name: str) -> None:
    batch, hot = sim.batch(adamas.game(name), 6, seed=2), sim.one_hot(adamas.game(name))
    assert len(set(hot.names)) == len(hot.names)
    for _ in range(30):
        batch.step(batch.random_actions())
        rows = hot(batch.observations)
        assert rows.shape == (6, batch.seats, len(hot.names))
        for place, field in enumerate(batch.fields):
            if field in hot.names:
                assert np.array_equal(
                    rows[..., hot.names.index(field)], batch.observations[..., place]
                )
            else:
                own = [at for at, each in enumerate(hot.names) if each.startswith(f"{field} = ")]
                assert np.isin(rows[..., own], (0, 1)).all()
                assert (rows[..., own].sum(axis=-1) <= 1).all()
    with pytest.raises(BadOption, match=r"has \d+ numbers; this is \(1, 3\)"):
        hot(np.zeros((1, 3), np.float32))


@every_game
def test_fields_are_named(name: str) -> None:
    batch = sim.batch(adamas.game(name), 1)
    assert len(batch.fields) == batch.observations.shape[2] == len(set(batch.fields))


class TestErrors:
    def test_an_illegal_action_changes_nothing(self) -> None:
        batch = sim.batch(adamas.game("diamant"), 3)
        before = batch.observations.copy()
        for number in (2, -1):
            actions: Ints = np.zeros((3, 4), np.int64)
            actions[1, 2] = number
            with pytest.raises(IllegalMove, match=r"Table 1: .* is not legal"):
                batch.step(actions)
        assert np.array_equal(batch.observations, before)

    def test_actions_of_a_wrong_shape(self) -> None:
        batch = sim.batch(adamas.game("diamant"), 3)
        for wrong, told in (
            (np.zeros(3), r"float64 of shape \(3,\)"),
            (np.zeros((3, 4)), r"float64 of shape \(3, 4\)"),
            (None, r"object of shape \(\)"),
        ):
            with pytest.raises(BadOption, match=rf"numbers of shape \(3, 4\), not {told}"):
                batch.step(wrong)  # type: ignore[arg-type]

    def test_whole_numbers_of_any_kind_are_fine(self) -> None:
        batches = [sim.batch(adamas.game("diamant"), 2, 3) for _ in range(3)]
        batches[0].step(np.ones((2, 3), np.int64))
        batches[1].step(np.ones((2, 3), np.int32))
        batches[2].step([[1] * 3] * 2)  # type: ignore[arg-type]
        for batch in batches:
            assert np.array_equal(batch.observations, batches[0].observations)

    @pytest.mark.parametrize("seed", [1.5, "1", None])
    def test_a_seed_that_is_no_whole_number(self, seed: Any) -> None:
        with pytest.raises(BadOption, match="A seed should be a whole number"):
            sim.batch(adamas.game("diamant"), 2, seed=seed)

    @pytest.mark.parametrize("bots", ["fox", [None, 5, None], [None, len, None]])
    def test_bots_that_are_no_names(self, bots: Any) -> None:
        with pytest.raises(BadOption, match="`bots` has a name of a bot for each seat"):
            sim.batch(adamas.game("diamant"), 2, bots=bots)

    def test_a_name_instead_of_a_game(self) -> None:
        with pytest.raises(BadOption, match=r'Open the game first: adamas.game\("gnomes"\)'):
            sim.batch("gnomes", 3)  # type: ignore[arg-type]

    def test_no_table(self) -> None:
        with pytest.raises(BadOption, match="at least one table"):
            sim.batch(adamas.game("diamant"), 0)

    def test_too_many_seats(self) -> None:
        with pytest.raises(BadOption, match="is played by 3 to 8"):
            sim.batch(adamas.game("diamant"), 1, seats=9)

    @pytest.mark.parametrize("tables", [[3], [True, False], [0.5]])
    def test_tables_that_are_not_there(self, tables: list[int]) -> None:
        batch = sim.batch(adamas.game("diamant"), 3)
        with pytest.raises(BadOption, match="There are tables 0 to 2"):
            batch.reset(tables)

    def test_more_bots_than_seats(self) -> None:
        with pytest.raises(BadOption, match="4 are named in `bots`, but there are 3 seats"):
            sim.batch(adamas.game("diamant"), 1, seats=3, bots=["mouse"] * 4)

    def test_nobody_to_choose(self) -> None:
        with pytest.raises(BadOption, match="one seat at least should be None"):
            sim.batch(adamas.game("diamant"), 1, bots=["mouse"] * 3)

    def test_an_unknown_bot(self) -> None:
        with pytest.raises(BadOption, match="There is no bot `wolf`"):
            sim.batch(adamas.game("diamant"), 1, bots=[None, "wolf", "owl"])


def test_actions_have_words() -> None:
    batch = sim.batch(adamas.game("diamoniak"), 1, 3)
    assert [str(batch.action(number, learner=1)) for number in range(5)] == [
        *("draw", "stop", "shield"),
        *("buy-2", "buy-0"),
    ]
