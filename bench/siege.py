"""The siege: eight people play on a real server with its real limits while it is attacked.

python -m bench.siege                  every attack (about ten minutes)
python -m bench.siege pings follows    some of them
python -m bench.siege --markdown       the table as docs/performance.md has it

For each attack: how long the players' choices took to be acknowledged without it and with it, the
server's memory and processor, and what became of the attackers. An attack is withstood if p99 stays
under 100 ms or five times its value without it, whichever is larger, if memory grows by no more
than 20 MB, if no player is disconnected, the server logs no traceback, and connections that do
nothing are closed. All of it on 127.0.0.1.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from dataclasses import dataclass

from bench.attacks import CASES, Case
from bench.load import Usage, pid_of
from bench.players import Tally, playing, quantile
from tests.web.clients import Client, new_person, new_table
from tests.web.servers import Output, Server

HOST = "127.0.0.1"
QUIET_SECONDS = 8.0
AFTER_SECONDS = 2.0
LOOK_SECONDS = 0.05
MOST_P99, MOST_TIMES, MOST_GROWTH = 0.1, 5.0, 20_000_000
BOTS = ["mouse", "mouse", "mouse", "mouse"]


@dataclass(frozen=True, slots=True)
class Result:
    """What an attack did."""

    case: str
    without: list[float]
    """Seconds until each choice was acknowledged."""
    during: list[float]
    memory: tuple[int, int, int]
    """Bytes before, at most, and after."""
    processor: tuple[float, float]
    """Cores of the server, without and with the attack."""
    fates: dict[str, int]
    lost: int
    tracebacks: int

    @property
    def faults(self) -> list[str]:
        """Why it was not withstood."""
        allowed = max(MOST_P99, MOST_TIMES * quantile(self.without, 0.99))
        found = {
            "p99": not quantile(self.during, 0.99) <= allowed,
            "memory": self.memory[1] - self.memory[0] > MOST_GROWTH,
            "players lost": self.lost > 0,
            "still open": CASES[self.case].idle and "still open" in self.fates,
            "tracebacks": self.tracebacks > 0,
        }
        return [name for name, wrong in found.items() if wrong]


class Watch:
    """Looks at a server's process all the time, and reads what it prints."""

    def __init__(self, server: Server) -> None:
        self.pid, self.peak, self.output = pid_of(server), 0, Output(server)

    async def look(self) -> None:
        """Note the largest memory, until cancelled."""
        while True:
            self.peak = max(self.peak, Usage.of(self.pid).rss)
            await asyncio.sleep(LOOK_SECONDS)


async def prepare(url: str) -> dict[str, object]:
    """A finished game of Gnomes, and the key of whoever opened it."""
    key = await new_person(url, "Mallory")
    table = await new_table(url, key, "gnomes", seats=len(BOTS), bots=BOTS)
    client = await Client.open(url, "Mallory", key)
    await client.follow(table)
    await client.ask("start")
    await client.until(lambda: client.over)
    await client.close()
    return {"finished": table, "key": key}


async def measured(watch: Watch, tally: Tally, seconds: float) -> tuple[list[float], float]:
    """A while of play: the seconds of its answers, and the cores that the server used."""
    tally.take()
    before, begin = Usage.of(watch.pid).cpu, time.perf_counter()
    await asyncio.sleep(seconds)
    used = Usage.of(watch.pid).cpu - before
    return tally.take(), used / (time.perf_counter() - begin)


async def besiege(name: str, case: Case, server: Server) -> Result:
    """One attack on one server."""
    watch, tally, url = Watch(server), Tally(), server.url
    ready = {"port": server.port, **await prepare(url)}
    async with playing(url, tally) as tables:
        without, quiet = await measured(watch, tally, QUIET_SECONDS)
        before = Usage.of(watch.pid).rss
        arguments = (name, json.dumps({**ready, "table": tables[0]}), str(case.seconds))
        looking = asyncio.create_task(watch.look())
        attackers = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.attackers", *arguments, stdout=asyncio.subprocess.PIPE
        )
        assert attackers.stdout
        await attackers.stdout.readline()  # They are there.
        during, busy = await measured(watch, tally, case.seconds)
        printed, _ = await attackers.communicate()
        await asyncio.sleep(AFTER_SECONDS)
        looking.cancel()
        after = Usage.of(watch.pid).rss
    memory = (before, watch.peak, after)
    fates = json.loads(printed or b'{"the attackers failed": 1}')
    return Result(
        name, without, during, memory, (quiet, busy), fates, tally.lost, watch.output.tracebacks
    )


def besiege_anew(name: str) -> Result:
    """One attack, on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/a.db", host=HOST, warm=False)
        try:
            return asyncio.run(besiege(name, CASES[name], server))
        finally:
            server.kill()


def cells(result: Result) -> tuple[str, ...]:
    """What is told of a result."""
    times = [
        f"{1e3 * quantile(seconds, 0.5):.0f} / {1e3 * quantile(seconds, 0.99):.0f} ms"
        for seconds in (result.without, result.during)
    ]
    before, peak, after = (round(each / 1e6) for each in result.memory)
    fates = ", ".join(f"{count} {fate}" for fate, count in sorted(result.fates.items()))
    if result.tracebacks:
        fates += f"; {result.tracebacks} tracebacks"
    quiet, busy = (round(100 * each) for each in result.processor)
    verdict = f"**failed**: {', '.join(result.faults)}" if result.faults else "withstood"
    return *times, f"{before} → {peak} → {after} MB", f"{quiet} → {busy} %", fates, verdict


HEAD = ("attack", "p50 / p99 without", "with", "memory", "processor", "attackers", "")


def main() -> None:
    """Attack, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="*", metavar="CASE", help=", ".join(CASES))
    parser.add_argument("--markdown", action="store_true")
    asked = parser.parse_args()
    if unknown := set(asked.cases) - set(CASES):
        parser.error(f"There is no attack `{unknown.pop()}`; there are {', '.join(CASES)}.")
    if asked.markdown:
        print(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}")
    failed = 0
    for name in asked.cases or CASES:
        result = besiege_anew(name)
        failed += bool(result.faults)
        if asked.markdown:
            print(f"| {' | '.join((CASES[name].about, *cells(result)))} |", flush=True)
        else:
            print(f"{name}: {CASES[name].about}", flush=True)
            for head, cell in zip(HEAD[1:], cells(result), strict=True):
                print(f"  {head:18} {cell}", flush=True)
    sys.exit(f"{failed} attacks were not withstood." if failed else 0)


if __name__ == "__main__":
    main()
