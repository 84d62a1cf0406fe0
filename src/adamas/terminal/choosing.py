"""How a person's typing becomes an action: a number, the action's word, or the beginning of it."""

from typing import Any

from adamas.core.errors import Malformed
from adamas.core.text import Word
from adamas.locale.shell import shell


def understand(typed: str, legal: tuple[Any, ...]) -> Any:
    """The action that was meant; Malformed with a sentence if none or several could be."""
    if not typed and len(legal) == 1:
        return legal[0]
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(legal):
        return legal[int(typed) - 1]
    texts = {str(action): action for action in legal}
    wanted = typed.lower().replace(" ", "-")
    if wanted in texts:
        return texts[wanted]
    near = [text for text in texts if wanted and text.startswith(wanted)]
    if len(near) == 1:
        return texts[near[0]]
    if near:
        raise Malformed(shell("play-unclear", text=typed, matches=", ".join(near[:8])))
    raise Malformed(shell("play-unknown", text=typed))


def is_plain(action: Any) -> bool:
    """Whether an action is one word without anything to fill in."""
    return not isinstance(action, Word) or "-" not in str(action)
