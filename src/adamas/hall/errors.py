"""The errors of a hall, and the code and advice with which every error reaches a client.

AdamasError
└── HallError
    ├── NoTable      there is no such table
    ├── Unplayable   the table was begun with rules that this server does not have
    ├── NoKey        nobody is known by this key, or there is none
    ├── NotYours     the seat is somebody else's
    ├── NotHost      only the host can do this
    ├── NotWelcome   removed from this table, or blocked in this house
    ├── NoChat       this cannot be said at this table
    ├── TooMany      a limit of the house is reached
    └── Busy         too much is going on at this table or in the store
"""

from adamas.core.errors import AdamasError, BadOption, IllegalMove, Malformed, UnknownGame
from adamas.play.errors import BadRecord, BrokenSeal, SeatError, TableError, TooLate, WrongTime
from adamas.store.errors import Full, StoreError


class HallError(AdamasError):
    """Something that cannot be done here."""


class NoTable(HallError):
    """There is no such table."""


class Unplayable(HallError):
    """The table was begun with rules that this server does not have."""


class NoKey(HallError):
    """Nobody is known by this key, or there is none."""


class NotYours(HallError):
    """The seat is somebody else's."""


class NotHost(HallError):
    """Only the host can do this."""


class NotWelcome(HallError):
    """Removed from this table, or blocked in this house."""


class NoChat(HallError):
    """This cannot be said at this table."""


class TooMany(HallError):
    """A limit of the house is reached."""


class Busy(HallError):
    """Too much is going on."""


CODES: dict[type[AdamasError], tuple[str, str]] = {
    Malformed: ("malformed", "Correct it and send it again."),
    BadOption: ("bad_option", "Choose one that exists; GET /api/games lists all."),
    IllegalMove: ("illegal", "Choose one of the legal actions of the present turn."),
    UnknownGame: ("unknown_game", "Choose a game of GET /api/games."),
    SeatError: ("seat", "Choose another seat."),
    WrongTime: ("wrong_time", "Look at the table again; it has moved on."),
    TooLate: ("too_late", "Look at the present decision and choose anew."),
    BrokenSeal: ("broken_seal", "Reveal the entropy that was committed to."),
    TableError: ("table", "Look at the table again."),
    BadRecord: ("bad_record", "Use a version of Adamas that has these rules."),
    NoTable: ("no_table", "Check the link; the table may have been cleared away."),
    Unplayable: ("unplayable", "Ask the host of the server for the version named here."),
    NoKey: ("no_key", "Become somebody first: POST /api/people gives a key."),
    NotYours: ("not_yours", "Use the device on which the seat was taken, or move it by a code."),
    NotHost: ("not_host", "Ask the host of the table."),
    NotWelcome: ("not_welcome", "Choose another table."),
    NoChat: ("no_chat", "Say one of the phrases, if the table has them."),
    TooMany: ("too_many", "Finish or close something first, or try again later."),
    Busy: ("busy", "Wait a moment and send it again."),
    Full: ("busy", "Wait a moment and send it again."),
    StoreError: ("store", "Wait a moment and try again."),
}


def code_of(error: AdamasError) -> tuple[str, str]:
    """The code of an error and what to do about it."""
    return next((CODES[kind] for kind in type(error).__mro__ if kind in CODES), ("error", ""))
