"""What people, clocks and bots can do at a party. Each command gives a Change or raises.

A command is checked against the party as it is now. When somebody else's row came first, the party
has caught up by then, and the command is checked again from the beginning.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from adamas.core.event import Event
from adamas.core.seat import Seat
from adamas.hall.entries import (
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
from adamas.hall.errors import NoChat, NotHost, NotWelcome, NotYours
from adamas.hall.party import Party
from adamas.hall.phrases import PHRASES
from adamas.play import commands as playing
from adamas.play.dice import commitment as commitment_to
from adamas.play.errors import BrokenSeal, SeatError, TooLate, WrongTime
from adamas.play.names import checked_text
from adamas.play.table import Step, Table

LONGEST_TEXT = 200
REVEAL_SECONDS = 15
"""How long the seats may take to reveal their entropy."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a command does: the entries to store, and what those of play make of the table."""

    entries: tuple[AnyEntry, ...]
    table: Table
    events: Sequence[Event] = ()


Command = Callable[[Party, float], "Change | None"]
"""A command, to be tried at a party at a time; None if there is nothing left to do."""


def _noted(party: Party, *entries: AnyEntry) -> Change:
    """A change around the table."""
    return Change(entries, party.table)


def _played(step: Step, *others: AnyEntry, before: Sequence[AnyEntry] = ()) -> Change:
    """A change at the table, and perhaps around it."""
    return Change((*before, *step.entries, *others), step.table, step.events)


def sit(
    person: str, process: str, name: str, seat: Seat | None, commitment: bytes | None
) -> Command:
    """Take a seat: a certain one, or any."""

    def command(party: Party, at: float) -> Change:
        _check_open(party)
        if person in party.barred:
            raise NotWelcome("The host has removed you from this table.")
        if party.starting is not None:
            raise WrongTime("The game is about to start; sit down when it has, or has not.")
        table = party.table
        place = _free_seat(table) if seat is None else seat
        # The clean name is what counts: “Ann ” and “Ann” would look the same.
        step = playing.sit(table, place, name, at=at, commitment=commitment)
        taken = {each.name for each in table.sitters if each}
        sitter = step.table.sitters[place]
        if sitter and sitter.name in taken:
            raise SeatError(f"Somebody at this table is called {sitter.name} already.")
        return _played(step, Held(place, person), Came(place, process))

    return command


def _free_seat(table: Table) -> Seat:
    free = next((seat for seat in table.seats if table.sitters[seat] is None), None)
    if free is None:
        raise SeatError("All seats are taken; you can watch.")
    return free


def commit(person: str, seat: Seat, commitment: bytes | None) -> Command:
    """Commit to other entropy before the start."""

    def command(party: Party, at: float) -> Change:
        _check_holder(party, person, seat)
        if party.starting is not None:
            raise WrongTime("The start has been called; commitments are frozen.")
        return _played(playing.commit(party.table, seat, commitment, at=at))

    return command


def stand(person: str, seat: Seat) -> Command:
    """Give up a seat. In a game that has begun, a bot plays it until somebody else sits down."""

    def command(party: Party, at: float) -> Change:
        _check_open(party)
        _check_holder(party, person, seat)
        _check_not_starting(party)
        return _played(playing.stand(party.table, seat, at=at))

    return command


def seat_bot(person: str, seat: Seat, spec: str, name: str) -> Command:
    """The host puts a bot at an empty seat."""

    def command(party: Party, at: float) -> Change:
        _check_host(party, person)
        _check_before(party)
        return _played(playing.sit(party.table, seat, name, at=at, bot=spec))

    return command


def remove(person: str, seat: Seat) -> Command:
    """The host empties a seat before the start; a person who sat there cannot come back."""

    def command(party: Party, at: float) -> Change:
        _check_host(party, person)
        _check_before(party)
        step = playing.stand(party.table, seat, at=at)
        holder = party.holders[seat]
        if holder is None or holder == person:
            return _played(step)
        return _played(step, Barred(holder))

    return command


def hand_over(person: str, seat: Seat) -> Command:
    """The host makes somebody else the host."""

    def command(party: Party, at: float) -> Change:
        _check_host(party, person)
        _check_open(party)
        holder = party.holders[seat] if seat in party.table.seats else None
        if holder is None:
            raise SeatError(f"Nobody sits at seat {seat} who could be the host.")
        return _noted(party, HostNamed(holder))

    return command


def start(person: str) -> Command:
    """The host calls the start: at once, or as soon as all entropy is on the table."""

    def command(party: Party, at: float) -> Change:
        _check_host(party, person)
        _check_before(party)
        if any(sitter and sitter.commitment for sitter in party.table.sitters):
            empty = next((s for s in party.table.seats if party.table.sitters[s] is None), None)
            if empty is not None:
                raise WrongTime(f"Seat {empty} is empty; all seats must be taken before the start.")
            return _noted(party, StartCalled())
        return _played(playing.start(party.table, at=at))

    return command


def reveal(person: str, seat: Seat, entropy: bytes) -> Command:
    """Give the entropy that was committed to; with the last one, the game begins."""

    def command(party: Party, at: float) -> Change | None:
        _check_holder(party, person, seat)
        if seat in party.revealed:
            return None
        if party.starting is None:
            raise WrongTime("No start has been called.")
        sitter = party.table.sitters[seat]
        found = commitment_to(entropy).hex()
        if sitter is None or sitter.commitment != found:
            raise BrokenSeal(f"The entropy of seat {seat} is not the one that it committed to.")
        given = Revealed(seat, entropy.hex())
        if party.hidden_entropy != (seat,):
            return _noted(party, given)
        all_given = {
            s: bytes.fromhex(e) for s, e in {**party.revealed, seat: given.entropy}.items()
        }
        return _played(playing.start(party.table, all_given, at=at), before=(given,))

    return command


def call_off(party: Party, at: float) -> Change | None:
    """Give up a start for which some entropy is missing; what was revealed is worth nothing now."""
    if party.starting is None or at < party.starting + REVEAL_SECONDS:
        return None
    missing = party.hidden_entropy
    table, entries, events = party.table, list[AnyEntry](), list[Event]()
    for seat, sitter in enumerate(table.sitters):
        if sitter and sitter.commitment:
            step = playing.commit(table, seat, None, at=at)
            table, entries = step.table, [*entries, *step.entries]
            events += step.events
    return Change((*entries, StartCalledOff(missing)), table, events)


def choose(person: str, seat: Seat, decision: int, action: str) -> Command:
    """Make or change a sealed choice."""

    def command(party: Party, at: float) -> Change:
        _check_holder(party, person, seat)
        _check_open(party)
        if seat in party.timed_out and decision == party.table.decision:
            raise TooLate("Your time ran out, and the default was chosen for you.")
        parsed = party.table.game.parse_action(action)
        return _played(playing.choose(party.table, seat, decision, parsed, at=at))

    return command


def choose_for_bots(decision: int, actions: Mapping[Seat, object]) -> Command:
    """What bots chose, as far as they still have to."""

    def command(party: Party, at: float) -> Change | None:
        def play(step: Step) -> Step:
            for seat in party.bots_to_move:
                if seat in actions and step.table.decision == decision:
                    action = actions[seat]
                    step = _then(step, playing.choose(step.table, seat, decision, action, at=at))
            return step

        return None if party.closed else _any(party, play)

    return command


def time_out(decision: int) -> Command:
    """Take the defaults of all seats whose time has run out."""

    def command(party: Party, at: float) -> Change | None:
        def play(step: Step) -> Step:
            for seat, deadline in party.deadlines.items():
                if deadline <= at and step.table.decision == decision:
                    step = _then(step, playing.choose_default(step.table, seat, decision, at=at))
            return step

        return None if party.closed else _any(party, play)

    return command


def _then(step: Step, more: Step) -> Step:
    return Step(more.table, (*step.entries, *more.entries), (*step.events, *more.events))


def _any(party: Party, play: Callable[[Step], Step]) -> Change | None:
    step = play(Step(party.table, (), ()))
    return _played(step) if step.entries else None


def come(seat: Seat, process: str) -> Command:
    """The holder of a seat is here."""

    def command(party: Party, at: float) -> Change | None:
        seen = party.seen_by[seat] == process and seat not in party.stand_ins
        return None if seen or not party.holders[seat] else _noted(party, Came(seat, process))

    return command


def go(seat: Seat, process: str) -> Command:
    """The holder of a seat is not seen any more by the process that saw them."""

    def command(party: Party, at: float) -> Change | None:
        seen = party.seen_by[seat] == process
        return _noted(party, Went(seat)) if seen else None

    return command


def stand_in(party: Party, at: float) -> Change | None:
    """Let bots play for all who have been away for too long."""
    due = [StoodIn(seat) for seat, when in party.takeovers.items() if when <= at]
    return _noted(party, *due) if due else None


def say(person: str, name: str, phrase: str | None, text: str | None) -> Command:
    """Say a phrase, or something in one's own words where the host allows it."""

    def command(party: Party, at: float) -> Change:
        if person in party.barred:
            raise NotWelcome("The host has removed you from this table.")
        if party.settings.chat == "none":
            raise NoChat("Nobody talks at this table.")
        if phrase is not None:
            if phrase not in PHRASES:
                raise NoChat(f"`{phrase}` is none of the phrases.")
            return _noted(party, Said(person, name, phrase, None))
        if party.settings.chat != "free":
            raise NoChat("At this table people talk by phrases.")
        words = checked_text(text or "", "What you say", LONGEST_TEXT)
        return _noted(party, Said(person, name, None, words))

    return command


def rematch(person: str, table: str) -> Command:
    """Agree on the table at which the same people play again; None if they already have."""

    def command(party: Party, at: float) -> Change | None:
        if not party.table.over:
            raise WrongTime("The game is not over yet.")
        if not party.seats_of(person) and not party.is_host(person):
            raise NotYours("Only those who played can ask for a rematch.")
        return None if party.rematch else _noted(party, Rematched(table))

    return command


def close(person: str | None, reason: str) -> Command:
    """The host, or the house (None), closes a table before its end."""

    def command(party: Party, at: float) -> Change | None:
        if party.table.over or party.closed:
            return None
        if person is not None:
            _check_host(party, person)
        return _noted(party, Closed(reason))

    return command


def give_up_seats(person: str) -> Command:
    """Somebody leaves for good: all their seats become free, and the table another host."""

    def command(party: Party, at: float) -> Change | None:
        table, entries, events = party.table, list[AnyEntry](), list[Event]()
        for seat in party.seats_of(person):
            step = playing.stand(table, seat, at=at)
            table, entries = step.table, [*entries, *step.entries]
            events += step.events
        if party.host == person:
            other = next((each for each in party.holders if each and each != person), "")
            entries.append(HostNamed(other))
            if not other and not party.table.over and not party.closed:
                entries.append(Closed("nobody"))
        return Change(tuple(entries), table, events) if entries else None

    return command


def _check_open(party: Party) -> None:
    if party.closed:
        raise WrongTime("This table was closed.")
    if party.table.over:
        raise WrongTime("The game is over.")


def _check_before(party: Party) -> None:
    _check_open(party)
    if party.table.started:
        raise WrongTime("The game has started already.")
    _check_not_starting(party)


def _check_not_starting(party: Party) -> None:
    if party.starting is not None:
        raise WrongTime("The start has been called.")


def _check_host(party: Party, person: str) -> None:
    if not party.is_host(person):
        raise NotHost("Only the host of the table can do this.")


def _check_holder(party: Party, person: str, seat: Seat) -> None:
    if seat not in party.table.seats or party.holders[seat] != person:
        raise NotYours(f"Seat {seat} is not yours.")
