"""A game in the terminal: some people (or none) and bots at a table."""

import hashlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from adamas.bots.names import free_names
from adamas.bots.players import player_of
from adamas.core.box import Box, check_seats
from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.core.turn import Over
from adamas.locale.shell import shell
from adamas.locale.words import Words, enumeration
from adamas.play import commands
from adamas.play.dice import SECRET_BYTES, Deal, commitment
from adamas.play.events import TableEvent
from adamas.play.log import Entry
from adamas.play.match import decision_rng
from adamas.play.receipt import Receipt, receipt_of
from adamas.play.table import Change, Table
from adamas.terminal.asker import Asker
from adamas.terminal.bot_files import find_bot_or_file
from adamas.terminal.drawing import drawing
from adamas.terminal.results import result_table
from adamas.terminal.stage import Stage
from adamas.terminal.transcript import sentences


@dataclass(frozen=True, slots=True)
class SessionPlan:
    """Who sits down, and with which dice."""

    seats: int
    people: tuple[str, ...]
    """The people at the first seats, who share the terminal; none if only bots play."""
    bots: tuple[str, ...]
    """Specs of bots, dealt out to the other seats in turn."""
    seed: str | None = None
    """Makes the game reproducible; its dice are then no secret."""
    deal: Deal | None = None


class Session:
    """Plays one table to its end."""

    def __init__(self, box: Box, game: AnyGame, plan: SessionPlan, stage: Stage) -> None:
        self.box, self.game, self.stage = box, game, stage
        check_seats(game, plan.seats)
        self.people = range(len(plan.people))
        self.specs = _specs(plan)
        self.players = {
            seat: player_of(box, game, find_bot_or_file(box, spec))
            for seat, spec in self.specs.items()
        }
        self._entropies: dict[Seat, bytes] = {}
        names = _names(plan)
        self.words = Words(box, names)
        self.asker = Asker(box, self.words, stage, len(self.people))
        self.table = self._start(self._open(plan), names, plan)

    @property
    def viewer(self) -> Seat | None:
        """Whose screen is shown between questions: several people see what everybody may see."""
        return 0 if len(self.people) == 1 else None

    @property
    def receipt(self) -> Receipt | None:
        """What the first person can keep of the table, as it is now; None if nobody sits there."""
        return receipt_of(self.table, 0, self._entropies[0]) if self._entropies else None

    def _open(self, plan: SessionPlan) -> Table:
        """Set up the table: from here on its dice are fixed."""
        return commands.create(
            self.game,
            plan.seats,
            table=_random_bytes(plan.seed, "table").hex()[:12],
            secret=_random_bytes(plan.seed, "dice"),
            bot_stream=_random_bytes(plan.seed, "bots").hex(),
            at=time.time(),
            deal=plan.deal,
            seal=_random_bytes(plan.seed, "seal"),
        ).table

    def _start(self, table: Table, names: Sequence[str], plan: SessionPlan) -> Table:
        """Seat everybody, people with entropy for the dice, and begin."""
        entropies: dict[Seat, bytes] = {}
        if table.anchor:
            purposes = {seat: f"entropy {seat}" for seat in self.people}
            entropies = {seat: _random_bytes(plan.seed, each) for seat, each in purposes.items()}
        self._entropies = entropies
        for seat, name in enumerate(names):
            sealed = commitment(entropies[seat]) if seat in entropies else None
            spec = self.specs.get(seat)
            table = commands.sit(
                table,
                seat,
                name,
                at=time.time(),
                bot=spec,
                commitment=sealed,
                salt=_random_bytes(plan.seed, f"salt {seat}"),
            ).table
        self._introduce(table, names)
        return self._tell(commands.start(table, entropies, at=time.time()))

    def _introduce(self, table: Table, names: Sequence[str]) -> None:
        opened = table.setup
        if opened.repeat:
            opening = shell("play-repeat", table=opened.table, origin=opened.repeat.table)
        else:
            opening = shell("play-opened", table=opened.table, anchor=str(table.anchor)[:16])
        self.stage.tell([opening, shell("play-seats", names=enumeration(names))])

    def play(self) -> None:
        """Play to the end; Quit if a person leaves."""
        while not self.table.over:
            decision = self.table.decision
            waiting = self.table.waiting_for
            for seat in (each for each in waiting if each not in self.people):
                self._choose(seat, decision, self._bot_choice(seat))
            for seat in (each for each in waiting if each in self.people):
                self._choose(seat, decision, self.asker.ask(self.table, seat))
        if self.people and self.stage.console.is_terminal:
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
        change = commands.choose(self.table, seat, decision, action, at=time.time())
        self.table = self._tell(change)

    def _tell(self, change: Change[Entry]) -> Table:
        """Put what happened into words for whoever is at the screen."""
        told = [each for each in change.events if not isinstance(each, TableEvent)]
        self.stage.tell(sentences(tuple(told), self.words, self.viewer))
        return change.table

    def _drawing(self) -> RenderableType:
        turn = self.table.turn
        result = turn if isinstance(turn, Over) else None
        return drawing(self.box, self.table.screen(self.viewer), self.words, result)


def _names(plan: SessionPlan) -> tuple[str, ...]:
    """The people's names, and bots' names that are none of theirs."""
    free = free_names(plan.people)
    bots = plan.seats - len(plan.people)
    return (*plan.people, *(next(free) for _ in range(bots)))


def _specs(plan: SessionPlan) -> dict[Seat, str]:
    """Which bot sits where: the given ones in turn, over and over."""
    free = range(len(plan.people), plan.seats)
    return {seat: plan.bots[place % len(plan.bots)] for place, seat in enumerate(free)}


def _random_bytes(seed: str | None, purpose: str) -> bytes:
    """32 bytes from the system, or from a seed where somebody wants the same game again."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return hashlib.sha256(f"{purpose}/{seed}".encode()).digest()
