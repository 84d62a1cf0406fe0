"""Diamant by the book: what follows from the rules, exactly and by sampling (RULES D7)."""

import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import sqrt
from statistics import NormalDist

import pytest

from adamas.core.event import Event
from adamas.core.turn import Chance, Decide, Over
from adamas.games.diamant import events as happened
from adamas.games.diamant.cards import Card, Outcome, Relic, Trap, Treasure
from adamas.games.diamant.odds import Odds, danger
from adamas.games.diamant.rules import Diamant
from adamas.games.diamant.state import State
from tests.effort import examples
from tests.rulebook.test_diamant import EDITIONS, GO, HOME, go_deeper, on_path, opened, play

# RULES D7.4, in per cent, from the second card on.
ODDS = {
    "iello2016": "2.52 4.89 6.93 8.52 9.56 10.03 9.96 9.42 8.52 7.39 6.15",
    "lavka": "3.45 6.65 9.28 11.09 11.95 11.90 11.05 9.62 7.88 6.06 4.37",
    "incan_gold": "3.23 6.23 8.72 10.49 11.43 11.52 10.88 9.68 8.13 6.45 4.83",
}
MEANS = {"iello2016": "8.613", "lavka": "7.417", "incan_gold": "7.656"}
EXPEDITIONS = examples(800)
CONFIDENCE = 0.999


@cache
def failure_odds(edition: str) -> dict[int, Fraction]:
    """The probability that the n-th card ends the first expedition if nobody ever leaves."""
    game = opened(edition)
    cards, copies = len(game.initial(3).deck), game.rules.trap_copies
    kinds = len(game.rules.traps)
    harmless = cards - kinds * copies

    @cache
    def safely(others: int, traps: int) -> Fraction:
        """That so many harmless cards and so many first traps come first, in any order."""
        before = cards - others - traps + 1
        ways = Fraction(others == traps == 0)
        if others:
            ways += safely(others - 1, traps) * Fraction(harmless - others + 1, before)
        if traps:
            ways += safely(others, traps - 1) * Fraction((kinds - traps + 1) * copies, before)
        return ways

    odds: dict[int, Fraction] = {}
    for others in range(harmless + 1):
        for traps in range(1, kinds + 1):
            came = others + traps
            fails = safely(others, traps) * Fraction(traps * (copies - 1), cards - came)
            odds[came + 1] = odds.get(came + 1, Fraction(0)) + fails
    return odds


def mean_failure(edition: str) -> Fraction:
    """The failing card's number on average."""
    return sum((n * p for n, p in failure_odds(edition).items()), Fraction(0))


def draw(turn: Chance[Outcome], rng: random.Random) -> Outcome:
    """A card of the deck, each copy as likely as any other."""
    cards = [card for card, _ in turn.outcomes]
    return rng.choices(cards, [n for _, n in turn.outcomes])[0]


def failing_card(game: Diamant, state: State, rng: random.Random) -> int:
    """The number of the card that ends an expedition which nobody leaves."""
    cards = 0
    while state.expedition == 0:
        turn = game.turn(state)
        if isinstance(turn, Chance):
            state, _ = game.apply(state, draw(turn, rng))
            cards += 1
        else:
            state, _ = game.apply(state, dict.fromkeys(state.inside, GO))
    return cards


@cache
def sampled(edition: str) -> Counter[int]:
    """The failing cards of many expeditions by the real rules."""
    game, rng = opened(edition), random.Random(f"D7.4 {edition}")
    start = game.initial(3)
    return Counter(failing_card(game, start, rng) for _ in range(EXPEDITIONS))


def harmless_first(state: State) -> list[str]:
    """The longest way through the deck: all harmless cards, then a trap of each kind."""
    others = [str(card) for card, n in state.deck for _ in range(n) if not isinstance(card, Trap)]
    return others + [str(card) for card, _ in state.deck if isinstance(card, Trap)]


@pytest.mark.parametrize(
    ("edition", "cards", "latest"),
    [
        ("iello2016", 35, 26),
        ("lavka", 30, 21),
        ("schmidt2005", 30, 21),
        ("online14", 30, 21),
        ("incan_gold", 31, 22),
        ("lavka_relics", 31, 22),
    ],
)
def test_D7_1_the_latest_possible_failure(edition: str, cards: int, latest: int) -> None:
    game = opened(edition)
    state = game.initial(3)
    assert len(state.deck) == cards
    state, _ = go_deeper(game, state, *harmless_first(state))
    assert len(state.path) == latest - 1
    state, _ = play(game, state, "home")
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    path = {lying.card for lying in state.path}
    assert all(card in path and isinstance(card, Trap) for card, _ in turn.outcomes)
    assert max(failure_odds(edition)) == latest


def test_D7_1_five_expeditions_cannot_exhaust_the_deck() -> None:
    game = opened()
    for fallen in combinations_with_replacement(game.rules.traps, 4):
        left = {kind: 3 - fallen.count(kind) for kind in game.rules.traps}
        # A kind with one copy cannot end another expedition, so nobody falls to it three times.
        if min(left.values()) >= 1:
            assert sum(left.values()) == 11
            assert sum(left.values()) > len(left)


def test_D7_1_even_the_longest_five_expeditions_fail() -> None:
    game = opened()
    state = game.initial(3)
    fallen = ("ram", "ram", "lava", "lava", "snake")
    for kind in fallen:
        state, _ = go_deeper(game, state, *harmless_first(state), f"trap-{kind}")
    assert isinstance(game.turn(state), Over)
    assert [card for card in state.removed if isinstance(card, Trap)] == [*map(Trap, fallen)]


def test_D7_2_danger_counts_copies_of_traps_on_the_path() -> None:
    game = opened("lavka")
    state = game.initial(3)
    assert danger(game.observe(state, 0)) == 0
    state, _ = play(game, state, "trap-ram")
    assert danger(game.observe(state, 0)) == 2 / 29
    state, _ = play(game, state, "home", "trap-lava")
    assert danger(game.observe(state, 0)) == 4 / 28


def test_D7_2_a_kind_with_one_copy_left_endangers_nobody() -> None:
    game = opened("lavka")
    state = game.initial(3)
    for _ in range(2):
        state, _ = go_deeper(game, state, "trap-ram", "trap-ram")
    assert state.deck.count(Trap("ram")) == 1
    state, _ = play(game, state, "trap-ram")
    assert danger(game.observe(state, 0)) == 0
    state, _ = play(game, state, "home", "trap-lava")
    assert danger(game.observe(state, 0)) == 2 / 26


@pytest.mark.parametrize("number", range(1, 10))
def test_D7_3_the_option_offers_one_to_nine_expeditions(number: int) -> None:
    game = opened(expeditions=str(number))
    assert game.rules.expeditions == number
    # Before the last one too few traps have gone for every kind to be down to one copy.
    assert 15 - (number - 1) > 5


def test_D7_3_ten_failures_strip_every_kind_to_one_copy() -> None:
    plain = opened("lavka")
    game = replace(plain, rules=replace(plain.rules, expeditions=11))
    state = game.initial(3)
    for kind in game.rules.traps * 2:
        state, _ = go_deeper(game, state, f"trap-{kind}", f"trap-{kind}")
    assert [n for card, n in state.deck if isinstance(card, Trap)] == [1] * 5
    # In the eleventh expedition nothing is deadly any more: the deck runs out.
    cards = harmless_first(state)
    assert len(cards) == len(state.deck) == 20
    state, _ = go_deeper(game, state, *cards)
    _, events = play(game, state, "home")
    assert happened.DeckRanOut() in events


@pytest.mark.parametrize(
    ("edition", "cards"), [("iello2016", 35), ("lavka", 30), ("incan_gold", 31)]
)
def test_D7_4_the_odds_of_each_failing_card(edition: str, cards: int) -> None:
    assert len(opened(edition).initial(3).deck) == cards
    odds = failure_odds(edition)
    assert sum(odds.values()) == 1
    assert min(odds) == 2
    exact = [f"{float(100 * odds[n]):.2f}" for n in range(2, 13)]
    assert exact == ODDS[edition].split()
    assert f"{float(mean_failure(edition)):.3f}" == MEANS[edition]


@pytest.mark.parametrize("edition", ODDS)
def test_D7_4_sampled_expeditions_fail_as_often(edition: str) -> None:
    odds, seen = failure_odds(edition), sampled(edition)
    assert seen.total() == EXPEDITIONS
    assert set(seen) <= set(odds)
    # All cards together are to lie within their intervals, so each gets a wider one.
    tail = (1 - CONFIDENCE) / 2 / len(odds)
    reach = NormalDist().inv_cdf(1 - tail)
    for n, exact in odds.items():
        p = float(exact)
        # Half an expedition is added because a count jumps where the curve is smooth.
        margin = reach * sqrt(p * (1 - p) / EXPEDITIONS) + 0.5 / EXPEDITIONS
        if p * EXPEDITIONS > 5:
            assert abs(seen[n] / EXPEDITIONS - p) <= margin


@pytest.mark.parametrize("edition", ODDS)
def test_D7_4_sampled_expeditions_last_as_long(edition: str) -> None:
    odds, mean = failure_odds(edition), mean_failure(edition)
    variance = sum((p * (n - mean) ** 2 for n, p in odds.items()), Fraction(0))
    reach = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    sample = sum(n * times for n, times in sampled(edition).items()) / EXPEDITIONS
    assert abs(sample - float(mean)) <= reach * sqrt(variance / EXPEDITIONS)


class Ledger:
    """Keeps account of the rubies of the expedition under way, out of the events alone."""

    def __init__(self) -> None:
        self.revealed = self.banked = self.lost = 0

    def note(self, event: Event) -> None:
        """Book an event; at the end of an expedition the sides must agree."""
        match event:
            case happened.Revealed(Treasure(rubies)):
                self.revealed += rubies
            case happened.WentHome(_, carried, found):
                self.banked += carried + found
            case happened.ExpeditionFailed(_, victims, lost):
                self.lost += lost * len(victims)
            case happened.ExpeditionEnded(_, returned, _):
                assert self.revealed == self.banked + self.lost + returned
                self.revealed = self.banked = self.lost = 0


def all_cards(game: Diamant, state: State) -> Counter[str]:
    """Every card of the game by name, wherever it is; a relic taken counts as a relic."""
    cards: list[Card] = [card for card, n in state.deck for _ in range(n)]
    cards += [lying.card for lying in state.path]
    cards += [*state.removed, *game.observe(state, None).relic_stack]
    taken = Counter({"relic": state.relics_taken})
    return Counter("relic" if isinstance(card, Relic) else str(card) for card in cards) + taken


def check_random_game(game: Diamant, seats: int, rng: random.Random) -> None:
    """Play to the end; no card and no ruby may appear or vanish on the way."""
    state, ledger, total = game.initial(seats), Ledger(), 0
    cards = all_cards(game, state)
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Decide):
            choices = {seat: HOME if rng.random() < 0.2 else GO for seat in turn.choices}
            after, events = game.apply(state, choices)
        else:
            after, events = game.apply(state, draw(turn, rng))
        for event in events:
            ledger.note(event)
            total += event.carried + event.found if isinstance(event, happened.WentHome) else 0
        state = after
        assert sum(state.chests) == total
        assert all_cards(game, state) == cards
        in_the_cave = state.hand * len(state.inside) + sum(each.rubies for each in state.path)
        assert ledger.revealed - ledger.banked == in_the_cave
    points = (sum(own) for own in state.relics)
    assert turn.scores == tuple(map(sum, zip(state.chests, points, strict=True)))


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("leftover", ["pooled", "per_card"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_D7_5_no_ruby_and_no_card_is_lost(edition: str, leftover: str, seats: int) -> None:
    options = {} if seats >= 3 else {"unofficial_seats": "on"}
    game = opened(edition, leftover=leftover, **options)
    rng = random.Random(f"D7.5 {edition} {leftover} {seats}")
    for _ in range(examples(1)):
        check_random_game(game, seats, rng)


@pytest.mark.parametrize(
    "options",
    [
        {"relics": "none"},
        {"relics": "one_per_expedition"},
        {"relic_values": "5-7-8-10-12"},
        {"relics": "one_per_expedition", "relic_values": "5-7-8-10-12", "expeditions": "3"},
        {"relic_counter": "revealed"},
        {"relic_batch": "by_first"},
        {
            "relics": "one_per_expedition",
            "relic_values": "5-7-8-10-12",
            "relic_order": "descending",
        },
        {"tie": "relics_then_shared"},
        {"chests": "open"},
        {"first_seat": "random"},
        *({"expeditions": str(number), "relics": "one_per_expedition"} for number in range(1, 10)),
    ],
    ids=str,
)
def test_D7_5_whatever_the_options(options: dict[str, str]) -> None:
    game = opened(**options)
    rng = random.Random(f"D7.5 {options}")
    for seats in game.seats:
        check_random_game(game, seats, rng)


def test_D7_6_nine_rubies_for_five_explorers() -> None:
    game = opened()
    state, events = play(game, game.initial(5), "treasure-9")
    assert events[-1] == happened.RubiesShared(9, 5, 1, 4)
    state, events = play(game, state, "home 0 2 4")
    assert events[2:] == tuple(happened.WentHome(seat, 1, 1) for seat in (0, 2, 4))
    assert state.path == on_path((Treasure(9), 1))
    assert state.chests == (2, 0, 2, 0, 2)


@pytest.mark.parametrize(
    ("leftover", "first", "second", "each", "left"),
    [
        ("pooled", 4, 2, 3, [0, 0]),
        ("per_card", 4, 2, 3, [0, 0]),
        ("pooled", 1, 1, 1, [0, 0]),
        ("per_card", 1, 1, 0, [1, 1]),
    ],
)
def test_D7_6_two_leave_over_two_cards(
    leftover: str, first: int, second: int, each: int, left: list[int]
) -> None:
    game = opened(leftover=leftover)
    lying = on_path((Treasure(7), first), (Treasure(11), second))
    state = replace(game.initial(3), deciding=True, path=lying)
    state, _ = play(game, state, "home 0 1")
    assert state.chests == (each, each, 0)
    assert [card.rubies for card in state.path] == left


# The lamp on the screen


@pytest.mark.parametrize("leftover", ["pooled", "per_card"])
def test_D_A19_the_lamp_tells_what_both_decisions_are_worth(leftover: str) -> None:
    game = opened("iello2016", odds="on", leftover=leftover, first_seat="0")
    state, _ = go_deeper(game, game.initial(4), "treasure-11", "trap-spider")
    shown = game.show(game.observe(state, 0), answered=False).odds
    # 11 ÷ 4 = 2, and 3 stay. Of the 33 cards left 2 are spiders; the treasures among the others
    # bring 22 in all to each of the four.
    assert shown == Odds(
        cards=33,
        deadly=2,
        stay_hundredths=round(100 * (2 * 31 + 22) / 33),
        leave_alone=5,
        leave_together=2,
    )


def test_D_A19_shares_card_by_card_are_smaller() -> None:
    piles = on_path((Treasure(7), 3), (Treasure(5), 3))
    for leftover, each in (("pooled", 3), ("per_card", 2)):
        game = opened("iello2016", odds="on", leftover=leftover, first_seat="0")
        state = replace(game.initial(3), path=piles, inside=(0, 1), hand=4, deciding=True)
        shown = game.show(game.observe(state, None), answered=False).odds
        assert shown
        assert shown.leave_together == 4 + each
        assert shown.leave_alone == 10


def test_D_A19_an_empty_deck_brings_nothing_more() -> None:
    game = opened("iello2016", odds="on", first_seat="0")
    start = game.initial(3)
    empty = replace(start.deck, counts=(0,) * len(start.deck.counts))
    state = replace(start, deck=empty, inside=(0, 1), hand=4, deciding=True)
    shown = game.show(game.observe(state, 0), answered=False).odds
    assert shown
    assert (shown.cards, shown.deadly, shown.stay_hundredths) == (0, 0, 400)


def test_D_A19_the_lamp_is_out_unless_wanted() -> None:
    for options, lit in (({}, False), ({"odds": "on"}, True)):
        game = opened("iello2016", first_seat="0", **options)
        state, _ = go_deeper(game, game.initial(3), "treasure-11")
        assert (game.show(game.observe(state, 1), answered=False).odds is not None) == lit
        # Nobody decides while a card is turned over.
        assert game.show(game.observe(game.initial(3), 1), answered=False).odds is None
