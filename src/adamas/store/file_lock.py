"""One server for one SQLite file: a lock beside it, and one on the file itself.

The one beside it can be deleted, and a link leads around it; the one on the file cannot. The system
lets go of both when the process ends, however it ends. SQLite's own locks are of another kind, and
other programs can still read the file, to copy it for instance.
"""

import os
import sys
import threading
from pathlib import Path

from filelock import FileLock, Timeout

from adamas.store.errors import StoreError

_FAR = 1 << 62
"""Where Windows locks a byte: far beyond any that SQLite locks or writes."""
_held: set[tuple[int, int]] = set()
"""Files that this process has locked. Closing a second handle of one would undo SQLite's locks."""
_holding = threading.Lock()


class DatabaseLock:
    """A SQLite file that is this server's alone."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._beside = FileLock(f"{path}.lock")
        self._file = -1
        self._inode = (0, 0)

    def acquire(self) -> None:
        """Take the file; StoreError if another server has it."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._beside.acquire(timeout=0)
            if not self._take_file():
                self._beside.release()
                raise Timeout(str(self._path))
        except Timeout:
            raise StoreError(
                f"Another server uses {self._path} already. SQLite serves one process; "
                "stop the other one, name another file, or use PostgreSQL for several."
            ) from None
        except OSError as error:
            raise StoreError(f"{self._path} cannot be used: {error.strerror}.") from None

    def _take_file(self) -> bool:
        """Whether the file itself could be locked; it is made if it is not there."""
        with _holding:
            if self._path.exists() and _inode(os.stat(self._path)) in _held:
                return False
            opened = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
            if not _lock(opened):
                os.close(opened)
                return False
            self._file, self._inode = opened, _inode(os.fstat(opened))
            _held.add(self._inode)
            return True

    def release(self) -> None:
        """Let go of the file."""
        with _holding:
            if self._file >= 0:
                _held.discard(self._inode)
                os.close(self._file)
                self._file = -1
        self._beside.release()


def _inode(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


if sys.platform == "win32":
    import msvcrt

    def _lock(opened: int) -> bool:
        try:
            os.lseek(opened, _FAR, os.SEEK_SET)
            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(opened: int) -> bool:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
