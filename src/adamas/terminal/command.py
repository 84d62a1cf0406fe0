"""The command `adamas`, and how errors reach a person: as one sentence, never as a traceback."""

import io
import os
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from adamas.core.errors import AdamasError
from adamas.locale.languages import languages, nearest, speaking, spoken, wanted
from adamas.locale.shell import shell
from adamas.locale.words import enumeration
from adamas.play.errors import BadRecord
from adamas.terminal.arguments import DONE, NEGATIVE, USAGE, Subcommand
from adamas.terminal.commands import (
    arena,
    export,
    games,
    keys,
    play,
    replay,
    rules,
    serve,
    simulate,
    verify,
)
from adamas.terminal.parser import language_asked_for, parser
from adamas.terminal.refusal import Refusal, refusal, told

COMMANDS: dict[str, Subcommand] = {
    "serve": serve,
    "play": play,
    "games": games,
    "rules": rules,
    "replay": replay,
    "verify": verify,
    "export": export,
    "simulate": simulate,
    "arena": arena,
    "keys": keys,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is the result."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a character shows another one instead.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    words = sys.argv[1:] if arguments is None else list(arguments)
    with speaking(wanted(os.environ)):
        asked_for = language_asked_for(words)
        language = nearest(asked_for) if asked_for else spoken()
        if language is None:
            known = enumeration(list(languages()))
            sentence = shell("bad-language", language=asked_for, languages=known)
            return _complain(Refusal(sentence), USAGE)
    with speaking(language):
        return _run(words)


def _run(words: list[str]) -> int:
    try:
        asked = parser(COMMANDS).parse_args(words)
        if asked.command is None:
            asked = parser(COMMANDS).parse_args([*words, "serve"])
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
        return _complain(refusal("file-output", reason=error.strerror), NEGATIVE)


def _complain(error: AdamasError, code: int) -> int:
    stderr = Console(stderr=True, highlight=False)
    # What comes from a file may hold anything, also commands to the terminal.
    sentence = "".join(each if _harmless(each) else "�" for each in told(error))
    stderr.print(Text(f"adamas: {sentence}", style="red"), soft_wrap=True)
    return code


def _harmless(letter: str) -> bool:
    # French needs spaces that do not break, and Python does not count them as printable.
    return letter.isprintable() or letter in "\u00a0\u202f"
