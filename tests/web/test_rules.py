"""The facts for the text of the rules, as a page asks for them."""

import httpx
import pytest

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from adamas.core.options import in_every_rulebook
from adamas.locale.words import bundle, format_message, message_ids
from tests.web.clients import Json
from tests.web.servers import Server

GAMES = games_at(Level.SCREENS)
EDITIONS = [(game, each.name) for game, box in GAMES.items() for each in box.editions]


def ask(server: Server, game: str, edition: str, **options: str) -> httpx.Response:
    """The answer to a page that wants to show the rules."""
    return httpx.get(f"{server.url}/api/games/{game}/rules/{edition}", params=options)


def facts(server: Server, game: str, edition: str, **options: str) -> Json:
    """The facts in the answer."""
    answer = ask(server, game, edition, **options)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()["facts"]
    return found


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_edition_has_all_that_its_text_needs(server: Server, game: str, edition: str) -> None:
    answer = ask(server, game, edition).json()
    assert (answer["game"], answer["edition"], answer["changed"]) == (game, edition, {})
    package = GAMES[game].package
    made = bundle(package, "en", "rules.ftl")
    for message in message_ids(package, "en", "rules.ftl"):
        # A fact that is missing, or that was lost on the way, is an error here.
        format_message(made, message, answer["facts"])


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_they_are_the_numbers_of_the_edition(server: Server, game: str, edition: str) -> None:
    box = GAMES[game]
    sent = facts(server, game, edition)
    meant = box.facts(box.open(edition))
    for name, value in meant.items():
        assert sent[name] == (list(value) if isinstance(value, tuple) else value)
    assert set(sent) == set(meant)


def test_pictures_get_lists(server: Server) -> None:
    online = facts(server, "diamant", "online14")
    assert online["treasures"] == [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15]
    assert online["traps"] == ["spider", "mummy", "fire", "snake", "rockfall"]
    assert online["relic_worth"] == [5, 7, 8, 10, 12]
    assert facts(server, "diamant", "iello2016")["relic_worth"] == [5, 5, 5, 10, 10]
    assert facts(server, "diamant", "lavka")["relic_worth"] == []
    assert facts(server, "gnomes", "kukuryku")["diamonds_1"] == [0, 1, 2, 3]
    assert facts(server, "gnomes", "kukuryku", tiles="a")["diamonds_1"] == [1, 2, 3, 4]


def test_options_change_the_facts_and_are_told(server: Server) -> None:
    answer = ask(server, "diamoniak", "cs", witches="8", payment="seller").json()
    assert answer["facts"]["witches"] == 8
    assert answer["changed"] == {"witches": "8"}


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_what_is_not_printed_is_marked(server: Server, game: str, edition: str) -> None:
    box = GAMES[game]
    answer = ask(server, game, edition).json()
    meant = box.marks(box.open(edition))
    assert answer["marks"] == {
        message: {
            "source": mark.source.value,
            "editions": list(mark.editions),
            "changeable": bool(mark.options),
        }
        for message, mark in meant.items()
    }
    assert answer["described"] == next(e.described for e in box.editions if e.name == edition)


def test_an_option_is_marked_as_what_it_is(server: Server) -> None:
    marks = ask(server, "diamant", "lavka", relics="all_in_deck", expeditions="7").json()["marks"]
    assert marks["D5-5"] == {"source": "house", "editions": [], "changeable": True}
    assert marks["D4-6"] == {"source": "elsewhere", "editions": ["iello2016"], "changeable": True}
    assert marks["D1-2"] == {"source": "elsewhere", "editions": [], "changeable": False}
    assert "D4-3" not in marks


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_an_option_says_where_it_comes_from(server: Server, game: str) -> None:
    games = httpx.get(f"{server.url}/api/games").json()["games"]
    told = next(each for each in games if each["name"] == game)
    for option, sent in zip(GAMES[game].options, told["options"], strict=True):
        for value, origin in zip(sent["values"], sent["origins"], strict=True):
            meant = option.origin(value)
            assert (origin["source"], origin["editions"]) == (
                meant.source.value,
                list(meant.editions),
            )
            assert origin["everywhere"] == in_every_rulebook(meant, GAMES[game].editions)


@pytest.mark.parametrize(
    ("path", "options", "code", "words"),
    [
        ("diamant/rules/first", {}, "bad_option", "iello2016"),
        ("diamant/rules/lavka", {"leftover": "mine"}, "bad_option", "per_card"),
        ("diamant/rules/lavka", {"colour": "red"}, "bad_option", "leftover"),
        ("diamant/rules/lavka", {"relic_counter": "revealed"}, "bad_option", "no relics"),
        ("gnomes/rules/kukuryku", {"tiles": "I:torch-1*2"}, "bad_option", ""),
        ("chess/rules/fide", {}, "unknown_game", "diamant"),
    ],
)
def test_what_does_not_exist_is_refused_with_advice(
    server: Server, path: str, options: dict[str, str], code: str, words: str
) -> None:
    answer = httpx.get(f"{server.url}/api/games/{path}", params=options)
    assert answer.status_code == 400
    problem = answer.json()
    assert problem["code"] == code
    assert words in problem["message"]
    assert problem["todo"]


@pytest.mark.parametrize("path", ["/g/diamant/rules", "/g/diamant/rules/lavka"])
def test_the_addresses_of_the_pages_are_known(server: Server, path: str) -> None:
    assert httpx.get(server.url + path).status_code == 200
