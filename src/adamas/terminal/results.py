"""The result of a game as a small table."""

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from adamas.core.sketch import Say
from adamas.core.turn import Over, Turn
from adamas.locale.shell import shell


def result_table(turn: Turn | None, say: Say) -> RenderableType:
    """Places, names and points, the winners first."""
    if not isinstance(turn, Over):
        return Text(shell("result-unfinished"))
    grid = Grid()
    grid.add_column(shell("result-place"), justify="right")
    grid.add_column(shell("result-name"))
    grid.add_column(shell("result-points"), justify="right")
    for seat in sorted(
        range(len(turn.ranks)), key=lambda seat: (turn.ranks[seat], -turn.scores[seat])
    ):
        style = "bold green" if turn.ranks[seat] == 1 else ""
        row = (str(turn.ranks[seat]), say.name(seat), str(turn.scores[seat]))
        grid.add_row(*map(Text, row), style=style)
    return grid
