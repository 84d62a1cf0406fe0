"""Real servers for tests: `adamas serve` in processes of their own."""

import contextlib
import os
import re
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx

from tests.web.warm import WarmProcess

ADMIN_KEY = "the key of the house in tests"


class Server:
    """One process that serves."""

    def __init__(
        self,
        database: str,
        *arguments: str,
        port: int = 0,
        host: str | None = None,
        sources: Path | None = None,
        warm: bool = True,
    ) -> None:
        self.database, self.arguments, self.port = database, arguments, port
        self.host, self.sources = host, sources
        """Where it listens, and where the package is taken from, if not from here."""
        self.warm = warm and not sources
        """Whether a process that has imported it is copied: not where something is measured."""
        self.process: subprocess.Popen[str] | WarmProcess | None = None
        self.said = ""
        """What it printed and logged before it served."""
        self.start()

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"http://{self.host or 'localhost'}:{self.port}"

    def start(self) -> None:
        """Start it, on the same port as before if it ran before, and wait until it answers."""
        if self.process and self.process.stdout:
            self.process.stdout.close()
        self.process = self._launch(
            "serve",
            "--no-browser",
            *(("--host", self.host) if self.host else ("--local",)),
            *("--database", self.database, "--port", str(self.port), *self.arguments),
        )
        assert self.process.stdout
        self.said = ""
        while not (found := re.search(r"http://\S*:(\d+)/", self.said)):
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(self.said)
            self.said += line
        self.port = int(found[1])
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                if self.process.poll() is not None:
                    raise RuntimeError(self.process.stdout.read()) from None
            time.sleep(0.05)
        raise RuntimeError("The server does not become ready.")

    def _launch(self, *arguments: str) -> "subprocess.Popen[str] | WarmProcess":
        environment = {**os.environ, "ADAMAS_ADMIN_KEY": ADMIN_KEY, "PYTHONUNBUFFERED": "1"}
        if self.warm:
            return WarmProcess(arguments, environment)
        if self.sources:
            environment["PYTHONPATH"] = str(self.sources)
        command = [sys.executable, "-m", "adamas", *arguments]
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        )

    def kill(self) -> None:
        """Kill it, as the system would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        assert self.process
        if self.process.poll() is None:
            self.process.send_signal(number)
        code = self.process.wait(20)
        if number is signal.SIGKILL and self.process.stdout:
            self.process.stdout.close()
        return code

    def close(self) -> None:
        """Stop it for good."""
        self._end(signal.SIGTERM)
        assert self.process
        if self.process.stdout:
            self.process.stdout.close()

    def output(self) -> str:
        """What it has printed and logged since the start, so far."""
        assert self.process
        assert self.process.stdout
        if self.process.poll() is not None:
            return self.process.stdout.read()
        parts = []
        while select.select([self.process.stdout], [], [], 0.1)[0]:
            parts.append(os.read(self.process.stdout.fileno(), 65536).decode())
        return "".join(parts)


class Output:
    """Reads all that a server prints, as it comes: nobody would, and a full pipe stops it."""

    def __init__(self, server: Server) -> None:
        assert server.process
        self._printed = server.process.stdout
        self.text = ""
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        assert self._printed
        with contextlib.suppress(ValueError, OSError):  # Closed meanwhile.
            for line in self._printed:
                self.text += line

    @property
    def tracebacks(self) -> int:
        """How many there were."""
        return self.text.count("Traceback")

    def whole(self) -> str:
        """All of it, once the server has ended."""
        self._reading.join(20)
        return self.text


def outer_address() -> str | None:
    """An address of this machine under which a page is no secure context."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this asks the system which address it would use.
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


def memory(server: Server) -> int:
    """The resident memory of a server's process, in kB."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def sqlite(folder: Path) -> str:
    """The address of a new SQLite database."""
    return str(folder / "adamas.db")
