"""Attackers of a server on this machine, in a process of their own: `bench/siege.py` starts it.

python -m bench.attackers CASE PREPARED SECONDS prints a line when it begins, and at the end what
became of them, as JSON. Everything goes to 127.0.0.1; it comes from another loopback address than
the players', as attackers have.
"""

import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import httpx

from adamas.web.serve import raise_file_limit
from adamas.wire.messages import PROTOCOL
from tests.web.frames import FrameReader, Op, frame, handshake

HERE, FROM = "127.0.0.1", "127.0.0.2"
HELLO = {"type": "hello", "protocol": PROTOCOL}
IN_FLIGHT = 20
MOST_BYTES = 100_000_000
"""That one attacker sends."""
Fates = Counter[str]


@dataclass(frozen=True, slots=True)
class Prepared:
    """What the attackers know beforehand."""

    port: int
    table: str
    """Where the players sit; anybody may watch."""
    finished: str
    """A long game of Gnomes that is over."""
    key: str
    """Of somebody who opened the finished table."""


class Attacker(asyncio.Protocol):
    """A TCP connection that sends anything, and notes what becomes of it."""

    def __init__(self, deaf: bool = False) -> None:
        self.fate = "still open"
        self.frames = 0
        self._deaf = deaf
        self._reader: FrameReader | None = None
        self._head = b""
        self._heard = asyncio.Event()
        self._writable = asyncio.Event()
        self._writable.set()

    @staticmethod
    async def dial(ready: Prepared, deaf: bool = False) -> "Attacker":
        """Connect, and say nothing."""
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(
            lambda: Attacker(deaf), HERE, ready.port, local_addr=(FROM, 0)
        )
        return made

    @staticmethod
    async def open(ready: Prepared, deaf: bool = False, key: str | None = None) -> "Attacker":
        """Connect, shake hands and say hello; a deaf one never reads again after that."""
        made = await Attacker.dial(ready)
        made.send(handshake(f"{HERE}:{ready.port}"))
        await made.until(lambda: made._reader is not None)
        made.tell({**HELLO, "key": key})
        await made.until(lambda: made.frames > 0)
        if deaf and not made.transport.is_closing():
            made.transport.pause_reading()
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Read frames, once hands are shaken; note why the server closes."""
        if self._reader is None:
            self._head += data
            head, end, data = self._head.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                self.fate = f"HTTP {head[9:12].decode()}"
                self.transport.close()
            self._reader = FrameReader()
        for each in self._reader.take(data):
            self.frames += 1
            if each.op == Op.CLOSE:
                self.fate = f"closed {each.code}"
        self._heard.set()

    def connection_lost(self, error: Exception | None) -> None:
        """Note the end."""
        if self.fate == "still open":
            self.fate = "reset" if error else "hung up on"
        self._heard.set()
        self._writable.set()

    def pause_writing(self) -> None:
        """The server does not read."""
        self._writable.clear()

    def resume_writing(self) -> None:
        """The server reads again."""
        self._writable.set()

    @property
    def gone(self) -> bool:
        """Whether the server has had enough."""
        return self.fate != "still open"

    def send(self, data: bytes) -> None:
        """Send bytes."""
        if not self.gone:
            self.transport.write(data)

    def tell(self, message: dict[str, object]) -> None:
        """Send a message."""
        self.send(frame(Op.TEXT, json.dumps(message).encode()))

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something was heard, or the connection is gone, or for long enough."""
        try:
            async with asyncio.timeout(10):
                while not condition() and not self.gone:
                    self._heard.clear()
                    await self._heard.wait()
        except TimeoutError:
            return

    async def flood(self, chunk: bytes, end: float) -> None:
        """Send the same again and again, as fast as the server takes it."""
        sent = 0
        while time.monotonic() < end and not self.gone and sent < MOST_BYTES:
            self.send(chunk)
            sent += len(chunk)
            try:
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + 1):
                    await self._writable.wait()
            except TimeoutError:
                continue
            await asyncio.sleep(0)


async def opened(ready: Prepared, count: int, **how: bool) -> list[Attacker]:
    """Some sockets that have said hello."""
    return [await Attacker.open(ready, **how) for _ in range(count)]  # type: ignore[arg-type]


async def sleep_until(end: float) -> None:
    """Wait for the end of the attack."""
    await asyncio.sleep(max(end - time.monotonic(), 0))


def fates(attackers: list[Attacker]) -> Fates:
    """What became of them."""
    return Counter(each.fate for each in attackers)


async def requests(
    end: float, ask: Callable[[httpx.AsyncClient, int], Awaitable[httpx.Response]]
) -> Fates:
    """Requests over HTTP, so many in flight; refusals are taken as they come."""
    met: Fates = Counter()

    async def one_after_the_other(http: httpx.AsyncClient, number: int) -> None:
        while time.monotonic() < end:
            number += IN_FLIGHT
            try:
                status = (await ask(http, number)).status_code
                met[f"HTTP {status}"] += 1
                # Whoever is told to slow down goes on all the same, but not in a tight loop.
                await asyncio.sleep(0.02 if status == 429 else 0)
            except httpx.HTTPError as error:
                met[type(error).__name__] += 1
                await asyncio.sleep(0.1)

    transport = httpx.AsyncHTTPTransport(local_address=FROM)
    async with httpx.AsyncClient(transport=transport, timeout=30) as http:
        await asyncio.gather(*(one_after_the_other(http, number) for number in range(IN_FLIGHT)))
    return met


def main(case: str, prepared: str, seconds: float) -> None:
    """Attack, and print what became of it."""
    from bench.attacks import CASES

    # The players are measured, not how attackers take cores away from their program.
    os.nice(5)
    raise_file_limit()
    attack = CASES[case].attack
    ready = Prepared(**json.loads(prepared))
    print("Here we are.", flush=True)
    print(json.dumps(asyncio.run(attack(ready, time.monotonic() + seconds))))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
