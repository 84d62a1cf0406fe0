"""What an arena found, as tables for a terminal and for a page of the documentation."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from adamas.core.catalogue import box
from adamas.locale.numbers import decimal, percent
from adamas.locale.shell import shell
from adamas.locale.words import title_of

if TYPE_CHECKING:
    from adamas.sim.arena import Duel, Standing
    from adamas.sim.plan import Plan

STANDING = ("simulate-bot", "arena-share", "simulate-mean", "arena-rating", "arena-seats")
DUEL = ("simulate-bot", "arena-against", "arena-share", "simulate-mean", "arena-games")
"""The headings of both tables."""


def print_standings(
    console: Console, plan: "Plan", games: int, standings: Sequence["Standing"]
) -> None:
    """Who does how well where everybody meets everybody."""
    console.print(Text(_title(plan, games), style="bold"))
    grid = Grid()
    first, *others = map(shell, STANDING)
    grid.add_column(first)
    for column in others:
        grid.add_column(column, justify="right")
    for each in standings:
        grid.add_row(Text(each.bot), *_standing(each))
    console.print(grid)
    console.print(Text(shell("arena-mixed", par=decimal(100 / plan.seats)), style="dim"))


def print_duels(console: Console, plan: "Plan", duels: Sequence["Duel"]) -> None:
    """Who does how well alone against many."""
    if not duels:
        return
    console.print()
    grid = Grid(title=shell("arena-alone", others=plan.seats - 1), title_justify="left")
    first, against, *others = map(shell, DUEL)
    grid.add_column(first)
    grid.add_column(against)
    for column in others:
        grid.add_column(column, justify="right")
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
        f"| {' | '.join(map(shell, STANDING))} |",
        "|---|---:|---:|---:|---:|",
        *(f"| `{each.bot}` | {' | '.join(_standing(each))} |" for each in standings),
    ]
    if duels:
        lines += [
            "",
            f"{shell('arena-alone', others=plan.seats - 1)}:",
            "",
            f"| {' | '.join(map(shell, DUEL))} |",
            "|---|---|---:|---:|---:|",
            *(f"| `{each.bot}` | `{each.against}` | {' | '.join(_duel(each))} |" for each in duels),
        ]
    return "\n".join(lines) + "\n"


def _title(plan: "Plan", games: int) -> str:
    return shell(
        "simulate-title",
        games=games,
        game=title_of(box(plan.game)),
        edition=plan.rules.edition,
        seats=plan.seats,
        seed=str(plan.seed),
    )


def _standing(each: "Standing") -> tuple[str, ...]:
    return (
        percent(each.share, each.share_error),
        decimal(each.mean),
        f"{decimal(each.rating)} ± {decimal(each.rating_error)}",
        decimal(each.seats, 0),
    )


def _duel(each: "Duel") -> tuple[str, ...]:
    share = percent(each.share, each.share_error)
    return share, decimal(each.mean), decimal(each.games, 0)
