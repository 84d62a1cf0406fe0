"""Records as JSON. docs/records.md describes the format; record.schema.json fixes it."""

import json
from collections.abc import Mapping

from adamas.core.errors import Malformed
from adamas.core.turn import Over
from adamas.play.dice import ALGORITHM
from adamas.play.errors import BadRecord
from adamas.play.json_fields import Fields
from adamas.play.names import checked_name
from adamas.play.record import Record, RecordedSeat
from adamas.play.recorded_dice import Dice, FairDice, RepeatedDeal
from adamas.play.stacks import Stack

FORMAT = "adamas-record-1"
LINE = 80
"""Lists and objects up to this length are written in one line."""


def to_json(record: Record) -> str:
    """The record as a JSON text, one move and one stack a line."""
    data: dict[str, object] = {
        "format": FORMAT,
        "game": record.game,
        "rules_version": record.rules_version,
        "edition": record.edition,
        "options": dict(record.options),
        "seats": [
            {"name": seat.name} if seat.bot is None else {"name": seat.name, "bot": seat.bot}
            for seat in record.seats
        ],
        "moves": list(record.moves),
        "result": record.result
        and {"scores": list(record.result.scores), "ranks": list(record.result.ranks)},
        "dice": _dice_data(record.dice),
    }
    return _lines(data) + "\n"


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
    fields = Fields.parse(text, "record", FORMAT)
    seats = tuple(
        RecordedSeat(_name(each), each.text_or_none("bot")) for each in fields.items("seats")
    )
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
    fields.refuse_others()
    return record


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
