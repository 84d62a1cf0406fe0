"""A table in play: seats, sealed choices and dice around a game.

A `Table` is a value. It does no I/O, knows no clock and needs no event loop. A command
(commands.py) checks what is asked and gives the log entries that do it; folding entries
(folding.py) is the only way in which a table changes. So a table that is rebuilt from its log is
the same table, also in the middle of a vote.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from adamas.core.event import Event
from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.core.turn import Decide, Over, Turn
from adamas.play.dice import Chain, Deal, Sitting, options_text
from adamas.play.errors import WrongTime
from adamas.play.ledger import Ledger
from adamas.play.log import Created


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat."""

    name: str
    bot: str | None
    commitment: str | None
    salt: str | None = None
    """The salt of the name in the ledger, in hex; None once the name is forgotten."""
    name_hash: str | None = None
    """What the ledger says of the name, in hex."""


@dataclass(frozen=True, slots=True)
class SeatChange:
    """Somebody else plays at a seat from a point of the game on."""

    after: int
    """The number of moves that were made before."""
    seat: Seat
    sitter: Sitter | None
    """Whose seat it is; None for nobody's."""
    bot: str | None
    """The spec of the bot that plays there; None for a person."""


@dataclass(frozen=True, slots=True)
class Table:
    """One sitting of a game."""

    game: AnyGame
    setup: Created
    sitters: tuple[Sitter | None, ...]
    entropies: tuple[bytes | None, ...] | None = None
    """What the seats added to the dice, frozen at the start; None before."""
    commitments: tuple[str | None, ...] = ()
    """The commitments to it, as they stood at the start."""
    state: Any = None
    """The true state of the game; None before the start. It never leaves the table."""
    decision: int = 0
    """The number of the present or next decision, counted from 0."""
    sealed: Mapping[Seat, Any] = field(default_factory=dict)
    """Choices of the present decision, unseen until the last one is in."""
    epoch: int = 0
    drawn: Mapping[str, int] = field(default_factory=dict)
    """How often each card was drawn in the present epoch."""
    moves: tuple[str, ...] = ()
    """Everything that was played so far, chance included."""
    starters: tuple[Sitter, ...] = ()
    """Who sat at the seats at the start."""
    changes: tuple[SeatChange, ...] = ()
    """Who came and went since then."""
    left: Mapping[str, int] = field(default_factory=dict)
    """What the last draw has left in its stack, where there is a ledger."""
    ledger: Ledger | None = None
    """The running hash over all of it; None at tables from before there was one."""

    @property
    def started(self) -> bool:
        """Whether the game has begun."""
        return self.entropies is not None

    @property
    def seats(self) -> range:
        """The seats."""
        return range(self.setup.seats)

    @property
    def turn(self) -> Turn:
        """What can happen next in the game."""
        if not self.started:
            raise WrongTime("The game has not started yet.")
        return self.game.turn(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.started and isinstance(self.turn, Over)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that have not chosen yet."""
        if not self.started or not isinstance(self.turn, Decide):
            return ()
        return tuple(seat for seat in self.turn.choices if seat not in self.sealed)

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """What a seat may choose in the present decision; it may also change a sealed choice."""
        turn = self.turn
        return turn.choices.get(seat, ()) if isinstance(turn, Decide) else ()

    def view(self, seat: Seat | None) -> Any:
        """What a seat can know, for a bot."""
        if not self.started:
            raise WrongTime("The game has not started yet.")
        return self.game.observe(self.state, seat)

    def screen(self, seat: Seat | None) -> Any:
        """What a person's screen is told."""
        return self.game.show(self.view(seat), answered=seat in self.sealed)

    @property
    def anchor(self) -> str | None:
        """The published commitment to all secrets of the dice, in hex."""
        return None if self.setup.repeat else self._chain.anchor.hex()

    @property
    def settled(self) -> int:
        """The number of epochs whose secrets may be published by now."""
        if self.setup.repeat or not self.started:
            return 0
        return self.game.settled_epochs(self.state)

    def secrets(self, since: int = 0) -> tuple[str, ...]:
        """The secrets that may be published by now, in hex, from an epoch on."""
        return tuple(self._chain.secret(epoch).hex() for epoch in range(since, self.settled))

    @property
    def _chain(self) -> Chain:
        return Chain(bytes.fromhex(self.setup.secret))

    def key(self, epoch: int) -> bytes:
        """The key of the dice for an epoch. It never leaves the table before the epoch is over."""
        repeat = self.setup.repeat
        if repeat:
            return Deal(repeat.table, tuple(map(bytes.fromhex, repeat.keys))).key(epoch)
        assert self.entropies is not None
        options = options_text(self.game)
        sitting = Sitting(self.setup.table, self.game.name, options, self.entropies)
        return sitting.key(self._chain.secret(epoch), epoch)


E = TypeVar("E", covariant=True)


@dataclass(frozen=True, slots=True)
class Change(Generic[E]):
    """What a command does: the entries to store, and the table and events that follow from them.

    Whoever keeps tables adds entries of its own to those of `play.log`: hence the type variable.
    """

    table: Table
    entries: tuple[E, ...]
    events: tuple[Event, ...] = ()
