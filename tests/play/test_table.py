"""Tables: seats, sealed choices, and the same table again from its log."""

import json

import pytest

from adamas.core.codec import dumps, from_data, to_data
from adamas.core.errors import BadOption, IllegalMove, Malformed
from adamas.core.turn import Decide
from adamas.play import commands
from adamas.play.dice import commitment
from adamas.play.errors import BadRecord, BrokenSeal, SeatError, TableError, TooLate, WrongTime
from adamas.play.events import (
    ChoiceMade,
    GameStarted,
    SatDown,
    SeatCommitted,
    SecretPublished,
    StoodUp,
    TableOpened,
)
from adamas.play.fold import fold, rebuild
from adamas.play.log import Chosen, Created, Entry, Sat
from adamas.play.record import record_of
from adamas.play.table import Change, Table
from tests.contract.cases import EDITIONS, Case, every_edition
from tests.effort import examples
from tests.play.tables import (
    any_action,
    filled,
    fixed_bytes,
    open_table,
    play_on,
    started,
    whole_table,
)


def decided(case: Case) -> Table:
    """A table that waits for its first decision."""
    return started(case.game, case.seats).table


@every_edition
def test_a_table_rebuilt_at_any_point_goes_on_as_it_would_have(case: Case) -> None:
    game = case.game
    _, entries = whole_table(case)
    end = rebuild(game, entries)
    assert end.over
    places = range(1, len(entries), max(1, len(entries) // examples(4)))
    for place in places:
        middle = rebuild(game, entries[:place])
        for entry in entries[place:]:
            middle, _ = fold(middle, entry)
        assert middle == end


@every_edition
def test_a_table_rebuilt_in_a_vote_makes_the_same_moves(case: Case) -> None:
    """Not only the old entries: what follows is drawn and decided as before."""
    game = case.game
    _, entries = whole_table(case)
    votes = [place for place, entry in enumerate(entries) if isinstance(entry, Chosen)]
    for place in votes[:: max(1, len(votes) // examples(2))]:
        again = rebuild(game, entries[: place + 1])
        # A crash between a choice and the draw that follows cannot happen: they are one row.
        if again.waiting_for:
            _, more = play_on(Change(again, (), ()))
            assert entries[: place + 1] + more == entries


@every_edition
def test_log_entries_survive_the_codec(case: Case) -> None:
    _, entries = whole_table(case)
    for entry in entries[:40]:
        kind: type[Entry] = type(entry)
        assert from_data(kind, json.loads(dumps(entry))) == entry


@every_edition
def test_sealed_choices_are_invisible(case: Case) -> None:
    """Tables that differ only in one seat's sealed choice look the same to everybody else."""
    table = decided(case)
    tried = 0
    while not table.over and tried < 3:
        turn = table.turn
        assert isinstance(turn, Decide)
        chooser = next(iter(turn.choices))
        if len(turn.choices) > 1 and len(turn.choices[chooser]) > 1:
            _check_sealed(table, chooser)
            tried += 1
        for seat, legal in turn.choices.items():
            action = any_action(legal, seat, table.decision)
            table = commands.choose(table, seat, table.decision, action, at=0.0).table
            if table.waiting_for == ():
                break


def _check_sealed(table: Table, chooser: int) -> None:
    one, other, *_ = table.legal(chooser)
    first = commands.choose(table, chooser, table.decision, one, at=0.0)
    second = commands.choose(table, chooser, table.decision, other, at=0.0)
    assert first.events == second.events == (ChoiceMade(chooser),)
    for viewer in (None, *table.seats):
        if viewer != chooser:
            assert dumps(first.table.screen(viewer)) == dumps(table.screen(viewer))
            assert dumps(second.table.view(viewer)) == dumps(table.view(viewer))
            if viewer is not None:
                assert first.table.legal(viewer) == second.table.legal(viewer)
    changed = commands.choose(first.table, chooser, table.decision, other, at=0.0)
    assert changed.events == (), "a change of mind is told to nobody"
    assert changed.table == second.table
    assert chooser not in changed.table.waiting_for


CASE = EDITIONS[0]


class TestCreating:
    def test_the_anchor_is_out_before_anybody_sits(self) -> None:
        step = open_table(CASE.game, CASE.seats)
        assert step.events == (TableOpened("t1", step.table.anchor),)
        assert step.table.sitters == (None,) * CASE.seats
        assert not step.table.started
        assert step.table.secrets() == ()
        assert step.table.waiting_for == ()
        assert not step.table.over

    def test_what_cannot_be_played_cannot_be_created(self) -> None:
        with pytest.raises(BadOption):
            open_table(CASE.game, 99)
        with pytest.raises(TableError, match="32 bytes, not 5"):
            commands.create(CASE.game, 3, table="t", secret=b"short", bot_stream="", at=0.0)


class TestSitting:
    def test_seats_are_taken_and_given_up(self) -> None:
        step = commands.sit(open_table(CASE.game, 3).table, 1, "  Ann  Lee ", at=1.0)
        assert step.events == (SatDown(1, "Ann Lee", None),)
        assert step.table.sitters[1] is not None
        assert step.table.sitters[1].name == "Ann Lee"
        left = commands.stand(step.table, 1, at=2.0)
        assert left.events == (StoodUp(1),)
        assert left.table.sitters == (None, None, None)

    def test_wrong_seats_are_refused(self) -> None:
        table = commands.sit(open_table(CASE.game, 3).table, 1, "Ann", at=1.0).table
        with pytest.raises(SeatError, match="Seat 1 is taken"):
            commands.sit(table, 1, "Bo", at=2.0)
        for seat in (-1, 3):
            with pytest.raises(SeatError, match="seats are 0 to 2"):
                commands.sit(table, seat, "Bo", at=2.0)
            with pytest.raises(SeatError, match="Nobody sits"):
                commands.stand(table, seat, at=2.0)
        with pytest.raises(SeatError, match="Nobody sits at seat 0"):
            commands.stand(table, 0, at=2.0)

    @pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\u202eb", "a\x00b", "\ud800"])
    def test_names_that_cannot_be_read_out_are_refused(self, name: str) -> None:
        with pytest.raises(Malformed, match="name"):
            commands.sit(open_table(CASE.game, 3).table, 0, name, at=1.0)

    def test_a_commitment_is_a_hash(self) -> None:
        with pytest.raises(BrokenSeal, match="32 bytes"):
            commands.sit(open_table(CASE.game, 3).table, 0, "Ann", at=1.0, commitment=b"x")

    def test_a_commitment_can_be_changed_before_the_start(self) -> None:
        table = commands.sit(open_table(CASE.game, 3).table, 1, "Ann", at=1.0).table
        sealed = commitment(fixed_bytes("other"))
        step = commands.commit(table, 1, sealed, at=2.0)
        assert step.events == (SeatCommitted(1, sealed.hex()),)
        assert step.table.sitters[1] is not None
        assert step.table.sitters[1].commitment == sealed.hex()
        back = commands.commit(step.table, 1, None, at=3.0).table
        assert back == table
        with pytest.raises(SeatError, match="Nobody sits at seat 0"):
            commands.commit(table, 0, sealed, at=2.0)
        with pytest.raises(BrokenSeal, match="32 bytes"):
            commands.commit(table, 1, b"short", at=2.0)
        with pytest.raises(WrongTime, match="fixed since the start"):
            commands.commit(decided(CASE), 0, sealed, at=9.0)

    def test_whoever_sits_down_later_adds_no_entropy(self) -> None:
        table = commands.stand(started(CASE.game, 3).table, 0, at=3.0).table
        with pytest.raises(WrongTime, match="fixed since the start"):
            commands.sit(table, 0, "Bo", at=4.0, commitment=commitment(b"x" * 32))
        again = commands.sit(table, 0, "Bo", at=4.0).table
        assert again.sitters[0] is not None
        assert again.key(0) == table.key(0)
        assert record_of(table).seats[0].name == "–"


class TestStarting:
    def test_all_seats_must_be_taken(self) -> None:
        with pytest.raises(WrongTime, match="Seat 0 is empty"):
            commands.start(open_table(CASE.game, 3).table, at=2.0)

    def test_every_entropy_must_be_the_one_committed_to(self) -> None:
        table, _, entropies = filled(open_table(CASE.game, 3))
        with pytest.raises(BrokenSeal, match="seat 0"):
            commands.start(table, {}, at=2.0)
        with pytest.raises(BrokenSeal, match="seat 1"):
            commands.start(table, {**entropies, 1: fixed_bytes("other")}, at=2.0)
        with pytest.raises(BrokenSeal, match="seat 2"):
            commands.start(table, {**entropies, 2: fixed_bytes("uninvited")}, at=2.0)
        with pytest.raises(BrokenSeal, match="32 bytes, not 1"):
            commands.start(table, {**entropies, 1: b"x"}, at=2.0)

    def test_it_starts_once(self) -> None:
        step = started(CASE.game, 3)
        assert step.table.started
        assert isinstance(step.events[0], GameStarted)
        with pytest.raises(WrongTime, match="already"):
            commands.start(step.table, at=3.0)

    def test_before_the_start_there_is_no_turn(self) -> None:
        table = open_table(CASE.game, 3).table
        with pytest.raises(WrongTime, match="not started"):
            commands.choose(table, 0, 0, None, at=1.0)
        with pytest.raises(WrongTime, match="not started"):
            table.screen(0)


class TestChoosing:
    def test_a_choice_for_another_decision_is_too_late(self) -> None:
        table = decided(CASE)
        action = table.legal(0)[0]
        for decision in (-1, 1, 7):
            with pytest.raises(TooLate, match="decision 0"):
                commands.choose(table, 0, decision, action, at=3.0)

    def test_an_old_choice_never_slips_into_the_next_vote(self) -> None:
        table = decided(CASE)
        stale = table.legal(0)[0]
        while table.decision == 0:
            seat = table.waiting_for[0]
            table = commands.choose(table, seat, 0, table.legal(seat)[0], at=3.0).table
        assert table.sealed == {}
        with pytest.raises(TooLate):
            commands.choose(table, 0, 0, stale, at=3.0)

    def test_illegal_choices_leave_the_table_as_it_was(self) -> None:
        table = decided(CASE)
        with pytest.raises(IllegalMove):
            commands.choose(table, 0, 0, "nonsense", at=3.0)
        with pytest.raises(IllegalMove, match="nothing to decide"):
            commands.choose(table, 9, 0, table.legal(0)[0], at=3.0)
        assert table == decided(CASE)
        assert table.legal(9) == ()

    def test_a_seat_that_does_not_answer_gets_its_default(self) -> None:
        table = decided(CASE)
        turn = table.turn
        assert isinstance(turn, Decide)
        seat = next(iter(turn.defaults))
        step = commands.choose_default(table, seat, 0, at=9.0)
        entry = step.entries[0]
        assert entry == Chosen(9.0, seat, 0, str(turn.defaults[seat]), True)
        with pytest.raises(WrongTime, match="nothing to decide"):
            commands.choose_default(table, 99, 0, at=9.0)

    @every_edition
    def test_defaults_alone_finish_a_game(self, case: Case) -> None:
        if len(case.game.settings) and case.seats == case.box.seats[-1]:
            table = decided(case)
            for _ in range(4000):
                if table.over:
                    break
                seat = table.waiting_for[0]
                table = commands.choose_default(table, seat, table.decision, at=0.0).table
        else:
            table, _ = whole_table(case)
        assert table.over

    def test_after_the_end_nothing_follows(self) -> None:
        table, _ = whole_table(CASE)
        with pytest.raises(WrongTime, match="over"):
            commands.choose(table, 0, table.decision, None, at=3.0)
        with pytest.raises(WrongTime, match="nothing to decide"):
            commands.choose_default(table, 0, table.decision, at=3.0)
        assert table.legal(0) == ()
        assert table.waiting_for == ()

    @every_edition
    def test_secrets_come_out_when_nothing_is_hidden_any_more(self, case: Case) -> None:
        game = case.game
        begun = started(game, case.seats)
        table, events = begun.table, list(begun.events)
        while not table.over:
            seat = table.waiting_for[0]
            action = any_action(table.legal(seat), seat, table.decision)
            step = commands.choose(table, seat, table.decision, action, at=3.0)
            told = [event.epoch for event in step.events if isinstance(event, SecretPublished)]
            assert told == list(range(table.settled, step.table.settled))
            table, events = step.table, [*events, *step.events]
        published = [event.secret for event in events if isinstance(event, SecretPublished)]
        assert tuple(published) == table.secrets()


class TestLogs:
    def test_a_log_begins_with_its_creation(self) -> None:
        with pytest.raises(BadRecord, match="begins with"):
            rebuild(CASE.game, [Sat(0.0, 0, "Ann", None, None)])

    def test_a_table_is_created_once(self) -> None:
        step = open_table(CASE.game, 3)
        with pytest.raises(BadRecord, match="created once"):
            rebuild(CASE.game, [*step.entries, *step.entries])

    def test_a_log_of_other_rules_is_refused(self) -> None:
        created = open_table(CASE.game, 3).entries[0]
        assert isinstance(created, Created)
        old = from_data(Created, {**to_data(created), "rules_version": 0})
        with pytest.raises(BadRecord, match="rules version 0"):
            rebuild(CASE.game, [old])
