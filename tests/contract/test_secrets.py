"""Nobody learns what they may not know: two states that look alike to a seat stay alike for it."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from adamas.core.codec import dumps
from adamas.core.event import Event
from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.core.turn import Chance, Decide
from tests.contract.cases import (
    Case,
    Step,
    every_case,
    every_edition,
    random_move,
    sampled_steps,
    whole_game,
)


def viewers(case: Case) -> list[Seat | None]:
    return [None, *range(case.seats)]


def obtainable(game: AnyGame, state: Any, seat: Seat | None) -> str:
    """All that a seat can get out of a state: view, screens, its choices and its errors."""
    view = game.observe(state, seat)
    screens = tuple(game.show(view, answered=answered) for answered in (False, True))
    turn = game.turn(state)
    own: Any = ()
    if isinstance(turn, Decide):
        # Who decides is public; what they may do is theirs alone.
        legal = turn.choices.get(seat, ()) if seat is not None else ()
        default = turn.defaults.get(seat) if seat is not None else None
        error = ""
        if seat is not None:
            try:
                turn.check(seat, "nonsense")
            except Exception as caught:
                error = str(caught)
        own = (tuple(turn.choices), tuple(map(str, legal)), str(default), error)
    return dumps((view, screens, own, type(turn).__name__))


def heard(events: tuple[Event, ...], seat: Seat | None) -> str:
    return dumps(tuple(event for event in events if event.visible_to(seat)))


@every_case
def test_lookalike_states_give_the_same_bytes(case: Case) -> None:
    game, rng = case.game, Random(f"alike {case}")
    for step in sampled_steps(case, 12):
        for seat in viewers(case):
            view = game.observe(step.before, seat)
            twin = game.sample_state(view, rng)
            assert game.observe(twin, seat) == view
            assert obtainable(game, twin, seat) == obtainable(game, step.before, seat)


@every_case
def test_lookalike_states_stay_alike_after_the_same_move(case: Case) -> None:
    """Whatever is told of a move follows from what the seat can see before and after it."""
    game, rng = case.game, Random(f"moved {case}")
    for step in sampled_steps(case, 12):
        for seat in viewers(case):
            twin = game.sample_state(game.observe(step.before, seat), rng)
            if _possible(game, twin, step.move):
                check_alike(game, seat, (step.after, step.events), game.apply(twin, step.move))


@every_case
def test_draws_that_a_seat_cannot_tell_apart_are_told_alike(case: Case) -> None:
    game, rng = case.game, Random(f"other {case}")
    draws = [step for step in sampled_steps(case, 60) if isinstance(step.turn, Chance)]
    for step in draws[:12]:
        other = _another_draw(step, rng)
        for seat in viewers(case):
            check_alike(game, seat, (step.after, step.events), game.apply(step.before, other))


def check_alike(
    game: AnyGame,
    seat: Seat | None,
    one: tuple[Any, tuple[Event, ...]],
    other: tuple[Any, tuple[Event, ...]],
) -> None:
    """If a seat cannot tell two states apart, then neither by events, choices or screens."""
    if dumps(game.observe(one[0], seat)) == dumps(game.observe(other[0], seat)):
        assert heard(one[1], seat) == heard(other[1], seat)
        assert obtainable(game, one[0], seat) == obtainable(game, other[0], seat)


def _possible(game: AnyGame, state: Any, move: Any) -> bool:
    turn = game.turn(state)
    if isinstance(turn, Chance):
        return any(move == outcome for outcome, _ in turn.outcomes)
    assert isinstance(turn, Decide)
    return all(move[seat] in turn.choices[seat] for seat in turn.choices)


def _another_draw(step: Step, rng: Random) -> Any:
    assert isinstance(step.turn, Chance)
    return random_move(step.turn, rng)


@every_case
def test_a_view_names_its_seat_and_no_generator(case: Case) -> None:
    """Views and screens are plain data; a screen holds nothing that the view does not."""
    game = case.game
    for step in sampled_steps(case, 4):
        for seat in viewers(case):
            view = game.observe(step.after, seat)
            assert view.seat == seat
            for answered in (False, True):
                text = dumps(game.show(view, answered=answered))
                assert "0x" not in text, "an object leaked into a screen"


def shown_to(game: AnyGame, state: Any, seat: Seat | None) -> set[str]:
    """What a seat may be shown of a state, without saying whose eyes these are."""
    view = game.observe(state, seat)
    screens = (game.show(view, answered=answered) for answered in (False, True))
    return {dumps(replace(screen, seat=None)) for screen in screens}


def differs_by_seat(case: Case, step: Step) -> bool:
    """Whether some seat is shown or told something else of a step than a spectator."""
    shown, told = shown_to(case.game, step.after, None), heard(step.events, None)
    return any(
        heard(step.events, seat) != told or shown_to(case.game, step.after, seat) != shown
        for seat in range(case.seats)
    )


@every_edition
def test_a_game_says_whether_it_has_secrets(case: Case) -> None:
    """Without secrets people can share a device with nothing in between (docs/client.md)."""
    steps = whole_game(case)
    hidden = any(differs_by_seat(case, step) for step in steps)
    sealed = any(isinstance(step.turn, Decide) and len(step.turn.choices) > 1 for step in steps)
    assert case.box.secrets == (hidden or sealed)


def test_the_comparison_can_fail() -> None:
    """A leak in an event is found: guards against a suite that compares nothing."""
    from dataclasses import dataclass

    @dataclass(frozen=True, slots=True)
    class Leak(Event):
        card: str

    class Blind:
        def observe(self, state: Any, seat: Any) -> tuple[()]:  # noqa: ARG002
            return ()

    with pytest.raises(AssertionError):
        check_alike(Blind(), 0, ("a", (Leak("a"),)), ("b", (Leak("b"),)))  # type: ignore[arg-type]
