"""Rebuilding: from what is stored of a table to its party."""

from adamas.hall.entries import decode_row
from adamas.hall.folding import fold_row, open_party
from adamas.hall.party import Party
from adamas.hall.snapshot import read_snapshot
from adamas.store.reading import StoredTable


def rebuild(stored: StoredTable) -> tuple[Party, int, str]:
    """The party that a stored table describes, its last row's number and who wrote that."""
    rows = stored.rows
    if stored.snapshot is not None:
        party, head, writer = read_snapshot(stored.snapshot), stored.snapshot_seq, ""
    else:
        party, _ = open_party(decode_row(rows[0].row))
        head, writer, rows = rows[0].seq, rows[0].writer, rows[1:]
    for each in rows:
        party, _ = fold_row(party, decode_row(each.row))
        head, writer = each.seq, each.writer
    return party, head, writer.partition(":")[0]
