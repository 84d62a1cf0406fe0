"""Asks a person what to do: the table as their seat sees it, the choices, and their answer."""

from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.text import Text

from adamas.core.box import Box
from adamas.core.codec import to_data
from adamas.core.errors import Malformed
from adamas.core.seat import Seat
from adamas.core.turn import Decide
from adamas.locale.shell import shell
from adamas.locale.words import Words
from adamas.play.table import Table
from adamas.terminal.drawing import drawing
from adamas.terminal.rules_page import rules_text
from adamas.terminal.stage import Stage
from adamas.terminal.typed_choice import is_numbered, understand
from adamas.terminal.typed_order import Orders, orders_of

LISTED = 16
"""Choices that are listed; a longer list is cut."""


class Quit(Exception):
    """A person has left the game."""


class Asker:
    """Asks the people at one table, who share a terminal."""

    def __init__(self, box: Box, words: Words, stage: Stage, people: int) -> None:
        self.box, self.words, self.stage, self.people = box, words, stage, people
        self.last_asked: Seat | None = None

    def ask(self, table: Table, seat: Seat) -> Any:
        """The action that a person picks; Quit if they leave."""
        self._pass_to(table, seat)
        legal = table.legal(seat)
        orders = orders_of(legal)
        problem: RenderableType = ""
        while True:
            screen = table.screen(seat)
            question = Text(self.words.question(screen), style="bold")
            picture = drawing(self.box, screen, self.words)
            menu = _order_hint(orders) if orders else self._menu(table, seat)
            self.stage.page(picture, question, *menu, problem)
            typed = self._typed(shell("play-prompt", name=self.words.name(seat)))
            if typed.lower() in ("q", "quit"):
                raise Quit
            if typed == "?":
                self.stage.leaf_through(Markdown(rules_text(self.box, table.game)))
                continue
            try:
                if typed == "!" or (orders and not typed):
                    action = default(table, seat)
                elif orders:
                    action = orders.understand(typed)
                else:
                    action = understand(typed, legal, self._described(legal, seat))
            except Malformed as error:
                problem = Text(str(error), style="red")
            else:
                self.stage.answered()
                return action

    def _described(self, legal: tuple[Any, ...], seat: Seat) -> dict[str, Any]:
        """The choices by the words that the menu has for them."""
        return {self.words.move(action, seat).lower(): action for action in legal}

    def _pass_to(self, table: Table, seat: Seat) -> None:
        """Draw a curtain before another person's page, if there is anything to hide."""
        changes = self.people > 1 and seat != self.last_asked
        self.last_asked = seat
        if changes and (len(table.waiting_for) > 1 or table.sealed or _has_secrets(table, seat)):
            self.stage.page(Text(shell("play-pass-to", name=self.words.name(seat)), style="bold"))
            self._typed(shell("play-ready"))

    def _typed(self, prompt: str) -> str:
        try:
            return self.stage.ask(escape(prompt))
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def _menu(self, table: Table, seat: Seat) -> list[RenderableType]:
        """The choices in words, with what to type for them."""
        legal = table.legal(seat)
        numbered = is_numbered(legal)
        listed = [
            Text.assemble(
                (f"{number:>2} ", "bold"), self.words.move(action, seat), (f"  {action}", "dim")
            )
            if numbered
            else Text.assemble((f"{action}", "bold"), f"  {self.words.move(action, seat)}")
            for number, action in enumerate(legal[:LISTED], start=1)
        ]
        hints: list[str] = []
        if len(legal) > LISTED:
            hints.append(shell("play-more", count=len(legal) - LISTED, example=str(legal[-1])))
        if not numbered:
            names = ", ".join(f"{place} {self.words.name(place)}" for place in table.seats)
            hints.append(shell("play-seat-numbers", names=names))
        if len(legal) == 1:
            hints.append(shell("play-enter", action=self.words.move(legal[0], seat)))
        else:
            hints.append(shell("play-hint", default=self.words.move(default(table, seat), seat)))
        return [Columns(listed, padding=(0, 3)), *(Text(hint, style="dim") for hint in hints)]


def _order_hint(orders: Orders) -> list[RenderableType]:
    """What to type for an order: a list of all would fill the page."""
    return [Text(shell("play-order", example=orders.example), style="dim")]


def default(table: Table, seat: Seat) -> Any:
    """What is done for a seat that does not answer."""
    turn = table.turn
    assert isinstance(turn, Decide)
    return turn.defaults[seat]


def _has_secrets(table: Table, seat: Seat) -> bool:
    """Whether a seat's screen shows anything that a spectator's does not."""
    own, public = to_data(table.screen(seat)), to_data(table.screen(None))
    return {**own, "seat": None} != {**public, "seat": None}
