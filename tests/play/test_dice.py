"""Dice: the algorithm of docs/dice.md, its test vectors, and the same deal at two tables."""

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from adamas.core.catalogue import box
from adamas.core.turn import Chance
from adamas.play.dice import (
    CHAIN_LENGTH,
    Chain,
    Deal,
    Sitting,
    commitment,
    draw,
    link,
    options_text,
    rank,
)
from adamas.play.record import Record, deal_of, record_of
from adamas.play.record_json import to_json
from tests.contract.cases import EDITIONS, Case, every_edition
from tests.play.tables import fixed_bytes, play_on, started, whole_table

VECTORS = Path(__file__).parents[2] / "docs" / "dice-vectors.json"


def vectors() -> dict[str, Any]:
    """Made by this program, checked by the independent verifier below."""
    last = fixed_bytes("a table's last secret")
    chain = Chain(last)
    entropies = (fixed_bytes("seat 0"), None, fixed_bytes("seat 2"))
    options = "iello2016;leftover=per_card"
    sitting = Sitting("table-1", "diamant", options, entropies)
    epochs = (0, 1, 4, CHAIN_LENGTH - 1, CHAIN_LENGTH, CHAIN_LENGTH + 5)
    cards = {"treasure-5": 2, "trap-snake": 3, "relic": 1, "treasure-9": 1}
    return {
        "algorithm": "adamas-dice-1",
        "last_secret": last.hex(),
        "anchor": chain.anchor.hex(),
        "table": sitting.table,
        "game": sitting.game,
        "options": options,
        "seats": 3,
        "entropies": [each.hex() if each else None for each in entropies],
        "commitments": [commitment(each).hex() if each else None for each in entropies],
        "epochs": [_epoch_vector(chain, sitting, epoch, cards) for epoch in epochs],
        "plain": _plain_vector(chain),
        "beyond": {
            "keys": [key.hex() for key in DEAL.keys],
            "epochs": {str(epoch): DEAL.key(epoch).hex() for epoch in (0, 1, 2, 5)},
        },
    }


DEAL = Deal("t", (fixed_bytes("key 0"), fixed_bytes("key 1")))


def _plain_vector(chain: Chain) -> Any:
    """A table with a name beyond ASCII, without options and entropy, that draws the first seat."""
    sitting = Sitting("Höhle 7", "gnomes", "kukuryku", (None, None))
    lots = {"first-0": 1, "first-1": 1}
    return {
        "table": sitting.table,
        "game": sitting.game,
        "options": sitting.options,
        "seats": 2,
        "entropies": [None, None],
        **_epoch_vector(chain, sitting, 0, lots),
    }


def _epoch_vector(chain: Chain, sitting: Sitting, epoch: int, cards: dict[str, int]) -> Any:
    key = sitting.key(chain.secret(epoch), epoch)
    ranks = {
        f"{card}#{copy}": rank(key, card, copy).hex()
        for card in cards
        for copy in range(cards[card])
    }
    left, order = dict(cards), list[str]()
    while left:
        drawn = {card: order.count(card) for card in cards}
        order.append(draw(key, Chance(epoch, tuple(left.items())), drawn))
        left = {
            card: n - (card == order[-1]) for card, n in left.items() if n - (card == order[-1])
        }
    return {
        "epoch": epoch,
        "secret": chain.secret(epoch).hex(),
        "key": key.hex(),
        "stack": cards,
        "ranks": ranks,
        "order": order,
    }


class TestVectors:
    def test_they_are_in_the_docs(self) -> None:
        assert json.loads(VECTORS.read_text(encoding="utf-8")) == vectors()

    def test_they_follow_from_the_page_alone(self) -> None:
        """The page's formulas, written out here with nothing but hashlib and hmac."""
        given = json.loads(VECTORS.read_text(encoding="utf-8"))
        secrets = [bytes.fromhex(given["last_secret"])]
        while len(secrets) < 1024:
            secrets.insert(0, hashlib.sha256(secrets[0]).digest())
        assert hashlib.sha256(secrets[0]).hexdigest() == given["anchor"]
        for epoch in ({**given, **each} for each in (*given["epochs"], given["plain"])):
            secret = secrets[min(epoch["epoch"], 1023)]
            assert secret.hex() == epoch["secret"]
            parts = ["adamas-dice-1", epoch["table"], epoch["game"], epoch["options"]]
            parts += [str(epoch["seats"]), str(epoch["epoch"])]
            parts += [each or "-" for each in epoch["entropies"]]
            key = hmac.new(secret, "\n".join(parts).encode(), "sha256").digest()
            assert key.hex() == epoch["key"]
            assert _order(key, epoch["stack"]) == epoch["order"]


def _order(key: bytes, stack: dict[str, int]) -> list[str]:
    """All cards of a stack in the order in which they are drawn, by the page."""
    copies = [(card, copy) for card, count in stack.items() for copy in range(count)]
    ranks = {
        each: hmac.new(key, f"{each[0]}#{each[1]}".encode(), "sha256").digest() for each in copies
    }
    return [card for card, _ in sorted(copies, key=lambda each: ranks[each])]


def verify_without_rules(data: dict[str, Any]) -> int:
    """The three steps of the page on a record's JSON. The number of cards that were checked."""
    dice = data["dice"]
    before = dice["anchor"]
    for secret in dice["secrets"]:
        assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == before
        before = secret
    for sealed, entropy in zip(dice["commitments"], dice["entropies"], strict=True):
        hashed = entropy and hashlib.sha256(bytes.fromhex(entropy)).hexdigest()
        assert hashed == sealed
    options = [f"{name}={value}" for name, value in sorted(data["options"].items())]
    checked = 0
    starts = [stack["move"] for stack in dice["stacks"][1:]] + [len(data["moves"]) + 1]
    for stack, end in zip(dice["stacks"], starts, strict=True):
        parts = [
            "adamas-dice-1",
            dice["table"],
            data["game"],
            ";".join([data["edition"], *options]),
        ]
        parts += [str(len(data["seats"])), str(stack["epoch"])]
        parts += [each or "-" for each in dice["entropies"]]
        secret = bytes.fromhex(dice["secrets"][stack["epoch"]])
        key = hmac.new(secret, "\n".join(parts).encode(), "sha256").digest()
        draws = [move for move in data["moves"][stack["move"] - 1 : end - 1] if ":" not in move]
        assert draws == _order(key, stack["cards"])[: len(draws)]
        checked += len(draws)
    return checked


@every_edition
def test_records_can_be_checked_from_the_page_alone(case: Case) -> None:
    table, _ = whole_table(case)
    data = json.loads(to_json(record_of(table)))
    draws = [move for move in data["moves"] if ":" not in move]
    assert verify_without_rules(data) == len(draws) > 0


class TestChain:
    def test_each_secret_is_the_hash_of_the_next(self) -> None:
        chain = Chain(fixed_bytes("x"))
        assert commitment(chain.secret(0)) == chain.anchor
        assert commitment(chain.secret(8)) == chain.secret(7)
        assert chain.secret(CHAIN_LENGTH - 1) == chain.last

    def test_epochs_beyond_the_chain_share_the_last_secret_but_not_the_key(self) -> None:
        chain = Chain(fixed_bytes("x"))
        assert chain.secret(5000) == chain.last
        assert link(5000) == CHAIN_LENGTH - 1
        sitting = Sitting("t", "g", "e", (None,))
        assert sitting.key(chain.last, 5000) != sitting.key(chain.last, 5001)


class TestKeys:
    BASE = Sitting("t", "g", "e", (b"a" * 32, None))

    @pytest.mark.parametrize(
        "other",
        [
            Sitting("u", "g", "e", (b"a" * 32, None)),
            Sitting("t", "h", "e", (b"a" * 32, None)),
            Sitting("t", "g", "e;x=1", (b"a" * 32, None)),
            Sitting("t", "g", "e", (b"b" * 32, None)),
            Sitting("t", "g", "e", (None, b"a" * 32)),
            Sitting("t", "g", "e", (b"a" * 32,)),
        ],
    )
    def test_depend_on_everything_they_are_bound_to(self, other: Sitting) -> None:
        assert other.key(b"s" * 32, 0) != self.BASE.key(b"s" * 32, 0)

    def test_depend_on_secret_and_epoch(self) -> None:
        keys = {self.BASE.key(secret * 32, epoch) for secret in (b"s", b"t") for epoch in (0, 1)}
        assert len(keys) == 4

    def test_options_are_written_in_one_line(self) -> None:
        case = EDITIONS[0]
        option = next(each for each in case.box.options if len(each.values) > 1)
        game = case.box.open(case.edition, {option.name: option.values[1]})
        assert options_text(game) == f"{case.edition};{option.name}={option.values[1]}"


class TestDrawing:
    def test_every_card_comes_first_equally_often(self) -> None:
        """A ranking is a fair shuffle: chi-squared over 6,000 keys, three kinds of 1, 2 and 3."""
        chance = Chance(0, (("a", 1), ("b", 2), ("c", 3)))
        counts = {"a": 0, "b": 0, "c": 0}
        for number in range(6000):
            counts[draw(fixed_bytes(f"key {number}"), chance, {})] += 1
        expected = {"a": 1000, "b": 2000, "c": 3000}
        chi = sum((counts[card] - expected[card]) ** 2 / expected[card] for card in counts)
        assert chi < 13.8  # the 99.9 % quantile with two degrees of freedom

    def test_an_absent_card_changes_nothing_else(self) -> None:
        key = fixed_bytes("deal")
        whole = _order(key, {"a": 3, "b": 2, "c": 4})
        without = _order(key, {"a": 3, "c": 4})
        assert [card for card in whole if card != "b"] == without


def _deal_again(record: Record, case: Case) -> Record:
    table, _ = play_on(started(case.game, case.seats, "another", deal_of(record)))
    return record_of(table)


@every_edition
def test_two_tables_with_the_same_keys_get_the_same_deal(case: Case) -> None:
    table, _ = whole_table(case)
    record = record_of(table)
    assert _deal_again(record, case).moves == record.moves
    assert _deal_again(_deal_again(record, case), case).moves == record.moves


def test_the_deal_differs_only_by_what_choices_have_taken_out() -> None:
    """Diamant: whoever leaves early or late, the first expedition turns the same cards."""
    game = box("diamant").open()
    timid, _ = play_on(started(game, 3, "deal"), lambda legal, *_: legal[1])
    bold, _ = play_on(
        started(game, 3, "again", deal_of(record_of(timid))),
        lambda legal, *_: legal[0],
    )
    first = [move for move in timid.moves if ":" not in move]
    cards = [move for move in bold.moves if ":" not in move]
    assert len(first) == 5, "everybody leaves after one card"
    assert cards[0] == first[0]
    assert len(cards) > len(first)


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), indent=1) + "\n", encoding="utf-8")
