"""What bots are called at a table."""

from collections.abc import Container, Iterator

NAMES = ("Onyx", "Beryl", "Jasper", "Opal", "Garnet", "Agate", "Topaz", "Pearl")
SPARE_NAMES = tuple(f"{name} II" for name in NAMES)
"""For bots whose name a person has taken."""


def free_names(taken: Container[str]) -> Iterator[str]:
    """Names that nobody at the table has."""
    return (name for name in (*NAMES, *SPARE_NAMES) if name not in taken)
