"""What a simulation found: a table, and the points of each bot as a small histogram."""

from math import inf
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from adamas.core.catalogue import box
from adamas.locale.numbers import decimal, percent
from adamas.locale.shell import shell
from adamas.locale.words import title_of

if TYPE_CHECKING:
    from adamas.sim.tally import Line, Tally

WIDTH, HEIGHT = 60, 4
BLOCKS = " ▁▂▃▄▅▆▇█"


def tally_data(tally: "Tally", seconds: float) -> dict[str, Any]:
    """The same for programs."""
    from adamas.sim.tally import QUANTILES

    plan = tally.plan
    return {
        "game": plan.game,
        "edition": plan.rules.edition,
        "options": dict(plan.options),
        "seats": plan.seats,
        "seed": plan.seed,
        "rotated": plan.rotate,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "bots": [
            {
                "bot": line.bot,
                "places": line.places,
                "win_share": line.share,
                "win_share_interval": _interval(line.share, line.share_error),
                "mean_points": line.mean,
                "mean_points_interval": _interval(line.mean, line.mean_error),
                "quantiles": dict(zip(map(str, QUANTILES), line.quantiles, strict=True)),
                "lowest": line.lowest,
                "histogram": line.histogram.tolist(),
            }
            for line in tally.lines()
        ],
    }


def _interval(mean: float, error: float) -> list[float] | None:
    """None where one game tells nothing of the spread."""
    return [mean - error, mean + error] if error < inf else None


def print_tally(console: Console, tally: "Tally", seconds: float, stopped: bool) -> None:
    """All of it for people."""
    if not tally.games:
        console.print(Text(shell("simulate-none")))
        return
    plan = tally.plan
    console.print(
        Text(
            shell(
                "simulate-title",
                games=tally.games,
                game=title_of(box(plan.game)),
                edition=plan.rules.edition,
                seats=plan.seats,
                seed=str(plan.seed),
            ),
            style="bold",
        )
    )
    if stopped:
        console.print(Text(shell("simulate-stopped"), style="yellow"))
    console.print(_grid(tally))
    console.print(Text(shell("simulate-par", par=decimal(100 / plan.seats)), style="dim"))
    speed = shell("simulate-speed", seconds=decimal(seconds), rate=round(tally.games / seconds))
    console.print(Text(speed, style="dim"))
    lines = tally.lines()
    low = min(line.lowest for line in lines)
    high = max(line.lowest + len(line.histogram) - 1 for line in lines)
    for line in lines:
        console.print()
        console.print(Text(shell("simulate-points", bot=line.bot), style="bold"))
        for row in _bars(line, low, high):
            console.print(Text(row, style="red"))
        console.print(Text(f"{low:<{WIDTH // 2}}{high:>{WIDTH // 2}}", style="dim"))


def _grid(tally: "Tally") -> Grid:
    from adamas.sim.tally import QUANTILES

    grid = Grid()
    grid.add_column(shell("simulate-bot"))
    grid.add_column(shell("simulate-places"), justify="right")
    for column in ("simulate-share", "simulate-mean"):
        grid.add_column(shell(column), justify="right", no_wrap=True)
    percents = " ".join(f"{100 * each:.0f}" for each in QUANTILES)
    grid.add_column(f"{percents} %", justify="right", no_wrap=True, style="dim")
    for line in tally.lines():
        grid.add_row(
            Text(line.bot),
            str(line.places),
            percent(line.share, line.share_error, 2),
            f"{decimal(line.mean, 2)} ± {decimal(line.mean_error, 2)}",
            " ".join(map(str, line.quantiles)),
        )
    return grid


def _bars(line: "Line", low: int, high: int) -> list[str]:
    """A histogram of block characters, its top row first."""
    span = max(1, high - low + 1)
    columns = min(WIDTH, span)
    counts = [0.0] * columns
    for place, games in enumerate(line.histogram.tolist()):
        counts[(line.lowest + place - low) * columns // span] += games
    highest = max(counts)
    steps = [round(each / highest * HEIGHT * 8) for each in counts]
    stretch = WIDTH // columns
    return [
        "".join(BLOCKS[min(8, max(0, step - 8 * row))] * stretch for step in steps)
        for row in reversed(range(HEIGHT))
    ]
