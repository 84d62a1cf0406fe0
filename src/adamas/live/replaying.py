"""A game that was played, moment by moment, as one viewer saw it.

A moment is a decision, before anybody has chosen, or the end. Screens and events come from the same
rules as live ones, so that a replay tells a seat what its screen showed then, and nothing else.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from adamas.core.catalogue import box
from adamas.core.codec import to_data
from adamas.core.event import Event
from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.core.turn import Chance, Decide, Over, Turn
from adamas.live.views import events_data
from adamas.play.errors import BadRecord, SeatError
from adamas.play.record import Record, replay
from adamas.play.recorded_dice import FairDice, RepeatedDeal
from adamas.wire import api
from adamas.wire import messages as wire

MOST_MOMENTS = 5_000
"""Nobody looks at more, and no real game comes near it."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A state at which somebody had to decide, or at which nothing could follow."""

    state: Any
    turn: Turn
    events: tuple[Event, ...]
    """What happened since the moment before."""
    joint: dict[Seat, str]
    """What each deciding seat then chose."""


def replay_of(record: Record, viewer: Seat | None, table: str) -> api.Replay:
    """The record as a viewer saw it; BadRecord if it cannot be played."""
    if viewer is not None and viewer not in range(len(record.seats)):
        last = len(record.seats) - 1
        raise SeatError(f"There is no seat {viewer}; the seats are 0 to {last}.")
    game = record.rules()
    moments = tuple(_moments(record, game))
    return api.Replay(
        table=recorded_info(record, table),
        you=wire.You(() if viewer is None else (viewer,), host=False, viewer=viewer),
        moments=tuple(_update(game, each, n, viewer) for n, each in enumerate(moments)),
        chose=tuple(None if viewer is None else each.joint.get(viewer) for each in moments),
        chapters=_chapters(record.game, moments),
    )


def _moments(record: Record, game: AnyGame) -> Iterator[Moment]:
    state, events, found = None, list[Event](), 0
    for step in replay(record):
        turn = game.turn(step.before)
        if not isinstance(turn, Chance):
            yield Moment(step.before, turn, tuple(events), _choices(step.text))
            events, found = [], found + 1
            if found > MOST_MOMENTS:
                raise BadRecord(f"A game of more than {MOST_MOMENTS} decisions is not shown.")
        state = step.after
        events += step.events
    if state is None:
        state = game.initial(len(record.seats))
    yield Moment(state, game.turn(state), tuple(events), {})


def _choices(move: str) -> dict[Seat, str]:
    """What each seat chose in a move that the rules have accepted."""
    pairs = (part.partition(":") for part in move.split(" "))
    return {int(seat): action for seat, _, action in pairs}


def _update(game: AnyGame, moment: Moment, number: int, viewer: Seat | None) -> wire.Update:
    screen = game.show(game.observe(moment.state, viewer), answered=False)
    return wire.Update(
        version=number,
        events=events_data(moment.events, viewer),
        screen=msgspec.Raw(msgspec.json.encode(to_data(screen))),
        turn=_turn_info(moment.turn, number, viewer),
    )


def _turn_info(turn: Turn, decision: int, viewer: Seat | None) -> wire.TurnInfo:
    """What could happen next. A record that was cut off may end where chance is to speak."""
    if not isinstance(turn, Decide):
        result = wire.Result(turn.scores, turn.ranks) if isinstance(turn, Over) else None
        return wire.TurnInfo(decision, (), (), (), None, None, {}, result)
    legal, default = tuple[str, ...](), None
    if viewer is not None and viewer in turn.choices:
        legal, default = tuple(map(str, turn.choices[viewer])), str(turn.defaults[viewer])
    deciding = tuple(turn.choices)
    return wire.TurnInfo(decision, deciding, deciding, legal, default, None, {}, None)


def _chapters(game: str, moments: tuple[Moment, ...]) -> tuple[int, ...]:
    """Where something new begins. The end is no chapter: nothing follows there."""
    chapter = box(game).chapter
    if chapter is None:
        return ()
    keys = [chapter(each.state) for each in moments if not isinstance(each.turn, Over)]
    return tuple(n for n, key in enumerate(keys) if n == 0 or key != keys[n - 1])


def recorded_info(record: Record, table: str) -> wire.TableInfo:
    """The table of a record, as far as the record knows it."""
    dice = record.dice
    fair = dice if isinstance(dice, FairDice) else None
    sealed = fair.commitments if fair else (None,) * len(record.seats)
    seats = zip(record.seats, sealed, strict=True)
    return wire.TableInfo(
        id=table,
        game=record.game,
        rules_version=record.rules_version,
        edition=record.edition,
        options=dict(record.options),
        secrets=box(record.game).secrets,
        seats=tuple(
            wire.SeatInfo(each.name, each.bot, True, False, commitment, False)
            for each, commitment in seats
        ),
        host=None,
        host_seat=None,
        status="playing" if record.result is None else "over",
        listed=False,
        clock=wire.ClockInfo("none", 0, 0),
        chat="none",
        stand_in_seconds=None,
        starting=False,
        anchor=fair.anchor if fair else None,
        repeats=dice.table if isinstance(dice, RepeatedDeal) else None,
        before=None,
        rematch=None,
        closed=None,
    )
