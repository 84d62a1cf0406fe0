"""A hosted table: a table and the people around it, as one value that is folded from the log."""

from collections.abc import Mapping

import msgspec

from adamas.core.event import Event
from adamas.core.seat import Seat
from adamas.live.entries import Said
from adamas.live.explorers import free_for, shown
from adamas.live.settings import Settings
from adamas.play.recorded_ledger import Signature
from adamas.play.status import TableStatus
from adamas.play.table import Table


class HostedTable(msgspec.Struct, frozen=True):
    """A table and the people around it. A struct, because it is replaced with every row."""

    table: Table
    settings: Settings
    host: str
    """Empty if there is no single one: then everybody who sits at the table is."""
    holders: tuple[str | None, ...]
    """Who holds each seat; None for bots and empty seats."""
    seen_by: tuple[str | None, ...]
    """The process that sees the holder of each seat; None if nobody does."""
    away_since: tuple[float | None, ...]
    """Since when the holder of each seat has been away."""
    stand_ins: frozenset[Seat] = frozenset()
    """Seats at which a bot plays for somebody who went away or left."""
    barred: frozenset[str] = frozenset()
    starting: float | None = None
    """When the start was called, while entropy is being collected."""
    revealed: Mapping[Seat, str] = msgspec.field(default_factory=dict)
    began: float = 0.0
    """When the present decision began."""
    banks: tuple[float, ...] = ()
    """Seconds that each seat has left, with a clock of that kind."""
    timed_out: frozenset[Seat] = frozenset()
    """Seats whose time ran out in the present decision."""
    chat: tuple[Said, ...] = ()
    rematch: str | None = None
    signature: Signature | None = None
    """The word of the house, once the game is over."""
    closed: str | None = None
    """Why the table was closed before its end."""
    commands: tuple[str, ...] = ()
    """The latest commands, so that none is done twice."""
    versions: tuple[int, ...] = ()
    """How often each viewer was told something: by seat, spectators last."""
    dressed: Mapping[Seat, int] = msgspec.field(default_factory=dict)
    """The explorers that people have picked."""

    @property
    def status(self) -> TableStatus:
        """How far it has come."""
        if self.table.over:
            return TableStatus.OVER
        if self.closed:
            return TableStatus.CLOSED
        return TableStatus.PLAYING if self.table.started else TableStatus.OPEN

    def version(self, viewer: Seat | None) -> int:
        """How often a viewer was told something."""
        return self.versions[-1 if viewer is None else viewer]

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        """The seats that somebody holds."""
        if person is None:
            return ()
        return tuple(seat for seat, holder in enumerate(self.holders) if holder == person)

    def default_viewer(self, person: str | None) -> Seat | None:
        """Through whose eyes somebody sees unless they say so: those of their only seat.

        Whoever holds several shares a device with others: what one of them may see is shown only
        when it is asked for.
        """
        seats = self.seats_of(person)
        return seats[0] if len(seats) == 1 else None

    def is_host(self, person: str | None) -> bool:
        """Whether somebody is the host; where nobody is, all who sit at the table are."""
        if person is None:
            return False
        return person == self.host or (not self.host and person in self.holders)

    @property
    def explorers(self) -> tuple[int | None, ...]:
        """Who everybody is; None where nobody sits."""
        picked = [self.dressed.get(seat) for seat in self.table.seats]
        return shown(picked, [sitter is not None for sitter in self.table.sitters])

    def can_be(self, seat: Seat, explorer: int) -> bool:
        """Whether nobody else is an explorer. Before the start bots take what people leave them."""
        sitters = self.table.sitters
        keeping = [each is not None and (self.table.started or not each.bot) for each in sitters]
        return free_for(explorer, seat, self.explorers, keeping)

    def bot_at(self, seat: Seat) -> str | None:
        """The spec of the bot that plays at a seat now."""
        sitter = self.table.sitters[seat]
        if seat in self.stand_ins or sitter is None:
            return self.settings.stand_in if self.table.started else None
        return sitter.bot

    @property
    def left_to_people(self) -> bool:
        """Whether nothing happens unless a person acts: no clock runs, no bot sits anywhere."""
        return (
            self.settings.clock.kind == "none"
            and self.starting is None
            and not self.stand_ins
            and not any(self.away_since)
            and all(sitter is not None and sitter.bot is None for sitter in self.table.sitters)
        )

    @property
    def bots_to_move(self) -> tuple[Seat, ...]:
        """Seats that wait for a bot."""
        return tuple(seat for seat in self.table.waiting_for if self.bot_at(seat))

    @property
    def hidden_entropy(self) -> tuple[Seat, ...]:
        """Seats that have committed to entropy and not yet given it, while the start is called."""
        if self.starting is None:
            return ()
        sitters = enumerate(self.table.sitters)
        return tuple(s for s, who in sitters if who and who.commitment and s not in self.revealed)

    def deadline(self, seat: Seat) -> float | None:
        """When a seat's time runs out in the present decision; None if it has all the time."""
        clock = self.settings.clock
        if clock.kind == "none" or self.bot_at(seat):
            return None
        return self.began + (clock.seconds if clock.kind == "decision" else self.banks[seat])

    @property
    def deadlines(self) -> dict[Seat, float]:
        """When the time of each seat that has not chosen runs out."""
        if self.settings.clock.kind == "none":
            return {}
        found = {seat: self.deadline(seat) for seat in self.table.waiting_for}
        return {seat: at for seat, at in found.items() if at is not None}

    @property
    def takeovers(self) -> dict[Seat, float]:
        """When a bot begins to play for each seat whose holder is away."""
        patience = self.settings.stand_in_seconds
        if patience is None or not self.table.started or self.table.over:
            return {}
        return {
            seat: away + patience
            for seat, away in enumerate(self.away_since)
            if away is not None and self.holders[seat] and seat not in self.stand_ins
        }


class News(msgspec.Struct, frozen=True):
    """What a row of the log tells, before it is decided whom."""

    events: tuple[Event, ...]
    about: bool
    """Whether something about the table changed that everybody may know: seats, host, start."""
    board: bool
    """Whether the game moved, so that all screens change."""
    own: frozenset[Seat]
    """Seats whose own sealed choice changed, which concerns nobody else."""

    def visible_to(self, viewer: Seat | None) -> bool:
        """Whether a viewer is told anything."""
        if self.about or self.board or viewer in self.own:
            return True
        return any(event.visible_to(viewer) for event in self.events)
