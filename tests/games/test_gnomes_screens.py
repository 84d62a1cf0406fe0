"""Gnomes as it is shown: drawings, screens, words and the sensible player."""

import json
from dataclasses import replace

import pytest

from adamas.core.codec import dumps, from_data
from adamas.core.event import Event
from adamas.core.first import Begins, First
from adamas.core.sketch import Sketch, plain
from adamas.core.text import kebab
from adamas.core.turn import Chance, Over
from adamas.games.gnomes import BOX
from adamas.games.gnomes import events as happened
from adamas.games.gnomes.rules import Gnomes
from adamas.games.gnomes.state import Phase, State
from adamas.games.gnomes.tiles import KINDS, Lot
from adamas.games.gnomes.tiny import tiny
from adamas.locale.words import Words, bundle, format_message, message_ids
from tests.games.drawings import sketch_of
from tests.rulebook.test_gnomes import (
    HOUSE,
    NO_SPECIALS,
    ROW,
    dealt,
    defaults,
    held,
    opened,
    play,
    table,
)

WORDS = Words(BOX, ("Ann", "Bo", "Cleopatra the Great", "Dmitri"))
OTHER = "lantern-1 lantern-1 lantern-2 torch-2 arrows-1"
II = (f"^{ROW}", f"^{OTHER}")
III = ("^lantern-0 ^torch-1 arrows-2 lantern-3 torch-0", "^lantern-1 ^torch-1 arrows-1 five five")
WIDEST = 78
PLAIN = (
    "I:lantern-0*2,lantern-1*3,lantern-2*2,lantern-3*2,torch-0*2,torch-1*3,torch-2*3,arrows-1*2"
    ",arrows-2*2,plain-9*2;II:torch-1*1;III:snow-white*1"
)
"""A small set that has tiles without a symbol."""


def sketched(game: Gnomes, state: State, seat: int | None = 0) -> Sketch:
    """The drawing that a seat sees."""
    return sketch_of(BOX, WORDS, game, state, seat)


def picture(game: Gnomes, state: State, seat: int | None = 0) -> str:
    """The same without its styles, and never too wide."""
    text = plain(sketched(game, state, seat))
    assert max(map(len, text.splitlines())) <= WIDEST
    assert all(line == line.rstrip() for line in text.splitlines())
    return text


# Drawings


def test_a_peek_is_drawn() -> None:
    game = opened()
    state = table(game, f"^{ROW}", "lantern-1 . arrows-2 ^torch-2 .", level=1)
    state, _ = play(game, state, "torch-4", "0:keep-1", "0:look-1-2")
    assert picture(game, state) == (
        """\
Level II of the mine   I: 0   II: 17   III: 18
Ann is looking.
Discard pile, 1 tile: torch 1

▶ Ann           ╔══ I ══╗╭─ II ──╮╭── I ──╮╭── I ──╮╭── I ──╮
  0 ♦ up        ║  0 ♦  ║│░░░░░░░││░░░░░░░││░░░░░░░││░░░░░░░│
                ║lantern║│░░░░░░░││░░░░░░░││░░░░░░░││░░░░░░░│
                ╚══ 0 ══╝╰── 1 ──╯╰── 2 ──╯╰── 3 ──╯╰── 4 ──╯
  Bo            ╭── I ──╮         ╭── I ──╮╔══ I ══╗
  2 ♦ up        │░░░░░░░│         │  2 ♦  │║  2 ♦  ║
                │░░░░░░░│         │ arrows│║ torch ║
                ╰── 0 ──╯         ╰── 2 ──╯╚══ 3 ══╝
Ann looks at place 2 of Bo."""
    )
    assert "2 ♦  │" not in picture(game, state, 1)
    assert "Ann looks at place 2 of Bo." in picture(game, state, None)


def test_the_star_is_where_the_result_says() -> None:
    game = opened()
    state, _ = play(game, table(game, *III, level=2), "snow-white")
    text = plain(sketch_of(BOX, WORDS, game, state, None, Over((6, 13), (1, 2))))
    assert "★ Ann" in text
    assert "★ Bo" not in text


def test_the_end_is_drawn() -> None:
    game = opened()
    state, _ = play(game, table(game, *III, level=2), "snow-white")
    assert picture(game, state, None) == (
        """\
Level III of the mine   I: 0   II: 0   III: 17
Supper is ready: the game is over.
Discard pile, 1 tile: Snow White

  Ann           ╔══ I ══╗╔══ I ══╗╔══ I ══╗╔══ I ══╗╔══ I ══╗
  6 ♦ up        ║  0 ♦  ║║  1 ♦  ║║  2 ♦  ║║  3 ♦  ║║  0 ♦  ║
                ║lantern║║ torch ║║ arrows║║lantern║║ torch ║
                ╚══ 0 ══╝╚══ 1 ══╝╚══ 2 ══╝╚══ 3 ══╝╚══ 4 ══╝
★ Bo            ╔══ I ══╗╔══ I ══╗╔══ I ══╗╔═ II ══╗╔═ II ══╗
  13 ♦ up       ║  1 ♦  ║║  1 ♦  ║║  1 ♦  ║║  5 ♦  ║║  5 ♦  ║
                ║lantern║║ torch ║║ arrows║║       ║║       ║
                ╚══ 0 ══╝╚══ 1 ══╝╚══ 2 ══╝╚══ 3 ══╝╚══ 4 ══╝"""
    )


def test_memory_help_is_drawn() -> None:
    game = opened(memory_help="on", discard_pile="open")
    state = table(game, ROW, OTHER, ROW, ROW, level=1)
    looks = (f"{round_ + 1}-{round_}" for round_ in range(3))
    state, _ = play(game, state, "five", "0:discard", "lit", *(f"all:look-{at}" for at in looks))
    text = picture(game, state)
    assert text.splitlines()[:3] == [
        "Level II of the mine   I: 0   II: 16   III: 18",
        "The corridor is lit: a last glance.",
        "Discard pile, 2 tiles: lit, five",
    ]
    # Who has seen what: Cleopatra her own second tile, and everybody else at the second look.
    assert "╰─ 0 A ─╯╰─ 1 A ─╯╰─ 2 A ─╯╰─ 3 A ─╯╰─ 4 A ─╯" in text
    assert "╰ 0 ABCD╯╰─ 1 B ─╯╰─ 2 B ─╯╰─ 3 B ─╯╰─ 4 B ─╯" in text
    assert "╰─ 0 C ─╯╰ 1 ABCD╯╰─ 2 C ─╯" in text
    assert "  Cleopatra the" in text.replace("▶", " ")
    assert "│  1 ♦  ││░░░░░░░│" in text
    assert "Cleopatra the Great looks at place 2 of Dmitri." in text
    assert text.splitlines()[-7:] == [
        "Of level II you have not seen: lantern 1 ×1, lantern 2 ×1, lantern 3 ×1,",
        "  lantern 4 ×1, torch 1 ×1, torch 2 ×1, torch 3 ×1, torch 4 ×1, arrows 1 ×1,",
        "  arrows 2 ×1, arrows 3 ×1, arrows 4 ×1, five ×1, lit ×1, bats ×2",
        "Of level III you have not seen: lantern 1 ×1, lantern 2 ×1, lantern 3 ×1,",
        "  lantern 4 ×1, torch 1 ×1, torch 2 ×1, torch 3 ×1, torch 4 ×1, arrows 1 ×1,",
        "  arrows 2 ×1, arrows 3 ×1, arrows 4 ×1, five ×2, lit ×1, bats ×1,",
        "  explosion ×1, Snow White ×1",
    ]


@pytest.mark.parametrize(
    ("moves", "level", "line"),
    [
        ((), 0, "Ann draws the next tile."),
        (("torch-3",), 0, "Ann keeps or discards what was drawn."),
        (("lantern-3", "0:discard"), 0, "A lantern: Ann may look at an own tile."),
        (("torch-3", "0:discard"), 0, "A torch: Ann may look at somebody else's tile."),
        (("arrows-3", "0:discard"), 0, "Arrows: Ann must swap a tile."),
        (("lit",), 1, "The corridor is lit: look 1 of 3."),
        (("lit", "all:look-0-0", "all:look-0-0"), 1, "The corridor is lit: look 3 of 3."),
        (("bats",), 1, "Bats: everybody exchanges two tiles."),
        (("explosion",), 2, "Explosion: everybody loses a tile."),
    ],
)
def test_every_phase_is_drawn(moves: tuple[str, ...], level: int, line: str) -> None:
    game = opened()
    state, _ = play(game, table(game, ROW, OTHER, level=level), *moves)
    for seat in (0, 1, None):
        assert picture(game, state, seat).splitlines()[1] == line


def test_the_beginning_is_drawn() -> None:
    game = opened(first_seat="random")
    state = game.initial(2)
    assert picture(game, state).splitlines() == [
        "Level I of the mine   I: 16   II: 18   III: 18",
        "Who begins?",
        "The discard pile is empty.",
        "",
        "  Ann",
        "  0 ♦ up",
        "",
        "",
        "  Bo",
        "  0 ♦ up",
        "",
    ]
    state, _ = play(game, state, "first-1")
    assert picture(game, state).splitlines()[1] == "The rows are dealt."
    state = dealt(opened(), 2, "lantern-0", "torch-0", "arrows-0", "lantern-1")
    assert picture(game, state).splitlines()[1] == "Everybody memorises their own row."
    assert picture(game, state).count("▶") == 2
    assert "│  0 ♦  │" in picture(game, state)
    assert "♦  │" not in picture(game, state, None)


def test_the_drawn_tile_and_the_carts_are_drawn() -> None:
    game = opened()
    state, _ = play(game, table(game, ROW, OTHER), "torch-3")
    assert picture(game, state).splitlines()[-1] == "You drew a torch with 3 diamonds."
    assert "You drew" not in picture(game, state, 1)
    state = replace(table(game, *II, level=1), heights=(0, 1, 18))
    state, _ = play(game, state, "five", "0:discard")
    assert picture(game, state).splitlines()[1] == (
        "The stack is empty: everybody sends up a cart."
    )
    assert picture(game, state).splitlines()[2] == "Discard pile, 1 tile: five"


def test_a_tile_that_waits_for_the_carts_is_drawn() -> None:
    game = opened(cart="last_draw")
    last = replace(table(game, *II, level=1), heights=(0, 1, 18))
    state, _ = play(game, last, "bats")
    for seat in (0, 1, None):
        assert picture(game, state, seat).endswith("waiting until the carts are up: bats")
    state, _ = play(game, last, "torch-3")
    assert picture(game, state).endswith("waiting until the carts are up: a torch with 3 diamonds")
    assert "torch" not in picture(game, state, 1).splitlines()[-1]


def test_tiles_without_a_symbol_and_swaps_by_lot_are_drawn() -> None:
    game = opened(tiles=PLAIN, arrows="by_lot")
    state = table(game, "^plain-9 torch-1 arrows-2 lantern-3 torch-0", OTHER)
    diamonds, symbol = picture(game, state).splitlines()[5:7]
    assert (diamonds[16:25], symbol[16:25]) == ("║  9 ♦  ║", "║       ║")
    state, _ = play(game, state, "plain-9", "0:discard")
    assert "Discard pile, 1 tile: 9 ♦" in picture(game, state)
    state, _ = play(game, replace(state, active=0), "torch-2", "0:keep-2", "0:offer-1-1")
    assert state.phase is Phase.LOT
    assert picture(game, state).splitlines()[1] == "Arrows: Ann must swap a tile."


def test_styles_tell_backs_from_faces_and_the_own_name() -> None:
    lines = sketched(opened(), table(opened(), *II, level=1))
    assert lines[0][0] == ("Level II of the mine", "bold")
    assert [span[1] for span in lines[0][1:]] == ["dim", "bold", "dim"]
    assert lines[4][0] == ("▶ Ann           ", "bold")
    assert lines[8][0] == ("  Bo            ", "")
    assert [span[1] for span in lines[4][1:]] == ["bold yellow", *["green"] * 4]
    deep, _ = play(opened(), table(opened(), *III, level=2), "five", "0:keep-4")
    lines = sketched(opened(), deep)
    assert lines[4][5] == ("╭─ III ─╮", "blue")
    assert lines[8][5] == ("╭─ II ──╮", "cyan")


# Words


def test_every_action_outcome_and_event_has_words() -> None:
    game = opened()
    actions = ("discard", "keep-1", "look-1-3", "pass", "confirm", "swap-0-1-3", "cart-2")
    for text in (*actions, "exchange-0-3", "bury-2", "stop", "lay-3-0-1-4-2", "offer-2-1"):
        assert WORDS.move(game.parse_action(text))
    for tile in (*KINDS, First(1), Lot(20, 3)):
        assert WORDS.move(tile)
    assert WORDS.move(game.parse_action("swap-0-1-3")) == ("swap your place 0 with place 3 of Bo")
    assert WORDS.move(game.parse_action("look-1-3"), actor=0) == "look at place 3 of Bo"
    assert WORDS.move(game.parse_action("look-1-3"), actor=1) == "look at own place 3"
    for tile in KINDS[:-4]:
        assert WORDS.move(tile, count=3).startswith("3 ")
    kinds = [
        kind
        for kind in vars(happened).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]
    assert len(kinds) == 14
    for kind in (*kinds, Begins):
        assert WORDS.has(f"event-{kebab(kind.__name__)}")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Begins(1), "Bo begins."),
        (happened.RowDealt(0), "Ann has got a row of tiles."),
        (happened.LevelEntered(1), "The gnomes enter level I of the mine."),
        (happened.LevelEntered(2), "The gnomes go down to level II."),
        (happened.LevelEntered(3), "The gnomes go down to level III."),
        (happened.Drew(0, 2), "Ann draws a tile; 2 are left."),
        (happened.Drew(0, 1), "Ann draws a tile; 1 is left."),
        (happened.Drew(0, 0), "Ann draws a tile; the stack is empty now."),
        (happened.Discarded(0, held("torch-0")), "Ann discards it: a torch without diamonds."),
        (
            happened.Kept(0, 2, held("lantern-1")),
            "Ann keeps it in place 2 and discards a lantern with 1 diamond.",
        ),
        (happened.Looked(0, 1, 2), "Ann looks at place 2 of Bo."),
        (happened.Looked(0, 0, 2), "Ann looks at place 2 of their own row."),
        (happened.DidNotLook(0), "Ann does not look."),
        (happened.Swapped(0, 1, 1, 2), "Ann swaps place 1 with place 2 of Bo."),
        (happened.Exchanged(0, 1, 2), "Ann exchanges places 1 and 2."),
        (happened.Buried(0, 1), "Ann loses the tile in place 1."),
        (happened.CartSentUp(0, 1, held("five")), "Ann sends up place 1: five diamonds."),
        (happened.Skipped(1), "Bo has no tile for that."),
        (
            happened.Counted(0, (held("five"), held("arrows-2")), 7),
            "Ann turns up five diamonds and arrows with 2 diamonds: 7 diamonds in all.",
        ),
        (
            happened.Counted(0, (held("torch-1"), held("five"), held("torch-1"), held("five")), 12),
            "Ann turns up 2 torches with 1 diamond each and 2 tiles with five diamonds each: "
            "12 diamonds in all.",
        ),
    ],
)
def test_events_are_told(event: Event, sentence: str) -> None:
    assert WORDS.event(event) == sentence


def test_happenings_are_told() -> None:
    for tile, name in (
        ("lit", "the lit corridor"),
        ("bats", "bats"),
        ("explosion", "an explosion"),
        ("snow-white", "Snow White"),
    ):
        _, events = play(opened(), table(opened(), *III, level=2), tile)
        assert WORDS.event(events[1]) == f"Ann shows it: {name}!"


def test_editions_options_and_notes_have_words() -> None:
    assert WORDS("title") == "Gnomes"
    assert WORDS("tagline")
    for edition in BOX.editions:
        assert WORDS.has(f"edition-{edition.name}")
        assert edition.source
    for option in BOX.options:
        assert WORDS.has(f"option-{option.name}")
        for value in option.values:
            assert WORDS.has(f"option-{option.name}-{value}") or value.isdecimal()
    for note in BOX.notes:
        assert "not the printed one" in WORDS(note)


def test_every_decision_has_its_question() -> None:
    game = opened()
    asked = {phase for phase in Phase if WORDS.has(f"question-{phase.value}")}
    assert asked == set(Phase) - {Phase.DEAL, Phase.DRAW, Phase.LOT, Phase.OVER}
    state, _ = play(game, table(game, ROW, OTHER), "torch-3")
    assert WORDS.question(game.show(game.observe(state, 0), answered=False)) == (
        "Do you keep the tile that you drew, and where?"
    )
    assert WORDS("question") == "What do you do?"


PARAGRAPHS = message_ids(BOX.package, "en", "rules.ftl")


def read(**options: str) -> dict[str, str]:
    """The rules as a player reads them."""
    made, facts = bundle(BOX.package, "en", "rules.ftl"), BOX.facts(opened(**options))
    return {each: format_message(made, each, facts) for each in PARAGRAPHS}


def test_the_rules_can_be_read_with_every_option() -> None:
    for name, value in ((option.name, value) for option in BOX.options for value in option.values):
        text = read(**{name: value})
        assert all(text[each] for each in text if each != "G-A16")
        assert "{" not in "".join(text.values())


def test_the_rules_tell_the_numbers_of_the_set() -> None:
    usual, small, two = read(), read(tiles=NO_SPECIALS), read(tiles=HOUSE)
    assert usual["G1-3"].endswith(
        "five diamonds (×4), lit corridors (×3), bats (×3), explosions (×1), and Snow White."
    )
    assert "36 tiles are of level I, 18 of level II and 18 of level III" in usual["G1-2"]
    assert "10 tiles of level I back" in usual["G2-1"]
    assert "with three players 5, with four none" in usual["G2-1"]
    assert "2 to 4 of you" in usual["G1-1"]
    assert "The 16 tiles that are left" in usual["G2-2"]
    assert "gets 5 tiles" in usual["G2-2"]
    assert "0 to 3" in usual["G8-2"]
    assert "1 to 4" in read(tiles="a")["G8-2"]
    assert usual["G-A16"] == ""
    assert small["G8-2"] == "You play with a tile set of your own."
    assert small["G1-3"].startswith("There are no special tiles but Snow White")
    assert [small[each] for each in ("G5-1", "G5-2", "G5-3", "G5-4", "G-A10")] == [""] * 5
    assert two["G-A16"]
    assert "(×2)" in two["G1-3"]


# The tiny game, and states as data


def test_the_tiny_game_is_played_to_its_end_by_defaults() -> None:
    game, seats = tiny()
    assert seats == 2
    assert game.initial(seats).heights == (1, 1, 3)
    state = game.initial(seats)
    moves = 0
    while not isinstance(turn := game.turn(state), Over):
        move = turn.outcomes[0][0] if isinstance(turn, Chance) else turn.defaults
        state, _ = game.apply(state, move)
        moves += 1
    assert (moves, turn.scores) == (20, (2, 2))
    assert from_data(game.state_type, json.loads(dumps(state))) == state


def test_a_state_survives_as_data() -> None:
    game = opened()
    state, _ = play(game, table(game, *III, level=2), "explosion", "all:bury-2", "lit")
    state, _ = play(game, state, "0:look-1-3 1:stop")
    assert from_data(game.state_type, json.loads(dumps(state))) == state
    assert defaults(game, state) == {0: "stop"}
