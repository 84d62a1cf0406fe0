"""Many games: the compiled simulator, batches for learners, and the statistics of both."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from adamas.core.game import AnyGame

if TYPE_CHECKING:
    from adamas.sim.batches import Batch
    from adamas.sim.hot_rows import OneHot
    from adamas.sim.number_players import NumericPlayer, NumericPolicy


def batch(
    game: AnyGame,
    tables: int,
    seats: int | None = None,
    seed: int = 0,
    *,
    bots: Sequence[str | None] | None = None,
    reward: str = "win",
) -> "Batch":
    """Many tables of a game, stepped at once: see `sim.batches.Batch`.

    `bots` says who sits at each seat, from the first one on: a bot, or None for whoever steps the
    batch, as all seats are that are not named. A game is rewarded by `win`, `rank` or `score`.
    """
    # The compiler is only imported by those who use it.
    from adamas.sim.batches import Batch

    return Batch(game, tables, seats, seed, bots=bots, reward=reward)


def one_hot(game: AnyGame) -> "OneHot":
    """What turns rows of a game into rows with a column for each value of a choice."""
    from adamas.sim.hot_rows import OneHot

    return OneHot(game)


def numeric_player(game: AnyGame, policy: "NumericPolicy") -> "NumericPlayer":
    """A policy over rows and action numbers, as for a batch, as a player at any table."""
    from adamas.sim.number_players import NumericPlayer

    return NumericPlayer(game, policy)
