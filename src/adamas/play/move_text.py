"""The text of a whole move in a record: `treasure-9`, or `0:exit 2:continue` for choices."""

from collections.abc import Mapping
from typing import Any

from adamas.core.errors import Malformed
from adamas.core.game import AnyGame
from adamas.core.seat import Seat

LONGEST_SEAT = 3
"""Digits of a seat's number."""


def joint_text(joint: Mapping[Seat, Any]) -> str:
    """What several seats chose, or one."""
    return " ".join(f"{seat}:{action}" for seat, action in sorted(joint.items()))


def parse_move(game: AnyGame, text: str) -> Any:
    """A chance outcome, or a mapping of seats to actions; Malformed if it is neither."""
    if ":" not in text:
        return game.parse_outcome(text)
    joint: dict[Seat, Any] = {}
    for part in text.split(" "):
        seat, _, action = part.partition(":")
        if not seat.isascii() or not seat.isdigit() or len(seat) > LONGEST_SEAT:
            raise Malformed(f"`{part}` is not a seat and what it chose, such as `0:{action}`.")
        if int(seat) in joint:
            raise Malformed(f"Seat {seat} has chosen twice.")
        joint[int(seat)] = game.parse_action(action)
    return joint
