"""Rows of tiles: who knows what lies where, and how tiles get into their places."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from adamas.core.remember import remembered
from adamas.core.seat import Seat
from adamas.games.gnomes.tiles import Holdable


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile in front of a player, or in the box. What is known of it moves with it."""

    tile: Holdable
    """Its face."""
    level: int
    """The stack that it came from, counted from 0; its back tells everybody (RULES G7.6)."""
    number: int
    """Which tile it is: how many were taken from the stacks before it. Movements are public."""
    face_up: bool
    """Whether everybody can see it, or could before it went to the box."""
    seen_by: tuple[Seat, ...]
    """The seats that have seen its face, in order."""


Row = tuple[Laid | None, ...]
"""The places of one seat; None where no tile lies, so that places keep their numbers."""
Rows = tuple[Row, ...]


def tile_at(rows: Rows, seat: Seat, slot: int) -> Laid:
    """The tile that lies in a place."""
    laid = rows[seat][slot]
    assert laid is not None
    return laid


def put(rows: Rows, seat: Seat, slot: int, laid: Laid | None) -> Rows:
    """The rows with something else, or nothing, in a place."""
    row = rows[seat]
    changed = (*row[:slot], laid, *row[slot + 1 :])
    return (*rows[:seat], changed, *rows[seat + 1 :])


@remembered(4096)
def lying(row: Row) -> tuple[int, ...]:
    """The places where a tile lies."""
    return tuple(slot for slot, laid in enumerate(row) if laid is not None)


@remembered(4096)
def face_down(row: Row) -> tuple[int, ...]:
    """The places where a tile lies face down."""
    return tuple(slot for slot, laid in enumerate(row) if laid is not None and not laid.face_up)


def seen(laid: Laid, seats: Iterable[Seat]) -> Laid:
    """The tile after some seats have seen its face."""
    seen_by = tuple(sorted({*laid.seen_by, *seats}))
    return laid if seen_by == laid.seen_by else replace(laid, seen_by=seen_by)


def turned_up(laid: Laid, seats: int) -> Laid:
    """The tile turned face up, in front of everybody."""
    return replace(seen(laid, range(seats)), face_up=True)
