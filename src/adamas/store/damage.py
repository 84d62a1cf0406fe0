"""Looks for damage in a SQLite file when it is opened, and finds out which tables it concerns."""

import asyncio
import logging
from pathlib import Path

from sqlalchemy import Connection, select

from adamas.store.database import Database, reachable
from adamas.store.errors import StoreError
from adamas.store.schema import tables
from adamas.store.stored_tables import read_rows
from adamas.store.trouble import is_damage, reason

_log = logging.getLogger(__name__)
SAY_SECONDS = 5.0
"""How often somebody who waits for a long check is told of it."""
MOST_FAULTS = 20
"""Lines of SQLite's that are repeated in the log."""
WHOLE = "*"
"""In place of the name of a table: damage that may concern anything."""


async def look_for_damage(database: Database) -> None:
    """Check the file and note what is damaged. PostgreSQL looks after its files itself."""
    if database.shared:
        return
    telling = asyncio.create_task(_tell(Path(database.url.database or "")))
    try:
        faults = await database.transact(_quick_check)
    finally:
        telling.cancel()
    if not faults:
        return
    for fault in faults:
        _log.error("The database is damaged: %s", fault)
    database.damaged[WHOLE] = faults[0]
    await _name_tables(database)
    _log.error(
        "Of the tables %d cannot be read; the others go on. Make a copy of the file and restore a "
        "backup: see docs/hosting.md.",
        len(database.damaged) - 1,
    )


async def _tell(path: Path) -> None:
    """Say now and then that the check goes on."""
    seconds = 0.0
    while True:
        await asyncio.sleep(SAY_SECONDS)
        seconds += SAY_SECONDS
        size = path.stat().st_size / 1_000_000
        _log.warning("Checking the database of %.0f MB, for %.0f seconds now.", size, seconds)


def _quick_check(connection: Connection) -> list[str]:
    """What SQLite finds wrong with the file."""
    try:
        found = connection.exec_driver_sql(f"PRAGMA quick_check({MOST_FAULTS})").scalars().all()
    except Exception as error:
        if not is_damage(error):
            raise
        return [reason(error)]
    return [] if found == ["ok"] else [" ".join(str(line).split()) for line in found]


async def _name_tables(database: Database) -> None:
    """Read every table once; those that cannot be read are noted."""
    try:
        async with reachable(), database.read() as connection:
            known = tuple(await connection.scalars(select(tables.c.id)))
    except StoreError:
        return
    for table in known:
        try:
            async with reachable():
                await read_rows(database, table)
        except StoreError:
            continue
