"""The words of the program around the games."""

from adamas.locale.languages import SHELL, spoken
from adamas.locale.words import bundle, format_message


def shell(message: str, language: str | None = None, /, **arguments: object) -> str:
    """The text of a message of the shell."""
    made = bundle(SHELL, language or spoken(), "shell.ftl", "cli.ftl", "sources.ftl")
    return format_message(made, message, arguments)
