"""What a viewer is told of a hosted table. Nothing else decides what leaves the process."""

from dataclasses import is_dataclass
from types import NoneType
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from adamas.core.catalogue import box
from adamas.core.codec import to_data
from adamas.core.event import Event
from adamas.core.seat import Seat
from adamas.core.text import Word, layout
from adamas.core.turn import Decide, Over
from adamas.live.hosted_table import HostedTable
from adamas.wire import messages as wire

_encode = msgspec.json.Encoder().encode


def table_info(hosted: HostedTable) -> wire.TableInfo:
    """The table, as everybody may know it."""
    table, settings = hosted.table, hosted.settings
    host_seats = hosted.seats_of(hosted.host or None)
    host_seat = host_seats[0] if host_seats else None
    sitter = table.sitters[host_seat] if host_seat is not None else None
    return wire.TableInfo(
        id=table.setup.table,
        game=table.game.name,
        rules_version=table.game.rules_version,
        edition=table.game.edition,
        options=dict(table.game.options),
        seats=tuple(_seat_info(hosted, seat) for seat in table.seats),
        secrets=box(table.game.name).secrets,
        host=sitter.name if sitter else None,
        host_seat=host_seat,
        status=hosted.status,  # type: ignore[arg-type]
        listed=settings.listed,
        clock=wire.ClockInfo(settings.clock.kind, settings.clock.seconds, settings.clock.increment),
        chat=settings.chat,
        stand_in_seconds=settings.stand_in_seconds,
        starting=hosted.starting is not None,
        anchor=table.anchor,
        repeats=table.setup.repeat.table if table.setup.repeat else None,
        before=(table.setup.repeat.scores or None) if table.setup.repeat else None,
        rematch=hosted.rematch,
        closed=hosted.closed,
    )


def _seat_info(hosted: HostedTable, seat: Seat) -> wire.SeatInfo:
    sitter = hosted.table.sitters[seat]
    return wire.SeatInfo(
        name=sitter.name if sitter else None,
        bot=sitter.bot if sitter else None,
        present=bool(sitter and (sitter.bot or hosted.seen_by[seat])),
        stand_in=seat in hosted.stand_ins,
        commitment=sitter.commitment if sitter else None,
        revealed=seat in hosted.revealed,
    )


def public_turn(hosted: HostedTable, now: float) -> wire.TurnInfo | None:
    """What can happen next, as a spectator is told; None before the start."""
    table = hosted.table
    if not table.started:
        return None
    turn = table.turn
    if isinstance(turn, Over):
        result = wire.Result(turn.scores, turn.ranks)
        return wire.TurnInfo(table.decision, (), (), (), None, None, {}, result)
    assert isinstance(turn, Decide)
    return wire.TurnInfo(
        decision=table.decision,
        deciding=tuple(turn.choices),
        waiting=table.waiting_for,
        legal=(),
        default=None,
        chosen=None,
        seconds={str(s): max(round(at - now, 1), 0.0) for s, at in hosted.deadlines.items()},
        result=None,
    )


def own_turn(
    hosted: HostedTable, public: wire.TurnInfo | None, viewer: Seat | None
) -> wire.TurnInfo | None:
    """The same with what the viewer may do, and has done."""
    if public is None or viewer not in public.deciding:
        return public
    assert viewer is not None
    turn, chosen = hosted.table.turn, hosted.table.sealed.get(viewer)
    assert isinstance(turn, Decide)
    return replace(
        public,
        legal=tuple(map(str, turn.choices[viewer])),
        default=str(turn.defaults[viewer]),
        chosen=None if chosen is None else str(chosen),
    )


_SMALL = (int, str, NoneType)
"""Parts that are as quickly encoded as looked up."""


class Screens:
    """What the game showed to each viewer last, and parts of it that are encoded already.

    Most parts of a screen are the same objects for all viewers and from row to row. What one row
    does not use again is forgotten.
    """

    def __init__(self) -> None:
        self._shown: dict[Seat | None, _Shown] = {}
        self._old: dict[int, tuple[object, msgspec.Raw]] = {}
        self._new: dict[int, tuple[object, msgspec.Raw]] = {}

    def begin(self) -> None:
        """Begin with a new row."""
        self._old, self._new = self._new, {}

    def end(self) -> None:
        """Forget what this row did not use."""
        self._old = {}

    def current(self, hosted: HostedTable, viewer: Seat | None) -> msgspec.Raw | None:
        """What the game shows to a viewer; None before the start."""
        if not hosted.table.started:
            return None
        return self._whole(self._show(hosted, viewer).screen)

    def unless_same(
        self, hosted: HostedTable, viewer: Seat | None
    ) -> msgspec.Raw | UnsetType | None:
        """The same, left out if it is just what was shown to this viewer before."""
        before = self._shown.get(viewer)
        if not hosted.table.started or before is None:
            return self.current(hosted, viewer)
        shown = self._show(hosted, viewer)
        return UNSET if shown.screen == before.screen else self._whole(shown.screen)

    def _show(self, hosted: HostedTable, viewer: Seat | None) -> "_Shown":
        table, known = hosted.table, self._shown.get(viewer)
        answered = viewer in table.sealed
        same = known is not None and known.state is table.state
        if known is not None and same and known.answered == answered:
            return known
        view = known.view if known is not None and same else table.view(viewer)
        shown = _Shown(table.state, view, answered, table.game.show(view, answered=answered))
        self._shown[viewer] = shown
        return shown

    def _whole(self, shown: object) -> msgspec.Raw:
        return msgspec.Raw(_encode(self._data(shown)))

    def _part(self, value: object) -> object:
        """A part as JSON. The object is kept with it, so that its id is not given to another."""
        if isinstance(value, _SMALL):
            return value
        key = id(value)
        found = self._new.get(key) or self._old.get(key)
        if found is None or found[0] is not value:
            found = value, msgspec.Raw(_encode(self._data(value)))
        self._new[key] = found
        return found[1]

    def _data(self, value: object) -> object:
        """A part as data, with the parts that it is made of encoded already."""
        if is_dataclass(value) and not isinstance(value, Word):
            name, parts = layout(type(value))
            return {"type": name, **{part: self._part(getattr(value, part)) for part in parts}}
        return to_data(value)


class _Shown(msgspec.Struct, frozen=True):
    """What the game showed to a viewer."""

    state: Any
    view: Any
    answered: bool
    screen: Any


def you(hosted: HostedTable, person: str | None, viewer: Seat | None) -> wire.You:
    """What the table knows of whoever follows it."""
    return wire.You(hosted.seats_of(person), hosted.is_host(person), viewer)


def events_data(events: tuple[Event, ...], viewer: Seat | None) -> msgspec.Raw:
    """The events that a viewer may see."""
    visible = [to_data(event) for event in events if event.visible_to(viewer)]
    return msgspec.Raw(_encode(visible))


def whole_view(
    hosted: HostedTable, person: str | None, viewer: Seat | None, now: float, screens: Screens
) -> wire.View:
    """Everything that a viewer may see."""
    return wire.View(
        version=hosted.version(viewer),
        table=table_info(hosted),
        you=you(hosted, person, viewer),
        screen=screens.current(hosted, viewer),
        turn=own_turn(hosted, public_turn(hosted, now), viewer),
        chat=tuple(wire.ChatLine(each.name, each.phrase, each.text) for each in hosted.chat),
    )
