"""How far a table has come."""

from enum import StrEnum


class TableStatus(StrEnum):
    """How far a table has come; the values are what lists, messages and the database say."""

    OPEN = "open"
    """It waits for people or for the start."""
    PLAYING = "playing"
    OVER = "over"
    """The game was played to its end."""
    CLOSED = "closed"
    """Somebody closed it before that."""


LIVE = (TableStatus.OPEN, TableStatus.PLAYING)
"""Statuses of tables at which something can still happen."""
