"""The bots of Diamoniak under rulings that change what is worth having: no compiler is needed."""

from random import Random

import pytest

import adamas
from adamas.core.turn import Decide
from adamas.games.diamoniak.bots import BOTS
from adamas.games.diamoniak.fields import CODES, PAYMENTS, RULES, STATE
from adamas.games.diamoniak.policies import SCRATCH, after_gift, aim, toll
from adamas.games.diamoniak.rules import Diamoniak
from adamas.games.diamoniak.state import Holding, Phase, State
from tests.rulebook.test_diamoniak import (
    BLUE,
    GREEN,
    RED,
    WITCH,
    YELLOW,
    choices,
    laid,
    opened,
    table,
)

MINDS = [bot.name for bot in BOTS if not bot.searches]
OWL = next(bot for bot in BOTS if bot.name == "owl")
CAREFUL = ["fox", "owl", "sensible", "greedy"]
"""Those that never do anything at random."""


def chooses(game: Diamoniak, name: str, state: State) -> str:
    """What a bot does on turn."""
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    ((seat, legal),) = turn.choices.items()
    player = adamas.bot(game, name)
    return str(player(game.observe(state, seat), legal, Random(7)))


@pytest.mark.parametrize("name", MINDS)
@pytest.mark.parametrize("phase", [Phase.BEGIN, Phase.MORE, Phase.WITCH])
def test_everybody_plays_on_with_an_empty_castle(name: str, phase: Phase) -> None:
    game = opened(buy="any_draw")
    state = table(game, laid(RED, 0, 4, 1), laid(BLUE, 2, spares=(2, 0, 0, 0)), phase=phase)
    assert chooses(game, name, state) in choices(game, state)


@pytest.mark.parametrize("name", ["fox", "sensible", "greedy"])
def test_an_empty_castle_goes_on_by_a_purchase(name: str) -> None:
    game = opened()
    state = table(game, laid(RED, 0, 3), laid(BLUE, 2, spares=(2, 0, 0, 0)), phase=Phase.MORE)
    assert chooses(game, name, state) == "buy-1"


# All parts of any colour win


def aims_at(game: Diamoniak, state: State, seat: int = 0) -> int:
    """The number of the colour that a seat is closest to complete."""
    return aim(RULES.flatten(game), STATE.flatten(game, game.observe(state, seat)), seat)


def test_where_any_colour_wins_the_largest_heap_counts() -> None:
    state = table(opened(), laid(RED, 2, spares=(0, 3, 4, 0)), laid(YELLOW, 1, spares=(0, 0, 1, 0)))
    assert aims_at(opened(), state) == 0
    # Green is larger than blue, but one green part lies elsewhere.
    assert aims_at(opened(win="any_colour"), state) == 1
    assert aims_at(opened(win="any_colour"), state, 1) == 3
    nothing = table(opened(), laid(spares=(0, 1, 0, 0)), laid(BLUE, 1))
    assert aims_at(opened(win="any_colour"), nothing) == -1


@pytest.mark.parametrize("name", ["fox", "sensible"])
def test_where_any_colour_wins_a_large_heap_is_kept(name: str) -> None:
    own = laid(RED, 1, 2, spares=(0, 5, 0, 1))
    usual, other = opened(), opened(win="any_colour")
    state = table(usual, own, laid(GREEN, 1), phase=Phase.WITCH)
    assert chooses(usual, name, state) == "give-blue-blue-blue"
    assert chooses(other, name, state) == "give-yellow-diamond-diamond"


def test_the_owl_draws_for_the_last_part_of_any_colour() -> None:
    own = laid(RED, 1, spares=(0, 5, 0, 0))
    state = table(opened(), own, laid(GREEN, 5, 3), phase=Phase.MORE, pile={BLUE: 1})
    assert chooses(opened(win="any_colour"), "owl", state) == "draw"


# A turn goes on after a witch


@pytest.mark.parametrize("name", ["greedy", "owl"])
def test_a_turn_without_end_goes_on_while_the_castle_can_grow(name: str) -> None:
    game = opened(witch="turn_goes_on", buy="any_draw")
    state = table(game, laid(RED, 3, 2, spares=(0, 2, 0, 0)), laid(BLUE, 1), phase=Phase.MORE)
    assert chooses(game, name, state) == "draw"
    state = table(game, laid(diamonds=9), laid(BLUE, 1), phase=Phase.MORE)
    assert chooses(game, name, state) == "draw"


def test_the_owl_does_not_end_such_a_turn_by_a_purchase_that_wins_nothing() -> None:
    game = opened(witch="turn_goes_on")
    state = table(game, laid(RED, 3, 3), laid(BLUE, 1, spares=(1, 0, 0, 0)), phase=Phase.MORE)
    assert chooses(game, "owl", state) == "draw"
    state = table(game, laid(RED, 5, 3), laid(BLUE, 1, spares=(1, 0, 0, 0)), phase=Phase.MORE)
    assert chooses(game, "owl", state) == "buy-1"


@pytest.mark.parametrize(
    "own", [laid(RED, 4, 2, spares=(0, 3, 3, 3)), laid(diamonds=2, spares=(0, 0, 0, 6))]
)
def test_the_greedy_one_stops_when_nothing_more_can_come(own: Holding) -> None:
    game = opened(witch="turn_goes_on")
    others = laid(BLUE, 3, spares=(2, 0, 3, 3)) if own.colour else laid(RED, 6, spares=(0, 6, 6, 0))
    state = table(game, own, others, phase=Phase.MORE)
    assert chooses(game, "greedy", state) == "stop"
    assert chooses(opened(), "greedy", state) == "draw"


# Fairies are kept back


@pytest.mark.parametrize("name", MINDS)
def test_nobody_gives_a_fairy_that_is_kept_back(name: str) -> None:
    game = opened(fairy_given="kept_back")
    for own in (laid(RED, 2, 3, 2), laid(fairies=1), laid(RED, 1, 0, 3)):
        state = table(game, own, laid(BLUE, 1), phase=Phase.WITCH)
        assert chooses(game, name, state) in choices(game, state)


@pytest.mark.parametrize("name", CAREFUL)
def test_a_fairy_that_is_kept_back_costs_nothing(name: str) -> None:
    game = opened(fairy_given="kept_back")
    state = table(game, laid(fairies=1), laid(BLUE, 1), phase=Phase.WITCH)
    assert chooses(game, name, state) == "give"


def test_what_a_witch_is_expected_to_take() -> None:
    worths = (1.0, 2.0, 5.0, 6.0)
    for options, cost in (({}, 5.0), ({"fairy_given": "kept_back"}, 2.0)):
        game = opened(None, **options)
        state = table(game, laid(diamonds=1, fairies=1), laid())
        numbers = STATE.flatten(game, game.observe(state, 0))
        assert toll(RULES.flatten(game), numbers, 0, *worths) == cost


# What follows from other rulings


def test_the_owl_gives_up_a_colour_that_is_freed() -> None:
    game = opened(lost_colour="freed")
    state = table(game, laid(RED, 1, 2, spares=(0, 1, 0, 0)), laid(BLUE, 1), phase=Phase.WITCH)
    assert chooses(game, "owl", state) in choices(game, state)
    rules, numbers = RULES.flatten(game), STATE.flatten(game, game.observe(state, 0))
    castle_and_diamonds = CODES[PAYMENTS.index((0, 4, 4))]
    before = list(numbers)
    assert after_gift(rules, numbers, 0, castle_and_diamonds, 1, OWL.numbers, [0.0] * SCRATCH) > 0
    assert numbers == before, "what is only imagined changes nothing"


def test_the_owl_counts_on_a_fairy_that_acts_by_itself() -> None:
    game = opened(fairy="automatic")
    state = table(game, laid(RED, 2, 2, 1), laid(BLUE, 1), phase=Phase.MORE, pile={WITCH: 1})
    assert chooses(game, "owl", state) in choices(game, state)
