"""Gnomes by the book: the box, the set-up and the tile sets (RULES G1, G2, G8)."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from adamas.core.errors import BadOption, Malformed
from adamas.core.event import Event
from adamas.core.first import Begins
from adamas.core.turn import Chance, Decide
from adamas.games.gnomes import BOX
from adamas.games.gnomes import events as happened
from adamas.games.gnomes.actions import Action, Confirm
from adamas.games.gnomes.editions import OPTIONS
from adamas.games.gnomes.rows import Laid, Row
from adamas.games.gnomes.rules import Gnomes
from adamas.games.gnomes.state import Phase, State
from adamas.games.gnomes.tile_set import LEVELS, tile_set
from adamas.games.gnomes.tiles import TILES, Holdable, Lantern, diamonds

HOUSE = "I:lantern-0*21;II:bats*1;III:lantern-1*1,explosion*2,snow-white*1"
"""A small set with two explosions."""
NO_SPECIALS = "I:lantern-0*21;II:torch-1*1;III:snow-white*1"


def opened(**options: str) -> Gnomes:
    """The edition with some options changed."""
    game = BOX.open(None, options)
    assert isinstance(game, Gnomes)
    return game


def held(text: str) -> Holdable:
    """A tile that can lie in a row."""
    tile = TILES.parse(text)
    assert isinstance(tile, Holdable)
    return tile


def row_of(text: str, seat: int, seats: int, number: int = 0) -> Row:
    """Tiles of level I as their seat knows them: `^` before one that lies face up, `.` for none."""
    everybody = tuple(range(seats))
    return tuple(
        None
        if word == "."
        else Laid(
            held(word.lstrip("^")),
            1 if word.endswith("five") else 0,
            number + slot,
            word.startswith("^"),
            everybody if word.startswith("^") else (seat,),
        )
        for slot, word in enumerate(text.split())
    )


AS_DEALT = "lay-0-1-2-3-4"
ROW = "lantern-0 torch-1 arrows-2 lantern-3 torch-0"
HEIGHTS = ((16, 18, 18), (0, 18, 18), (0, 0, 18))


def table(game: Gnomes, *rows: str, level: int = 0, active: int = 0) -> State:
    """A mine with these rows, where the active seat draws next."""
    seats = len(rows)
    laid_rows = tuple(row_of(text, seat, seats, 5 * seat) for seat, text in enumerate(rows))
    bags = list(game.rules.tiles.levels)
    for laid in (laid for row in laid_rows for laid in row if laid is not None):
        bags[laid.level] = bags[laid.level].minus(laid.tile)
    return replace(
        game.initial(seats),
        first=0,
        phase=Phase.DRAW,
        level=level,
        active=active,
        heights=HEIGHTS[level],
        rows=laid_rows,
        bags=tuple(bags),
    )


def play(game: Gnomes, state: State, *moves: str) -> tuple[State, tuple[Event, ...]]:
    """The state after some moves, and what happened in the last of them.

    A move is the text of a tile; or `0:keep-2 1:stop`, what each seat chooses; or `all:stop`.
    """
    events: tuple[Event, ...] = ()
    for move in moves:
        if ":" not in move:
            state, events = game.apply(state, game.parse_outcome(move))
            continue
        chosen: dict[int, Action] = {}
        for word in move.split():
            seat, _, action = word.partition(":")
            turn = game.turn(state)
            assert isinstance(turn, Decide)
            for each in turn.choices if seat == "all" else (int(seat),):
                chosen[each] = game.parse_action(action)
        state, events = game.apply(state, chosen)
    return state, events


def legal(game: Gnomes, state: State) -> dict[int, list[str]]:
    """What each deciding seat can do, as text."""
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    return {seat: [str(action) for action in actions] for seat, actions in turn.choices.items()}


def defaults(game: Gnomes, state: State) -> dict[int, str]:
    """What is done for each deciding seat that does not answer."""
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    return {seat: str(action) for seat, action in turn.defaults.items()}


def faces(state: State, seat: int) -> list[str]:
    """The tiles of a row, from the left."""
    return ["." if laid is None else str(laid.tile) for laid in state.rows[seat]]


def laid_at(state: State, seat: int, slot: int) -> Laid:
    laid = state.rows[seat][slot]
    assert laid is not None
    return laid


def dealt(game: Gnomes, seats: int, *tiles: str) -> State:
    """After the deal of these tiles, over and over."""
    state = game.initial(seats)
    for place in range(5 * seats):
        state, _ = game.apply(state, game.parse_outcome(tiles[place % len(tiles)]))
    return state


# G1: what is in the box


def test_G1_1_two_to_four_players_and_three_levels() -> None:
    game = opened()
    assert list(game.seats) == [2, 3, 4]
    assert game.rules.tiles.sizes == (36, 18, 18)
    assert BOX.seats == range(2, 5)
    assert (BOX.name, BOX.default_seats, BOX.age, BOX.minutes) == ("gnomes", 3, 7, 30)
    assert BOX.designers == ("Julia Pogorzelska",)
    assert (game.name, game.edition, game.rules_version) == ("gnomes", "kukuryku", 2)


def test_G1_2_ordinary_tiles_have_diamonds_and_one_of_three_symbols() -> None:
    first = opened().rules.tiles.levels[0]
    assert {str(tile).split("-")[0] for tile, _ in first} == {"lantern", "torch", "arrows"}
    assert {tile.diamonds for tile, _ in first if isinstance(tile, Lantern)} == {0, 1, 2, 3}


def test_G1_3_special_tiles_are_in_the_deeper_levels() -> None:
    def special(level: int) -> list[str]:
        return [str(t) for t, _ in opened().rules.tiles.levels[level] if not hasattr(t, "diamonds")]

    assert special(0) == []
    assert special(1) == ["five", "lit", "bats"]
    assert special(2) == ["five", "lit", "bats", "explosion", "snow-white"]


def test_G1_4_newcomers_are_told_that_the_distribution_is_not_printed() -> None:
    assert BOX.notes == ("note-tiles",)
    source = Path(__file__).parents[2] / "src/adamas/games/gnomes/tile_sets/b.tiles"
    assert "NOT the printed distribution" in source.read_text(encoding="utf-8")


# G2: setting up


def test_G2_1_each_level_is_a_stack_of_its_own_and_removed_tiles_stay_in() -> None:
    game = opened()
    for seats in game.seats:
        state = game.initial(seats)
        assert list(map(len, state.bags)) == [36, 18, 18]
        turn = game.turn(state)
        assert isinstance(turn, Chance)
        assert (turn.epoch, turn.copies) == (0, 36)
    # Of 36 tiles, 2 × 5 are dealt and 16 drawn: 10 were removed.
    state = dealt(game, 2, "lantern-0", "torch-0", "arrows-0", "lantern-1")
    state, _ = play(game, state, f"all:{AS_DEALT}")
    assert len(state.bags[0]) == 26
    assert state.heights[0] == 16


def test_G2_1_nothing_is_dealt_drawn_or_looked_at_yet() -> None:
    game = opened()
    assert game.initial(3) == State(
        first=0,
        phase=Phase.DEAL,
        level=0,
        active=0,
        bags=game.rules.tiles.levels,
        heights=(16, 18, 18),
        rows=((None,) * 5,) * 3,
        drawn=None,
        discards=(),
        boxed=((), (), ()),
        looking=(None, None, None),
        offer=None,
        lit_round=0,
    )


def test_G2_2_five_tiles_each_seat_by_seat() -> None:
    game = opened(first_seat="1")
    state = game.initial(3)
    assert state.active == 1
    for number in range(5):
        assert state.rows[1].count(None) == 5 - number
        state, events = play(game, state, "lantern-2" if number < 3 else "torch-2")
        assert events == ((happened.RowDealt(1),) if number == 4 else ())
    assert faces(state, 1) == ["lantern-2", "lantern-2", "lantern-2", "torch-2", "torch-2"]
    assert state.rows[1][4] == Laid(held("torch-2"), 0, 4, False, (1,))
    assert (state.active, state.phase) == (2, Phase.DEAL)
    for _ in range(5):
        state, events = play(game, state, "arrows-0" if state.bags[0].counts[8] else "arrows-1")
    assert events == (happened.RowDealt(2),)
    assert (state.active, state.phase) == (0, Phase.DEAL)
    for _ in range(5):
        state, events = play(game, state, "torch-0" if state.bags[0].counts[4] else "torch-1")
    assert events == (happened.RowDealt(0),)
    assert (state.active, state.phase) == (1, Phase.MEMORISE)
    assert defaults(game, state) == dict.fromkeys(range(3), AS_DEALT)
    state, events = play(game, state, f"all:{AS_DEALT}")
    assert events == (happened.LevelEntered(1),)
    assert (state.active, state.phase, state.level) == (1, Phase.DRAW, 0)


def test_G2_2_a_dealt_tile_leaves_the_stack() -> None:
    game = opened()
    state, _ = play(game, game.initial(2), "lantern-2")
    assert state.bags[0].count(held("lantern-2")) == 2
    assert len(state.bags[0]) == 35
    assert state.heights == (16, 18, 18)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_G2_3_the_first_stack_has_16_tiles(seats: int) -> None:
    assert opened().initial(seats).heights == (16, 18, 18)
    assert opened(tiles=HOUSE).initial(seats).heights == (1, 1, 4)


def test_G2_4_turns_go_round_clockwise() -> None:
    game = opened()
    state = table(game, ROW, ROW, ROW)
    drawers = []
    for tile in ("lantern-1", "lantern-1", "lantern-1", "lantern-2"):
        drawers.append(state.active)
        state, _ = play(game, state, tile, f"{state.active}:discard", f"{state.active}:pass")
    assert drawers == [0, 1, 2, 0]


# G8: the tiles


def counted(name: str, level: int) -> dict[str, int]:
    return {str(tile): copies for tile, copies in tile_set(name).levels[level]}


def test_G8_2_set_b() -> None:
    symbols = ("lantern", "torch", "arrows")
    deep = {f"{symbol}-{value}": 1 for symbol in symbols for value in (1, 2, 3, 4)}
    assert counted("b", 0) == {f"{s}-{v}": 3 for s in symbols for v in (0, 1, 2, 3)}
    assert counted("b", 1) == deep | {"five": 2, "lit": 2, "bats": 2}
    assert counted("b", 2) == deep | {
        "five": 2,
        "lit": 1,
        "bats": 1,
        "explosion": 1,
        "snow-white": 1,
    }
    assert list(counted("b", 0))[:5] == [*(f"lantern-{v}" for v in range(4)), "torch-0"]


def test_G8_3_set_a_differs_in_level_one() -> None:
    symbols = ("lantern", "torch", "arrows")
    assert counted("a", 0) == {f"{s}-{v}": 3 for s in symbols for v in (1, 2, 3, 4)}
    assert tile_set("a").levels[1:] == tile_set("b").levels[1:]
    assert tile_set("a").sizes == (36, 18, 18)


@pytest.mark.parametrize("name", ["a", "b"])
def test_G8_1_both_sets_fit_what_is_known(name: str) -> None:
    made = tile_set(name)
    assert made.sizes == (36, 18, 18)
    assert made.copies(TILES.parse("explosion")) == made.copies(TILES.parse("snow-white")) == 1
    assert max(t.diamonds for bag in made.levels for t, _ in bag if isinstance(t, Lantern)) == 4


def test_G8_1_diamonds_of_tiles() -> None:
    worth = Counter(diamonds(tile) for tile in map(held, ("lantern-0", "torch-3", "five")))
    assert worth == {0: 1, 3: 1, 5: 1}


TILES_OPTION = OPTIONS[0]


def from_file(text: str) -> str:
    assert TILES_OPTION.from_file is not None
    return TILES_OPTION.from_file(text)


def test_G8_4_a_file_becomes_a_value_on_one_line() -> None:
    text = """# mine
sizes 21 1 4   # small

III snow-white 1
III explosion 2
III lantern-1 1
I lantern-0 21
II bats 1
"""
    assert from_file(text) == HOUSE
    assert TILES_OPTION.canonical(HOUSE) == HOUSE
    game = opened(tiles=HOUSE)
    assert game.options == {"tiles": HOUSE}
    assert game.rules.tiles.sizes == (21, 1, 4)
    assert str(game.rules.tiles) == HOUSE
    assert not set(HOUSE) & set(" \n")


def test_G8_4_other_orders_of_the_one_line_form_are_brought_into_one() -> None:
    mixed = "III:snow-white*1,explosion*2,lantern-1*1;I:lantern-0*21;II:bats*1"
    assert opened(tiles=mixed).settings["tiles"] == HOUSE


@pytest.mark.parametrize("name", ["a", "b"])
def test_G8_4_a_known_set_goes_by_its_name(name: str) -> None:
    source = Path(__file__).parents[2] / f"src/adamas/games/gnomes/tile_sets/{name}.tiles"
    assert from_file(source.read_text(encoding="utf-8")) == name
    assert TILES_OPTION.canonical(str(tile_set(name))) == name


def test_G8_4_usual_sizes_need_no_line() -> None:
    source = Path(__file__).parents[2] / "src/adamas/games/gnomes/tile_sets/b.tiles"
    text = source.read_text(encoding="utf-8").replace("sizes 36 18 18", "")
    assert from_file(text) == "b"
    assert from_file(text.replace("I arrows-3 3", "I arrows-4 3", 1)).startswith("I:lantern-0*3,")
    with pytest.raises(BadOption, match=r"^Level I has 33 tiles, but its size is 36\.$"):
        from_file(text.replace("I arrows-3 3\n", "", 1))


SMALL = ["I lantern-0 21", "II bats 1", "III snow-white 1"]


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["IV torch-1 1"], r"Line 5: there is no level `IV`, only `I`, `II` and `III`\."),
        (["II torches 1"], r"Line 5: `torches` is no tile\. One begins with `lantern`,"),
        (["II lantern--1 1"], r"Line 5: `lantern--1` is no tile\."),
        (["II plain-10 1"], r"Line 5: `plain-10` is too rich; ordinary tiles show 0 to 9"),
        (["II torch-1 0"], r"Line 5: `0` is no number of copies\. It can be 1 to 99\."),
        (["II torch-1 100"], r"Line 5: `100` is no number of copies\."),
        (["II torch-1 -1"], r"Line 5: `-1` is no number of copies\."),
        (["II torch-1 ٣"], r"Line 5: `٣` is no number of copies\."),
        (["II torch-1 10000"], r"Line 5: `10000` is no number of copies\."),
        (["", "II bats 1"], r"Line 6: `bats` was listed for level II before\."),
        (["I five 1"], r"Line 5: `five` is special, and level I has no special tiles\."),
        (["I snow-white 1"], r"Line 5: `snow-white` is special, and level I"),
        (["II explosion 1"], r"Line 5: `explosion` belongs into level III\."),
        (["II snow-white 1"], r"Line 5: `snow-white` belongs into level III\."),
        (["II torch-1"], r"Line 5: `II torch-1` should be a level, a tile and its copies, such"),
        (["II torch-1 1 1"], r"Line 5: `II torch-1 1 1` should be a level"),
        (["sizes 21 1 1"], r"Line 5: the sizes were given before\."),
        (["II torch-1 1"], r"Level II has 2 tiles, but its size is 1\."),
    ],
)
def test_G8_4_a_bad_line_is_named(lines: list[str], sentence: str) -> None:
    with pytest.raises(BadOption, match=f"^{sentence}"):
        from_file("\n".join(["sizes 21 1 1", *SMALL, *lines]))


@pytest.mark.parametrize(
    ("sizes", "sentence"),
    [
        ("sizes 20 1 1", r"Level I needs a size of at least 21, not 20\."),
        ("sizes 21 0 1", r"Level II needs a size of at least 1, not 0\."),
        ("sizes 21 1 0", r"Level III needs a size of at least 1, not 0\."),
        ("sizes 21 1 9999", r"Level III has 1 tiles, but its size is 9999\."),
        ("sizes 21 1", r"Line 1: `sizes` needs three numbers, such as `sizes 36 18 18`\."),
        ("sizes 21 1 x", r"Line 1: `sizes` needs three numbers"),
        ("sizes 21 1 10000", r"Line 1: `sizes` needs three numbers"),
    ],
)
def test_G8_4_bad_sizes_are_named(sizes: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=f"^{sentence}"):
        from_file("\n".join([sizes, *SMALL]))


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("c", r"`c` is no value of `tiles`\. It can be `b`, `a` or what a file says\."),
        ("I:lantern-0*21", r"Level III needs exactly one `snow-white`: she ends the game\."),
        ("I:lantern-0*21;III:snow-white*1", r"Level II needs a size of at least 1, not 0\."),
        ("I:lantern-0*20;II:bats*1;III:snow-white*1", r"Level I needs a size of at least 21, not"),
        ("I:lantern-0*21;II:;III:snow-white*1", r"Entry 2: `` is no tile\."),
        ("I:lantern-0*21;II:bats;III:snow-white*1", r"Entry 2: `` is no number of copies\."),
        ("I:lantern-0*21;bats*1;III:snow-white*1", r"Entry 2: there is no level `bats\*1`, only"),
    ],
)
def test_G8_4_a_bad_value_is_named(value: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=f"^{sentence}"):
        opened(tiles=value)


def test_G8_4_most_copies_are_99() -> None:
    game = opened(tiles="I:lantern-0*99;II:bats*99;III:snow-white*1")
    assert game.rules.tiles.sizes == (99, 99, 1)
    assert game.initial(2).heights == (79, 99, 1)


def test_G8_1_levels_are_named_in_roman() -> None:
    assert LEVELS == ("I", "II", "III")


# Who begins, and the words of moves


def test_G2_4_first_seat_by_lot() -> None:
    game = opened(first_seat="random")
    state = game.initial(3)
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    assert turn.epoch == 0
    assert [(str(outcome), n) for outcome, n in turn.outcomes] == [
        ("first-0", 1),
        ("first-1", 1),
        ("first-2", 1),
    ]
    assert game.observe(state, 0).deciding == ()
    state, events = play(game, state, "first-2")
    assert events == (Begins(2),)
    assert (state.first, state.active, state.phase) == (2, 2, Phase.DEAL)


def test_G2_2_moves_have_a_text() -> None:
    game = opened()
    texts = ["discard", "keep-4", "look-1-3", "pass", "confirm", "swap-0-2-3", "cart-1"]
    texts += ["lay-3-0-1-4-2", "offer-2-1"]
    for text in [*texts, "exchange-0-3", "bury-2", "stop"]:
        assert str(game.parse_action(text)) == text
    for text in ["first-1", "lantern-0", "torch-4", "arrows-2", "five", "lit", "snow-white"]:
        assert str(game.parse_outcome(text)) == text
    assert game.parse_action("confirm") == Confirm()
    for bad in ("keep", "look-1", "keep-01", "five-1"):
        with pytest.raises(Malformed):
            game.parse_action(bad)
        with pytest.raises(Malformed):
            game.parse_outcome(bad)
