"""Rebuilding: from what is stored of a table to its hosted table."""

from adamas.live.entries import decode_row
from adamas.live.fold_rows import fold_row, open_hosted_table
from adamas.live.hosted_table import HostedTable
from adamas.live.snapshot import read_snapshot
from adamas.store.stored_tables import StoredTable


def rebuild(stored: StoredTable) -> tuple[HostedTable, int, str]:
    """The hosted table that a stored table describes, its last row's number and who wrote that."""
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
