"""Many tables at once: the same law, the same observations, and automatic new games."""

from random import Random

import numpy as np
import pytest

import adamas
from adamas import sim
from adamas.compiled import Ints
from adamas.core.catalogue import games_at
from adamas.core.errors import BadOption, IllegalMove
from adamas.core.level import Level
from adamas.core.turn import Chance, Decide
from adamas.play.match import draw_at_random
from adamas.sim.batches import Batch
from adamas.sim.kernels import kernel, observation
from tests.contract.cases import Case, cases_at

every_game = pytest.mark.parametrize("name", games_at(Level.SIMULATOR))


def random_actions(batch: Batch, rng: np.random.Generator) -> Ints:
    """A legal action for everybody."""
    chosen: Ints = (rng.random(batch.legal.shape) * batch.legal).argmax(axis=2).astype(np.int64)
    return chosen


@every_game
def test_tables_play_games_to_their_end(name: str) -> None:
    batch = sim.batch(adamas.game(name), 8, seed=1)
    rng, finished, total = np.random.default_rng(1), 0, 0.0
    while finished < 12:
        assert (batch.legal.any(axis=2) == batch.deciding).all()
        assert batch.deciding.any(axis=1).all()
        batch.step(random_actions(batch, rng))
        finished += int(batch.done.sum())
        total += float(batch.rewards.sum())
        assert np.allclose(batch.rewards[batch.done].sum(axis=1), 1)
        assert not batch.rewards[~batch.done].any()
    assert total == pytest.approx(finished)


@every_game
def test_the_same_seed_and_choices_give_the_same_games(name: str) -> None:
    runs = []
    for _ in range(2):
        batch = sim.batch(adamas.game(name), 4, seed=9)
        rng = np.random.default_rng(2)
        for _ in range(40):
            batch.step(random_actions(batch, rng))
        runs.append(batch.observations.copy())
    assert np.array_equal(runs[0], runs[1])
    batch.reset()
    again = sim.batch(adamas.game(name), 4, seed=9)
    assert np.array_equal(batch.observations, again.observations)


@every_game
def test_a_table_does_not_depend_on_how_many_there_are(name: str) -> None:
    few, many = (sim.batch(adamas.game(name), tables, seed=4) for tables in (2, 5))
    assert np.array_equal(few.observations, many.observations[:2])


@pytest.mark.parametrize("case", cases_at(Level.SIMULATOR)[::9], ids=str)
def test_a_row_is_what_the_view_says(case: Case) -> None:
    """The compiled row of the true state equals the plain row of what the seat can know."""
    name, game = case.box.name, case.game
    law, seen = kernel(name), observation(name)
    plain = __import__(f"{case.box.package}.observation", fromlist=["observe"])
    rules: Ints = np.array(law.encode(game), np.int64)
    array: Ints = np.zeros(law.SIZE, np.int64)
    law.begin(rules, array, case.seats)
    state, rng = game.initial(case.seats), Random(str(case))
    for _ in range(60):
        turn = game.turn(state)
        if not isinstance(turn, Chance | Decide):
            break
        for seat in range(case.seats):
            row, other = np.zeros(seen.OBSERVATION), [0.0] * seen.OBSERVATION
            seen.observe_public(rules, array, row)
            seen.observe_own(rules, array, seat, row)
            flat = law.flatten(game, game.observe(state, seat))
            plain.observe_public(law.encode(game), flat, other)
            plain.observe_own(law.encode(game), flat, seat, other)
            different = [seen.FIELDS[place] for place in np.flatnonzero(row != np.array(other))]
            assert not different
        if isinstance(turn, Chance):
            outcome = draw_at_random(turn, rng)
            names = [each for each, _ in turn.outcomes]
            known = law.outcomes(game, turn.epoch)
            number = known.index(outcome) if outcome in known else names.index(outcome)
            law.draw(rules, array, number)
            state, _ = game.apply(state, outcome)
        else:
            joint = {seat: rng.choice(legal) for seat, legal in turn.choices.items()}
            choices: Ints = np.zeros(8, np.int64)
            for seat, action in joint.items():
                choices[seat] = law.number(action)
            law.decide(rules, array, choices)
            state, _ = game.apply(state, joint)


@every_game
def test_fields_are_named(name: str) -> None:
    batch = sim.batch(adamas.game(name), 1)
    assert len(batch.fields) == batch.observations.shape[2] == len(set(batch.fields))


class TestErrors:
    def test_an_illegal_action_changes_nothing(self) -> None:
        batch = sim.batch(adamas.game("diamant"), 3)
        before = batch.observations.copy()
        actions: Ints = np.zeros((3, 4), np.int64)
        actions[1, 2] = 2
        with pytest.raises(IllegalMove, match=r"Table 1: .* is not legal"):
            batch.step(actions)
        assert np.array_equal(batch.observations, before)

    def test_actions_of_a_wrong_shape(self) -> None:
        batch = sim.batch(adamas.game("diamant"), 3)
        with pytest.raises(
            BadOption, match=r"int64 of shape \(3, 4\), not float64 of shape \(3,\)"
        ):
            batch.step(np.zeros(3))  # type: ignore[arg-type]

    def test_no_table(self) -> None:
        with pytest.raises(BadOption, match="at least one table"):
            sim.batch(adamas.game("diamant"), 0)

    def test_too_many_seats(self) -> None:
        with pytest.raises(BadOption, match="is played by 3 to 8"):
            sim.batch(adamas.game("diamant"), 1, seats=9)


def test_actions_have_words() -> None:
    batch = sim.batch(adamas.game("diamant"), 1)
    assert [str(batch.action(number)) for number in range(2)] == ["continue", "exit"]
