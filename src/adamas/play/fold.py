"""Folding: how log entries change a table. Nothing else does."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, assert_never

from adamas.core.event import Event
from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.core.turn import Chance, Decide
from adamas.play import events as happened
from adamas.play.errors import BadRecord
from adamas.play.log import Chosen, Committed, Created, Drawn, Entry, Sat, Started, Stood
from adamas.play.move_text import joint_text
from adamas.play.table import Change, Sitter, Table


def open_table(game: AnyGame, entry: Created) -> Table:
    """The table that the first entry of a log describes."""
    return Table(game, entry, (None,) * entry.seats)


def rebuild(game: AnyGame, entries: Iterable[Entry]) -> Table:
    """The table that a whole log describes; BadRecord if it is not a log of this game."""
    first, *rest = entries
    if not isinstance(first, Created):
        raise BadRecord("A log begins with the entry that creates the table.")
    made_for = (first.game, first.rules_version, first.edition, dict(first.options))
    if made_for != (game.name, game.rules_version, game.edition, dict(game.options)):
        raise BadRecord(
            f"This log is of {first.game}, edition {first.edition}, rules version "
            f"{first.rules_version}, and cannot go on with other rules."
        )
    return fold_all(open_table(game, first), rest).table


def fold(table: Table, entry: Entry, meant: Any = None) -> tuple[Table, tuple[Event, ...]]:
    """The table after an entry, and what everybody can be told about it.

    `meant` is the action or outcome whose text the entry holds, for whoever has just written it;
    otherwise the text is read.
    """
    match entry:
        case Sat():
            sitter = Sitter(entry.name, entry.bot, entry.commitment)
            seated = happened.SatDown(entry.seat, entry.name, entry.commitment)
            return _seat(table, entry.seat, sitter), (seated,)
        case Stood(seat=seat):
            return _seat(table, seat, None), (happened.StoodUp(seat),)
        case Committed(seat=seat, commitment=commitment):
            there = table.sitters[seat]
            assert there is not None
            sealed = replace(there, commitment=commitment)
            return _seat(table, seat, sealed), (happened.SeatCommitted(seat, commitment),)
        case Started():
            entropies = tuple(None if e is None else bytes.fromhex(e) for e in entry.entropies)
            commitments = tuple(each.commitment if each else None for each in table.sitters)
            state = table.game.initial(table.setup.seats)
            begun = replace(table, entropies=entropies, commitments=commitments, state=state)
            return begun, (happened.GameStarted(entry.entropies),)
        case Chosen():
            action = table.game.parse_action(entry.action) if meant is None else meant
            return _seal(table, entry.seat, action)
        case Drawn(outcome=text):
            outcome = table.game.parse_outcome(text) if meant is None else meant
            return _draw(table, outcome, text)
        case Created():
            raise BadRecord("A table is created once.")
        case _:
            assert_never(entry)


def fold_all(table: Table, entries: Iterable[Entry]) -> Change[Entry]:
    """The table after some entries, with all that everybody can be told."""
    entries = tuple(entries)
    events: list[Event] = []
    for entry in entries:
        table, more = fold(table, entry)
        events += more
    return Change(table, entries, tuple(events))


def _seat(table: Table, seat: Seat, sitter: Sitter | None) -> Table:
    return replace(table, sitters=(*table.sitters[:seat], sitter, *table.sitters[seat + 1 :]))


def _seal(table: Table, seat: Seat, action: Any) -> tuple[Table, tuple[Event, ...]]:
    """Note a sealed choice; with the last one, open them all."""
    turn = table.turn
    assert isinstance(turn, Decide)
    news = () if seat in table.sealed else (happened.ChoiceMade(seat),)
    sealed = {**table.sealed, seat: action}
    if len(sealed) < len(turn.choices):
        return replace(table, sealed=sealed), news
    joint = {each: sealed[each] for each in turn.choices}
    table, events = _advance(
        table, joint, joint_text(joint), sealed={}, decision=table.decision + 1
    )
    return table, (*news, *events)


def _draw(table: Table, outcome: Any, text: str) -> tuple[Table, tuple[Event, ...]]:
    """Apply what chance brought, and count it for the dice."""
    turn = table.turn
    assert isinstance(turn, Chance)
    gone = table.drawn if turn.epoch == table.epoch else {}
    drawn = {**gone, text: gone.get(text, 0) + 1}
    return _advance(table, outcome, text, epoch=turn.epoch, drawn=drawn)


def _advance(table: Table, move: Any, text: str, **changes: Any) -> tuple[Table, tuple[Event, ...]]:
    """Play a move, and publish the secrets of epochs that it has settled."""
    state, events = table.game.apply(table.state, move)
    before = table.settled
    table = replace(table, state=state, moves=(*table.moves, text), **changes)
    if table.settled == before:
        return table, events
    published = tuple(
        happened.SecretPublished(epoch, secret)
        for epoch, secret in enumerate(table.secrets(before), start=before)
    )
    return table, (*events, *published)
