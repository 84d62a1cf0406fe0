"""How far a long piece of work has come: games, rate and the time that is left."""

import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from adamas.locale.shell import shell


class GamesProgress:
    """A bar on the error stream, so that the output can be piped; none where nobody looks."""

    def __init__(self, games: int, quiet: bool = False) -> None:
        console = Console(stderr=True)
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=quiet or not console.is_terminal,
        )
        self._task = self._progress.add_task(shell("simulate-playing"), total=games, rate="")
        self._start = time.perf_counter()
        self._done = 0
        self.seconds = 0.0
        """How long it took so far."""

    def __enter__(self) -> "GamesProgress":
        self._progress.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._progress.stop()

    def add(self, games: int) -> None:
        """So many more are done."""
        self._done += games
        self.seconds = time.perf_counter() - self._start
        rate = shell("simulate-rate", rate=round(self._done / max(self.seconds, 1e-9)))
        self._progress.update(self._task, advance=games, rate=rate)


def say_that_it_compiles() -> None:
    """A line on the error stream, also where nobody looks: it explains the wait in a log."""
    Console(stderr=True, highlight=False).print(Text(shell("simulate-compiling")))
