"""Bots as data: a name and a mind, which is a policy of the game or a plain function."""

from dataclasses import dataclass, replace

from adamas.core.errors import BadOption
from adamas.core.kernel import RANDOM, SEARCH
from adamas.core.player import AnyPlayer

LEVELS = range(1, 5)
"""How strong a bot is, for people: from one that a child beats to the best there is."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A player that a game offers by name."""

    name: str
    policy: int = RANDOM
    """The number of a policy: RANDOM, SEARCH or one of the game's module `policies`."""
    numbers: tuple[float, ...] = ()
    """The policy's parameters."""
    parameters: tuple[str, ...] = ()
    """Names of the first of them: `threshold:9` changes the first one of `threshold`."""
    level: int = 0
    """One of LEVELS if people are offered this bot as a level; 0 for strategies to study."""
    imagines: tuple[str, ...] = ()
    """For SEARCH: who it takes itself and the others for while it looks ahead."""
    player: AnyPlayer | None = None
    """A function that plays instead of a policy. The simulator cannot compile it."""

    @property
    def searches(self) -> bool:
        """Whether it looks ahead on the compiled kernel."""
        return self.policy == SEARCH

    def tuned(self, values: list[str]) -> "Bot":
        """The same bot with its first parameters changed."""
        if len(values) > len(self.parameters):
            known = ", ".join(self.parameters) or "none"
            raise BadOption(f"`{self.name}` takes no {len(values)} parameters; it has: {known}.")
        try:
            numbers = tuple(float(value) for value in values)
        except ValueError:
            wanted = ", ".join(self.parameters[: len(values)])
            raise BadOption(
                f"The parameters of `{self.name}` are numbers ({wanted}), not `{':'.join(values)}`."
            ) from None
        return replace(
            self,
            name=":".join((self.name, *values)) if values else self.name,
            numbers=(*numbers, *self.numbers[len(numbers) :]),
        )
