"""What an arena found, as tables for a terminal and for a page of the documentation."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from adamas.locale.shell import shell

if TYPE_CHECKING:
    from adamas.sim.arena import Duel, Standing
    from adamas.sim.plan import Plan


def print_standings(
    console: Console, plan: "Plan", games: int, standings: Sequence["Standing"]
) -> None:
    """Who does how well where everybody meets everybody."""
    console.print(Text(_title(plan, games), style="bold"))
    grid = Grid()
    grid.add_column(shell("simulate-bot"))
    for column in ("arena-share", "simulate-mean", "arena-rating", "arena-seats"):
        grid.add_column(shell(column), justify="right")
    for each in standings:
        grid.add_row(Text(each.bot), *_standing(each))
    console.print(grid)
    console.print(Text(shell("arena-mixed", par=f"{100 / plan.seats:.1f}"), style="dim"))


def print_duels(console: Console, plan: "Plan", duels: Sequence["Duel"]) -> None:
    """Who does how well alone against many."""
    if not duels:
        return
    console.print()
    grid = Grid(title=shell("arena-alone", others=plan.seats - 1), title_justify="left")
    grid.add_column(shell("simulate-bot"))
    grid.add_column(shell("arena-against"))
    for column in ("arena-share", "simulate-mean", "arena-games"):
        grid.add_column(shell(column), justify="right")
    for each in duels:
        grid.add_row(Text(each.bot), Text(each.against), *_duel(each))
    console.print(grid)


def markdown(
    plan: "Plan", games: int, standings: Sequence["Standing"], duels: Sequence["Duel"]
) -> str:
    """Both tables for a page."""
    lines = [
        f"{_title(plan, games)}:",
        "",
        "| bot | victories at a place | points | rating | places |",
        "|---|---:|---:|---:|---:|",
        *(f"| `{each.bot}` | {' | '.join(_standing(each))} |" for each in standings),
    ]
    if duels:
        lines += [
            "",
            f"One against {plan.seats - 1}:",
            "",
            "| bot | against | victories | points | games |",
            "|---|---|---:|---:|---:|",
            *(f"| `{each.bot}` | `{each.against}` | {' | '.join(_duel(each))} |" for each in duels),
        ]
    return "\n".join(lines) + "\n"


def _title(plan: "Plan", games: int) -> str:
    return shell(
        "simulate-title",
        games=games,
        game=plan.game,
        edition=plan.rules.edition,
        seats=plan.seats,
        seed=str(plan.seed),
    )


def _standing(each: "Standing") -> tuple[str, ...]:
    return (
        f"{100 * each.share:.1f} ± {100 * each.share_error:.1f} %",
        f"{each.mean:.1f}",
        f"{each.rating:.1f} ± {each.rating_error:.1f}",
        f"{each.seats:,}",
    )


def _duel(each: "Duel") -> tuple[str, ...]:
    share = f"{100 * each.share:.1f} ± {100 * each.share_error:.1f} %"
    return share, f"{each.mean:.1f}", f"{each.games:,}"
