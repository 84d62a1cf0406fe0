"""What people at a table may be called."""

import unicodedata

from adamas.core.errors import Malformed

LONGEST = 40


def checked_name(name: str) -> str:
    """The name without surrounding space; Malformed if nobody could read it out."""
    name = " ".join(name.split())
    if not name:
        raise Malformed("A name cannot be empty.")
    if len(name) > LONGEST:
        raise Malformed(f"A name has at most {LONGEST} characters; this one has {len(name)}.")
    # Control, format and unassigned characters could hide or reorder what others see.
    if any(unicodedata.category(character).startswith("C") for character in name):
        raise Malformed("A name cannot contain control characters.")
    return name
