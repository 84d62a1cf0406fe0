"""Whole games in real browsers: three people at one table, and somebody who watches."""

from random import Random

import pytest

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from tests.browser.conftest import Visit
from tests.browser.visitors import Visitor

MOST_TAPS = 2000


def result(visitor: Visitor) -> list[str]:
    """Names and points, as the page shows them, the best first."""
    rows = visitor.page.locator(".result tbody tr")
    rows.first.wait_for()
    return [
        f"{row.locator('th').inner_text()} {row.locator('td.points').inner_text()}"
        for row in rows.all()
    ]


def play_to_the_end(players: list[Visitor], rng: Random) -> None:
    """Everybody taps at random whenever something can be tapped."""
    for _ in range(MOST_TAPS):
        if all(player.over for player in players):
            return
        for player in players:
            player.choose_at_random(rng)
    raise AssertionError("The game does not end.")


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
    return "/t/" + host.page.url.rpartition("/t/")[2]


def join(guest: Visitor, path: str) -> None:
    """Open the link and sit down."""
    guest.go(path)
    guest.button("Sit down").click()
    guest.page.get_by_text("The host will start the game.").wait_for()


@pytest.mark.parametrize("game", list(games_at(Level.SCREENS)))
def test_three_people_play_a_game_and_one_watches(visit: Visit, game: str) -> None:
    ann, bo, cy = visit("Ann"), visit("Bo", size="phone"), visit("Cy", dark=True)
    path = invite(ann, game, 3)
    join(bo, path)
    join(cy, path)
    eve = visit("Eve")
    eve.go(path)
    ann.button("Start").click()
    eve.page.get_by_text("watching").wait_for()
    for player in (ann, bo, cy, eve):
        player.page.locator(".stage").wait_for()
    play_to_the_end([ann, bo, cy], Random(game))
    seen = [result(each) for each in (ann, bo, cy, eve)]
    assert len(seen[0]) == 3
    assert all(each == seen[0] for each in seen)
    assert eve.page.locator("[data-choice]:enabled").count() == 0
    # The same people again.
    ann.button("Play again").click()
    ann.page.get_by_text("Around the table").wait_for()
    bo.button("To the next game").click()
    bo.page.get_by_text("The host will start the game.").wait_for()
    assert bo.page.url == ann.page.url


@pytest.mark.parametrize("game", list(games_at(Level.SCREENS)))
def test_a_game_against_bots_is_told_at_speed(visit: Visit, game: str) -> None:
    """With animations; that stories end where the server says they do is checked in every game."""
    ann = visit("Ann", speed="fast")
    ann.begin(game)
    rng = Random(game)
    for _ in range(6):
        if not ann.ready():
            break
        ann.choose_at_random(rng)
    assert ann.problems == []


@pytest.mark.parametrize("game", list(games_at(Level.SCREENS)))
def test_two_taps_lead_to_a_game_against_bots(visit: Visit, game: str) -> None:
    ann = visit("Ann")
    ann.begin(game)
    assert ann.ready()
    ann.page.get_by_role("main").get_by_text("Your turn").first.wait_for()
