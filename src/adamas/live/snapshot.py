"""Snapshots: a hosted table as bytes, so that opening a long table needs no long reading.

A snapshot is a shortcut through the log and nothing more: it can be deleted at any time.
"""

from collections.abc import Mapping

import msgspec

from adamas.core.codec import from_data, to_data
from adamas.core.seat import Seat
from adamas.live.entries import Said
from adamas.live.fold_rows import rules_of
from adamas.live.hosted_table import HostedTable
from adamas.live.settings import Settings
from adamas.play.log import Created
from adamas.play.table import Sitter, Table


class _Snapshot(msgspec.Struct):
    """The fields of the table and of the hosted table; the state and sealed choices as data."""

    setup: Created
    sitters: tuple[Sitter | None, ...]
    entropies: tuple[str | None, ...] | None
    commitments: tuple[str | None, ...]
    state: msgspec.Raw
    decision: int
    sealed: dict[Seat, str]
    epoch: int
    drawn: dict[str, int]
    moves: tuple[str, ...]
    settings: Settings
    host: str
    holders: tuple[str | None, ...]
    seen_by: tuple[str | None, ...]
    away_since: tuple[float | None, ...]
    stand_ins: frozenset[Seat]
    barred: frozenset[str]
    starting: float | None
    revealed: Mapping[Seat, str]
    began: float
    banks: tuple[float, ...]
    timed_out: frozenset[Seat]
    chat: tuple[Said, ...]
    rematch: str | None
    closed: str | None
    commands: tuple[str, ...]
    versions: tuple[int, ...]


_HOSTED_FIELDS = tuple(name for name in HostedTable.__struct_fields__ if name != "table")


def take_snapshot(hosted: HostedTable) -> bytes:
    """The hosted table as bytes."""
    table = hosted.table
    entropies = table.entropies
    return msgspec.json.encode(
        _Snapshot(
            setup=table.setup,
            sitters=table.sitters,
            entropies=None
            if entropies is None
            else tuple(None if each is None else each.hex() for each in entropies),
            commitments=table.commitments,
            state=msgspec.Raw(msgspec.json.encode(to_data(table.state))),
            decision=table.decision,
            sealed={seat: str(action) for seat, action in table.sealed.items()},
            epoch=table.epoch,
            drawn=dict(table.drawn),
            moves=table.moves,
            **{name: getattr(hosted, name) for name in _HOSTED_FIELDS},
        )
    )


def read_snapshot(data: bytes) -> HostedTable:
    """The hosted table that the bytes stand for."""
    found = msgspec.json.decode(data, type=_Snapshot)
    game = rules_of(found.setup)
    state = msgspec.json.decode(found.state)
    entropies = found.entropies
    table = Table(
        game,
        found.setup,
        found.sitters,
        None
        if entropies is None
        else tuple(None if each is None else bytes.fromhex(each) for each in entropies),
        found.commitments,
        None if state is None else from_data(game.state_type, state),
        found.decision,
        {seat: game.parse_action(text) for seat, text in found.sealed.items()},
        found.epoch,
        found.drawn,
        found.moves,
    )
    return HostedTable(table, **{name: getattr(found, name) for name in _HOSTED_FIELDS})
