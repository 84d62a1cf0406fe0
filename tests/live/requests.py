"""What people ask for at a table, as the socket would hand it on."""

from adamas.live.commands import TableCommand, command_of
from adamas.wire import messages as wire

ID, PROCESS = "1", "process"
"""Where neither matters."""


def ask(person: str, wanted: wire.Command, process: str = PROCESS) -> TableCommand:
    """Somebody asks for something."""
    return command_of(wanted, person, person.title(), process)


def sit(person: str, process: str, name: str, seat: int | None = None) -> TableCommand:
    return ask(person, wire.Sit(ID, name, seat), process)


def stand(person: str, seat: int) -> TableCommand:
    """Somebody gives up a seat."""
    return ask(person, wire.Stand(ID, seat))


def start(person: str) -> TableCommand:
    return ask(person, wire.Start(ID))


def choose(person: str, seat: int, decision: int, action: str) -> TableCommand:
    return ask(person, wire.Choose(ID, seat, decision, action))


def say(person: str, phrase: str | None = None, text: str | None = None) -> TableCommand:
    return ask(person, wire.Say(ID, phrase, text))
