"""RULES.md of Pebbles, a test for each rule, named after its number.

Run with ADAMAS_GAMES=examples. The tests of a game that is a part of the program lie in
tests/rulebook.
"""

from collections import Counter
from typing import Any

from adamas.core.catalogue import box
from adamas.core.turn import Chance, Decide, Over
from adamas.play.move_text import parse_move

GAME = box("pebbles").open()
WHOLE = ["white"] * 6 + ["grey"] * 4 + ["black"] * 2
"""All pebbles, in the order in which they are drawn here."""


def after(*moves: str, seats: int = 2, **options: str) -> Any:
    """The state after moves as a record has them: `white`, then `0:keep`."""
    game = box("pebbles").open(options=options)
    state = game.initial(seats)
    for move in moves:
        state, _ = game.apply(state, parse_move(game, move))
    return state


def all_kept(seats: int) -> tuple[str, ...]:
    """A whole game in which everybody keeps what they draw."""
    draws = enumerate(WHOLE)
    return tuple(text for turn, pebble in draws for text in (pebble, f"{turn % seats}:keep"))


def result(seats: int, **options: str) -> Over:
    """How that game ends."""
    over = box("pebbles").open(options=options).turn(after(*all_kept(seats), seats=seats))
    assert isinstance(over, Over)
    return over


def test_P1_1_a_bag_holds_twelve_pebbles() -> None:
    turn = GAME.turn(after())
    assert isinstance(turn, Chance)
    assert {str(pebble): copies for pebble, copies in turn.outcomes} == Counter(WHOLE)
    assert list(GAME.seats) == [2, 3, 4]


def test_P1_2_the_first_seat_begins_unless_an_option_says_otherwise() -> None:
    assert after().mover == 0
    assert after(first_seat="1").mover == 1
    assert after("first-1", first_seat="random").mover == 1


def test_P1_3_only_the_drawer_sees_the_pebble() -> None:
    state = after("black")
    assert str(GAME.observe(state, 0).hand) == "black"
    for other in (1, None):
        view = GAME.observe(state, other)
        assert (view.holding, view.hand, view.left) == (True, None, 11)


def test_P1_4_it_is_kept_or_put_aside() -> None:
    turn = GAME.turn(after("black"))
    assert isinstance(turn, Decide)
    assert {seat: list(map(str, legal)) for seat, legal in turn.choices.items()} == {
        0: ["keep", "put-aside"]
    }


def test_P1_5_a_kept_pebble_lies_face_down_until_the_end() -> None:
    state = after("black", "0:keep")
    other = GAME.observe(state, 1)
    assert (other.kept, other.faces[0]) == ((1, 0), None)
    own = GAME.show(GAME.observe(state, 0), answered=False)
    assert (own.kept, own.shown) == ((1, 0), None), "its owner does not look again"


def test_P1_6_a_pebble_put_aside_lies_open_and_counts_for_nobody() -> None:
    state = after("black", "0:put-aside")
    assert list(map(str, GAME.observe(state, 1).aside.cards())) == ["black"]
    assert [len(kept) for kept in state.kept] == [0, 0]


def test_P1_7_the_turn_passes_until_the_last_pebble_is_down() -> None:
    assert [after(*all_kept(3)[: 2 * turns], seats=3).mover for turns in range(4)] == [0, 1, 2, 0]
    assert isinstance(GAME.turn(after(*all_kept(2)[:-1])), Decide)
    assert isinstance(GAME.turn(after(*all_kept(2))), Over)


def test_P1_8_all_is_shown_and_counted() -> None:
    end = GAME.observe(after(*all_kept(3), seats=3), None)
    shown = GAME.show(end, answered=False).shown
    assert [Counter(map(str, pebbles)) for pebbles in shown] == [
        {"white": 2, "grey": 2},
        {"white": 2, "grey": 1, "black": 1},
        {"white": 2, "grey": 1, "black": 1},
    ]
    assert result(seats=3).scores == (2 + 2 * 2, 2 + 2 - 3, 2 + 2 - 3)


def test_P1_9_most_points_win_and_ties_are_shared() -> None:
    assert result(seats=3).ranks == (1, 2, 2)


def test_P_A1_a_black_pebble_may_count_nothing() -> None:
    assert result(seats=3, black_counts="zero").scores == (2 + 2 * 2, 2 + 2, 2 + 2)
