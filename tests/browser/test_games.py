"""Whole games in real browsers: three people at one table, and somebody who watches."""

from random import Random

import pytest
from playwright.sync_api import expect

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from tests.browser.conftest import Visit
from tests.browser.visitors import Visitor, play_to_the_end


def result(visitor: Visitor) -> list[str]:
    """Names and points, as the page shows them, the best first."""
    rows = visitor.page.locator(".result tbody tr")
    rows.first.wait_for()
    found: list[str] = rows.evaluate_all(
        """(rows) => rows.map((row) =>
            `${row.querySelector("th").innerText} ${row.querySelector("td.points").innerText}`)"""
    )
    return found


def invite(host: Visitor, game: str, seats: int, *, listed: bool = False) -> str:
    """Three taps: a table with a link; its path."""
    host.go("/")
    host.page.locator(f"a[href='/g/{game}']").click()
    host.page.get_by_label(str(seats), exact=True).check()
    if listed:
        host.page.get_by_text("More settings").click()
        host.page.get_by_label("Show the table in the lobby").check()
    host.button("Invite friends").click()
    host.page.get_by_label("Link to this table").wait_for()
    return f"/t/{host.table()}"


def join(guest: Visitor, path: str) -> None:
    """Open the link and sit down."""
    guest.go(path)
    guest.button("Sit down").click()
    guest.page.get_by_text("The host will start the game.").wait_for()


@pytest.mark.parametrize("game", list(games_at(Level.SCREENS)))
def test_three_people_play_a_game_and_one_watches(visit: Visit, game: str) -> None:
    # How it looks in other sizes is examined screen by screen.
    ann, bo, cy, eve = (
        visit(name, size="phone", dark=name == "Cy") for name in ("Ann", "Bo", "Cy", "Eve")
    )
    path = invite(ann, game, 3)
    join(bo, path)
    join(cy, path)
    eve.go(path)
    ann.button("Start").click()
    eve.page.get_by_text("watching").wait_for()
    for player in (ann, bo, cy, eve):
        player.page.locator(".stage").wait_for()
    play_to_the_end([ann, bo, cy], Random(game))
    seen = [result(each) for each in (ann, bo, cy, eve)]
    assert len(seen[0]) == 3
    assert all(each == seen[0] for each in seen)
    expect(eve.page.locator("[data-choice]:enabled")).to_have_count(0)
    # The same people again.
    ann.button("Play again").click()
    ann.page.get_by_text("Around the table").wait_for()
    bo.button("To the next game").click()
    bo.page.get_by_text("The host will start the game.").wait_for()
    expect(bo.page).to_have_url(ann.page.url)


@pytest.mark.parametrize("game", list(games_at(Level.SCREENS)))
def test_two_taps_lead_to_a_game_against_bots_that_is_told_at_speed(
    visit: Visit, game: str
) -> None:
    """With animations; that stories end where the server says they do is checked in every game."""
    ann = visit("Ann", speed="fast")
    ann.begin(game)
    assert ann.ready()
    ann.page.get_by_role("main").get_by_text("Your turn").first.wait_for()
    rng = Random(game)
    for _ in range(6):
        if not ann.ready():
            break
        ann.choose_at_random(rng)
    assert ann.problems == []
