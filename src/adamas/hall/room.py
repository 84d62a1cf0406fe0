"""A room: one table that is live in this process, and those who follow it.

A room never shows what is not durable: it appends to the log first, and becomes the new party when
the row is there. If somebody else's row came first, it catches up and tries the command again.
"""

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Protocol

import msgspec
from msgspec import UNSET, UnsetType

from adamas.core.errors import AdamasError
from adamas.core.event import Event
from adamas.core.seat import Seat
from adamas.hall import commands, views
from adamas.hall.commands import Change, Command
from adamas.hall.due import due_at, wake_for
from adamas.hall.entries import Held, Overwritten, Row, Said, decode_row, encode_row
from adamas.hall.errors import Busy, NotYours
from adamas.hall.folding import advance, fold_row
from adamas.hall.house import House
from adamas.hall.party import Party, Told
from adamas.hall.rebuilding import rebuild
from adamas.hall.snapshot import take_snapshot
from adamas.hall.thinking import answers, questions
from adamas.store.database import reachable
from adamas.store.journal import Append, Card
from adamas.store.reading import read_rows, read_table
from adamas.wire import messages as wire

MOST_QUEUED = 64
"""Commands that may wait for their turn at one table."""
REMEMBERED_ROWS = 24
"""For clients that come back after a moment; after more they get a whole view."""
SNAPSHOT_EVERY = 100
"""Rows."""
GRACE_SECONDS = 5.0
"""How long somebody may be unseen, as while a page is loaded again, before they count as away."""


class Follower(Protocol):
    """Somebody at a screen."""

    person: str | None
    viewer: Seat | None
    """The seat through whose eyes they see."""

    def tell(self, message: bytes) -> None:
        """Send a message, without waiting."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """A row that was told, for those who missed it."""

    before: tuple[int, ...]
    """The versions of all viewers before it."""
    told: Told


class Room:
    """One live table."""

    def __init__(self, house: House, party: Party, head: int, last_writer: str) -> None:
        self.house, self.party, self.head = house, party, head
        self.table = party.table.setup.table
        self.followers: set[Follower] = set()
        self.wake: float | None = None
        """What the list of tables says about when to look at this one, as far as known here."""
        self.last_writer = last_writer
        self._stale = False
        self._queued = 0
        self._lock = asyncio.Lock()
        self._recent: deque[Remembered] = deque(maxlen=REMEMBERED_ROWS)
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: int | None = None
        """The decision about which bots are thinking."""
        self._snapshot_at = head
        self._screens = views.Screens()

    @property
    def mine(self) -> bool:
        """Whether this process is the one to act: it wrote the last row."""
        return self.last_writer == self.house.process

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going to happen."""
        return not self.followers and not self._queued and not self._lock.locked()

    @property
    def scheduled(self) -> bool:
        """Whether this process is about to do something here."""
        return self._timer is not None or self._thinking is not None

    # Commands

    async def perform(self, command: Command, mark: str | None = None) -> Party:
        """Do a command; the party in which it is durable. A mark that was seen is not repeated."""
        if self._queued >= MOST_QUEUED:
            raise Busy("Too much is going on at this table.")
        self._queued += 1
        try:
            async with self._lock:
                return await self._perform(command, mark)
        finally:
            self._queued -= 1

    async def _perform(self, command: Command, mark: str | None) -> Party:
        while True:
            if self._stale:
                await self._catch_up()
            if mark is not None and mark in self.party.commands:
                return self.party
            at = self.house.clock.now()
            try:
                change = command(self.party, at)
            except AdamasError:
                # Somebody who comes from another process may know more than this one does.
                if not await self._learns():
                    raise
                continue
            if change is None:
                return self.party
            if await self._append(change, at, mark):
                return self.party
            self._stale = True

    async def _learns(self) -> bool:
        """Whether others have written what this process was not told yet; it is known then."""
        if not self.house.database.shared:
            return False
        before = self.head
        await self._catch_up()
        return self.head > before

    async def _append(self, change: Change, at: float, mark: str | None) -> bool:
        """Make a change durable, and become what it makes of the party."""
        row, seq = Row(at, change.entries, mark), self.head + 1
        party, told = advance(self.party, row, change.table, change.events)
        wanted = Append(self.table, seq, encode_row(row))
        wanted.card = self._card(party, at, told)
        wanted.people = [entry.person for entry in change.entries if isinstance(entry, Held | Said)]
        if seq - self._snapshot_at >= SNAPSHOT_EVERY or (told.board and party.table.over):
            wanted.snapshot = take_snapshot(party)
        try:
            won = await self.house.journal.append(wanted)
        except asyncio.CancelledError:
            # The row is written all the same; whoever comes next reads it.
            self._stale = True
            raise
        if won:
            if wanted.snapshot is not None:
                self._snapshot_at = seq
            if wanted.card is not None:
                self.wake = wanted.card.wake_at
            self._become(party, seq, told, self.house.process)
        return won

    def _card(self, party: Party, at: float, told: Told) -> Card | None:
        """The table's card, if it has to be changed along with this row."""
        old, wake = self.party, wake_for(due_at(party, at), at)
        # Sealed choices change neither.
        same = not told.about or (
            party.table.started and party.status == old.status and party.host == old.host
        )
        if same and (wake is None or (self.wake is not None and self.wake <= wake)):
            return None
        return card_of(party, self.house.wall(), wake)

    # Following the log

    async def refresh(self) -> None:
        """Catch up with what other processes wrote."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        async with reachable():
            rows = await read_rows(self.house.database, self.table, self.head)
        for stored in rows:
            row = decode_row(stored.row)
            if Overwritten() in row.entries:
                await self._read_again()
                break
            party, told = fold_row(self.party, row)
            self._become(party, stored.seq, told, stored.writer.partition(":")[0])
        self._stale = False

    async def _read_again(self) -> None:
        """Read the whole log again, after something in it was overwritten."""
        async with reachable():
            stored = await read_table(self.house.database, self.table)
        if stored is not None:
            self.party, self.head, self.last_writer = rebuild(stored)
        # What was forgotten must not be told to whoever comes back.
        self._recent.clear()
        for follower in self.followers:
            self.tell_all(follower)
        self.schedule()

    async def overwritten(self) -> None:
        """Have every process read the log again, this one too."""
        await self.perform(lambda party, _: Change((Overwritten(),), party.table))
        async with self._lock:
            await self._read_again()

    def _become(self, party: Party, seq: int, told: Told, writer: str) -> None:
        self._recent.append(Remembered(self.party.versions, told))
        self.party, self.head, self.last_writer = party, seq, writer
        self._publish(told)
        self.schedule()

    # Telling

    def follow(self, follower: Follower, viewer: Seat | None, version: int | None) -> None:
        """Begin to tell somebody: the rest since a version, or the whole view."""
        if viewer is not None and viewer not in self.party.seats_of(follower.person):
            raise NotYours(f"Seat {viewer} is not yours.")
        follower.viewer = viewer
        self.followers.add(follower)
        missed = None if version is None else self._missed(viewer, version)
        if missed is None:
            self.tell_all(follower)
        else:
            turn = views.public_turn(self.party, self.house.clock.now())
            follower.tell(wire.encode(self._update(missed, follower, turn, whole=True)))

    def tell_all(self, follower: Follower) -> None:
        """Tell somebody everything that they may see."""
        now = self.house.clock.now()
        view = views.whole_view(self.party, follower.person, follower.viewer, now, self._screens)
        follower.tell(wire.encode(view))

    def unfollow(self, follower: Follower) -> None:
        """Stop telling somebody."""
        self.followers.discard(follower)

    def _missed(self, viewer: Seat | None, version: int) -> Told | None:
        """All that a viewer was told after a version; None if that is not known any more."""
        place = -1 if viewer is None else viewer
        current = self.party.versions[place]
        if version == current:
            return Told((), True, True, frozenset())
        if version > current or not self._recent or self._recent[0].before[place] > version:
            return None
        rows = [each.told for each in self._recent if each.before[place] >= version]
        events = tuple(event for told in rows for event in told.events)
        return Told(events, True, True, frozenset())

    def _publish(self, told: Told) -> None:
        """Tell everybody what they may know of a row."""
        if not self.followers:
            return
        self._screens.begin()
        events = views.events_data(told.events, None) if _public(told.events) else None
        turn = views.public_turn(self.party, self.house.clock.now())
        ready: dict[object, bytes] = {}
        for follower in tuple(self.followers):
            if follower.viewer is not None and not self._may_see(follower):
                # The seat is somebody else's now.
                follower.viewer = None
                self.tell_all(follower)
            elif told.visible_to(follower.viewer):
                key = self._sharing(told, follower, events is not None)
                if key not in ready:
                    update = self._update(told, follower, turn, events)
                    ready[key] = wire.encode(update)
                follower.tell(ready[key])
        self._screens.end()

    def _sharing(self, told: Told, follower: Follower, public: bool) -> object:
        """Followers who are told the same, to the byte, have the same key."""
        viewer = follower.viewer
        if told.about:
            return viewer, follower.person
        if told.board or viewer in told.own or not public:
            return viewer
        return None, self.party.version(viewer)

    def _may_see(self, follower: Follower) -> bool:
        viewer = follower.viewer
        return viewer is None or self.party.holders[viewer] == follower.person

    def _update(
        self,
        told: Told,
        follower: Follower,
        turn: wire.TurnInfo | None,
        events: msgspec.Raw | None = None,
        whole: bool = False,
    ) -> wire.Update:
        """What is new for a follower; `whole`: after they were away."""
        viewer, party = follower.viewer, self.party
        mine = told.board or viewer in told.own or told.about
        screen: msgspec.Raw | UnsetType | None = UNSET
        if whole or told.board:
            screen = self._screens.current(party, viewer)
        elif mine:
            screen = self._screens.unless_same(party, viewer)
        return wire.Update(
            version=party.version(viewer),
            events=events or views.events_data(told.events, viewer),
            waiting=UNSET if mine else party.table.waiting_for,
            table=views.table_info(party) if told.about else UNSET,
            you=views.you(party, follower.person, viewer) if told.about else UNSET,
            screen=screen,
            turn=views.own_turn(party, turn, viewer) if mine else UNSET,
        )

    # Presence

    def sees(self, seat: Seat) -> bool:
        """Whether the holder of a seat is at a screen that this process serves."""
        holder = self.party.holders[seat]
        return holder is not None and any(each.person == holder for each in self.followers)

    async def arrived(self, person: str) -> None:
        """Note that somebody is here; a bot that played for them stops."""
        for seat in self.party.seats_of(person):
            if self.party.seen_by[seat] != self.house.process or seat in self.party.stand_ins:
                await self.perform(commands.come(seat, self.house.process))

    async def departed(self, person: str) -> None:
        """Note that somebody is not here any more, unless they come back at once."""
        await asyncio.sleep(GRACE_SECONDS)
        for seat in self.party.seats_of(person):
            if not self.sees(seat):
                await self.perform(commands.go(seat, self.house.process))

    async def check_presence(self) -> None:
        """Correct what the log says about who is here, after a process died."""
        for seat, process in enumerate(self.party.seen_by):
            if process is not None and process not in self.house.processes.awake:
                await self.perform(commands.go(seat, process))
            if self.sees(seat) and self.party.seen_by[seat] is None:
                await self.perform(commands.come(seat, self.house.process))

    # Acting by itself

    async def adopt(self) -> None:
        """Take over from a process that should have acted and did not."""
        await self.refresh()
        await self.check_presence()
        self.last_writer = self.house.process
        self.schedule()

    def schedule(self) -> None:
        """See to it that what is to be done by itself is done, if this process is to do it."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if not self.mine or self.house.closing:
            return
        now = self.house.clock.now()
        due = due_at(self.party, now)
        if due is None:
            return
        if self.party.bots_to_move:
            if self._thinking != self.party.table.decision:
                self._thinking = self.party.table.decision
                self.house.spawn(self._think())
        else:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(due - now, 0.0) + 0.01, self._on_time)

    def _on_time(self) -> None:
        self._timer = None
        self.house.spawn(self._act())

    async def _act(self) -> None:
        """Do what is due: defaults, stand-ins, a start that is called off."""
        for command in _on_time_commands(self.party):
            await self.perform(command)
        self.schedule()

    async def _think(self) -> None:
        """Let the bots choose. They never hold up a socket, nor a person who comes back."""
        party = self.party
        decision = party.table.decision
        try:
            asked = questions(party)
            loop = asyncio.get_running_loop()
            chosen = await loop.run_in_executor(
                self.house.thinkers, answers, party.table.game, asked
            )
            await self.perform(commands.choose_for_bots(decision, chosen))
        finally:
            # By now they may be thinking about the next one.
            if self._thinking == decision:
                self._thinking = None
        self.schedule()

    def stop(self) -> None:
        """Do nothing any more."""
        if self._timer:
            self._timer.cancel()


def _public(events: tuple[Event, ...]) -> bool:
    """Whether everybody may see all of them, as is usual."""
    return all(event.audience is None for event in events)


def _on_time_commands(party: Party) -> tuple[Command, ...]:
    return (commands.time_out(party.table.decision), commands.stand_in, commands.call_off)


def card_of(party: Party, wall: float, wake: float | None) -> Card:
    """What the list of tables says about a party."""
    return Card(
        game=party.table.game.name,
        status=party.status,
        listed=party.settings.listed,
        host=party.host,
        changed_at=wall,
        wake_at=wake,
    )
