"""The expedition cards: what chance turns over."""

from dataclasses import dataclass

from adamas.core.first import First
from adamas.core.text import Vocabulary, Word


@dataclass(frozen=True, slots=True)
class Treasure(Word):
    """Rubies, shared out among the explorers in the cave (RULES D4.3)."""

    rubies: int
    """How many it shows."""


@dataclass(frozen=True, slots=True)
class Trap(Word):
    """A danger; the second of a kind ends the expedition (RULES D4.4, D4.5)."""

    kind: str
    """What threatens: every kind has several cards (RULES D1.3)."""


@dataclass(frozen=True, slots=True)
class Relic(Word):
    """Goes to an explorer who leaves alone (RULES D4.6)."""

    value: int | None
    """The printed value; None where relics are alike and worth what their order makes them."""


Card = Treasure | Trap | Relic
Outcome = First | Treasure | Trap | Relic

OUTCOMES: Vocabulary[Outcome] = Vocabulary("card", First, Treasure, Trap, Relic)
