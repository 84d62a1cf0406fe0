"""All bots of all games: they know what their seat knows, and both their lives agree."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

import adamas
from adamas.bots.players import player
from adamas.bots.roster import find_bot, find_cast, level, roster
from adamas.compiled import MOST_ACTIONS, WHOLE, Ints
from adamas.core.bot import LEVELS, Bot
from adamas.core.catalogue import box, games_at
from adamas.core.errors import BadOption
from adamas.core.fields import UNKNOWN
from adamas.core.level import Level
from adamas.core.turn import Chance, Over
from adamas.play.match import draw_at_random
from adamas.sim.kernels import fields, loops, rules_of
from adamas.sim.numbers import Numbers
from adamas.sim.plan import Plan
from adamas.sim.runs import run
from adamas.sim.tally import Tally
from tests.contract.cases import CASES, Case
from tests.sim.compiled import kernel, policies

every_game = pytest.mark.parametrize("name", games_at(Level.SIMULATOR))


class Position:
    """A decision: the true state, one that looks the same to the seat, and the seat's view."""

    def __init__(self, case: Case, seat: int, array: Ints, other: Ints, view: Any) -> None:
        self.case, self.seat, self.array, self.other, self.view = case, seat, array, other, view


def positions(case: Case, seed: int) -> Iterator[Position]:
    """Decisions of a random game with more than one choice."""
    name, game = case.box.name, case.game
    law, rng = kernel(name), Random(f"{case}/{seed}")
    rules, array = rules_of(game), np.zeros(fields(name).SIZE, WHOLE)
    law.begin(rules, array, case.seats)
    state = game.initial(case.seats)
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Chance):
            outcome = draw_at_random(turn, rng)
            known, seats = law.outcomes(game, turn.epoch), [each for each, _ in turn.outcomes]
            number = known.index(outcome) if outcome in known else seats.index(outcome)
            law.draw(rules, array, number)
            state, _ = game.apply(state, outcome)
            continue
        for seat, legal in turn.choices.items():
            if len(legal) > 1:
                other = array.copy()
                policies(name).resample(rules, other, seat, rng.randrange(2**31))
                yield Position(case, seat, array, other, game.observe(state, seat))
        joint = {seat: rng.choice(legal) for seat, legal in turn.choices.items()}
        choices: Ints = np.zeros(8, WHOLE)
        for seat, action in joint.items():
            choices[seat] = game.number(action, seat, case.seats)
        law.decide(rules, array, choices)
        state, _ = game.apply(state, joint)


def instant(name: str) -> list[Bot]:
    return [bot for bot in roster(box(name)).values() if bot.policy > 1]


def cases(name: str) -> list[Case]:
    return [case for case in CASES if case.box.name == name]


@every_game
def test_bots_do_the_same_in_states_that_look_alike(name: str) -> None:
    """Compiled bots are given the true state; what they must not know makes no difference."""
    law, minds = kernel(name), policies(name)
    different = unknown = 0
    for number, case in enumerate(cases(name)[::6]):
        rules = rules_of(case.game)
        scratch, actions = np.zeros(minds.SCRATCH), np.zeros(MOST_ACTIONS, WHOLE)
        rng = Random(number)
        for place, position in enumerate(positions(case, 1)):
            if place > 60:
                break
            different += not np.array_equal(position.array, position.other)
            unknown += UNKNOWN in fields(name).STATE.flatten(case.game, position.view)
            count = law.legal(rules, position.array, position.seat, actions)
            for bot in instant(name):
                numbers, luck = np.array([*bot.numbers, 0.0]), rng.random()
                one, other = (
                    minds.choose(
                        *(rules, array, position.seat, bot.policy, 0, numbers, luck, actions),
                        *(count, scratch),
                    )
                    for array in (position.array, position.other)
                )
                assert one == other, f"{bot.name} sees what seat {position.seat} cannot"
    assert (different > 100) == (unknown > 100)
    assert bool(different) == bool(unknown)


@every_game
def test_search_does_the_same_in_states_that_look_alike(name: str) -> None:
    law, looped = kernel(name), loops(name, searching=True)
    seats = box(name).usual_seats(box(name).open())
    searching = [bot for bot in roster(box(name)).values() if bot.searches]
    assert searching
    case = Case(box(name), box(name).editions[0].name, (), seats)
    rules = rules_of(case.game)
    for bot in searching:
        numbers = Numbers(box(name))
        at = numbers.place(bot.tuned(["40"]))
        array, worth = numbers.array(), np.zeros(MOST_ACTIONS)
        scratch, actions = np.zeros(policies(name).SCRATCH), np.zeros(MOST_ACTIONS, WHOLE)
        for number, position in enumerate(positions(case, 2)):
            if number > 40:
                break
            count = law.legal(rules, position.array, position.seat, actions)
            chosen = {
                looped.search(
                    *(rules, state, position.seat, at, array, np.uint64(number), actions, count),
                    *(worth, scratch),
                )
                for state in (position.array, position.other)
            }
            assert len(chosen) == 1
            assert chosen <= set(actions[:count].tolist())


@every_game
def test_plain_and_compiled_bots_choose_the_same(name: str) -> None:
    """The plain one is given what the seat can know, the compiled one the true state."""
    law, minds = kernel(name), policies(name)
    plain: Any = __import__(f"{box(name).package}.policies", fromlist=["choose"])
    for number, case in enumerate(cases(name)[::11]):
        rules = fields(name).RULES.flatten(case.game)
        array_rules, actions = rules_of(case.game), np.zeros(MOST_ACTIONS, WHOLE)
        scratch, other_room = np.zeros(minds.SCRATCH), [0.0] * minds.SCRATCH
        rng = Random(number)
        for place, position in enumerate(positions(case, 3)):
            if place > 25:
                break
            count = law.legal(array_rules, position.array, position.seat, actions)
            flat = fields(name).STATE.flatten(case.game, position.view)
            for bot in instant(name):
                luck = rng.random()
                compiled = minds.choose(
                    *(array_rules, position.array, position.seat, bot.policy, 0),
                    *(np.array([*bot.numbers, 0.0]), luck, actions, count, scratch),
                )
                assert compiled == plain.choose(
                    *(rules, flat, position.seat, bot.policy, 0, (*bot.numbers, 0.0), luck),
                    *(actions[:count].tolist(), count, other_room),
                ), bot.name


@every_game
def test_levels_are_complete_and_ordered(name: str) -> None:
    """One against three of the next level, both ways; docs/bots.md has more games."""
    levels = [bot.name for bot in roster(box(name)).values() if bot.level]
    assert [find_bot(box(name), each).level for each in levels] == list(LEVELS)
    seats = 4
    for weaker, stronger in pairwise(levels):
        for lone, others, better in ((stronger, weaker, True), (weaker, stronger, False)):
            tally = Tally(Plan(name, (lone, *(others,) * (seats - 1)), seed=6))
            for chunk in run(tally.plan, 1500):
                tally.add(chunk)
            line = tally.lines()[0]
            edge = line.share - 1 / seats if better else 1 / seats - line.share
            assert edge > line.share_error, (lone, others, line.share)


def test_a_level_that_a_game_lacks_is_the_one_below() -> None:
    assert level(box("diamant"), 4).name == "owl"
    few = box("diamant")
    assert [level(few, number).level for number in LEVELS] == list(LEVELS)


class TestSpecs:
    def test_parameters_change_numbers(self) -> None:
        assert find_bot(box("diamant"), "threshold:12").numbers[0] == 12
        assert find_bot(box("diamant"), "threshold").name == "threshold"

    def test_sets_and_sums(self) -> None:
        names = [bot.name for bot in find_cast(box("diamant"), "owl+threshold:6")]
        assert names == ["owl", "threshold:6"]
        assert len(find_cast(box("diamant"), "field")) == 7

    @pytest.mark.parametrize(
        ("spec", "complaint"),
        [
            ("olw", "no bot `olw`. Did you mean `owl`"),
            ("threshold:many", "are numbers"),
            ("hazards:1:2:3", "takes no 3 parameters"),
            ("mine.py:bold", "no bot `mine.py`"),
        ],
    )
    def test_wrong_ones_are_explained(self, spec: str, complaint: str) -> None:
        with pytest.raises(BadOption, match=complaint):
            find_bot(box("diamant"), spec)


@every_game
def test_a_search_plays_from_a_view(name: str) -> None:
    game = box(name).open()
    players = [adamas.bot(game, "search:8"), *[adamas.random_player] * (game.seats[0] - 1)]
    one, again = (adamas.play_game(game, players, seed=5) for _ in range(2))
    assert one == again
    assert one.record.seats[0].bot == "search:8"


def test_no_table_waits_for_a_compiler() -> None:
    with pytest.raises(BadOption, match="plays only there: adamas simulate diamant --bots search"):
        player(box("diamant"), box("diamant").open(), "search")
