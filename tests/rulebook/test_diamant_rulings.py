"""Diamant by the book: what can be read in more than one way (RULES D8)."""

from dataclasses import replace

import pytest

from adamas.core.errors import BadOption, IllegalMove
from adamas.core.first import Begins, First
from adamas.core.turn import Chance, Decide, Over
from adamas.games.diamant import events as happened
from adamas.games.diamant.cards import Relic, Trap, Treasure
from adamas.games.diamant.editions import Ruleset
from adamas.games.diamant.rules import Diamant
from adamas.games.diamant.state import State
from tests.rulebook.test_diamant import EDITIONS, GO, HOME, go_deeper, on_path, opened, play


def on_the_way_home(game: Diamant, seats: int, *rubies: int) -> State:
    """A decision is due; so many rubies lie on the treasures of the path."""
    lying = on_path(*((Treasure(9), each) for each in rubies))
    return replace(game.initial(seats), deciding=True, path=lying)


def test_D_A1_rubies_are_pooled() -> None:
    game = opened()
    state, events = play(game, on_the_way_home(game, 5, 5, 3, 3), "home 0 1 2 3")
    assert events[1] == happened.WentHome(0, 0, 2)
    assert [lying.rubies for lying in state.path] == [0, 0, 3]


def test_D_A1_or_shared_card_by_card() -> None:
    game = opened(leftover="per_card")
    state, events = play(game, on_the_way_home(game, 5, 5, 3, 8), "home 0 1 2 3")
    assert events[1:] == tuple(happened.WentHome(seat, 0, 1 + 0 + 2) for seat in range(4))
    assert [lying.rubies for lying in state.path] == [1, 3, 0]
    assert state.chests == (3, 3, 3, 3, 0)


def test_D_A1_alone_it_makes_no_difference() -> None:
    for leftover in ("pooled", "per_card"):
        game = opened(leftover=leftover)
        state, _ = play(game, on_the_way_home(game, 3, 5, 3, 8), "home 1")
        assert state.chests == (0, 16, 0)
        assert [lying.rubies for lying in state.path] == [0, 0, 0]


@pytest.mark.parametrize(("counter", "value"), [("taken", 5), ("revealed", 10)])
def test_D_A2_whether_lost_relics_count(counter: str, value: int) -> None:
    game = opened(relic_counter=counter)
    state, _ = go_deeper(game, game.initial(3), "relic", "relic", "relic")
    state, events = play(game, state, "home 0 1 2", "relic", "home 2")
    assert events[-1] == happened.RelicsTaken(2, (value,))
    assert (state.relics_revealed, state.relics_taken) == (4, 1)


def test_D_A2_revealed_relics_are_worth_their_place_in_the_order_of_reveals() -> None:
    game = opened(relic_counter="revealed")
    # The first is taken, the second lost; of the next two, the first is the third of the game.
    state, _ = play(game, game.initial(3), "relic", "home 0", "relic", "home 1 2")
    state, events = play(game, state, "relic", "home", "relic", "home 1")
    assert events[-1] == happened.RelicsTaken(1, (5, 10))
    assert state.relics == ((5,), (5, 10), ())


def test_D_A2_taken_relics_are_worth_their_place_in_the_order_of_taking() -> None:
    game = opened(relic_counter="taken")
    state, _ = play(game, game.initial(3), "relic", "home 0", "relic", "home 1 2")
    state, events = play(game, state, "relic", "home", "relic", "home 1")
    assert events[-1] == happened.RelicsTaken(1, (5, 5))
    assert state.relics_taken == 3


def test_D_A2_the_first_of_several_relics_may_be_one_of_the_order_of_reveals() -> None:
    game = opened(relic_counter="revealed", relic_batch="by_first")
    state, _ = play(game, game.initial(3), "relic", "home 0", "relic", "home 1 2")
    state, events = play(game, state, "relic", "home", "relic", "home 1")
    assert events[-1] == happened.RelicsTaken(1, (5, 5))
    assert state.relics == ((5,), (5, 5), ())


def test_D_A3_the_order_within_a_pick_up_makes_no_difference() -> None:
    game = opened("lavka_relics", relics="all_in_deck")
    scores = []
    for order in (("relic-5", "relic-12"), ("relic-12", "relic-5")):
        state, _ = go_deeper(game, game.initial(3), *order)
        state, _ = play(game, state, "home 0")
        over = game.turn(replace(state, expedition=5))
        assert isinstance(over, Over)
        scores.append(over.scores)
    assert scores == [(17, 0, 0), (17, 0, 0)]


def test_D_A4_printed_relics_join_in_ascending_order() -> None:
    for edition in ("lavka_relics", "online14"):
        game = opened(edition)
        state, joined = game.initial(3), []
        for _ in range(5):
            state, events = play(game, state, "treasure-9")
            started = events[0]
            assert isinstance(started, happened.ExpeditionStarted)
            joined.append(started.added)
            state, _ = play(game, state, "home 0 1 2")
        assert joined == [Relic(5), Relic(7), Relic(8), Relic(10), Relic(12)]
    assert set(opened("incan_gold").rules.relic_cards()) == {Relic(None)}


def test_D_A4_the_order_can_be_turned_round() -> None:
    game = opened("lavka_relics", relic_order="descending")
    state, joined = game.initial(3), []
    for _ in range(5):
        state, events = play(game, state, "treasure-9")
        started = events[0]
        assert isinstance(started, happened.ExpeditionStarted)
        joined.append(started.added)
        state, _ = play(game, state, "home 0 1 2")
    assert joined == [Relic(12), Relic(10), Relic(8), Relic(7), Relic(5)]


def test_D_A5_an_unrevealed_relic_stays_in_the_deck() -> None:
    game = opened("lavka_relics")
    state, _ = play(game, game.initial(3), "treasure-9", "home 0 1 2")
    assert [card for card, _ in state.deck if isinstance(card, Relic)] == [Relic(5), Relic(7)]
    state, _ = go_deeper(game, state, "trap-ram", "trap-ram")
    assert sum(isinstance(card, Relic) for card, _ in state.deck) == 3


def test_D_A6_a_revealed_relic_never_comes_back() -> None:
    game = opened("lavka_relics")
    state, _ = play(game, game.initial(3), "relic-5", "home 0 1", "trap-ram", "home", "trap-ram")
    assert state.removed == (Trap("ram"), Relic(5))
    assert [card for card, _ in state.deck if isinstance(card, Relic)] == [Relic(7)]


def test_D_A7_a_trap_as_first_card_is_followed_by_a_decision() -> None:
    game = opened()
    state, _ = play(game, game.initial(3), "trap-ram")
    assert isinstance(game.turn(state), Decide)
    state, events = play(game, state, "home 0")
    assert events[-1] == happened.WentHome(0, 0, 0)
    assert state.chests == (0, 0, 0)


def test_D_A8_all_leave_together() -> None:
    game = opened()
    state, _ = play(game, game.initial(4), "relic", "home", "treasure-7")
    state, events = play(game, state, "home 0 1 2 3")
    assert events == (
        *(happened.WentHome(seat, 1, 0) for seat in range(4)),
        happened.ExpeditionEnded(1, 3, 1),
    )
    assert state.chests == (1, 1, 1, 1)
    assert state.removed == (Relic(None),)


SHORT = Ruleset(
    treasures=(5, 8), traps=("ram",), trap_copies=1, relics=1, expeditions=2, seats=range(1, 9)
)


def to_the_last_card(seats: int) -> tuple[Diamant, State]:
    """A deck of four cards that has just been exhausted; everybody is still in the cave."""
    game = replace(opened(), rules=SHORT)
    state, _ = go_deeper(game, game.initial(seats), "treasure-5", "trap-ram", "relic", "treasure-8")
    assert len(state.deck) == 0
    return game, state


def test_D_A9_an_empty_deck_sends_everybody_home() -> None:
    game, state = to_the_last_card(3)
    assert isinstance(game.turn(state), Decide)
    state, events = play(game, state, "home")
    assert events == (
        *(happened.Stayed(seat) for seat in range(3)),
        happened.DeckRanOut(),
        *(happened.WentHome(seat, 1 + 2, 1) for seat in range(3)),
        happened.ExpeditionEnded(1, 1, 1),
    )
    assert state.chests == (4, 4, 4)
    assert (state.expedition, state.hand, state.inside) == (1, 0, (0, 1, 2))
    assert len(state.deck) == 3


def test_D_A9_leavers_go_first_and_the_rest_afterwards() -> None:
    game, state = to_the_last_card(3)
    state, events = play(game, state, "home 0 1")
    # Seat 2 chose to continue, finds no card, and so leaves alone with the relic.
    assert events == (
        happened.Stayed(2),
        happened.WentHome(0, 3, 2),
        happened.WentHome(1, 3, 2),
        happened.DeckRanOut(),
        happened.WentHome(2, 3, 0),
        happened.RelicsTaken(2, (5,)),
        happened.ExpeditionEnded(1, 0, 0),
    )
    assert state.chests == (5, 5, 3)
    assert state.relics == ((), (), (5,))


def test_D_A9_nobody_is_surprised_if_all_leave_anyway() -> None:
    game, state = to_the_last_card(2)
    state, events = play(game, state, "home 0 1")
    assert happened.DeckRanOut() not in events
    assert state.chests == (6 + 0, 6 + 0)
    assert events[-1] == happened.ExpeditionEnded(1, 1, 1)


def test_D_A10_the_supply_has_no_end() -> None:
    game = opened()
    state = replace(game.initial(3), expedition=5, chests=(400, 300, 200))
    assert game.turn(state) == Over((400, 300, 200), (1, 2, 3))
    state = replace(game.initial(3), chests=(600, 0, 0))
    state, _ = play(game, state, "treasure-17", "home 0")
    assert state.chests == (600 + 5 + 2, 0, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_D_A11_ties_by_edition(edition: str) -> None:
    game = opened(edition)
    relics = ((5,), (), ())
    state = replace(game.initial(3), expedition=5, chests=(15, 20, 3), relics=relics)
    ahead = edition in ("incan_gold", "online14")
    assert game.turn(state) == Over((20, 20, 3), (1, 2, 3) if ahead else (1, 1, 3))


def test_D_A11_the_number_of_relics_counts_and_not_their_worth() -> None:
    game = opened(tie="relics_then_shared")
    relics = ((10,), (5, 5), (5, 5))
    state = replace(game.initial(3), expedition=5, chests=(10, 10, 10), relics=relics)
    over = game.turn(state)
    assert over == Over((20, 20, 20), (3, 1, 1))
    assert isinstance(over, Over)
    assert over.winners == (1, 2)
    more = replace(state, chests=(11, 10, 10))
    assert game.turn(more) == Over((21, 20, 20), (1, 2, 2))


def test_D_A12_a_perfect_memory_knows_all_chests_and_a_screen_does_not() -> None:
    game = opened()
    state, _ = play(game, game.initial(3), "treasure-9", "home 0", "treasure-7")
    view = game.observe(state, 1)
    assert view.chests == (3, 0, 0)
    assert game.show(view, answered=False).chests == (None, 0, None)
    assert game.show(game.observe(state, 0), answered=True).chests == (3, None, None)
    assert game.show(game.observe(state, None), answered=False).chests == (None, None, None)


def test_D_A12_hands_and_relics_are_in_plain_sight() -> None:
    game = opened()
    state, _ = play(game, game.initial(3), "relic", "home 0", "treasure-7")
    shown = game.show(game.observe(state, 2), answered=False)
    assert (shown.hand, shown.relics, shown.inside) == (3, ((5,), (), ()), (1, 2))


def test_D_A12_chests_are_opened_at_the_end_or_always() -> None:
    game = opened()
    over = replace(game.initial(3), expedition=5, chests=(1, 2, 3))
    assert game.show(game.observe(over, 0), answered=False).chests == (1, 2, 3)
    before = replace(over, expedition=4)
    assert game.show(game.observe(before, 0), answered=False).chests == (1, None, None)
    open_chests = opened(chests="open")
    assert open_chests.show(open_chests.observe(before, None), answered=False).chests == (1, 2, 3)


def test_D_A13_the_undrawn_rest_stays_in_play() -> None:
    game = opened()
    state, _ = go_deeper(game, game.initial(3), "trap-ram", "trap-ram")
    assert len(state.deck) == 34
    state, _ = play(game, state, "treasure-17", "home 0 1 2")
    assert len(state.deck) == 34


def test_D_A14_the_second_of_two_traps_is_removed() -> None:
    game = opened()
    state, _ = go_deeper(game, game.initial(3), "trap-ram", "trap-lava", "trap-ram")
    assert state.removed == (Trap("ram"),)
    assert (state.deck.count(Trap("ram")), state.deck.count(Trap("lava"))) == (2, 3)


def test_D_A15_no_answer_means_exit() -> None:
    game = opened()
    state, _ = play(game, game.initial(3), "treasure-9", "home 1", "treasure-2")
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    assert turn.defaults == {0: HOME, 2: HOME}
    after, _ = game.apply(state, turn.defaults)
    assert after.chests == (4, 3, 4)
    assert GO not in turn.defaults.values()


def test_D_A16_one_or_two_only_as_an_option() -> None:
    game = opened(unofficial_seats="on")
    assert game.seats == range(1, 9)
    state, _ = play(game, game.initial(2), "treasure-9", "home 0")
    assert state.chests == (4 + 1, 0)
    state, events = play(game, game.initial(1), "relic", "home", "treasure-9", "home 0")
    assert state.chests == (9,)
    assert state.relics == ((5,),)
    assert events[-1] == happened.ExpeditionEnded(1, 0, 0)
    with pytest.raises(BadOption, match="1 to 8, not by 0"):
        game.initial(0)


def test_D_A17_only_the_online_deck_lacks_the_17() -> None:
    without = [name for name in EDITIONS if 17 not in opened(name).rules.treasures]
    assert without == ["online14"]
    treasures = opened("online14").rules.treasures
    assert (len(treasures), sum(treasures)) == (14, 107)


def test_D_A18_who_turns_the_cards_has_no_effect_on_play() -> None:
    assert opened().initial(4).first == 0
    plain, other = opened(), opened(first_seat="2")
    moves = ("treasure-9", "home 1", "relic", "home 0", "trap-ram", "home 2 3")
    one, _ = play(plain, plain.initial(4), *moves)
    two, _ = play(other, other.initial(4), *moves)
    assert (one.first, two.first) == (0, 2)
    assert replace(two, first=0) == one
    with pytest.raises(BadOption, match="first_seat"):
        opened(first_seat="3").initial(3)


def test_D_A18_lots_can_be_drawn_for_it() -> None:
    game = opened(first_seat="random")
    state = game.initial(3)
    assert state.first is None
    assert game.turn(state) == Chance(0, ((First(0), 1), (First(1), 1), (First(2), 1)))
    with pytest.raises(IllegalMove):
        game.apply(state, Treasure(9))
    after, events = play(game, state, "first-1")
    assert events == (Begins(1),)
    assert after == replace(state, first=1)
    assert isinstance(game.turn(after), Chance)
