"""Diamoniak by the book: rulings on what the sheet leaves open, and their options (RULES M7)."""

from dataclasses import replace

import pytest

from adamas.core.errors import BadOption, IllegalMove
from adamas.core.first import Begins, First
from adamas.core.turn import Chance, Over
from adamas.games.diamoniak import events as happened
from adamas.games.diamoniak.actions import Buy, Draw, Give, Shield, Stop
from adamas.games.diamoniak.state import Phase, State
from tests.rulebook.test_diamoniak import (
    BLUE,
    DIAMOND,
    FAIRY,
    GREEN,
    RED,
    WITCH,
    choices,
    contents,
    default,
    laid,
    opened,
    play,
    table,
)


def test_M_A1_payment_goes_to_the_seller() -> None:
    game = opened()
    state = table(game, laid(RED, 2, 4), laid(diamonds=1, spares=(1, 0, 0, 0)), phase=Phase.MORE)
    state, events = play(game, state, "buy-1")
    assert state.holdings == (laid(RED, 3, 1), laid(diamonds=4))
    assert contents(state.discards) == {}
    assert events == (happened.PartBought(0, 1, "red", 3, True),)


def test_M_A1_payment_goes_to_the_discard_pile() -> None:
    game = opened(payment="discard")
    state = table(game, laid(RED, 2, 4), laid(diamonds=1, spares=(1, 0, 0, 0)), phase=Phase.MORE)
    state, events = play(game, state, "buy-1")
    assert state.holdings == (laid(RED, 3, 1), laid(diamonds=1))
    assert contents(state.discards) == {DIAMOND: 3}
    assert events == (happened.PartBought(0, 1, "red", 3, False),)
    assert (state.on_turn, state.phase) == (1, Phase.BEGIN)


@pytest.mark.parametrize(
    ("edition", "options", "first", "later"),
    [
        ("cs", {}, ["draw"], ["draw", "buy-1", "stop"]),
        ("cs", {"buy": "instead_of_drawing"}, ["draw", "buy-1"], ["draw", "stop"]),
        ("djeco", {}, ["draw", "buy-1"], ["draw", "stop"]),
        ("djeco", {"buy": "any_draw"}, ["draw", "buy-1"], ["draw", "buy-1", "stop"]),
    ],
)
def test_M_A2_when_one_may_buy(
    edition: str, options: dict[str, str], first: list[str], later: list[str]
) -> None:
    game = opened(edition, **options)
    state = table(game, laid(RED, 2, 4), laid(spares=(1, 0, 0, 0)))
    assert choices(game, state) == first
    assert default(game, state) == "draw"
    state = replace(state, phase=Phase.MORE)
    assert choices(game, state) == later
    assert default(game, state) == "stop"


def test_M_A2_buying_in_place_of_the_first_draw() -> None:
    game = opened("djeco")
    state = table(game, laid(RED, 2, 4), laid(spares=(1, 0, 0, 0)))
    state, events = play(game, state, "buy-1")
    assert events == (happened.PartBought(0, 1, "red", 3, True),)
    assert (state.on_turn, state.phase) == (1, Phase.BEGIN)
    assert len(state.pile) == 54 - 7


def test_M_A3_a_lost_castle_frees_its_colour() -> None:
    game = opened(lost_colour="freed")
    state = table(game, laid(RED, 2, 1), laid(), phase=Phase.WITCH)
    state, events = play(game, state, "give-red-red-diamond")
    assert events == (
        happened.CardsLost(0, (RED, RED, DIAMOND)),
        happened.CastleLost(0, "red", True),
    )
    assert state.holdings == (laid(), laid())
    state, events = play(game, state, "draw", "red")
    assert state.holdings == (laid(), laid(RED, 1))


def test_M_A3_the_player_starts_anew() -> None:
    game = opened(lost_colour="freed")
    state = table(game, laid(RED, 1), laid(GREEN, 1), phase=Phase.WITCH)
    state, _ = play(game, state, "give-red", "draw", "diamond", "stop", "draw", "blue")
    assert state.holdings == (laid(BLUE, 1), laid(GREEN, 1, 1))


def test_M_A3_a_castle_with_a_part_left_is_not_lost() -> None:
    game = opened()
    state = table(game, laid(RED, 4), laid(), phase=Phase.WITCH)
    state, events = play(game, state, "give-red-red-red")
    assert events == (happened.CardsLost(0, (RED, RED, RED)),)
    assert state.holdings[0] == laid(RED, 1)


def test_M_A3_a_lost_castle_keeps_its_colour() -> None:
    game = opened()
    state = table(game, laid(RED, 1), laid(), phase=Phase.WITCH)
    state, events = play(game, state, "give-red")
    assert events == (happened.CardsLost(0, (RED,)), happened.CastleLost(0, "red", False))
    assert state.holdings == (laid(RED, 0), laid())
    state, events = play(game, state, "draw", "red", "stop")
    assert events[1] == happened.PutAside(1, RED)
    state, events = play(game, state, "draw", "blue", "draw", "red")
    assert state.holdings == (laid(RED, 1, spares=(0, 1, 0, 0)), laid(spares=(1, 0, 0, 0)))
    assert events[-1] == happened.PartBuilt(0, "red", 1)


def test_M_A3_who_keeps_a_colour_loses_it_only_once() -> None:
    game = opened()
    state = table(game, laid(RED, 0, 1), laid(), phase=Phase.WITCH)
    state, events = play(game, state, "give-diamond")
    assert events == (happened.CardsLost(0, (DIAMOND,)),)
    state = table(game, laid(RED, 0), laid(), phase=Phase.WITCH)
    state, events = play(game, state, "give")
    assert events == (happened.NothingLost(0),)


def test_M_A3_who_keeps_a_colour_may_buy() -> None:
    game = opened()
    state = table(game, laid(RED, 0, 3), laid(spares=(2, 0, 0, 0)), phase=Phase.MORE)
    assert choices(game, state) == ["draw", "buy-1", "stop"]
    state, _ = play(game, state, "buy-1")
    assert state.holdings == (laid(RED, 1), laid(diamonds=3, spares=(1, 0, 0, 0)))


def test_M_A4_spare_parts_join_the_new_castle() -> None:
    game = opened(lost_colour="freed")
    state = table(game, laid(diamonds=1, spares=(1, 2, 0, 0)), laid())
    state, events = play(game, state, "draw", "blue")
    assert state.holdings[0] == laid(BLUE, 3, 1, 0, (1, 0, 0, 0))
    assert events == (happened.Drew(0, BLUE), happened.CastleBegun(0, "blue", 2))
    assert state.phase is Phase.MORE


def test_M_A4_the_joining_parts_may_win() -> None:
    game = opened(lost_colour="freed")
    state = table(game, laid(spares=(0, 5, 0, 0)), laid(RED, 2))
    state, events = play(game, state, "draw", "blue")
    assert events == (
        happened.Drew(0, BLUE),
        happened.CastleBegun(0, "blue", 5),
        happened.CastleFinished(0, "blue"),
    )
    assert game.turn(state) == Over((6, 2), (1, 2))


def test_M_A4_a_reserve_alone_begins_no_castle() -> None:
    game = opened(lost_colour="freed")
    state = table(game, laid(RED, 1), laid(spares=(4, 0, 0, 0)), phase=Phase.WITCH)
    state, _ = play(game, state, "give-red")
    assert state.holdings[1] == laid(spares=(4, 0, 0, 0))
    assert choices(game, state) == ["draw"]
    state, _ = play(game, state, "draw", "diamond")
    assert state.holdings[1] == laid(diamonds=1, spares=(4, 0, 0, 0))


def test_M_A4_without_freed_colours_nobody_waits_with_spare_parts() -> None:
    game = opened()
    state = table(game, laid(RED, 1), laid(spares=(4, 0, 0, 0)), phase=Phase.WITCH)
    state, events = play(game, state, "give-red", "draw", "red")
    assert state.holdings == (laid(RED), laid(spares=(5, 0, 0, 0)))
    assert events[-1] == happened.PutAside(1, RED)


def test_M_A5_a_fairy_may_be_spared() -> None:
    game = opened()
    state = table(game, laid(diamonds=3, fairies=1), laid(), phase=Phase.WITCH)
    assert choices(game, state) == [
        "shield",
        "give-diamond-diamond-diamond",
        "give-diamond-diamond-fairy",
    ]
    spared, _ = play(game, state, "give-diamond-diamond-diamond")
    assert spared.holdings[0] == laid(fairies=1)


def test_M_A5_an_optional_fairy_waits_to_be_asked() -> None:
    game = opened()
    state, events = play(game, table(game, laid(fairies=1), laid()), "draw", "witch")
    assert events == (happened.Drew(0, WITCH),)
    assert (state.on_turn, state.phase) == (0, Phase.WITCH)
    assert choices(game, state) == ["shield", "give-fairy"]


def test_M_A5_a_fairy_may_be_among_the_cards_given() -> None:
    game = opened()
    state = table(game, laid(diamonds=3, fairies=1), laid(), phase=Phase.WITCH, pile={})
    before = state.discards
    given, events = play(game, state, "give-diamond-diamond-fairy")
    assert given.holdings[0] == laid(diamonds=1)
    assert given.discards == before.plus(DIAMOND, 2).plus(FAIRY).plus(WITCH)
    assert events == (happened.CardsLost(0, (DIAMOND, DIAMOND, FAIRY)),)


def test_M_A5_everything_includes_the_fairy() -> None:
    game = opened()
    state = table(game, laid(diamonds=1, fairies=1), laid(), phase=Phase.WITCH)
    assert choices(game, state) == ["shield", "give-diamond-fairy"]


def test_M_A5_a_fairy_can_be_kept_back() -> None:
    game = opened(fairy_given="kept_back")
    state = table(game, laid(RED, 1, 2, 2, (0, 1, 0, 0)), laid(), phase=Phase.WITCH)
    assert choices(game, state) == [
        "shield",
        "give-red-blue-diamond",
        "give-red-diamond-diamond",
        "give-blue-diamond-diamond",
    ]
    assert default(game, state) == "shield"
    with pytest.raises(IllegalMove):
        play(game, state, "give-blue-diamond-fairy")


@pytest.mark.parametrize(
    ("diamonds", "gift"), [(2, "give-diamond-diamond"), (1, "give-diamond"), (0, "give")]
)
def test_M_A5_who_keeps_fairies_back_gives_the_other_cards(diamonds: int, gift: str) -> None:
    game = opened(fairy_given="kept_back")
    state = table(game, laid(diamonds=diamonds, fairies=2), laid(), phase=Phase.WITCH)
    assert choices(game, state) == ["shield", gift]
    assert default(game, state) == "shield"
    state, events = play(game, state, gift)
    assert state.holdings[0] == laid(fairies=2)
    lost = happened.CardsLost(0, (DIAMOND,) * diamonds) if diamonds else happened.NothingLost(0)
    assert events == (lost,)


def test_M_A5_without_a_fairy_nothing_is_kept_back() -> None:
    game = opened(fairy_given="kept_back")
    state = table(game, laid(diamonds=4), laid(fairies=1), phase=Phase.WITCH)
    assert choices(game, state) == ["give-diamond-diamond-diamond"]
    assert default(game, state) == "give-diamond-diamond-diamond"


def test_M_A5_automatic_fairies_cannot_be_kept_back() -> None:
    with pytest.raises(BadOption, match="here every fairy acts by itself"):
        opened(fairy="automatic", fairy_given="kept_back")
    assert opened(fairy="automatic", fairy_given="allowed").options == {"fairy": "automatic"}


def test_M_A5_a_fairy_can_be_automatic() -> None:
    game = opened(fairy="automatic")
    state = table(game, laid(RED, 1, 3, 2), laid(fairies=1))
    state, events = play(game, state, "draw", "witch")
    assert events == (happened.Drew(0, WITCH), happened.FairyHelped(0))
    assert state.holdings == (laid(RED, 1, 3, 1), laid(fairies=1))
    assert contents(state.discards) == {FAIRY: 1, WITCH: 1}
    assert (state.on_turn, state.phase) == (1, Phase.BEGIN)


def test_M_A5_without_a_fairy_the_automatic_one_does_not_come() -> None:
    game = opened(fairy="automatic")
    state, events = play(game, table(game, laid(diamonds=1), laid(fairies=1)), "draw", "witch")
    assert events == (happened.Drew(0, WITCH),)
    assert choices(game, state) == ["give-diamond"]


def test_M_A5_an_automatic_fairy_waits_for_a_witch() -> None:
    game = opened(fairy="automatic")
    state, events = play(game, table(game, laid(fairies=1), laid()), "draw", "diamond")
    assert state.holdings[0] == laid(diamonds=1, fairies=1)
    assert events == (happened.Drew(0, DIAMOND), happened.PutAside(0, DIAMOND))


def last_witch(reshuffle: str) -> State:
    """The last card of the pile is a witch, and she gets three diamonds."""
    game = opened(reshuffle=reshuffle)
    state = table(game, laid(diamonds=3), laid(), pile={WITCH: 1})
    state, _ = play(game, state, "draw", "witch", "give-diamond-diamond-diamond", "draw")
    return state


def test_M_A6_the_payment_is_in_a_pile_shuffled_when_needed() -> None:
    state = last_witch("when_needed")
    assert (len(state.pile), len(state.discards), state.epoch) == (54, 0, 1)


def test_M_A6_the_payment_is_not_in_a_pile_shuffled_when_empty() -> None:
    state = last_witch("when_empty")
    assert (len(state.pile), state.epoch) == (50, 1)
    assert contents(state.discards) == {DIAMOND: 3, WITCH: 1}


@pytest.mark.parametrize("card", ["diamond", "witch"])
def test_M_A6_when_empty_shuffles_with_the_last_card(card: str) -> None:
    game = opened(reshuffle="when_empty")
    drawn = game.parse_outcome(card)
    assert not isinstance(drawn, First)
    state = table(game, laid(), laid(), pile={drawn: 1}, epoch=5)
    state, events = play(game, state, "draw")
    assert events == ()
    state, events = play(game, state, card)
    assert events[-1] == happened.PileShuffled(7, 53)
    assert (len(state.pile), len(state.discards), state.epoch) == (53, 0, 6)


def test_M_A6_when_empty_leaves_a_pile_with_cards_alone() -> None:
    game = opened(reshuffle="when_empty")
    state = table(game, laid(), laid(), pile={DIAMOND: 2})
    state, events = play(game, state, "draw", "diamond")
    assert events == (happened.Drew(0, DIAMOND), happened.PutAside(0, DIAMOND))
    assert (len(state.pile), len(state.discards), state.epoch) == (1, 52, 0)


def test_M_A6_when_needed_leaves_the_pile_empty() -> None:
    game = opened()
    state = table(game, laid(), laid(), pile={DIAMOND: 1})
    state, _ = play(game, state, "draw", "diamond")
    assert (len(state.pile), len(state.discards), state.epoch) == (0, 53, 0)


def test_M_A6_the_automatic_fairy_comes_after_the_shuffle() -> None:
    game = opened(reshuffle="when_empty", fairy="automatic")
    state = table(game, laid(fairies=1), laid(), pile={WITCH: 1})
    state, events = play(game, state, "draw", "witch")
    assert events == (
        happened.Drew(0, WITCH),
        happened.PileShuffled(2, 52),
        happened.FairyHelped(0),
    )
    assert contents(state.discards) == {FAIRY: 1, WITCH: 1}


def test_M_A6_a_turn_that_goes_on_after_the_fairy_finds_a_new_pile() -> None:
    game = opened(reshuffle="when_empty", fairy="automatic", witch="turn_goes_on")
    state = table(game, laid(fairies=1), laid(), pile={WITCH: 1})
    state, _ = play(game, state, "draw", "witch")
    assert (state.on_turn, state.phase, len(state.pile)) == (0, Phase.MORE, 52)
    assert choices(game, state) == ["draw", "stop"]


def test_M_A6_a_winning_card_causes_no_shuffle() -> None:
    game = opened(reshuffle="when_empty")
    state = table(game, laid(RED, 5), laid(), pile={RED: 1})
    state, events = play(game, state, "draw", "red")
    assert events[-1] == happened.CastleFinished(0, "red")
    assert (len(state.pile), state.epoch) == (0, 0)


@pytest.mark.parametrize(("witches", "cards"), [("7", 54), ("8", 55)])
def test_M_A7_seven_witches_or_eight(witches: str, cards: int) -> None:
    deck = opened(witches=witches).initial(2).pile
    assert (deck.count(WITCH), len(deck)) == (int(witches), cards)
    assert opened().settings["witches"] == "7"


def test_M_A8_the_victim_chooses() -> None:
    game = opened()
    state = table(game, laid(), laid(RED, 2, 5), laid(), phase=Phase.WITCH, seat=1)
    assert choices(game, state) == [
        "give-red-red-diamond",
        "give-red-diamond-diamond",
        "give-diamond-diamond-diamond",
    ]
    with pytest.raises(IllegalMove, match="Seat 0 has nothing to decide"):
        game.apply(state, {0: Give((DIAMOND, DIAMOND, DIAMOND))})


def test_M_A9_the_buyer_chooses_the_seller() -> None:
    game = opened()
    part = laid(spares=(1, 0, 0, 0))
    state = table(game, part, part, laid(RED, 2, 3), part, phase=Phase.MORE, seat=2)
    assert choices(game, state) == ["draw", "buy-0", "buy-1", "buy-3", "stop"]
    state, _ = play(game, state, "buy-1")
    assert state.holdings == (part, laid(diamonds=3), laid(RED, 3), part)
    assert state.on_turn == 3


def test_M_A10_nothing_is_thrown_away_or_offered() -> None:
    game = opened(buy="any_draw")
    state = table(game, laid(RED, 1, 4, 1, (0, 3, 3, 3)), laid(BLUE, 1, 9))
    for phase in (Phase.BEGIN, Phase.MORE):
        offered = choices(game, replace(state, phase=phase))
        assert set(offered) <= {str(Draw()), str(Stop())}
        for action in (Buy(0), Buy(1), Give((BLUE, BLUE, BLUE)), Shield()):
            with pytest.raises(IllegalMove):
                game.apply(replace(state, phase=phase), {0: action})


def test_M_A11_no_limit_on_draws() -> None:
    game = opened()
    moves = ["draw", "diamond"] * 20 + ["draw", "fairy"] * 3 + ["draw", "red"] * 5
    state, _ = play(game, game.initial(2), *moves)
    assert state.holdings[0] == laid(RED, 5, 20, 3)
    assert choices(game, state) == ["draw", "stop"]


@pytest.mark.parametrize(("first", "seat"), [("0", 0), ("1", 1), ("3", 3)])
def test_M_A12_a_seat_begins(first: str, seat: int) -> None:
    assert opened(first_seat=first).initial(4).on_turn == seat


def test_M_A12_the_first_seat_must_be_taken() -> None:
    with pytest.raises(BadOption, match="the 3 seats are 0 to 2"):
        opened(first_seat="3").initial(3)
    with pytest.raises(BadOption, match="`4` is no value of `first_seat`"):
        opened(first_seat="4")


def test_M_A12_chance_may_pick() -> None:
    game = opened(first_seat="random")
    state = game.initial(3)
    assert state.on_turn is None
    assert game.turn(state) == Chance(0, ((First(0), 1), (First(1), 1), (First(2), 1)))
    state, events = play(game, state, "first-2")
    assert events == (Begins(2),)
    assert (state.on_turn, state.phase) == (2, Phase.BEGIN)
    assert choices(game, state) == ["draw"]
