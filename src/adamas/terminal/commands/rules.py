"""`adamas rules`: the rules of an edition in our own words."""

import argparse

from rich.console import Console
from rich.markdown import Markdown

from adamas.core.catalogue import box as find_box
from adamas.terminal.arguments import DONE, add_rules, opened
from adamas.terminal.rules_page import rules_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("game", metavar="GAME")
    add_rules(parser)
    parser.add_argument("--markdown", action="store_true")


def run(console: Console, asked: argparse.Namespace) -> int:
    """Print them for a terminal, or as Markdown."""
    box = find_box(asked.game)
    text = rules_text(box, opened(box, asked.edition, asked.option))
    if asked.markdown:
        print(text, end="")
    else:
        console.print(Markdown(text), width=min(console.width, 90))
    return DONE
