"""Folding: how log entries change a table. Nothing else does."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, assert_never

from adamas.core.event import Event
from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.core.turn import Chance, Decide, Over
from adamas.play import events as happened
from adamas.play.errors import BadRecord
from adamas.play.ledger import (
    Ledger,
    Occupant,
    Opening,
    change_text,
    choice_text,
    draw_text,
    extended,
    hashed_name,
    over_text,
    repeated_dice,
    start_text,
)
from adamas.play.log import (
    Chosen,
    Committed,
    Created,
    Drawn,
    Entry,
    Sat,
    Started,
    Stood,
    Substituted,
)
from adamas.play.move_text import joint_text
from adamas.play.table import Change, SeatChange, Sitter, Table


def open_table(game: AnyGame, entry: Created) -> Table:
    """The table that the first entry of a log describes."""
    table = Table(game, entry, (None,) * entry.seats)
    return table if entry.seal is None else _noted(table, opening_of(table).text(entry.seal))


def opening_of(table: Table) -> Opening:
    """What the ledger of a table begins with."""
    setup, repeat = table.setup, table.setup.repeat
    return Opening(
        setup.table,
        setup.game,
        setup.rules_version,
        setup.edition,
        dict(setup.options),
        setup.seats,
        repeated_dice(repeat.table, repeat.keys) if repeat else str(table.anchor),
    )


def _noted(table: Table, text: str) -> Table:
    """The table with one more entry in its ledger, if it has one."""
    return replace(table, ledger=_ledger_with(table, text))


def _ledger_with(table: Table, text: str) -> Ledger | None:
    """The ledger of a table with one more entry, if it has one."""
    seal = table.setup.seal
    return None if seal is None else extended(table.ledger, seal, text)


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
            seated = happened.SatDown(entry.seat, entry.name, entry.commitment)
            sat = _seat(table, entry.seat, _sitter(entry))
            return _take_over(sat, entry.seat, entry.bot), (seated,)
        case Stood(seat=seat):
            stood = _take_over(_seat(table, seat, None), seat, None)
            return stood, (happened.StoodUp(seat),)
        case Substituted(seat=seat, bot=bot):
            return _take_over(table, seat, bot), ()
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
            return _note_start(begun, entry), (happened.GameStarted(entry.entropies),)
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


def _sitter(entry: Sat) -> Sitter:
    """Who sat down; what was forgotten of them left its hash behind."""
    name_hash = hashed_name(entry.salt, entry.name) if entry.salt else entry.name_hash
    return Sitter(entry.name, entry.bot, entry.commitment, entry.salt, name_hash)


def occupant(sitter: Sitter | None, bot: str | None) -> Occupant:
    """Who plays at a seat, as the ledger says it."""
    return Occupant(sitter.name_hash if sitter else None, bot)


def _note_start(table: Table, entry: Started) -> Table:
    starters = tuple(each for each in table.sitters if each)
    occupants = [occupant(each, each.bot) for each in starters]
    # The cards of an old deal are fixed: whatever seats add there changes nothing, nor is it kept.
    added = (None,) * len(starters) if table.setup.repeat else entry.entropies
    return _noted(replace(table, starters=starters), start_text(occupants, added))


def _take_over(table: Table, seat: Seat, bot: str | None) -> Table:
    """Note who plays at a seat from now on; before the start nobody does, after the end neither."""
    if not table.started or table.over or table.setup.seal is None:
        return table
    change = SeatChange(len(table.moves), seat, table.sitters[seat], bot)
    noted = _noted(table, change_text(seat, occupant(change.sitter, bot)))
    return replace(noted, changes=(*table.changes, change))


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
    text = joint_text(joint)
    ledger = _ledger_with(table, choice_text(text))
    table, events = _advance(
        table, joint, text, sealed={}, decision=table.decision + 1, ledger=ledger
    )
    return table, (*news, *events)


def _draw(table: Table, outcome: Any, text: str) -> tuple[Table, tuple[Event, ...]]:
    """Apply what chance brought, and count it for the dice."""
    turn = table.turn
    assert isinstance(turn, Chance)
    gone = table.drawn if turn.epoch == table.epoch else {}
    drawn = {**gone, text: gone.get(text, 0) + 1}
    noted = {} if table.setup.seal is None else _note_draw(table, turn, text)
    return _advance(table, outcome, text, epoch=turn.epoch, drawn=drawn, **noted)


def _note_draw(table: Table, turn: Chance[Any], text: str) -> dict[str, Any]:
    """What a card changes about the ledger; with the first of a stack also what lay in it.

    See `stacks_of`.
    """
    cards = {str(outcome): copies for outcome, copies in turn.outcomes}
    first = not table.drawn or turn.epoch != table.epoch or cards != table.left
    ledger = _ledger_with(table, draw_text(text, (turn.epoch, cards) if first else None))
    cards[text] -= 1
    return {
        "ledger": ledger,
        "left": {card: copies for card, copies in cards.items() if copies},
    }


def _advance(table: Table, move: Any, text: str, **changes: Any) -> tuple[Table, tuple[Event, ...]]:
    """Play a move, and publish the secrets of epochs that it has settled."""
    state, events = table.game.apply(table.state, move)
    before = table.settled
    table = replace(table, state=state, moves=(*table.moves, text), **changes)
    if isinstance(turn := table.turn, Over):
        table = _noted(table, over_text(turn))
    if table.settled == before:
        return table, events
    published = tuple(
        happened.SecretPublished(epoch, secret)
        for epoch, secret in enumerate(table.secrets(before), start=before)
    )
    return table, (*events, *published)
