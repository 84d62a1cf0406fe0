"""Whoever sends more than their share is cut off before it costs others anything."""

import asyncio
import socket as sockets
import struct
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config as UvicornConfig
from uvicorn.server import ServerState
from websockets.http11 import Request

from adamas.live.table_server import TableServer
from adamas.store.database import open_database
from adamas.web import door as doors
from adamas.web.app import App
from adamas.web.door import Http
from adamas.web.gateway import Config
from adamas.web.limits import Bucket, Limits
from adamas.web.websocket import SLICE_BYTES, WebSocket
from adamas.wire.closes import CloseCode
from tests.web.clients import run

LIMITS = Limits()
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"\0\0\0\0"


def frame(head: int, content: bytes = b"") -> bytes:
    return bytes((head, 0x80 | len(content))) + MASK + content


class Wire(asyncio.Transport):
    """The other end of a socket, which reads or does not."""

    def __init__(self, reads: bool = True) -> None:
        super().__init__()
        self.written, self.unread, self.reads = b"", 0, reads
        self.closed = self.aborted = self.paused = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data
        self.unread += 0 if self.reads else len(data)

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Ears:
    """Hears messages."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def receive(self, data: bytes) -> None:
        self.heard.append(data)

    def lost(self) -> None:
        self.heard.append(b"lost")


class Visit:
    """A socket after its handshake."""

    def __init__(self, *, reads: bool = True, address: Bucket | None = None) -> None:
        self.ears, self.wire, self.slow = Ears(), Wire(reads), 0
        shared = address or Bucket(LIMITS.address_per_second, LIMITS.address_burst)

        def welcome(_: WebSocket, request: Request) -> tuple[Ears, Bucket]:
            assert request.path == "/ws"
            return self.ears, shared

        self.socket = WebSocket(LIMITS, welcome, lambda _: None, self._too_slow)
        self.socket.connection_made(self.wire)
        self.socket.data_received(HANDSHAKE)
        assert self.wire.written.startswith(b"HTTP/1.1 101")
        self.wire.written = b""

    def _too_slow(self) -> None:
        self.slow += 1

    @property
    def code(self) -> int:
        """With which code it was closed."""
        place = self.wire.written.rfind(b"\x88")
        (found,) = struct.unpack_from("!H", self.wire.written, place + 2)
        return int(found)


def in_loop(work: Callable[[], None]) -> None:
    async def inside() -> None:
        work()

    asyncio.run(inside())


@pytest.mark.parametrize("kind", ["pings", "pongs", "fragments", "messages"])
def test_every_frame_is_paid_for_before_it_is_answered(kind: str) -> None:
    """Pings and fragments in a loop once held up everybody: only whole messages were counted."""
    single = {
        "pings": frame(0x89),
        "pongs": frame(0x8A),
        "fragments": frame(0x00),
        "messages": frame(0x81, b"{}"),
    }[kind]

    def work() -> None:
        visit = Visit()
        if kind == "fragments":
            visit.socket.data_received(frame(0x01, b"{"))
        # As much as the system hands over at once.
        visit.socket.data_received(single * 30_000)
        assert visit.code == CloseCode.TOO_FAST
        # A few may be parsed together before the budget is known to be spent.
        most = LIMITS.message_burst + SLICE_BYTES / len(single) + 1
        assert visit.wire.written.count(b"\x8a\x00") <= most
        assert len(visit.ears.heard) <= LIMITS.message_burst
        before = visit.wire.written
        visit.socket.data_received(single * 30_000)
        assert visit.wire.written == before

    in_loop(work)


def test_a_frame_in_many_pieces_is_paid_for_by_the_piece() -> None:
    def work() -> None:
        visit = Visit()
        pieces = 0
        while not visit.socket.closing and pieces < 100_000:
            for part in frame(0x89, b"x" * 100):
                visit.socket.data_received(bytes((part,)))
                pieces += 1
        assert visit.code == CloseCode.TOO_FAST
        assert pieces < 20 * LIMITS.message_burst + 200

    in_loop(work)


def test_pongs_that_nobody_reads_do_not_pile_up() -> None:
    """Pings of 125 bytes without reading once took 200 MB."""

    def work() -> None:
        visit = Visit(reads=False)
        visit.wire.unread = LIMITS.queue_bytes - 500
        for _ in range(50):
            visit.socket.data_received(frame(0x89, b"x" * 125))
        assert visit.slow == 1
        assert visit.code == CloseCode.SLOW_READER
        assert visit.wire.unread < LIMITS.queue_bytes + 10_000

    in_loop(work)


def test_an_address_that_has_spent_everything_is_not_read_from() -> None:
    now = [0.0]
    address = Bucket(10.0, 20.0, lambda: now[0])

    def work() -> None:
        first, second = Visit(address=address), Visit(address=address)
        for _ in range(30):
            first.socket.data_received(frame(0x81, b"{}"))
        assert first.wire.paused
        assert not first.wire.closed
        # Whoever shares the address has to wait as well, and loses nothing.
        second.socket.data_received(frame(0x81, b"{}"))
        assert second.wire.paused
        assert second.ears.heard == [b"{}"]
        assert 0 < address.wait() < 2
        first.socket.resume("address")
        assert not first.wire.paused

    in_loop(work)


def test_text_that_is_no_text_is_refused() -> None:
    def work() -> None:
        visit = Visit()
        visit.socket.data_received(frame(0x81, b"\xff"))
        assert visit.code == 1007
        assert visit.wire.closed
        assert visit.ears.heard == []

    in_loop(work)


# Connections that never say anything


async def house(tmp_path: Path, limits: Limits) -> tuple[App, asyncio.Server, int]:
    """A house whose door is open."""
    app = App(
        TableServer(await open_database(f"{tmp_path}/a.db")), Config(frozenset(), limits=limits)
    )
    at_door = type("HttpAtDoor", (Http,), {"door": app.door})
    settings = UvicornConfig(app, http=at_door, ws=app.door.open_socket)  # type: ignore[arg-type]
    settings.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: at_door(config=settings, server_state=state, app_state={}), "127.0.0.1", 0
    )
    port: int = server.sockets[0].getsockname()[1]
    return app, server, port


async def ended(reading: Coroutine[Any, Any, bytes]) -> bool:
    """Whether the other side hangs up, in one of the two ways."""
    try:
        return await reading == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: loc", b"POST / HTTP/1.1\r\n"])
def test_who_makes_no_request_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    """Silent connections once stayed open for ever."""
    monkeypatch.setattr(doors, "REQUEST_SECONDS", 0.2)

    async def work() -> None:
        app, server, port = await house(tmp_path, LIMITS)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        assert await ended(reader.read())
        writer.close()
        server.close()
        await app.server.services.database.close()

    run(work())


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async def work() -> None:
        app, server, port = await house(tmp_path, Limits(connections_per_address=2))
        kept = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        third = sockets.create_connection(("127.0.0.1", port))
        third.setblocking(False)
        loop = asyncio.get_running_loop()
        assert await ended(loop.sock_recv(third, 10))
        third.close()
        # Whoever leaves makes room.
        kept.pop()[1].close()
        while sum(app.door.connections.values()) > 1:
            await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"nonsense\r\n\r\n")
        assert (await reader.read(12)).startswith(b"HTTP/1.1 400")
        writer.close()
        kept.pop()[1].close()
        server.close()
        await app.server.services.database.close()

    run(work())
