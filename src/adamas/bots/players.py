"""Bots at a table: they see their seat's view, nothing else, and draw from the given stream.

A policy runs here as plain Python; no compiler is needed or waited for.
"""

from importlib import import_module
from typing import Any, TypeVar

from adamas.bots.roster import find_bot
from adamas.core.bot import Bot
from adamas.core.box import Box, check_made_for
from adamas.core.errors import BadOption
from adamas.core.game import AnyGame
from adamas.core.kernel import RANDOM, Policies
from adamas.core.numbered import fields_of
from adamas.core.player import AnyPlayer, Rng

A = TypeVar("A")


def random_player(view: Any, legal: tuple[A, ...], rng: Rng) -> A:  # noqa: ARG001 - looks at nothing
    """Any legal action, each as likely as the others."""
    return rng.choice(legal)


class PolicyPlayer:
    """Plays a policy of the game's module `policies`."""

    def __init__(self, box: Box, game: AnyGame, bot: Bot) -> None:
        self.__name__ = bot.name
        self.bot, self.game = bot, game
        self.fields = fields_of(box.package, box.name)
        self.policies: Policies = import_module(f"{box.package}.policies")
        self.rules = self.fields.RULES.flatten(game)
        self.scratch = [0.0] * self.policies.SCRATCH

    def __call__(self, view: Any, legal: tuple[Any, ...], rng: Rng, /) -> Any:
        """One of `legal`."""
        uniform = rng.random()
        if len(legal) == 1:
            return legal[0]
        state = self.fields.STATE.flatten(self.game, view)
        numbers = self.fields.ACTIONS.numbers(legal, view.seat, state[self.fields.SEATS])
        chosen = self.policies.choose(
            self.rules,
            state,
            view.seat,
            self.bot.policy,
            0,
            self.bot.numbers,
            uniform,
            numbers,
            len(numbers),
            self.scratch,
        )
        return legal[numbers.index(chosen)]


def player(box: Box, game: AnyGame, spec: str) -> AnyPlayer:
    """The bot of that name as a player of this game."""
    return player_of(box, game, find_bot(box, spec))


def player_of(box: Box, game: AnyGame, bot: Bot) -> AnyPlayer:
    """A bot as a player of this game."""
    if bot.player:
        check_made_for(game, bot.player)
        return bot.player
    if bot.policy == RANDOM:
        return random_player
    if bot.searches:
        # No table waits for a compiler.
        raise BadOption(
            f"`{bot.name}` looks ahead on the compiled simulator and plays only there: "
            f"adamas simulate {box.name} --bots {bot.name}. At a table, take another bot."
        )
    return PolicyPlayer(box, game, bot)
