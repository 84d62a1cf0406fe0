"""Records as JSON. docs/records.md describes the format; record.schema.json fixes it."""

import json
from collections.abc import Mapping
from dataclasses import replace

from adamas.core.errors import Malformed
from adamas.core.turn import Over
from adamas.play.dice import ALGORITHM
from adamas.play.errors import BadRecord
from adamas.play.json_fields import Fields
from adamas.play.ledger import NOTHING
from adamas.play.names import checked_name
from adamas.play.record import Record
from adamas.play.recorded_dice import Dice, FairDice, RepeatedDeal
from adamas.play.recorded_ledger import (
    FORGOTTEN,
    RecordedChange,
    RecordedLedger,
    RecordedSeat,
    Signature,
)
from adamas.play.stacks import Stack

FORMAT = "adamas-record-2"
BEFORE_LEDGERS = "adamas-record-1"
"""The format of records without a ledger."""
LINE = 80
"""Lists and objects up to this length are written in one line."""


def to_json(record: Record) -> str:
    """The record as a JSON text, one move and one stack a line."""
    data: dict[str, object] = {
        "format": FORMAT if record.ledger else BEFORE_LEDGERS,
        "game": record.game,
        "rules_version": record.rules_version,
        "edition": record.edition,
        "options": dict(record.options),
        "seats": [_seat_data(seat) for seat in record.seats],
        "moves": list(record.moves),
        "result": record.result
        and {"scores": list(record.result.scores), "ranks": list(record.result.ranks)},
        "dice": _dice_data(record.dice),
    }
    if record.ledger:
        data |= _ledger_data(record, record.ledger)
    return _lines(data) + "\n"


def _seat_data(seat: RecordedSeat) -> dict[str, object]:
    """A seat; a name that was forgotten is not there, only what the ledger says of it."""
    if seat.forgotten is not None:
        data: dict[str, object] = {"name_hash": seat.forgotten}
    else:
        data = {"name": seat.name}
    if seat.salt is not None:
        data["salt"] = seat.salt
    return data if seat.bot is None else {**data, "bot": seat.bot}


def _ledger_data(record: Record, ledger: RecordedLedger) -> dict[str, object]:
    signature = record.signature
    return {
        "changes": [_change_data(each) for each in record.changes],
        "ledger": {"table": ledger.table, "seal": ledger.seal, "heads": list(ledger.heads)},
        "signature": signature and {"key": signature.key, "value": signature.value},
    }


def _change_data(change: RecordedChange) -> dict[str, object]:
    who = _seat_data(change.who) if change.who else {}
    played = {} if change.bot is None else {"bot": change.bot}
    return {"after": change.after, "seat": change.seat, **who, **played}


def _lines(value: object, margin: str = "\n") -> str:
    """JSON in which whatever fits into a line stands in one; a list of moves has a line each."""
    flat = json.dumps(value, ensure_ascii=False)
    stack = isinstance(value, dict) and "cards" in value
    if stack or not isinstance(value, dict | list) or len(flat) <= LINE:
        return flat
    inner = margin + " "
    if isinstance(value, list):
        return "[" + ",".join(inner + _lines(item, inner) for item in value) + margin + "]"
    items = (f"{inner}{json.dumps(key)}: {_lines(item, inner)}" for key, item in value.items())
    return "{" + ",".join(items) + margin + "}"


def _dice_data(dice: Dice | None) -> Mapping[str, object] | None:
    if dice is None:
        return None
    stacks = [_stack_data(stack) for stack in dice.stacks]
    if isinstance(dice, RepeatedDeal):
        keys = list(dice.keys)
        return {"algorithm": ALGORITHM, "repeats": dice.table, "keys": keys, "stacks": stacks}
    return {
        "algorithm": ALGORITHM,
        "table": dice.table,
        "anchor": dice.anchor,
        "commitments": list(dice.commitments),
        "entropies": list(dice.entropies),
        "secrets": list(dice.secrets),
        "stacks": stacks,
    }


def _stack_data(stack: Stack) -> Mapping[str, object]:
    return {"epoch": stack.epoch, "move": stack.move, "cards": dict(stack.cards)}


def from_json(text: str) -> Record:
    """The record in a JSON text; BadRecord says what is wrong with it. It is not replayed yet."""
    fields = Fields.parse(text, "record", BEFORE_LEDGERS, FORMAT)
    whole = fields.data["format"] == FORMAT
    seats = tuple(_seat(each, number, whole) for number, each in enumerate(fields.items("seats")))
    result = fields.inner_or_none("result")
    record = Record(
        game=fields.text("game"),
        rules_version=fields.number("rules_version"),
        edition=fields.text("edition"),
        options=fields.inner("options").texts_by_name(),
        seats=seats,
        moves=fields.texts("moves"),
        result=Over(result.numbers("scores"), result.numbers("ranks")) if result else None,
        dice=_dice_from(fields.inner_or_none("dice"), len(seats)),
    )
    if whole:
        record = _with_ledger(record, fields)
    fields.refuse_others()
    return record


def _seat(fields: Fields, number: int, whole: bool) -> RecordedSeat:
    """Who sat at a seat; with a ledger there is a salt for the name, or a hash in its place."""
    if not whole:
        return RecordedSeat(_name(fields), fields.text_or_none("bot"))
    return replace(_sealed_name(fields, number), bot=_bot(fields))


def _sealed_name(fields: Fields, number: int) -> RecordedSeat:
    if fields.has("name_hash"):
        return RecordedSeat(f"{FORGOTTEN} {number + 1}", forgotten=fields.hex("name_hash"))
    return RecordedSeat(_name(fields), salt=fields.hex("salt"))


def _bot(fields: Fields) -> str | None:
    """The spec of a bot, which the ledger must be able to tell from none, in one line."""
    bot = fields.text_or_none("bot")
    if bot in ("", NOTHING) or "\n" in (bot or ""):
        raise BadRecord(f"`{fields.where}` has a bot without a name, or of more than one line.")
    return bot


def _with_ledger(record: Record, fields: Fields) -> Record:
    if record.dice is None:
        raise BadRecord("A record with a ledger has dice.")
    inner = fields.inner("ledger")
    ledger = RecordedLedger(inner.text("table"), inner.hex_or_none("seal"), inner.hexes("heads"))
    if isinstance(record.dice, FairDice) and record.dice.table != ledger.table:
        raise BadRecord("The dice and the ledger of the record are of different tables.")
    if not ledger.heads:
        raise BadRecord("`record.ledger.heads` is empty. Is the file cut off?")
    lines = (ledger.table, record.edition, *record.options, *record.options.values())
    if any("\n" in each for each in lines):
        raise BadRecord("The table, the edition and its options have one line each.")
    signed = fields.inner_or_none("signature")
    return replace(
        record,
        changes=_changes(record, fields),
        ledger=ledger,
        signature=Signature(signed.hex("key"), signed.long_hex("value")) if signed else None,
    )


def _changes(record: Record, fields: Fields) -> tuple[RecordedChange, ...]:
    """Who came and went, in order."""
    found, before = list[RecordedChange](), 0
    for each in fields.items("changes"):
        after, seat = each.number("after"), each.number("seat")
        if not before <= after <= len(record.moves) or seat not in range(len(record.seats)):
            raise BadRecord(f"`{each.where}` is of no seat or move, or comes too late.")
        held = each.has("name") or each.has("name_hash")
        who = _sealed_name(each, seat) if held else None
        found.append(RecordedChange(after, seat, who, _bot(each)))
        before = after
    return tuple(found)


def _name(fields: Fields) -> str:
    """A name that can be printed: what comes from a file may hold anything."""
    try:
        return checked_name(fields.text("name"))
    except Malformed as error:
        raise BadRecord(f"`{fields.where}` has a bad name. {error}") from None


def _dice_from(fields: Fields | None, seats: int) -> Dice | None:
    if fields is None:
        return None
    if fields.text("algorithm") != ALGORITHM:
        raise BadRecord(
            f"The dice are of the kind `{fields.text('algorithm')}`; only `{ALGORITHM}` is known."
        )
    stacks = tuple(
        Stack(each.number("epoch"), each.number("move"), each.inner("cards").numbers_by_name())
        for each in fields.items("stacks")
    )
    if fields.has("repeats"):
        dice: Dice = RepeatedDeal(fields.text("repeats"), fields.hexes("keys"), stacks)
    else:
        dice = FairDice(
            table=fields.text("table"),
            anchor=fields.hex("anchor"),
            commitments=fields.hexes_or_none("commitments", seats),
            entropies=fields.hexes_or_none("entropies", seats),
            secrets=fields.hexes("secrets"),
            stacks=stacks,
        )
    return dice
