"""What people, clocks and bots can do at a hosted table. Each command gives a Change or raises.

A command is checked against the table as it is now. When somebody else's row came first, the table
has caught up by then, and the command is checked again from the beginning.

What people ask for comes as a message. The function that does it is found by the type of its first
argument: a message of the wire and a function here are all that a command needs.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import singledispatch

import msgspec

from adamas.bots.names import free_names
from adamas.core.catalogue import box
from adamas.core.errors import Malformed
from adamas.core.event import Event
from adamas.core.seat import Seat
from adamas.live.entries import (
    AnyEntry,
    Barred,
    Came,
    Closed,
    Dressed,
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
from adamas.live.errors import LooksAlike, NoChat, NotHost, NotWelcome, NotYours
from adamas.live.hosted_table import HostedTable
from adamas.live.lookalikes import look_alike
from adamas.live.new_table import check_bot, new_salt
from adamas.live.phrases import PHRASES
from adamas.play import commands as playing
from adamas.play.dice import commitment as commitment_to
from adamas.play.errors import BrokenSeal, SeatError, TooLate, WrongTime
from adamas.play.log import Entry
from adamas.play.names import checked_text
from adamas.play.table import Change, Table
from adamas.wire import messages as wire

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


# What people ask for


class Asker(msgspec.Struct, frozen=True):
    """Who asks for something, and when."""

    person: str
    name: str
    """What they are called where they do not sit."""
    process: str
    """The process that sees them."""
    at: float


def command_of(wanted: wire.Command, person: str, name: str, process: str) -> TableCommand:
    """The command that a message asks for."""

    def command(hosted: HostedTable, at: float) -> LiveChange | None:
        return carry_out(wanted, hosted, Asker(person, name, process, at))

    return command


@singledispatch
def carry_out(
    wanted: wire.Command,
    hosted: HostedTable,
    asker: Asker,
) -> LiveChange | None:
    """Do what a message asks for. What no function is registered for is refused."""
    raise Malformed(f"`{type(wanted).__name__}` asks for nothing that is done at a table.")


@carry_out.register
def sit(wanted: wire.Sit, hosted: HostedTable, asker: Asker) -> LiveChange:
    """Take a seat: a certain one, or any."""
    _check_open(hosted)
    _check_welcome(hosted, asker)
    if hosted.starting is not None:
        raise WrongTime("The game is about to start; sit down when it has, or has not.")
    table = hosted.table
    place = _free_seat(table) if wanted.seat is None else wanted.seat
    sealed = _bytes(wanted.commitment)
    # The clean name is what counts: “Ann ” and “Ann” would look the same.
    change = playing.sit(table, place, wanted.name, at=asker.at, commitment=sealed, salt=new_salt())
    taken = {each.name for each in table.sitters if each}
    sitter = change.table.sitters[place]
    if sitter and sitter.name in taken:
        raise SeatError(f"Somebody at this table is called {sitter.name} already.")
    alike = next((name for name in taken if sitter and look_alike(sitter.name, name)), None)
    if alike is not None:
        raise LooksAlike(
            f"Your name looks the same as “{alike}”, as somebody at this table is called, though "
            "it has other letters. Choose one that nobody can mistake for it."
        )
    likes = wanted.explorer
    dressed = [Dressed(place, likes)] if likes is not None and hosted.can_be(place, likes) else []
    return _played(change, Held(place, asker.person), *dressed, Came(place, asker.process))


def _free_seat(table: Table) -> Seat:
    free = next((seat for seat in table.seats if table.sitters[seat] is None), None)
    if free is None:
        raise SeatError("All seats are taken; you can watch.")
    return free


@carry_out.register
def commit(wanted: wire.Commit, hosted: HostedTable, asker: Asker) -> LiveChange:
    """Commit to other entropy before the start."""
    _check_holder(hosted, asker, wanted.seat)
    if hosted.starting is not None:
        raise WrongTime("The start has been called; commitments are frozen.")
    sealed = _bytes(wanted.commitment)
    return _played(playing.commit(hosted.table, wanted.seat, sealed, at=asker.at))


@carry_out.register
def dress(wanted: wire.Dress, hosted: HostedTable, asker: Asker) -> LiveChange | None:
    """Be another explorer. Once a game has begun, everybody is known by what they are."""
    seat, explorer = wanted.seat, wanted.explorer
    _check_holder(hosted, asker, seat)
    _check_before(hosted)
    if hosted.dressed.get(seat) == explorer:
        return None
    if not hosted.can_be(seat, explorer):
        raise SeatError("Somebody at this table is that explorer already; pick another one.")
    return _noted(hosted, Dressed(seat, explorer))


@carry_out.register
def stand(wanted: wire.Stand, hosted: HostedTable, asker: Asker) -> LiveChange:
    """Give up a seat. In a game that has begun, a bot plays it until somebody else sits down."""
    _check_open(hosted)
    _check_holder(hosted, asker, wanted.seat)
    _check_not_starting(hosted)
    return _played(_stand(hosted, hosted.table, wanted.seat, asker.at))


def _stand(hosted: HostedTable, table: Table, seat: Seat, at: float) -> Change[Entry]:
    """Give up a seat; in a game that has begun, a bot plays there."""
    change = playing.stand(table, seat, at=at)
    if not table.started:
        return change
    return _then(change, playing.substitute(change.table, seat, hosted.settings.stand_in, at=at))


@carry_out.register
def seat_bot(wanted: wire.SeatBot, hosted: HostedTable, asker: Asker) -> LiveChange:
    """The host puts a bot at an empty seat."""
    _check_host(hosted, asker)
    _check_before(hosted)
    game = hosted.table.game
    check_bot(box(game.name), game, wanted.bot)
    taken = {sitter.name for sitter in hosted.table.sitters if sitter}
    name = next(free_names(taken))
    seat, bot = wanted.seat, wanted.bot
    return _played(playing.sit(hosted.table, seat, name, at=asker.at, bot=bot, salt=new_salt()))


@carry_out.register
def remove(wanted: wire.Remove, hosted: HostedTable, asker: Asker) -> LiveChange:
    """The host empties a seat before the start; a person who sat there cannot come back."""
    _check_host(hosted, asker)
    _check_before(hosted)
    change = playing.stand(hosted.table, wanted.seat, at=asker.at)
    holder = hosted.holders[wanted.seat]
    if holder is None or holder == asker.person:
        return _played(change)
    return _played(change, Barred(holder))


@carry_out.register
def hand_over(wanted: wire.HandOver, hosted: HostedTable, asker: Asker) -> LiveChange:
    """The host makes somebody else the host."""
    _check_host(hosted, asker)
    _check_open(hosted)
    seat = wanted.seat
    holder = hosted.holders[seat] if seat in hosted.table.seats else None
    if holder is None:
        raise SeatError(f"Nobody sits at seat {seat} who could be the host.")
    return _noted(hosted, HostNamed(holder))


@carry_out.register
def start(_: wire.Start, hosted: HostedTable, asker: Asker) -> LiveChange:
    """The host calls the start: at once, or as soon as all entropy is on the table."""
    _check_host(hosted, asker)
    _check_before(hosted)
    if any(sitter and sitter.commitment for sitter in hosted.table.sitters):
        empty = next((s for s in hosted.table.seats if hosted.table.sitters[s] is None), None)
        if empty is not None:
            raise WrongTime(f"Seat {empty} is empty; all seats must be taken before the start.")
        return _noted(hosted, StartCalled())
    return _played(playing.start(hosted.table, at=asker.at))


@carry_out.register
def reveal(wanted: wire.Reveal, hosted: HostedTable, asker: Asker) -> LiveChange | None:
    """Give the entropy that was committed to; with the last one, the game begins."""
    seat = wanted.seat
    _check_holder(hosted, asker, seat)
    if seat in hosted.revealed:
        return None
    if hosted.starting is None:
        raise WrongTime("No start has been called.")
    sitter = hosted.table.sitters[seat]
    found = commitment_to(bytes.fromhex(wanted.entropy)).hex()
    if sitter is None or sitter.commitment != found:
        raise BrokenSeal(f"The entropy of seat {seat} is not the one that it committed to.")
    given = Revealed(seat, wanted.entropy)
    if hosted.hidden_entropy != (seat,):
        return _noted(hosted, given)
    all_given = {s: bytes.fromhex(e) for s, e in {**hosted.revealed, seat: given.entropy}.items()}
    return _played(playing.start(hosted.table, all_given, at=asker.at), before=(given,))


@carry_out.register
def choose(wanted: wire.Choose, hosted: HostedTable, asker: Asker) -> LiveChange:
    """Make or change a sealed choice."""
    table, seat, decision = hosted.table, wanted.seat, wanted.decision
    _check_holder(hosted, asker, seat)
    _check_open(hosted)
    if seat in hosted.timed_out and decision == table.decision:
        raise TooLate("Your time ran out, and the default was chosen for you.")
    action = table.game.parse_action(wanted.action)
    return _played(playing.choose(table, seat, decision, action, at=asker.at))


@carry_out.register
def say(wanted: wire.Say, hosted: HostedTable, asker: Asker) -> LiveChange:
    """Say a phrase, or something in one's own words where the host allows it."""
    _check_welcome(hosted, asker)
    if hosted.settings.chat == "none":
        raise NoChat("Nobody talks at this table.")
    name = _name_of(hosted, asker)
    if wanted.phrase is not None:
        if wanted.phrase not in PHRASES:
            raise NoChat(f"`{wanted.phrase}` is none of the phrases.")
        return _noted(hosted, Said(asker.person, name, wanted.phrase, None))
    if hosted.settings.chat != "free":
        raise NoChat("At this table people talk by phrases.")
    words = checked_text(wanted.text or "", "What you say", LONGEST_TEXT)
    return _noted(hosted, Said(asker.person, name, None, words))


def _name_of(hosted: HostedTable, asker: Asker) -> str:
    """What whoever speaks is called at this table."""
    sitters = (hosted.table.sitters[seat] for seat in hosted.seats_of(asker.person))
    return next((sitter.name for sitter in sitters if sitter), asker.name)


@carry_out.register
def close(_: wire.Close, hosted: HostedTable, asker: Asker) -> LiveChange | None:
    """The host closes a table before its end."""
    if hosted.table.over or hosted.closed:
        return None
    _check_host(hosted, asker)
    return _noted(hosted, Closed("host"))


# What the house does


def close_by_house(reason: str) -> TableCommand:
    """Close a table before its end, whoever its host is."""

    def command(hosted: HostedTable, _: float) -> LiveChange | None:
        over = hosted.table.over or hosted.closed
        return None if over else _noted(hosted, Closed(reason))

    return command


def call_off(hosted: HostedTable, at: float) -> LiveChange | None:
    """Give up a start for which some entropy is missing; what was revealed is worth nothing now."""
    if hosted.starting is None or at < hosted.starting + REVEAL_SECONDS:
        return None
    return _called_off(hosted.table, hosted.hidden_entropy, at)


def _called_off(table: Table, missing: Sequence[Seat], at: float) -> LiveChange:
    """A start that is given up, and all commitments with it."""
    entries, events = list[AnyEntry](), list[Event]()
    for seat, sitter in enumerate(table.sitters):
        if sitter and sitter.commitment:
            change = playing.commit(table, seat, None, at=at)
            table, entries = change.table, [*entries, *change.entries]
            events += change.events
    return Change(table, (*entries, StartCalledOff(tuple(missing))), tuple(events))


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
        if seen or not hosted.holders[seat]:
            return None
        here = Came(seat, process)
        if seat not in hosted.stand_ins:
            return _noted(hosted, here)
        return _played(playing.substitute(hosted.table, seat, None, at=at), here)

    return command


def go(seat: Seat, process: str) -> TableCommand:
    """The holder of a seat is not seen any more by the process that saw them."""

    def command(hosted: HostedTable, at: float) -> LiveChange | None:
        seen = hosted.seen_by[seat] == process
        return _noted(hosted, Went(seat)) if seen else None

    return command


def stand_in(hosted: HostedTable, at: float) -> LiveChange | None:
    """Let bots play for all who have been away for too long."""
    due = [seat for seat, when in hosted.takeovers.items() if when <= at]
    if not due:
        return None
    change: Change[Entry] = Change(hosted.table, ())
    for seat in due:
        bot = hosted.settings.stand_in
        change = _then(change, playing.substitute(change.table, seat, bot, at=at))
    return _played(change, *map(StoodIn, due))


def rematch(person: str, table: str) -> TableCommand:
    """Agree on the table at which the same people play again; None if they already have."""

    def command(hosted: HostedTable, at: float) -> LiveChange | None:
        if not hosted.table.over:
            raise WrongTime("The game is not over yet.")
        if not hosted.seats_of(person) and not hosted.is_host(person):
            raise NotYours("Only those who played can ask for a rematch.")
        return None if hosted.rematch else _noted(hosted, Rematched(table))

    return command


def give_up_seats(person: str) -> TableCommand:
    """Somebody leaves for good: all their seats become free, and the table another host."""

    def command(hosted: HostedTable, at: float) -> LiveChange | None:
        table, entries, events = hosted.table, list[AnyEntry](), list[Event]()
        seats = hosted.seats_of(person)
        for seat in seats:
            change = _stand(hosted, table, seat, at)
            table, entries = change.table, [*entries, *change.entries]
            events += change.events
        if seats and hosted.starting is not None:
            # It cannot happen any more; nobody should wait for that until its time has run out.
            off = _called_off(table, seats, at)
            table, entries, events = off.table, [*entries, *off.entries], [*events, *off.events]
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


def _check_welcome(hosted: HostedTable, asker: Asker) -> None:
    if asker.person in hosted.barred:
        raise NotWelcome("The host has removed you from this table.")


def _check_host(hosted: HostedTable, asker: Asker) -> None:
    if not hosted.is_host(asker.person):
        raise NotHost("Only the host of the table can do this.")


def _check_holder(hosted: HostedTable, asker: Asker, seat: Seat) -> None:
    if seat not in hosted.table.seats or hosted.holders[seat] != asker.person:
        raise NotYours(f"Seat {seat} is not yours.")


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else bytes.fromhex(text)
