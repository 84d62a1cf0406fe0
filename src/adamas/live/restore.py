"""Rebuilding: from what is stored of a table to its hosted table."""

import asyncio

from adamas.live.entries import decode_row
from adamas.live.errors import Unplayable
from adamas.live.fold_rows import fold_row, open_hosted_table
from adamas.live.hosted_table import HostedTable
from adamas.live.snapshot import read_snapshot
from adamas.store.database import Database
from adamas.store.stored_tables import StoredTable, read_rows, read_table

FEW_ROWS = 8
"""So many are folded at once."""
Rebuilt = tuple[HostedTable, int, str]
"""A hosted table, its last row's number and who wrote that."""


async def restore(database: Database, table: str) -> Rebuilt | None:
    """A table as it is kept; None if there is none, Damaged if it cannot be read any more."""
    stored = await read_table(database, table)
    if stored is None:
        return None
    try:
        return await _rebuild_aside(stored)
    except Unplayable:
        raise
    except Exception:
        # A snapshot of other fields, or a damaged one from before there were checksums.
        stored = StoredTable(None, 0, await read_rows(database, table))
    try:
        return await _rebuild_aside(stored)
    except Unplayable:
        raise
    except Exception as error:
        # Rows from before there were checksums, which can be read and make no sense.
        what = f"its rows make no sense ({type(error).__name__}: {error})"
        raise database.note_damage(table, what) from error


async def _rebuild_aside(stored: StoredTable) -> Rebuilt:
    """The same as `rebuild`; a long log is folded in a thread, while others play on."""
    if len(stored.rows) <= FEW_ROWS:
        return rebuild(stored)
    return await asyncio.to_thread(rebuild, stored)


def rebuild(stored: StoredTable) -> Rebuilt:
    """What a stored table describes; OldSnapshot if the whole log is needed for that."""
    rows = stored.rows
    if stored.snapshot is not None:
        hosted, head, writer = read_snapshot(stored.snapshot), stored.snapshot_seq, ""
    else:
        hosted, _ = open_hosted_table(decode_row(rows[0].row))
        head, writer, rows = rows[0].seq, rows[0].writer, rows[1:]
    for each in rows:
        hosted, _ = fold_row(hosted, decode_row(each.row))
        head, writer = each.seq, each.writer
    return hosted, head, writer.partition(":")[0]
