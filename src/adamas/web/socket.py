"""What is said on a socket: decodes, asks the server, answers; holds no rules.

One command after the other is done, so one page cannot have many in flight.
"""

import asyncio
import logging
import time

import msgspec
from msgspec import UNSET
from websockets.frames import CloseCode as StandardCode

from adamas import __version__
from adamas.core.errors import AdamasError, Malformed
from adamas.core.seat import Seat
from adamas.live.commands import command_of
from adamas.live.errors import NoKey, TooMany
from adamas.live.hosted_table import HostedTable
from adamas.live.live_table import LiveTable
from adamas.play.errors import WrongTime
from adamas.play.names import checked_name
from adamas.web.gateway import Gateway, problem
from adamas.web.websocket import WebSocket
from adamas.wire import messages as wire
from adamas.wire.closes import CloseCode

HELLO_SECONDS = 10.0
MOST_FAULTS = 20
"""Messages that could not be read, after which a socket is closed."""
MOST_UNREAD = 8
"""Messages that wait while one is being handled, before no more are read."""
FOLLOW_TOKENS = 5.0
"""What it costs to be told everything, on top of the message."""
_log = logging.getLogger(__name__)


class Connection:
    """One socket, and whoever is at the other end."""

    def __init__(self, gateway: Gateway, socket: WebSocket, address: str) -> None:
        self.gateway, self.socket, self.address = gateway, socket, address
        self.person: str | None = None
        self.name = ""
        self.viewer: Seat | None = None
        self.live: LiveTable | None = None
        self._unread: list[bytes] = []
        self._working: asyncio.Task[None] | None = None
        self._greeted = False
        self._faults = 0
        loop = asyncio.get_running_loop()
        self._patience: asyncio.TimerHandle | None = loop.call_later(HELLO_SECONDS, self._no_hello)

    # Writing

    def tell(self, message: bytes) -> None:
        """Send a message, without waiting."""
        self.socket.send(message)

    def drop(self, code: CloseCode, reason: str) -> None:
        """Close the socket, and say why."""
        self.socket.close(code, reason)

    # Reading

    def receive(self, data: bytes) -> None:
        """Take a message; it is handled when those before it have been."""
        self._unread.append(data)
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())
        elif len(self._unread) >= MOST_UNREAD:
            self.socket.pause("unread")

    def lost(self) -> None:
        """The socket is closed; what is being done is done to its end."""
        self._unread.clear()
        self._be_patient_no_more()
        self._leave()

    async def _work(self) -> None:
        try:
            while self._unread and not self.socket.closing:
                data = self._unread.pop(0)
                if len(self._unread) < MOST_UNREAD:
                    self.socket.resume("unread")
                await (self._handle(data) if self._greeted else self._hello(data))
        except Exception:
            _log.exception("A message could not be handled.")
            self.socket.close(StandardCode.INTERNAL_ERROR, "")
        finally:
            self._working = None

    def _be_patient_no_more(self) -> None:
        if self._patience:
            self._patience.cancel()
            self._patience = None

    def _no_hello(self) -> None:
        self._patience = None
        self.drop(CloseCode.NO_HELLO, "Say hello first.")

    async def _hello(self, data: bytes) -> None:
        self._be_patient_no_more()
        try:
            message = wire.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            message = None
        if not isinstance(message, wire.Hello):
            self._no_hello()
        elif message.protocol != wire.PROTOCOL:
            reason = f"This server speaks protocol {wire.PROTOCOL}. Reload."
            self.drop(CloseCode.OTHER_PROTOCOL, reason)
        else:
            self._greeted = True
            await self._welcome(message)

    async def _welcome(self, hello: wire.Hello) -> None:
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
            self.drop(CloseCode.BLOCKED, str(error))
            return
        if person:
            self.person, self.name = person.id, person.name
        info = wire.PersonInfo(person.id, person.name) if person else None
        house = self.gateway.server.services.house
        key = house.public if house else None
        self.tell(wire.encode(wire.Welcome(wire.PROTOCOL, __version__, info, key)))
        if self.gateway.server.services.journal.trouble:
            self.tell(wire.encode(self.gateway.server.waits))

    async def _handle(self, data: bytes) -> None:
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
        if not self.socket.pay(FOLLOW_TOKENS):
            raise TooMany("You ask for whole tables too often.")
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


def _id_in(data: bytes) -> str | None:
    """The id of a message that could not be read, if that much of it could."""
    try:
        found = msgspec.json.decode(data, type=_WithId).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return found[:40] if found else None
