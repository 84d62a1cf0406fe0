"""Corners of the policies that no decision of a game reaches, but that a search may imagine."""

import ast
from importlib import resources
from pathlib import Path
from random import Random

import pytest

import adamas
import adamas.sim
from adamas.core.catalogue import box, games_at
from adamas.core.fields import UNKNOWN
from adamas.core.level import Level
from adamas.core.turn import Chance
from adamas.games.diamant import fields as diamant
from adamas.games.diamant import policies as caves
from adamas.games.diamoniak import fields as diamoniak
from adamas.games.diamoniak.bots import BOTS
from adamas.games.diamoniak.policies import SCRATCH, after_gift, after_witch, trade
from adamas.games.gnomes import fields as gnomes
from adamas.games.gnomes import policies
from adamas.games.gnomes.state import Phase
from adamas.play.match import draw_at_random

NUMBERED = {"state", "world", "rules", "row", "scratch", "facts", "numbers"}
"""Arrays whose places have names."""


def compilable_files() -> list[Path]:
    files = [*Path(adamas.sim.__path__[0]).glob("*loops.py")]
    for name in games_at(Level.SIMULATOR):
        package = Path(str(resources.files(box(name).package)))
        files += [package / f"{part}.py" for part in ("kernel", "policies")]
    return files


def is_bare(index: ast.expr) -> bool:
    """A number, or a number behind a name: `3`, `at + 3`."""
    last = index.right if isinstance(index, ast.BinOp) and isinstance(index.op, ast.Add) else index
    return isinstance(last, ast.Constant)


@pytest.mark.parametrize("path", compilable_files(), ids=lambda path: "/".join(path.parts[-2:]))
def test_no_place_of_an_array_is_a_bare_number(path: Path) -> None:
    """The inputs of a network were once numbered from 0 to 39, and nobody could tell which."""
    bare = [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Name)
        and node.value.id in NUMBERED
        and is_bare(node.slice)
    ]
    assert not bare


OWL = next(bot for bot in BOTS if bot.name == "owl")


def test_a_witch_takes_nothing_from_who_has_nothing() -> None:
    game = adamas.game("diamoniak")
    state = diamoniak.STATE.flatten(game, game.observe(game.initial(3), 0))
    rules, scratch = diamoniak.RULES.flatten(game), [0.0] * SCRATCH
    chance = after_witch(rules, state, 0, 1, OWL.numbers, scratch)
    assert chance == after_gift(rules, state, 0, 0, 1, OWL.numbers, scratch)
    assert 0 < chance < 1


@pytest.mark.parametrize("payment", ["seller", "discard"])
def test_an_imagined_trade_is_paid_by_the_rules_and_can_be_taken_back(payment: str) -> None:
    game = adamas.game("diamoniak", payment=payment)
    rules = diamoniak.RULES.flatten(game)
    state = diamoniak.STATE.flatten(game, game.observe(game.initial(3), 0))
    paid_to = {
        "seller": diamoniak.HELD + diamoniak.KINDS + diamoniak.DIAMOND,
        "discard": diamoniak.DISCARDS + diamoniak.DIAMOND,
    }[payment]
    after = list(state)
    trade(rules, after, 0, 1, 1)
    assert after[paid_to] - state[paid_to] == rules[diamoniak.R_PRICE]
    assert sum(after) == sum(state)
    trade(rules, after, 0, 1, -1)
    assert after == state


def others_draw(seed: int) -> tuple[list[int], list[int]]:
    """Seat 0 has drawn and is about to decide: the rules, and what seat 1 knows."""
    game, rng = adamas.game("gnomes"), Random(seed)
    state = game.initial(2)
    while state.phase is not Phase.KEEP:
        turn = game.turn(state)
        if isinstance(turn, Chance):
            state, _ = game.apply(state, draw_at_random(turn, rng))
        else:
            move = {seat: legal[0] for seat, legal in turn.choices.items()}  # type: ignore[union-attr]
            state, _ = game.apply(state, move)
    view = game.observe(state, 1)
    return gnomes.RULES.flatten(game), gnomes.STATE.flatten(game, view)


def test_what_another_seat_has_drawn_is_imagined_as_well() -> None:
    drawn = set()
    for luck in range(300):
        rules, state = others_draw(1)
        assert state[gnomes.DRAWN] == UNKNOWN
        before = sum(state[gnomes.IN_BAGS : gnomes.IN_BAGS + 3])
        policies.resample(rules, state, 1, luck * 7_654_321)
        hidden = 5 + 1
        assert sum(state[gnomes.IN_BAGS : gnomes.IN_BAGS + 3]) == before - hidden
        assert min(state[gnomes.FACE : gnomes.FACE + 5]) >= 0
        drawn.add(state[gnomes.DRAWN])
    assert len(drawn) == 12, "any tile of the first level"


def test_imagining_twice_is_imagining_once() -> None:
    """What was imagined is unknown still: it goes back before others are drawn."""
    rules, once = others_draw(2)
    policies.resample(rules, once, 1, 99)
    twice = list(once)
    policies.resample(rules, twice, 1, 99)
    assert twice == once


def test_unseen_tiles_are_counted_with_what_others_hold() -> None:
    """The same from what the seat knows and from a world with everything filled in."""
    rules, known = others_draw(3)
    world = list(known)
    policies.resample(rules, world, 1, 5)
    rooms = [[0.0] * policies.SCRATCH for _ in range(2)]
    for state, scratch in zip((known, world), rooms, strict=True):
        policies.count_unseen(rules, state, 1, scratch)
    assert rooms[0] == rooms[1]


@pytest.mark.parametrize(("batch", "here", "gain"), [("each", 15, 20), ("by_first", 15, 10)])
def test_relics_that_come_along_are_worth_what_the_option_says(
    batch: str, here: int, gain: int
) -> None:
    game = adamas.game("diamant", relic_batch=batch)
    rules, scratch = diamant.RULES.flatten(game), [0.0] * caves.SCRATCH
    state = diamant.STATE.flatten(game, game.observe(game.initial(3), 0))
    first_relic = diamant.DECK + rules[diamant.R_TREASURES] + rules[diamant.R_TRAPS]
    state[diamant.PATH_RELICS], state[diamant.REVEALED], state[first_relic] = 3, 3, 2
    caves.look_around(rules, state, scratch)
    assert scratch[caves.F_RELICS] == here
    assert scratch[caves.F_LATER_RELICS] == gain
