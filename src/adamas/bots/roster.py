"""Bots by name: those of a game, and `random`, which plays any."""

from typing import Any, TypeVar

from adamas.core.box import Box
from adamas.core.errors import BadOption, unknown
from adamas.core.player import AnyPlayer, Rng

A = TypeVar("A")


def random_player(view: Any, legal: tuple[A, ...], rng: Rng) -> A:  # noqa: ARG001 - looks at nothing
    """Any legal action, each as likely as the others."""
    return rng.choice(legal)


def roster(box: Box) -> dict[str, AnyPlayer]:
    """All bots that can play a game, the best of them last."""
    return {"random": random_player, **box.bots}


def bot(box: Box, spec: str) -> AnyPlayer:
    """The bot of that name; BadOption if there is none."""
    known = roster(box)
    if spec not in known:
        raise BadOption(unknown("bot", spec, known))
    return known[spec]
