"""Tables for tests: set up, filled and played without anything random."""

import hashlib
from collections.abc import Callable
from random import Random
from typing import Any

from adamas.core.game import AnyGame
from adamas.play import commands
from adamas.play.dice import Deal, commitment
from adamas.play.log import Entry
from adamas.play.table import Change, Table
from tests.contract.cases import Case


def fixed_bytes(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def open_table(
    game: AnyGame, seats: int, name: str = "t1", deal: Deal | None = None, sealed: bool = False
) -> Change[Entry]:
    """A table; `sealed` is one with a ledger."""
    seal = fixed_bytes(f"seal {name}") if sealed else None
    secret = fixed_bytes(name)
    return commands.create(
        game, seats, table=name, secret=secret, bot_stream=name, at=0.0, deal=deal, seal=seal
    )


def filled(
    step: Change[Entry], entropy: bool = True
) -> tuple[Table, list[Entry], dict[int, bytes]]:
    """Everybody sits down; with entropy at all seats but the last."""
    table, entries = step.table, list(step.entries)
    entropies: dict[int, bytes] = {}
    for seat in table.seats:
        if entropy and seat < len(table.seats) - 1:
            entropies[seat] = fixed_bytes(f"entropy {seat}")
        sealed = commitment(entropies[seat]) if seat in entropies else None
        salt = fixed_bytes(f"salt {seat}")
        done = commands.sit(table, seat, f"P{seat}", at=1.0, commitment=sealed, salt=salt)
        table, entries = done.table, [*entries, *done.entries]
    return table, entries, entropies


def started(
    game: AnyGame, seats: int, name: str = "t1", deal: Deal | None = None, sealed: bool = False
) -> Change[Entry]:
    table, entries, entropies = filled(open_table(game, seats, name, deal, sealed))
    begun = commands.start(table, entropies, at=2.0)
    return Change(begun.table, (*entries, *begun.entries), begun.events)


def any_action(legal: tuple[Any, ...], seat: int, decision: int) -> Any:
    """A choice that depends on nothing but where it is made."""
    return Random(f"{seat}/{decision}").choice(legal)


def play_on(
    step: Change[Entry], choose: Callable[[tuple[Any, ...], int, int], Any] = any_action
) -> tuple[Table, list[Entry]]:
    """Play a table to its end; the table and all entries."""
    table, entries = step.table, list(step.entries)
    while not table.over:
        decision = table.decision
        for seat in table.waiting_for:
            action = choose(table.legal(seat), seat, decision)
            done = commands.choose(table, seat, decision, action, at=3.0)
            table, entries = done.table, [*entries, *done.entries]
    return table, entries


_played: dict[str, tuple[Table, list[Entry]]] = {}


def whole_table(case: Case) -> tuple[Table, list[Entry]]:
    """A table of each case that was played to its end, and its entries; played once."""
    if str(case) not in _played:
        _played[str(case)] = play_on(started(case.game, case.seats))
    return _played[str(case)]


_sealed: dict[str, tuple[Table, list[Entry]]] = {}


def sealed_table(case: Case) -> tuple[Table, list[Entry]]:
    """The same with a ledger."""
    if str(case) not in _sealed:
        _sealed[str(case)] = play_on(started(case.game, case.seats, sealed=True))
    return _sealed[str(case)]
