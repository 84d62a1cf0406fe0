"""What people, clocks and bots can do at a hosted table. Each command gives a Change or raises.

A command is checked against the table as it is now. When somebody else's row came first, the table
has caught up by then, and the command is checked again from the beginning.
"""

from collections.abc import Callable, Mapping, Sequence

from adamas.core.event import Event
from adamas.core.seat import Seat
from adamas.live.entries import (
    AnyEntry,
    Barred,
    Came,
    Closed,
    Held,
    HostNamed,
    Rematched,
    Revealed,
    Said,
    StartCalled,
    StartCalledOff,
    StoodIn,
    Went,
)
from adamas.live.errors import NoChat, NotHost, NotWelcome, NotYours
from adamas.live.hosted_table import HostedTable
from adamas.live.phrases import PHRASES
from adamas.play import commands as playing
from adamas.play.dice import commitment as commitment_to
from adamas.play.errors import BrokenSeal, SeatError, TooLate, WrongTime
from adamas.play.log import Entry
from adamas.play.names import checked_text
from adamas.play.table import Change, Table

LONGEST_TEXT = 200
REVEAL_SECONDS = 15
"""How long the seats may take to reveal their entropy."""


LiveChange = Change[AnyEntry]
TableCommand = Callable[[HostedTable, float], LiveChange | None]
"""A command, to be tried at a hosted table at a time; None if there is nothing left to do."""


def _noted(hosted: HostedTable, *entries: AnyEntry) -> LiveChange:
    """A change around the table."""
    return Change(hosted.table, entries)


def _played(
    change: Change[Entry], *others: AnyEntry, before: Sequence[AnyEntry] = ()
) -> LiveChange:
    """A change at the table, and perhaps around it."""
    return Change(change.table, (*before, *change.entries, *others), change.events)


def sit(
    person: str, process: str, name: str, seat: Seat | None, commitment: bytes | None
) -> TableCommand:
    """Take a seat: a certain one, or any."""

    def command(hosted: HostedTable, at: float) -> LiveChange:
        _check_open(hosted)
        if person in hosted.barred:
            raise NotWelcome("The host has removed you from this table.")
        if hosted.starting is not None:
            raise WrongTime("The game is about to start; sit down when it has, or has not.")
        table = hosted.table
        place = _free_seat(table) if seat is None else seat
        # The clean name is what counts: “Ann ” and “Ann” would look the same.
        change = playing.sit(table, place, name, at=at, commitment=commitment)
        taken = {each.name for each in table.sitters if each}
        sitter = change.table.sitters[place]
        if sitter and sitter.name in taken:
            raise SeatError(f"Somebody at this table is called {sitter.name} already.")
        return _played(change, Held(place, person), Came(place, process))

    return command


def _free_seat(table: Table) -> Seat:
    free = next((seat for seat in table.seats if table.sitters[seat] is None), None)
    if free is None:
        raise SeatError("All seats are taken; you can watch.")
    return free


def commit(person: str, seat: Seat, commitment: bytes | None) -> TableCommand:
    """Commit to other entropy before the start."""

    def command(hosted: HostedTable, at: float) -> LiveChange:
        _check_holder(hosted, person, seat)
        if hosted.starting is not None:
            raise WrongTime("The start has been called; commitments are frozen.")
        return _played(playing.commit(hosted.table, seat, commitment, at=at))

    return command


def stand(person: str, seat: Seat) -> TableCommand:
    """Give up a seat. In a game that has begun, a bot plays it until somebody else sits down."""

    def command(hosted: HostedTable, at: float) -> LiveChange:
        _check_open(hosted)
        _check_holder(hosted, person, seat)
        _check_not_starting(hosted)
        return _played(playing.stand(hosted.table, seat, at=at))

    return command


def seat_bot(person: str, seat: Seat, spec: str, name: str) -> TableCommand:
    """The host puts a bot at an empty seat."""

    def command(hosted: HostedTable, at: float) -> LiveChange:
        _check_host(hosted, person)
        _check_before(hosted)
        return _played(playing.sit(hosted.table, seat, name, at=at, bot=spec))

    return command


def remove(person: str, seat: Seat) -> TableCommand:
    """The host empties a seat before the start; a person who sat there cannot come back."""

    def command(hosted: HostedTable, at: float) -> LiveChange:
        _check_host(hosted, person)
        _check_before(hosted)
        change = playing.stand(hosted.table, seat, at=at)
        holder = hosted.holders[seat]
        if holder is None or holder == person:
            return _played(change)
        return _played(change, Barred(holder))

    return command


def hand_over(person: str, seat: Seat) -> TableCommand:
    """The host makes somebody else the host."""

    def command(hosted: HostedTable, at: float) -> LiveChange:
        _check_host(hosted, person)
        _check_open(hosted)
        holder = hosted.holders[seat] if seat in hosted.table.seats else None
        if holder is None:
            raise SeatError(f"Nobody sits at seat {seat} who could be the host.")
        return _noted(hosted, HostNamed(holder))

    return command


def start(person: str) -> TableCommand:
    """The host calls the start: at once, or as soon as all entropy is on the table."""

    def command(hosted: HostedTable, at: float) -> LiveChange:
        _check_host(hosted, person)
        _check_before(hosted)
        if any(sitter and sitter.commitment for sitter in hosted.table.sitters):
            empty = next((s for s in hosted.table.seats if hosted.table.sitters[s] is None), None)
            if empty is not None:
                raise WrongTime(f"Seat {empty} is empty; all seats must be taken before the start.")
            return _noted(hosted, StartCalled())
        return _played(playing.start(hosted.table, at=at))

    return command


def reveal(person: str, seat: Seat, entropy: bytes) -> TableCommand:
    """Give the entropy that was committed to; with the last one, the game begins."""

    def command(hosted: HostedTable, at: float) -> LiveChange | None:
        _check_holder(hosted, person, seat)
        if seat in hosted.revealed:
            return None
        if hosted.starting is None:
            raise WrongTime("No start has been called.")
        sitter = hosted.table.sitters[seat]
        found = commitment_to(entropy).hex()
        if sitter is None or sitter.commitment != found:
            raise BrokenSeal(f"The entropy of seat {seat} is not the one that it committed to.")
        given = Revealed(seat, entropy.hex())
        if hosted.hidden_entropy != (seat,):
            return _noted(hosted, given)
        all_given = {
            s: bytes.fromhex(e) for s, e in {**hosted.revealed, seat: given.entropy}.items()
        }
        return _played(playing.start(hosted.table, all_given, at=at), before=(given,))

    return command


def call_off(hosted: HostedTable, at: float) -> LiveChange | None:
    """Give up a start for which some entropy is missing; what was revealed is worth nothing now."""
    if hosted.starting is None or at < hosted.starting + REVEAL_SECONDS:
        return None
    missing = hosted.hidden_entropy
    table, entries, events = hosted.table, list[AnyEntry](), list[Event]()
    for seat, sitter in enumerate(table.sitters):
        if sitter and sitter.commitment:
            change = playing.commit(table, seat, None, at=at)
            table, entries = change.table, [*entries, *change.entries]
            events += change.events
    return Change(table, (*entries, StartCalledOff(missing)), tuple(events))


def choose(person: str, seat: Seat, decision: int, action: str) -> TableCommand:
    """Make or change a sealed choice."""

    def command(hosted: HostedTable, at: float) -> LiveChange:
        _check_holder(hosted, person, seat)
        _check_open(hosted)
        if seat in hosted.timed_out and decision == hosted.table.decision:
            raise TooLate("Your time ran out, and the default was chosen for you.")
        parsed = hosted.table.game.parse_action(action)
        return _played(playing.choose(hosted.table, seat, decision, parsed, at=at))

    return command


def choose_for_bots(decision: int, actions: Mapping[Seat, object]) -> TableCommand:
    """What bots chose, as far as they still have to."""

    def command(hosted: HostedTable, at: float) -> LiveChange | None:
        def play(change: Change[Entry]) -> Change[Entry]:
            for seat in hosted.bots_to_move:
                if seat in actions and change.table.decision == decision:
                    action = actions[seat]
                    change = _then(
                        change, playing.choose(change.table, seat, decision, action, at=at)
                    )
            return change

        return None if hosted.closed else _any(hosted, play)

    return command


def time_out(decision: int) -> TableCommand:
    """Take the defaults of all seats whose time has run out."""

    def command(hosted: HostedTable, at: float) -> LiveChange | None:
        def play(change: Change[Entry]) -> Change[Entry]:
            for seat, deadline in hosted.deadlines.items():
                if deadline <= at and change.table.decision == decision:
                    change = _then(
                        change, playing.choose_default(change.table, seat, decision, at=at)
                    )
            return change

        return None if hosted.closed else _any(hosted, play)

    return command


def _then(change: Change[Entry], more: Change[Entry]) -> Change[Entry]:
    return Change(more.table, (*change.entries, *more.entries), (*change.events, *more.events))


def _any(hosted: HostedTable, play: Callable[[Change[Entry]], Change[Entry]]) -> LiveChange | None:
    change = play(Change(hosted.table, (), ()))
    return _played(change) if change.entries else None


def come(seat: Seat, process: str) -> TableCommand:
    """The holder of a seat is here."""

    def command(hosted: HostedTable, at: float) -> LiveChange | None:
        seen = hosted.seen_by[seat] == process and seat not in hosted.stand_ins
        return None if seen or not hosted.holders[seat] else _noted(hosted, Came(seat, process))

    return command


def go(seat: Seat, process: str) -> TableCommand:
    """The holder of a seat is not seen any more by the process that saw them."""

    def command(hosted: HostedTable, at: float) -> LiveChange | None:
        seen = hosted.seen_by[seat] == process
        return _noted(hosted, Went(seat)) if seen else None

    return command


def stand_in(hosted: HostedTable, at: float) -> LiveChange | None:
    """Let bots play for all who have been away for too long."""
    due = [StoodIn(seat) for seat, when in hosted.takeovers.items() if when <= at]
    return _noted(hosted, *due) if due else None


def say(person: str, name: str, phrase: str | None, text: str | None) -> TableCommand:
    """Say a phrase, or something in one's own words where the host allows it."""

    def command(hosted: HostedTable, at: float) -> LiveChange:
        if person in hosted.barred:
            raise NotWelcome("The host has removed you from this table.")
        if hosted.settings.chat == "none":
            raise NoChat("Nobody talks at this table.")
        if phrase is not None:
            if phrase not in PHRASES:
                raise NoChat(f"`{phrase}` is none of the phrases.")
            return _noted(hosted, Said(person, name, phrase, None))
        if hosted.settings.chat != "free":
            raise NoChat("At this table people talk by phrases.")
        words = checked_text(text or "", "What you say", LONGEST_TEXT)
        return _noted(hosted, Said(person, name, None, words))

    return command


def rematch(person: str, table: str) -> TableCommand:
    """Agree on the table at which the same people play again; None if they already have."""

    def command(hosted: HostedTable, at: float) -> LiveChange | None:
        if not hosted.table.over:
            raise WrongTime("The game is not over yet.")
        if not hosted.seats_of(person) and not hosted.is_host(person):
            raise NotYours("Only those who played can ask for a rematch.")
        return None if hosted.rematch else _noted(hosted, Rematched(table))

    return command


def close(person: str | None, reason: str) -> TableCommand:
    """The host, or the house (None), closes a table before its end."""

    def command(hosted: HostedTable, at: float) -> LiveChange | None:
        if hosted.table.over or hosted.closed:
            return None
        if person is not None:
            _check_host(hosted, person)
        return _noted(hosted, Closed(reason))

    return command


def give_up_seats(person: str) -> TableCommand:
    """Somebody leaves for good: all their seats become free, and the table another host."""

    def command(hosted: HostedTable, at: float) -> LiveChange | None:
        table, entries, events = hosted.table, list[AnyEntry](), list[Event]()
        for seat in hosted.seats_of(person):
            change = playing.stand(table, seat, at=at)
            table, entries = change.table, [*entries, *change.entries]
            events += change.events
        if hosted.host == person:
            other = next((each for each in hosted.holders if each and each != person), "")
            entries.append(HostNamed(other))
            if not other and not hosted.table.over and not hosted.closed:
                entries.append(Closed("nobody"))
        return Change(table, tuple(entries), tuple(events)) if entries else None

    return command


def _check_open(hosted: HostedTable) -> None:
    if hosted.closed:
        raise WrongTime("This table was closed.")
    if hosted.table.over:
        raise WrongTime("The game is over.")


def _check_before(hosted: HostedTable) -> None:
    _check_open(hosted)
    if hosted.table.started:
        raise WrongTime("The game has started already.")
    _check_not_starting(hosted)


def _check_not_starting(hosted: HostedTable) -> None:
    if hosted.starting is not None:
        raise WrongTime("The start has been called.")


def _check_host(hosted: HostedTable, person: str) -> None:
    if not hosted.is_host(person):
        raise NotHost("Only the host of the table can do this.")


def _check_holder(hosted: HostedTable, person: str, seat: Seat) -> None:
    if seat not in hosted.table.seats or hosted.holders[seat] != person:
        raise NotYours(f"Seat {seat} is not yours.")
