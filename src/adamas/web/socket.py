"""The socket: one for each page. Decodes, asks the server, answers; holds no rules.

Reading waits for each command to be done, so one page cannot have many in flight. Writing never
waits: messages queue up, and a reader that is too slow is dropped; it comes back by its version.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from typing import Any

import msgspec
from msgspec import UNSET

from adamas import __version__
from adamas.core.errors import AdamasError, Malformed
from adamas.core.seat import Seat
from adamas.live.commands import command_of
from adamas.live.errors import NoKey
from adamas.live.hosted_table import HostedTable
from adamas.live.live_table import LiveTable
from adamas.play.errors import WrongTime
from adamas.play.names import checked_name
from adamas.web.gateway import Gateway, problem
from adamas.web.limits import Bucket
from adamas.wire import messages as wire
from adamas.wire.closes import CloseCode

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

HELLO_SECONDS = 10.0
CLOSE_SECONDS = 5.0
MOST_FAULTS = 20
"""Messages that could not be read, after which a socket is closed."""


class Connection:
    """One socket, and whoever is at the other end."""

    def __init__(self, gateway: Gateway, address: str, receive: Receive, send: Send) -> None:
        self.gateway, self.address = gateway, address
        self.person: str | None = None
        self.name = ""
        self.viewer: Seat | None = None
        self.live: LiveTable | None = None
        self._receive, self._send = receive, send
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self._closing: asyncio.Task[None] | None = None
        limits = gateway.config.limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._faults = 0

    # Writing

    def tell(self, message: bytes) -> None:
        """Send a message, without waiting."""
        if self._closed:
            return
        limits = self.gateway.config.limits
        self._queue.append(message)
        self._queued_bytes += len(message)
        if len(self._queue) > limits.queue_messages or self._queued_bytes > limits.queue_bytes:
            self.gateway.metrics.dropped.inc()
            self.drop(CloseCode.SLOW_READER, "You read too slowly; come back with your version.")
        elif self._writer is None:
            self._begin_to_write()

    def _begin_to_write(self) -> None:
        """Write at once what the system takes at once; a task waits for the rest."""
        writing = self._write()
        try:
            waits_for = writing.send(None)
        except StopIteration:
            return
        self._writer = asyncio.get_running_loop().create_task(_rest(writing, waits_for))

    async def _write(self) -> None:
        queue, send = self._queue, self._send
        try:
            while queue:
                message = queue.popleft()
                self._queued_bytes -= len(message)
                await send({"type": "websocket.send", "text": message.decode()})
        except OSError:
            queue.clear()  # Whoever was there is gone; reading will notice.
        self._writer = None

    def drop(self, code: CloseCode, reason: str) -> None:
        """Close the socket without waiting for what is queued."""
        if not self._closed:
            self._closed = True
            self._queue.clear()
            if self._writer:
                self._writer.cancel()
            self._closing = asyncio.get_running_loop().create_task(self._close(code, reason))

    async def _close(self, code: CloseCode, reason: str) -> None:
        closing = {"type": "websocket.close", "code": code, "reason": reason}
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._send(closing)
        except TimeoutError:
            # Nobody reads at the other end. ASGI has no word for hanging up on them.
            transport = getattr(getattr(self._send, "__self__", None), "transport", None)
            if transport:
                transport.abort()
        except OSError:
            return  # They hung up first.

    async def bid_farewell(self, bye: bytes) -> None:
        """Say goodbye, and wait until that is on its way."""
        self.tell(bye)
        if self._writer:
            await self._writer

    # Reading

    async def run(self) -> None:
        """Serve until the socket is closed."""
        try:
            if await self._hello():
                while not self._closed and (data := await self._next()) is not None:
                    await self._handle(data)
        finally:
            self._closed = True
            self._leave()
            if self._closing:
                # The server hangs up when this returns: the reason has to be on its way by then.
                await self._closing

    async def _next(self) -> str | bytes | None:
        """The next message; None when the socket is closed, or has to be."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        if not self._bucket.take():
            self.drop(CloseCode.TOO_FAST, "You send too many messages.")
            return None
        data: str | bytes = message.get("text") or message.get("bytes") or b""
        return data

    async def _hello(self) -> bool:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                data = await self._next()
        except TimeoutError:
            self.drop(CloseCode.NO_HELLO, "Say hello first.")
            return False
        if data is None:
            return False
        try:
            message = wire.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            message = None
        if not isinstance(message, wire.Hello):
            self.drop(CloseCode.NO_HELLO, "Say hello first.")
            return False
        if message.protocol != wire.PROTOCOL:
            reason = f"This server speaks protocol {wire.PROTOCOL}. Reload."
            self.drop(CloseCode.OTHER_PROTOCOL, reason)
            return False
        return await self._welcome(message)

    async def _welcome(self, hello: wire.Hello) -> bool:
        try:
            person = await self.gateway.person(hello.key)
            if hello.key and not person:
                raise NoKey("This key is not known here.")
        except NoKey as error:
            # The page goes on as a visitor, and knows why.
            self.tell(wire.encode(problem(error)))
            person = None
        except AdamasError as error:
            self.tell(wire.encode(problem(error)))
            if self._writer:
                await self._writer
            self.drop(CloseCode.BLOCKED, str(error))
            return False
        if person:
            self.person, self.name = person.id, person.name
        info = wire.PersonInfo(person.id, person.name) if person else None
        house = self.gateway.server.services.house
        key = house.public if house else None
        self.tell(wire.encode(wire.Welcome(wire.PROTOCOL, __version__, info, key)))
        if self.gateway.server.services.journal.trouble:
            self.tell(wire.encode(self.gateway.server.waits))
        return True

    async def _handle(self, data: str | bytes) -> None:
        try:
            message = wire.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._faults += 1
            known = _id_in(data)
            self.tell(wire.encode(problem(Malformed(f"This cannot be read: {error}."), known)))
            if self._faults > MOST_FAULTS:
                self.drop(CloseCode.TOO_FAST, "Too many messages could not be read.")
            return
        if isinstance(message, wire.Command):
            await self._command(message)
        elif isinstance(message, wire.Ping):
            self.tell(wire.encode(wire.Pong()))
        else:
            self.tell(wire.encode(problem(WrongTime("Hello has been said."))))

    async def _command(self, message: wire.Command) -> None:
        metrics, start = self.gateway.metrics, time.perf_counter()
        try:
            done = await self._do(message)
        except AdamasError as error:
            answer: wire.ToClient = problem(error, message.id)
            metrics.commands.labels("refused").inc()
        except Exception:
            metrics.commands.labels("failed").inc()
            self.tell(wire.encode(wire.Problem(message.id, "internal", _OURS, _TELL)))
            raise
        else:
            answer = done
            metrics.done.inc()
            metrics.seconds.observe(time.perf_counter() - start)
        self.tell(wire.encode(answer))

    async def _do(self, message: wire.Command) -> wire.Done:
        """Do a command; what it did is durable when this returns."""
        if isinstance(message, wire.Follow):
            return await self._follow(message)
        live = self.live
        if live is None:
            raise WrongTime("Follow a table first.")
        if isinstance(message, wire.Unfollow):
            self._leave()
            return wire.Done(message.id)
        if self.person is None:
            raise NoKey("You can only watch: you have no key.")
        if not isinstance(message, wire.Choose):
            # Another process may have blocked or forgotten them a moment ago.
            await self.gateway.check_welcome(self.person)
        command_id = f"{self.person}/{message.id}"
        if isinstance(message, wire.Rematch):
            table = await self.gateway.rematch(live, self.person, command_id, self.address)
            return wire.Done(message.id, table=table)
        process = self.gateway.server.services.process
        command = command_of(message, self.person, self.name, process)
        hosted = await live.perform(command, command_id)
        if isinstance(message, wire.Sit):
            seat = _seat_called(hosted, self.person, message.name)
            eyes = hosted.default_viewer(self.person)
            if seat is not None and self.viewer != eyes:
                self.viewer = eyes
                live.tell_all(self)
            found = UNSET if seat is None else seat
            return wire.Done(message.id, hosted.version(self.viewer), found)
        return wire.Done(message.id, hosted.version(self.viewer))

    # Following

    async def _follow(self, message: wire.Follow) -> wire.Done:
        live = await self.gateway.server.live_table(message.table)
        own = live.hosted.seats_of(self.person)
        viewer = live.hosted.default_viewer(self.person) if message.seat is UNSET else message.seat
        live.follow(self, viewer, message.version)
        if live is not self.live:
            self._leave()
        self.live = live
        if self.person and own:
            await live.arrived(self.person)
        return wire.Done(message.id, live.hosted.version(viewer))

    def _leave(self) -> None:
        live, self.live = self.live, None
        if live:
            live.unfollow(self)
            if self.person and not self.gateway.server.services.closing:
                self.gateway.server.services.spawn(live.departed(self.person))


async def _rest(begun: Coroutine[Any, Any, None], waits_for: Any) -> None:
    """What is left of a coroutine that was begun outside of a task, and has to wait."""
    await _Continued(begun, waits_for)


class _Continued:
    """Waits for a coroutine that was begun elsewhere."""

    def __init__(self, begun: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._begun, self._waits_for = begun, waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self._waits_for
        try:
            while True:
                try:
                    answer = yield waits_for
                except BaseException as error:
                    waits_for = self._begun.throw(error)
                else:
                    waits_for = self._begun.send(answer)
        except StopIteration:
            return


_OURS = "Something went wrong here, and it is not your fault."
_TELL = "Load the page again; if it happens again, tell the host of the server."


def _seat_called(hosted: HostedTable, person: str, name: str) -> Seat | None:
    """The seat that somebody took under a name; None if they have given it up again."""
    clean = checked_name(name)
    for seat in hosted.seats_of(person):
        sitter = hosted.table.sitters[seat]
        if sitter and sitter.name == clean:
            return seat
    return None


class _WithId(msgspec.Struct):
    id: str | None = None


def _id_in(data: str | bytes) -> str | None:
    """The id of a message that could not be read, if that much of it could."""
    try:
        found = msgspec.json.decode(data, type=_WithId).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return found[:40] if found else None


async def serve_socket(
    gateway: Gateway, address: str, receive: Receive, send: Send, open_sockets: set[Connection]
) -> None:
    """Accept a socket and serve it, within the limits of the house."""
    limits = gateway.config.limits
    await receive()
    full = len(open_sockets) >= limits.sockets
    if full or gateway.sockets_by_address[address] >= limits.sockets_per_address:
        await send({"type": "websocket.accept"})
        code, reason = CloseCode.TOO_MANY, "Too many sockets."
        await send({"type": "websocket.close", "code": code, "reason": reason})
        return
    await send({"type": "websocket.accept"})
    connection = Connection(gateway, address, receive, send)
    open_sockets.add(connection)
    gateway.sockets_by_address[address] += 1
    gateway.metrics.sockets.inc()
    try:
        await connection.run()
    finally:
        open_sockets.discard(connection)
        gateway.metrics.sockets.dec()
        gateway.sockets_by_address[address] -= 1
        if not gateway.sockets_by_address[address]:
            del gateway.sockets_by_address[address]
