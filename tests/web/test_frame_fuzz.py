"""The socket under random frames, held against RFC 6455; and the fuzzer itself, which must notice.

`python -m tests.web.frame_fuzz 1000000` is the long run.
"""

import asyncio
from collections.abc import Iterator

import pytest

from tests.effort import examples
from tests.web.frame_fuzz import (
    HUNG_UP,
    OPEN,
    RESET,
    TURNED_AWAY,
    Fuzz,
    Heard,
    complaints,
    fuzz_and_play,
    try_stream,
)
from tests.web.frame_model import HELLO, LIMIT, PING, Model
from tests.web.frame_streams import Stream, stream
from tests.web.frames import FrameReader, Op, Received, close, frame
from tests.web.servers import Output, Server, sqlite

FRAMES = examples(6_000)
FRAMES_WITH_LIMITS = examples(1_500)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of their own for tests that send it anything; none of it makes a traceback."""
    made = Server(sqlite(tmp_path_factory.mktemp("fuzzed")), "--no-rate-limits")
    output = Output(made)
    yield made
    made.stop()
    printed = output.whole()
    made.close()
    assert "Traceback" not in printed


def test_random_frames_are_answered_by_the_standard_while_people_play(fuzzed: Server) -> None:
    fuzz = Fuzz(fuzzed, "every run")
    assert asyncio.run(fuzz_and_play(fuzz, FRAMES)) == []
    assert fuzz.frames >= FRAMES
    # Not everything was refused at the door, and not everything was taken.
    assert fuzz.ends[OPEN] > 5
    assert fuzz.ends["closed 1002"] > 5


def test_random_frames_within_the_usual_limits(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whoever sends too fast is closed for that; whatever else they are told is right."""
    server = Server(sqlite(tmp_path_factory.mktemp("limited")))
    output, fuzz = Output(server), Fuzz(server, "limits", TURNED_AWAY)
    try:
        asyncio.run(fuzz.run(FRAMES_WITH_LIMITS))
    finally:
        server.stop()
        printed = output.whole()
        server.close()
    assert fuzz.failures == []
    assert "Traceback" not in printed


def data(*frames: bytes, greeted: bool = True) -> Stream:
    whole = b"".join(frames)
    return Stream("by hand", greeted, whole, (whole,), len(frames))


@pytest.mark.parametrize(
    ("sent", "end"),
    [
        (data(frame(Op.PING, b"x"), frame(Op.TEXT, PING)), OPEN),
        (data(frame(Op.TEXT, PING.ljust(LIMIT))), OPEN),
        (data(frame(Op.TEXT, PING[:5], fin=False), frame(Op.PING), frame(Op.MORE, PING[5:])), OPEN),
        (data(frame(Op.TEXT, PING.ljust(LIMIT + 1))), "closed 1009"),
        (data(frame(Op.TEXT, b"\xff")), "closed 1007"),
        (data(frame(Op.TEXT, PING, mask=None)), "closed 1002"),
        (data(frame(Op.TEXT, PING, rsv=4)), "closed 1002"),
        (data(frame(Op.MORE, PING)), "closed 1002"),
        (data(frame(Op.PING, 126 * b"x")), "closed 1002"),
        (data(frame(Op.PING, fin=False)), "closed 1002"),
        (data(frame(0xB)), "closed 1002"),
        (data(frame(Op.CLOSE, close(1005))), "closed 1002"),
        (data(frame(Op.CLOSE, b"\x03")), "closed 1002"),
        (data(frame(Op.CLOSE, close(4999, b"bye"))), "closed 4999"),
        (data(frame(Op.TEXT, PING), greeted=False), "closed 4003"),
        (data(frame(Op.TEXT, PING)[:-1]), HUNG_UP),
        # What breaks the socket comes along with hello: the welcome has nobody to go to.
        (data(frame(Op.TEXT, HELLO), frame(Op.TEXT, PING, rsv=1), greeted=False), "closed 1002"),
    ],
)
def test_each_kind_of_frame_has_its_end(fuzzed: Server, sent: Stream, end: str) -> None:
    assert asyncio.run(try_stream(fuzzed.url, sent)) == ([], end)


def test_a_stream_follows_from_its_seed() -> None:
    assert stream("0:1") == stream("0:1")
    assert stream("0:1") != stream("0:2")
    assert b"".join(stream("0:1").segments) == stream("0:1").data


def test_frames_are_read_as_they_are_written() -> None:
    reader, sent = FrameReader(), [b"", 125 * b"a", 126 * b"b", 70_000 * b"c"]
    whole = b"".join(frame(Op.TEXT, each, mask=None) for each in sent)
    got = [
        each for place in range(0, len(whole), 7) for each in reader.take(whole[place : place + 7])
    ]
    assert got == [Received(Op.TEXT, each) for each in sent]


@pytest.mark.parametrize(
    ("sent", "heard", "complaint"),
    [
        (frame(Op.TEXT, PING), Heard(), "0 answers to 1 messages"),
        (frame(Op.TEXT, PING), Heard(answers=["error"]), "answers"),
        (frame(Op.TEXT, PING), Heard(answers=["pong", "pong"]), "2 answers to 1"),
        (frame(Op.TEXT, PING), Heard(code=1002, end=HUNG_UP), "closed with 1002"),
        (frame(Op.TEXT, PING), Heard(end=HUNG_UP), "hung up without a close"),
        (frame(Op.TEXT, PING), Heard(end=RESET), "reset without a reason"),
        (frame(Op.PING, b"x"), Heard(), "no pong"),
        (frame(Op.PING, b"x"), Heard(pongs=[b"y", b"x"]), "pongs that answer no ping"),
        (frame(Op.TEXT, b"\xff"), Heard(answers=["error"]), "not closed with one of [1007]"),
        (frame(Op.TEXT, b"\xff"), Heard(code=1002, end=HUNG_UP), "closed with 1002, not"),
        (frame(Op.MORE, PING), Heard(), "not closed with one of [1002]"),
        (frame(Op.TEXT, PING, mask=None), Heard(answers=["pong"]), "not closed with"),
        (frame(Op.CLOSE, close(4999)), Heard(code=1002, end=HUNG_UP), "closed with 1002"),
        (frame(Op.TEXT, (LIMIT + 1) * b" "), Heard(answers=["error"]), "not closed with"),
    ],
)
def test_a_server_that_answers_wrongly_is_found(sent: bytes, heard: Heard, complaint: str) -> None:
    model = Model()
    model.feed(sent)
    found = complaints(model, heard)
    assert any(complaint in each for each in found), found


@pytest.mark.parametrize(
    ("received", "complaint"),
    [
        (Received(Op.TEXT, b'{"type":"error","code":"internal"}'), "internal"),
        (Received(Op.PING, b"", was_masked=True), "breaks the standard"),
        (Received(Op.PONG, 126 * b"x"), "breaks the standard"),
        (Received(Op.CLOSE, close(1005)), "no code to send"),
        (Received(Op.BINARY, b""), "another kind"),
    ],
)
def test_what_no_server_may_send_is_found(received: Received, complaint: str) -> None:
    heard = Heard()
    heard.take(received)
    assert any(complaint in each for each in heard.wrong), heard
