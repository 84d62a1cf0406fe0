"""A big screen with phones: a family plays, nothing private is on the wall, and it is large.

The television opens the start page, somebody taps a game and the big screen, three phones follow
the address of the code, one of them starts. The server is reached by an address of the network
where there is one: there a page is no secure context.
"""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from tests.browser.conftest import Visit
from tests.browser.layout import faults
from tests.browser.scenes import key_of, table_of
from tests.browser.test_secrets import Spy, forbidden
from tests.browser.visitors import SIDEWAYS, WALLS, Visitor, play_to_the_end, until
from tests.required import need
from tests.web.servers import Server, outer_address

SMALLEST_LETTERS, SMALLEST_PRINT = 28, 20
"""At 1920 points, of letters and of what is printed on cards: on a television that is 1.2 m wide
letters of 28 are 18 mm high, and read from four metres."""
LONG = ("Maximiliane-Annegrethe12", "Bartholomäus Alexandrowi", "WWWWWWWWWWWWWWWWWWWWWWWW")
ON_THE_WALL = (
    *("diamant-deep", "diamant-three", "diamant-end"),
    *("diamoniak-buy", "diamoniak-witch", "diamoniak-end"),
    *("gnomes-keep", "gnomes-cart", "gnomes-peek", "gnomes-end"),
)

LETTERS = """() => {
    const found = [];
    for (const element of document.querySelectorAll("#main *, header *")) {
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!own || element.closest(".unseen")) continue;
        const style = getComputedStyle(element);
        if (!element.getClientRects().length || style.clipPath !== "none") continue;
        const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
        const size = parseFloat(style.fontSize) * (matrix ? matrix.d : 1);
        found.push([size, matrix !== null, element.textContent.trim()]);
    }
    return found;
}"""
SCROLLS = """() => {
    const root = document.documentElement;
    const inside = [...document.querySelectorAll("#main *")].filter((each) => {
        const style = getComputedStyle(each);
        const may = /auto|scroll/.test(style.overflowX + style.overflowY);
        return may && each.scrollHeight > each.clientHeight + 2;
    });
    const small = parseFloat(getComputedStyle(root).fontSize) < (0.99 * innerWidth) / 60;
    const [across, down] = [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight];
    return [across, down, inside.length, Number(small)];
}"""
IN_HEIGHT = """(all) => all.map((each) => {
    const box = each.getBoundingClientRect();
    return [box.top, box.bottom, each.innerText];
})"""
WIDTHS = "(all) => all.map((each) => each.getBoundingClientRect().width)"
BROKEN_WORDS = """() => {
    // Words that stand in more than one line.
    const found = [];
    const range = document.createRange();
    const scene = document.querySelector(".scene");
    const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node.parentElement.closest(".unseen, svg")) continue;
        for (const word of node.data.matchAll(/\\S+/g)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
            if (lines.size > 1) found.push(word[0]);
        }
    }
    return found;
}"""


def hang_up(television: Visitor, game: str, seats: int) -> str:
    """Put a new table on the big screen; the address of its code."""
    television.go("/")
    television.page.locator(f"a[href='/g/{game}']").click()
    television.page.get_by_label(str(seats), exact=True).check()
    television.button("On a big screen").click()
    television.page.locator(".gathering img").wait_for()
    shown = [each.inner_text() for each in television.page.locator(".address").all()]
    address = next("".join(each.split()) for each in shown if "/p/" in each)
    asked = television.page.evaluate(
        "async (id) => (await fetch(`/api/tables/${id}/invitation/phone`)).json()",
        television.table(),
    )
    # What is written is what the picture says.
    assert asked["address"] == address
    assert television.page.locator(".gathering img").get_attribute("src") == asked["picture"]
    return address


def join(phone: Visitor, address: str) -> None:
    """A name is there already: one tap."""
    phone.page.goto(address)
    phone.button("Join").click()
    phone.page.get_by_text("Around the table").wait_for()


def fits(television: Visitor) -> None:
    """Nothing scrolls."""
    found: list[float] = television.page.evaluate(SCROLLS)
    assert max(found) <= 0, f"It scrolls: {found}."


def too_small(television: Visitor, width: int) -> list[str]:
    """What cannot be read from afar."""
    letters = television.page.evaluate(LETTERS)
    assert letters
    return [
        text
        for size, printed, text in letters
        if size < (SMALLEST_PRINT if printed else SMALLEST_LETTERS) * width / 1920 - 0.1
    ]


def received(visitor: Visitor) -> list[dict[str, Any]]:
    """Everything that a visitor will receive."""
    messages: list[dict[str, Any]] = []
    visitor.hear(lambda frame: messages.append(json.loads(frame)))
    return messages


@pytest.mark.parametrize("game", list(games_at(Level.SCREENS)))
def test_a_family_plays_on_a_big_screen(visit: Visit, home: Server, game: str) -> None:
    television = visit("Television", home.url)
    television.look_at(*WALLS[0])
    spy, messages = Spy(television), received(television)
    phones = [visit(name, home.url, size="phone") for name in ("Ann", "Bo", "Cy")]
    address = hang_up(television, game, 3)
    for phone in phones:
        join(phone, address)
        expect(television.page.locator(".gathering bdi", has_text=phone.name)).to_be_visible()
    # Whoever sits there may start, and nobody else.
    phones[1].button("Start").click()
    television.page.locator(".stage").wait_for()
    for phone in phones:
        phone.page.locator(".stage").wait_for()
    expect(television.page.locator(".stage button:enabled")).to_have_count(0)
    expect(television.page.locator("aside img")).to_have_count(0)
    play_to_the_end(phones, Random(game))
    television.page.locator("#result-title").wait_for()
    for name in ("Ann", "Bo", "Cy"):
        expect(television.page.locator("#main table bdi", has_text=name)).to_be_visible()
    # It never held a seat, nor saw through somebody's eyes.
    told = [each["you"] for each in messages if each.get("you")]
    assert told
    assert all(each["seats"] == [] and each["viewer"] is None for each in told)
    if game == "gnomes":
        assert len(spy.screens) > 20
        assert [fault for screen in spy.screens for fault in forbidden(screen, None)] == []
    # The same people again: everybody goes along by themselves.
    before = television.page.url
    phones[2].button("Play again").click()
    expect(television.page).not_to_have_url(before)
    television.page.locator(".gathering").wait_for()
    for phone in phones:
        expect(phone.page).to_have_url(f"{home.url}/p/{television.table()}")
        phone.button("Start").wait_for()
    phones[0].button("Start").click()
    television.page.locator(".stage").wait_for()


def test_nothing_private_is_on_the_wall(visit: Visit, scenes: str) -> None:
    """While somebody looks at a tile, the wall shows that they look, and no face."""
    ann, television = visit("Ann", scenes, size="phone"), visit("Television", scenes)
    ann.become(key_of(0))
    # Even a device that holds a seat has no secret on its wall.
    spy = Spy(ann)
    ann.go(f"/w/{table_of('gnomes-peek')}")
    television.go(f"/w/{table_of('gnomes-peek')}")
    faces = "[...document.querySelectorAll('.place')].map((each) => each.innerText)"
    for each in (ann, television):
        each.page.locator(".stage .eyes.now").wait_for()
        assert not any("you are looking" in text for text in each.page.evaluate(faces))
    assert [fault for screen in spy.screens for fault in forbidden(screen, None)] == []
    ann.settle()
    television.settle()
    own, public = ann.page.locator(".stage").inner_html(), television.page.locator(".stage")
    assert own == public.inner_html()
    ann.go(f"/p/{table_of('gnomes-peek')}")
    expect(ann.page.get_by_text("you are looking at").first).to_be_attached()


@pytest.mark.parametrize("name", ON_THE_WALL)
def test_a_wall_is_large_and_does_not_scroll(visit: Visit, scenes: str, name: str) -> None:
    television = visit("Television", scenes)
    television.go(f"/w/{table_of(name)}")
    television.page.locator(".stage, #result-title").first.wait_for()
    for width, height in WALLS:
        television.look_at(width, height)
        fits(television)
        assert faults(television) == []
        assert too_small(television, width) == [], (width, height)


def test_the_wall_before_the_start(visit: Visit, home: Server) -> None:
    television = visit("Television", home.url)
    hang_up(television, "diamant", 8)
    for width, height in WALLS:
        television.look_at(width, height)
        fits(television)
        picture = television.page.locator(".gathering img").bounding_box()
        # A phone reads a code from ten times its width: across the room.
        assert picture
        if outer_address():
            assert picture["width"] > 0.3 * width


def test_a_server_for_one_machine_says_how_phones_get_in(visit: Visit) -> None:
    television = visit("Television")
    hang_up(television, "diamoniak", 2)
    expect(television.page.get_by_text("listens on this machine only")).to_be_visible()
    expect(television.page.get_by_text("adamas serve")).to_be_visible()


def test_who_went_away_finds_the_way_back(visit: Visit, home: Server) -> None:
    need("network", outer_address() is not None, "connect the machine to one")
    television, ann, bo = (visit(name, home.url) for name in ("Television", "Ann", "Bo"))
    address = hang_up(television, "diamoniak", 2)
    join(ann, address)
    join(bo, address)
    ann.button("Start").click()
    television.page.locator(".stage").wait_for()
    bo.go("/about")
    television.page.locator("aside img").wait_for()
    # The same phone, the same seat: no name is asked for.
    bo.page.goto(address)
    bo.page.locator(".stage").wait_for()
    expect(television.page.locator("aside img")).to_have_count(0)


def test_a_table_that_exists_goes_on_the_wall(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go("/g/diamoniak")
    ann.button("Invite friends").click()
    with ann.context.expect_page() as opened:
        ann.button("Show this table on a big screen").click()
    opened.value.locator(".gathering bdi", has_text="Ann").wait_for()
    # A phone that comes by its code is a guest: Ann is the host.
    bo = visit("Bo", size="phone")
    bo.go(f"/p/{ann.table()}")
    bo.button("Join").click()
    bo.page.get_by_text("The host will start the game.").wait_for()


def test_a_phone_can_show_the_whole_board(visit: Visit, scenes: str) -> None:
    ann = visit("Ann", scenes, size="phone")
    ann.become(key_of(0))
    ann.go(f"/p/{table_of('diamant-deep')}")
    ann.button("Go on").wait_for()
    expect(ann.page.get_by_text("Hal")).to_have_count(0)
    ann.button("The whole board").click()
    expect(ann.page.get_by_text("Hal").first).to_be_visible()
    ann.button("Back to my card").click()
    expect(ann.page.get_by_text("You carry", exact=True)).to_be_visible()


@pytest.mark.parametrize("name", ["diamant-deep", "diamoniak-begin", "gnomes-keep"])
@pytest.mark.parametrize("page", ["t", "p"])
def test_a_phone_held_sideways(visit: Visit, scenes: str, page: str, name: str) -> None:
    """What can be chosen is in sight, without scrolling."""
    ann = visit("Ann", scenes)
    ann.become(key_of(0))
    ann.look_at(*SIDEWAYS)
    ann.go(f"/{page}/{table_of(name)}")
    ann.page.locator("[data-choice]:enabled").first.wait_for()
    ann.settle()
    assert faults(ann) == []
    for top, bottom, text in ann.page.locator("[data-choice]:enabled").evaluate_all(IN_HEIGHT):
        assert top >= 0, text
        assert bottom <= SIDEWAYS[1], text


@pytest.mark.parametrize("game", list(games_at(Level.SCREENS)))
def test_long_names_fit_on_a_wall(visit: Visit, home: Server, game: str) -> None:
    television = visit("Television", home.url)
    phones = [visit(name, home.url) for name in LONG]
    address = hang_up(television, game, 3)
    for phone in phones:
        join(phone, address)
    for width, height in WALLS:
        television.look_at(width, height)
        fits(television)
    phones[0].button("Start").click()
    television.page.locator(".stage").wait_for()
    # The code is beside the board while somebody is away.
    phones[2].go("/about")
    if outer_address():
        television.page.locator("aside img").wait_for()
    for width, height in WALLS:
        television.look_at(width, height)
        fits(television)


def test_long_names_are_not_broken(visit: Visit) -> None:
    ann, *others = (visit(name) for name in LONG)
    address = hang_up(ann, "diamant", 3)
    for each in (ann, *others):
        join(each, address)
    ann.button("Start").click()
    for each in (ann, *others):
        each.page.locator(".stage").wait_for()
    ann.button("The whole board").click()
    ann.page.locator("[data-choice]:enabled").first.wait_for()
    for width, height in ((320, 640), (360, 740), SIDEWAYS, (1440, 900)):
        ann.look_at(width, height)
        assert ann.page.evaluate(BROKEN_WORDS) == []
        columns = ann.page.locator("[data-seat]").evaluate_all(WIDTHS)
        assert max(columns) - min(columns) < 2, columns
        assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_full_screen_with_one_key(visit: Visit) -> None:
    television = visit("Television")
    hang_up(television, "gnomes", 2)
    television.page.keyboard.press("f")
    until(television.page, "document.fullscreenElement !== null")
    television.page.keyboard.press("f")
    until(television.page, "document.fullscreenElement === null")
    # The pointer goes away by itself.
    television.page.mouse.move(200, 200)
    expect(television.page.locator(".wall[data-still]")).to_be_visible()
