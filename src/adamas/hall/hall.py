"""The hall: all tables that are live in this process, and what keeps them so."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping

from sqlalchemy.exc import SQLAlchemyError

from adamas.bots.names import free_names
from adamas.core.errors import AdamasError
from adamas.hall import commands
from adamas.hall.due import due_at, wake_for
from adamas.hall.entries import AnyEntry, Held, Row, encode_row
from adamas.hall.errors import NoTable, Unplayable
from adamas.hall.folding import open_party
from adamas.hall.house import House
from adamas.hall.keys import is_id, new_id
from adamas.hall.opening import Luck, Wanted, again_entries, first_entries
from adamas.hall.party import Party
from adamas.hall.rebuilding import rebuild
from adamas.hall.room import Room, card_of
from adamas.play.dice import SECRET_BYTES, Deal
from adamas.play.errors import WrongTime
from adamas.store.clock import BEAT_SECONDS, HouseClock
from adamas.store.database import Database, reachable
from adamas.store.errors import StoreError
from adamas.store.journal import Append
from adamas.store.listening import Listener
from adamas.store.lobby import Lobby
from adamas.store.people import People
from adamas.store.reading import read_heads, read_table
from adamas.wire import messages as wire

_log = logging.getLogger(__name__)
SWEEP_SECONDS = 2.0
HEADS_SECONDS = 5.0
RENEW_SECONDS = 3.0
"""Wakes that lapse within so long are renewed by the process that is awake."""


class Hall:
    """All tables that are live in this process."""

    waits = wire.Waits("The server cannot store anything at the moment; the table waits.")

    def __init__(self, database: Database, clock: HouseClock | None = None) -> None:
        self.house = House(database, new_id(), self._trouble, clock)
        self.people, self.lobby = People(database), Lobby(database)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._loops: list[asyncio.Task[None]] = []
        self.listener = Listener(database, self.house.process, self._moved, self.compare_heads)

    # Life

    async def start(self) -> None:
        """Begin to serve."""
        await self.house.clock.beat()
        await self._sign()
        shared = self.house.database.shared
        loops: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (BEAT_SECONDS, self._beat),
            (SWEEP_SECONDS, self.sweep),
        ]
        if shared:
            loops.append((HEADS_SECONDS, self.compare_heads))
        self._loops = [asyncio.create_task(_every(*each)) for each in loops]
        self._loops.append(asyncio.create_task(self.house.journal.run()))
        if shared:
            self._loops.append(asyncio.create_task(self.listener.run()))

    async def stop(self, seconds: float = 3.0) -> None:
        """Write what was asked for, as far as that goes, and stop."""
        self.house.closing = True
        for room in self.rooms.values():
            room.stop()
        try:
            async with asyncio.timeout(seconds):
                await self.house.journal.drain()
                await self.house.processes.leave()
        except (TimeoutError, SQLAlchemyError, OSError):
            _log.warning("The store is away; what was not acknowledged is not written.")
        self.house.stop()
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)

    async def _beat(self) -> None:
        await self.house.clock.beat()
        await self._sign()

    async def _sign(self) -> None:
        """Show that this process is awake; look after the tables of those that died."""
        now = self.house.clock.now()
        if await self.house.processes.sign(now):
            await self.lobby.wake_all(now)

    def _trouble(self, reason: str | None) -> None:
        """Tell everybody that nothing can be stored, or that it can again."""
        if reason is None:
            _log.warning("The store works again.")
            message = wire.encode(wire.GoesOn())
        else:
            _log.error("The store does not take anything: %s", reason)
            message = wire.encode(self.waits)
        for room in self.rooms.values():
            for follower in room.followers:
                follower.tell(message)

    # Rooms

    async def room(self, table: str) -> Room:
        """The room of a table; NoTable if there is none."""
        if not is_id(table):
            raise NoTable("There is no such table.")
        if table in self.rooms:
            return self.rooms[table]
        if table in self._opening:
            return await asyncio.shield(self._opening[table])
        future = self._opening[table] = asyncio.get_running_loop().create_future()
        try:
            room = await self._open(table)
        except BaseException as error:
            if isinstance(error, AdamasError):
                future.set_exception(error)
                future.exception()
            else:
                future.cancel()
            raise
        else:
            self.rooms[table] = room
            future.set_result(room)
            return room
        finally:
            del self._opening[table]

    async def _open(self, table: str) -> Room:
        async with reachable():
            stored = await read_table(self.house.database, table)
        if stored is None:
            raise NoTable("There is no such table.")
        party, head, writer = rebuild(stored)
        room = Room(self.house, party, head, writer)
        if room.last_writer not in self.house.processes.awake:
            self.house.spawn(room.adopt())
        return room

    async def create(self, wanted: Wanted, host: str, deal: Deal | None = None) -> str:
        """Open a table; its id."""
        luck = Luck(new_id(), secrets.token_bytes(SECRET_BYTES), secrets.token_hex(16))
        at = self.house.clock.now()
        if wanted.everybody_hosts:
            host = ""
        await self._write_first(luck.table, first_entries(wanted, host, luck, at, deal), at)
        return luck.table

    async def rematch(self, room: Room, person: str, mark: str | None) -> str:
        """The table at which the people of a finished one play again."""
        party = await room.perform(commands.rematch(person, new_id()), mark)
        table = party.rematch
        if table is None:
            raise WrongTime("This id was used for another command.")
        try:
            await self.room(table)
        except NoTable:
            # Nobody has opened it yet, or whoever was about to is gone.
            at = self.house.clock.now()
            luck = Luck(table, secrets.token_bytes(SECRET_BYTES), secrets.token_hex(16))
            entries = again_entries(_same(party), party.host, luck, at, _sitters(party))
            await self._write_first(table, entries, at)
        return table

    async def _write_first(self, table: str, entries: tuple[AnyEntry, ...], at: float) -> bool:
        row = Row(at, entries)
        party, _ = open_party(row)
        people = {entry.person for entry in entries if isinstance(entry, Held)}
        if party.host:
            people.add(party.host)
        card = card_of(party, self.house.wall(), wake_for(due_at(party, at), at))
        wanted = Append(table, 1, encode_row(row), card, tuple(people))
        return await self.house.journal.append(wanted)

    # Keeping tables going

    def _moved(self, heads: Mapping[str, int]) -> None:
        """Another process wrote: catch up where somebody here is watching."""
        for table, seq in heads.items():
            room = self.rooms.get(table)
            if room and seq > room.head:
                self.house.spawn(room.refresh())

    async def compare_heads(self) -> None:
        """Find rows of which no notice came."""
        if self.rooms:
            self._moved(await read_heads(self.house.database, tuple(self.rooms)))

    async def sweep(self) -> None:
        """Renew the wakes of rooms that are awake, wake tables that nobody saw to, clear up."""
        now = self.house.clock.now()
        await self._renew(now)
        for table in await self.lobby.due(now, now + RENEW_SECONDS):
            try:
                room = await self.room(table)
                room.wake = now + RENEW_SECONDS
                await room.adopt()
            except Unplayable as error:
                _log.warning("Table %s: %s", table, error)
                await self.lobby.set_wakes({table: None})
        self._clear()

    async def _renew(self, now: float) -> None:
        wakes: dict[str, float | None] = {}
        for table, room in self.rooms.items():
            if room.mine and room.wake is not None and room.wake < now + RENEW_SECONDS:
                wakes[table] = room.wake = wake_for(due_at(room.party, now), now)
        await self.lobby.set_wakes(wakes)

    def _clear(self) -> None:
        """Let go of rooms where nobody is and nothing is going to happen."""
        for table, room in tuple(self.rooms.items()):
            if room.idle and room.wake is None and not room.scheduled:
                room.stop()
                del self.rooms[table]


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again, also when it failed."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except (SQLAlchemyError, OSError, TimeoutError, StoreError) as error:
            _log.warning("The store is away: %s", str(error).splitlines()[0])
        except Exception:
            _log.exception("Something that is done again and again failed.")


def _same(party: Party) -> Wanted:
    table, settings = party.table, party.settings
    return Wanted(
        game=table.game.name,
        edition=table.game.edition,
        options=dict(table.game.options),
        seats=len(party.holders),
        clock=settings.clock,
        listed=settings.listed,
        chat=settings.chat,
        stand_in_seconds=settings.stand_in_seconds,
        stand_in=settings.stand_in,
    )


def _sitters(party: Party) -> tuple[tuple[str, str | None, str | None], ...]:
    """Name, bot and holder of each seat; where somebody left, the bot that stood in stays."""
    sitters = zip(party.table.sitters, party.holders, strict=True)
    names = {sitter.name for sitter in party.table.sitters if sitter}
    free = free_names(names)
    return tuple(
        (sitter.name, sitter.bot, holder)
        if sitter and (sitter.bot or holder)
        else (next(free), party.settings.stand_in, None)
        for sitter, holder in sitters
    )
