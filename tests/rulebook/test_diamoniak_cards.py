"""Diamoniak by the book: what the cards do, buying and the end (RULES M3 to M5)."""

import pytest

from adamas.core.errors import IllegalMove
from adamas.core.turn import Decide, Over
from adamas.games.diamoniak import events as happened
from adamas.games.diamoniak.actions import Give
from adamas.games.diamoniak.cards import Card
from adamas.games.diamoniak.state import Holding, Phase
from tests.rulebook.test_diamoniak import (
    BLUE,
    DIAMOND,
    FAIRY,
    GREEN,
    RED,
    WITCH,
    YELLOW,
    choices,
    contents,
    default,
    laid,
    opened,
    play,
    table,
)

# M3: what the cards do


@pytest.mark.parametrize("colour", [RED, BLUE, GREEN, YELLOW])
def test_M3_1_the_first_free_colour_binds(colour: Card) -> None:
    game = opened()
    state, events = play(game, game.initial(2), "draw", colour.value)
    assert state.holdings == (laid(colour, 1), laid())
    assert events == (happened.Drew(0, colour), happened.CastleBegun(0, colour.value, 0))


def test_M3_2_own_colour_joins_the_castle() -> None:
    game = opened()
    state = table(game, laid(), laid(BLUE, 3, diamonds=1), seat=1)
    state, events = play(game, state, "draw", "blue")
    assert state.holdings == (laid(), laid(BLUE, 4, diamonds=1))
    assert events == (happened.Drew(1, BLUE), happened.PartBuilt(1, "blue", 4))
    assert (state.on_turn, state.phase) == (1, Phase.MORE)


def test_M3_3_another_colour_is_spare() -> None:
    game = opened()
    state = table(game, laid(RED, 1, spares=(0, 0, 1, 0)), laid())
    state, events = play(game, state, "draw", "green", "draw", "yellow")
    assert state.holdings[0] == laid(RED, 1, spares=(0, 0, 2, 1))
    assert events == (
        happened.Drew(0, GREEN),
        happened.PutAside(0, GREEN),
        happened.Drew(0, YELLOW),
        happened.PutAside(0, YELLOW),
    )


def test_M3_3_a_colour_that_somebody_builds_is_spare() -> None:
    game = opened()
    state = table(game, laid(), laid(), laid(BLUE, 1))
    state, events = play(game, state, "draw", "blue")
    assert state.holdings[0] == laid(spares=(0, 1, 0, 0))
    assert events[1] == happened.PutAside(0, BLUE)
    state, _ = play(game, state, "draw", "red")
    assert state.holdings[0] == laid(RED, 1, spares=(0, 1, 0, 0))


def test_M3_4_diamonds_are_kept() -> None:
    game = opened()
    state, events = play(game, game.initial(2), "draw", "diamond", "draw", "diamond")
    assert state.holdings == (laid(diamonds=2), laid())
    assert events[-1] == happened.PutAside(0, DIAMOND)


def test_M3_5_fairies_are_kept() -> None:
    game = opened()
    state, events = play(game, game.initial(2), "draw", "fairy", "draw", "fairy")
    assert state.holdings == (laid(fairies=2), laid())
    assert events[-1] == happened.PutAside(0, FAIRY)


def test_M3_6_three_cards_of_any_kind() -> None:
    game = opened()
    state = table(
        game, laid(RED, 1, diamonds=2, spares=(0, 0, 0, 1)), laid(), phase=Phase.WITCH, pile={}
    )
    assert choices(game, state) == [
        "give-red-yellow-diamond",
        "give-red-diamond-diamond",
        "give-yellow-diamond-diamond",
    ]
    before = state.discards
    state, events = play(game, state, "give-yellow-diamond-diamond")
    assert state.holdings == (laid(RED, 1), laid())
    assert state.discards == before.plus(YELLOW).plus(DIAMOND, 2).plus(WITCH)
    assert events == (happened.CardsLost(0, (YELLOW, DIAMOND, DIAMOND)),)
    assert (state.on_turn, state.phase) == (1, Phase.BEGIN)


def test_M3_6_all_choices_in_canonical_order() -> None:
    game = opened()
    own = laid(RED, 3, diamonds=3, spares=(0, 1, 0, 2))
    state = table(game, own, laid(), phase=Phase.WITCH)
    assert choices(game, state) == [
        "give-red-red-red",
        "give-red-red-blue",
        "give-red-red-yellow",
        "give-red-red-diamond",
        "give-red-blue-yellow",
        "give-red-blue-diamond",
        "give-red-yellow-yellow",
        "give-red-yellow-diamond",
        "give-red-diamond-diamond",
        "give-blue-yellow-yellow",
        "give-blue-yellow-diamond",
        "give-blue-diamond-diamond",
        "give-yellow-yellow-diamond",
        "give-yellow-diamond-diamond",
        "give-diamond-diamond-diamond",
    ]
    with pytest.raises(IllegalMove):
        play(game, state, "give-blue-blue-red")
    with pytest.raises(IllegalMove):
        play(game, state, "give-diamond-diamond")


@pytest.mark.parametrize(
    ("own", "gift"),
    [
        (laid(), "give"),
        (laid(diamonds=1), "give-diamond"),
        (laid(spares=(1, 0, 1, 0)), "give-red-green"),
        (laid(BLUE, 1, diamonds=2), "give-blue-diamond-diamond"),
    ],
)
def test_M3_6_with_three_cards_or_fewer_everything(own: Holding, gift: str) -> None:
    game = opened()
    state = table(game, own, laid(), phase=Phase.WITCH)
    assert choices(game, state) == [gift]
    state, _ = play(game, state, gift)
    assert state.holdings[0] == laid(own.colour)


def test_M3_6_a_fairy_saves_the_rest() -> None:
    game = opened()
    own = laid(RED, 2, diamonds=1, fairies=2)
    state = table(game, own, laid(), laid(), phase=Phase.WITCH, seat=0, pile={RED: 1})
    assert choices(game, state)[0] == default(game, state) == "shield"
    before = state.discards
    state, events = play(game, state, "shield")
    assert state.holdings[0] == laid(RED, 2, diamonds=1, fairies=1)
    assert state.discards == before.plus(FAIRY).plus(WITCH)
    assert events == (happened.FairyHelped(0),)
    assert (state.on_turn, state.phase) == (1, Phase.BEGIN)


def test_M3_6_without_a_fairy_there_is_no_shield() -> None:
    game = opened()
    state = table(game, laid(diamonds=4), laid(fairies=1), phase=Phase.WITCH)
    with pytest.raises(IllegalMove):
        play(game, state, "shield")


@pytest.mark.parametrize(
    ("own", "gift"),
    [
        (laid(RED, 2, diamonds=5, spares=(0, 1, 1, 1)), "give-blue-green-yellow"),
        (laid(RED, 2, diamonds=5, spares=(0, 0, 2, 2)), "give-green-green-yellow"),
        (laid(RED, 2, diamonds=5, spares=(0, 0, 0, 1)), "give-yellow-diamond-diamond"),
        (laid(RED, 2, diamonds=2), "give-red-diamond-diamond"),
        (laid(YELLOW, 5, diamonds=1, spares=(1, 0, 0, 0)), "give-red-yellow-diamond"),
        (laid(YELLOW, 5), "give-yellow-yellow-yellow"),
        (laid(diamonds=2, spares=(3, 0, 0, 0)), "give-red-red-red"),
        (laid(RED, 5, diamonds=5, fairies=1), "shield"),
    ],
)
def test_M3_6_without_an_answer_the_cheapest_cards_go(own: Holding, gift: str) -> None:
    game = opened()
    state = table(game, own, laid(), phase=Phase.WITCH)
    assert default(game, state) == gift
    assert gift in choices(game, state)


@pytest.mark.parametrize(
    ("own", "answer"),
    [
        (laid(RED, 2, 4), "give-diamond-diamond-diamond"),
        (laid(RED, 2, 4, fairies=1), "shield"),
        (laid(), "give"),
    ],
)
def test_M3_6_the_turn_ends_with_the_answer(own: Holding, answer: str) -> None:
    game = opened(witch="ends_turn")
    state, _ = play(game, table(game, own, laid(), phase=Phase.WITCH), answer)
    assert (state.on_turn, state.phase) == (1, Phase.BEGIN)


@pytest.mark.parametrize(
    ("own", "answer"),
    [
        (laid(RED, 2, 6), "give-diamond-diamond-diamond"),
        (laid(RED, 2, 3, fairies=1), "shield"),
    ],
)
def test_M3_6_the_turn_may_go_on_after_the_answer(own: Holding, answer: str) -> None:
    game = opened(witch="turn_goes_on")
    state = table(game, own, laid(spares=(1, 0, 0, 0)), phase=Phase.WITCH)
    state, _ = play(game, state, answer)
    assert (state.on_turn, state.phase) == (0, Phase.MORE)
    assert choices(game, state) == ["draw", "buy-1", "stop"]
    assert default(game, state) == "stop"
    again, _ = play(game, state, "draw", "diamond")
    assert (again.on_turn, again.phase) == (0, Phase.MORE)
    bought, _ = play(game, state, "buy-1")
    assert (bought.on_turn, bought.phase) == (1, Phase.BEGIN)


def test_M3_6_a_turn_that_goes_on_buys_only_where_that_is_allowed() -> None:
    game = opened("djeco", witch="turn_goes_on")
    state = table(game, laid(RED, 2, 6), laid(spares=(1, 0, 0, 0)), phase=Phase.WITCH)
    state, _ = play(game, state, "give-diamond-diamond-diamond")
    assert choices(game, state) == ["draw", "stop"]


def test_M3_6_the_turn_may_go_on_after_nothing_was_lost() -> None:
    game = opened(witch="turn_goes_on")
    state, events = play(game, game.initial(2), "draw", "witch", "give", "draw", "witch", "give")
    assert events.count(happened.NothingLost(0)) == 2
    assert (state.on_turn, state.phase) == (0, Phase.MORE)


# M4: buying


def test_M4_1_three_diamonds_for_a_part() -> None:
    game = opened()
    state = table(
        game, laid(BLUE, 2, diamonds=4), laid(GREEN, 1, 1, 0, (0, 2, 0, 0)), phase=Phase.MORE
    )
    assert choices(game, state) == ["draw", "buy-1", "stop"]
    pile = state.pile
    state, events = play(game, state, "buy-1")
    assert state.holdings == (laid(BLUE, 3, diamonds=1), laid(GREEN, 1, 4, 0, (0, 1, 0, 0)))
    assert events == (happened.PartBought(0, 1, "blue", 3, True),)
    assert (state.pile, contents(state.discards)) == (pile, {})
    assert (state.on_turn, state.phase) == (1, Phase.BEGIN)
    assert choices(game, state) == ["draw"]


@pytest.mark.parametrize(
    ("diamonds", "offered"), [(2, ["draw", "stop"]), (3, ["draw", "buy-1", "stop"])]
)
def test_M4_1_needs_three_diamonds(diamonds: int, offered: list[str]) -> None:
    game = opened()
    state = table(
        game, laid(BLUE, 2, diamonds), laid(diamonds=9, spares=(0, 1, 0, 0)), phase=Phase.MORE
    )
    assert choices(game, state) == offered


def test_M4_1_needs_a_colour() -> None:
    game = opened()
    state = table(
        game, laid(diamonds=5, spares=(0, 2, 0, 0)), laid(spares=(1, 1, 1, 1)), phase=Phase.MORE
    )
    assert choices(game, state) == ["draw", "stop"]


def test_M4_1_needs_an_opponent_with_such_a_part() -> None:
    game = opened()
    state = table(
        game, laid(BLUE, 2, 5), laid(RED, 1, spares=(0, 0, 3, 2)), laid(), phase=Phase.MORE
    )
    assert choices(game, state) == ["draw", "stop"]


def test_M4_2_one_part_of_the_own_colour_and_no_card_after_it() -> None:
    game = opened()
    state = table(game, laid(BLUE, 2, 9), laid(spares=(2, 2, 2, 2)), phase=Phase.MORE)
    state, _ = play(game, state, "buy-1")
    assert state.holdings == (laid(BLUE, 3, 6), laid(diamonds=3, spares=(2, 1, 2, 2)))
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    assert list(turn.choices) == [1]


def test_M4_3_a_castle_is_never_for_sale() -> None:
    game = opened()
    rich = laid(RED, 2, 6)
    state = table(game, rich, laid(BLUE, 3), laid(GREEN, 3, spares=(1, 0, 0, 0)), phase=Phase.MORE)
    assert choices(game, state) == ["draw", "buy-2", "stop"]
    state, _ = play(game, state, "buy-2")
    assert state.holdings[2] == laid(GREEN, 3, diamonds=3)


# M5: the end


def test_M5_1_the_last_part_drawn_wins() -> None:
    game = opened()
    state = table(game, laid(RED, 4), laid(BLUE, 5), laid(GREEN, 5, spares=(0, 0, 0, 2)), seat=1)
    state, events = play(game, state, "draw", "blue")
    assert events == (
        happened.Drew(1, BLUE),
        happened.PartBuilt(1, "blue", 6),
        happened.CastleFinished(1, "blue"),
    )
    assert game.turn(state) == Over((4, 6, 5), (2, 1, 2))
    with pytest.raises(IllegalMove, match="over"):
        game.apply(state, RED)


def test_M5_1_the_last_part_bought_wins() -> None:
    game = opened()
    state = table(
        game, laid(RED, 5, 3), laid(BLUE, 5, spares=(1, 0, 0, 0)), laid(), phase=Phase.MORE
    )
    state, events = play(game, state, "buy-1")
    assert events == (
        happened.PartBought(0, 1, "red", 3, True),
        happened.CastleFinished(0, "red"),
    )
    assert game.turn(state) == Over((6, 5, 0), (1, 2, 2))
    assert state.holdings == (laid(RED, 6), laid(BLUE, 5, 3), laid())


def test_M5_1_five_parts_are_not_enough() -> None:
    game = opened()
    state, events = play(game, table(game, laid(RED, 4), laid()), "draw", "red")
    assert state.holdings[0].castle == 5
    assert state.phase is Phase.MORE
    assert events[-1] == happened.PartBuilt(0, "red", 5)


def test_M5_1_spare_parts_win_nothing() -> None:
    game = opened(win="own_colour")
    state = table(game, laid(RED, 1, spares=(0, 5, 0, 0)), laid(BLUE))
    state, events = play(game, state, "draw", "blue")
    assert state.holdings[0] == laid(RED, 1, spares=(0, 6, 0, 0))
    assert (state.phase, events[-1]) == (Phase.MORE, happened.PutAside(0, BLUE))


def test_M5_1_any_colour_may_win() -> None:
    game = opened(win="any_colour")
    state = table(game, laid(RED, 1, spares=(0, 4, 0, 0)), laid(BLUE), laid(GREEN, 5))
    state, events = play(game, state, "draw", "blue")
    assert (state.phase, events[-1]) == (Phase.MORE, happened.PutAside(0, BLUE))
    state, events = play(game, state, "draw", "blue")
    assert events == (
        happened.Drew(0, BLUE),
        happened.PutAside(0, BLUE),
        happened.CastleFinished(0, "blue"),
    )
    # The winner has a whole castle; the others are as far as what they built.
    assert game.turn(state) == Over((6, 0, 5), (1, 2, 2))


@pytest.mark.parametrize("lost", ["kept", "freed"])
def test_M5_1_any_colour_may_win_without_an_own_one(lost: str) -> None:
    game = opened(win="any_colour", lost_colour=lost)
    # A colour that is still built goes to the reserve, also without a castle of one's own.
    state = table(game, laid(), laid(YELLOW, 1, spares=(0, 0, 0, 0)), laid())
    state, _ = play(game, state, "draw", "yellow")
    assert state.holdings[0] == laid(spares=(0, 0, 0, 1))
    state = table(game, laid(spares=(0, 0, 0, 5)), laid(YELLOW))
    state, events = play(game, state, "draw", "yellow")
    assert events[-1] == happened.CastleFinished(0, "yellow")
    assert game.turn(state) == Over((6, 0), (1, 2))


@pytest.mark.parametrize("card", ["diamond", "fairy"])
def test_M5_1_six_other_cards_win_nothing(card: str) -> None:
    game = opened(win="any_colour")
    state, events = play(game, table(game, laid(RED, 1, 9, 2), laid()), "draw", card)
    assert (state.phase, len(events)) == (Phase.MORE, 2)


def test_M5_1_the_own_castle_wins_as_well_where_any_colour_does() -> None:
    game = opened(win="any_colour")
    state, events = play(game, table(game, laid(RED, 5), laid()), "draw", "red")
    assert events[-2:] == (happened.PartBuilt(0, "red", 6), happened.CastleFinished(0, "red"))
    state = table(game, laid(RED, 5, 3), laid(spares=(1, 0, 0, 0)), phase=Phase.MORE)
    state, events = play(game, state, "buy-1")
    assert events[-1] == happened.CastleFinished(0, "red")


def test_gifts_print_as_they_are_read() -> None:
    assert str(Give(())) == "give"
    assert str(Give((RED, DIAMOND, FAIRY))) == "give-red-diamond-fairy"
