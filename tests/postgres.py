"""A PostgreSQL of the tests' own: a fresh cluster in a temporary folder, gone afterwards."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.required import need


def _program(name: str) -> str | None:
    """A program of PostgreSQL; Debian keeps them off the path."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or (str(places[0]) if places else None)


def _as_postgres(*command: str) -> list[str]:
    """PostgreSQL refuses to run as root; then Debian's user for it is used."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else list(command)


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, 5432
        self.refusing = False
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._launch()
        self._wait_for(0)

    def start_refusing(self) -> None:
        """Start and let nobody in, as PostgreSQL does while it recovers, until `let_in`."""
        signal_file = self.folder / "data/standby.signal"
        signal_file.touch()
        if os.geteuid() == 0:
            shutil.chown(signal_file, "postgres", "postgres")
        self._launch("hot_standby=off")
        self.refusing = True
        self._wait_for(1)

    def let_in(self) -> None:
        """End what `start_refusing` began."""
        control = _program("pg_ctl")
        assert control
        command = _as_postgres(control, "promote", "-D", str(self.folder / "data"))
        for _ in range(200):
            # At first it does not know yet that it is not the one to let people in.
            asked = subprocess.run(command, check=False, capture_output=True, cwd=self.folder)
            if asked.returncode == 0:
                break
            time.sleep(0.05)
        self.refusing = False
        self._wait_for(0)

    def refusals(self) -> int:
        """How often somebody was not let in."""
        return (self.folder / "log").read_text().count("not accepting connections")

    def _launch(self, *more: str) -> None:
        postgres = _program("postgres")
        assert postgres
        # Without fsync only what the machine's own end would lose: nobody pulls that plug here.
        settings = ("listen_addresses=", "max_connections=200", "fsync=off", *more)
        options = ("-k", str(self.folder), *(part for each in settings for part in ("-c", each)))
        command = _as_postgres(postgres, "-D", str(self.folder / "data"), *options)
        with open(self.folder / "log", "ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)

    def _wait_for(self, answer: int) -> None:
        """Wait for an answer of pg_isready: 0 lets everybody in, 1 nobody."""
        ready = _program("pg_isready")
        assert ready
        for _ in range(200):
            asked = subprocess.run([ready, "-q", "-h", str(self.folder)], check=False)
            if asked.returncode == answer:
                return
            time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text())

    def stop(self) -> None:
        """Stop at once, as if somebody had pulled the plug."""
        pid = int((self.folder / "data/postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGQUIT)
        assert self._process
        self._process.wait(20)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        psql = _program("psql")
        assert psql
        command = (psql, "-q", "-h", str(self.folder), "-U", "postgres", "-c")
        subprocess.run([*command, f"CREATE DATABASE {name}"], check=True)
        return f"postgresql://postgres@/{name}?host={self.folder}"


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that runs for as long as it is needed."""
    initdb = _program("initdb")
    need("postgresql", initdb is not None, "apt install postgresql")
    assert initdb
    folder = Path(tempfile.mkdtemp(prefix="adamas-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    try:
        folder.chmod(0o755)
        options = ("-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync")
        command = _as_postgres(initdb, "-D", str(folder / "data"), *options)
        subprocess.run(command, check=True, capture_output=True, cwd=folder)
        made = Cluster(folder)
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
