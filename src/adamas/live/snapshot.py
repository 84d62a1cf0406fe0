"""Snapshots: a hosted table as bytes, so that opening a long table needs no long reading.

A snapshot is a shortcut through the log and nothing more: it can be deleted at any time. Its fields
are those of the types that it is made of, and its first line names their form: one that was written
with other fields is not read, and the log is.
"""

import hashlib
from dataclasses import fields
from typing import Any, get_type_hints

import msgspec

from adamas.core.codec import from_data, to_data
from adamas.core.errors import AdamasError, Malformed
from adamas.live.fold_rows import rules_of
from adamas.live.hosted_table import HostedTable
from adamas.play.table import Table


class OldSnapshot(AdamasError):
    """A snapshot that was written with other fields, or is none."""


def _chosen(kind: type, names: list[str]) -> Any:
    """A type with some fields of another."""
    hints = get_type_hints(kind)
    return msgspec.defstruct(kind.__name__, [(name, hints[name]) for name in names])


# The game follows from the set-up; what does not count in comparisons is only remembered.
_TABLE = [each.name for each in fields(Table) if each.compare and each.name != "game"]
_AROUND = [name for name in HostedTable.__struct_fields__ if name != "table"]
_Snapshot: Any = msgspec.defstruct(
    "Snapshot", [("table", _chosen(Table, _TABLE)), ("around", _chosen(HostedTable, _AROUND))]
)
_SCHEMA = msgspec.json.encode(msgspec.json.schema(_Snapshot), order="sorted")
FORM = hashlib.sha256(_SCHEMA).hexdigest()[:16].encode()
"""Names the fields of a snapshot and their types."""


def take_snapshot(hosted: HostedTable) -> bytes:
    """The hosted table as bytes."""
    table = {name: getattr(hosted.table, name) for name in _TABLE}
    table["state"] = to_data(hosted.table.state)
    table["sealed"] = {seat: str(action) for seat, action in hosted.table.sealed.items()}
    around = {name: getattr(hosted, name) for name in _AROUND}
    return FORM + b"\n" + msgspec.json.encode({"table": table, "around": around})


def read_snapshot(data: bytes) -> HostedTable:
    """The hosted table that the bytes stand for; OldSnapshot if they cannot be read any more."""
    form, _, written = data.partition(b"\n")
    if form != FORM:
        raise OldSnapshot("This snapshot has other fields than those of today.")
    try:
        found = msgspec.json.decode(written, type=_Snapshot)
        table = {name: getattr(found.table, name) for name in _TABLE}
        game = rules_of(found.table.setup)
        if table["state"] is not None:
            table["state"] = from_data(game.state_type, table["state"])
        table["sealed"] = {seat: game.parse_action(each) for seat, each in table["sealed"].items()}
    except (msgspec.DecodeError, Malformed) as error:
        raise OldSnapshot(f"This snapshot cannot be read: {error}") from error
    around = {name: getattr(found.around, name) for name in _AROUND}
    return HostedTable(Table(game, **table), **around)
