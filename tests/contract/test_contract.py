"""What every game promises (core/game.py), checked for all of them."""

import json
import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from adamas.core.catalogue import shelf
from adamas.core.codec import dumps, from_data
from adamas.core.errors import BadOption, IllegalMove, Malformed
from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.core.turn import LISTED, Chance, Decide, Over, check_move
from tests.contract.cases import (
    CASES,
    EDITIONS,
    Case,
    every_case,
    every_edition,
    random_game,
    random_move,
    sampled_steps,
    whole_game,
)


def test_there_are_games() -> None:
    assert len({case.box.name for case in EDITIONS}) >= 3
    assert len(CASES) > 60


@every_case
def test_random_games_end_and_rank_everybody(case: Case) -> None:
    game = case.game
    *_, last = whole_game(case)
    over = game.turn(last.after)
    assert isinstance(over, Over)
    assert len(over.scores) == len(over.ranks) == case.seats
    assert over.winners
    for better in range(case.seats):
        for worse in range(case.seats):
            if over.ranks[better] < over.ranks[worse]:
                assert over.scores[better] >= over.scores[worse]
    with pytest.raises(IllegalMove, match="over"):
        game.apply(last.after, last.move)


@every_case
def test_turns_are_well_formed(case: Case) -> None:
    game = case.game
    epoch = settled = 0
    for step in whole_game(case):
        match step.turn:
            case Chance():
                outcomes = [outcome for outcome, _ in step.turn.outcomes]
                assert len(set(outcomes)) == len(outcomes)
                assert all(count > 0 for _, count in step.turn.outcomes)
                assert step.turn.epoch >= epoch
                epoch = step.turn.epoch
            case Decide():
                assert step.turn.choices.keys() == step.turn.defaults.keys()
                assert list(step.turn.choices) == sorted(step.turn.choices)
                for seat, legal in step.turn.choices.items():
                    assert len(set(legal)) == len(legal) > 0
                    assert step.turn.defaults[seat] in legal
        assert game.settled_epochs(step.after) >= settled
        settled = game.settled_epochs(step.after)
        # A secret is not published while cards are still drawn with it.
        following = game.turn(step.after)
        if isinstance(following, Chance):
            assert settled <= following.epoch
    assert settled == epoch + 1


@every_case
def test_within_an_epoch_cards_leave_only_by_being_drawn(case: Case) -> None:
    """The dice rely on it: what was in at the start is what is left plus what was drawn."""
    epoch, stack = -1, dict[Any, int]()
    for step in whole_game(case):
        if not isinstance(step.turn, Chance):
            continue
        counts = dict(step.turn.outcomes)
        if step.turn.epoch == epoch and stack.keys() & counts.keys():
            assert {card: n for card, n in stack.items() if n} == counts
        epoch, stack = step.turn.epoch, counts
        stack[step.move] -= 1


@every_case
def test_every_legal_move_is_accepted_and_every_other_refused(case: Case) -> None:
    game = case.game
    steps = sampled_steps(case, 25)
    seen: set[Any] = set()
    for step in steps:
        if isinstance(step.turn, Decide):
            seen |= {action for legal in step.turn.choices.values() for action in legal}
        else:
            seen |= {outcome for outcome, _ in step.turn.outcomes}
    for step in steps:
        if isinstance(step.turn, Chance):
            drawable = {outcome for outcome, _ in step.turn.outcomes}
            for outcome in drawable:
                game.apply(step.before, outcome)
            for other in seen - drawable:
                with pytest.raises(IllegalMove):
                    game.apply(step.before, other)
            with pytest.raises(IllegalMove):
                game.apply(step.before, {0: step.move})
        else:
            _check_decision(game, step.before, step.turn, step.move, seen)


def _check_decision(
    game: AnyGame, state: Any, turn: Decide[Any], joint: Mapping[Seat, Any], seen: set[Any]
) -> None:
    for seat, legal in turn.choices.items():
        for action in legal:
            game.apply(state, {**joint, seat: action})
        for other in seen - set(legal):
            with pytest.raises(IllegalMove):
                game.apply(state, {**joint, seat: other})
        with pytest.raises(IllegalMove):
            game.apply(state, {each: joint[each] for each in joint if each != seat})
    with pytest.raises(IllegalMove):
        game.apply(state, {**joint, 99: next(iter(joint.values()))})
    with pytest.raises(IllegalMove):
        game.apply(state, next(iter(joint.values())))


@every_edition
def test_no_state_is_ever_changed(case: Case) -> None:
    kept = [
        (step.before, dumps(step.before)) for step in random_game(case.game, case.seats, Random(5))
    ]
    assert all(dumps(state) == text for state, text in kept)


@every_case
def test_states_survive_the_codec(case: Case) -> None:
    game = case.game
    for step in sampled_steps(case, 12):
        for state in (step.before, step.after):
            assert from_data(game.state_type, json.loads(dumps(state))) == state


@every_case
def test_moves_have_one_text_that_parses_back(case: Case) -> None:
    game = case.game
    for step in sampled_steps(case, 30):
        if isinstance(step.turn, Chance):
            for outcome, _ in step.turn.outcomes:
                assert game.parse_outcome(str(outcome)) == outcome
        else:
            for legal in step.turn.choices.values():
                assert len({str(action) for action in legal}) == len(legal)
                for action in legal:
                    assert game.parse_action(str(action)) == action
                    _check_text(str(action))


def _check_text(text: str) -> None:
    assert text == text.lower()
    assert " " not in text
    assert ":" not in text


@every_edition
@pytest.mark.parametrize(
    "text", ["", "-", "nonsense", "9", "exit-", "keep--1", "first-x", "Ⅷ", "a" * 5000]
)
def test_nonsense_is_malformed(case: Case, text: str) -> None:
    with pytest.raises(Malformed):
        case.game.parse_action(text)
    with pytest.raises(Malformed):
        case.game.parse_outcome(text)


@every_edition
def test_other_numbers_of_seats_are_refused(case: Case) -> None:
    for seats in (-1, 0, case.box.seats[-1] + 1):
        with pytest.raises(BadOption, match="played by"):
            case.game.initial(seats)


@every_edition
def test_a_game_is_a_value(case: Case) -> None:
    """Two games opened alike agree on everything."""
    one, other = case.game, case.game
    for mine, theirs in zip(
        random_game(one, case.seats, Random(1)),
        random_game(other, case.seats, Random(1)),
        strict=True,
    ):
        assert mine == theirs
    assert one.options == other.options
    assert list(one.options) == sorted(one.options)


@every_case
def test_a_check_never_depends_on_the_others_choices(case: Case) -> None:
    """The error for one seat's choice names that seat's own choices and nothing else."""
    for step in sampled_steps(case, 10):
        if isinstance(step.turn, Decide):
            for seat, legal in step.turn.choices.items():
                with pytest.raises(IllegalMove) as caught:
                    step.turn.check(seat, "nonsense")
                # A dozen are named, and the others counted.
                expected = [str(action) for action in legal[:LISTED]]
                assert all(f"`{text}`" in str(caught.value) for text in expected)
                assert (f" {len(legal) - LISTED} others" in str(caught.value)) == (
                    len(legal) > LISTED + 1
                )
            with pytest.raises(IllegalMove, match="nothing to decide"):
                step.turn.check(99, "nonsense")


def test_over_accepts_nothing() -> None:
    with pytest.raises(IllegalMove, match="over"):
        check_move(Over((1,), (1,)), random_move(Chance(0, (("a", 1),)), Random(1)))


@pytest.mark.parametrize("name", shelf())
@pytest.mark.parametrize("number", range(25))
def test_options_combine_or_are_refused_with_a_sentence(name: str, number: int) -> None:
    """Any values of any options together: a game that ends, or one sentence that says why not."""
    box, rng = shelf()[name], Random(f"{name}/{number}")
    edition = rng.choice(box.editions).name
    picked = rng.sample(box.options, rng.randint(min(2, len(box.options)), len(box.options)))
    options = {option.name: rng.choice(option.values) for option in picked}
    seats = rng.choice(box.seats)
    sentence = None
    try:
        game = box.open(edition, options)
        game.initial(seats)
    except BadOption as refused:
        sentence = str(refused)
    if sentence is not None:
        assert re.fullmatch(r"[A-Z`].*\.", sentence)
        return
    *_, last = random_game(game, seats, rng)
    assert isinstance(game.turn(last.after), Over)
    assert box.open(game.edition, game.options).settings == game.settings
