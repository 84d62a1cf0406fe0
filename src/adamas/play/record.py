"""Records: what was played. A record replays without a seed; record_json.py writes and reads it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from adamas.core.catalogue import box
from adamas.core.errors import AdamasError
from adamas.core.event import Event
from adamas.core.game import AnyGame
from adamas.core.options import Settings
from adamas.core.turn import Over, Turn
from adamas.play.dice import Deal
from adamas.play.errors import BadRecord
from adamas.play.ledger_entries import heads_of
from adamas.play.move_text import parse_move
from adamas.play.recorded_dice import Dice, FairDice, RepeatedDeal
from adamas.play.recorded_ledger import RecordedChange, RecordedLedger, RecordedSeat, Signature
from adamas.play.stacks import stacks_of
from adamas.play.table import Sitter, Table


@dataclass(frozen=True, slots=True)
class Record:
    """A game that was played, finished or not."""

    game: str
    rules_version: int
    edition: str
    options: Settings
    """Those that differ from the edition's."""
    seats: tuple[RecordedSeat, ...]
    moves: tuple[str, ...]
    """Every move in order: `treasure-9` for chance, `0:exit 2:continue` for what seats chose."""
    result: Over | None
    """None if the game was left unfinished."""
    dice: Dice | None
    """None if the cards came from somewhere else, such as a simulation."""
    changes: tuple[RecordedChange, ...] = ()
    """Who came and went during the game, where there is a ledger; `seats` is then the start."""
    ledger: RecordedLedger | None = None
    """None where there was none: in a simulation, or at a table from before there were any."""
    signature: Signature | None = None
    """None where no house gave its word: in a terminal, or before the end of the game."""

    def rules(self) -> AnyGame:
        """The rules that it was played by; BadRecord if they are not the ones installed here."""
        try:
            return box(self.game).open(self.edition, self.options, self.rules_version)
        except AdamasError as error:
            raise BadRecord(f"This record cannot be played here. {error}") from error


@dataclass(frozen=True, slots=True)
class Replayed:
    """One move of a record, as it was played."""

    number: int
    """Counted from 1."""
    text: str
    before: Any
    """The state before the move."""
    after: Any
    events: tuple[Event, ...]


def replay(record: Record) -> Iterator[Replayed]:
    """Play a record through, move by move; BadRecord names the move that does not fit."""
    game = record.rules()
    try:
        state = game.initial(len(record.seats))
    except AdamasError as error:
        raise BadRecord(f"This record cannot be played here. {error}") from error
    for number, text in enumerate(record.moves, start=1):
        try:
            after, events = game.apply(state, parse_move(game, text))
        except AdamasError as error:
            raise BadRecord(f"Move {number} of the record, `{text}`, is wrong. {error}") from error
        yield Replayed(number, text, state, after, events)
        state = after
    _compare_result(record, game, state)


def _compare_result(record: Record, game: AnyGame, state: Any) -> None:
    turn = game.turn(state)
    end = turn if isinstance(turn, Over) else None
    last = f"move {len(record.moves)}, `{record.moves[-1]}`," if record.moves else "no move at all"
    if record.result is not None and end is None:
        raise BadRecord(f"The record is cut off: after {last} the game is not over.")
    if record.result != end:
        raise BadRecord(
            f"After {last} the game is over with {_in_words(end)}, "
            f"but the record says {_in_words(record.result)}."
        )


def _in_words(result: Over | None) -> str:
    if result is None:
        return "that it was left unfinished"
    scores, ranks = (", ".join(map(str, each)) for each in (result.scores, result.ranks))
    return f"scores {scores} and ranks {ranks}"


def check(record: Record) -> None:
    """Raise BadRecord unless the record replays to its result."""
    for _ in replay(record):
        pass


def record_of(table: Table) -> Record:
    """The record of a table, also while it is being played: then without what is still secret."""
    turn = table.turn
    return _with_ledger(with_stacks(_record_of(table, turn)), table)


def _record_of(table: Table, turn: Turn) -> Record:
    return Record(
        game=table.game.name,
        rules_version=table.game.rules_version,
        edition=table.game.edition,
        options=table.game.options,
        seats=_seats_of(table),
        moves=table.moves,
        result=turn if isinstance(turn, Over) else None,
        dice=_dice_of(table),
    )


def _seats_of(table: Table) -> tuple[RecordedSeat, ...]:
    """Who sat there at the start; without a ledger, which tells the rest, at the end."""
    sitters = table.starters if table.ledger else table.sitters
    return tuple(_recorded(each) if each else RecordedSeat("–") for each in sitters)


def _recorded(sitter: Sitter) -> RecordedSeat:
    forgotten = None if sitter.salt else sitter.name_hash
    return RecordedSeat(sitter.name, sitter.bot, sitter.salt, forgotten)


def _with_ledger(record: Record, table: Table) -> Record:
    """The record with its ledger, if there is one; the seal is told when the game is over."""
    name, seal = table.setup.table, table.setup.seal
    if seal is None:
        return record
    changes = tuple(
        RecordedChange(
            each.after,
            each.seat,
            replace(_recorded(each.sitter), bot=None) if each.sitter else None,
            each.bot,
        )
        for each in table.changes
    )
    record = replace(record, changes=changes)
    heads = heads_of(record, name, seal)
    return replace(record, ledger=RecordedLedger(name, seal if record.result else None, heads))


def _dice_of(table: Table) -> Dice:
    if table.setup.repeat:
        return RepeatedDeal(table.setup.repeat.table, table.setup.repeat.keys, ())
    assert table.anchor is not None
    assert table.entropies is not None
    return FairDice(
        table=table.setup.table,
        anchor=table.anchor,
        commitments=table.commitments,
        entropies=tuple(None if each is None else each.hex() for each in table.entropies),
        secrets=table.secrets(),
        stacks=(),
    )


def with_stacks(record: Record) -> Record:
    """The record with the stacks of its dice filled in, as the rules give them."""
    if record.dice is None:
        return record
    game = record.rules()
    stacks = stacks_of((game.turn(step.before), step.text) for step in replay(record))
    return replace(record, dice=replace(record.dice, stacks=stacks))


def deal_of(record: Record) -> Deal:
    """The keys of a record, to deal the same cards at another table; BadRecord if it has none."""
    if record.dice is None:
        raise BadRecord("This record has no dice, so its deal cannot be repeated.")
    scores = record.result.scores if record.result else ()
    if isinstance(record.dice, RepeatedDeal):
        return replace(record.dice.deal(), scores=scores)
    game = record.rules()
    keys = (record.dice.key(game, epoch) for epoch in range(len(record.dice.secrets)))
    known = tuple(key for key in keys if key is not None)
    if not known:
        raise BadRecord("No secret of this record was published, so there is no deal yet.")
    return Deal(record.dice.table, known, scores)
