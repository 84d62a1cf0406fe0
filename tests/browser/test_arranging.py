"""Gnomes: everybody lays the own row in any order, and the other readings of the rules at a table.

A row is put in order by dragging, by taps and with keys; nobody else learns more than that
somebody is ready.
"""

import json
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.test_games import invite, join
from tests.browser.test_hotseat import begin, lift, sees
from tests.browser.test_secrets import Spy, forbidden
from tests.browser.visitors import Visitor

SMALLEST = 44
"""Points that a finger needs each way."""
RICH = "I:arrows-9*26,lantern-7*26;II:bats*1;III:snow-white*1"
"""Tiles of somebody's own, with many diamonds."""


def tile(visitor: Visitor, slot: int, seat: int = 0) -> Locator:
    """A place of a row, with the tile that lies there."""
    return visitor.page.locator(f"[data-at=place-{seat}-{slot}]")


def row(visitor: Visitor) -> list[str]:
    """What lies in the own row, in words."""
    texts = visitor.page.locator(".own .place .unseen").all_inner_texts()
    seen = [text.partition(": ")[2].removeprefix("you are looking at ") for text in texts]
    return [text.removesuffix("; seen by Ann") for text in seen]


def lay(visitor: Visitor) -> Locator:
    """The button that lays the tiles down."""
    return visitor.button("Lay them down like this")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(visitor: Visitor, one: int, other: int) -> None:
    """With the mouse, from the middle of a tile to another one."""
    mouse = visitor.page.mouse
    mouse.move(*middle(tile(visitor, one)))
    mouse.down()
    mouse.move(*middle(tile(visitor, other)), steps=4)
    mouse.up()


def drag_by_touch(visitor: Visitor, one: int, other: int, end: str = "touchEnd") -> None:
    """With a finger."""
    (x, y), (to_x, to_y) = middle(tile(visitor, one)), middle(tile(visitor, other))
    ways = [
        ("touchStart", x, y),
        ("touchMove", (x + to_x) / 2, to_y - 9),
        ("touchMove", to_x, to_y),
    ]
    for kind, across, down in ways:
        points = [{"x": across, "y": down}]
        visitor.tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    visitor.tools.send("Input.dispatchTouchEvent", {"type": end, "touchPoints": []})


def exchanged(tiles: list[str], one: int, other: int) -> list[str]:
    found = list(tiles)
    found[one], found[other] = found[other], found[one]
    return found


class Chosen(Spy):
    """Keeps what a visitor is told to have chosen."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.actions: list[str] = []
        visitor.hear(self._note)

    def _note(self, frame: str | bytes) -> None:
        turn = json.loads(frame).get("turn") or {}
        if turn.get("chosen"):
            self.actions.append(turn["chosen"])


def has_row(visitor: Visitor, tiles: list[str]) -> None:
    """The row comes to lie like this."""
    visitor.settle()
    assert row(visitor) == tiles


def test_a_row_is_laid_by_drag_by_taps_and_with_keys(visit: Visit) -> None:
    ann, bo, eve = (visit(name, size="phone") for name in ("Ann", "Bo", "Eve"))
    chosen, spies = Chosen(ann), {1: Spy(bo), None: Spy(eve)}
    path = invite(ann, "gnomes", 2)
    join(bo, path)
    eve.go(path.replace("/t/", "/w/"))
    ann.button("Start").click()
    lay(ann).wait_for()
    lay(bo).wait_for()
    dealt = row(ann)
    assert len(dealt) == 5
    assert ann.page.locator(".own button").count() == 6, "no list of a hundred orders"
    for each in ann.page.locator(".own button").all():
        box = each.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= SMALLEST

    drag(ann, 0, 3)
    has_row(ann, wanted := exchanged(dealt, 0, 3))
    drag_by_touch(ann, 4, 1)
    has_row(ann, wanted := exchanged(wanted, 4, 1))
    # Whoever calls finger and tile away, or drops it where no tile lies, has moved nothing.
    drag_by_touch(ann, 0, 2, "touchCancel")
    mouse = ann.page.mouse
    mouse.move(*middle(tile(ann, 2)))
    mouse.down()
    mouse.move(180, 40, steps=3)
    mouse.up()
    has_row(ann, wanted)
    expect(ann.page.locator("[data-dragged], .own [aria-pressed=true]")).to_have_count(0)

    tile(ann, 1).click()
    expect(tile(ann, 1)).to_have_attribute("aria-pressed", "true")
    tile(ann, 2).click()
    has_row(ann, wanted := exchanged(wanted, 1, 2))

    live = ann.page.locator("[role=log][aria-live]")
    tile(ann, 0).focus()
    ann.page.keyboard.press("ArrowRight")
    expect(tile(ann, 1)).to_be_focused()
    ann.page.keyboard.press("Enter")
    for place in (2, 3):
        ann.page.keyboard.press("ArrowRight")
        has_row(ann, wanted := exchanged(wanted, place - 1, place))
        expect(tile(ann, place)).to_be_focused()
        expect(live).to_contain_text(f"Now in place {place + 1} of 5: {wanted[place]}")
    ann.page.keyboard.press("Space")
    expect(tile(ann, 3)).to_have_attribute("aria-pressed", "false")
    ann.page.keyboard.press("Space")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("ArrowLeft")
    expect(tile(ann, 2)).to_be_focused()
    has_row(ann, wanted)

    # Bo lays first: what Ann has done so far stays, and she sees that Bo is ready.
    lay(bo).click()
    expect(bo.page.get_by_text("They lie face down, in this order.")).to_be_visible()
    expect(bo.page.get_by_text("you are looking at")).to_have_count(0)
    for other in (ann, eve):
        expect(other.page.get_by_label("The row of Bo").get_by_text("has chosen")).to_be_attached()
    has_row(ann, wanted)

    # Nothing is stored: after a reload the row lies as it was dealt.
    ann.page.reload()
    lay(ann).wait_for()
    has_row(ann, dealt)
    drag(ann, 2, 4)
    drag(ann, 0, 1)
    has_row(ann, exchanged(exchanged(dealt, 2, 4), 0, 1))
    lay(ann).click()
    bo.page.get_by_text("The gnomes enter level I").first.wait_for(state="attached")
    expect(ann.page.locator(".own [data-at]").first).to_contain_text("face down")
    assert set(chosen.actions) <= {"lay-1-0-4-3-2"}
    for viewer, spy in spies.items():
        assert [fault for screen in spy.screens for fault in forbidden(screen, viewer)] == []


def test_a_laid_row_is_what_is_remembered(visit: Visit) -> None:
    """With memory help the screen reminds of the tiles where they lie now, and after a reload."""
    ann, bo = visit("Ann", speed="fast"), visit("Bo")
    ann.go("/g/gnomes")
    ann.page.get_by_label("2", exact=True).check()
    ann.page.get_by_text("More settings").click()
    ann.page.locator("[data-option=memory_help]").select_option("on")
    ann.button("Invite friends").click()
    ann.page.get_by_label("Link to this table").wait_for()
    join(bo, f"/t/{ann.table()}")
    ann.button("Start").click()
    lay(ann).wait_for()
    wanted = exchanged(row(ann), 0, 4)
    drag(ann, 0, 4)
    lay(ann).click()
    ann.page.get_by_text("They lie face down, in this order.").wait_for()

    def reminded() -> list[str]:
        ann.settle()
        return [text.partition("you have seen ")[2] for text in row(ann)]

    assert reminded() == wanted
    ann.page.reload()
    ann.page.get_by_text("They lie face down, in this order.").wait_for()
    assert reminded() == wanted
    lay(bo).click()
    ann.page.get_by_text("The gnomes enter level I").first.wait_for(state="attached")
    ann.page.get_by_role("button", name="Skip").click()
    assert reminded() == wanted


def test_rows_that_stay_as_they_were_dealt(visit: Visit) -> None:
    ann = visit("Ann")
    table(ann, seats=2, bots=["random"], options={"arrange": "as_dealt"})
    expect(ann.button("Seen enough")).to_be_visible()
    expect(ann.page.locator(".own button")).to_have_count(1)
    ann.button("Seen enough").click()
    ann.page.locator(".log").get_by_text("The gnomes enter level I").wait_for(state="attached")


def test_a_row_is_laid_behind_the_curtain(visit: Visit) -> None:
    ann = visit("Ann")
    begin(ann, "gnomes")
    lift(ann, "Ann")
    # With a key to look in one hand and the mouse in the other.
    ann.page.keyboard.down("Space")
    sees(ann, 5)
    dealt = row(ann)
    drag(ann, 0, 2)
    wanted = exchanged(dealt, 0, 2)
    has_row(ann, wanted)
    live = ann.page.locator("[role=log][aria-live]")
    expect(live).to_contain_text("Now in place 3 of 5: a")
    ann.page.keyboard.up("Space")
    sees(ann, 0)
    expect(live).not_to_contain_text("Now in place")
    # Tiles can be moved unseen as well.
    tile(ann, 1).click()
    tile(ann, 4).click()
    expect(live).to_contain_text("Now in place 5 of 5: face down")
    ann.button("Hold to look").focus()
    ann.page.keyboard.down("Space")
    has_row(ann, exchanged(wanted, 1, 4))
    ann.page.keyboard.up("Space")
    # Whoever puts the device down begins anew.
    ann.button("Lower the curtain").click()
    lift(ann, "Ann")
    ann.page.keyboard.down("Space")
    has_row(ann, dealt)
    ann.page.keyboard.up("Space")
    lay(ann).click()
    # What lies face down stays so: nobody can look at it again, or lay it by mistake.
    ann.page.get_by_role("dialog", name="Pass to Ben").wait_for()
    ann.button("Ann: choose again").click()
    ann.button("Ann is here").click()
    ann.page.get_by_text("They lie face down").wait_for()
    ann.page.keyboard.down("Space")
    sees(ann, 0)
    expect(ann.page.locator(".own button")).to_have_count(0)
    ann.page.keyboard.up("Space")


def table(visitor: Visitor, **wanted: Any) -> None:
    """A table of Gnomes with anything that can be asked for, and a game on it."""
    visitor.go("/g/gnomes")
    asked = visitor.page.request
    person = asked.post(f"{visitor.server}/api/people", data={"name": visitor.name}).json()
    headers = {"Authorization": f"Bearer {person['key']}"}
    made = asked.post(
        f"{visitor.server}/api/tables", data={"game": "gnomes", **wanted}, headers=headers
    )
    assert made.ok, made.text()
    visitor.become(person["key"])
    visitor.go(f"/t/{made.json()['table']}")
    visitor.button("Sit down").click()
    visitor.page.get_by_role("button", name="Start", exact=True).click()
    visitor.page.locator("[data-choice]:enabled").first.wait_for()


def test_every_other_reading_can_be_played(visit: Visit) -> None:
    """Looks that must be taken, also at what lies face up; swaps by lot; carts before what was
    drawn; tiles with nine diamonds."""
    ann = visit("Ann", size="phone")
    readings = {"look": "must", "look_at": "any", "arrows": "by_lot"}
    options = {"tiles": RICH, "bats": "any", "cart": "last_draw", **readings}
    table(ann, seats=2, bots=["random"], options=options)
    lay(ann).click()
    rng, seen = Random("readings"), set[str]()
    hint, own = ann.page.locator(".own .hint"), ann.page.locator(".own button")
    bench = ann.page.get_by_role("region", name="Drawn tile and discard pile")
    for _ in range(200):
        if not ann.ready():
            break
        if "Chance picks the tile" in hint.inner_text():
            tiles = ann.page.locator(".others button")
            assert tiles.count() >= 1
            expect(tiles.first).to_contain_text("that chance picks")
            tiles.first.click()
            ann.page.locator(".log").get_by_text("Ann swaps").last.wait_for(state="attached")
            seen.add("by lot")
            continue
        question = ann.page.locator(".status").inner_text()
        if "do you look at" in question:
            expect(ann.button("Do not look").or_(ann.button("Look no further"))).to_have_count(0)
            seen.add("must look")
        if "A cart goes up" in question and "bats" in bench.inner_text():
            seen.add("waits")
        if "Bats!" in question and own.get_by_text("face up").count():
            seen.add("any")
        ann.choose_at_random(rng)
        ann.settle()
    assert ann.over
    assert seen == {"by lot", "must look", "waits", "any"}
