"""What a player on turn can do (RULES M2.1, M3.6, M4.1)."""

from dataclasses import dataclass

from adamas.core.seat import Seat
from adamas.core.text import Vocabulary, Word
from adamas.games.diamoniak.cards import Card


@dataclass(frozen=True, slots=True)
class Draw(Word):
    """Turn over the next card of the pile."""


@dataclass(frozen=True, slots=True)
class Buy(Word):
    """Pay diamonds for a part of the own castle; this ends the turn."""

    seller: Seat
    """Whose spare part it is (RULES M-A9)."""


@dataclass(frozen=True, slots=True)
class Stop(Word):
    """Leave it at what was drawn."""


@dataclass(frozen=True, slots=True)
class Shield(Word):
    """Send a fairy against the witch and lose nothing else."""


@dataclass(frozen=True, slots=True)
class Give(Word):
    """Give cards up to the witch."""

    cards: tuple[Card, ...]
    """In canonical order; parts of the own castle are cards of the own colour."""


Action = Draw | Buy | Stop | Shield | Give

ACTIONS: Vocabulary[Action] = Vocabulary("action", Draw, Buy, Stop, Shield, Give)
