"""Rows of numbers with a column for each value of a choice, as networks like them."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from adamas.core.errors import BadOption
from adamas.core.fields import Column
from adamas.core.game import AnyGame


class OneHot:
    """Turns rows of a game into rows of 0 and 1 where a number is one of several, or a set."""

    def __init__(self, game: AnyGame) -> None:
        layout = game.row_fields
        columns = layout.columns
        self.names = tuple(column.name for column in columns)
        """What each column is called."""
        self._size = layout.row_size
        self._places = np.array([column.place for column in columns])
        self._values, self._bits = _of(columns, "value"), _of(columns, "bit")

    def __call__(self, rows: ArrayLike) -> NDArray[np.float32]:
        """Rows of numbers, of any shape before the last axis, with all columns."""
        rows = np.asarray(rows, np.float32)
        if not rows.ndim or rows.shape[-1] != self._size:
            raise BadOption(f"A row of this game has {self._size} numbers; this is {rows.shape}.")
        hot = rows[..., self._places].astype(np.float32)
        choices, values = self._values
        hot[..., choices] = hot[..., choices] == values
        sets, bits = self._bits
        hot[..., sets] = hot[..., sets].astype(np.int64) >> bits & 1
        return hot


def _of(columns: tuple[Column, ...], what: str) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Which columns have a value, or a bit, and which one."""
    found = [(at, getattr(column, what)) for at, column in enumerate(columns)]
    known = [(at, number) for at, number in found if number is not None]
    places, numbers = np.array(known, np.int64).reshape(-1, 2).T
    return places, numbers
