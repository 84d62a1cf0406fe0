"""`adamas games`: the games, editions and options, with their meaning."""

import argparse
import json

from rich.console import Console

from adamas.core.catalogue import box as find_box
from adamas.core.catalogue import shelf
from adamas.terminal.arguments import DONE, add_json
from adamas.terminal.catalogue_page import catalogue_data, print_catalogue


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("game", metavar="GAME", nargs="?")
    add_json(parser)


def run(console: Console, asked: argparse.Namespace) -> int:
    """Print one box or the whole shelf."""
    boxes = [find_box(asked.game)] if asked.game else list(shelf().values())
    if asked.json:
        print(json.dumps(catalogue_data(boxes), indent=1, ensure_ascii=False))
    else:
        print_catalogue(console, boxes)
    return DONE
