"""Runs lanes of checks side by side and says how each went. Standard library only.

What a lane prints goes to a file. When the lane ends, its closing lines are shown, or all of it if
something failed; meanwhile a short line now and then says how far the lanes are.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event

ROOT = Path(__file__).parents[1]
LOGS = ROOT / "build" / "tests"
AT_ONCE = 4
"""Lanes that run at the same time: while one waits for a server or a page, the others work."""
PROGRESS_SECONDS = 30
WORKERS = "{workers}"
"""Stands in a command for the number of processes that it may use."""
MORE_WORKERS = "{more workers}"
"""The same for a command that waits as often as it works: one more."""
# `12 passed, 1 skipped in 3.4s` by pytest, `Tests  12 passed (12)` by vitest, and by this module.
CLOSING = re.compile(
    r"^(?:=* ?\d+ \w+.* in [\d.]+s.*|\s*Tests\s+\d+ .*|\d+ passed, \d+ failed)$", re.MULTILINE
)
stopped = Event()
COLOURS = re.compile(r"\x1b\[[\d;]*m")


@dataclass(frozen=True)
class Step:
    """One command of a lane."""

    command: tuple[str, ...]
    """What Python is called with."""
    cases: int = 1
    """For how many cases it stands if it prints no count of its own."""
    environment: tuple[tuple[str, str], ...] = ()

    def run(self, workers: int, log: Path) -> "Count":
        """Run it; what it found."""
        # Without a second worker there is no need for a first one.
        numbers = {WORKERS: str(workers) if workers > 1 else "0", MORE_WORKERS: str(workers + 1)}
        command = [sys.executable, *(numbers.get(part, part) for part in self.command)]
        with open(log, "ab") as output:
            start = output.tell()
            code = subprocess.call(
                command,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                cwd=ROOT,
                env={**os.environ, "PYTHONDONTWRITEBYTECODE": "", **dict(self.environment)},
            )
            if code:
                output.write(f"\nThe command ended with code {code}.\n".encode())
        printed = COLOURS.sub("", log.read_bytes()[start:].decode(errors="replace"))
        return counted(printed, code, self.cases)


@dataclass
class Count:
    """How many cases there were of each kind."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def add(self, other: "Count") -> None:
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped


def counted(printed: str, code: int, cases: int) -> Count:
    """What a command found, by its closing line; a command that fails has failed somewhere."""
    closing = CLOSING.findall(printed)
    if not closing:
        return Count(failed=1) if code else Count(passed=cases)
    found = {kind: int(number) for number, kind in re.findall(r"(\d+) (\w+)", closing[-1])}
    failed = found.get("failed", 0) + found.get("error", 0) + found.get("errors", 0)
    failed = max(failed, 1 if code else 0)
    return Count(found.get("passed", 0), failed, found.get("skipped", 0))


@dataclass
class Lane:
    """Checks that are run one after the other."""

    name: str
    steps: tuple[Step, ...]
    count: Count = field(default_factory=Count)
    started: float | None = None
    seconds: float = 0.0

    @property
    def log(self) -> Path:
        return LOGS / f"{self.name}.log"

    def run(self, workers: int) -> None:
        """Run all steps: one that fails does not hide the others."""
        self.log.unlink(missing_ok=True)
        self.started = time.monotonic()
        for step in self.steps:
            if not stopped.is_set():
                self.count.add(step.run(workers, self.log))
        self.seconds = time.monotonic() - self.started

    @property
    def far(self) -> str:
        """How far it is, by the last percentage that it printed."""
        printed = self.log.read_bytes()[-2000:] if self.log.exists() else b""
        percent = re.findall(rb"\[ *(\d+)%\]", printed)
        return f"{self.name} {percent[-1].decode()} %" if percent else self.name

    def close(self) -> None:
        """Show how it ended."""
        printed = self.log.read_text(encoding="utf-8", errors="replace")
        closing = CLOSING.findall(COLOURS.sub("", printed))
        shown = printed if self.count.failed else "\n".join(closing)
        end = "FAILED" if self.count.failed else "passed"
        print(f"== {self.name} {end} ({minutes(self.seconds)})", flush=True)
        print(shown, end="\n" if shown else "", flush=True)


def minutes(seconds: float) -> str:
    return f"{seconds / 60:.1f} min"


def run(lanes: Sequence[Lane], at_once: int = AT_ONCE) -> int:
    """Run all lanes; the exit code."""
    LOGS.mkdir(parents=True, exist_ok=True)
    cores = os.cpu_count() or 1
    workers = max(1, cores // min(at_once, len(lanes)))
    start = time.monotonic()
    where = os.path.relpath(LOGS, ROOT)
    print(f"Running {', '.join(lane.name for lane in lanes)}; see {where}.", flush=True)
    with ThreadPoolExecutor(at_once) as pool:
        running = {pool.submit(lane.run, workers): lane for lane in lanes}
        try:
            for lane in ended(running, start):
                lane.close()
        except KeyboardInterrupt:
            # Ctrl-C has reached the commands as well; none is to follow.
            stopped.set()
            pool.shutdown(cancel_futures=True)
            sys.exit("Stopped.")
    return summed_up(lanes, time.monotonic() - start)


def ended(running: dict[Future[None], Lane], start: float) -> Iterable[Lane]:
    """Each lane when it ends; until then, now and then, how far the others are."""
    while running:
        done, _ = wait(running, PROGRESS_SECONDS, FIRST_COMPLETED)
        for future in done:
            lane = running.pop(future)
            future.result()
            yield lane
        if not done:
            far = ", ".join(lane.far for lane in running.values() if lane.started)
            print(f"   {minutes(time.monotonic() - start)}: {far}", flush=True)


def summed_up(lanes: Sequence[Lane], seconds: float) -> int:
    """Print the table, what failed, and the sum."""
    total = Count()
    print(f"\n{'lane':12}{'minutes':>8}{'passed':>8}{'failed':>8}{'skipped':>8}")
    for lane in lanes:
        total.add(lane.count)
        count = lane.count
        row = f"{lane.seconds / 60:8.1f}{count.passed:8}{count.failed:8}{count.skipped:8}"
        print(f"{lane.name:12}{row}")
    print(f"{'all':12}{seconds / 60:8.1f}{total.passed:8}{total.failed:8}{total.skipped:8}\n")
    failing = [lane.name for lane in lanes if lane.count.failed]
    if failing:
        print(f"Failed: {', '.join(failing)}. What they printed is above.\n")
    print(f"{total.passed} passed, {total.failed} failed", flush=True)
    return 1 if failing else 0
