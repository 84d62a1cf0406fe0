"""Every game, edition, option and number of seats, found by walking the shelf: none is named."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from adamas.core.box import Box
from adamas.core.catalogue import games_at, shelf
from adamas.core.errors import BadOption
from adamas.core.event import Event
from adamas.core.game import AnyGame
from adamas.core.level import Level
from adamas.core.turn import Chance, Decide, Over
from adamas.play.match import draw_at_random


@dataclass(frozen=True)
class Case:
    """A game as it can be set up."""

    box: Box
    edition: str
    options: tuple[tuple[str, str], ...]
    seats: int

    @property
    def game(self) -> AnyGame:
        return self.box.open(self.edition, dict(self.options))

    def __str__(self) -> str:
        options = "".join(f",{name}={value[:20]}" for name, value in self.options)
        return f"{self.box.name}/{self.edition}{options}/{self.seats}"


def _editions() -> Iterator[Case]:
    """Every edition with every number of seats."""
    for box in shelf().values():
        for edition in box.editions:
            for seats in box.seats:
                yield Case(box, edition.name, (), seats)


def _telling(values: tuple[str, ...]) -> tuple[str, ...]:
    """All values, but of a long row of numbers only the ends."""
    return values if len(values) <= 4 else (*values[:2], *values[-2:])


def _options() -> Iterator[Case]:
    """Every value of every option on the first edition that allows it, and where editions differ.

    Other combinations are drawn at random in test_contract.py.
    """
    for box in shelf().values():
        met: set[tuple[str, str]] = set()
        for edition in box.editions:
            for option in box.options:
                for value in _telling(option.values):
                    if (option.name, value) in met and option.name not in edition.settings:
                        continue
                    case = Case(box, edition.name, ((option.name, value),), box.seats[-1])
                    try:
                        changed = bool(case.game.options)
                    except BadOption:
                        continue
                    if changed:
                        met.add((option.name, value))
                        yield case


EDITIONS = tuple(_editions())
OPTIONS = tuple(_options())
CASES = EDITIONS + OPTIONS


def cases_at(level: Level) -> tuple[Case, ...]:
    """The cases of games that have reached a level."""
    return tuple(case for case in CASES if case.box.name in games_at(level))


def parametrized(cases: tuple[Case, ...]) -> pytest.MarkDecorator:
    """A test for each case. The first of every edition is enough where coverage is measured."""
    first = {(case.box.name, case.edition): case for case in reversed(cases)}
    return pytest.mark.parametrize(
        "case",
        [
            case if case in first.values() else pytest.param(case, marks=pytest.mark.further)
            for case in cases
        ],
        ids=str,
    )


every_edition = parametrized(EDITIONS)
every_case = parametrized(CASES)


@dataclass(frozen=True)
class Step:
    """One move of a random game."""

    before: Any
    turn: Chance[Any] | Decide[Any]
    move: Any
    after: Any
    events: tuple[Event, ...]


LONGEST = 60_000


def random_move(turn: Chance[Any] | Decide[Any], rng: Random) -> Any:
    """Any move, each as likely as the others."""
    if isinstance(turn, Chance):
        return draw_at_random(turn, rng)
    return {seat: rng.choice(legal) for seat, legal in turn.choices.items()}


def random_game(game: AnyGame, seats: int, rng: Random) -> Iterator[Step]:
    """A whole game of random moves."""
    state = game.initial(seats)
    for _ in range(LONGEST):
        turn = game.turn(state)
        if isinstance(turn, Over):
            return
        move = random_move(turn, rng)
        after, events = game.apply(state, move)
        yield Step(state, turn, move, after, events)
        state = after
    raise AssertionError(f"no end after {LONGEST} moves")


MUTATED = "MUTANT_UNDER_TEST" in os.environ
"""mutmut asks only tests that run what it changed: then each plays for itself."""
_played: dict[str, tuple[Step, ...]] = {}


def whole_game(case: Case) -> tuple[Step, ...]:
    """One random game of each case, played once. The case is its own seed."""
    found = _played.get(str(case))
    if found is None:
        found = tuple(random_game(case.game, case.seats, Random(str(case))))
        if not MUTATED:
            _played[str(case)] = found
    return found


def sampled_steps(case: Case, count: int) -> list[Step]:
    """Some moves of that game, spread over its length."""
    steps = whole_game(case)
    return Random(str(case)).sample(steps, min(count, len(steps)))
