"""`adamas simulate`: many games between bots, counted."""

import argparse
import csv
import json
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from io import TextIOBase
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from adamas.core.catalogue import box as find_box
from adamas.locale.shell import shell
from adamas.terminal.arguments import DONE, NEGATIVE, add_json, add_rules, opened
from adamas.terminal.bot_files import find_bot_or_file
from adamas.terminal.files import check_target
from adamas.terminal.parts import need
from adamas.terminal.progress import GamesProgress, say_that_it_compiles
from adamas.terminal.refusal import refusal
from adamas.terminal.simulated_page import print_tally, tally_data

if TYPE_CHECKING:
    from adamas.sim.chunks import Chunk
    from adamas.sim.plan import Plan

USUAL_GAMES = 10_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--bots",
        metavar="SPEC",
        nargs="+",
        required=True,
    )
    parser.add_argument("--games", metavar="N", type=int, default=USUAL_GAMES)
    add_rules(parser)
    add_run(parser)
    parser.add_argument("--fixed-seats", action="store_true")
    add_json(parser)
    parser.add_argument("--csv", metavar="FILE")
    parser.add_argument("--plot", metavar="FILE")
    parser.add_argument("--force", action="store_true")


def add_run(parser: argparse.ArgumentParser) -> None:
    """How games are run."""
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--seed", type=int, metavar="S")
    parser.add_argument("--threads", type=int, metavar="N", default=0)
    parser.add_argument("--cluster", metavar="ADDRESS")


def run(console: Console, asked: argparse.Namespace) -> int:
    """Play all games, or as many as there is patience for; print what is known then."""
    for file in (asked.csv, asked.plot):
        check_target(file, asked.force)
    plan = plan_of(asked, tuple(asked.bots), rotate=not asked.fixed_seats)
    from adamas.sim.compile_notice import telling_when_it_compiles
    from adamas.sim.plots import check_plot, save_histograms
    from adamas.sim.runs import run as play
    from adamas.sim.tally import Tally

    if asked.plot:
        check_plot(asked.plot)
    tally = Tally(plan)
    stopped = False
    with ExitStack() as stack:
        table = stack.enter_context(_Csv(asked.csv, plan)) if asked.csv else None
        stack.enter_context(telling_when_it_compiles(say_that_it_compiles))
        progress = stack.enter_context(GamesProgress(asked.games, quiet=asked.json))
        try:
            for chunk in play(plan, asked.games, asked.threads, asked.cluster):
                tally.add(chunk)
                if table:
                    table.add(chunk)
                progress.add(len(chunk))
        except KeyboardInterrupt:
            stopped = True
    if asked.plot and tally.games:
        save_histograms(tally, asked.plot)
    if asked.json:
        print(json.dumps(tally_data(tally, progress.seconds), indent=1))
    else:
        print_tally(console, tally, progress.seconds, stopped)
    for message, file in (("simulate-csv", asked.csv), ("simulate-plot", asked.plot)):
        if file and tally.games and not asked.json:
            console.print(Text(shell(message, file=file)))
    return NEGATIVE if stopped else DONE


def plan_of(asked: argparse.Namespace, bots: tuple[str, ...], rotate: bool = True) -> "Plan":
    """The games that were asked for; BadOption if they cannot be played."""
    if asked.games < 1:
        raise refusal("bad-least", option="--games", least=1)
    if asked.threads < 0:
        raise refusal("bad-least", option="--threads", least=1)
    box = find_box(asked.game)
    game = opened(box, asked.edition, asked.option)
    seats = asked.seats or max(box.usual_seats(game), len(bots))
    if len(bots) > seats:
        raise refusal("bad-bots", bots=len(bots), seats=seats)
    seed = secrets.randbits(32) if asked.seed is None else asked.seed
    need("sim", asked.command)
    from adamas.sim.plan import SEEDS, Plan, filled

    if seed not in SEEDS:
        raise refusal("bad-seed", most=str(SEEDS[-1]))

    return Plan(
        game=box.name,
        bots=filled(bots, seats),
        edition=asked.edition,
        options=tuple(sorted(game.options.items())),
        seed=seed,
        rotate=rotate,
        find=find_bot_or_file,
    ).check()


class _Csv:
    """A file with a line for each game: its number, then the points and the rank of each place."""

    def __init__(self, path: str, plan: "Plan") -> None:
        self._path, self._plan = Path(path), plan

    def __enter__(self) -> "_Csv":
        self._file: TextIOBase = self._path.open("w", newline="", encoding="utf-8")
        self._writer = csv.writer(self._file)
        places = [f"{place + 1} {bot}" for place, bot in enumerate(self._plan.bots)]
        points = [f"points {place}" for place in places]
        self._writer.writerow(["game", *points, *(f"rank {place}" for place in places)])
        return self

    def add(self, chunk: "Chunk") -> None:
        """Write the games of a chunk."""
        self._writer.writerows(_rows(chunk))

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _rows(chunk: "Chunk") -> Iterator[list[Any]]:
    both = zip(chunk.scores.tolist(), chunk.ranks.tolist(), strict=True)
    for number, (scores, ranks) in enumerate(both, start=chunk.first):
        yield [number, *scores, *ranks]
