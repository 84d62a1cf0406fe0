"""Verification: what holds, and the one thing that does not."""

import json
from dataclasses import replace
from typing import Any

import pytest

from adamas.core.turn import Chance, Decide, Turn
from adamas.play.dice import CHAIN_LENGTH, Chain, Sitting
from adamas.play.errors import BadRecord
from adamas.play.receipt import Receipt, receipt_of
from adamas.play.receipt import from_json as receipt_from_json
from adamas.play.receipt import to_json as receipt_to_json
from adamas.play.record import Record, deal_of, record_of, replay
from adamas.play.recorded_dice import FairDice, RepeatedDeal
from adamas.play.stacks import Stack, stacks_of
from adamas.play.verify import Check, _check_commitments, verify
from tests.contract.cases import EDITIONS, Case, every_edition
from tests.play.tables import fixed_bytes, play_on, started, whole_table

CASE = EDITIONS[0]
TABLE, _ = whole_table(CASE)
RECORD = record_of(TABLE)


def failures(record: Record, receipt: Receipt | None = None) -> list[str]:
    return [label(check) for check in verify(record, receipt) if check.holds is False]


def label(check: Check) -> str:
    return f"{check.kind} {check.name or check.number}"


def altered(**changes: Any) -> Record:
    assert isinstance(RECORD.dice, FairDice)
    return replace(RECORD, dice=replace(RECORD.dice, **changes))


@every_edition
def test_an_honest_record_holds(case: Case) -> None:
    record = record_of(whole_table(case)[0])
    checks = verify(record)
    assert all(check.holds for check in checks)
    cards = [check for check in checks if check.kind == "card"]
    assert len(cards) == sum(":" not in move for move in record.moves)
    entropies = [check for check in checks if check.kind == "entropy"]
    assert len(entropies) == case.seats - 1, "the last seat added none"


def test_a_swapped_secret_does_not_hold() -> None:
    assert isinstance(RECORD.dice, FairDice)
    secrets = (*RECORD.dice.secrets[:1], fixed_bytes("other").hex(), *RECORD.dice.secrets[2:])
    failed = failures(altered(secrets=secrets))
    assert failed[:2] == ["secret 1", "secret 2"]
    assert any(what.startswith("card") for what in failed)


def test_a_swapped_anchor_does_not_hold() -> None:
    assert failures(altered(anchor=fixed_bytes("other").hex())) == ["secret 0"]


def test_a_swapped_entropy_does_not_hold() -> None:
    assert isinstance(RECORD.dice, FairDice)
    entropies = (fixed_bytes("other").hex(), *RECORD.dice.entropies[1:])
    failed = failures(altered(entropies=entropies))
    assert failed[0] == "entropy 0"
    gone = failures(altered(entropies=(None, *RECORD.dice.entropies[1:])))
    assert gone[0] == "entropy 0"
    commitments = (None, *RECORD.dice.commitments[1:])
    assert failures(altered(commitments=commitments)) == ["entropy 0"]


def test_a_swapped_table_changes_every_card() -> None:
    failed = failures(altered(table="another"))
    assert len([what for what in failed if what.startswith("card")]) > 3


def test_swapped_stacks_do_not_hold() -> None:
    assert isinstance(RECORD.dice, FairDice)
    stacks = RECORD.dice.stacks
    first = replace(stacks[0], cards=stacks[0].cards[1:])
    assert failures(altered(stacks=(first, *stacks[1:]))) == ["stack 1"]
    assert failures(altered(stacks=stacks[:-1])) == [f"stack {len(stacks)}"]
    assert failures(altered(stacks=(*stacks, stacks[0]))) == [f"stack {len(stacks) + 1}"]


@every_edition
def test_one_altered_card_is_named(case: Case) -> None:
    """Another card of the same game in its place, where the rules allow it: the dice do not."""
    game = case.game
    record = record_of(whole_table(case)[0])
    step = next(each for each in replay(record) if isinstance(game.turn(each.before), Chance))
    chance = game.turn(step.before)
    assert isinstance(chance, Chance)
    other = next(str(card) for card, _ in chance.outcomes if str(card) != step.text)
    forged = replace(record, moves=(*record.moves[: step.number - 1], other), result=None)
    failed = [check for check in verify(forged) if check.holds is False]
    named = [(check.number, check.name) for check in failed if check.kind == "card"]
    assert named == [(step.number, other)]
    assert (failed[-1].fault, failed[-1].due) == ("dice", step.text)


def test_what_is_not_published_cannot_be_checked_yet() -> None:
    record = record_of(started(CASE.game, CASE.seats).table)
    cards = [check for check in verify(record) if check.kind == "card"]
    assert cards
    assert all(check.holds is None for check in cards)


def test_a_forged_card_is_named_also_if_the_record_no_longer_replays() -> None:
    place = next(i for i, move in enumerate(RECORD.moves) if move.startswith("treasure"))
    assert isinstance(RECORD.dice, FairDice)
    cards = dict(RECORD.dice.stacks[0].cards)
    forged = next(
        card for card in cards if card.startswith("treasure") and card != RECORD.moves[place]
    )
    moves = (*RECORD.moves[:place], forged, *RECORD.moves[place + 1 :])
    failed = failures(replace(RECORD, moves=moves))
    # Nothing but that card is false; the rules no longer fit what followed.
    assert failed == [f"card {forged}", "record 0"]


def test_a_secret_that_is_due_must_be_there() -> None:
    """A finished record cannot hide behind secrets that were never published."""
    cards = sum(":" not in move for move in RECORD.moves)
    assert len(failures(altered(secrets=()))) == cards
    assert isinstance(RECORD.dice, FairDice)
    last = verify(altered(secrets=RECORD.dice.secrets[:-1]))
    assert {check.fault for check in last if check.holds is False} == {"missing"}


def test_a_record_without_dice_cannot_be_verified() -> None:
    with pytest.raises(BadRecord, match="has no dice"):
        verify(replace(RECORD, dice=None))


def test_an_illegal_record_is_refused_before_its_dice_are_looked_at() -> None:
    with pytest.raises(BadRecord, match="Move 1 of the record"):
        verify(replace(RECORD, moves=("nonsense", *RECORD.moves[1:])))


class TestRepeats:
    def test_a_repeated_deal_holds(self) -> None:
        table, _ = play_on(started(CASE.game, CASE.seats, "t2", deal_of(RECORD)))
        record = record_of(table)
        assert isinstance(record.dice, RepeatedDeal)
        assert record.dice.table == "t1"
        assert table.anchor is None
        assert table.secrets() == ()
        assert failures(record) == []
        wrong = replace(record.dice, keys=tuple(reversed(record.dice.keys)))
        assert any(what.startswith("card") for what in failures(replace(record, dice=wrong)))

    def test_it_has_no_receipt(self) -> None:
        table = started(CASE.game, CASE.seats, "t2", deal_of(RECORD)).table
        with pytest.raises(BadRecord, match="nothing to give a receipt for"):
            receipt_of(table, 0, None)
        with pytest.raises(BadRecord, match="A receipt is for fair dice"):
            verify(record_of(table), receipt_of(TABLE, 0, None))


class TestReceipts:
    RECEIPT = receipt_of(TABLE, 0, fixed_bytes("entropy 0"))

    def test_the_right_one_holds(self) -> None:
        assert failures(RECORD, self.RECEIPT) == []
        assert failures(RECORD, receipt_of(TABLE, CASE.seats - 1, None)) == []

    def test_it_survives_writing_and_reading(self) -> None:
        for receipt in (self.RECEIPT, replace(self.RECEIPT, entropy=None)):
            assert receipt_from_json(receipt_to_json(receipt)) == receipt

    @pytest.mark.parametrize(
        ("change", "what"),
        [
            ({"table": "t9"}, "table"),
            ({"game": "other"}, "game"),
            ({"options": "other"}, "options"),
            ({"seats": 99}, "seats"),
            ({"anchor": "0" * 64}, "anchor"),
            ({"entropy": "0" * 64}, "entropy"),
            ({"entropy": None}, "entropy"),
            ({"seat": 1}, "entropy"),
            ({"seat": 99}, "entropy"),
            ({"seat": -1}, "entropy"),
        ],
    )
    def test_a_receipt_of_another_table_does_not(self, change: dict[str, Any], what: str) -> None:
        assert failures(RECORD, replace(self.RECEIPT, **change)) == [f"receipt {what}"]

    def test_a_damaged_one_is_refused(self) -> None:
        data = json.loads(receipt_to_json(self.RECEIPT))
        for damaged in ({**data, "entropy": "x"}, {**data, "seat": "0"}, {**data, "x": 1}):
            with pytest.raises(BadRecord):
                receipt_from_json(json.dumps(damaged))


def test_epochs_beyond_the_chain_share_its_last_secret() -> None:
    chain = Chain(fixed_bytes("long"))
    secrets = tuple(chain.secret(epoch).hex() for epoch in range(CHAIN_LENGTH + 2))
    dice = FairDice("t", chain.anchor.hex(), (), (), secrets, ())
    assert all(check.holds for check in _check_commitments(dice))
    wrong = replace(dice, secrets=(*secrets[:-1], fixed_bytes("x").hex()))
    failed = [check for check in _check_commitments(wrong) if not check.holds]
    assert [label(check) for check in failed] == [f"secret {CHAIN_LENGTH + 1}"]
    assert dice.key(CASE.game, 99_999) is None
    sitting = Sitting("t", CASE.game.name, CASE.edition, ())
    assert dice.key(CASE.game, 0) == sitting.key(chain.secret(0), 0)


def test_stacks_are_told_apart_by_what_is_left() -> None:
    lots = Chance(0, (("first-0", 1), ("first-1", 1)))
    cards = Chance(0, (("a", 2), ("b", 1)))
    fewer = Chance(0, (("a", 1), ("b", 1)))
    nobody: Decide[str] = Decide({}, {})
    moves: list[tuple[Turn, str]] = [(lots, "first-1"), (cards, "a"), (nobody, "0:x"), (fewer, "b")]
    assert stacks_of([*moves, (Chance(1, (("a", 1),)), "a")]) == (
        Stack(0, 1, (("first-0", 1), ("first-1", 1))),
        Stack(0, 2, (("a", 2), ("b", 1))),
        Stack(1, 5, (("a", 1),)),
    )
