"""Alterations of records: every kind that somebody could want to get away with.

python -m tests.tampering prints how many of each kind were tried and caught, with and without a
receipt, by `adamas verify` and by the browser's own check.

Each alteration is tried as it is, and worked out anew: whoever runs a table knows its seal and its
secrets, and can write a record whose ledger, cards and result fit together again. He cannot take
back the heads that he has told, and nobody else can sign for the house.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from adamas.core.turn import Chance
from adamas.live.house import House
from adamas.live.signing import is_signed, public_of
from adamas.play import commands, record_json
from adamas.play.dice import commitment
from adamas.play.errors import BadRecord
from adamas.play.ledger_entries import heads_of
from adamas.play.limits import limits
from adamas.play.receipt import Receipt, receipt_of
from adamas.play.record import Record, record_of, replay
from adamas.play.recorded_dice import FairDice
from adamas.play.recorded_ledger import RecordedSeat, Signature
from adamas.play.table import Table
from adamas.play.verify import verify
from tests.effort import examples

GAMES = games_at(Level.SCREENS)
HOUSE, FORGER = (House(public_of(key), key) for key in ("01" * 32, "02" * 32))
OTHER = "ab" * 32
SEATS = 3
EACH = examples(2)
"""Alterations of a kind in a game, where there are many."""


@dataclass(frozen=True, slots=True)
class Party:
    """A game that was played at a house, and what a player kept of it."""

    record: Record
    last: Receipt
    """Kept when it was over."""
    early: Receipt
    """Kept in the middle, by somebody who went away."""


@dataclass(frozen=True, slots=True)
class Alteration:
    """A record that is not what was played."""

    kind: str
    anew: bool
    """Whether the forger has worked out everything that follows."""
    party: Party
    record: Record

    @property
    def text(self) -> str:
        """The file."""
        return record_json.to_json(self.record)


def open_party(game: str, rng: Random) -> tuple[Table, bytes]:
    """A table with two people and a bot that has just begun, and the entropy of a person."""
    table = commands.create(
        GAMES[game].open(),
        SEATS,
        table="party",
        secret=rng.randbytes(32),
        bot_stream="",
        at=0.0,
        seal=rng.randbytes(32),
    ).table
    entropy = rng.randbytes(32)
    for seat in range(SEATS):
        table = commands.sit(
            table,
            seat,
            f"P{seat}",
            at=0.0,
            bot="fox" if seat == SEATS - 1 else None,
            commitment=commitment(entropy) if seat == 0 else None,
            salt=rng.randbytes(32),
        ).table
    return commands.start(table, {0: entropy}, at=0.0).table, entropy


def play(table: Table, rng: Random, decisions: int | None = None) -> Table:
    """Choose at random, to the end or for so many decisions."""
    until = None if decisions is None else table.decision + decisions
    while not table.over and table.decision != until:
        seat = rng.choice(table.waiting_for)
        action = rng.choice(table.legal(seat))
        table = commands.choose(table, seat, table.decision, action, at=0.0).table
    return table


@cache
def party(game: str) -> Party:
    """A game in which somebody went away for a while, and a bot played for them."""
    rng = Random(f"tampering {game}")
    table, entropy = open_party(game, rng)
    table = play(table, rng, 2)
    table = commands.substitute(table, 1, "owl", at=0.0).table
    table = play(table, rng, 2)
    table = commands.substitute(table, 1, None, at=0.0).table
    early = replace(receipt_of(table, 0, entropy), house=HOUSE.public)
    table = play(table, rng)
    assert table.ledger is not None
    record = replace(record_of(table), signature=HOUSE.signature(table.ledger))
    return Party(record, replace(receipt_of(table, 0, entropy), house=HOUSE.public), early)


def alterations(game: str) -> Iterator[Alteration]:
    """All that is tried with a game."""
    found, rng = party(game), Random(f"altered {game}")
    for kind, altered in _altered(found.record, rng):
        yield Alteration(kind, False, found, altered)
        if altered.ledger is not None:
            for anew in _worked_out_anew(altered):
                yield Alteration(kind, True, found, anew)
    for forged in _played_otherwise(game, rng):
        for anew in _worked_out_anew(forged):
            yield Alteration("choice, with the result worked out anew", True, found, anew)


def _worked_out_anew(record: Record) -> Iterator[Record]:
    """The ledger fits again; the signature is left out, or somebody else's."""
    ledger = record.ledger
    assert ledger is not None
    assert ledger.seal is not None
    ledger = replace(ledger, heads=heads_of(record, ledger.table, ledger.seal))
    yield replace(record, ledger=ledger, signature=None)
    yield replace(record, ledger=ledger, signature=FORGER.signature(ledger.last))
    forged = replace(FORGER.signature(ledger.last), key=HOUSE.public)
    yield replace(record, ledger=ledger, signature=forged)


def _altered(record: Record, rng: Random) -> Iterator[tuple[str, Record]]:
    """Each kind of alteration, as it is."""
    dice, seats = record.dice, record.seats
    assert isinstance(dice, FairDice)
    for step, other in _others(record, rng, chance=True):
        yield "card", replace(record, moves=_put(record.moves, step, other))
    for step, other in _others(record, rng, chance=False):
        yield "choice", replace(record, moves=_put(record.moves, step, other))
    for place in range(len(dice.secrets)):
        yield (
            "secret",
            replace(record, dice=replace(dice, secrets=_put(dice.secrets, place, OTHER))),
        )
    for altered in _stacks(dice):
        yield "stack", replace(record, dice=altered)
    yield "seat", replace(record, dice=replace(dice, entropies=_put(dice.entropies, 0, OTHER)))
    yield "seat", replace(record, dice=replace(dice, entropies=_put(dice.entropies, 0, None)))
    fewer = replace(dice, entropies=dice.entropies[:-1], commitments=dice.commitments[:-1])
    yield "seat", replace(record, seats=seats[:-1], dice=fewer)
    for edition in GAMES[record.game].editions:
        if edition.name != record.edition:
            yield "edition", replace(record, edition=edition.name)
    yield "edition", replace(record, edition="another")
    for option in GAMES[record.game].options[:EACH]:
        for value in option.values[:3]:
            # The edition's own value, written out, would change nothing.
            if value != record.rules().settings.get(option.name):
                yield "option", replace(record, options={option.name: value})
    plain = tuple(RecordedSeat(seat.name, seat.bot) for seat in seats)
    old = replace(record, seats=plain, changes=(), ledger=None, signature=None)
    yield "format", old
    yield "format", replace(record, rules_version=record.rules_version + 1)
    for one, two in ((0, 1), (1, 2), (2, 0)):
        names = _put(_put(seats, one, replace(seats[one], name=seats[two].name)), two, seats[one])
        swapped = _put(names, two, replace(seats[two], name=seats[one].name))
        yield "names exchanged", replace(record, seats=swapped)
        both = _put(
            _put(seats, one, replace(seats[two], bot=seats[one].bot)),
            two,
            replace(seats[one], bot=seats[two].bot),
        )
        yield "names exchanged", replace(record, seats=both)
    yield "another name", replace(record, seats=_put(seats, 0, replace(seats[0], name="Zoe")))
    gone = RecordedSeat("– 1", seats[0].bot, None, OTHER)
    yield "another name", replace(record, seats=_put(seats, 0, gone))
    for seat, bot in ((0, "fox"), (1, "owl"), (2, "owl"), (2, None)):
        yield (
            "bot relabelled",
            replace(record, seats=_put(seats, seat, replace(seats[seat], bot=bot))),
        )
    for place in range(len(record.changes)):
        kept = (*record.changes[:place], *record.changes[place + 1 :])
        yield "who took over", replace(record, changes=kept)
        later = _put(record.changes, place, replace(record.changes[place], bot="badger"))
        yield "who took over", replace(record, changes=later)
    assert record.result is not None
    points = _put(record.result.scores, 0, record.result.scores[0] + 5)
    yield "result", replace(record, result=replace(record.result, scores=points))
    for part in (0.25, 0.5, 0.75, 0.99):
        yield "cut in half", _cut(record, dice, int(len(record.moves) * part))


def _others(record: Record, rng: Random, *, chance: bool) -> list[tuple[int, str]]:
    """Moves, each with another that the rules would have allowed in its place."""
    game, found = record.rules(), list[tuple[int, str]]()
    for step in replay(record):
        turn = game.turn(step.before)
        if isinstance(turn, Chance) and chance:
            cards = [str(card) for card, _ in turn.outcomes if str(card) != step.text]
            found += [(step.number - 1, rng.choice(cards))] if cards else []
        elif not isinstance(turn, Chance) and not chance:
            found += [(step.number - 1, other) for other in _other_choices(turn, step.text, rng)]
    return rng.sample(found, min(EACH, len(found)))


def _other_choices(turn: Any, text: str, rng: Random) -> Iterator[str]:
    chosen = dict(part.split(":") for part in text.split(" "))
    for seat, legal in turn.choices.items():
        others = [str(each) for each in legal if str(each) != chosen[str(seat)]]
        if others:
            changed = {**chosen, str(seat): rng.choice(others)}
            yield " ".join(f"{seat}:{action}" for seat, action in changed.items())


def _stacks(dice: FairDice) -> Iterator[FairDice]:
    stacks = dice.stacks
    for place, stack in list(enumerate(stacks))[:EACH]:
        for cards in (stack.cards[1:], (*stack.cards[:-1], (stack.cards[-1][0], 99))):
            if cards:
                yield replace(dice, stacks=_put(stacks, place, replace(stack, cards=cards)))
    yield replace(dice, stacks=stacks[:-1])
    yield replace(dice, stacks=_put(stacks, 0, replace(stacks[0], epoch=1)))


def _cut(record: Record, dice: FairDice, length: int) -> Record:
    """The first moves, as if the game had been left there."""
    stacks = tuple(stack for stack in dice.stacks if stack.move <= length)
    changes = tuple(each for each in record.changes if each.after <= length)
    shorter = replace(dice, stacks=stacks)
    return replace(record, moves=record.moves[:length], result=None, dice=shorter, changes=changes)


def _played_otherwise(game: str, rng: Random) -> Iterator[Record]:
    """Other games at the very same table, with its own dice: every card of them is fair."""
    for _ in range(EACH):
        table, _ = open_party(game, Random(f"tampering {game}"))
        yield record_of(play(table, rng))


def _put(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return (*items[:place], item, *items[place + 1 :])


def caught(text: str, receipt: Receipt | None) -> tuple[bool, tuple[str, ...]]:
    """Whether `adamas verify` finds a fault in a file; and what it says cannot be told."""
    try:
        record = record_json.from_json(text)
        checks = verify(record, receipt, is_signed)
    except BadRecord:
        return True, ()
    told = tuple(limit.kind for limit in limits(record, receipt, checks))
    return any(check.holds is False for check in checks), told


def unsigned(record: Record) -> Record:
    """The record as a terminal would have written it."""
    return replace(record, signature=None)


__all__ = ["Signature", "alterations", "caught", "party", "unsigned"]


def main() -> None:
    """Print the table."""
    from tests.test_tampering import counted

    print("| kind | tried | without: Python | browser | with a receipt: Python | browser |")
    print("|---|---|---|---|---|---|")
    for kind, counts in counted().items():
        print(f"| {kind} | {' | '.join(map(str, counts))} |")


if __name__ == "__main__":
    main()
