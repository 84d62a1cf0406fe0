"""The two decision cards (RULES D1.6)."""

from adamas.core.text import Vocabulary, WordEnum


class Decision(WordEnum):
    """What an explorer in the cave does next."""

    CONTINUE = "continue"
    EXIT = "exit"


ACTIONS: Vocabulary[Decision] = Vocabulary("decision", Decision)
