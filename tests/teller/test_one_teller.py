"""One teller: whoever looks at the same moment is told the same, live or long after."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import adamas
from adamas.core.catalogue import games_at
from adamas.core.level import Level
from adamas.core.tutorial import PUPIL
from adamas.live import views
from adamas.live.hosted_table import HostedTable
from adamas.live.settings import Settings
from adamas.play import commands
from adamas.play.record import record_of
from adamas.play.table import Table
from adamas.teller import tutorial
from adamas.teller.replay import replay_of
from adamas.teller.screens import Screens
from adamas.wire import messages as wire
from tests.play.tables import started

ROOT = Path(adamas.__file__).parent
GAMES = games_at(Level.SCREENS)
PEOPLE = ("ann", "bo", "cy")
Told = tuple[Any, Any]


def live(table: Table, viewer: int | None) -> Told:
    """Screen and turn, as somebody is told who comes to a live table."""
    people = PEOPLE[: len(table.seats)]
    nobody = (None,) * len(table.seats)
    versions = (0,) * (len(table.seats) + 1)
    hosted = HostedTable(table, Settings(), "", people, nobody, nobody, versions=versions)
    person = None if viewer is None else people[viewer]
    return told(views.whole_view(hosted, person, viewer, 0.0, Screens()))


def told(message: wire.View | wire.Update) -> Told:
    data = msgspec.json.decode(msgspec.json.encode(message))
    return data["screen"], data["turn"]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_tells_what_a_live_table_told(game: str) -> None:
    rng = Random(f"one teller {game}")
    table = started(GAMES[game].open(), 3).table
    moments = [table]
    while not table.over:
        decision = table.decision
        for seat in table.waiting_for:
            action = rng.choice(table.legal(seat))
            table = commands.choose(table, seat, decision, action, at=0.0).table
        moments.append(table)
    for viewer in (0, 1, 2, None):
        again = replay_of(record_of(table), viewer, "t").moments
        assert [told(each) for each in again] == [live(each, viewer) for each in moments]


@pytest.mark.parametrize("game", games_at(Level.TUTORIAL))
def test_a_tutorial_tells_what_a_live_table_would(game: str, monkeypatch: Any) -> None:
    tables: list[Table] = []

    class Watched(Screens):
        def current(self, moment: Any, viewer: int | None) -> msgspec.Raw | None:
            assert viewer == PUPIL
            tables.append(moment)
            return super().current(moment, viewer)

    monkeypatch.setattr(tutorial, "Screens", Watched)
    script = GAMES[game].tutorial
    assert script
    lesson = tutorial.play(GAMES[game], script)
    replies = (reply for step in lesson.steps for reply in step.replies)
    messages: list[wire.View | wire.Update] = [lesson.start]
    messages += (each for reply in replies for each in reply.messages)
    assert len(messages) > 5
    for message, table in zip(messages, tables, strict=True):
        assert told(message) == live(table, PUPIL)


ALLOWED = {"core", "games", "bots", "sim", "compiled", "play", "terminal", "teller"}
"""Layers that may ask a game what it shows: the rules, who plays or draws them, and the teller."""


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Attribute):
                yield called.attr, node
            elif isinstance(called, ast.Name):
                yield called.id, node


def modules(*, inside: set[str]) -> list[Path]:
    found = sorted(path for path in ROOT.rglob("*.py") if path.parent != ROOT)
    return [path for path in found if path.relative_to(ROOT).parts[0] in inside]


def test_nobody_else_asks_a_game_what_it_shows() -> None:
    layers = {path.name for path in ROOT.iterdir() if path.is_dir()}
    asked = []
    for path in modules(inside=layers - ALLOWED):
        for name, call in calls(path):
            # A meter observes one number; a game is asked with a state and a viewer.
            if name in {"show", "screen"} or (name == "observe" and len(call.args) > 1):
                asked.append(f"{path.relative_to(ROOT)}:{call.lineno}")
    assert asked == []


def test_only_bots_get_a_view() -> None:
    layers = {path.name for path in ROOT.iterdir() if path.is_dir()}
    found = {
        str(path.relative_to(ROOT))
        for path in modules(inside=layers - ALLOWED)
        for name, _ in calls(path)
        if name == "view"
    }
    assert found == {"live/bot_answers.py"}


def test_turns_are_told_in_one_place() -> None:
    layers = {path.name for path in ROOT.iterdir() if path.is_dir()}
    found = {
        str(path.relative_to(ROOT))
        for path in modules(inside=layers)
        for name, _ in calls(path)
        if name == "TurnInfo"
    }
    assert found == {"teller/turns.py"}
