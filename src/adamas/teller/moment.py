"""What has to be known of a game to tell a viewer how it stands."""

from collections.abc import Mapping
from typing import Any, Protocol

from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.core.turn import Turn


class Moment(Protocol):
    """A point of a game. A table in play is one, and so is any point of a record."""

    @property
    def game(self) -> AnyGame:
        """The rules."""

    @property
    def state(self) -> Any:
        """The true state, which is never told; None before the start."""

    @property
    def turn(self) -> Turn:
        """What can happen next."""

    @property
    def decision(self) -> int:
        """The number of the present or next decision, counted from 0."""

    @property
    def sealed(self) -> Mapping[Seat, Any]:
        """What has been chosen and not been opened yet."""
