"""The log of a table: the order of things, what is new, what is not known any more."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_games import invite, join
from tests.browser.visitors import WAIT_MS, Visitor

LATE = "Ann ran out of time."


def lines(visitor: Visitor) -> list[str]:
    """What the log says."""
    return visitor.page.locator(".log li").all_text_contents()


def test_what_happens_around_a_game_stands_where_it_happened(visit: Visit) -> None:
    """Somebody who watches is told slowly: time runs out again long before that is told."""
    ann, eve = visit("Ann"), visit("Eve", speed="slow")
    ann.go("/g/diamant")
    ann.page.get_by_text("More settings").click()
    ann.page.get_by_label("for each decision").check()
    ann.page.get_by_label("Seconds").fill("5")
    ann.button("Play against bots").click()
    ann.page.locator("[data-choice]:enabled").first.wait_for()
    eve.go(f"/t/{ann.table()}")
    late = eve.page.locator(".log li").filter(has_text=LATE)
    expect(late).to_have_count(2, timeout=3 * WAIT_MS)
    told = lines(eve)
    first = told.index(LATE)
    between = told[first : told.index(LATE, first + 1)]
    # Ann has gone home, the bots went on, and only in the next expedition she is asked again.
    assert [line for line in between if line.startswith("Ann goes home")]
    assert [line for line in between if line.startswith("Expedition") and "begins" in line]


def test_the_button_of_the_log_tells_how_much_is_new(visit: Visit) -> None:
    ann, bo = visit("Ann"), visit("Bo", size="phone")
    path = invite(ann, "diamant", 3)
    join(bo, path)
    ann.button("Fill the seat with a bot and start").click()
    bo.page.locator("[data-choice]:enabled").first.wait_for()
    toggle = bo.page.get_by_role("button", name="What happened")
    expect(toggle).not_to_contain_text("new message")
    for place in range(2):
        ann.page.locator(".phrases button").nth(place).click()
    expect(toggle).to_contain_text("2 new messages", timeout=WAIT_MS)
    toggle.click()
    expect(toggle).not_to_contain_text("new message")
    toggle.click()
    expect(toggle).not_to_contain_text("new message")


def test_a_log_says_that_it_does_not_begin_at_the_beginning(visit: Visit) -> None:
    ann = visit("Ann")
    ann.begin("diamoniak")
    rng = Random(3)
    # More than a server remembers for those who come back.
    for _ in range(14):
        if ann.ready():
            ann.choose_at_random(rng)
    ann.page.reload()
    ann.page.locator("[data-choice]:enabled, #result-title").first.wait_for()
    expect(ann.page.locator(".side")).to_contain_text(
        "What happened earlier is not shown here.", timeout=WAIT_MS
    )


def test_a_guest_sees_what_the_host_has_set(visit: Visit) -> None:
    ann, bo = visit("Ann"), visit("Bo")
    ann.go("/g/diamant")
    ann.page.get_by_text("More settings").click()
    ann.page.get_by_label("for each decision").check()
    ann.page.get_by_label("Seconds").fill("45")
    ann.page.locator("[data-option=odds]").select_option("on")
    ann.button("Invite friends").click()
    ann.page.get_by_label("Link to this table").wait_for()
    bo.go(f"/t/{ann.table()}")
    expect(bo.page.get_by_text("Clock: 45 seconds for each decision")).to_be_visible()
    expect(bo.page.get_by_role("listitem").filter(has_text="A lamp that tells")).to_have_text(
        "A lamp that tells how dangerous the next card is: on, for everybody"
    )
