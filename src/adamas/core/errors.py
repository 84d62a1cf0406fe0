"""The errors a caller can meet. Each carries one sentence that says what was wrong and what to do.

AdamasError
├── Malformed      text or data that cannot be read at all
├── BadOption      an edition, option, value or number of seats that does not exist or fit
├── IllegalMove    a well-formed move that the rules do not allow now
└── UnknownGame    no game of that name is installed
"""

from collections.abc import Iterable
from difflib import get_close_matches
from operator import index


class AdamasError(Exception):
    """Base of all errors that are the fault of what came in, not of the program."""

    code = "error"
    """What kind of error it is, for programs and translators; a kind keeps its code."""


class Malformed(AdamasError):
    """Text or data that cannot be read at all."""

    code = "malformed"


class BadOption(AdamasError):
    """An edition, option, value or number of seats that does not exist or does not fit."""

    code = "bad_option"


class IllegalMove(AdamasError):
    """A well-formed move that the rules do not allow now. The state is untouched."""

    code = "illegal"


class UnknownGame(AdamasError):
    """No game of that name is installed."""

    code = "unknown_game"


def listing(words: Iterable[str], last: str = "and", most: int | None = None) -> str:
    """`a, b and c`, each in backquotes, for use in a sentence.

    Of more than `most` the rest is only counted: `a, b and 3 others`.
    """
    quoted = [f"`{word}`" for word in words]
    if most is not None and len(quoted) > most + 1:
        return f"{', '.join(quoted[:most])} {last} {len(quoted) - most} others"
    if len(quoted) < 2:
        return "".join(quoted) or "nothing"
    return f"{', '.join(quoted[:-1])} {last} {quoted[-1]}"


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """The sentence for a word that is not among the known ones, with a guess if one is near."""
    known = tuple(known)
    near = get_close_matches(word, known, n=1)
    guess = f" Did you mean `{near[0]}`?" if near else ""
    return f"There is no {what} `{word}`.{guess} It can be {listing(known, 'or')}."


def whole(value: object, what: str) -> int:
    """A whole number of any library as Python's own; BadOption if it is none."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        raise BadOption(f"{what} should be a whole number, not {value!r}.") from None
