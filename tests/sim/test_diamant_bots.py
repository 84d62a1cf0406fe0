"""The bots of Diamant: what they know, how they decide, and that both their lives agree."""

from random import Random
from typing import Any

import numpy as np
import pytest

import adamas
from adamas.compiled import WHOLE
from adamas.core.turn import Chance, Decide, Over
from adamas.games.diamant import BOX, odds, policies
from adamas.games.diamant.fields import (
    CHESTS,
    INSIDE,
    LENGTH,
    PATH,
    POINTS,
    RUBIES,
    RULES,
    SIZE,
    STATE,
)
from adamas.games.diamant.policies import F_DANGER, F_GAIN, SCRATCH, look_around, look_at_others
from adamas.play.match import draw_at_random
from adamas.sim.kernels import rules_of
from tests.contract.cases import CASES, Case
from tests.sim.compiled import kernel
from tests.sim.compiled import policies as compiled_policies

CASES_HERE = [case for case in CASES if case.box.name == "diamant"]


def positions(case: Case, games: int = 2) -> list[tuple[Any, Any]]:
    """States with a decision, with the same states as the kernel has them."""
    law = kernel("diamant")
    rules = rules_of(case.game)
    found = []
    for seed in range(games):
        rng = Random(f"{case}/{seed}")
        state = case.game.initial(case.seats)
        array = np.zeros(SIZE, WHOLE)
        law.begin(rules, array, case.seats)
        while not isinstance(turn := case.game.turn(state), Over):
            if isinstance(turn, Chance):
                outcome = draw_at_random(turn, rng)
                known = law.outcomes(case.game, 0)
                seats = [each for each, _ in turn.outcomes]
                number = known.index(outcome) if outcome in known else seats.index(outcome)
                law.draw(rules, array, number)
                state, _ = case.game.apply(state, outcome)
            else:
                found.append((state, array.copy()))
                joint = {seat: legal[rng.random() < 0.25] for seat, legal in turn.choices.items()}
                choices = np.zeros(8, WHOLE)
                for seat, action in joint.items():
                    choices[seat] = case.game.number(action, seat, case.seats)
                law.decide(rules, array, choices)
                state, _ = case.game.apply(state, joint)
    return found


@pytest.mark.parametrize("case", CASES_HERE[::3], ids=str)
def test_a_flattened_view_is_the_kernels_state(case: Case) -> None:
    """But for where rubies lie: together they are divided as one."""
    pooled = case.game.rules.pooled  # type: ignore[attr-defined]
    for state, array in positions(case):
        flat: Any = np.array(STATE.flatten(case.game, case.game.observe(state, 0)))
        length, compared = array[LENGTH], np.ones(SIZE, bool)
        compared[PATH + length : RUBIES] = False
        compared[RUBIES if pooled else RUBIES + length :] = False
        assert (flat[compared] == array[compared]).all()


@pytest.mark.parametrize("case", CASES_HERE[::3], ids=str)
def test_plain_and_compiled_bots_choose_the_same(case: Case) -> None:
    compiled = compiled_policies("diamant")
    rules = RULES.flatten(case.game)
    rng = Random(str(case))
    for state, array in positions(case, 1):
        for seat in case.game.turn(state).choices:  # type: ignore[union-attr]
            flat = STATE.flatten(case.game, case.game.observe(state, seat))
            for bot in (each for each in BOX.bots if not each.searches):
                luck = rng.random()
                plain = policies.choose(
                    *(rules, flat, seat, bot.policy, 0, bot.numbers, luck, [0, 1], 2),
                    [0.0] * SCRATCH,
                )
                other = compiled.choose(
                    *(np.array(rules), array, seat, bot.policy, 0, np.array([*bot.numbers, 0.0])),
                    *(luck, np.array([0, 1]), 2, np.zeros(SCRATCH)),
                )
                assert plain == other


def test_facts_are_those_of_the_odds() -> None:
    case = CASES_HERE[0]
    for state, _ in positions(case, 3):
        view = case.game.observe(state, 0)
        scratch = [0.0] * SCRATCH
        look_around(RULES.flatten(case.game), STATE.flatten(case.game, view), scratch)
        assert scratch[F_DANGER] == pytest.approx(odds.danger(view))
        assert scratch[F_GAIN] == pytest.approx(odds.expected_gain(view))


def test_a_bot_sees_how_it_stands() -> None:
    game = adamas.game("diamant")
    state = game.initial(4)
    view = game.observe(state, 0)
    flat = STATE.flatten(game, view)
    for seat, points in enumerate((10, 30, 20, 5)):
        flat[CHESTS + seat] = points
    flat[POINTS + 3] = 20
    flat[INSIDE : INSIDE + 4] = (1, 0, 1, 0)
    scratch = [0.0] * SCRATCH
    look_at_others(flat, 0, scratch)
    assert scratch[policies.F_OWN] == 10
    assert scratch[policies.F_BEST_INSIDE] == 20
    assert scratch[policies.F_BEST_HOME] == 30
    assert scratch[policies.F_SECOND] == 25
    assert scratch[policies.F_MEAN] == 25
    assert scratch[policies.F_AHEAD] == 1


class Fixed(Random):
    """Random numbers that are always the same."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self.number = number

    def random(self) -> float:
        return self.number


def decision(spec: str, cards: str, seats: int = 4, luck: float = 0.5, **options: str) -> str:
    """What a bot does after these cards, everybody inside."""
    game = adamas.game("diamant", None, **options)
    state = game.initial(seats)
    player = adamas.bot(game, spec)
    for card in cards.split():
        turn = game.turn(state)
        if isinstance(turn, Decide):
            stay = {seat: legal[0] for seat, legal in turn.choices.items()}
            state, _ = game.apply(state, stay)
        state, _ = game.apply(state, game.parse_outcome(card))
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    return str(player(game.observe(state, 0), turn.choices[0], Fixed(luck)))


class TestStrategies:
    def test_a_threshold_counts_the_hand_and_its_share_of_the_path(self) -> None:
        # 17 for four is 4 each, and 1 lies there: 4.25.
        assert decision("threshold:4", "treasure-17") == "exit"
        assert decision("threshold:4.5", "treasure-17") == "continue"
        assert decision("threshold:5:2", "treasure-17") == "exit"
        assert decision("threshold:4.1:0", "treasure-17") == "continue"

    def test_hazards_are_counted(self) -> None:
        assert decision("hazards:2", "trap-ram") == "continue"
        assert decision("hazards:2", "trap-ram trap-lava") == "exit"

    def test_one_card_ahead(self) -> None:
        assert decision("value", "treasure-17 trap-ram") == "continue"
        assert decision("value", "treasure-17 treasure-15 trap-ram trap-lava") == "exit"

    def test_relics_on_the_path_are_at_stake_for_who_counts_them(self) -> None:
        cards = "relic relic relic treasure-9 trap-ram trap-lava trap-snake"
        assert decision("value:0", cards) == "continue"
        assert decision("value:1", cards) == "exit"

    def test_judgement_wavers(self) -> None:
        cards = "treasure-17 treasure-7 trap-ram"
        assert decision("value:0:9", cards, luck=0.99) == "continue"
        assert decision("value:0:9", cards, luck=0.01) == "exit"
