"""Gnomes: what a screen may remember, and who is asked. Random games, every edition and phase."""

from collections.abc import Iterator
from random import Random

import pytest

from adamas.core.catalogue import box
from adamas.core.codec import dumps
from adamas.core.turn import Decide
from adamas.games.gnomes.rules import Gnomes
from adamas.games.gnomes.state import Phase, State
from tests.contract.cases import random_game
from tests.effort import examples

every_number = pytest.mark.parametrize("seats", [2, 3, 4])


def opened(**options: str) -> Gnomes:
    game = box("gnomes").open(options=options)
    assert isinstance(game, Gnomes)
    return game


def states(game: Gnomes, seats: int) -> Iterator[State]:
    for seed in range(examples(1)):
        for step in random_game(game, seats, Random(seed)):
            yield step.before
            last = step.after
        yield last


@every_number
def test_after_an_answer_a_screen_shows_what_a_spectator_could_know(seats: int) -> None:
    """G-A14: for two states that differ only in hidden faces, the screen is the same bytes."""
    game, rng = opened(), Random(seats)
    for state in states(game, seats):
        twin = game.sample_state(game.observe(state, None), rng)
        for seat in range(seats):
            shown = game.show(game.observe(state, seat), answered=True)
            assert dumps(shown) == dumps(game.show(game.observe(twin, seat), answered=True))


@every_number
def test_while_looking_a_screen_shows_what_is_looked_at_and_no_more(seats: int) -> None:
    game, looked = opened(), 0
    for state in states(game, seats):
        for seat in range(seats):
            open_eyes = game.show(game.observe(state, seat), answered=False)
            shut = game.show(game.observe(state, seat), answered=True)
            faces = [
                (owner, slot)
                for owner, row in enumerate(open_eyes.rows)
                for slot, spot in enumerate(row)
                if spot != shut.rows[owner][slot]
            ]
            looks = state.looking[seat]
            if state.phase is Phase.MEMORISE:
                assert faces == [(seat, slot) for slot in range(5)]
            elif looks is not None:
                assert faces == [(looks.seat, looks.slot)]
                looked += 1
            else:
                assert faces == []
            assert (open_eyes.drawn is not None) == (
                state.phase is Phase.KEEP and seat == state.active
            )
            assert shut.drawn is None
    assert looked


@every_number
def test_with_memory_help_a_screen_shows_all_that_the_seat_has_seen(seats: int) -> None:
    game = opened(memory_help="on")
    for state in states(game, seats):
        for seat in range(seats):
            view = game.observe(state, seat)
            shown = game.show(view, answered=True)
            assert shown.unseen == view.unseen
            for known, spot in zip(
                (tile for row in view.rows for tile in row),
                (tile for row in shown.rows for tile in row),
                strict=True,
            ):
                assert (known is None) == (spot is None)
                if known is not None and spot is not None:
                    assert (known.tile, known.seen_by) == (spot.tile, spot.seen_by)


@every_number
@pytest.mark.parametrize("first", ["0", "random"])
def test_view_and_screen_name_who_is_asked(seats: int, first: str) -> None:
    game = opened(first_seat=first, explosion="any")
    for state in states(game, seats):
        turn = game.turn(state)
        asked = tuple(turn.choices) if isinstance(turn, Decide) else ()
        for seat in (None, *range(seats)):
            view = game.observe(state, seat)
            assert view.deciding == asked
            assert game.show(view, answered=False).deciding == asked
