"""What RFC 6455 and docs/protocol.md let a server answer to a stream of bytes.

A reference that reads bytes by the standard alone. Where the standard leaves a choice (how soon bad
text is noticed, whether a length that could be shorter is taken), both ways are right.
"""

import codecs
import json
import struct
from dataclasses import dataclass, field

from adamas.web.limits import Limits
from adamas.wire.closes import CloseCode
from adamas.wire.messages import PROTOCOL
from tests.web.frames import Op

LIMIT = Limits().message_bytes
FAULTS = 20
"""Messages that could not be read: after so many the server may close."""
BROKEN, UNACCEPTABLE, NOT_UTF8, TOO_BIG, NO_CODE = 1002, 1003, 1007, 1009, 1005
PING = b'{"type":"ping"}'
HELLO = json.dumps({"type": "hello", "protocol": PROTOCOL}).encode()
MEANINGS = {
    PING: "pong",
    HELLO: "error",
    b'{"type":"unfollow","id":"u"}': "error",
    b'{"type":"follow","id":"f","table":"aaaaaaaaaaaaaaaaaaaaaa"}': "error",
    '{"type":"sit","id":"s","name":"Žofie 💎"}'.encode(): "error",
    b'{"type":"nothing"}': "error",
    b"": "error",
    b"[]": "error",
    "💎 no JSON".encode(): "error",
}
"""Messages, and how whoever has no key and follows no table is answered."""
ANY = frozenset({"pong", "done", "error", "welcome"})
CONTROL = {Op.CLOSE, Op.PING, Op.PONG}


def valid_code(code: int) -> bool:
    """Whether a client may close with it."""
    return (1000 <= code <= 1014 and code not in (1004, 1005, 1006)) or 3000 <= code <= 4999


@dataclass
class Model:
    """A server as the standard has it, after the bytes that it was given."""

    greeted: bool = True
    """Whether hello has been said."""
    pings: list[bytes] = field(default_factory=list)
    """What pongs must hold, in order."""
    answers: list[frozenset[str]] = field(default_factory=list)
    """The types of messages, of which one comes for each message."""
    must: frozenset[int] = frozenset()
    """The codes with one of which the server closes; empty if it does not have to."""
    may: set[int] = field(default_factory=set)
    """The codes with which it may close."""
    left: bytes = b""
    """The beginning of a frame that is not complete."""
    faults: int = 0
    _over: bool = False
    """Whether no more frames are read."""
    _op: int | None = None
    _message: bytes = b""
    _text: codecs.IncrementalDecoder = field(default_factory=codecs.getincrementaldecoder("utf-8"))
    _bad_text: bool = False

    @property
    def in_message(self) -> bool:
        """Whether more fragments of a message are to come."""
        return self._op is not None

    def feed(self, data: bytes) -> None:
        """Read more bytes; what comes after the end is not read."""
        self.left += data
        while not self._over and self._frame():
            pass

    def _frame(self) -> bool:
        """Read one frame; whether it was complete."""
        data = self.left
        if len(data) < 2:
            if data:
                self.may |= self._wrong_start(data[0])
            return False
        wrong = self._wrong_start(data[0])
        op, fin, length = data[0] & 0xF, bool(data[0] & 0x80), data[1] & 0x7F
        if not data[1] & 0x80:
            wrong.add(BROKEN)
        start = 2
        if length > 125:
            start, layout, least = (4, "!H", 126) if length == 126 else (10, "!Q", 0x10000)
            if len(data) < start:
                self.may |= wrong
                return False
            (length,) = struct.unpack_from(layout, data, 2)
            if length < least:
                self.may.add(BROKEN)
            if length >> 63:
                wrong |= {BROKEN, TOO_BIG}
            if op in CONTROL:
                # Too long, or written as if it were.
                (wrong if length > 125 else self.may).add(BROKEN)
        start += 4 if data[1] & 0x80 else 0
        if len(self._message) + length > LIMIT:
            # Some libraries count control frames as parts of the message around them.
            (wrong if op not in CONTROL or length > LIMIT else self.may).add(TOO_BIG)
        # A frame that is too long need not be waited for; it must not be kept, either.
        there = len(data) - start
        if there < length and not (TOO_BIG in wrong and there > LIMIT):
            self.may |= wrong
            return False
        if wrong:
            self._end(wrong)
            return True
        content = bytes(
            byte ^ data[start - 4 + place % 4]
            for place, byte in enumerate(data[start : start + length])
        )
        self.left = data[start + length :]
        if op in CONTROL:
            self._control(op, content)
        else:
            self._data(op, content, fin)
        return True

    def _wrong_start(self, first: int) -> set[int]:
        """What is wrong with a frame that begins so."""
        op, fin = first & 0xF, bool(first & 0x80)
        wrong = (
            first & 0x70
            or op not in Op._value2member_map_
            or (op in CONTROL and not fin)
            or ((op == Op.MORE) != self.in_message and op not in CONTROL)
        )
        return {BROKEN} if wrong else set()

    def _control(self, op: int, content: bytes) -> None:
        if op == Op.PING:
            self.pings.append(content)
        elif op == Op.CLOSE:
            # Whoever closes in the middle of a message may be told that it is missing.
            self._end(_closing(content) | ({BROKEN} if self.in_message else set()))

    def _end(self, codes: set[int]) -> None:
        """Nothing more is read. A code for which a message was the reason may have come first."""
        self.must |= codes
        self._over, self.left = True, b""

    def _data(self, op: int, content: bytes, fin: bool) -> None:
        if op != Op.MORE:
            self._op, self._message, self._bad_text = op, b"", False
            self._text.reset()
        self._message += content
        if self._op == Op.TEXT and not self._bad_text:
            try:
                self._text.decode(content, fin)
            except UnicodeDecodeError:
                self._bad_text = True
                self.may.add(NOT_UTF8)
        if fin:
            if self._bad_text:
                # Frames that are there already may still be read.
                self.must |= {NOT_UTF8}
            else:
                self._complete(self._op == Op.TEXT, self._message)
            self._op, self._message = None, b""

    def _complete(self, text: bool, message: bytes) -> None:
        """A whole message has come."""
        if not text:
            # The protocol has none of these: a server reads them, refuses them, or closes.
            self.may.add(UNACCEPTABLE)
        if self.must:
            return
        if not self.greeted:
            if message == HELLO:
                self.greeted = True
                self.answers.append(frozenset({"welcome"}))
            else:
                others = () if text else (UNACCEPTABLE,)
                codes = (CloseCode.NO_HELLO, CloseCode.OTHER_PROTOCOL, *others)
                self.must |= frozenset(codes)
            return
        kinds = _meaning(message) if text else _meaning(message) | {"error"}
        self.answers.append(kinds)
        self.faults += "error" in kinds
        if self.faults >= FAULTS:
            self.may.add(CloseCode.TOO_FAST)


def _closing(content: bytes) -> set[int]:
    """The codes with which a close is answered."""
    if not content:
        return {NO_CODE, 1000}
    if len(content) == 1:
        return {BROKEN}
    code = int(struct.unpack_from("!H", content)[0])
    wrong = set() if valid_code(code) else {BROKEN}
    try:
        content[2:].decode()
    except UnicodeDecodeError:
        wrong |= {NOT_UTF8, BROKEN}
    return wrong or {code, 1000}


def _meaning(message: bytes) -> frozenset[str]:
    """How a message may be answered; what is no JSON only by an error."""
    known = MEANINGS.get(message.rstrip(b" "))
    if known:
        return frozenset({known})
    try:
        json.loads(message)
    except (ValueError, RecursionError):
        return frozenset({"error"})
    return ANY
