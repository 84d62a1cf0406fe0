"""What the tests with a real browser share."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.visitors import CHROMIUM, Visitor, Windows, chromium
from tests.required import need
from tests.web.servers import Server, outer_address

APP = Path(__file__).parents[2] / "src" / "adamas" / "web" / "pages" / "app" / "index.html"

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser for the tests of this folder. While it lives, an event loop runs in this thread:
    tests of other folders could not start their own."""
    need("chromium", Path(CHROMIUM).exists(), "apt install chromium-headless-shell")
    assert APP.exists(), "The client is not built: python3 run.py setup"
    with chromium() as started:
        yield started


@pytest.fixture(scope="package")
def windows() -> Windows:
    """Windows of the browser that go from visitor to visitor."""
    return Windows()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory, windows: Windows) -> Iterator[Server]:
    """A server for everybody."""
    folder = tmp_path_factory.mktemp("house")
    server = Server(str(folder / "adamas.db"), "--no-rate-limits")
    windows.lasting.add(server.url)
    yield server
    server.close()


@pytest.fixture(scope="package")
def home(tmp_path_factory: pytest.TempPathFactory, windows: Windows) -> Iterator[Server]:
    """A server as phones reach it: by an address of the network, where a page is no secure context.

    Where there is no network it is one for this machine only.
    """
    folder = tmp_path_factory.mktemp("home")
    server = Server(str(folder / "adamas.db"), "--no-rate-limits", host=outer_address())
    windows.lasting.add(server.url)
    yield server
    server.close()


@pytest.fixture(scope="package")
def scenes(tmp_path_factory: pytest.TempPathFactory, windows: Windows) -> Iterator[str]:
    """The address of a server with all scenes."""
    database = str(tmp_path_factory.mktemp("scenes") / "adamas.db")
    subprocess.run([sys.executable, "-m", "tests.browser.scenes", "--fill", database], check=True)
    server = Server(database, "--no-rate-limits")
    windows.lasting.add(server.url)
    yield server.url
    server.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Server]:
    """A server that one test may stop and start."""
    server = Server(str(tmp_path / "adamas.db"), "--no-rate-limits")
    yield server
    server.close()


@pytest.fixture
def visit(browser: Browser, house: Server, windows: Windows) -> Iterator[Visit]:
    """Makes visitors; in the end none of their browsers may have complained."""
    visitors: list[Visitor] = []

    def make(name: str = "Ann", server: str | None = None, **wanted: object) -> Visitor:
        # What is looked at is painted then: see Visitor.show.
        chosen = {"painted": False, **wanted, "windows": windows}
        made = Visitor(browser, server or house.url, name, **chosen)  # type: ignore[arg-type]
        visitors.append(made)
        return made

    yield make
    for each in visitors:
        each.close()
    assert [problem for each in visitors for problem in each.problems] == []
