"""Frames of RFC 6455 as bytes, right or wrong: what attackers and fuzzers send and read."""

import struct
from dataclasses import dataclass
from enum import IntEnum
from typing import Literal


class Op(IntEnum):
    """What a frame is."""

    MORE = 0x0
    TEXT = 0x1
    BINARY = 0x2
    CLOSE = 0x8
    PING = 0x9
    PONG = 0xA


Form = Literal["shortest", "16", "64"]
"""How the length of a frame is written; the standard asks for the shortest."""


def masked(content: bytes, mask: bytes) -> bytes:
    """The content under a mask, or out of it."""
    if mask == b"\0\0\0\0":
        return content
    size = len(content)
    key = int.from_bytes((mask * (size // 4 + 1))[:size])
    return (int.from_bytes(content) ^ key).to_bytes(size)


def frame(
    op: int,
    content: bytes = b"",
    *,
    fin: bool = True,
    rsv: int = 0,
    mask: bytes | None = b"\0\0\0\0",
    form: Form = "shortest",
    length: int | None = None,
) -> bytes:
    """A frame as a client sends it; `length` may claim another size than the content has."""
    size = len(content) if length is None else length
    first = (0x80 if fin else 0) | rsv << 4 | op
    flag = 0 if mask is None else 0x80
    if form == "64" or size > 0xFFFF:
        head = struct.pack("!BBQ", first, flag | 127, size)
    elif form == "16" or size > 125:
        head = struct.pack("!BBH", first, flag | 126, size)
    else:
        head = bytes((first, flag | size))
    return head + content if mask is None else head + mask + masked(content, mask)


def close(code: int, reason: bytes = b"") -> bytes:
    """What is in a frame that closes."""
    return struct.pack("!H", code) + reason


@dataclass(frozen=True, slots=True)
class Received:
    """A frame that the server sent."""

    op: int
    content: bytes
    fin: bool = True
    rsv: int = 0
    was_masked: bool = False

    @property
    def code(self) -> int:
        """Of a frame that closes: why; 1005 if it does not say."""
        return int(struct.unpack_from("!H", self.content)[0]) if self.content else 1005


class FrameReader:
    """Takes frames out of a stream of bytes."""

    def __init__(self) -> None:
        self._buffer = b""

    def take(self, data: bytes) -> list[Received]:
        """The frames that are complete now."""
        buffer = self._buffer + data
        place, found = 0, []
        while (made := _one(buffer, place)) is not None:
            received, place = made
            found.append(received)
        self._buffer = buffer[place:]
        return found


def _one(buffer: bytes, place: int) -> tuple[Received, int] | None:
    """The frame at a place, and where the next begins; None if it is not all there."""
    start = place + 2
    if len(buffer) < start:
        return None
    first, length = buffer[place], buffer[place + 1]
    was_masked, length = bool(length & 0x80), length & 0x7F
    if length > 125:
        layout = "!H" if length == 126 else "!Q"
        start += struct.calcsize(layout)
        if len(buffer) < start:
            return None
        (length,) = struct.unpack_from(layout, buffer, place + 2)
    end = start + length
    if len(buffer) < end:
        return None
    received = Received(
        first & 0xF, buffer[start:end], bool(first & 0x80), first >> 4 & 7, was_masked
    )
    return received, end


def handshake(host: str) -> bytes:
    """What opens a socket at a server that is called so."""
    lines = (
        "GET /ws HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join((*lines, "", "")).encode()
