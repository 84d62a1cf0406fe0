"""Looking at a game again, checking its dice, and playing its cards again, in a browser."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import table_of
from tests.browser.visitors import Visitor

CELLS = "(rows) => rows.map((row) => [...row.cells].map((cell) => cell.innerText))"
GAMES = ("diamant", "diamoniak", "gnomes")


def record_of(scenes: str, game: str) -> dict[str, Any]:
    """The record of a finished scene."""
    found: dict[str, Any] = httpx.get(
        f"{scenes}/api/tables/{table_of(f'{game}-end')}/record"
    ).json()
    return found


def lines(visitor: Visitor) -> list[str]:
    """What the log says."""
    return visitor.page.locator(".log li").all_inner_texts()


def place(visitor: Visitor) -> int:
    """The moment that is shown, counted from 1."""
    return int(visitor.page.get_by_role("slider").input_value()) + 1


def look(visitor: Visitor, path: str) -> None:
    """Open a replay."""
    visitor.go(path)
    visitor.page.get_by_role("slider").wait_for()
    visitor.page.locator(".stage .status").wait_for()
    visitor.page.get_by_text("One moment").first.wait_for(state="hidden")


@pytest.mark.parametrize("game", GAMES)
def test_there_and_back_leads_to_the_same_picture(visit: Visit, scenes: str, game: str) -> None:
    """Steps forwards, jumps and an address show the same moment in the same way."""
    ann = visit("Ann", scenes)
    table = table_of(f"{game}-end")
    look(ann, f"/r/{table}/9?seat=1")
    assert place(ann) == 9
    stage, wanted = ann.page.locator(".stage"), lines(ann)
    picture = stage.inner_text()
    for _ in range(3):
        ann.page.keyboard.press("ArrowRight")
    assert place(ann) == 12
    assert lines(ann)[: len(wanted)] == wanted
    assert len(lines(ann)) > len(wanted)
    for _ in range(3):
        ann.page.keyboard.press("ArrowLeft")
    assert (place(ann), lines(ann), stage.inner_text()) == (9, wanted, picture)
    ann.page.keyboard.press("Home")
    for _ in range(8):
        ann.button("One step forwards").click()
    assert (place(ann), lines(ann)) == (9, wanted)
    assert stage.inner_text() == picture
    ann.page.keyboard.press("End")
    last = int(ann.page.get_by_role("slider").get_attribute("max") or 0) + 1
    assert place(ann) == last
    expect(ann.page.get_by_role("table").first).to_be_visible()
    expect(ann.page).to_have_url(re.compile(rf"/r/{table}/{last}\?seat=1$"))


def test_an_address_leads_to_a_moment_through_somebodys_eyes(visit: Visit, scenes: str) -> None:
    """Gnomes, where eyes differ: in the first moment everybody looks at their own row."""
    table = table_of("gnomes-end")
    ann = visit("Ann", scenes)
    look(ann, f"/r/{table}")
    replays = {
        seat: httpx.get(f"{scenes}/api/tables/{table}/replay{query}").json()
        for seat, query in ((None, ""), (0, "?seat=0"), (2, "?seat=2"))
    }
    assert replays[0]["moments"][0]["screen"] != replays[2]["moments"][0]["screen"]
    assert replays[None]["moments"][0]["screen"]["rows"][0][0]["tile"] is None
    nobody = ann.page.locator(".stage").inner_html()
    ann.page.get_by_label("Seen by").select_option("Ann")
    expect(ann.page).to_have_url(re.compile(rf"/r/{table}/1\?seat=0$"))
    ann.page.get_by_text("Ann chose").wait_for()
    own = ann.page.locator(".stage").inner_html()
    assert own != nobody
    # Whoever gets the link sees the same.
    bo = visit("Bo", scenes)
    link = ann.page.get_by_role("textbox", name="Link to this moment").input_value()
    look(bo, link.removeprefix(scenes))
    bo.page.get_by_text("Ann chose").wait_for()
    seen = ann.page.locator(".stage").inner_text()
    expect(bo.page.locator(".stage")).to_have_text(seen, use_inner_text=True)
    # The next moment has no face any more, nor has going back kept one from others' eyes.
    bo.page.get_by_label("Seen by").select_option("a spectator")
    expect(bo.page).to_have_url(re.compile(rf"/r/{table}/1$"))
    expect(bo.page.locator(".stage")).not_to_have_text(seen, use_inner_text=True)


def test_chapters_and_playing_by_itself(visit: Visit, scenes: str) -> None:
    ann = visit("Ann", scenes, speed="fast")
    table = table_of("diamant-end")
    chapters = httpx.get(f"{scenes}/api/tables/{table}/replay").json()["chapters"]
    look(ann, f"/r/{table}")
    slider = ann.page.get_by_role("slider", name="Moment of the game")
    ann.button("Next expedition").click()
    assert place(ann) == chapters[1] + 1
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Expedition 2"))
    ann.page.get_by_label("Expeditions").select_option("Expedition 4")
    assert place(ann) == chapters[3] + 1
    ann.button("Expedition before").click()
    assert place(ann) == chapters[2] + 1
    ann.page.get_by_label("Speed").select_option("fast")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(chapters[2] + 2))
    ann.button("Pause").click()
    ann.page.get_by_role("button", name="Play", exact=True).wait_for()
    stopped = place(ann)
    ann.page.wait_for_timeout(1500)  # Longer than a moment is shown at this speed.
    assert place(ann) == stopped
    # The slider takes the keys itself, and has the focus that it was given.
    slider.focus()
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_text("The game is over.").first).to_be_visible()
    ann.page.keyboard.press("Home")
    assert place(ann) == 1
    expect(slider).to_be_focused()


def test_a_table_in_play_is_not_shown(visit: Visit, scenes: str) -> None:
    ann = visit("Ann", scenes)
    ann.forgive("409")
    with ann.page.expect_response(re.compile(r"/api/tables/\w+/replay")) as answer:
        ann.go(f"/r/{table_of('gnomes-keep')}")
    ann.page.get_by_role("heading", name="This game cannot be shown").wait_for()
    ann.page.get_by_role("alert").wait_for()
    assert answer.value.status == 409


def choose_file(visitor: Visitor, folder: Path, record: dict[str, Any]) -> None:
    """Give a record to the page for files."""
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    visitor.go("/replay")
    visitor.page.get_by_label("Choose a file").set_input_files(file)


@pytest.mark.parametrize("game", GAMES)
def test_dice_of_an_honest_file_hold(visit: Visit, scenes: str, tmp_path: Path, game: str) -> None:
    ann = visit("Ann", scenes)
    record = record_of(scenes, game)
    choose_file(ann, tmp_path, record)
    ann.page.get_by_role("slider").wait_for()
    ann.page.get_by_text("Its moments have no address").wait_for()
    expect(ann.page).to_have_url(f"{scenes}/replay")
    eyes = ann.page.get_by_label("Seen by")
    eyes.focus()
    eyes.select_option("Bo")
    expect(eyes).to_be_focused()
    ann.button("Was this deal fair?").click()
    cards = sum(":" not in move for move in record["moves"])
    ann.page.get_by_text(f"All {cards} cards are the ones").wait_for()
    # These games were stored before there were ledgers: that leaves much open, and it is said.
    ann.page.get_by_text("This record is of an old kind.").wait_for()
    ann.page.get_by_text(f"Cards: {cards} of {cards} hold").wait_for()


def altered(scenes: str, playable: bool) -> tuple[dict[str, Any], int, str]:
    """A record with one treasure changed into another, its move, and what it was.

    If nobody brought it home the game can be played all the same; otherwise its result is wrong.
    """
    record = record_of(scenes, "diamant")
    for place, old in enumerate(record["moves"]):
        if old.startswith("treasure-"):
            new = "treasure-5" if old != "treasure-5" else "treasure-7"
            moves = [*record["moves"][:place], new, *record["moves"][place + 1 :]]
            forged = {**record, "moves": moves}
            answer = httpx.post(f"{scenes}/api/replay", json=forged)
            if answer.is_success == playable:
                return forged, place + 1, old
    pytest.fail("No treasure of this record fits.")


def named(visitor: Visitor, record: dict[str, Any], move: int, old: str) -> None:
    """The check names the card, its step, and what was expected; and no other card."""
    visitor.button("Was this deal fair?").click()
    visitor.page.get_by_text("One thing does not hold.").wait_for()
    verdict = visitor.page.locator(".verdict")
    expect(verdict).to_contain_text(f"Step {move} of the record")
    rubies = [text.removeprefix("treasure-") for text in (record["moves"][move - 1], old)]
    expect(verdict).to_contain_text(f"In the record: a treasure of {rubies[0]} rub")
    expect(verdict).to_contain_text(f"By the dice: a treasure of {rubies[1]} rub")
    expect(visitor.page.locator("li.fails")).to_have_count(1)
    expect(visitor.page.locator("li.fails")).to_contain_text(f"Step {move}:")


def test_an_altered_card_that_makes_a_record_wrong_is_named(
    visit: Visit, scenes: str, tmp_path: Path
) -> None:
    ann = visit("Ann", scenes)
    record, move, old = altered(scenes, playable=False)
    ann.forgive("400")
    with ann.page.expect_response("**/api/replay") as answer:
        choose_file(ann, tmp_path, record)
    assert answer.value.status == 400
    ann.page.get_by_text("This record cannot be shown").wait_for()
    named(ann, record, move, old)
    expect(ann.button("Show this moment")).to_be_hidden()


def test_an_altered_card_that_nobody_would_notice_is_named_and_shown(
    visit: Visit, scenes: str, tmp_path: Path
) -> None:
    ann = visit("Ann", scenes)
    record, move, old = altered(scenes, playable=True)
    choose_file(ann, tmp_path, record)
    ann.page.get_by_role("slider").wait_for()
    named(ann, record, move, old)
    ann.button("Show this moment").click()
    ann.page.get_by_role("dialog").wait_for(state="hidden")
    assert place(ann) == sum(":" in each for each in record["moves"][:move]) + 1
    card = record["moves"][move - 1].removeprefix("treasure-")
    assert any(f"The next card: a treasure of {card} rub" in line for line in lines(ann)[-3:])


def test_a_choice_that_was_changed_is_named(visit: Visit, tmp_path: Path) -> None:
    """The rules may allow it and no card may be false: the ledger is."""
    ann = visit("Ann")
    ann.begin("diamant")
    ann.play_to_the_end(Random("bent"))
    record = httpx.get(f"{ann.server}/api/tables/{ann.table()}/record").json()
    assert record["format"] == "adamas-record-2"
    place = next(n for n, move in enumerate(record["moves"]) if "0:continue" in move)
    record["moves"][place] = record["moves"][place].replace("0:continue", "0:exit")
    # Whether the rules can still play it does not matter here.
    ann.forgive("400")
    choose_file(ann, tmp_path, record)
    ann.button("Was this deal fair?").click()
    verdict = ann.page.locator(".verdict")
    expect(verdict).to_contain_text(f"Step {place + 1}: ")
    expect(verdict).to_contain_text("it was changed afterwards")
    expect(ann.page.locator("li.fails")).to_have_count(1)
    # Somebody who did not sit there has no receipt, and is told what that leaves open.
    bo = visit("Bo")
    record["moves"][place] = record["moves"][place].replace("0:exit", "0:continue")
    choose_file(bo, tmp_path, record)
    bo.button("Was this deal fair?").click()
    bo.page.get_by_text("Whether that is the key of the house").wait_for()


def test_files_that_are_no_records(visit: Visit, scenes: str, tmp_path: Path) -> None:
    ann = visit("Ann", scenes)
    choose_file(ann, tmp_path, {"format": "something else"})
    ann.page.get_by_text("This file is not a record of a game").wait_for()
    expect(ann.button("Was this deal fair?")).to_be_hidden()


def test_the_same_deal_from_result_to_comparison(visit: Visit) -> None:
    ann, rng = visit("Ann"), Random("the same deal")
    ann.begin("diamant")
    ann.play_to_the_end(rng)
    first = ann.table()
    # The receipt that this browser kept is part of the check.
    ann.page.get_by_text("This deal was fair: every card was fixed").wait_for()
    ann.button("See how").click()
    ann.page.get_by_text("cards are the ones that were fixed before the start").wait_for()
    ann.page.get_by_text("Names, choices and points are those of the game").wait_for()
    ann.page.get_by_text("Your receipt: 8 of 8 hold").wait_for()
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    record = httpx.get(f"{ann.server}/api/tables/{first}/record").json()
    ann.button("Look at the game again").click()
    ann.page.get_by_role("slider").wait_for()
    ann.button("Play this deal").click()
    ann.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    ann.page.locator(".stage").wait_for()
    ann.play_to_the_end(rng)
    again = ann.table()
    second = httpx.get(f"{ann.server}/api/tables/{again}/record").json()
    draws = [[m for m in r["moves"] if ":" not in m] for r in (record, second)]
    assert draws[0][:2] == draws[1][:2]
    assert [seat.get("bot") for seat in second["seats"]] == [s.get("bot") for s in record["seats"]]
    ann.page.get_by_text("This deal was played before").wait_for()
    rows = ann.page.locator(".result tbody tr")
    rows.first.wait_for()
    found = {}
    for _, name, points, before, *_ in rows.evaluate_all(CELLS):
        found[name] = (int(points), int(before))
    names = [seat["name"] for seat in second["seats"]]
    pairs = zip(second["result"]["scores"], record["result"]["scores"], strict=True)
    assert found == dict(zip(names, pairs, strict=True))
    # What the check says of a repeat.
    ann.page.get_by_text("These are the cards of an earlier game.").wait_for()
    ann.button("See how").click()
    ann.page.get_by_text(f"This game repeats the cards of table {first}").wait_for()
    ann.page.get_by_text("Names, choices and points are those of the game").wait_for()


def test_a_repeated_deal_with_people_says_so_before_the_start(visit: Visit, scenes: str) -> None:
    ann = visit("Ann", scenes)
    look(ann, f"/r/{table_of('gnomes-end')}/3")
    ann.button("Play this deal").click()
    ann.page.get_by_text("This table plays the cards of an earlier game again").wait_for()
    ann.button("Sit here").nth(1).click()
    ann.page.get_by_role("button", name=re.compile("Fill 2 seats")).click()
    expect(ann.page.locator(".stage")).to_be_visible()
