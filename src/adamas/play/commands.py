"""What people and clocks can do at a table. Each command gives a Change or raises.

A table waits for decisions only: chance has always spoken before a command returns.
"""

from collections.abc import Mapping
from typing import Any

from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.core.turn import Chance, Decide, Over
from adamas.play import events as happened
from adamas.play.dice import SECRET_BYTES, Deal, draw
from adamas.play.dice import commitment as commitment_to
from adamas.play.errors import BrokenSeal, SeatError, TableError, TooLate, WrongTime
from adamas.play.fold import fold, fold_all, open_table
from adamas.play.log import (
    Chosen,
    Committed,
    Created,
    Drawn,
    Entry,
    Repeat,
    Sat,
    Started,
    Stood,
    Substituted,
)
from adamas.play.names import checked_name
from adamas.play.table import Change, Table


def create(
    game: AnyGame,
    seats: int,
    *,
    table: str,
    secret: bytes,
    bot_stream: str,
    at: float,
    deal: Deal | None = None,
    seal: bytes | None = None,
) -> Change[Entry]:
    """Set up a table. `secret` is 32 random bytes; `deal` repeats the cards of another table.

    `seal` is 32 random bytes for the ledger; without it the table has none.
    """
    game.initial(seats)
    if len(secret) != SECRET_BYTES:
        raise TableError(f"The secret of a table has {SECRET_BYTES} bytes, not {len(secret)}.")
    if seal is not None and len(seal) != SECRET_BYTES:
        raise TableError(f"The seal of a table has {SECRET_BYTES} bytes, not {len(seal)}.")
    keys = tuple(key.hex() for key in deal.keys) if deal else ()
    repeat = Repeat(deal.table, keys, deal.scores) if deal else None
    options = tuple(game.options.items())
    entry = Created(
        at,
        table,
        game.name,
        game.rules_version,
        game.edition,
        options,
        seats,
        secret.hex(),
        bot_stream,
        repeat,
        seal.hex() if seal else None,
    )
    opened = open_table(game, entry)
    return Change(opened, (entry,), (happened.TableOpened(table, opened.anchor),))


def sit(
    table: Table,
    seat: Seat,
    name: str,
    *,
    at: float,
    bot: str | None = None,
    commitment: bytes | None = None,
    salt: bytes | None = None,
) -> Change[Entry]:
    """Take an empty seat, before the start or in place of somebody who left.

    `salt` is 32 random bytes, with which the name enters the ledger.
    """
    if seat not in table.seats:
        raise SeatError(f"There is no seat {seat}; the seats are 0 to {table.setup.seats - 1}.")
    if table.sitters[seat] is not None:
        raise SeatError(f"Seat {seat} is taken.")
    if table.started and commitment is not None:
        raise WrongTime("The dice are fixed since the start; whoever sits down later adds none.")
    if table.setup.seal is not None and (salt is None or len(salt) != SECRET_BYTES):
        raise TableError(f"A name enters the ledger with a salt of {SECRET_BYTES} bytes.")
    sealed = _checked_commitment(commitment)
    salted = salt.hex() if salt and table.setup.seal else None
    return fold_all(table, [Sat(at, seat, checked_name(name), bot, sealed, salted)])


def substitute(table: Table, seat: Seat, bot: str | None, *, at: float) -> Change[Entry]:
    """Let a bot play at a seat for whoever is away, or has left; or no longer."""
    return fold_all(table, [Substituted(at, seat, bot)])


def commit(table: Table, seat: Seat, commitment: bytes | None, *, at: float) -> Change[Entry]:
    """Commit to other entropy, or to none, before the start."""
    _check_taken(table, seat)
    if table.started:
        raise WrongTime("The dice are fixed since the start.")
    return fold_all(table, [Committed(at, seat, _checked_commitment(commitment))])


def _checked_commitment(commitment: bytes | None) -> str | None:
    if commitment is not None and len(commitment) != SECRET_BYTES:
        raise BrokenSeal("A commitment is a SHA-256, which has 32 bytes.")
    return commitment.hex() if commitment else None


def _check_taken(table: Table, seat: Seat) -> None:
    if seat not in table.seats or table.sitters[seat] is None:
        raise SeatError(f"Nobody sits at seat {seat}.")


def stand(table: Table, seat: Seat, *, at: float) -> Change[Entry]:
    """Give up a seat. A sealed choice of the seat stays."""
    _check_taken(table, seat)
    return fold_all(table, [Stood(at, seat)])


def start(
    table: Table, entropies: Mapping[Seat, bytes] | None = None, *, at: float
) -> Change[Entry]:
    """Begin, once all seats are taken and each seat that committed to entropy has given it."""
    entropies = entropies or {}
    if table.started:
        raise WrongTime("The game has started already.")
    for seat, sitter in enumerate(table.sitters):
        if sitter is None:
            raise WrongTime(f"Seat {seat} is empty; all seats must be taken before the start.")
        given = entropies.get(seat)
        if given is not None and len(given) != SECRET_BYTES:
            raise BrokenSeal(f"The entropy of a seat has {SECRET_BYTES} bytes, not {len(given)}.")
        found = commitment_to(given).hex() if given is not None else None
        if found != sitter.commitment:
            raise BrokenSeal(f"The entropy of seat {seat} is not the one that it committed to.")
    by_seat = (entropies.get(seat) for seat in table.seats)
    entry = Started(at, tuple(None if each is None else each.hex() for each in by_seat))
    return _and_draw(fold_all(table, [entry]))


def choose(
    table: Table, seat: Seat, decision: int, action: Any, *, at: float, by_default: bool = False
) -> Change[Entry]:
    """Make or change a sealed choice; the last one in opens them all."""
    turn = table.turn
    if isinstance(turn, Over):
        raise WrongTime("The game is over.")
    if decision != table.decision:
        raise TooLate(
            f"This answers decision {decision}, but the table is at decision {table.decision}. "
            "Look again and choose anew."
        )
    assert isinstance(turn, Decide), "a table that is not over waits for a decision"
    turn.check(seat, action)
    entry = Chosen(at, seat, decision, str(action), by_default)
    table, events = fold(table, entry, action)
    return _and_draw(Change(table, (entry,), events))


def choose_default(table: Table, seat: Seat, decision: int, *, at: float) -> Change[Entry]:
    """Choose for a seat that does not answer."""
    turn = table.turn
    if isinstance(turn, Decide) and seat in turn.defaults:
        return choose(table, seat, decision, turn.defaults[seat], at=at, by_default=True)
    raise WrongTime(f"Seat {seat} has nothing to decide now.")


def _and_draw(change: Change[Entry]) -> Change[Entry]:
    """Let chance speak until somebody has to decide or the game is over."""
    table, entries, events = change.table, list(change.entries), list(change.events)
    while isinstance(turn := table.turn, Chance):
        gone = table.drawn if turn.epoch == table.epoch else {}
        outcome = draw(table.key(turn.epoch), turn, gone)
        entry = Drawn(str(outcome))
        table, more = fold(table, entry, outcome)
        entries.append(entry)
        events += more
    return Change(table, tuple(entries), tuple(events))
