"""RULES.md of Skeleton, a test for each rule, named after its number."""

from typing import Any

from adamas.core.catalogue import box
from adamas.core.turn import Chance, Decide, Over
from adamas.play.move_text import parse_move

GAME = box("skeleton").open()


def after(*moves: str, seats: int = 2, **options: str) -> Any:
    """The state after moves as a record has them: `white`, then `0:keep`."""
    game = box("skeleton").open(options=options)
    state = game.initial(seats)
    for move in moves:
        state, _ = game.apply(state, parse_move(game, move))
    return state


def all_kept(seats: int) -> tuple[str, ...]:
    """A whole game in which everybody keeps what they draw, the white stones first."""
    stones = ["white"] * 6 + ["black"] * 3
    draws = enumerate(stones)
    return tuple(text for turn, stone in draws for text in (stone, f"{turn % seats}:keep"))


def result(seats: int) -> Over:
    """How that game ends."""
    over = GAME.turn(after(*all_kept(seats), seats=seats))
    assert isinstance(over, Over)
    return over


def test_S1_1_a_bag_holds_nine_stones() -> None:
    turn = GAME.turn(after())
    assert isinstance(turn, Chance)
    assert {str(stone): copies for stone, copies in turn.outcomes} == {"white": 6, "black": 3}
    assert list(GAME.seats) == [2, 3, 4]


def test_S1_2_the_first_seat_begins_unless_an_option_says_otherwise() -> None:
    assert after().mover == 0
    assert after(first_seat="1").mover == 1
    assert after(first_seat="random").mover is None
    assert after("first-1", first_seat="random").mover == 1


def test_S1_3_a_stone_is_drawn_for_all_to_see() -> None:
    state = after("black")
    assert str(state.drawn) == "black"
    assert GAME.observe(state, 1).state == state


def test_S1_4_it_is_kept_or_given_to_the_next() -> None:
    turn = GAME.turn(after("black"))
    assert isinstance(turn, Decide)
    assert {seat: tuple(map(str, legal)) for seat, legal in turn.choices.items()} == {
        0: ("keep", "give")
    }
    for action, counts in (("keep", [1, 0, 0]), ("give", [0, 1, 0])):
        assert [len(bag) for bag in after("black", f"0:{action}", seats=3).taken] == counts


def test_S1_5_the_turn_passes_until_the_bag_is_empty() -> None:
    assert after("white", "0:keep", seats=3).mover == 1
    assert isinstance(GAME.turn(after(*all_kept(2)[:-2])), Chance)
    assert isinstance(GAME.turn(after(*all_kept(2))), Over)


def test_S1_6_white_counts_one_and_black_takes_two() -> None:
    assert result(seats=2).scores == (3 - 2 * 2, 3 - 1 * 2)


def test_S1_7_most_points_win_and_ties_are_shared() -> None:
    assert result(seats=2).ranks == (2, 1)
    assert result(seats=3).ranks == (1, 1, 1)
