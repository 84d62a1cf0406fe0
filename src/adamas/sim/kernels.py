"""Finds a game's compiled kernel, and keeps what was compiled apart by source.

Numba keys its cache on the file of a function alone: an edited function in another file goes
unnoticed. So the cache folder is named after a hash of everything that kernels are made of, and it
is set here, before any kernel is imported. Import kernels through this module only.
"""

import hashlib
import os
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Protocol

import numba
import numpy as np
from numpy.typing import NDArray

from adamas.core.box import Box
from adamas.core.catalogue import box, shelf
from adamas.core.game import AnyGame

Ints = NDArray[np.int64]

CHANCE, DECIDE, OVER = 0, 1, 2
"""What `turn` gives."""
MOST_OUTCOMES, MOST_ACTIONS, MOST_SEATS = 128, 1024, 8
"""Room for what `weights`, `legal` and `score` write."""


class Kernel(Protocol):
    """What a game's module `kernel` has. Everything but the first four is compiled."""

    SIZE: int
    """Length of a state."""

    def encode(self, game: AnyGame, /) -> Ints:
        """The rules as numbers."""

    def outcomes(self, game: AnyGame, epoch: int, /) -> tuple[Any, ...]:
        """The chance outcomes of an epoch by number."""

    def action(self, game: AnyGame, number: int, /) -> Any:
        """The action that a number stands for."""

    def begin(self, rules: Ints, state: Ints, seats: int, /) -> None:
        """Make `state` the initial one."""

    def turn(self, rules: Ints, state: Ints, /) -> int:
        """What is due: CHANCE, DECIDE or OVER."""

    def epoch(self, rules: Ints, state: Ints, /) -> int:
        """The shuffle that the next draw belongs to."""

    def weights(self, rules: Ints, state: Ints, copies: Ints, /) -> int:
        """Copies of each outcome by number; how many numbers there are.

        While chance picks the first seat, the numbers are seats.
        """

    def legal(self, rules: Ints, state: Ints, seat: int, actions: Ints, /) -> int:
        """Numbers of a seat's legal actions in canonical order; how many there are."""

    def draw(self, rules: Ints, state: Ints, outcome: int, /) -> None:
        """Apply a chance outcome."""

    def decide(self, rules: Ints, state: Ints, choices: Ints, /) -> None:
        """Apply what the deciding seats chose, by seat."""

    def score(self, rules: Ints, state: Ints, scores: Ints, ranks: Ints, /) -> None:
        """Scores and ranks by seat, at the end."""


def sources() -> tuple[Path, ...]:
    """Every file that compiled code can depend on: kernels and the rules they take numbers from."""
    folders = [Path(str(files(each.package))) for each in shelf().values()]
    own = Path(__file__).parent
    return tuple(sorted(path for folder in (*folders, own) for path in folder.rglob("*.py")))


def fingerprint(paths: tuple[Path, ...]) -> str:
    """A name for exactly these sources and this Numba."""
    made = hashlib.sha256(numba.__version__.encode())
    for path in paths:
        content = path.read_bytes()
        made.update(f"{path.parent.name}/{path.name} {len(content)}\n".encode() + content)
    return made.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: a folder of its own for each state of the sources."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "adamas" / f"kernels-{fingerprint(sources())}"


@cache
def kernel(game: str) -> Kernel:
    """The compiled kernel of a game."""
    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
    found: Box = box(game)
    return import_module(f"{found.package}.kernel")
