"""Bots as data: a name, a policy of the game's module `policies`, and its parameters."""

from dataclasses import dataclass

from adamas.core.kernel import SEARCH


@dataclass(frozen=True, slots=True)
class Bot:
    """A player that a game offers by name."""

    name: str
    policy: int
    """The number of a policy: RANDOM, SEARCH or one of the game's own."""
    numbers: tuple[float, ...] = ()
    """The policy's parameters."""
    parameters: tuple[str, ...] = ()
    """Names of the first of them: `threshold:9` changes the first one of `threshold`."""
    level: int = 0
    """1 to 4 if people are offered this bot as a level; 0 for strategies to study."""
    imagines: tuple[str, ...] = ()
    """For SEARCH: who it imagines itself and the others to be while it looks ahead."""

    @property
    def searches(self) -> bool:
        """Whether it looks ahead on the compiled kernel."""
        return self.policy == SEARCH
