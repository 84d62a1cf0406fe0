"""Plays the script of a tutorial by the rules, and writes down what a server would tell the pupil.

Nothing is stored and nobody is asked: the messages are those of a table at which everything has
happened already. The page shows them one step after the other.
"""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from itertools import zip_longest

from msgspec.structs import replace

from adamas.core.box import Box
from adamas.core.catalogue import box_with_screens
from adamas.core.errors import UnknownGame
from adamas.core.event import Event
from adamas.core.tutorial import PUPIL, Step, Tutorial
from adamas.play.events import TableEvent
from adamas.play.fold import fold_all, open_table
from adamas.play.log import Chosen, Created, Drawn, Entry, Repeat, Sat, Started
from adamas.play.table import Table
from adamas.teller.past import past_seat, past_table, past_update
from adamas.teller.screens import Screens
from adamas.teller.turns import own_turn, public_turn
from adamas.wire import api
from adamas.wire import messages as wire

ID = "tutorial"
"""In place of the name of a table, and of the person who learns."""
Round = tuple[Table, tuple[Event, ...]]


@cache
def tutorial_of(game: str) -> api.Tutorial:
    """The tutorial of a game, which is the same every time; UnknownGame if it has none."""
    box = box_with_screens(game)
    if box.tutorial is None:
        raise UnknownGame(f"The game `{game}` has no tutorial.")
    return play(box, box.tutorial)


def play(box: Box, script: Tutorial) -> api.Tutorial:
    """The tutorial that a script describes; IllegalMove if the rules do not allow it.

    Where the pupil may choose among actions, the steps that follow are those after the first.
    """
    table = _set_up(box, script)
    table = _after(table, _rounds(table, script.opening))
    start, steps = _view(table), []
    numbers = _numbers(box.facts(box.open(script.edition)))
    for step in script.steps:
        ways = {action: _rounds(table, _moves(step, action)) for action in _actions(step)}
        replies = tuple(
            api.TutorialReply(action, tuple(map(_update, way))) for action, way in ways.items()
        )
        steps.append(api.TutorialStep(step.text, numbers, step.about, step.tap, replies))
        usual = next(iter(ways.values()))
        table = _after(table, usual)
        numbers = numbers | _numbers_of(event for _, events in usual for event in events)
    return api.Tutorial(box.name, script.minutes, start, tuple(steps))


# The script


def _actions(step: Step) -> tuple[str | None, ...]:
    """What leads on: one of some actions, or nothing but going on."""
    return step.choose or (None,)


def _moves(step: Step, action: str | None) -> tuple[str, ...]:
    """Everything that is played in a step, if the pupil chooses this."""
    if action is None:
        return step.then
    return (f"{PUPIL}:{action} {step.others}".rstrip(), *step.then)


def _numbers(named: Mapping[str, object]) -> dict[str, int]:
    """The numbers among some arguments of a message."""
    return {name: value for name, value in named.items() if type(value) is int}


def _numbers_of(events: Iterable[Event]) -> dict[str, int]:
    """The numbers that events tell; a later one counts more."""
    found: dict[str, int] = {}
    for event in events:
        found |= _numbers({field.name: getattr(event, field.name) for field in fields(event)})
    return found


# The table


def _set_up(box: Box, script: Tutorial) -> Table:
    """A table at which everybody sits. Its deal is given, so it has no dice to be checked."""
    game = box.open(script.edition, script.options)
    created = Created(
        at=0,
        table=ID,
        game=game.name,
        rules_version=game.rules_version,
        edition=game.edition,
        options=tuple(game.options.items()),
        seats=script.seats,
        secret="",
        bot_stream="",
        repeat=Repeat(ID, ()),
    )
    # The page gives them names in its own language.
    sat = (Sat(0, seat, f"{seat + 1}", None, None) for seat in range(script.seats))
    started = Started(0, (None,) * script.seats)
    return fold_all(open_table(game, created), (*sat, started)).table


def _rounds(table: Table, moves: tuple[str, ...]) -> list[Round]:
    """The table after each decision with what chance brings then, and what happened.

    This is how a server tells it: a message for each decision.
    """
    rounds: list[Round] = []
    happened: tuple[Event, ...] = ()
    for move, following in zip_longest(moves, moves[1:]):
        step = fold_all(table, _entries(table, move))
        table = step.table
        happened += tuple(each for each in step.events if not isinstance(each, TableEvent))
        if following is None or _is_joint(following):
            rounds.append((table, happened))
            happened = ()
    return rounds


def _after(table: Table, rounds: list[Round]) -> Table:
    """The table when all of it is played."""
    return rounds[-1][0] if rounds else table


def _is_joint(move: str) -> bool:
    """Whether seats choose, rather than chance."""
    return ":" in move


def _entries(table: Table, move: str) -> tuple[Entry, ...]:
    """What the log of a table would hold of a move."""
    if not _is_joint(move):
        return (Drawn(move),)
    chosen = (part.split(":") for part in move.split(" "))
    return tuple(
        Chosen(0, int(seat), table.decision, action, by_default=False) for seat, action in chosen
    )


# What the pupil is told


def _view(table: Table) -> wire.View:
    """Everything that the pupil sees at the beginning."""
    return wire.View(
        version=len(table.moves),
        table=_table(table),
        you=wire.You(seats=(PUPIL,), host=True, viewer=PUPIL),
        screen=Screens().current(table, PUPIL),
        turn=own_turn(table, public_turn(table), PUPIL),
        chat=(),
    )


def _update(told: Round) -> wire.Update:
    """What the pupil is told after a decision; at the end also of the table, as a server does."""
    table, events = told
    update = past_update(table, events, len(table.moves), PUPIL, Screens())
    return replace(update, table=_table(table)) if table.over else update


def _table(table: Table) -> wire.TableInfo:
    return past_table(
        table=ID,
        game=table.game.name,
        rules_version=table.game.rules_version,
        edition=table.game.edition,
        options=table.game.options,
        seats=tuple(
            past_seat(seat, each.name, None, None)
            for seat, each in enumerate(table.sitters)
            if each
        ),
        over=table.over,
        host_seat=PUPIL,
        repeats=ID,
    )
