"""What the host of a table decides, besides the rules."""

from dataclasses import dataclass
from typing import Literal

ClockKind = Literal["none", "decision", "bank"]
ChatKind = Literal["none", "phrases", "free"]

SHORTEST, LONGEST = 5, 14 * 24 * 3600
"""Seconds that a clock can give."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How long people may think."""

    kind: ClockKind = "none"
    seconds: int = 0
    """For each decision, or in the bank of a seat at the start."""
    increment: int = 0
    """Put into a seat's bank with each decision that it makes."""


NO_CLOCK = Clock()


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host decides."""

    clock: Clock = NO_CLOCK
    listed: bool = False
    """Whether the lobby shows the table; otherwise its link has to be known."""
    chat: ChatKind = "phrases"
    stand_in_seconds: int | None = 120
    """After so long a bot plays for somebody who went away; None for never."""
    stand_in: str = ""
    """The spec of that bot."""
