"""What a viewer is told of the turn: who decides, and what the viewer may do."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from adamas.core.remember import remembered
from adamas.core.seat import Seat
from adamas.core.turn import Decide, Over
from adamas.teller.moment import Moment
from adamas.wire import messages as wire

_NO_CLOCK: Mapping[Seat, float] = {}


def public_turn(
    moment: Moment, seconds_left: Mapping[Seat, float] = _NO_CLOCK
) -> wire.TurnInfo | None:
    """What can happen next, as a spectator is told; None before the start.

    Nobody decides where chance is to speak: where a record was cut off, or a tutorial pauses.
    """
    if moment.state is None:
        return None
    turn = moment.turn
    deciding = tuple(turn.choices) if isinstance(turn, Decide) else ()
    return wire.TurnInfo(
        decision=moment.decision,
        deciding=deciding,
        waiting=tuple(seat for seat in deciding if seat not in moment.sealed),
        seconds={str(seat): max(round(left, 1), 0.0) for seat, left in seconds_left.items()},
        result=wire.Result(turn.scores, turn.ranks) if isinstance(turn, Over) else None,
    )


def own_turn(
    moment: Moment, public: wire.TurnInfo | None, viewer: Seat | None
) -> wire.TurnInfo | None:
    """The same with what the viewer may do, and has done."""
    if public is None or viewer not in public.deciding:
        return public
    assert viewer is not None
    turn = moment.turn
    assert isinstance(turn, Decide)
    return replace(
        public,
        legal=_texts(turn.choices[viewer]),
        default=str(turn.defaults[viewer]),
        chosen=own_choice(moment, viewer),
    )


def own_choice(moment: Moment, viewer: Seat | None) -> str | None:
    """What the viewer has chosen and nobody else knows."""
    chosen = None if viewer is None else moment.sealed.get(viewer)
    return None if chosen is None else str(chosen)


def padding(moment: Moment, viewer: Seat | None) -> int:
    """By how much a choice is shorter than the longest that the viewer might have made."""
    turn, chosen = moment.turn, own_choice(moment, viewer)
    if viewer is None or chosen is None or not isinstance(turn, Decide):
        return 0
    return max(map(len, _texts(turn.choices[viewer]))) - len(chosen)


@remembered(1024)
def _texts(actions: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(map(str, actions))
