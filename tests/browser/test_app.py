"""The installable app: it opens without a server, comes back, and never mixes two builds."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.builds import CopiedServer
from tests.browser.conftest import Visit
from tests.browser.visitors import CHROMIUM, FLAGS, Visitor, until
from tests.required import need
from tests.web.servers import Server, outer_address

AWAY = "The server cannot be reached."
SHELLS = {
    "/": "The diamond games",
    "/tables": "Tables",
    "/me": "You",
    "/admin": "Look after this server",
}
NEWER = "There is a newer version of this page."
SOMETHING_ELSE = "<!doctype html><title>Something else</title><link rel=icon href=data:,>"
"""With an icon: a browser would look for one at any time, and complain when the test is over."""

CACHED = """async () => {
    const found = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const answer = await cache.match(request);
            found.push([new URL(request.url).pathname, await answer.text()]);
        }
    }
    return found;
}"""
LOADED = """() => performance.getEntriesByType("resource")
    .map((entry) => new URL(entry.name).pathname)
    .filter((path) => path.startsWith("/app/assets/"))"""


@pytest.fixture
def copied(tmp_path: Path) -> Iterator[CopiedServer]:
    server = CopiedServer(tmp_path)
    yield server
    server.close()


def kept(page: Page) -> list[str]:
    """The caches, once the worker that goes with this page is at work."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    until(page, "navigator.serviceWorker.controller !== null")
    names: list[str] = page.evaluate("caches.keys()")
    return names


def settled_visitor(visit: Visit, server: Server) -> Visitor:
    """Somebody who has been here once, long enough."""
    ann = visit("Ann", server.url, worker=True)
    ann.go("/")
    kept(ann.page)
    return ann


def only(mark: str | None, page: Page) -> None:
    """Everything that the page has loaded is of one build."""
    loaded: list[str] = page.evaluate(LOADED)
    assert len(loaded) > 3
    assert [path for path in loaded if ("-two." in path) != (mark == "two")] == []


def test_the_shell_opens_without_a_server_and_comes_back(visit: Visit, own_house: Server) -> None:
    ann = settled_visitor(visit, own_house)
    own_house.kill()
    for path, heading in SHELLS.items():
        ann.go(path)
        expect(ann.page.get_by_role("heading", name=heading).first).to_be_visible()
    ann.go("/t/abcdefghijkl")
    expect(ann.page.get_by_text(AWAY)).to_be_visible()
    ann.go("/about")
    expect(ann.page.get_by_text("unofficial")).to_be_visible()
    ann.go("/g/diamant")
    expect(ann.page.get_by_text(AWAY)).to_be_visible()
    ann.go("/")
    expect(ann.page.get_by_text(AWAY)).to_be_visible()
    own_house.start()
    # Nobody touches anything.
    expect(ann.page.locator("a[href='/g/diamant']")).to_be_visible()
    expect(ann.page.get_by_text(AWAY)).to_be_hidden()


def test_a_page_that_is_open_says_that_the_server_is_away(visit: Visit, own_house: Server) -> None:
    ann = visit("Ann", own_house.url)
    ann.go("/about")
    ann.button("Tables").wait_for()
    own_house.kill()
    ann.button("Tables").click()
    expect(ann.page.get_by_text(AWAY)).to_be_visible()
    own_house.start()
    expect(ann.page.get_by_text("Nobody is waiting.")).to_be_visible()


def test_an_old_page_goes_on_with_its_own_files(visit: Visit, copied: CopiedServer) -> None:
    ann = settled_visitor(visit, copied)
    old = kept(ann.page)
    copied.rebuild("two")
    # The board is fetched only now: the server does not have this one any more.
    ann.page.locator("a[href='/g/diamant']").click()
    ann.button("Play against bots").click()
    ann.page.locator("[data-choice]:enabled").first.wait_for()
    only(None, ann.page)
    ann.page.reload()
    ann.page.locator("[data-choice]:enabled").first.wait_for()
    only("two", ann.page)
    # The next start is that of the new build as well, and nothing of the old one is left.
    new = f"adamas-{copied.build}"
    until(ann.page, f"caches.keys().then((names) => String(names) === {new!r})")
    assert [new] != old
    copied.kill()
    ann.go("/")
    expect(ann.page.get_by_text(AWAY)).to_be_visible()
    only("two", ann.page)


def test_a_kept_page_is_replaced_when_the_server_is_back_as_a_newer_one(
    visit: Visit, copied: CopiedServer
) -> None:
    ann = settled_visitor(visit, copied)
    copied.kill()
    ann.go("/")
    expect(ann.page.get_by_text(AWAY)).to_be_visible()
    only(None, ann.page)
    copied.rebuild("two")
    copied.start()
    expect(ann.page.locator("a[href='/g/diamant']")).to_be_visible()
    only("two", ann.page)


def test_a_table_says_that_the_server_has_become_newer(visit: Visit, copied: CopiedServer) -> None:
    ann = visit("Ann", copied.url)
    ann.begin("diamant")
    copied.stop()
    copied.rebuild("two")
    copied.start()
    expect(ann.page.get_by_text(NEWER)).to_be_visible()
    only(None, ann.page)
    ann.button("Load the page again").click()
    ann.page.locator("[data-choice]:enabled").first.wait_for()
    expect(ann.page.get_by_text(NEWER)).to_be_hidden()
    only("two", ann.page)


def test_without_a_worker_a_lost_part_brings_the_new_page(
    visit: Visit, copied: CopiedServer
) -> None:
    """As over plain HTTP: the board of the old build is nowhere any more."""
    ann = visit("Ann", copied.url)
    ann.forgive("/app/assets/", "404")
    ann.go("/g/diamant")
    ann.button("Play against bots").wait_for()
    copied.rebuild("two")
    ann.button("Play against bots").click()
    ann.button("Sit down").wait_for()
    only("two", ann.page)


def test_a_worker_ends_when_the_server_has_none(visit: Visit, copied: CopiedServer) -> None:
    ann = settled_visitor(visit, copied)
    # As an older version of Adamas, or another program at the same address.
    (copied.app / "sw.js").unlink()
    (copied.app / "index.html").write_text(SOMETHING_ELSE)
    ann.go("/")
    expect(ann.page).to_have_title("Something else")
    until(
        ann.page, "navigator.serviceWorker.getRegistrations().then((found) => found.length === 0)"
    )
    until(ann.page, "caches.keys().then((names) => names.length === 0)")


def test_nothing_private_is_kept(visit: Visit, house: Server) -> None:
    ann = visit("Quillonia", house.url, worker=True)
    ann.go("/me")
    kept(ann.page)
    ann.begin("diamant")
    ann.play_to_the_end(Random(1))
    ann.page.reload()
    ann.page.locator("#result-title").wait_for()
    table = ann.table()
    key = ann.page.evaluate("localStorage.getItem('adamas.key')")
    found: list[tuple[str, str]] = ann.page.evaluate(CACHED)
    assert len(found) > 10
    assert [path for path, _ in found if path != "/" and not path.startswith("/app/assets/")] == []
    for secret in (key, table, "Quillonia"):
        assert len(secret) > 8
        assert [path for path, text in found if secret in path + text] == []


def test_a_browser_would_install_it(browser: Browser, house: Server, tmp_path: Path) -> None:
    """A profile of its own: a private window installs nothing."""
    context = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=CHROMIUM, args=list(FLAGS)
    )
    page = context.pages[0]
    page.goto(house.url)
    kept(page)
    tools = context.new_cdp_session(page)
    manifest: dict[str, Any] = tools.send("Page.getAppManifest")
    assert manifest["url"] == f"{house.url}/app/manifest.en.webmanifest"
    assert manifest["errors"] == []
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    context.close()


def test_the_browsers_offer_becomes_a_button(visit: Visit) -> None:
    ann = visit()
    ann.go("/about")
    install = ann.page.get_by_role("button", name="Install as an app")
    expect(install).to_be_hidden()
    prevented = ann.page.evaluate(
        """() => {
            const offer = new Event("beforeinstallprompt", { cancelable: true });
            offer.prompt = async () => { document.body.dataset.prompted = "yes"; };
            dispatchEvent(offer);
            return offer.defaultPrevented;
        }"""
    )
    assert prevented
    install.click()
    expect(ann.page.locator("body")).to_have_attribute("data-prompted", "yes")
    expect(install).to_be_hidden()


def test_over_plain_http_nothing_is_kept_and_nothing_is_said(visit: Visit, home: Server) -> None:
    need("network", outer_address() is not None, "a network card")
    ann = visit("Ann", home.url, worker=True)
    ann.go("/about")
    ann.page.locator("h1").first.wait_for()
    assert ann.page.evaluate("isSecureContext") is False
    expect(ann.page.get_by_text("Install")).to_be_hidden()
    expect(ann.page.locator("[role=alert], .toast")).to_have_count(0)
