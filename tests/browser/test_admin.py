"""The page of whoever looks after the house, with a real one."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.test_app import CACHED, kept
from tests.browser.test_games import invite, join
from tests.browser.test_languages import said
from tests.browser.visitors import Visitor
from tests.web import servers
from tests.web.servers import ADMIN_KEY, Server

REFUSED = "This is not the key of this server."
BLOCKED = "Whoever looks after this server has blocked you."
STORED = "JSON.stringify([localStorage, sessionStorage, history.state, document.cookie])"
IN_CZECH = """(time) => new Date(time.dateTime).toLocaleString(
    "cs", { dateStyle: "medium", timeStyle: "short" }
)"""
CLICK_AFTER_A_FLOOD = """async (button) => {
    while ((await fetch("/api/tables")).status !== 429);
    button.click();
}"""


def enter(keeper: Visitor, key: str = ADMIN_KEY) -> None:
    """Open the door with a key."""
    keeper.go("/admin")
    try_key(keeper, key)


def try_key(keeper: Visitor, key: str) -> None:
    """Enter a key."""
    keeper.page.get_by_label("Key of this server").fill(key)
    keeper.page.get_by_role("button", name="Open").click()


def people_of(keeper: Visitor) -> Locator:
    """The list of people."""
    return keeper.page.get_by_role("region", name="People")


def row_of(keeper: Visitor, title: str, text: str) -> Locator:
    """The row of a list that has this text."""
    return keeper.page.get_by_role("region", name=title).get_by_role("row").filter(has_text=text)


def key_of(visitor: Visitor) -> dict[str, str]:
    """What proves who somebody is."""
    key = visitor.page.evaluate("localStorage.getItem('adamas.key')")
    return {"Authorization": f"Bearer {key}"}


def report(visitor: Visitor, name: str, reason: str) -> None:
    """Tell whoever looks after the server about somebody at the same table."""
    visitor.page.get_by_role("button", name="Report somebody").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_label(name, exact=True).check(force=True)
    expect(dialog.get_by_role("button", name="Send")).to_be_disabled()
    dialog.get_by_label("What is wrong").fill(reason)
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status")).to_contain_text("Thank you.")
    dialog.get_by_role("button", name="Close").click()


def test_a_wrong_key_is_refused_in_words(visit: Visit) -> None:
    keeper = visit("Keeper")
    keeper.forgive("401")
    enter(keeper, "wrong")
    expect(keeper.page.get_by_role("alert")).to_contain_text(REFUSED)
    expect(keeper.page.get_by_role("table")).to_have_count(0)
    # Letters that no key can have are refused in the same words.
    try_key(keeper, "ключ от дома")
    expect(keeper.page.get_by_role("alert")).to_contain_text(REFUSED)
    try_key(keeper, f" {ADMIN_KEY} ")
    expect(people_of(keeper)).to_be_visible()
    expect(keeper.page.get_by_role("alert")).to_have_count(0)
    expect(keeper.page.get_by_role("heading", level=1)).to_be_focused()


def test_the_key_is_kept_in_memory_only(visit: Visit) -> None:
    keeper = visit("Keeper", worker=True)
    keeper.go("/admin")
    kept(keeper.page)
    try_key(keeper, ADMIN_KEY)
    expect(people_of(keeper)).to_be_visible()
    assert ADMIN_KEY not in keeper.page.evaluate(STORED)
    expect(keeper.page).to_have_url(f"{keeper.server}/admin")
    found: list[tuple[str, str]] = keeper.page.evaluate(CACHED)
    assert len(found) > 10
    assert [path for path, text in found if "admin" in path or ADMIN_KEY in text] == []
    # Whoever leaves has to enter it again: by the button, to another page, or by loading it anew.
    door = keeper.page.get_by_label("Key of this server")
    keeper.button("Leave").click()
    expect(door).to_have_value("")
    expect(keeper.page.get_by_role("heading", level=1)).to_be_focused()
    try_key(keeper, ADMIN_KEY)
    expect(people_of(keeper)).to_be_visible()
    keeper.page.get_by_role("link", name="Adamas").click()
    keeper.page.get_by_role("heading", name="The diamond games").wait_for()
    keeper.page.go_back()
    expect(door).to_have_value("")
    try_key(keeper, ADMIN_KEY)
    expect(people_of(keeper)).to_be_visible()
    keeper.page.reload()
    expect(door).to_have_value("")


def test_names_and_reasons_are_only_text(visit: Visit) -> None:
    ann, rude, keeper = visit("Ann"), visit("<b>Rude</b>"), visit("Keeper")
    path = invite(ann, "diamant", 3)
    join(rude, path)
    reason = "<img src=x onerror=alert(1)>"
    report(ann, "<b>Rude</b>", reason)
    enter(keeper)
    row = row_of(keeper, "Reports", "<b>Rude</b>")
    expect(row).to_contain_text(reason)
    expect(row).to_contain_text(path.removeprefix("/t/"))
    row.get_by_role("button", name="Block <b>Rude</b>").click()
    expect(keeper.page.get_by_role("dialog")).to_contain_text("Block <b>Rude</b>?")
    expect(keeper.page.locator("main b, main img, dialog b")).to_have_count(0)


def test_who_is_blocked_is_told_and_can_be_let_in_again(visit: Visit) -> None:
    ann, bo, keeper = visit("Ann"), visit("Bolivar"), visit("Keeper")
    path = invite(ann, "diamant", 3)
    join(bo, path)
    enter(keeper)
    button = people_of(keeper).get_by_role("button", name="Block Bolivar")
    question = keeper.page.get_by_role("dialog")
    button.click()
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_be_hidden()
    expect(button).to_be_focused()
    expect(bo.page.get_by_text(BLOCKED)).to_be_hidden()
    # With the keyboard alone.
    keeper.page.keyboard.press("Enter")
    question.get_by_role("button", name="Block", exact=True).press("Enter")
    expect(bo.page.get_by_text(BLOCKED)).to_be_visible()
    expect(ann.page.get_by_text("Bolivar stands up.").first).to_be_attached()
    expect(keeper.page.get_by_text("Blocked: Bolivar.")).to_be_visible()
    expect(row_of(keeper, "People", "Bolivar")).to_contain_text("blocked")
    other = people_of(keeper).get_by_role("button", name="Unblock Bolivar")
    expect(other).to_be_focused()
    bo.page.reload()
    expect(bo.page.get_by_text(BLOCKED)).to_be_visible()
    other.click()
    expect(button).to_be_visible()
    bo.page.reload()
    bo.button("Sit down").click()
    bo.page.get_by_text("The host will start the game.").wait_for()


def test_a_table_is_closed(visit: Visit) -> None:
    ann, keeper = visit("Ann"), visit("Keeper", size="phone")
    table = invite(ann, "gnomes", 3).removeprefix("/t/")
    enter(keeper)
    row = row_of(keeper, "Tables", table)
    expect(row).to_contain_text("Gnomes")
    expect(row).to_contain_text("waiting for players")
    row.get_by_role("button", name=f"Close the table {table}").click()
    question = keeper.page.get_by_role("dialog", name="Close this table of Gnomes?")
    question.get_by_role("button", name="Close the table").click()
    expect(ann.page.get_by_text("This table was closed.")).to_be_visible()
    expect(row).to_contain_text("closed")
    expect(row.get_by_role("button")).to_have_count(0)
    # The button is gone: the focus stays near it.
    expect(keeper.page.get_by_role("heading", name="Tables")).to_be_focused()


def test_somebody_who_is_gone_already(visit: Visit, house: Server) -> None:
    ann, keeper = visit("Annabella"), visit("Keeper")
    keeper.forgive("400")
    invite(ann, "diamant", 3)
    enter(keeper)
    row = row_of(keeper, "People", "Annabella")
    expect(row).to_be_visible()
    httpx.delete(f"{house.url}/api/people/me", headers=key_of(ann)).raise_for_status()
    row.get_by_role("button", name="Block Annabella").click()
    keeper.page.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(keeper.page.get_by_role("alert")).to_contain_text("There is no such person any more.")
    keeper.button("Look again").click()
    expect(row).to_have_count(0)
    expect(keeper.page.get_by_role("alert")).to_have_count(0)


def test_the_page_speaks_the_language_that_is_chosen(visit: Visit) -> None:
    ann, keeper = visit("Ann"), visit("Keeper")
    keeper.forgive("401")
    table = invite(ann, "diamoniak", 2).removeprefix("/t/")
    enter(keeper)
    expect(row_of(keeper, "Tables", table)).to_contain_text("waiting for players")
    keeper.page.get_by_role("button", name=said("settings", "en")).click()
    keeper.page.get_by_label(said("settings-language", "en")).select_option("cs")
    keeper.page.keyboard.press("Escape")
    # It is still open, and everything is in the other language: words, games and dates.
    expect(keeper.page.get_by_role("button", name=said("settings", "cs"))).to_be_visible()
    title = said("admin-title", "cs", file="admin.ftl")
    expect(keeper.page.get_by_role("heading", level=1)).to_have_text(title)
    expect(keeper.page).to_have_title(title)
    row = keeper.page.get_by_role("row").filter(has_text=table)
    expect(row).to_contain_text(said("admin-status-open", "cs", file="admin.ftl"))
    expect(row).to_contain_text(said("title", "cs", "adamas.games.diamoniak", "game.ftl"))
    moment = row.locator("time")
    expect(moment).to_have_text(moment.evaluate(IN_CZECH))
    keeper.button(said("admin-leave", "cs", file="admin.ftl")).click()
    keeper.page.get_by_label(said("admin-key", "cs", file="admin.ftl")).fill("wrong")
    keeper.page.keyboard.press("Enter")
    refused = said("admin-error-no_key", "cs", file="admin.ftl")
    expect(keeper.page.get_by_role("alert")).to_have_text(refused)


def test_a_server_that_is_away_and_comes_back_with_another_key(
    visit: Visit, own_house: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = visit("Keeper", own_house.url)
    keeper.forgive("401")
    enter(keeper)
    expect(keeper.page.get_by_text("Nobody has been here.")).to_be_visible()
    own_house.kill()
    keeper.button("Look again").click()
    expect(keeper.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    own_house.start()
    keeper.button("Look again").click()
    expect(keeper.page.get_by_role("alert")).to_have_count(0)
    own_house.kill()
    monkeypatch.setattr(servers, "ADMIN_KEY", "another key of the house")
    own_house.start()
    keeper.button("Look again").click()
    expect(keeper.page.get_by_role("alert")).to_contain_text(REFUSED)
    try_key(keeper, "another key of the house")
    expect(keeper.page.get_by_text("Nobody has been here.")).to_be_visible()


def test_whoever_asks_too_often_is_told_to_wait(visit: Visit, tmp_path: Path) -> None:
    server = Server(str(tmp_path / "adamas.db"))
    try:
        keeper = visit("Keeper", server.url)
        keeper.forgive("429")
        enter(keeper)
        expect(people_of(keeper)).to_be_visible()
        for _ in range(20):
            with keeper.page.expect_response("**/api/admin") as answer:
                keeper.button("Look again").evaluate(CLICK_AFTER_A_FLOOD)
            # Once in a while there is room for one more in between.
            if answer.value.status == 429:
                break
        expect(keeper.page.get_by_role("alert")).to_contain_text("That was too much at once.")
        expect(people_of(keeper)).to_be_visible()
    finally:
        server.close()
