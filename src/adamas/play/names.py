"""What people at a table may be called, and what else they may write."""

import unicodedata

from adamas.core.errors import Malformed

LONGEST = 40


def checked_name(name: str) -> str:
    """The name without surrounding space; Malformed if nobody could read it out."""
    return checked_text(name, "A name", LONGEST)


def checked_text(text: str, what: str, longest: int) -> str:
    """A line of text without surrounding space; Malformed if nobody could read it out."""
    text = " ".join(text.split())
    if not text:
        raise Malformed(f"{what} cannot be empty.")
    if len(text) > longest:
        raise Malformed(f"{what} has at most {longest} characters; this one has {len(text)}.")
    # Control, format and unassigned characters could hide or reorder what others see.
    if any(unicodedata.category(character).startswith("C") for character in text):
        raise Malformed(f"{what} cannot contain control characters.")
    return text
