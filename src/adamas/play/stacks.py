"""The stacks that a game drew from: with them a record's dice can be checked without the rules."""

from collections.abc import Iterable
from dataclasses import dataclass

from adamas.core.turn import Chance, Turn


@dataclass(frozen=True, slots=True)
class Stack:
    """What lay in a stack before the first card was drawn from it."""

    epoch: int
    move: int
    """The number of the move that drew its first card, counted from 1."""
    cards: tuple[tuple[str, int], ...]
    """The cards by text, each with its number of copies."""


def stacks_of(moves: Iterable[tuple[Turn, str]]) -> tuple[Stack, ...]:
    """The stacks of a game, from its turns and the moves that answered them.

    A new stack begins with each epoch, and whenever what can be drawn is not what the last
    draw has left.
    """
    stacks: list[Stack] = []
    left: dict[str, int] = {}
    for number, (turn, text) in enumerate(moves, start=1):
        if not isinstance(turn, Chance):
            continue
        cards = {str(outcome): copies for outcome, copies in turn.outcomes}
        if not stacks or turn.epoch != stacks[-1].epoch or cards != left:
            stacks.append(Stack(turn.epoch, number, tuple(cards.items())))
        left = {card: copies - (card == text) for card, copies in cards.items()}
        left = {card: copies for card, copies in left.items() if copies}
    return tuple(stacks)
