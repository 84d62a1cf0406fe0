"""A game that was played, moment by moment, as one viewer saw it.

A moment is a decision, before anybody has chosen, or the end. Screens and events come from the same
rules as live ones, so that a replay tells a seat what its screen showed then, and nothing else.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from adamas.core.catalogue import box, box_with_screens
from adamas.core.event import Event
from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.core.turn import Chance, Over, Turn
from adamas.play.errors import BadRecord, SeatError
from adamas.play.record import Record, replay
from adamas.play.recorded_dice import FairDice, RepeatedDeal
from adamas.teller.past import past_seat, past_table, past_update
from adamas.teller.screens import Screens
from adamas.wire import api
from adamas.wire import messages as wire

MOST_MOMENTS = 5_000
"""Nobody looks at more, and no real game comes near it."""


@dataclass(frozen=True, slots=True)
class PastMoment:
    """A state at which somebody had to decide, or at which nothing could follow."""

    game: AnyGame
    state: Any
    turn: Turn
    decision: int
    events: tuple[Event, ...]
    """What happened since the moment before."""
    joint: Mapping[Seat, str] = field(default_factory=dict)
    """What each deciding seat then chose."""
    sealed: Mapping[Seat, Any] = field(default_factory=dict)
    """Nobody has chosen yet."""


def replay_of(record: Record, viewer: Seat | None, table: str) -> api.Replay:
    """The record as a viewer saw it; BadRecord if it cannot be played, UnknownGame if not shown."""
    if viewer is not None and viewer not in range(len(record.seats)):
        last = len(record.seats) - 1
        raise SeatError(f"There is no seat {viewer}; the seats are 0 to {last}.")
    # A game that is not here at all is a bad record; one without screens only cannot be shown.
    record.rules()
    box_with_screens(record.game)
    moments = tuple(_moments(record))
    return api.Replay(
        table=_table(record, table),
        you=wire.You(seats=() if viewer is None else (viewer,), host=False, viewer=viewer),
        moments=tuple(_updates(moments, viewer)),
        chose=tuple(None if viewer is None else each.joint.get(viewer) for each in moments),
        chapters=_chapters(record.game, moments),
    )


def _moments(record: Record) -> Iterator[PastMoment]:
    game, state, events, found = record.rules(), None, list[Event](), 0
    for step in replay(record):
        turn = game.turn(step.before)
        if not isinstance(turn, Chance):
            yield PastMoment(game, step.before, turn, found, tuple(events), _choices(step.text))
            events, found = [], found + 1
            if found > MOST_MOMENTS:
                raise BadRecord(f"A game of more than {MOST_MOMENTS} decisions is not shown.")
        state = step.after
        events += step.events
    if state is None:
        state = game.initial(len(record.seats))
    yield PastMoment(game, state, game.turn(state), found, tuple(events))


def _choices(move: str) -> dict[Seat, str]:
    """What each seat chose in a move that the rules have accepted."""
    pairs = (part.partition(":") for part in move.split(" "))
    return {int(seat): action for seat, _, action in pairs}


def _updates(moments: tuple[PastMoment, ...], viewer: Seat | None) -> Iterator[wire.Update]:
    """What the viewer was told at each moment."""
    screens = Screens()
    for moment in moments:
        screens.begin()
        yield past_update(moment, moment.events, moment.decision, viewer, screens)


def _chapters(game: str, moments: tuple[PastMoment, ...]) -> tuple[int, ...]:
    """Where something new begins. The end is no chapter: nothing follows there."""
    chapter = box(game).chapter
    if chapter is None:
        return ()
    keys = [chapter(each.state) for each in moments if not isinstance(each.turn, Over)]
    return tuple(n for n, key in enumerate(keys) if n == 0 or key != keys[n - 1])


def _table(record: Record, table: str) -> wire.TableInfo:
    """The table of a record, as far as the record knows it."""
    dice = record.dice
    fair = dice if isinstance(dice, FairDice) else None
    sealed = fair.commitments if fair else (None,) * len(record.seats)
    return past_table(
        table=table,
        game=record.game,
        rules_version=record.rules_version,
        edition=record.edition,
        options=record.options,
        seats=tuple(
            past_seat(seat, each.name, each.bot, commitment)
            for seat, (each, commitment) in enumerate(zip(record.seats, sealed, strict=True))
        ),
        over=record.result is not None,
        anchor=fair.anchor if fair else None,
        repeats=dice.table if isinstance(dice, RepeatedDeal) else None,
    )
