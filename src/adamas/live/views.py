"""What a viewer is told of a hosted table: of the people around it. The teller tells the game."""

from itertools import repeat

from adamas.core.catalogue import box
from adamas.core.seat import Seat
from adamas.live.hosted_table import HostedTable
from adamas.teller import turns
from adamas.teller.screens import Screens
from adamas.wire import messages as wire


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
        seats=tuple(map(_seat_info, repeat(hosted), table.seats, hosted.explorers)),
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


def _seat_info(hosted: HostedTable, seat: Seat, explorer: int | None) -> wire.SeatInfo:
    sitter = hosted.table.sitters[seat]
    return wire.SeatInfo(
        name=sitter.name if sitter else None,
        bot=sitter.bot if sitter else None,
        present=bool(sitter and (sitter.bot or hosted.seen_by[seat])),
        stand_in=seat in hosted.stand_ins,
        commitment=sitter.commitment if sitter else None,
        revealed=seat in hosted.revealed,
        explorer=explorer,
    )


def public_turn(hosted: HostedTable, now: float) -> wire.TurnInfo | None:
    """What can happen next, as a spectator is told; None before the start."""
    left = {seat: at - now for seat, at in hosted.deadlines.items()}
    return turns.public_turn(hosted.table, left)


def you(hosted: HostedTable, person: str | None, viewer: Seat | None) -> wire.You:
    """What the table knows of whoever follows it."""
    return wire.You(hosted.seats_of(person), hosted.is_host(person), viewer)


def ledger_info(hosted: HostedTable) -> wire.LedgerInfo | None:
    """The running hash of the table; None if it is from before there was one."""
    ledger = hosted.table.ledger
    return wire.LedgerInfo(ledger.entries, ledger.head) if ledger else None


def whole_view(
    hosted: HostedTable, person: str | None, viewer: Seat | None, now: float, screens: Screens
) -> wire.View:
    """Everything that a viewer may see."""
    return wire.View(
        version=hosted.version(viewer),
        table=table_info(hosted),
        you=you(hosted, person, viewer),
        screen=screens.current(hosted.table, viewer),
        turn=turns.own_turn(hosted.table, public_turn(hosted, now), viewer),
        chat=tuple(wire.ChatLine(each.name, each.phrase, each.text) for each in hosted.chat),
        ledger=ledger_info(hosted),
    )
