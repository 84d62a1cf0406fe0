"""Gnomes by the book: a turn, and the way down (RULES G3, G4)."""

from dataclasses import replace

import pytest

from adamas.core.errors import IllegalMove
from adamas.core.turn import Chance
from adamas.games.gnomes import events as happened
from adamas.games.gnomes.actions import Look
from adamas.games.gnomes.rows import Laid
from adamas.games.gnomes.state import Phase
from tests.rulebook.test_gnomes import ROW, faces, held, laid_at, legal, opened, play, table

OTHER = "lantern-1 lantern-1 lantern-2 torch-2 arrows-1"


def test_G3_1_the_active_seat_draws_and_alone_sees_the_tile() -> None:
    game = opened()
    state = table(game, ROW, OTHER, active=1)
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    assert (turn.epoch, turn.outcomes) == (0, tuple(state.bags[0]))
    state, events = play(game, state, "torch-3")
    assert events == (happened.Drew(1, 15),)
    assert (state.phase, state.drawn, state.heights) == (Phase.KEEP, held("torch-3"), (15, 18, 18))
    assert state.bags[0].count(held("torch-3")) == 2
    assert game.observe(state, 1).drawn == held("torch-3")
    assert game.observe(state, 0).drawn is None
    assert game.observe(state, None).drawn is None
    assert game.observe(state, 1).unseen[0].count(held("torch-3")) == 2
    assert game.observe(state, 0).unseen[0].count(held("torch-3")) == 3


def test_G3_1_deeper_levels_have_a_stack_and_an_epoch_of_their_own() -> None:
    game = opened()
    for level, copies in ((1, 18), (2, 18)):
        turn = game.turn(table(game, ROW, OTHER, level=level))
        assert isinstance(turn, Chance)
        assert (turn.epoch, turn.copies) == (level, copies)


def test_G3_2_discard_or_keep_in_a_face_down_place() -> None:
    game = opened()
    state, _ = play(game, table(game, f"^{ROW}", OTHER, level=1), "torch-4")
    assert legal(game, state) == {0: ["discard", "keep-1", "keep-2", "keep-3", "keep-4"]}
    for move in ({0: game.parse_action("keep-0")}, {1: game.parse_action("discard")}, {}):
        with pytest.raises(IllegalMove):
            game.apply(state, move)


def test_G3_2_a_discarded_tile_goes_to_the_pile() -> None:
    game = opened()
    state, events = play(game, table(game, ROW, OTHER), "torch-3", "0:discard")
    assert events == (happened.Discarded(0, held("torch-3")),)
    assert state.discards == (held("torch-3"),)
    assert state.drawn is None
    assert faces(state, 0) == ROW.split()


def test_G3_2_a_kept_tile_takes_the_place_of_one_that_is_discarded() -> None:
    game = opened()
    state, events = play(game, table(game, ROW, OTHER), "torch-3", "0:keep-2")
    assert events == (happened.Kept(0, 2, held("arrows-2")),)
    assert state.discards == (held("arrows-2"),)
    assert state.drawn is None
    assert faces(state, 0) == ["lantern-0", "torch-1", "torch-3", "lantern-3", "torch-0"]
    # Ten tiles were taken from the stacks before it: the two rows.
    assert state.rows[0][2] == Laid(held("torch-3"), 0, 10, False, (0,))


def test_G3_2_the_pile_grows_on_top() -> None:
    game = opened()
    state, _ = play(game, table(game, ROW, OTHER), "lantern-3", "0:discard", "0:pass")
    state, _ = play(game, state, "lantern-2", "1:discard")
    assert state.discards == (held("lantern-3"), held("lantern-2"))


def test_G3_3_lantern_looks_at_an_own_face_down_tile() -> None:
    game = opened()
    state = table(game, f"^{ROW}", OTHER)
    state, _ = play(game, state, "lantern-3", "0:discard")
    assert state.phase is Phase.LANTERN
    assert legal(game, state) == {0: ["look-0-1", "look-0-2", "look-0-3", "look-0-4", "pass"]}
    state, events = play(game, state, "0:look-0-3")
    assert events == (happened.Looked(0, 0, 3),)
    assert (state.phase, state.active) == (Phase.PEEK, 0)
    assert state.looking == (Look(0, 3), None)
    assert legal(game, state) == {0: ["confirm"]}
    state, events = play(game, state, "0:confirm")
    assert events == ()
    assert (state.phase, state.active, state.looking) == (Phase.DRAW, 1, (None, None))


def test_G3_3_torch_looks_at_a_face_down_tile_of_somebody_else() -> None:
    game = opened()
    state = table(game, ROW, f"^{OTHER}", ROW, active=2)
    state, _ = play(game, state, "torch-3", "2:discard")
    assert state.phase is Phase.TORCH
    assert legal(game, state) == {
        2: [
            *(f"look-0-{slot}" for slot in range(5)),
            *(f"look-1-{slot}" for slot in range(1, 5)),
            "pass",
        ]
    }
    assert game.observe(state, 2).rows[1][3] != game.observe(state, 1).rows[1][3]
    state, events = play(game, state, "2:look-1-3")
    assert events == (happened.Looked(2, 1, 3),)
    assert state.looking == (None, None, Look(1, 3))
    assert laid_at(state, 1, 3).seen_by == (1, 2)
    assert game.observe(state, 2).rows[1][3] == game.observe(state, 1).rows[1][3]
    known = game.observe(state, 0).rows[1][3]
    assert known is not None
    assert (known.tile, known.seen_by) == (None, (1, 2))
    state, _ = play(game, state, "2:confirm")
    assert (state.phase, state.active) == (Phase.DRAW, 0)


def test_G3_3_arrows_swap_face_down_tiles() -> None:
    game = opened()
    state = table(game, "^lantern-0 torch-1 . . .", OTHER, "^torch-0 . . . lantern-2", active=2)
    state, _ = play(game, state, "arrows-3", "2:discard")
    assert state.phase is Phase.ARROWS
    assert legal(game, state) == {2: ["swap-4-0-1", *(f"swap-4-1-{slot}" for slot in range(5))]}
    state, events = play(game, state, "2:swap-4-1-3")
    assert events == (happened.Swapped(2, 4, 1, 3),)
    assert faces(state, 2) == ["torch-0", ".", ".", ".", "torch-2"]
    assert faces(state, 1) == ["lantern-1", "lantern-1", "lantern-2", "lantern-2", "arrows-1"]
    # What is known moves with the tile.
    assert (laid_at(state, 2, 4).seen_by, laid_at(state, 1, 3).seen_by) == ((1,), (2,))
    assert (state.phase, state.active) == (Phase.DRAW, 0)


def test_G3_3_swaps_come_in_the_order_of_own_place_seat_and_other_place() -> None:
    game = opened()
    state = table(game, "lantern-0 lantern-0 . . .", "torch-0 . torch-0 . .", "torch-1 . . . .")
    state, _ = play(game, state, "arrows-3", "0:discard")
    assert legal(game, state) == {
        0: [
            "swap-0-1-0",
            "swap-0-1-2",
            "swap-0-2-0",
            "swap-1-1-0",
            "swap-1-1-2",
            "swap-1-2-0",
        ]
    }


@pytest.mark.parametrize(
    ("slot", "phase"), [(0, Phase.LANTERN), (1, Phase.TORCH), (2, Phase.ARROWS)]
)
def test_G3_3_the_symbol_of_the_discarded_tile_counts_not_of_the_kept_one(
    slot: int, phase: Phase
) -> None:
    game = opened()
    for drawn in ("lantern-2", "torch-2", "arrows-2"):
        state, _ = play(game, table(game, ROW, OTHER), drawn, f"0:keep-{slot}")
        assert (state.phase, state.active) == (phase, 0)


def test_G3_4_the_turn_passes_on() -> None:
    game = opened()
    state, _ = play(game, table(game, ROW, OTHER, ROW), "lantern-1", "0:discard", "0:pass")
    assert (state.phase, state.active, state.level) == (Phase.DRAW, 1, 0)


def test_G3_5_the_discard_pile_only_grows() -> None:
    game = opened()
    state = table(game, ROW, OTHER)
    for number in range(7):
        seat = state.active
        tile = next(str(tile) for tile, _ in state.bags[0] if str(tile).startswith("lantern"))
        state, _ = play(game, state, tile, f"{seat}:discard", f"{seat}:pass")
        assert len(state.discards) == number + 1
        # Nothing is shuffled back: what was drawn never returns.
        assert len(state.bags[0]) == 26 - number - 1


def test_G4_1_an_empty_stack_sends_carts_up() -> None:
    game = opened()
    state = replace(table(game, ROW, OTHER, active=1), heights=(1, 18, 18))
    state, _ = play(game, state, "lantern-1", "1:discard")
    assert state.phase is Phase.LANTERN
    state, events = play(game, state, "1:pass")
    assert events == (happened.DidNotLook(1),)
    assert (state.phase, state.level, state.active) == (Phase.CART, 0, 0)
    assert legal(game, state) == {seat: [f"cart-{slot}" for slot in range(5)] for seat in (0, 1)}
    state, events = play(game, state, "1:cart-4 0:cart-3")
    assert events == (
        happened.CartSentUp(0, 3, held("lantern-3")),
        happened.CartSentUp(1, 4, held("arrows-1")),
        happened.LevelEntered(2),
    )
    assert laid_at(state, 0, 3) == Laid(held("lantern-3"), 0, 3, True, (0, 1))
    assert laid_at(state, 1, 4) == Laid(held("arrows-1"), 0, 9, True, (0, 1))
    assert [laid_at(state, 0, slot).face_up for slot in range(5)] == [0, 0, 0, 1, 0]
    assert (state.phase, state.level, state.heights) == (Phase.DRAW, 1, (0, 18, 18))


def test_G4_1_the_same_between_levels_two_and_three() -> None:
    game = opened()
    state = table(game, f"^{ROW}", f"^{OTHER}", level=1)
    state = replace(state, heights=(0, 1, 18))
    state, _ = play(game, state, "five", "0:discard")
    assert (state.phase, state.level) == (Phase.CART, 1)
    assert legal(game, state)[1] == ["cart-1", "cart-2", "cart-3", "cart-4"]
    state, events = play(game, state, "0:cart-1 1:cart-2")
    assert events[-1] == happened.LevelEntered(3)
    assert (state.phase, state.level) == (Phase.DRAW, 2)


def test_G4_2_face_up_tiles_stay_and_count() -> None:
    game = opened()
    state = table(game, f"^{ROW}", f"^{OTHER}", level=1)
    for tile, banned in (("lantern-1", "look-0-0"), ("torch-1", "look-1-0")):
        after, _ = play(game, state, tile)
        assert "keep-0" not in legal(game, after)[0]
        after, _ = play(game, after, "0:discard")
        assert banned not in legal(game, after)[0]
    after, _ = play(game, state, "arrows-1", "0:discard")
    assert not any(text.startswith("swap-0") for text in legal(game, after)[0])
    assert "swap-1-1-0" not in legal(game, after)[0]
    over, events = play(game, table(game, "^lantern-3 . . . .", "torch-0", level=2), "snow-white")
    assert events[-2:] == (
        happened.Counted(0, (held("lantern-3"),), 3),
        happened.Counted(1, (held("torch-0"),), 0),
    )
    assert over.phase is Phase.OVER


def test_G4_3_whoever_is_next_draws_from_the_new_stack() -> None:
    game = opened()
    state = replace(table(game, ROW, OTHER, ROW, active=1), heights=(1, 18, 18))
    state, _ = play(game, state, "lantern-1", "1:discard", "1:pass")
    state, _ = play(game, state, "0:cart-0 1:cart-0 2:cart-0")
    assert state.active == 2
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    assert (turn.epoch, turn.copies) == (1, 18)
    state, events = play(game, state, "five")
    assert events == (happened.Drew(2, 17),)
    assert state.heights == (0, 17, 18)
