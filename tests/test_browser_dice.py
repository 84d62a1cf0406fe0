"""The browser's own check of the dice, run by Node, against `adamas verify`: on records of all
games, honest ones and forged ones. client/tests/dice has what needs no Python."""

import json
import subprocess
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from adamas.play import commands, record_json
from adamas.play import receipt as receipts
from adamas.play.dice import commitment
from adamas.play.errors import BadRecord
from adamas.play.receipt import Receipt, receipt_of
from adamas.play.record import Record, deal_of, record_of
from adamas.play.recorded_dice import FairDice
from adamas.play.table import Table
from adamas.play.verify import verify
from tests.test_client import CLIENT, load_building

GAMES = games_at(Level.SCREENS)


def ask(*requests: list[Any]) -> list[Any]:
    """What the functions of client/src/dice answer."""
    command, _ = load_building()._commands()
    text = "".join(f"{json.dumps(each)}\n" for each in requests)
    done = subprocess.run(
        [*command, CLIENT / "dice.mjs"],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        cwd=CLIENT,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def check_all(*records: Record, receipt: Receipt | None = None) -> list[list[dict[str, Any]]]:
    """The checks of some records."""
    kept = receipts.to_json(receipt) if receipt else None
    answers = ask(*(["checks", record_json.to_json(each), kept] for each in records))
    for answer in answers:
        # As many as the progress was announced for; a broken stack has fewer.
        broken = any(each["about"] == "stack" and not each["holds"] for each in answer["checks"])
        assert broken or len(answer["checks"]) == answer["count"]
    return [answer["checks"] for answer in answers]


def played(table: Table, rng: Random) -> Table:
    """A table at which everybody chose at random, to the end."""
    while not table.over:
        seat = rng.choice(table.waiting_for)
        table = commands.choose(
            table, seat, table.decision, rng.choice(table.legal(seat)), at=0.0
        ).table
    return table


@cache
def finished(game: str, *options: tuple[str, str]) -> tuple[Record, Receipt]:
    """A record with the receipt of seat 1, which alone added entropy."""
    rng, rules = Random(f"browser {game}"), GAMES[game].open(options=dict(options))
    table = commands.create(
        rules, 3, table="first", secret=rng.randbytes(32), bot_stream="", at=0.0
    ).table
    entropy = rng.randbytes(32)
    for seat in range(3):
        sealed = commitment(entropy) if seat == 1 else None
        table = commands.sit(table, seat, f"P{seat}", at=0.0, commitment=sealed).table
    kept = receipt_of(table, 1, entropy)
    table = commands.start(table, {1: entropy}, at=0.0).table
    return record_of(played(table, rng)), kept


def forged(record: Record, rng: Random) -> tuple[Record, int]:
    """The record with one card changed into another of its stack, and the number of the move."""
    assert record.dice
    stack = rng.choice([each for each in record.dice.stacks if len(each.cards) > 1])
    later = [each.move for each in record.dice.stacks if each.move > stack.move]
    end = later[0] - 1 if later else len(record.moves)
    draws = [n for n in range(stack.move, end + 1) if ":" not in record.moves[n - 1]]
    move = rng.choice(draws)
    others = [card for card, _ in stack.cards if card != record.moves[move - 1]]
    moves = (*record.moves[: move - 1], rng.choice(others), *record.moves[move:])
    return replace(record, moves=moves), move


def complaint(record: Record) -> str:
    """The first thing that `adamas verify` finds wrong."""
    try:
        bad = next(check for check in verify(record) if check.holds is False)
        return f"move {bad.number}, {bad.name}"
    except BadRecord as error:
        return str(error)


@pytest.mark.parametrize("game", GAMES)
def test_one_altered_card_is_named(game: str) -> None:
    """As by `adamas verify`, which knows the rules besides."""
    record, _ = finished(game)
    rng = Random(f"forged {game}")
    cases = [forged(record, rng) for _ in range(20)]
    for (forgery, move), found in zip(cases, check_all(*(each for each, _ in cases)), strict=True):
        bad = [check for check in found if check["holds"] is False]
        assert [(check["about"], check["move"]) for check in bad] == [("card", move)]
        assert bad[0]["due"] == record.moves[move - 1]
        assert bad[0]["card"] == forgery.moves[move - 1]
        assert f"move {move}" in complaint(forgery).lower()


def test_lots_in_the_midst_of_a_level() -> None:
    """Each interrupts a stack, which then goes on."""
    record, kept = finished("gnomes", ("arrows", "by_lot"), ("first_seat", "random"))
    assert record.dice
    assert len(record.dice.stacks) > 10
    (found,) = check_all(record, receipt=kept)
    assert all(check["holds"] for check in found)
    rng = Random("forged lots")
    cases = [forged(record, rng) for _ in range(10)]
    for (_, move), answers in zip(cases, check_all(*(each for each, _ in cases)), strict=True):
        bad = [check for check in answers if check["holds"] is False]
        assert [(check["about"], check["move"]) for check in bad] == [("card", move)]


Change = Callable[[FairDice], FairDice]
OTHER = "ab" * 32
FORGERIES: dict[str, Change] = {
    "secret": lambda dice: replace(dice, secrets=(OTHER, *dice.secrets[1:])),
    "anchor": lambda dice: replace(dice, anchor=OTHER),
    "entropy": lambda dice: replace(dice, entropies=(None, OTHER, None)),
    "missing entropy": lambda dice: replace(dice, entropies=(None, None, None)),
    "commitment": lambda dice: replace(dice, commitments=(OTHER, *dice.commitments[1:])),
    "missing secret": lambda dice: replace(dice, secrets=dice.secrets[:-1]),
    "table": lambda dice: replace(dice, table="another"),
    "no stacks": lambda dice: replace(dice, stacks=()),
    "late stack": lambda dice: replace(
        dice, stacks=(replace(dice.stacks[0], move=dice.stacks[0].move + 1), *dice.stacks[1:])
    ),
    "epoch": lambda dice: replace(
        dice, stacks=(*dice.stacks[:-1], replace(dice.stacks[-1], epoch=dice.stacks[-1].epoch + 1))
    ),
    "small stack": lambda dice: replace(
        dice, stacks=(*dice.stacks[:-1], replace(dice.stacks[-1], cards=dice.stacks[-1].cards[:1]))
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_other_forgeries_do_not_hold_either(game: str) -> None:
    record, _ = finished(game)
    assert isinstance(record.dice, FairDice)
    forgeries = [replace(record, dice=change(record.dice)) for change in FORGERIES.values()]
    for name, forgery, found in zip(FORGERIES, forgeries, check_all(*forgeries), strict=True):
        assert not all(check["holds"] for check in found), name
        assert not all(check.holds for check in verify(forgery)), name


@pytest.mark.parametrize("game", GAMES)
def test_a_repeated_deal_and_a_foreign_receipt(game: str) -> None:
    record, receipt = finished(game)
    rng, rules = Random(f"again {game}"), record.rules()
    table = commands.create(
        rules, 3, table="again", secret=bytes(32), bot_stream="", at=0.0, deal=deal_of(record)
    ).table
    for seat in range(3):
        table = commands.sit(table, seat, f"P{seat}", at=0.0).table
    again = record_of(played(commands.start(table, at=0.0).table, rng))
    assert all(check.holds for check in verify(again))
    (found,) = check_all(again)
    assert {check["about"] for check in found} == {"stack", "card"}
    assert all(check["holds"] for check in found)
    foreign = replace(receipt, table="another", entropy=OTHER)
    (found,) = check_all(record, receipt=foreign)
    bad = [check for check in found if not check["holds"]]
    assert [check["part"] for check in bad] == ["table", "entropy"]
