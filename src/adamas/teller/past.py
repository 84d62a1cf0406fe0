"""What replays and tutorials share: messages of a table at which all has happened already."""

from collections.abc import Iterable, Mapping

from adamas.core.catalogue import box
from adamas.core.event import Event
from adamas.core.seat import Seat
from adamas.teller.events import events_data
from adamas.teller.moment import Moment
from adamas.teller.screens import Screens
from adamas.teller.turns import own_turn, public_turn
from adamas.wire import messages as wire


def past_update(
    moment: Moment, events: Iterable[Event], version: int, viewer: Seat | None, screens: Screens
) -> wire.Update:
    """What a viewer was told when the game came to a moment, and what led there."""
    return wire.Update(
        version=version,
        events=events_data(events, viewer),
        screen=screens.current(moment, viewer),
        turn=own_turn(moment, public_turn(moment), viewer),
    )


def past_seat(seat: Seat, name: str, bot: str | None, commitment: str | None) -> wire.SeatInfo:
    """A seat whose sitter stays."""
    return wire.SeatInfo(
        name=name,
        bot=bot,
        present=True,
        stand_in=False,
        commitment=commitment,
        revealed=False,
        # What people wore is in no record.
        explorer=seat,
    )


def past_table(
    *,
    table: str,
    game: str,
    rules_version: int,
    edition: str,
    options: Mapping[str, str],
    seats: tuple[wire.SeatInfo, ...],
    over: bool,
    host_seat: Seat | None = None,
    anchor: str | None = None,
    repeats: str | None = None,
) -> wire.TableInfo:
    """A table around which nothing happens any more."""
    return wire.TableInfo(
        id=table,
        game=game,
        rules_version=rules_version,
        edition=edition,
        options=dict(options),
        seats=seats,
        secrets=box(game).secrets,
        host=None if host_seat is None else seats[host_seat].name,
        host_seat=host_seat,
        status="over" if over else "playing",
        listed=False,
        clock=wire.ClockInfo(kind="none", seconds=0, increment=0),
        chat="none",
        stand_in_seconds=None,
        starting=False,
        anchor=anchor,
        repeats=repeats,
        before=None,
        rematch=None,
        closed=None,
    )
