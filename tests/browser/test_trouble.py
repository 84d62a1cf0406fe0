"""What can go wrong between a page and its server, and that the page gets over it."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_games import invite, join, result
from tests.browser.visitors import Visitor, play_to_the_end
from tests.required import need
from tests.web.servers import Server, outer_address


def vote(visitor: Visitor, decision: str = "go on") -> None:
    """Choose in Diamant."""
    visitor.page.locator("[data-choice]:enabled").first.wait_for()
    visitor.page.get_by_role("button", name=decision, exact=False).first.click()


def three_in_the_cave(visit: Visit, server: Server | None = None) -> list[Visitor]:
    """Ann, Bo and Cy have just entered the cave."""
    url = server.url if server else None
    players = [visit(name, url, size="phone") for name in ("Ann", "Bo", "Cy")]
    path = invite(players[0], "diamant", 3)
    for guest in players[1:]:
        join(guest, path)
    players[0].button("Start").click()
    for player in players:
        player.page.locator("[data-choice]:enabled").first.wait_for()
    return players


def sealed(visitor: Visitor) -> None:
    """The page says that the choice is made and that others are waited for."""
    visitor.page.get_by_text("Sealed. Waiting for").wait_for()


def test_a_vote_goes_on_after_the_server_was_killed_in_it(visit: Visit, own_house: Server) -> None:
    server = own_house
    ann, bo, cy = three_in_the_cave(visit, server)
    vote(ann)
    sealed(ann)
    vote(bo)
    sealed(bo)
    server.kill()
    ann.page.get_by_text("The connection is lost.").wait_for()
    cy.page.get_by_text("The connection is lost.").wait_for()
    # Chosen while nobody is there to hear it: it is sent when the server is back.
    vote(cy)
    server.start()
    ann.page.get_by_text("The connection is lost.").wait_for(state="hidden")
    for player in (ann, bo, cy):
        player.page.get_by_text("Sealed.").wait_for(state="hidden")
    play_to_the_end([ann, bo, cy], Random(1))
    assert result(ann) == result(bo) == result(cy)


def test_a_stopped_server_says_goodbye(visit: Visit, own_house: Server) -> None:
    server = own_house
    ann = visit("Ann", server.url)
    ann.begin("diamant")
    server.stop()
    ann.page.get_by_text("The server is starting anew.").or_(
        ann.page.get_by_text("The connection is lost.")
    ).first.wait_for()
    server.start()
    ann.page.get_by_text("The connection is lost.").wait_for(state="hidden")
    assert ann.ready()


def test_a_lost_network_is_told_and_caught_up_with(visit: Visit) -> None:
    ann, bo, cy = three_in_the_cave(visit)
    vote(ann)
    ann.context.set_offline(True)
    ann.page.get_by_text("The connection is lost.").wait_for()
    vote(bo)
    vote(cy)
    bo.page.get_by_text("Sealed.").wait_for(state="hidden")
    ann.context.set_offline(False)
    ann.page.get_by_text("The connection is lost.").wait_for(state="hidden")
    # What was missed is in the log as well.
    ann.page.get_by_text("Bo goes on.").first.wait_for(state="attached")
    play_to_the_end([ann, bo, cy], Random(2))
    assert result(ann) == result(bo)


def test_reloading_keeps_the_seat_and_the_sealed_choice(visit: Visit) -> None:
    ann, *_ = three_in_the_cave(visit)
    vote(ann)
    sealed(ann)
    ann.page.reload()
    sealed(ann)
    pressed = ann.page.locator("[data-choice][aria-pressed=true]")
    expect(pressed).to_have_count(1)


def test_the_same_seat_in_two_tabs(visit: Visit) -> None:
    ann, bo, cy = three_in_the_cave(visit)
    other = ann.new_page()
    other.goto(ann.page.url)
    other.locator("[data-choice]:enabled").first.wait_for()
    vote(ann)
    # The other tab knows it, and can still change it.
    other.get_by_text("Sealed. Waiting for").wait_for()
    other.get_by_role("button", name="go home", exact=False).first.click()
    ann.page.locator("[data-choice][aria-pressed=true]").get_by_text("go home").wait_for()
    vote(bo)
    vote(cy)
    expect(ann.page.locator(".log").get_by_text("Ann goes home:")).to_have_count(1)
    expect(other.locator(".log").get_by_text("Ann goes home:")).to_have_count(1)


def test_a_game_over_plain_http_on_the_home_network(visit: Visit, home: Server) -> None:
    """No secure context there: no crypto.subtle, no randomUUID."""
    need("network", outer_address() is not None, "an address other than 127.0.0.1")
    ann = visit("Ann", home.url)
    ann.begin("diamant")
    assert ann.page.evaluate("isSecureContext") is False
    play_to_the_end([ann], Random(3))
    assert len(result(ann)) == 4
    # Taking part in the dice works there, too.
    ann.button("See how").click()
    ann.button("Download the receipt").wait_for()
