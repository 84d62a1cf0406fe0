"""The pages around the games: lobby, waiting room, oneself, settings; and what hosts can do."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_games import invite, join
from tests.browser.visitors import Visitor, until

LABELS = "(all) => all.map((each) => [...each.options].map((option) => option.innerText))"


def open_log(visitor: Visitor) -> None:
    """Show the log and the chat, where they are folded away."""
    toggle = visitor.page.get_by_role("button", name="What happened")
    if toggle.is_visible() and toggle.get_attribute("aria-expanded") == "false":
        toggle.click()


def test_the_lobby_leads_to_tables_to_join_and_to_watch(visit: Visit) -> None:
    ann, bo = visit("Ann"), visit("Bo")
    invite(ann, "diamoniak", 2, listed=True)
    bo.go("/tables")
    bo.page.get_by_role("link", name="Join: Diamoniak").first.click()
    bo.button("Sit down").click()
    ann.page.get_by_role("button", name="Start", exact=True).click()
    bo.page.locator(".stage").wait_for()
    eve = visit("Eve")
    eve.go("/tables")
    eve.page.get_by_role("link", name="Watch: Diamoniak").first.click()
    eve.page.get_by_text("watching").wait_for()
    expect(eve.page.locator("[data-choice]:enabled")).to_have_count(0)


def test_a_host_fills_empties_and_hands_over_seats(visit: Visit) -> None:
    ann, bo, cy = visit("Ann"), visit("Bo"), visit("Cy")
    path = invite(ann, "gnomes", 4)
    join(bo, path)
    join(cy, path)
    ann.button("Remove Cy").click()
    # Whoever was removed is told, and cannot come back.
    cy.button("Sit down").click()
    expect(cy.page.get_by_text("You cannot sit down at this table.")).to_be_visible()
    ann.button("Add a bot").first.click()
    ann.button("Make Bo the host").click()
    ann.page.get_by_text("The host will start the game.").wait_for()
    bo.button("Fill the seat with a bot and start").click()
    ann.page.locator(".stage").wait_for()
    expect(ann.page.locator(".stage").get_by_text("Cy")).to_have_count(0)


def test_a_host_closes_a_table(visit: Visit) -> None:
    ann, bo = visit("Ann"), visit("Bo")
    path = invite(ann, "diamant", 3)
    join(bo, path)
    ann.button("Close the table").click()
    expect(bo.page.get_by_text("This table was closed.")).to_be_visible()


def test_a_code_makes_another_device_ones_own(visit: Visit) -> None:
    laptop, phone = visit("Ann"), visit("Somebody", size="phone")
    laptop.begin("diamant")
    table = laptop.table()
    laptop.go("/me")
    laptop.button("Make a code").click()
    shown = laptop.page.locator("output")
    expect(shown).to_have_text(re.compile(r"\S"))
    code = shown.inner_text().split()[0]
    phone.go("/me")
    phone.page.get_by_label("A code from another device:").fill(code)
    phone.button("Use it").click()
    phone.page.get_by_text("This device is Ann now.").wait_for()
    phone.go(f"/t/{table}")
    assert phone.ready()


def test_whoever_comes_back_finds_their_game_on_the_start_page(visit: Visit) -> None:
    ann = visit("Ann")
    ann.begin("gnomes")
    table = ann.table()
    ann.go("/")
    ann.page.get_by_role("link", name="Go on: Gnomes").click()
    assert ann.ready()
    assert ann.table() == table


def test_a_choice_against_bots_can_be_taken_back(visit: Visit) -> None:
    ann = visit("Ann")
    ann.begin("diamant")
    assert ann.ready()
    ann.page.get_by_role("button", name=re.compile("go on", re.I)).click()
    ann.page.locator(".status.held").wait_for()
    ann.page.get_by_role("button", name=re.compile("take back", re.I)).click()
    expect(ann.page.locator(".status.held")).to_have_count(0)
    expect(ann.page.locator("[data-choice][aria-pressed=true]")).to_have_count(0)
    ann.page.wait_for_timeout(2500)  # Longer than a choice is held back.
    ann.page.get_by_text("Your turn").first.wait_for()


def test_the_clock_shows_what_is_chosen_when_time_is_up(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go("/g/diamant")
    ann.page.get_by_text("More settings").click()
    ann.page.get_by_label("for each decision").check()
    ann.page.get_by_label("Seconds").fill("5")
    ann.button("Play against bots").click()
    ann.page.get_by_role("timer").wait_for()
    ann.page.get_by_text("when time is up: go home").wait_for()
    ann.page.get_by_text("Ann ran out of time.").first.wait_for(state="attached")


def test_the_odds_lamp_is_lit_where_the_host_wants_it(visit: Visit) -> None:
    ann = visit("Ann")
    for game in ("diamant", "diamoniak"):
        for wanted in ("off", "on"):
            ann.go(f"/g/{game}")
            ann.page.get_by_text("More settings").click()
            ann.page.locator("[data-option=odds]").select_option(wanted)
            ann.button("Play against bots").click()
            assert ann.ready()
            lamp = ann.page.get_by_role("button", name=re.compile("lamp|odds", re.I))
            expect(lamp).to_have_count(1 if wanted == "on" else 0)


def test_phrases_are_heard_and_free_text_is_only_text(visit: Visit) -> None:
    ann, bo = visit("<b>Ann</b>"), visit("Bo")
    ann.go("/g/diamant")
    ann.page.get_by_label("3", exact=True).check()
    ann.page.get_by_text("More settings").click()
    ann.page.get_by_label("anything").check()
    ann.button("Invite friends").click()
    ann.page.get_by_label("Link to this table").wait_for()
    join(bo, f"/t/{ann.table()}")
    ann.button("Fill the seat with a bot and start").click()
    for each in (ann, bo):
        each.page.locator(".stage").wait_for()
        open_log(each)
    bo.button("Good luck!").click()
    ann.page.get_by_text("Bo: Good luck!").first.wait_for()
    evil = "<img src=x onerror=alert(1)><script>alert(2)</script>"
    ann.page.get_by_label("Your words").fill(evil)
    ann.button("Say").last.click()
    bo.page.locator(".log").get_by_text(f"<b>Ann</b>: {evil}").wait_for()
    expect(bo.page.locator(".log img, .log script, .log b, .stage b")).to_have_count(0)


def test_settings_are_kept(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go("/")
    ann.page.get_by_role("button", name="Settings").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("dark").check()
    dialog.get_by_label("slow").check()
    dialog.get_by_label("Sound").check()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.page.get_by_role("button", name="Settings").click()
    expect(dialog.get_by_label("slow")).to_be_checked()
    expect(dialog.get_by_label("Sound")).to_be_checked()


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    ann = visit("Ann")
    ann.forgive("404")  # The browser mentions that the page was not found.
    ann.go("/t/abcdefghjkmn")
    expect(ann.page.get_by_text("There is no such table")).to_be_visible()
    ann.go("/nowhere")
    expect(ann.page.get_by_text("There is nothing here")).to_be_visible()


def test_the_first_stop_of_the_keyboard_leads_past_the_header(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go("/")
    ann.page.locator(".games a").first.wait_for()
    ann.page.keyboard.press("Tab")
    expect(ann.page.get_by_text("Skip to the content")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page).to_have_url(re.compile("#main$"))


def test_names_are_suggested_and_none_is_taken_twice(visit: Visit) -> None:
    somebody = visit("")
    suggested = set()
    for _ in range(6):
        somebody.go("/me")
        field = somebody.page.get_by_label("Your name")
        expect(field).not_to_be_empty()
        suggested.add(field.input_value())
        somebody.page.evaluate("localStorage.clear()")  # Another device.
    assert len(suggested) > 1
    ann, bo = visit("Ann"), visit("Ann")
    join(bo, invite(ann, "diamant", 3))
    bo.page.get_by_text("Ann 2").first.wait_for()


def test_whoever_types_a_name_sits_down_under_it(visit: Visit) -> None:
    ann, bo = visit("Ann"), visit("Bo")
    bo.begin("diamant")  # Bo is known here by now.
    path = invite(ann, "gnomes", 2)
    bo.go(path)
    bo.page.get_by_label("Your name").fill("Zed")
    bo.button("Sit down").click()
    expect(ann.page.get_by_text("Zed").first).to_be_visible()


def test_settings_of_a_table_are_told_apart(visit: Visit) -> None:
    ann = visit("Ann")
    for game in ("diamant", "diamoniak", "gnomes"):
        ann.go(f"/g/{game}")
        ann.page.get_by_text("More settings").click()
        selects = ann.page.locator("details select")
        selects.first.wait_for()
        for labels in selects.evaluate_all(LABELS):
            assert len(set(labels)) == len(labels), labels


def test_whoever_lost_the_seat_while_away_keeps_everything_else(visit: Visit) -> None:
    ann, bo = visit("Ann"), visit("Bo")
    join(bo, invite(ann, "diamant", 3))
    key = bo.page.evaluate("localStorage.getItem('adamas.key')")
    bo.context.set_offline(True)
    bo.page.get_by_text("The connection is lost.").wait_for()
    ann.button("Remove Bo").click()
    ann.button("Remove Bo").wait_for(state="hidden")
    bo.context.set_offline(False)
    bo.button("Sit down").wait_for()
    assert bo.page.evaluate("localStorage.getItem('adamas.key')") == key


def test_where_time_runs_a_story_leaves_enough_of_it(visit: Visit) -> None:
    ann = visit("Ann", speed="slow")
    ann.go("/g/diamant")
    ann.page.get_by_text("More settings").click()
    ann.page.get_by_label("for each decision").check()
    ann.page.get_by_label("Seconds").fill("10")
    ann.button("Play against bots").click()
    for _ in range(4):
        if not ann.ready():
            break
        ann.choose_at_random(Random(1))
        ann.painted()
    expect(ann.page.get_by_text("Ann ran out of time.")).to_have_count(0)


def test_everybody_picks_an_explorer_that_nobody_else_is(visit: Visit) -> None:
    ann, bo = visit("Ann"), visit("Bo", size="phone")
    ann.go("/me")
    ann.page.get_by_label("Pink, horned helmet").check()
    path = invite(ann, "diamant", 3)
    expect(ann.page.get_by_label("Pink, horned helmet")).to_be_checked()
    join(bo, path)
    expect(bo.page.get_by_label("Pink, horned helmet: Ann has it")).to_be_disabled()
    bo.page.get_by_label("Teal, top hat").check()
    expect(ann.page.get_by_label("Teal, top hat: Bo has it")).to_be_disabled()
    # Whoever comes back is who they were.
    bo.page.reload()
    expect(bo.page.get_by_label("Teal, top hat")).to_be_checked()


COUNT_SOUNDS = """() => {
    window.heard = 0;
    const begin = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        window.heard++;
        return begin.apply(this, when);
    };
}"""


TURN_IT = """() => {
    // What is not ready in time is not heard at all: somebody turns it again.
    const loud = document.querySelector("dialog [type=range]");
    loud.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
}"""


def test_nothing_is_heard_or_loaded_before_it_is_wanted_and_off_is_off(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go("/")
    ann.page.evaluate(COUNT_SOUNDS)
    ann.button("Settings").click()
    loud = ann.page.get_by_label("Volume of what happens")
    expect(loud).to_be_disabled()
    loaded = "performance.getEntriesByType('resource').some(({ name }) => /mixer/.test(name))"
    assert not ann.page.evaluate(loaded)
    sound = ann.page.get_by_label("Sound", exact=True)
    sound.check()
    until(ann.page, f"({TURN_IT})() && window.heard > 0")
    assert ann.page.evaluate(loaded)
    sound.uncheck()
    before = ann.page.evaluate("window.heard")
    ann.page.evaluate(TURN_IT)
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("window.heard") == before
