"""Every tutorial, played by the rules: what it shows is possible, and what it says is true."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from adamas.core.box import Box
from adamas.core.catalogue import games_at
from adamas.core.errors import IllegalMove, UnknownGame
from adamas.core.level import Level
from adamas.core.turn import Decide, Over
from adamas.core.tutorial import PUPIL, Step, Tutorial
from adamas.games.gnomes.tiles import diamonds
from adamas.locale.words import bundle, format_message, message_ids
from adamas.play.move_text import parse_move
from adamas.teller.tutorial import play, tutorial_of
from adamas.wire import api
from tools import protocol

GAMES = games_at(Level.TUTORIAL)
FILE = "tutorial.ftl"
WORDS_A_MINUTE = 150
"""As somebody reads aloud."""
SECONDS_A_STEP, SECONDS_AN_EVENT = 4, 1.3
"""To do what is asked for, and to see what happens."""
Json = dict[str, Any]


def script(game: str) -> Tutorial:
    found = GAMES[game].tutorial
    assert found
    return found


def as_sent(game: str) -> Json:
    sent: Json = msgspec.json.decode(msgspec.json.encode(tutorial_of(game)))
    return sent


def said(game: str) -> list[str]:
    """What the guide says, step by step."""
    made = bundle(GAMES[game].package, "en", FILE)
    names = {"name1": "Ann", "name2": "Bo"}
    return [
        format_message(made, step.text, {**step.numbers, **names})
        for step in tutorial_of(game).steps
    ]


def states(game: str) -> Iterator[tuple[Step, Any]]:
    """Each step with the true state of the game before it."""
    box, steps = GAMES[game], script(game)
    rules = box.open(steps.edition, steps.options)
    state = rules.initial(steps.seats)
    for text in steps.opening:
        state, _ = rules.apply(state, parse_move(rules, text))
    for step in steps.steps:
        yield step, state
        own = f"{PUPIL}:{step.choose[0]} {step.others}".rstrip() if step.choose else ""
        for text in (own, *step.then) if own else step.then:
            state, _ = rules.apply(state, parse_move(rules, text))


@pytest.mark.parametrize("game", GAMES)
def test_the_pupil_is_asked_for_something_legal(game: str) -> None:
    box, steps = GAMES[game], script(game)
    rules = box.open(steps.edition, steps.options)
    for place, (step, state) in enumerate(states(game)):
        turn = rules.turn(state)
        # Only before the first card of all is there something still to be drawn.
        assert isinstance(turn, Decide | Over) or place == 0
        if step.choose:
            assert isinstance(turn, Decide)
            assert set(step.choose) <= set(map(str, turn.choices[PUPIL]))
            assert step.tap, "it is said where to tap"


@pytest.mark.parametrize("game", GAMES)
def test_a_free_choice_changes_nothing_that_is_told_later(game: str) -> None:
    box, steps = GAMES[game], script(game)
    usual = tutorial_of(game).steps
    for place, step in enumerate(steps.steps):
        for action in step.choose[1:]:
            other = replace(step, choose=(action,))
            changed = (*steps.steps[:place], other, *steps.steps[place + 1 :])
            told = play(box, replace(steps, steps=changed)).steps
            assert told[place].replies[0] == reply_to(usual[place], action)
            for now, before in zip(told[place + 1 :], usual[place + 1 :], strict=True):
                assert encoded(now.replies) == encoded(before.replies)


def reply_to(step: api.TutorialStep, action: str) -> api.TutorialReply:
    return next(reply for reply in step.replies if reply.action == action)


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


@pytest.mark.parametrize("game", GAMES)
def test_the_messages_are_those_of_a_server(game: str) -> None:
    document = protocol.document()
    fits = Draft202012Validator({"$ref": "#/$defs/FromServer", "$defs": document["$defs"]})
    sent = as_sent(game)
    replies = [reply for step in sent["steps"] for reply in step["replies"]]
    messages = [sent["start"], *(message for reply in replies for message in reply["messages"])]
    assert [error.message for each in messages for error in fits.iter_errors(each)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_said_once_and_every_number_is_there(game: str) -> None:
    ids = message_ids(GAMES[game].package, "en", FILE)
    assert [step.text for step in script(game).steps] == list(ids)
    assert all("{" not in text for text in said(game))


@pytest.mark.parametrize("game", GAMES)
def test_texts_are_short(game: str) -> None:
    for text in said(game):
        assert len(re.findall(r"[.!?…](?= |$)", text)) <= 4, text
        assert len(text.split()) <= 40, text


@pytest.mark.parametrize("game", GAMES)
def test_it_takes_as_long_as_is_said(game: str) -> None:
    steps = as_sent(game)["steps"]
    words = sum(len(text.split()) for text in said(game))
    messages = [message for step in steps for message in step["replies"][0]["messages"]]
    events = sum(len(message["events"]) for message in messages)
    seconds = words * 60 / WORDS_A_MINUTE + len(steps) * SECONDS_A_STEP + events * SECONDS_AN_EVENT
    assert 3 <= script(game).minutes <= 5
    assert abs(seconds / 60 - script(game).minutes) <= 0.6, seconds / 60


# What each of them teaches


def test_diamant_shows_everything() -> None:
    told = {step.text: step for step, _ in states("diamant")}
    sent = {step["text"]: step["replies"][0]["messages"] for step in as_sent("diamant")["steps"]}
    moves = [move for step in told.values() for move in step.then]
    drawn = [move for move in moves if ":" not in move]
    assert drawn[1] == "trap-snake", "the first trap that is shown"
    assert drawn[4] == "trap-snake", "the second, which ends it"
    assert drawn[-1] == drawn[-3] == "trap-spider"
    assert (drawn[2], drawn[6]) == ("relic", "relic")
    assert taken(sent["tutorial-relic"]) == [PUPIL]
    assert [e["seat"] for e in events(sent["tutorial-company"], "went-home")] == [PUPIL, 1]
    assert taken(sent["tutorial-company"]) == []
    assert taken(sent["tutorial-together"]) == [2]
    (failed,) = events(sent["tutorial-alone"], "expedition-failed")
    assert failed["victims"] == [1, 2]
    (failed,) = events(sent["tutorial-brave"], "expedition-failed")
    assert failed["victims"] == [PUPIL, 2]
    # What is said about how it ended: the chest is the fullest, and that wins.
    *_, (_, over) = states("diamant")
    assert over.chests[PUPIL] + sum(over.relics[PUPIL]) == max(
        chest + sum(relics) for chest, relics in zip(over.chests, over.relics, strict=True)
    )


def events(messages: list[Json], kind: str) -> list[Json]:
    return [each for message in messages for each in message["events"] if each["type"] == kind]


def taken(messages: list[Json]) -> list[int]:
    """Who takes relics."""
    return [each["seat"] for each in events(messages, "relics-taken")]


def test_diamoniak_shows_everything() -> None:
    sent = {step["text"]: step["replies"][0]["messages"] for step in as_sent("diamoniak")["steps"]}
    cards = {
        text: [each["card"] for each in events(messages, "drew")]
        for text, messages in sent.items()
        if events(messages, "drew")
    }
    assert cards == {
        "tutorial-draw": ["red"],
        "tutorial-castle": ["green"],
        "tutorial-spare": ["diamond"],
        "tutorial-diamond": ["blue", "red"],
        "tutorial-other": ["diamond"],
        "tutorial-saving": ["diamond"],
        "tutorial-buy": ["blue"],
        "tutorial-bought": ["fairy"],
        "tutorial-fairy": ["witch"],
        "tutorial-shield": ["yellow"],
        "tutorial-saved": ["diamond"],
        "tutorial-more": ["yellow"],
        "tutorial-luck": ["witch"],
    }
    assert events(sent["tutorial-draw"], "castle-begun")
    assert events(sent["tutorial-buy"], "part-bought")
    assert events(sent["tutorial-shield"], "fairy-helped")
    (lost,) = events(sent["tutorial-give"], "cards-lost")
    assert "red" not in lost["cards"], "the castle stays whole"


def test_gnomes_shows_everything_and_advises_well() -> None:
    before = {step.text: state for step, state in states("gnomes")}
    kinds = {str(each).split("-")[0] for each in before["tutorial-supper"].discards}
    assert {"lantern", "torch", "arrows", "bats", "lit", "explosion", "snow"} <= kinds

    def hidden(step: str, seat: int = PUPIL) -> dict[int, int]:
        """The diamonds in each place that lies face down."""
        row = enumerate(before[step].rows[seat])
        return {slot: diamonds(laid.tile) for slot, laid in row if laid and not laid.face_up}

    assert diamonds(before["tutorial-keep"].drawn) == max(hidden("tutorial-keep").values())
    assert hidden("tutorial-keep")[1] == 0
    assert str(before["tutorial-discard"].drawn) == "torch-0"
    assert hidden("tutorial-cart")[1] == max(hidden("tutorial-cart").values())
    own, other = hidden("tutorial-arrows"), hidden("tutorial-arrows", 1)
    assert own[4] == min(own.values()) < other[2] == max(other.values())
    assert hidden("tutorial-bats")[2] == max(hidden("tutorial-bats").values())
    assert hidden("tutorial-up")[0] == max(hidden("tutorial-up").values())
    assert hidden("tutorial-five")[2] == min(hidden("tutorial-five").values())
    assert str(before["tutorial-pass"].discards[-1]).startswith("lantern")
    assert hidden("tutorial-explosion")[4] == min(hidden("tutorial-explosion").values())


# What is not there, or cannot be


def test_a_script_against_the_rules_is_refused() -> None:
    box: Box = GAMES["diamant"]
    wrong = Tutorial(minutes=1, seats=3, steps=(Step("tutorial-welcome", then=("treasure-6",)),))
    with pytest.raises(IllegalMove, match="treasure-6"):
        play(box, wrong)


def test_an_unknown_game_has_no_tutorial() -> None:
    with pytest.raises(UnknownGame):
        tutorial_of("nowhere")


def test_a_game_need_not_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    untaught = replace(GAMES["diamant"], name="untaught", tutorial=None)
    monkeypatch.setattr("adamas.teller.tutorial.box_with_screens", lambda _: untaught)
    with pytest.raises(UnknownGame, match=r"The game `untaught` has no tutorial\."):
        tutorial_of("untaught")
