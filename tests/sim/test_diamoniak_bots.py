"""The bots of Diamoniak: what they are told, and what they do about it."""

from random import Random
from typing import Any

import numpy as np
import pytest

import adamas
from adamas.compiled import MOST_ACTIONS, WHOLE
from adamas.core.bot import Bot
from adamas.core.catalogue import box
from adamas.core.compilable import CHANCE, NO_URN, OVER
from adamas.core.game import AnyGame
from adamas.core.turn import Chance, Decide
from adamas.games.diamoniak import kernel, policies
from adamas.games.diamoniak.actions import Give
from adamas.games.diamoniak.bots import BOTS, FIELD
from adamas.games.diamoniak.cards import Card
from adamas.games.diamoniak.fields import (
    ACTIONS,
    BUY,
    CARDS,
    COLOUR,
    DISCARDS,
    DRAW,
    HELD,
    KINDS,
    LEFT,
    ON_TURN,
    PHASE,
    PHASE_MORE,
    PHASE_WITCH,
    PILE,
    R_COPIES,
    SHIELD,
    SIZE,
    STATE,
    STOP,
)
from adamas.games.diamoniak.fields import (
    RULES as RULE_FIELDS,
)
from adamas.games.diamoniak.rules import Diamoniak
from tests.contract.cases import CASES, Case, random_game
from tests.sim import compiled as compiled_side

NAMED = {bot.name: bot for bot in BOTS}
MINDS = [bot for bot in BOTS if not bot.searches]
HERE = [case for case in CASES if case.box.name == "diamoniak"]


def diamoniak(game: AnyGame) -> Diamoniak:
    """The game, known to be this one."""
    assert isinstance(game, Diamoniak)
    return game


GAME = adamas.game("diamoniak")
RULES = RULE_FIELDS.flatten(GAME)

every_case = pytest.mark.parametrize("case", HERE, ids=str)
every_mind = pytest.mark.parametrize("bot", MINDS, ids=lambda bot: bot.name)
thinking = pytest.mark.parametrize("name", ["sensible", "fox", "owl"])


def choose(bot: Bot, rules: list[int], state: list[int], luck: float = 0.999) -> int:
    """What a bot on turn does in a state, as plain Python; the state must stay as it was."""
    actions = [0] * kernel.MOST_ACTIONS
    seat, before = state[ON_TURN], list(state)
    count = kernel.legal(rules, state, seat, actions)
    scratch = [0.0] * policies.SCRATCH
    chosen = policies.choose(
        rules, state, seat, bot.policy, 0, bot.numbers, luck, actions, count, scratch
    )
    assert chosen in actions[:count]
    assert state == before
    return chosen


def play(rules: list[int], bots: list[Bot | None], rng: Random) -> int:
    """A whole game between bots, None doing anything; the winner."""
    state = [0] * SIZE
    kernel.begin(rules, state, len(bots))
    while (due := kernel.turn(rules, state)) != OVER:
        if due == CHANCE:
            first, count = kernel.urn(rules, state), kernel.left(rules, state)
            copies = [1] * count if first == NO_URN else state[first : first + KINDS]
            kernel.draw(rules, state, rng.choices(range(len(copies)), copies)[0])
            continue
        seat = state[ON_TURN]
        bot, actions = bots[seat], [0] * kernel.MOST_ACTIONS
        if bot:
            chosen = choose(bot, rules, state, rng.random())
        else:
            chosen = rng.choice(actions[: kernel.legal(rules, state, seat, actions)])
        kernel.decide(rules, state, [chosen] * len(bots))
    return state[ON_TURN]


class TestNumbers:
    @every_case
    def test_a_view_becomes_the_state_of_the_kernel(self, case: Case) -> None:
        game = diamoniak(case.game)
        rules, array = RULE_FIELDS.flatten(game), [0] * SIZE
        kernel.begin(rules, array, case.seats)
        actions = [0] * kernel.MOST_ACTIONS
        for step in random_game(game, case.seats, Random(str(case))):
            for seat in (None, *range(case.seats)):
                assert STATE.flatten(game, game.observe(step.before, seat)) == array
            if isinstance(step.turn, Chance):
                picking = array[ON_TURN] < 0
                kernel.draw(rules, array, step.move.seat if picking else CARDS.index(step.move))
                continue
            ((seat, legal),) = step.turn.choices.items()
            count = kernel.legal(rules, array, seat, actions)
            assert ACTIONS.numbers(legal, seat, case.seats) == actions[:count]
            choices = [0] * case.seats
            choices[seat] = game.number(step.move[seat], seat, case.seats)
            kernel.decide(rules, array, choices)


class TestMinds:
    @every_mind
    def test_think_the_same_with_and_without_the_compiler(self, bot: Bot) -> None:
        compiled: Any = compiled_side.policies("diamoniak")
        numbers, scratch = np.array([*bot.numbers, 0.0]), np.zeros(policies.SCRATCH)
        rng, compared = Random(bot.name), 0
        for case in HERE[::2]:
            game = diamoniak(case.game)
            rules = RULE_FIELDS.flatten(game)
            decisions = [
                (step.before, step.turn)
                for step in random_game(game, case.seats, rng)
                if isinstance(step.turn, Decide)
            ]
            for before, turn in rng.sample(decisions, 12):
                ((seat, choices),) = turn.choices.items()
                state = STATE.flatten(game, game.observe(before, seat))
                actions, luck = np.zeros(MOST_ACTIONS, WHOLE), rng.random()
                legal = ACTIONS.numbers(choices, seat, case.seats)
                actions[: len(legal)] = legal
                chosen = compiled.choose(
                    np.array(rules, WHOLE),
                    np.array(state, WHOLE),
                    seat,
                    bot.policy,
                    0,
                    numbers,
                    luck,
                    actions,
                    len(legal),
                    scratch,
                )
                assert choose(bot, rules, state, luck) == chosen
                compared += 1
        assert compared > 80

    @every_case
    def test_play_by_any_rules(self, case: Case) -> None:
        rng = Random(str(case))
        rules = RULE_FIELDS.flatten(diamoniak(case.game))
        bots: list[Bot | None] = [NAMED["owl"], *rng.sample(MINDS, case.seats - 2), None]
        assert play(rules, bots, rng) in range(case.seats)

    def test_play_the_tiny_game(self) -> None:
        game, seats = box("diamoniak").tiny()
        rules = RULE_FIELDS.flatten(diamoniak(game))
        for bot in MINDS:
            assert play(rules, [bot] * seats, Random(bot.name)) in range(seats)

    def test_all_have_names_of_their_own(self) -> None:
        assert len(NAMED) == len(BOTS)
        assert [bot.name for bot in BOTS if bot.level] == ["mouse", "badger", "fox", "owl"]
        assert set(FIELD) <= set(NAMED)
        assert set(NAMED["search"].imagines) <= {bot.name for bot in MINDS}

    def test_sensible_beats_chance(self) -> None:
        rng = Random(1)
        seats: list[Bot | None] = [NAMED["sensible"], None, None]
        assert sum(play(RULES, seats, rng) == 0 for _ in range(60)) > 40


def table(*held: dict[str, int], pile: dict[str, int], phase: int = PHASE_MORE) -> list[int]:
    """Seat 0 is on turn. Seats build red, blue, green and yellow, if they have a part of it."""
    state = [0] * SIZE
    kernel.begin(RULES, state, len(held))
    for card in CARDS:
        state[PILE + CARDS.index(card)] = pile.get(card.value, 0)
    state[PHASE], state[LEFT] = phase, sum(pile.values())
    for seat, cards in enumerate(held):
        for name, count in cards.items():
            state[HELD + seat * KINDS + CARDS.index(Card(name))] = count
        state[COLOUR + seat] = seat if state[HELD + seat * KINDS + seat] else -1
    for place in range(KINDS):
        out = sum(state[HELD + seat * KINDS + place] for seat in range(len(held)))
        rest = RULES[R_COPIES + place] - state[PILE + place] - out
        state[DISCARDS + place] = rest - (phase == PHASE_WITCH and CARDS[place] is Card.WITCH)
        assert state[DISCARDS + place] >= 0
    return state


def give(*names: str) -> int:
    """The number of such a gift."""
    return ACTIONS.first(Give(tuple(map(Card, names))))


class TestHabits:
    @thinking
    def test_the_last_part_is_bought(self, name: str) -> None:
        state = table({"red": 5, "diamond": 3}, {"blue": 2}, {"red": 1}, pile={"diamond": 9})
        assert choose(NAMED[name], RULES, state) == BUY + 2

    @thinking
    def test_nobody_stops_without_witches_in_the_pile(self, name: str) -> None:
        state = table({"red": 3, "diamond": 2}, {"blue": 2}, pile={"red": 3, "diamond": 9})
        assert choose(NAMED[name], RULES, state) == DRAW

    @thinking
    def test_nobody_draws_from_a_pile_of_witches(self, name: str) -> None:
        state = table({"red": 5, "diamond": 2}, {"blue": 2}, pile={"witch": 7, "diamond": 1})
        assert choose(NAMED[name], RULES, state) == STOP

    @thinking
    def test_a_castle_is_the_last_thing_to_give(self, name: str) -> None:
        held = {"red": 4, "green": 2, "yellow": 1, "diamond": 1}
        state = table(held, {"blue": 2}, pile={"diamond": 9, "witch": 2}, phase=PHASE_WITCH)
        assert choose(NAMED[name], RULES, state) == give("green", "green", "yellow")

    @thinking
    def test_a_fairy_saves_a_castle(self, name: str) -> None:
        held = {"red": 5, "fairy": 1}
        state = table(held, {"blue": 2}, pile={"diamond": 9, "witch": 2}, phase=PHASE_WITCH)
        assert choose(NAMED[name], RULES, state) == SHIELD

    def test_sensible_goes_on_only_for_a_gain(self) -> None:
        even, better = {"witch": 1, "diamond": 3}, {"witch": 1, "diamond": 3, "blue": 1}
        own = {"red": 1, "diamond": 3}
        assert choose(NAMED["sensible"], RULES, table(own, {}, pile=even)) == STOP
        assert choose(NAMED["sensible"], RULES, table(own, {}, pile=better)) == DRAW

    def test_sensible_pays_whoever_is_furthest_from_a_castle(self) -> None:
        others = {"blue": 3, "red": 1}, {"green": 1, "red": 1}, {"yellow": 2, "red": 1}
        state = table({"red": 2, "diamond": 3}, *others, pile={"diamond": 9, "witch": 2})
        assert choose(NAMED["sensible"], RULES, state) == BUY + 2

    def test_the_owl_hides_what_another_needs(self) -> None:
        """The blue part would complete a castle, so it goes, and a diamond stays."""
        others = {"blue": 5, "diamond": 4}, {"green": 2}
        pile = {"diamond": 9, "witch": 2}
        state = table({"red": 3, "blue": 1, "diamond": 3}, *others, pile=pile, phase=PHASE_WITCH)
        assert choose(NAMED["owl"], RULES, state) == give("blue", "diamond", "diamond")

    def test_whoever_is_careless_does_anything(self) -> None:
        state = table({"red": 5, "diamond": 3}, {"blue": 2}, {"red": 1}, pile={"witch": 7})
        for name in ("sensible", "owl"):
            bot = NAMED[name]
            numbers = [*bot.numbers]
            numbers[bot.parameters.index("carelessness")] = 0.9
            careless = Bot("careless", bot.policy, tuple(numbers))
            done = [choose(careless, RULES, state, luck) for luck in (0.1, 0.4, 0.8, 0.95)]
            assert done == [DRAW, BUY + 2, STOP, BUY + 2]

    def test_the_greedy_one_never_stops(self) -> None:
        state = table({"red": 5}, {"blue": 2}, pile={"witch": 7})
        assert choose(NAMED["greedy"], RULES, state) == DRAW

    def test_the_cautious_one_draws_as_often_as_it_is_told(self) -> None:
        state = table({"red": 1}, {"blue": 2}, pile={"diamond": 8, "witch": 2})
        once = Bot("once", NAMED["cautious"].policy, (1,))
        assert choose(once, RULES, state, 0.0) == choose(once, RULES, state, 0.999) == STOP
        stops = [choose(NAMED["cautious"], RULES, state, luck / 10) for luck in range(10)]
        assert stops.count(STOP) == 5
