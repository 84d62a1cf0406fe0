"""What a check of a record cannot tell, however well everything holds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from adamas.play.receipt import Receipt
from adamas.play.record import Record
from adamas.play.verify import Check

LimitKind = Literal["no-ledger", "unfinished", "unproven", "late", "house", "unread", "name"]


@dataclass(frozen=True, slots=True)
class Limit:
    """One thing that cannot be told."""

    kind: LimitKind
    """`no-ledger`: nothing covers choices, names and the end. `unfinished`: the record ends before
    the game does. `unproven`: neither receipt nor signature covers the ledger. `late`: the receipt
    covers only a part. `house`: whose key signed it. `unread`: the signature was not looked at.
    `name`: a name was forgotten."""
    number: int = 0
    """The seat of a name; how many entries a receipt covers."""
    name: str = ""
    """The key that signed."""


def limits(record: Record, receipt: Receipt | None, checks: Sequence[Check]) -> tuple[Limit, ...]:
    """What the checks of a record do not tell."""
    return tuple(_limits(record, receipt, checks))


def _limits(record: Record, receipt: Receipt | None, checks: Sequence[Check]) -> Iterator[Limit]:
    if record.result is None:
        yield Limit("unfinished")
    if record.ledger is None:
        yield Limit("no-ledger")
        return
    for seat, each in enumerate(record.seats):
        if each.forgotten is not None:
            yield Limit("name", seat)
    signed = any(check.kind == "signature" and check.holds for check in checks)
    if record.signature and not any(check.kind == "signature" for check in checks):
        yield Limit("unread")
    kept = receipt if receipt and receipt.head else None
    by_the_house = signed and kept is not None and kept.house is not None
    if kept and kept.entries < len(record.ledger.heads) and not by_the_house:
        yield Limit("late", kept.entries)
    if signed and not by_the_house and record.signature:
        yield Limit("house", name=record.signature.key)
    elif not kept and not signed:
        yield Limit("unproven")
