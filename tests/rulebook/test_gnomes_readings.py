"""Gnomes as careful readers may hold it: each value of an option that is not the usual one."""

from dataclasses import replace
from itertools import permutations

import pytest

from adamas.core.catalogue import box
from adamas.core.codec import dumps
from adamas.core.errors import BadOption
from adamas.core.turn import Chance
from adamas.games.gnomes import events as happened
from adamas.games.gnomes.rules import Gnomes
from adamas.games.gnomes.state import Phase, State
from adamas.games.gnomes.tiles import Lot, Plain
from tests.rulebook.test_gnomes import (
    AS_DEALT,
    HOUSE,
    NO_SPECIALS,
    dealt,
    defaults,
    faces,
    held,
    laid_at,
    legal,
    opened,
    play,
    table,
)

ROWS = ("lantern-0 ^torch-1 arrows-2 lantern-3 torch-0", "torch-2 ^lantern-1 arrows-1 torch-3 .")
"""Two rows, each with a tile that was sent up, the second one after an explosion."""
DEALT = ("lantern-0", "torch-0", "arrows-0", "lantern-1", "torch-1")


# G-A15: the order of a row


def test_G_A15_a_row_is_laid_in_any_order() -> None:
    game = opened()
    state = dealt(game, 2, *DEALT)
    orders = ["lay-" + "-".join(map(str, order)) for order in permutations(range(5))]
    assert len(orders) == 120
    assert legal(game, state) == {0: orders, 1: orders}
    state, events = play(game, state, "0:lay-3-0-1-4-2 1:lay-4-3-2-1-0")
    assert faces(state, 0) == ["lantern-1", "lantern-0", "torch-0", "torch-1", "arrows-0"]
    assert faces(state, 1) == list(reversed(DEALT))
    assert events == (happened.LevelEntered(1),)
    assert state.phase is Phase.DRAW


def test_G_A15_others_do_not_learn_the_order() -> None:
    game = opened()
    state = dealt(game, 2, *DEALT)
    laid, _ = play(game, state, "0:lay-3-0-1-4-2 1:lay-4-3-2-1-0")
    kept, _ = play(game, state, f"0:{AS_DEALT} 1:lay-4-3-2-1-0")
    for seat in (1, None):
        assert dumps(game.observe(laid, seat)) == dumps(game.observe(kept, seat))
    assert game.observe(laid, 0) != game.observe(kept, 0)
    # What everybody can tell of a tile stays with its place.
    assert [laid_at(laid, 0, slot).number for slot in range(5)] == [0, 1, 2, 3, 4]


def test_G_A15_as_dealt_there_is_only_an_end_to_confirm() -> None:
    game = opened(arrange="as_dealt")
    state = dealt(game, 2, *DEALT)
    assert legal(game, state) == {0: ["confirm"], 1: ["confirm"]}
    state, _ = play(game, state, "all:confirm")
    assert faces(state, 0) == list(DEALT)


def test_G_A15_version_1_of_the_rules_left_rows_as_dealt() -> None:
    old = box("gnomes").open(version=1)
    assert isinstance(old, Gnomes)
    assert (old.rules_version, old.options) == (1, {})
    assert legal(old, dealt(old, 2, *DEALT))[0] == ["confirm"]
    assert box("gnomes").open(options={"arrange": "own_order"}, version=1).options == {
        "arrange": "own_order"
    }


# G-A5, G-A20: looks


def test_G_A5_a_look_that_must_be_taken_cannot_be_declined() -> None:
    game = opened(look="must")
    state, _ = play(game, table(game, *ROWS), "lantern-2", "0:discard")
    assert legal(game, state) == {0: ["look-0-0", "look-0-2", "look-0-3", "look-0-4"]}
    assert defaults(game, state) == {0: "look-0-0"}
    state, _ = play(game, table(game, *ROWS), "torch-1", "0:discard")
    assert legal(game, state) == {0: ["look-1-0", "look-1-2", "look-1-3"]}
    state, _ = play(game, table(game, *ROWS, level=1), "lit")
    assert legal(game, state)[0][-1] == "stop"


def test_G_A20_a_look_may_fall_on_what_lies_face_up() -> None:
    game = opened(look_at="any")
    state, _ = play(game, table(game, *ROWS), "lantern-2", "0:discard")
    assert legal(game, state) == {0: [*(f"look-0-{slot}" for slot in range(5)), "pass"]}
    state, _ = play(game, table(game, *ROWS), "torch-1", "0:discard", "0:look-1-1")
    assert state.looking[0] is not None
    assert laid_at(state, 1, 1).face_up
    state, _ = play(game, table(game, *ROWS, level=1), "lit")
    assert legal(game, state)[1] == [
        *(f"look-0-{slot}" for slot in range(5)),
        *(f"look-1-{slot}" for slot in range(4)),
        "stop",
    ]


# G-A6: swaps by lot


def offered(game: Gnomes) -> State:
    """Seat 0 has offered its first tile to seat 1."""
    state, events = play(game, table(game, *ROWS), "arrows-3", "0:discard", "0:offer-0-1")
    assert events == ()
    return state


def test_G_A6_by_lot_an_own_tile_and_a_player_are_chosen() -> None:
    game = opened(arrows="by_lot")
    none = "^lantern-1 . . . ."
    state, _ = play(game, table(game, ROWS[0], none, ROWS[1]), "arrows-3", "0:discard")
    assert legal(game, state) == {0: [f"offer-{slot}-2" for slot in (0, 2, 3, 4)]}
    assert defaults(game, state) == {0: "offer-0-2"}


def test_G_A6_by_lot_each_face_down_tile_is_as_likely() -> None:
    game = opened(arrows="by_lot")
    state = offered(game)
    turn = game.turn(state)
    taken = 72 - sum(map(len, state.bags))
    assert turn == Chance(0, tuple((Lot(taken, slot), 1) for slot in (0, 2, 3)))
    state, events = play(game, state, f"lot-{taken}-3")
    assert events == (happened.Swapped(0, 0, 1, 3),)
    assert faces(state, 0)[0] == "torch-3"
    assert faces(state, 1)[3] == "lantern-0"
    assert (state.phase, state.active, state.offer) == (Phase.DRAW, 1, None)


def test_G_A6_by_lot_what_waits_for_chance_is_public() -> None:
    game = opened(arrows="by_lot")
    state = offered(game)
    for seat in (0, 1, None):
        assert game.observe(state, seat).offer == state.offer


# G-A21: the lit corridor


def test_G_A21_exactly_three_looks_for_everybody() -> None:
    game = opened(lit="exactly_three")
    state, _ = play(game, table(game, *ROWS, level=1), "lit")
    for _ in range(3):
        assert "stop" not in legal(game, state)[0]
        assert defaults(game, state) == {0: "look-0-0", 1: "look-0-0"}
        state, _ = play(game, state, "0:look-1-0 1:look-1-0")
    assert legal(game, state) == {0: ["confirm"], 1: ["confirm"]}
    state, _ = play(game, state, "all:confirm")
    assert state.phase is Phase.DRAW


# G-A8: bats


def test_G_A8_bats_may_move_what_lies_face_up() -> None:
    game = opened(bats="any")
    state, _ = play(game, table(game, *ROWS, level=1), "bats")
    assert len(legal(game, state)[0]) == 10
    assert legal(game, state)[1] == [
        *("exchange-0-1", "exchange-0-2", "exchange-0-3"),
        *("exchange-1-2", "exchange-1-3", "exchange-2-3"),
    ]
    assert defaults(game, state) == {0: "exchange-0-2", 1: "exchange-0-2"}
    state, _ = play(game, state, "0:exchange-0-1 1:exchange-0-1")
    assert faces(state, 0)[:2] == ["torch-1", "lantern-0"]
    assert laid_at(state, 0, 0).face_up
    assert not laid_at(state, 0, 1).face_up


def test_G_A8_without_two_face_down_tiles_the_first_two_move() -> None:
    game = opened(bats="any")
    rows = ("^lantern-0 ^torch-1 . . torch-0", "torch-2 . . . .")
    state, events = play(game, table(game, *rows, level=1), "bats")
    assert defaults(game, state) == {0: "exchange-0-1"}
    assert events[2:] == (happened.Skipped(1),)


def test_G_A8_the_default_moves_two_face_down_tiles_if_there_are_just_two() -> None:
    game = opened(bats="any")
    rows = ("^lantern-0 torch-1 . . torch-0", "torch-2 . . . .")
    state, _ = play(game, table(game, *rows, level=1), "bats")
    assert legal(game, state)[0][0] == "exchange-0-1"
    assert defaults(game, state)[0] == "exchange-1-4"


# G-A7: carts


def last_of_level(game: Gnomes, *rows: str, level: int = 1) -> State:
    """One tile is left in the stack."""
    heights = ((1, 18, 18), (0, 1, 18))[level]
    return replace(table(game, *rows, level=level), heights=heights)


def test_G_A7_carts_go_up_when_the_last_tile_is_drawn() -> None:
    game = opened(cart="last_draw")
    state, events = play(game, last_of_level(game, *ROWS), "lantern-2")
    assert events == (happened.Drew(0, 0),)
    assert state.phase is Phase.CART
    assert game.observe(state, 0).drawn == held("lantern-2")
    assert game.observe(state, 1).drawn is None
    assert game.observe(state, 1).tile_waits
    state, events = play(game, state, "0:cart-0 1:cart-0")
    assert [type(event) for event in events] == [happened.CartSentUp] * 2
    assert (state.phase, state.level, state.active) == (Phase.KEEP, 1, 0)
    assert legal(game, state) == {0: ["discard", "keep-2", "keep-3", "keep-4"]}
    state, events = play(
        game, state, "0:keep-2", "0:offer-0-1" if game.rules.by_lot else "0:swap-2-1-2"
    )
    assert events[-1] == happened.LevelEntered(3)
    assert (state.phase, state.level, state.active) == (Phase.DRAW, 2, 1)
    # It came from the level that was left.
    assert laid_at(state, 1, 2).level == 1


def test_G_A7_what_happens_waits_for_the_carts_and_all_can_see_it() -> None:
    game = opened(cart="last_draw")
    state, events = play(game, last_of_level(game, *ROWS), "bats")
    assert events == (happened.Drew(0, 0),)
    for seat in (0, 1, None):
        assert game.observe(state, seat).drawn == game.parse_outcome("bats")
    assert game.observe(state, 1).unseen == game.observe(replace(state, drawn=None), 1).unseen
    state, events = play(game, state, "0:cart-0 1:cart-0")
    assert events[2] == happened.HappeningDrawn(0, game.parse_outcome("bats"))  # type: ignore[arg-type]
    assert (state.phase, state.drawn) == (Phase.BATS, None)
    state, events = play(game, state, "0:exchange-2-3 1:exchange-2-3")
    assert events[-1] == happened.LevelEntered(3)


def test_G_A7_a_swap_by_lot_with_the_last_tile_leads_to_the_next_level() -> None:
    game = opened(cart="last_draw", arrows="by_lot")
    state, _ = play(game, last_of_level(game, *ROWS), "arrows-2", "0:cart-0 1:cart-0")
    state, _ = play(game, state, "0:discard", "0:offer-2-1")
    taken = 72 - sum(map(len, state.bags))
    state, events = play(game, state, f"lot-{taken}-3")
    assert events[-1] == happened.LevelEntered(3)
    assert (state.phase, state.level) == (Phase.DRAW, 2)


def test_G_A7_without_a_tile_to_send_up_the_game_goes_on() -> None:
    game = opened(cart="last_draw")
    rows = ("^lantern-0 . . . .", "^torch-0 . . . .")
    state, events = play(game, last_of_level(game, *rows), "bats")
    assert [type(event) for event in events] == [
        *(happened.Drew, happened.HappeningDrawn),
        *(happened.Skipped, happened.Skipped),
        happened.LevelEntered,
    ]
    assert (state.phase, state.level) == (Phase.DRAW, 2)


# G8.4: what a real box may hold


def test_G8_4_a_tile_without_a_symbol_does_nothing() -> None:
    game = opened(tiles="I:plain-9*30,lantern-7*6;II:torch-5*1;III:snow-white*1")
    state = dealt(game, 2, "plain-9")
    state, _ = play(game, state, f"all:{AS_DEALT}", "lantern-7", "0:keep-2")
    assert (state.phase, state.active) == (Phase.DRAW, 1)
    assert state.discards == (Plain(9),)
    state, _ = play(game, state, "plain-9", "1:discard")
    assert (state.phase, state.active) == (Phase.DRAW, 0)


def test_G8_4_ordinary_tiles_show_up_to_nine_diamonds() -> None:
    game = opened(tiles="I:plain-9*21;II:torch-9*1;III:arrows-8*1,snow-white*1")
    state = replace(
        table(opened(), "lantern-0 . . . .", "lantern-1 . . . .", level=2),
        rows=dealt(game, 2, "plain-9").rows,
        bags=game.rules.tiles.levels,
    )
    state, events = play(game, state, "snow-white")
    assert events[-1] == happened.Counted(1, (Plain(9),) * 5, 45)


def test_G8_4_a_ruling_on_a_tile_needs_that_tile() -> None:
    for option, value in (("lit", "exactly_three"), ("bats", "any"), ("explosion", "any")):
        with pytest.raises(BadOption, match=f"this tile set has no `{option}`"):
            opened(tiles=NO_SPECIALS, **{option: value})
    assert opened(tiles=HOUSE, bats="any", explosion="any").rules.move_any
