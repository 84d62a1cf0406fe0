"""The compiled side of a game as tests call it: see `entries`."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from adamas.compiled.modules import template
from adamas.core.kernel import Kernel, Policies
from adamas.sim import kernels

KERNEL = ("begin", "turn", "epoch", "urn", "left", "legal", "draw", "decide", "score")
POLICIES = ("choose", "resample")


def kernel(game: str) -> Kernel:
    return cast(Kernel, _with_entries(game, kernels.kernel(game), KERNEL))


def policies(game: str) -> Policies:
    return cast(Policies, _with_entries(game, kernels.policies(game), POLICIES))


def _with_entries(game: str, module: Any, names: tuple[str, ...]) -> SimpleNamespace:
    entries = template(
        f"{__package__}.entries_{game}",
        Path(__file__).with_name("entries.py"),
        KERNEL=kernels.kernel(game),
        POLICIES=kernels.policies(game),
    )
    return SimpleNamespace(**{**vars(module), **{name: getattr(entries, name) for name in names}})
