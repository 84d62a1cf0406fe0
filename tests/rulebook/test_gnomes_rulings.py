"""Gnomes by the book: the rulings and the options that change them (RULES G9)."""

import random
from dataclasses import replace

import pytest

from adamas.core.codec import dumps
from adamas.core.errors import BadOption, IllegalMove
from adamas.core.turn import Chance, Over
from adamas.games.gnomes import BOX
from adamas.games.gnomes import events as happened
from adamas.games.gnomes.actions import Look
from adamas.games.gnomes.rules import Gnomes
from adamas.games.gnomes.state import Phase, State
from adamas.games.gnomes.tiles import ORDINARY, Five, Lit
from adamas.games.gnomes.view import Screen, Spot
from tests.rulebook.test_gnomes import (
    AS_DEALT,
    HOUSE,
    NO_SPECIALS,
    ROW,
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

OTHER = "lantern-1 lantern-1 lantern-2 torch-2 arrows-1"
II = (f"^{ROW}", f"^{OTHER}")
III = ("^lantern-0 ^torch-1 arrows-2 lantern-3 torch-0", "^lantern-1 ^torch-1 arrows-1 five five")


def screen(game: Gnomes, state: State, seat: int | None, *, answered: bool = False) -> Screen:
    return game.show(game.observe(state, seat), answered=answered)


def shown(on: Screen, seat: int) -> list[str]:
    """The faces of a row that a screen shows, `?` for a back."""
    return ["?" if not spot or not spot.tile else str(spot.tile) for spot in on.rows[seat]]


HIDDEN = ["?"] * 5


def test_G_A1_set_b_is_the_usual_one_and_others_can_be_chosen() -> None:
    assert opened().settings["tiles"] == "b"
    assert opened().options == {}
    assert opened(tiles="a").options == {"tiles": "a"}
    assert opened(tiles="a").rules.tiles != opened().rules.tiles


def test_G_A2_every_ordinary_tile_has_exactly_one_symbol() -> None:
    for level in opened().rules.tiles.levels:
        for tile, _ in level:
            symbols = [isinstance(tile, symbol) for symbol in ORDINARY]
            assert sum(symbols) == hasattr(tile, "diamonds")


def test_G_A3_a_discarded_five_does_nothing() -> None:
    game = opened()
    state, events = play(game, table(game, *II, level=1), "five", "0:discard")
    assert events == (happened.Discarded(0, Five()),)
    assert (state.phase, state.active) == (Phase.DRAW, 1)
    # Neither does one that is replaced in a row.
    state, events = play(game, table(game, *III, level=2, active=1), "torch-4", "1:keep-3")
    assert events == (happened.Kept(1, 3, Five()),)
    assert (state.phase, state.active) == (Phase.DRAW, 0)


def test_G_A4_everybody_sees_the_top_of_the_pile_or_all_of_it() -> None:
    for value, pile in (("top_only", ["lantern-2"]), ("open", ["lantern-3", "lantern-2"])):
        game = opened(discard_pile=value)
        state, _ = play(game, table(game, ROW, OTHER), "lantern-3", "0:discard", "0:pass")
        state, _ = play(game, state, "lantern-2", "1:discard")
        for seat in (0, 1, None):
            assert [str(tile) for tile in game.observe(state, seat).discards] == [
                "lantern-3",
                "lantern-2",
            ]
            assert [str(tile) for tile in screen(game, state, seat).discards] == pile
            assert screen(game, state, seat).discarded == 2
    assert screen(game, game.initial(2), 0).discards == ()


def test_G_A5_looking_is_optional_and_arrows_are_not() -> None:
    game = opened()
    for tile, none in (("lantern-1", "pass"), ("torch-1", "pass")):
        state, _ = play(game, table(game, ROW, ROW), tile, "0:discard")
        assert legal(game, state)[0][-1] == none
        state, events = play(game, state, "0:pass")
        assert events == (happened.DidNotLook(0),)
        assert (state.phase, state.active) == (Phase.DRAW, 1)
        assert laid_at(state, 1, 0).seen_by == (1,)
    state, _ = play(game, table(game, ROW, OTHER), "arrows-1", "0:discard")
    assert all(text.startswith("swap-") for text in legal(game, state)[0])
    assert len(legal(game, state)[0]) == 25


def test_G_A6_the_active_player_picks_both_tiles_unseen() -> None:
    game = opened()
    state, _ = play(game, table(game, ROW, OTHER), "torch-3", "0:keep-2")
    # The tile that was kept this very turn may be given away.
    state, events = play(game, state, "0:swap-2-1-4")
    assert events == (happened.Swapped(0, 2, 1, 4),)
    assert (faces(state, 0)[2], faces(state, 1)[4]) == ("arrows-1", "torch-3")
    assert laid_at(state, 0, 2).seen_by == (1,)
    assert laid_at(state, 1, 4).seen_by == (0,)


@pytest.mark.parametrize(
    ("tile", "move"), [("lit", "all:stop"), ("bats", "all:exchange-1-2"), ("five", "0:discard")]
)
def test_G_A7_carts_are_sealed_and_wait_for_the_end_of_the_turn(tile: str, move: str) -> None:
    game = opened()
    state = replace(table(game, *II, level=1), heights=(0, 1, 18))
    state, _ = play(game, state, tile)
    assert state.phase is not Phase.CART
    state, _ = play(game, state, move)
    assert (state.phase, state.active) == (Phase.CART, 1)
    assert set(legal(game, state)) == {0, 1}
    with pytest.raises(IllegalMove):
        game.apply(state, {0: game.parse_action("cart-1")})


def test_G_A8_bats_move_face_down_tiles_of_one_row() -> None:
    game = opened()
    state, _ = play(game, table(game, III[0], OTHER, level=2), "bats")
    assert legal(game, state)[0] == ["exchange-2-3", "exchange-2-4", "exchange-3-4"]
    assert len(legal(game, state)[1]) == 10
    state, events = play(game, state, "0:exchange-2-4 1:exchange-0-4")
    assert events == (happened.Exchanged(0, 2, 4), happened.Exchanged(1, 0, 4))


def test_G_A9_an_explosion_takes_a_face_down_tile() -> None:
    game = opened()
    state, _ = play(game, table(game, *III, level=2), "explosion")
    assert legal(game, state)[0] == ["bury-2", "bury-3", "bury-4"]
    with pytest.raises(IllegalMove):
        game.apply(state, {0: game.parse_action("bury-0"), 1: game.parse_action("bury-2")})
    state, _ = play(game, state, "0:bury-4 1:bury-4")
    # Its owner had seen the tile before; nobody sees it now, not even at the end.
    over, events = play(game, state, "snow-white")
    for after in (state, over):
        assert [known.tile for known in game.observe(after, 0).boxed[1]] == [None]
        assert [known.tile for known in game.observe(after, None).boxed[1]] == [None]
        assert [known.tile for known in game.observe(after, 1).boxed[1]] == [Five()]
    assert '"box' not in dumps(screen(game, over, 0))
    assert events[-1] == happened.Counted(
        1, tuple(map(held, ("lantern-1", "torch-1", "arrows-1", "five"))), 8
    )


def test_G_A9_or_any_tile() -> None:
    game = opened(explosion="any")
    state, _ = play(game, table(game, *III, level=2), "explosion")
    assert legal(game, state) == {seat: [f"bury-{slot}" for slot in range(5)] for seat in (0, 1)}
    # Leftmost of the face-down tiles, although tiles further left could be taken.
    assert defaults(game, state) == {0: "bury-2", 1: "bury-2"}
    state, events = play(game, state, "0:bury-1 1:bury-0")
    assert events == (happened.Buried(0, 1), happened.Buried(1, 0))
    assert faces(state, 0) == ["lantern-0", ".", "arrows-2", "lantern-3", "torch-0"]
    # What lay face up is known to everybody in the box too.
    assert [known.tile for known in game.observe(state, None).boxed[0]] == [held("torch-1")]
    bare = table(game, "^lantern-0 ^torch-1 . . .", ROW, level=2)
    state, _ = play(game, bare, "explosion")
    assert defaults(game, state) == {0: "bury-0", 1: "bury-0"}


def test_G_A9_any_needs_an_explosion_in_the_set() -> None:
    with pytest.raises(BadOption, match=r"^`explosion=any` cannot be set: this tile set has no"):
        opened(explosion="any", tiles=NO_SPECIALS)
    assert opened(explosion="any", tiles=HOUSE).rules.bury_any
    assert not opened(tiles=NO_SPECIALS).rules.bury_any


def test_G_A10_looks_are_taken_one_after_another_and_whoever_stops_is_out() -> None:
    game = opened()
    state, _ = play(game, table(game, ROW, OTHER, ROW, level=1), "lit")
    state, events = play(game, state, "0:stop 1:look-2-0 2:look-0-4")
    assert events == (
        happened.DidNotLook(0),
        happened.Looked(1, 2, 0),
        happened.Looked(2, 0, 4),
    )
    assert (state.lit_round, state.looking) == (2, (None, Look(2, 0), Look(0, 4)))
    assert set(legal(game, state)) == {1, 2}
    # The same tile again is allowed.
    state, events = play(game, state, "1:look-2-0 2:stop")
    assert events == (happened.Looked(1, 2, 0), happened.DidNotLook(2))
    assert set(legal(game, state)) == {1}
    assert legal(game, state)[1][-1] == "stop"
    last, events = play(game, state, "1:stop")
    assert events == (happened.DidNotLook(1),)
    assert (last.phase, last.active, last.lit_round) == (Phase.DRAW, 1, 0)
    assert last.looking == (None, None, None)
    third, _ = play(game, state, "1:look-0-0")
    assert (third.phase, third.lit_round) == (Phase.LIT, 4)
    assert legal(game, third) == {1: ["confirm"]}
    done, events = play(game, third, "1:confirm")
    assert (done.phase, done.active, events) == (Phase.DRAW, 1, ())


def test_G_A10_nobody_has_to_look() -> None:
    game = opened()
    state, _ = play(game, table(game, ROW, OTHER, level=1), "lit")
    state, events = play(game, state, "all:stop")
    assert events == (happened.DidNotLook(0), happened.DidNotLook(1))
    assert (state.phase, state.active) == (Phase.DRAW, 1)


def test_G_A11_happenings_are_shown_and_a_kept_five_is_not() -> None:
    game = opened()
    state, events = play(game, table(game, *II, level=1), "lit")
    assert happened.HappeningDrawn(0, Lit()) in events
    assert screen(game, state, None).discards == (Lit(),)
    state, first = play(game, table(game, *II, level=1), "five")
    state, second = play(game, state, "0:keep-1")
    assert "five" not in dumps((first, second))
    # The level II unseen by seat 1 still holds both of them.
    assert game.observe(state, 1).unseen[1].count(Five()) == 2
    assert game.observe(state, 0).unseen[1].count(Five()) == 1


def test_G_A12_nothing_follows_snow_white() -> None:
    game = opened()
    state = replace(table(game, *III, level=2), heights=(0, 0, 1))
    state, _ = play(game, state, "snow-white")
    assert isinstance(game.turn(state), Over)
    assert state.heights == (0, 0, 0)
    assert state.active == 0


def test_G_A13_removed_tiles_stay_unknown() -> None:
    game = opened()
    state = table(game, ROW, OTHER)
    view = game.observe(state, 0)
    # All tiles but the own five: the stack, the other row and the removed ones alike.
    assert list(map(len, view.unseen)) == [31, 18, 18]
    assert len(game.observe(state, None).unseen[0]) == 36
    stackless = replace(state, heights=(0, 18, 18))
    assert len(game.observe(stackless, 0).unseen[0]) == 31


def test_G_A13_sampled_states_cannot_be_told_from_the_true_one() -> None:
    game, rng = opened(), random.Random(13)
    state, _ = play(game, table(game, III[0], III[1], level=2), "explosion", "all:bury-2")
    state, _ = play(game, state, "torch-2")
    assert (state.phase, state.active) == (Phase.KEEP, 1)
    drawn = set()
    for _ in range(60):
        for seat in (0, 1, None):
            view = game.observe(state, seat)
            world = game.sample_state(view, rng)
            assert game.observe(world, seat) == view
            assert list(map(len, world.bags)) == list(map(len, state.bags))
            drawn.add((seat, str(world.drawn)))
    assert (1, "torch-2") in drawn
    assert len([who for who, _ in drawn if who == 1]) == 1
    # All twelve ordinary tiles and the five turn up; nothing else can have been drawn.
    assert {text.split("-")[0] for who, text in drawn if who == 0} == {
        "lantern",
        "torch",
        "arrows",
        "five",
    }


def test_G_A14_a_face_is_gone_when_the_look_has_ended() -> None:
    game = opened()
    state, _ = play(game, table(game, ROW, OTHER), "torch-3")
    assert screen(game, state, 0).drawn == held("torch-3")
    assert screen(game, state, 0, answered=True).drawn is None
    assert screen(game, state, 1).drawn is None
    state, _ = play(game, state, "0:discard", "0:look-1-2")
    assert shown(screen(game, state, 0), 1) == ["?", "?", "lantern-2", "?", "?"]
    assert shown(screen(game, state, 0), 0) == HIDDEN
    assert shown(screen(game, state, 0, answered=True), 1) == HIDDEN
    assert shown(screen(game, state, 1), 1) == HIDDEN
    assert shown(screen(game, state, None), 1) == HIDDEN
    assert screen(game, state, None).looking == (Look(1, 2), None)
    state, _ = play(game, state, "0:confirm")
    on = screen(game, state, 0)
    assert shown(on, 0) == shown(on, 1) == HIDDEN
    assert on.unseen is None
    assert on.rows[1][2] == Spot(None, 0, False, None)


def test_G_A14_in_the_lit_corridor_a_face_stays_until_the_next_answer() -> None:
    game = opened()
    state, _ = play(game, table(game, ROW, OTHER, level=1), "lit", "0:look-1-2 1:look-0-0")
    assert shown(screen(game, state, 0), 1) == ["?", "?", "lantern-2", "?", "?"]
    assert shown(screen(game, state, 0), 0) == HIDDEN
    assert shown(screen(game, state, 1), 0) == ["lantern-0", "?", "?", "?", "?"]
    assert shown(screen(game, state, 0, answered=True), 1) == HIDDEN
    state, _ = play(game, state, "0:look-1-3 1:stop")
    assert shown(screen(game, state, 0), 1) == ["?", "?", "?", "torch-2", "?"]
    assert shown(screen(game, state, 1), 0) == HIDDEN


def test_G_A14_face_up_tiles_are_always_shown() -> None:
    game = opened()
    state = table(game, *II, level=1)
    for seat in (0, 1, None):
        assert shown(screen(game, state, seat, answered=True), 0) == ["lantern-0", *["?"] * 4]
        assert screen(game, state, seat).rows[0][0] == Spot(held("lantern-0"), 0, True, None)


def test_G_A14_memory_help_shows_what_was_seen() -> None:
    game = opened(memory_help="on")
    state, _ = play(game, table(game, ROW, OTHER), "torch-3")
    assert screen(game, state, 0, answered=True).drawn == held("torch-3")
    assert screen(game, state, 1).drawn is None
    state, _ = play(game, state, "0:discard", "0:look-1-2", "0:confirm")
    on = screen(game, state, 0, answered=True)
    assert shown(on, 0) == ROW.split()
    assert shown(on, 1) == ["?", "?", "lantern-2", "?", "?"]
    assert on.rows[1][2] == Spot(held("lantern-2"), 0, False, (0, 1))
    assert on.rows[1][1] == Spot(None, 0, False, (1,))
    assert on.unseen == game.observe(state, 0).unseen
    assert list(map(len, on.unseen or ())) == [29, 18, 18]
    assert shown(screen(game, state, None), 0) == HIDDEN


def test_G_A15_the_own_row_is_shown_until_it_is_confirmed() -> None:
    game = opened()
    state = dealt(game, 2, "lantern-0", "torch-0", "arrows-0", "lantern-1", "torch-1")
    assert state.phase is Phase.MEMORISE
    row = ["lantern-0", "torch-0", "arrows-0", "lantern-1", "torch-1"]
    assert shown(screen(game, state, 0), 0) == row
    assert shown(screen(game, state, 0), 1) == HIDDEN
    assert shown(screen(game, state, 0, answered=True), 0) == HIDDEN
    assert shown(screen(game, state, None), 0) == HIDDEN
    state, _ = play(game, state, f"all:{AS_DEALT}")
    assert shown(screen(game, state, 0), 0) == HIDDEN
    dealing, _ = play(game, game.initial(2), "lantern-0")
    assert shown(screen(game, dealing, 0), 0) == HIDDEN


def test_G_A16_several_explosions_spare_the_last_tile() -> None:
    game = opened(tiles=HOUSE, explosion="any")
    start = replace(
        table(opened(), "^lantern-0 ^torch-1 . . .", "torch-0 . . . .", level=2),
        bags=game.rules.tiles.levels,
        heights=(0, 0, 4),
    )
    state, events = play(game, start, "explosion")
    assert events[2:] == (happened.Skipped(1),)
    assert legal(game, state) == {0: ["bury-0", "bury-1"]}
    state, _ = play(game, state, "0:bury-1")
    assert len(state.boxed[0]) == 1
    state, events = play(game, state, "explosion")
    assert events[2:] == (happened.Skipped(0), happened.Skipped(1))
    assert (state.phase, state.active) == (Phase.DRAW, 0)


def test_G_A16_a_tile_boxed_second_lies_behind_the_first() -> None:
    game = opened(tiles=HOUSE)
    start = replace(
        table(opened(), "lantern-0 torch-1 ^torch-2 . .", "torch-0 . . . .", level=2),
        bags=game.rules.tiles.levels,
    )
    state, _ = play(game, start, "explosion", "0:bury-1", "explosion", "0:bury-0")
    assert [str(laid.tile) for laid in state.boxed[0]] == ["torch-1", "lantern-0"]
    assert faces(state, 0) == [".", ".", "torch-2", ".", "."]
    assert faces(state, 1) == ["torch-0", ".", ".", ".", "."]


def test_G_A16_exactly_one_snow_white() -> None:
    for copies in ("II:bats*1;III:bats*1", "II:bats*1;III:snow-white*2"):
        with pytest.raises(BadOption, match="exactly one `snow-white`"):
            opened(tiles=f"I:lantern-0*21;{copies}")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_G_A17_one_or_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption, match="is played by 2 to 4"):
        opened().initial(seats)


def test_G_A18_who_begins_is_an_option() -> None:
    assert opened().initial(2).first == 0
    state = opened(first_seat="3").initial(4)
    assert (state.first, state.active) == (3, 3)
    state = opened(first_seat="random").initial(4)
    assert (state.first, state.active) == (None, 0)
    assert isinstance(opened(first_seat="random").turn(state), Chance)
    with pytest.raises(BadOption, match="`first_seat` is 3, but the 2 seats are 0 to 1"):
        opened(first_seat="3").initial(2)
    assert [option.rule for option in BOX.options] == [
        *("G8", "G-A15", "G-A5", "G-A20", "G-A6", "G-A21", "G-A8", "G-A7"),
        *("G-A9", "G-A4", "G-A14", "G-A18"),
    ]


def test_G_A19_what_is_done_for_who_does_not_answer() -> None:
    game = opened()
    start = table(game, *II, level=1)
    drawn, _ = play(game, start, "torch-1")
    assert defaults(game, drawn) == {0: "discard"}
    torch, _ = play(game, drawn, "0:discard")
    assert defaults(game, torch) == {0: "pass"}
    lantern, _ = play(game, start, "lantern-1", "0:discard")
    assert defaults(game, lantern) == {0: "pass"}
    peek, _ = play(game, torch, "0:look-1-1")
    assert defaults(game, peek) == {0: "confirm"}
    lit, _ = play(game, start, "lit")
    assert defaults(game, lit) == {0: "stop", 1: "stop"}
    bats, _ = play(game, start, "bats")
    assert defaults(game, bats) == {0: "exchange-1-2", 1: "exchange-1-2"}
    blast, _ = play(game, table(game, *III, level=2), "explosion")
    assert defaults(game, blast) == {0: "bury-2", 1: "bury-2"}
    cart, _ = play(game, replace(start, heights=(0, 1, 18)), "five", "0:discard")
    assert defaults(game, cart) == {0: "cart-1", 1: "cart-1"}
    assert defaults(game, dealt(game, 2, "lantern-0", "torch-0", "arrows-0", "lantern-1")) == {
        0: AS_DEALT,
        1: AS_DEALT,
    }


def test_G_A19_arrows_swap_with_the_next_seat_that_has_a_tile() -> None:
    game = opened()
    some, none = "^lantern-0 . torch-1 torch-2 .", "^lantern-1 . . . ."
    for rows, active, swap in (
        ((some, some, some), 1, "swap-2-2-2"),
        ((some, none, some), 0, "swap-2-2-2"),
        ((some, some, none), 1, "swap-2-0-2"),
    ):
        state = table(game, *rows, level=1, active=active)
        state, _ = play(game, state, "arrows-1", f"{active}:discard")
        assert defaults(game, state) == {active: swap}
