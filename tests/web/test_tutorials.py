"""Tutorials over HTTP."""

import httpx
import msgspec

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from adamas.teller.tutorial import tutorial_of
from tests.web.servers import Server


def test_tutorials_are_handed_out(server: Server) -> None:
    games = httpx.get(f"{server.url}/api/games").json()["games"]
    told = {game["name"]: game["tutorial"] for game in games if game["tutorial"]}
    taught = games_at(Level.TUTORIAL)
    assert told == {name: box.tutorial.minutes for name, box in taught.items() if box.tutorial}
    for game in taught:
        found = httpx.get(f"{server.url}/api/games/{game}/tutorial")
        assert found.status_code == 200
        assert found.content == msgspec.json.encode(tutorial_of(game))


def test_there_is_none_for_a_game_that_is_not_there(server: Server) -> None:
    found = httpx.get(f"{server.url}/api/games/nowhere/tutorial")
    assert (found.status_code, found.json()["code"]) == (400, "unknown_game")


def test_the_page_of_a_tutorial_is_a_page(server: Server) -> None:
    assert httpx.get(f"{server.url}/g/diamant/learn").status_code == 200


def test_it_is_described(server: Server) -> None:
    document = httpx.get(f"{server.url}/api/openapi.json").json()
    assert "/api/games/{game}/tutorial" in document["paths"]
    assert "TutorialStep" in document["components"]["schemas"]
