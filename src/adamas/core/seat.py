"""Seats: who sits where, and how places are shared out at the end."""

from collections.abc import Sequence
from typing import Annotated, Any

Seat = Annotated[int, "seat"]
"""The number of a place at the table, counted from 0 clockwise. Names exist only above `play`."""


def clockwise(seat: Seat, seats: int) -> Seat:
    """The seat that follows."""
    return (seat + 1) % seats


def ranks(keys: Sequence[Any]) -> tuple[int, ...]:
    """The rank of each seat, 1 for the highest key; equal keys share a rank.

    >>> ranks([30, 12, 30, 5])
    (1, 3, 1, 4)
    """
    return tuple(1 + sum(other > key for other in keys) for key in keys)
