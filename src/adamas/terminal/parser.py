"""The arguments of `adamas`, with all words from the texts: each argument is described by name."""

import argparse
import sys
from collections.abc import Mapping
from typing import Any, NoReturn

from adamas import __version__
from adamas.core.catalogue import shelf
from adamas.locale.languages import languages
from adamas.locale.shell import shell
from adamas.locale.words import enumeration
from adamas.terminal.arguments import DONE, NEGATIVE, USAGE, Subcommand


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Lays out what the parser says."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Begin with how the command is written."""
        # Where an empty one is asked for, it is the usage within a usage.
        own = f"{shell('cli-usage')}: " if prefix is None else prefix
        super().add_usage(usage, actions, groups, own)


class Parser(argparse.ArgumentParser):
    """A parser that finds the words for its arguments itself."""

    def __init__(self, *, command: str = "", **settings: Any) -> None:
        self._command = command
        super().__init__(add_help=False, formatter_class=Formatter, **settings)
        self._positionals.title = shell("cli-arguments")
        self._optionals.title = shell("cli-options")
        self.add_argument("-h", "--help", action="help", help=shell("cli-help"))
        names = enumeration(list(languages()))
        # It is known before anything is read; it stands here to be listed and skipped.
        described = shell("cli-language", languages=names)
        self.add_argument("--language", metavar="L", help=described)

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        """Add an argument; its description is `cli-COMMAND-NAME`, or `cli-all-NAME`."""
        action = super().add_argument(*names, **settings)
        if action.help is None:
            action.help = _description(self._command, action)
        return action

    def error(self, message: str) -> NoReturn:
        """Say what was not understood, in one line."""
        sentence = shell("cli-not-understood", message=message, command=self.prog)
        print(sentence, file=sys.stderr)
        sys.exit(USAGE)


def parser(commands: Mapping[str, Subcommand]) -> Parser:
    """What `adamas` can be told, in the language that is spoken."""
    top = Parser(
        prog="adamas",
        description=shell("cli-about"),
        epilog=_epilog(),
    )
    version = f"adamas {__version__}"
    top.add_argument("--version", action="version", version=version, help=shell("cli-version"))
    title = shell("cli-commands")
    subcommands = top.add_subparsers(title=title, metavar="COMMAND", dest="command")
    for name, module in commands.items():
        summary = shell(f"cli-{name}")
        described = f"{summary[:1].upper()}{summary[1:]}."
        made = subcommands.add_parser(name, help=summary, description=described, command=name)
        module.add_arguments(made)
    return top


def language_asked_for(arguments: list[str]) -> str | None:
    """What `--language` says, before the arguments are read: it decides how they are described."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--language")
    try:
        return str(early.parse_known_args(arguments)[0].language or "") or None
    except argparse.ArgumentError:
        return None


def _description(command: str, action: argparse.Action) -> str:
    name = action.dest.replace("_", "-")
    try:
        return shell(f"cli-{command}-{name}", default=str(action.default))
    except LookupError:
        return shell(f"cli-all-{name}")


def _epilog() -> str:
    first = next(iter(shelf()))
    examples = (
        ("adamas", shell("cli-example-serve")),
        ("adamas play", shell("cli-example-play")),
        ("adamas games", shell("cli-example-games", games=", ".join(shelf()))),
        (f"adamas play {first}", shell("cli-example-play-one")),
        (f"adamas play {first} --seats 4 --bots owl --bots fox", ""),
        (f"adamas play {first} --record game.json", shell("cli-example-record")),
        ("adamas verify game.json", shell("cli-example-verify")),
        (f"adamas rules {first}", shell("cli-example-rules")),
    )
    codes = (
        (DONE, shell("cli-code-done")),
        (NEGATIVE, shell("cli-code-negative")),
        (USAGE, shell("cli-code-usage")),
    )
    return "\n".join(
        [
            f"{shell('cli-examples')}:",
            *(f"  {command:39} {meaning}".rstrip() for command, meaning in examples),
            "",
            f"{shell('cli-codes')}:",
            *(f"  {code}  {meaning}" for code, meaning in codes),
        ]
    )
