"""A game on a real terminal: a pseudo-terminal with a screen that can be read."""

import os
import pty
import select
import signal
import sys
import time
from contextlib import suppress

from tests.effort import PATIENCE_SECONDS

ENTER_SCREEN, LEAVE_SCREEN, CLEAR = "\x1b[?1049h", "\x1b[?1049l", "\x1b[2J"


class Terminal:
    """A child on a pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        pid, self.file = pty.fork()
        if pid == 0:
            # A shell in the background ignores Ctrl-C for its children; a terminal does not.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.environ |= {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
            os.execv(sys.executable, [sys.executable, "-m", "adamas", *arguments])
        self.pid, self.seen = pid, ""

    def read(self, until: str, seconds: float = PATIENCE_SECONDS) -> str:
        """What is printed up to a text."""
        start, deadline = len(self.seen), time.monotonic() + seconds
        while until not in self.seen[start:]:
            assert time.monotonic() < deadline, self.seen[-2000:]
            ready, _, _ = select.select([self.file], [], [], 0.2)
            if ready:
                try:
                    self.seen += os.read(self.file, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        return self.seen[start:]

    def type(self, text: str) -> None:
        os.write(self.file, text.encode())

    def interrupt(self, until: str) -> str:
        """Press Ctrl-C until that has an effect, as people do.

        Python does not notice one that comes just before it begins to wait for a line.
        """
        start = len(self.seen)
        for _ in range(20):
            self.type("\x03")
            with suppress(AssertionError):
                self.read(until, 1)
                return self.seen[start:]
        raise AssertionError(self.seen[-2000:])

    def wait(self) -> int:
        # Whatever is still printed has to be read, or the child waits for that.
        self.read("nothing that is ever printed")
        _, status = os.waitpid(self.pid, 0)
        os.close(self.file)
        return os.waitstatus_to_exitcode(status)


def test_a_game_takes_its_own_screen_and_gives_it_back() -> None:
    terminal = Terminal("play", "diamant", "--name", "Ann", "--seed", "5")
    first = terminal.read("Ann>")
    assert ENTER_SCREEN in first
    assert "\x1b[" in first, "there is colour"
    terminal.type("q\r")
    rest = terminal.read("Not finished")
    assert LEAVE_SCREEN in rest
    assert terminal.wait() == 1


def test_a_look_leaves_nothing_behind() -> None:
    """Gnomes: the five tiles that were memorised are not in what stays on the terminal."""
    terminal = Terminal("play", "gnomes", "--name", "Ann", "--seed", "5")
    page = terminal.read("Ann>")
    assert "♦" in page
    terminal.type("\r")
    following = terminal.read("Ann>")
    assert CLEAR in following, "the next page replaces the one with the faces"
    rest = terminal.interrupt("Not finished")
    left_behind = rest[rest.index(LEAVE_SCREEN) :]
    assert "Ann" in left_behind
    assert terminal.wait() == 1
