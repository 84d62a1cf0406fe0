"""The ledger: a running hash over everything public, and what a record says of it."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from adamas.core.turn import Over
from adamas.play import commands, record_json
from adamas.play import receipt as receipts
from adamas.play.errors import BadRecord, TableError
from adamas.play.fold import rebuild
from adamas.play.ledger import (
    BEFORE,
    Ledger,
    Occupant,
    Opening,
    change_text,
    choice_text,
    draw_text,
    extended,
    hashed_name,
    head_after,
    over_text,
    repeated_dice,
    signed_text,
    start_text,
)
from adamas.play.limits import limits
from adamas.play.receipt import receipt_of
from adamas.play.record import Record, deal_of, record_of
from adamas.play.recorded_ledger import Signature
from adamas.play.table import Table
from adamas.play.verify import Check, verify
from tests.contract.cases import EDITIONS, Case, every_edition
from tests.play.tables import fixed_bytes, play_on, sealed_table, started
from tests.play.test_records import SCHEMA

CASE = EDITIONS[0]
TABLE, ENTRIES = sealed_table(CASE)
RECORD = record_of(TABLE)
VECTORS = json.loads(
    (Path(__file__).parents[2] / "docs" / "ledger-vectors.json").read_text(encoding="utf-8")
)
KEY, WORD = "aa" * 32, "bb" * 64


def failures(record: Record, **more: Any) -> list[Check]:
    return [check for check in verify(record, **more) if check.holds is False]


def told(record: Record, **more: Any) -> list[str]:
    receipt = more.get("receipt")
    return [each.kind for each in limits(record, receipt, verify(record, **more))]


@every_edition
def test_the_ledger_of_a_game_holds(case: Case) -> None:
    table, entries = sealed_table(case)
    record = record_of(table)
    assert failures(record) == []
    assert record.ledger is not None
    assert record.ledger.last == table.ledger, "what was told last is what the record ends with"
    assert rebuild(case.game, entries).ledger == table.ledger
    data = json.loads(record_json.to_json(record))
    jsonschema.validate(data, SCHEMA)
    assert record_json.from_json(record_json.to_json(record)) == record


def test_each_entry_tells_a_new_head_that_tells_nothing() -> None:
    """The same moves under another seal have other heads."""
    first = started(CASE.game, CASE.seats, "t1", sealed=True)
    heads = [each.ledger for each in (first.table, play_on(first)[0])]
    assert all(heads)
    assert heads[0] != heads[1]
    other = extended(None, fixed_bytes("other").hex(), "text")
    assert other != extended(None, fixed_bytes("seal").hex(), "text")


def test_a_table_without_a_seal_has_no_ledger() -> None:
    table = started(CASE.game, CASE.seats).table
    assert table.ledger is None
    assert commands.substitute(table, 0, "fox", at=0.0).table == table
    assert record_of(table).ledger is None


def test_a_seal_and_salts_have_32_bytes() -> None:
    def create(seal: bytes) -> Table:
        secret = fixed_bytes("s")
        return commands.create(
            CASE.game, CASE.seats, table="t", secret=secret, bot_stream="", at=0.0, seal=seal
        ).table

    with pytest.raises(TableError, match="seal of a table has 32 bytes"):
        create(b"short")
    for salt in (None, b"short"):
        with pytest.raises(TableError, match="salt of 32 bytes"):
            commands.sit(create(bytes(32)), 0, "Ann", at=0.0, salt=salt)


class TestComingAndGoing:
    def table(self) -> Table:
        table = started(CASE.game, CASE.seats, sealed=True).table
        table = commands.substitute(table, 1, "owl", at=3.0).table
        table = commands.substitute(table, 1, None, at=3.0).table
        table = commands.stand(table, 0, at=3.0).table
        table = commands.substitute(table, 0, "fox", at=3.0).table
        return commands.sit(table, 0, "Zoe", at=3.0, salt=fixed_bytes("zoe")).table

    def test_the_record_says_so(self) -> None:
        table = self.table()
        record = record_of(play_on(commands.stand(table, 2, at=4.0))[0])
        assert failures(record) == []
        who = [(each.seat, each.who and each.who.name, each.bot) for each in record.changes]
        assert who == [
            (1, "P1", "owl"),
            (1, "P1", None),
            (0, None, None),
            (0, None, "fox"),
            (0, "Zoe", None),
            (2, None, None),
        ]
        assert [seat.name for seat in record.seats[:3]] == ["P0", "P1", "P2"], "those of the start"
        text = record_json.to_json(record)
        assert record_json.from_json(text) == record
        jsonschema.validate(json.loads(text), SCHEMA)

    def test_a_change_that_is_left_out_is_missed(self) -> None:
        record = record_of(play_on(commands.stand(self.table(), 2, at=4.0))[0])
        kinds = [check.kind for check in failures(replace(record, changes=record.changes[1:]))]
        assert kinds[0] == "change"

    def test_after_the_end_nobody_plays_any_more(self) -> None:
        table, _ = play_on(started(CASE.game, CASE.seats, sealed=True))
        gone = commands.stand(table, 0, at=9.0).table
        assert gone.ledger == table.ledger
        assert record_of(gone) == record_of(table)


class TestFaults:
    def test_the_first_entry_that_does_not_hold_is_named(self) -> None:
        place = next(n for n, move in enumerate(RECORD.moves) if ":" in move)
        seat, _, rest = RECORD.moves[place].partition(":")
        turn = "exit" if rest.startswith("continue") else "continue"
        changed = " ".join([f"{seat}:{turn}", *RECORD.moves[place].split(" ")[1:]])
        moves = (*RECORD.moves[:place], changed, *RECORD.moves[place + 1 :])
        first = failures(replace(RECORD, moves=moves))[0]
        assert (first.kind, first.number, first.name) == ("move", place + 1, changed)
        assert first.fault == "ledger"

    def test_names(self) -> None:
        one, two, *rest = RECORD.seats
        seats = (replace(one, name=two.name), replace(two, name=one.name), *rest)
        assert [check.kind for check in failures(replace(RECORD, seats=seats))] == ["start"]

    def test_a_record_that_is_cut_short(self) -> None:
        cut = replace(RECORD, moves=RECORD.moves[:-5], result=None)
        found = [check for check in verify(cut) if check.fault == "cut"]
        assert [check.kind for check in found] == ["over"]
        assert "unfinished" in told(cut)

    def test_moves_that_were_added(self) -> None:
        assert RECORD.ledger is not None
        fewer = replace(RECORD.ledger, heads=RECORD.ledger.heads[:-1])
        assert [check.fault for check in failures(replace(RECORD, ledger=fewer))] == ["no-head"]

    def test_before_the_end_the_seal_is_not_told(self) -> None:
        record = record_of(started(CASE.game, CASE.seats, sealed=True).table)
        assert record.ledger is not None
        assert record.ledger.seal is None
        assert not any(check.kind in ("opening", "move") for check in verify(record))
        text = record_json.to_json(record)
        assert record_json.from_json(text) == record
        jsonschema.validate(json.loads(text), SCHEMA)

    def test_a_repeated_deal(self) -> None:
        table, _ = play_on(started(CASE.game, CASE.seats, "t2", deal_of(RECORD), sealed=True))
        record = record_of(table)
        receipt = receipt_of(table, 0, None)
        assert failures(record, receipt=receipt) == []
        assert receipts.from_json(receipts.to_json(receipt)) == receipt
        assert record_json.from_json(record_json.to_json(record)) == record
        other = replace(receipt, head="0" * 64)
        assert [check.name for check in failures(record, receipt=other)] == ["head"]


class TestProofs:
    RECEIPT = receipt_of(TABLE, 0, fixed_bytes("entropy 0"))

    def signed(self, record: Record = RECORD) -> Record:
        return replace(record, signature=Signature(KEY, WORD))

    def good(self, key: str, value: str, text: bytes) -> bool:
        assert TABLE.ledger is not None
        return (key, value, text) == (KEY, WORD, signed_text(TABLE.ledger))

    def test_without_any(self) -> None:
        assert told(RECORD) == ["unproven"]
        assert told(replace(RECORD, ledger=None)) == ["no-ledger"]

    def test_a_receipt_of_the_end(self) -> None:
        assert failures(RECORD, receipt=self.RECEIPT) == []
        assert told(RECORD, receipt=self.RECEIPT) == []
        assert receipts.from_json(receipts.to_json(self.RECEIPT)) == self.RECEIPT

    @pytest.mark.parametrize("change", [{"head": "0" * 64}, {"entries": 999}, {"entries": 0}])
    def test_another_head(self, change: dict[str, Any]) -> None:
        other = replace(self.RECEIPT, **change)
        assert [check.name for check in failures(RECORD, receipt=other)] == ["head"]

    def test_a_receipt_knows_that_there_was_a_ledger(self) -> None:
        faults = failures(replace(RECORD, ledger=None), receipt=self.RECEIPT)
        assert [check.name for check in faults] == ["head"]

    def test_an_early_receipt_covers_a_part(self) -> None:
        assert RECORD.ledger is not None
        early = replace(self.RECEIPT, entries=3, head=RECORD.ledger.heads[2])
        assert failures(RECORD, receipt=early) == []
        assert told(RECORD, receipt=early) == ["late"]
        house = replace(early, house=KEY)
        assert told(self.signed(), receipt=house, signed=self.good) == []
        assert [check.name for check in failures(RECORD, receipt=house)] == ["house"]

    def test_a_signature(self) -> None:
        assert failures(self.signed(), signed=self.good) == []
        assert told(self.signed(), signed=self.good) == ["house"]
        assert told(self.signed()) == ["unread", "unproven"]
        bad = failures(self.signed(), signed=lambda *_: False)
        assert [check.kind for check in bad] == ["signature"]
        text = record_json.to_json(self.signed())
        assert record_json.from_json(text) == self.signed()

    def test_a_name_that_was_forgotten(self) -> None:
        seats = tuple(seat.without_name(place) for place, seat in enumerate(RECORD.seats))
        record = replace(RECORD, seats=seats)
        assert failures(record) == []
        assert told(record, receipt=self.RECEIPT) == ["name"] * len(seats)
        read = record_json.from_json(record_json.to_json(record))
        assert read == record
        assert read.seats[0].name == "– 1"


Damage = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda data: data.update(dice=None), "A record with a ledger has dice"),
        (lambda data: data["ledger"].update(table="x"), "different tables"),
        (lambda data: data["ledger"].update(heads=[]), "heads` is empty"),
        (lambda data: data.update(edition="a\nb"), "one line each"),
        (lambda data: data["seats"][0].update(bot="-"), "a bot without a name"),
        (lambda data: data["seats"][0].update(bot="a\nb"), "a bot without a name"),
        (lambda data: data["seats"][0].pop("salt"), "lacks the field `salt`"),
        (lambda data: data["changes"].append({"after": 0, "seat": 99}), "no seat or move"),
        (lambda data: data["changes"].append({"after": 9999, "seat": 0}), "no seat or move"),
        (lambda data: data.update(signature={"key": KEY, "value": KEY}), "128 hexadecimal"),
        (lambda data: data.pop("ledger"), "lacks the field `ledger`"),
        (lambda data: data.update(format="adamas-record-1"), "has no meaning"),
    ],
)
def test_damaged_ones_are_refused(damage: Damage, sentence: str) -> None:
    data = json.loads(record_json.to_json(RECORD))
    damage(data)
    with pytest.raises(BadRecord, match=sentence):
        record_json.from_json(json.dumps(data))


class TestVectors:
    def test_every_text_and_head(self) -> None:
        seal, opening = VECTORS["seal"], VECTORS["opening"]
        texts = [
            Opening(**opening).text(seal),
            start_text(
                [
                    Occupant(hashed_name(each["salt"], each["name"]), each["bot"])
                    for each in VECTORS["seats"]
                ],
                [each["entropy"] for each in VECTORS["seats"]],
            ),
            draw_text("treasure-9", (0, {"treasure-9": 1, "trap-snake": 3})),
            choice_text("0:continue 1:exit"),
            draw_text("trap-snake", None),
            change_text(1, Occupant(None, "fox")),
            over_text(Over((7, 12), (2, 1))),
        ]
        assert [entry["text"] for entry in VECTORS["entries"]] == texts
        head, ledger = BEFORE, None
        for number, entry in enumerate(VECTORS["entries"]):
            head = head_after(head, bytes.fromhex(seal), number, entry["text"])
            ledger = extended(ledger, seal, entry["text"])
            assert head.hex() == ledger.head == entry["head"]
        assert ledger == Ledger(len(texts), head.hex())
        assert signed_text(ledger).decode() == VECTORS["signed"]
        assert repeated_dice("t1", [KEY, seal]) == VECTORS["repeated"]
