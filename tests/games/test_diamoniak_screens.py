"""Diamoniak as people and bots meet it: drawings, words, views, and a sensible player."""

import random
import re
from dataclasses import fields, replace
from inspect import getmembers, isclass
from pathlib import Path

import pytest

from adamas.core.errors import BadOption
from adamas.core.event import Event
from adamas.core.first import Begins, First
from adamas.core.options import Source
from adamas.core.sketch import plain
from adamas.core.text import kebab
from adamas.core.turn import Over
from adamas.games.diamoniak import BOX
from adamas.games.diamoniak import events as happened
from adamas.games.diamoniak.actions import Buy, Draw, Give, Shield, Stop
from adamas.games.diamoniak.cards import Card
from adamas.games.diamoniak.editions import Ruleset
from adamas.games.diamoniak.rules import Diamoniak
from adamas.games.diamoniak.state import Phase, State
from adamas.locale.words import Words, bundle, format_message, message_ids
from tests.games.drawings import sketch_of
from tests.rulebook.test_diamoniak import (
    BLUE,
    DIAMOND,
    FAIRY,
    GREEN,
    RED,
    WITCH,
    YELLOW,
    laid,
    opened,
    table,
)

WORDS = Words(BOX, ("Anna", "Ben", "Cilka the Impatient", "Dan"))
RNG = random.Random(0)


def drawing(game: Diamoniak, state: State, seat: int | None = 0) -> str:
    """The text of what a seat is shown, checked for its width."""
    drawn = sketch_of(BOX, WORDS, game, state, seat)
    assert max(len(line) for line in plain(drawn).splitlines()) <= 78
    return plain(drawn)


# The drawing


def test_drawing_of_a_table_in_the_middle_of_a_game() -> None:
    game = opened()
    state = table(
        game,
        laid(RED, 3, 2, 1, (0, 1, 0, 0)),
        laid(GREEN, 1, 4),
        laid(),
        phase=Phase.MORE,
        pile={RED: 1, BLUE: 3, DIAMOND: 8, WITCH: 4},
    )
    assert drawing(game, state).splitlines() == [
        "Pile 1: 16 cards",
        "Discard pile: 26 cards",
        "                 2 red   2 blue   5 green   6 yellow   6 ♦   2 fairies",
        "                 3 witches",
        "",
        "▶ Anna           ▟▙▟▙▟▙······   red castle   3 of 6",
        "                 1 blue   2 ♦   1 fairy",
        "  Ben            ▟▙··········   green castle   1 of 6",
        "                 4 ♦",
        "  Cilka the Impa no castle yet",
        "",
        "Anna may go on.",
    ]


def test_drawing_of_a_new_table() -> None:
    game = opened()
    assert drawing(game, game.initial(2), None).splitlines() == [
        "Pile 1: 54 cards",
        "Discard pile: empty",
        "",
        "▶ Anna           no castle yet",
        "  Ben            no castle yet",
        "",
        "It is Anna's turn.",
    ]


@pytest.mark.parametrize(
    ("phase", "scene"),
    [
        (Phase.BEGIN, "It is Ben's turn."),
        (Phase.DRAW, "Ben turns over a card."),
        (Phase.MORE, "Ben may go on."),
        (Phase.WITCH, "A witch has come to Ben!"),
        (Phase.OVER, "Ben has a whole castle and wins."),
    ],
)
def test_drawing_tells_what_is_going_on(phase: Phase, scene: str) -> None:
    game = opened()
    state = table(game, laid(), laid(BLUE, 6), phase=phase, seat=1, epoch=2)
    drawn = drawing(game, state).splitlines()
    assert drawn[-1] == scene
    assert drawn[0].startswith("Pile 3: ")
    assert "▶ Ben            ▟▙▟▙▟▙▟▙▟▙▟▙   blue castle   6 of 6" in drawn


def test_drawing_before_it_is_known_who_begins() -> None:
    game = opened(first_seat="random")
    drawn = drawing(game, game.initial(3))
    assert drawn.endswith("Who begins is drawn by lot.")
    assert "▶" not in drawn


def test_drawing_is_never_too_wide() -> None:
    game = opened()
    full = laid(None, 0, 20, 3, (6, 6, 6, 6))
    assert "6 red   6 blue   6 green   6 yellow   20 ♦" in drawing(game, table(game, full, laid()))
    state = table(game, laid(), laid(), laid(), laid(), pile={})
    assert "Discard pile: 54 cards" in drawing(game, state)


def test_drawing_names_the_winner_of_the_result() -> None:
    game = opened()
    state = table(game, laid(), laid(BLUE, 6), phase=Phase.OVER, seat=1)
    drawn = sketch_of(BOX, WORDS, game, state, 0, Over((5, 6), (1, 2)))
    assert plain(drawn).endswith("Anna has a whole castle and wins.")


def styles(game: Diamoniak, state: State, seat: int) -> set[tuple[str, str]]:
    """The styled pieces of a drawing."""
    drawn = sketch_of(BOX, WORDS, game, state, seat)
    return {span for line in drawn for span in line if not isinstance(span, str)}


def test_drawing_stresses_the_own_name_and_colours_the_cards() -> None:
    game = opened()
    state = table(game, laid(YELLOW, 2), laid(diamonds=1), phase=Phase.WITCH)
    seen = styles(game, state, 1)
    assert ("▶ Anna           ", "") in seen
    assert ("  Ben            ", "bold") in seen
    assert ("▟▙▟▙", "bright_yellow") in seen
    assert ("········", "dim") in seen
    assert ("1 ♦", "bold cyan") in seen
    assert ("A witch has come to Anna!", "bold magenta") in seen
    assert ("It is Anna's turn.", "") in styles(game, table(game, laid(), laid()), 1)


# Words


def kinds_of_events() -> list[type[Event]]:
    """The game's own events and the one that all games share."""
    own = [kind for _, kind in getmembers(happened, isclass) if issubclass(kind, Event)]
    return [*(kind for kind in own if kind is not Event), Begins]


def test_every_event_has_its_message() -> None:
    kinds = kinds_of_events()
    assert len(kinds) == 13
    assert all(WORDS.has(f"event-{kebab(kind.__name__)}") for kind in kinds)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Begins(1), "Ben begins."),
        (
            happened.PileShuffled(2, 30),
            "The discard pile is shuffled and becomes pile 2, with 30 cards.",
        ),
        (happened.Drew(0, WITCH), "Anna draws a witch."),
        (happened.CastleBegun(0, "red", 0), "Anna begins the red castle."),
        (
            happened.CastleBegun(1, "blue", 1),
            "Ben begins the blue castle, and 1 part from the reserve joins it.",
        ),
        (
            happened.CastleBegun(1, "green", 2),
            "Ben begins the green castle, and 2 parts from the reserve join it.",
        ),
        (happened.PartBuilt(0, "yellow", 4), "The yellow castle of Anna grows: 4 parts."),
        (happened.PartBuilt(0, "red", 1), "The red castle of Anna grows: 1 part."),
        (happened.PutAside(0, FAIRY), "Anna puts a fairy aside."),
        (happened.Stopped(0), "Anna stops."),
        (
            happened.PartBought(0, 1, "blue", 3, True),
            "Anna pays 3 diamonds to Ben and takes a blue castle part from Ben.",
        ),
        (
            happened.PartBought(0, 1, "blue", 3, False),
            "Anna pays 3 diamonds to the discard pile and takes a blue castle part from Ben.",
        ),
        (happened.FairyHelped(1), "The fairy of Ben drives the witch away."),
        (
            happened.CardsLost(0, (RED, DIAMOND)),
            "The witch takes from Anna: a red castle part and a diamond.",
        ),
        (
            happened.CardsLost(0, (RED, DIAMOND, RED)),
            "The witch takes from Anna: 2 red castle parts and a diamond.",
        ),
        (happened.NothingLost(0), "The witch finds nothing to take from Anna."),
        (
            happened.CastleLost(0, "red", True),
            "The red castle of Anna is gone; anybody may begin it now.",
        ),
        (
            happened.CastleLost(0, "red", False),
            "The red castle of Anna is gone; nobody else may build it.",
        ),
        (happened.CastleFinished(0, "red"), "Anna has all parts of the red castle and wins!"),
    ],
)
def test_events_in_words(event: Event, sentence: str) -> None:
    assert WORDS.event(event) == sentence
    assert event.visible_to(None)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Draw(), "draw a card"),
        (Buy(1), "buy a castle part from Ben"),
        (Stop(), "stop here"),
        (Shield(), "send a fairy against the witch"),
        (Give((BLUE, FAIRY)), "give to the witch: a blue castle part and a fairy"),
        (Give((DIAMOND, DIAMOND)), "give to the witch: 2 diamonds"),
        (Give(()), "give the witch nothing"),
        (First(1), "Ben begins"),
        (GREEN, "a green castle part"),
    ],
)
def test_moves_in_words(move: object, text: str) -> None:
    assert WORDS.move(move) == text


def test_several_cards_in_words() -> None:
    assert [WORDS.move(card, count=2) for card in Card] == [
        "2 red castle parts",
        "2 blue castle parts",
        "2 green castle parts",
        "2 yellow castle parts",
        "2 diamonds",
        "2 fairies",
        "2 witches",
    ]


def test_every_card_edition_option_and_question_has_its_message() -> None:
    ids = [str(card) for card in Card]
    ids += [f"edition-{edition.name}" for edition in BOX.editions]
    for option in BOX.options:
        ids.append(f"option-{option.name}")
        ids += [
            f"option-{option.name}-{value}"
            for value in option.values
            if option.name != "first_seat" or not value.isdigit()
        ]
    ids += ["title", "tagline", "question", "question-begin", "question-more", "question-witch"]
    assert [each for each in ids if not WORDS.has(each)] == []


def changed_games() -> list[Diamoniak]:
    """Both editions, and every option once with each of its values; all of them go together."""
    games = [opened(edition.name) for edition in BOX.editions]
    for option in BOX.options:
        games += [opened(None, **{option.name: value}) for value in option.values]
    return games


def test_the_rules_can_be_read_in_every_edition() -> None:
    ids = message_ids(BOX.package, "en", "rules.ftl")
    made = bundle(BOX.package, "en", "rules.ftl")
    for game in changed_games():
        texts = {each: format_message(made, each, BOX.facts(game)) for each in ids}
        # RULES M-A4 is only needed where a colour can be begun twice.
        silent = [] if game.rules.frees_colour else ["M-A4"]
        assert [each for each, text in texts.items() if not text] == silent
        assert texts["M1-1"].startswith("2 to 4 players use 5")
    seeds = {each: format_message(made, each, BOX.facts(opened())) for each in ids}
    assert "54 cards: 24 castle parts in 4 colours, 20 diamonds, 7 witches and 3" in seeds["M1-1"]
    assert "The player in the first seat begins" in seeds["M-A12"]
    assert "Choose 3 of your cards" in seeds["M3-6"]
    assert "for 3 diamonds" in seeds["M4-1"]


@pytest.mark.parametrize(
    ("options", "message", "text"),
    [
        ({"payment": "discard"}, "M-A1", "The diamonds go to the discard pile."),
        ({"buy": "instead_of_drawing"}, "M2-1", "in place of drawing at all"),
        ({"buy": "any_draw"}, "M2-1", "even the first"),
        ({"lost_colour": "freed"}, "M-A3", "its colour is free for everybody"),
        ({"lost_colour": "freed"}, "M-A4", "they join the castle at once"),
        ({"win": "any_colour"}, "M5-1", "a colour that you do not build"),
        ({"witch": "turn_goes_on"}, "M2-2", "Then you may turn over another one"),
        ({"witch": "turn_goes_on"}, "M3-6", "your turn may go on"),
        ({"fairy": "automatic"}, "M-A5", "it acts at once"),
        ({"fairy_given": "kept_back"}, "M3-6", "but no fairies"),
        ({"reshuffle": "when_empty"}, "M2-3", "As soon as the pile is empty"),
        ({"witches": "8"}, "M1-1", "55 cards"),
        ({"first_seat": "random"}, "M-A12", "Draw lots"),
        ({"first_seat": "2"}, "M-A12", "You have agreed who begins."),
    ],
)
def test_options_change_the_text_of_the_rules(
    options: dict[str, str], message: str, text: str
) -> None:
    made = bundle(BOX.package, "en", "rules.ftl")
    assert text in format_message(made, message, BOX.facts(opened(None, **options)))
    assert text not in format_message(made, message, BOX.facts(opened()))


def test_each_paragraph_of_the_rules_is_a_rule() -> None:
    page = Path(str(happened.__file__)).with_name("RULES.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"^- \*\*(M[^*]+)\*\*", page, flags=re.MULTILINE))
    assert len(numbers) == 4 + 3 + 6 + 3 + 1 + 7 + 13
    paragraphs = [
        each for each in message_ids(BOX.package, "en", "rules.ftl") if each[:7] != "heading"
    ]
    assert {re.sub(r"^(M\d)-", r"\1.", each) for each in paragraphs} <= numbers
    assert {option.rule for option in BOX.options} <= numbers


# Options


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("payment", "bank"),
        ("buy", "never"),
        ("lost_colour", "lost"),
        ("win", "diamonds"),
        ("witch", "stays"),
        ("fairy", "none"),
        ("fairy_given", "never"),
        ("reshuffle", "never"),
        ("witches", "9"),
    ],
)
def test_other_values_are_refused(name: str, value: str) -> None:
    with pytest.raises(BadOption, match=f"`{value}` is no value of `{name}`"):
        opened(None, **{name: value})


def test_the_rules_are_those_of_the_sheet_unless_told_otherwise() -> None:
    assert opened().edition == "cs"
    assert opened().rules == Ruleset()
    assert opened("djeco").rules == replace(Ruleset(), buys_first=True, buys_later=False)


def test_no_value_of_the_sheet_is_a_house_rule() -> None:
    usual = {option.name: option.origin(option.values[0]).source for option in BOX.options}
    assert Source.HOUSE not in usual.values()
    assert [name for name, source in usual.items() if source is Source.RULING] == [
        *("payment", "lost_colour", "fairy_given", "reshuffle", "first_seat")
    ]


def test_other_names_are_refused() -> None:
    with pytest.raises(BadOption, match="There is no edition `fr`"):
        opened("fr")
    with pytest.raises(BadOption, match="There is no option `relics`"):
        opened(None, relics="none")


# Views


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_view_leaves_one_state_possible(seat: int | None) -> None:
    game = opened()
    state = table(
        game, laid(RED, 2, 1), laid(BLUE, 1), phase=Phase.WITCH, seat=1, epoch=3, pile={RED: 2}
    )
    assert game.sample_state(game.observe(state, seat), RNG) == state


def test_a_screen_does_not_tell_the_composition_of_the_pile() -> None:
    game = opened()
    screen = game.show(game.observe(game.initial(2), 0), answered=False)
    assert [each.name for each in fields(screen)] == [
        "seat",
        "on_turn",
        "phase",
        "epoch",
        "parts",
        "pile",
        "discards",
        "holdings",
        "odds",
    ]
    assert screen.pile == 54
    assert screen.odds is None
