"""What can happen next in a game: a draw of chance, a decision, or nothing any more."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from adamas.core.errors import IllegalMove, listing
from adamas.core.seat import Seat

LISTED = 12
"""Moves that an error lists; there may be far more."""

A = TypeVar("A")
O_co = TypeVar("O_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Chance(Generic[O_co]):
    """One card, tile or the like is drawn."""

    epoch: int
    """The shuffle that this draw belongs to, counted from 0. Within an epoch cards only leave."""
    outcomes: tuple[tuple[O_co, int], ...]
    """What can be drawn and how many copies of it are in, in canonical order; no count is 0."""

    @property
    def copies(self) -> int:
        """How many cards lie in the stack that is drawn from."""
        return sum(count for _, count in self.outcomes)


@dataclass(frozen=True, slots=True)
class Decide(Generic[A]):
    """Some seats choose; several seats choose at the same time, unseen by each other."""

    choices: Mapping[Seat, tuple[A, ...]]
    """The legal actions of each seat that chooses, in canonical order; never empty."""
    defaults: Mapping[Seat, A]
    """What is done for a seat that does not answer."""

    def check(self, seat: Seat, action: A) -> None:
        """Raise IllegalMove unless the seat may do this; tells only the seat's own choices."""
        if seat not in self.choices:
            raise IllegalMove(f"Seat {seat} has nothing to decide now.")
        if action not in self.choices[seat]:
            legal = listing(map(str, self.choices[seat]), "or", LISTED)
            raise IllegalMove(f"Seat {seat} cannot do `{action}` now. It can do {legal}.")


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    scores: tuple[int, ...]
    """Points by seat."""
    ranks: tuple[int, ...]
    """Places by seat: 1 for each winner; seats that tie share a place."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


Turn = Chance[Any] | Decide[Any] | Over


def check_move(turn: Turn, move: object) -> None:
    """Raise IllegalMove unless `move` answers `turn`. Every game's `apply` begins with this."""
    match turn:
        case Over():
            raise IllegalMove("The game is over; nothing can follow.")
        case Chance() if isinstance(move, Mapping):
            raise IllegalMove("Chance decides now; no seat has anything to choose.")
        case Chance(outcomes=outcomes):
            if not any(move == outcome for outcome, _ in outcomes):
                drawable = listing((str(outcome) for outcome, _ in outcomes), "or", LISTED)
                raise IllegalMove(f"`{move}` cannot be drawn now. It can be {drawable}.")
        case _:
            _check_joint(turn, move)


def _check_joint(turn: Decide[Any], move: object) -> None:
    """Raise IllegalMove unless each deciding seat has a legal action, and nobody else any."""
    if not isinstance(move, Mapping):
        raise IllegalMove(f"Seats decide now, so `{move}` cannot be drawn.")
    for seat, action in move.items():
        turn.check(seat, action)
    for seat in turn.choices:
        if seat not in move:
            raise IllegalMove(f"Seat {seat} has not chosen.")
