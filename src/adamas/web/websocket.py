"""A WebSocket as the network sees it: bytes and frames in, messages out. It knows no messages.

Every piece of data and every frame that arrives, control frames and fragments too, is paid for
from the budget of its connection before anything is done for it, and from that of its address:
whoever has spent the first is cut off, whoever has spent the second is not read from for a while.
Writing never waits: a reader that is too slow is cut off.

The handshake and the frames are those of the library `websockets`; it does no input or output.
"""

import asyncio
import logging
import struct
from collections.abc import Callable
from typing import Protocol, cast

from websockets.exceptions import InvalidState
from websockets.frames import CloseCode as StandardCode
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF
from websockets.server import ServerProtocol

from adamas.web.limits import Bucket, Limits
from adamas.wire.closes import CloseCode

SLICE_BYTES = 512
"""So much is parsed at a time: it holds so few frames that nobody notices."""
BYTES_PER_TOKEN = 1024
PIECE_TOKENS = 0.05
"""What a piece of data costs, however small it is."""
CLOSE_SECONDS = 5.0
"""How long the other side may take to answer when the socket is closed."""
PING_AFTER_SECONDS = 25.0
LOST_AFTER_SECONDS = 85.0
"""A slow phone is not a dead one."""
_DATA = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
_PING = b"\x89\x00"
_quiet = logging.getLogger("adamas.web.frames")
"""What anybody can send is not worth a line in the log."""
_quiet.addHandler(logging.NullHandler())
_quiet.propagate = False


class Receiver(Protocol):
    """Who gets the messages of a socket."""

    def receive(self, data: bytes) -> None:
        """A message came."""

    def lost(self) -> None:
        """The socket is closed."""


class Refused(Exception):
    """Why a socket is not opened."""

    def __init__(self, code: CloseCode | None, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        """None if not even the handshake is finished."""


class WebSocket(asyncio.Protocol):
    """One socket."""

    __slots__ = (
        "_budget",
        "_closing",
        "_connection",
        "_deaf",
        "_fragments",
        "_house",
        "_limits",
        "_loop",
        "_on_closed",
        "_on_slow",
        "_outgoing",
        "_outgoing_bytes",
        "_paused_for",
        "_pinged",
        "_receiver",
        "_text",
        "_welcome",
        "heard_at",
        "transport",
    )

    def __init__(
        self,
        limits: Limits,
        welcome: "Callable[[WebSocket, Request], tuple[Receiver, Bucket]]",
        on_closed: "Callable[[WebSocket], None]",
        on_slow: Callable[[], None],
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._limits, self._welcome = limits, welcome
        self._on_closed, self._on_slow = on_closed, on_slow
        self._connection = ServerProtocol(max_size=limits.message_bytes, logger=_quiet)
        self._budget = Bucket(limits.messages_per_second, limits.message_burst)
        self._house: Bucket | None = None
        """What the address has left; known after the handshake."""
        self._receiver: Receiver | None = None
        self._fragments: list[bytes] = []
        self._text = True
        self._outgoing: list[bytes] = []
        self._outgoing_bytes = 0
        self._paused_for: set[str] = set()
        self._closing: asyncio.TimerHandle | None = None
        self._pinged = self._deaf = False
        self.heard_at = self._loop.time()

    # Life

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is taken over from HTTP, whose first bytes follow."""
        # Those of uvloop only look like this class.
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _: Exception | None) -> None:
        """Whoever was there is gone."""
        if self._closing:
            self._closing.cancel()
        self._outgoing.clear()
        # The library's parser refers to itself; without this it would have to be collected.
        self._connection.parser.close()
        self._on_closed(self)
        receiver, self._receiver = self._receiver, None
        if receiver:
            receiver.lost()

    @property
    def closing(self) -> bool:
        """Whether nothing is said any more."""
        return self._closing is not None or self.transport.is_closing()

    def shutdown(self) -> None:
        """The server goes down."""
        self.close(StandardCode.SERVICE_RESTART, "")
        self.transport.close()

    def close(self, code: int, reason: str) -> None:
        """Say why, after what was said before, and hang up once that is answered or ignored."""
        if self.closing:
            return
        self._flush()
        try:
            self._connection.send_close(code, reason)
        except InvalidState:
            self.transport.abort()
            return
        self._closing = self._loop.call_later(CLOSE_SECONDS, self.transport.abort)
        # Their answer must get through.
        self._paused_for.clear()
        self.transport.resume_reading()
        self._write_frames()

    def keep_alive(self) -> None:
        """Ask a silent page whether it is there; hang up on one that has not answered."""
        silent = self._loop.time() - self.heard_at
        if silent > LOST_AFTER_SECONDS:
            self.transport.abort()
        elif silent > PING_AFTER_SECONDS and not self._pinged and not self.closing:
            self._pinged = True
            self.transport.write(_PING)

    # Reading

    def data_received(self, data: bytes) -> None:
        """Pay for what came, then take the frames out of it, a few at a time."""
        self.heard_at, self._pinged = self._loop.time(), False
        if self._deaf:
            return
        for start in range(0, len(data), SLICE_BYTES):
            piece = data[start : start + SLICE_BYTES]
            if self._receiver and not self.pay(max(len(piece) / BYTES_PER_TOKEN, PIECE_TOKENS)):
                return
            self._connection.receive_data(piece)
            if not self._take_events():
                return

    def eof_received(self) -> None:
        """They say no more: so does this side."""
        self._connection.receive_eof()
        self.transport.close()

    def pay(self, tokens: float) -> bool:
        """Whether a connection may go on; an address that has spent too much has to wait."""
        if not self._budget.take(tokens):
            self.close(CloseCode.TOO_FAST, "You send too many messages.")
            # What still comes is thrown away: to hang up on it would lose the reason on its way.
            self._deaf = True
            return False
        if self._house and not self._house.take(tokens, debt=True):
            self.pause("address")
            self._loop.call_later(self._house.wait(), self.resume, "address")
        return True

    def _take_events(self) -> bool:
        """Handle what the bytes meant; whether any more are to be read."""
        for event in self._connection.events_received():
            if isinstance(event, Frame):
                if not self.pay(1.0):
                    return False
                self._take(event)
            elif isinstance(event, Request) and not self._shake_hands(event):
                return False
        # Answers of the library: pongs, and why it gives up.
        return self._write_frames()

    def _shake_hands(self, request: Request) -> bool:
        response = self._connection.accept(request)
        refused: Refused | None = None
        if response.status_code == 101:
            try:
                self._receiver, self._house = self._welcome(self, request)
            except Refused as error:
                refused = error
                if error.code is None:
                    response = self._connection.reject(403, f"{error}\n")
        self._connection.send_response(response)
        self._write_frames()
        if response.status_code != 101:
            self.transport.close()
        elif refused and refused.code:
            self.close(refused.code, str(refused))
        return self._receiver is not None

    def _take(self, frame: Frame) -> None:
        """Put the fragments of a message together; the library answers all other frames."""
        if frame.opcode not in _DATA or self._closing:
            return
        if frame.opcode is not Opcode.CONT:
            self._text = frame.opcode is Opcode.TEXT
        data = bytes(frame.data)
        if not frame.fin or self._fragments:
            self._fragments.append(data)
            if not frame.fin:
                return
            data = b"".join(self._fragments)
            self._fragments.clear()
        if self._text and not _is_utf8(data):
            self._connection.fail(StandardCode.INVALID_DATA, "This text is not UTF-8.")
        elif self._receiver:
            self._receiver.receive(data)

    def pause(self, why: str) -> None:
        """Read nothing until that reason is gone."""
        if not self._paused_for and not self.closing:
            self.transport.pause_reading()
        if not self.closing:
            self._paused_for.add(why)

    def resume(self, why: str) -> None:
        """Go on, unless there is another reason not to."""
        if why in self._paused_for:
            self._paused_for.discard(why)
            if not self._paused_for and not self.transport.is_closing():
                self.transport.resume_reading()

    # Writing

    def send(self, message: bytes) -> None:
        """Send a text, together with whatever else is said in this moment."""
        if self.closing:
            return
        if not self._outgoing:
            self._loop.call_soon(self._flush)
        self._outgoing += (_head(len(message)), message)
        self._outgoing_bytes += len(message)
        if self._outgoing_bytes > self._limits.queue_bytes:
            self._too_slow()

    def _flush(self) -> None:
        if self._outgoing and not self.transport.is_closing():
            self.transport.write(b"".join(self._outgoing))
            self._check_reader()
        self._outgoing.clear()
        self._outgoing_bytes = 0

    def _write_frames(self) -> bool:
        """Write what the library has to say: the handshake, pongs, the end. Whether to go on."""
        written = self._connection.data_to_send()
        if not written or self.transport.is_closing():
            return not self.transport.is_closing()
        self._flush()
        self.transport.write(b"".join(written))
        if SEND_EOF in written:
            self.transport.close()
            return False
        self._check_reader()
        return True

    def _check_reader(self) -> None:
        if not self._closing and self.transport.get_write_buffer_size() > self._limits.queue_bytes:
            self._too_slow()

    def _too_slow(self) -> None:
        self._on_slow()
        self._outgoing.clear()
        self.close(CloseCode.SLOW_READER, "You read too slowly; come back with your version.")


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes: it is whole, and not masked."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return struct.pack("!BBH", 0x81, 126, size)
    return struct.pack("!BBQ", 0x81, 127, size)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
