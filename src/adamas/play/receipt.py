"""Receipts: what a client keeps from before the start, to hold against the record later."""

import json
from dataclasses import dataclass

from adamas.core.seat import Seat
from adamas.play.dice import options_text
from adamas.play.errors import BadRecord
from adamas.play.json_fields import Fields
from adamas.play.table import Table

FORMAT = "adamas-receipt-1"


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a seat was promised, and what it added."""

    table: str
    game: str
    options: str
    """The edition and what differs from it, in one line."""
    seats: int
    anchor: str
    """The commitment to all secrets of the dice, in hex."""
    seat: Seat
    entropy: str | None
    """What this seat added to the dice, in hex."""


def receipt_of(table: Table, seat: Seat, entropy: bytes | None) -> Receipt:
    """The receipt that a seat keeps; BadRecord at a table that repeats an old deal."""
    if table.anchor is None:
        raise BadRecord(
            "This table repeats an old deal, so there is nothing to give a receipt for."
        )
    return Receipt(
        table=table.setup.table,
        game=table.game.name,
        options=options_text(table.game),
        seats=table.setup.seats,
        anchor=table.anchor,
        seat=seat,
        entropy=entropy.hex() if entropy else None,
    )


def to_json(receipt: Receipt) -> str:
    """The receipt as a JSON text."""
    data = {name: getattr(receipt, name) for name in Receipt.__slots__}
    return json.dumps({"format": FORMAT, **data}, ensure_ascii=False, indent=1) + "\n"


def from_json(text: str) -> Receipt:
    """The receipt in a JSON text; BadRecord says what is wrong with it."""
    fields = Fields.parse(text, "receipt", FORMAT)
    receipt = Receipt(
        table=fields.text("table"),
        game=fields.text("game"),
        options=fields.text("options"),
        seats=fields.number("seats"),
        anchor=fields.hex("anchor"),
        seat=fields.number("seat"),
        entropy=fields.hex_or_none("entropy"),
    )
    fields.refuse_others()
    return receipt
