"""Records: written, read, replayed, and what is said of bad ones."""

import contextlib
import json
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adamas.core.errors import AdamasError
from adamas.core.turn import Over
from adamas.play.errors import BadRecord
from adamas.play.receipt import from_json as receipt_from_json
from adamas.play.record import Record, check, deal_of, record_of, replay, with_stacks
from adamas.play.record_json import from_json, to_json
from tests.contract.cases import EDITIONS, OPTIONS, Case, every_case, every_edition
from tests.effort import examples
from tests.play.tables import started, whole_table

SCHEMA = json.loads((files("adamas.play") / "record.schema.json").read_text(encoding="utf-8"))


def played(case: Case) -> Record:
    return record_of(whole_table(case)[0])


CASE = EDITIONS[0]
RECORD = played(CASE)
DATA: dict[str, Any] = json.loads(to_json(RECORD))


@every_case
def test_records_replay_to_the_same_game(case: Case) -> None:
    table, _ = whole_table(case)
    record = record_of(table)
    again = from_json(to_json(record))
    assert again == record
    *_, last = replay(again)
    assert last.after == table.state
    assert [step.number for step in replay(again)] == list(range(1, len(record.moves) + 1))


@every_edition
def test_records_keep_to_the_schema(case: Case) -> None:
    data = json.loads(to_json(played(case)))
    jsonschema.validate(data, SCHEMA)
    assert data.keys() == set(SCHEMA["required"])


def test_unfinished_repeated_and_diceless_records_keep_to_the_schema() -> None:
    begun = started(CASE.game, CASE.seats).table
    repeat = record_of(started(CASE.game, CASE.seats, "t2", deal_of(RECORD)).table)
    for record in (record_of(begun), repeat, replace(RECORD, dice=None)):
        jsonschema.validate(json.loads(to_json(record)), SCHEMA)
        assert from_json(to_json(record)) == record
        check(record)


def test_an_unfinished_record_holds_no_secret() -> None:
    table = started(CASE.game, CASE.seats).table
    record = record_of(table)
    assert record.result is None
    assert table.setup.secret not in to_json(record)
    assert record.dice is not None
    with pytest.raises(BadRecord, match="no deal yet"):
        deal_of(record)
    with pytest.raises(BadRecord, match="no dice"):
        deal_of(replace(RECORD, dice=None))


def test_one_move_a_line() -> None:
    lines = to_json(RECORD).splitlines()
    for move in RECORD.moves:
        assert any(line.strip().rstrip(",") == json.dumps(move) for line in lines)


def test_a_record_without_dice_has_no_stacks() -> None:
    bare = replace(RECORD, dice=None)
    assert with_stacks(bare) == bare


def changed(**fields: Any) -> str:
    return json.dumps({**DATA, **fields})


def without(name: str) -> str:
    return json.dumps({key: value for key, value in DATA.items() if key != name})


class TestReading:
    @pytest.mark.parametrize(
        ("text", "sentence"),
        [
            ("", "not a whole JSON file"),
            (to_json(RECORD)[:200], "not a whole JSON file"),
            ("[" * 100_000, "not a whole JSON file"),
            ("[]", "its `format` should be `adamas-record-2`, but it is null"),
            ('{"format": "adamas-record-3"}', 'but it is "adamas-record-3"'),
            (without("moves"), "`record` lacks the field `moves`"),
            (without("result"), "`record` lacks the field `result`"),
            (changed(game=3), "`record.game` should be a text, but it is 3"),
            (changed(rules_version=True), "`record.rules_version` should be a whole number"),
            (changed(rules_version=1.5), "`record.rules_version` should be a whole number"),
            (changed(options={"leftover": 1}), "`record.options.leftover` should be a text"),
            (changed(options=[]), "`record.options` should be an object"),
            (changed(seats=["Ann"]), r"`record.seats\[0\]` should be an object"),
            (changed(seats=[{}]), r"`record.seats\[0\]` lacks the field `name`"),
            (changed(seats=[{"name": "x", "bot": None}]), r"bot` should be a text"),
            (
                changed(seats=[{"name": "x", "bit": "y"}], dice=None),
                r"a field `bit` that has no meaning",
            ),
            (changed(seats=[{"name": "a\x1b[2J"}]), "bad name. A name cannot contain control"),
            (changed(moves="exit"), "`record.moves` should be a list"),
            (changed(moves=["exit", 3]), r"`record.moves\[1\]` should be a text"),
            (
                changed(result={"scores": [1.5], "ranks": [1]}),
                "scores` should be a list of whole numbers",
            ),
            (
                changed(result={"scores": [], "ranks": [], "x": 1}),
                "a field `x` that has no meaning",
            ),
            (changed(extra=1), "a field `extra` that has no meaning"),
            (changed(dice={"algorithm": "coin"}), "of the kind `coin`; only `adamas-dice-1`"),
            (changed(dice={**DATA["dice"], "anchor": "zz"}), "64 hexadecimal digits"),
            (changed(dice={**DATA["dice"], "anchor": "A" * 64}), "64 hexadecimal digits"),
            (changed(dice={**DATA["dice"], "secrets": ["x"]}), "64 hexadecimal digits"),
            (changed(dice={**DATA["dice"], "entropies": []}), "one for each seat"),
            (changed(dice={**DATA["dice"], "entropies": [3] * CASE.seats}), "hexadecimal digits"),
            (changed(dice={**DATA["dice"], "stacks": [1]}), "should be an object"),
            (changed(dice={**DATA["dice"], "more": 1}), "`more` that has no meaning"),
        ],
    )
    def test_says_what_is_wrong(self, text: str, sentence: str) -> None:
        with pytest.raises(BadRecord, match=sentence):
            from_json(text)

    @given(st.recursive(st.none() | st.integers() | st.text(), st.lists, max_leaves=5))
    @settings(max_examples=examples(60))
    def test_any_value_in_any_field_is_read_or_refused(self, value: Any) -> None:
        for name in DATA:
            text = changed(**{name: value})
            with contextlib.suppress(AdamasError):
                check(from_json(text))
                assert json.loads(to_json(from_json(text))) == json.loads(text)

    def test_receipts_are_read_with_the_same_care(self) -> None:
        with pytest.raises(BadRecord, match="`adamas-receipt-2`"):
            receipt_from_json(to_json(RECORD))


class TestReplaying:
    def check_refused(self, record: Record, sentence: str) -> None:
        with pytest.raises(BadRecord, match=sentence):
            check(record)

    def test_another_version_of_the_rules(self) -> None:
        self.check_refused(
            replace(RECORD, rules_version=9), "no version 9 of the rules of .* the latest is "
        )

    def test_an_unknown_game_edition_or_option(self) -> None:
        self.check_refused(replace(RECORD, game="chess"), "no game `chess`")
        self.check_refused(replace(RECORD, edition="first"), "no edition `first`")
        self.check_refused(replace(RECORD, options={"x": "y"}), "no option `x`")

    def test_a_wrong_number_of_seats(self) -> None:
        self.check_refused(
            replace(RECORD, seats=RECORD.seats * 9, dice=None), "cannot be played here"
        )

    def test_a_record_that_is_cut_off(self) -> None:
        last = RECORD.moves[-2]
        cut = replace(RECORD, moves=RECORD.moves[:-1])
        self.check_refused(
            cut, f"cut off: after move {len(cut.moves)}, `{last}`, the game is not over"
        )
        self.check_refused(replace(RECORD, moves=()), "cut off: after no move at all")

    def test_a_result_that_the_moves_do_not_give(self) -> None:
        assert RECORD.result is not None
        scores = (RECORD.result.scores[0] + 1, *RECORD.result.scores[1:])
        wrong = replace(RECORD, result=Over(scores, RECORD.result.ranks))
        self.check_refused(wrong, r"over with scores .* but the record says scores")
        self.check_refused(
            replace(RECORD, result=None), "the record says that it was left unfinished"
        )

    @pytest.mark.parametrize(
        ("move", "sentence"),
        [
            ("nonsense", "is no "),
            ("0:nonsense", "is no "),
            ("", "is no "),
            ("x:exit", "not a seat and what it chose"),
            ("0:exit 0:exit", "Seat 0 has chosen twice"),
            ("9999:exit", "not a seat and what it chose"),
            ("²:exit", "not a seat and what it chose"),
            ("0:exit  1:exit", "not a seat and what it chose"),
        ],
    )
    def test_a_move_that_means_nothing_is_named(self, move: str, sentence: str) -> None:
        for place in (0, 1, len(RECORD.moves) - 1):
            moves = (*RECORD.moves[:place], move, *RECORD.moves[place + 1 :])
            self.check_refused(
                replace(RECORD, moves=moves), rf"Move {place + 1} of the record, `.*{sentence}"
            )

    @every_edition
    def test_an_illegal_move_is_named(self, case: Case) -> None:
        """Any move repeated right after itself, or left out, is found where it happens."""
        record = played(case)
        doubled = (*record.moves, record.moves[-1])
        self.check_refused(
            replace(record, moves=doubled), f"Move {len(doubled)} of the record.*over"
        )
        place = next(i for i, move in enumerate(record.moves) if ":" in move)
        moves = (*record.moves[:place], "99:" + record.moves[place].split(":")[1], "0:x")
        self.check_refused(replace(record, moves=moves), f"Move {place + 1} of the record")


def test_every_option_is_carried_by_the_record() -> None:
    for case in OPTIONS:
        record = record_of(started(case.game, case.seats).table)
        assert dict(record.options) == dict(case.options)
        assert record.rules().options == case.game.options


def test_the_documentation_names_every_field() -> None:
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    for name in DATA:
        assert f"`{name}`" in page
