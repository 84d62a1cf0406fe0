"""Answers that take long to work out: in a thread of their own, each once, the latest are kept.

The event loop serves those who play; nothing that takes longer than a few milliseconds runs on it.
Whoever asks for what is being worked out already waits for that, and whoever asks for what is kept
gets it at once. Only what has to be worked out is charged to whoever asks for it.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from adamas.live.errors import Busy

T = TypeVar("T")
WORTH_COMPRESSING = 20_000
"""Bytes. No secret is in what is that long, so that its size tells nobody anything."""
COMPRESSION = 5
MOST_BYTES = 24_000_000
"""Of all answers that are kept."""
ABOUT_AN_ENTRY = 500
"""Bytes that an entry takes besides its content, its key for instance."""
MOST_WAITING = 100
"""Pieces of work that may wait for the thread."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer in JSON, ready to be sent."""

    content: bytes
    packed: bool
    """Whether the content is compressed."""


def pack(content: bytes) -> Answer:
    """An answer that is compressed if that is worth it."""
    if len(content) < WORTH_COMPRESSING:
        return Answer(content, packed=False)
    return Answer(gzip.compress(content, COMPRESSION), packed=True)


class Answers:
    """What one process works out and keeps."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.worked_out = 0
        """How often something had to be."""
        self.kept_bytes = 0
        self._most = most_bytes
        self._kept: OrderedDict[Hashable, Answer] = OrderedDict()
        self._doing: dict[Hashable, asyncio.Task[Answer]] = {}
        self._waiting = 0
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="answers")

    async def find(
        self, key: Hashable, work: Callable[[], bytes], charge: Callable[[], None]
    ) -> Answer:
        """The answer of that key; `charge` is called first if it has to be worked out."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        doing = self._doing.get(key)
        if doing is None:
            charge()
            doing = asyncio.get_running_loop().create_task(self._keep(key, work))
            self._doing[key] = doing
            doing.add_done_callback(_heard)
        # Whoever asked may go away; others may be waiting for the same.
        return await asyncio.shield(doing)

    async def run(self, work: Callable[[], T]) -> T:
        """Do something that takes long, of which nothing is kept."""
        if self._waiting >= MOST_WAITING:
            raise Busy("Too many ask for what takes long to work out.")
        self._waiting += 1
        try:
            self.worked_out += 1
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

    async def _keep(self, key: Hashable, work: Callable[[], bytes]) -> Answer:
        try:
            answer = await self.run(lambda: pack(work()))
        finally:
            del self._doing[key]
        self._kept[key] = answer
        self.kept_bytes += _size(answer)
        while self.kept_bytes > self._most:
            _, oldest = self._kept.popitem(last=False)
            self.kept_bytes -= _size(oldest)
        return answer

    def close(self) -> None:
        """Work out nothing any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _size(answer: Answer) -> int:
    return len(answer.content) + ABOUT_AN_ENTRY


def _heard(task: asyncio.Task[Answer]) -> None:
    """An error is told to those who wait; if nobody does any more, it is nobody's."""
    if not task.cancelled():
        task.exception()
