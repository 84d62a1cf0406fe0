"""How a person types an order, where every order of some places is a choice of its own.

There are far too many of them for a menu: `30142`, `3 0 1 4 2` and the whole word all mean
`lay-3-0-1-4-2`.
"""

import re
from dataclasses import dataclass
from math import factorial
from typing import Any

from adamas.core.errors import Malformed
from adamas.locale.shell import shell

FEWEST = 3
"""The orders of fewer places are soon listed."""


@dataclass(frozen=True, slots=True)
class Orders:
    """A choice among all orders of some places."""

    head: str
    """How all of these actions begin."""
    places: tuple[str, ...]
    """As they are now."""
    actions: dict[str, Any]
    """By their texts."""

    @property
    def example(self) -> str:
        """Some order, as it can be typed."""
        return " ".join(reversed(self.places))

    def understand(self, typed: str) -> Any:
        """The action that was meant; Malformed with a sentence if this is no order."""
        rest = typed.lower().strip().removeprefix(self.head)
        named = re.split(r"[\s,;-]+", rest.strip(" ,;-"))
        if len(named) == 1 and len("".join(self.places)) == len(self.places):
            named = list(named[0])
        action = self.actions.get("-".join((self.head, *named)))
        if action is None:
            first, last = self.places[0], self.places[-1]
            raise Malformed(shell("play-order-wrong", first=first, last=last, example=self.example))
        return action


def orders_of(legal: tuple[Any, ...]) -> Orders | None:
    """The orders that a seat may choose among, if its choice is of this kind."""
    actions = {str(action): action for action in legal}
    head, *places = next(iter(actions)).split("-")
    wanted = {head, *places}
    if len(places) < FEWEST or len(wanted) <= len(places) or len(legal) != factorial(len(places)):
        return None
    if any(set(text.split("-")) != wanted for text in actions):
        return None
    return Orders(head, tuple(places), actions)
