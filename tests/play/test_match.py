"""Games with functions as players."""

from random import Random
from types import ModuleType
from typing import Any

import pytest

import adamas
from adamas.core.catalogue import box
from adamas.core.errors import BadOption, IllegalMove
from adamas.core.turn import Chance
from adamas.play.match import decision_rng, draw_at_random
from adamas.play.record import check
from tests.contract.cases import Case, every_case, every_edition


@every_case
def test_a_game_follows_from_its_seed(case: Case) -> None:
    players = [adamas.random_player] * case.seats
    played = adamas.play_game(case.game, players, seed=7)
    assert adamas.play_game(case.game, players, seed="7") == played
    check(played.record)
    assert played.scores == played.result.scores
    assert played.winners == played.result.winners


@every_edition
def test_every_bot_plays_to_the_end(case: Case) -> None:
    """As many at a table as there are seats, until everybody has played."""
    names = ("random", *(bot.name for bot in case.box.bots if not bot.searches))
    bots = [adamas.bot(case.game, name) for name in names]
    for first in range(0, len(bots), case.seats):
        seated = [bots[(first + seat) % len(bots)] for seat in range(case.seats)]
        assert len(adamas.play_game(case.game, seated, seed=1).scores) == case.seats


def test_without_a_seed_games_differ_and_can_be_repeated() -> None:
    game = adamas.game("diamant")
    players = [adamas.random_player] * 3
    one, other = adamas.play_game(game, players), adamas.play_game(game, players)
    assert one.seed != other.seed
    assert adamas.play_game(game, players, one.seed) == one


def test_an_illegal_choice_names_the_seat() -> None:
    def stubborn(view: Any, legal: tuple[Any, ...], rng: Any) -> Any:  # noqa: ARG001
        return "nonsense"

    with pytest.raises(IllegalMove, match="seat 1 chose 'nonsense'"):
        adamas.play_game(adamas.game("diamant"), [adamas.random_player, stubborn, stubborn], seed=1)


def test_players_can_be_objects() -> None:
    class Fearless:
        def __call__(self, view: Any, legal: tuple[Any, ...], rng: Any, /) -> Any:  # noqa: ARG002
            return legal[0]

    played = adamas.play_game(adamas.game("diamant"), [Fearless()] * 3, seed=1)
    assert played.record.seats[0].bot == "Fearless"


def test_draws_are_weighted_by_copies() -> None:
    rng = Random(1)
    chance = Chance(0, (("a", 1), ("b", 3)))
    share = sum(draw_at_random(chance, rng) == "b" for _ in range(4000)) / 4000
    assert abs(share - 0.75) < 0.03


def test_every_decision_has_a_stream_of_its_own() -> None:
    streams = {
        (seat, n): decision_rng("x", seat, n).random() for seat in range(4) for n in range(9)
    }
    assert len(set(streams.values())) == 36


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption, match=r"no bot `sensibel`\. Did you mean `sensible`"):
        adamas.bot(adamas.game("diamant"), "sensibel")


def test_the_public_names_are_exact() -> None:
    # Packages appear there as soon as anybody has imported them.
    public = {
        name
        for name, value in vars(adamas).items()
        if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    assert public - {"version"} == set(adamas.__all__)


def test_a_player_that_was_made_for_another_game_is_refused() -> None:
    diamant, lavka = adamas.game("diamant"), adamas.game("diamant", "lavka")
    owl, mine = adamas.bot(diamant, "owl"), adamas.bot(lavka, "owl")
    with pytest.raises(BadOption, match="made for `diamant lavka` cannot play `diamant iello2016`"):
        adamas.play_game(diamant, [owl, mine, owl])
    chosen = adamas.game("diamant", leftover="per_card")
    with pytest.raises(BadOption, match="cannot play `diamant iello2016, leftover=per_card`"):
        adamas.play_game(chosen, [owl] * 3)
    old = box("diamoniak").open(version=1)
    with pytest.raises(BadOption, match="version 2 of the rules cannot play version 1"):
        adamas.play_game(old, [adamas.bot(adamas.game("diamoniak"), "owl")] * 3)
