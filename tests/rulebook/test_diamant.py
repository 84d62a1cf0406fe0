"""Diamant by the book: the box, the editions and the set-up (RULES D1 to D3)."""

from dataclasses import replace

import pytest

from adamas.core.errors import BadOption, Malformed
from adamas.core.event import Event
from adamas.core.turn import Chance, Over
from adamas.games.diamant import BOX
from adamas.games.diamant import events as happened
from adamas.games.diamant.actions import Decision
from adamas.games.diamant.cards import Card, Relic
from adamas.games.diamant.rules import Diamant
from adamas.games.diamant.state import PathCard, State

EDITIONS = tuple(edition.name for edition in BOX.editions)
GO, HOME = Decision.CONTINUE, Decision.EXIT


def opened(edition: str | None = None, /, **options: str) -> Diamant:
    """An edition with some options changed."""
    game = BOX.open(edition, options)
    assert isinstance(game, Diamant)
    return game


def play(game: Diamant, state: State, *moves: str) -> tuple[State, tuple[Event, ...]]:
    """The state after some moves, and what happened in the last of them.

    A move is the text of a card; or `home 0 2`: these seats exit and all others continue.
    """
    events: tuple[Event, ...] = ()
    for move in moves:
        if move.startswith("home"):
            leavers = {int(seat) for seat in move.split()[1:]}
            choices = {seat: HOME if seat in leavers else GO for seat in state.inside}
            state, events = game.apply(state, choices)
        else:
            state, events = game.apply(state, game.parse_outcome(move))
    return state, events


def go_deeper(game: Diamant, state: State, *cards: str) -> tuple[State, tuple[Event, ...]]:
    """Turn over these cards; after each but the last, everybody continues."""
    moves = [move for card in cards for move in (card, "home")][:-1]
    return play(game, state, *moves)


def on_path(*lying: tuple[Card, int]) -> tuple[PathCard, ...]:
    """Cards in the cave, each with the rubies on it."""
    return tuple(PathCard(card, rubies) for card, rubies in lying)


def deck_of(game: Diamant, seats: int = 4) -> dict[str, int]:
    """What is in the deck before the first card."""
    return {str(card): n for card, n in game.initial(seats).deck}


# D1: what is in the box


@pytest.mark.parametrize("edition", EDITIONS)
def test_D1_1_three_to_eight_play_five_expeditions(edition: str) -> None:
    game = opened(edition)
    assert game.seats == BOX.seats == range(3, 9)
    assert game.rules.expeditions == 5
    for seats in (0, 2, 9):
        with pytest.raises(BadOption, match=f"played by 3 to 8, not by {seats}"):
            game.initial(seats)


def test_D1_2_fifteen_treasures_of_124_rubies() -> None:
    treasures = opened().rules.treasures
    assert treasures == (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)
    assert len(treasures) == 15
    assert sum(treasures) == 124
    deck = deck_of(opened())
    assert [n for card, n in deck.items() if card in ("treasure-5", "treasure-7")] == [2, 2]
    assert deck["treasure-11"] == 2
    assert deck["treasure-17"] == 1


@pytest.mark.parametrize(
    ("edition", "kinds"),
    [
        ("iello2016", "spider snake lava boulder ram"),
        ("lavka", "spider snake lava boulder ram"),
        ("lavka_relics", "spider snake lava boulder ram"),
        ("schmidt2005", "snake scorpion rockslide gas explosion"),
        ("incan_gold", "spider mummy fire snake rockfall"),
        ("online14", "spider mummy fire snake rockfall"),
    ],
)
def test_D1_3_five_kinds_of_traps_three_times_each(edition: str, kinds: str) -> None:
    deck = deck_of(opened(edition))
    traps = {card: n for card, n in deck.items() if card.startswith("trap")}
    assert traps == {f"trap-{kind}": 3 for kind in kinds.split()}


def test_D1_4_five_relics_in_the_box_but_not_in_2005() -> None:
    assert deck_of(opened("iello2016"))["relic"] == 5
    assert opened("lavka_relics").rules.relic_cards() == tuple(map(Relic, (5, 7, 8, 10, 12)))
    assert opened("schmidt2005").rules.relic_cards() == ()


def test_D1_5_points_are_whole_numbers_of_rubies() -> None:
    game = opened()
    state = replace(game.initial(3), expedition=5, chests=(7, 5, 0))
    assert game.turn(state) == Over((7, 5, 0), (1, 2, 3))


def test_D1_6_two_decision_cards() -> None:
    game = opened()
    assert [str(decision) for decision in Decision] == ["continue", "exit"]
    assert game.parse_action("continue") is GO
    assert game.parse_action("exit") is HOME
    with pytest.raises(Malformed):
        game.parse_action("hesitate")


# D2: editions


def test_D2_editions_differ_in_relics_and_ties() -> None:
    found = {
        name: (
            len(opened(name).rules.treasures),
            opened(name).settings["relics"],
            opened(name).settings["relic_values"],
            opened(name).settings["tie"],
        )
        for name in EDITIONS
    }
    order, printed = "5-5-5-10-10", "5-7-8-10-12"
    assert found == {
        "iello2016": (15, "all_in_deck", order, "shared"),
        "lavka": (15, "none", order, "shared"),
        "lavka_relics": (15, "one_per_expedition", printed, "shared"),
        "schmidt2005": (15, "none", order, "shared"),
        "incan_gold": (15, "one_per_expedition", order, "relics_then_shared"),
        "online14": (14, "one_per_expedition", printed, "relics_then_shared"),
    }


def test_D2_options_change_relics_and_their_worth() -> None:
    assert "relic" not in deck_of(opened(relics="none"))
    assert deck_of(opened(relics="one_per_expedition"))["relic"] == 1
    printed = deck_of(opened(relic_values="5-7-8-10-12"))
    relics = {card: n for card, n in printed.items() if card.startswith("relic")}
    assert relics == {"relic-5": 1, "relic-7": 1, "relic-8": 1, "relic-10": 1, "relic-12": 1}
    assert deck_of(opened("lavka", relics="all_in_deck"))["relic"] == 5


@pytest.mark.parametrize(
    ("edition", "options", "sentence"),
    [
        ("lavka", {"relic_values": "5-7-8-10-12"}, "`relic_values` cannot be set"),
        ("lavka", {"relic_counter": "revealed"}, "`relic_counter` cannot be set"),
        ("iello2016", {"relics": "none", "relic_counter": "revealed"}, "there are no relics"),
        ("lavka", {"tie": "relics_then_shared"}, "Relics cannot break ties"),
        ("incan_gold", {"relics": "none"}, "Set `tie=shared`"),
        ("lavka_relics", {"relic_counter": "revealed"}, "the values are printed"),
        ("lavka_relics", {"relic_batch": "by_first"}, "the values are printed"),
        ("lavka", {"relic_batch": "by_first"}, "`relic_batch` cannot be set"),
        ("lavka", {"relic_order": "descending"}, "`relic_order` cannot be set"),
        ("iello2016", {"relic_order": "descending"}, "relics with printed values that join one by"),
        ("incan_gold", {"relic_order": "descending"}, "Set `relics=one_per_expedition` and"),
        ("lavka_relics", {"relic_order": "descending", "relics": "all_in_deck"}, "join one by one"),
    ],
)
def test_D2_refuses_rulings_on_what_is_not_there(
    edition: str, options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(BadOption, match=sentence):
        BOX.open(edition, options)


def test_D2_accepts_what_goes_together() -> None:
    assert opened("incan_gold", relics="none", tie="shared").rules.relics == 0
    assert opened("lavka_relics", relics="none").rules.relic_cards() == ()
    changed = opened("lavka_relics", relic_values="5-5-5-10-10", relic_counter="revealed")
    assert changed.rules.count_revealed
    assert changed.options == {"relic_counter": "revealed", "relic_values": "5-5-5-10-10"}


def test_D2_a_ruleset_says_what_its_options_say() -> None:
    rules = opened(leftover="per_card", chests="open", expeditions="7", tie="shared").rules
    assert (rules.pooled, rules.open_chests, rules.expeditions) == (False, True, 7)
    assert not rules.relics_break_ties
    plain = opened().rules
    assert (plain.pooled, plain.open_chests, plain.count_revealed) == (True, False, False)


def test_D2_1_deck_sizes_at_the_first_card() -> None:
    sizes = {name: sum(deck_of(opened(name)).values()) for name in EDITIONS}
    assert sizes == {
        "iello2016": 35,
        "lavka": 30,
        "lavka_relics": 31,
        "schmidt2005": 30,
        "incan_gold": 31,
        "online14": 30,
    }


# D3: setting up


@pytest.mark.parametrize("edition", EDITIONS)
def test_D3_1_empty_chests_and_one_deck(edition: str) -> None:
    game = opened(edition)
    state = game.initial(4)
    assert state.chests == (0, 0, 0, 0)
    assert state.relics == ((), (), (), ())
    assert state.removed == ()
    assert state.relics_revealed == 0
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    assert turn.epoch == 0
    assert turn.outcomes == tuple(state.deck)


def test_D3_1_cards_stand_in_canonical_order() -> None:
    assert list(deck_of(opened("lavka_relics", relics="all_in_deck"))) == [
        *(f"treasure-{value}" for value in (1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17)),
        *(f"trap-{kind}" for kind in ("spider", "snake", "lava", "boulder", "ram")),
        *(f"relic-{value}" for value in (5, 7, 8, 10, 12)),
    ]


def test_D3_2_a_relic_joins_before_every_expedition() -> None:
    game = opened("lavka_relics")
    state = game.initial(3)
    sizes = []
    for number in range(5):
        sizes.append(sum(n for card, n in state.deck if isinstance(card, Relic)))
        assert game.observe(state, 0).relic_stack == game.rules.relic_cards()[number + 1 :]
        state, _ = play(game, state, "treasure-9")
        state, _ = play(game, state, "home 0 1 2")
    assert sizes == [1, 2, 3, 4, 5]
    assert len(state.deck) == 35


def test_D3_2_the_joining_relic_is_announced_with_the_first_card() -> None:
    game = opened("lavka_relics")
    state, events = play(game, game.initial(3), "treasure-9")
    assert events[0] == happened.ExpeditionStarted(1, Relic(5))
    _, events = play(game, state, "home 0 1 2", "treasure-9")
    assert events[0] == happened.ExpeditionStarted(2, Relic(7))
    _, events = play(opened(), opened().initial(3), "treasure-9")
    assert events[0] == happened.ExpeditionStarted(1, None)


def test_D3_2_the_highest_relic_may_lie_on_top() -> None:
    game = opened("online14", relic_order="descending")
    state = game.initial(3)
    assert [relic.value for relic in game.observe(state, 0).relic_stack] == [10, 8, 7, 5]
    assert [card for card, _ in state.deck if isinstance(card, Relic)] == [Relic(12)]
    # The order of kinds, which lots are drawn from, does not depend on it.
    assert game.rules.cards() == opened("online14").rules.cards()
    _, events = play(game, state, "treasure-9")
    assert events[0] == happened.ExpeditionStarted(1, Relic(12))
    usual = opened("online14", relic_order="ascending")
    assert (usual.options, usual.rules.relics_descend) == ({}, False)


def test_D3_2_no_relic_joins_once_all_five_have() -> None:
    game = opened("incan_gold", expeditions="6")
    state = game.initial(3)
    for _ in range(5):
        state, _ = play(game, state, "treasure-9", "home 0 1 2")
    assert state.expedition == 5
    assert state.deck.count(Relic(None)) == 5
    _, events = play(game, state, "treasure-9")
    assert events[0] == happened.ExpeditionStarted(6, None)
    assert game.observe(state, 0).relic_stack == ()


def test_D3_2_the_stack_ends_with_the_last_expedition() -> None:
    game = opened("lavka_relics", expeditions="3")
    state = game.initial(3)
    assert game.observe(state, 0).relic_stack == (Relic(7), Relic(8))
    assert game.observe(replace(state, expedition=2), 0).relic_stack == ()
    assert opened().observe(opened().initial(3), 0).relic_stack == ()
