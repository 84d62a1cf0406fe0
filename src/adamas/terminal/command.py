"""The command `adamas`, and how errors reach a person: as one sentence, never as a traceback."""

import argparse
import io
import os
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from adamas import __version__
from adamas.core.catalogue import shelf
from adamas.core.errors import AdamasError
from adamas.play.errors import BadRecord
from adamas.terminal.asked import DONE, NEGATIVE, USAGE, Command
from adamas.terminal.commands import (
    arena,
    export,
    games,
    play,
    replay,
    rules,
    serve,
    simulate,
    verify,
)

COMMANDS: dict[str, Command] = {
    "serve": serve,
    "play": play,
    "games": games,
    "rules": rules,
    "replay": replay,
    "verify": verify,
    "export": export,
    "simulate": simulate,
    "arena": arena,
}

EPILOG = """examples:
  adamas                                  serve tables to browsers, here and in your network
  adamas play                             pick a game and play it in the terminal
  adamas games                            the games: {games}
  adamas play {first}                     play one of them against bots
  adamas play {first} --seats 4 --bots owl --bots fox
  adamas play {first} --record game.json  keep what was played …
  adamas verify game.json                 … and check its dice
  adamas rules {first}                    its rules

exit codes:
  0  done
  1  a negative answer: a record that does not hold, a game left unfinished
  2  the command was not understood
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is the result."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a character shows another one instead.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        asked = _parser().parse_args(arguments)
        if asked.command is None:
            asked = _parser().parse_args(["serve"])
        return COMMANDS[asked.command].run(Console(highlight=False), asked)
    except BadRecord as error:
        return _complain(error, NEGATIVE)
    except AdamasError as error:
        return _complain(error, USAGE)
    except BrokenPipeError:
        # Whoever reads our output has seen enough: `adamas rules gnomes | head`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except (KeyboardInterrupt, EOFError):
        print()
        return NEGATIVE
    except OSError as error:
        return _complain(AdamasError(f"The output cannot be written: {error.strerror}."), NEGATIVE)


def _parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="adamas",
        description="The home of the diamond games. Unofficial: see adamas games.",
        epilog=EPILOG.format(games=", ".join(shelf()), first=next(iter(shelf()))),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"adamas {__version__}")
    subcommands = top.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for name, module in COMMANDS.items():
        described = f"{module.SUMMARY.capitalize()}."
        made = subcommands.add_parser(name, help=module.SUMMARY, description=described)
        module.add_arguments(made)
    return top


def _complain(error: AdamasError, code: int) -> int:
    stderr = Console(stderr=True, highlight=False)
    # What comes from a file may hold anything, also commands to the terminal.
    sentence = "".join(each if each.isprintable() else "�" for each in str(error))
    stderr.print(Text(f"adamas: {sentence}", style="red"), soft_wrap=True)
    return code
