"""Bots from somebody's own Python file: `my_bot.py:greedy`.

Only the terminal runs such a file, at the word of whoever sits there. The library and the server
know bots by name alone; a host may name some of their own when the server starts.
"""

import hashlib
import sys
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from adamas.bots.roster import find_bot, welcome
from adamas.core.bot import Bot
from adamas.core.box import Box
from adamas.core.catalogue import box
from adamas.core.game import AnyGame
from adamas.core.player import AnyPlayer
from adamas.terminal.refusal import refusal


@dataclass(frozen=True)
class FilePlayer:
    """A function of a file. Another process is sent the text and runs it once for itself.

    So the function may refer to whatever it likes: loaders that remember, networks, open files.
    """

    path: str
    name: str
    text: bytes = field(repr=False)
    function: AnyPlayer = field(repr=False, compare=False)

    @property
    def game(self) -> AnyGame | None:
        """What the function says that it was made for."""
        made: AnyGame | None = getattr(self.function, "game", None)
        return made

    def __call__(self, view: Any, legal: Any, rng: Any) -> Any:
        """What the function chooses."""
        return self.function(view, legal, rng)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.path, self.name, self.text)


def find_bot_or_file(box: Box, spec: str) -> Bot:
    """The bot of that name, or the function of a file, which is run anew."""
    path, _, name = spec.partition(":")
    if path.endswith(".py"):
        return Bot(spec, player=_player(path, name))
    return find_bot(box, spec)


def invite(game: str, spec: str) -> None:
    """Let a function of a file play a game in this process, under its own name."""
    path, _, name = spec.partition(":")
    welcome(box(game), Bot(name, player=_player(path, name)))


def _player(path: str, name: str) -> FilePlayer:
    try:
        text = Path(path).read_bytes()
    except OSError as error:
        raise refusal("file-unreadable", path=path, reason=error.strerror) from None
    try:
        found = getattr(_run(path, text), name, None)
    except Exception as error:
        failure = f"{type(error).__name__}: {error}"
        raise refusal("file-no-program", path=path, error=failure) from None
    if not callable(found):
        raise refusal("file-no-function", path=path, name=name)
    return FilePlayer(path, name, text, found)


def _run(path: str, text: bytes) -> ModuleType:
    """The module that a text is the program of."""
    module = ModuleType(f"bots_{hashlib.sha256(text).hexdigest()[:16]}")
    module.__file__ = path
    # Dataclasses look up the module that they are defined in.
    sys.modules[module.__name__] = module
    exec(compile(text, path, "exec"), module.__dict__)
    return module


_run_once = lru_cache(_run)


def _again(path: str, name: str, text: bytes) -> FilePlayer:
    return FilePlayer(path, name, text, getattr(_run_once(path, text), name))
