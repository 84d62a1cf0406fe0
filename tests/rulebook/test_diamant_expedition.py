"""Diamant by the book: an expedition, its end, and the points (RULES D4 to D6)."""

from dataclasses import replace

import pytest

from adamas.core.errors import IllegalMove, Malformed
from adamas.core.turn import Chance, Decide, Over
from adamas.games.diamant import events as happened
from adamas.games.diamant.cards import Relic, Trap, Treasure
from adamas.games.diamant.rules import worth_by_order
from tests.rulebook.test_diamant import GO, HOME, go_deeper, on_path, opened, play

# D4: an expedition


def test_D4_1_everybody_walks_in_with_empty_hands() -> None:
    game = opened()
    state = game.initial(5)
    assert (state.inside, state.hand, state.path) == ((0, 1, 2, 3, 4), 0, ())
    state, _ = play(game, state, "treasure-9", "home 0 1", "trap-ram", "home 2")
    state, _ = play(game, state, "treasure-4", "home 3 4")
    assert (state.expedition, state.inside, state.hand, state.path) == (1, (0, 1, 2, 3, 4), 0, ())


def test_D4_2_a_card_comes_before_any_decision() -> None:
    game = opened()
    state = game.initial(3)
    assert not state.deciding
    with pytest.raises(IllegalMove):
        game.apply(state, {0: GO, 1: GO, 2: GO})
    after, events = play(game, state, "trap-ram")
    assert after.path == on_path((Trap("ram"), 0))
    assert after.deck.count(Trap("ram")) == 2
    assert events == (happened.ExpeditionStarted(1, None), happened.Revealed(Trap("ram")))
    assert after.deciding


def test_D4_2_an_expedition_begins_once_even_if_the_path_is_emptied() -> None:
    # A lone leaver who took the only card, a relic, made the next card announce a new beginning.
    game = opened()
    state, _ = play(game, game.initial(3), "relic", "home 1")
    assert state.path == ()
    _, events = play(game, state, "treasure-4")
    assert events == (
        happened.Revealed(Treasure(4)),
        happened.RubiesShared(4, 2, 2, 0),
    )


def test_D4_2_what_is_not_in_the_deck_cannot_come() -> None:
    game = opened("lavka")
    with pytest.raises(IllegalMove):
        game.apply(game.initial(3), Relic(None))
    with pytest.raises(Malformed):
        game.parse_outcome("dragon")


@pytest.mark.parametrize(
    ("rubies", "seats", "each", "left"),
    [(9, 5, 1, 4), (17, 8, 2, 1), (7, 8, 0, 7), (15, 3, 5, 0), (1, 3, 0, 1), (4, 4, 1, 0)],
)
def test_D4_3_a_treasure_is_shared_evenly(rubies: int, seats: int, each: int, left: int) -> None:
    game = opened()
    state, events = play(game, game.initial(seats), f"treasure-{rubies}")
    assert state.hand == each
    assert state.path == on_path((Treasure(rubies), left))
    assert events[-1] == happened.RubiesShared(rubies, seats, each, left)


def test_D4_3_hands_add_up_and_absent_explorers_get_nothing() -> None:
    game = opened()
    state, _ = play(game, game.initial(4), "treasure-9", "home 3", "treasure-7")
    assert state.hand == 2 + 2
    assert state.chests == (0, 0, 0, 2 + 1)
    assert state.path == on_path((Treasure(9), 0), (Treasure(7), 1))


def test_D4_4_the_first_trap_of_a_kind_does_nothing() -> None:
    game = opened()
    state, events = go_deeper(game, game.initial(3), "treasure-9", "trap-lava", "trap-snake")
    assert events == (happened.Revealed(Trap("snake")),)
    assert (state.hand, state.inside, state.deciding) == (3, (0, 1, 2), True)


def test_D4_5_the_second_trap_of_a_kind_ends_the_expedition() -> None:
    game = opened()
    state, _ = play(game, game.initial(4), "treasure-9", "home 2", "trap-lava", "home")
    state, events = play(game, state, "treasure-4", "home", "trap-lava")
    assert events == (
        happened.Revealed(Trap("lava")),
        happened.ExpeditionFailed(Trap("lava"), (0, 1, 3), 3),
        happened.ExpeditionEnded(1, 1, 0),
    )
    assert state.chests == (0, 0, 3, 0)
    assert (state.expedition, state.hand, state.deciding) == (1, 0, False)
    assert isinstance(game.turn(state), Chance)


def test_D4_5_after_a_failure_nobody_is_in_the_cave() -> None:
    game = opened(expeditions="1")
    state, _ = go_deeper(game, game.initial(3), "trap-lava", "trap-lava")
    assert isinstance(game.turn(state), Over)
    assert state.inside == ()


def test_D4_6_a_relic_just_lies_there() -> None:
    game = opened()
    state, events = go_deeper(game, game.initial(3), "treasure-7", "relic")
    assert events == (happened.Revealed(Relic(None)),)
    assert (state.hand, state.deciding, state.relics_revealed) == (2, True, 1)
    assert state.path == on_path((Treasure(7), 1), (Relic(None), 0))


def test_D4_7_all_in_the_cave_decide_at_once() -> None:
    game = opened()
    state, _ = play(game, game.initial(4), "treasure-9", "home 1", "treasure-3")
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    assert turn.choices == {0: (GO, HOME), 2: (GO, HOME), 3: (GO, HOME)}
    with pytest.raises(IllegalMove, match="Seat 3 has not chosen"):
        game.apply(state, {0: GO, 2: GO})
    with pytest.raises(IllegalMove, match="nothing to decide"):
        game.apply(state, {0: GO, 1: GO, 2: GO, 3: GO})
    with pytest.raises(IllegalMove):
        game.apply(state, Treasure(1))
    after, events = game.apply(state, {3: GO, 0: GO, 2: HOME})
    assert events == (happened.Stayed(0), happened.Stayed(3), happened.WentHome(2, 3, 0))
    assert after.inside == (0, 3)


def test_D4_8a_leavers_share_what_lies_on_the_whole_path() -> None:
    game = opened()
    state, _ = go_deeper(game, game.initial(5), "treasure-9", "trap-ram", "treasure-3")
    assert [lying.rubies for lying in state.path] == [4, 0, 3]
    state, events = play(game, state, "home 1 4")
    assert events[-2:] == (happened.WentHome(1, 1, 3), happened.WentHome(4, 1, 3))
    assert state.path == on_path((Treasure(9), 0), (Trap("ram"), 0), (Treasure(3), 1))
    assert state.chests == (0, 4, 0, 0, 4)


def test_D4_8a_the_remainder_goes_to_the_deepest_treasure() -> None:
    game = opened()
    state, _ = go_deeper(game, game.initial(5), "treasure-9", "treasure-2", "relic", "trap-ram")
    state, _ = play(game, state, "home 0 1 2 3")
    assert [lying.rubies for lying in state.path] == [0, 2, 0, 0]


def test_D4_8a_nothing_to_share_on_a_path_without_treasure() -> None:
    game = opened()
    state, events = play(game, game.initial(3), "trap-ram", "home 0 1")
    assert events[1:] == (happened.WentHome(0, 0, 0), happened.WentHome(1, 0, 0))
    assert state.path == on_path((Trap("ram"), 0))


def test_D4_8b_only_a_lone_leaver_takes_the_relics() -> None:
    game = opened()
    state, _ = go_deeper(game, game.initial(4), "relic", "treasure-9", "relic")
    state, events = play(game, state, "home 0 1")
    assert not any(isinstance(event, happened.RelicsTaken) for event in events)
    assert sum(isinstance(lying.card, Relic) for lying in state.path) == 2
    state, events = play(game, state, "treasure-4", "home 3")
    assert events[-1] == happened.RelicsTaken(3, (5, 5))
    assert state.relics == ((), (), (), (5, 5))
    assert [lying.card for lying in state.path] == [Treasure(9), Treasure(4)]


def test_D4_8b_a_lone_leaver_without_relics_takes_none() -> None:
    game = opened()
    state, events = play(game, game.initial(3), "treasure-9", "home 0")
    assert events == (happened.Stayed(1), happened.Stayed(2), happened.WentHome(0, 3, 0))
    assert state.relics == ((), (), ())


def test_D4_8c_hand_and_share_are_safe_in_the_chest() -> None:
    game = opened()
    state = replace(game.initial(4), chests=(10, 20, 30, 40))
    state, _ = play(game, state, "treasure-11", "home 0 2", "trap-ram", "home", "trap-ram")
    assert state.chests == (10 + 2 + 1, 20, 30 + 2 + 1, 40)
    state, _ = go_deeper(game, state, "trap-lava", "trap-lava")
    assert state.chests == (13, 20, 33, 40)


def test_D4_8d_who_left_decides_no_more_in_this_expedition() -> None:
    game = opened()
    state, _ = play(game, game.initial(3), "treasure-9", "home 0", "treasure-7")
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    assert list(turn.choices) == [1, 2]
    assert state.hand == 3 + 3


def test_D4_8_all_who_leave_go_home_as_one() -> None:
    game = opened()
    state, _ = play(game, game.initial(8), "treasure-7", "home 0 1 2")
    assert state.chests == (2, 2, 2, 0, 0, 0, 0, 0)
    assert state.path == on_path((Treasure(7), 1))
    assert state.inside == (3, 4, 5, 6, 7)


def test_D4_9_the_expedition_ends_when_the_cave_is_empty() -> None:
    game = opened()
    state, _ = play(game, game.initial(3), "treasure-9", "home 0")
    assert isinstance(game.turn(state), Chance)
    assert (state.expedition, state.deciding) == (0, False)
    state, events = play(game, state, "treasure-4", "home 1 2")
    assert state.expedition == 1
    assert events[-1] == happened.ExpeditionEnded(1, 0, 0)
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    assert turn.epoch == 1


def test_D4_10_the_last_explorer_leaves_alone() -> None:
    game = opened()
    state, _ = play(game, game.initial(3), "relic", "home 0 1", "treasure-7", "home 2")
    assert state.relics == ((), (), (5,))
    assert state.chests == (0, 0, 7)
    assert state.removed == ()


# D5: the end of an expedition


def test_D5_1_rubies_on_the_path_go_back() -> None:
    game = opened()
    state, _ = play(game, game.initial(4), "treasure-7", "home 0 1", "treasure-1")
    assert [lying.rubies for lying in state.path] == [1, 1]
    state, events = play(game, state, "home", "trap-ram", "home", "trap-ram")
    assert events[-1] == happened.ExpeditionEnded(1, 2, 0)
    assert sum(state.chests) == 2 * (1 + 1)
    assert state.path == ()


def test_D5_2_relics_on_the_path_leave_the_game() -> None:
    game = opened()
    state, events = play(game, game.initial(3), "relic", "home", "relic", "home 0 1 2")
    assert events[-1] == happened.ExpeditionEnded(1, 0, 2)
    assert state.removed == (Relic(None), Relic(None))
    assert state.deck.count(Relic(None)) == 3
    assert state.relics == ((), (), ())


def test_D5_3_one_of_the_two_traps_leaves_the_game() -> None:
    game = opened()
    state, _ = go_deeper(game, game.initial(3), "trap-ram", "trap-lava", "relic", "trap-ram")
    assert state.removed == (Trap("ram"), Relic(None))
    assert (state.deck.count(Trap("ram")), state.deck.count(Trap("lava"))) == (2, 3)
    assert len(state.deck) == 35 - 2


def test_D5_4_everything_else_is_shuffled_together() -> None:
    game = opened()
    start = game.initial(3)
    state, _ = go_deeper(game, start, "treasure-9", "trap-ram", "treasure-5")
    assert len(state.deck) == 32
    state, _ = play(game, state, "home 0 1 2")
    assert state.deck == start.deck
    assert state.deck.count(Relic(None)) == 5


@pytest.mark.parametrize(("given", "expected"), [({}, 5), ({"expeditions": "1"}, 1)])
def test_D5_5_the_game_ends_after_the_last_expedition(given: dict[str, str], expected: int) -> None:
    game = opened(**given)
    state = game.initial(3)
    for done in range(expected):
        assert game.settled_epochs(state) == done
        state, _ = play(game, state, "treasure-9", "home 0 1 2")
    assert game.turn(state) == Over((3 * expected,) * 3, (1, 1, 1))
    assert (state.inside, state.hand, state.path) == ((), 0, ())
    assert game.settled_epochs(state) == expected
    with pytest.raises(IllegalMove, match="over"):
        game.apply(state, Treasure(9))


# D6: points


def test_D6_1_chest_and_relics_make_the_score() -> None:
    game = opened()
    state = replace(
        game.initial(3), expedition=5, chests=(20, 24, 3), relics=((5,), (), (5, 5, 10))
    )
    assert game.turn(state) == Over((25, 24, 23), (1, 2, 3))


@pytest.mark.parametrize(
    ("taken", "lying", "values"),
    [
        (0, 1, (5,)),
        (2, 1, (5,)),
        (3, 1, (10,)),
        (2, 2, (5, 10)),
        (1, 3, (5, 5, 10)),
        (0, 5, (5, 5, 5, 10, 10)),
    ],
)
def test_D6_2_three_relics_for_5_then_10(taken: int, lying: int, values: tuple[int, ...]) -> None:
    game = opened()
    state = replace(
        game.initial(3),
        deciding=True,
        relics=((5,) * taken, (), ()),
        relics_revealed=taken + lying,
        path=on_path(*[(Relic(None), 0)] * lying),
    )
    state, events = play(game, state, "home 1")
    assert events[-1] == happened.RelicsTaken(1, values)
    assert state.relics == ((5,) * taken, values, ())


@pytest.mark.parametrize(
    ("taken", "lying", "values"),
    [
        (0, 1, (5,)),
        (2, 2, (5, 5)),
        (1, 4, (5, 5, 5, 5)),
        (3, 1, (10,)),
        (3, 2, (10, 10)),
    ],
)
def test_D6_2_the_first_of_several_relics_may_decide_for_all(
    taken: int, lying: int, values: tuple[int, ...]
) -> None:
    game = opened(relic_batch="by_first")
    state = replace(
        game.initial(3),
        deciding=True,
        relics=((5,) * taken, (), ()),
        relics_revealed=taken + lying,
        path=on_path(*[(Relic(None), 0)] * lying),
    )
    state, events = play(game, state, "home 1")
    assert events[-1] == happened.RelicsTaken(1, values)
    assert state.relics == ((5,) * taken, values, ())


def test_D6_2_what_so_many_relics_are_worth() -> None:
    assert worth_by_order(0) == ()
    assert worth_by_order(5) == (5, 5, 5, 10, 10)


def test_D6_2_relics_of_one_go_count_each_for_itself_afterwards() -> None:
    game = opened(relic_batch="by_first")
    state, _ = go_deeper(game, game.initial(3), "relic", "relic", "relic", "relic")
    state, _ = play(game, state, "home 0", "relic", "home 1")
    # Four are gone, whatever they were worth: the fifth is a late one.
    assert state.relics == ((5, 5, 5, 5), (10,), ())


def test_D6_3_printed_relics_bring_their_points() -> None:
    game = opened("lavka_relics", relics="all_in_deck")
    state, _ = go_deeper(game, game.initial(3), "relic-12", "relic-5", "treasure-9")
    state, events = play(game, state, "home 2")
    assert events[-1] == happened.RelicsTaken(2, (12, 5))
    assert state.chests == (0, 0, 3)
    over = game.turn(replace(state, expedition=5))
    assert over == Over((0, 0, 20), (2, 2, 1))
