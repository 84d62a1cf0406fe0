"""Receipts: what a client keeps from before the start, to hold against the record later."""

import json
from dataclasses import dataclass, replace

from adamas.core.seat import Seat
from adamas.play.dice import options_text
from adamas.play.errors import BadRecord
from adamas.play.json_fields import Fields
from adamas.play.table import Table

FORMAT = "adamas-receipt-2"
BEFORE_LEDGERS = "adamas-receipt-1"
"""The format of receipts without a head."""
LATER = ("entries", "head", "house")
"""Fields that the old format did not have."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a seat was promised, and what it added."""

    table: str
    game: str
    options: str
    """The edition and what differs from it, in one line."""
    seats: int
    anchor: str | None
    """The commitment to all secrets of the dice, in hex; None if an old deal is repeated."""
    seat: Seat
    entropy: str | None
    """What this seat added to the dice, in hex."""
    entries: int = 0
    """How many entries the ledger had when the receipt was kept; 0 if there was no ledger."""
    head: str | None = None
    """The head of the ledger at that point, in hex."""
    house: str | None = None
    """The public key of the house, in hex; None where there is no house, as in a terminal."""


def receipt_of(table: Table, seat: Seat, entropy: bytes | None) -> Receipt:
    """The receipt that a seat keeps; BadRecord where there is nothing to keep."""
    if table.anchor is None and table.ledger is None:
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
        entries=table.ledger.entries if table.ledger else 0,
        head=table.ledger.head if table.ledger else None,
    )


def to_json(receipt: Receipt) -> str:
    """The receipt as a JSON text."""
    data = {name: getattr(receipt, name) for name in Receipt.__slots__}
    if receipt.head is None:
        data = {name: value for name, value in data.items() if name not in LATER}
    kind = FORMAT if receipt.head else BEFORE_LEDGERS
    return json.dumps({"format": kind, **data}, ensure_ascii=False, indent=1) + "\n"


def from_json(text: str) -> Receipt:
    """The receipt in a JSON text; BadRecord says what is wrong with it."""
    fields = Fields.parse(text, "receipt", BEFORE_LEDGERS, FORMAT)
    whole = fields.data["format"] == FORMAT
    receipt = Receipt(
        table=fields.text("table"),
        game=fields.text("game"),
        options=fields.text("options"),
        seats=fields.number("seats"),
        anchor=fields.hex_or_none("anchor") if whole else fields.hex("anchor"),
        seat=fields.number("seat"),
        entropy=fields.hex_or_none("entropy"),
    )
    if whole:
        receipt = replace(
            receipt,
            entries=fields.number("entries"),
            head=fields.hex("head"),
            house=fields.hex_or_none("house"),
        )
    fields.refuse_others()
    return receipt
