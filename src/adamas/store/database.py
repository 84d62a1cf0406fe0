"""The database: one SQLite file for one process, or PostgreSQL for as many as wanted."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import alembic.command
import alembic.config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from adamas.store.errors import Damaged, StoreError
from adamas.store.file_lock import DatabaseLock
from adamas.store.trouble import is_damage, passes, reason

_log = logging.getLogger(__name__)
PATIENCE = 10.0
"""Seconds for which a connection to PostgreSQL is waited for."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5
T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x0ADA
"""PostgreSQL's number for "somebody is migrating"."""


@asynccontextmanager
async def reachable() -> AsyncIterator[None]:
    """Turns the database's trouble into a StoreError."""
    try:
        yield
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        if is_damage(error):
            _log.error("A part of the database cannot be read: %s", reason(error))
            raise Damaged("A part of the database is damaged and cannot be read.") from error
        raise StoreError("The database is away at present.") from error


class Database:
    """An open database with the newest schema."""

    def __init__(self, engine: AsyncEngine, url: URL, lock: DatabaseLock | None) -> None:
        self.engine, self.url = engine, url
        self.damaged: dict[str, str] = {}
        """What was found damaged so far: tables, with what is wrong with each."""
        self._lock = lock
        self._writer: Engine | None = None
        if not self.shared:
            plain = url.set(drivername="sqlite")
            self._writer = _prepared(create_engine(plain, hide_parameters=True))
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")

    @property
    def shared(self) -> bool:
        """Whether other processes may use it at the same time."""
        return self.url.get_backend_name() == "postgresql"

    @property
    def insert(self) -> Any:
        """The dialect's INSERT, which knows ON CONFLICT."""
        return postgresql.insert if self.shared else sqlite.insert

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        async with self.read() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        async with AsyncExitStack() as until_then:
            yield await self._connect(until_then)

    async def _connect(self, until_then: AsyncExitStack) -> AsyncConnection:
        """A connection; while PostgreSQL is started anew, it is waited for."""
        patience = asyncio.get_running_loop().time() + (PATIENCE if self.shared else 0.0)
        pause = FIRST_PAUSE
        while True:
            try:
                return await until_then.enter_async_context(self.engine.connect())
            except (DBAPIError, OSError, TimeoutError) as error:
                if not passes(error) or asyncio.get_running_loop().time() >= patience:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def note_damage(self, table: str, what: str) -> Damaged:
        """Note and log that a table cannot be read any more; the error to raise for it."""
        if table not in self.damaged:
            self.damaged[table] = what
            _log.error(
                "Table %s is damaged: %s. Restore a backup; other tables go on.", table, what
            )
        return Damaged("What is stored of this table is damaged, and cannot be read any more.")

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction, as cheaply as the database allows.

        With SQLite a thread does the whole of it: one change of threads for a batch instead of one
        for each statement (docs/decisions/0006).
        """
        writer = self._writer
        if writer is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

        def whole() -> T:
            with writer.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, whole)

    async def close(self) -> None:
        """Let go of the database."""
        if self._writer:
            self._thread.shutdown()
            self._writer.dispose()
        await self.engine.dispose()
        if self._lock:
            self._lock.release()


async def open_database(address: str) -> Database:
    """Open a database by its address or the path of a file, and bring its schema up to date."""
    url = _parse(address)
    lock = _locked(url) if url.get_backend_name() == "sqlite" else None
    engine = _engine(url)
    database = Database(engine, url, lock)
    try:
        async with engine.begin() as connection:
            if database.shared:
                lock_all = text("SELECT pg_advisory_xact_lock(:number)")
                await connection.execute(lock_all, {"number": MIGRATION_LOCK})
            await connection.run_sync(_migrate)
    except TypeError:
        # The driver does not know a parameter of the address.
        await database.close()
        raise StoreError("The address of the database has a parameter that is not known.") from None
    except CommandError as error:
        await database.close()
        raise StoreError(
            "The database was made by a newer version of Adamas. Use that version, or restore a "
            "backup from before."
        ) from error
    except (SQLAlchemyError, OSError) as error:
        await database.close()
        shown = url.render_as_string(hide_password=True)
        raise StoreError(f"The database {shown} cannot be opened: {reason(error)}.") from error
    return database


def _parse(address: str) -> URL:
    if "://" not in address:
        return URL.create("sqlite+aiosqlite", database=address)
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        # The address may hold a password: it is not repeated.
        raise StoreError("The address of the database cannot be read.") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    backend = url.get_backend_name()
    if backend not in drivers:
        raise StoreError(f"There is no support for `{backend}`; use sqlite:/// or postgresql://.")
    return url.set(drivername=drivers[backend])


def _locked(url: URL) -> DatabaseLock:
    """SQLite serves one process; a second one is refused, not allowed to guess."""
    if not url.database or url.database == ":memory:":
        raise StoreError("SQLite needs a file: what is acknowledged must outlive the process.")
    lock = DatabaseLock(Path(url.database))
    lock.acquire()
    return lock


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "postgresql":
        return create_async_engine(
            url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(url, pool_size=4, max_overflow=4, hide_parameters=True)
    _prepared(engine.sync_engine)
    return engine


def _prepared(engine: Engine) -> Engine:
    """The engine, whose connections to SQLite keep what they are given."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        # FULL: what is acknowledged survives a power cut, not only a crash.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.close()

    return engine


def _migrate(connection: Connection) -> None:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")
