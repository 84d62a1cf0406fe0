"""The fuzzer of the socket: random streams of frames against a real server, held against RFC 6455.

python -m tests.web.frame_fuzz 1000000             so many frames, while people play
python -m tests.web.frame_fuzz --stream 7:1234     one stream of a run again, with what came back
"""

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from rich.progress import Progress

from adamas.wire.closes import CloseCode
from bench.players import Tally, playing
from tests.effort import PATIENCE_SECONDS
from tests.web.frame_model import HELLO, PING, Model, valid_code
from tests.web.frame_streams import Stream, stream
from tests.web.frames import FrameReader, Op, Received, frame, handshake
from tests.web.servers import Output, Server, memory, sqlite

AT_ONCE = 8
MOST_GROWTH_KB = 24_000
SYNC = b"are you there?"
OPEN, RESET, HUNG_UP = "open", "reset", "hung up"
ANSWERS = {"pong", "done", "error", "welcome"}
"""Messages that answer one; others come by themselves."""
TURNED_AWAY = frozenset({CloseCode.TOO_FAST, CloseCode.TOO_MANY})
"""How a server with limits may end any socket."""


@dataclass
class Heard:
    """What came back from the server."""

    pongs: list[bytes] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    """What no server may send."""
    code: int | None = None
    end: str = OPEN

    def take(self, each: Received) -> None:
        """Note a frame."""
        control = each.op >= Op.CLOSE
        if each.was_masked or each.rsv or (control and (not each.fin or len(each.content) > 125)):
            self.wrong.append(f"a frame that breaks the standard: {each}")
        if self.code is not None and not control:
            self.wrong.append(f"data after the close: {each}")
        elif each.op == Op.PONG:
            self.pongs.append(each.content)
        elif each.op == Op.CLOSE:
            self.code = each.code
            if each.content and not valid_code(self.code):
                self.wrong.append(f"closed with {self.code}, which is no code to send")
        elif each.op == Op.TEXT:
            self._message(json.loads(each.content))
        elif each.op != Op.PING:
            self.wrong.append(f"a frame of another kind: {each}")

    def _message(self, message: dict[str, object]) -> None:
        if message["type"] in ANSWERS:
            self.answers.append(str(message["type"]))
        if message["type"] == "bye" or message.get("code") == "internal":
            self.wrong.append(f"{message}")


def complaints(model: Model, heard: Heard, also: frozenset[int] = frozenset()) -> list[str]:
    """Where a server did not do what it should; `also` are codes with which it may always close."""
    found = list(heard.wrong)
    allowed = model.must | model.may | also
    if heard.code is not None and heard.code not in allowed:
        found.append(f"closed with {heard.code}, not with one of {sorted(allowed)}")
    if heard.end == RESET and heard.code is None and not allowed:
        found.append("reset without a reason")
    if heard.end == HUNG_UP and heard.code is None and not model.left:
        found.append("hung up without a close")
    if heard.end == OPEN and model.must:
        found.append(f"not closed with one of {sorted(model.must)}")
    if not _in_order(heard.pongs, model.pings):
        found.append("pongs that answer no ping")
    matched = zip(heard.answers, model.answers, strict=False)
    if any(answer not in kinds for answer, kinds in matched):
        found.append(f"answers {heard.answers} to {[sorted(each) for each in model.answers]}")
    if len(heard.answers) > len(model.answers):
        found.append(f"{len(heard.answers)} answers to {len(model.answers)} messages")
    if heard.end == OPEN and not model.must:
        if len(heard.answers) < len(model.answers):
            found.append(f"{len(heard.answers)} answers to {len(model.answers)} messages")
        if model.pings and heard.pongs[-1:] != model.pings[-1:]:
            found.append("no pong for the last ping")
    return found


def _in_order(some: list[bytes], of_all: list[bytes]) -> bool:
    """Whether all of some are among others, in the same order: older pings need no pong."""
    rest = iter(of_all)
    return all(each in rest for each in some)


class FuzzedSocket:
    """One socket: sends a stream, and reads all that comes back."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.heard = Heard()
        self._reader, self._writer, self._frames = reader, writer, FrameReader()
        self._news = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self._said_all = False
        self.between_frames = False
        """Whether all that was sent are whole frames."""

    @staticmethod
    async def open(url: str) -> "FuzzedSocket | None":
        """Connect and shake hands; None if the server turns us away."""
        parts = urlsplit(url)
        assert parts.hostname
        try:
            made = FuzzedSocket(*await asyncio.open_connection(parts.hostname, parts.port))
            made._writer.write(handshake(parts.netloc))
            head = await made._reader.readuntil(b"\r\n\r\n")
        except (OSError, asyncio.IncompleteReadError):
            return None
        if not head.startswith(b"HTTP/1.1 101"):
            made._writer.transport.abort()
            return None
        made._reading = asyncio.create_task(made._read())
        return made

    async def _read(self) -> None:
        try:
            while data := await self._reader.read(65536):
                for each in self._frames.take(data):
                    self.heard.take(each)
                    if each.op == Op.CLOSE:
                        self._part()
                self._news.set()
            self.heard.end = HUNG_UP
        except OSError:
            self.heard.end = RESET
        self._news.set()

    @property
    def ended(self) -> bool:
        """Whether the server has closed, or is about to."""
        return self.heard.end != OPEN or self.heard.code is not None

    def send(self, data: bytes) -> None:
        """Send bytes, unless nobody reads them or the end was said."""
        if not self._writer.is_closing() and not self._said_all:
            self._writer.write(data)

    async def send_all(self, segments: tuple[bytes, ...]) -> None:
        """Send one segment after the other, until the server closes."""
        for segment in segments:
            if self.ended:
                return
            self.send(segment)
            with contextlib.suppress(OSError):
                await self._writer.drain()
            await asyncio.sleep(0)

    async def until_answered(self, model: Model) -> None:
        """Wait until all is answered that has to be, or the server has hung up."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while self.heard.end == OPEN and (self.ended or not _settled(model, self.heard)):
                self._news.clear()
                await self._news.wait()

    def _part(self) -> None:
        """Answer a close, unless that would stand in the middle of a frame; then hang up."""
        if self.between_frames:
            self.send(frame(Op.CLOSE))
        self.end()

    def end(self) -> None:
        """Say that nothing more comes."""
        self._said_all = True
        with contextlib.suppress(OSError):
            self._writer.write_eof()

    async def close(self) -> None:
        """Hang up."""
        self._writer.transport.abort()
        if self._reading:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)


def _settled(model: Model, heard: Heard) -> bool:
    """Whether nothing more has to come."""
    return (
        not model.must
        and not model.left
        and len(heard.answers) >= len(model.answers)
        and heard.pongs[-1:] == model.pings[-1:]
    )


def _sync(model: Model) -> bytes:
    """What brings an open socket to a point where all before it must be answered."""
    ping = frame(Op.PING, SYNC)
    last = frame(Op.MORE) if model.in_message else b""
    return ping + last + frame(Op.TEXT, PING) + ping


async def try_stream(
    url: str, sent: Stream, also: frozenset[int] = frozenset()
) -> tuple[list[str], str]:
    """Send a stream to a server; what it did wrong, and how it ended."""
    socket = await FuzzedSocket.open(url)
    if socket is None:
        return ([] if also else ["no handshake"]), "turned away"
    model = Model(greeted=False)
    try:
        if sent.greeted:
            hello = frame(Op.TEXT, HELLO)
            model.feed(hello)
            socket.send(hello)
        model.feed(sent.data)
        await socket.send_all(sent.segments)
        socket.between_frames = not socket.ended and not model.left
        if model.left and not model.must:
            socket.end()
        elif not model.must:
            sync = _sync(model)
            model.feed(sync)
            socket.send(sync)
        await socket.until_answered(model)
        heard = socket.heard
        after_the_end = frozenset({1000, 1001, 1002}) if model.left else frozenset[int]()
        how = heard.end if heard.code is None else f"closed {heard.code}"
        return complaints(model, heard, also | after_the_end), how
    except TimeoutError:
        heard = socket.heard
        waits = f"{len(heard.answers)} of {len(model.answers)} answers, {heard.code=}, {heard.end=}"
        return [f"silent: {waits}, {len(heard.pongs)} of {len(model.pings)} pongs"], "silent"
    finally:
        await socket.close()


class Fuzz:
    """Many streams, some at once."""

    def __init__(self, server: Server, seed: str, also: frozenset[int] = frozenset()) -> None:
        self.server, self.seed, self._also = server, seed, also
        self.frames = self.streams = 0
        self.ends: Counter[str] = Counter()
        self.failures: list[str] = []

    async def run(self, count: int, progress: Progress | None = None) -> None:
        """Send so many frames."""
        if progress and not progress.tasks:
            progress.add_task("frames", total=count)

        async def one_after_the_other() -> None:
            while self.frames < count and len(self.failures) < 10:
                self.streams += 1
                sent = stream(f"{self.seed}:{self.streams}")
                self.frames += sent.frames
                found, how = await try_stream(self.server.url, sent, self._also)
                self.ends[how] += 1
                self.failures += [f"stream {sent.name}: {each}" for each in found]
                if progress:
                    progress.update(progress.task_ids[0], total=count, completed=self.frames)

        await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))


async def fuzz_and_play(fuzz: Fuzz, count: int, progress: Progress | None = None) -> list[str]:
    """Fuzz a server while eight people play on it; all that went wrong."""
    tally, server = Tally(), fuzz.server
    async with playing(server.url, tally):
        # What is loaded once is loaded now.
        await fuzz.run(min(count // 5, 20_000))
        warm = memory(server)
        await fuzz.run(count, progress)
        grown = memory(server) - warm
        fuzz.failures += [f"memory grew by {grown} kB"] if grown > MOST_GROWTH_KB else []
        fuzz.failures += [] if tally.take() else ["nobody could play"]
    return fuzz.failures


def main() -> None:
    """Fuzz as many frames as asked for, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("frames", nargs="?", type=int, default=100_000)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--stream", help="one stream of a run, by its name")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(sqlite(Path(folder)), "--no-rate-limits", warm=False)
        output = Output(server)
        try:
            if asked.stream:
                failures, how = asyncio.run(try_stream(server.url, stream(asked.stream)))
                print(stream(asked.stream), how, sep="\n")
            else:
                fuzz = Fuzz(server, asked.seed)
                with Progress() as progress:
                    failures = asyncio.run(fuzz_and_play(fuzz, asked.frames, progress))
                print(f"{fuzz.frames} frames in {fuzz.streams} streams: {dict(fuzz.ends)}")
            server.stop()
            failures += [output.whole()] if output.tracebacks else []
        finally:
            server.kill()
        sys.exit("\n".join(failures) or 0)


if __name__ == "__main__":
    main()
