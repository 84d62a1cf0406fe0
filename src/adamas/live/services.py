"""What all live tables of a process share: database, clock, journal, threads for bots."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from adamas.live.house import House
from adamas.store.clock import SharedClock
from adamas.store.database import Database
from adamas.store.journal import Journal
from adamas.store.notices import Notices
from adamas.store.processes import Processes

_log = logging.getLogger(__name__)
THINKERS = 2


class Services:
    """What all live tables of a process share."""

    def __init__(
        self,
        database: Database,
        process: str,
        on_trouble: Callable[[str | None], None],
        clock: SharedClock | None = None,
        wall_time: Callable[[], float] = time.time,
    ) -> None:
        self.database, self.process, self.wall_time = database, process, wall_time
        self.clock = clock or SharedClock(database)
        self.notices = Notices(database, process)
        self.journal = Journal(database, process, on_trouble, self.notices.add)
        self.processes = Processes(database, process)
        self.house: House | None = None
        """Who signs finished games; known once the server has started."""
        self.thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="bots")
        self.closing = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something on the side; a failure is logged, and the table woken again later."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _log.warning("Something on the side failed.", exc_info=error)

    async def stop(self, seconds: float) -> None:
        """Drop what is being done on the side, and let it give back what it has of the database.

        Whoever is still reading when that is closed waits for an answer that never comes.
        """
        self.closing = True
        dropped = tuple(self._tasks)
        for task in dropped:
            task.cancel()
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        if dropped:
            await asyncio.wait(dropped, timeout=seconds)
