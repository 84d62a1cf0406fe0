"""Views and actions as numbers, for whatever learns: the part of a `Game` that all games share."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from adamas.core.action_numbers import ActionNumbers
from adamas.core.errors import BadOption
from adamas.core.fields import Layout
from adamas.core.seat import Seat

if TYPE_CHECKING:
    from adamas.core.kernel import Fields

A = TypeVar("A")
V = TypeVar("V")


class Numbered(Generic[V, A]):
    """Base of games: what their module `fields` declares, as methods. It is looked up when used."""

    name: str

    def encode(self, view: V) -> list[int]:
        """The row of numbers for what a seat can know, as in a batch of the simulator.

        `row_fields` names them. Seats count clockwise from the own one.
        """
        declared = self._fields()
        try:
            seat: Seat | None = view.seat  # type: ignore[attr-defined]
            state = declared.STATE.flatten(self, view)
        except AttributeError:
            wrong = type(view).__name__
            raise BadOption(
                f"This `{wrong}` is no view of `{self.name}`: game.observe(state, seat) gives one."
            ) from None
        if seat is None:
            raise BadOption("A spectator has no row: rows are told from a seat.")
        seats = state[declared.SEATS]
        if seat not in range(seats):
            raise BadOption(f"At a table of {seats} there is no seat {seat}: the first one is 0.")
        return declared.STATE.row(state, seat, seats)

    def decode_row(self, row: Sequence[float]) -> dict[str, object]:
        """A row of numbers in words: `{"phase": "witch", …, "seat +0": {…}, "seat +1": {…}}`."""
        return self._fields().STATE.read(row)

    def number(self, action: A, seat: Seat, seats: int) -> int:
        """The number of a seat's action at a table of so many; seats in it count as in rows."""
        return self.action_numbers.number(action, seat, seats)

    def action(self, number: int, seat: Seat, seats: int) -> A:
        """The action of a seat that a number stands for, at a table of so many."""
        return self.action_numbers.action(number, seat, seats)

    @property
    def action_numbers(self) -> ActionNumbers[A]:
        """All actions by number."""
        return cast("ActionNumbers[A]", self._fields().ACTIONS)

    @property
    def row_fields(self) -> Layout[Any]:
        """What a row consists of."""
        return self._fields().STATE

    def _fields(self) -> "Fields":
        return fields_of(type(self).__module__.rpartition(".")[0], self.name)


@cache
def fields_of(package: str, game: str) -> "Fields":
    """A game's module `fields`; BadOption if it has none yet."""
    name = f"{package}.fields"
    try:
        return cast("Fields", import_module(name))
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise BadOption(
            f"`{game}` has no numbers yet: they come with the level `simulator`."
        ) from None
