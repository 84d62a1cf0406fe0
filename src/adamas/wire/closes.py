"""Why the server closes sockets: codes besides those of the standard."""

from enum import IntEnum


class CloseCode(IntEnum):
    """Why the server closed a socket."""

    SLOW_READER = 4001
    """Too many messages wait for you. Come back with your version."""
    TOO_FAST = 4002
    """You sent too many messages, or too many that could not be read. Slow down."""
    NO_HELLO = 4003
    """The first message was no `hello`, or none came in time."""
    TOO_MANY = 4004
    """The server, or your address, has too many sockets. Try again later."""
    OTHER_PROTOCOL = 4005
    """The server speaks another protocol. Do not come back before an update."""
    BLOCKED = 4006
    """Whoever looks after the house has blocked you. Do not come back."""
