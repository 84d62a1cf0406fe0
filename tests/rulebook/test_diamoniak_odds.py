"""Diamoniak by the book: what follows from the rules (RULES M6)."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

import adamas
from adamas.core.turn import Chance, Decide, Over
from adamas.games.diamoniak.odds import Odds
from adamas.games.diamoniak.rules import Diamoniak
from adamas.games.diamoniak.state import Phase, State
from adamas.games.diamoniak.tiny import tiny
from tests.rulebook.test_diamoniak import (
    BLUE,
    DIAMOND,
    FAIRY,
    GREEN,
    RED,
    WITCH,
    YELLOW,
    cards_of,
    contents,
    laid,
    opened,
    play,
    table,
)

RULINGS = (
    *(
        dict(zip(("lost_colour", "fairy", "reshuffle"), values, strict=True))
        for values in product(
            ("freed", "kept"), ("optional", "automatic"), ("when_needed", "when_empty")
        )
    ),
    *(
        {"win": "any_colour", "witch": "turn_goes_on", "fairy_given": given, "lost_colour": lost}
        for given, lost in product(("allowed", "kept_back"), ("freed", "kept"))
    ),
)
SEEDED = tuple(enumerate(RULINGS))


def wandering(game: Diamoniak, seats: int, seed: int, steps: int) -> Iterator[State]:
    """The states of a game between players without a plan."""
    rng = random.Random(seed)
    state = game.initial(seats)
    for _ in range(steps):
        yield state
        match game.turn(state):
            case Chance(outcomes=outcomes):
                cards = [card for card, copies in outcomes for _ in range(copies)]
                state, _ = game.apply(state, rng.choice(cards))
            case Decide(choices=legal):
                state, _ = game.apply(state, {seat: rng.choice(legal[seat]) for seat in legal})
            case Over():
                return


def wandered(seed: int, rulings: dict[str, str]) -> Iterator[tuple[Diamoniak, State]]:
    """States of three games with some rulings."""
    game = opened(payment="discard" if seed % 3 else "seller", **rulings)
    for seats in game.seats:
        for state in wandering(game, seats, seed, 250):
            yield game, state


@pytest.mark.parametrize(("seed", "rulings"), SEEDED)
def test_M6_1_there_is_always_a_card_to_draw(seed: int, rulings: dict[str, str]) -> None:
    for _, state in wandered(seed, rulings):
        waiting = 1 if state.phase is Phase.WITCH else 0
        assert state.pile.count(WITCH) + state.discards.count(WITCH) + waiting == 7
        if state.phase is Phase.DRAW:
            assert len(state.pile) >= 1


@pytest.mark.parametrize(("reshuffle", "least"), [("when_needed", 7), ("when_empty", 6)])
def test_M6_1_a_new_pile_has_all_witches(reshuffle: str, least: int) -> None:
    game = opened(reshuffle=reshuffle)
    rich = laid(RED, 5, 20, 3, (0, 6, 6, 6))
    state = table(game, rich, laid(spares=(1, 0, 0, 0)), pile={WITCH: 1})
    state, _ = play(game, state, "draw", "witch")
    if reshuffle == "when_needed":
        state, _ = play(game, state, "shield", "draw")
        assert contents(state.pile) == {FAIRY: 1, WITCH: 7}
    else:
        assert contents(state.pile) == {WITCH: 6}
    assert state.pile.count(WITCH) == least


@pytest.mark.parametrize(("seed", "rulings"), SEEDED)
def test_M6_2_no_card_is_lost(seed: int, rulings: dict[str, str]) -> None:
    for game, state in wandered(seed + 100, rulings):
        assert cards_of(state) == dict(game.rules.deck())
        held = sum(cards_of(state).values()) - len(state.pile) - len(state.discards)
        assert held - (state.phase is Phase.WITCH) <= 47


@pytest.mark.parametrize(("seed", "rulings"), SEEDED)
def test_M6_3_one_builder_of_a_colour(seed: int, rulings: dict[str, str]) -> None:
    for _, state in wandered(seed + 200, rulings):
        built = [holding.colour for holding in state.holdings if holding.colour]
        assert len(built) == len(set(built))
        for holding in state.holdings:
            if rulings["lost_colour"] == "freed":
                assert (holding.castle == 0) == (holding.colour is None)
            else:
                assert holding.castle == 0 or holding.colour is not None


def test_M6_4_the_fourth_player_finds_the_fourth_colour() -> None:
    game = opened()
    others = (laid(RED, 1), laid(BLUE, 1), laid(GREEN, 1))
    state = table(game, *others, laid(), seat=3)
    state, _ = play(game, state, *["draw", "red", "draw", "blue", "draw", "green"])
    assert state.holdings[3] == laid(spares=(1, 1, 1, 0))
    state, _ = play(game, state, "draw", "yellow")
    assert state.holdings[3] == laid(YELLOW, 1, spares=(1, 1, 1, 0))


def test_M6_4_a_free_colour_may_be_out_of_reach() -> None:
    game = opened()
    state = table(game, laid(RED, 1, spares=(0, 2, 2, 6)), laid(spares=(0, 4, 4, 0)), seat=1)
    state, _ = play(game, state, "draw")
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    assert [card for card, _ in turn.outcomes] == [RED, DIAMOND, FAIRY, WITCH]
    state, _ = play(game, state, "witch", "give-blue-blue-blue")
    assert state.discards.count(BLUE) == 3


def test_M6_5_a_pile_of_witches() -> None:
    game = opened()
    state = table(game, laid(RED, 5, 20, 3, (0, 6, 6, 6)), laid(spares=(1, 0, 0, 0)))
    assert contents(state.pile) == {WITCH: 7}
    for gift in ("give-red", "give", "give"):
        state, _ = play(game, state, "draw", "witch", "shield", "draw", "witch", gift)
    assert contents(state.discards) == {RED: 1, FAIRY: 3, WITCH: 6}
    state, _ = play(game, state, "draw", "witch", "give-diamond-diamond-diamond", "draw")
    assert contents(state.pile) == {RED: 1, DIAMOND: 3, FAIRY: 3, WITCH: 7}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_M6_6_games_of_sensible_players_are_short(seats: int) -> None:
    game = opened()
    rng = random.Random(seats)
    sensible = adamas.bot(game, "sensible")
    turns = []
    for _ in range(20):
        state, begun = game.initial(seats), 0
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Chance):
                cards = [card for card, copies in turn.outcomes for _ in range(copies)]
                state, _ = game.apply(state, rng.choice(cards))
            else:
                begun += state.phase is Phase.BEGIN
                ((seat, legal),) = turn.choices.items()
                action = sensible(game.observe(state, seat), legal, rng)
                state, _ = game.apply(state, {seat: action})
        turns.append(begun)
    assert max(turns) < 200
    assert 5 * seats < sum(turns) / len(turns) < 20 * seats


def test_M6_7_a_turn_without_end() -> None:
    game = opened(witch="turn_goes_on")
    state = table(game, laid(), laid(), pile={WITCH: 7})
    # Nothing but a stop or a purchase passes the turn on.
    state, _ = play(game, state, *["draw", "witch", "give"] * 7)
    assert (state.on_turn, state.phase, len(state.pile)) == (0, Phase.MORE, 0)
    moves = ["draw", "red"] * 5 + ["draw", "witch", "give-red-red-red"]
    state, _ = play(game, state, *moves, "draw", "diamond")
    assert (state.on_turn, state.holdings[0]) == (0, laid(RED, 2, 1))


def test_the_tiny_game_is_small_and_whole() -> None:
    game, seats = tiny()
    assert (seats, game.seats) == (2, range(2, 3))
    assert contents(game.rules.deck()) == {RED: 2, BLUE: 2, DIAMOND: 3, FAIRY: 1, WITCH: 2}
    states = list(wandering(game, seats, 5, 2_000))
    assert {state.phase for state in states} == set(Phase)
    assert isinstance(game.turn(states[-1]), Over)


# The lamp on the screen


def test_M_A13_the_lamp_counts_witches_among_the_next_cards() -> None:
    game = opened(odds="on")
    state = table(game, laid(), laid(), pile={RED: 3, DIAMOND: 2, WITCH: 1})
    assert game.show(game.observe(state, 0), answered=False).odds == Odds(cards=6, witches=1)


def test_M_A13_from_an_empty_pile_the_discards_are_drawn() -> None:
    game = opened(odds="on")
    state = table(game, laid(), laid(), pile={})
    everything = len(game.rules.deck())
    assert game.show(game.observe(state, 1), answered=False).odds == Odds(everything, 7)


def test_M_A13_the_lamp_is_out_unless_wanted() -> None:
    game = opened()
    assert game.show(game.observe(game.initial(2), 0), answered=False).odds is None
