"""A tutorial: a short table at which chance and the other seats follow a script.

A script says in the texts of moves what is drawn and what everybody chooses; what comes of it, the
rules decide. So it is data, and a mistake in it is an illegal move, which a test finds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from adamas.core.seat import Seat

PUPIL: Seat = 0
"""Where whoever learns the game sits."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is explained, and what happens then.

    Numbers in its text come from the rules: an argument of the message is a fact of the game
    (`Box.facts`) or a field of the latest event that has one of this name.
    """

    text: str
    """A message of the game's `tutorial.ftl`."""
    about: tuple[str, ...] = ()
    """What the text speaks about: parts of the board, by the names that they have in the page."""
    choose: tuple[str, ...] = ()
    """What the pupil is asked to do: any of these actions. Empty: just to go on.

    Where there are several, what is told later must be the same whichever it was.
    """
    tap: tuple[str, ...] = ()
    """The parts of the board that are tapped to do it; of these, the last that can be tapped."""
    others: str = ""
    """What the other seats choose in the same decision: `1:exit 2:continue`."""
    then: tuple[str, ...] = ()
    """The moves that follow, as in a record, up to where the pupil is asked again."""


@dataclass(frozen=True, slots=True)
class Tutorial:
    """The script of a first game."""

    minutes: int
    """How long it takes to read and play."""
    seats: int
    steps: tuple[Step, ...]
    edition: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    opening: tuple[str, ...] = ()
    """Moves before the first step, as in a record."""
