"""The two decision cards (RULES D1.6)."""

from adamas.core.text import Vocabulary, WordEnum


class Decision(WordEnum):
    """What an explorer in the cave does next."""

    CONTINUE = "continue"
    """Stay in the cave for another card."""
    EXIT = "exit"
    """Go home with everything in hand and a share of the path (RULES D4.8)."""


ACTIONS: Vocabulary[Decision] = Vocabulary("decision", Decision)
