"""What a viewer is told of a party. Nothing else decides what leaves the process."""

import msgspec

from adamas.core.codec import to_data
from adamas.core.event import Event
from adamas.core.seat import Seat
from adamas.core.turn import Decide, Over
from adamas.hall.party import Party
from adamas.wire import messages as wire

_encode = msgspec.json.Encoder().encode


def table_info(party: Party) -> wire.TableInfo:
    """The table, as everybody may know it."""
    table, settings = party.table, party.settings
    hosted = party.seats_of(party.host)
    host_seat = hosted[0] if hosted else None
    sitter = table.sitters[host_seat] if host_seat is not None else None
    return wire.TableInfo(
        id=table.setup.table,
        game=table.game.name,
        rules_version=table.game.rules_version,
        edition=table.game.edition,
        options=dict(table.game.options),
        seats=tuple(_seat_info(party, seat) for seat in table.seats),
        host=sitter.name if sitter else None,
        host_seat=host_seat,
        status=party.status,  # type: ignore[arg-type]
        listed=settings.listed,
        clock=wire.ClockInfo(settings.clock.kind, settings.clock.seconds, settings.clock.increment),
        chat=settings.chat,
        stand_in_seconds=settings.stand_in_seconds,
        starting=party.starting is not None,
        anchor=table.anchor,
        repeats=table.setup.repeat.table if table.setup.repeat else None,
        rematch=party.rematch,
        closed=party.closed,
    )


def _seat_info(party: Party, seat: Seat) -> wire.SeatInfo:
    sitter = party.table.sitters[seat]
    return wire.SeatInfo(
        name=sitter.name if sitter else None,
        bot=sitter.bot if sitter else None,
        present=bool(sitter and (sitter.bot or party.seen_by[seat])),
        stand_in=seat in party.stand_ins,
        commitment=sitter.commitment if sitter else None,
        revealed=seat in party.revealed,
    )


def turn_info(party: Party, viewer: Seat | None, now: float) -> wire.TurnInfo | None:
    """What can happen next, with what the viewer may do; None before the start."""
    table = party.table
    if not table.started:
        return None
    turn = table.turn
    if isinstance(turn, Over):
        result = wire.Result(turn.scores, turn.ranks)
        return wire.TurnInfo(table.decision, (), (), (), None, None, {}, result)
    assert isinstance(turn, Decide)
    mine = viewer is not None and viewer in turn.choices
    chosen = table.sealed.get(viewer) if viewer is not None else None
    return wire.TurnInfo(
        decision=table.decision,
        deciding=tuple(turn.choices),
        waiting=tuple(seat for seat in turn.choices if seat not in table.sealed),
        legal=tuple(map(str, turn.choices[viewer])) if mine and viewer is not None else (),
        default=str(turn.defaults[viewer]) if mine and viewer is not None else None,
        chosen=None if chosen is None else str(chosen),
        seconds={str(s): max(round(at - now, 1), 0.0) for s, at in party.deadlines.items()},
        result=None,
    )


def screen(party: Party, viewer: Seat | None) -> msgspec.Raw | None:
    """What the game shows to a viewer."""
    if not party.table.started:
        return None
    return msgspec.Raw(_encode(to_data(party.table.screen(viewer))))


def you(party: Party, person: str | None, viewer: Seat | None) -> wire.You:
    """What the table knows of whoever follows it."""
    host = person is not None and party.host == person
    return wire.You(party.seats_of(person), host, viewer)


def events_data(events: tuple[Event, ...], viewer: Seat | None) -> msgspec.Raw:
    """The events that a viewer may see."""
    visible = [to_data(event) for event in events if event.visible_to(viewer)]
    return msgspec.Raw(_encode(visible))


def whole_view(party: Party, person: str | None, viewer: Seat | None, now: float) -> wire.View:
    """Everything that a viewer may see."""
    return wire.View(
        version=party.version(viewer),
        table=table_info(party),
        you=you(party, person, viewer),
        screen=screen(party, viewer),
        turn=turn_info(party, viewer, now),
        chat=tuple(wire.ChatLine(each.name, each.phrase, each.text) for each in party.chat),
    )
