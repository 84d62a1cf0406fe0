"""Many games: the compiled simulator, batches for learners, and the statistics of both."""

from typing import TYPE_CHECKING

from adamas.core.game import AnyGame

if TYPE_CHECKING:
    from adamas.sim.batches import Batch


def batch(game: AnyGame, tables: int, seats: int | None = None, seed: int = 0) -> "Batch":
    """Many tables of a game, stepped at once: see `sim.batched.Batch`."""
    # The compiler is only imported by those who use it.
    from adamas.sim.batches import Batch

    return Batch(game, tables, seats, seed)
