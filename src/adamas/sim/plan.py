"""What a simulation is: a game, who sits down, and a seed.

Game number i of a plan is always the same.
"""

from dataclasses import dataclass, field
from functools import cached_property

from adamas.bots.roster import BotFinder, find_bot, find_cast
from adamas.core.bot import Bot
from adamas.core.box import Box, check_seats
from adamas.core.catalogue import box
from adamas.core.errors import BadOption, whole
from adamas.core.game import AnyGame

SEEDS = range(2**64)
"""What fits into the words of the random numbers (see `compiled.streams`)."""


@dataclass(frozen=True)
class Plan:
    """Everything that decides how the games go; small enough to be sent to another machine."""

    game: str
    bots: tuple[str, ...]
    """A spec for each place at the table: `owl`, `threshold:9`, or a set such as `field`."""
    edition: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    rotate: bool = True
    """Whether places move on by one seat from game to game, so that everybody sits everywhere."""
    find: BotFinder = field(default=find_bot, repr=False)
    """How a spec becomes a bot: whoever wants to knows more bots than the box."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)

    @cached_property
    def box(self) -> Box:
        """The box of the game."""
        return box(self.game)

    @cached_property
    def rules(self) -> AnyGame:
        """The game."""
        return self.box.open(self.edition, dict(self.options))

    @cached_property
    def casts(self) -> tuple[tuple[Bot, ...], ...]:
        """Who may sit at each place."""
        return tuple(find_cast(self.box, spec, self.find) for spec in self.bots)

    def check(self) -> "Plan":
        """This plan; BadOption if it cannot be played."""
        check_seats(self.rules, self.seats)
        check_seed(self.seed)
        assert self.casts
        return self


def check_seed(seed: int) -> None:
    """Raise BadOption unless games can be made from this seed."""
    # A range that is asked for a float looks at all its numbers.
    if whole(seed, "A seed") not in SEEDS:
        raise BadOption(f"A seed is a number from 0 to {SEEDS[-1]}, not {seed}.")


def filled(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """A spec for each seat: the last one given sits at all that are left."""
    return (*bots, *(bots[-1:] * (seats - len(bots))))[: max(seats, len(bots))]
