"""Many games: the compiled simulator, batches for learners, and the statistics of both."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from adamas.core.errors import BadOption
from adamas.core.game import AnyGame

if TYPE_CHECKING:
    from adamas.sim.batches import Batch
    from adamas.sim.hot_rows import OneHot
    from adamas.sim.number_players import NumericPlayer, NumericPolicy


def _need_compiler() -> None:
    """BadOption that says how to get it. It is only imported by those who use it."""
    if find_spec("numba") is None:
        raise BadOption(
            "The simulator is not installed. Install it with: pip install 'adamas[sim]'"
        )


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
    _need_compiler()
    from adamas.sim.batches import Batch

    return Batch(game, tables, seats, seed, bots=bots, reward=reward)


def one_hot(game: AnyGame) -> "OneHot":
    """What turns rows of a game into rows with a column for each value of a choice."""
    _need_compiler()
    from adamas.sim.hot_rows import OneHot

    return OneHot(game)


def numeric_player(game: AnyGame, policy: "NumericPolicy") -> "NumericPlayer":
    """A policy over rows and action numbers, as for a batch, as a player at any table."""
    _need_compiler()
    from adamas.sim.number_players import NumericPlayer

    return NumericPlayer(game, policy)
