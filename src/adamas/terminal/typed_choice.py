"""How a person's typing becomes an action.

Actions with numbers in them (`keep-3`) are typed as they stand, or as their last number alone where
only one action ends with it; other menus are numbered from 1. The beginning of a word will do if it
is the only one, and so will the words that the menu shows.
"""

from collections.abc import Mapping
from typing import Any

from adamas.core.errors import Malformed
from adamas.locale.shell import shell

MOST_MATCHES = 8


def is_numbered(legal: tuple[Any, ...]) -> bool:
    """Whether a menu is numbered: not if the actions have numbers of their own."""
    return not any(character.isdigit() for action in legal for character in str(action))


def understand(typed: str, legal: tuple[Any, ...], words: Mapping[str, Any] | None = None) -> Any:
    """The action that was meant; Malformed with a sentence if none or several could be."""
    if not typed and len(legal) == 1:
        return legal[0]
    texts = {str(action): action for action in legal}
    wanted = typed.lower().replace(" ", "-")
    if wanted in texts:
        return texts[wanted]
    if words and typed.lower() in words:
        return words[typed.lower()]
    near = _near(wanted, legal, texts)
    if len(near) == 1:
        return texts[near[0]]
    if near:
        matches = ", ".join(near[:MOST_MATCHES])
        raise Malformed(shell("play-unclear", text=typed, matches=matches))
    raise Malformed(shell("play-unknown", text=typed))


def _near(wanted: str, legal: tuple[Any, ...], texts: Mapping[str, Any]) -> list[str]:
    """The texts that a number or a beginning could mean."""
    if wanted.isascii() and wanted.isdigit():
        if is_numbered(legal):
            return [text for place, text in enumerate(texts, start=1) if str(place) == wanted]
        return [text for text in texts if text.rpartition("-")[2] == wanted]
    return [text for text in texts if wanted and text.startswith(wanted)]
