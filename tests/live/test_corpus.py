"""Old tables keep their rules: logs that were stored once replay the same at every change."""

import json
from dataclasses import replace

import pytest

from adamas.live.entries import decode_row, encode_row
from adamas.live.errors import Unplayable
from adamas.live.restore import rebuild
from adamas.play.log import Created
from adamas.store.stored_tables import StoredRow, StoredTable
from tests.live.corpus import FOLDER, digest, names, read


def test_every_edition_has_a_log() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(names())


@pytest.mark.parametrize("name", names())
def test_a_stored_log_replays_to_what_it_came_to(name: str) -> None:
    stored, wanted = read(name)
    hosted = rebuild(stored)[0]
    assert json.loads(json.dumps(digest(hosted))) == wanted


@pytest.mark.parametrize("name", names())
def test_rows_are_written_as_they_were(name: str) -> None:
    stored, _ = read(name)
    for each in stored.rows:
        assert encode_row(decode_row(each.row)) == each.row


def test_a_log_of_other_rules_is_refused() -> None:
    stored, _ = read(names()[0])
    first = decode_row(stored.rows[0].row)
    created = first.entries[0]
    assert isinstance(created, Created)
    other = replace(created, rules_version=99)
    changed = encode_row(replace(first, entries=(other, *first.entries[1:])))
    rows = (StoredRow(1, "", changed), *stored.rows[1:])
    with pytest.raises(Unplayable, match="no version 99 of the rules"):
        rebuild(StoredTable(None, 0, rows))
