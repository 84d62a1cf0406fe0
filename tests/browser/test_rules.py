"""The rules in the browser: a page for every edition, and a dialog over a running game."""

import re

import pytest
from playwright.sync_api import expect

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from adamas.locale.words import Words, bundle, format_message, message_ids
from adamas.terminal.source_words import key_words, mark_words
from tests.browser.conftest import Visit
from tests.browser.screens import scene
from tests.browser.visitors import Visitor

GAMES = games_at(Level.SCREENS)
EDITIONS = [(game, each.name) for game, box in GAMES.items() for each in box.editions]
FIGURES = """(all) => all.map((each) => ({
    caption: each.querySelector("figcaption").innerText,
    drawings: each.querySelectorAll("svg").length,
    names: [...each.querySelectorAll("[role=img]")].map((it) => it.ariaLabel ?? ""),
}))"""
LEAST_FIGURES = 6
FAR_DOWN = 150
"""What a dialog was opened at begins within so many pixels below its upper edge."""


def expected(game: str, edition: str, **options: str) -> dict[str, str]:
    """The rules as the terminal has them, by message; those that do not apply are left out."""
    box = GAMES[game]
    facts = box.facts(box.open(edition, options))
    made = bundle(box.package, "en", "rules.ftl")
    ids = message_ids(box.package, "en", "rules.ftl")
    texts = {each: format_message(made, each, facts).strip() for each in ids}
    return {each: text for each, text in texts.items() if text}


def shown(visitor: Visitor) -> dict[str, str]:
    """The rules as they are on the page."""
    script = """() => Object.fromEntries([...document.querySelectorAll(".rules [id]")].map((each) =>
        [each.id, (each.querySelector("p") ?? each).textContent]))"""
    found: dict[str, str] = visitor.page.evaluate(script)
    return found


def read_rules(visitor: Visitor, path: str) -> None:
    """Open a page of rules."""
    visitor.go(path)
    visitor.page.locator(".rules").wait_for()


def open_rules(visitor: Visitor) -> None:
    """Open the rules over a table."""
    visitor.page.get_by_role("button", name="Rules").click()
    visitor.page.locator("dialog .rules").wait_for()


def spaces(text: str) -> str:
    """A text as a browser lays it out: one space is as good as two."""
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_edition_has_its_page_and_its_figures_have_words(
    visit: Visit, game: str, edition: str
) -> None:
    ann = visit("Ann")
    read_rules(ann, f"/g/{game}/rules/{edition}")
    on_page = {name: spaces(text) for name, text in shown(ann).items()}
    # The same words and numbers as in the terminal, and nothing that does not apply.
    assert on_page == {name: spaces(text) for name, text in expected(game, edition).items()}
    links = ann.page.get_by_role("navigation", name="Contents").get_by_role("link")
    headings = [text for name, text in on_page.items() if name.startswith("heading")]
    assert [spaces(text) for text in links.all_inner_texts()] == headings
    assert ann.page.evaluate("document.documentElement.lang") == "en"
    drawn = ann.page.locator("figure")
    drawn.nth(LEAST_FIGURES - 1).wait_for()
    for figure in drawn.evaluate_all(FIGURES):
        assert figure["caption"].strip()
        assert figure["drawings"] > 0
        assert all(name.strip() for name in figure["names"]), figure


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_what_the_edition_does_not_print_is_marked_in_words(
    visit: Visit, game: str, edition: str
) -> None:
    ann = visit("Ann", size="phone")
    ann.look_at(360, 740)
    read_rules(ann, f"/g/{game}/rules/{edition}")
    box = GAMES[game]
    texts, words = expected(game, edition), Words(box, (), "en")
    marks = {each: mark for each, mark in box.marks(box.open(edition)).items() if each in texts}
    script = """(all) => Object.fromEntries(all.map((each) =>
        [each.closest(".rule").id, each.textContent]))"""
    on_page = ann.page.locator(".rules .source").evaluate_all(script)
    assert on_page == {each: mark_words(mark, words) for each, mark in marks.items()}
    # What the marks mean stands once above the text.
    key = ann.page.locator(".key li").all_inner_texts()
    described = next(each.described for each in box.editions if each.name == edition)
    assert [spaces(line) for line in key] == key_words(marks.values(), described)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_setting_says_where_its_value_comes_from(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go("/g/diamant")
    ann.page.get_by_text("More settings").click()
    told = ann.page.locator("#source-expeditions")
    expect(told).to_have_text("printed in the rulebook")
    choice = ann.page.locator("[data-option=expeditions]")
    expect(choice).to_have_accessible_description("printed in the rulebook")
    choice.select_option("9")
    expect(told).to_have_text(re.compile("^house rule"))
    ann.page.locator("[data-option=relics]").select_option("none")
    expect(ann.page.locator("#source-relics")).to_have_text(re.compile("^printed in: Lavka"))
    # What only screens show is no rule.
    expect(ann.page.locator("#source-chests")).to_have_count(0)


def test_figures_have_the_numbers_of_their_edition(visit: Visit) -> None:
    ann = visit("Ann")
    read_rules(ann, "/g/diamant/rules/online14")
    figures = ann.page.locator("figure")
    expect(figures.filter(has_text="15 ÷ 4 = 3.")).to_have_count(1)
    expect(figures.filter(has_text="Mummy")).to_have_count(1)
    read_rules(ann, "/g/diamant/rules/schmidt2005")
    expect(figures.filter(has_text="17 ÷ 4 = 4.")).to_have_count(1)
    expect(figures.filter(has_text="Scorpion")).to_have_count(1)
    # There are no relics, and so none are drawn.
    expect(figures.filter(has_text="relic")).to_have_count(0)


def test_a_rule_can_be_linked_to(visit: Visit) -> None:
    ann = visit("Ann")
    read_rules(ann, "/g/diamant/rules/lavka#D5-3")
    rule = ann.page.locator("#D5-3")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    assert ann.page.evaluate("document.querySelector(':target')?.id") == "D5-3"
    ann.page.get_by_role("link", name="D4.3", exact=True).click()
    expect(ann.page.locator("#D4-3")).to_be_in_viewport()
    expect(ann.page).to_have_url(re.compile("/g/diamant/rules/lavka#D4-3$"))
    ann.page.go_back()
    expect(rule).to_be_in_viewport()


def test_editions_are_chosen_on_the_page_and_kept_in_the_address(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go("/g/diamoniak")
    ann.page.get_by_role("link", name="Rules").click()
    ann.page.get_by_text("Other editions").click()
    current = ann.page.locator("[aria-current=page]")
    expect(current).to_have_text(re.compile("Czech"))
    ann.page.locator(".editions a:not([aria-current])").click()
    expect(ann.page.locator("#M2-1")).to_contain_text("in place of drawing at all")
    expect(ann.page).to_have_url(re.compile("/g/diamoniak/rules/djeco$"))
    ann.page.reload()
    expect(ann.page.locator("#M2-1")).to_contain_text("in place of drawing at all")


def test_the_address_without_an_edition_shows_the_usual_one(visit: Visit) -> None:
    ann = visit("Ann")
    read_rules(ann, "/g/gnomes/rules")
    assert set(shown(ann)) == set(expected("gnomes", "kukuryku"))


@pytest.mark.parametrize("path", ["/g/diamant/rules/first", "/g/chess/rules"])
def test_rules_that_do_not_exist(visit: Visit, path: str) -> None:
    ann = visit("Ann")
    ann.go(path)
    expect(ann.page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_printed_there_are_only_the_rules(visit: Visit) -> None:
    ann = visit("Ann")
    read_rules(ann, "/g/diamant/rules")
    ann.page.emulate_media(media="print")
    expect(ann.page.locator("#D4-3")).to_be_visible()
    for around in ("header", ".contents", ".editions", ".tools"):
        expect(ann.page.locator(around).first).to_be_hidden()


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("diamant-three", "heading-decision"),
        ("diamant-end", "heading-end"),
        ("diamoniak-begin", "heading-turn"),
        ("diamoniak-witch", "M3-6"),
        ("diamoniak-buy", "heading-buying"),
        ("gnomes-memorise", "heading-before"),
        ("gnomes-arrows", "G3-3"),
        ("gnomes-cart", "heading-down"),
    ],
)
def test_over_a_table_they_open_where_they_matter_now(
    visit: Visit, scenes: str, name: str, place: str
) -> None:
    ann = visit("Ann", scenes, size="phone")
    scene(name)(ann)
    button = ann.page.get_by_role("button", name="Rules")
    address = ann.page.url
    open_rules(ann)
    meant = ann.page.locator(f"#{place}")
    expect(meant).to_be_focused()
    ann.settle()
    dialog = ann.page.get_by_role("dialog")
    frame, box = dialog.bounding_box(), meant.bounding_box()
    assert frame
    assert box
    below = box["y"] - frame["y"]
    at_the_end = dialog.evaluate("(it) => it.scrollTop + it.clientHeight >= it.scrollHeight - 2")
    assert 0 < below < FAR_DOWN or (at_the_end and below < frame["height"])
    expect(dialog.get_by_text("This matters now")).to_have_count(1)
    ann.look_at(320, 640)
    assert dialog.evaluate("(it) => it.scrollWidth <= it.clientWidth")
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()
    assert ann.page.url == address


def test_in_the_dialog_one_goes_from_section_to_section(visit: Visit, scenes: str) -> None:
    ann = visit("Ann", scenes)
    scene("gnomes-keep")(ann)
    address = ann.page.url
    open_rules(ann)
    ann.page.locator("dialog summary").click()
    ann.page.locator("dialog nav").get_by_role("link", name="Special tiles").click()
    expect(ann.page.locator("#heading-special")).to_be_focused()
    expect(ann.page.locator("#heading-special")).to_be_in_viewport()
    # The address is that of the table.
    assert ann.page.url == address


def test_a_table_shows_its_own_rulings_and_the_game_goes_on(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go("/g/diamant")
    ann.page.get_by_text("More settings").click()
    ann.page.locator("[data-option=leftover]").select_option("per_card")
    ann.page.locator("[data-option=expeditions]").select_option("9")
    ann.button("Play against bots").click()
    assert ann.ready()
    open_rules(ann)
    on_page = {name: spaces(text) for name, text in shown(ann).items()}
    wanted = expected("diamant", "iello2016", leftover="per_card", expeditions="9")
    assert on_page == {name: spaces(text) for name, text in wanted.items()}
    changed = ann.page.locator(".changed li")
    expect(changed).to_have_count(2)
    expect(changed.filter(has_text="card by card")).to_have_count(1)
    expect(ann.page.locator("dialog #D5-5 .source")).to_have_text("house rule · can be changed")
    expect(ann.page.locator("dialog #D4-8 .source")).to_have_text("from elsewhere · can be changed")
    expect(ann.page.locator("dialog .key li").filter(has_text="House rule")).to_have_count(1)
    # Another window of hers chooses; under the dialog the table follows.
    log = ann.page.locator(".log")
    before = log.inner_text()
    window = ann.new_page()
    window.goto(ann.page.url)
    home = window.get_by_role("button", name=re.compile("go home", re.I))
    home.click()
    home.click()
    expect(log).not_to_have_text(before, use_inner_text=True)
    expect(log).to_contain_text("Ann goes home")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
