"""A policy over numbers as a player at a table: what learned in a batch plays everywhere."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adamas.core.errors import IllegalMove
from adamas.core.game import AnyGame
from adamas.core.player import Rng

NumericPolicy = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[np.int64]]
"""Given rows and which actions are legal, both with one line for each decision: action numbers."""


class NumericPlayer:
    """Asks a policy with one row, as a batch would show it."""

    def __init__(self, game: AnyGame, policy: NumericPolicy) -> None:
        self.__name__ = getattr(policy, "__name__", type(policy).__name__)
        self.game, self.policy = game, policy
        self._seats = game.row_fields.names.index("seats")

    def __call__(self, view: Any, legal: tuple[Any, ...], rng: Rng, /) -> Any:  # noqa: ARG002
        """One of `legal`."""
        row = np.array([self.game.encode(view)], np.float32)
        seats = int(row[0, self._seats])
        numbers = self.game.action_numbers.numbers(legal, view.seat, seats)
        mask: NDArray[np.bool_] = np.zeros((1, len(self.game.action_numbers)), np.bool_)
        mask[0, numbers] = True
        chosen = np.asarray(self.policy(row, mask))
        if chosen.size != 1 or chosen.item() not in numbers:
            raise IllegalMove(
                f"`{self.__name__}` chose {chosen.tolist()}, which is not legal; "
                f"one of these numbers is: {sorted(numbers)}."
            )
        return legal[numbers.index(int(chosen.item()))]
