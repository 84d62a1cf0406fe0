"""Gnomes by the book: special tiles, the end, and what follows (RULES G5, G6, G7)."""

from dataclasses import replace

import pytest

from adamas.core.errors import IllegalMove
from adamas.core.turn import Chance, Decide, Over
from adamas.games.gnomes import events as happened
from adamas.games.gnomes.actions import Look
from adamas.games.gnomes.rules import Gnomes
from adamas.games.gnomes.state import Phase, State
from adamas.games.gnomes.tiles import Bats, Explosion, Happening, Lit, SnowWhite
from tests.rulebook.test_gnomes import (
    ROW,
    dealt,
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
"""Rows as in level II: the first tile lies face up."""
III = ("^lantern-0 ^torch-1 arrows-2 lantern-3 torch-0", "^lantern-1 ^torch-1 arrows-1 five five")


def test_G5_1_five_can_be_kept_and_sets_off_what_it_replaces() -> None:
    game = opened()
    state, events = play(game, table(game, *II, level=1), "five")
    assert events == (happened.Drew(0, 17),)
    kept, events = play(game, state, "0:keep-2")
    assert events == (happened.Kept(0, 2, held("arrows-2")),)
    assert faces(kept, 0)[2] == "five"
    assert (laid_at(kept, 0, 2).level, laid_at(kept, 0, 2).seen_by) == (1, (0,))
    assert kept.phase is Phase.ARROWS
    discarded, events = play(game, state, "0:discard")
    assert events == (happened.Discarded(0, held("five")),)
    assert (discarded.phase, discarded.active) == (Phase.DRAW, 1)


def test_G5_2_lit_lets_everybody_look_three_times() -> None:
    game = opened()
    state, events = play(game, table(game, *II, level=1), "lit")
    assert events == (happened.Drew(0, 17), happened.HappeningDrawn(0, Lit()))
    assert (state.phase, state.lit_round, state.discards) == (Phase.LIT, 1, (Lit(),))
    looks = [f"look-{seat}-{slot}" for seat in (0, 1) for slot in range(1, 5)]
    assert legal(game, state) == {0: [*looks, "stop"], 1: [*looks, "stop"]}
    state, events = play(game, state, "1:look-0-1 0:look-0-2")
    assert events == (happened.Looked(0, 0, 2), happened.Looked(1, 0, 1))
    assert (state.lit_round, state.looking) == (2, (Look(0, 2), Look(0, 1)))
    state, _ = play(game, state, "0:look-1-1 1:look-0-1")
    state, _ = play(game, state, "0:look-1-2 1:look-0-3")
    assert (state.lit_round, state.looking) == (4, (Look(1, 2), Look(0, 3)))
    assert legal(game, state) == {0: ["confirm"], 1: ["confirm"]}
    state, events = play(game, state, "all:confirm")
    assert events == ()
    assert (state.phase, state.active, state.lit_round) == (Phase.DRAW, 1, 0)
    assert state.looking == (None, None)
    assert [laid_at(state, 0, slot).seen_by for slot in range(1, 5)] == [(0, 1), (0,), (0, 1), (0,)]
    assert [laid_at(state, 1, slot).seen_by for slot in (1, 2, 3)] == [(0, 1), (0, 1), (1,)]


def test_G5_3_bats_make_everybody_exchange_two_tiles() -> None:
    game = opened()
    state, events = play(game, table(game, *II, level=1), "bats")
    assert events == (happened.Drew(0, 17), happened.HappeningDrawn(0, Bats()))
    assert (state.phase, state.discards) == (Phase.BATS, (Bats(),))
    pairs = ["1-2", "1-3", "1-4", "2-3", "2-4", "3-4"]
    assert legal(game, state) == {seat: [f"exchange-{pair}" for pair in pairs] for seat in (0, 1)}
    state, events = play(game, state, "1:exchange-2-3 0:exchange-1-4")
    assert events == (happened.Exchanged(0, 1, 4), happened.Exchanged(1, 2, 3))
    assert faces(state, 0) == ["lantern-0", "torch-0", "arrows-2", "lantern-3", "torch-1"]
    assert faces(state, 1) == ["lantern-1", "lantern-1", "torch-2", "lantern-2", "arrows-1"]
    assert (state.phase, state.active) == (Phase.DRAW, 1)


def test_G5_4_explosion_costs_everybody_a_tile() -> None:
    game = opened()
    state, events = play(game, table(game, *III, level=2), "explosion")
    assert events == (happened.Drew(0, 17), happened.HappeningDrawn(0, Explosion()))
    assert legal(game, state) == {seat: ["bury-2", "bury-3", "bury-4"] for seat in (0, 1)}
    before = laid_at(state, 0, 3), laid_at(state, 1, 2)
    state, events = play(game, state, "1:bury-2 0:bury-3")
    assert events == (happened.Buried(0, 3), happened.Buried(1, 2))
    assert faces(state, 0) == ["lantern-0", "torch-1", "arrows-2", ".", "torch-0"]
    assert faces(state, 1) == ["lantern-1", "torch-1", ".", "five", "five"]
    assert state.boxed == ((before[0],), (before[1],))
    assert (state.phase, state.active) == (Phase.DRAW, 1)
    state, _ = play(game, state, "snow-white")
    assert game.turn(state) == Over((3, 12), (2, 1))


def test_G5_5_snow_white_ends_the_game_at_once() -> None:
    game = opened()
    state, events = play(game, table(game, *III, level=2, active=1), "snow-white")
    assert events[:2] == (happened.Drew(1, 17), happened.HappeningDrawn(1, SnowWhite()))
    assert state.phase is Phase.OVER
    assert state.discards == (SnowWhite(),)
    assert game.settled_epochs(state) == 3
    with pytest.raises(IllegalMove):
        game.apply(state, SnowWhite())


def test_G6_1_all_tiles_are_turned_up_and_counted() -> None:
    game = opened()
    before = table(game, *III, level=2)
    assert game.settled_epochs(before) == 0
    state, events = play(game, before, "snow-white")
    mine = tuple(map(held, ("lantern-0", "torch-1", "arrows-2", "lantern-3", "torch-0")))
    yours = tuple(map(held, ("lantern-1", "torch-1", "arrows-1", "five", "five")))
    assert events[2:] == (happened.Counted(0, mine, 6), happened.Counted(1, yours, 13))
    assert all(laid_at(state, seat, slot).face_up for seat in (0, 1) for slot in range(5))
    assert laid_at(state, 0, 4).seen_by == (0, 1)
    assert game.turn(state) == Over((6, 13), (2, 1))


def test_G6_1_equal_scores_share_the_victory() -> None:
    game = opened()
    rows = ("lantern-3 . . . .", "five . . . .", "torch-2 torch-3 . . .", "torch-0 . . . .")
    state, _ = play(game, table(game, *rows, level=2), "snow-white")
    over = game.turn(state)
    assert over == Over((3, 5, 5, 0), (3, 1, 1, 4))
    assert isinstance(over, Over)
    assert over.winners == (1, 2)


# G7: what follows


@pytest.mark.parametrize("name", ["a", "b"])
def test_G7_1_one_explosion_and_one_snow_white_in_level_three(name: str) -> None:
    levels = opened(tiles=name).rules.tiles.levels
    for tile in (Explosion(), SnowWhite()):
        assert [dict(level).get(tile, 0) for level in levels] == [0, 0, 1]


def through(game: Gnomes, last: int) -> tuple[State, list[int]]:
    """A whole game with two seats that draws Snow White as number `last` of level III.

    Every tile is discarded, every choice the default one. Also tells who drew in level II.
    """
    state, drawers = dealt(game, 4, *TILES_OF_I), []
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Decide):
            state, _ = game.apply(state, turn.defaults)
            continue
        if state.level == 1:
            drawers.append(state.active)
        tiles = [tile for tile, _ in turn.outcomes if tile != SnowWhite()]
        draws = 18 - state.heights[2] + 1
        due = state.level == 2 and draws == last
        state, _ = game.apply(state, SnowWhite() if due else tiles[0])
    return state, drawers


TILES_OF_I = tuple(f"{symbol}-{n}" for symbol in ("lantern", "torch", "arrows") for n in range(4))


def test_G7_2_a_game_has_35_to_52_draws() -> None:
    game = opened()
    lengths = [len(through(game, last)[0].discards) for last in (1, 2, 18)]
    assert lengths == [35, 36, 52]
    # Snow White and the explosion are drawn from the same stack, one copy of each.
    turn = game.turn(table(game, *III, level=2))
    assert isinstance(turn, Chance)
    counts = {str(tile): copies for tile, copies in turn.outcomes}
    assert (counts["snow-white"], counts["explosion"], turn.copies) == (1, 1, 18)


def test_G7_3_five_four_three_and_two_tiles_lie_face_down() -> None:
    game = opened()

    def hidden(state: State) -> int:
        return sum(1 for laid in state.rows[0] if laid is not None and not laid.face_up)

    state = replace(table(game, ROW, OTHER), heights=(1, 1, 18))
    assert hidden(state) == 5
    state, _ = play(game, state, "lantern-1", "0:discard", "0:pass", "0:cart-0 1:cart-0")
    assert hidden(state) == 4
    state, _ = play(game, state, "five", "1:discard", "0:cart-1 1:cart-1")
    assert hidden(state) == 3
    state, _ = play(game, state, "explosion", "all:bury-2")
    assert hidden(state) == 2
    state, _ = play(game, state, "bats")
    assert legal(game, state) == {0: ["exchange-3-4"], 1: ["exchange-3-4"]}


BARE = "^lantern-0 ^torch-1 . . ."
ONE = "^lantern-0 torch-1 . . ."


@pytest.mark.parametrize(
    ("rows", "tile", "skipped"),
    [
        ((BARE, ONE), "lantern-1", [0]),
        ((ONE, BARE), "torch-1", [0]),
        ((ONE, BARE), "arrows-1", [0]),
        ((BARE, ONE), "arrows-1", [0]),
    ],
)
def test_G7_3_an_action_without_a_target_is_skipped(
    rows: tuple[str, str], tile: str, skipped: list[int]
) -> None:
    game = opened()
    state, events = play(game, table(game, *rows, level=2), tile, "0:discard")
    assert events[1:] == tuple(happened.Skipped(seat) for seat in skipped)
    assert (state.phase, state.active) == (Phase.DRAW, 1)


@pytest.mark.parametrize("tile", ["lit", "bats", "explosion"])
def test_G7_3_a_special_tile_without_any_target_is_skipped(tile: str) -> None:
    game = opened()
    state, events = play(game, table(game, BARE, BARE, level=2), tile)
    assert events[2:] == (happened.Skipped(0), happened.Skipped(1))
    assert (state.phase, state.active, state.lit_round) == (Phase.DRAW, 1, 0)


def test_G7_3_only_seats_without_a_target_are_skipped() -> None:
    game = opened()
    rows = (BARE, ONE, III[0])
    bats, events = play(game, table(game, *rows, level=2), "bats")
    assert events[2:] == (happened.Skipped(0), happened.Skipped(1))
    assert legal(game, bats) == {2: ["exchange-2-3", "exchange-2-4", "exchange-3-4"]}
    blast, events = play(game, table(game, *rows, level=2), "explosion")
    assert events[2:] == (happened.Skipped(0),)
    assert legal(game, blast) == {1: ["bury-1"], 2: ["bury-2", "bury-3", "bury-4"]}
    lit, events = play(game, table(game, *rows, level=2), "lit")
    assert events[2:] == ()
    # Even without a tile of one's own there are those of others.
    looks = ["look-1-1", "look-2-2", "look-2-3", "look-2-4", "stop"]
    assert legal(game, lit) == {0: looks, 1: looks, 2: looks}


def test_G7_3_without_a_face_down_tile_a_drawn_tile_can_only_be_discarded() -> None:
    game = opened()
    state, _ = play(game, table(game, BARE, ONE, level=2), "five")
    assert legal(game, state) == {0: ["discard"]}


def test_G7_4_turns_are_not_shared_evenly() -> None:
    _, drawers = through(opened(), 1)
    assert [drawers.count(seat) for seat in range(4)] == [5, 5, 4, 4]


def test_G7_5_only_tiles_with_diamonds_lie_in_rows() -> None:
    game = opened()
    turn = game.turn(game.initial(2))
    assert isinstance(turn, Chance)
    assert all(hasattr(tile, "diamonds") for tile, _ in turn.outcomes)
    for tile in (Lit(), Bats(), Explosion(), SnowWhite()):
        state, _ = game.apply(table(game, *III, level=2), tile)
        assert isinstance(tile, Happening)
        assert (state.drawn, state.discards) == (None, (tile,))
        assert state.phase is not Phase.KEEP


def test_G7_6_backs_are_public() -> None:
    game = opened()
    state, _ = play(game, table(game, *II, level=1), "torch-4", "0:keep-2")
    for seat in (0, 1, None):
        row = game.observe(state, seat).rows[0]
        assert [known.level for known in row if known is not None] == [0, 0, 1, 0, 0]


def test_G7_7_movements_are_public_and_faces_are_not() -> None:
    game = opened()
    state, _ = play(game, table(game, ROW, OTHER, ROW), "torch-3", "0:discard", "0:look-1-2")
    views = [game.observe(state, seat) for seat in (0, 1, 2, None)]
    assert [view.looking for view in views] == [(Look(1, 2), None, None)] * 4
    assert [view.discards for view in views] == [(held("torch-3"),)] * 4
    seen = [view.rows[1][2] for view in views]
    assert [known.tile for known in seen if known] == [held("lantern-2")] * 2 + [None] * 2
    assert [known.seen_by for known in seen if known] == [(0, 1)] * 4
    state, events = play(game, state, "0:confirm")
    # A look leaves no face in any event, and the tile stays known wherever it goes.
    state, events = play(game, state, "arrows-3", "1:discard", "1:swap-2-2-0")
    assert all(event.visible_to(None) for event in events)
    moved = game.observe(state, 0).rows[2][0]
    assert moved is not None
    assert (moved.tile, moved.number, moved.seen_by) == (held("lantern-2"), 7, (0, 1))


def test_G7_7_bats_take_nothing_from_a_perfect_memory() -> None:
    game = opened()
    state, _ = play(game, table(game, *II, level=1), "bats", "0:exchange-1-2 1:exchange-1-2")
    row = game.observe(state, 0).rows[0]
    assert [str(known.tile) for known in row if known][1:3] == ["arrows-2", "torch-1"]
