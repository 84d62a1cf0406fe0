"""Bots by name: those of a game, `random`, which plays any, and sets such as `field`."""

from runpy import run_path

from adamas.core.bot import Bot
from adamas.core.box import Box
from adamas.core.errors import BadOption, unknown
from adamas.core.player import AnyPlayer

ANYBODY = Bot("random")
"""Any legal action, each as likely as the others."""


def roster(box: Box) -> dict[str, Bot]:
    """All bots that can play a game: `random`, the levels in order, then the strategies."""
    levels = sorted((bot for bot in box.bots if bot.level), key=lambda bot: bot.level)
    others = (bot for bot in box.bots if not bot.level)
    return {bot.name: bot for bot in (ANYBODY, *levels, *others)}


def level(box: Box, number: int) -> Bot:
    """The bot of a level; where a game lacks it, the strongest below, or else any."""
    fitting = [bot for bot in roster(box).values() if 0 < bot.level <= number]
    return max(fitting, key=lambda bot: bot.level) if fitting else _best(box)


def find_bot(box: Box, spec: str) -> Bot:
    """The bot of that name, `threshold`, or with parameters, `threshold:9`."""
    name, *values = spec.split(":")
    if name.endswith(".py"):
        return Bot(spec, player=_function(name, *values))
    known = roster(box)
    if name not in known:
        raise BadOption(unknown("bot", name, known))
    return known[name].tuned(values)


def find_cast(box: Box, spec: str) -> tuple[Bot, ...]:
    """Who may sit where a spec stands: one bot, or one of several: `field`, or `fox+owl`."""
    members = (member for part in spec.split("+") for member in box.casts.get(part, (part,)))
    return tuple(find_bot(box, member) for member in members)


def _function(path: str, name: str = "", *_: str) -> AnyPlayer:
    """A player from somebody's own file: `my_bot.py:greedy`."""
    try:
        found = run_path(path)
    except OSError as error:
        raise BadOption(f"`{path}` cannot be read: {error.strerror}.") from None
    except Exception as error:
        raise BadOption(f"`{path}` does not run: {type(error).__name__}: {error}.") from None
    if not callable(found.get(name)):
        raise BadOption(f"`{path}` has no function `{name}`; name one as {path}:FUNCTION.")
    player: AnyPlayer = found[name]
    return player


def _best(box: Box) -> Bot:
    return list(roster(box).values())[-1]
