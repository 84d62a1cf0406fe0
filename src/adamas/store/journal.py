"""The journal: appends rows to the logs of tables, many in one commit.

The log is the lock. An append says which row it wants to be, and either becomes it or finds that
somebody else did; a future tells which, after the commit. While the database is away, appends wait
and are tried again: a row whose commit was in doubt is recognised by its writer's mark, so it is
never written twice and never taken for somebody else's.

A table that has something to write comes aboard and is asked for its row when the next batch is
gathered: what was decided there in the meantime becomes one row.
"""

import asyncio
import itertools
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from sqlalchemy import Connection, bindparam, select, text, tuple_, update
from sqlalchemy.exc import DBAPIError

from adamas.store.checksums import checksum
from adamas.store.database import Database
from adamas.store.errors import Full
from adamas.store.schema import log, places, snapshots, tables
from adamas.store.trouble import is_damage, passes, reason

LARGEST_BATCH = 500
FULL_BATCH, GATHER_SECONDS = 2, 0.008
"""After a batch of so many rows, the next one waits a little for company."""
MOST_WAITING = 20_000
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
"""Seconds between attempts while the database is away."""


@dataclass(frozen=True, slots=True)
class Listing:
    """What the list of tables says about one: see schema.py."""

    game: str
    status: str
    listed: bool
    host: str
    changed_at: float
    wake_at: float | None


def _future() -> "asyncio.Future[bool]":
    return asyncio.get_running_loop().create_future()


@dataclass(slots=True)
class Append:
    """One row that somebody wants in the log."""

    table: str
    seq: int
    row: bytes
    listing: Listing | None = None
    """The table's new listing, if it changed."""
    people: Sequence[str] = ()
    """People who will want to find the table again."""
    snapshot: bytes | None = None
    """The table after this row, to start reading from later."""
    writer: str = ""
    done: "asyncio.Future[bool]" = field(default_factory=_future)

    @property
    def key(self) -> tuple[str, int]:
        """What it wants to be."""
        return self.table, self.seq


class Source(Protocol):
    """A table that has something to write."""

    def next_append(self) -> Append | None:
        """Its next row; None if there is nothing to write after all."""


class Journal:
    """Writes for one process. `run` must be running."""

    def __init__(
        self,
        database: Database,
        process: str,
        on_trouble: Callable[[str | None], None] = lambda _: None,
        on_written: Callable[[Mapping[str, int]], None] = lambda _: None,
    ) -> None:
        self.process = process
        self.trouble: str | None = None
        """Why nothing can be written at present; None if all is well."""
        self.batches = self.rows = 0
        self._database, self._on_trouble, self._on_written = database, on_trouble, on_written
        self._waiting: list[Append] = []
        self._boarding: dict[Source, None] = {}
        """Tables that are asked for a row when the next batch is gathered, in order."""
        self._some = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._numbers = itertools.count()

    async def append(self, wanted: Append) -> bool:
        """Whether this became the row that it wants to be; answered once it is durable."""
        self._admit()
        self._mark(wanted)
        self._waiting.append(wanted)
        # Whoever asked may go away; the row is written all the same.
        return await wanted.done

    def board(self, source: Source) -> None:
        """Ask a table for its row when the next batch is gathered."""
        self._admit()
        self._boarding[source] = None

    def _admit(self) -> None:
        if len(self._waiting) + len(self._boarding) >= MOST_WAITING:
            raise Full("Too much is waiting to be written. Try again in a moment.")
        self._some.set()
        self._idle.clear()

    def _mark(self, wanted: Append) -> None:
        wanted.writer = f"{self.process}:{next(self._numbers)}"

    async def run(self) -> None:
        """Write what is waiting, batch after batch."""
        full = False
        while True:
            await self._some.wait()
            if full:
                # Many are writing: let some more come, so that a commit pays for all of them.
                await asyncio.sleep(GATHER_SECONDS)
            batch = self._gather()
            full = len(batch) >= FULL_BATCH
            if batch:
                await self._write(batch)
            if not self._waiting and not self._boarding:
                self._idle.set()

    def _gather(self) -> list[Append]:
        """The next batch."""
        batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
        while self._boarding and len(batch) < LARGEST_BATCH:
            source = next(iter(self._boarding))
            del self._boarding[source]
            if wanted := source.next_append():
                self._mark(wanted)
                batch.append(wanted)
        if not self._waiting and not self._boarding:
            self._some.clear()
        return batch

    async def drain(self) -> None:
        """Wait until all that was asked for is written."""
        await self._idle.wait()

    async def _write(self, batch: list[Append]) -> None:
        # Sorted, so that two processes never wait for each other's rows crosswise.
        batch.sort(key=lambda each: each.key)
        pause = FIRST_PAUSE
        while True:
            try:
                mine = await self._database.transact(lambda c: self._attempt(c, batch))
                break
            except (TimeoutError, OSError, DBAPIError) as error:
                if not passes(error):
                    await self._write_apart(batch, error)
                    return
                self._set_trouble(reason(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        self._set_trouble(None)
        self.batches += 1
        self.rows += len(batch)
        # Sorted: of a table's rows the last one stays.
        self._on_written({each.table: each.seq for each in batch if each.writer in mine})
        for each in batch:
            if not each.done.done():
                each.done.set_result(each.writer in mine)

    async def _write_apart(self, batch: list[Append], error: BaseException) -> None:
        """Refuse what cannot be written; what only came along with it is written without it."""
        if len(batch) > 1:
            for each in batch:
                await self._write([each])
        elif is_damage(error):
            _refuse(batch[0], self._database.note_damage(batch[0].table, reason(error)))
        else:
            _refuse(batch[0], error)

    def _set_trouble(self, reason: str | None) -> None:
        if (reason is None) != (self.trouble is None):
            self.trouble = reason
            self._on_trouble(reason)

    def _attempt(self, connection: Connection, batch: list[Append]) -> set[str]:
        """The marks of the rows that are in the log as wanted, once this is committed."""
        mine = self._insert(connection, batch)
        if len(mine) < len(batch):
            mine |= self._written_before(connection, batch)
        self._follow(connection, [each for each in batch if each.writer in mine])
        return mine

    def _insert(self, connection: Connection, batch: list[Append]) -> set[str]:
        """Write the rows that nobody else has written; the marks of those."""
        if self._database.shared:
            columns = {
                "tables": [each.table for each in batch],
                "seqs": [each.seq for each in batch],
                "writers": [each.writer for each in batch],
                "rows": [each.row for each in batch],
                "checksums": [checksum(*each.key, each.row) for each in batch],
            }
            return set(connection.scalars(_INSERT_ARRAYS, columns))
        rows = [
            (*each.key, each.writer, each.row.decode(), checksum(*each.key, each.row))
            for each in batch
        ]
        return set(connection.exec_driver_sql(_INSERT_JSON, (json.dumps(rows),)).scalars())

    def _written_before(self, connection: Connection, batch: list[Append]) -> set[str]:
        """Rows of ours from an attempt whose answer was lost."""
        wanted = tuple_(log.c.table_id, log.c.seq).in_([each.key for each in batch])
        found = connection.scalars(select(log.c.writer).where(wanted))
        return set(found) & {each.writer for each in batch}

    def _follow(self, connection: Connection, won: list[Append]) -> None:
        """Bring everything that follows the log up to date with it."""
        opened = [each for each in won if each.seq == 1 and each.listing]
        changed = [each for each in won if each.seq > 1 and each.listing]
        if opened:
            made = self._database.insert(tables).on_conflict_do_nothing()
            connection.execute(made, [_new_listing(each) for each in opened])
        if changed:
            connection.execute(_UPDATE_LISTING, [_changed_listing(each) for each in changed])
        sat = [{"person": who, "table_id": each.table} for each in won for who in each.people]
        if sat:
            connection.execute(self._database.insert(places).on_conflict_do_nothing(), sat)
        kept = [each for each in won if each.snapshot is not None]
        if kept:
            insert = self._database.insert(snapshots)
            newer = insert.on_conflict_do_update(
                index_elements=["table_id"],
                set_={name: insert.excluded[name] for name in ("seq", "data", "checksum")},
                where=snapshots.c.seq < insert.excluded.seq,
            )
            connection.execute(newer, [_snapshot(each) for each in kept])


# A batch is one parameter, or one for each column: so the statement is the same for every batch,
# and costs next to nothing to prepare.
_INSERT_JSON = """
INSERT INTO log (table_id, seq, writer, row, checksum)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    CAST(json_extract(value, '$[3]') AS BLOB), json_extract(value, '$[4]')
FROM json_each(?) WHERE true
ON CONFLICT DO NOTHING RETURNING writer
"""
_INSERT_ARRAYS = text("""
INSERT INTO log (table_id, seq, writer, row, checksum)
SELECT * FROM unnest(
    CAST(:tables AS text[]), CAST(:seqs AS integer[]), CAST(:writers AS text[]),
    CAST(:rows AS bytea[]), CAST(:checksums AS bigint[])
)
ON CONFLICT DO NOTHING RETURNING writer
""")
_UPDATE_LISTING = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values(
        status=bindparam("new_status"),
        host=bindparam("new_host"),
        changed_at=bindparam("new_changed_at"),
        wake_at=bindparam("new_wake_at"),
    )
)


def _new_listing(each: Append) -> dict[str, object]:
    listing = each.listing
    assert listing is not None
    return {
        "id": each.table,
        "game": listing.game,
        "status": listing.status,
        "listed": listing.listed,
        "host": listing.host,
        "created_at": listing.changed_at,
        "changed_at": listing.changed_at,
        "wake_at": listing.wake_at,
    }


def _changed_listing(each: Append) -> dict[str, object]:
    listing = each.listing
    assert listing is not None
    return {
        "table_id": each.table,
        "new_status": listing.status,
        "new_host": listing.host,
        "new_changed_at": listing.changed_at,
        "new_wake_at": listing.wake_at,
    }


def _snapshot(each: Append) -> dict[str, object]:
    data = each.snapshot
    assert data is not None
    key = {"table_id": each.table, "seq": each.seq}
    return {**key, "data": data, "checksum": checksum(*each.key, data)}


def _refuse(each: Append, error: BaseException) -> None:
    if not each.done.done():
        each.done.set_exception(error)
