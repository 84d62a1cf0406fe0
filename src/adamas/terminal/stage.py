"""Where a game in the terminal is shown: a screen of its own, or plain lines when piped.

On a real terminal the game takes the alternate screen, so that nothing secret stays in the
scrollback: a tile that was looked at is gone with the next page.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from rich.console import Console, RenderableType

from adamas.locale.shell import shell

with suppress(ImportError):
    # Lets people edit what they type, where the platform has it.
    import readline  # noqa: F401

RECENT = 12
"""How many of the latest sentences stay in sight at least."""
WIDTH = 78
"""Columns that the drawings need."""


class Stage:
    """Shows pages and asks questions."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.told: list[str] = []
        """All public sentences so far."""
        self._fresh = 0

    @contextmanager
    def open(self) -> Iterator[None]:
        """Take the screen; give it back at the end and leave the story behind."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.screen(hide_cursor=False):
            yield
        for sentence in self.told:
            self.console.print(sentence, markup=False, highlight=False)

    def tell(self, sentences: Sequence[str]) -> None:
        """Note what happened; piped output has it at once."""
        self.told += sentences
        if not self.console.is_terminal:
            for sentence in sentences:
                self.console.print(sentence, markup=False, highlight=False)

    def page(self, *parts: RenderableType) -> None:
        """Show a page: on a screen it replaces the one before, under what has happened since."""
        if self.console.is_terminal:
            self.console.clear()
            start = max(0, min(self._fresh, len(self.told) - RECENT))
            for number, sentence in enumerate(self.told[start:], start=start):
                style = "" if number >= self._fresh else "dim"
                self.console.print(sentence, style=style, markup=False, highlight=False)
        self.console.print()
        if self.console.width < WIDTH:
            self.console.print(shell("play-narrow", width=self.console.width, needed=WIDTH))
        for part in parts:
            self.console.print(part)

    def answered(self) -> None:
        """What was told so far has been read."""
        self._fresh = len(self.told)

    def leaf_through(self, text: RenderableType) -> None:
        """Show a long text, with a pager where there is a screen."""
        if self.console.is_terminal:
            with self.console.pager():
                self.console.print(text)
        else:
            self.console.print(text)

    def ask(self, prompt: str) -> str:
        """A line of input without surrounding space; EOFError when there is no more."""
        try:
            return self.console.input(f"[bold]{prompt}[/bold] ").strip()
        except RuntimeError:
            # Standard input is closed.
            raise EOFError from None
