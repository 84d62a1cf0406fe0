"""What bots are called at a table."""

from collections.abc import Collection, Iterator

NAMES = ("Onyx", "Beryl", "Jasper", "Opal", "Garnet", "Agate", "Topaz", "Pearl")
SPARE_NAMES = tuple(f"{name} II" for name in NAMES)
"""For bots whose name a person has taken."""


def free_names(taken: Collection[str]) -> Iterator[str]:
    """Names that nobody at the table has, nor a part of them: not Onyx beside Onyx Raven."""
    words = {word.casefold() for name in taken for word in name.split()}
    alike = (name for name in NAMES if name.casefold() not in words)
    return (name for name in (*alike, *SPARE_NAMES) if name not in taken)
