"""The record of a hosted table: what was played, and the word of the house."""

from dataclasses import replace

from adamas.live.hosted_table import HostedTable
from adamas.play.record import Record, record_of


def hosted_record(hosted: HostedTable) -> Record:
    """The record of a game that is over, signed if the house has signed it."""
    return replace(record_of(hosted.table), signature=hosted.signature)


def without_names(record: Record) -> Record:
    """The same with all names forgotten; the ledger holds without them."""
    if record.ledger is None:
        nameless = (replace(seat, name=f"Seat {n}") for n, seat in enumerate(record.seats, start=1))
        return replace(record, seats=tuple(nameless))
    seats = tuple(seat.without_name(number) for number, seat in enumerate(record.seats))
    changes = tuple(
        replace(each, who=each.who.without_name(each.seat)) if each.who else each
        for each in record.changes
    )
    return replace(record, seats=seats, changes=changes)
