"""A live table: one table that is live in this process, and those who follow it.

It never shows what is not durable: it appends to the log first, and changes when the row is there.
If somebody else's row came first, it catches up and tries its commands again. Choices that come
while the journal is busy with others become one row, and are told together.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Protocol

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from adamas.core.errors import AdamasError
from adamas.core.event import Event
from adamas.core.seat import Seat
from adamas.live import commands, views
from adamas.live.bot_answers import answers, questions
from adamas.live.commands import TableCommand
from adamas.live.due import due_at, wake_for
from adamas.live.entries import (
    AnyEntry,
    Held,
    Overwritten,
    Row,
    Said,
    Signed,
    decode_row,
    encode_row,
)
from adamas.live.errors import Busy, NotYours
from adamas.live.fold_rows import advance, fold_row
from adamas.live.hosted_table import HostedTable, News
from adamas.live.restore import restore
from adamas.live.services import Services
from adamas.live.snapshot import take_snapshot
from adamas.play.log import Chosen, Drawn
from adamas.play.table import Change
from adamas.store.database import reachable
from adamas.store.errors import Full
from adamas.store.journal import Append, Listing
from adamas.store.stored_tables import read_rows
from adamas.teller.events import events_data
from adamas.teller.screens import NOTHING, Screens
from adamas.teller.turns import own_choice, own_turn, padding
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
    news: News


@dataclass(slots=True)
class Asked:
    """A command that waits for its turn."""

    command: TableCommand
    command_id: str | None
    answer: "asyncio.Future[HostedTable]"
    sure: bool = False
    """Whether this process knew all that others have written when it tried the command."""

    def done(self, hosted: HostedTable) -> None:
        """It is durable, or nothing was to be done."""
        if not self.answer.done():
            self.answer.set_result(hosted)

    def refuse(self, error: BaseException) -> None:
        """It cannot be done."""
        if not self.answer.done():
            self.answer.set_exception(error)


@dataclass(frozen=True, slots=True)
class Writing:
    """A row that is on its way into the log."""

    wanted: Append
    hosted: HostedTable
    news: News
    asked: list[Asked]


class LiveTable:
    """One live table."""

    def __init__(
        self, services: Services, hosted: HostedTable, head: int, last_writer: str
    ) -> None:
        self.services, self.hosted, self.head = services, hosted, head
        self.id = hosted.table.setup.table
        self.followers: set[Follower] = set()
        self.wake: float | None = None
        """What the list of tables says about when to look at this one, as far as known here."""
        self.last_writer = last_writer
        self._stale = False
        self._asked: deque[Asked] = deque()
        self._writing: Writing | None = None
        self._reading = False
        self._lock = asyncio.Lock()
        """Held by whoever reads the log."""
        self._recent: deque[Remembered] = deque(maxlen=REMEMBERED_ROWS)
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: int | None = None
        """The decision about which bots are thinking."""
        self._snapshot_at = head
        self._screens = Screens()

    @property
    def mine(self) -> bool:
        """Whether this process is the one to act: it wrote the last row."""
        return self.last_writer == self.services.process

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going to happen."""
        return not self.followers and not self._asked and not self._writing and not self._reading

    @property
    def scheduled(self) -> bool:
        """Whether this process is about to do something here."""
        return self._timer is not None or self._thinking is not None

    # Commands

    async def perform(self, command: TableCommand, command_id: str | None = None) -> HostedTable:
        """Do a command; the table in which it is durable. An id that was seen is not repeated."""
        if len(self._asked) >= MOST_QUEUED:
            raise Busy("Too much is going on at this table.")
        asked = Asked(command, command_id, asyncio.get_running_loop().create_future())
        self._asked.append(asked)
        self._go_on()
        return await asked.answer

    def _go_on(self) -> None:
        """Have the journal ask for the next row, if there is anything to do."""
        if not self._asked or self._reading or self._writing:
            return
        if self._stale:
            self._reading = True
            self.services.spawn(self._catch_up_to_go_on())
            return
        try:
            self.services.journal.board(self)
        except Full as error:
            self._refuse_all(error)

    def next_append(self) -> Append | None:
        """The row of the next command, or of all choices that came together."""
        if self._reading or self._writing or self._stale:
            return None
        at = self.services.clock.now()
        change: Change[AnyEntry] | None = None
        together: list[Asked] = []
        while self._asked:
            asked = self._asked[0]
            more = self._tried(asked, change, at)
            if more is None:
                break
            if isinstance(more, Change):
                change = more if change is None else _joined(change, more)
                together.append(asked)
            self._asked.popleft()
            if change and not self._leaves_open(change):
                break
        if change is None:
            self._go_on()
            return None
        return self._append(change, at, together)

    def _leaves_open(self, change: Change[AnyEntry]) -> bool:
        """Whether a change only adds choices to a vote that is not over."""
        return change.table.state is self.hosted.table.state and _choices_only(change)

    def _tried(
        self, asked: Asked, before: Change[AnyEntry] | None, at: float
    ) -> Change[AnyEntry] | bool | None:
        """What a command changes after others; True if it is answered, None if it has to wait."""
        if asked.command_id is not None and asked.command_id in self.hosted.commands:
            asked.done(self.hosted)
            return True
        hosted = replace(self.hosted, table=before.table) if before else self.hosted
        try:
            more = asked.command(hosted, at)
        except Exception as error:
            if before is None:
                return self._refused(asked, error)
            # What stands before it may not come true: only then a refusal is final.
            return None
        if more is None and before is None:
            asked.done(self.hosted)
            return True
        return more if before is None or (more and _joins(before, more)) else None

    def _refused(self, asked: Asked, error: Exception) -> bool | None:
        """Refuse a command, unless others may have written what this process does not know."""
        unsure = self.services.database.shared and not asked.sure
        if not unsure or not isinstance(error, AdamasError):
            asked.refuse(error)
            return True
        asked.sure = self._stale = True
        return None

    def _append(self, change: Change[AnyEntry], at: float, asked: list[Asked]) -> Append:
        """The row that makes a change durable."""
        ids = tuple(each.command_id for each in asked if each.command_id is not None)
        row, seq = Row(at, self._signed(change), ids), self.head + 1
        hosted, news = advance(self.hosted, row, change.table, change.events)
        wanted = Append(self.id, seq, encode_row(row))
        wanted.listing = self._listing(hosted, at, news)
        wanted.people = [entry.person for entry in change.entries if isinstance(entry, Held | Said)]
        if seq - self._snapshot_at >= SNAPSHOT_EVERY or (news.board and hosted.table.over):
            wanted.snapshot = take_snapshot(hosted)
        self._writing = Writing(wanted, hosted, news, asked)
        wanted.done.add_done_callback(self._written)
        return wanted

    def _written(self, done: "asyncio.Future[bool]") -> None:
        """Become what a row makes of the table, or try again after somebody else's."""
        writing, self._writing = self._writing, None
        assert writing
        error = asyncio.CancelledError() if done.cancelled() else done.exception()
        if error:
            # It may be there all the same; whoever comes next looks.
            self._stale = True
            for each in writing.asked:
                each.refuse(error)
        elif done.result():
            # Answers come after what is told below, in the same breath.
            for each in writing.asked:
                each.done(writing.hosted)
            self._become_written(writing)
        else:
            self._stale = True
            self._asked.extendleft(reversed(writing.asked))
        self._go_on()

    def _become_written(self, writing: Writing) -> None:
        wanted = writing.wanted
        if wanted.snapshot is not None:
            self._snapshot_at = wanted.seq
        if wanted.listing is not None:
            self.wake = wanted.listing.wake_at
        self._become(writing.hosted, wanted.seq, writing.news, self.services.process)

    def _refuse_all(self, error: AdamasError) -> None:
        while self._asked:
            self._asked.popleft().refuse(error)

    def _signed(self, change: Change[AnyEntry]) -> tuple[AnyEntry, ...]:
        """The entries of a change; to those that end a game the house puts its name."""
        house, ledger = self.services.house, change.table.ledger
        if house is None or ledger is None or self.hosted.table.over or not change.table.over:
            return change.entries
        signature = house.signature(ledger)
        return *change.entries, Signed(signature.key, signature.value)

    def _listing(self, hosted: HostedTable, at: float, news: News) -> Listing | None:
        """The table's listing, if it has to be changed along with this row."""
        old, wake = self.hosted, wake_for(due_at(hosted, at), at)
        # Sealed choices change neither.
        same = not news.about or (
            hosted.table.started and hosted.status == old.status and hosted.host == old.host
        )
        if same and (wake is None or (self.wake is not None and self.wake <= wake)):
            return None
        return listing_of(hosted, self.services.wall_time(), wake)

    # Following the log

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Read the log: nothing is written meanwhile."""
        async with self._lock:
            self._reading = True
            try:
                if self._writing:
                    await asyncio.wait((self._writing.wanted.done,))
                    # What the row changes is noted by a callback of its own.
                    while self._writing:
                        await asyncio.sleep(0)
                yield
            finally:
                self._reading = False
                self._go_on()

    async def refresh(self) -> None:
        """Catch up with what other processes wrote."""
        async with self._alone():
            await self._catch_up()

    async def _catch_up_to_go_on(self) -> None:
        """Catch up because commands wait for it; if that fails, they are told."""
        try:
            await self.refresh()
        except AdamasError as error:
            self._refuse_all(error)

    async def _catch_up(self) -> None:
        async with reachable():
            rows = await read_rows(self.services.database, self.id, self.head)
        for stored in rows:
            row = decode_row(stored.row)
            if Overwritten() in row.entries:
                await self._read_again()
                break
            hosted, news = fold_row(self.hosted, row)
            self._become(hosted, stored.seq, news, stored.writer.partition(":")[0])
        self._stale = False

    async def _read_again(self) -> None:
        """Read the whole log again, after something in it was overwritten."""
        async with reachable():
            restored = await restore(self.services.database, self.id)
        if restored is not None:
            self.hosted, self.head, self.last_writer = restored
        # What was forgotten must not be told to whoever comes back.
        self._recent.clear()
        for follower in self.followers:
            self.tell_all(follower)
        self.schedule()

    async def overwritten(self) -> None:
        """Have every process read the log again, this one too."""
        await self.perform(lambda hosted, _: Change(hosted.table, (Overwritten(),)))
        async with self._alone():
            await self._read_again()

    def _become(self, hosted: HostedTable, seq: int, news: News, writer: str) -> None:
        self._recent.append(Remembered(self.hosted.versions, news))
        self.hosted, self.head, self.last_writer = hosted, seq, writer
        self._publish(news)
        self.schedule()

    # Telling

    def follow(self, follower: Follower, viewer: Seat | None, version: int | None) -> None:
        """Begin to tell somebody: the rest since a version, or the whole view."""
        if viewer is not None and viewer not in self.hosted.seats_of(follower.person):
            raise NotYours(f"Seat {viewer} is not yours.")
        follower.viewer = viewer
        self.followers.add(follower)
        missed = None if version is None else self._missed(viewer, version)
        if missed is None:
            self.tell_all(follower)
        else:
            follower.tell(self._encoded(self._rest(missed, follower), viewer))

    def tell_all(self, follower: Follower) -> None:
        """Tell somebody everything that they may see."""
        now = self.services.clock.now()
        view = views.whole_view(self.hosted, follower.person, follower.viewer, now, self._screens)
        follower.tell(self._encoded(view, follower.viewer))

    def unfollow(self, follower: Follower) -> None:
        """Stop telling somebody."""
        self.followers.discard(follower)

    def _missed(self, viewer: Seat | None, version: int) -> News | None:
        """All that a viewer was told after a version; None if that is not known any more."""
        place = -1 if viewer is None else viewer
        current = self.hosted.versions[place]
        if version == current:
            return News((), True, True, frozenset())
        if version > current or not self._recent or self._recent[0].before[place] > version:
            return None
        rows = [each.news for each in self._recent if each.before[place] >= version]
        events = tuple(event for news in rows for event in news.events)
        return News(events, True, True, frozenset())

    def _publish(self, news: News) -> None:
        """Tell everybody what they may know of a row."""
        if not self.followers:
            return
        self._screens.begin()
        events = events_data(news.events, None) if _public(news.events) else None
        turn = views.public_turn(self.hosted, self.services.clock.now())
        ready: dict[object, bytes] = {}
        for follower in tuple(self.followers):
            if follower.viewer is not None and not self._may_see(follower):
                # The seat is somebody else's now.
                follower.viewer = None
                self.tell_all(follower)
            elif news.visible_to(follower.viewer):
                key = self._sharing(news, follower, events is not None)
                if key not in ready:
                    update = self._update(news, follower, turn, events)
                    ready[key] = self._encoded(update, follower.viewer)
                follower.tell(ready[key])

    def _encoded(self, message: wire.View | wire.Update, viewer: Seat | None) -> bytes:
        """A message to a viewer; its length does not tell what they have chosen."""
        data = wire.encode(message)
        if viewer in self.hosted.table.sealed and (
            message.turn is not UNSET or (isinstance(message, wire.Update) and message.chosen)
        ):
            data += b" " * padding(self.hosted.table, viewer)
        return data

    def _sharing(self, news: News, follower: Follower, public: bool) -> object:
        """Followers who are told the same, to the byte, have the same key."""
        viewer = follower.viewer
        if news.about:
            return viewer, follower.person
        if news.board or viewer in news.own or not public:
            return viewer
        return None, self.hosted.version(viewer)

    def _may_see(self, follower: Follower) -> bool:
        viewer = follower.viewer
        return viewer is None or self.hosted.holders[viewer] == follower.person

    def _update(
        self,
        news: News,
        follower: Follower,
        turn: wire.TurnInfo | None,
        events: msgspec.Raw | None = None,
    ) -> wire.Update:
        """What is new for a follower."""
        viewer, hosted = follower.viewer, self.hosted
        own = viewer in news.own
        turned = news.board or news.about
        told = self._screens.news(hosted.table, viewer) if turned or own else NOTHING
        return wire.Update(
            version=hosted.version(viewer),
            events=events or events_data(news.events, viewer),
            waiting=UNSET if turned else hosted.table.waiting_for,
            chosen=own_choice(hosted.table, viewer) if own and not turned else UNSET,
            table=views.table_info(hosted) if news.about else UNSET,
            you=views.you(hosted, follower.person, viewer) if news.about else UNSET,
            screen=told.screen,
            changes=told.changes,
            turn=own_turn(hosted.table, turn, viewer) if turned else UNSET,
            ledger=views.ledger_info(hosted) or UNSET if turned else UNSET,
        )

    def _rest(self, missed: News, follower: Follower) -> wire.Update:
        """What is new for somebody who was away."""
        viewer, hosted = follower.viewer, self.hosted
        turn = views.public_turn(hosted, self.services.clock.now())
        return wire.Update(
            version=hosted.version(viewer),
            events=events_data(missed.events, viewer),
            table=views.table_info(hosted),
            you=views.you(hosted, follower.person, viewer),
            screen=self._screens.current(hosted.table, viewer),
            turn=own_turn(hosted.table, turn, viewer),
            ledger=views.ledger_info(hosted) or UNSET,
        )

    # Presence

    def sees(self, seat: Seat) -> bool:
        """Whether the holder of a seat is at a screen that this process serves."""
        holder = self.hosted.holders[seat]
        return holder is not None and any(each.person == holder for each in self.followers)

    async def arrived(self, person: str) -> None:
        """Note that somebody is here; a bot that played for them stops."""
        for seat in self.hosted.seats_of(person):
            if self.hosted.seen_by[seat] != self.services.process or seat in self.hosted.stand_ins:
                await self.perform(commands.come(seat, self.services.process))

    async def departed(self, person: str) -> None:
        """Note that somebody is not here any more, unless they come back at once."""
        await asyncio.sleep(GRACE_SECONDS)
        for seat in self.hosted.seats_of(person):
            if not self.sees(seat):
                await self.perform(commands.go(seat, self.services.process))

    async def check_presence(self) -> None:
        """Correct what the log says about who is here, after a process died."""
        for seat, process in enumerate(self.hosted.seen_by):
            if process is not None and process not in self.services.processes.awake:
                await self.perform(commands.go(seat, process))
            if self.sees(seat) and self.hosted.seen_by[seat] is None:
                await self.perform(commands.come(seat, self.services.process))

    # Acting by itself

    async def adopt(self) -> None:
        """Take over from a process that should have acted and did not."""
        await self.refresh()
        await self.check_presence()
        self.last_writer = self.services.process
        self.schedule()

    def schedule(self) -> None:
        """See to it that what is to be done by itself is done, if this process is to do it."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if not self.mine or self.services.closing:
            return
        now = self.services.clock.now()
        due = due_at(self.hosted, now)
        if due is None:
            return
        if self.hosted.bots_to_move:
            if self._thinking != self.hosted.table.decision:
                self._thinking = self.hosted.table.decision
                self.services.spawn(self._think())
        else:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(due - now, 0.0) + 0.01, self._on_time)

    def _on_time(self) -> None:
        self._timer = None
        self.services.spawn(self._act())

    async def _act(self) -> None:
        """Do what is due: defaults, stand-ins, a start that is called off."""
        for command in _on_time_commands(self.hosted):
            await self.perform(command)
        self.schedule()

    async def _think(self) -> None:
        """Let the bots choose. They never hold up a socket, nor a person who comes back."""
        hosted = self.hosted
        decision = hosted.table.decision
        try:
            asked = questions(hosted)
            loop = asyncio.get_running_loop()
            chosen = await loop.run_in_executor(
                self.services.thinkers, answers, hosted.table.game, asked
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


def _choices_only(change: Change[AnyEntry]) -> bool:
    return all(isinstance(entry, Chosen | Drawn) for entry in change.entries)


def _joins(before: Change[AnyEntry], more: Change[AnyEntry]) -> bool:
    """Whether a change is one more choice of the same vote, by another seat."""
    chosen = {entry.seat for entry in before.entries if isinstance(entry, Chosen)}
    again = any(entry.seat in chosen for entry in more.entries if isinstance(entry, Chosen))
    return _choices_only(more) and not again


def _joined(before: Change[AnyEntry], more: Change[AnyEntry]) -> Change[AnyEntry]:
    entries, events = (*before.entries, *more.entries), (*before.events, *more.events)
    return Change(more.table, entries, events)


def _public(events: tuple[Event, ...]) -> bool:
    """Whether everybody may see all of them, as is usual."""
    return all(event.audience is None for event in events)


def _on_time_commands(hosted: HostedTable) -> tuple[commands.TableCommand, ...]:
    return (commands.time_out(hosted.table.decision), commands.stand_in, commands.call_off)


def listing_of(hosted: HostedTable, wall_time: float, wake: float | None) -> Listing:
    """What the list of tables says about a hosted table."""
    return Listing(
        game=hosted.table.game.name,
        status=hosted.status,
        listed=hosted.settings.listed,
        host=hosted.host,
        changed_at=wall_time,
        wake_at=wake,
    )
