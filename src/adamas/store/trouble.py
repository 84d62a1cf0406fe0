"""What an error of the database means: trouble that passes, damage that stays, or our fault."""

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

_PASSING_STATES = (
    "08",  # the connection broke
    "40",  # another transaction was in the way
    "53",  # no disk, memory or connections left
    "55P03",  # a lock was not to be had
    "57P",  # PostgreSQL starts, stops, or recovers
    "58",  # the system below it failed
    "25006",  # it only reads at present, as after a switch to another machine
)
_DAMAGED_STATES = ("XX001", "XX002")
_DAMAGED_CODES = (11, 26)
"""SQLITE_CORRUPT and SQLITE_NOTADB."""


def passes(error: BaseException) -> bool:
    """Whether this is the database's trouble, which passes, and not a fault of what we asked."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, TimeoutError | OSError)
    if is_damage(error):
        return False
    known = isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated
    return known or _state(error).startswith(_PASSING_STATES)


def is_damage(error: BaseException) -> bool:
    """Whether what is stored cannot be read any more."""
    if not isinstance(error, DBAPIError):
        return False
    # The upper bytes of SQLite's codes tell more exactly what is damaged.
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    return code in _DAMAGED_CODES or _state(error).startswith(_DAMAGED_STATES)


def reason(error: BaseException) -> str:
    """What the database says, in one line."""
    lines = str(getattr(error, "orig", error)).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def _state(error: DBAPIError) -> str:
    return str(getattr(error.orig, "sqlstate", None) or "")
