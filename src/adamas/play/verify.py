"""Checks a record: every commitment, every entry of its ledger, every card that was drawn.

`limits.py` says what such a check cannot tell.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from adamas.core.game import AnyGame
from adamas.core.turn import Chance
from adamas.play.dice import commitment, link, options_text, order
from adamas.play.errors import BadRecord
from adamas.play.ledger import BEFORE, head_after, signed_text
from adamas.play.ledger_entries import EntryKind, ledger_entries
from adamas.play.receipt import Receipt
from adamas.play.record import Record, replay, with_stacks
from adamas.play.recorded_dice import Dice, FairDice, RepeatedDeal
from adamas.play.recorded_ledger import RecordedLedger, Signature

Kind = Literal["secret", "entropy", "stack", "card", "receipt", "record", "signature"] | EntryKind
Fault = (
    Literal["", "hash", "missing", "stack", "no-draw", "dice", "receipt", "illegal"]
    | Literal["ledger", "no-head", "cut", "signature"]
)
SignatureCheck = Callable[[str, str, bytes], bool]
"""Whether a public key (hex) made a signature (hex) of these bytes."""


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was checked."""

    kind: Kind
    """What it is: a secret, a seat's entropy, a stack, a card, an entry of the ledger, the
    signature, a part of the receipt, or all."""
    holds: bool | None
    """None if it cannot be checked, because its secret is not published."""
    number: int = 0
    """Of the epoch, seat, stack or move."""
    name: str = ""
    """The card as the record writes it, or the part of the receipt."""
    fault: Fault = ""
    """Why it does not hold."""
    due: str = ""
    """What it is, or should have been."""


def verify(
    record: Record, receipt: Receipt | None = None, signed: SignatureCheck | None = None
) -> tuple[Check, ...]:
    """Check everything; BadRecord if the record is not even legal, or has no dice at all.

    `signed` checks signatures; without it they are not looked at.
    """
    if record.dice is None:
        raise BadRecord("This record has no dice: where its cards came from cannot be checked.")
    game = record.rules()
    checks = [*_check_commitments(record.dice), *_check_ledger(record)]
    try:
        settled = _settled(record, game)
    except BadRecord as error:
        return _name_the_forgery(record, record.dice, game, error)
    checks += [*_check_stacks(record), *_check_cards(record, record.dice, game, settled)]
    if signed and record.signature and record.ledger:
        checks.append(_check_signature(record.signature, record.ledger, signed))
    if receipt:
        checks += _check_receipt(receipt, record, game)
    return tuple(checks)


def _name_the_forgery(
    record: Record, dice: Dice, game: AnyGame, illegal: BadRecord
) -> tuple[Check, ...]:
    """What does not hold in a record that does not even replay; if all does, it is just illegal."""
    checks = [*_check_commitments(dice), *_check_ledger(record)]
    with suppress(BadRecord):
        checks.extend(_check_cards(record, dice, game, 0))
    if all(check.holds is not False for check in checks):
        raise illegal
    return (*checks, Check("record", False, fault="illegal", due=str(illegal)))


def _check_commitments(dice: Dice) -> Iterator[Check]:
    """Each secret hashes to the one before it, the first to the anchor; so does each entropy."""
    if isinstance(dice, RepeatedDeal):
        return
    before = dice.anchor
    for epoch, secret in enumerate(dice.secrets):
        # Epochs beyond the end of the chain use its last secret again.
        shared = epoch > 0 and link(epoch) == link(epoch - 1)
        hashed = secret if shared else commitment(bytes.fromhex(secret)).hex()
        yield _check("secret", hashed == before, epoch, fault="hash", due=hashed)
        before = secret
    for seat, (sealed, entropy) in enumerate(zip(dice.commitments, dice.entropies, strict=True)):
        if sealed is None and entropy is None:
            continue
        hashed = commitment(bytes.fromhex(entropy)).hex() if entropy else ""
        fault: Fault = "hash" if entropy else "missing"
        yield _check("entropy", hashed == sealed, seat, fault=fault, due=hashed)


def _check_ledger(record: Record) -> Iterator[Check]:
    """Each entry leads from the head before it to its own, so a false one is named alone.

    Before the end the seal is not published, and nothing can be checked.
    """
    ledger = record.ledger
    if ledger is None or ledger.seal is None:
        return
    seal, before = bytes.fromhex(ledger.seal), BEFORE
    heads = deque(ledger.heads)
    for number, entry in enumerate(ledger_entries(record, ledger.table, ledger.seal)):
        if not heads:
            yield _check(entry.kind, False, entry.move, entry.name, fault="no-head")
            continue
        found = head_after(before, seal, number, entry.text)
        before = bytes.fromhex(heads.popleft())
        yield _check(entry.kind, found == before, entry.move, entry.name, fault="ledger")
    if heads:
        yield _check("over", False, fault="cut")


def _check_signature(signature: Signature, ledger: RecordedLedger, signed: SignatureCheck) -> Check:
    """The house has signed the last head."""
    holds = signed(signature.key, signature.value, signed_text(ledger.last))
    return _check("signature", holds, fault="signature")


def _check_stacks(record: Record) -> Iterator[Check]:
    """The stacks that the record names are those that the rules give."""
    real = with_stacks(record).dice
    assert real is not None
    assert record.dice is not None
    named = dict(enumerate(record.dice.stacks))
    for place, stack in enumerate(real.stacks):
        yield _check("stack", named.get(place) == stack, place + 1, fault="stack")
    for place in range(len(real.stacks), len(named)):
        yield _check("stack", False, place + 1, fault="no-draw")


def _settled(record: Record, game: AnyGame) -> int:
    """The number of epochs whose secrets must have been published by the end of the record."""
    # Replayed first: it says in a sentence if so many cannot even play.
    states = [step.after for step in replay(record)]
    return game.settled_epochs(states[-1] if states else game.initial(len(record.seats)))


def _check_cards(record: Record, dice: Dice, game: AnyGame, settled: int) -> Iterator[Check]:
    """Draw each card again. A false one does not make those after it false."""
    epoch, drawn, left = -1, Counter[str](), Counter[str]()
    due: deque[str] = deque()
    for step in replay(record):
        turn = game.turn(step.before)
        if not isinstance(turn, Chance):
            continue
        number, card = step.number, step.text
        if turn.epoch != epoch:
            epoch, drawn, left = turn.epoch, Counter(), Counter()
        cards = Counter({str(outcome): copies for outcome, copies in turn.outcomes})
        key = dice.key(game, epoch)
        if key is None:
            # A secret that is due and missing is no excuse.
            due_by_now = False if epoch < settled else None
            yield _check("card", due_by_now, number, card, fault="missing")
        else:
            if cards != left:
                due = deque(order(key, turn, drawn))
            yield _check("card", due[0] == card, number, card, fault="dice", due=due.popleft())
        left = cards - Counter([card])
        drawn[card] += 1


def _check_receipt(receipt: Receipt, record: Record, game: AnyGame) -> Iterator[Check]:
    """The record is that of the table at which the receipt was given."""
    dice = record.dice
    fair = dice if isinstance(dice, FairDice) else None
    if fair is None and receipt.anchor:
        raise BadRecord("A receipt is for fair dice, but this record repeats an old deal.")
    in_range = fair is not None and receipt.seat in range(len(record.seats))
    table = record.ledger.table if record.ledger else fair.table if fair else None
    pairs = [
        ("table", receipt.table, table),
        ("game", receipt.game, record.game),
        ("options", receipt.options, options_text(game)),
        ("seats", str(receipt.seats), str(len(record.seats))),
        ("anchor", receipt.anchor, fair.anchor if fair else None),
        ("entropy", receipt.entropy, fair.entropies[receipt.seat] if fair and in_range else None),
    ]
    if receipt.head:
        heads = record.ledger.heads if record.ledger else ()
        known = 0 < receipt.entries <= len(heads)
        pairs.append(("head", receipt.head, heads[receipt.entries - 1] if known else None))
    if receipt.house:
        # A house signs every game that ends: what it has not signed is not the whole record.
        key = record.signature.key if record.signature else None
        pairs.append(("house", receipt.house, key))
    for what, kept, recorded in pairs:
        due = recorded or "–"
        yield _check("receipt", kept == recorded, name=what, fault="receipt", due=due)


def _check(
    kind: Kind, holds: bool | None, number: int = 0, name: str = "", *, fault: Fault, due: str = ""
) -> Check:
    """The fault and what is due are named only where there is a fault."""
    if holds is False:
        return Check(kind, holds, number, name, fault, due)
    return Check(kind, holds, number, name)
