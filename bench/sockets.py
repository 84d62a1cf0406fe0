"""A client that costs next to nothing, so that a bench measures the server and not itself.

It speaks just enough of WebSocket: text frames, unmasked in, masked with zeros out.
"""

import asyncio
import struct
from collections.abc import Callable
from urllib.parse import urlsplit

_HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_TEXT, _CLOSE, _PING = 0x81, 0x88, 0x89


class LeanSocket(asyncio.Protocol):
    """One socket."""

    def __init__(self, host: str) -> None:
        self._host = host
        self._buffer = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.on_text: Callable[[bytes], None] = lambda _: None
        self.messages = self.octets = 0
        self.closed = False

    @staticmethod
    async def connect(url: str) -> "LeanSocket":
        """Connect and shake hands."""
        parts = urlsplit(url)
        assert parts.hostname
        assert parts.port
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(
            lambda: LeanSocket(parts.netloc), parts.hostname, parts.port
        )
        await made.opened
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to shake hands."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(_HANDSHAKE.format(host=self._host).encode())

    def connection_lost(self, _: Exception | None) -> None:
        """Note the end."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("The server did not let us in."))

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what came."""
        buffer = self._buffer + data if self._buffer else data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self._transport.close()
                return
            self._open = True
            self.opened.set_result(None)
            buffer = buffer[end + 4 :]
        place, size = 0, len(buffer)
        while size - place >= 2:
            length, start = buffer[place + 1], place + 2
            if length == 126:
                if size < start + 2:
                    break
                (length,), start = struct.unpack_from("!H", buffer, start), start + 2
            elif length == 127:
                if size < start + 8:
                    break
                (length,), start = struct.unpack_from("!Q", buffer, start), start + 8
            if size < start + length:
                break
            self._take(buffer[place], buffer[start : start + length])
            place = start + length
        self._buffer = buffer[place:]

    def _take(self, head: int, content: bytes) -> None:
        if head == _TEXT:
            self.messages += 1
            self.octets += len(content)
            self.on_text(content)
        elif head == _PING:
            self._transport.write(b"\x8a" + bytes((0x80 | len(content),)) + b"\0\0\0\0" + content)
        elif head == _CLOSE:
            self._transport.close()

    def send(self, text: bytes) -> None:
        """Send a text."""
        size = len(text)
        head = bytes((_TEXT, 0x80 | size)) if size < 126 else struct.pack("!BBH", _TEXT, 0xFE, size)
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()
