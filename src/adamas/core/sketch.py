"""Pictures made of text: what a game shows in a terminal, free of any terminal library."""

from typing import Protocol

Span = str | tuple[str, str]
"""Plain text, or text with a style such as `bold red`."""
Line = tuple[Span, ...]
Sketch = tuple[Line, ...]


class Say(Protocol):
    """Finds the words for something in the reader's language."""

    def __call__(self, message: str, /, **arguments: object) -> str:
        """The text of a message of the game's own Fluent files."""

    def name(self, seat: int, /) -> str:
        """What the person or bot at a seat is called."""


def plain(sketch: Sketch) -> str:
    """The text of a sketch without its styles."""
    return "\n".join(
        "".join(span if isinstance(span, str) else span[0] for span in line) for line in sketch
    )
