"""One server for one SQLite file, whatever happens to the files beside it."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from adamas.store.database import open_database
from adamas.store.errors import StoreError

HOLD = """
import asyncio, sys
from adamas.store.database import open_database

async def hold():
    database = await open_database(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(3600)

asyncio.run(hold())
"""


def held(path: Path) -> "subprocess.Popen[str]":
    """Another process that has a database open."""
    command = [sys.executable, "-c", HOLD, str(path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    assert process.stdout.readline() == "open\n"
    return process


async def _attempt(path: Path) -> None:
    await (await open_database(str(path))).close()


def check_refused(path: Path) -> None:
    """This process may not use a database."""
    with pytest.raises(StoreError, match="Another server uses"):
        asyncio.run(_attempt(path))


def test_without_the_lock_file_a_second_server_is_still_refused(tmp_path: Path) -> None:
    """Whoever deleted `adamas.db.lock` could start a second server, and both wrote."""
    path = tmp_path / "a.db"
    process = held(path)
    try:
        (tmp_path / "a.db.lock").unlink()
        check_refused(path)
        # Nor does another name of the same file help.
        os.link(path, tmp_path / "b.db")
        (tmp_path / "c.db").symlink_to(path)
        check_refused(tmp_path / "b.db")
        check_refused(tmp_path / "c.db")
        # A copy is made while the server runs, as docs/hosting.md says.
        with closing(sqlite3.connect(path)) as live, closing(sqlite3.connect(":memory:")) as copy:
            live.backup(copy)
            assert copy.execute("SELECT count(*) FROM clock").fetchone() == (0,)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert process.stdout
        process.stdout.close()
    # What was killed holds nothing any more.
    asyncio.run(_attempt(path))
    asyncio.run(_attempt(path))


def test_in_one_process_too(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "a.db"
        database = await open_database(str(path))
        try:
            (tmp_path / "a.db.lock").unlink()
            with pytest.raises(StoreError, match="Another server uses"):
                await open_database(str(path))
        finally:
            await database.close()
        await (await open_database(str(path))).close()

    asyncio.run(work())
