"""The ledger: a running hash over everything public at a table, in order. docs/ledger.md has it.

Each entry joins as a salted commitment, because some moves stay secret until the end: its head can
be told at once and tells nothing. The salts follow from the seal of the table, which is published
when the game is over; then anybody can go through the whole ledger again.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from adamas.core.seat import Seat
from adamas.core.turn import Over
from adamas.play.dice import NO_ENTROPY

LEDGER = "adamas-ledger-1"
NOTHING = "-"
"""Stands in an entry for what is not there: a picture, a bot, a name."""
BEFORE = bytes(32)
"""The head before the first entry."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """How far the ledger of a table has come."""

    entries: int
    """How many there are."""
    head: str
    """The hash over all of them, in hex."""


def extended(ledger: Ledger | None, seal: str, text: str) -> Ledger:
    """The ledger with one more entry; None is the empty one."""
    number = ledger.entries if ledger else 0
    before = bytes.fromhex(ledger.head) if ledger else BEFORE
    return Ledger(number + 1, head_after(before, bytes.fromhex(seal), number, text).hex())


def head_after(before: bytes, seal: bytes, number: int, text: str) -> bytes:
    """The head with the entry of that number."""
    salt = hmac.digest(seal, str(number).encode(), "sha256")
    return _hash(before, _hash(salt, text.encode()))


def _hash(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def hashed_name(salt: str, name: str) -> str:
    """How a name enters the ledger, in hex: so that it can be forgotten and the ledger still hold.

    `salt` is 32 bytes in hex, drawn for this name alone.
    """
    return _hash(bytes.fromhex(salt), name.encode()).hex()


@dataclass(frozen=True, slots=True)
class Opening:
    """What the first entry says: all that is fixed before anybody sits down."""

    table: str
    game: str
    rules_version: int
    edition: str
    options: Mapping[str, str]
    """Those that differ from the edition's."""
    seats: int
    dice: str
    """The anchor of the dice, or what `repeated_dice` makes of an old deal."""

    def text(self, seal: str) -> str:
        """The first entry, which also commits to the seal."""
        options = [f"{name}={value}" for name, value in sorted(self.options.items())]
        parts = (
            LEDGER,
            self.table,
            self.game,
            str(self.rules_version),
            self.edition,
            str(len(options)),
            *options,
            str(self.seats),
            self.dice,
            _hash(bytes.fromhex(seal)).hex(),
        )
        return "\n".join(parts)


def repeated_dice(table: str, keys: Iterable[str]) -> str:
    """What the first entry says of the deal of another table: its name and a hash of its keys."""
    return f"{table} {_hash(*map(bytes.fromhex, keys)).hex()}"


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who plays at a seat, as the ledger says it."""

    name_hash: str | None
    """None if the seat is nobody's."""
    bot: str | None
    """The spec of the bot that plays there."""

    def lines(self) -> tuple[str, str, str]:
        """Name, picture, bot. Nobody has a picture so far; its line is kept for it."""
        return self.name_hash or NOTHING, NOTHING, self.bot or NOTHING


def start_text(occupants: Sequence[Occupant], entropies: Sequence[str | None]) -> str:
    """The entry of the start: who sits where, and what they added to the dice."""
    lines = ["start"]
    for occupant, entropy in zip(occupants, entropies, strict=True):
        lines += [*occupant.lines(), entropy or NO_ENTROPY]
    return "\n".join(lines)


def change_text(seat: Seat, occupant: Occupant) -> str:
    """The entry of somebody who plays at a seat from now on."""
    return "\n".join(("seat", str(seat), *occupant.lines()))


def choice_text(move: str) -> str:
    """The entry of what seats chose, when it is revealed."""
    return f"choice\n{move}"


def draw_text(card: str, stack: tuple[int, Mapping[str, int]] | None) -> str:
    """The entry of a card; the first one of a stack tells its epoch and all that lay in it."""
    if stack is None:
        return f"card\n{card}"
    epoch, cards = stack
    lay = (f"{each}*{copies}" for each, copies in sorted(cards.items()))
    return "\n".join(("card", card, str(epoch), *lay))


def over_text(result: Over) -> str:
    """The last entry: the game is over, and how it ended."""
    scores, ranks = (",".join(map(str, each)) for each in (result.scores, result.ranks))
    return f"over\n{scores}\n{ranks}"


def signed_text(ledger: Ledger) -> bytes:
    """What a house signs of a finished game."""
    return f"adamas-signature-1\n{ledger.entries}\n{ledger.head}\nover".encode()
