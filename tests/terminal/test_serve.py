"""`adamas serve`: what a host is told, how the server ends, and what it refuses."""

import io
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import segno
from rich.text import Text

from adamas.terminal.commands.serve import network_address
from tests.effort import PATIENCE_SECONDS
from tests.required import need
from tests.terminal.run import adamas
from tests.terminal.test_screen import Terminal
from tests.web.warm import WarmProcess


def free_port() -> int:
    """A port that nobody uses, and that no outgoing connection is given before a server has it."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("", port))
            return port


def start(*arguments: str, **environment: str) -> WarmProcess:
    """`adamas serve …`, with what it prints and what goes wrong in one pipe."""
    return WarmProcess(("serve", "--no-browser", *arguments), surroundings(environment))


def start_as_a_shell_does(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    """The same as a new program: for what a copy of a process could do in another way."""
    return subprocess.Popen(
        [sys.executable, "-m", "adamas", "serve", "--no-browser", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=surroundings(environment),
    )


def surroundings(more: dict[str, str]) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "ADAMAS_ADMIN_KEY"}
    return {**kept, "COLUMNS": "200", "PYTHONUNBUFFERED": "1", **more}


def wait_until_ready(port: int, process: WarmProcess | subprocess.Popen[str] | None = None) -> None:
    """Wait for a server, unless it has ended."""
    deadline, answer = time.monotonic() + PATIENCE_SECONDS, ""
    while time.monotonic() < deadline:
        assert process is None or process.poll() is None, process.communicate()
        try:
            found = httpx.get(f"http://localhost:{port}/readyz")
            if found.status_code == 200:
                return
            answer = f"{found.status_code} {found.text}"
        except httpx.TransportError as error:
            answer = repr(error)
        time.sleep(0.05)
    if process:
        process.kill()
    printed = process.communicate() if process else None
    raise AssertionError(f"The server does not become ready: {answer}; it printed {printed}.")


def serve_and_stop(number: signal.Signals, *arguments: str, **environment: str) -> tuple[str, int]:
    """What a server prints until a signal stops it, and the port on which it served."""
    port = free_port()
    process = start("--port", str(port), *arguments, **environment)
    return stop(process, number, port), port


def stop(process: WarmProcess | subprocess.Popen[str], number: signal.Signals, port: int) -> str:
    """What a server has printed when a signal has stopped it, which it gets once it serves."""
    try:
        wait_until_ready(port, process)
        process.send_signal(number)
        printed, _ = process.communicate(timeout=PATIENCE_SECONDS)
    finally:
        process.kill()
        process.communicate()
    return printed


def refused(*arguments: str, **environment: str) -> str:
    """The sentence with which arguments are refused."""
    done = adamas("serve", "--no-browser", *arguments, COLUMNS="200", **environment)
    assert done.code == 2, done
    assert "Traceback" not in done.err
    return done.err


class TestIntroduction:
    def test_a_host_is_told_all_addresses_and_the_key(self, tmp_path: Path) -> None:
        database = str(tmp_path / "adamas.db")
        printed, port = serve_and_stop(signal.SIGTERM, "--database", database)
        assert f"http://localhost:{port}/" in printed
        network = network_address()
        if network:
            assert f"http://{network}:{port}/" in printed
        found = re.search(rf"http://localhost:{port}/admin with the key (\S+)", printed)
        assert found
        assert len(found[1]) >= 20
        assert "Ctrl-C" in printed

    def test_the_printed_key_opens_the_house(self, tmp_path: Path) -> None:
        port = free_port()
        process = start("--local", "--port", str(port), "--database", str(tmp_path / "adamas.db"))
        try:
            assert process.stdout
            printed = ""
            while "with the key" not in printed:
                printed = process.stdout.readline()
            wait_until_ready(port)
            headers = {"Authorization": f"Bearer {printed.split()[-1]}"}
            answer = httpx.get(f"http://localhost:{port}/api/admin", headers=headers)
            assert answer.status_code == 200
        finally:
            process.kill()
            process.communicate()

    def test_a_key_of_ones_own_is_not_printed(self, tmp_path: Path) -> None:
        database = str(tmp_path / "adamas.db")
        printed, _ = serve_and_stop(
            signal.SIGTERM, "--database", database, ADAMAS_ADMIN_KEY="k" * 30
        )
        assert "k" * 30 not in printed
        assert "admin" not in printed

    def test_local_means_this_machine_only(self, tmp_path: Path) -> None:
        database = str(tmp_path / "adamas.db")
        printed, port = serve_and_stop(signal.SIGTERM, "--local", "--database", database)
        assert re.findall(rf"http://([^/]+):{port}/", printed) == ["localhost"] * 2

    def test_a_terminal_shows_a_code_for_phones(self, tmp_path: Path) -> None:
        network, port = network_address(), free_port()
        need("network", network is not None, "this machine has no address but its own")
        database = str(tmp_path / "adamas.db")
        terminal = Terminal("serve", "--no-browser", "--port", str(port), "--database", database)
        seen = Text.from_ansi(terminal.read("Ctrl-C").replace("\r", "")).plain
        wait_until_ready(port)
        drawn = io.StringIO()
        address = f"http://{network}:{port}/"
        segno.make(address, error="m").terminal(out=drawn, compact=True)
        lines = [line.rstrip() for line in Text.from_ansi(drawn.getvalue()).plain.splitlines()]
        shown = [line.rstrip() for line in seen.splitlines()]
        first = shown.index(next(line for line in lines if line))
        assert address in seen
        assert len(lines) > 10
        code = [line for line in lines if line]
        assert shown[first : first + len(code)] == code
        terminal.type("\x03")
        terminal.wait()

    def test_no_code_is_drawn_into_a_file(self, tmp_path: Path) -> None:
        database = str(tmp_path / "adamas.db")
        printed, _ = serve_and_stop(signal.SIGTERM, "--database", database)
        assert not set("█▀▄") & set(printed)


class TestEnd:
    @pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
    def test_a_signal_ends_it_in_good_order(self, number: signal.Signals, tmp_path: Path) -> None:
        database = str(tmp_path / "adamas.db")
        port = free_port()
        arguments = ("--local", "--port", str(port), "--database", database)
        printed = stop(start_as_a_shell_does(*arguments), number, port)
        assert "Traceback" not in printed
        assert "Error" not in printed
        # The port is free again, and so is the file.
        again, _ = serve_and_stop(number, "--local", "--database", database)
        assert "Another server" not in again
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))

    def test_control_c_in_a_terminal(self, tmp_path: Path) -> None:
        port = free_port()
        arguments = ("--local", "--port", str(port), "--database", str(tmp_path / "adamas.db"))
        terminal = Terminal("serve", "--no-browser", *arguments)
        terminal.read("Ctrl-C")
        wait_until_ready(port)
        terminal.type("\x03")
        # Nothing more comes when the child is gone.
        terminal.wait()
        assert "Traceback" not in terminal.seen

    def test_it_ends_in_time_also_with_a_page_open(self, tmp_path: Path) -> None:
        port = free_port()
        process = start("--local", "--port", str(port), "--database", str(tmp_path / "adamas.db"))
        try:
            wait_until_ready(port)
            with httpx.Client(base_url=f"http://localhost:{port}") as page:
                page.get("/")
                process.send_signal(signal.SIGTERM)
                printed, _ = process.communicate(timeout=PATIENCE_SECONDS)
            assert "Traceback" not in printed
        finally:
            process.kill()
            process.communicate()


class TestRefusals:
    def test_a_port_that_is_taken(self, tmp_path: Path) -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = str(taken.getsockname()[1])
            sentence = refused("--local", "--port", port, "--database", str(tmp_path / "a.db"))
        assert f"127.0.0.1:{port} cannot be listened on" in sentence
        assert "--port" in sentence

    def test_a_file_that_another_server_uses(self, tmp_path: Path) -> None:
        port, database = free_port(), str(tmp_path / "adamas.db")
        process = start("--local", "--port", str(port), "--database", database)
        try:
            wait_until_ready(port)
            sentence = refused("--local", "--port", "0", "--database", database)
        finally:
            process.kill()
            process.communicate()
        assert "Another server uses" in sentence
        assert "PostgreSQL" in sentence

    @pytest.mark.parametrize(
        ("arguments", "word"),
        [
            ("--port 70000", "A port is a number"),
            ("--port -1", "A port is a number"),
            ("--port many", "invalid int value"),
            ("--keep-days -1", "--keep-days is at least 0"),
            ("--local --host 127.0.0.1", "do not go together"),
            ("--host localhost", "--allow-host"),
            ("--public", "--allow-host"),
            ("--public --allow-host games.example.org", "--behind-proxy"),
            (
                "--public --allow-host games.example.org --behind-proxy --no-rate-limits",
                "--no-rate-limits do not go together",
            ),
            ("--fly", "unrecognized arguments"),
        ],
    )
    def test_options_that_do_not_go(self, arguments: str, word: str) -> None:
        done = adamas("serve", *arguments.split())
        assert done.code == 2
        assert word in done.err
        assert not done.out

    @pytest.mark.parametrize(
        ("arguments", "word"),
        [
            ("--host 203.0.113.7", "cannot be listened on"),
            ("--database mysql://localhost/x", "no support for `mysql`"),
            ("--database :memory:", "needs a file"),
            ("--database /dev/null/adamas.db", "cannot be used"),
            ("--database postgresql://u:hidden@127.0.0.1:1/x", "cannot be opened"),
        ],
    )
    def test_places_that_cannot_be_used(self, arguments: str, word: str) -> None:
        sentence = refused(*arguments.split(), "--port", "0")
        assert word in sentence
        assert "hidden" not in sentence, "a password is not repeated"

    def test_a_file_that_is_no_database(self, tmp_path: Path) -> None:
        path = tmp_path / "notes.txt"
        path.write_text("This is no database.\n" * 100)
        sentence = refused("--local", "--port", "0", "--database", str(path))
        assert "cannot be opened" in sentence
        assert path.read_text() == "This is no database.\n" * 100

    def test_a_key_that_could_be_guessed(self) -> None:
        """As a process of its own: the sentence and the code arrive where a shell looks."""
        process = start_as_a_shell_does("--local", "--port", "0", ADAMAS_ADMIN_KEY="short")
        printed, _ = process.communicate()
        assert process.returncode == 2, printed
        assert "Traceback" not in printed
        assert "at least 20 characters" in printed


def test_help_explains_the_options() -> None:
    done = adamas("serve", "--help")
    assert done.code == 0
    assert done.out.startswith("usage: adamas serve")
    for option in ("--port", "--database", "--public", "--behind-proxy", "--allow-host"):
        assert option in done.out
