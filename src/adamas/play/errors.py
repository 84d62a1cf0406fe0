"""The errors of a table and of records, beside those of the rules.

AdamasError
├── TableError     something that cannot be done at this table
│   ├── SeatError    the seat is taken, empty, or does not exist
│   ├── WrongTime    before the start, after it, or after the end
│   ├── TooLate      an answer to a decision that is over
│   └── BrokenSeal   an entropy that is missing or not what was committed to
└── BadRecord      a record that cannot be read, or that the rules contradict
"""

from adamas.core.errors import AdamasError


class TableError(AdamasError):
    """Something that cannot be done at this table. The table is unchanged."""

    code = "table"


class SeatError(TableError):
    """The seat is taken, empty, or does not exist."""

    code = "seat"


class WrongTime(TableError):
    """It cannot be done before the start, after it, or after the end."""

    code = "wrong_time"


class TooLate(TableError):
    """An answer to a decision that is over. It is never carried over to the next one."""

    code = "too_late"


class BrokenSeal(TableError):
    """An entropy that is missing or not the one that was committed to."""

    code = "broken_seal"


class BadRecord(AdamasError):
    """A record that cannot be read, or that the rules contradict."""

    code = "bad_record"
