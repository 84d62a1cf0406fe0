"""Bots from somebody's own Python file: `my_bot.py:greedy`.

Only the terminal runs such a file, at the word of whoever sits there. The library and the server
know bots by name alone.
"""

from runpy import run_path

from adamas.bots.roster import find_bot
from adamas.core.bot import Bot
from adamas.core.box import Box
from adamas.core.player import AnyPlayer
from adamas.terminal.refusal import refusal


def find_bot_or_file(box: Box, spec: str) -> Bot:
    """The bot of that name, or the function of a file, which is run anew."""
    path, _, name = spec.partition(":")
    if path.endswith(".py"):
        return Bot(spec, player=_function(path, name))
    return find_bot(box, spec)


def _function(path: str, name: str) -> AnyPlayer:
    try:
        found = run_path(path)
    except OSError as error:
        raise refusal("file-unreadable", path=path, reason=error.strerror) from None
    except Exception as error:
        failure = f"{type(error).__name__}: {error}"
        raise refusal("file-no-program", path=path, error=failure) from None
    if not callable(found.get(name)):
        raise refusal("file-no-function", path=path, name=name)
    player: AnyPlayer = found[name]
    return player
