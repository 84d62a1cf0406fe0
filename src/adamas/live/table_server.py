"""The server: all tables that are live in this process, and what keeps them so."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping

from sqlalchemy.exc import SQLAlchemyError

from adamas.bots.names import free_names
from adamas.core.errors import AdamasError
from adamas.live import commands
from adamas.live.due import due_at, wake_for
from adamas.live.entries import AnyEntry, Held, Row, encode_row
from adamas.live.errors import NoTable, Unplayable
from adamas.live.fold_rows import open_hosted_table
from adamas.live.hosted_table import HostedTable
from adamas.live.house import open_house
from adamas.live.keys import is_id, new_id
from adamas.live.live_table import LiveTable, listing_of
from adamas.live.new_table import TableRequest, TableSeeds, again_entries, first_entries
from adamas.live.restore import restore
from adamas.live.services import Services
from adamas.play.dice import SECRET_BYTES, Deal
from adamas.play.errors import WrongTime
from adamas.store.clock import BEAT_SECONDS, SharedClock
from adamas.store.database import Database, reachable
from adamas.store.errors import Damaged, StoreError
from adamas.store.journal import Append
from adamas.store.listener import Listener
from adamas.store.lobby import Lobby
from adamas.store.people import People
from adamas.store.stored_tables import read_heads
from adamas.wire import messages as wire

_log = logging.getLogger(__name__)
PLACES_TRIED = 5
"""Ids for a new table, where the database is damaged."""
SWEEP_SECONDS = 2.0
HEADS_SECONDS = 5.0
LAST_WORDS_SECONDS = 0.5
"""What a process that stops gives others to hear of its last rows; they find them anyway."""
RENEW_SECONDS = 3.0
"""Wakes that lapse within so long are renewed by the process that is awake."""


class TableServer:
    """All tables that are live in this process."""

    waits = wire.Waits("The server cannot store anything at the moment; the table waits.")

    def __init__(self, database: Database, clock: SharedClock | None = None) -> None:
        self.services = Services(database, new_id(), self._trouble, clock)
        self.people, self.lobby = People(database), Lobby(database)
        self.live_tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self._loops: list[asyncio.Task[None]] = []
        self.listener = Listener(database, self.services.process, self._moved, self.compare_heads)

    # Life

    async def start(self) -> None:
        """Begin to serve."""
        await self.services.clock.beat()
        await self._sign()
        database = self.services.database
        self.services.house = await open_house(database, self.services.wall_time())
        shared = self.services.database.shared
        loops: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (BEAT_SECONDS, self._beat),
            (SWEEP_SECONDS, self.sweep),
        ]
        if shared:
            loops.append((HEADS_SECONDS, self.compare_heads))
        self._loops = [asyncio.create_task(_every(*each)) for each in loops]
        self._loops.append(asyncio.create_task(self.services.journal.run()))
        if shared:
            self._loops.append(asyncio.create_task(self.services.notices.run()))
            self._loops.append(asyncio.create_task(self.listener.run()))

    async def stop(self, seconds: float = 3.0) -> None:
        """Write what was asked for, as far as that goes, and stop."""
        self.services.closing = True
        for live in self.live_tables.values():
            live.stop()
        try:
            async with asyncio.timeout(seconds):
                await self.services.journal.drain()
                await self.services.processes.leave()
        except (TimeoutError, SQLAlchemyError, OSError):
            _log.warning("The store is away; what was not acknowledged is not written.")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.services.notices.drain(), LAST_WORDS_SECONDS)
        await self.services.stop(seconds)
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)

    async def _beat(self) -> None:
        await self.services.clock.beat()
        await self._sign()

    async def _sign(self) -> None:
        """Show that this process is awake; look after the tables of those that died."""
        now = self.services.clock.now()
        if await self.services.processes.sign(now):
            await self.lobby.wake_all(now)

    def _trouble(self, reason: str | None) -> None:
        """Tell everybody that nothing can be stored, or that it can again."""
        if reason is None:
            _log.warning("The store works again.")
            message = wire.encode(wire.GoesOn())
        else:
            _log.error("The store does not take anything: %s", reason)
            message = wire.encode(self.waits)
        for live in self.live_tables.values():
            for follower in live.followers:
                follower.tell(message)

    # Rooms

    async def live_table(self, table: str) -> LiveTable:
        """The live table of a table; NoTable if there is none."""
        if not is_id(table):
            raise NoTable("There is no such table.")
        if table in self.live_tables:
            return self.live_tables[table]
        if table in self._opening:
            return await asyncio.shield(self._opening[table])
        future = self._opening[table] = asyncio.get_running_loop().create_future()
        try:
            live = await self._open(table)
        except BaseException as error:
            if isinstance(error, AdamasError):
                future.set_exception(error)
                future.exception()
            else:
                future.cancel()
            raise
        else:
            self.live_tables[table] = live
            self.listener.want(table)
            future.set_result(live)
            return live
        finally:
            del self._opening[table]

    async def _open(self, table: str) -> LiveTable:
        async with reachable():
            restored = await restore(self.services.database, table)
        if restored is None:
            raise NoTable("There is no such table.")
        live = LiveTable(self.services, *restored)
        if live.last_writer not in self.services.processes.awake:
            self.services.spawn(live.adopt())
        return live

    async def create(self, wanted: TableRequest, host: str, deal: Deal | None = None) -> str:
        """Open a table; its id."""
        if wanted.everybody_hosts:
            host = ""
        for attempt in range(1, PLACES_TRIED + 1):
            seeds, at = _new_seeds(new_id()), self.services.clock.now()
            try:
                entries = first_entries(wanted, host, seeds, at, deal)
                await self._write_first(seeds.table, entries, at)
                break
            except Damaged:
                # Where a row goes depends on the id: another one may find sound paper.
                if attempt == PLACES_TRIED:
                    raise
        return seeds.table

    async def rematch(self, live: LiveTable, person: str, command_id: str | None) -> str:
        """The table at which the people of a finished one play again."""
        hosted = await live.perform(commands.rematch(person, new_id()), command_id)
        table = hosted.rematch
        if table is None:
            raise WrongTime("This id was used for another command.")
        try:
            await self.live_table(table)
        except NoTable:
            # Nobody has opened it yet, or whoever was about to is gone.
            at = self.services.clock.now()
            seeds = _new_seeds(table)
            entries = again_entries(_same(hosted), hosted.host, seeds, at, _sitters(hosted))
            await self._write_first(table, entries, at)
        return table

    async def _write_first(self, table: str, entries: tuple[AnyEntry, ...], at: float) -> bool:
        row = Row(at, entries)
        hosted, _ = open_hosted_table(row)
        people = {entry.person for entry in entries if isinstance(entry, Held)}
        if hosted.host:
            people.add(hosted.host)
        listing = listing_of(hosted, self.services.wall_time(), wake_for(due_at(hosted, at), at))
        wanted = Append(table, 1, encode_row(row), listing, tuple(people))
        return await self.services.journal.append(wanted)

    # Keeping tables going

    def _moved(self, heads: Mapping[str, int]) -> None:
        """Another process wrote: catch up where somebody here is watching."""
        for table, seq in heads.items():
            live = self.live_tables.get(table)
            if live and seq > live.head:
                self.services.spawn(live.refresh())

    async def compare_heads(self) -> None:
        """Find rows of which no notice came."""
        if self.live_tables:
            self._moved(await read_heads(self.services.database, tuple(self.live_tables)))

    async def sweep(self) -> None:
        """Renew the wakes of tables that are live, wake those that nobody saw to, clear up."""
        now = self.services.clock.now()
        await self._renew(now)
        for table in await self.lobby.due(now, now + RENEW_SECONDS):
            try:
                live = await self.live_table(table)
                live.wake = now + RENEW_SECONDS
                await live.adopt()
            except (Unplayable, Damaged) as error:
                _log.warning("Table %s: %s", table, error)
                await self.lobby.set_wakes({table: None})
        self._clear()

    async def _renew(self, now: float) -> None:
        wakes: dict[str, float | None] = {}
        for table, live in self.live_tables.items():
            if live.mine and live.wake is not None and live.wake < now + RENEW_SECONDS:
                wakes[table] = live.wake = wake_for(due_at(live.hosted, now), now)
        await self.lobby.set_wakes(wakes)

    def _clear(self) -> None:
        """Let go of live tables where nobody is and nothing is going to happen."""
        for table, live in tuple(self.live_tables.items()):
            if live.idle and live.wake is None and not live.scheduled:
                live.stop()
                self.let_go(table)

    def let_go(self, table: str) -> None:
        """Serve a table no longer, unless somebody asks for it again."""
        if self.live_tables.pop(table, None):
            self.listener.forget(table)


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


def _new_seeds(table: str) -> TableSeeds:
    secret, seal = secrets.token_bytes(SECRET_BYTES), secrets.token_bytes(SECRET_BYTES)
    return TableSeeds(table, secret, secrets.token_hex(16), seal)


def _same(hosted: HostedTable) -> TableRequest:
    table, settings = hosted.table, hosted.settings
    return TableRequest(
        game=table.game.name,
        edition=table.game.edition,
        # All of them: the edition may have had others of its own when this table was begun.
        options=dict(table.game.settings),
        seats=len(hosted.holders),
        clock=settings.clock,
        listed=settings.listed,
        chat=settings.chat,
        stand_in_seconds=settings.stand_in_seconds,
        stand_in=settings.stand_in,
    )


def _sitters(hosted: HostedTable) -> tuple[tuple[str, str | None, str | None, int | None], ...]:
    """Name, bot, holder and explorer of each seat; where somebody left, the bot stays."""
    sitters = zip(hosted.table.sitters, hosted.holders, hosted.explorers, strict=True)
    names = {sitter.name for sitter in hosted.table.sitters if sitter}
    free = free_names(names)
    return tuple(
        (sitter.name, sitter.bot, holder, explorer)
        if sitter and (sitter.bot or holder)
        else (next(free), hosted.settings.stand_in, None, explorer)
        for sitter, holder, explorer in sitters
    )
