"""Bots by name: those of a game, `random`, which plays any, and sets such as `field`."""

from collections.abc import Callable

from adamas.core.bot import Bot
from adamas.core.box import Box
from adamas.core.errors import BadOption, unknown

BotFinder = Callable[[Box, str], Bot]
"""Finds a bot by its spec."""

ANYBODY = Bot("random")
"""Any legal action, each as likely as the others."""


_GUESTS: dict[str, dict[str, Bot]] = {}
"""Bots of somebody's own, by game and name."""


def roster(box: Box) -> dict[str, Bot]:
    """All bots that can play a game: `random`, the levels in order, strategies, and guests."""
    levels = sorted((bot for bot in box.bots if bot.level), key=lambda bot: bot.level)
    others = (bot for bot in box.bots if not bot.level)
    guests = _GUESTS.get(box.name, {}).values()
    return {bot.name: bot for bot in (ANYBODY, *levels, *others, *guests)}


def welcome(box: Box, guest: Bot) -> None:
    """Let a bot of one's own play a game in this process; BadOption if its name is taken."""
    if guest.name in roster(box):
        raise BadOption(f"There is a bot `{guest.name}` already; give yours another name.")
    _GUESTS.setdefault(box.name, {})[guest.name] = guest


def dismiss(box: Box, name: str) -> None:
    """Let a guest go."""
    del _GUESTS[box.name][name]


def level(box: Box, number: int) -> Bot:
    """The bot of a level; where a game lacks it, the strongest below, or else any."""
    fitting = [bot for bot in roster(box).values() if 0 < bot.level <= number]
    return max(fitting, key=lambda bot: bot.level) if fitting else _best(box)


def find_bot(box: Box, spec: str) -> Bot:
    """The bot of that name, `threshold`, or with parameters, `threshold:9`."""
    name, *values = spec.split(":")
    known = roster(box)
    if name not in known:
        raise BadOption(unknown("bot", name, known))
    return known[name].tuned(values)


def find_cast(box: Box, spec: str, find: BotFinder = find_bot) -> tuple[Bot, ...]:
    """Who may sit where a spec stands: one bot, or one of several: `field`, or `fox+owl`."""
    members = (member for part in spec.split("+") for member in box.casts.get(part, (part,)))
    return tuple(find(box, member) for member in members)


def _best(box: Box) -> Bot:
    return list(roster(box).values())[-1]
