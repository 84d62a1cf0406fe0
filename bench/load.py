"""Load: how much one server carries, next to a bare server of the same stack in the same run.

python -m bench.load                       all figures on SQLite (about four minutes)
python -m bench.load --against COMMIT      the cost of an action beside that of an earlier commit
python -m bench.load --crowd               5,000 sockets at 1,250 tables: answer times, memory
python -m bench.load --postgresql          one, two and four processes with PostgreSQL
python -m bench.load --layers              what sockets alone cost, handled by whom
python -m bench.load --soak MINUTES        half the load for a while: does memory grow?

What counts is the processor time of the servers, which the system tells; other work on the machine
makes it noisy, but not wrong. Server and bare server run on the same event loop.
"""

import argparse
import asyncio
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec

from adamas.web.serve import raise_file_limit
from adamas.wire.messages import PROTOCOL
from bench.bare import LAYERS
from bench.sockets import LeanSocket
from tests.postgres import cluster
from tests.web.servers import Server

SEATS = 4
PACE_SECONDS = 5.0
"""One decision per player every so often, in the paced part."""
GAMES: dict[str, dict[str, str]] = {"diamant": {"expeditions": "9"}, "diamoniak": {}, "gnomes": {}}
"""What is played, with which options."""
ROUNDS = 3
"""How often commits are compared, one after the other: the machine is not always the same."""


class _Turn(msgspec.Struct):
    decision: int
    waiting: tuple[int, ...] = ()
    legal: tuple[str, ...] = ()


class _Message(msgspec.Struct):
    type: str
    id: str | None = None
    code: str | None = None
    turn: _Turn | None = None
    waiting: tuple[int, ...] | None = None
    seat: int | None = None


_decode = msgspec.json.Decoder(_Message).decode


@dataclass
class Tally:
    """What the clients of a run saw."""

    acknowledged: int = 0
    refused: int = 0
    latencies: list[float] = field(default_factory=list)
    last_at: float = 0.0
    """When the last answer came."""


class Player:
    """One socket at one table: chooses as soon as it is asked, or at its pace."""

    def __init__(self, socket: LeanSocket, tally: Tally) -> None:
        self.socket, self.tally = socket, tally
        self.seat = -1
        self.turn: _Turn | None = None
        self.pace: float | None = None
        self.stopped = True
        self._number = 0
        self._sent: dict[str, float] = {}
        """When each choice that is not answered yet was sent."""
        self._answered = asyncio.Event()
        self._done_for = -1
        self._dice = random.Random(1)
        socket.on_text = self._hear

    async def ask(self, kind: str, **fields: object) -> None:
        """Send a command and wait for its answer."""
        self._answered.clear()
        self._number += 1
        message = {"type": kind, "id": str(self._number), **fields}
        self.socket.send(msgspec.json.encode(message))
        await asyncio.wait_for(self._answered.wait(), 60)

    def _hear(self, text: bytes) -> None:
        message = _decode(text)
        if message.type in ("done", "error", "welcome"):
            if message.seat is not None:
                self.seat = message.seat
            if sent_at := self._sent.pop(message.id or "", 0.0):
                self.tally.last_at = time.perf_counter()
                self.tally.latencies.append(self.tally.last_at - sent_at)
                if message.type == "done":
                    self.tally.acknowledged += 1
                else:
                    self.tally.refused += 1
            self._answered.set()
        elif message.turn:
            self.turn = message.turn
            self.go_on()

    def go_on(self) -> None:
        """Choose, if this seat is asked and has not answered."""
        turn = self.turn
        if self.stopped or not turn or turn.decision <= self._done_for:
            return
        if self.seat not in turn.waiting:
            return
        self._done_for = turn.decision
        if self.pace is None:
            self._choose(turn)
        else:
            # Spread evenly, as people do.
            share = (hash((self.seat, id(self))) % 1000) / 1000
            asyncio.get_running_loop().call_later(share * self.pace, self._choose, turn)

    def _choose(self, turn: _Turn) -> None:
        self._number += 1
        self._sent[str(self._number)] = time.perf_counter()
        if "exit" in turn.legal:
            action = "exit" if turn.decision % 6 == 5 else "continue"
        else:
            action = self._dice.choice(turn.legal)
        self.socket.send(
            b'{"type":"choose","id":"%d","seat":%d,"decision":%d,"action":"%s"}'
            % (self._number, self.seat, turn.decision, action.encode())
        )


@dataclass
class Usage:
    """What a process has used."""

    cpu: float
    rss: int

    @staticmethod
    def of(pid: int) -> "Usage":
        """As the system tells."""
        stat = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        cpu = (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
        return Usage(cpu, pages * resource.getpagesize())


def pid_of(server: Server) -> int:
    """The process of a server."""
    assert server.process
    return server.process.pid


async def open_tables(
    urls: list[str], count: int, tally: Tally, game: str = "diamant", protocol: int = PROTOCOL
) -> list[list[Player]]:
    """Tables with all seats taken by people, ready to start; their sockets spread over servers."""
    tables: list[list[Player]] = []
    async with httpx.AsyncClient(base_url=urls[0], timeout=60) as http:
        keys = [
            (await http.post("/api/people", json={"name": f"P{seat}"})).json()["key"]
            for seat in range(SEATS)
        ]
        for number in range(count):
            head = {"Authorization": f"Bearer {keys[0]}"}
            wanted = {
                "game": game,
                "seats": SEATS,
                "options": GAMES[game],
                "stand_in_seconds": None,
            }
            made = await http.post("/api/tables", json=wanted, headers=head)
            table = made.json()["table"]
            url = urls[number % len(urls)]
            entering = (_enter(url, table, key, n, tally, protocol) for n, key in enumerate(keys))
            tables.append(list(await asyncio.gather(*entering)))
    return tables


async def _enter(url: str, table: str, key: str, seat: int, tally: Tally, protocol: int) -> Player:
    player = Player(await LeanSocket.connect(url), tally)
    hello = {"type": "hello", "protocol": protocol, "key": key}
    player.socket.send(msgspec.json.encode(hello))
    await player.ask("follow", table=table)
    await player.ask("sit", name=f"P{seat}", seat=seat)
    player.seat = seat
    return player


async def start(tables: list[list[Player]]) -> None:
    """Begin all games; nobody chooses yet."""
    for group in range(0, len(tables), 50):
        await asyncio.gather(*(players[0].ask("start") for players in tables[group : group + 50]))


async def play(tables: list[list[Player]], seconds: float, pace: float | None) -> None:
    """Let everybody choose for a while."""
    everybody = [player for players in tables for player in players]
    for player in everybody:
        player.pace, player.stopped = pace, False
        player.go_on()
    await asyncio.sleep(seconds)
    for player in everybody:
        player.stopped = True
    await asyncio.sleep(1.0)


def hang_up(tables: list[list[Player]]) -> None:
    """Close all sockets."""
    for players in tables:
        for player in players:
            player.socket.close()


@dataclass
class Rate:
    """What a run at full speed gave."""

    actions: float
    """A second."""
    cpu: float
    """Seconds of the servers, for an action."""
    messages: float
    """To clients, for an action."""
    octets: float
    """For an action."""


async def full_speed(
    servers: list[Server],
    count: int,
    seconds: float,
    game: str = "diamant",
    protocol: int = PROTOCOL,
) -> Rate:
    """Everybody chooses as soon as they are asked."""
    tally = Tally()
    urls = [server.url for server in servers]
    tables = await open_tables(urls, count, tally, game, protocol)
    await start(tables)
    sockets = [player.socket for players in tables for player in players]
    for socket in sockets:
        socket.messages = socket.octets = 0
    tally.acknowledged, before = 0, sum(Usage.of(pid_of(server)).cpu for server in servers)
    begin = time.perf_counter()
    await play(tables, seconds, None)
    # Few tables are soon over: what counts is the time until the last answer.
    passed = tally.last_at - begin
    used = sum(Usage.of(pid_of(server)).cpu for server in servers) - before
    messages = sum(socket.messages for socket in sockets)
    octets = sum(socket.octets for socket in sockets)
    hang_up(tables)
    done = tally.acknowledged
    return Rate(done / passed, used / done, messages / done, octets / done)


def server_on(folder: str, name: str, sources: Path | None = None, *arguments: str) -> Server:
    """A server on a SQLite file of its own, without limits on how fast clients are."""
    limits = ("--no-rate-limits", "--max-sockets", "100000", *arguments)
    return Server(f"{folder}/{name}.db", *limits, sources=sources, warm=False)


@contextmanager
def bare_server(
    group: int, answer: int, update: int, layer: str = "uvicorn"
) -> Iterator[tuple[str, int]]:
    """The reference; its address and process."""
    port = 8699
    command = [sys.executable, "-m", "bench.bare", *map(str, (port, group, answer, update)), layer]
    with subprocess.Popen(command) as process:
        try:
            time.sleep(2)
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.kill()


async def bare_speed(count: int, seconds: float, rate: Rate, layer: str = "uvicorn") -> float:
    """The bare server's processor time for as much as an action needs, in seconds."""
    # As many messages as an action makes: one to the sender, the others to the group.
    group = max(round(rate.messages) - 1, 1)
    answered = 0
    with bare_server(group, 60, round(max(rate.octets - 60, 1) / group), layer) as (url, pid):
        sockets = [await LeanSocket.connect(url) for _ in range(count * SEATS)]
        message = b'{"type":"choose","id":"123","seat":1,"decision":12,"action":"continue"}'

        def again(socket: LeanSocket, text: bytes) -> None:
            nonlocal answered
            if text.startswith(b"a"):
                answered += 1
                socket.send(message)

        for socket in sockets:
            socket.on_text = lambda text, socket=socket: again(socket, text)  # type: ignore[misc]
            socket.send(message)
        await asyncio.sleep(1)
        answered, before = 0, Usage.of(pid)
        await asyncio.sleep(seconds)
        used = Usage.of(pid).cpu - before.cpu
        for socket in sockets:
            socket.close()
    return used / answered


async def paced(server: Server, count: int, seconds: float) -> None:
    """People at their pace: latency, and memory for each table and socket."""
    pid = pid_of(server)
    empty = Usage.of(pid).rss
    idle = [await LeanSocket.connect(server.url) for _ in range(500)]
    for socket in idle:
        socket.send(b'{"type":"hello","protocol":%d}' % PROTOCOL)
    await asyncio.sleep(2)
    per_socket = (Usage.of(pid).rss - empty) / len(idle)
    for socket in idle:
        socket.close()
    tally = Tally()
    await asyncio.sleep(2)
    before = Usage.of(pid).rss
    tables = await open_tables([server.url], count, tally)
    await start(tables)
    per_table = (Usage.of(pid).rss - before) / count
    begin, used = time.perf_counter(), Usage.of(pid).cpu
    await play(tables, seconds, PACE_SECONDS)
    passed, used = time.perf_counter() - begin, Usage.of(pid).cpu - used
    latencies = sorted(tally.latencies)
    cuts = statistics.quantiles(latencies, n=100)
    print(f"{count} tables, {count * SEATS} sockets, a decision every {PACE_SECONDS:.0f} s:")
    print(f"  actions              {tally.acknowledged} in {passed:.0f} s, {tally.refused} refused")
    print(f"  acknowledged after   p50 {cuts[49] * 1e3:.1f} ms, p99 {cuts[98] * 1e3:.1f} ms")
    print(f"  processor            {100 * used / passed:.0f} % of a core")
    print(f"  memory for a socket  {per_socket / 1e3:.1f} kB")
    print(f"  memory for a table   {per_table / 1e3:.1f} kB with its {SEATS} sockets (at most 80)")
    lost = sum(player.socket.closed for players in tables for player in players)
    print(f"  sockets lost         {lost}")
    hang_up(tables)


async def on_sqlite(asked: argparse.Namespace) -> None:
    """All figures of one process."""
    with tempfile.TemporaryDirectory() as folder:
        server = server_on(folder, "paced")
        try:
            await paced(server, asked.tables, asked.seconds)
        finally:
            server.kill()
        for game in GAMES:
            rate = await measured(folder, game, asked)
            bare = await bare_speed(asked.tables, asked.seconds / 4, rate)
            print(f"{game}, {asked.tables} tables at full speed:")
            print(f"  durable actions      {rate.actions:.0f} a second")
            print(f"  processor            {rate.cpu * 1e6:.0f} µs an action")
            print(f"  messages             {rate.messages:.1f}, {rate.octets:.0f} bytes an action")
            print(f"  the bare server      {bare * 1e6:.0f} µs: {bare / rate.cpu:.2f} of ours")


async def measured(
    folder: str,
    game: str,
    asked: argparse.Namespace,
    sources: Path | None = None,
    protocol: int = PROTOCOL,
) -> Rate:
    """A game at full speed on a server of its own."""
    server = server_on(folder, f"{game}{time.monotonic_ns()}", sources)
    try:
        return await full_speed([server], asked.tables, asked.seconds / 4, game, protocol)
    finally:
        server.kill()


async def against(asked: argparse.Namespace) -> None:
    """The cost of an action beside that of an earlier commit, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        checkout = ["git", "worktree", "add", "--quiet", "--detach", str(other), asked.against]
        subprocess.run(checkout, check=True)
        try:
            messages = (other / "src/adamas/wire/messages.py").read_text(encoding="utf-8")
            protocol = int(messages.split("\nPROTOCOL = ")[1].split()[0])
            for game in GAMES:
                pairs = []
                for _ in range(ROUNDS):
                    new = await measured(folder, game, asked)
                    old = await measured(folder, game, asked, other / "src", protocol)
                    pairs.append((new, old))
                _compare(game, pairs)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(other)], check=True)


def _compare(game: str, pairs: list[tuple[Rate, Rate]]) -> None:
    ratios = [new.cpu / old.cpu for new, old in pairs]
    shown = ", ".join(f"{new.cpu * 1e6:.0f} / {old.cpu * 1e6:.0f}" for new, old in pairs)
    octets = statistics.median(new.octets for new, _ in pairs)
    before = statistics.median(old.octets for _, old in pairs)
    print(f"{game}: µs of processor an action {shown}: {statistics.median(ratios):.2f}")
    print(f"  bytes an action {octets:.0f} / {before:.0f}: {octets / before:.2f}")


async def crowd(_: argparse.Namespace) -> None:
    """As many as one process takes by default."""
    with tempfile.TemporaryDirectory() as folder:
        server = server_on(folder, "crowd")
        try:
            await paced(server, 1250, 60.0)
        finally:
            server.kill()


async def on_postgresql(asked: argparse.Namespace) -> None:
    """One process, two and four."""
    with cluster() as postgres:
        first = 0.0
        for processes in (1, 2, 4):
            address = postgres.new_database()
            arguments = ("--no-rate-limits", "--max-sockets", "100000")
            servers = [Server(address, *arguments, warm=False) for _ in range(processes)]
            try:
                rate = await full_speed(servers, asked.tables, asked.seconds / 2)
            finally:
                for server in servers:
                    server.kill()
            first = first or rate.cpu
            print(
                f"PostgreSQL, {processes} processes: {rate.actions:.0f} durable actions a second, "
                f"{rate.cpu * 1e6:.0f} µs an action in the servers: {rate.cpu / first:.2f} of one"
            )


async def layers(asked: argparse.Namespace) -> None:
    """What it costs to receive a choice and to tell of it, as often and long as in Diamant."""
    with tempfile.TemporaryDirectory() as folder:
        rate = await measured(folder, "diamant", asked)
    print(f"a durable action of Diamant: {rate.cpu * 1e6:.0f} µs, of which sockets alone:")
    for _ in range(ROUNDS):
        for layer in LAYERS:
            used = await bare_speed(asked.tables, asked.seconds / 4, rate, layer)
            print(f"  {layer:8} {used * 1e6:.0f} µs")


async def soak(asked: argparse.Namespace) -> None:
    """Half the load for a while."""
    with tempfile.TemporaryDirectory() as folder:
        server = server_on(folder, "soak")
        try:
            early, end = 0, time.monotonic() + 60 * asked.soak
            begin = time.monotonic()
            while time.monotonic() < end:
                tally = Tally()
                tables = await open_tables([server.url], asked.tables // 2, tally)
                await start(tables)
                await play(tables, min(90.0, max(end - time.monotonic(), 1.0)), PACE_SECONDS)
                rss, minutes = Usage.of(pid_of(server)).rss, (time.monotonic() - begin) / 60
                print(f"  minute {minutes:4.1f}: {rss / 1e6:.1f} MB, {tally.acknowledged} actions")
                early = early or (rss if minutes >= 2 else 0)
                hang_up(tables)
            growth = 100 * (rss / early - 1)
            print(f"at the end {growth:+.1f} % of minute two (at most +5)")
            if growth > 5:
                sys.exit("Memory grows.")
        finally:
            server.kill()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--against", metavar="COMMIT")
    parser.add_argument("--crowd", action="store_true")
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--layers", action="store_true")
    parser.add_argument("--soak", type=float, metavar="MINUTES")
    given = parser.parse_args()
    raise_file_limit()
    chosen = (
        (given.against, against),
        (given.crowd, crowd),
        (given.postgresql, on_postgresql),
        (given.layers, layers),
        (given.soak, soak),
    )
    asyncio.run(next((run for wanted, run in chosen if wanted), on_sqlite)(given))
