"""Streams of frames, right and wrong, cut into segments anywhere; each follows from its seed."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tests.web.frame_model import LIMIT, MEANINGS, PING
from tests.web.frames import Form, Op, close, frame

MOST_MESSAGES = 15
"""In a stream: fewer than the server takes that it cannot read."""
FORMS: tuple[Form, ...] = ("shortest", "16", "64")
BAD_TEXTS = (
    *(b"\xff", b"\xc3", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82"),
    *(b'{"type":"ping\x80"}', "💎".encode()[:3], b"\xf8\x88\x80\x80\x80"),
)
CODES = (*range(998, 1018), 0, 1, 2999, 3000, 3999, 4000, 4002, 4999, 5000, 65535)


@dataclass(frozen=True, slots=True)
class Stream:
    """What one socket sends after its handshake."""

    name: str
    """Its seed."""
    greeted: bool
    """Whether a proper hello comes before it."""
    data: bytes
    segments: tuple[bytes, ...]
    """The same, in parts."""
    frames: int


class Writer:
    """Writes frames by chance, and counts them."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.frames, self.messages = rng, 0, 0

    def frame(
        self,
        op: int,
        content: bytes = b"",
        *,
        fin: bool = True,
        rsv: int = 0,
        mask: bool = True,
        form: Form = "shortest",
        length: int | None = None,
    ) -> bytes:
        """One frame, with a mask of its own."""
        self.frames += 1
        key = self.rng.randbytes(4) if mask else None
        return frame(op, content, fin=fin, rsv=rsv, mask=key, form=form, length=length)

    def between(self) -> bytes:
        """Control frames that may stand between fragments, if any."""
        return b"".join(self.control() for _ in range(self.rng.choice((0, 0, 0, 1, 3))))

    def control(self) -> bytes:
        """A ping or a pong that nobody asked for."""
        size = self.rng.choice((0, 0, 1, 4, self.rng.randrange(126), 125))
        op = Op.PING if self.rng.random() < 0.7 else Op.PONG
        return self.frame(op, self.rng.randbytes(size))

    def text(self) -> bytes:
        """A message that can be understood, or not, but is text."""
        self.messages += 1
        if self.messages > MOST_MESSAGES:
            return self.control()
        content = self.rng.choice((*MEANINGS, PING, PING))
        if content == PING and self.rng.random() < 0.2:
            content = PING.ljust(self.rng.choice((126, 127, 1000, LIMIT - 1, LIMIT)))
        return self.message(Op.TEXT, content)

    def binary(self) -> bytes:
        """A message in a binary frame."""
        self.messages += 1
        if self.messages > MOST_MESSAGES:
            return self.control()
        return self.message(Op.BINARY, self.rng.choice((PING, b"", self.rng.randbytes(40))))

    def message(self, op: Op, content: bytes) -> bytes:
        """A message, whole or in fragments that are cut anywhere."""
        if self.rng.random() < 0.4:
            return self.frame(op, content)
        count = self.rng.choice((1, 2, 3, 8, 40))
        places = sorted(self.rng.randrange(len(content) + 1) for _ in range(count))
        parts = [
            content[start:end] for start, end in zip([0, *places], [*places, None], strict=True)
        ]
        sent = b""
        for place, part in enumerate(parts):
            kind = Op.MORE if place else op
            sent += self.frame(kind, part, fin=place == len(parts) - 1)
            sent += self.between() if place < len(parts) - 1 else b""
        return sent

    def odd(self) -> bytes:
        """What servers may take or refuse: lengths that could be shorter."""
        op = self.rng.choice((Op.TEXT, Op.PING))
        form = self.rng.choice(FORMS)
        if op == Op.TEXT:
            self.messages += 1
        return self.frame(op, PING, form="shortest" if op == Op.PING else form)

    def wrong(self) -> bytes:
        """A frame, or several, at which a server closes."""
        return self.rng.choice(WRONG)(self, self.rng)


def _wrong_code(writer: Writer, rng: Random) -> bytes:
    reason = rng.choice((b"", b"bye", "💎".encode(), b"\xff\xfe", 123 * b"x"))
    return writer.frame(Op.CLOSE, close(rng.choice(CODES), reason))


def _too_big(writer: Writer, rng: Random) -> bytes:
    if rng.random() < 0.5:
        return writer.frame(Op.TEXT, PING.ljust(LIMIT + rng.choice((1, 2, 5000))))
    parts = [writer.frame(Op.TEXT, LIMIT // 2 * b" ", fin=False)]
    parts += [writer.frame(Op.MORE, LIMIT // 2 * b" ", fin=False), writer.between()]
    return b"".join((*parts, writer.frame(Op.MORE, PING)))


def _bad_text(writer: Writer, rng: Random) -> bytes:
    content = rng.choice(BAD_TEXTS)
    return writer.message(Op.TEXT, rng.choice((content, b"abc" + content, content + b"abc")))


def _two_messages(writer: Writer, _: Random) -> bytes:
    return writer.frame(Op.TEXT, b"{", fin=False) + writer.frame(Op.TEXT, b"}")


def _huge(writer: Writer, rng: Random) -> bytes:
    length = rng.choice((2**63, 2**64 - 1, 2**63 - 1, 2**32, 2**31, 0x10000))
    return writer.frame(Op.TEXT, rng.choice((0, 10, 2 * LIMIT)) * b" ", length=length, form="64")


WRONG: tuple[Callable[[Writer, Random], bytes], ...] = (
    lambda writer, rng: writer.frame(rng.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), PING),
    lambda writer, rng: writer.frame(rng.choice(list(Op)), PING, rsv=rng.randrange(1, 8)),
    lambda writer, rng: writer.frame(rng.choice(list(Op)), PING, mask=False),
    lambda writer, rng: writer.frame(rng.choice((Op.PING, Op.PONG, Op.CLOSE)), fin=False),
    lambda writer, rng: writer.frame(
        rng.choice((Op.PING, Op.PONG, Op.CLOSE)), rng.choice((126, 300, 70_000)) * b"x"
    ),
    lambda writer, rng: writer.frame(Op.PING, b"x", form=rng.choice(("16", "64"))),
    lambda writer, rng: writer.frame(Op.MORE, rng.choice((b"", PING)), fin=rng.random() < 0.5),
    lambda writer, _: writer.frame(Op.CLOSE, b"\x03"),
    lambda writer, _: writer.frame(Op.CLOSE),
    _wrong_code,
    _too_big,
    _bad_text,
    _two_messages,
    _huge,
    lambda writer, rng: writer.frame(Op.TEXT, PING, length=rng.randrange(40)),
    lambda _, rng: rng.randbytes(rng.randrange(1, 40)),
)


def stream(name: str) -> Stream:
    """The stream of a seed."""
    rng = Random(name)
    writer = Writer(rng)
    good = (writer.control, writer.control, writer.text, writer.text, writer.binary)
    parts = [rng.choice(good)() for _ in range(rng.choice((0, 1, 3, 10, 30, 60)))]
    if rng.random() < 0.1:
        parts.append(writer.odd())
    if rng.random() < 0.7:
        parts.append(writer.wrong())
        # What comes after the end is nobody's.
        parts += [rng.choice((*good, writer.wrong))() for _ in range(rng.choice((0, 0, 1, 5)))]
    data = b"".join(parts)
    if data and rng.random() < 0.1:
        data = _flipped(rng, data)
    if data and rng.random() < 0.1:
        data = data[: rng.randrange(len(data))]
    return Stream(name, rng.random() < 0.9, data, _segments(rng, data), writer.frames)


def _flipped(rng: Random, data: bytes) -> bytes:
    """The same with some bits the other way round."""
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 3, 20))):
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def _segments(rng: Random, data: bytes) -> tuple[bytes, ...]:
    """The data in parts: whole, cut somewhere, or a byte at a time."""
    way = rng.random()
    if way < 0.5 or len(data) < 2:
        return (data,)
    if way < 0.6 and len(data) < 400:
        return tuple(data[place : place + 1] for place in range(len(data)))
    places = sorted(rng.randrange(len(data)) for _ in range(rng.choice((1, 2, 5, 20))))
    return tuple(data[start:end] for start, end in zip([0, *places], [*places, None], strict=True))
