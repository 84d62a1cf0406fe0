"""`adamas serve` in processes that need not import it: copies of one that has done so.

Each is a process of its own, with its own output and exit code, and can be killed. How a shell
starts the command is tested in tests/terminal/test_serve.py.
"""

import io
import multiprocessing
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext

from tests.effort import PATIENCE_SECONDS


class WarmProcess:
    """A command in a process of its own, with what `subprocess.Popen` has and tests use."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        reading, writing = os.pipe()
        self.stdout = open(reading, encoding="utf-8", errors="replace")  # noqa: SIM115
        with Connection(writing, readable=False) as output:
            given = ([*arguments], dict(environment), output)
            self._process = _context().Process(target=_run, args=given, daemon=True)
            self._process.start()

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process.pid
        return self._process.pid

    def poll(self) -> int | None:
        """Its exit code, if it has ended: minus the number of the signal that ended it."""
        return self._process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        # It may have ended just now.
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        """Its exit code, once it has ended."""
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("adamas", timeout)
        return code

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float = PATIENCE_SECONDS) -> tuple[str, None]:
        """What it prints until it ends, and nothing else."""
        deadline, printed = time.monotonic() + timeout, b""
        while not self.stdout.closed:
            if not select.select([self.stdout], [], [], max(0, deadline - time.monotonic()))[0]:
                raise subprocess.TimeoutExpired("adamas", timeout)
            part = os.read(self.stdout.fileno(), 65536)
            printed += part
            if not part:
                self.stdout.close()
        self.wait(max(0, deadline - time.monotonic()))
        return printed.decode(), None


@cache
def _context() -> ForkServerContext:
    """The process that is copied starts with the first server, and ends with the tests."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.web.warmed"])
    return context


def _run(arguments: list[str], environment: dict[str, str], output: Connection) -> None:
    """Be the command: with its environment, and its output in the pipe."""
    from adamas.terminal.command import main

    for number in (1, 2):
        os.dup2(output.fileno(), number)
    output.close()
    for name, number in (("stdout", 1), ("stderr", 2)):
        raw = open(number, "wb", buffering=0, closefd=False)  # noqa: SIM115
        setattr(sys, name, io.TextIOWrapper(raw, encoding="utf-8", write_through=True))
    os.environ.clear()
    os.environ.update(environment)
    sys.exit(main(arguments))
