"""The entries of a record's ledger, in order, as docs/ledger.md has them. No rules are needed."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from adamas.play.ledger import (
    BEFORE,
    Opening,
    change_text,
    choice_text,
    draw_text,
    head_after,
    over_text,
    repeated_dice,
    start_text,
)
from adamas.play.recorded_dice import Dice, FairDice

if TYPE_CHECKING:
    from adamas.play.record import Record

EntryKind = Literal["opening", "start", "move", "change", "over"]


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """One entry."""

    kind: EntryKind
    text: str
    move: int = 0
    """The number of the move, counted from 1; of a change, that of the move before it."""
    name: str = ""
    """The move as the record writes it; the name of whoever sat at the seat that changed."""


def ledger_entries(record: "Record", table: str, seal: str) -> Iterator[LedgerEntry]:
    """The entries that the ledger of a record must have."""
    dice = record.dice
    assert dice is not None, "a record with a ledger has dice"
    fair = dice if isinstance(dice, FairDice) else None
    opening = Opening(
        table,
        record.game,
        record.rules_version,
        record.edition,
        record.options,
        len(record.seats),
        _dice_line(dice),
    )
    yield LedgerEntry("opening", opening.text(seal))
    entropies = fair.entropies if fair else (None,) * len(record.seats)
    yield LedgerEntry("start", start_text([each.occupant() for each in record.seats], entropies))
    yield from _changes(record, 0)
    stacks = {each.move: (each.epoch, dict(each.cards)) for each in dice.stacks}
    for number, move in enumerate(record.moves, start=1):
        text = choice_text(move) if ":" in move else draw_text(move, stacks.get(number))
        yield LedgerEntry("move", text, number, move)
        yield from _changes(record, number)
    if record.result:
        yield LedgerEntry("over", over_text(record.result))


def _dice_line(dice: Dice) -> str:
    if isinstance(dice, FairDice):
        return dice.anchor
    return repeated_dice(dice.table, dice.keys)


def _changes(record: "Record", after: int) -> Iterator[LedgerEntry]:
    """Who came and went after so many moves."""
    for each in record.changes:
        if each.after == after:
            name = (each.who or record.seats[each.seat]).name
            yield LedgerEntry("change", change_text(each.seat, each.occupant()), after, name)


def heads_of(record: "Record", table: str, seal: str) -> tuple[str, ...]:
    """The head after each entry."""
    heads, head = list[str](), BEFORE
    for number, entry in enumerate(ledger_entries(record, table, seal)):
        head = head_after(head, bytes.fromhex(seal), number, entry.text)
        heads.append(head.hex())
    return tuple(heads)
