"""A game in the terminal: one person (or none) and bots at a table."""

import hashlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.text import Text

from adamas.bots.roster import bot
from adamas.core.box import Box, check_seats
from adamas.core.errors import Malformed
from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.core.turn import Decide
from adamas.locale.shell import shell
from adamas.locale.words import Words
from adamas.play import commands
from adamas.play.dice import SECRET_BYTES, Deal, commitment
from adamas.play.events import TableEvent
from adamas.play.match import decision_rng
from adamas.play.receipt import Receipt, receipt_of
from adamas.play.table import Step, Table
from adamas.terminal.choosing import is_numbered, understand
from adamas.terminal.drawing import drawing
from adamas.terminal.results import result_table
from adamas.terminal.rules_page import rules_text
from adamas.terminal.stage import Stage
from adamas.terminal.transcript import sentences

HUMAN: Seat = 0
BOT_NAMES = ("Onyx", "Beryl", "Jasper", "Opal", "Garnet", "Agate", "Topaz", "Pearl", "Coral")
LISTED = 16
"""Choices that are listed with numbers; a longer list is cut."""


class Quit(Exception):
    """The person has left the game."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Who sits down, and with which dice."""

    seats: int
    name: str | None
    """The person at seat 0; None if only bots play."""
    bots: tuple[str, ...]
    """Specs of bots, dealt out to the other seats in turn."""
    seed: str | None = None
    """Makes the game reproducible; its dice are then no secret."""
    deal: Deal | None = None


class Session:
    """Plays one table to its end."""

    def __init__(self, box: Box, game: AnyGame, invitation: Invitation, stage: Stage) -> None:
        self.box, self.game, self.stage = box, game, stage
        check_seats(game, invitation.seats)
        self.human = HUMAN if invitation.name is not None else None
        self.specs = _specs(invitation, self.human)
        self.players = {seat: bot(box, spec) for seat, spec in self.specs.items()}
        self.receipt: Receipt | None = None
        names = _names(invitation)
        self.words = Words(box, names)
        self.table = self._start(self._open(invitation), names, invitation)

    def _open(self, invitation: Invitation) -> Table:
        """Set up the table: from here on its dice are fixed."""
        return commands.create(
            self.game,
            invitation.seats,
            table=_random_bytes(invitation.seed, "table").hex()[:12],
            secret=_random_bytes(invitation.seed, "dice"),
            bot_stream=_random_bytes(invitation.seed, "bots").hex(),
            at=time.time(),
            deal=invitation.deal,
        ).table

    def _start(self, table: Table, names: Sequence[str], invitation: Invitation) -> Table:
        """Seat everybody, the person with entropy for the dice, and begin."""
        entropies: dict[Seat, bytes] = {}
        if self.human is not None and table.anchor:
            entropies[self.human] = _random_bytes(invitation.seed, "entropy")
            self.receipt = receipt_of(table, self.human, entropies[self.human])
        for seat, name in enumerate(names):
            sealed = commitment(entropies[seat]) if seat in entropies else None
            spec = self.specs.get(seat)
            at = time.time()
            table = commands.sit(table, seat, name, at=at, bot=spec, commitment=sealed).table
        self._introduce(table, names)
        return self._tell(commands.start(table, entropies, at=time.time()))

    def _introduce(self, table: Table, names: Sequence[str]) -> None:
        opened = table.setup
        if opened.repeat:
            opening = shell("play-repeat", table=opened.table, origin=opened.repeat.table)
        else:
            opening = shell("play-opened", table=opened.table, anchor=str(table.anchor)[:16])
        self.stage.tell([opening, shell("play-seats", names=", ".join(names))])

    def play(self) -> None:
        """Play to the end; Quit if the person leaves."""
        while not self.table.over:
            decision = self.table.decision
            for seat in self.table.waiting_for:
                if seat != self.human:
                    self._choose(seat, decision, self._bot_choice(seat))
            if self.human in self.table.waiting_for and self.table.decision == decision:
                assert self.human is not None
                self._choose(self.human, decision, self._ask(self.human))
        if self.human is not None and self.stage.console.is_terminal:
            self.stage.page(self._drawing(), result_table(self.table.turn, self.words))
            self._pause()

    def print_end(self) -> None:
        """Leave the last picture and the result behind."""
        console = self.stage.console
        console.print(self._drawing())
        console.print(result_table(self.table.turn, self.words))

    def _pause(self) -> None:
        try:
            self.stage.ask(shell("play-over"))
        except (EOFError, KeyboardInterrupt):
            return

    def _bot_choice(self, seat: Seat) -> Any:
        rng = decision_rng(self.table.setup.bot_stream, seat, self.table.decision)
        return self.players[seat](self.table.view(seat), self.table.legal(seat), rng)

    def _choose(self, seat: Seat, decision: int, action: Any) -> None:
        step = commands.choose(self.table, seat, decision, action, at=time.time())
        self.table = self._tell(step)

    def _tell(self, step: Step) -> Table:
        """Put what happened into words for whoever is at the screen."""
        told = [each for each in step.events if not isinstance(each, TableEvent)]
        self.stage.tell(sentences(tuple(told), self.words, self.human))
        return step.table

    def _ask(self, seat: Seat) -> Any:
        legal = self.table.legal(seat)
        described = {self.words.move(action).lower(): action for action in legal}
        problem: RenderableType = ""
        while True:
            question = Text(self.words.question(self.table.screen(seat)), style="bold")
            self.stage.page(self._drawing(), question, *self._menu(legal), problem)
            typed = self._typed(seat)
            if typed.lower() in ("q", "quit"):
                raise Quit
            if typed == "?":
                self.stage.leaf_through(Markdown(rules_text(self.box, self.game)))
                continue
            try:
                action = (
                    self._default(seat) if typed == "!" else understand(typed, legal, described)
                )
            except Malformed as error:
                problem = Text(str(error), style="red")
            else:
                self.stage.answered()
                return action

    def _typed(self, seat: Seat) -> str:
        try:
            return self.stage.ask(escape(shell("play-prompt", name=self.words.name(seat))))
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def _default(self, seat: Seat) -> Any:
        turn = self.table.turn
        assert isinstance(turn, Decide)
        return turn.defaults[seat]

    def _menu(self, legal: tuple[Any, ...]) -> list[RenderableType]:
        """The choices in words, with what to type for them."""
        numbered = is_numbered(legal)
        listed = [
            Text.assemble(
                (f"{number:>2} ", "bold"), self.words.move(action), (f"  {action}", "dim")
            )
            if numbered
            else Text.assemble((f"{action}", "bold"), f"  {self.words.move(action)}")
            for number, action in enumerate(legal[:LISTED], start=1)
        ]
        parts: list[RenderableType] = [Columns(listed, padding=(0, 3))]
        if len(legal) > LISTED:
            more = shell("play-more", count=len(legal) - LISTED, example=str(legal[-1]))
            parts.append(Text(more, style="dim"))
        if not numbered:
            names = ", ".join(f"{seat} {self.words.name(seat)}" for seat in self.table.seats)
            parts.append(Text(shell("play-seat-numbers", names=names), style="dim"))
        if len(legal) == 1:
            parts.append(Text(shell("play-enter", action=str(legal[0])), style="dim"))
        else:
            parts.append(
                Text(shell("play-hint", default=str(self._default(self.human or 0))), style="dim")
            )
        return parts

    def _drawing(self) -> RenderableType:
        return drawing(self.box, self.table.screen(self.human), self.words)


def _names(invitation: Invitation) -> tuple[str, ...]:
    """The person's name, and bots' names that are not the person's."""
    others = (name for name in BOT_NAMES if name != invitation.name)
    people = 0 if invitation.name is None else 1
    own = () if invitation.name is None else (invitation.name,)
    return (*own, *(next(others) for _ in range(invitation.seats - people)))


def _specs(invitation: Invitation, human: Seat | None) -> dict[Seat, str]:
    """Which bot sits where: the given ones in turn, over and over."""
    free = [seat for seat in range(invitation.seats) if seat != human]
    return {seat: invitation.bots[place % len(invitation.bots)] for place, seat in enumerate(free)}


def _random_bytes(seed: str | None, purpose: str) -> bytes:
    """32 bytes from the system, or from a seed where somebody wants the same game again."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return hashlib.sha256(f"{purpose}/{seed}".encode()).digest()
