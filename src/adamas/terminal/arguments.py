"""Arguments that several subcommands share, and what they ask for."""

import argparse
from collections.abc import Callable, Sequence
from typing import Protocol

from rich.console import Console

from adamas.core.box import Box
from adamas.core.errors import BadOption
from adamas.core.game import AnyGame
from adamas.terminal.files import read_text
from adamas.terminal.refusal import refusal

DONE, NEGATIVE, USAGE = 0, 1, 2
"""The exit codes."""


class Subcommand(Protocol):
    """A subcommand: what its module has."""

    def add_arguments(self, parser: argparse.ArgumentParser, /) -> None:
        """Say what can be asked for."""

    def run(self, console: Console, asked: argparse.Namespace, /) -> int:
        """Do it; the result is an exit code."""


def add_rules(parser: argparse.ArgumentParser) -> None:
    """`--edition` and `--option`."""
    parser.add_argument("--edition", metavar="E")
    parser.add_argument(
        "--option",
        metavar="K=V",
        action="append",
        default=[],
    )


def add_record(parser: argparse.ArgumentParser) -> None:
    """The record that a subcommand is about."""
    parser.add_argument("record", metavar="RECORD")


def add_json(parser: argparse.ArgumentParser) -> None:
    """`--json`."""
    parser.add_argument("--json", action="store_true")


def opened(box: Box, edition: str | None, pairs: Sequence[str]) -> AnyGame:
    """The rules that `--edition` and `--option` ask for. Only here does an option read a file."""
    options: dict[str, str] = {}
    known = {option.name: option for option in box.options}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise refusal("bad-pair", pair=pair)
        option = known.get(name)
        if option and option.from_file and value not in option.values:
            value = _from_file(option.from_file, value)
        options[name] = value
    return box.open(edition, options)


def _from_file(read: Callable[[str], str], path: str) -> str:
    text = read_text(path)
    try:
        return read(text)
    except BadOption as error:
        raise BadOption(f"{path}: {error}") from None
