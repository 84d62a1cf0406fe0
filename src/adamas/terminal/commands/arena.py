"""`adamas arena`: how strong bots are, at mixed tables and one against many."""

import argparse
import json
from dataclasses import asdict

from rich.console import Console

from adamas.bots.roster import roster
from adamas.core.catalogue import box as find_box
from adamas.terminal.arena_page import markdown, print_duels, print_standings
from adamas.terminal.arguments import DONE, add_json, add_rules
from adamas.terminal.commands.simulate import add_run, plan_of
from adamas.terminal.files import check_target, write_text
from adamas.terminal.progress import GamesProgress, say_that_it_compiles
from adamas.terminal.refusal import refusal

USUAL_GAMES = 4_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", metavar="SPEC", nargs="+")
    parser.add_argument(
        "--against",
        metavar="SPEC",
        nargs="+",
        default=[],
    )
    parser.add_argument("--games", metavar="N", type=int, default=USUAL_GAMES)
    add_rules(parser)
    add_run(parser)
    add_json(parser)
    parser.add_argument("--markdown", metavar="FILE")
    parser.add_argument("--force", action="store_true")


def run(console: Console, asked: argparse.Namespace) -> int:
    """Play both kinds of games and print the tables."""
    check_target(asked.markdown, asked.force)
    box = find_box(asked.game)
    levels = tuple(bot.name for bot in roster(box).values() if bot.level)
    bots = tuple(asked.bots or levels or roster(box))
    if len(bots) < 2:
        raise refusal("bad-arena")
    plan = plan_of(asked, bots[:1])
    from adamas.sim.arena import mixed_tables, one_against_many
    from adamas.sim.compile_notice import telling_when_it_compiles

    against = tuple(asked.against)
    duels = sum(bot != other for other in against for bot in bots)
    with (
        telling_when_it_compiles(say_that_it_compiles),
        GamesProgress(asked.games * (1 + duels), quiet=asked.json) as progress,
    ):
        where = (progress.add, asked.threads, asked.cluster)
        standings = mixed_tables(plan, bots, asked.games, *where)
        found = list(one_against_many(plan, bots, against, asked.games, *where))
    if asked.markdown:
        write_text(asked.markdown, markdown(plan, asked.games, standings, found))
    if asked.json:
        data = {
            "game": plan.game,
            "edition": plan.rules.edition,
            "seats": plan.seats,
            "seed": plan.seed,
            "games": asked.games,
            "mixed": [asdict(each) for each in standings],
            "against": [asdict(each) for each in found],
        }
        print(json.dumps(data, indent=1))
    else:
        print_standings(console, plan, asked.games, standings)
        print_duels(console, plan, found)
    return DONE
