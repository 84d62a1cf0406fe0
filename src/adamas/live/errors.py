"""The errors of a server, and the advice with which every error reaches a client.

AdamasError
└── LiveError
    ├── NoTable      there is no such table
    ├── Unplayable   the table was begun with rules that this server does not have
    ├── NoKey        nobody is known by this key, or there is none
    ├── NotYours     the seat is somebody else's
    ├── LooksAlike   somebody at the table has a name that looks the same
    ├── NotHost      only the host can do this
    ├── NotWelcome   removed from this table, or blocked in this house
    ├── NoChat       this cannot be said at this table
    ├── TooLarge     more than is taken at once
    ├── TooMany      a limit of the house is reached
    └── Busy         too much is going on at this table or in the store
"""

from adamas.core.errors import AdamasError


class LiveError(AdamasError):
    """Something that cannot be done here."""


class NoTable(LiveError):
    """There is no such table."""

    code = "no_table"


class Unplayable(LiveError):
    """The table was begun with rules that this server does not have."""

    code = "unplayable"


class NoKey(LiveError):
    """Nobody is known by this key, or there is none."""

    code = "no_key"


class NotYours(LiveError):
    """The seat is somebody else's."""

    code = "not_yours"


class LooksAlike(LiveError):
    """Somebody at the table has a name that looks the same."""

    code = "looks_alike"


class NotHost(LiveError):
    """Only the host can do this."""

    code = "not_host"


class NotWelcome(LiveError):
    """Removed from this table, or blocked in this house."""

    code = "not_welcome"


class NoChat(LiveError):
    """This cannot be said at this table."""

    code = "no_chat"


class TooLarge(LiveError):
    """More than is taken at once."""

    code = "too_large"


class TooMany(LiveError):
    """A limit of the house is reached."""

    code = "too_many"


class Busy(LiveError):
    """Too much is going on."""

    code = "busy"


ADVICE: dict[str, str] = {
    "malformed": "Correct it and send it again.",
    "bad_option": "Choose one that exists; GET /api/games lists all.",
    "illegal": "Choose one of the legal actions of the present turn.",
    "unknown_game": "Choose a game of GET /api/games.",
    "seat": "Choose another seat.",
    "wrong_time": "Look at the table again; it has moved on.",
    "too_late": "Look at the present decision and choose anew.",
    "broken_seal": "Reveal the entropy that was committed to.",
    "table": "Look at the table again.",
    "bad_record": "Use a version of Adamas that has these rules.",
    "no_table": "Check the link; the table may have been cleared away.",
    "unplayable": "Ask the host of the server for the version named here.",
    "no_key": "Become somebody first: POST /api/people gives a key.",
    "not_yours": "Use the device on which the seat was taken, or move it by a code.",
    "looks_alike": "Choose another name.",
    "not_host": "Ask the host of the table.",
    "not_welcome": "Choose another table.",
    "no_chat": "Say one of the phrases, if the table has them.",
    "too_large": "Send less.",
    "too_many": "Finish or close something first, or try again later.",
    "busy": "Wait a moment and send it again.",
    "store": "Wait a moment and try again.",
    "damaged": "Tell the host of the server, who can restore it from a backup.",
}
"""What a client can do about an error, by its code."""
