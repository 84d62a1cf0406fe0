"""Numbers for actions, without holes and as seen from the own seat.

A game lists all actions that seat 0 can ever have at a full table; the number of an action is its
place in that list. Seats that an action names count clockwise from the own one, as in the rows of
an observation: what `buy-2` means to seat 1 is what `buy-1` means to seat 0. So one policy plays
from every seat.
"""

from collections.abc import Iterable, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import cache
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from adamas.core.errors import BadOption, whole
from adamas.core.seat import Seat

A = TypeVar("A")


class ActionNumbers(Generic[A]):
    """All actions of a game by number."""

    def __init__(self, actions: Sequence[A]) -> None:
        self.actions = tuple(actions)
        """As seat 0 sees them."""
        self._numbers = {action: number for number, action in enumerate(self.actions)}
        assert len(self._numbers) == len(self.actions), "an action has two numbers"

    def __len__(self) -> int:
        return len(self.actions)

    def first(self, action: A) -> int:
        """The number of an action of seat 0: where a group of actions begins."""
        return self._numbers[action]

    def number(self, action: A, seat: Seat, seats: int) -> int:
        """The number of an action of this seat, at a table of so many."""
        seat, seats = _checked(seat, seats)
        if isinstance(action, str) and not isinstance(action, Enum):
            raise BadOption(f"`{action}` is the text of an action: `parse_action` makes one of it.")
        named = [getattr(action, name) for name in _named(action)]
        turned = _turn(action, seats - seat, seats)
        if turned not in self._numbers or any(other not in range(seats) for other in named):
            raise BadOption(f"`{action}` is no action of seat {seat} at a table of {seats}.")
        return self._numbers[turned]

    def numbers(self, actions: Iterable[A], seat: Seat, seats: int) -> list[int]:
        """The numbers of several."""
        return [self.number(action, seat, seats) for action in actions]

    def action(self, number: int, seat: Seat, seats: int) -> A:
        """The action of this seat that a number stands for, at a table of so many."""
        seat, seats = _checked(seat, seats)
        number = whole(number, "The number of an action")
        if number not in range(len(self.actions)):
            most = len(self.actions) - 1
            raise BadOption(f"{number} is no number of an action; they go from 0 to {most}.")
        action = self.actions[number]
        if any(getattr(action, name) >= seats for name in _named(action)):
            raise BadOption(
                f"Number {number} (`{action}` for seat 0) needs more seats than the {seats} "
                "at this table."
            )
        return _turn(action, seat, seats)


def _checked(seat: Seat, seats: int) -> tuple[Seat, int]:
    seat, seats = whole(seat, "A seat"), whole(seats, "The number of seats")
    if seat not in range(seats):
        raise BadOption(f"At a table of {seats} there is no seat {seat}: the first one is 0.")
    return seat, seats


def _turn(action: A, by: int, seats: int) -> A:
    """The same action with all seats in it moved on."""
    turned = {name: (getattr(action, name) + by) % seats for name in _named(action)}
    return replace(action, **turned) if turned else action  # type: ignore[type-var]


def _named(action: Any) -> tuple[str, ...]:
    """The fields of an action that name a seat."""
    kind: Any = type(action)
    return _seats_in(kind)


@cache
def _seats_in(kind: type[Any]) -> tuple[str, ...]:
    if not is_dataclass(kind):
        return ()
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        field.name
        for field in fields(kind)
        if get_origin(hints[field.name]) is Annotated
        and get_args(hints[field.name]) == get_args(Seat)
    )
