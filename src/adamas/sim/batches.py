"""Many tables of one game, stepped at once with NumPy arrays; no Python runs for a single table."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from adamas.compiled import Ints
from adamas.core.box import check_seats
from adamas.core.catalogue import box
from adamas.core.errors import BadOption, IllegalMove
from adamas.core.game import AnyGame
from adamas.sim.kernels import batch_loops, kernel, observation
from adamas.sim.plan import check_seed


class Batch:
    """Tables side by side. All arrays are reused: copy what you want to keep.

    Game number `table + k * tables` is the k-th that a table plays, whatever the others do.
    """

    def __init__(self, game: AnyGame, tables: int, seats: int | None = None, seed: int = 0) -> None:
        if tables < 1:
            raise BadOption(f"There should be at least one table, not {tables}.")
        self.game, self.tables = game, tables
        self.seats = box(game.name).usual_seats(game) if seats is None else seats
        check_seats(game, self.seats)
        check_seed(seed)
        seen = observation(game.name)
        self.fields: tuple[str, ...] = seen.FIELDS
        """What the numbers of an observation mean."""
        shape = (tables, self.seats)
        self.observations: NDArray[np.float32] = np.zeros((*shape, seen.OBSERVATION), np.float32)
        """What each seat sees: (tables, seats, fields)."""
        self.legal: NDArray[np.bool_] = np.zeros((*shape, seen.ACTIONS), np.bool_)
        """Which actions each seat may choose: (tables, seats, actions)."""
        self.deciding: NDArray[np.bool_] = np.zeros(shape, np.bool_)
        """Who has something to choose; the choices of others are not read."""
        self.rewards: NDArray[np.float32] = np.zeros(shape, np.float32)
        """The part of the victory, in the step in which a game ended; else 0."""
        self.done: NDArray[np.bool_] = np.zeros(tables, np.bool_)
        """Which tables have just finished a game, and begun another."""
        self.scores: Ints = np.zeros(shape, np.int64)
        """The points of the last game that each table finished."""
        self.games: Ints = np.zeros(tables, np.int64)
        """The number of the game that each table plays."""
        self._seed = np.uint64(seed)
        self._rules: Ints = np.array(kernel(game.name).encode(game), np.int64)
        states: Ints = np.zeros(tables * kernel(game.name).SIZE, np.int64)
        draws: Ints = np.zeros(tables, np.int64)
        self._inner = (states, self.games, draws)
        # The loops read and write the same memory without its shape, and truth as bytes.
        self._seen = (
            self.observations.reshape(-1),
            self.legal.reshape(-1).view(np.uint8),
            self.deciding.reshape(-1).view(np.uint8),
        )
        self._results = (self.rewards.reshape(-1), self.done, self.scores.reshape(-1))
        self._loops: Any = batch_loops(game.name)
        self.reset()

    def reset(self) -> None:
        """Begin anew at all tables, with the same games."""
        self._loops.reset(self._rules, self.seats, self._seed, *self._inner, *self._seen)
        self.rewards[:] = 0
        self.done[:] = False

    def step(self, actions: Ints) -> None:
        """Let every table decide: `actions` are numbers of shape (tables, seats).

        IllegalMove if one of them is not legal; nothing has happened then.
        """
        if actions.shape != (self.tables, self.seats) or actions.dtype != np.int64:
            raise BadOption(
                f"Actions should be int64 of shape {(self.tables, self.seats)}, "
                f"not {actions.dtype} of shape {actions.shape}."
            )
        flat = np.ascontiguousarray(actions).reshape(-1)
        _, legal, deciding = self._seen
        wrong = self._loops.illegal(self.seats, flat, legal, deciding)
        if wrong >= 0:
            chosen = actions[wrong].tolist()
            raise IllegalMove(f"Table {wrong}: {chosen} is not legal; see `legal[{wrong}]`.")
        self._loops.step(
            *(self._rules, self.seats, self._seed, *self._inner, flat),
            *(*self._seen, *self._results),
        )

    def action(self, number: int) -> Any:
        """The action that a number stands for."""
        return kernel(self.game.name).action(self.game, number)
