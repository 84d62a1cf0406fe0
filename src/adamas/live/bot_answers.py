"""Bots think here, in threads of their own, with their seat's view and nothing else."""

import logging
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from adamas.bots.players import player
from adamas.core.catalogue import box
from adamas.core.game import AnyGame
from adamas.core.player import AnyPlayer
from adamas.core.seat import Seat
from adamas.live.hosted_table import HostedTable
from adamas.play.match import decision_rng

_log = logging.getLogger(__name__)
_own = threading.local()
_KEPT = 64


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told."""

    spec: str
    view: Any
    legal: tuple[Any, ...]
    default: Any
    stream: str
    decision: int


def questions(hosted: HostedTable) -> dict[Seat, Question]:
    """What the bots of a hosted table are asked now."""
    table = hosted.table
    asked = {}
    for seat in hosted.bots_to_move:
        spec = hosted.bot_at(seat)
        assert spec is not None
        default = table.turn.defaults[seat]  # type: ignore[union-attr]
        stream, legal = table.setup.bot_stream, table.legal(seat)
        asked[seat] = Question(spec, table.view(seat), legal, default, stream, table.decision)
    return asked


def answers(game: AnyGame, asked: Mapping[Seat, Question]) -> dict[Seat, Any]:
    """What the bots choose. Called in a thread; the same question gives the same answer."""
    return {seat: _answer(game, seat, question) for seat, question in asked.items()}


def _answer(game: AnyGame, seat: Seat, question: Question) -> Any:
    rng = decision_rng(question.stream, seat, question.decision)
    try:
        chosen = _player(game, question.spec)(question.view, question.legal, rng)
    except Exception:
        # A faulty bot must not hold up people: it plays its default.
        _log.exception("The bot %s failed.", question.spec)
        return question.default
    return chosen if chosen in question.legal else question.default


def _player(game: AnyGame, spec: str) -> AnyPlayer:
    """Each thread has its own players: they have scratch memory, which is not shared."""
    if not hasattr(_own, "players"):
        _own.players = lru_cache(_KEPT)(_make)
    options = tuple(game.options.items())
    version = game.rules_version
    found: AnyPlayer = _own.players(game.name, game.edition, options, version, spec)
    return found


def _make(
    name: str, edition: str, options: tuple[tuple[str, str], ...], version: int, spec: str
) -> AnyPlayer:
    opened = box(name)
    return player(opened, opened.open(edition, dict(options), version), spec)
