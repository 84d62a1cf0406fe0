"""What a command refuses, told in the language that is spoken."""

from adamas.core.errors import AdamasError
from adamas.locale.languages import SOURCE, spoken
from adamas.locale.shell import shell


class Refusal(AdamasError):
    """Something that cannot be done, in words that are translated already."""


def refusal(message: str, /, **arguments: object) -> Refusal:
    """The refusal with a message of the shell."""
    return Refusal(shell(message, **arguments))


def told(error: AdamasError) -> str:
    """What is wrong, as a sentence.

    The library explains its errors in English, to those who program with it. Others hear first, in
    their language, what kind of error it is.
    """
    if isinstance(error, Refusal) or spoken() == SOURCE:
        return str(error)
    return shell("cli-refused", code=error.code, detail=str(error))
